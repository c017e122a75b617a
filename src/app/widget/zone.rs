//! The zones of a table and of a moment in a review: the board or the pad, and beside it the possible actions.

use iced::widget::{column, container, scrollable};
use iced::{Fill, Padding, Size};

use super::{Element, card, part};
use crate::app::theme::gap;

/// The gaps around, between and within the zones of a window of this width.
pub fn margin(width: f32) -> f32 {
    if width < 800.0 { gap::S } else { gap::L }
}

/// The room for the scroll bar beside the content.
fn bar(margin: f32) -> f32 {
    margin.max(gap::L)
}

/// The width that a side zone leaves to its content.
pub fn inner(width: f32, margin: f32) -> f32 {
    width - margin - bar(margin)
}

pub fn side<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    width: f32,
    margin: f32,
) -> Element<'a, Message> {
    side_above(
        content,
        Vec::new(),
        None,
        Size::new(width, f32::INFINITY),
        margin,
    )
}

/// A side zone of this size: content that scrolls, `words` in at most half of the height, and `foot` fixed at the
/// bottom.
pub fn side_above<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: Vec<Element<'a, Message>>,
    foot: Option<Element<'a, Message>>,
    within: Size,
    margin: f32,
) -> Element<'a, Message> {
    let content = container(content)
        .padding(Padding::from(margin).right(bar(margin)))
        .width(Fill);
    let words = (!words.is_empty()).then(|| {
        let words = scrollable(column(words).spacing(gap::XS));
        let words = words.width(Fill).spacing(gap::XS);
        container(words)
            .padding(Padding::from(margin).top(gap::XS))
            .max_height(within.height / 2.0)
    });
    let foot = foot.map(|foot| container(foot).padding(Padding::from(margin).top(gap::XS)));
    let content = scrollable(part(content)).height(Fill);
    // The foot has its room first: long words scroll rather than move it.
    let above = column![content, words].height(Fill);
    let zone = card(column![above, foot]).width(within.width).height(Fill);
    part(zone)
}

pub fn main<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    margin: f32,
) -> Element<'a, Message> {
    let zone = card(content).padding(margin).height(Fill).center_x(Fill);
    part(zone)
}
