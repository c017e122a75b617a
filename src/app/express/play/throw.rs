//! The dice, and what to do with them: type, roll, choose.

use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Center, Fill, Size};

use super::choices::{Layout, Shown};
use super::view::LOW;
use super::{Host, Message, Play, Stage, hint, is_correction};
use crate::app::banner::Banner;
use crate::app::game_ui::PlayScreen;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::Mark;
use crate::app::widget::{self, Element, chances, control, named, named_bold, next_control, press};
use crate::app::{banner, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::dice::{Die, Throw, Values};
use crate::rules::express::{Cell, Entry, FifthDie, Pad};
use crate::rules::{Seat, ThrowNumber};
use crate::text::say;

/// The height of the line that says what is awaited, and of an error: room for three lines.
const SLOT: f32 = 76.0;
const LOW_SLOT: f32 = 68.0;
/// How much higher than its letters a line is.
const LEADING: f32 = 1.3;

/// What stands beside the throw and what on it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parts {
    /// Whether the chances of the next throw are shown.
    pub(super) odds: bool,
    /// Whether the dice are here, and not elsewhere.
    pub(super) dice: bool,
    /// Whether it says whose pad is shown, as nothing above the pad does.
    pub(super) owner: bool,
    /// The record of a game that one plays alone.
    pub(super) record: Option<i32>,
}

impl Play {
    /// The throw, with these parts.
    pub(super) fn throw<'a>(
        &'a self,
        host: &'a Host,
        parts: Parts,
        within: Size,
    ) -> Element<'a, Message> {
        let (side, is_low) = (side(within), is_low(within));
        match &self.stage {
            Stage::Dice { number }
                if parts.odds && !is_correction(*number, host.session()) && !is_low =>
            {
                column![
                    self.dice(*number, host, parts, side),
                    odds(&host.session().table().pads()[self.seat], within.width)
                ]
                .spacing(gap::XL)
                .into()
            }
            Stage::Dice { number } => self.dice(*number, host, parts, side),
            Stage::Choice { number, .. } => {
                let table = host.session().table();
                let Some((cell, round)) = self.cell(host).zip(table.round(*number)) else {
                    return space().into();
                };
                let is_late = *number < table.last_throw();
                let throw = number.get();
                let heading = match (is_late, cell.entry()) {
                    (false, _) if self.next_throw(host).is_some() => {
                        say!("express-change-throw", throw = throw)
                    }
                    (false, _) | (true, Entry::Out(_) | Entry::Departed) => {
                        say!("express-throw", throw = throw)
                    }
                    (true, Entry::Open) => say!("express-throw-missed", throw = throw),
                    (true, Entry::Refused(_)) => say!("express-throw-again", throw = throw),
                    (true, Entry::Chosen(_)) => say!("express-correct-throw", throw = throw),
                };
                let heading = self.who(heading, host, is_low);
                if self.is_aside(host) {
                    let dice = parts.dice.then_some((round.throw(), side));
                    return self.aside(heading, dice, host);
                }
                self.choosing(heading, cell, round.throw(), parts, host, within)
            }
            Stage::Room { .. } => space().into(),
            Stage::Over => over(host),
        }
    }

    fn dice<'a>(
        &'a self,
        number: ThrowNumber,
        host: &'a Host,
        parts: Parts,
        side: f32,
    ) -> Element<'a, Message> {
        let heading = if is_correction(number, host.session()) {
            say!("express-correct-throw", throw = number.get())
        } else {
            say!("express-throw", throw = number.get())
        };
        let heading = if parts.owner {
            self.who(heading, host, false)
        } else {
            text(heading).size(size::TITLE).font(theme::BOLD).into()
        };
        let typed = parts.dice.then(|| self.typed_dice(side));
        let mut lines = column![heading].push(typed).spacing(gap::M);
        let was = host.session().table().round(number);
        let asked = was.map(|was| typing::was(was.throw()));
        lines = lines.push(slot(SLOT, banner::view(&self.word).or(asked)));
        if self.throws(host) {
            return lines
                .push(next_control(
                    say!("express-roll-dice"),
                    "Space",
                    Some(Message::Throw),
                ))
                .into();
        }
        let first = if is_correction(number, host.session()) {
            say!("express-type-as-they-lay")
        } else {
            say!("express-throw-and-type")
        };
        let side = (side * 0.72).max(28.0);
        lines
            .push(self.typed.asked(Throw::DICE, &first, side, Message::Face))
            .into()
    }

    /// The places of the five dice with those that are typed; a click takes one back.
    pub(super) fn typed_dice<'a>(&self, side: f32) -> Element<'a, Message> {
        let places = (0..Throw::DICE).map(|place| {
            let face = die(self.typed.die(place), Look::Plain, side);
            if self.typed.die(place).is_none() {
                return container(face).padding(gap::XXS).into();
            }
            let face = button(face).padding(gap::XXS).style(theme::button::quiet);
            widget::hint(
                press(face, Some(Message::TakeBack(place))),
                say!("common-take-die-back"),
            )
        });
        row(places).spacing(gap::XS).into()
    }

    /// The heading with the one whose pad it is.
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
            named_bold(player, size::HEADING),
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    }

    /// The dice, this large where they are here, what is asked, and every choice with what it brings about.
    fn choosing<'a>(
        &'a self,
        heading: Element<'a, Message>,
        cell: &Cell,
        throw: &Throw,
        parts: Parts,
        host: &'a Host,
        within: Size,
    ) -> Element<'a, Message> {
        let Stage::Choice { number, lit, .. } = self.stage else {
            return space().into();
        };
        let (side, is_low) = (parts.dice.then(|| side(within)), is_low(within));
        let fifth_die = cell.before().fifth_die(throw);
        let choices = cell.before().choices(throw);
        let lines = self.lines(host);
        let wanted = self.wanted_places(host);

        let between = if is_low { gap::S } else { gap::M };
        let slot_height = if is_low { LOW_SLOT } else { SLOT };
        let head = if is_low { 26.0 } else { 36.0 };
        let dice = side.map_or(0.0, |side| side + 2.0 * gap::XXS + between);
        let above = head + dice + slot_height + 2.0 * between;
        let room = Size::new(within.width, within.height - above);

        let refused = match cell.entry() {
            Entry::Refused(illegal) => Some(words::choice_no_longer_legal(illegal)),
            Entry::Open | Entry::Chosen(_) | Entry::Out(_) | Entry::Departed => None,
        };
        let refused = refused.map(Banner::Refusal);
        let explained = self.hint.as_ref().and_then(hint::words);
        let explained = explained.map(Banner::Notice);
        let thinking = self.thinking(host, parts.record);
        let word = thinking.or_else(|| self.word.clone());
        let mut said: Vec<Banner> = [word, refused, explained].into_iter().flatten().collect();
        // One that is short stands above the choices, all others below them, where they are seen whole.
        let letters = if is_low { 0.0 } else { size::HEADING * LEADING };
        let beside = slot_height - letters - gap::XXS;
        let is_short = |said: &Banner| said.height(within.width) <= beside;
        let kept = usize::from(
            said.first().is_some_and(is_short) && said.len() > usize::from(self.hint.is_some()),
        );
        let mut further = said.split_off(kept);
        let heights = further
            .iter()
            .map(|said| said.height(within.width) + between);
        let needed = heights.sum();
        let layout = Layout::of(&lines, room, needed, self.hint.is_some());
        if room.height - layout.height(&lines) < needed {
            said.append(&mut further);
        }
        let is_late = number < host.session().table().last_throw();
        let said = said.into_iter().map(banner::face).collect();
        let further = further.into_iter().map(banner::face);
        let asked = asked(cell, throw, fifth_die, is_late, is_low, said);

        let shown = Shown {
            question: (number, self.seat),
            choices: &choices,
            cell,
            throw,
            penalty: host.session().setup().penalty(),
            hint: self.hint.as_ref(),
            lit,
            wanted: &wanted,
            is_free: fifth_die == FifthDie::Free,
            layout,
            width: within.width,
        };
        let list = lines.into_iter().map(|line| shown.line(line));
        // A correction is cancelled above the table.
        let next = self.next_throw(host).filter(|_| !self.is_correcting(host));
        let back = next.map(|next| {
            let words = say!("express-back-to-throw", throw = next.get());
            control(words, "Esc", theme::button::plain, Some(Message::Back))
        });
        let dice = side.map(|side| self.thrown(throw.dice(), host, side));
        column![
            container(heading).height(head),
            dice,
            slot(slot_height, Some(asked)),
            column(list).spacing(gap::XS),
        ]
        .extend(further)
        .push(back)
        .spacing(between)
        .into()
    }

    /// The five dice that were thrown; a click on one keeps only choices that leave it over.
    pub(super) fn thrown<'a>(
        &self,
        dice: [Die; Throw::DICE],
        host: &Host,
        side: f32,
    ) -> Element<'a, Message> {
        let colour = host.session().players()[self.seat].colour;
        let fifth = self.left_over(host);
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
                Some(Message::Want(Mark::Track(value))),
            );
            let key = words::key(&format!("Ctrl+{value}"));
            widget::hint(
                face,
                say!("express-leave-over", die = value.value(), key = key),
            )
        });
        row(faces).spacing(gap::XS).into()
    }
}

/// How everybody stands at the end, and the way to the result.
fn over<'a>(host: &'a Host) -> Element<'a, Message> {
    let heading = if host.session().departed().is_empty() {
        say!("express-all-out")
    } else {
        say!("express-all-out-or-left")
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
        let place = say!("express-place", place = standing.place);
        line(place, standing.seat, end)
    });
    let departed = host.session().departed().into_iter().map(|seat| {
        let end = text(say!("express-left"))
            .size(size::BODY)
            .style(theme::text::soft);
        line("–".to_owned(), seat, end.into())
    });
    let others = (!host.session().is_solo()).then(|| {
        text(say!("express-click-player"))
            .size(size::BODY)
            .style(theme::text::soft)
    });
    column![
        text(heading).size(size::TITLE).font(theme::BOLD),
        column(standings).extend(departed).spacing(gap::S),
        next_control(say!("common-to-result"), "Enter", Some(Message::Result)),
        others,
    ]
    .spacing(gap::L)
    .into()
}

/// A line of fixed height.
fn slot<'a>(height: f32, words: Option<Element<'a, Message>>) -> Element<'a, Message> {
    let words = scrollable(words.unwrap_or_else(|| space().into()));
    container(words.width(Fill).spacing(gap::XS))
        .height(height)
        .align_y(Center)
        .into()
}

/// What the fifth die must be, and below it what there is to say, or which of the dice it cannot be, or what was chosen.
fn asked<'a>(
    cell: &Cell,
    throw: &Throw,
    fifth_die: FifthDie,
    is_late: bool,
    is_low: bool,
    words: Vec<Element<'a, Message>>,
) -> Element<'a, Message> {
    let (asked, beside) = match cell.entry() {
        Entry::Out(_) => (say!("express-out-no-choices"), None),
        Entry::Departed => (say!("express-left-no-choices"), None),
        Entry::Open | Entry::Chosen(_) | Entry::Refused(_) => {
            let was = cell.choice().filter(|_| is_late);
            let beside = match was {
                Some(was) => Some(say!(
                    "express-it-was",
                    choice = words::choice_in_words(&was)
                )),
                None => refused(throw, fifth_die),
            };
            (words::fifth_die(fifth_die), beside)
        }
    };
    let letters = if is_low { size::LABEL } else { size::HEADING };
    let asked = text(asked)
        .size(letters)
        .font(theme::MEDIUM)
        .style(theme::text::accent);
    let beside = beside.filter(|_| words.is_empty());
    let beside = beside.map(|words| text(words).size(size::BODY).style(theme::text::soft));
    // In little room, the news comes first.
    let asked = (!is_low || words.is_empty()).then_some(asked);
    column![]
        .push(asked)
        .push(beside)
        .extend(words)
        .spacing(gap::XXS)
        .into()
}

/// Which of the dice cannot be the fifth one, and why.
fn refused(throw: &Throw, fifth_die: FifthDie) -> Option<String> {
    let refused = |&die: &Die| fifth_die.refuses(die).is_some();
    let dice: Values = throw.values().iter().filter(refused).collect();
    let reason = fifth_die.refuses(dice.iter().next()?)?;
    Some(words::not_fifth(dice, reason))
}

/// The side of a die, each of which is a button with a little room around it.
fn side(within: Size) -> f32 {
    (within.width / 5.0 - 2.0 * gap::XS)
        .min(within.height * 0.14)
        .floor()
}

/// Whether everything stands closer together.
fn is_low(within: Size) -> bool {
    within.height < LOW - 120.0
}

/// How likely each row of a pad is to be marked by the next throw.
fn odds<'a>(pad: &Pad, width: f32) -> Element<'a, Message> {
    if pad.is_out() {
        return space().into();
    }
    let odds = MarkOdds::of(pad);
    chances(say!("express-odds"), width, |sum| Some(odds.row(sum)))
}
