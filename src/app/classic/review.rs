//! What will be the review of a game on the board: its coach comes later.

use iced::widget::{container, text};
use iced::{Fill, Size, Task};

use crate::app::keymap::Press;
use crate::app::open::ReviewScreen;
use crate::app::theme::{self, size};
use crate::app::widget::Element;
use crate::session::{Classic, Session};

/// The place of the review.
#[derive(Debug, Clone)]
pub struct Review;

/// Nothing happens here.
#[derive(Debug, Clone)]
pub enum Message {}

impl ReviewScreen<Classic> for Review {
    type Message = Message;

    const KEYS: &'static [(&'static str, &'static str)] = &[("Esc", "Back")];

    fn new(_session: &Session<Classic>) -> (Review, Task<Message>) {
        (Review, Task::none())
    }

    fn on_key(&self, _press: Press) -> Option<Message> {
        None
    }

    fn back(&self) -> Option<Message> {
        None
    }

    fn update(&mut self, message: Message) -> Task<Message> {
        match message {}
    }

    fn view<'a>(&'a self, _session: &'a Session<Classic>, _within: Size) -> Element<'a, Message> {
        container(
            text("The coach of the board comes later.")
                .size(size::LABEL)
                .style(theme::text::soft),
        )
        .center(Fill)
        .into()
    }
}
