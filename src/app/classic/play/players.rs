//! Everybody at the board: who has won which columns and whose turn it is.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill};

use super::{Host, Message, Play};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, fitted, named, shape};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::{End, Tally};
use crate::rules::dice::Sum;

/// The height of the row of chips.
pub(super) const CHIP: f32 = 56.0;

impl Play {
    /// Cards one below the other.
    pub(super) fn cards<'a>(&'a self, host: &'a Host, width: f32) -> Element<'a, Message> {
        let mut turns = host.session().table().turns();
        turns.retain(|turn| turn.end != End::Open);
        let cards = Seat::enumerate(host.session().players()).map(|(seat, player)| {
            let tally = Tally::of(&turns, seat);
            let is_current = self.is_current(seat, host);
            let name = row![
                shape(player.colour, size::HEADING),
                container(fitted(
                    player.name.as_str(),
                    size::LABEL,
                    theme::BOLD,
                    theme::text::same
                ))
                .width(Fill),
                text(if is_current { "plays" } else { "" })
                    .size(size::CAPTION)
                    .style(theme::text::accent),
                left(host, seat),
            ]
            .spacing(gap::S)
            .align_y(Center);
            let account = format!(
                "{}, {}",
                words::counted(tally.turns, "turn"),
                words::counted(tally.busts, "bust"),
            );
            container(
                column![
                    name,
                    columns_won(host, seat),
                    text(account).size(size::CAPTION).style(theme::text::soft),
                ]
                .spacing(gap::S),
            )
            .padding([gap::M, gap::L])
            .width(width)
            .style(theme::container::seat(is_current))
            .into()
        });
        column(cards).spacing(gap::S).into()
    }

    /// Chips side by side.
    pub(super) fn chips<'a>(&'a self, host: &'a Host, width: f32) -> Element<'a, Message> {
        let players = host.session().players();
        let count = players.len() as f32;
        let chip = ((width - gap::S * (count - 1.0)) / count)
            .min(300.0)
            .floor();
        let chips = Seat::enumerate(players).map(|(seat, player)| {
            let name = row![
                container(named(player, size::BODY, size::BODY).spacing(gap::XS)).width(Fill),
                left(host, seat),
            ]
            .spacing(gap::XS)
            .align_y(Center);
            container(column![name, columns_won(host, seat)].spacing(gap::XXS))
                .padding([gap::XS, gap::S])
                .width(chip)
                .height(CHIP)
                .style(theme::container::seat(self.is_current(seat, host)))
                .into()
        });
        row(chips).spacing(gap::S).into()
    }

    fn is_current(&self, seat: Seat, host: &Host) -> bool {
        self.stage != super::Stage::Over && self.positions(host).0.turn() == seat
    }
}

/// The word for a seat that was left.
fn left<'a>(host: &Host, seat: Seat) -> Option<Element<'a, Message>> {
    let word = text("left").size(size::CAPTION).style(theme::text::soft);
    (!host.session().table().position().plays_on(seat)).then(|| word.into())
}

/// The columns that a seat has won, and the places for those it still needs.
pub(super) fn columns_won<'a>(host: &Host, seat: Seat) -> Element<'a, Message> {
    let position = host.session().table().position();
    let needed = position.setting().columns.count();
    let won: Vec<Sum> = position.won_by(seat).collect();
    let missing = needed.saturating_sub(won.len());
    let place = |words: String, style: fn(&theme::Theme) -> container::Style| {
        container(text(words).size(size::CAPTION).font(theme::BOLD))
            .center_x(26.0)
            .center_y(20.0)
            .style(style)
            .into()
    };
    let won = won
        .into_iter()
        .map(|column| place(column.to_string(), theme::container::notice));
    let missing = (0..missing).map(|_| place(String::new(), theme::container::well));
    row(won.chain(missing)).spacing(gap::XS).into()
}
