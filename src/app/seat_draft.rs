//! A player about to sit down: the name as it is typed, and whether a person or the program plays.

use std::fmt::Debug;

use iced::widget::{button, text};

use super::theme::{self, gap, size};
use super::widget::{Element, hint, press};
use crate::session::{Level, folded};
use crate::text::{self as words, phrase};

/// A player about to sit down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// The name as it is typed.
    pub written: String,
    /// How well the program plays there, if it does.
    pub level: Option<Level>,
}

impl SeatDraft {
    /// A person, or the program at the next of these levels. A generated name changes with it, into one that no
    /// other has.
    pub fn next_level<'a>(
        &mut self,
        levels: &[Level],
        others: impl Iterator<Item = &'a str> + Clone,
    ) {
        let next = match self.level {
            None => levels.first(),
            Some(level) => levels.iter().skip_while(|&&other| other != level).nth(1),
        };
        self.play_at(next.copied(), others);
    }

    /// A person, or the program at this level; a generated name changes with it.
    pub fn play_at<'a>(
        &mut self,
        level: Option<Level>,
        others: impl Iterator<Item = &'a str> + Clone,
    ) {
        if is_made_up(self.written.trim(), self.level) {
            self.written = level.map_or(String::new(), |level| free_name(level, others));
        }
        self.level = level;
    }

    /// The button that says who plays, and goes on to the next level.
    pub fn level_button<'a, Message: Clone + Debug + 'a>(
        &self,
        about: impl text::IntoFragment<'a>,
        message: Message,
    ) -> Element<'a, Message> {
        let plays = self.level.map_or(phrase!("common-person"), words::level);
        let face = text(plays.to_string())
            .size(size::BODY)
            .font(theme::MEDIUM)
            .center();
        let style = match self.level {
            Some(_) => theme::button::chosen,
            None => theme::button::plain,
        };
        let button = button(face)
            .padding([gap::S, gap::S])
            .width(92.0)
            .style(style);
        hint(press(button, Some(message)), about)
    }
}

/// Whether nobody typed this name: it is empty, or [`free_name`] made it.
fn is_made_up(name: &str, level: Option<Level>) -> bool {
    let is_numbered = |plain: &str| {
        let number = name.strip_prefix(plain);
        number.is_some_and(|rest| rest.chars().all(|c| c == ' ' || c.is_ascii_digit()))
    };
    // The program may have spoken English then.
    name.is_empty()
        || level.is_some_and(|level| {
            is_numbered(level.name()) || is_numbered(&words::level(level).to_string())
        })
}

/// A name for one that the program plays for at this level, which people would not take for that of another.
pub fn free_name<'a>(level: Level, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let plain = words::level(level).to_string();
    let numbered = (2..).map(|number| format!("{plain} {number}"));
    let is_free = |name: &String| {
        let name = folded(name);
        let mut others = others.clone();
        others.all(|other| folded(other.trim()) != name)
    };
    std::iter::once(plain.clone())
        .chain(numbered)
        .find(is_free)
        .unwrap_or(plain.clone())
}
