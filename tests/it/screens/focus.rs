//! The focus as Tab moves it: a ring always shows where it is, and no panel lets it out.

use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Seed};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::{Rectangle, Size};

use crate::live::Live;
use crate::play;

/// The height of the bar.
const BAR: f32 = 44.0;

/// Where the ring is.
#[track_caller]
fn ring(live: &mut Live) -> Rectangle {
    live.focused().expect("a control has the focus")
}

fn new_game(names: &[&str]) -> Live {
    let mut live = Live::new();
    live.chord(Modifiers::CTRL, 'n');
    for name in names {
        live.types(name);
        live.key(Named::Enter);
    }
    live
}

#[test]
fn a_ring_shows_the_focus_all_the_way_around() {
    let dice = DiceSource::App(Seed(5));
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, dice);
    play::play(&mut session, Seed(3), usize::MAX - 1);
    let mut live = Live::with(session);
    live.key(Named::Tab);
    let first = ring(&mut live);
    let mut way = vec![first];
    loop {
        live.key(Named::Tab);
        match ring(&mut live) {
            control if control == first => break,
            control => way.push(control),
        }
        assert!(way.len() < 100, "there is no way around");
    }
    // The same way back.
    for control in way.into_iter().rev() {
        live.shift_tab();
        assert_eq!(ring(&mut live), control);
    }
}

#[test]
fn what_has_the_focus_is_scrolled_into_view() {
    let mut live = new_game(&[]);
    live.resize(Size::new(640.0, 480.0));
    for _ in 0..60 {
        live.key(Named::Tab);
        ring(&mut live);
    }
    for _ in 0..60 {
        live.shift_tab();
        ring(&mut live);
    }
}

#[test]
fn the_focus_stays_in_an_open_panel() {
    let mut live = new_game(&["Ann", "Ben"]);
    live.key(Named::F1);
    for forward in [true, false] {
        for _ in 0..8 {
            if forward {
                live.key(Named::Tab);
            } else {
                live.shift_tab();
            }
            let control = ring(&mut live);
            assert!(control.y > BAR, "{control:?} is in the bar");
        }
    }
    live.key(Named::Escape);
    live.expect("New game");
    live.chord(Modifiers::CTRL, 's');
    let names = live.saved().session.players().to_vec();
    let names: Vec<&str> = names.iter().map(|player| player.name.as_str()).collect();
    assert_eq!(names, ["Ann", "Ben"]);
}

#[test]
fn enter_on_what_is_chosen_already_starts_a_game() {
    let mut live = new_game(&["Eve"]);
    let words = live.place("The app throws");
    while !live
        .focused()
        .is_some_and(|control| control.contains(words))
    {
        live.key(Named::Tab);
    }
    live.key(Named::Enter);
    live.expect("✓ The app throws");
    live.key(Named::Space);
    live.expect("✓ The app throws");
    live.key(Named::Enter);
    let session = live.saved().session;
    assert_eq!(session.players()[0].name.as_str(), "Eve");
    assert!(matches!(session.dice(), DiceSource::App(_)));
}
