//! The zones of a table and of a moment in a review: the board or the pad, and beside it the possible actions.

use iced::widget::{column, container, scrollable, space};
use iced::{Center, Fill, Length, Padding, Size};

use super::{Element, card, part};
use crate::app::theme::{self, gap};
use crate::scene::Role;
use crate::session::Colour;

/// The height of the line below a head.
const LINE: f32 = 2.0;

/// The greatest share of the height of a side zone for words.
const WORDS: f32 = 0.4;

/// The gaps around, between and within the zones of a window of this width.
pub fn margin(width: f32) -> f32 {
    if width < 800.0 { gap::S } else { gap::L }
}

/// The room around the content of a side zone, with a scroll bar beside it.
pub fn around(margin: f32) -> Padding {
    Padding::from(margin).right(margin.max(gap::L))
}

pub fn side<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    width: f32,
    margin: f32,
) -> Element<'a, Message> {
    side_above(
        scrolls(content, around(margin)),
        Vec::new(),
        None,
        Size::new(width, f32::INFINITY),
        margin,
    )
}

/// The content of a side zone, or its lower part.
pub fn scrolls<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    around: Padding,
) -> Element<'a, Message> {
    let content = container(content).padding(around).width(Fill);
    scrollable(part(content)).height(Fill).into()
}

/// A side zone of this size: content that fills it, `words` in at most their share of the height, and `foot` fixed at
/// the bottom.
pub fn side_above<'a, Message: 'a>(
    content: Element<'a, Message>,
    words: Vec<Element<'a, Message>>,
    foot: Option<Element<'a, Message>>,
    within: Size,
    margin: f32,
) -> Element<'a, Message> {
    let words = (!words.is_empty()).then(|| {
        let words = scrollable(column(words).spacing(gap::XS));
        let words = words.width(Fill).spacing(gap::XS);
        container(words)
            .padding(Padding::from(margin).top(gap::XS))
            .max_height(within.height * WORDS)
    });
    let foot = foot.map(|foot| container(foot).padding(Padding::from(margin).top(gap::XS)));
    // The foot has its room first: long words scroll rather than move it.
    let above = column![content, words].height(Fill);
    let zone = card(column![above, foot]);
    part(zone.width(within.width).height(Fill))
}

pub fn main<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    margin: f32,
) -> Element<'a, Message> {
    let zone = card(content).padding(margin).height(Fill).center_x(Fill);
    part(zone)
}

/// A main zone below a [`head`].
pub fn headed<'a, Message: 'a>(
    head: Element<'a, Message>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = container(content).padding(gap::S).center_x(Fill);
    let zone = card(column![head, content]).padding(1).height(Fill);
    part(zone)
}

/// A head that fills the top of a card, in a player's tint on a line in their colour; `passed` is the share that has
/// passed to the second of two players.
pub fn head<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    high: impl Into<Length>,
    [from, to]: [Colour; 2],
    passed: f32,
) -> Element<'a, Message> {
    let head = container(content)
        .padding([0.0, gap::L])
        .width(Fill)
        .height(high)
        .align_y(Center)
        .style(theme::container::passing_head(from, to, passed));
    let line = if passed < 0.5 { from } else { to };
    let line = container(space())
        .width(Fill)
        .height(LINE)
        .style(theme::container::ground(Role::Player(line)));
    column![head, line].into()
}
