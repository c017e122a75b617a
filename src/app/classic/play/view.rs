//! How the board is laid out while it is played: the roll, the board, the others.

use iced::Size;
use iced::widget::{column, row, stack};

use super::players::{CHIP, NARROW_CARD};
use super::{Host, Message, Play, Stage};
use crate::app::room::Room;
use crate::app::theme::gap;
use crate::app::widget::{Element, Live, board, board_corner, in_reach, live_board, zone};

/// From this width on the roll, the board and the players stand side by side.
pub(super) const WIDE: f32 = 1120.0;
/// A board that is smaller than this cannot be read.
pub(super) const SMALLEST: Size = Size::new(284.0, 248.0);
/// The roll is never narrower than this, however large the text.
const NARROWEST: f32 = 170.0;
/// Cards that are narrow leave the roll this much.
const BESIDE_NARROW: f32 = 300.0;

/// How the parts of the table share its room.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    margin: f32,
    roll: f32,
    players: Players,
    /// The room of the board.
    board: Size,
}

/// Where each player stands.
#[derive(Debug, Clone, Copy)]
enum Players {
    /// On cards beside the board.
    Beside,
    /// On narrow cards beside the board.
    Narrow,
    /// On chips above the board.
    Above,
    /// In the corners of the board, a line for each.
    InCorners,
}

impl Plan {
    /// The plan for a table; with large text all else makes room until the board is as large as usual on the screen.
    fn new(room: Room) -> Plan {
        let Size { width, height } = room.within;
        let margin = zone::margin(width);
        let plan = |players, margin, board| Plan::of(room.within, players, margin, board);
        if room.zoom <= 1.0 {
            let has_chips = height - CHIP - 5.0 * margin >= SMALLEST.height;
            let players = match (width >= WIDE, has_chips) {
                (true, _) => Players::Beside,
                (false, true) => Players::Above,
                (false, false) => Players::InCorners,
            };
            return plan(players, margin, Size::ZERO);
        }
        let usual = Plan::new(room.zoomed(1.0)).board * (1.0 / room.zoom);
        let ways: &[Players] = if width >= WIDE {
            &[
                Players::Beside,
                Players::Narrow,
                Players::Above,
                Players::InCorners,
            ]
        } else {
            &[Players::Above, Players::Narrow, Players::InCorners]
        };
        ways.iter()
            .flat_map(|&players| {
                [gap::L, gap::S, gap::XS, gap::XXS].map(|margin| (players, margin))
            })
            .map(|(players, margin)| plan(players, margin, usual))
            .find(|plan| {
                let has_roll = plan.roll >= BESIDE_NARROW;
                plan.board.width >= usual.width
                    && plan.board.height >= usual.height
                    && (has_roll || !matches!(plan.players, Players::Narrow))
            })
            .unwrap_or_else(|| plan(Players::InCorners, gap::XXS, usual))
    }

    /// The plan that leaves a board of this size its room if it can.
    fn of(within: Size, players: Players, margin: f32, board: Size) -> Plan {
        let width = within.width - 2.0 * margin;
        let height = within.height - 2.0 * margin;
        let (cards, chips) = match players {
            Players::Beside => (Plan::cards(width), 0.0),
            Players::Narrow => (NARROW_CARD, 0.0),
            Players::Above => (0.0, CHIP + margin),
            Players::InCorners => (0.0, 0.0),
        };
        let gaps = if cards > 0.0 { 4.0 } else { 3.0 } * margin;
        let share = match players {
            Players::Beside => 0.32,
            _ => 0.4,
        };
        let roll = (width * share).clamp(if margin > gap::S { 300.0 } else { 264.0 }, 460.0);
        let left = width - cards - gaps;
        let roll = roll
            .min(left - board.width.max(SMALLEST.width))
            .max(roll.min(NARROWEST));
        Plan {
            margin,
            roll,
            players,
            board: Size::new(left - roll, height - chips - 2.0 * margin),
        }
    }

    /// The width of the cards of the players.
    pub(super) fn cards(width: f32) -> f32 {
        (width * 0.2).clamp(220.0, 340.0)
    }
}

impl Play {
    /// The table within this room.
    pub(super) fn table<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        record: Option<i32>,
        room: Room,
    ) -> Element<'a, Message> {
        let plan = Plan::new(room);
        let margin = plan.margin;
        let inner = room.within.width - 2.0 * margin;
        let board_room = room.steady(|room| Plan::new(room).board);
        let size = Size::new(
            board_room.width.max(SMALLEST.width),
            board_room.height.max(SMALLEST.height),
        );

        let roll = self.roll_zone(
            host,
            shows_odds,
            record,
            Size::new(zone::inner(plan.roll, margin), plan.board.height),
        );
        let in_corners = matches!(plan.players, Players::InCorners);
        let shown = self.board(host, size, in_corners);
        let mut zones = row![
            zone::side(roll, plan.roll, margin),
            zone::main(shown, margin),
        ]
        .spacing(margin);
        let cards = match plan.players {
            Players::Beside => Some(Plan::cards(inner)),
            Players::Narrow => Some(NARROW_CARD),
            Players::Above | Players::InCorners => None,
        };
        zones = zones.push(cards.map(|width| {
            let within = Size::new(width, room.within.height - 2.0 * margin);
            self.cards(host, within)
        }));
        let mut table = column![].spacing(margin).padding(margin);
        if let Players::Above = plan.players {
            table = table.push(self.chips(host, inner));
        }
        let table = table.push(zones);

        let missing = Size::new(
            (size.width - plan.board.width).max(0.0),
            (size.height - plan.board.height).max(0.0),
        );
        in_reach(table, room.within, missing)
    }

    /// The board in this size, with the players in its corners if they are told there, and the news over it.
    pub(super) fn board<'a>(
        &'a self,
        host: &'a Host,
        size: Size,
        in_corners: bool,
    ) -> Element<'a, Message> {
        let (position, ghost) = self.positions(host);
        let players = host.session().players();
        let drawn = match (&self.stage, self.step(host)) {
            (Stage::Play { number, .. }, Some(step)) if self.tumble.is_none() => {
                let plays = step.before().plays(step.roll());
                let live = Live {
                    roll: *number,
                    offered: plays.iter().flat_map(|play| play.columns()).collect(),
                    wanted: self.wanted().to_vec(),
                };
                let ghost = ghost.as_ref();
                live_board(&position, ghost, players, size, live, Message::Want)
            }
            _ => board(&position, ghost.as_ref(), players, size),
        };
        let names = in_corners.then(|| self.corners(host, board_corner(size)));
        let mut shown = stack![drawn].push(names);
        if let (Some(moment), None) = (&self.moment, &self.tumble) {
            let winner = host.session().table().position().winner();
            shown = shown.push(moment.view(players, winner, size.width));
        }
        shown.into()
    }
}
