//! Hands that are faster than the window, or slower than they mean to be: keys of one moment, double clicks, held keys.

use std::time::Duration;

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::Listed;
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced::mouse::{self, Button, ScrollDelta};
use iced::{Event, Point, Size};
use iced_test::selector;
use iced_test::simulator;

use crate::fixtures::thrown;
use crate::harness::chord;
use crate::live::{Live, held, keys};
use crate::play;
#[cfg(target_os = "linux")]
use crate::window::Window;

#[test]
fn a_letter_right_after_ctrl_f_belongs_to_the_field() {
    let mut live = Live::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    live.chord(Modifiers::CTRL, 'g');
    let find = [chord(Modifiers::CTRL, 'f')];
    live.together(find.into_iter().chain(keys("ozz")));
    live.expect("No such game");
    let listed = live.store().games();
    let counts = |listed: &Listed| listed.content.as_ref().unwrap().counts;
    assert!(listed.iter().all(counts), "the game was left out");
}

#[test]
fn a_table_is_set_and_a_game_begun_in_one_moment() {
    let mut live = Live::new();
    let new = [chord(Modifiers::CTRL, 'n')];
    let typed = keys("Anna\nBen\n\n13446ab");
    live.together(new.into_iter().chain(typed));
    let saved = live.saved();
    assert_eq!(saved.session.players().len(), 2);
    assert_eq!(saved.session.events(), 3);
}

#[test]
fn keys_that_come_at_once_all_count() {
    let two = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    let mut live = Live::with(two);
    live.together(keys("13446AB12"));
    assert_eq!(live.saved().session.events(), 3);
    live.expect("3 dice to go");
}

#[test]
fn what_comes_at_once_goes_through_one_screen_after_the_other() {
    let mut live = Live::new();
    // The panel that imports games, its field, away again, the list of keys, and away.
    let import = [chord(Modifiers::CTRL, 'o')].into_iter();
    let escape = || simulator::tap_key(Named::Escape, None);
    let events = import
        .chain(keys("no such file\n"))
        .chain(escape())
        .chain(escape())
        .chain(keys("?"));
    live.together(events);
    live.expect("This list of keys");
}

/// A table of two at their first throw, with real dice.
fn two_at_a_throw() -> Live {
    let mut live = Live::with(play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::Real,
    ));
    live.types("13446");
    live.wait(Duration::from_secs(1));
    live
}

/// A game on the board with the app's dice.
fn board() -> Live {
    let session = play::board(
        &["Ann", "Ben"],
        Setting::default(),
        DiceSource::App(Seed(5)),
    );
    Live::with(session)
}

/// The same after the first roll of somebody who may play it in several ways.
fn board_at_a_roll() -> Live {
    let mut live = board();
    live.types(" ");
    live.types(" ");
    live.wait(Duration::from_secs(1));
    live
}

/// How much has happened and is not taken back.
fn events(live: &Live) -> usize {
    match live.saved().session {
        AnySession::Express(session) => session.log().cursor(),
        AnySession::Classic(session) => session.log().cursor(),
    }
}

/// The letters of what can be chosen.
fn letters(live: &mut Live) -> Vec<(String, Point)> {
    let letters = live
        .texts()
        .into_iter()
        .filter(|text| text.len() == 1 && text.chars().all(|letter| ('A'..='O').contains(&letter)));
    let letters: Vec<String> = letters.collect();
    letters
        .into_iter()
        .map(|letter| {
            let place = live.place(letter.as_str());
            (letter, place)
        })
        .collect()
}

#[test]
fn a_double_click_in_express_chooses_for_one_player() {
    let places = letters(&mut two_at_a_throw());
    assert!(places.len() > 5);
    for (letter, place) in places {
        let mut live = two_at_a_throw();
        live.click_at(place);
        live.wait(Duration::from_millis(150));
        live.click_at(place);
        assert_eq!(events(&live), 2, "{letter}");
        // Ben has had time to see that it is his turn now.
        live.wait(Duration::from_millis(300));
        live.click_at(place);
        assert_eq!(events(&live), 3, "{letter}");
    }
}

#[test]
fn a_double_click_on_the_board_plays_and_does_not_roll_on_or_stop() {
    let places = letters(&mut board_at_a_roll());
    assert!(!places.is_empty());
    for (letter, place) in places {
        let mut live = board_at_a_roll();
        let before = events(&live);
        live.click_at(place);
        live.click_at(place);
        assert_eq!(events(&live), before + 1, "{letter}");
        // Both halves in one moment, as a busy window gets them.
        let mut live = board_at_a_roll();
        live.point_at(place);
        live.together(simulator::click().chain(simulator::click()));
        assert_eq!(events(&live), before + 1, "{letter}");
    }
}

#[test]
fn a_double_click_on_the_last_face_plays_nothing() {
    for face in 1..=6 {
        let mut live = Live::with(play::board(
            &["Ann", "Ben"],
            Setting::default(),
            DiceSource::Real,
        ));
        live.types("6512152");
        live.wait(Duration::from_secs(1));
        let before = events(&live);
        let place = live.place(selector::id(Id::from(format!("face {face}"))));
        live.click_at(place);
        live.click_at(place);
        assert_eq!(events(&live), before + 1, "{face}");
    }
}

#[test]
fn a_double_click_on_a_column_only_narrows() {
    let mut live = Live::with(play::board(
        &["Ann", "Ben"],
        Setting::default(),
        DiceSource::Real,
    ));
    live.types("65121526");
    live.wait(Duration::from_secs(1));
    let before = events(&live);
    let column = Id::from("column 11");
    let place = live.place(selector::id(column));
    live.click_at(place);
    live.click_at(place);
    assert_eq!(events(&live), before);
    live.wait(Duration::from_millis(300));
    live.click_at(place);
    assert_eq!(events(&live), before + 1);
}

#[test]
fn a_button_that_was_pressed_is_not_let_go_as_another_one() {
    let mut live = two_at_a_throw();
    let place = live.place("C");
    live.point_at(place);
    live.together([Event::Mouse(mouse::Event::ButtonPressed(Button::Left))]);
    // Ann chooses by a key meanwhile.
    live.types("a");
    live.wait(Duration::from_secs(1));
    live.together([Event::Mouse(mouse::Event::ButtonReleased(Button::Left))]);
    assert_eq!(events(&live), 2);
}

#[test]
fn clicks_on_what_stays_all_count_however_fast_they_come() {
    // The faces of dice, the same twice among them.
    let mut live = Live::with(play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::Real,
    ));
    live.wait(Duration::from_secs(1));
    for value in [1, 3, 4, 4, 6] {
        let face = live.place(selector::id(Id::from(format!("face {value}"))));
        live.click_at(face);
    }
    assert_eq!(events(&live), 1);
    live.types("ab");
    live.wait(Duration::from_secs(1));
    // Undo stays where it is.
    let undo = live.place("Undo");
    for left in [2, 1, 0] {
        live.click_at(undo);
        assert_eq!(events(&live), left);
    }
}

#[test]
fn keys_count_as_fast_as_they_come() {
    let mut live = two_at_a_throw();
    for (key, count) in [
        ("a", 2),
        ("a", 3),
        ("1", 3),
        ("3", 3),
        ("4", 3),
        ("4", 3),
        ("6", 4),
    ] {
        live.types(key);
        assert_eq!(events(&live), count);
    }
}

#[test]
fn a_double_click_opens_a_game_and_takes_one_player_off_a_table() {
    let ben = play::table(&["Ben"], Penalty::TwoHundred, DiceSource::Real);
    let mut live = Live::with(ben);
    live.chord(Modifiers::CTRL, 'n');
    live.types("Cleo\nDora\n");
    live.click("Start");
    live.click("Games");
    live.wait(Duration::from_secs(1));
    let line = live.place("Ben");
    live.click_at(line);
    live.click_at(line);
    assert!(live.title().contains("Ben"), "{}", live.title());

    live.chord(Modifiers::CTRL, 'n');
    live.wait(Duration::from_secs(1));
    let cross = live.place("×");
    live.click_at(cross);
    live.click_at(cross);
    live.click("Start");
    assert_eq!(live.saved().session.players().len(), 1);
}

#[test]
fn a_key_that_is_held_down_decides_once() {
    let key = |text: &str| keys(text).swap_remove(0);
    // A letter chooses for one player.
    let mut live = two_at_a_throw();
    live.together(held(key("a")));
    assert_eq!(events(&live), 2);
    // So does Enter on a choice that is lit, and Enter goes no further.
    let mut live = two_at_a_throw();
    live.key(Named::ArrowDown);
    live.together(held(key("\n")));
    assert_eq!(events(&live), 2);
    // A digit is one die.
    let mut live = Live::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    live.together(held(key("4")));
    live.expect("4 dice to go");
    // Space rolls once, and a play, a stop and a roll are one.
    let mut live = board_at_a_roll();
    let before = events(&live);
    live.together(held(key("a")));
    assert_eq!(events(&live), before + 1);
    live.together(held(key("s")));
    assert_eq!(events(&live), before + 2);
    live.together(held(key(" ")));
    assert_eq!(events(&live), before + 3);
    // Enter in a name goes on to one more, and does not start.
    let mut live = Live::new();
    live.chord(Modifiers::CTRL, 'n');
    live.types("Ann");
    live.together(held(key("\n")));
    live.expect("Programs, the strongest first");
    // A button that has the focus is pressed once.
    let mut live = two_at_a_throw();
    live.chord(Modifiers::CTRL, 'n');
    live.wait(Duration::from_secs(1));
    let players = |live: &mut Live| live.texts().iter().filter(|text| *text == "×").count();
    let before = players(&mut live);
    let more = live.place("+ Master");
    let is_there = |live: &mut Live| {
        let focused = live.find(selector::is_focused());
        focused.is_some_and(|focused| focused.bounds().contains(more))
    };
    while !is_there(&mut live) {
        live.key(Named::Tab);
    }
    live.together(held(key(" ")));
    assert_eq!(players(&mut live), before + 1);
}

#[test]
fn what_moves_goes_on_while_a_key_is_held_down() {
    let mut live = two_at_a_throw();
    live.types("ab");
    live.together(held(chord(Modifiers::CTRL, 'z')));
    assert_eq!(events(&live), 0);
}

#[test]
fn a_pointer_that_rests_lights_a_choice_or_none_wherever_it_is() {
    // As little room as large text leaves; what a choice does is seen below the choices, at the end of what scrolls.
    let mut live = two_at_a_throw();
    live.resize(Size::new(640.0, 480.0));
    live.types("1");
    for y in (60..470).step_by(15) {
        for x in [80.0, 130.0, 180.0] {
            live.point_at(Point::new(x, y as f32));
            let delta = ScrollDelta::Lines { x: 0.0, y: -100.0 };
            // The window comes to rest after that, or this panics.
            live.together([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
            live.point_at(Point::new(x, y as f32 + 1.0));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_real_window_takes_a_double_click_and_a_held_key_for_one() {
    let mut session = play::table(
        &["Ann", "Ben", "Cleo"],
        Penalty::TwoHundred,
        DiceSource::Real,
    );
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    let mut live = Live::with(session);
    let place = live.place("A");
    let folder = live.end();
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
