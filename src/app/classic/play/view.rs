//! The layout of the board during play: the roll, the board, the players; or, while the players use their phones, the
//! dice and whose turn it is as large as they can be, for everybody in the room.

use std::time::{Duration, Instant};

use iced::widget::{column, container, responsive, row, stack};
use iced::{Center, Fill, Size};

use super::Message;
use crate::app::game_ui::{PlayScreen, View};
use crate::app::plan::{BOARD, in_plan};
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{
    Element, Live, board, bold, card, fitted, live_board, medium, named, soft, zone,
};
use crate::app::{timer, words};
use crate::rules::Seat;
use crate::rules::classic::{Position, bust_odds};
use crate::rules::dice::Sum;
use crate::session::classic::Place;
use crate::session::{Classic, Player};
use crate::text::say;

/// The share of the height that a die takes, and its greatest share of the width.
const DICE: (f32, f32) = (0.2, 0.1);
/// From this width on the players stand beside the board, which hardly shrinks for them, and their share of the width.
const WITH_PLAYERS: f32 = 880.0;
const ROOM_CARDS: f32 = 0.2;
/// The share of the width of the board in the letters of its news.
const NEWS_LETTERS: f32 = 0.1;

impl<'a> View<'a, Classic> {
    pub(super) fn table(self, within: Size) -> Element<'a, Message> {
        in_plan(within, true, BOARD, move |plan| {
            let board = self.board(plan.main);
            let zones = row![
                self.roll_zone(plan),
                zone::main(board, plan.margin),
                plan.cards.map(|size| self.cards(size.width))
            ]
            .spacing(plan.margin);
            column![plan.chips.map(|_| self.chips()), zones]
                .spacing(plan.margin)
                .padding(plan.margin)
                .into()
        })
    }

    pub(super) fn board(self, size: Size) -> Element<'a, Message> {
        let (position, ghost) = self.positions(self.host);
        let players = self.session().players();
        let drawn = match (&self.stage, self.step(self.host)) {
            (Some(Place::Play(number)), Some(step)) if self.at.tumble.is_none() => {
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
            let winner = self.session().table().position().winner();
            shown = shown.push(moment.view(players, winner, size));
        }
        shown.into()
    }

    /// Whether nobody at the laptop has to decide, so that everybody there only watches.
    pub(super) fn is_for_room(self) -> bool {
        let session = self.session();
        let turn = session.table().position().turn();
        let is_bot = |seat| session.level(seat).is_some();
        let has_phone = |seat| self.host.device(seat).is_phone();
        let mut seats = Seat::all(session.players().len());
        let is_on_phones = match is_bot(turn) {
            // The players roll for the bot, or watch.
            true => seats.all(|seat| is_bot(seat) || has_phone(seat)),
            false => has_phone(turn),
        };
        is_on_phones
            && self.host.has_phones()
            && self.at.hint.is_none()
            && !self.is_correcting(self.host)
            && self.stage.is_some()
    }

    /// The board within this room, readable from its other end.
    pub(super) fn room(self, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let board = responsive(move |room| container(self.board(room)).center_x(Fill).into());
        let cards = (within.width * ROOM_CARDS).clamp(240.0, 340.0);
        let cards = (within.width >= WITH_PLAYERS).then(|| self.cards(cards));
        let below = row![zone::main(board, margin), cards].spacing(margin);
        let side = (within.height * DICE.0).min(within.width * DICE.1);
        column![self.strip(side.floor()), below]
            .spacing(margin)
            .padding(margin)
            .into()
    }

    fn strip(self, side: f32) -> Element<'a, Message> {
        let session = self.session();
        let (dice, count) = self.rolled();
        let dice = (0..count).map(|place| {
            let shown = dice.map(|dice| {
                let tumbling = self.at.tumble.and_then(|tumble| tumble.shown(place));
                tumbling.unwrap_or(dice[place])
            });
            die(shown.or(self.at.typed.die(place)), Look::Plain, side)
        });
        let player = self.player(self.positions(self.host).0.turn());
        let turn = self.turn_in_words();
        // Readable as far away as the dice are.
        let large = (side * 0.42).max(size::DISPLAY);
        let letters = (side * 0.22).max(size::HEADING);
        let turn = turn.map(|turn| soft(turn, letters));
        let heading = named(player, large, theme::BOLD).push(turn);
        let awaited = match &self.at.word {
            Some(word) => word.words().clone(),
            None => words::board_awaits(session),
        };
        let position = session.table().position();
        let is_asked = matches!(self.stage, Some(Place::Roll(_))) && position.is_running();
        let odds = (self.settings.show_risk && is_asked).then(|| {
            let chance = words::percent(bust_odds(position));
            let odds = say!("board-rolling-on-odds", chance);
            fitted(odds, letters, theme::MEDIUM).style(theme::text::soft)
        });
        let words = column![
            heading,
            medium(awaited, letters),
            odds,
            timer::line(self.host, self.thought(self.host))
        ]
        .spacing(gap::XXS)
        .width(Fill);
        let strip = row![row(dice).spacing(gap::M), words]
            .spacing(gap::XL)
            .align_y(Center);
        card(strip).padding([gap::S, gap::L]).width(Fill).into()
    }
}

pub(super) const NEWS: Duration = Duration::from_millis(1800);

/// News of a bust or of won columns over the board for a moment, which any key ends.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    pub(super) position: Position,
    /// The columns that have been won; none after a bust.
    won: Vec<Sum>,
    since: Option<Instant>,
}

impl Moment {
    pub(super) fn new(position: Position, won: Vec<Sum>) -> Moment {
        Moment {
            position,
            won,
            since: None,
        }
    }

    /// `None` once it is over.
    pub(super) fn at(self, now: Instant) -> Option<Moment> {
        let since = self.since.unwrap_or(now);
        (now.duration_since(since) < NEWS).then_some(Moment {
            since: Some(since),
            ..self
        })
    }

    /// `winner` is the player who has won the game with it.
    fn view<'a>(
        &self,
        players: &[Player],
        winner: Option<Seat>,
        within: Size,
    ) -> Element<'a, Message> {
        let name = |seat: Seat| players[seat].name.as_str();
        let turn = self.position.turn();
        let (heading, more, style): (_, _, fn(&theme::Theme) -> container::Style) =
            if self.won.is_empty() {
                let more = match self.position.at_stake() {
                    0 => say!("board-news-nothing-lost", name = name(turn)),
                    lost => say!("board-news-lost", name = name(turn), count = lost),
                };
                (say!("board-news-bust"), more, theme::container::bust)
            } else {
                // Keeps the numbers on one line.
                let columns = words::together(&self.won).replace(' ', "\u{a0}");
                let count = self.won.len();
                let heading = say!("board-news-columns", name = name(turn), count, columns);
                let more = match winner {
                    None => say!("board-news-closed"),
                    Some(seat) if seat == turn => say!("board-news-game-won"),
                    Some(seat) => say!("board-news-none-left", name = name(seat)),
                };
                (heading, more, theme::container::victory)
            };
        // Readable as far away as the board is.
        let letters = (within.width * NEWS_LETTERS).max(size::DISPLAY);
        let news = column![
            bold(heading, letters).center(),
            medium(more, (letters * 0.4).max(size::LABEL)).center(),
        ];
        let news = container(news.spacing(gap::XS).align_x(Center));
        container(news.padding([gap::L, gap::XXL]).style(style))
            .center(Fill)
            .into()
    }
}
