//! The screens of classic Can't Stop.

pub mod history;
pub mod play;
mod result;

use std::cmp::Ordering;

use self::play::Play;
use super::game_ui::GameUi;
use crate::session::{Classic, Session};
use crate::text::say;

impl GameUi for Classic {
    type Play = Play;

    const SEATS_LATE_PLAYERS: bool = false;

    fn leaving(name: &str) -> String {
        say!("seats-leaving-board", name)
    }

    fn against(session: &Session<Classic>, other: i32) -> Ordering {
        other.cmp(&(session.table().turns().len() as i32))
    }
}
