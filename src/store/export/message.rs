use std::cmp::Reverse;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::rules::Seat;
use crate::rules::express::{Penalty, Signed};
use crate::session::{Classic, DiceSource, Express, Seed, Session};
use crate::store::Saved;
use crate::words::counted;

/// The day on which something last happened in a game: `20 Nov 2026`.
pub fn day(saved: &Saved) -> String {
    let day = saved.changed.to_zoned(TimeZone::system());
    day.strftime("%-d %b %Y").to_string()
}

/// Where the dice of a game came from: `real dice`, `the app's dice, code 4F7K-2QZ`, `the dice of the day, code …`.
fn dice(saved: &Saved) -> String {
    dice_of(saved.session.dice(), saved.created)
}

/// The same of the dice of a game that began then.
pub fn dice_of(dice: &DiceSource, began: Timestamp) -> String {
    match dice {
        DiceSource::Real => "real dice".to_owned(),
        DiceSource::Earlier(_) => "the dice of an earlier game".to_owned(),
        DiceSource::App(seed) => {
            let which = if are_of_day(*seed, began) {
                "the dice of the day"
            } else {
                "the app's dice"
            };
            format!("{which}, code {}", seed.code())
        }
    }
}

/// Whether the dice of a game are those of the day on which it began.
pub fn has_dice_of_day(saved: &Saved) -> bool {
    let seed = match saved.session.dice() {
        DiceSource::App(seed) => Some(*seed),
        DiceSource::Real | DiceSource::Earlier(_) => None,
    };
    seed.is_some_and(|seed| are_of_day(seed, saved.created))
}

/// Whether these are the dice of the day on which a game began.
pub fn are_of_day(seed: Seed, began: Timestamp) -> bool {
    seed == seed_of_day(began.to_zoned(TimeZone::system()).date())
}

/// The seed of a day, the same for everybody.
pub fn seed_of_day(day: Date) -> Seed {
    Seed::of_day(day.year(), day.month(), day.day())
}

/// The title of a message: which game, what it is called, and the day.
fn heading(saved: &Saved, game: &str) -> String {
    let day = day(saved);
    match &saved.title {
        Some(title) => format!("{game}: {title}, {day}\n"),
        None => format!("{game}, {day}\n"),
    }
}

/// `Over after 12 throws, with hints of the coach. Played with the app's dice, code 4F7K-2QZ.`
fn end(saved: &Saved, count: usize, thing: &str) -> String {
    let state = match (saved.session.is_over(), saved.session.players().len()) {
        (true, 1) => "Alone, over",
        (true, _) => "Over",
        (false, 1) => "Alone, under way",
        (false, _) => "Under way",
    };
    let hints = if saved.record.assisted {
        ", with hints of the coach"
    } else {
        ""
    };
    let dice = dice(saved);
    format!(
        "{state} after {}{hints}.\nPlayed with {dice}.\n",
        counted(count, thing)
    )
}

/// The result of a game of Express in a few lines.
pub(super) fn express(saved: &Saved, session: &Session<Express>) -> String {
    let mut text = heading(saved, "Can't Stop Express");
    for standing in session.standings() {
        let name = session.seat_history(standing.seat);
        text += &format!(
            "{}. {name}: {}\n",
            standing.place,
            Signed::new(standing.total)
        );
    }
    for seat in session.departed() {
        let total = session.score(seat).total();
        text += &format!("{}: {}\n", session.seat_history(seat), Signed::new(total));
    }
    let penalty = session.setup().penalty();
    if penalty != Penalty::default() {
        text += &format!("A row of one to four marks cost {}.\n", penalty.points());
    }
    let throws = session.table().rounds().len();
    text + &end(saved, throws, "throw")
}

/// The result of a classic game in a few lines.
pub(super) fn classic(saved: &Saved, session: &Session<Classic>) -> String {
    let players = session.players();
    let position = session.table().position();
    let mut text = heading(saved, "Can't Stop");
    if let Some(winner) = position.winner() {
        text += &format!("{} has won.\n", players[winner].name);
    }
    let mut seats: Vec<Seat> = Seat::all(players.len()).collect();
    seats.sort_by_key(|&seat| {
        (
            position.winner() != Some(seat),
            !position.plays_on(seat),
            Reverse(position.columns_won(seat)),
        )
    });
    for seat in seats {
        let name = session.seat_history(seat);
        let columns = counted(position.columns_won(seat), "column");
        text += &format!("{name}: {columns}\n");
    }
    let turns = session.table().turns().len();
    text + &end(saved, turns, "turn")
}
