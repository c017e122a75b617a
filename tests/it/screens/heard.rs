//! The window as it is heard: every control with its name, and the state of the game told as it changes.

use accesskit::{Action, Live, Role, Toggled};
use fifth_die::language::Language;
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::Settings;

use crate::fixtures::{chosen, session, take, thrown};
use crate::harness::{Desk, with_coach};
use crate::heard::{Hearing, Listener, Part, play_board, play_express};
use crate::play;

#[test]
fn every_control_says_what_it_is() {
    let mut hearing = Hearing::of(Desk::new());
    for way in ["Play", "Back", "Settings", "Back", "Help"] {
        hearing.press(way);
        let parts = hearing.parts();
        assert_eq!(parts[0].role, Role::Window, "{way}");
        assert_eq!(parts[0].node.language(), Some("en"), "{way}");
        for part in parts {
            if matches!(part.role, Role::Button | Role::RadioButton | Role::Label) {
                assert!(!part.name.is_empty(), "{way}: {part:?}");
            }
            if part.role == Role::TextInput {
                let name = part.node.label().unwrap_or_default();
                assert!(!name.is_empty(), "{way}: {part:?}");
            }
            if part.role != Role::Window && part.depth == 1 && part.id.0 != 1 {
                assert!(part.node.bounds().is_some(), "{way}: {part:?}");
            }
        }
    }
}

fn controls(hearing: &mut Hearing) -> usize {
    let roles = [
        Role::Button,
        Role::RadioButton,
        Role::Switch,
        Role::TextInput,
    ];
    let parts = hearing.parts().into_iter();
    parts.filter(|part| roles.contains(&part.role)).count()
}

#[test]
fn few_controls_stand_beside_what_is_done_next() {
    let mut hearing = Hearing::of(Desk::new());
    let count = controls(&mut hearing);
    assert!(count <= 8, "{count}");
    hearing.press("Settings");
    let count = controls(&mut hearing);
    assert!(count <= 24, "{count}");
    hearing.press("Back");
    hearing.press("Play");
    for (seat, name) in ["Ann", "Ben", "Cleo", "Dan"].into_iter().enumerate() {
        hearing.write(&format!("Name at seat {}", seat + 1), name);
    }
    // Six of them are computer players.
    let count = controls(&mut hearing);
    assert!(count <= 26, "{count}");
    // The bar of the table, the throw by dice, and four players.
    hearing.press("Start");
    let count = controls(&mut hearing);
    assert!(count <= 20, "{count}");
    let over = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(3), play::TO_THE_END);
    let mut hearing = Hearing::of(Desk::with(over));
    hearing.press("Games");
    // One of them is the line of the game.
    let count = controls(&mut hearing) - 1;
    assert!(count <= 12, "{count}");
    for names in [&["Ann"][..], &["Ann", "Ben", "Cleo", "Dan"]] {
        let game = play::played(names, DiceSource::Real, Seed(3), play::TO_THE_END);
        let count = controls(&mut Hearing::of(Desk::with(game)));
        assert!(count <= 8, "{count}");
    }
}

#[test]
fn a_button_tells_its_key_and_whether_it_is_chosen_or_closed() {
    let mut hearing = Hearing::of(Desk::new());
    hearing.press("Play");
    let express = hearing.part("Express");
    assert_eq!(express.role, Role::RadioButton);
    assert_eq!(express.node.toggled(), Some(Toggled::True));
    assert_eq!(express.node.description(), Some("Ctrl+J"));
    let classic = hearing.part("Classic");
    assert_eq!(classic.node.toggled(), Some(Toggled::False));
    hearing.press("Classic");
    let classic = hearing.part("Classic");
    assert_eq!(classic.node.toggled(), Some(Toggled::True));
    let mut alone = Hearing::of(Desk::new());
    alone.press("Play");
    alone.press("open choices");
    let closed = alone.part("Secret");
    assert!(closed.node.is_disabled());
    assert!(!closed.node.supports_action(Action::Click));
}

#[test]
fn what_is_asked_for_has_the_focus_until_a_control_has_it() {
    let mut hearing = Hearing::of(Desk::with(session(2, [])));
    let prompt = "Throw the five dice, then type or click them.";
    let focus = hearing.focus();
    assert!(focus.name.ends_with(prompt), "{focus:?}");
    // What has the focus is spoken when it changes, and must not be told a second time.
    assert!(hearing.told().iter().all(|(_, live)| *live == Live::Off));
    // The keys of the screen light a choice.
    hearing.desk.keys("13446 ↓");
    let lit = hearing.focus();
    assert_eq!(lit.role, Role::Button);
    assert!(lit.name.starts_with("A: 7 + 10, fifth die 1"), "{lit:?}");
}

#[test]
fn each_die_is_told_and_then_the_throw_with_what_is_asked() {
    let mut hearing = Hearing::of(Desk::with(session(2, [])));
    hearing.told();
    hearing.desk.types("13");
    assert_eq!(hearing.news(), "3, 2 of 5.");
    hearing.desk.types("9");
    let told = hearing.told();
    assert_eq!(told.last().unwrap().0, "9 isn’t on a die. Type 1 to 6.");
    let taken = "A: 7 + 10, fifth die 1, 1 of 8, total −400. Throw 1, B, total 0.";
    let taken_back = "Undone: A’s 7 + 10, fifth 1, for throw 1. Throw 1, A, total 0.";
    let other = "A: 8 + 9, fifth die 1, 1 of 8, total −400. Throw 1, B, total 0.";
    for (key, news) in [
        ("446", "Throw 1: 1, 3, 4, 4, 6. Throw 1, A, total 0."),
        ("A", taken),
        ("Ctrl+Z", taken_back),
        // The throw is known.
        ("B", other),
    ] {
        hearing.desk.keys(key);
        let asked = "Fifth die: a new value, 1, 3, 4 or 6.";
        assert_eq!(hearing.news(), format!("{news} {asked}"));
    }
}

#[test]
fn a_hint_tells_the_key_of_its_best_choice() {
    let mut hearing = Hearing::of(Desk::with(session(1, [thrown(1, [1, 3, 4, 4, 6])])));
    // Whatever was taken back before.
    hearing.desk.keys("a Ctrl+Z");
    hearing.told();
    hearing.desk.types("tt");
    let news = hearing.news().replace('\u{a0}', " ");
    let (_, key) = news.split_once("Best choice: ").expect(&news);
    let (key, _) = key.split_once('.').unwrap();
    let key = format!("{key}: ");
    let choice = hearing.part(&key).name;
    let (pairs, _) = choice.strip_prefix(&key).unwrap().split_once(',').unwrap();
    assert!(news.contains(&format!("Best: {pairs}")), "{news}: {choice}");
    // It is lit, so that Enter makes it.
    hearing.desk.keys("Enter");
    let news = hearing.news();
    assert!(news.contains(&format!("A: {pairs}")), "{news}");
}

#[test]
fn the_focus_stays_with_no_control_of_a_screen_that_was_left() {
    let mut hearing = Hearing::of(Desk::with(session(2, [thrown(1, [1, 3, 4, 4, 6])])));
    hearing.press("History");
    // The cell that the keys of the history are at, not what stands in the bar now where that one stood.
    assert_eq!(hearing.focus().name, "still to choose");
    hearing.desk.keys("Enter");
    assert_eq!(hearing.parts()[0].name, "Table – Fifth Die – A and B");
}

#[test]
fn a_refusal_does_not_wait_where_a_control_has_the_focus() {
    let mut hearing = Hearing::of(Desk::with(session(2, [])));
    let history = hearing.part("History");
    hearing.ask(Action::Focus, history.id, None);
    hearing.told();
    hearing.desk.types("9");
    let told = hearing.told();
    let (words, live) = told.first().expect("something is told");
    assert_eq!(words, "9 isn’t on a die. Type 1 to 6.");
    assert_eq!(*live, Live::Assertive);
}

#[test]
fn a_pad_is_a_table_with_a_row_for_each_pair() {
    let events = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([7, 10], 1)),
        chosen(1, 1, take([8, 9], 1)),
    ];
    let mut hearing = Hearing::of(Desk::with(session(2, events)));
    let parts = hearing.parts();
    let table = parts.iter().position(|part| part.role == Role::Table);
    let table = table.expect("a pad");
    assert_eq!(parts[table].name, "Pad, total −400");
    let after = parts[table + 1..].iter();
    let inside: Vec<_> = after
        .take_while(|part| part.depth > parts[table].depth)
        .collect();
    let headers = inside.iter().filter(|part| part.role == Role::ColumnHeader);
    let headers: Vec<&str> = headers.map(|part| part.name.as_str()).collect();
    assert_eq!(headers, ["Row", "Marks", "Points"]);
    let place = |name: &str| {
        let place = inside.iter().position(|part| part.name == name);
        place.expect(name)
    };
    let seven = place("Row 7: 1 of 10 marks, 1 new, −200 points");
    assert_eq!(inside[seven + 1].role, Role::RowHeader);
    assert_eq!(inside[seven + 1].name, "7");
    place("Fifth die 1: 1 of 8 marks");
    // The others are heard at a glance.
    let other = hearing.part("B, ").name;
    let marks = "Marks in rows: 8: 1, 9: 1. Fifth dice: 1: 1";
    assert!(other.ends_with(marks), "{other}");
}

#[test]
fn a_new_game_asks_for_the_first_name_by_ear() {
    let mut hearing = Hearing::of(Desk::new());
    hearing.desk.keys("Ctrl+N");
    assert_eq!(hearing.focus().name, "Name at seat 1");
}

#[test]
fn a_secret_choice_is_not_heard() {
    let mut hearing = Hearing::of(Desk::new());
    hearing.press("Play");
    hearing.write("Name at seat 1", "Ann");
    hearing.write("Name at seat 2", "Ben");
    hearing.press("open choices");
    hearing.press("Secret");
    hearing.press("Start");
    hearing.desk.keys("13446 Enter A");
    for part in hearing.parts() {
        assert!(!part.name.contains("7 + 10"), "{part:?}");
    }
    assert!(!hearing.news().contains("−400"), "{}", hearing.news());
}

#[test]
fn a_whole_game_is_played_by_ear() {
    // Without motion, as nobody draws frames here.
    let still = Settings {
        tumble: false,
        ..Settings::default()
    };
    let mut hearing = Hearing::of(Desk::holding(&[], &still));
    let told = play_express(&mut hearing);
    assert!(told[0].starts_with("Throw 1."), "{told:#?}");
    for (throw, news) in (1..).zip(told[1..].chunks(7)) {
        assert_eq!(news[0], "1, 1 of 5.");
        assert_eq!(news[3], "4, 4 of 5.");
        let thrown = format!("Throw {throw}: 1, 3, 4, 4, 6. ");
        assert!(news[4].starts_with(&thrown), "{}", news[4]);
        for (name, news) in ["Ann: ", "Ben: "].into_iter().zip(&news[5..]) {
            assert!(news.starts_with(name), "{news}");
            // The last mark of a fifth die ends the game of whoever makes it.
            assert_eq!(news.contains(" is out. "), throw == 10, "{news}");
        }
    }
    let end = told.last().unwrap();
    let told = " Ben is out. Ann and Ben share the win with −10.";
    assert!(end.contains(told), "{end}");
    let window = &hearing.parts()[0];
    assert_eq!(window.name, "Result – Fifth Die – Ann and Ben");
    assert!(hearing.desk.session().is_over());
}

#[test]
fn a_correction_tells_what_stood_until_now() {
    let events = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([7, 10], 1)),
        chosen(1, 1, take([8, 9], 1)),
        thrown(2, [2, 2, 2, 2, 2]),
    ];
    let mut hearing = Hearing::of(Desk::with(session(2, events)));
    hearing.press("History");
    let cell = hearing.part("7 + 10, fifth 1");
    assert_eq!(cell.node.description(), Some("Throw 1, A"));
    hearing.press("7 + 10, fifth 1");
    assert_eq!(
        hearing.news(),
        "You’re correcting A’s choice for throw 1. Correct throw 1, A, total 0. 1, 3, 4, 4, 6. It was 7 + 10, fifth 1. Fifth die: a new value, 1, 3, 4 or 6."
    );
    hearing.desk.types("b");
    // What has happened since is known.
    assert_eq!(
        hearing.news(),
        "A’s choice for throw 1 is now 8 + 9, fifth 1, total −400. Everything after it stands. Throw 2, B, total −400. \
         Fifth die: a new value, 2."
    );
}

#[test]
fn an_analysis_tells_each_choice_and_its_worth() {
    with_coach();
    let game = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(3), play::TO_THE_END);
    let mut hearing = Hearing::of(Desk::with(game));
    hearing.desk.keys("V →");
    let news = hearing.news();
    assert!(news.contains("Throw "), "{news}");
    for word in ["Chosen: ", ", fifth "] {
        assert!(news.contains(word), "{news}");
    }
    hearing.desk.keys("↓");
    let news = hearing.news();
    assert!(news.contains(", fifth "), "{news}");
    for word in ["Chosen", "Throw"] {
        assert!(!news.contains(word), "{news}");
    }
}

#[test]
fn a_turn_at_the_board_is_played_by_ear() {
    let mut hearing = Hearing::of(Desk::new());
    let told = play_board(&mut hearing);
    let all = told.join("\n");
    assert!(all.contains("Roll 1, Ann: 6, 6. "), "{all}");
    let asked = "Roll 1, Ann: 2, 3, 4, 5. Ann, Turn 1. Which pairs do you play?";
    assert!(all.contains(asked), "{all}");
    let board = hearing.part("The board");
    assert_eq!(board.role, Role::Table);
    let mut columns = hearing.parts();
    columns.retain(|part| part.name.starts_with("Column "));
    assert_eq!(columns.len(), 11, "{columns:?}");
    let is_anns = |part: &Part| part.name.contains("Ann 1");
    assert!(columns.iter().any(is_anns), "{columns:?}");
    assert_eq!(hearing.desk.board().table().turn().get(), 2);
    hearing.press("History");
    let mut parts = hearing.parts();
    parts.retain(|part| part.node.description() == Some("Roll 1, Ann"));
    assert_eq!(parts.len(), 3, "the dice, the play and the decision");
}

#[test]
fn it_is_heard_in_the_language_of_the_program() {
    let mut hearing = Hearing::of(Desk::set(session(2, []), |settings| {
        settings.language = Some(Language::German);
    }));
    hearing.desk.types("1");
    assert_eq!(hearing.news(), "1, 1 von 5.");
    assert_eq!(hearing.parts()[0].node.language(), Some("de"));
}
