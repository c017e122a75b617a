//! The lists of keys: every key that does something is in the list of its screen, and what is in the list does something.

use std::fmt::Debug;

use fifth_die::app::alone::Alone;
use fifth_die::app::analysis::Analysis;
use fifth_die::app::any_game::{self, AnyGame};
use fifth_die::app::home::Home;
use fifth_die::app::keymap::{self, Command, Key, Press};
use fifth_die::app::lesson::{Lesson, Subject};
use fifth_die::app::records::Records;
use fifth_die::app::setup::NewGame;
use fifth_die::app::{alone, home, lesson, records, setup};
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{
    AtZero, DiceKind, GameKind, LastTable, Saved, Settings, Store, TableOptions, Timer,
};
use fifth_die::table::Record;
use fifth_die::text::Phrase;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::play;

/// The keys with names, as the lists call them.
const NAMED: [(&str, &[Named]); 19] = [
    ("Enter", &[Named::Enter]),
    ("Esc", &[Named::Escape]),
    ("Tab", &[Named::Tab]),
    ("Backspace", &[Named::Backspace]),
    ("Delete", &[Named::Delete]),
    ("Page Up", &[Named::PageUp]),
    ("Page Down", &[Named::PageDown]),
    ("Home", &[Named::Home]),
    ("End", &[Named::End]),
    ("F1", &[Named::F1]),
    ("F2", &[Named::F2]),
    ("F3", &[Named::F3]),
    ("F9", &[Named::F9]),
    ("F10", &[Named::F10]),
    ("F11", &[Named::F11]),
    ("↑", &[Named::ArrowUp]),
    ("↓", &[Named::ArrowDown]),
    ("↑ ↓", &[Named::ArrowUp, Named::ArrowDown]),
    ("← →", &[Named::ArrowLeft, Named::ArrowRight]),
];

const ARROWS: [Named; 4] = [
    Named::ArrowUp,
    Named::ArrowDown,
    Named::ArrowLeft,
    Named::ArrowRight,
];

fn bare(key: Key) -> Press {
    Press {
        key,
        ctrl: false,
        alt: false,
        shift: false,
    }
}

/// The keys that a line of a list names: `Space, R`, `Ctrl+1 … 6`, `Arrows`.
pub fn named(label: &str) -> Vec<Press> {
    keys_in(label).unwrap_or_else(|| panic!("{label} is no key"))
}

/// The keys that these words name, if they are keys and nothing else.
pub fn keys_in(label: &str) -> Option<Vec<Press>> {
    let one = |name| Some(some_keys(name)?[0]);
    if label == "Ctrl+," {
        return some_keys(label);
    }
    let mut all = Vec::new();
    for part in label.split(", ") {
        match part.split_once(" … ") {
            Some((first, last)) => {
                let (first, Key::Char(to)) = (one(first)?, one(last)?.key) else {
                    return None;
                };
                let Key::Char(from) = first.key else {
                    return None;
                };
                all.extend((from..=to).map(|key| Press {
                    key: Key::Char(key),
                    ..first
                }));
            }
            None => all.extend(some_keys(part)?),
        }
    }
    Some(all)
}

/// The key that is called so, or the keys of which one name tells.
fn some_keys(name: &str) -> Option<Vec<Press>> {
    let with = |rest, change: fn(&mut Press)| {
        let mut presses = some_keys(rest)?;
        presses.iter_mut().for_each(change);
        Some(presses)
    };
    for (prefix, change) in [
        ("Ctrl+", (|press| press.ctrl = true) as fn(&mut Press)),
        ("Alt+", |press| press.alt = true),
        ("Shift+", |press| press.shift = true),
    ] {
        if let Some(rest) = name.strip_prefix(prefix) {
            return with(rest, change);
        }
    }
    let named = |keys: &[Named]| keys.iter().map(|&key| bare(Key::Named(key))).collect();
    if let Some((_, keys)) = NAMED.iter().find(|(other, _)| *other == name) {
        return Some(named(keys));
    }
    let mut characters = name.chars();
    match (name, characters.next(), characters.next()) {
        ("Arrows", ..) => Some(named(&ARROWS)),
        ("Space", ..) => Some(vec![bare(Key::Char(' '))]),
        (_, Some(key), None) => Some(vec![bare(Key::Char(key.to_ascii_lowercase()))]),
        _ => None,
    }
}

pub fn one(name: &str) -> Press {
    named(name)[0]
}

/// Every key that a list could name and that is no command everywhere.
fn all() -> Vec<Press> {
    let letters = ('a'..='z').chain('0'..='9').chain([' ']).map(Key::Char);
    let others = [
        Named::Enter,
        Named::Backspace,
        Named::PageUp,
        Named::PageDown,
        Named::ArrowUp,
        Named::ArrowDown,
        Named::ArrowLeft,
        Named::ArrowRight,
        Named::Home,
        Named::End,
        Named::Delete,
        Named::Insert,
        Named::F2,
    ];
    let keys: Vec<Key> = letters.chain(others.map(Key::Named)).collect();
    let held = [
        (false, false, false),
        (true, false, false),
        (false, true, false),
        (true, false, true),
    ];
    held.into_iter()
        .flat_map(|(ctrl, alt, shift)| {
            keys.iter().map(move |&key| Press {
                key,
                ctrl,
                alt,
                shift,
            })
        })
        .filter(|&press| Command::of(press).is_none())
        .collect()
}

/// The keys that do something; with Shift only those that do something else without.
fn those_that_do<M: Debug>(message: impl Fn(Press) -> Option<M>) -> Vec<Press> {
    let does = |press| message(press).map(|message| format!("{message:?}"));
    let without = |press| Press {
        shift: false,
        ..press
    };
    let mut keys = all();
    keys.retain(|&press| {
        let done = does(press);
        done.is_some() && !(press.shift && done == does(without(press)))
    });
    keys
}

/// Whether a message says that a character was typed that is no die; it is refused with a word.
fn is_no_die(press: Press, message: &impl Debug) -> bool {
    let is_die = matches!(press.key, Key::Char('1'..='6'));
    !is_die && format!("{message:?}").contains("Typed(")
}

/// A game as somebody goes through it by these keys: each screen that comes up, by its list of keys.
struct Way {
    game: AnyGame,
    seen: Vec<Seen>,
}

struct Seen {
    list: Vec<(&'static str, Phrase)>,
    works: Vec<Press>,
}

impl Way {
    fn new(session: impl Into<AnySession>, house: TableOptions) -> Way {
        let saved = Saved {
            record: Record {
                options: house,
                ..Record::default()
            },
            ..Saved::new(session.into(), Timestamp::UNIX_EPOCH)
        };
        let mut way = Way {
            game: AnyGame::new(saved),
            seen: Vec::new(),
        };
        way.look();
        way
    }

    fn look(&mut self) {
        let list = self.game.keys();
        let works = those_that_do(|press| {
            let message = self.game.on_key(press)?;
            (!is_no_die(press, &message)).then_some(message)
        });
        match self.seen.iter_mut().find(|seen| seen.list == list) {
            Some(seen) => seen.works.extend(works),
            None => self.seen.push(Seen { list, works }),
        }
    }

    fn press(&mut self, press: Press) {
        let command = Command::of(press).and_then(|command| self.game.on_command(command));
        let message: Option<any_game::Message> = command.or_else(|| self.game.on_key(press));
        if let Some(message) = message {
            let _ = self.game.update(message, &Settings::default());
        }
        self.look();
    }

    fn types(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.press(one(key));
        }
    }
}

/// Fails at what a list has that does nothing, and at what does something and is not in the list.
#[track_caller]
fn check(all: Vec<Seen>) {
    // The same list may have come up on several ways.
    let mut together: Vec<Seen> = Vec::new();
    for seen in all {
        match together.iter_mut().find(|other| other.list == seen.list) {
            Some(other) => other.works.extend(seen.works),
            None => together.push(seen),
        }
    }
    for Seen { list, works } in together {
        let told: Vec<Press> = list.iter().flat_map(|(label, _)| named(label)).collect();
        for press in &told {
            let works = works.contains(press) || Command::of(*press).is_some();
            assert!(works, "{press:?} of the list does nothing: {list:#?}");
        }
        let is_arrow =
            |press: &Press| matches!(press.key, Key::Named(key) if ARROWS.contains(&key));
        for press in &works {
            // What a line says of another key, and arrows that go the same ways as those of the list.
            let name = NAMED
                .iter()
                .find(|(_, keys)| *keys == [one_named(press)])
                .map(|(name, _)| *name);
            let is_said = name.is_some_and(|name| {
                list.iter()
                    .any(|(_, about)| about.to_string().contains(name))
            });
            let is_like = is_arrow(press) && told.iter().any(is_arrow);
            let is_told = told.contains(press) || is_said || is_like;
            assert!(is_told, "{press:?} is in no line of {list:#?}");
        }
    }
}

/// The name of a key that has one; any other name where it has none.
fn one_named(press: &Press) -> Named {
    match press.key {
        Key::Named(key) => key,
        Key::Char(_) => Named::F12,
    }
}

pub fn timed() -> Option<Timer> {
    Timer::new(30, AtZero::Warn)
}

/// A table that plays openly.
fn open(timer: Option<Timer>) -> TableOptions {
    TableOptions {
        secret: false,
        timer,
        strict: false,
    }
}

#[test]
fn the_lists_of_express_have_every_key_and_no_other() {
    let secret = TableOptions {
        secret: true,
        ..open(timed())
    };
    let mut seen = Vec::new();
    for (dice, house) in [
        (DiceSource::Real, TableOptions::default()),
        (DiceSource::App(Seed(3)), TableOptions::default()),
        (DiceSource::Real, secret),
    ] {
        let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
        let session = play::table(&names, Penalty::TwoHundred, dice);
        let mut way = Way::new(session, house);
        // A throw of real dice or of the app, and choices until the next one.
        way.types("Space 1 3 4 4 6");
        way.types(&"Space A ".repeat(8));
        way.types("Space Space");
        // The first choice is corrected after the next throw.
        way.types("Space 1 3 4 4 5 Ctrl+H ↑ Enter");
        seen.append(&mut way.seen);
    }
    let over = play::played(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut way = Way::new(over, TableOptions::default());
    way.types("Esc V E Esc Ctrl+H Esc P Esc");
    seen.append(&mut way.seen);
    check(seen);
}

#[test]
fn the_lists_of_the_board_have_every_key_and_no_other() {
    let mut seen = Vec::new();
    for dice in [DiceSource::Real, DiceSource::App(Seed(3))] {
        for timer in [None, timed()] {
            let session = play::board(&["A", "B"], Setting::default(), dice.clone());
            let mut way = Way::new(session, open(timer));
            way.types("Space 6 5 1 2 Space 1 5 2 6 A S Space 1 5 2 6 A Space 1 5 2 6");
            way.types("Ctrl+H ↑ ↑ Enter");
            seen.append(&mut way.seen);
        }
    }
    let over = play::board_after(&["A", "B"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut way = Way::new(over, TableOptions::default());
    way.types("Esc V E Esc Ctrl+H Esc");
    seen.append(&mut way.seen);
    check(seen);
}

/// What the keys do on a screen beside a game, in one of its states.
fn beside<M: Debug>(list: &[(&'static str, Phrase)], on_key: impl Fn(Press) -> Option<M>) -> Seen {
    Seen {
        list: list.to_vec(),
        works: those_that_do(on_key),
    }
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
            house: open(timed()),
        }),
        ..Settings::default()
    }
}

#[test]
fn the_lists_beside_a_game_have_every_key_and_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let (home, _) = Home::new(&store, None);
    let (records, _) = Records::new(&store);
    let (alone, _) = Alone::new(None, &store);
    let tables = [GameKind::Express, GameKind::Classic].map(last_played);
    let mut seen = vec![
        beside(&home::KEYS, |press| home.on_key(press)),
        beside(&records::KEYS, |press| records.on_key(press)),
        beside(&alone::KEYS, |press| alone.on_key(press)),
    ];
    for table in tables {
        let (new_game, _) = NewGame::new(&table, &store);
        seen.push(beside(&setup::KEYS, |press| new_game.on_key(press)));
    }
    for subject in [Subject::Throws, Subject::Scoring, Subject::Board] {
        let mut lesson = Lesson::new(subject);
        for _ in 0..30 {
            seen.push(beside(&lesson::KEYS, |press| {
                let message = lesson.on_key(press)?;
                (!is_no_die(press, &message)).then_some(message)
            }));
            lesson.update(lesson::Message::Forward, &Settings::default());
        }
    }
    for game in ["", "g"] {
        let (mut position, _) = Analysis::of_position(Box::default());
        for key in game.chars() {
            let other = position.on_key(bare(Key::Char(key))).unwrap();
            position.update(other);
        }
        let keys = position.keys();
        seen.push(beside(&keys, |press| position.on_key(press)));
    }
    check(seen);
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
        let timer = timed();
        let mut way = Way::new(session, open(timer));
        way.types(keys);
        way.game.keys()
    };
    let express = || play::real(&["A"]).into();
    let board = || play::board(&["A"], Setting::default(), DiceSource::Real).into();
    let everywhere: Vec<_> = keymap::list().collect();
    let must_be_told = [game(express(), ""), game(board(), ""), everywhere];
    for (label, _) in must_be_told.concat() {
        for key in parts(label) {
            assert!(told.contains(&key), "{key} is not in the README: {told:?}");
        }
    }
    let over = play::played(&["A"], DiceSource::Real, Seed(4), play::TO_THE_END);
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let elsewhere = [
        game(over.into(), ""),
        game(express(), "P"),
        game(express(), "V"),
        game(express(), "Ctrl+H"),
        home::KEYS.to_vec(),
        setup::KEYS.to_vec(),
        records::KEYS.to_vec(),
        alone::KEYS.to_vec(),
        lesson::KEYS.to_vec(),
        Analysis::of_quiz(&store, None).0.keys(),
        Analysis::of_position(Box::default()).0.keys(),
    ];
    let listed: Vec<String> = (must_be_told.iter().chain(&elsewhere).flatten())
        .flat_map(|(label, _)| parts(label))
        .collect();
    for key in told {
        assert!(
            listed.contains(&key),
            "{key} of the README is in no list: {listed:?}"
        );
    }
}

#[test]
fn every_key_of_everywhere_means_one_command_and_is_the_one_that_is_shown() {
    let mut seen = Vec::new();
    for (label, _) in keymap::list() {
        let key = label.replace(" and −", "+-").replace(" and ", "+");
        let press = one(&key);
        let command = Command::of(press).unwrap_or_else(|| panic!("{label} does nothing"));
        assert_eq!(command.key(), key);
        assert!(press.is(&key));
        assert!(!seen.contains(&command), "{label} means what another does");
        seen.push(command);
    }
    // Keys that some are used to besides.
    for (key, command) in [("Ctrl+Shift+Z", Command::Redo), ("Ctrl+=", Command::Larger)] {
        assert_eq!(Command::of(one(key)), Some(command), "{key}");
    }
}
