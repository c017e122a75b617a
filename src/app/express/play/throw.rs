//! The dice, and what is to be done with them: type, roll, choose.

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, Size};

use super::grid::Line;
use super::view::LOW;
use super::{Hint, Host, Message, Play, Stage, is_correction};
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, fitted, focusable, hint, key_cap, named, next_control, press, shape,
};
use crate::app::{banner, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::dice::{Die, Sum, Throw, Values};
use crate::rules::express::{Cell, Choice, Entry, FifthDie, Pad};
use crate::rules::{Seat, ThrowNumber};
use crate::session::Colour;

/// The height of a line of choices: with one line of words, with two, and in a large window.
const LINE: f32 = 40.0;
const TWO_LINES: f32 = 46.0;
const LARGE: f32 = 56.0;

/// Below this width letters stand beside the pairs without their caps.
const NARROW: f32 = 340.0;
/// Below this width only two choices stand side by side.
const VERY_NARROW: f32 = 240.0;

impl Play {
    pub(super) fn throw<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        within: Size,
    ) -> Element<'a, Message> {
        // Each die is a button with a little room around it.
        let side = (within.width / 5.0 - 2.0 * gap::XS)
            .min(within.height * 0.14)
            .floor();
        let is_low = within.height < LOW - 120.0;
        match &self.stage {
            Stage::Dice { number }
                if shows_odds && !is_correction(*number, host.session()) && !is_low =>
            {
                column![
                    self.dice(*number, host, side),
                    odds(&host.session().table().pads()[self.seat], within.width)
                ]
                .spacing(gap::XL)
                .into()
            }
            Stage::Dice { number } => self.dice(*number, host, side),
            Stage::Choice { number, .. } => {
                let table = host.session().table();
                match self.cell(host).zip(table.round(*number)) {
                    Some((cell, round)) => {
                        let is_late = *number < table.last_throw();
                        let heading = match (is_late, cell.entry()) {
                            (false, _) => format!("Throw {number}"),
                            (true, Entry::Open) => format!("Throw {number}, missed"),
                            (true, Entry::Refused(_)) => format!("Throw {number}, again"),
                            (true, Entry::Chosen(_)) => format!("Correct throw {number}"),
                            (true, Entry::Out(_) | Entry::Departed) => format!("Throw {number}"),
                        };
                        let was = cell.choice().filter(|_| is_late).map(typing::was);
                        let heading = self.who(heading, host, is_low);
                        if self.is_aside(host) {
                            return self.aside(heading, round.throw(), side, host);
                        }
                        let share = (within.height * 0.055).floor();
                        let between = if is_low { gap::S } else { gap::M };
                        let space = Space {
                            width: within.width,
                            side,
                            line: match (is_low, &self.hint) {
                                (false, Some(_)) => share.clamp(TWO_LINES, LARGE),
                                (false, None) => share.clamp(LINE, LARGE),
                                (true, Some(_)) => 36.0,
                                (true, None) => 32.0,
                            },
                            between,
                        };
                        column![heading]
                            .push(was)
                            .push(self.choosing(cell, round.throw(), host, space))
                            .spacing(between)
                            .into()
                    }
                    None => space().into(),
                }
            }
            Stage::Over => over(host),
        }
    }

    fn dice<'a>(&'a self, number: ThrowNumber, host: &'a Host, side: f32) -> Element<'a, Message> {
        let heading = if is_correction(number, host.session()) {
            format!("Correct throw {number}")
        } else {
            format!("Throw {number}")
        };
        let places = (0..Throw::DICE).map(|place| {
            container(die(self.typed.die(place), Look::Plain, side))
                .padding(gap::XXS)
                .into()
        });
        let mut lines = column![
            text(heading).size(size::TITLE).font(theme::BOLD),
            row(places).spacing(gap::XS),
        ]
        .spacing(gap::L);
        if let Some(was) = host.session().table().round(number) {
            lines = lines.push(typing::was(was.throw()));
        }
        lines = lines.push(banner::view(&self.word));
        if self.throws(host) {
            return lines
                .push(next_control("Roll the dice", "Space", Some(Message::Throw)))
                .into();
        }
        let first = if is_correction(number, host.session()) {
            "Type or click the five dice as they lay"
        } else {
            "Throw the five dice, then type or click them"
        };
        let side = (side * 0.72).max(28.0);
        lines
            .push(self.typed.asked(Throw::DICE, first, side, Message::Face))
            .into()
    }

    /// The heading with the one who chooses.
    fn who<'a>(&self, heading: String, host: &Host, is_low: bool) -> Element<'a, Message> {
        let player = &host.session().players()[self.seat];
        let heading = text(heading)
            .size(if is_low { size::HEADING } else { size::TITLE })
            .font(theme::BOLD);
        if host.session().is_solo() {
            return heading.into();
        }
        row![
            heading,
            space().width(Fill),
            shape(player.colour, size::HEADING),
            fitted(
                player.name.as_str(),
                size::HEADING,
                theme::BOLD,
                theme::text::same
            ),
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    }

    fn choosing<'a>(
        &'a self,
        cell: &Cell,
        throw: &Throw,
        host: &'a Host,
        space: Space,
    ) -> Element<'a, Message> {
        let fifth_die = cell.before().fifth_die(throw);
        let (number, lit, only) = match self.stage {
            Stage::Choice { number, lit, only } => (Some(number), lit, only),
            Stage::Dice { number } => (Some(number), None, None),
            Stage::Over => (None, None, None),
        };
        let choices = cell.before().choices(throw);
        let grid = self.grid(host);
        let leftover = lit
            .and_then(|place| grid.iter().find(|line| line.places.contains(&place)))
            .map(|line| line.die);

        let asked = match cell.entry() {
            Entry::Out(_) => "Out: no more choices here".to_owned(),
            Entry::Departed => "Left: no more choices here".to_owned(),
            Entry::Open | Entry::Chosen(_) | Entry::Refused(_) => words::fifth_die(fifth_die),
        };
        let colour = host.session().players()[self.seat].colour;
        let mut lines = column![
            self.thrown(throw.dice(), only.or(leftover), colour, space.side),
            text(asked)
                .size(letters(space.line))
                .font(theme::MEDIUM)
                .style(theme::text::accent),
        ]
        .spacing(space.between);
        if let Entry::Refused(illegal) = cell.entry() {
            let words = format!(
                "It was {}, which is no longer legal: {} ({}).",
                illegal.choice,
                illegal.reason,
                illegal.ruling()
            );
            lines = lines.push(banner::refusal(words));
        }
        lines = lines.push(banner::view(&self.word));

        let shown = Shown {
            question: (number, self.seat),
            choices: &choices,
            hint: self.hint.as_ref(),
            lit,
            taken: cell.choice(),
            is_free: fifth_die == FifthDie::Free,
            is_narrow: space.width < NARROW,
            beside: if space.width < VERY_NARROW { 2 } else { 3 },
            height: space.line,
        };
        let rows = grid.into_iter().map(|line| shown.line(line));
        lines = lines.push(column(rows).spacing(gap::XS));
        let may_choose = !matches!(cell.entry(), Entry::Out(_) | Entry::Departed);
        if may_choose && !self.is_aside(host) {
            lines = lines.push(refused(throw, fifth_die));
        }

        if let Some(hint) = &self.hint
            && let Some(best) = hint.best()
        {
            let chance = hint.likeliest;
            let words = format!(
                "Best: {}, {} points expected at the end. Likeliest to {}: {}, in {} of the games.",
                best.choice,
                words::signed(best.value.round() as i32),
                words::aim(&hint.aim),
                chance.choice,
                words::of_games(chance.share, chance.error)
            );
            let line = |words: &str| text(words::unbroken(words)).size(size::BODY);
            lines = lines.push(
                container(
                    column![
                        line(&words),
                        hint.why
                            .as_ref()
                            .map(|(second, cause)| line(&format!("Why not {second}? {cause}")))
                    ]
                    .spacing(gap::S),
                )
                .padding(gap::S)
                .width(Fill)
                .style(theme::container::notice),
            );
        }
        let looked_at = lit
            .and_then(|place| choices.get(place).copied())
            .or(cell.choice());
        if let Some(choice) = looked_at
            && let Ok(after) = cell.before().play(throw, choice)
        {
            let penalty = host.session().setup().penalty();
            let effects = words::effects(cell.before(), &after, choice, penalty)
                .into_iter()
                .map(|effect| text(effect).size(size::BODY).into());
            lines = lines.push(
                container(column(effects).spacing(gap::XS))
                    .padding(space.between)
                    .width(Fill)
                    .style(theme::container::well),
            );
        }
        lines.into()
    }

    /// The five dice that were thrown; a click on one keeps only choices that leave it over.
    fn thrown<'a>(
        &self,
        dice: [Die; Throw::DICE],
        fifth: Option<Die>,
        colour: Colour,
        side: f32,
    ) -> Element<'a, Message> {
        let fifth = dice.iter().position(|&die| Some(die) == fifth);
        let faces = dice.into_iter().enumerate().map(|(place, value)| {
            let (shown, look) = match self.tumble.and_then(|tumble| tumble.shown(place)) {
                Some(shown) => (shown, Look::Plain),
                None if fifth == Some(place) => (value, Look::Fifth(colour)),
                None => (value, Look::Plain),
            };
            let face = press(
                button(die(Some(shown), look, side))
                    .padding(gap::XXS)
                    .style(theme::button::quiet),
                Some(Message::Only(value)),
            );
            hint(face, format!("Only fifth die {value}: Ctrl+{value}"))
        });
        row(faces).spacing(gap::XS).into()
    }
}

/// How everybody stands at the end, and the way to the result.
fn over<'a>(host: &'a Host) -> Element<'a, Message> {
    let heading = if host.session().departed().is_empty() {
        "Everybody is out"
    } else {
        "Everybody is out or has left"
    };
    let line = |place: String, seat: Seat, end: Element<'a, Message>| {
        row![
            text(place).size(size::LABEL).style(theme::text::soft),
            named(&host.session().players()[seat], size::LABEL, size::LABEL).width(Fill),
            end,
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    };
    let standings = host.session().standings().into_iter().map(|standing| {
        let total = text(words::signed(standing.total)).size(size::LABEL);
        let end = total.font(theme::BOLD).into();
        line(format!("{}.", standing.place), standing.seat, end)
    });
    let departed = host.session().departed().into_iter().map(|seat| {
        let end = text("left").size(size::BODY).style(theme::text::soft);
        line("–".to_owned(), seat, end.into())
    });
    let others = (!host.session().is_solo()).then(|| {
        text("Click a player to see the pad.")
            .size(size::BODY)
            .style(theme::text::soft)
    });
    column![
        text(heading).size(size::TITLE).font(theme::BOLD),
        column(standings).extend(departed).spacing(gap::S),
        next_control("Result", "Enter", Some(Message::Result)),
        others,
    ]
    .spacing(gap::L)
    .into()
}

/// Which of the dice cannot be the fifth one, and why.
fn refused<'a>(throw: &Throw, fifth_die: FifthDie) -> Option<Element<'a, Message>> {
    let refused = |&die: &Die| fifth_die.refuses(die).is_some();
    let dice: Values = throw.values().iter().filter(refused).collect();
    let reason = fifth_die.refuses(dice.iter().next()?)?;
    Some(
        text(words::not_fifth(dice, reason))
            .size(size::CAPTION)
            .style(theme::text::soft)
            .into(),
    )
}

/// The room that there is for choosing.
#[derive(Debug, Clone, Copy)]
struct Space {
    width: f32,
    /// The side of a die.
    side: f32,
    /// The height of a line of choices.
    line: f32,
    between: f32,
}

/// The size of the words beside lines of this height.
fn letters(line: f32) -> f32 {
    if line <= TWO_LINES {
        size::LABEL
    } else {
        size::HEADING
    }
}

/// The grid of choices as it is shown.
struct Shown<'c> {
    /// Which throw is chosen for, at which seat.
    question: (Option<ThrowNumber>, Seat),
    choices: &'c [Choice],
    hint: Option<&'c Hint>,
    lit: Option<usize>,
    taken: Option<Choice>,
    is_free: bool,
    is_narrow: bool,
    /// How many choices stand side by side.
    beside: usize,
    height: f32,
}

impl Shown<'_> {
    fn line<'a>(&self, line: Line) -> Element<'a, Message> {
        let look = if self.is_free {
            Look::Faint
        } else {
            Look::Plain
        };
        let face = container(die(Some(line.die), look, self.height - 6.0)).center_y(self.height);
        let between = if self.is_narrow { gap::XS } else { gap::S };
        let lines = line.places.chunks(self.beside).map(|places| {
            let buttons = (0..self.beside).map(|column| match places.get(column) {
                Some(&place) => self.button(place),
                None => space().width(Fill).into(),
            });
            let buttons = row(buttons).spacing(between).height(self.height);
            buttons.align_y(Center).into()
        });
        row![face, column(lines).spacing(gap::XS)]
            .spacing(between)
            .align_y(Center)
            .into()
    }

    fn button<'a>(&self, place: usize) -> Element<'a, Message> {
        let choice = self.choices[place];
        let is_taken = self.taken == Some(choice);
        let sign = if is_taken {
            '✓'
        } else {
            char::from(b'A' + place as u8)
        };
        let pairs = text(choice.pairs.to_string()).font(theme::MEDIUM);
        let worth = self.hint.and_then(|hint| hint.of(choice));
        let face = match worth {
            Some((_, loss)) => {
                let head = row![
                    pairs.size(size::BODY),
                    space().width(Fill),
                    text(sign).size(size::CAPTION).style(theme::text::soft),
                ];
                row![column![head, worth_face(loss)]]
            }
            None if self.is_narrow => row![
                pairs.size(size::BODY),
                space().width(Fill),
                text(sign).size(size::CAPTION).style(theme::text::soft),
            ],
            None => row![
                pairs.size(letters(self.height)),
                space().width(Fill),
                key_cap(sign.to_string()),
            ],
        };
        let face = button(face.align_y(Center).height(Fill))
            .padding([0.0, if self.is_narrow { gap::XS } else { gap::S }])
            .height(self.height - 2.0)
            .width(Fill)
            .style(theme::button::choice(self.lit == Some(place), is_taken))
            .on_press(Message::Choose(place));
        focusable(face, Some(Message::Choose(place)))
            .asked(self.question)
            .hovered(Message::Entered(place), Message::Left(place))
            .into()
    }
}

/// What a choice is worth: the best, or what is expected of it at the end less than of the best.
fn worth_face<'a>(loss: f64) -> Element<'a, Message> {
    if loss < 0.05 {
        return text("best")
            .size(size::CAPTION)
            .font(theme::BOLD)
            .style(theme::text::accent)
            .into();
    }
    let digits = if loss < 9.95 { 1 } else { 0 };
    text(format!("{loss:.digits$} less"))
        .size(size::CAPTION)
        .style(theme::text::soft)
        .into()
}

/// How likely each row of a pad is to be marked by the next throw.
fn odds<'a>(pad: &Pad, width: f32) -> Element<'a, Message> {
    const HEIGHT: f32 = 56.0;

    if pad.is_out() {
        return space().into();
    }
    let odds = MarkOdds::of(pad);
    let cell = ((width - 10.0 * gap::XS) / Sum::COUNT as f32)
        .min(34.0)
        .floor();
    let rows = Sum::ALL.map(|sum| {
        let chance = odds.row(sum);
        let bar = (HEIGHT * chance as f32).max(1.0);
        column![
            text(format!("{:.0}", chance * 100.0)).size(size::CAPTION),
            container(space())
                .width(cell * 0.6)
                .height(bar)
                .style(theme::container::bar_of_odds),
            text(sum.to_string()).size(size::CAPTION).font(theme::BOLD),
        ]
        .width(cell)
        .spacing(gap::XXS)
        .align_x(Center)
        .into()
    });
    column![
        text("Chance that the next throw can mark each row, in %")
            .size(size::CAPTION)
            .style(theme::text::soft),
        row(rows).spacing(gap::XS).align_y(iced::Bottom),
    ]
    .spacing(gap::S)
    .into()
}
