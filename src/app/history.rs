//! What the histories of both games are made of.

use std::fmt::Debug;

use iced::keyboard::key::Named;
use iced::widget::operation::{self, AbsoluteOffset};
use iced::widget::{Row, button, column, container, row, scrollable, text};
use iced::{Fill, Task, padding};

use super::keymap::{Key, Press};
use super::result;
use super::theme::{self, Theme, gap, size};
use super::widget::{ButtonStyle, Element, focusable};
use crate::session::{Session, Variant};

/// The list of all that happened.
const LIST: &str = "history";

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

/// The room of a list in a window of this width.
pub fn room(width: f32) -> f32 {
    width - 4.0 * gap::L
}

/// All that happened below its head, so wide.
pub fn list<'a, Message: 'a>(
    head: Row<'a, Message, Theme>,
    lines: impl Into<Element<'a, Message>>,
    width: f32,
) -> Element<'a, Message> {
    let lines = container(lines).padding(padding::bottom(gap::L));
    let lines = scrollable(lines.width(Fill)).id(LIST).height(Fill);
    column![head, lines].spacing(gap::S).width(width).into()
}

/// The screen of a history: what can be done, whether something was corrected, who came and went, the list.
pub fn sheet<'a, G: Variant, Message: 'a>(
    can_be_done: &'a str,
    is_corrected: bool,
    session: &'a Session<G>,
    list: Element<'a, Message>,
) -> Element<'a, Message> {
    let soft = |words: String| text(words).size(size::BODY).style(theme::text::soft);
    let note = row![soft(format!(
        "{can_be_done} What follows is replayed; nothing is lost."
    ))]
    .push(is_corrected.then(|| soft("* corrected later".to_owned())))
    .spacing(gap::L);
    let list = scrollable(list)
        .direction(scrollable::Direction::Horizontal(
            scrollable::Scrollbar::default().spacing(gap::XS),
        ))
        .height(Fill);
    let lines = column![
        text("History").size(size::TITLE).font(theme::BOLD),
        note.wrap(),
        result::stories(session),
        container(list)
            .padding([gap::M, gap::L])
            .height(Fill)
            .style(theme::container::card),
    ];
    container(lines.spacing(gap::S))
        .padding(gap::L)
        .center_x(Fill)
        .into()
}

/// Something that can be corrected, in a line of this height; framed where the keys are.
pub fn cell<'a, Message: Clone + Debug + 'a>(
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
