//! Keys: those of commands are free on every screen, and the README tells those of the lists and no others.

use std::fmt::Debug;

use fifth_die::app::NewGame;
use fifth_die::app::alone::Alone;
use fifth_die::app::analysis::Analysis;
use fifth_die::app::any_game::AnyGame;
use fifth_die::app::home::Home;
use fifth_die::app::keymap::{self, Bindings, Command, Press, keys_of};
use fifth_die::app::lesson::{self, Lesson, Subject};
use fifth_die::app::records::Records;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{
    AtZero, DiceKind, GameKind, LastTable, Saved, Settings, TableOptions, Timer,
};
use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{self, Modifiers};
use jiff::Timestamp;

use crate::fixtures::{open_house, secret_house};
use crate::hosts::record;
use crate::play;
use crate::store::store;

#[track_caller]
pub fn one(name: &str) -> Press {
    keys_of(name)[0]
}

/// Fails where a screen takes a key that does the same everywhere.
#[track_caller]
fn commands_are_free<M: Debug>(keys: &Bindings<'_, M>) {
    use Command::{Back, History, Learn, Redo, Undo};

    for command in everywhere() {
        let message = keys.message(one(command.key()));
        let is_of_screen = matches!(command, Back | History | Learn | Redo | Undo);
        let is_free = is_of_screen || message.is_none();
        assert!(is_free, "{command:?}: {message:?}");
    }
}

fn everywhere() -> impl Iterator<Item = Command> {
    keymap::list().map(|(label, _)| {
        let key = label.replace(" and −", "+-").replace(" and ", "+");
        Command::of(one(&key)).unwrap_or_else(|| panic!("{label} does nothing"))
    })
}

/// A game after these keys.
fn walk(session: impl Into<AnySession>, house: TableOptions, keys: &str) -> AnyGame {
    let saved = Saved {
        record: record(house),
        ..Saved::new(session, Timestamp::UNIX_EPOCH)
    };
    let mut game = AnyGame::new(saved);
    commands_are_free(&game.bindings());
    for key in keys.split_whitespace() {
        let message = game.bindings().message(one(key));
        if let Some(message) = message {
            let _ = game.update(message, &Settings::default());
        }
        commands_are_free(&game.bindings());
    }
    game
}

pub fn timed() -> Option<Timer> {
    Timer::new(30, AtZero::Warn)
}

#[test]
fn no_table_takes_the_key_of_a_command() {
    let (real, app) = (DiceSource::Real, DiceSource::App(Seed(3)));
    let (open, secret) = (TableOptions::default(), secret_house(timed()));
    // A throw of real dice or of the app, and choices until the next one; then the first choice is corrected.
    let keys = "Space 1 3 4 4 6 Space A Space A Space A 1 3 4 4 5 Ctrl+H ↑ Enter";
    for (dice, house) in [(&real, open), (&app, open), (&real, secret)] {
        let session = play::table(&["A", "B"], Penalty::TwoHundred, dice.clone());
        walk(session, house, keys);
    }
    let over = play::played(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    walk(over, open, "Esc V E Esc Ctrl+H Esc P Esc");

    let keys = "Space 6 5 1 2 Space 1 5 2 6 A S Space 1 5 2 6 A Space 1 5 2 6 Ctrl+H ↑ ↑ Enter";
    for dice in [&real, &app] {
        for timer in [None, timed()] {
            let session = play::board(&["A", "B"], Setting::default(), dice.clone());
            walk(session, open_house(timer), keys);
        }
    }
    let over = play::board_after(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    walk(over, open, "Esc V E Esc Ctrl+H Esc");
}

/// Settings with a last table at which two people play this game.
fn last_played(game: GameKind) -> Settings {
    let session = play::real(&["Ann", "Ben"]);
    Settings {
        last_table: Some(LastTable {
            players: session.players().to_vec(),
            game,
            penalty: Penalty::TwoHundred,
            setting: Setting::default(),
            dice: DiceKind::Real,
            house: open_house(timed()),
            first: None,
        }),
        ..Settings::default()
    }
}

#[test]
fn no_screen_beside_a_game_takes_the_key_of_a_command() {
    let (_folder, store) = store();
    commands_are_free(&Home::new(&store, None).0.bindings());
    commands_are_free(&Records::new(&store).0.bindings());
    commands_are_free(&Alone::new(None, &store).0.bindings());
    for table in [GameKind::Express, GameKind::Classic].map(last_played) {
        commands_are_free(&NewGame::new(&table, &store).0.bindings());
    }
    for subject in [Subject::Throws, Subject::Scoring, Subject::Board] {
        let mut lesson = Lesson::new(subject);
        for _ in 0..30 {
            commands_are_free(&lesson.bindings());
            lesson.update(lesson::Message::Forward, &Settings::default());
        }
    }
    commands_are_free(&Analysis::of_position(Box::default()).0.bindings());
}

/// The keys of a line, as lists and README write them both: `Space, R` are two.
fn parts(label: &str) -> Vec<String> {
    // Letters of the board are some of those of Express.
    let label = label.replace("A … F", "A … O").to_lowercase();
    match label.as_str() {
        "ctrl+," => vec![label],
        "↑ ↓" | "← →" => vec!["arrows".to_owned()],
        _ => label.split(", ").map(str::to_owned).collect(),
    }
}

#[test]
fn the_docs_have_the_keys_of_both_tables_and_those_of_everywhere_and_no_other() {
    let docs = include_str!("../../../docs/keys.md");
    let table = docs.lines().skip_while(|line| *line != "| key | does |");
    let told: Vec<String> = table
        .take_while(|line| !line.is_empty())
        .skip(2)
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .flat_map(|keys| parts(&keys.replace('`', "").replace("Ctrl+,", "Ctrl+comma")))
        .map(|key| key.replace("comma", ","))
        .filter(|key| !key.starts_with("a click"))
        .collect();

    let game = |session: AnySession, keys: &str| {
        let game = walk(session, open_house(timed()), keys);
        game.bindings().list()
    };
    let express = || play::real(&["A"]).into();
    let board = || play::real_board(&["A"]).into();
    let everywhere: Vec<_> = keymap::list().collect();
    let must_be_told = [game(express(), ""), game(board(), ""), everywhere];
    for (label, _) in must_be_told.concat() {
        for key in parts(label) {
            assert!(
                told.contains(&key),
                "{key} is not in docs/keys.md: {told:?}"
            );
        }
    }
    let over = play::played(&["A"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let (_folder, store) = store();
    let (new_game, _) = NewGame::new(&Settings::default(), &store);
    let elsewhere = [
        game(over.into(), ""),
        game(express(), "P"),
        game(express(), "V"),
        game(express(), "Ctrl+H"),
        Home::new(&store, None).0.bindings().list(),
        new_game.bindings().list(),
        Records::new(&store).0.bindings().list(),
        Alone::new(None, &store).0.bindings().list(),
        Lesson::new(Subject::Throws).bindings().list(),
        Analysis::of_practice(&store).0.bindings().list(),
        Analysis::of_position(Box::default()).0.bindings().list(),
    ];
    let listed: Vec<String> = (must_be_told.iter().chain(&elsewhere).flatten())
        .flat_map(|(label, _)| parts(label))
        .collect();
    for key in told {
        let is_listed = listed.contains(&key);
        assert!(is_listed, "{key} of docs/keys.md is in no list: {listed:?}");
    }
}

#[test]
fn every_command_has_a_key_of_its_own() {
    let mut seen = Vec::new();
    for command in everywhere() {
        assert!(!seen.contains(&command), "{command:?} is listed twice");
        for key in keys_of(command.keys()) {
            assert_eq!(Command::of(key), Some(command));
        }
        seen.push(command);
    }
}

#[test]
fn the_top_row_types_dice_on_english_french_and_czech_keyboards() {
    use Code::{Digit1, Digit2, Digit3, Digit4, Digit5, Digit6};

    let codes = [Digit1, Digit2, Digit3, Digit4, Digit5, Digit6];
    for row in ["123456", "&é\"'(-", "+ěščřž"] {
        for ((code, sign), die) in codes.into_iter().zip(row.chars()).zip(1..) {
            let key = keyboard::Key::Character(sign.to_string().into());
            let press = Press::new(&key, &key, Physical::Code(code), Modifiers::empty());
            assert_eq!(press, one(&die.to_string()), "{sign}");
        }
    }
}
