//! Dice that lie on the table and are typed or clicked here, one after the other.

use std::fmt::{Debug, Display};

use iced::widget::{button, column, container, row, text};

use super::theme::{self, gap, size};
use super::widget::die::Look;
use super::widget::{
    self, Element, Saying, Urgency, focusable, hint, press, said_as, small_die, told, told_as,
};
use crate::rules::dice::{Dice, Die};
use crate::text::say;

/// The dice as they were typed, in that order.
#[derive(Debug, Clone, Default)]
pub struct Typing(Vec<Die>);

impl Typing {
    /// These dice, as if they were typed.
    pub fn of<const COUNT: usize>(dice: &Dice<COUNT>) -> Typing {
        Typing(dice.dice().to_vec())
    }

    /// Whether none is typed.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The die that was typed at this place.
    pub fn die(&self, place: usize) -> Option<Die> {
        self.0.get(place).copied()
    }

    /// One more, and all of them once there are enough.
    pub fn push<const COUNT: usize>(&mut self, die: Die) -> Option<Dice<COUNT>> {
        self.0.push(die);
        self.dice()
    }

    /// All of them, once there are enough.
    pub fn dice<const COUNT: usize>(&self) -> Option<Dice<COUNT>> {
        let dice = <[Die; COUNT]>::try_from(self.0.as_slice());
        dice.ok().map(Dice::new)
    }

    /// Takes the one at this place back.
    pub fn remove(&mut self, place: usize) {
        if place < self.0.len() {
            self.0.remove(place);
        }
    }

    /// Takes the last one back.
    pub fn pop(&mut self) {
        self.0.pop();
    }

    /// Forgets them.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The places of so many dice with those that are typed; a click takes one back.
    pub fn places<'a, M: Clone + Debug + 'a>(
        &self,
        count: usize,
        side: f32,
        take_back: fn(usize) -> M,
    ) -> Element<'a, M> {
        let places = (0..count).map(|place| {
            let die = self.die(place);
            let face = widget::die(die, Look::Plain, side);
            let Some(die) = die else {
                return container(face).padding(gap::XXS).into();
            };
            let face = button(heard(die, face))
                .padding(gap::XXS)
                .style(theme::button::quiet);
            hint(
                press(face, Some(take_back(place))),
                say!("common-take-die-back"),
            )
        });
        self.told(count, row(places).spacing(gap::XS))
    }

    /// What shows the dice that are typed, each of them told as it comes or goes.
    pub fn told<'a, M: 'a>(
        &self,
        count: usize,
        shown: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        let (typed, last) = (self.0.len(), self.0.last().copied());
        told_as(shown, Urgency::News, move || match last {
            // All of them are told as a throw.
            Some(die) if typed < count => say!(
                "heard-typed",
                die = die.value(),
                typed = typed,
                count = count
            ),
            _ => String::new(),
        })
    }

    /// What is asked for, in these words while none of so many is typed, or all of them, above the faces to click.
    pub fn asked<'a, M: Clone + Debug + 'a>(
        &self,
        count: usize,
        first: impl Display,
        side: f32,
        to: fn(Die) -> M,
    ) -> Element<'a, M> {
        let words = text(self.remaining(count, first))
            .size(size::LABEL)
            .font(theme::MEDIUM)
            .style(theme::text::accent);
        // How many are still to come is told with each die.
        let words = match self.is_empty() {
            true => told(words),
            false => words.into(),
        };
        column![words, faces(side, to)].spacing(gap::S).into()
    }

    /// What is asked for, in these words while none of so many is typed, or all of them.
    pub fn remaining(&self, count: usize, first: impl Display) -> String {
        match count.saturating_sub(self.0.len()) {
            _ if self.is_empty() => first.to_string(),
            0 => first.to_string(),
            remaining => say!("common-dice-to-go", count = remaining),
        }
    }
}

/// The face of a die that was typed, which is heard as such.
pub fn heard<'a, M: 'a>(die: Die, face: impl Into<Element<'a, M>>) -> Element<'a, M> {
    said_as(face, move || {
        Saying::image(say!("heard-die-typed", die = die.value()))
    })
}

/// The six faces, to be clicked.
pub fn faces<'a, M: Clone + Debug + 'a>(side: f32, to: fn(Die) -> M) -> Element<'a, M> {
    let faces = Die::ALL.map(|value| {
        let face = button(small_die(value, side))
            .padding(gap::XS)
            .style(theme::button::quiet)
            .on_press(to(value));
        let face = focusable(face, Some(to(value))).id(format!("face {value}"));
        hint(face, value.to_string())
    });
    row(faces).spacing(gap::XS).wrap().into()
}

/// The die that a key names, or why it names none.
pub fn die(character: char) -> Result<Die, String> {
    character
        .to_digit(10)
        .and_then(|digit| Die::new(digit as u8))
        .ok_or_else(|| say!("common-not-on-a-die", key = character.to_string()))
}

/// What stands where dice, a play or a stop are being corrected.
pub fn was(was: impl Display) -> String {
    say!("common-it-was", was = was.to_string())
}
