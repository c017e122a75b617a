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
use crate::rules::express::{Cell, Choice, FifthDie, Pad, Track};
use crate::session::{Colour, Express};
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
/// What the pairs and the letter of a choice take at most, with the gap before it.
const PAIRS: f32 = 93.0;
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

struct Choices<'a> {
    view: View<'a, Express>,
    cell: &'a Cell,
    choices: Vec<Choice>,
    /// The places of the choices that set every wanted mark.
    wanted: Vec<usize>,
    /// How large everything is, 1 at most.
    times: f32,
    /// The side of the die beside a line.
    die: f32,
    /// The room above and below, and on both sides, of what a choice says.
    around: [f32; 2],
    /// Whether a choice has small letters, and no line for what a hint says beside its consequences.
    is_low: bool,
}

impl<'a> View<'a, Express> {
    pub(super) fn choice_grid(
        self,
        cell: &'a Cell,
        throw: &'a Throw,
        within: Size,
    ) -> Element<'a, Message> {
        let choices = self.choices(self.host);
        let lines = self.lines(self.host);
        let cell_width = (within.width - BESIDE) / ACROSS as f32;
        let times = (cell_width / USUAL).min(1.0);
        let [between, within_face, letters] =
            [gap::S, gap::XS, size::BODY].map(|size| size * times);
        let beside = ((cell_width - PAIRS) / 2.0).clamp(6.0, gap::M) * times;
        let told = choices.iter().map(|&choice| {
            let told = self.consequences(cell.before(), throw, choice).into_iter();
            told.map(|one| lines_of(&one.words, letters, cell_width - between - 2.0 * beside))
                .sum()
        });
        let told = told.fold(1.0, f32::max);
        let said = |name: f32, lines: f32| {
            name * times * FIRST_LINE + within_face + lines * letters * size::LEADING
        };
        let (least, whole) = match self.at.hint {
            Some(_) => (said(size::LABEL, 1.0), said(size::HEADING, told + 1.0)),
            None => (said(size::LABEL, told), said(size::HEADING, told)),
        };
        let height = (within.height + between) / lines.len().max(1) as f32 - between;
        let height = height.min(MOST).max(least + 2.0 * gap::XS).floor();
        let above = ((height - whole) / 2.0).clamp(gap::XS, gap::M);
        let choices = Choices {
            view: self,
            cell,
            choices,
            wanted: self.wanted_places(self.host),
            times,
            die: (height - letters * size::LEADING - gap::XS).min(DIE * times),
            around: [above, beside],
            is_low: height < whole + 2.0 * gap::XS,
        };
        let lines = lines.into_iter().map(|line| {
            let shown = (0..ACROSS).map(|column| match line.places.get(column) {
                Some(&place) => choices.button(place, throw),
                None => space().width(Fill).into(),
            });
            row![choices.fifth(&line, throw)]
                .extend(shown)
                .spacing(between)
                .height(height)
                .into()
        });
        column(lines).spacing(between).into()
    }

    fn consequences(self, pad: &Pad, throw: &Throw, choice: Choice) -> Vec<Consequence> {
        let penalty = self.session().setup().penalty();
        let after = pad.play(throw, choice).unwrap_or(*pad);
        words::consequences(pad, &after, choice, penalty)
    }
}

impl<'a> Choices<'a> {
    fn fifth(&self, line: &GridRow, throw: &Throw) -> Element<'a, Message> {
        let is_free = self.cell.before().fifth_die(throw) == FifthDie::Free;
        let look = match self.view.at.lit {
            _ if is_free => Look::Faint,
            Some(lit) if line.places.contains(&lit) => Look::Fifth(self.colour()),
            _ => Look::Plain,
        };
        let marks = self.cell.before().track(line.die).map_or(0, Track::marks);
        let track = say!("common-out-of", reached = marks, top = Track::BOXES);
        let track = (!is_free).then(|| {
            let track = soft(track, size::BODY * self.times);
            track.wrapping(text::Wrapping::None)
        });
        let line = column![die(Some(line.die), look, self.die), track];
        container(line.spacing(gap::XS).align_x(Center))
            .width(BESIDE)
            .center_y(Fill)
            .into()
    }

    fn button(&self, place: usize, throw: &Throw) -> Element<'a, Message> {
        let choice = self.choices[place];
        let is_lit = self.view.at.lit == Some(place);
        let is_wanted = self.wanted.contains(&place);
        let shaded = |style: fn(&Theme) -> Style| match (is_lit, is_wanted) {
            (true, _) => theme::text::same,
            (false, true) => style,
            (false, false) => theme::text::faint,
        };
        let sign = text(key(place)).size(size::BODY * self.times);
        let sign = sign.line_height(FIRST_LINE);
        let sign = sign.style(shaded(theme::text::soft));
        let letters = match self.is_low {
            true => size::LABEL,
            false => size::HEADING,
        };
        let pairs = bold(choice.pairs.to_string(), letters * self.times)
            .line_height(FIRST_LINE)
            .style(shaded(theme::text::same));
        let pad = *self.cell.before();
        let hint = self.view.at.hint.as_ref();
        let worth = hint.and_then(|hint| hint.of(choice));
        let worth = worth.map(|(_, loss)| words::worth(loss));
        let told = self.view.consequences(&pad, throw, choice).into_iter();
        let told: Vec<Consequence> = told.chain(worth).collect();
        let effects: Vec<String> = told.iter().map(|one| one.words.clone()).collect();
        let skipped = match self.is_low && hint.is_some() {
            true => told.len().saturating_sub(1),
            false => 0,
        };
        let told = told.into_iter().skip(skipped).map(|one| {
            let (style, font): (fn(&Theme) -> Style, _) = match one.tone {
                Tone::Plain => (theme::text::soft, theme::FONT),
                Tone::Gain => (theme::text::plus, theme::BOLD),
                Tone::Loss | Tone::End => (theme::text::minus, theme::BOLD),
            };
            let words = text(one.words).size(size::BODY * self.times);
            words.font(font).style(shaded(style)).into()
        });
        let head = row![container(pairs).width(Fill), sign].align_y(Center);
        let told = column![head, column(told)].spacing(gap::XS * self.times);
        let face = said_as(told.width(Fill), move || {
            Saying::image(words::heard_choice(key(place), choice, &pad, &effects))
        });
        let face = button(face)
            .padding(Padding::from(self.around).bottom(self.around[0] - EDGE))
            .height(Fill)
            .width(Fill)
            .style(theme::button::choice(
                self.colour(),
                is_lit,
                self.cell.choice() == Some(choice),
            ))
            .on_press(Message::Choose(place));
        let face = focusable(face, Some(Message::Choose(place)))
            .asked((self.view.shown_choice(), self.view.seat))
            .lit(is_lit)
            .hovered(Message::Entered(place), Message::Left(place));
        part(on_edge(face, is_lit.then(|| self.colour())))
    }

    fn colour(&self) -> Colour {
        self.view.player(self.view.seat).colour
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
