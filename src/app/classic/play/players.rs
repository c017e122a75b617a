//! Everybody at the board: the columns they have won, whose turn it is, and the result of each player's last turn.

use iced::widget::{column, container, row, scrollable, text};
use iced::{Center, Fill, Size};

use super::Message;
use super::spoken::line;
use crate::app::game_ui::View;
use crate::app::plan::CHIP;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, bold, fitted, named, soft, told};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::{End, Turn};
use crate::session::Classic;
use crate::table::Device;
use crate::text::{Consequence, Tone, say};

const PLACE: Size = Size::new(44.0, 36.0);

impl<'a> View<'a, Classic> {
    pub(super) fn cards(self, width: f32) -> Element<'a, Message> {
        let cards = Seat::enumerate(self.session().players()).map(|(seat, player)| {
            let state = self.state(seat, say!("board-plays-now"));
            let name = row![
                container(named(player, size::HEADING, theme::BOLD)).width(Fill),
                state
            ];
            let number = soft(self.number_won(seat), size::BODY);
            let won = row![container(self.columns_won(seat)).width(Fill), number];
            let lines = column![
                name.spacing(gap::S).align_y(Center),
                won.spacing(gap::S).align_y(Center)
            ];
            container(lines.spacing(gap::M))
                .padding(gap::L)
                .width(width)
                .style(theme::container::seat(player.colour, self.is_current(seat)))
                .into()
        });
        scrollable(column(cards).spacing(gap::M)).into()
    }

    pub(super) fn chips(self) -> Element<'a, Message> {
        let players = self.session().players();
        let chips = Seat::enumerate(players).map(|(seat, player)| {
            let name = row![
                container(named(player, size::BODY, theme::MEDIUM).spacing(gap::XS)).width(Fill),
                bold(self.number_won(seat), size::BODY),
            ];
            // There is no head that tells the turn.
            let now = self.turn_in_words();
            let state = self.state(seat, now.unwrap_or_else(|| say!("board-plays-now")));
            let face: Element<'a, Message> = column![name, state].into();
            let is_current = self.is_current(seat);
            container(if is_current { told(face) } else { face })
                .padding([0.0, gap::S])
                .width(Fill)
                .center_y(CHIP)
                .style(theme::container::seat(player.colour, is_current))
                .into()
        });
        row(chips).spacing(gap::S).into()
    }

    fn is_current(self, seat: Seat) -> bool {
        self.stage.is_some() && self.positions(self.host).0.turn() == seat
    }

    /// Says `now` while it is a seat's turn, that its phone is away, or that its player has left; or else the result of
    /// its last turn, or before that its rolls for the start.
    fn state(self, seat: Seat, now: String) -> Option<Element<'a, Message>> {
        let (words, style): (_, fn(&theme::Theme) -> text::Style) =
            if !self.session().table().position().plays_on(seat) {
                (say!("board-left"), theme::text::soft)
            } else if self.host.device(seat) == Device::AwayPhone {
                (say!("phones-state-away"), theme::text::minus)
            } else if self.is_current(seat) {
                (now, theme::text::ink)
            } else {
                return self.last(seat).map(line);
            };
        let words = fitted(words, size::BODY, theme::FONT);
        Some(words.style(style).into())
    }

    fn last(self, seat: Seat) -> Option<Consequence> {
        let turns = self.session().table().turns();
        let is_own = |turn: &&Turn| turn.seat == seat && turn.end != End::Open;
        if let Some(turn) = turns.iter().rfind(is_own) {
            return words::turn_end(turn);
        }
        let rolls = self.session().table().roll_offs();
        let totals: Vec<String> = rolls
            .filter(|(by, _)| *by == Some(seat))
            .map(|(_, dice)| dice.sum().to_string())
            .collect();
        let words = say!("board-start-roll", totals = totals.join(", "));
        let tone = Tone::Plain;
        (!totals.is_empty()).then_some(Consequence { words, tone })
    }

    fn number_won(self, seat: Seat) -> String {
        let position = self.session().table().position();
        let won = position.columns_won(seat);
        let needed = won + position.columns_needed(seat);
        say!("common-out-of", reached = won, top = needed)
    }

    /// The columns that a seat has won, and empty places for those it still needs.
    pub(super) fn columns_won(self, seat: Seat) -> Element<'a, Message> {
        let position = self.session().table().position();
        let colour = self.player(seat).colour;
        let place = |words: String, is_won| {
            container(bold(words, size::LABEL))
                .center_x(PLACE.width)
                .center_y(PLACE.height)
                .style(theme::container::column(colour, is_won))
                .into()
        };
        let won = position
            .won_by(seat)
            .map(|column| place(column.to_string(), true));
        let needed = (0..position.columns_needed(seat)).map(|_| place(String::new(), false));
        row(won.chain(needed)).spacing(gap::XS).wrap().into()
    }
}
