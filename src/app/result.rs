//! What the results of both games are made of.

pub mod account;

use iced::widget::{Row, column, container, row, scrollable, text};
use iced::{Center, Fill, Size};

use super::game_screen::{COUNT_KEY, GameScreen, Message, REVIEW_KEY};
use super::game_ui::GameUi;
use super::keymap::Command;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, next_control, shape};
use crate::rules::Seat;
use crate::session::{Colour, Seed, Session, Variant};

/// The usual width of a bold letter, in text sizes.
const LETTER: f32 = 0.55;
/// Below this height the parts stand close together.
const LOW: f32 = 720.0;

/// What a result shows.
pub struct Page<'a, G: GameUi> {
    /// Who has won.
    pub headline: String,
    /// What it is compared with.
    pub compared: Option<Element<'a, Message<G>>>,
    /// The account of everybody.
    pub account: Element<'a, Message<G>>,
    /// Where the app's dice came from.
    pub seed: Option<Seed>,
}

impl<'a, G: GameUi> Page<'a, G> {
    /// The page, with what can be done.
    pub fn view(self, open: &'a GameScreen<G>, within: Size) -> Element<'a, Message<G>> {
        let lines = column![
            heading(self.headline, within.width - 2.0 * gap::XL),
            self.compared,
            assisted(open),
            stories(open.session()),
            controls(),
            self.account,
            dice_and_records(open, self.seed),
        ]
        .spacing(if within.height < LOW { gap::M } else { gap::L })
        .align_x(Center);
        scrollable(container(lines).padding(gap::XL).center_x(Fill))
            .height(Fill)
            .into()
    }
}

/// Who has won, in letters as large as one line of this width allows.
fn heading<'a, Message: 'a>(words: String, width: f32) -> Element<'a, Message> {
    let letters = words.chars().count() as f32;
    let size = [size::DISPLAY, size::TITLE]
        .into_iter()
        .find(|size| letters * size * LETTER <= width)
        .unwrap_or(size::HEADING);
    text(words).size(size).font(theme::BOLD).center().into()
}

/// What can be done at a result.
fn controls<'a, G: GameUi>() -> Element<'a, Message<G>> {
    let plain = |label, key, message| control(label, key, theme::button::plain, Some(message));
    let controls = row![
        next_control("Play again", "Enter", Some(Message::Again)),
        plain("Review", REVIEW_KEY, Message::ShowReview),
        plain("History", Command::History.key(), Message::ShowHistory),
        plain("Table", Command::Back.key(), Message::ShowTable),
        plain("All games", Command::Home.key(), Message::Leave),
    ];
    centred(controls.spacing(gap::M))
}

/// Where the app's dice came from, the way to the same ones, and whether the game counts.
fn dice_and_records<'a, G: GameUi>(
    open: &GameScreen<G>,
    seed: Option<Seed>,
) -> Element<'a, Message<G>> {
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
    centred(row![dice.align_y(Center), counting(open)].spacing(gap::XL))
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
fn assisted<'a, G: GameUi>(open: &GameScreen<G>) -> Option<Element<'a, Message<G>>> {
    let words = text("With hints of the coach")
        .size(size::BODY)
        .style(theme::text::soft);
    open.saved().record.assisted.then(|| words.into())
}

/// Whether the game counts, and the button that changes it.
fn counting<'a, G: GameUi>(open: &GameScreen<G>) -> Element<'a, Message<G>> {
    let (words, change) = if open.saved().record.counts {
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
pub fn record<'a, G: GameUi>(
    open: &GameScreen<G>,
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
pub fn compared<'a, G: GameUi>(words: String) -> Element<'a, Message<G>> {
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
