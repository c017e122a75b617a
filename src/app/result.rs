//! What the results of both games are made of.

use iced::Center;
use iced::widget::{column, row, text};

use super::keymap::Command;
use super::open::{Message, Open, REVIEW_KEY};
use super::screens::Screens;
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control, shape};
use crate::session::{Game, Seed, Session};

/// What can be done at a result; `table` is what the people look at when they go back, `seed` where the app's dice came
/// from.
pub fn controls<'a, G: Screens>(table: &'a str, seed: Option<Seed>) -> Element<'a, Message<G>> {
    let plain = |label, key, message| control(label, key, theme::button::plain, Some(message));
    let again = row![
        next_control("Play again", "Enter", Some(Message::Again)),
        plain("Review", REVIEW_KEY, Message::ShowReview),
        plain("History", Command::History.key(), Message::ShowHistory),
        plain(table, Command::Back.key(), Message::ShowTable),
        plain("All games", Command::Home.key(), Message::Leave),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let dice = seed.map(|seed| {
        row![
            text(format!("The code of these dice: {}", seed.code()))
                .size(size::BODY)
                .style(theme::text::soft),
            plain("Same dice again", "", Message::SameDice),
        ]
        .spacing(gap::M)
        .align_y(Center)
    });
    column![again]
        .push(dice)
        .spacing(gap::S)
        .align_x(Center)
        .into()
}

/// What a result says of a game in which the coach was asked.
pub fn assisted<'a, G: Screens>(open: &Open<G>) -> Option<Element<'a, Message<G>>> {
    let words = text("With hints of the coach")
        .size(size::BODY)
        .style(theme::text::soft);
    open.saved().assisted.then(|| words.into())
}

/// Who came late, took over a seat or left, a line each; nothing where everybody stayed.
pub fn stories<'a, G: Game, Message: 'a>(session: &Session<G>) -> Option<Element<'a, Message>> {
    let lines: Vec<Element<'a, Message>> = session
        .players()
        .iter()
        .enumerate()
        .filter_map(|(seat, player)| {
            let story = session.story(seat);
            let line = row![
                shape(player.colour, size::BODY),
                text(story.to_string()).size(size::BODY),
            ]
            .spacing(gap::S)
            .align_y(Center);
            (!story.is_plain()).then(|| line.into())
        })
        .collect();
    (!lines.is_empty()).then(|| column(lines).spacing(gap::XS).into())
}
