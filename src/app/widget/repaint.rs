#[cfg(not(feature = "gpu"))]
mod software;

use super::Element;

/// The whole window, which is painted anew when anything changes outside of its [`part`]s.
pub fn whole<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    painted(content.into(), true)
}

/// A part of the window, which is painted anew as a whole when anything in it changes, and without the rest.
pub fn part<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    painted(content.into(), false)
}

#[cfg(not(feature = "gpu"))]
fn painted<'a, Message: 'a>(
    content: Element<'a, Message>,
    is_window: bool,
) -> Element<'a, Message> {
    Element::new(software::Part { content, is_window })
}

/// A GPU paints all of it for each frame.
#[cfg(feature = "gpu")]
fn painted<'a, Message: 'a>(
    content: Element<'a, Message>,
    _is_window: bool,
) -> Element<'a, Message> {
    content
}
