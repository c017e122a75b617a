//! All pads at once, beside the choices.
//!
//! Players choose in any order: pressing a pad, or Alt and its number, opens its choices.

use iced::widget::{column, container, responsive, row};
use iced::{Fill, Size};

use super::Message;
use crate::app::game_ui::View;
use crate::app::plan::{PAD, in_plan};
use crate::app::theme::{gap, size};
use crate::app::widget::Element;
use crate::rules::Seat;
use crate::session::Express;

/// A smaller card has small letters.
const SMALL: Size = Size::new(230.0, 200.0);
/// The ratio of width to height of a card.
const SHAPE: f32 = 1.15;

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

    fn grid(self, within: Size) -> Element<'a, Message> {
        let seats = self.session().players().len();
        let side = |beside: usize| {
            let lines = seats.div_ceil(beside) as f32;
            (within.width / beside as f32 / SHAPE).min(within.height / lines)
        };
        let larger = |one, other| if side(other) > side(one) { other } else { one };
        let beside = (1..=seats).fold(1, larger);
        let lines = seats.div_ceil(beside);
        let cell = Size::new(
            ((within.width - gap::S * (beside as f32 - 1.0)) / beside as f32).floor(),
            ((within.height - gap::S * (lines as f32 - 1.0)) / lines as f32).floor(),
        );
        let letters = match cell {
            _ if cell.width < SMALL.width || cell.height < SMALL.height => size::BODY,
            _ => size::HEADING,
        };
        let all: Vec<Seat> = Seat::all(seats).collect();
        let lines = all.chunks(beside).map(|line| {
            let cards = line
                .iter()
                .map(|&seat| self.card(seat, cell, letters, true));
            row(cards).spacing(gap::S).into()
        });
        container(column(lines).spacing(gap::S))
            .center_y(Fill)
            .into()
    }
}
