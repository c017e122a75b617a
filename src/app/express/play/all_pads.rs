//! The table for everybody in the room: the dice as large as they can be, who is awaited, and all pads at once.
//!
//! People choose in any order: a pad that is pressed, or Alt and its number, brings up its choices.

use iced::widget::{Column, button, column, container, row, text};
use iced::{Center, Fill, Size};

use super::{Host, Message, Play, Stage};
use crate::app::room::Room;
use crate::app::theme::{self, gap, size};
use crate::app::widget::die::{Look, die};
use crate::app::widget::{Element, fitted, hint, press, shape, zone};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::dice::Throw;
use crate::rules::express::Phase;

/// The share of the width that the choices take, and how wide they are at least and at most.
const CHOICES: (f32, f32, f32) = (0.3, 330.0, 430.0);
/// The share of the height that the dice take.
const DICE: f32 = 0.19;
/// How wide a pad is for its height.
const SHAPE: f32 = 1.15;
/// The height of a card's head: a name and a total, below them what was taken.
const HEAD: f32 = 58.0;

impl Play {
    /// The table within this room, with all pads.
    pub(super) fn all_pads<'a>(
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
        let (share, least, most) = CHOICES;
        let choices = (within.width * share).clamp(least, most);
        let strip = (within.height * DICE).floor();
        let pads = Size::new(
            within.width - choices - margin,
            within.height - strip - margin,
        );
        let width = zone::inner(choices, margin);
        let throw = self.throw(
            host,
            shows_odds,
            Size::new(width, within.height - 2.0 * margin),
        );
        row![
            zone::side(throw, choices, margin),
            column![
                self.strip(host, Size::new(pads.width, strip)),
                self.grid(host, pads)
            ]
            .spacing(margin),
        ]
        .spacing(margin)
        .padding(margin)
        .into()
    }

    /// The dice, and who is awaited.
    fn strip<'a>(&'a self, host: &'a Host, within: Size) -> Element<'a, Message> {
        let table = host.session().table();
        let (number, throw) = match self.stage {
            Stage::Dice { number } => (number, None),
            Stage::Choice { number, .. } => (number, table.round(number)),
            Stage::Over => (table.last_throw(), table.rounds().last()),
        };
        let dice = throw.map(|round| round.throw().dice());
        let side = (within.height - 2.0 * gap::S)
            .min(within.width * 0.11)
            .floor();
        let dice = (0..Throw::DICE).map(|place| {
            let shown = match dice {
                Some(dice) => {
                    let tumbling = self.tumble.and_then(|tumble| tumble.shown(place));
                    Some(tumbling.unwrap_or(dice[place]))
                }
                None => self.typed.die(place),
            };
            die(shown, Look::Plain, side)
        });
        let words = column![
            text(format!("Throw {number}"))
                .size(size::DISPLAY)
                .line_height(1.1)
                .font(theme::BOLD),
            text(awaited(host))
                .size(size::HEADING)
                .style(theme::text::accent),
        ];
        let strip = row![row(dice).spacing(gap::M), words.width(Fill)]
            .spacing(gap::XL)
            .align_y(Center);
        container(strip)
            .padding([gap::S, gap::L])
            .width(within.width)
            .height(within.height)
            .align_y(Center)
            .style(theme::container::card)
            .into()
    }

    /// All pads, as large as they can be.
    fn grid<'a>(&'a self, host: &'a Host, within: Size) -> Element<'a, Message> {
        let seats = host.session().players().len();
        let beside = beside(seats, within);
        let lines = seats.div_ceil(beside);
        let cell = Size::new(
            ((within.width - gap::S * (beside as f32 - 1.0)) / beside as f32).floor(),
            ((within.height - gap::S * (lines as f32 - 1.0)) / lines as f32).floor(),
        );
        let mut grid = Column::new().spacing(gap::S);
        let all: Vec<Seat> = Seat::all(seats).collect();
        for line in all.chunks(beside) {
            let cards = line.iter().map(|&seat| self.card(seat, host, cell));
            grid = grid.push(row(cards).spacing(gap::S));
        }
        grid.into()
    }

    /// The pad of a player.
    fn card<'a>(&'a self, seat: Seat, host: &'a Host, within: Size) -> Element<'a, Message> {
        let player = &host.session().players()[seat];
        let inner = Size::new(
            within.width - 2.0 * gap::M,
            within.height - 2.0 * gap::S - HEAD - gap::XS,
        );
        let total = words::signed(self.seen_total(seat, host));
        let name = row![
            shape(player.colour, size::HEADING),
            container(fitted(
                player.name.as_str(),
                size::HEADING,
                theme::BOLD,
                theme::text::same
            ))
            .width(Fill),
            text(total)
                .size(size::TITLE)
                .line_height(1.1)
                .font(theme::BOLD),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let program = player.level.map(|_| "program  ").unwrap_or_default();
        let status = format!("{program}{}", self.status(seat, host));
        let status = fitted(status, size::LABEL, theme::MEDIUM, theme::text::soft);
        let head = column![name, status].height(HEAD);
        let face = button(column![head, self.glance(seat, host, inner)].spacing(gap::XS))
            .padding([gap::S, gap::M])
            .width(within.width)
            .height(within.height)
            .style(theme::button::card(seat == self.seat && self.is_choosing()));
        hint(
            press(face, Some(Message::Look(seat))),
            format!("Alt+{}", seat.number()),
        )
    }

    fn is_choosing(&self) -> bool {
        matches!(self.stage, Stage::Choice { .. })
    }
}

/// How many pads stand side by side so that each is as large as it can be.
fn beside(pads: usize, within: Size) -> usize {
    let side = |beside: usize| {
        let lines = pads.div_ceil(beside) as f32;
        (within.width / beside as f32 / SHAPE).min(within.height / lines)
    };
    (1..=pads).fold(1, |best, beside| {
        if side(beside) > side(best) {
            beside
        } else {
            best
        }
    })
}

/// Who is awaited, in words.
fn awaited(host: &Host) -> String {
    let table = host.session().table();
    match table.phase() {
        Phase::Over => "The game is over".to_owned(),
        Phase::Throw(_) if host.session().setup().dice().are_real() => {
            "Throw the five dice".to_owned()
        }
        Phase::Throw(_) => "Space rolls the dice".to_owned(),
        Phase::Choices(throw) => {
            let players = host.session().players();
            let waiting = table.waiting().filter(|&(number, _)| number == throw);
            let names = waiting.map(|(_, seat)| players[seat].name.to_string());
            format!("Still to choose: {}", words::together(names))
        }
    }
}
