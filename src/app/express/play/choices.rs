//! The choices of a throw as a grid: a line for each possible fifth die, with the pairs and their consequences; marks
//! that the players want narrow them.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, spoken};
use crate::app::game_ui::View;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::Mark;
use crate::app::widget::{Element, Saying, bold, focusable, lines_of, part, said_as, soft};
use crate::app::words;
use crate::rules::dice::{Die, Split, Throw};
use crate::rules::express::{Cell, Choice, FifthDie, Pad, Track};
use crate::session::Express;
use crate::table::Input;
use crate::text::{Consequence, Tone, say};

/// How many choices stand side by side: there are at most three ways to pair up four dice.
const ACROSS: usize = 3;
/// The width beside a line, and of its die there, also in a tight zone.
const BESIDE: f32 = 44.0;
const DIE: f32 = 40.0;
const SMALL_DIE: f32 = 30.0;
const MOST: f32 = 124.0;
/// From this width on a choice has room for the usual text size.
const USUAL: f32 = 96.0;

/// The choices with the same fifth die, by their places among the legal ones.
pub(super) struct GridRow {
    pub(super) die: Die,
    pub(super) places: Vec<usize>,
}

impl Play {
    /// Moves the selection among the wanted choices: to another line, or in reading order.
    pub(super) fn shift(&mut self, down: isize, across: isize, host: &Host) {
        let wanted = self.wanted_places(host);
        let mut lines: Vec<Vec<usize>> = Vec::new();
        for mut line in self.lines(host) {
            line.places.retain(|place| wanted.contains(place));
            lines.extend((!line.places.is_empty()).then_some(line.places));
        }
        let lit = lines.iter().enumerate().find_map(|(line, places)| {
            let column = places
                .iter()
                .position(|&place| Some(place) == self.at.lit)?;
            Some((line, column))
        });
        let all = lines.concat();
        self.at.lit = match lit {
            None => all.first().copied(),
            Some((line, column)) if across != 0 => {
                let at = lines[..line].concat().len() + column;
                Some(all[at.saturating_add_signed(across).min(all.len() - 1)])
            }
            Some((line, column)) => {
                let line = &lines[line.saturating_add_signed(down).min(lines.len() - 1)];
                Some(line[column.min(line.len() - 1)])
            }
        };
    }

    /// The choices, a line for each value that may be left over.
    pub(super) fn lines(&self, host: &Host) -> Vec<GridRow> {
        let Some((pad, throw)) = self.before(host).filter(|_| !self.is_aside(host)) else {
            return Vec::new();
        };
        let choices = pad.choices(&throw);
        let fifth_die = pad.fifth_die(&throw);
        let values = throw.values().iter();
        values
            .filter(|&die| fifth_die.refuses(die).is_none())
            .map(|die| {
                let places = (0..choices.len())
                    .filter(|&place| leftover(choices[place], &throw) == die.value())
                    .collect();
                GridRow { die, places }
            })
            .collect()
    }

    pub(super) fn lit(&self, host: &Host) -> Option<Choice> {
        self.choices(host).get(self.at.lit?).copied()
    }

    /// The die that all wanted choices leave over, if there are choices that leave another one.
    pub(super) fn left_over(&self, host: &Host) -> Option<Die> {
        let wanted = self.wanted_places(host);
        let lines = self.lines(host);
        let has_all = |line: &&GridRow| wanted.iter().all(|place| line.places.contains(place));
        let line = lines.iter().find(has_all).filter(|_| lines.len() > 1)?;
        Some(line.die)
    }

    pub(super) fn wanted_places(&self, host: &Host) -> Vec<usize> {
        self.before(host).map_or_else(Vec::new, |(pad, throw)| {
            setting(&pad.choices(&throw), &throw, &self.at.wanted)
        })
    }

    /// Narrows the choices to those that set this mark too. If a second wish leaves only one, that one is made.
    pub(super) fn want(&mut self, mark: Mark, host: &Host) -> Option<Input<Express>> {
        let (pad, throw) = self.before(host)?;
        let choices = pad.choices(&throw);
        if setting(&choices, &throw, &[mark]).is_empty() {
            let words = match mark {
                Mark::Row(sum) => say!("express-no-choice-marks", row = sum),
                Mark::Track(die) if !throw.values().contains(die) => {
                    say!("express-not-thrown", die)
                }
                Mark::Track(die) => match pad.fifth_die(&throw).refuses(die) {
                    Some(reason) => words::not_fifth([die].into_iter().collect(), reason),
                    None => say!("express-not-left-over", die),
                },
            };
            return self.at.refuse(words);
        }
        let setting = |marks: &[Mark]| setting(&choices, &throw, marks);
        let place = self.at.want(mark, setting)?;
        self.choose(place, host)
    }
}

pub(super) struct Choices<'c> {
    pub(super) view: View<'c, Express>,
    pub(super) cell: &'c Cell,
    pub(super) throw: &'c Throw,
    pub(super) choices: Vec<Choice>,
    /// The places of the choices that set every wanted mark.
    pub(super) wanted: Vec<usize>,
}

impl Choices<'_> {
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
            told.map(|one| lines_of(&one.words, letters, width)).sum()
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

    fn fifth<'a>(&self, line: &GridRow, side: f32) -> Element<'a, Message> {
        let is_free = self.cell.before().fifth_die(self.throw) == FifthDie::Free;
        let look = if is_free { Look::Faint } else { Look::Plain };
        let marks = self.cell.before().track(line.die).map_or(0, Track::marks);
        let track = say!("common-out-of", reached = marks, top = Track::BOXES);
        let track = (!is_free).then(|| soft(track, size::CAPTION).wrapping(text::Wrapping::None));
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
        let is_lit = self.view.at.lit == Some(place);
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
        let colour = self.view.player(self.view.seat).colour;
        let pad = *self.cell.before();
        let face = said_as(face, move || spoken(key(place), choice, &pad, &effects));
        let face = button(container(face).center_y(Fill))
            .padding([gap::XS, beside])
            .height(Fill)
            .width(Fill)
            .style(theme::button::choice(colour, is_lit, is_taken))
            .on_press(Message::Choose(place));
        let face = focusable(face, Some(Message::Choose(place)))
            .asked((self.view.shown_choice(), self.view.seat))
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place));
        part(face)
    }

    fn told(&self, choice: Choice) -> Vec<Consequence> {
        let before = self.cell.before();
        let penalty = self.view.session().setup().penalty();
        let after = before.play(self.throw, choice);
        let told = after.map_or_else(
            |_| Vec::new(),
            |after| words::consequences(before, &after, choice, penalty),
        );
        let hint = self.view.at.hint.as_ref();
        let worth = hint.and_then(|hint| hint.of(choice));
        let worth = worth.map(|(_, loss)| spoken::worth(loss));
        told.into_iter().chain(worth).collect()
    }
}

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
            key,
            pairs,
            fifth,
            marks = pad.track(fifth).map_or(0, Track::marks) + 1,
            effects
        ),
        None => say!("heard-choice-free", key, pairs, effects),
    })
}

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

/// The places of the choices that set all these marks; on a free throw the mark of a track stands for the die left over.
fn setting(choices: &[Choice], throw: &Throw, marks: &[Mark]) -> Vec<usize> {
    let sets = |choice: Choice, mark: Mark| match mark {
        Mark::Row(sum) => choice.pairs.sums().contains(&sum),
        Mark::Track(die) => leftover(choice, throw) == die.value(),
    };
    (0..choices.len())
        .filter(|&place| marks.iter().all(|&mark| sets(choices[place], mark)))
        .collect()
}

/// The dice of a throw as a choice splits them: the lower pair, the higher pair, the die left over.
pub(super) fn split(throw: &Throw, choice: Choice) -> Option<[Die; Throw::DICE]> {
    let split = Split {
        leftover: Die::new(leftover(choice, throw))?,
        pairs: choice.pairs,
    };
    split.arrange(throw)
}

fn leftover(choice: Choice, throw: &Throw) -> u8 {
    let total: u8 = throw.dice().iter().map(|die| die.value()).sum();
    let [low, high] = choice.pairs.sums();
    total - low.value() - high.value()
}
