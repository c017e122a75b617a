//! The parts of panels, which open above the screens.

use iced::widget::{column, container, row, scrollable, space, text};
use iced::{Center, Fill, Padding};

use super::theme::{gap, size};
use super::widget::{Element, bold, card, keeps_focus};

pub fn section<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    column![bold(title, size::LABEL), content.into()]
        .spacing(gap::S)
        .into()
}

pub const ONE_COLUMN: f32 = 720.0;
pub const TWO_COLUMNS: f32 = 1160.0;

pub fn panel<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    panel_of(ONE_COLUMN, title, None, content)
}

pub fn panel_of<'a, Message: 'a>(
    width: f32,
    title: impl text::IntoFragment<'a>,
    beside: Option<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = scrollable(container(content).padding(BESIDE).width(Fill));
    framed(width, title, beside, content)
}

/// The space at the right of a panel for its scrollbar.
pub const BESIDE: Padding = Padding {
    top: 0.0,
    right: gap::XL - gap::S,
    bottom: 0.0,
    left: 0.0,
};

/// A panel with this greatest width, whose content scrolls itself and keeps [`BESIDE`] free.
pub fn framed<'a, Message: 'a>(
    width: f32,
    title: impl text::IntoFragment<'a>,
    beside: Option<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let head = row![bold(title, size::TITLE), space().width(Fill), beside]
        .padding(BESIDE)
        .align_y(Center);
    let panel = container(
        card(column![head, content.into()].spacing(gap::L))
            .padding(Padding::from([gap::L, gap::XL]).right(gap::S))
            .max_width(width),
    )
    .padding(gap::M)
    .center(Fill);
    keeps_focus(panel)
}
