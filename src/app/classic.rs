//! The screens of classic Can't Stop.

pub mod history;
pub mod play;
mod result;
pub mod review;

use self::history::History;
use self::play::Play;
use self::review::Review;
use super::open::{Message, Open, Screens};
use super::widget::Element;
use crate::session::Classic;

/// Something that can be corrected, by the number of its roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The two dice of a roll for the start.
    RollOff(usize),
    /// The four dice of a roll.
    Roll(usize),
    /// What was played of a roll.
    Play(usize),
    /// Whether the turn went on after a roll.
    Decision(usize),
}

impl Screens for Classic {
    type Play = Play;
    type History = History;
    type Review = Review;
    type Place = Place;

    fn result<'a>(open: &'a Open<Classic>) -> Element<'a, Message<Classic>> {
        result::view(open.session(), open.best())
    }
}
