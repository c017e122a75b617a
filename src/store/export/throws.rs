use super::table::Csv;
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::rules::express::{Entry, Score};
use crate::session::Session;

/// A line for every throw and every player who was not out before it and had not left. The columns are a promise, told in
/// `saves/README.md`.
pub(super) fn csv(session: &Session) -> String {
    let setup = session.setup();
    let seats = Seat::all(session.players().len());
    let stories: Vec<_> = seats.map(|seat| session.seat_history(seat)).collect();
    let mut table = Csv::new([
        "throw", "die_1", "die_2", "die_3", "die_4", "die_5", "player", "name", "pair_1", "pair_2",
        "fifth", "total",
    ]);
    for (number, round) in (1..).zip(session.table().rounds()) {
        for (seat, cell) in Seat::enumerate(round.cells()) {
            if matches!(cell.entry(), Entry::Out(_) | Entry::Departed) {
                continue;
            }
            let choice = cell.choice();
            let pairs = choice.map(|choice| choice.pairs.sums());
            let [low, high] = [0, 1].map(|place| pairs.map(|pairs| pairs[place].value()));
            let fifth = choice.and_then(|choice| choice.fifth).map(Die::value);
            let total = Score::of(&cell.after(), setup.penalty()).total();
            let written =
                |value: Option<u8>| value.map_or(String::new(), |value| value.to_string());
            let mut line = vec![number.to_string()];
            line.extend(round.throw().dice().map(|die| die.value().to_string()));
            line.push(seat.to_string());
            line.push(stories[seat].at(number).to_string());
            line.extend([low, high, fifth].map(written));
            line.push(total.to_string());
            table.line(line);
        }
    }
    table.text()
}
