//! The choices of a throw, each with what it brings about.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::grid::Line;
use super::{Hint, Message, heard, hint};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, focusable, key_cap, said_as, width_of};
use crate::app::words;
use crate::rules::dice::Throw;
use crate::rules::express::{Cell, Choice, Pad, Penalty, Score};
use crate::rules::{Seat, ThrowNumber};
use crate::text::{Consequence, Tone, say};

/// The least and the greatest height of a line of choices with their consequences in words.
const LEAST: f32 = 31.0;
const MOST: f32 = 54.0;
/// From this height on a line leaves room for the coach.
const AMPLE: f32 = 38.0;
/// From this height on a line has room for two lines of words.
const TWO_LINES: f32 = 40.0;
/// From this width on there is room for the words, in two lines and in one.
const WORDY: f32 = 300.0;
const WORDY_LOW: f32 = 410.0;
/// The least and the greatest height of a line of choices with figures, of which several stand side by side.
const FIGURES: f32 = 46.0;
const MOST_FIGURES: f32 = 64.0;
/// From this width on a choice with figures has room for the cap of its key, which is so wide.
const WITH_CAP: f32 = 104.0;
const CAP: f32 = 22.0;
/// The room that is kept below the choices for what the coach says of them.
const ROOM_TO_EXPLAIN: f32 = 112.0;
/// Below this width only two choices with figures stand side by side.
const VERY_NARROW: f32 = 240.0;
/// What stands beside the words of a choice: the dice, the key, and the room between.
const BESIDE_EFFECTS: f32 = 180.0;
/// The same of three choices with figures, and the sign beside what one of them is worth.
const BESIDE_FIGURES: f32 = 74.0;
const SIGN: f32 = 10.0;

/// How the choices are laid out.
#[derive(Debug, Clone, Copy)]
pub(super) enum Layout {
    /// One below the other, so high each, with what they bring about in words.
    Words(f32),
    /// So many side by side, with what they bring about in figures, so high each.
    Figures(usize, f32),
}

impl Layout {
    /// The layout within this room, of which so much is needed below where that can be; with what each is worth beside it
    /// after a hint.
    pub(super) fn of(lines: &[Line], within: Size, needed: f32, has_hint: bool) -> Layout {
        let Size { width, height } = within;
        let choices: usize = lines.iter().map(|line| line.places.len()).sum();
        let line = |height: f32| (height / choices.max(1) as f32 - gap::XS).floor();
        let spare = line(height - needed.max(ROOM_TO_EXPLAIN));
        let line = if spare >= AMPLE { spare } else { line(height) };
        let words = Layout::Words(line.min(MOST));
        let worth = if has_hint { worth() + gap::S } else { 0.0 };
        let least = if line >= TWO_LINES {
            WORDY.max(BESIDE_EFFECTS + effect() + worth)
        } else {
            WORDY_LOW.max(BESIDE_EFFECTS + 2.0 * effect() + gap::M + worth)
        };
        let has_room = height - words.height(lines) >= needed;
        if width >= least && line >= LEAST && has_room {
            return words;
        }
        let narrow = VERY_NARROW.max(BESIDE_FIGURES + 3.0 * (worth + SIGN));
        let beside = if width < narrow { 2 } else { 3 };
        let rows = rows(lines, beside).max(1) as f32;
        let high = (height - needed.max(ROOM_TO_EXPLAIN)) / rows - gap::XS;
        Layout::Figures(beside, high.floor().clamp(FIGURES, MOST_FIGURES))
    }

    /// The height of one line.
    fn line(self) -> f32 {
        match self {
            Layout::Words(height) | Layout::Figures(_, height) => height,
        }
    }

    /// How many choices stand side by side.
    fn beside(self) -> usize {
        match self {
            Layout::Words(_) => 1,
            Layout::Figures(beside, _) => beside,
        }
    }

    /// The height of all lines.
    pub(super) fn height(self, lines: &[Line]) -> f32 {
        rows(lines, self.beside()) as f32 * (self.line() + gap::XS)
    }
}

/// How wide the longest words of what a choice brings about are.
fn effect() -> f32 {
    let points = words::signed(-200);
    let words = [
        say!("express-effect-opens", row = "12", points = points.as_str()),
        say!("express-effect-needs", row = "12", count = 4),
        say!(
            "express-effect-points",
            row = "12",
            points = points.as_str()
        ),
    ];
    let wide = words.map(|words| width_of(&words, size::BODY, theme::BOLD));
    wide.into_iter().fold(0.0, f32::max)
}

/// How wide the words are for what a choice is worth.
fn worth() -> f32 {
    let less = say!("express-worth-less", points = "200");
    width_of(&less, size::BODY, theme::FONT)
}

/// How many lines these take where so many choices stand side by side.
fn rows(lines: &[Line], beside: usize) -> usize {
    lines
        .iter()
        .map(|line| line.places.len().div_ceil(beside))
        .sum()
}

/// The choices as they are shown.
pub(super) struct Shown<'c> {
    /// Which throw is chosen for, at which seat.
    pub(super) question: (ThrowNumber, Seat),
    pub(super) choices: &'c [Choice],
    pub(super) cell: &'c Cell,
    pub(super) throw: &'c Throw,
    pub(super) penalty: Penalty,
    pub(super) hint: Option<&'c Hint>,
    pub(super) lit: Option<usize>,
    /// The places of those that set every mark which is wanted.
    pub(super) wanted: &'c [usize],
    pub(super) is_free: bool,
    pub(super) layout: Layout,
    /// The width of all of it.
    pub(super) width: f32,
}

impl Shown<'_> {
    /// The choices that leave the same die over, beside it.
    pub(super) fn line<'a>(&self, line: Line) -> Element<'a, Message> {
        let look = if self.is_free {
            Look::Faint
        } else {
            Look::Plain
        };
        let height = self.layout.line();
        let side = self.die();
        let face = container(die(Some(line.die), look, side)).center_y(height);
        let lines = line.places.chunks(self.layout.beside()).map(|places| {
            let buttons = (0..self.layout.beside()).map(|column| match places.get(column) {
                Some(&place) => self.button(place),
                None => space().width(Fill).into(),
            });
            let buttons = row(buttons).spacing(gap::XS).height(height);
            buttons.align_y(Center).into()
        });
        row![face, column(lines).spacing(gap::XS)]
            .spacing(gap::S)
            .into()
    }

    /// The side of the die beside a line.
    fn die(&self) -> f32 {
        (self.layout.line() - 4.0).min(42.0)
    }

    /// Whether a choice with figures has room for the cap of its key.
    fn has_caps(&self) -> bool {
        let beside = self.layout.beside() as f32;
        let room = self.width - self.die() - gap::S;
        let needed = match self.hint {
            Some(_) => WITH_CAP.max(CAP + gap::XS + 2.0 * gap::S + worth()),
            None => WITH_CAP,
        };
        room / beside - gap::XS >= needed
    }

    fn button<'a>(&self, place: usize) -> Element<'a, Message> {
        let choice = self.choices[place];
        let is_taken = self.cell.choice() == Some(choice);
        let is_wanted = self.wanted.contains(&place);
        let sign = if is_taken { '✓' } else { key(place) };
        let face = match self.layout {
            Layout::Words(height) => self.in_words(choice, sign, height, is_wanted),
            Layout::Figures(..) => self.in_figures(choice, sign, is_wanted),
        };
        let (_, consequences) = self.outcome(choice);
        let worth = self.hint.and_then(|hint| hint.of(choice));
        let worth = worth.map(|(_, loss)| hint::worth_in_words(loss));
        let effects = consequences.into_iter().map(|one| one.words);
        let effects: Vec<String> = effects.chain(worth).collect();
        let pad = *self.cell.before();
        let face = said_as(face, move || {
            heard::choice(key(place), choice, &pad, &effects)
        });
        let height = self.layout.line();
        let face = button(container(face).center_y(Fill))
            .padding([
                0.0,
                if self.layout.beside() == 1 || self.has_caps() {
                    gap::S
                } else {
                    gap::XS
                },
            ])
            .height(height)
            .width(Fill)
            .style(theme::button::choice(self.lit == Some(place), is_taken))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.question)
            .lit(self.lit == Some(place))
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }

    /// A choice with what it brings about in words.
    fn in_words<'a>(
        &self,
        choice: Choice,
        sign: char,
        height: f32,
        is_wanted: bool,
    ) -> Element<'a, Message> {
        let letters = if height < TWO_LINES {
            size::LABEL
        } else {
            18.0
        };
        let pairs = text(choice.pairs.to_string())
            .size(letters)
            .font(theme::BOLD);
        let pairs = pairs.style(shade(theme::text::same, is_wanted));
        let (_, consequences) = self.outcome(choice);
        let consequences = consequences.into_iter().map(|consequence| {
            let style = shade(tone(consequence.tone), is_wanted);
            let words = text(consequence.words).size(size::BODY).style(style);
            match consequence.tone {
                Tone::Plain => words.into(),
                Tone::Gain | Tone::Loss | Tone::End => words.font(theme::BOLD).into(),
            }
        });
        let consequences = row(consequences).spacing(gap::M);
        let consequences = if height < TWO_LINES {
            container(consequences)
        } else {
            container(consequences.wrap().vertical_spacing(0.0))
        };
        let worth = self.hint.and_then(|hint| hint.of(choice));
        row![
            container(key_cap(sign.to_string())).width(24.0),
            container(pairs).width(letters * 4.1),
            consequences.width(Fill),
        ]
        .push(worth.map(|(_, loss)| hint::worth(loss)))
        .spacing(gap::S)
        .align_y(Center)
        .into()
    }

    /// A choice with what it brings about in figures, or with what the coach says of it.
    fn in_figures<'a>(&self, choice: Choice, sign: char, is_wanted: bool) -> Element<'a, Message> {
        let has_caps = self.has_caps();
        let letters = if has_caps { size::LABEL } else { size::BODY };
        let pairs = text(choice.pairs.to_string()).size(letters);
        let pairs = pairs
            .font(theme::MEDIUM)
            .style(shade(theme::text::same, is_wanted));
        let figures: Element<'a, Message> = match self.hint.and_then(|hint| hint.of(choice)) {
            Some((_, loss)) => hint::worth(loss),
            None => {
                let (change, consequences) = self.outcome(choice);
                let ends = consequences.iter().any(|one| one.tone == Tone::End);
                let (words, tone) = match change {
                    _ if ends => (say!("express-figure-ends"), Tone::End),
                    0 => (words::signed(0), Tone::Plain),
                    1.. => (words::signed(change), Tone::Gain),
                    _ => (words::signed(change), Tone::Loss),
                };
                let style = shade(self::tone(tone), is_wanted);
                text(words)
                    .size(letters)
                    .font(theme::BOLD)
                    .style(style)
                    .into()
            }
        };
        if has_caps {
            let cap = container(key_cap(sign.to_string())).width(CAP);
            return row![cap, column![pairs, figures]]
                .spacing(gap::XS)
                .align_y(Center)
                .into();
        }
        let sign = text(sign).size(size::BODY).style(theme::text::soft);
        if self.hint.is_some() {
            // Beside what a choice is worth it might have no room.
            return column![row![pairs, space().width(Fill), sign], figures].into();
        }
        column![pairs, row![figures, space().width(Fill), sign]].into()
    }

    /// The points that a choice brings or costs, and its consequences.
    fn outcome(&self, choice: Choice) -> (i32, Vec<Consequence>) {
        let before = self.cell.before();
        let Ok(after) = before.play(self.throw, choice) else {
            return (0, Vec::new());
        };
        let total = |pad: &Pad| Score::of(pad, self.penalty).total();
        let consequences = words::consequences(before, &after, choice, self.penalty);
        (total(&after) - total(before), consequences)
    }
}

/// The key of the choice in this place.
pub(super) fn key(place: usize) -> char {
    char::from(b'A' + place as u8)
}

/// The colour of a consequence.
fn tone(tone: Tone) -> fn(&Theme) -> Style {
    match tone {
        Tone::Plain => theme::text::soft,
        Tone::Gain => theme::text::plus,
        Tone::Loss | Tone::End => theme::text::minus,
    }
}

/// A colour, or a faint one for what does not do what is wanted.
fn shade(style: fn(&Theme) -> Style, is_wanted: bool) -> fn(&Theme) -> Style {
    if is_wanted { style } else { theme::text::faint }
}
