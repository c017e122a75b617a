//! What the results of both games are made of.

use iced::Center;
use iced::widget::{Row, column, container, row, text};

use super::keymap::Command;
use super::open::{COUNT_KEY, Message, Open, REVIEW_KEY};
use super::screens::Screens;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, next_control, shape};
use crate::session::{Colour, Game, Seed, Session};

/// Below this width a heading has no room for large letters.
const NARROW: f32 = 800.0;

/// Who has won, in a window of this width.
pub fn heading<'a, Message: 'a>(words: String, width: f32) -> Element<'a, Message> {
    let size = if width < NARROW {
        size::TITLE
    } else {
        size::DISPLAY
    };
    text(words).size(size).font(theme::BOLD).center().into()
}

/// What can be done at a result; `table` is what the people look at when they go back, `seed` where the app's dice came
/// from.
pub fn controls<'a, G: Screens>(
    open: &Open<G>,
    table: &'a str,
    seed: Option<Seed>,
) -> Element<'a, Message<G>> {
    let plain = |label, key, message| control(label, key, theme::button::plain, Some(message));
    let again = row![
        next_control("Play again", "Enter", Some(Message::Again)),
        plain("Review", REVIEW_KEY, Message::ShowReview),
        plain("History", Command::History.key(), Message::ShowHistory),
        plain(table, Command::Back.key(), Message::ShowTable),
        plain("All games", Command::Home.key(), Message::Leave),
    ];
    let words = match seed {
        Some(seed) => format!("The code of these dice: {}", seed.code()),
        None => "A new attempt with what these dice have shown".to_owned(),
    };
    let dice = row![
        text(words).size(size::BODY).style(theme::text::soft),
        plain("Same dice again", "", Message::SameDice),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let dice = row![dice].push(open.session().is_over().then(|| counting(open)));
    column![
        centred(again.spacing(gap::M)),
        centred(dice.spacing(gap::XL)),
    ]
    .spacing(gap::S)
    .align_x(Center)
    .into()
}

/// A row in as many lines as it takes, each in the middle.
fn centred<'a, Message: 'a>(row: Row<'a, Message, Theme>) -> Element<'a, Message> {
    row.align_y(Center)
        .wrap()
        .vertical_spacing(gap::S)
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

/// Whether the game counts, and the button that changes it.
fn counting<'a, G: Screens>(open: &Open<G>) -> Element<'a, Message<G>> {
    let (words, change) = if open.saved().counts {
        ("It counts in the records.", "Leave it out")
    } else {
        ("Left out of the records.", "Let it count")
    };
    row![
        text(words).size(size::BODY).style(theme::text::soft),
        control(
            change,
            COUNT_KEY,
            theme::button::quiet,
            Some(Message::Count)
        ),
    ]
    .spacing(gap::XS)
    .align_y(Center)
    .into()
}

/// The moment of a record: what it is, and what it was before.
pub fn record<'a, G: Screens>(
    open: &Open<G>,
    what: String,
    before: String,
) -> Element<'a, Message<G>> {
    let title = if open.has_just_ended() {
        "A new record"
    } else {
        "The record"
    };
    let star = || shape(Colour::Sky, size::TITLE);
    let words = column![
        text(title).size(size::TITLE).font(theme::BOLD),
        text(what).size(size::LABEL).font(theme::MEDIUM),
        text(before).size(size::BODY).style(theme::text::soft),
    ]
    .spacing(gap::XS)
    .align_x(Center);
    container(row![star(), words, star()].spacing(gap::XL).align_y(Center))
        .padding([gap::L, gap::XXL])
        .style(theme::container::record)
        .into()
}

/// A word on how a result compares with the best one.
pub fn compared<'a, G: Screens>(words: String) -> Element<'a, Message<G>> {
    text(words)
        .size(size::HEADING)
        .font(theme::MEDIUM)
        .style(theme::text::accent)
        .into()
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
