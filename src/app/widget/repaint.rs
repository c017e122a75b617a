#[cfg(not(feature = "gpu"))]
mod software;

#[cfg(not(feature = "gpu"))]
use self::software::painted;
use super::Element;

/// The whole window, repainted when anything outside of its [`part`]s changes.
pub fn whole<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    painted(content.into(), true)
}

/// A part of the window, repainted as a whole, and without the rest, when anything in it changes.
pub fn part<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    painted(content.into(), false)
}

/// A GPU repaints everything in every frame.
#[cfg(feature = "gpu")]
fn painted<Message>(content: Element<'_, Message>, _is_window: bool) -> Element<'_, Message> {
    content
}
