//! The board for everybody in the room, while those who play do so on their phones: the dice and whose turn it is as large as
//! they can be, and the board.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Size};

use super::view::{Plan, SMALLEST, WIDE};
use super::{Host, Message, Play, Stage};
use crate::app::banner::Banner;
use crate::app::game_ui::PlayScreen;
use crate::app::room::Room;
use crate::app::theme::{self, gap};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, fitted, in_reach, shape, zone};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::{Phase, bust_odds};
use crate::text::say;

/// The share of the height that the dice take, and of the width that one of them takes.
const DICE: (f32, f32) = (0.25, 0.115);
/// From this width on the players stand beside the board, which is hardly smaller for it.
const WITH_PLAYERS: f32 = 880.0;
/// The strip of the dice is never lower.
const LEAST_STRIP: f32 = 72.0;
/// The sizes of the name and of what is awaited, as shares of the width, and what they are at most.
const NAME: (f32, f32) = (0.05, 64.0);
const WORDS: (f32, f32) = (0.024, 30.0);

impl Play {
    /// Whether nobody is asked at the laptop now, so that all who look at it watch.
    pub(super) fn is_for_room(&self, host: &Host) -> bool {
        let session = host.session();
        let table = session.table();
        let turn = match table.phase() {
            Phase::RollOff { seat, .. } => seat,
            _ => table.position().turn(),
        };
        let is_with_program = session.level(turn).is_some();
        let mut seats = Seat::all(session.players().len());
        let is_on_phones = if is_with_program {
            // People roll for it, or watch.
            seats.all(|seat| session.level(seat).is_some() || host.device(seat).is_phone())
        } else {
            host.device(turn).is_phone()
        };
        is_on_phones
            && host.has_phones()
            && self.hint.is_none()
            && !self.is_correcting(host)
            && self.stage != Stage::Over
    }

    /// The board within this room, to be read from its other end.
    pub(super) fn room<'a>(
        &'a self,
        host: &'a Host,
        shows_odds: bool,
        room: Room,
    ) -> Element<'a, Message> {
        let margin = zone::margin(room.within.width);
        let within = Size::new(
            room.within.width - 2.0 * margin,
            room.within.height - 2.0 * margin,
        );
        let strip = (within.height * DICE.0).max(LEAST_STRIP).floor();
        let height = within.height - strip - margin;
        let cards = Size::new(Plan::cards(within.width), height);
        let has_cards = room.within.width >= WITH_PLAYERS;
        let beside = if has_cards { cards.width + margin } else { 0.0 };
        let left = Size::new(within.width - beside - 2.0 * margin, height - 2.0 * margin);
        let board = Size::new(
            left.width.max(SMALLEST.width),
            left.height.max(SMALLEST.height),
        );
        let below = row![zone::main(self.board(host, board, !has_cards), margin)]
            .push(has_cards.then(|| self.cards(host, cards)))
            .spacing(margin);
        let table = column![
            self.strip(host, shows_odds, Size::new(within.width, strip)),
            below
        ]
        .spacing(margin)
        .padding(margin);
        let missing = Size::new(board.width - left.width, board.height - left.height);
        in_reach(table, room.within, missing)
    }

    /// The dice, whose they are, and what is awaited.
    fn strip<'a>(&'a self, host: &'a Host, shows_odds: bool, within: Size) -> Element<'a, Message> {
        let session = host.session();
        let table = session.table();
        let between = if within.width < WIDE { gap::S } else { gap::M };
        let side = (within.height - 2.0 * gap::S)
            .min(within.width * DICE.1)
            .floor();
        let (dice, count) = self.rolled(host);
        let dice = (0..count).map(|place| {
            let shown = dice.map(|dice| {
                let tumbling = self.tumble.and_then(|tumble| tumble.shown(place));
                tumbling.unwrap_or(dice[place])
            });
            die(shown.or(self.typed.die(place)), Look::Plain, side)
        });
        let seat = match table.phase() {
            Phase::RollOff { seat, .. } => seat,
            _ => self.positions(host).0.turn(),
        };
        let player = &session.players()[seat];
        let of_width = |(share, most): (f32, f32)| (within.width * share).min(most);
        let (name, said) = (of_width(NAME), of_width(WORDS));
        let turn = !matches!(self.stage, Stage::RollOff { .. });
        let turn = turn.then(|| {
            let turn = say!("board-turn", turn = self.turn(host).get());
            text(turn).size(said).style(theme::text::soft)
        });
        let heading = row![
            shape(player.colour, name * 0.8),
            fitted(player.name.to_string(), name, theme::BOLD, theme::text::ink),
        ]
        .push(turn)
        .spacing(between)
        .align_y(Center);
        let awaited = match &self.word {
            Some(Banner::Notice(words) | Banner::Refusal(words)) => words.clone(),
            _ => words::board_awaits(session),
        };
        let position = table.position();
        let is_asked = matches!(self.stage, Stage::Roll { .. }) && position.is_running();
        let odds = (shows_odds && is_asked).then(|| {
            let chance = words::percent(bust_odds(position));
            let odds = words::unbroken(&say!("board-rolling-on-odds", chance = chance));
            fitted(odds, said * 0.8, theme::MEDIUM, theme::text::soft)
        });
        let words = column![
            heading,
            fitted(awaited, said, theme::MEDIUM, theme::text::accent),
        ]
        .push(odds)
        .spacing(gap::XXS)
        .width(Fill);
        let strip = row![row(dice).spacing(between), words]
            .spacing(2.0 * between)
            .align_y(Center);
        container(strip)
            .padding([gap::S, gap::L])
            .width(within.width)
            .height(within.height)
            .align_y(Center)
            .style(theme::container::card)
            .into()
    }
}
