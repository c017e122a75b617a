//! The lists of keys: every key that does something is in the list of its screen, and what is in the list does something.

use fifth_die::app::any_game::{self, AnyGame};
use fifth_die::app::keymap::{Command, Key, Press};
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Penalty;
use fifth_die::session::{AnySession, DiceSource, Seed};
use fifth_die::store::{AtZero, Saved, Settings, TableOptions, Timer};
use fifth_die::table::Record;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::play;

/// The keys with names, as the lists call them.
const NAMED: [(&str, &[Named]); 7] = [
    ("Enter", &[Named::Enter]),
    ("Backspace", &[Named::Backspace]),
    ("Page Up", &[Named::PageUp]),
    ("Page Down", &[Named::PageDown]),
    ("↑ ↓", &[Named::ArrowUp, Named::ArrowDown]),
    ("← →", &[Named::ArrowLeft, Named::ArrowRight]),
    ("Arrows", &ARROWS),
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
fn named(label: &str) -> Vec<Press> {
    if let Some((_, keys)) = NAMED.iter().find(|(name, _)| *name == label) {
        return keys.iter().map(|&key| bare(Key::Named(key))).collect();
    }
    let parts = label.split(", ");
    parts
        .flat_map(|part| match part.split_once(" … ") {
            Some((first, last)) => {
                let first = one(first);
                let (Key::Char(from), Some(Key::Char(to))) = (
                    first.key,
                    last.chars()
                        .last()
                        .map(|c| Key::Char(c.to_ascii_lowercase())),
                ) else {
                    panic!("{part} is no range");
                };
                (from..=to)
                    .map(|key| Press {
                        key: Key::Char(key),
                        ..first
                    })
                    .collect()
            }
            None => vec![one(part)],
        })
        .collect()
}

fn one(name: &str) -> Press {
    if let Some(rest) = name.strip_prefix("Ctrl+") {
        return Press {
            ctrl: true,
            ..one(rest)
        };
    }
    if let Some(rest) = name.strip_prefix("Alt+") {
        return Press {
            alt: true,
            ..one(rest)
        };
    }
    let mut characters = name.chars();
    match (characters.next(), characters.next()) {
        (Some(key), None) => bare(Key::Char(key.to_ascii_lowercase())),
        _ if name == "Space" => bare(Key::Char(' ')),
        _ if name == "Esc" => bare(Key::Named(Named::Escape)),
        _ => match NAMED
            .iter()
            .find(|(other, keys)| *other == name && keys.len() == 1)
        {
            Some((_, keys)) => bare(Key::Named(keys[0])),
            None => panic!("{name} is no key"),
        },
    }
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
    let held = [(false, false), (true, false), (false, true)];
    held.into_iter()
        .flat_map(|(ctrl, alt)| {
            keys.iter().map(move |&key| Press {
                ctrl,
                alt,
                ..bare(key)
            })
        })
        .filter(|&press| Command::of(press).is_none())
        .collect()
}

/// Whether a key does something in a game as it stands. A character that is no die is refused with a word.
fn does(game: &AnyGame, press: Press) -> bool {
    let Some(message) = game.on_key(press) else {
        return false;
    };
    let is_die = matches!(press.key, Key::Char('1'..='6'));
    is_die || !format!("{message:?}").contains("Typed(")
}

/// A game as somebody goes through it by these keys: each screen that comes up, by its list of keys.
struct Way {
    game: AnyGame,
    seen: Vec<Seen>,
}

struct Seen {
    list: Vec<(&'static str, &'static str)>,
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
        let works: Vec<Press> = all()
            .into_iter()
            .filter(|&press| does(&self.game, press))
            .collect();
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
            let is_said =
                name.is_some_and(|name| list.iter().any(|(_, about)| about.contains(name)));
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

fn timed() -> Option<Timer> {
    Timer::new(30, AtZero::Warn)
}

#[test]
fn the_lists_of_express_have_every_key_and_no_other() {
    let secret = TableOptions {
        secret: true,
        timer: timed(),
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
        seen.append(&mut way.seen);
    }
    let mut over = play::table(&["A", "B"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut over, Seed(4), usize::MAX - 1);
    let mut way = Way::new(over, TableOptions::default());
    way.types("Esc V Enter Backspace Esc Ctrl+H Esc P Esc");
    seen.append(&mut way.seen);
    check(seen);
}

#[test]
fn the_lists_of_the_board_have_every_key_and_no_other() {
    let mut seen = Vec::new();
    for dice in [DiceSource::Real, DiceSource::App(Seed(3))] {
        for timer in [None, timed()] {
            let session = play::board(&["A", "B"], Setting::default(), dice.clone());
            let secret = false;
            let mut way = Way::new(session, TableOptions { secret, timer });
            way.types("Space 6 5 1 2 Space 1 5 2 6 A S Space 1 5 2 6 A Space 1 5 2 6");
            seen.append(&mut way.seen);
        }
    }
    let mut over = play::board(&["A", "B"], Setting::default(), DiceSource::Real);
    play::play_board(&mut over, Seed(4), usize::MAX - 1);
    let mut way = Way::new(over, TableOptions::default());
    way.types("Esc V Enter Backspace Esc Ctrl+H Esc");
    seen.append(&mut way.seen);
    check(seen);
}

#[test]
fn the_readme_has_every_key_of_both_tables() {
    let readme = include_str!("../../../README.md");
    let keys: String = readme
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split(" | ").next())
        .map(|keys| keys.replace('`', "") + ", ")
        .collect();
    let both = [
        Way::new(
            play::table(&["A"], Penalty::TwoHundred, DiceSource::Real),
            TableOptions::default(),
        ),
        Way::new(
            play::board(&["A"], Setting::default(), DiceSource::Real),
            TableOptions::default(),
        ),
    ];
    for way in both {
        for (label, _) in way.game.keys() {
            // Letters of the board are some of those of Express; Esc closes everything everywhere.
            let label = label.replace("A … F", "A … O").to_lowercase();
            for key in label.split(", ").filter(|key| *key != "esc") {
                let is_told = keys.to_lowercase().split(", ").any(|told| told == key);
                assert!(is_told, "{key} is not in the table of the README: {keys}");
            }
        }
    }
}
