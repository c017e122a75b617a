//! The choices of a throw as a grid: a line for each possible fifth die, with the pairs and their consequences; marks
//! that the players want narrow them.

use iced::widget::text::Style;
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Padding, Size};

use super::{Host, Message, Play};
use crate::app::game_ui::View;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::Mark;
use crate::app::widget::{
    EDGE, Element, Saying, bold, focusable, lines_of, on_edge, part, said_as, soft,
};
use crate::app::words;
use crate::rules::dice::{Die, Split, Throw};
use crate::rules::express::{Cell, Choice, FifthDie, Track};
use crate::session::Express;
use crate::table::Input;
use crate::text::{Consequence, Tone, say};

/// How many choices stand side by side: there are at most three ways to pair up four dice.
const ACROSS: usize = 3;
/// The width beside a line, and the side of its die there.
pub(super) const BESIDE: f32 = 48.0;
const DIE: f32 = 40.0;
/// The width of a choice with letters of the usual size, and the gap before it; letters and gaps shrink with it.
const USUAL: f32 = 105.0;
/// The greatest height of a choice.
const MOST: f32 = 108.0;
/// The room on both sides of what a choice says, and for its letter beside the pairs.
const AROUND: [f32; 2] = [gap::S, 6.0];
/// The height of the first line of a choice, relative to its letters.
const FIRST_LINE: f32 = 1.15;

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
                    .filter(|&place| leaves(choices[place], &throw, die))
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

/// How all choices are drawn in the room that they have.
#[derive(Clone, Copy)]
struct Grid {
    /// How large everything is, 1 at most.
    times: f32,
    height: f32,
    /// The room above and below, and on both sides, of what a choice says.
    around: [f32; 2],
    /// Whether the pairs have small letters.
    is_low: bool,
    /// Whether the letter of a choice has a line of its own at the bottom.
    has_foot: bool,
}

impl<'a> View<'a, Express> {
    pub(super) fn choice_grid(self, within: Size) -> Element<'a, Message> {
        let lines = self.lines(self.host);
        let cell_width = (within.width - BESIDE) / ACROSS as f32;
        let times = (cell_width / USUAL).min(1.0);
        let [between, letters] = [gap::S, size::BODY].map(|size| size * times);
        let [wide, narrow] = AROUND.map(|around| around * times);
        let wanted = self.wanted_places(self.host);
        let offers = self.choices(self.host).into_iter();
        let offers = offers.map(|choice| (choice, self.consequences(choice)));
        let offers: Vec<(Choice, Vec<Consequence>)> = offers.collect();
        let told = |beside: f32| {
            // Short words with figures are narrower than most.
            let room = (cell_width - between - 2.0 * beside) / 0.9;
            let lines = offers.iter().map(|(_, told)| {
                let told = told.iter();
                told.map(|one| lines_of(&one.words, letters, room)).sum()
            });
            lines.fold(1.0, f32::max) * letters * size::LEADING + 2.0 * gap::XS
        };
        let [small, large] =
            [size::LABEL, size::HEADING].map(|name| (name * FIRST_LINE + gap::XS) * times);
        let below = told(narrow);
        let [least, whole] = [small, large].map(|name| name + below);
        let with_foot = large + told(wide) + letters * FIRST_LINE;
        let height = (within.height + between) / lines.len().max(1) as f32 - between;
        let height = height.min(MOST).max(least).floor();
        let has_foot = height >= with_foot;
        let (whole, beside) = match has_foot {
            true => (with_foot, wide),
            false => (whole, narrow),
        };
        let above = ((height - whole) / 2.0 + gap::XS).clamp(gap::XS, gap::M);
        let grid = Grid {
            times,
            height,
            around: [above, beside],
            is_low: height < whole,
            has_foot,
        };
        let lines = lines.into_iter().map(|line| {
            let shown = (0..ACROSS).map(|column| {
                let button = line.places.get(column).and_then(|&place| {
                    let is_wanted = wanted.contains(&place);
                    self.choice_button(place, offers.get(place)?, is_wanted, grid)
                });
                button.unwrap_or_else(|| space().width(Fill).into())
            });
            row![self.fifth(&line, grid)]
                .extend(shown)
                .spacing(between)
                .height(height)
                .into()
        });
        column(lines).spacing(between).into()
    }

    fn consequences(self, choice: Choice) -> Vec<Consequence> {
        let Some((pad, throw)) = self.before(self.host) else {
            return Vec::new();
        };
        let after = pad.play(&throw, choice).unwrap_or(pad);
        words::consequences(&pad, &after, choice, self.session().setup().penalty())
    }

    fn fifth(self, line: &GridRow, grid: Grid) -> Element<'a, Message> {
        let before = self.before(self.host);
        let named = before.filter(|(pad, throw)| pad.fifth_die(throw) != FifthDie::Free);
        let look = match self.at.lit {
            _ if named.is_none() => Look::Faint,
            Some(lit) if line.places.contains(&lit) => Look::Fifth(self.player(self.seat).colour),
            _ => Look::Plain,
        };
        let letters = size::BODY * grid.times;
        let track = named.map(|(pad, _)| {
            let marks = pad.track(line.die).map_or(0, Track::marks);
            let track = say!("common-out-of", reached = marks, top = Track::BOXES);
            soft(track, letters).wrapping(text::Wrapping::None)
        });
        let side = (grid.height - letters * size::LEADING - gap::XS).min(DIE * grid.times);
        let line = column![die(Some(line.die), look, side), track];
        container(line.spacing(gap::XS).align_x(Center))
            .width(BESIDE)
            .center_y(Fill)
            .into()
    }

    fn choice_button(
        self,
        place: usize,
        &(choice, ref told): &(Choice, Vec<Consequence>),
        is_wanted: bool,
        grid: Grid,
    ) -> Option<Element<'a, Message>> {
        let (pad, _) = self.before(self.host)?;
        let colour = self.player(self.seat).colour;
        let is_lit = self.at.lit == Some(place);
        let shaded = |style: fn(&Theme) -> Style| match (is_lit, is_wanted) {
            (true, _) => theme::text::same,
            (false, true) => style,
            (false, false) => theme::text::faint,
        };
        let sign = text(key(place)).size(size::BODY * grid.times);
        let sign = sign.line_height(FIRST_LINE);
        let sign = sign.style(shaded(theme::text::soft));
        let letters = match grid.is_low {
            true => size::LABEL,
            false => size::HEADING,
        };
        let pairs = bold(choice.pairs.to_string(), letters * grid.times)
            .line_height(FIRST_LINE)
            .style(shaded(theme::text::same));
        let hint = self.at.hint.as_ref();
        let loss = hint.and_then(|hint| hint.loss(choice));
        let worth = loss.map(|(measure, loss)| words::worth(measure, loss));
        let worth = worth.map(|worth| worth.words);
        let effects = told.iter().map(|one| one.words.clone());
        let effects: Vec<String> = effects.chain(worth).collect();
        let told = told.iter().map(|one| {
            let (style, font): (fn(&Theme) -> Style, _) = match one.tone {
                Tone::Plain => (theme::text::soft, theme::FONT),
                Tone::Gain => (theme::text::plus, theme::BOLD),
                Tone::Loss | Tone::End => (theme::text::minus, theme::BOLD),
            };
            let words = text(one.words.clone()).size(size::BODY * grid.times);
            words.font(font).style(shaded(style)).into()
        });
        let (beside, below) = match grid.has_foot {
            true => (None, Some(container(sign))),
            false => (Some(sign), None),
        };
        let below = below.map(|sign| sign.align_right(Fill).align_bottom(Fill));
        let head = row![container(pairs).width(Fill), beside].align_y(Center);
        let told = column![head, column(told)].spacing(gap::XS * grid.times);
        let face = said_as(column![told, below].width(Fill), move || {
            Saying::image(words::heard_choice(key(place), choice, &pad, &effects))
        });
        let is_taken = self.cell(self.host).and_then(Cell::choice) == Some(choice);
        let face = button(face)
            .padding(Padding::from(grid.around).bottom(grid.around[0] - EDGE))
            .height(Fill)
            .width(Fill)
            .style(theme::button::choice(colour, is_lit, is_taken))
            .on_press(Message::Choose(place));
        let face = focusable(face, Some(Message::Choose(place)))
            .asked((self.shown_choice(), self.seat))
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place));
        Some(part(on_edge(face, is_lit.then_some(colour))))
    }
}

pub(super) fn key(place: usize) -> char {
    char::from(b'A' + place as u8)
}

/// The places of the choices that set all these marks; on a free throw the mark of a track stands for the die left over.
fn setting(choices: &[Choice], throw: &Throw, marks: &[Mark]) -> Vec<usize> {
    let sets = |choice: Choice, mark: Mark| match mark {
        Mark::Row(sum) => choice.pairs.sums().contains(&sum),
        Mark::Track(die) => leaves(choice, throw, die),
    };
    (0..choices.len())
        .filter(|&place| marks.iter().all(|&mark| sets(choices[place], mark)))
        .collect()
}

pub(super) fn split(throw: &Throw, choice: Choice) -> Option<Split> {
    let mut splits = throw.splits().into_iter();
    splits.find(|split| split.pairs == choice.pairs)
}

fn leaves(choice: Choice, throw: &Throw, die: Die) -> bool {
    split(throw, choice).is_some_and(|split| split.leftover == die)
}
