//! The reveal of secret choices (X13): a card for each player, which turn over one after another.

use iced::widget::{column, container, row, space};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play};
use crate::app::theme::{self, gap, radius, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, bold, fitted, named_bold, part, shape, width_of};
use crate::app::words;
use crate::rules::Seat;

/// How long a card takes to turn to its edge, and again to its face, in milliseconds.
const TURN: f32 = 80.0;
/// A lower pad would be unreadable.
const LEAST_PAD: f32 = 140.0;
/// The time between the starts of two cards, and the most for all of them.
const NEXT: f32 = 60.0;
const ALL: f32 = 350.0;

impl Play {
    /// The card of a player: their choice, the points it has brought, and their total.
    pub(super) fn revealed_card<'a>(
        &'a self,
        seat: Seat,
        host: &'a Host,
        within: Size,
    ) -> Element<'a, Message> {
        let players = host.session().players();
        let start = seat.index() as f32 * NEXT.min(ALL / players.len() as f32);
        let turned = self
            .landing
            .map_or(2.0, |landing| (landing.passed() - start) / TURN);
        let colour = players[seat].colour;
        let (share, face): (f32, Element<'_, Message>) = if turned < 1.0 {
            let sign = shape(colour, within.height * 0.4);
            let back = container(sign).center(Fill);
            let back = back.style(theme::container::player_card(colour, radius::CARD));
            (1.0 - turned.max(0.0), back.into())
        } else if turned < 2.0 {
            let front = container(space()).width(Fill).height(Fill);
            (turned - 1.0, front.style(theme::container::card).into())
        } else {
            (1.0, self.front(seat, host, within))
        };
        let card = container(face)
            .width(within.width * share)
            .height(within.height)
            .clip(true);
        part(container(card).center_x(within.width))
    }

    fn front<'a>(&'a self, seat: Seat, host: &'a Host, within: Size) -> Element<'a, Message> {
        let player = &host.session().players()[seat];
        let letters = (within.height * 0.28).min(within.width * 0.15).floor();
        let name = (letters * 0.5).max(size::LABEL);
        let chosen: Element<'_, Message> = match self.last_choice(seat, host) {
            Some((_, choice)) => {
                let fifth = choice.fifth.map(|fifth| {
                    let look = Look::Fifth(player.colour);
                    die(Some(fifth), look, (letters * 1.1).floor())
                });
                let pairs = match choice.fifth {
                    Some(_) => fitted(choice.pairs.to_string(), letters, theme::BOLD),
                    None => fitted(words::choice(&choice), letters * 0.6, theme::BOLD),
                };
                row![container(pairs).width(Fill), fifth]
                    .align_y(Center)
                    .into()
            }
            None => row![].push(self.said(seat, host, name)).into(),
        };
        let total = words::signed(self.counted_total(seat, host));
        let beside = within.width - width_of(&total, letters * 0.7, theme::BOLD) - 5.0 * gap::S;
        let change = self.news(seat, host).map(|(words, change)| {
            let wide = width_of(&words, name, theme::BOLD).max(1.0);
            let size = (name * beside / wide).clamp(size::BODY.min(name), name);
            fitted(words, size, theme::BOLD).style(theme::text::points(change))
        });
        let total = bold(total, letters * 0.7);
        let points = row![container(change).width(Fill), total];
        let head = container(named_bold(player, name))
            .padding([gap::XS, gap::M])
            .width(Fill)
            .style(theme::container::head(player.colour));
        // The name, the choice and the points.
        let taken = (name + letters * 2.2) * size::LEADING + 6.0 * gap::S;
        let left = Size::new(within.width - 4.0 * gap::S, within.height - taken);
        let pad = (left.height >= LEAST_PAD).then(|| self.glance(seat, host, left));
        let content = column![
            container(chosen).center_y(Fill),
            pad,
            points.align_y(Center)
        ];
        let front = column![head, content.padding(gap::S)];
        container(front)
            .padding(gap::S)
            .width(Fill)
            .height(Fill)
            .style(theme::container::card)
            .into()
    }

    /// A player's total, which counts up while the cards turn.
    fn counted_total(&self, seat: Seat, host: &Host) -> i32 {
        let total = self.seen_total(seat, host);
        let to_come = self.landing.zip(self.change(seat, host));
        to_come.map_or(total, |(landing, change)| {
            let to_come = change as f32 * (1.0 - landing.share()) / 10.0;
            total - to_come.round() as i32 * 10
        })
    }
}
