//! What the reviews of both games are made of.

pub mod all;
pub mod moment;

use std::fmt::Debug;

use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill, FillPortion, Right, Task};

use super::keymap::{Key, Press};
use super::theme::{self, Theme, gap, size};
use super::widget::{ButtonStyle, Element, hint, press, shape};
use super::words;
use crate::session::{Name, Player};

/// From this width on the costliest moments stand beside the course of the game.
pub const WIDE: f32 = 960.0;
/// The longest bar of a loss.
const BAR: f32 = 340.0;
/// From this height on three cards of costly moments need no scroll bar.
pub const TALL: f32 = 680.0;
/// The height of a choice in the list.
pub const LINE: f32 = 32.0;
/// The width of a loss in the list.
pub const LOSS: f32 = 48.0;

/// Which board or pad of a choice is shown large.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// With what was chosen.
    Chosen,
    /// With the best choice.
    Best,
}

/// What is said where a review could not be computed.
pub const FAILED: &str = "The coach has failed at this review. Esc, then V, tries again.";

/// The list of choices.
pub const LIST: &str = "review";

/// A step through a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// To a seat.
    Seat(usize),
    /// To the seat before or after.
    NextSeat(isize),
    /// To the choice so many further.
    Move(isize),
    /// The board or pad of the choice that is looked at is shown large.
    Show(Way),
}

impl Go {
    /// The step of a key at a table that seats so many.
    pub fn of(press: Press, most_players: usize) -> Option<Go> {
        if let Key::Char(digit) = press.key
            && let Some(seat) = digit.to_digit(10)
            && (1..=most_players).contains(&(seat as usize))
            && press.alt
            && !press.ctrl
        {
            return Some(Go::Seat(seat as usize - 1));
        }
        if !press.is_bare() {
            return None;
        }
        match press.key {
            Key::Named(Named::ArrowLeft | Named::ArrowUp) => Some(Go::Move(-1)),
            Key::Named(Named::ArrowRight | Named::ArrowDown) => Some(Go::Move(1)),
            Key::Named(Named::PageUp) => Some(Go::NextSeat(-1)),
            Key::Named(Named::PageDown) => Some(Go::NextSeat(1)),
            Key::Named(Named::Enter) | Key::Char('c') => Some(Go::Show(Way::Chosen)),
            Key::Char('b') => Some(Go::Show(Way::Best)),
            _ => None,
        }
    }
}

/// Brings a choice of the list into view, with some before it.
pub fn scroll<T: Send + 'static>(place: usize) -> Task<T> {
    let above = place.saturating_sub(4) as f32;
    operation::scroll_to(
        LIST,
        AbsoluteOffset {
            x: 0.0,
            y: above * LINE,
        },
    )
}

/// The width of the costliest moments beside the course of a game in a window of this width.
pub fn beside(width: f32) -> f32 {
    (width * 0.26).clamp(330.0, 440.0)
}

/// A word while a review is computed, of which so many percent are done.
pub fn awaited<'a, Message: 'a>(percent: usize) -> Element<'a, Message> {
    if percent == 0 {
        return word("The coach looks at every choice …".to_owned());
    }
    word(format!(
        "The coach looks at every choice … {percent} %. Esc goes back and stops it."
    ))
}

/// A word instead of a review.
pub fn word<'a, Message: 'a>(words: String) -> Element<'a, Message> {
    container(text(words).size(size::LABEL).style(theme::text::soft))
        .center(Fill)
        .into()
}

/// The players, of whom one is looked at.
pub fn tabs<'a, Message: Clone + Debug + 'a>(
    players: &'a [Player],
    current: usize,
    look: impl Fn(usize) -> Message,
) -> Element<'a, Message> {
    let title = text("Review").size(size::HEADING).font(theme::BOLD);
    // Few players leave room for whole names.
    let letters = (48 / players.len().max(1)).clamp(12, Name::LONGEST);
    let tabs = players.iter().enumerate().map(|(seat, player)| {
        let face = row![
            shape(player.colour, size::BODY),
            text(words::fitted(player.name.as_str(), letters))
                .size(size::BODY)
                .font(theme::MEDIUM),
        ]
        .spacing(gap::S)
        .align_y(Center);
        let style: ButtonStyle = if seat == current {
            theme::button::chosen
        } else {
            theme::button::plain
        };
        let tab = button(face).padding([gap::XS, gap::M]).style(style);
        hint(press(tab, Some(look(seat))), format!("Alt+{}", seat + 1))
    });
    row![title, space().width(gap::S)]
        .extend(tabs)
        .spacing(gap::S)
        .align_y(Center)
        .wrap()
        .into()
}

/// A figure with what it is about below.
pub fn figure<'a, Message: 'a>(
    figure: String,
    about: &'a str,
    style: fn(&Theme) -> text::Style,
) -> Element<'a, Message> {
    column![
        text(figure)
            .size(size::HEADING)
            .font(theme::BOLD)
            .style(style),
        text(about).size(size::CAPTION).style(theme::text::soft),
    ]
    .align_x(Center)
    .into()
}

/// What a choice cost as a figure and as a bar; `share` is its part of the greatest loss, 0 to 1.
pub fn loss<'a, Message: 'a>(figure: String, share: f64) -> Element<'a, Message> {
    let bar = container(space().height(8.0)).style(theme::container::loss);
    let long = (share * 1000.0).clamp(20.0, 999.0) as u16;
    row![
        container(text(figure).size(size::BODY))
            .width(LOSS)
            .align_x(Right),
        // A line stretches what fills it, whatever its own bounds are; what is inside keeps to them.
        container(
            container(row![
                bar.width(FillPortion(long)),
                space().width(FillPortion(1000 - long)),
            ])
            .max_width(BAR)
        )
        .width(Fill),
    ]
    .spacing(gap::S)
    .align_y(Center)
    .into()
}

/// A sheet across the room that there is.
pub fn card<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    container(content)
        .padding(gap::M)
        .width(Fill)
        .style(theme::container::card)
}
