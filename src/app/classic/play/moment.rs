//! A bust or a won column: news over the board for a moment, which any key ends.

use std::time::{Duration, Instant};

use iced::widget::{column, container};
use iced::{Center, Fill};

use super::Message;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, medium, width_of};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::Position;
use crate::rules::dice::Sum;
use crate::session::Player;
use crate::text::say;

/// How long the news stays.
pub(super) const SPAN: Duration = Duration::from_millis(1800);

/// The news, and the board before it.
#[derive(Debug, Clone)]
pub(super) struct Moment {
    cause: Cause,
    position: Position,
    since: Option<Instant>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Cause {
    Bust,
    /// These columns have been won.
    Won(Vec<Sum>),
}

impl Moment {
    pub(super) fn new(cause: Cause, position: Position) -> Moment {
        Moment {
            cause,
            position,
            since: None,
        }
    }

    /// The moment at this time; `None` once it is over.
    pub(super) fn at(self, now: Instant) -> Option<Moment> {
        let since = self.since.unwrap_or(now);
        (now.duration_since(since) < SPAN).then_some(Moment {
            since: Some(since),
            ..self
        })
    }

    /// The board before the news.
    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// The banner over a board of this width; `winner` has won the game with it.
    pub(super) fn view<'a>(
        &self,
        players: &[Player],
        winner: Option<Seat>,
        width: f32,
    ) -> Element<'a, Message> {
        let name = |seat: Seat| players[seat].name.as_str();
        let (turn, lost) = (self.position.turn(), self.position.at_stake());
        let (heading, more, style): (_, _, fn(&theme::Theme) -> container::Style) =
            match &self.cause {
                Cause::Bust => {
                    let more = match lost {
                        0 => say!("board-news-nothing-lost", name = name(turn)),
                        _ => say!("board-news-lost", name = name(turn), count = lost),
                    };
                    (say!("board-news-bust"), more, theme::container::bust)
                }
                Cause::Won(columns) => {
                    // Keeps the numbers on one line.
                    let told = words::together(columns).replace(' ', "\u{a0}");
                    let heading = say!(
                        "board-news-columns",
                        name = name(turn),
                        count = columns.len(),
                        columns = told
                    );
                    let more = match winner {
                        None => say!("board-news-closed"),
                        Some(seat) if seat == turn => say!("board-news-game-won"),
                        Some(seat) => say!("board-news-none-left", name = name(seat)),
                    };
                    (heading, more, theme::container::victory)
                }
            };
        let fits =
            |&letters: &f32| width_of(&heading, letters, theme::BOLD) <= width - 2.0 * gap::XXL;
        let letters = [size::DISPLAY, 34.0, size::TITLE].into_iter().find(fits);
        let letters = letters.unwrap_or(size::TITLE);
        container(
            container(
                column![
                    bold(heading, letters).center(),
                    medium(more, size::LABEL).center(),
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
