//! The table for everybody in the room: the dice as large as they can be, who is awaited, and all pads at once.
//!
//! Players choose in any order: pressing a pad, or Alt and its number, opens its choices.

use std::cmp::Reverse;

use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Size};

use super::{LANDING, Message, Stage};
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{PAD, in_plan};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, bold, card, fitted, named, next_control, part, shape, soft, zone,
};
use crate::app::{banner, timer, words};
use crate::rules::Seat;
use crate::rules::express::Phase;
use crate::session::Express;
use crate::text::say;

/// The share of the height for the dice while nobody chooses here.
const DICE: f32 = 0.22;
/// A smaller card has small letters, and one of this height for the room large ones.
const SMALL: Size = Size::new(230.0, 200.0);
const LARGE: f32 = 250.0;
/// The ratio of width to height of a card.
const SHAPE: f32 = 1.15;
/// The greatest height of a card that reveals a choice, by its width.
const REVEALED: f32 = 0.7;
/// How long a card takes to turn to its edge, and again to its face, in milliseconds.
const TURN: f32 = 80.0;
/// The time between the starts of two cards, and the most for all of them.
const NEXT: f32 = 60.0;
const ALL: f32 = 350.0;

impl<'a> View<'a, Express> {
    pub(super) fn all_pads(self, within: Size) -> Element<'a, Message> {
        in_plan(within, false, PAD, move |plan| {
            let pads = responsive(move |within| self.grid(within));
            row![self.throw_zone(plan), pads]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    /// The table while nobody chooses at the laptop, readable from the other end of the room: all awaited players have
    /// phones, or everybody has chosen and the marks land together.
    pub(super) fn room(self, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let content = responsive(move |within| {
            let word = self.revealed.and_then(|_| banner::view(&self.play.at.word));
            let pads = responsive(move |within| self.grid(within));
            column![self.strip(within), word, pads]
                .spacing(margin)
                .into()
        });
        container(content).padding(margin).into()
    }

    /// The throw, and who is awaited, or who leads.
    fn strip(self, within: Size) -> Element<'a, Message> {
        let table = self.session().table();
        let number = match self.stage {
            Stage::Room(number) if self.revealed.is_none() => number,
            _ => table.last_throw(),
        };
        // In a narrow window the words need the room.
        let (widest, small) = match within.width < 760.0 {
            true => (0.055, size::LABEL),
            false => (0.075, size::HEADING),
        };
        let side = (within.height * DICE).min(within.width * widest).floor();
        let letters = (side * 0.5).clamp(size::TITLE, size::DISPLAY);
        let dice = table.round(number);
        let dice = dice.map(|round| self.thrown(round.throw(), side, false));
        let heading = fitted(say!("express-throw", throw = number), letters, theme::BOLD);
        let told: Element<'_, Message> = match (self.revealed, &self.play.at.word) {
            (Some(_), _) => {
                let leader = self.leader().map(|(seat, points)| {
                    let name = words::fitted(self.player(seat).name.as_str(), 12);
                    say!("express-leads-by", name, points)
                });
                let chosen = || say!("express-everybody-has-chosen");
                soft(leader.unwrap_or_else(chosen), small).into()
            }
            (None, Some(word)) => text(word.words().as_str()).size(size::TITLE).into(),
            (None, None) => {
                let words = say!("express-awaits-names", names = words::awaited(self.host));
                text(words).size(size::TITLE).into()
            }
        };
        let clock = timer::line(self.host, self.thought(self.host));
        let next = self.revealed.map(|_| {
            let next = match table.phase() {
                Phase::Throw(number) => say!("express-on-to-throw", throw = number),
                Phase::Choices(_) | Phase::Over => say!("express-on-to-result"),
            };
            next_control(next, "Enter", Some(Message::Seen))
        });
        let words = row![column![heading, told, clock].width(Fill), next];
        let words = words.spacing(gap::XL).align_y(Center);
        part(row![words, dice].spacing(gap::XL).align_y(Center))
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
        let letters = (within.height * 0.28).min(within.width * 0.17).floor();
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
        let news = change
            .map(|change| bold(words::signed(change), small).style(theme::text::points(change)));
        let points = row![container(news).width(Fill), bold(total, letters * 0.7)];
        let leader = self.leader().filter(|&(leader, _)| leader == seat);
        let leads = leader.map(|_| {
            let leads = bold(say!("express-leads"), (small * 0.7).max(size::BODY));
            container(leads.wrapping(text::Wrapping::None))
                .padding([gap::XXS, gap::M])
                .style(theme::container::player_card(player.colour, radius::CARD))
        });
        let name = container(named(player, small, theme::BOLD)).width(Fill);
        let head = row![name, leads].spacing(gap::S).align_y(Center);
        let head = zone::head(head, small * 2.0, [player.colour; 2], 0.0);
        let below = column![chosen, points.align_y(Center)].spacing(letters * 0.1);
        let below = container(below).padding([0.0, gap::L]).center_y(Fill);
        let face = card(column![head, below]).padding(1);
        face.width(Fill).height(Fill).into()
    }

    /// Who leads once all cards are open, and by how many points.
    fn leader(self) -> Option<(Seat, i32)> {
        let table = self.session().table();
        let players = Seat::all(self.session().players().len());
        let players = players.filter(|&seat| !table.has_departed(seat));
        let mut totals: Vec<_> = players.map(|seat| (self.seen_total(seat), seat)).collect();
        totals.sort_unstable_by_key(|&(total, _)| Reverse(total));
        match totals[..] {
            [(most, seat), (second, _), ..] if most > second && self.landing.is_none() => {
                Some((seat, most - second))
            }
            _ => None,
        }
    }

    fn grid(self, within: Size) -> Element<'a, Message> {
        let seats = self.session().players().len();
        let side = |beside: usize| {
            let lines = seats.div_ceil(beside) as f32;
            (within.width / beside as f32 / SHAPE).min(within.height / lines)
        };
        let larger = |one, other| if side(other) > side(one) { other } else { one };
        let beside = match self.revealed {
            // Four choices are larger on two lines.
            Some(_) if seats > 3 => seats.div_ceil(2),
            Some(_) => seats,
            None => (1..=seats).fold(1, larger),
        };
        let lines = seats.div_ceil(beside);
        let cell = Size::new(
            ((within.width - gap::S * (beside as f32 - 1.0)) / beside as f32).floor(),
            ((within.height - gap::S * (lines as f32 - 1.0)) / lines as f32).floor(),
        );
        let letters = match cell {
            _ if cell.width < SMALL.width || cell.height < SMALL.height => size::BODY,
            _ if cell.height >= LARGE && self.is_for_room() => size::TITLE,
            _ => size::HEADING,
        };
        let all: Vec<Seat> = Seat::all(seats).collect();
        let lines = all.chunks(beside).map(|line| {
            let cards = line.iter().map(|&seat| match self.revealed {
                Some(_) => {
                    let height = cell.height.min(cell.width * REVEALED);
                    self.revealed_card(seat, Size::new(cell.width, height))
                }
                None => self.card(seat, cell, letters, true),
            });
            row(cards).spacing(gap::S).into()
        });
        container(column(lines).spacing(gap::S))
            .center_y(Fill)
            .into()
    }
}
