//! Games that are longer than anybody plays: only what is seen of their lists is built, and a review that takes long can
//! be broken off.

use std::cell::Cell;
use std::ops::ControlFlow;

use fifth_die::app::iced_settings;
use fifth_die::app::theme::{FONT, Theme};
use fifth_die::app::widget::{Element, fitted, focusable, rows};
use fifth_die::coach::classic::Values;
use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::{classic as board_review, express as review};
use fifth_die::paper::{Paper, Sheet};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Classic, Session};
use fifth_die::text::seat_note;
use iced::advanced::clipboard::Null;
use iced::advanced::widget::operation::focusable::focus;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::widget::{scrollable, text};
use iced::{Event, Point, Renderer, Size, mouse, window};
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::selector::Candidate;
use iced_test::simulator::{self, Simulator};

use super::paper::pages;
use crate::fixtures::{board, chosen, handed, take, thrown, turns};
use crate::harness::{Desk, with_coach};
use crate::painter::headless;
use crate::play::real;

/// A game of so many throws: who has named what is never thrown again plays on for ever.
fn endless(throws: usize) -> Session {
    let names = [take([5, 8], 1), take([4, 8], 2), take([3, 8], 3)];
    let mut session = real(&["Ann"]);
    for number in 1..=throws {
        let (dice, choice) = match names.get(number - 1) {
            Some(choice) => ([1, 2, 3, 4, 4], *choice),
            None => ([4, 4, 4, 5, 5], take([8, 9], None)),
        };
        session.record(thrown(number, dice)).unwrap();
        session.record(chosen(number, 0, choice)).unwrap();
    }
    session
}

/// A game on the board of so many turns, each with a play, a roll more and a bust: column 2 is won, so nothing can be
/// played of four ones.
pub fn busts(count: usize) -> Session<Classic> {
    let more = ", 1256 6-8, 1111".repeat(count - 1);
    let events = turns(1, &format!("1111 2-2, 1111 2 stop{more}"));
    board(1, Setting::default(), events)
}

fn redraw() -> Event {
    Event::Window(window::Event::RedrawRequested(std::time::Instant::now()))
}

fn wheel(down: f32) -> Event {
    Event::Mouse(mouse::Event::WheelScrolled {
        delta: mouse::ScrollDelta::Pixels { x: 0.0, y: -down },
    })
}

#[test]
fn only_the_rows_that_are_seen_are_built() {
    let built = Cell::new(0);
    let list: Element<'_, ()> = scrollable(rows(200_000, 40.0, |place| {
        built.set(built.get() + 1);
        text(place.to_string()).height(40.0).into()
    }))
    .into();
    let size = Size::new(300.0, 400.0);
    let mut ui: Simulator<'_, (), Theme, Renderer> =
        Simulator::with_size(iced_settings(), size, list);
    assert!(ui.find("0").is_ok() && built.get() <= 30, "{}", built.get());
    ui.point_at(Point::new(100.0, 100.0));
    ui.simulate([wheel(40.0 * 100_000.0)]);
    ui.simulate([redraw()]);
    for seen in ["100000", "100009"] {
        assert!(ui.find(seen).is_ok(), "{seen} is not built");
    }
    assert!(ui.find("0").is_err());
    assert!(built.get() <= 60, "{} rows were built", built.get());
    // Not every row that comes into sight lays the window out again.
    let before = built.get();
    ui.simulate([wheel(40.0)]);
    ui.simulate([redraw()]);
    assert_eq!(built.get(), before);
    // The last row ends where the list ends.
    ui.simulate([wheel(f32::MAX)]);
    ui.simulate([redraw()]);
    let last = ui.find("199999").unwrap().bounds();
    assert_eq!(last.y + last.height, 40.0 * 200_000.0);
}

#[test]
fn a_row_keeps_the_focus_while_others_come_and_go() {
    let list: Element<'_, usize> = scrollable(rows(1_000, 40.0, |place| {
        let row = focusable(text(place.to_string()).height(40.0), Some(place));
        row.id(format!("row {place}")).into()
    }))
    .into();
    let mut renderer = headless();
    let size = Size::new(300.0, 400.0);
    let mut ui = UserInterface::build(list, size, Cache::default(), &mut renderer);
    let mut messages = Vec::new();
    let pointer = mouse::Cursor::Available(Point::new(100.0, 100.0));
    ui.operate(&renderer, &mut focus("row 8".into()));
    // One step after the other, so that rows above go and rows below come.
    for event in [wheel(200.0), redraw(), wheel(100.0), redraw()] {
        let _ = ui.update(&[event], pointer, &mut renderer, &mut Null, &mut messages);
    }
    let enter = simulator::press_key(Named::Enter, None);
    let _ = ui.update(&[enter], pointer, &mut renderer, &mut Null, &mut messages);
    assert_eq!(messages, [8]);
    // Only rows that are built can have it.
    ui.operate(&renderer, &mut focus("row 900".into()));
    messages.clear();
    let enter = simulator::press_key(Named::Enter, None);
    let _ = ui.update(&[enter], pointer, &mut renderer, &mut Null, &mut messages);
    assert!(messages.is_empty());
}

#[test]
fn words_beyond_any_room_are_not_laid_out() {
    let words: Element<'_, ()> = fitted("word ".repeat(1_000_000), 16.0, FONT).into();
    let mut ui: Simulator<'_, (), Theme, Renderer> =
        Simulator::with_size(iced_settings(), Size::new(100_000.0, 40.0), words);
    let shown = ui.find(|candidate: Candidate<'_>| match candidate {
        Candidate::Text { content, .. } => Some(content.to_owned()),
        _ => None,
    });
    let shown = shown.unwrap();
    assert!(shown.chars().count() <= 501 && shown.ends_with('…'));
}

const PARTS: usize = 1_500;

#[track_caller]
fn builds_little(desk: &mut Desk) {
    let parts = desk.targets().len();
    assert!(parts < PARTS, "there are {parts} parts");
}

#[test]
fn a_long_history_builds_what_is_seen() {
    for session in [AnySession::from(endless(2_000)), busts(500).into()] {
        let mut desk = Desk::with(session);
        desk.chord(Modifiers::CTRL, 'h');
        desk.expect("History");
        builds_little(&mut desk);
    }
}

#[test]
fn a_long_review_builds_what_is_seen() {
    with_coach();
    let mut desk = Desk::with(endless(2_000));
    desk.types("vv");
    desk.expect("0 of 2000");
    builds_little(&mut desk);
    let mut desk = Desk::with(busts(40));
    desk.types("vv");
    // Two choices in each turn, of which the stop in the first one is not the best.
    desk.expect("79 of 80");
    let built = desk.count("the best one");
    assert!(built < 40, "{built} rows are built");
}

#[test]
fn a_seat_of_many_players_is_told_in_few_words() {
    let mut session = real(&["Ann", "Ben"]);
    for count in 0..500 {
        let hand = handed(0, &format!("N{count}"), None);
        session.record(hand.into()).unwrap();
    }
    // Files and exports tell of all.
    let history = session.seat_history(Seat::new(0));
    assert_eq!(history.to_string().matches("from throw").count(), 500);
    let brief = seat_note(&history);
    let begin = "Ann, 495 more, N495 from throw 1, ";
    assert!(brief.starts_with(begin), "{brief}");
    let mut desk = Desk::with(session);
    desk.types("p");
    desk.expect("Players");
    for screen in [' ', 'h'] {
        desk.chord(Modifiers::CTRL, screen);
        let longest = desk.texts().into_iter().map(|text| text.len()).max();
        assert!(longest < Some(250), "{longest:?}");
    }
}

#[test]
fn what_fills_more_than_four_pages_is_printed_in_part() {
    let session = AnySession::from(endless(1_000));
    let pages = pages(&session, Sheet::Result, Paper::A4);
    assert_eq!(pages.len(), 4);
    let words = |page: &str| page.contains("more in the game file.");
    assert!(words(&pages[3]) && !words(&pages[2]));
}

#[test]
fn a_review_can_be_broken_off() {
    let session = endless(50);
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let heard = Cell::new(0);
    let watch = |throw| {
        heard.set(throw);
        if throw == 10 {
            return ControlFlow::Break("enough");
        }
        ControlFlow::Continue(())
    };
    let review = review::Review::watched(table, &session, Seat::new(0), watch);
    assert_eq!(review.break_value(), Some("enough"));
    assert_eq!(heard.get(), 10);

    let session = busts(50);
    let review = board_review::Review::watched(Values::built_in(), &session, Seat::new(0), watch);
    assert_eq!(review.break_value(), Some("enough"));
    assert_eq!(heard.get(), 10);
}
