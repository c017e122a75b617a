//! Setting a table with hands on keyboard and mouse, the focus where they have left it.

use std::time::Duration;

use fifth_die::session::AnySession;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;

use crate::live::{Live, name};

/// A table that is being set, with these names and the focus in an empty line below them.
fn setting(names: &[&str]) -> Live {
    let mut live = Live::new();
    live.chord(Modifiers::CTRL, 'n');
    for name in names {
        live.types(name);
        live.key(Named::Enter);
    }
    live.wait(Duration::from_secs(1));
    live
}

/// Who plays the game that has begun.
#[track_caller]
fn players(live: &Live) -> Vec<String> {
    let saved = live.saved();
    let players = saved.session.players().iter();
    players.map(|player| player.name.to_string()).collect()
}

/// The buttons that say this, from above.
fn all(live: &mut Live, words: &str) -> Vec<iced::Point> {
    let targets = live.targets().into_iter();
    targets
        .filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content == words => Some(bounds.center()),
            _ => None,
        })
        .collect()
}

#[test]
fn the_empty_line_that_enter_opens_does_not_keep_a_game_from_starting() {
    let mut live = setting(&["Anna", "Ben"]);
    live.click("Start");
    assert_eq!(players(&live), ["Anna", "Ben"]);

    let mut live = setting(&["Anna", "Ben"]);
    live.chord(Modifiers::CTRL, 's');
    assert_eq!(players(&live), ["Anna", "Ben"]);
}

#[test]
fn an_empty_line_seats_nobody_wherever_it_is() {
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    // Ben is taken away by his letters.
    let ben = live.place(name(1));
    live.click_at(ben);
    for _ in 0..3 {
        live.key(Named::Backspace);
    }
    live.click("Start");
    assert_eq!(players(&live), ["Anna", "Cleo"]);
}

#[test]
fn empty_lines_count_for_nothing_else_either() {
    // Four and an empty line are four on the board.
    let mut live = setting(&["Anna", "Ben", "Cleo", "Dora"]);
    live.click("Classic Can't Stop");
    assert!(!live.shows("The board seats four (C2)."));
    live.click("Start");
    assert_eq!(players(&live), ["Anna", "Ben", "Cleo", "Dora"]);

    // Three and an empty line may play for four columns (C10).
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    live.click("Classic Can't Stop");
    live.click("Four");
    live.expect("✓ Four");

    // One and an empty line have no secrets from each other (X13).
    let mut live = setting(&["Anna"]);
    live.expect("Secret ones take two people or more.");
    live.types("Ben");
    live.expect("Secret ones are shown together when all have chosen.");
}

#[test]
fn a_table_needs_one_name_at_least() {
    let mut live = setting(&[]);
    live.chord(Modifiers::CTRL, 'p');
    live.click("Start");
    assert_eq!(all(&mut live, "A player needs a name.").len(), 1);
    // The cursor waits where it is to be written.
    live.types("Anna");
    live.click("Start");
    assert_eq!(players(&live), ["Anna"]);
}

#[test]
fn where_no_line_is_left_an_empty_one_is_for_one_more_player() {
    let mut live = setting(&["A", "B", "C", "D", "E", "F", "G"]);
    live.types("H");
    let third = live.place(name(2));
    live.click_at(third);
    live.key(Named::Backspace);
    live.chord(Modifiers::CTRL, 'p');
    live.types("I\n");
    live.click("Start");
    assert_eq!(players(&live), ["A", "B", "I", "D", "E", "F", "G", "H"]);
}

#[test]
fn enter_goes_on_after_a_line_was_taken_away() {
    // The last line, which has the cursor.
    let mut live = setting(&["Anna", "Ben"]);
    let last = all(&mut live, "×")[2];
    live.click_at(last);
    live.key(Named::Enter);
    live.types("Cleo\n\n");
    assert_eq!(players(&live), ["Anna", "Ben", "Cleo"]);

    // One of several in the middle: the next one takes its place and the cursor.
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    let second = all(&mut live, "×")[1];
    live.click_at(second);
    live.types("patra");
    live.key(Named::Enter);
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna", "Cleopatra"]);

    // By Tab to the cross and Enter: a second Enter takes nobody else away.
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    let first = live.place(name(0));
    live.click_at(first);
    // Who plays, one place later, and the cross.
    for _ in 0..3 {
        live.key(Named::Tab);
    }
    live.key(Named::Enter);
    live.key(Named::Enter);
    live.chord(Modifiers::CTRL, 's');
    assert_eq!(players(&live), ["Ben", "Cleo"]);
}

#[test]
fn what_is_clicked_beside_the_names_keeps_the_cursor_in_the_name() {
    for click in ["Classic Can't Stop", "The app throws", "30 s", "Person"] {
        let mut live = setting(&["Anna"]);
        live.types("Be");
        live.click(click);
        live.types("n\n\n");
        let players = players(&live);
        assert_eq!(players, ["Anna", "Ben"], "{click}");
        let is_classic = matches!(live.saved().session, AnySession::Classic(_));
        assert_eq!(is_classic, click.starts_with("Classic"));
    }
}
