//! How the board is laid out while it is played: the roll, the board, the others.

use iced::Size;
use iced::widget::{column, row, stack};

use super::players::CHIP;
use super::{Message, Play, Session};
use crate::app::theme::gap;
use crate::app::widget::{Element, board, in_reach, zone};

/// From this width on the roll, the board and the players stand side by side.
const WIDE: f32 = 1120.0;
/// A board that is smaller than this cannot be read.
const SMALLEST: Size = Size::new(340.0, 248.0);

impl Play {
    /// The table within this size.
    pub(super) fn table<'a>(
        &'a self,
        session: &'a Session,
        shows_odds: bool,
        within: Size,
    ) -> Element<'a, Message> {
        let is_wide = within.width >= WIDE;
        let margin = zone::margin(within.width);
        let inner = Size::new(within.width - 2.0 * margin, within.height - 2.0 * margin);
        let cards_width = if is_wide {
            (inner.width * 0.2).clamp(220.0, 340.0)
        } else {
            0.0
        };
        // Where the board has no room below them, it tells alone who stands where.
        let has_chips = !is_wide && inner.height - CHIP - 3.0 * margin >= SMALLEST.height;
        let chips_height = if has_chips { CHIP + margin } else { 0.0 };
        let roll_width =
            (inner.width * 0.3).clamp(if margin > gap::S { 300.0 } else { 264.0 }, 440.0);
        let height = inner.height - chips_height;
        let gaps = if is_wide { 4.0 } else { 3.0 };
        let room = Size::new(
            inner.width - roll_width - cards_width - gaps * margin,
            height - 2.0 * margin,
        );
        let size = Size::new(
            room.width.max(SMALLEST.width),
            room.height.max(SMALLEST.height),
        );

        let roll = self.roll_zone(
            session,
            shows_odds,
            Size::new(zone::inner(roll_width, margin), height - 2.0 * margin),
        );
        let (position, ghost) = self.positions(session);
        let players = session.players();
        let mut shown = stack![board(&position, ghost.as_ref(), players, size)];
        if let Some(moment) = &self.moment {
            let winner = session.table().position().winner();
            shown = shown.push(moment.view(players, winner));
        }
        let mut zones = row![
            zone::side(roll, roll_width, margin),
            zone::main(shown, margin),
        ]
        .spacing(margin);
        if is_wide {
            zones = zones.push(self.cards(session, cards_width));
        }
        let mut table = column![].spacing(margin).padding(margin);
        if has_chips {
            table = table.push(self.chips(session, inner.width));
        }
        let table = table.push(zones);

        let missing = Size::new(size.width - room.width, size.height - room.height);
        in_reach(table, within, missing)
    }
}
