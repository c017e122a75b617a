//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;
pub mod review;

use self::history::History;
use self::play::Play;
use self::review::Review;
use super::open::{Message, Open, Screens};
use super::widget::Element;
use crate::session::Express;

/// Something that can be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The dice of a throw.
    Throw(usize),
    /// What a seat chose for a throw.
    Choice(usize, usize),
}

impl Screens for Express {
    type Play = Play;
    type History = History;
    type Review = Review;
    type Place = Place;

    fn result<'a>(open: &'a Open<Express>) -> Element<'a, Message<Express>> {
        result::view(open.session(), open.best(), open.places())
    }
}
