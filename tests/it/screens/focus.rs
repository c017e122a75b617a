//! The focus as Tab moves it: a ring always shows where it is, and no panel lets it out.

use fifth_die::session::{DiceSource, Seed};
use iced::{Rectangle, Size};

use crate::harness::Desk;
use crate::play;

const BAR: f32 = 44.0;

#[track_caller]
fn ring(desk: &mut Desk) -> Rectangle {
    desk.focused().expect("a control has the focus")
}

fn new_game(names: &[&str]) -> Desk {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N");
    for name in names {
        desk.types(name);
        desk.keys("Enter");
    }
    desk
}

#[test]
fn a_ring_shows_the_focus_all_the_way_around() {
    let dice = DiceSource::App(Seed(5));
    let session = play::played(&["Ann"], dice, Seed(3), play::TO_THE_END);
    let mut desk = Desk::with(session);
    desk.keys("Tab");
    let first = ring(&mut desk);
    let mut way = vec![first];
    loop {
        desk.keys("Tab");
        match ring(&mut desk) {
            control if control == first => break,
            control => way.push(control),
        }
        assert!(way.len() < 100, "there is no way around");
    }
    // The same way back.
    for control in way.into_iter().rev() {
        desk.keys("Shift+Tab");
        assert_eq!(ring(&mut desk), control);
    }
}

#[test]
fn what_has_the_focus_is_scrolled_into_view() {
    let mut desk = new_game(&[]);
    desk.resize(Size::new(640.0, 480.0));
    for key in ["Tab", "Shift+Tab"] {
        for _ in 0..60 {
            desk.keys(key);
            ring(&mut desk);
        }
    }
}

#[test]
fn the_focus_stays_in_an_open_panel() {
    let mut desk = new_game(&["Ann", "Ben"]);
    desk.keys("F1");
    for key in ["Tab", "Shift+Tab"] {
        for _ in 0..8 {
            desk.keys(key);
            let control = ring(&mut desk);
            assert!(control.y > BAR, "{control:?} is in the bar");
        }
    }
    desk.keys("Esc");
    desk.expect("New game");
    desk.keys("Ctrl+S");
    let session = desk.saved().session;
    let names = session.players().iter().map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Ben"]);
}

#[test]
fn enter_on_what_is_chosen_already_starts_a_game() {
    let mut desk = new_game(&["Eve"]);
    desk.click("Real dice");
    let words = desk.place("App dice");
    let is_there = |control: Rectangle| control.contains(words);
    while !desk.focused().is_some_and(is_there) {
        desk.keys("Tab");
    }
    desk.keys("Enter");
    desk.expect("✓ App dice");
    desk.keys("Space");
    desk.expect("✓ App dice");
    desk.keys("Enter");
    let session = desk.saved().session;
    assert_eq!(session.players()[0].name.as_str(), "Eve");
    assert!(matches!(session.dice(), DiceSource::App(_)));
}
