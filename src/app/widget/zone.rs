//! The zones of a table and of a moment in a review: the board or the pad, and beside it what can be done.

use iced::widget::{container, scrollable};
use iced::{Fill, Padding};

use super::Element;
use crate::app::theme::{self, gap};

/// The gaps around, between and within the zones of a window of this width.
pub fn margin(width: f32) -> f32 {
    if width < 800.0 { gap::S } else { gap::L }
}

/// The room for the bar of a scroll, which lies beside the content.
fn bar(margin: f32) -> f32 {
    margin.max(gap::L)
}

/// What a side zone so wide leaves to its content.
pub fn inner(width: f32, margin: f32) -> f32 {
    width - margin - bar(margin)
}

/// A zone so wide, whose content scrolls where it is too high.
pub fn side<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    width: f32,
    margin: f32,
) -> Element<'a, Message> {
    let content = container(content)
        .padding(Padding::from(margin).right(bar(margin)))
        .width(Fill);
    container(scrollable(content))
        .width(width)
        .height(Fill)
        .style(theme::container::card)
        .into()
}

/// The zone of the board or the pad, which takes the rest.
pub fn main<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    margin: f32,
) -> Element<'a, Message> {
    container(content)
        .padding(margin)
        .height(Fill)
        .center_x(Fill)
        .style(theme::container::card)
        .into()
}
