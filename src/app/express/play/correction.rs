//! What a correction at the table is, what it changes, and what it asks for.

use crate::app::words;
use crate::session::{Event, Session};

/// Whether the dice of this throw have been written before.
pub(super) fn is_correction(number: usize, session: &Session) -> bool {
    number <= session.table().rounds().len()
}

/// That something is corrected, and what has to be chosen again.
pub(super) fn corrected(event: &Event, asked: &[(usize, usize)], session: &Session) -> String {
    let what = match event {
        Event::Throw { number, .. } => format!("Throw {number} is corrected."),
        Event::Choice { throw, seat, .. } => format!(
            "{}'s choice for throw {throw} is corrected.",
            session.players()[*seat].name
        ),
        Event::Seating(seating) => words::sentence(&words::seating(seating, session.players())),
    };
    if asked.is_empty() {
        return format!("{what} Everything after it stands.");
    }
    let list: Vec<String> = asked
        .iter()
        .take(4)
        .map(|&(throw, seat)| format!("{} (throw {throw})", session.players()[seat].name))
        .collect();
    let more = if asked.len() > 4 { " and others" } else { "" };
    format!(
        "{what} To be chosen again: {}{more}. Ctrl+Z takes the correction back.",
        list.join(", ")
    )
}
