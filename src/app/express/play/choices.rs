//! The choices of a throw as a grid: a line for each possible fifth die, with the pairs and their consequences.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::grid::GridRow;
use super::{Hint, Message, hint};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, Saying, bold, focusable, lines_of, part, said_as};
use crate::app::words;
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Choice, Pad, Penalty, Track};
use crate::rules::{Seat, ThrowNumber};
use crate::session::Colour;
use crate::text::{Consequence, Tone, say};

/// How many choices stand side by side: there are at most three ways to pair up four dice.
const ACROSS: usize = 3;
/// The width beside a line, and of its die there, also in a tight zone.
const BESIDE: f32 = 44.0;
const DIE: f32 = 40.0;
const SMALL_DIE: f32 = 30.0;
/// The greatest height of a choice.
const MOST: f32 = 124.0;
/// From this width on a choice has room for the usual text size.
const USUAL: f32 = 96.0;

/// The choices to show.
pub(super) struct Choices<'c> {
    /// The throw and the seat to choose for.
    pub(super) question: (ThrowNumber, Seat),
    pub(super) choices: &'c [Choice],
    pub(super) cell: &'c Cell,
    /// The colour of the player.
    pub(super) colour: Colour,
    pub(super) throw: &'c Throw,
    pub(super) penalty: Penalty,
    pub(super) hint: Option<&'c Hint>,
    pub(super) lit: Option<usize>,
    /// The places of the choices that set every wanted mark.
    pub(super) wanted: &'c [usize],
    pub(super) is_free: bool,
}

impl Choices<'_> {
    /// The grid of these lines, as high as there is room for.
    pub(super) fn grid<'a>(&self, lines: Vec<GridRow>, within: Size) -> Element<'a, Message> {
        let is_tight = (within.width - DIE) / ACROSS as f32 - gap::S < USUAL;
        let (letters, between) = if is_tight {
            (size::CAPTION, gap::XS)
        } else {
            (size::BODY, gap::S)
        };
        let width = (within.width - BESIDE) / ACROSS as f32 - between - 2.0 * between;
        let told = self.choices.iter().map(|&choice| {
            let told = self.told(choice).into_iter();
            let lines = told.map(|one| lines_of(&one.words, letters, width));
            lines.sum::<f32>()
        });
        let told = told.fold(1.0, f32::max);
        let die = if is_tight { SMALL_DIE } else { DIE };
        let least = ((size::LABEL + told * letters) * size::LEADING + 2.0 * gap::XS)
            .max(die + gap::XS + size::CAPTION * size::LEADING);
        let height = within.height / lines.len().max(1) as f32 - between;
        let height = height.max(least).min(MOST.max(least)).floor();
        let lines = lines.into_iter().map(|line| {
            let choices = (0..ACROSS).map(|column| match line.places.get(column) {
                Some(&place) => self.button(place, is_tight),
                None => space().width(Fill).into(),
            });
            row![self.fifth(&line, die)]
                .extend(choices)
                .spacing(between)
                .height(height)
                .into()
        });
        column(lines).spacing(between).into()
    }

    /// The die that a line leaves over, and the marks of its track.
    fn fifth<'a>(&self, line: &GridRow, side: f32) -> Element<'a, Message> {
        let look = if self.is_free {
            Look::Faint
        } else {
            Look::Plain
        };
        let marks = self.cell.before().track(line.die).map_or(0, Track::marks);
        let track = say!("common-out-of", reached = marks, top = Track::BOXES);
        let track = (!self.is_free).then(|| {
            let track = text(track)
                .size(size::CAPTION)
                .wrapping(text::Wrapping::None);
            track.style(theme::text::soft)
        });
        let line = column![die(Some(line.die), look, side), track];
        container(line.spacing(gap::XS).align_x(Center))
            .width(BESIDE)
            .center_y(Fill)
            .into()
    }

    fn button<'a>(&self, place: usize, is_tight: bool) -> Element<'a, Message> {
        let (name, letters, beside) = if is_tight {
            (size::LABEL, size::CAPTION, gap::XS)
        } else {
            (18.0, size::BODY, gap::S)
        };
        let choice = self.choices[place];
        let is_taken = self.cell.choice() == Some(choice);
        let is_lit = self.lit == Some(place);
        let is_wanted = self.wanted.contains(&place);
        let sign = if is_taken { '✓' } else { key(place) };
        let pairs = bold(choice.pairs.to_string(), name).style(shade(theme::text::same, is_wanted));
        let beside_name = if is_lit {
            theme::text::same
        } else {
            theme::text::soft
        };
        let sign = text(sign).size(size::BODY).style(beside_name);
        let told = self.told(choice);
        let effects: Vec<String> = told.iter().map(|one| one.words.clone()).collect();
        let told = told.into_iter().map(|one| {
            let style = match is_lit {
                true => theme::text::same,
                false => shade(tone(one.tone), is_wanted),
            };
            let font = match one.tone {
                Tone::Plain => theme::FONT,
                Tone::Gain | Tone::Loss | Tone::End => theme::BOLD,
            };
            text(one.words).size(letters).font(font).style(style).into()
        });
        let head = row![pairs, space().width(Fill), sign].align_y(Center);
        let face = column![head].extend(told);
        let pad = *self.cell.before();
        let face = said_as(face, move || spoken(key(place), choice, &pad, &effects));
        let face = button(container(face).center_y(Fill))
            .padding([gap::XS, beside])
            .height(Fill)
            .width(Fill)
            .style(theme::button::choice(self.colour, is_lit, is_taken))
            .on_press(Message::Choose(place));
        let face = focusable(face, Some(Message::Choose(place)))
            .asked(self.question)
            .lit(self.lit == Some(place))
            .hovered(Message::Entered(place), Message::Left(place));
        part(face)
    }

    /// The consequences of a choice, and after a hint its worth.
    fn told(&self, choice: Choice) -> Vec<Consequence> {
        let before = self.cell.before();
        let after = before.play(self.throw, choice);
        let told = after.map_or_else(
            |_| Vec::new(),
            |after| words::consequences(before, &after, choice, self.penalty),
        );
        let worth = self.hint.and_then(|hint| hint.of(choice));
        let worth = worth.map(|(_, loss)| hint::worth(loss));
        told.into_iter().chain(worth).collect()
    }
}

/// The key of the choice in this place.
pub(super) fn key(place: usize) -> char {
    char::from(b'A' + place as u8)
}

/// A choice with its key and consequences, for screen readers.
fn spoken(key: char, choice: Choice, pad: &Pad, effects: &[String]) -> Saying {
    let (key, pairs) = (key.to_string(), choice.pairs.to_string());
    let effects = effects.join(", ");
    Saying::image(match choice.fifth {
        Some(fifth) => say!(
            "heard-choice",
            key = key,
            pairs = pairs,
            fifth = fifth.value(),
            marks = pad.track(fifth).map_or(0, Track::marks) + 1,
            effects = effects
        ),
        None => say!(
            "heard-choice-free",
            key = key,
            pairs = pairs,
            effects = effects
        ),
    })
}

/// The colour of a consequence.
fn tone(tone: Tone) -> fn(&Theme) -> Style {
    match tone {
        Tone::Plain => theme::text::soft,
        Tone::Gain => theme::text::plus,
        Tone::Loss | Tone::End => theme::text::minus,
    }
}

/// The given colour, or a faint one for a choice that does not set the wanted marks.
fn shade(style: fn(&Theme) -> Style, is_wanted: bool) -> fn(&Theme) -> Style {
    if is_wanted { style } else { theme::text::faint }
}
