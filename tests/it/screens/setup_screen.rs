//! Setting a table with hands on keyboard and mouse, the focus where they have left it.

use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, Colour, DiceSource, Level, Player, Seed};
use fifth_die::store::{Saved, Settings};
use iced_test::selector::{Selector, Target};
use jiff::Timestamp;

use crate::harness::Desk;
use crate::harness::hands::control;
use crate::play;

/// A table that is being set, with these names and the focus in an empty line below them.
fn setting(names: &[&str]) -> Desk {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N");
    for name in names {
        desk.types(name);
        desk.keys("Enter");
    }
    desk.wait(1.0);
    desk
}

#[track_caller]
fn players(desk: &Desk) -> Vec<String> {
    let saved = desk.saved();
    let players = saved.session.players().iter();
    players.map(|player| player.name.to_string()).collect()
}

fn name(seat: usize) -> impl Selector<Output = Target> + Send {
    control(&format!("name {seat}"))
}

#[test]
fn whoever_is_written_a_game_starts() {
    type Act = fn(&mut Desk);
    let click: Act = |desk| desk.click("Start");
    let key: Act = |desk| desk.keys("Ctrl+S");
    let without_ben: Act = |desk| {
        desk.click_id("name 1");
        desk.keys("Backspace*3");
        desk.click("Start");
    };
    let long = "Bartholomew of the golden dice";
    let short = ["Bartholomew of the golde", "Bartholomew of the gol"];
    let master: Act = |desk| {
        desk.click("Master");
        desk.keys("Enter");
    };
    let cases: [(&[&str], Act, &[&str]); 6] = [
        (&["Anna", "Ben"], click, &["Anna", "Ben"]),
        (&["Anna", "Ben"], key, &["Anna", "Ben"]),
        (&["Anna", "Ben", "Cleo"], without_ben, &["Anna", "Cleo"]),
        (
            &[long, long, "\u{2060}"],
            click,
            &[short[0], short[1], "Player 3"],
        ),
        // Nobody at all are two at the first table.
        (&[], click, &["Player 1", "Player 2"]),
        // Whoever seats a program alone plays against it.
        (&[], master, &["Master", "Player 2"]),
    ];
    for (written, start, seated) in cases {
        let mut desk = setting(written);
        start(&mut desk);
        assert_eq!(players(&desk), seated, "{written:?}");
        if seated[0] == "Player 1" {
            // They can be named the next time.
            desk.keys("Ctrl+N");
            desk.types("Anna");
            desk.click("Start");
            assert_eq!(players(&desk), ["Anna", "Player 2"]);
        }
    }
    let mut desk = Desk::new();
    desk.types("a");
    desk.click("Start");
    assert_eq!(players(&desk), ["Player 1"]);
}

#[test]
fn arrows_choose_in_an_open_rule() {
    let mut desk = setting(&["Anna", "Ben"]);
    desk.click("no time limit");
    desk.keys("↓ ↓ ↑");
    desk.expect("✓ 30 s");
    desk.keys("Ctrl+S");
    let timer = desk.saved().record.options.timer.expect("a time limit");
    assert_eq!(timer.seconds(), 30);
}

#[test]
fn esc_closes_a_rule_before_it_leaves_the_table() {
    let mut desk = setting(&["Anna", "Ben"]);
    desk.click("Real dice");
    desk.expect("App dice");
    desk.keys("Esc");
    assert!(!desk.shows("App dice"));
    desk.expect("Tonight’s rules");
    desk.keys("Esc");
    assert!(!desk.shows("Tonight’s rules"));
}

#[test]
fn at_the_last_table_enter_starts_and_a_name_can_be_written_at_once() {
    let mut desk = setting(&["Anna", "Ben"]);
    desk.keys("Enter");
    assert_eq!(players(&desk), ["Anna", "Ben"]);

    desk.keys("Ctrl+N Enter");
    assert_eq!(players(&desk), ["Anna", "Ben"]);

    desk.keys("Ctrl+N");
    desk.types("Cleo");
    desk.keys("Enter*2");
    assert_eq!(players(&desk), ["Anna", "Ben", "Cleo"]);

    // Esc leaves at once, though a name has the focus.
    desk.keys("Ctrl+N Esc");
    desk.place("Continue");
}

#[test]
fn empty_lines_count_for_nothing_else_either() {
    // Four and an empty line are four on the board, which has no room for a fifth.
    let mut desk = setting(&["Anna", "Ben", "Cleo", "Dora"]);
    desk.click("Classic");
    assert!(!desk.shows("The board seats only four."));
    desk.click("Start");
    assert_eq!(players(&desk), ["Anna", "Ben", "Cleo", "Dora"]);

    let mut five = setting(&["Anna", "Ben", "Cleo", "Dora", "Emil"]);
    five.click("Classic");
    five.expect("The board seats only four.");
    five.click("Start");
    assert_eq!(players(&five), ["Anna", "Ben", "Cleo", "Dora"]);

    // Three and an empty line may play for four columns (C10).
    let mut desk = setting(&["Anna", "Ben", "Cleo"]);
    desk.click("Classic");
    desk.agree("3 columns win", "Four");
    desk.expect("4 columns win");

    // One and an empty line have no secrets from each other (X13).
    let mut desk = setting(&["Anna"]);
    desk.click("open choices");
    desk.expect("Only for two or more players.");
    desk.types("Ben");
    desk.expect("Secret: hidden until everyone has chosen.");
}

#[test]
fn tab_goes_from_name_to_name_and_then_on() {
    let mut desk = setting(&[]);
    for name in ["Ann", "Ben", "Cleo", "Dora"] {
        desk.types(name);
        desk.keys("Tab");
    }
    let is_at = |desk: &mut Desk, place: usize| {
        let (field, focused) = (desk.place(name(place)), desk.focused());
        focused.is_some_and(|focused| focused.contains(field))
    };
    assert!(is_at(&mut desk, 4));
    desk.keys("Shift+Tab");
    assert!(is_at(&mut desk, 3));
    // The empty line is the last.
    desk.keys("Tab*2");
    assert_eq!(desk.new_seats(), 5);
    assert!((0..5).all(|place| !is_at(&mut desk, place)));
    desk.keys("Ctrl+S");
    assert_eq!(players(&desk), ["Ann", "Ben", "Cleo", "Dora"]);
}

#[test]
fn who_is_taken_off_the_table_leaves_a_line_to_be_written() {
    let mut desk = setting(&["Anna", "Ben", "Cleo"]);
    // The buttons of a line show where the pointer is.
    assert_eq!(desk.count("×"), 0);
    let ben = desk.place(name(1));
    desk.point_at(ben);
    let cross = desk.place("×");
    desk.click_at(cross);
    // Nobody else comes under the pointer.
    assert_eq!(desk.count("×"), 0);
    desk.click_at(cross);
    desk.types("Dora");
    desk.keys("Enter*3");
    assert_eq!(players(&desk), ["Anna", "Dora", "Cleo"]);

    // A key takes whoever has the focus off the table.
    let mut desk = setting(&["Anna", "Ben", "Cleo"]);
    desk.click_id("name 0");
    desk.keys("Ctrl+W Ctrl+S");
    assert_eq!(players(&desk), ["Ben", "Cleo"]);
}

#[test]
fn a_number_seats_earlier_players_and_then_ones_without_a_name() {
    let mut desk = after_games(&[&["Ann", "Ben"], &["Cleo"]]);
    assert_eq!(desk.new_seats(), 1);
    desk.click("4");
    assert_eq!(desk.new_seats(), 5);
    desk.click("Start");
    assert_eq!(players(&desk), ["Ann", "Ben", "Cleo", "Player 4"]);

    // A lower number keeps the first.
    desk.keys("Ctrl+N");
    desk.wait(1.0);
    desk.click("2");
    desk.click("Start");
    assert_eq!(players(&desk), ["Ann", "Ben"]);
}

#[test]
fn what_is_clicked_beside_the_names_keeps_the_cursor_in_the_name() {
    for clicks in [
        &["Classic"][..],
        &["Real dice", "App dice"],
        &["no time limit", "30 s"],
    ] {
        let mut desk = setting(&["Anna"]);
        desk.types("Be");
        for click in clicks {
            desk.click(click);
        }
        desk.types("n\n\n");
        let players = players(&desk);
        assert_eq!(players, ["Anna", "Ben"], "{clicks:?}");
        let is_classic = matches!(desk.saved().session, AnySession::Classic(_));
        assert_eq!(is_classic, clicks[0].starts_with("Classic"));
    }
}

/// A table to be set where these have played before, the last game first.
fn after_games(games: &[&[&str]]) -> Desk {
    let saved = games.iter().zip(0..).map(|(names, age)| {
        let began = Timestamp::from_second(1_790_000_000 - age * 3600).unwrap();
        Saved::new(play::real(names), began)
    });
    let saved: Vec<Saved> = saved.collect();
    let mut desk = Desk::holding(&saved, &Settings::default());
    desk.keys("Ctrl+N");
    desk.wait(1.0);
    desk
}

/// Which of these names are offered, from the left, and which of them sit already.
fn offered(desk: &mut Desk, names: &[&str]) -> Vec<String> {
    let mut offered = desk.texts();
    offered.retain(|words| names.contains(&words.trim_start_matches("✓ ")));
    offered
}

#[test]
fn names_of_earlier_evenings_are_offered_those_first_who_play_most() {
    let all = ["Ann", "Ben", "Cleo", "Zoë"];
    let games: [&[&str]; 4] = [&["Zoë", "Cleo"], &["Ann", "Ben"], &["Ann", "Ben"], &["Ann"]];
    let mut desk = after_games(&games);
    // They are offered where somebody is to be written.
    assert!(offered(&mut desk, &all).is_empty());
    let empty = desk.place(name(0));
    desk.point_at(empty);
    assert_eq!(offered(&mut desk, &all), ["Ann", "Ben", "Cleo", "Zoë"]);
    // Neither case nor accents matter.
    desk.types("ZO");
    assert_eq!(offered(&mut desk, &all), ["Zoë"]);
    desk.keys("↓ Enter");
    let empty = desk.place(name(1));
    desk.point_at(empty);
    // Who sits already is not offered again.
    assert_eq!(offered(&mut desk, &all), ["Ann", "Ben", "Cleo", "✓ Zoë"]);
    desk.click("Ben");
    desk.click("✓ Ben");
    desk.click("Cleo");
    desk.click("Start");
    assert_eq!(players(&desk), ["Zoë", "Ben", "Cleo"]);
}

#[test]
fn enter_keeps_what_was_written_whoever_is_offered() {
    let mut desk = after_games(&[&["Annabel", "Ann-Kathrin", "Ben"]]);
    desk.types("ann\n");
    desk.types("B");
    // Down goes through the names, Up comes back to what was written.
    desk.keys("↓ ↑");
    desk.types("o\n");
    desk.keys("kath ↓ ↓");
    desk.types("e\n");
    // Those who play for the program keep their names.
    desk.keys("Ctrl+U ↓ ↑");
    desk.types("\n\n");
    assert_eq!(players(&desk), ["ann", "Bo", "Ann-Kathrine", "Master"]);
    let program = desk.saved().session.players()[3].level;
    assert_eq!(program, Some(Level::Master));
}

#[test]
fn programs_sit_down_with_names_of_their_own() {
    let mut desk = setting(&["steady "]);
    for program in ["Master", "Master", "Steady"] {
        let card = desk.places(program)[0].center();
        desk.click_at(card);
    }
    // What is written next is another player's name.
    desk.types("Ben");
    desk.click("Start");
    let names = ["steady", "Master", "Master 2", "Steady 2", "Ben"];
    assert_eq!(players(&desk), names);
    let session = desk.saved().session;
    let levels = session.players().iter().map(|player| player.level);
    let [master, steady] = [Level::Master, Level::Steady].map(Some);
    assert!(levels.eq([None, master, master, steady, None]));

    // Each says how it plays; the board knows one that Express does not.
    let mut desk = setting(&["Anna"]);
    desk.expect("Opens rows too late. Averages −50.");
    desk.click("Classic");
    desk.click("Clever");
    desk.click("Start");
    let level = desk.saved().session.players()[1].level;
    assert_eq!(level, Some(Level::Evolved));
}

#[test]
fn a_table_is_set_by_keys_while_a_name_is_written() {
    let mut desk = Desk::new();
    desk.keys("Ctrl+N");
    desk.types("Ann");
    desk.keys("Ctrl+D Ctrl+R Alt+X Ctrl++");
    assert_eq!(desk.store().settings().text_size, 110);
    desk.keys("Enter*2");
    let session = desk.saved().session;
    assert_eq!(players(&desk), ["Ann"]);
    assert!(matches!(session.dice(), DiceSource::App(_)));
    let AnySession::Express(session) = session else {
        panic!("a game of Express");
    };
    assert_eq!(session.setup().penalty(), Penalty::OneFifty);
}

#[test]
fn dice_are_shared_by_their_code() {
    let mut desk = setting(&["Ann"]);
    desk.click("Real dice");
    desk.write("code of dice", "4f7k!");
    desk.expect("A code has seven to thirteen letters and digits.");
    desk.keys("Backspace 2qz");
    desk.expect("Dice 4F7K-2QZ");
    desk.click("Start");
    let seed = Seed::from_code("4F7K-2QZ").unwrap();
    assert_eq!(*desk.saved().session.dice(), DiceSource::App(seed));
}

#[test]
fn an_earlier_name_is_found_by_any_word_of_it_whatever_its_case_and_accents() {
    let all = ["Zoë", "Änne", "Eve Smith", "Jean-Luc"];
    let mut desk = after_games(&[&all]);
    for (written, found) in [
        ("zoe", Some("Zoë")),
        ("an", Some("Änne")),
        ("ÄN", Some("Änne")),
        ("smi", Some("Eve Smith")),
        ("LUC", Some("Jean-Luc")),
        ("mith", None),
    ] {
        desk.keys("Ctrl+A");
        desk.types(written);
        let offered = offered(&mut desk, &all);
        assert_eq!(offered, Vec::from_iter(found), "{written}");
    }
    desk.keys("Ctrl+A Space");
    assert_eq!(offered(&mut desk, &all).len(), all.len());
}

#[test]
fn a_name_brings_the_colour_of_its_latest_game() {
    let names = ["Ann", "Ben", "Cleo"];
    let mut desk = after_games(&[&names]);
    // As it is typed, and as it is completed.
    desk.types("Cleo\nBe");
    desk.keys("↓ Enter Enter");
    let colour = |player: &Player| player.colour;
    let before: Vec<Colour> = play::real(&names).players().iter().map(colour).collect();
    let now: Vec<Colour> = desk.saved().session.players().iter().map(colour).collect();
    assert_eq!(now, [before[2], before[1]]);
}
