//! A message to the players at the table, shown until they do something else.

use std::fmt::Debug;

use iced::Fill;
use iced::widget::{container, text};

use super::bar::{self, Entry};
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, Icon, told_at_once, told_first};
use crate::text::say;

pub const HINT_KEY: &str = "T";

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Banner {
    Refusal(String),
    Notice(String),
    /// A notice of what comes with help, which is there for the asking.
    Offer(String),
}

impl Banner {
    pub fn words(&self) -> &String {
        match self {
            Banner::Refusal(words) | Banner::Notice(words) | Banner::Offer(words) => words,
        }
    }
}

pub fn face<'a, Message: 'a>(banner: Banner) -> Element<'a, Message> {
    written(banner, size::BODY)
}

/// A banner in letters of this size.
pub fn written<'a, Message: 'a>(banner: Banner, letters: f32) -> Element<'a, Message> {
    match banner {
        Banner::Refusal(words) => told_at_once(framed(words, letters, theme::container::refusal)),
        Banner::Notice(words) | Banner::Offer(words) => {
            told_first(framed(words, letters, theme::container::notice))
        }
    }
}

pub fn view<'a, Message: 'a>(word: &Option<Banner>) -> Option<Element<'a, Message>> {
    word.clone().map(face)
}

/// Announced at once.
pub fn refusal<'a, Message: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    told_at_once(framed(words, size::BODY, theme::container::refusal))
}

/// Announced before the current question.
pub fn notice<'a, Message: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    told_first(framed(words, size::BODY, theme::container::notice))
}

pub fn hint_control<'a, Message: Clone + Debug + 'a>(
    is_allowed: bool,
    message: Message,
) -> Option<Element<'a, Message>> {
    let hint = Entry::new(say!("common-bar-hint"), HINT_KEY, message).with(Icon::Hint);
    is_allowed.then(|| bar::entry(hint, None, size::BODY))
}

fn framed<'a, Message: 'a>(
    words: impl text::IntoFragment<'a>,
    letters: f32,
    style: fn(&Theme) -> container::Style,
) -> Element<'a, Message> {
    container(text(words).size(letters))
        .padding([gap::XS, gap::S])
        .width(Fill)
        .style(style)
        .into()
}
