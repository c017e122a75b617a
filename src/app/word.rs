//! A word to the people at the table, until they do something else.

use iced::Fill;
use iced::widget::{container, text};

use super::theme::{self, Theme, gap, size};
use super::widget::Element;

/// A word to the people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Word {
    /// Why something cannot be done.
    Refusal(String),
    /// What has just happened.
    Notice(String),
}

/// The word, if there is one.
pub fn view<'a, Message: 'a>(word: &'a Option<Word>) -> Option<Element<'a, Message>> {
    let (words, style): (_, fn(&Theme) -> container::Style) = match word.as_ref()? {
        Word::Refusal(words) => (words, theme::container::refusal),
        Word::Notice(words) => (words, theme::container::notice),
    };
    let word = container(text(words.as_str()).size(size::BODY))
        .padding(gap::S)
        .width(Fill)
        .style(style);
    Some(word.into())
}
