//! Setting a table with hands on keyboard and mouse, the focus where they have left it.

use std::time::Duration;

use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Classic, DiceSource, Express, Level, Variant};
use fifth_die::store::{Saved, Store};
use fifth_die::text::express_character;
use iced::Point;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;
use jiff::Timestamp;

use crate::fits::fits_whole;
use crate::harness::Desk;
use crate::live::{Live, name};
use crate::play;

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
fn all(live: &mut Live, words: &str) -> Vec<Point> {
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
fn a_name_alone_starts_the_first_game_of_one() {
    let mut live = Live::new();
    live.types("a");
    live.types("Anna");
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna"]);
}

#[test]
fn at_the_last_table_enter_starts_and_a_name_can_be_written_at_once() {
    let mut live = setting(&["Anna", "Ben"]);
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna", "Ben"]);

    live.chord(Modifiers::CTRL, 'n');
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna", "Ben"]);

    live.chord(Modifiers::CTRL, 'n');
    live.types("Cleo");
    live.key(Named::Enter);
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna", "Ben", "Cleo"]);

    // Esc leaves at once, though a name has the focus.
    live.chord(Modifiers::CTRL, 'n');
    live.key(Named::Escape);
    live.place("Go on");
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
    assert!(!live.shows("The board seats four."));
    live.click("Start");
    assert_eq!(players(&live), ["Anna", "Ben", "Cleo", "Dora"]);

    // Three and an empty line may play for four columns (C10).
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    live.click("Classic Can't Stop");
    live.click("Four");
    live.expect("✓ Four");

    // One and an empty line have no secrets from each other (X13).
    let mut live = setting(&["Anna"]);
    live.expect("Secret is for two people or more.");
    live.types("Ben");
    live.expect("Secret: nobody sees one until all have chosen.");
}

#[test]
fn a_table_without_names_starts_with_players_by_number() {
    let mut live = setting(&[]);
    live.click("Classic Can't Stop");
    live.click("Start");
    assert_eq!(players(&live), ["Player 1", "Player 2"]);
    let mut alone = Live::new();
    alone.types("a");
    alone.click("Start");
    assert_eq!(players(&alone), ["Player 1"]);
}

#[test]
fn tab_goes_from_name_to_name_and_then_on() {
    let mut live = setting(&[]);
    for name in ["Ann", "Ben", "Cleo", "Dora"] {
        live.types(name);
        live.key(Named::Tab);
    }
    let is_at = |live: &mut Live, place: usize| {
        let field = live.place(name(place));
        live.focused()
            .is_some_and(|focused| focused.contains(field))
    };
    assert!(is_at(&mut live, 4));
    live.shift_tab();
    assert!(is_at(&mut live, 3));
    for place in 4..8 {
        live.key(Named::Tab);
        assert!(is_at(&mut live, place));
    }
    live.key(Named::Tab);
    assert!((0..8).all(|place| !is_at(&mut live, place)));
    live.chord(Modifiers::CTRL, 's');
    assert_eq!(players(&live), ["Ann", "Ben", "Cleo", "Dora"]);
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
fn who_is_taken_off_the_table_leaves_a_line_to_be_written() {
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    let lines = |live: &mut Live| all(live, "×");
    let before = lines(&mut live);
    live.click_at(before[1]);
    // Nobody else comes under the pointer.
    assert_eq!(lines(&mut live), [before[0], before[2]]);
    live.click_at(before[1]);
    live.types("Dora");
    live.key(Named::Enter);
    live.key(Named::Enter);
    live.key(Named::Enter);
    assert_eq!(players(&live), ["Anna", "Dora", "Cleo"]);

    // By Tab to the cross and Enter: a second Enter takes nobody else away.
    let mut live = setting(&["Anna", "Ben", "Cleo"]);
    let first = live.place(name(0));
    live.click_at(first);
    // The other seven names, who plays, one place later, and the cross.
    for _ in 0..10 {
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

/// A table to be set where these have played before, the last game first.
fn after_games(games: &[&[&str]]) -> Live {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    for (age, names) in games.iter().enumerate() {
        let session = play::table(names, Penalty::TwoHundred, DiceSource::Real);
        let began = Timestamp::from_second(1_790_000_000 - age as i64 * 3600).unwrap();
        store.save(&Saved::new(session, began)).unwrap();
    }
    drop(store);
    let mut live = Live::in_folder(folder);
    live.chord(Modifiers::CTRL, 'n');
    live.wait(Duration::from_secs(1));
    live
}

/// Which of these names are offered, from the left, and which of them sit already.
fn offered(live: &mut Live, names: &[&str]) -> Vec<String> {
    let heading = live.place("Players").y;
    let first = live.place(name(0)).y;
    let mut found: Vec<(f32, String)> = live
        .targets()
        .into_iter()
        .filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if (heading + 9.0..first).contains(&bounds.center_y()) => Some((bounds.x, content)),
            _ => None,
        })
        .filter(|(_, words)| names.contains(&words.trim_start_matches("✓ ")))
        .collect();
    found.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    found.into_iter().map(|(_, words)| words).collect()
}

#[test]
fn names_of_earlier_evenings_are_offered_those_first_who_play_most() {
    let all = ["Ann", "Ben", "Cleo", "Zoë"];
    let games: [&[&str]; 4] = [&["Zoë", "Cleo"], &["Ann", "Ben"], &["Ann", "Ben"], &["Ann"]];
    let mut live = after_games(&games);
    assert_eq!(offered(&mut live, &all), ["Ann", "Ben", "Cleo", "Zoë"]);
    // Neither case nor accents matter.
    live.types("ZO");
    assert_eq!(offered(&mut live, &all), ["Zoë"]);
    live.key(Named::ArrowDown);
    live.key(Named::Enter);
    // Who sits already is not offered again, and the others stay where they were.
    assert_eq!(offered(&mut live, &all), ["Ann", "Ben", "Cleo", "✓ Zoë"]);
    let before = live.place("Cleo");
    live.click("Ben");
    assert!(live.place("Cleo").distance(before) < 1.0);
    live.click("✓ Ben");
    live.click("Cleo");
    live.click("Start");
    assert_eq!(players(&live), ["Zoë", "Ben", "Cleo"]);
}

#[test]
fn enter_keeps_what_was_written_whoever_is_offered() {
    let mut live = after_games(&[&["Annabel", "Ann-Kathrin", "Ben"]]);
    live.types("ann\n");
    live.types("B");
    // Down goes through the names, Up comes back to what was written.
    live.key(Named::ArrowDown);
    live.key(Named::ArrowUp);
    live.types("o\n");
    live.types("kath");
    live.key(Named::ArrowDown);
    live.key(Named::ArrowDown);
    live.types("e\n");
    // Those who play for the program keep their names.
    live.chord(Modifiers::CTRL, 'u');
    live.key(Named::ArrowDown);
    live.key(Named::ArrowUp);
    live.types("\n\n");
    assert_eq!(players(&live), ["ann", "Bo", "Ann-Kathrine", "Master"]);
    let program = live.saved().session.players()[3].level;
    assert_eq!(program, Some(Level::Master));
}

#[test]
fn a_click_on_a_name_completes_what_is_written() {
    let all = ["Annabel", "Anton"];
    let mut live = after_games(&[&["Annabel", "Anton"]]);
    live.types("An");
    live.click("Anton");
    assert_eq!(offered(&mut live, &all), ["Annabel", "✓ Anton"]);
    live.key(Named::Enter);
    live.types("Bea\n\n");
    assert_eq!(players(&live), ["Anton", "Bea"]);
}

#[test]
fn the_program_is_chosen_openly_the_strongest_first() {
    let mut live = setting(&["Anna"]);
    let mut last = 0.0;
    for level in Express::LEVELS {
        let sentence = live.place(express_character(*level).as_str());
        let label = live.place(format!("+ {}", level.name()).as_str());
        assert!(label.y > last && (sentence.y - label.y).abs() < 1.0);
        last = label.y;
    }
    live.click("+ Master");
    live.click("+ Master");
    live.click("+ Careless");
    // What is written next is another player's name.
    live.types("Ben");
    live.click("Start");
    assert_eq!(
        players(&live),
        ["Anna", "Master", "Master 2", "Careless", "Ben"]
    );
    let levels: Vec<_> = live
        .saved()
        .session
        .players()
        .iter()
        .map(|player| player.level)
        .collect();
    let [master, careless] = [Level::Master, Level::Careless].map(Some);
    assert_eq!(levels, [None, master, master, careless, None]);
}

#[test]
fn on_the_board_the_evolved_player_sits_down_too() {
    let mut live = setting(&["Anna"]);
    live.click("Classic Can't Stop");
    assert_eq!(Classic::LEVELS[1], Level::Evolved);
    live.click("+ Evolved");
    // Express does not know it: the strongest one takes its place.
    live.click("Can't Stop Express");
    live.expect("Master");
    assert!(!live.shows("+ Evolved"));
    live.click("Classic Can't Stop");
    let plays = all(&mut live, "Master")[0];
    live.wait(Duration::from_secs(1));
    live.click_at(plays);
    live.expect("Evolved");
    live.click("The app throws");
    live.click("Start");
    assert_eq!(players(&live), ["Anna", "Evolved"]);
    // The file comes back as it was.
    let level = live.saved().session.players()[1].level;
    assert_eq!(level, Some(Level::Evolved));
}

#[test]
fn an_earlier_name_is_found_by_any_word_of_it_whatever_its_case_and_accents() {
    let all = ["Zoë", "Änne", "Eve Smith", "Jean-Luc"];
    let mut live = after_games(&[&all]);
    for (written, found) in [
        ("zoe", Some("Zoë")),
        ("an", Some("Änne")),
        ("ÄN", Some("Änne")),
        ("smi", Some("Eve Smith")),
        ("LUC", Some("Jean-Luc")),
        ("mith", None),
    ] {
        live.chord(Modifiers::CTRL, 'a');
        live.types(written);
        let offered = offered(&mut live, &all);
        assert_eq!(offered, Vec::from_iter(found), "{written}");
    }
    live.chord(Modifiers::CTRL, 'a');
    live.types(" ");
    assert_eq!(offered(&mut live, &all).len(), all.len());
}

#[test]
fn the_program_has_no_name_that_people_would_take_for_another() {
    for (others, name) in [
        (&["Ann", "Boldemar"][..], "Bold"),
        (&["bold "], "Bold 2"),
        (&["Bold", "BOLD 2"], "Bold 3"),
    ] {
        let mut live = setting(others);
        live.click("+ Bold");
        live.click("Start");
        assert_eq!(players(&live).pop().as_deref(), Some(name), "{others:?}");
    }
}

#[test]
fn a_name_changes_with_who_plays_unless_somebody_has_written_it() {
    let steady = |written: &str| {
        let mut live = setting(&[]);
        live.types("x");
        live.chord(Modifiers::CTRL, 'u');
        live.chord(Modifiers::CTRL, 'u');
        live.expect("Bold");
        live.key(Named::Backspace);
        live.types(written);
        live.chord(Modifiers::CTRL, 'u');
        live.click("Start");
        let level = live.saved().session.players()[0].level;
        assert_eq!(level, Some(Level::Steady), "{written}");
        players(&live).remove(0)
    };
    for of_the_program in ["", " ", "Bold", "Bold 12"] {
        assert_eq!(steady(of_the_program), "Steady", "{of_the_program}");
    }
    for own in ["Boldemar", "Bold Eagle", "bold one", "Ann"] {
        assert_eq!(steady(own), own);
    }
}

/// A table of eight, with a time for a choice.
fn eight() -> Desk {
    let mut desk = Desk::new();
    desk.click("New game");
    for (seat, name) in [
        "Ann",
        "Bartholomew Wintergreen.",
        "Cleo",
        "Dan",
        "Eve",
        "Fay",
        "Gus",
    ]
    .iter()
    .enumerate()
    {
        desk.write_name(seat, name);
    }
    desk.click("+ Bold");
    desk.click("The app throws");
    desk.click("30 s");
    desk
}

#[test]
fn a_table_of_eight_is_set_in_one_view() {
    fits_whole("eight", eight());
    let mut board = eight();
    board.click("Classic Can't Stop");
    fits_whole("eight at the board", board);
}

#[test]
fn nothing_moves_while_a_table_is_set() {
    let mut desk = Desk::new();
    desk.click("New game");
    let fixed = [
        "Start",
        "Back",
        "Classic Can't Stop",
        "+ Master",
        "+ Careless",
        "Dice",
        "A row of one to four marks costs",
        "Choices",
        "The game is",
        "Time for a choice",
        "30 s",
    ];
    let before = fixed.map(|label| desk.place(label));
    let acts: [&dyn Fn(&mut Desk); 7] = [
        &|desk| desk.write_name(0, "Ann"),
        &|desk| desk.write_name(1, "ann"),
        &|desk| desk.click("The app throws"),
        &|desk| desk.click("Today's"),
        &|desk| desk.click("35 s"),
        &|desk| desk.click("+ Bold"),
        &|desk| desk.click_lowest("×"),
    ];
    for (number, act) in acts.iter().enumerate() {
        act(&mut desk);
        for (label, before) in fixed.iter().zip(before) {
            // A tick is not quite as wide as the room for it.
            let moved = desk.place(*label).distance(before);
            assert!(moved < 1.0, "{label} by {moved} after act {number}");
        }
    }
}

#[test]
fn no_ruling_and_no_code_stands_where_nobody_asks() {
    let mut desk = eight();
    for game in ["Classic Can't Stop", "Can't Stop Express"] {
        desk.click(game);
        for words in desk.texts() {
            let ruling = words.find("(X").or(words.find("(C"));
            assert_eq!(ruling, None, "{words}");
        }
    }
}
