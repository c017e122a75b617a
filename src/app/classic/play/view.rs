//! The layout of the board during play: the roll, the board, the players.

use iced::Size;
use iced::widget::{column, row, stack};

use super::{Host, Message, Play, Stage};
use crate::app::room::in_plan;
use crate::app::widget::{Element, Live, board, live_board, zone};

impl Play {
    /// The table within this room.
    pub(super) fn table<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        within: Size,
    ) -> Element<'a, Message> {
        in_plan(within, true, move |plan| {
            let board = self.board(host, plan.main());
            let zones = row![
                self.roll_zone(host, shows_odds, record, plan),
                zone::main(board, plan.margin),
                plan.cards().map(|size| self.cards(host, size))
            ]
            .spacing(plan.margin);
            column![plan.chips().map(|width| self.chips(host, width)), zones]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    /// The board in this size, with the news over it.
    pub(super) fn board<'a>(&'a self, host: &'a Host, size: Size) -> Element<'a, Message> {
        let (position, ghost) = self.positions(host);
        let players = host.session().players();
        let drawn = match (&self.stage, self.step(host)) {
            (Stage::Play { number, .. }, Some(step)) if self.at.tumble.is_none() => {
                let plays = step.before().plays(step.roll());
                let live = Live {
                    roll: *number,
                    offered: plays.iter().flat_map(|play| play.columns()).collect(),
                    wanted: self.at.wanted.clone(),
                };
                let ghost = ghost.as_ref();
                live_board(&position, ghost, players, size, live, Message::Want)
            }
            _ => board(&position, ghost.as_ref(), players, size),
        };
        let mut shown = stack![drawn];
        if let (Some(moment), None) = (&self.moment, &self.at.tumble) {
            let winner = host.session().table().position().winner();
            shown = shown.push(moment.view(players, winner, size.width));
        }
        shown.into()
    }
}
