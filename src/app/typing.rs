//! Real dice, typed or clicked one after the other.

use std::fmt::{Debug, Display};

use iced::widget::{button, column, container, row, space};

use super::theme::{self, gap, size};
use super::widget::die::Look;
use super::widget::{
    self, Element, Saying, Urgency, about, focusable, height_of, hint, medium, press, said_as,
    small_die, told, told_as,
};
use crate::rules::dice::{Dice, Die};
use crate::text::say;

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Typing(Vec<Die>);

impl Typing {
    pub fn of<const COUNT: usize>(dice: &Dice<COUNT>) -> Typing {
        Typing(dice.dice().to_vec())
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn die(&self, place: usize) -> Option<Die> {
        self.0.get(place).copied()
    }

    /// Adds a die; returns all dice once there are `COUNT`.
    pub fn push<const COUNT: usize>(&mut self, die: Die) -> Option<Dice<COUNT>> {
        self.0.push(die);
        self.dice()
    }

    pub fn dice<const COUNT: usize>(&self) -> Option<Dice<COUNT>> {
        let dice = <[Die; COUNT]>::try_from(self.0.as_slice());
        dice.ok().map(Dice::new)
    }

    pub fn remove(&mut self, place: usize) {
        if place < self.0.len() {
            self.0.remove(place);
        }
    }

    pub fn pop(&mut self) {
        self.0.pop();
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn places<'a, M: Clone + Debug + 'a>(
        &self,
        count: usize,
        side: f32,
        take_back: fn(usize) -> M,
    ) -> Element<'a, M> {
        let places = (0..count).map(|place| self.place(place, side, gap::XXS, take_back));
        self.told(count, row(places).spacing(gap::XS))
    }

    pub fn place<'a, M: Clone + Debug + 'a>(
        &self,
        place: usize,
        side: f32,
        around: f32,
        take_back: fn(usize) -> M,
    ) -> Element<'a, M> {
        let die = self.die(place);
        let look = match place == self.0.len() {
            true => Look::Next,
            false => Look::Plain,
        };
        let face = widget::die(die, look, side);
        let Some(die) = die else {
            return container(face).padding(around).into();
        };
        let face = said_as(face, move || Saying::image(say!("heard-die-typed", die)));
        let face = button(face).padding(around).style(theme::button::quiet);
        hint(
            press(face, Some(take_back(place))),
            say!("common-take-die-back"),
        )
    }

    pub fn told<'a, M: 'a>(
        &self,
        count: usize,
        shown: impl Into<Element<'a, M>>,
    ) -> Element<'a, M> {
        let (typed, last) = (self.0.len(), self.0.last().copied());
        told_as(shown, Urgency::News, move || match last {
            // A full set is announced as a throw.
            Some(die) if typed < count => {
                let die = die.value();
                say!("heard-typed", die, typed, count)
            }
            _ => String::new(),
        })
    }

    /// The request of [`remaining`](Self::remaining) above the six faces to click.
    pub fn asked<'a, M: Clone + Debug + 'a>(
        &self,
        count: usize,
        first: impl Display,
        side: f32,
        width: f32,
        to: fn(Die) -> M,
    ) -> Element<'a, M> {
        // The faces below stay where they are, however short the words become.
        let high = height_of(&first.to_string(), size::LABEL, theme::MEDIUM, width);
        let words = medium(self.remaining(count, first), size::LABEL);
        // Each die is announced with the number still missing.
        let words = match self.is_empty() {
            true => told(words),
            false => Element::from(words),
        };
        let words = row![space().height(high), words];
        column![words, faces(side, to)].spacing(gap::S).into()
    }

    /// The number of dice still missing; `first` while none or all of `count` dice are typed.
    pub fn remaining(&self, count: usize, first: impl Display) -> String {
        match count.saturating_sub(self.0.len()) {
            remaining @ 1.. if remaining < count => say!("common-dice-to-go", count = remaining),
            _ => first.to_string(),
        }
    }
}

pub fn faces<'a, M: Clone + Debug + 'a>(side: f32, to: fn(Die) -> M) -> Element<'a, M> {
    let faces = Die::ALL.map(|value| {
        let face = button(small_die(value, side))
            .padding(gap::XS)
            .style(theme::button::quiet)
            .on_press(to(value));
        let face = focusable(face, Some(to(value))).id(format!("face {value}"));
        // A tooltip would lie on the face below.
        about(face, move || value.to_string())
    });
    // In one line, or in two of three.
    let [one, two, three, four, five, six] = faces;
    let lines = [row![one, two, three], row![four, five, six]];
    let lines = lines.map(|line| line.spacing(gap::XS).into());
    row(lines).spacing(gap::XS).wrap().into()
}

pub fn die(character: char) -> Result<Die, String> {
    character
        .to_digit(10)
        .and_then(|digit| Die::new(digit as u8))
        .ok_or_else(|| say!("common-not-on-a-die", key = character.to_string()))
}

/// The hint at a correction that shows the former dice, play or stop.
pub fn was(was: impl Display) -> String {
    say!("common-it-was", was = was.to_string())
}
