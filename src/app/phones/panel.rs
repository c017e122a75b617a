//! The panel that shows how phones join: a code to scan, the address, the seats.

use iced::widget::text::Wrapping;
use iced::widget::{column, container, responsive, row, scrollable, text};
use iced::{Center, Fill, Size};

use super::{Entry, Message, Phones};
use crate::app::any_game::AnyGame;
use crate::app::keymap::Command;
use crate::app::panel::{BESIDE, framed};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, named, next_control, plain_control, qr, soft, width_of};
use crate::app::{App, Screen};
use crate::rules::Seat;
use crate::session::Player;
use crate::table::SeatStatus;
use crate::text::say;
use crate::web::{self, StartError};

/// The greatest width of the panel.
const MOST: f32 = 1600.0;
/// The share of the width that the code may take.
const CODE: f32 = 0.52;
/// The least width of the text beside it.
const WORDS: f32 = 300.0;

impl App {
    /// Draws the phones panel.
    pub(in crate::app) fn phones_panel(&self) -> Element<'_, Message> {
        let game = match &self.screen {
            Screen::Game(game) => Some(game.as_ref()),
            _ => self.aside.as_deref(),
        };
        match (&self.phones, game) {
            (Some(phones), Some(game)) => {
                let off = plain_control(say!("phones-turn-off"), "", Message::TurnOff);
                let zoom = self.scale();
                let way = responsive(move |room| way(phones, game, room, zoom));
                framed(MOST, say!("phones-title"), Some(off), way)
            }
            _ => framed(
                MOST,
                say!("phones-title"),
                None,
                self.closed(game.is_some()),
            ),
        }
    }

    /// The panel while no phones are let in.
    fn closed(&self, has_game: bool) -> Element<'_, Message> {
        let way = |label, key, message| Some(next_control(label, key, Some(message)));
        let (said, way) = match &self.entry {
            _ if self.opening.is_some() => (say!("phones-opening"), None),
            Entry::Waiting | Entry::Opening => (say!("phones-opening"), None),
            Entry::Failed(error) => {
                let again = way(say!("phones-try-again"), "", Message::TurnOn);
                (why_not(error.as_ref()), again)
            }
            Entry::Closed if has_game => {
                let on = way(say!("phones-turn-on"), "", Message::TurnOn);
                (say!("phones-off"), on)
            }
            Entry::Closed => {
                let key = Command::NewGame.key();
                let new_game = way(say!("phones-new-game"), key, Message::NewGame);
                (say!("phones-no-game"), new_game)
            }
        };
        column![text(said).size(size::LABEL), way]
            .spacing(gap::L)
            .into()
    }
}

/// The reason why no phones are let in; `None` if the background task failed.
fn why_not(error: Option<&StartError>) -> String {
    match error {
        Some(StartError::Listen(address, cause)) => say!(
            "phones-no-address",
            address = address.as_str(),
            cause = cause.to_string()
        ),
        Some(StartError::System(cause)) => say!("phones-no-system", cause = cause.to_string()),
        None => say!("phones-failed"),
    }
}

/// The code, the address, and the seats.
fn way<'a>(phones: &'a Phones, game: &'a AnyGame, room: Size, zoom: f32) -> Element<'a, Message> {
    let addresses = phones.server.addresses();
    let (first, others) = addresses
        .split_first()
        .map_or(("", addresses), |(first, others)| (first.as_str(), others));
    let side = (room.width * CODE)
        .min(room.width - WORDS)
        .min(room.height - gap::S);
    let width = room.width - side - gap::XL - BESIDE.right;
    let typed = column![
        text(say!("phones-scan")).size(size::LABEL),
        typed(first, width),
        text(say!("phones-network")).size(size::LABEL),
    ]
    .spacing(gap::S);
    let others = others.iter().map(|other| {
        soft(
            say!("phones-other-address", address = other.as_str()),
            size::CAPTION,
        )
        .wrapping(Wrapping::WordOrGlyph)
        .into()
    });
    let seats = game.seat_statuses();
    let seats = Seat::enumerate(&seats).map(|(seat, &(player, status))| line(seat, player, status));
    let words = column![typed, column(seats).spacing(gap::XS), column(others)]
        .spacing(gap::L)
        .padding(BESIDE);
    row![
        qr(web::qr(first), side, zoom),
        scrollable(words).width(Fill),
    ]
    .spacing(gap::XL)
    .into()
}

/// An address to type, in the largest letters that fit this width. The secret is on its own line, so that nobody takes
/// a line break for part of it.
fn typed<'a>(address: &str, width: f32) -> Element<'a, Message> {
    let lines = match address.rfind('/').and_then(|end| address[..end].rfind('/')) {
        Some(at) => format!("{}\n{}", &address[..at], &address[at..]),
        None => address.to_owned(),
    };
    let fits = |&letters: &f32| width_of(&lines, letters, theme::BOLD) <= width;
    let sizes = [size::TITLE, size::HEADING, size::LABEL, size::BODY];
    let letters = sizes.into_iter().find(fits).unwrap_or(size::CAPTION);
    let lines = bold(lines, letters);
    lines.line_height(1.15).wrapping(Wrapping::None).into()
}

/// A seat with its player and status.
fn line(seat: Seat, player: &Player, status: SeatStatus) -> Element<'_, Message> {
    let (words, style): (_, fn(&theme::Theme) -> text::Style) = match status {
        SeatStatus::Left => (say!("seats-state-left"), theme::text::soft),
        SeatStatus::Program => (say!("seats-state-program"), theme::text::soft),
        SeatStatus::NotJoined => (say!("phones-state-not-joined"), theme::text::soft),
        SeatStatus::Away => (say!("phones-state-away"), theme::text::minus),
        SeatStatus::Thinking => (say!("phones-state-thinking"), theme::text::accent),
        SeatStatus::HasChosen => (say!("phones-state-chosen"), theme::text::plus),
        SeatStatus::Joined => (say!("phones-state-joined"), theme::text::plus),
    };
    let has_phone = matches!(
        status,
        SeatStatus::Away | SeatStatus::Thinking | SeatStatus::HasChosen | SeatStatus::Joined
    );
    let back =
        has_phone.then(|| plain_control(say!("phones-take-back"), "", Message::TakeBack(seat)));
    let name = named(player, size::HEADING, size::HEADING);
    let state = text(words).size(size::BODY).style(style);
    let line = row![column![name, state].width(Fill), back];
    container(line.spacing(gap::M).align_y(Center).height(LINE))
        .padding([0.0, gap::M])
        .style(theme::container::card)
        .into()
}

/// The height of a seat's line, with or without its button.
const LINE: f32 = 52.0;
