//! The table for everybody in the room: the dice as large as they can be, who is awaited, and all pads at once.
//!
//! Players choose in any order: pressing a pad, or Alt and its number, opens its choices.

use iced::widget::{button, column, container, responsive, row, space, text};
use iced::{Center, Fill, Padding, Size};

use super::view::shows;
use super::{Host, LANDING, Message, Stage};
use crate::app::banner::Banner;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{PAD, in_plan};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, bold, card, fitted, named_bold, next_control, part, shape, soft, zone,
};
use crate::app::{banner, timer, words};
use crate::rules::Seat;
use crate::rules::express::Phase;
use crate::session::Express;
use crate::text::say;

/// The share of the height for the dice beside choices, and while nobody chooses here.
const DICE: f32 = 0.14;
const ROOM_DICE: f32 = 0.22;
/// Below this width dice and heading are smaller.
const WIDE: f32 = 760.0;
/// Below this width the words stand below the dice.
const NARROW: f32 = 420.0;
/// Below this width a card has small letters, and its total below the name.
const NARROW_CARD: f32 = 230.0;
/// A lower pad would be unreadable.
const LEAST_PAD: f32 = 44.0;
/// The ratio of width to height of a card, and of one that reveals a choice.
const SHAPE: f32 = 1.15;
const REVEALED: f32 = 1.4;
/// A lower pad on such a card would be unreadable.
const LEAST_REVEALED: f32 = 140.0;
/// How long a card takes to turn to its edge, and again to its face, in milliseconds.
const TURN: f32 = 80.0;
/// The time between the starts of two cards, and the most for all of them.
const NEXT: f32 = 60.0;
const ALL: f32 = 350.0;

impl<'a> View<'a, Express> {
    pub(super) fn all_pads(self, within: Size) -> Element<'a, Message> {
        in_plan(within, false, PAD, move |plan| {
            let pads = self.dice_and_pads(plan.margin);
            row![self.throw_zone(false, plan), pads]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    /// The table while nobody chooses at the laptop, readable from the other end of the room: all awaited players have
    /// phones, or everybody has chosen and the marks land together.
    pub(super) fn room(self, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        container(self.dice_and_pads(margin)).padding(margin).into()
    }

    fn dice_and_pads(self, margin: f32) -> Element<'a, Message> {
        responsive(move |within| {
            let share = if self.is_for_room() { ROOM_DICE } else { DICE };
            let widest = within.width * if within.width < WIDE { 0.06 } else { 0.08 };
            let side = (within.height * share).min(widest).floor();
            // Choices show their news themselves.
            let word = self.revealed.and_then(|_| banner::view(&self.play.at.word));
            let pads = responsive(move |within| self.grid(within));
            column![self.strip(side, within.width), word, pads]
                .spacing(margin)
                .into()
        })
        .into()
    }

    fn strip(self, side: f32, width: f32) -> Element<'a, Message> {
        let table = self.session().table();
        let (number, round) = match self.stage {
            Stage::Dice(number) if self.revealed.is_none() => (number, None),
            Stage::Choice(number) | Stage::Room(number) if self.revealed.is_none() => {
                (number, table.round(number))
            }
            _ => (table.last_throw(), table.rounds().last()),
        };
        let dice = match round {
            None => column![self.typed_dice(side), bold("", size::LABEL)].into(),
            Some(round) => self.thrown(round.throw(), side),
        };
        let is_far = self.is_for_room();
        // Choices have a heading and a clock of their own.
        let heading = is_far.then(|| {
            let heading = say!("express-throw", throw = number);
            let letters = match width {
                ..WIDE => size::TITLE,
                _ => size::DISPLAY,
            };
            fitted(heading, letters, theme::BOLD)
        });
        let clock = timer::line(self.host, self.thought(self.host)).filter(|_| is_far);
        let next = self.revealed.map(|_| {
            let next = match table.phase() {
                Phase::Throw(number) => say!("express-on-to-throw", throw = number),
                Phase::Choices(_) | Phase::Over => say!("express-on-to-result"),
            };
            next_control(next, "Enter", Some(Message::Seen))
        });
        // Once everybody has chosen, the button tells what is next.
        let awaited = next.is_none().then(|| {
            let is_correcting = self.is_correcting(self.host);
            let words = match (&self.at.word, self.stage) {
                (Some(Banner::Notice(words) | Banner::Refusal(words)), _) if is_far => {
                    words.clone()
                }
                (_, Stage::Choice(_)) if is_correcting => {
                    let name = self.player(self.seat).name.as_str();
                    say!("express-choose-again", name)
                }
                _ if is_correcting => say!("express-type-as-they-lay"),
                _ => awaited(self.host),
            };
            text(words).size(if is_far { size::TITLE } else { size::LABEL })
        });
        let words = column![heading, awaited, clock].width(Fill);
        let strip: Element<'_, Message> = if width < NARROW {
            column![dice, words, next].into()
        } else {
            let strip = row![dice, words, next].spacing(gap::XL);
            strip.align_y(Center).into()
        };
        // The sums below the dice count as the margin there.
        let around = Padding::from([gap::XS, gap::L]).top(gap::L);
        let strip = card(strip).padding(around).width(Fill);
        part(strip)
    }

    fn card(self, seat: Seat, within: Size) -> Element<'a, Message> {
        let player = self.player(seat);
        let is_far = self.is_for_room();
        let is_narrow = within.width < NARROW_CARD;
        let (name, figures, said) = match within.height {
            _ if is_narrow => (size::BODY, size::BODY, size::CAPTION),
            ..200.0 => (size::BODY, size::LABEL, size::BODY),
            250.0.. if is_far => (size::TITLE, size::DISPLAY, size::TITLE),
            _ => (size::HEADING, size::TITLE, size::LABEL),
        };
        let total = bold(words::signed(self.seen_total(seat)), figures).line_height(1.1);
        let change = self.change(seat).filter(|&change| change != 0);
        let news = change
            .map(|change| bold(words::signed(change), said).style(theme::text::points(change)));
        let program = self.session().level(seat).filter(|_| !is_narrow);
        let program = program.map(|_| soft(say!("express-status-program"), said));
        let (beside, below): (Option<Element<'_, Message>>, Option<Element<'_, Message>>) =
            match is_narrow {
                true => (None, Some(total.into())),
                false => (Some(total.into()), news.map(Element::from)),
            };
        let name = row![container(named_bold(player, name)).width(Fill), beside];
        let said_here = row![program, self.said(seat, said)].spacing(gap::S);
        let said_here = row![container(said_here).width(Fill), below];
        let high = (figures * 1.1 + said * size::LEADING).ceil();
        let head = column![
            name.spacing(gap::S).align_y(Center),
            said_here.spacing(gap::S)
        ];
        let room = within.height - high - 2.0 * gap::S - gap::XS;
        let inner = Size::new(within.width - 2.0 * gap::S, room);
        let pad = (inner.height >= LEAST_PAD).then(|| self.glance(seat, inner));
        let face = column![head.height(high), pad].spacing(gap::XS);
        let is_shown = seat == self.seat && self.shown_choice().is_some();
        let face = button(face)
            .padding(gap::S)
            .width(within.width)
            .height(within.height)
            .style(theme::button::seat(player.colour, is_shown));
        shows(seat, face)
    }

    fn revealed_card(self, seat: Seat, within: Size) -> Element<'a, Message> {
        let players = self.session().players();
        let start = seat.index() as f32 * NEXT.min(ALL / players.len() as f32);
        let turned = self
            .landing
            .map_or(2.0, |(_, motion)| (motion.passed() - start) / TURN);
        let colour = players[seat].colour;
        let (share, face): (f32, Element<'_, Message>) = if turned < 1.0 {
            let back = container(shape(colour, within.height * 0.4)).center(Fill);
            let back = back.style(theme::container::player_card(colour, radius::CARD));
            (1.0 - turned.max(0.0), back.into())
        } else if turned < 2.0 {
            (turned - 1.0, card(space()).width(Fill).height(Fill).into())
        } else {
            (1.0, self.revealed_face(seat, within))
        };
        let card = container(face)
            .width(within.width * share)
            .height(within.height)
            .clip(true);
        part(container(card).center_x(within.width))
    }

    fn revealed_face(self, seat: Seat, within: Size) -> Element<'a, Message> {
        let player = self.player(seat);
        let letters = (within.height * 0.28).min(within.width * 0.15).floor();
        let small = (letters * 0.5).max(size::LABEL);
        let chosen: Element<'_, Message> = match self.last_choice(seat) {
            Some((_, choice)) => {
                let look = Look::Fifth(player.colour);
                let fifth = choice.fifth;
                let fifth = fifth.map(|fifth| die(Some(fifth), look, (letters * 1.1).floor()));
                let pairs = match choice.fifth {
                    Some(_) => fitted(choice.pairs.to_string(), letters, theme::BOLD),
                    None => fitted(words::choice(&choice), letters * 0.6, theme::BOLD),
                };
                let chosen = row![container(pairs).width(Fill), fifth];
                chosen.align_y(Center).into()
            }
            None => row![].push(self.said(seat, small)).into(),
        };
        let change = self.change(seat).filter(|&change| change != 0);
        let passed = self.landing.map_or(1.0, |(_, motion)| {
            motion.passed() / LANDING.as_millis() as f32
        });
        let to_come = change.unwrap_or_default() as f32 * (1.0 - passed).max(0.0) / 10.0;
        let total = words::signed(self.seen_total(seat) - to_come.round() as i32 * 10);
        let news = change.map(|change| {
            let points = words::signed(change);
            let news = match self.takes_the_lead(seat) {
                true => say!("express-takes-the-lead", points),
                false => points,
            };
            bold(news, small).style(theme::text::points(change))
        });
        let points = row![container(news).width(Fill), bold(total, letters * 0.7)];
        let head = container(named_bold(player, small))
            .padding([gap::XS, gap::M])
            .width(Fill)
            .style(theme::container::head(player.colour));
        // The name, the choice and the points.
        let taken = (small + letters * 2.2) * size::LEADING + 6.0 * gap::S;
        let left = Size::new(within.width - 4.0 * gap::S, within.height - taken);
        let pad = (left.height >= LEAST_REVEALED).then(|| self.glance(seat, left));
        let chosen = container(chosen).center_y(Fill);
        let below = column![chosen, pad, points.align_y(Center)].padding(gap::S);
        let face = card(column![head, below]).padding(gap::S);
        face.width(Fill).height(Fill).into()
    }

    fn takes_the_lead(self, seat: Seat) -> bool {
        let players = self.session().players().len();
        let now = |seat| self.seen_total(seat);
        let before = |seat| now(seat) - self.change(seat).unwrap_or_default();
        let others = || Seat::all(players).filter(move |&other| other != seat);
        let leads = |total: &dyn Fn(Seat) -> i32| others().all(|other| total(other) < total(seat));
        let is_choosing = matches!(self.session().table().phase(), Phase::Choices(_));
        players > 1 && !is_choosing && leads(&now) && !leads(&before)
    }

    fn grid(self, within: Size) -> Element<'a, Message> {
        let seats = self.session().players().len();
        let shape = self.revealed.map_or(SHAPE, |_| REVEALED);
        let side = |beside: usize| {
            let lines = seats.div_ceil(beside) as f32;
            (within.width / beside as f32 / shape).min(within.height / lines)
        };
        let larger = |one, other| if side(other) > side(one) { other } else { one };
        let beside = (1..=seats).fold(1, larger);
        let lines = seats.div_ceil(beside);
        let cell = Size::new(
            ((within.width - gap::S * (beside as f32 - 1.0)) / beside as f32).floor(),
            ((within.height - gap::S * (lines as f32 - 1.0)) / lines as f32).floor(),
        );
        let all: Vec<Seat> = Seat::all(seats).collect();
        let lines = all.chunks(beside).map(|line| {
            let cards = line.iter().map(|&seat| match self.revealed {
                Some(_) => self.revealed_card(seat, cell),
                None => self.card(seat, cell),
            });
            row(cards).spacing(gap::S).into()
        });
        column(lines).spacing(gap::S).into()
    }
}

fn awaited(host: &Host) -> String {
    let table = host.session().table();
    match table.phase() {
        Phase::Over => say!("express-awaits-nothing"),
        Phase::Throw(_) if host.session().setup().dice().are_real() => {
            say!("express-awaits-real-dice")
        }
        Phase::Throw(_) => say!("express-awaits-app-dice"),
        Phase::Choices(throw) => {
            let players = host.session().players();
            let waiting = table.waiting().filter(|&(number, _)| number == throw);
            let names = waiting.map(|(_, seat)| players[seat].name.as_str());
            say!("express-awaits-names", names = words::together(names))
        }
    }
}
