//! The lists of keys: what is in a list does something, and the README tells no others.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use fifth_die::app::alone::Alone;
use fifth_die::app::analysis::Analysis;
use fifth_die::app::any_game::AnyGame;
use fifth_die::app::home::Home;
use fifth_die::app::keymap::{self, Bindings, Command, Key, Press, keys_of};
use fifth_die::app::lesson::{self, Lesson, Subject};
use fifth_die::app::records::Records;
use fifth_die::app::setup::NewGame;
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

/// Each line of the lists that came up, and those of its keys that did something when it did.
#[derive(Default)]
struct Seen(BTreeMap<(&'static str, String), BTreeSet<usize>>);

impl Seen {
    fn look<M: Debug>(&mut self, keys: &Bindings<'_, M>) {
        for (label, does) in keys.list() {
            let works = |press: &Press| {
                let message = keys.message(*press);
                // A character that is no die is refused with a word.
                let is_die = matches!(press.key, Key::Char('1'..='6'));
                let is_no_word = |it| is_die || !format!("{it:?}").contains("Typed(");
                message.is_some_and(is_no_word) || Command::of(*press).is_some()
            };
            let presses = keys_of(label).into_iter().enumerate();
            let working = presses.filter(|(_, press)| works(press)).map(|(at, _)| at);
            let line = self.0.entry((label, does.to_string())).or_default();
            line.extend(working);
        }
        for command in everywhere() {
            use Command::{Back, History, Learn, Redo, Undo};

            let message = keys.message(one(command.key()));
            let is_of_screen = matches!(command, Back | History | Learn | Redo | Undo);
            let is_free = is_of_screen || message.is_none();
            assert!(is_free, "{command:?}: {message:?}");
        }
    }

    /// Fails at a line with a key that never does anything.
    #[track_caller]
    fn check(self) {
        for ((label, does), works) in self.0 {
            let all: BTreeSet<usize> = (0..keys_of(label).len()).collect();
            assert!(!all.is_empty(), "{label} is no key");
            assert_eq!(works, all, "{label}: {does}");
        }
    }
}

fn everywhere() -> impl Iterator<Item = Command> {
    keymap::list().map(|(label, _)| {
        let key = label.replace(" and −", "+-").replace(" and ", "+");
        Command::of(one(&key)).unwrap_or_else(|| panic!("{label} does nothing"))
    })
}

/// A game after these keys; `seen` looks at every screen on the way.
fn walk(session: AnySession, house: TableOptions, keys: &str, seen: &mut Seen) -> AnyGame {
    let saved = Saved {
        record: record(house),
        ..Saved::new(session, Timestamp::UNIX_EPOCH)
    };
    let mut game = AnyGame::new(saved);
    seen.look(&game.bindings());
    for key in keys.split_whitespace() {
        let message = game.bindings().message(one(key));
        if let Some(message) = message {
            let _ = game.update(message, &Settings::default());
        }
        seen.look(&game.bindings());
    }
    game
}

pub fn timed() -> Option<Timer> {
    Timer::new(30, AtZero::Warn)
}

#[test]
fn the_keys_listed_at_express_do_something() {
    let secret = secret_house(timed());
    // A throw of real dice or of the app, and choices until the next one; then the first choice is corrected.
    let choices = "Space A ".repeat(8);
    let keys = format!("Space 1 3 4 4 6 {choices} Space Space Space 1 3 4 4 5 Ctrl+H ↑ Enter");
    let mut seen = Seen::default();
    for (dice, house) in [
        (DiceSource::Real, TableOptions::default()),
        (DiceSource::App(Seed(3)), TableOptions::default()),
        (DiceSource::Real, secret),
    ] {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let session = play::table(&names, Penalty::TwoHundred, dice);
        walk(session.into(), house, &keys, &mut seen);
    }
    let over = play::played(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let keys = "Esc V E Esc Ctrl+H Esc P Esc";
    walk(over.into(), TableOptions::default(), keys, &mut seen);
    seen.check();
}

#[test]
fn the_keys_listed_at_the_board_do_something() {
    let keys = "Space 6 5 1 2 Space 1 5 2 6 A S Space 1 5 2 6 A Space 1 5 2 6 Ctrl+H ↑ ↑ Enter";
    let mut seen = Seen::default();
    for dice in [DiceSource::Real, DiceSource::App(Seed(3))] {
        for timer in [None, timed()] {
            let session = play::board(&["A", "B"], Setting::default(), dice.clone());
            walk(session.into(), open_house(timer), keys, &mut seen);
        }
    }
    let over = play::board_after(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let keys = "Esc V E Esc Ctrl+H Esc";
    walk(over.into(), TableOptions::default(), keys, &mut seen);
    seen.check();
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
        }),
        ..Settings::default()
    }
}

#[test]
fn the_keys_listed_beside_a_game_do_something() {
    let (_folder, store) = store();
    let mut seen = Seen::default();
    seen.look(&Home::new(&store).0.bindings());
    seen.look(&Records::new(&store).0.bindings());
    seen.look(&Alone::new(None, &store).0.bindings());
    for table in [GameKind::Express, GameKind::Classic].map(last_played) {
        seen.look(&NewGame::new(&table, &store).0.bindings());
    }
    for subject in [Subject::Throws, Subject::Scoring, Subject::Board] {
        let mut lesson = Lesson::new(subject);
        for _ in 0..30 {
            seen.look(&lesson.bindings());
            lesson.update(lesson::Message::Forward, &Settings::default());
        }
    }
    seen.look(&Analysis::of_position(Box::default()).0.bindings());
    seen.check();
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
fn the_readme_has_the_keys_of_both_tables_and_those_of_everywhere_and_no_other() {
    let readme = include_str!("../../../README.md");
    let table = readme.lines().skip_while(|line| *line != "| key | does |");
    let told: Vec<String> = table
        .take_while(|line| !line.is_empty())
        .skip(2)
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .flat_map(|keys| parts(&keys.replace('`', "").replace("Ctrl+,", "Ctrl+comma")))
        .map(|key| key.replace("comma", ","))
        .filter(|key| !key.starts_with("a click"))
        .collect();

    let game = |session: AnySession, keys: &str| {
        let game = walk(session, open_house(timed()), keys, &mut Seen::default());
        game.bindings().list()
    };
    let express = || play::real(&["A"]).into();
    let board = || play::real_board(&["A"]).into();
    let everywhere: Vec<_> = keymap::list().collect();
    let must_be_told = [game(express(), ""), game(board(), ""), everywhere];
    for (label, _) in must_be_told.concat() {
        for key in parts(label) {
            assert!(told.contains(&key), "{key} is not in the README: {told:?}");
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
        Home::new(&store).0.bindings().list(),
        new_game.bindings().list(),
        Records::new(&store).0.bindings().list(),
        Alone::new(None, &store).0.bindings().list(),
        Lesson::new(Subject::Throws).bindings().list(),
        Analysis::of_quiz(&store, None).0.bindings().list(),
        Analysis::of_position(Box::default()).0.bindings().list(),
    ];
    let listed: Vec<String> = (must_be_told.iter().chain(&elsewhere).flatten())
        .flat_map(|(label, _)| parts(label))
        .collect();
    for key in told {
        let is_listed = listed.contains(&key);
        assert!(is_listed, "{key} of the README is in no list: {listed:?}");
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
