//! How the table is laid out while it is played: the throw, the pad, the others.

use iced::widget::{column, row, space, text};
use iced::{Center, Fill, Size};

use super::players::CHIP;
use super::{Message, Play, Stage};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::widget::{Element, in_reach, shape, zone};
use crate::rules::express::Pad;
use crate::session::Session;

/// From this width on the throw, the pad and the others stand side by side.
const WIDE: f32 = 1120.0;
/// Below this height the line above the pad makes room, and what stands beside it is smaller.
pub(super) const LOW: f32 = 520.0;
/// The height of the line above the pad.
const HEAD: f32 = 36.0;

impl Play {
    /// The table within this size.
    pub(super) fn table<'a>(
        &'a self,
        session: &'a Session,
        shows_odds: bool,
        within: Size,
    ) -> Element<'a, Message> {
        let is_solo = session.is_solo();
        let is_wide = within.width >= WIDE;
        let margin = zone::margin(within.width);
        let inner = Size::new(within.width - 2.0 * margin, within.height - 2.0 * margin);

        let cards_width = if is_solo || !is_wide {
            0.0
        } else {
            (inner.width * 0.25).clamp(290.0, 480.0)
        };
        let chips_height = if is_solo || is_wide {
            0.0
        } else {
            CHIP + margin
        };
        let throw_width = (inner.width * if is_wide { 0.3 } else { 0.4 }).clamp(290.0, 480.0);
        let height = inner.height - chips_height;
        let head = if within.height < LOW {
            0.0
        } else {
            HEAD + gap::S
        };
        let room = Size::new(
            inner.width
                - throw_width
                - cards_width
                - if cards_width > 0.0 { 4.0 } else { 3.0 } * margin,
            height - head - 2.0 * margin,
        );
        let scale = Scale::fitting(room);

        let throw = self.throw(
            session,
            shows_odds,
            Size::new(zone::inner(throw_width, margin), height - 2.0 * margin),
        );
        let mut zones = row![
            zone::side(throw, throw_width, margin),
            zone::main(self.pad(session, scale, head > 0.0), margin),
        ]
        .spacing(margin);
        if cards_width > 0.0 {
            zones = zones.push(self.cards(session, Size::new(cards_width, inner.height)));
        }
        let mut table = column![].spacing(margin).padding(margin);
        if chips_height > 0.0 {
            table = table.push(self.chips(session, inner.width));
        }
        let table = table.push(zones);

        let missing = Size::new(
            (scale.size().width - room.width).max(0.0),
            (scale.size().height - room.height).max(0.0),
        );
        in_reach(table, within, missing)
    }

    /// The pad of the one who is looked at.
    fn pad<'a>(
        &'a self,
        session: &'a Session,
        scale: Scale,
        has_head: bool,
    ) -> Element<'a, Message> {
        let player = &session.players()[self.seat];
        let table = session.table();
        let number = match self.stage {
            Stage::Choice { number, .. } => number,
            Stage::Dice { .. } | Stage::Over => table.rounds().len(),
        };
        let cell = table
            .round(number)
            .and_then(|round| round.cells().get(self.seat));
        let ghost = match self.stage {
            Stage::Choice {
                lit: Some(place), ..
            } => self.before(session).and_then(|(pad, throw)| {
                let choice = *pad.choices(&throw).get(place)?;
                pad.play(&throw, choice).ok()
            }),
            _ => None,
        };
        let sheet = Sheet {
            before: cell.map_or(Pad::EMPTY, |cell| *cell.before()),
            now: cell.map_or(Pad::EMPTY, |cell| {
                if self.is_hidden(number, self.seat, session) {
                    *cell.before()
                } else {
                    cell.after()
                }
            }),
            ghost,
            penalty: session.setup().penalty(),
        };
        if !has_head {
            return pad(&sheet, scale);
        }
        let status = if number < table.rounds().len() {
            format!("as of throw {number}")
        } else {
            self.status(self.seat, session)
        };
        let head = row![
            shape(player.colour, size::HEADING),
            text(player.name.to_string())
                .size(size::HEADING)
                .font(theme::BOLD),
            space().width(Fill),
            text(status).size(size::BODY).style(theme::text::soft),
        ]
        .spacing(gap::S)
        .align_y(Center)
        .width(scale.size().width)
        .height(HEAD);
        column![head, pad(&sheet, scale)].spacing(gap::S).into()
    }
}
