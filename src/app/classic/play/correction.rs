//! What a correction at the board changes, and what it asks for.

use super::Session;
use crate::app::words;
use crate::session::classic::Event;

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
