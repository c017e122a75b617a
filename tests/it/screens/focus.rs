//! The focus as Tab moves it: a ring always shows where it is, and no panel lets it out.

use fifth_die::session::{DiceSource, Seed};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};

use crate::harness::Desk;
use crate::play;

/// The height of the bar.
const BAR: f32 = 44.0;

/// Where the ring is.
#[track_caller]
fn ring(desk: &mut Desk) -> Rectangle {
    desk.focused().expect("a control has the focus")
}

fn new_game(names: &[&str]) -> Desk {
    let mut desk = Desk::new();
    desk.chord(Modifiers::CTRL, 'n');
    for name in names {
        desk.types(name);
        desk.key(Named::Enter);
    }
    desk
}

#[test]
fn a_ring_shows_the_focus_all_the_way_around() {
    let dice = DiceSource::App(Seed(5));
    let session = play::played(&["Ann"], dice, Seed(3), play::TO_THE_END);
    let mut desk = Desk::with(session);
    desk.key(Named::Tab);
    let first = ring(&mut desk);
    let mut way = vec![first];
    loop {
        desk.key(Named::Tab);
        match ring(&mut desk) {
            control if control == first => break,
            control => way.push(control),
        }
        assert!(way.len() < 100, "there is no way around");
    }
    // The same way back.
    for control in way.into_iter().rev() {
        desk.shift_tab();
        assert_eq!(ring(&mut desk), control);
    }
}

#[test]
fn what_has_the_focus_is_scrolled_into_view() {
    let mut desk = new_game(&[]);
    desk.resize(Size::new(640.0, 480.0));
    for _ in 0..60 {
        desk.key(Named::Tab);
        ring(&mut desk);
    }
    for _ in 0..60 {
        desk.shift_tab();
        ring(&mut desk);
    }
}

#[test]
fn the_focus_stays_in_an_open_panel() {
    let mut desk = new_game(&["Ann", "Ben"]);
    desk.key(Named::F1);
    for forward in [true, false] {
        for _ in 0..8 {
            if forward {
                desk.key(Named::Tab);
            } else {
                desk.shift_tab();
            }
            let control = ring(&mut desk);
            assert!(control.y > BAR, "{control:?} is in the bar");
        }
    }
    desk.key(Named::Escape);
    desk.expect("New game");
    desk.chord(Modifiers::CTRL, 's');
    let session = desk.saved().session;
    let names = session.players().iter().map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Ann", "Ben"]);
}

#[test]
fn enter_on_what_is_chosen_already_starts_a_game() {
    let mut desk = new_game(&["Eve"]);
    desk.click("Real dice");
    let words = desk.place("The app throws");
    let is_there = |control: Rectangle| control.contains(words);
    while !desk.focused().is_some_and(is_there) {
        desk.key(Named::Tab);
    }
    desk.key(Named::Enter);
    desk.expect("✓ The app throws");
    desk.key(Named::Space);
    desk.expect("✓ The app throws");
    desk.key(Named::Enter);
    let session = desk.saved().session;
    assert_eq!(session.players()[0].name.as_str(), "Eve");
    assert!(matches!(session.dice(), DiceSource::App(_)));
}
