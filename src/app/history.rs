//! What the histories of both games are made of.

use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{button, container, text};
use iced::{Fill, Task};

use super::keymap::{Key, Press};
use super::theme::{self, gap, size};
use super::widget::{ButtonStyle, Element, focusable};

/// The list of all that happened.
pub const LIST: &str = "history";

/// What the keys do in a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// They move by lines and columns.
    Move(isize, isize),
    /// What is under them is to be corrected.
    Open,
}

impl Go {
    /// The step of a key.
    pub fn of(press: Press) -> Option<Go> {
        if !press.is_bare() {
            return None;
        }
        match press.key {
            Key::Named(Named::ArrowUp) => Some(Go::Move(-1, 0)),
            Key::Named(Named::ArrowDown) => Some(Go::Move(1, 0)),
            Key::Named(Named::ArrowLeft) => Some(Go::Move(0, -1)),
            Key::Named(Named::ArrowRight) => Some(Go::Move(0, 1)),
            Key::Named(Named::Enter) => Some(Go::Open),
            _ => None,
        }
    }
}

/// Brings a line into view, with some before it; `height` is that of each line.
pub fn scroll<T: Send + 'static>(line: usize, height: f32) -> Task<T> {
    let above = line.saturating_sub(6) as f32;
    operation::scroll_to(
        LIST,
        AbsoluteOffset {
            x: 0.0,
            y: above * height,
        },
    )
}

/// Something that can be corrected, in a line of this height; framed where the keys are.
pub fn cell<'a, Message: Clone + 'a>(
    face: impl Into<Element<'a, Message>>,
    (width, height): (f32, f32),
    is_current: bool,
    id: String,
    on_press: Message,
) -> Element<'a, Message> {
    let style: ButtonStyle = if is_current {
        theme::button::chosen
    } else {
        theme::button::quiet
    };
    let cell = button(container(face).center_y(Fill))
        .padding([gap::XS, gap::S])
        .width(width)
        .height(height - 6.0)
        .style(style)
        .on_press(on_press.clone());
    focusable(cell, Some(on_press)).id(id).into()
}

/// The sign of what was corrected later.
pub fn sign<'a, Message: 'a>(is_corrected: bool) -> Option<Element<'a, Message>> {
    let sign = text("*")
        .size(size::LABEL)
        .font(theme::BOLD)
        .style(theme::text::accent);
    is_corrected.then(|| sign.into())
}
