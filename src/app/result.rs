//! What the results of both games are made of.

pub mod account;

use std::cmp::Ordering;

use iced::keyboard::key::Named;
use iced::widget::{Row, column, container, row, scrollable, text};
use iced::{Center, Fill, Size};

use super::keymap::{Command, Key, Press};
use super::review;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, next_control, shape};
use crate::rules::Seat;
use crate::session::{Colour, Seed, Session, Variant};
use crate::table::{Host, Hosted};

/// The usual width of a bold letter, in text sizes.
const LETTER: f32 = 0.55;
/// Below this height the parts stand close together.
const LOW: f32 = 720.0;

/// The key that leaves a game out, at the result and in the list of games.
pub const COUNT_KEY: &str = "O";

/// The keys of a result, for the list of keys.
pub const KEYS: [(&str, &str); 4] = [
    ("Enter", "Play again with the same table"),
    (review::KEY, "What each choice was worth"),
    (
        COUNT_KEY,
        "Leave the game out of the records, or let it count again",
    ),
    ("Esc", "Back to the table"),
];

/// What people want at a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Message {
    /// The same table plays again, with other dice of the app.
    Again,
    /// The same table plays again with the same dice.
    SameDice,
    /// The game is left out of the records and figures, or counts again.
    Count,
    /// The review.
    Review,
    /// The history.
    History,
    /// The table as it stood at the end.
    Table,
    /// All games.
    Leave,
}

/// The message for a key.
pub fn on_key(press: Press) -> Option<Message> {
    match press.key {
        _ if !press.is_bare() => None,
        Key::Named(Named::Enter) => Some(Message::Again),
        Key::Char('v') => Some(Message::Review),
        Key::Char('o') => Some(Message::Count),
        _ => None,
    }
}

/// A game that is over, and what is known of its result.
pub struct Over<'a, G: Hosted> {
    pub host: &'a Host<G>,
    /// The best result of one who plays alone before this game, and how this one compares with it: the better one is the
    /// greater. Nothing where there is nothing to compare.
    pub best: Option<(Ordering, i32)>,
    /// The shares of near-optimal games that ended with less, 0 to 1, by seat; none while they are not known.
    pub places: &'a [f64],
    /// Whether the people have played it to its end just now, and not opened it later.
    pub has_just_ended: bool,
}

impl<'a, G: Hosted> Over<'a, G> {
    pub fn session(&self) -> &'a Session<G> {
        self.host.session()
    }
}

/// What a result shows.
pub struct Page<'a> {
    /// Who has won.
    pub headline: String,
    /// What it is compared with.
    pub compared: Option<Element<'a, Message>>,
    /// The account of everybody.
    pub account: Element<'a, Message>,
    /// Where the app's dice came from.
    pub seed: Option<Seed>,
}

impl<'a> Page<'a> {
    /// The page, with what can be done.
    pub fn view<G: Hosted>(self, over: &Over<'a, G>, within: Size) -> Element<'a, Message> {
        let lines = column![
            heading(self.headline, within.width - 2.0 * gap::XL),
            self.compared,
            assisted(over),
            stories(over.session()),
            controls(),
            self.account,
            dice_and_records(over, self.seed),
        ]
        .spacing(if within.height < LOW { gap::M } else { gap::L })
        .align_x(Center);
        scrollable(container(lines).padding(gap::XL).center_x(Fill))
            .height(Fill)
            .into()
    }
}

/// Who has won, in letters as large as one line of this width allows.
fn heading<'a>(words: String, width: f32) -> Element<'a, Message> {
    let letters = words.chars().count() as f32;
    let size = [size::DISPLAY, size::TITLE]
        .into_iter()
        .find(|size| letters * size * LETTER <= width)
        .unwrap_or(size::HEADING);
    text(words).size(size).font(theme::BOLD).center().into()
}

/// What can be done at a result.
fn controls<'a>() -> Element<'a, Message> {
    let plain = |label, key, message| control(label, key, theme::button::plain, Some(message));
    let controls = row![
        next_control("Play again", "Enter", Some(Message::Again)),
        plain("Review", review::KEY, Message::Review),
        plain("History", Command::History.key(), Message::History),
        plain("Table", Command::Back.key(), Message::Table),
        plain("All games", Command::Home.key(), Message::Leave),
    ];
    centred(controls.spacing(gap::M))
}

/// Where the app's dice came from, the way to the same ones, and whether the game counts.
fn dice_and_records<'a, G: Hosted>(over: &Over<'_, G>, seed: Option<Seed>) -> Element<'a, Message> {
    let code = seed.map(|seed| {
        text(format!("The code of these dice: {}", seed.code()))
            .size(size::BODY)
            .style(theme::text::soft)
    });
    let same = control(
        "Same dice again",
        "A new game with the same throws",
        theme::button::plain,
        Some(Message::SameDice),
    );
    let dice = row![].push(code).push(same).spacing(gap::M);
    centred(row![dice.align_y(Center), counting(over)].spacing(gap::XL))
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
fn assisted<'a, G: Hosted>(over: &Over<'_, G>) -> Option<Element<'a, Message>> {
    let words = text("With hints of the coach")
        .size(size::BODY)
        .style(theme::text::soft);
    over.host.record().assisted.then(|| words.into())
}

/// Whether the game counts, and the button that changes it.
fn counting<'a, G: Hosted>(over: &Over<'_, G>) -> Element<'a, Message> {
    let (words, change) = if over.host.record().counts {
        ("This game counts in the records.", "Leave it out")
    } else {
        ("This game is left out of the records.", "Let it count")
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
pub fn record<'a, G: Hosted>(
    over: &Over<'_, G>,
    what: String,
    before: String,
) -> Element<'a, Message> {
    let title = if over.has_just_ended {
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
pub fn compared<'a>(words: String) -> Element<'a, Message> {
    text(words)
        .size(size::HEADING)
        .font(theme::MEDIUM)
        .style(theme::text::accent)
        .into()
}

/// Who came late, took over a seat or left, a line each; nothing where everybody stayed.
pub fn stories<'a, G: Variant, Message: 'a>(session: &Session<G>) -> Option<Element<'a, Message>> {
    let lines: Vec<Element<'a, Message>> = Seat::enumerate(session.players())
        .filter_map(|(seat, player)| {
            let story = session.seat_history(seat);
            let line = row![
                shape(player.colour, size::BODY),
                text(story.brief()).size(size::BODY),
            ]
            .spacing(gap::S)
            .align_y(Center);
            (!story.is_plain()).then(|| line.into())
        })
        .collect();
    (!lines.is_empty()).then(|| column(lines).spacing(gap::XS).into())
}
