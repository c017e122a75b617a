//! The question before a game is deleted, and the note after it.

use iced::widget::{container, row, text};
use iced::{Center, Fill, Padding};

use super::Message;
use super::games::{standing, title};
use crate::app::keymap::Command;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, bold, control, fitted, plain_control};
use crate::store::Listed;
use crate::text as words;
use crate::text::say;

/// Asks whether to delete this game, by name, result and date, because many games of one player share a name.
/// *Keep* is where *Delete* was, so that a double click does no harm.
pub fn question<'a>(listed: &Listed) -> Element<'a, Message> {
    let changed = words::moment(listed.changed);
    let named = match &listed.content {
        Ok(overview) => format!("{}, {}, {changed}", title(overview), standing(overview)),
        Err(_) => format!("{}, {changed}", listed.id),
    };
    let words = row![
        bold(say!("home-delete-question"), size::BODY),
        fitted(named, size::BODY, theme::FONT, theme::text::same),
    ]
    .spacing(gap::M);
    said(
        words,
        theme::container::refusal,
        [
            plain_control(say!("home-delete-it"), "Delete", Message::Delete),
            plain_control(say!("home-keep-it"), "Esc", Message::Cancel),
        ],
    )
}

/// Says that a game was deleted, with a button that restores it.
pub fn deleted<'a>() -> Element<'a, Message> {
    let restore = Some(Message::Restore);
    said(
        text(say!("home-deleted")).size(size::BODY),
        theme::container::notice,
        [control(
            say!("home-restore"),
            Command::Undo.key(),
            theme::button::plain,
            restore,
        )],
    )
}

pub(super) fn said<'a>(
    words: impl Into<Element<'a, Message>>,
    style: fn(&Theme) -> container::Style,
    ways: impl IntoIterator<Item = Element<'a, Message>>,
) -> Element<'a, Message> {
    container(
        row![container(words).width(Fill)]
            .extend(ways)
            .spacing(gap::S)
            .align_y(Center),
    )
    .padding(Padding::from(gap::XS).left(gap::M))
    .style(style)
    .into()
}
