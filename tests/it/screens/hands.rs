//! Hands that are faster than the window, or slower than they mean to be: keys of one moment, double clicks, held keys.

use fifth_die::rules::classic::Setting;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::Listed;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::mouse::{self, Button};
use iced::{Event, Point};
use iced_test::selector;
use iced_test::simulator;

use crate::fixtures::thrown;
use crate::harness::Desk;
use crate::harness::hands::{chord, control, held, keys};
use crate::play;
#[cfg(target_os = "linux")]
use crate::window::Window;

#[test]
fn what_comes_in_one_moment_goes_through_one_screen_after_the_other() {
    // A letter right after Ctrl+F belongs to the field.
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.keys("Ctrl+G");
    let find = [chord(Modifiers::CTRL, 'f')];
    desk.together(find.into_iter().chain(keys("ozz")));
    desk.expect("No games found");
    let listed = desk.store().games();
    let counts = |listed: &Listed| listed.content.as_ref().unwrap().counts;
    assert!(listed.iter().all(counts), "the game was left out");

    // A table is set, and a game begun.
    let mut desk = Desk::new();
    let new = [chord(Modifiers::CTRL, 'n')];
    let typed = keys("Anna\nBen\n\n13446ab");
    desk.together(new.into_iter().chain(typed));
    let saved = desk.saved();
    assert_eq!(saved.session.players().len(), 2);
    assert_eq!(saved.session.events(), 3);

    // The panel that imports games, its field, away again, the list of keys, and away.
    let mut desk = Desk::new();
    let import = [chord(Modifiers::CTRL, 'o')].into_iter();
    let escape = || simulator::tap_key(Named::Escape, None);
    let events = import
        .chain(keys("no such file\n"))
        .chain(escape())
        .chain(escape())
        .chain(keys("?"));
    desk.together(events);
    desk.expect("This list");
}

fn two_at_a_throw() -> Desk {
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    desk.types("13446");
    desk.wait(1.0);
    desk
}

fn board() -> Desk {
    let dice = DiceSource::App(Seed(5));
    Desk::with(play::board(&["Ann", "Ben"], Setting::default(), dice))
}

/// The same after the first roll of somebody who may play it in several ways.
fn board_at_a_roll() -> Desk {
    let mut desk = board();
    desk.keys("Space*2");
    desk.wait(1.0);
    desk
}

fn events(desk: &Desk) -> usize {
    play::cursor(&desk.saved().session)
}

fn letters(desk: &mut Desk) -> Vec<(String, Point)> {
    let mut letters = desk.texts();
    letters.retain(|text| text.len() == 1 && ("A"..="O").contains(&text.as_str()));
    let places = letters.into_iter().map(|letter| {
        let place = desk.place(letter.as_str());
        (letter, place)
    });
    places.collect()
}

#[test]
fn a_double_click_in_express_chooses_for_one_player() {
    let places = letters(&mut two_at_a_throw());
    assert!(places.len() > 5);
    for (letter, place) in places {
        let mut desk = two_at_a_throw();
        desk.tap(place);
        desk.wait(0.15);
        desk.tap(place);
        assert_eq!(events(&desk), 2, "{letter}");
        // Ben has had time to see that it is his turn now.
        desk.wait(0.3);
        desk.tap(place);
        assert_eq!(events(&desk), 3, "{letter}");
    }
}

/// Clicks twice at a place as fast as a hand can, and tells how much has happened by that.
fn double_click(desk: &mut Desk, place: Point) -> usize {
    let before = events(desk);
    desk.tap(place);
    desk.tap(place);
    events(desk) - before
}

#[test]
fn a_double_click_on_the_board_does_one_thing() {
    let places = letters(&mut board_at_a_roll());
    assert!(!places.is_empty());
    for (letter, place) in places {
        assert_eq!(double_click(&mut board_at_a_roll(), place), 1, "{letter}");
        // Both halves in one moment, as a busy window gets them.
        let mut desk = board_at_a_roll();
        let before = events(&desk);
        desk.point_at(place);
        desk.together(simulator::click().chain(simulator::click()));
        assert_eq!(events(&desk), before + 1, "{letter}");
    }
    let typed = |dice: &str| {
        let mut desk = Desk::with(play::real_board(&["Ann", "Ben"]));
        desk.types(dice);
        desk.wait(1.0);
        desk
    };
    // The last face completes the roll and plays nothing.
    for face in 1..=6 {
        let mut desk = typed("6512152");
        let place = desk.place(control(&format!("face {face}")));
        assert_eq!(double_click(&mut desk, place), 1, "{face}");
    }
    // A column only narrows, until it is pressed again.
    let mut desk = typed("65121526");
    let place = desk.place(control("column 11"));
    assert_eq!(double_click(&mut desk, place), 0);
    desk.wait(0.3);
    let before = events(&desk);
    desk.tap(place);
    assert_eq!(events(&desk), before + 1);
}

#[test]
fn a_button_that_was_pressed_is_not_let_go_as_another_one() {
    let mut desk = two_at_a_throw();
    let place = desk.place("C");
    desk.point_at(place);
    desk.together([Event::Mouse(mouse::Event::ButtonPressed(Button::Left))]);
    // Ann chooses by a key meanwhile.
    desk.types("a");
    desk.wait(1.0);
    desk.together([Event::Mouse(mouse::Event::ButtonReleased(Button::Left))]);
    assert_eq!(events(&desk), 2);
}

#[test]
fn clicks_on_what_stays_all_count_however_fast_they_come() {
    // The faces of dice, the same twice among them.
    let mut desk = Desk::with(play::real(&["Ann", "Ben"]));
    desk.wait(1.0);
    for value in [1, 3, 4, 4, 6] {
        let face = desk.place(control(&format!("face {value}")));
        desk.tap(face);
    }
    assert_eq!(events(&desk), 1);
    desk.types("ab");
    desk.wait(1.0);
    // Undo stays where it is.
    let undo = desk.place("Undo");
    for left in [2, 1, 0] {
        desk.tap(undo);
        assert_eq!(events(&desk), left);
    }
}

#[test]
fn a_double_click_opens_a_game_and_takes_one_player_off_a_table() {
    let mut desk = Desk::with(play::real(&["Ben"]));
    desk.keys("Ctrl+N");
    desk.types("Cleo\nDora\n");
    desk.click("Start");
    desk.click("Games");
    desk.wait(1.0);
    let line = desk.place("Today · Ben · 0 throws");
    desk.tap(line);
    desk.tap(line);
    assert!(desk.title().contains("Ben"), "{}", desk.title());

    desk.keys("Ctrl+N");
    desk.wait(1.0);
    let first = desk.place(control("name 0"));
    desk.point_at(first);
    desk.wait(1.0);
    let cross = desk.place("×");
    desk.tap(cross);
    desk.tap(cross);
    desk.click("Start");
    assert_eq!(desk.saved().session.players().len(), 1);
}

#[test]
fn a_key_that_is_held_down_decides_once() {
    let key = |text: &str| keys(text).swap_remove(0);
    let happens = |desk: &mut Desk, text: &str| {
        let before = events(desk);
        desk.together(held(key(text)));
        events(desk) - before
    };
    // A letter chooses for one player; so does Enter on a choice that is lit, and goes no further.
    assert_eq!(happens(&mut two_at_a_throw(), "a"), 1);
    let mut desk = two_at_a_throw();
    desk.keys("↓");
    assert_eq!(happens(&mut desk, "\n"), 1);
    // A digit is one die.
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.together(held(key("4")));
    desk.expect("4 dice to go");
    // A play, a stop and a roll are one.
    let mut desk = board_at_a_roll();
    for text in ["a", "s", " "] {
        assert_eq!(happens(&mut desk, text), 1, "{text}");
    }
    // Enter in a name goes on to one more, and does not start.
    let mut desk = Desk::new();
    desk.keys("Ctrl+N");
    desk.types("Ann");
    desk.together(held(key("\n")));
    desk.expect("Computer players");
    // A button that has the focus is pressed once.
    let mut desk = two_at_a_throw();
    desk.keys("Ctrl+N");
    desk.wait(1.0);
    let before = desk.new_seats();
    let more = desk.place("Master");
    let is_there = |desk: &mut Desk| {
        let focused = desk.find(selector::is_focused());
        focused.is_some_and(|focused| focused.bounds().contains(more))
    };
    while !is_there(&mut desk) {
        desk.keys("Tab");
    }
    desk.together(held(key(" ")));
    assert_eq!(desk.new_seats(), before + 1);
    // What moves goes on.
    let mut desk = two_at_a_throw();
    desk.types("ab");
    desk.together(held(chord(Modifiers::CTRL, 'z')));
    assert_eq!(events(&desk), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn a_real_window_takes_a_double_click_and_a_held_key_for_one() {
    let mut session = play::real(&["Ann", "Ben", "Cleo"]);
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    let mut desk = Desk::with(session);
    let place = desk.place("A");
    let folder = desk.end();
    let Some(window) = Window::open(folder.path()) else {
        return;
    };
    let is_left_at = |events| {
        window.wait_until_idle();
        let session = window.wait_for_game();
        assert_eq!(session.events(), events);
    };
    is_left_at(1);
    window.double_click(place.x as u32, place.y as u32);
    is_left_at(2);
    window.hold("a");
    is_left_at(3);
}
