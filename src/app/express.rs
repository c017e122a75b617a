//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use self::play::Play;
use super::game_ui::GameUi;
use crate::rules::Seat;
use crate::session::{Express, Session};
use crate::text::say;

impl GameUi for Express {
    type Play = Play;

    const SEATS_LATE_PLAYERS: bool = true;

    fn leaving(name: &str) -> String {
        say!("seats-leaving-express", name)
    }

    fn against(session: &Session, other: i32) -> Ordering {
        session.score(Seat::FIRST).total().cmp(&other)
    }
}
