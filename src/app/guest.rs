//! Somebody who is to sit down: the name as it is written, and whether a person or the program plays.

use iced::widget::{button, text};

use super::theme::{self, gap, size};
use super::widget::{Element, hint, press};
use crate::session::{Colour, Level};

/// Somebody who is to sit down.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guest {
    /// What is written for a name.
    pub written: String,
    /// How well the program plays there, if it does.
    pub level: Option<Level>,
}

impl Guest {
    /// A person, or the program at the next level. A name that nobody wrote changes with it, into one that no other has.
    pub fn next_level<'a>(&mut self, others: impl Iterator<Item = &'a str> + Clone) {
        let next = match self.level {
            None => Some(Level::ALL[0]),
            Some(level) => Level::ALL.into_iter().find(|&next| next > level),
        };
        let written = self.written.trim();
        if written.is_empty()
            || self
                .level
                .is_some_and(|level| written.starts_with(level.name()))
        {
            self.written = next.map_or(String::new(), |level| free_name(level, others));
        }
        self.level = next;
    }

    /// The button that says who plays, and goes on to the next level.
    pub fn level_button<'a, Message: Clone + 'a>(
        &self,
        about: impl text::IntoFragment<'a>,
        message: Message,
    ) -> Element<'a, Message> {
        let face = text(self.level.map_or("Person", Level::name))
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

/// A name for one that the program plays for at this level, which none of the others has.
pub fn free_name<'a>(level: Level, others: impl Iterator<Item = &'a str> + Clone) -> String {
    let plain = level.name().to_owned();
    let numbered = (2..).map(|number| format!("{plain} {number}"));
    std::iter::once(plain.clone())
        .chain(numbered)
        .find(|name| others.clone().all(|other| other.trim() != name))
        .unwrap_or(plain.clone())
}

/// The first colour that nobody has, or the first one after `now`.
pub fn free_colour(
    now: Option<Colour>,
    taken: impl Iterator<Item = Colour> + Clone,
) -> Option<Colour> {
    let at = Colour::ALL
        .iter()
        .position(|&colour| Some(colour) == now)
        .map_or(0, |at| at + 1);
    let (before, after) = Colour::ALL.split_at(at);
    after
        .iter()
        .chain(before)
        .copied()
        .find(|&colour| taken.clone().all(|other| other != colour))
}
