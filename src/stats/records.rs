use super::{Contest, Course, Game, Turns, Who};
use crate::rules::Seat;

/// A result for a table of records. Seats of the computer make no records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Record {
    /// The index of the game in the list.
    pub game: usize,
    /// The seat.
    pub seat: Seat,
    /// Points or turns; for a lead, the difference in points.
    pub result: i32,
}

/// The results of people who played alone, the best first: most points or fewest turns. Of equals the earlier game
/// comes first.
pub fn alone(games: &[Game], contest: Contest, most: usize) -> Vec<Record> {
    let results = of_seats(games, contest.alone(), |game, seat| {
        game.is_solo() && game.has_single_owner(seat)
    });
    best(results, contest, most)
}

/// All results of a subject, the earliest first: alone, or in groups of Express for those who never played alone.
pub fn results(games: &[Game], contest: Contest, who: &Who) -> Vec<Record> {
    let results = |contest: Contest, is_solo: bool| {
        of_seats(games, contest, |game, seat| {
            game.is_solo() == is_solo && who.plays(game, seat)
        })
    };
    let alone = results(contest.alone(), true);
    match alone.is_empty() && contest.is_express() {
        true => results(contest, false),
        false => alone,
    }
}

/// The best results of people in groups: in Express the highest totals, whoever won; on the board the fewest turns of
/// a winner while somebody else stayed.
pub fn together(games: &[Game], contest: Contest, most: usize) -> Vec<Record> {
    let results = of_seats(games, contest, |game, seat| {
        let counts = match &game.course {
            Course::Express(_) => true,
            Course::Classic(turns) => game.winners == [seat] && has_rival(turns, seat),
        };
        counts && !game.is_solo() && game.has_single_owner(seat)
    });
    best(results, contest, most)
}

/// The biggest wins of people in groups of Express: the lead in points over the next player who stayed. Shared wins
/// do not count.
pub fn leads(games: &[Game], contest: Contest, most: usize) -> Vec<Record> {
    let leads = of(games, contest).filter_map(|(place, game)| {
        let (Course::Express(pads), &[seat]) = (&game.course, game.winners.as_slice()) else {
            return None;
        };
        if !game.has_single_owner(seat) {
            return None;
        }
        let others = Seat::enumerate(pads);
        let others = others.filter(|&(other, pads)| other != seat && !pads.has_departed);
        let next = others.map(|(_, pads)| pads.total).max()?;
        let result = pads[seat].total - next;
        Some(Record {
            game: place,
            seat,
            result,
        })
    });
    best(leads.collect(), contest, most)
}

/// Whether anybody else stayed to the end; a win over nobody does not count by turns (C14).
fn has_rival(turns: &[Turns], seat: Seat) -> bool {
    let mut others = Seat::enumerate(turns);
    others.any(|(other, turns)| other != seat && !turns.has_departed)
}

fn of(games: &[Game], contest: Contest) -> impl Iterator<Item = (usize, &Game)> {
    let all = games.iter().enumerate();
    all.filter(move |(_, game)| game.contest == contest)
}

/// The results of the seats of a contest that count.
fn of_seats(games: &[Game], contest: Contest, counts: impl Fn(&Game, Seat) -> bool) -> Vec<Record> {
    let counts = &counts;
    let results = of(games, contest).flat_map(|(place, game)| {
        let seats = Seat::all(game.players.len()).filter(move |&seat| counts(game, seat));
        seats.filter_map(move |seat| {
            Some(Record {
                game: place,
                seat,
                result: game.result(seat)?,
            })
        })
    });
    results.collect()
}

fn best(mut records: Vec<Record>, contest: Contest, most: usize) -> Vec<Record> {
    // Stable, so that the earlier of two equals stays the first.
    records.sort_by_key(|record| match contest.is_express() {
        true => -record.result,
        false => record.result,
    });
    records.truncate(most);
    records
}
