//! A bust and a column won: told over the board for a moment that any key ends.

use std::time::{Duration, Instant};

use iced::widget::{column, container, text};
use iced::{Center, Fill};

use super::Message;
use crate::app::theme::{self, gap, size};
use crate::app::widget::Element;
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::Position;
use crate::rules::dice::Sum;
use crate::session::Player;
use crate::text::say;

/// How long it is told.
pub(super) const SPAN: Duration = Duration::from_millis(1800);

/// The news, and the board before it.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    what: What,
    position: Position,
    since: Option<Instant>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    Bust,
    /// These columns are won.
    Won(Vec<Sum>),
}

impl Moment {
    pub(super) fn new(what: What, position: Position) -> Moment {
        Moment {
            what,
            position,
            since: None,
        }
    }

    /// The same at this time, or nothing once it is told.
    pub(super) fn at(self, now: Instant) -> Option<Moment> {
        let since = self.since.unwrap_or(now);
        (now.duration_since(since) < SPAN).then_some(Moment {
            since: Some(since),
            ..self
        })
    }

    /// The board as it stood before.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The banner over the board; `winner` has won the game with it.
    pub(super) fn view<'a>(
        &self,
        players: &[Player],
        winner: Option<Seat>,
    ) -> Element<'a, Message> {
        let name = |seat: Seat| players[seat].name.as_str();
        let (turn, lost) = (self.position.turn(), self.position.at_stake());
        let (heading, more, style): (_, _, fn(&theme::Theme) -> container::Style) = match &self.what
        {
            What::Bust => {
                let more = match lost {
                    0 => say!("board-news-nothing-lost", name = name(turn)),
                    _ => say!("board-news-lost", name = name(turn), count = lost),
                };
                (say!("board-news-bust"), more, theme::container::bust)
            }
            What::Won(columns) => {
                let columns = words::together(columns);
                let heading = say!("board-news-won", name = name(turn), columns = columns);
                let more = match winner {
                    None => say!("board-news-closed"),
                    Some(seat) if seat == turn => say!("board-news-game-won"),
                    Some(seat) => say!("board-news-none-left", name = name(seat)),
                };
                (heading, more, theme::container::victory)
            }
        };
        container(
            container(
                column![
                    text(heading).size(size::DISPLAY).font(theme::BOLD),
                    text(more).size(size::LABEL).font(theme::MEDIUM),
                ]
                .spacing(gap::XS)
                .align_x(Center),
            )
            .padding([gap::L, gap::XXL])
            .style(style),
        )
        .center(Fill)
        .into()
    }
}
