//! A message to the players at the table, shown until they do something else.

use std::fmt::Debug;

use iced::Fill;
use iced::widget::{column, container, row, text};

use super::bar::{self, Entry};
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, Icon, icon, told_at_once, told_first};
use crate::session::Colour;
use crate::text::say;

pub const HINT_KEY: &str = "T";

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Banner {
    Refusal(String),
    Notice(String),
}

impl Banner {
    pub fn words(&self) -> &String {
        match self {
            Banner::Refusal(words) | Banner::Notice(words) => words,
        }
    }
}

pub fn face<'a, Message: 'a>(banner: Banner) -> Element<'a, Message> {
    match banner {
        Banner::Refusal(words) => refusal(words),
        Banner::Notice(words) => notice(words),
    }
}

pub fn view<'a, Message: 'a>(word: &Option<Banner>) -> Option<Element<'a, Message>> {
    word.clone().map(face)
}

/// Announced at once.
pub fn refusal<'a, Message: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    told_at_once(framed(words, theme::container::refusal))
}

/// Announced before the current question.
pub fn notice<'a, Message: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    told_first(framed(words, theme::container::notice))
}

/// The coach's words to a player in paragraphs, the first of them the strongest.
pub fn advice<'a, Message: 'a>(paragraphs: Vec<String>, colour: Colour) -> Element<'a, Message> {
    let paragraphs = paragraphs.into_iter().enumerate().map(|(place, words)| {
        let font = if place == 0 {
            theme::MEDIUM
        } else {
            theme::FONT
        };
        text(words).size(size::BODY).font(font).into()
    });
    let words = row![
        icon(Icon::Hint, Icon::SIDE, true),
        column(paragraphs).spacing(gap::XS)
    ];
    let words = container(words.spacing(gap::S))
        .padding([gap::S, gap::M])
        .width(Fill)
        .style(theme::container::seat(colour, true));
    told_first(words)
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
    style: fn(&Theme) -> container::Style,
) -> Element<'a, Message> {
    container(text(words).size(size::BODY))
        .padding([gap::XS, gap::S])
        .width(Fill)
        .style(style)
        .into()
}
