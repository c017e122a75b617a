//! What a correction at the board changes, and what it asks for.

use super::Session;
use crate::app::words;
use crate::rules::classic::Step;
use crate::session::classic::Event;

/// Whether a correction would write what stands there already.
pub(super) fn stands(event: &Event, session: &Session) -> bool {
    let table = session.table();
    match *event {
        Event::RollOff { number, dice } => {
            let mut thrown = table.roll_offs();
            thrown.nth(number - 1).map(|(_, dice)| *dice) == Some(dice)
        }
        Event::Roll { number, roll } => table.step(number).map(Step::roll) == Some(&roll),
        Event::Play { roll, play } => table.step(roll).and_then(Step::play) == Some(play),
        Event::Decision { roll, decision } => {
            table.step(roll).and_then(Step::decision) == Some(decision)
        }
        Event::Seating(_) => false,
    }
}

/// That something is corrected, and what has to be decided again.
pub(super) fn corrected(event: &Event, session: &Session) -> String {
    let what = match event {
        Event::RollOff { number, .. } => format!("Roll {number} for the start is corrected."),
        Event::Roll { number, .. } => format!("Roll {number} is corrected."),
        Event::Play { roll, .. } => format!("The play of roll {roll} is corrected."),
        Event::Decision { roll, .. } => format!("The decision after roll {roll} is corrected."),
        Event::Seating(seating) => words::sentence(&words::seating(seating, session.players())),
    };
    match session.table().waiting() {
        None => format!("{what} Everything after it stands."),
        Some(number) => {
            format!("{what} To be decided again: roll {number}. Ctrl+Z takes the correction back.")
        }
    }
}
