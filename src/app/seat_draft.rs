//! A player about to sit down: the name being typed, and whether a person or a bot plays.

use std::fmt::Debug;

use iced::widget::{button, text};

use super::theme::{self, gap, size};
use super::widget::{Element, hint, medium, press};
use crate::session::{Level, folded};
use crate::text::{self as words, phrase};

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SeatDraft {
    pub written: String,
    /// The bot's level; `None` for a person.
    pub level: Option<Level>,
}

impl SeatDraft {
    /// Switches from a person to a bot, or to the bot's next level. A generated name changes too and stays unique.
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

    /// Switches to a person or a bot of this level; a generated name changes too.
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

    pub fn level_button<'a, Message: Clone + Debug + 'a>(
        &self,
        about: impl text::IntoFragment<'a>,
        message: Message,
    ) -> Element<'a, Message> {
        let plays = self.level.map_or(phrase!("common-person"), words::level);
        let face = medium(plays.to_string(), size::BODY).center();
        let button = button(face)
            .padding(gap::S)
            .width(92.0)
            .style(theme::button::option(self.level.is_some()));
        hint(press(button, Some(message)), about)
    }
}

/// Whether the name is empty or comes from [`free_name`].
fn is_made_up(name: &str, level: Option<Level>) -> bool {
    let is_numbered = |plain: &str| {
        let number = name.strip_prefix(plain);
        number.is_some_and(|rest| rest.chars().all(|c| c == ' ' || c.is_ascii_digit()))
    };
    // The name may have been generated in English.
    name.is_empty()
        || level.is_some_and(|level| {
            is_numbered(&format!("{level:?}")) || is_numbered(&words::level(level).to_string())
        })
}

pub fn free_name<'a>(level: Level, others: impl Iterator<Item = &'a str> + Clone) -> String {
    unique(words::level(level).to_string(), others)
}

/// This name, with a number if another player has it.
pub fn unique<'a>(name: String, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let numbered = (2..).map(|number| format!("{name} {number}"));
    let is_free = |name: &String| {
        let name = folded(name);
        let mut others = others.clone();
        others.all(|other| folded(other.trim()) != name)
    };
    std::iter::once(name.clone())
        .chain(numbered)
        .find(is_free)
        .unwrap_or(name.clone())
}
