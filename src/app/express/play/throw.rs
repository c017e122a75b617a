//! The dice, and what to do with them: type, roll, choose.

use std::slice;

use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Center, Fill, Size};

use super::choices::{Layout, Shown};
use super::view::LOW;
use super::{Host, Message, Play, Stage, hint, is_correction};
use crate::app::banner::Banner;
use crate::app::game_ui::PlayScreen;
use crate::app::review::all::in_words;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::pad::Mark;
use crate::app::widget::{
    self, Element, Urgency, chances, control, fitted, height_of, named, named_bold, next_control,
    press, slot, told, told_as, width_of,
};
use crate::app::{banner, typing, words};
use crate::coach::express::MarkOdds;
use crate::rules::dice::{Die, Throw, Values};
use crate::rules::express::{Cell, Entry, FifthDie, Pad};
use crate::rules::{Seat, ThrowNumber};
use crate::session::Player;
use crate::text::say;

/// The height of the line that says what is awaited, and of an error: room for three lines.
const SLOT: f32 = 76.0;
const LOW_SLOT: f32 = 68.0;
/// The height of the heading.
const HEAD: f32 = 36.0;
const LOW_HEAD: f32 = 26.0;
/// A name beside the heading has at least so much room, or what it needs.
const NAME: f32 = 120.0;
/// The height of a message in one line.
const ONE_LINE: f32 = size::BODY * size::LEADING + 2.0 * gap::XS;

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
                    self.dice(*number, host, parts, within),
                    odds(&host.session().table().pads()[self.seat], within.width)
                ]
                .spacing(gap::XL)
                .into()
            }
            Stage::Dice { number } => self.dice(*number, host, parts, within),
            Stage::Choice { number, .. } => {
                let table = host.session().table();
                let Some((cell, round)) = self.cell(host).zip(table.round(*number)) else {
                    return space().into();
                };
                let is_late = *number < table.last_throw();
                let throw = number.get();
                let heading = match (is_late, cell.entry()) {
                    _ if self.is_looking(host) => say!("express-throw", throw = throw),
                    (false, Entry::Chosen(_)) => say!("express-change-throw", throw = throw),
                    (false, _) | (true, Entry::Out(_) | Entry::Departed) => {
                        say!("express-throw", throw = throw)
                    }
                    (true, Entry::Open) => say!("express-throw-missed", throw = throw),
                    (true, Entry::Refused(_)) => say!("express-throw-again", throw = throw),
                    (true, Entry::Chosen(_)) => say!("express-correct-throw", throw = throw),
                };
                let (title, head) = headed(heading.clone(), self.shown(host), within.width, is_low);
                let asked = move || self.asked(&heading, cell, round.throw(), host);
                let heading = told_as(title, Urgency::Asked, asked);
                if self.is_aside(host) || self.is_looking(host) {
                    let dice = parts.dice.then_some((round.throw(), side));
                    return self.aside(heading, dice, host);
                }
                if self.tumble.is_some() {
                    let dice = parts
                        .dice
                        .then(|| self.thrown(round.throw().dice(), host, side));
                    let heading = container(heading).height(head);
                    return column![heading, dice].spacing(between(is_low)).into();
                }
                self.choosing((heading, head), cell, round.throw(), parts, host, within)
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
        within: Size,
    ) -> Element<'a, Message> {
        let side = side(within);
        let heading = if is_correction(number, host.session()) {
            say!("express-correct-throw", throw = number.get())
        } else {
            say!("express-throw", throw = number.get())
        };
        let player = self.shown(host).filter(|_| parts.owner);
        let (heading, _) = headed(heading, player, within.width, false);
        let typed = parts.dice.then(|| self.typed_dice(side));
        let mut lines = column![told(heading)].push(typed).spacing(gap::M);
        let was = host.session().table().round(number);
        let asked = was.map(|was| {
            let face = text(typing::was(was.throw())).size(size::BODY);
            let heard = move || typing::was(in_words(&was.throw().dice()));
            told_as(face.style(theme::text::soft), Urgency::Asked, heard)
        });
        lines = lines.push(slot(SLOT, banner::view(&self.word).or(asked), false).align_y(Center));
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
        self.typed.places(Throw::DICE, side, Message::TakeBack)
    }

    /// Whose pad it is, where that is not clear.
    pub(super) fn shown<'a>(&self, host: &'a Host) -> Option<&'a Player> {
        let session = host.session();
        (!session.is_solo()).then(|| &session.players()[self.seat])
    }

    /// The dice, this large where they are here, what is asked, and every choice with what it brings about.
    fn choosing<'a>(
        &'a self,
        (heading, head): (Element<'a, Message>, f32),
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

        let between = between(is_low);
        let slot_height = if is_low { LOW_SLOT } else { SLOT };
        let dice = side.map_or(0.0, |side| side + 2.0 * gap::XXS + between);
        let above = head + dice + slot_height + 2.0 * between;
        let room = Size::new(within.width, within.height - above);

        let refused = match cell.entry() {
            Entry::Refused(illegal) => Some(words::choice_no_longer_legal(illegal)),
            Entry::Open | Entry::Chosen(_) | Entry::Out(_) | Entry::Departed => None,
        };
        let refused = refused.map(Banner::Refusal);
        let thinking = self.thinking(host, parts.record);
        let word = thinking.or_else(|| self.word.clone());
        // What is refused comes and goes with a key, and must not move the choices.
        let passes = matches!(word, Some(Banner::Refusal(_)));
        let news: Vec<Banner> = [word, refused].into_iter().flatten().collect();
        let hint = self.hint.as_ref().map_or_else(Vec::new, hint::sentences);
        let is_late = number < host.session().table().last_throw();
        let asked = Asked::new(cell, throw, fifth_die, is_late);
        let asked = asked.fitting(within.width, slot_height, is_low);

        // One that is short stands above the choices, all others below them, where they are seen whole.
        let heights = |said: &[Banner], between: f32| -> f32 {
            let heights = said.iter().map(|said| said.height(within.width) + between);
            heights.sum()
        };
        let beside = slot_height - asked.height;
        let is_short = news
            .first()
            .is_some_and(|first| heights(slice::from_ref(first), gap::XXS) <= beside);
        let kept = usize::from(is_short);
        let below = together(&news[kept..], &hint);
        let needed = heights(&below, between);
        let lasting = together(&news[kept.max(usize::from(passes))..], &hint);
        let layout = Layout::of(
            &lines,
            room,
            heights(&lasting, between),
            self.hint.is_some(),
        );
        let free = room.height - layout.height(&lines);
        // Where that is too much, they fill the line above the choices first.
        let parts_told = news.len() + hint.len();
        let told = |from: usize, to: usize| {
            let of_news = |place: usize| place.min(news.len());
            let of_hint = |place: usize| place.max(news.len()) - news.len();
            together(
                &news[of_news(from)..of_news(to)],
                &hint[of_hint(from)..of_hint(to)],
            )
        };
        let above = if needed <= free {
            kept
        } else {
            let fits = |count: &usize| heights(&told(0, *count), gap::XXS) <= slot_height;
            let most = (0..=parts_told).rev().find(fits).unwrap_or_default();
            let has_room = free - between >= if most > 0 { ONE_LINE } else { slot_height };
            if has_room { most } else { parts_told }
        };
        let said = told(0, above);
        let further = told(above, parts_told);
        let is_asked = said.is_empty() || heights(&said, gap::XXS) <= beside;
        let is_whole = match said.is_empty() {
            true => asked.is_whole,
            false => heights(&said, gap::XXS) <= slot_height,
        };
        let said = said.into_iter().map(banner::face).collect();
        let asked = asked.view(is_asked, said);
        let has_further = !further.is_empty();
        let further = column(further.into_iter().map(banner::face)).spacing(between);
        let further = has_further.then(|| {
            if needed <= free {
                return Element::from(further);
            }
            let further = scrollable(further).width(Fill).spacing(gap::XS);
            let most = (free - between).max(ONE_LINE);
            container(further).max_height(most).into()
        });

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
        let best = move || self.best_key(host).unwrap_or_default();
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
            slot(slot_height, asked, is_whole).align_y(Center),
            told_as(column(list).spacing(gap::XS), Urgency::News, best),
        ]
        .push(further)
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
            if let Some(tumble) = self.tumble {
                let shown = tumble.shown(place).unwrap_or(value);
                let face = container(die(Some(shown), Look::Plain, side));
                return face.padding(gap::XXS).into();
            }
            let look = match fifth == Some(place) {
                true => Look::Fifth(colour),
                false => Look::Plain,
            };
            let face = press(
                button(die(Some(value), look, side))
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
    let heading = if host.session().players().len() == 1 {
        say!("express-awaits-nothing")
    } else if host.session().departed().is_empty() {
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
        told(text(heading).size(size::TITLE).font(theme::BOLD)),
        told(column(standings).extend(departed).spacing(gap::S)),
        next_control(say!("common-to-result"), "Enter", Some(Message::Result)),
        others,
    ]
    .spacing(gap::L)
    .into()
}

/// The heading with this player beside it, and how high that is: smaller where both have no room side by side, and one below
/// the other where they have none even so.
fn headed<'a>(
    heading: String,
    player: Option<&Player>,
    width: f32,
    is_low: bool,
) -> (Element<'a, Message>, f32) {
    let (usual, height) = if is_low {
        (size::HEADING, LOW_HEAD)
    } else {
        (size::TITLE, HEAD)
    };
    let of_name = |player: &Player, letters: f32| {
        let name = width_of(player.name.as_str(), letters, theme::BOLD);
        letters + 3.0 * gap::S + name.min(NAME)
    };
    let fits = |&(letters, of_player): &(f32, f32)| {
        let player = player.map_or(0.0, |player| of_name(player, of_player));
        width_of(&heading, letters, theme::BOLD) + player <= width
    };
    let sizes = [
        (usual, size::HEADING),
        (size::HEADING, size::HEADING),
        (size::LABEL, size::LABEL),
    ];
    let title = |letters| fitted(heading.clone(), letters, theme::BOLD, theme::text::same);
    let (heading, height) = match (sizes.into_iter().find(fits), player) {
        (Some((letters, of_player)), Some(player)) => {
            let name = named_bold(player, of_player);
            let line = row![title(letters), space().width(Fill), name];
            (line.spacing(gap::S).align_y(Center).into(), height)
        }
        (Some((letters, _)), None) => (title(letters), height),
        (None, player) => {
            let name = player.map(|player| named_bold(player, size::LABEL));
            let lines = if name.is_some() { 2.0 } else { 1.0 };
            let high = (lines * size::LABEL * size::LEADING).ceil();
            (
                column![title(size::LABEL)].push(name).into(),
                height.max(high),
            )
        }
    };
    (heading, height)
}

/// The news, and after them these sentences of the hint in one.
fn together(news: &[Banner], hint: &[String]) -> Vec<Banner> {
    let hint = (!hint.is_empty()).then(|| Banner::Notice(hint.join(" ")));
    news.iter().cloned().chain(hint).collect()
}

/// What the fifth die must be, and which of the dice it cannot be, or what was chosen.
struct Asked {
    words: String,
    beside: Option<String>,
    letters: f32,
    /// How high the words are with the gap below them.
    height: f32,
    /// Whether all of it has room.
    is_whole: bool,
}

impl Asked {
    fn new(cell: &Cell, throw: &Throw, fifth_die: FifthDie, is_late: bool) -> Asked {
        let (words, beside) = match cell.entry() {
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
        Asked {
            words,
            beside,
            letters: size::HEADING,
            height: 0.0,
            is_whole: false,
        }
    }

    /// The same in the largest letters in which all of it has room.
    fn fitting(self, width: f32, height: f32, is_low: bool) -> Asked {
        let high = |letters| height_of(&self.words, letters, theme::MEDIUM, width) + gap::XXS;
        let beside = self.beside.as_ref().map_or(0.0, |beside| {
            height_of(beside, size::BODY, theme::FONT, width)
        });
        let sizes = [size::HEADING, size::LABEL, size::BODY];
        let mut sizes = sizes.into_iter().skip(usize::from(is_low));
        let fits = |&letters: &f32| high(letters) + beside <= height;
        let fitting = sizes.find(fits);
        let letters = fitting.unwrap_or(size::BODY);
        Asked {
            letters,
            height: high(letters),
            is_whole: fitting.is_some(),
            ..self
        }
    }

    /// Its face above what there is to say, or that alone where it leaves no room.
    fn view<'a>(self, is_asked: bool, said: Vec<Element<'a, Message>>) -> Element<'a, Message> {
        let beside = self.beside.filter(|_| said.is_empty());
        let beside = beside.map(|words| text(words).size(size::BODY).style(theme::text::soft));
        let asked = text(self.words)
            .size(self.letters)
            .font(theme::MEDIUM)
            .style(theme::text::accent);
        column![]
            .push(is_asked.then(|| told(asked)))
            .push(beside)
            .extend(said)
            .spacing(gap::XXS)
            .into()
    }
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

/// The room between what stands one below the other.
fn between(is_low: bool) -> f32 {
    if is_low { gap::S } else { gap::M }
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
