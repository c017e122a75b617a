//! Whatever `check` calls fine opens in a window, undoes, is reviewed and closes, within 200 MB: files
//! that go up to the limits.

#![cfg(target_os = "linux")]

use std::time::Duration;

use fifth_die::rules::express::Choice;
use fifth_die::session::{AnySession, Event, Session, Title};
use fifth_die::store::{self, AtZero, Saved, Timer};
use fifth_die::table::Record;
use jiff::Timestamp;

use super::long_files::throws;
use super::long_games::busts;
use crate::fixtures::{chosen, handed, rolled, secret_house, settings_at, take};
use crate::play::real;
use crate::store::store;
use crate::tools::say;
use crate::window::Window;

/// What part of a limit is tried. What is built for tests is an order of magnitude slower than what people get.
const PART: usize = if cfg!(debug_assertions) { 10 } else { 1 };

const MOST_MEMORY: u64 = 200 << 20;

fn express(names: &[&str], events: Vec<Event>) -> Saved {
    let setup = real(names).setup().clone();
    let count = events.len();
    game(Session::replay(setup, events, count).unwrap())
}

fn game(session: impl Into<AnySession>) -> Saved {
    Saved::new(session, Timestamp::UNIX_EPOCH)
}

/// So many throws, and then other choices for the first one and the same for the last one in turn.
fn corrected(throws: usize, first: [Choice; 2], corrections: usize) -> Saved {
    let mut events = self::throws(1, throws);
    for first in first.into_iter().cycle().take(corrections) {
        events.push(chosen(1, 0, first));
        events.push(chosen(throws, 0, take([11, 11], None)));
    }
    express(&["A"], events)
}

/// A game of the first and the last moment, with letters under heaps of marks, letters that are written from the right,
/// and such as are wide.
fn strange() -> Saved {
    let letters =
        "Z\u{334}\u{35d}\u{32f} שלום 🎲 W \u{fdfd} ä\u{200d} 字 \u{1f468}\u{200d}\u{1f469}";
    let of_length = |letters: &str, length| letters.chars().cycle().take(length).collect();
    let names: Vec<String> = letters.split(' ').map(|name| of_length(name, 24)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let title: String = of_length(&letters.replace(' ', ""), 120);
    Saved {
        created: "-009999-01-03T00:00:00Z".parse().unwrap(),
        changed: "9999-12-29T00:00:00Z".parse().unwrap(),
        title: Title::new(&title).ok(),
        record: Record {
            options: secret_house(Timer::new(3600, AtZero::Warn)),
            taken: vec![Duration::from_millis(u64::MAX); 8],
            reviewed: Some(vec![1e308; 8]),
            ..Record::default()
        },
        ..express(&names, throws(8, 30))
    }
}

/// Games that go up to one limit each.
fn games() -> [(&'static str, Saved); 9] {
    let crowd = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let mut open = throws(8, 11_111 / PART);
    open.pop();
    let mut secret = express(&crowd, open);
    secret.record.options = secret_house(None);
    let hands = ["Ann", "Maximilian von Hohenberg"].into_iter().cycle();
    let hands = hands.map(|name| handed(0, name, None).into()).take(500);
    let seats = throws(2, 20).into_iter().chain(hands).collect();
    let mut again = busts(1_000 / PART);
    for _ in 0..250 {
        again.record(rolled(1, [1; 4])).unwrap();
    }
    let other_pairs = [take([6, 7], 1), take([5, 8], 1)];
    let other_names = [take([3, 7], 4), take([5, 8], 1)];
    [
        ("long", express(&["A"], throws(1, 50_000 / PART))),
        ("crowd", express(&crowd, throws(8, 11_111 / PART))),
        ("secret", secret),
        (
            "other pairs",
            corrected(9_000 / PART, other_pairs, 40_000 / PART),
        ),
        ("other names", corrected(1_000, other_names, 390 / PART)),
        ("seats", express(&["A", "B"], seats)),
        ("board", game(busts(1_000 / PART))),
        ("board again", game(again)),
        ("strange", strange()),
    ]
}

#[track_caller]
fn wait_for_game(window: &Window, is_game: bool) {
    window.wait_for_title(|title| (title != "Fifth Die") == is_game);
}

#[test]
fn whatever_check_calls_fine_can_be_used() {
    for (name, saved) in games() {
        let (folder, store) = store();
        store.save(&saved).unwrap();
        let (id, events) = (saved.id, saved.session.events());
        let is_classic = matches!(saved.session, AnySession::Classic(_));
        let input = store::Input::read(&store.session_file(&id)).unwrap();
        if let Err(faults) = input.check() {
            panic!("{name}: {faults:?}");
        }
        store.save_settings(&settings_at(id.clone())).unwrap();

        let Some(mut window) = Window::open(folder.path()) else {
            return;
        };
        wait_for_game(&window, true);
        // Undo, the history, the players, the review, and back between them.
        for key in ["ctrl+z", "ctrl+h", "Escape", "p", "Escape", "v"] {
            window.key(key);
            // A turn on the board is thought through for each choice. The window does not wait for that, nor do people.
            if !(is_classic && key == "v") {
                window.wait_until_idle();
            }
        }
        window.key("ctrl+g");
        wait_for_game(&window, false);
        window.wait_until_idle();
        window.key("space");
        wait_for_game(&window, true);
        let cursor = match store.load(&id).unwrap().session {
            AnySession::Express(session) => session.log().cursor(),
            AnySession::Classic(session) => session.log().cursor(),
        };
        assert_eq!(cursor, events - 1, "{name}: one event is undone");
        let memory = window.peak_memory();
        assert!(memory < MOST_MEMORY, "{name}: {} MB", memory >> 20);
        window.key("ctrl+q");
        window.wait_for_end();
        say(&format!("{name}: {} MB", memory >> 20));
    }
}
