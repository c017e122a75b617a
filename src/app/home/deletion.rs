//! What is said before a game is deleted, and after it.

use iced::widget::{Row, container, row, space, text};
use iced::{Center, Fill};

use super::Message;
use crate::app::keymap::Command;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, control};

/// Asks whether the selected game is to be deleted.
pub fn question<'a>() -> Element<'a, Message> {
    let way = |label, key, message| control(label, key, theme::button::plain, Some(message));
    notice(
        "Delete the selected game?",
        row![
            way("Delete it", "Delete", Message::Delete),
            way("Keep it", "Esc", Message::Cancel),
        ],
    )
}

/// Says that a game is deleted, and how it comes back.
pub fn deleted<'a>() -> Element<'a, Message> {
    let restore = Some(Message::Restore);
    notice(
        "The game is deleted.",
        row![control(
            "Bring it back",
            Command::Undo.key(),
            theme::button::plain,
            restore
        )],
    )
}

fn notice<'a>(
    words: &'a str,
    ways: Row<'a, Message, theme::Theme, iced::Renderer>,
) -> Element<'a, Message> {
    container(
        row![
            text(words).size(size::BODY),
            space().width(Fill),
            ways.spacing(gap::S),
        ]
        .align_y(Center),
    )
    .padding([gap::XS, gap::M])
    .style(theme::container::notice)
    .into()
}
