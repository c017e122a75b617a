//! Phones with a real browser at a table in a real window: a seat has no phone and plays at the laptop.

#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Session};
use fifth_die::store::{Pace, Saved, Settings, Store, TableOptions};
use fifth_die::table::Record;
use jiff::Timestamp;

use crate::browser::{Browser, Driver};
use crate::fixtures::throw;
use crate::play;
use crate::window::Window;

use super::browsers::{choose, join, tap_dice};

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dora"];
/// The dice of every throw.
const DICE: [u8; 5] = [1, 1, 2, 3, 4];

/// Leaves a table with secret choices and real dice as the game that the program opens.
fn set_table(store: &Store) -> Saved {
    let session = play::table(&NAMES, Penalty::TwoHundred, DiceSource::Real);
    let saved = Saved {
        record: Record {
            options: TableOptions {
                secret: true,
                timer: None,
                strict: false,
            },
            ..Record::default()
        },
        ..Saved::new(session, Timestamp::now())
    };
    store.save(&saved).unwrap();
    let settings = Settings {
        open_game: Some(saved.id.clone()),
        pace: Pace::AtOnce,
        ..Settings::default()
    };
    store.save_settings(&settings).unwrap();
    saved
}

/// The address by which this machine itself reaches the table, once phones are let in.
#[track_caller]
fn address(store: &Store) -> String {
    let deadline = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(phones) = store.phones() {
            return format!("http://127.0.0.1:{}/{}/", phones.port, phones.secret);
        }
        assert!(Instant::now() < deadline, "no phone is let in");
        sleep(Duration::from_millis(20));
    }
}

/// The choice that a button names, and the key for it at the laptop.
fn letter(session: &Session, name: &str) -> char {
    let dora = Seat::from_number(4).unwrap();
    let pad: &Pad = &session.table().pads()[dora];
    let choices = pad.choices(&throw(DICE));
    let is_it = |choice: &Choice| choice.to_string() == name.replace("fifth die", "fifth");
    let place = choices.iter().position(is_it).unwrap();
    char::from(b'a' + place as u8)
}

/// Where pictures of the pages and of the window go, if anybody wants them.
fn pictures() -> Option<PathBuf> {
    std::env::var_os("FIFTH_DIE_PAGES").map(PathBuf::from)
}

fn look(window: &Window, phones: &[Browser], state: &str) {
    let Some(folder) = pictures() else { return };
    window.screenshot(&folder.join(format!("window-{state}.png")));
    for (phone, name) in phones.iter().zip(NAMES) {
        let file = folder.join(format!("window-{state}-{name}.png"));
        std::fs::write(file, phone.picture()).unwrap();
    }
}

/// The game as its file has it.
fn saved(store: &Store, game: &Saved) -> Session {
    let saved = store.load(&game.id).unwrap();
    play::express(&saved.session).clone()
}

#[test]
fn three_phones_and_the_laptop_play_a_whole_secret_game_with_real_dice() {
    let Some(driver) = Driver::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let data: &Path = folder.path();
    let store = Store::open(Some(data)).unwrap();
    let game = set_table(&store);
    let Some(mut window) = Window::open(data) else {
        return;
    };
    window.wait_until_idle();
    window.key("F9");
    let at = address(&store);
    let phones: [Browser; 3] = driver.browsers();
    for (phone, name) in phones.iter().zip(NAMES) {
        join(phone, &at, name);
    }
    look(&window, &phones, "joined");
    window.key("Escape");
    // Everybody names three values and fills the track of the ones; Dora, who takes one more two, needs a throw more.
    for number in 1..=11 {
        let title = format!("Throw {number}");
        for phone in &phones {
            phone.wait_until(&title, || phone.all("h1") == [title.as_str()]);
        }
        // The dice are typed at the laptop or on one of the phones, whoever is first.
        match number % 3 {
            0 => tap_dice(&phones[number % 2], "11234"),
            _ => {
                window.wait_until_idle();
                window.type_text("11234");
            }
        }
        for phone in &phones {
            phone.wait_for("Dice: 1, 1, 2, 3, 4");
        }
        let [one, other, last] = match number {
            2 => [
                "2 + 7, fifth die 2",
                "4 + 5, fifth die 2",
                "2 + 7, fifth die 2",
            ],
            3 => [
                "2 + 6, fifth die 3",
                "3 + 5, fifth die 3",
                "2 + 6, fifth die 3",
            ],
            4 => [
                "5 + 5, fifth die 1",
                "4 + 6, fifth die 1",
                "4 + 5, fifth die 2",
            ],
            _ => [
                "5 + 5, fifth die 1",
                "4 + 6, fifth die 1",
                "3 + 7, fifth die 1",
            ],
        };
        let at_the_laptop = || {
            let key = letter(&saved(&store, &game), last);
            window.wait_until_idle();
            // What hides the choices from whoever had the laptop before is taken away.
            window.key("Return");
            window.wait_until_idle();
            window.type_text(&key.to_string());
        };
        let on_phones = || {
            for (place, choice) in [one, other, one].into_iter().enumerate() {
                choose(&phones[place], choice);
                // Nobody else is told what it was before all have chosen.
                for waiting in &phones[place + 1..] {
                    let players = waiting.all("#players").concat();
                    assert!(!players.contains(", fifth"), "{players}");
                }
            }
        };
        if number == 11 {
            phones[0].wait_for("You are out.");
            at_the_laptop();
        } else if number % 2 == 0 {
            at_the_laptop();
            phones[0].wait_for("Waiting for Ann, Ben and Cleo.");
            look(&window, &phones, &format!("{number}-chosen-at-the-laptop"));
            on_phones();
        } else {
            on_phones();
            phones[0].wait_for("Waiting for Dora.");
            at_the_laptop();
        }
        if number == 6 {
            window.wait_until_idle();
            look(&window, &phones, "revealed");
            // A power cut in the middle of the game: phones find the table again by themselves.
            window.kill();
            phones[0].wait_for("Cut off from the table.");
            window.start();
        }
    }
    for phone in &phones {
        phone.wait_for("The game is over");
    }
    window.wait_until_idle();
    look(&window, &phones, "over");
    let session = saved(&store, &game);
    assert!(session.is_over());
    assert_eq!(session.table().rounds().len(), 11);
    // Nothing was lost, nothing is there twice: 11 throws, ten choices each and Dora's eleventh.
    assert_eq!(session.log().done().len(), 11 + 4 * 10 + 1);
    assert_eq!(session.log().events(), session.log().done());
    let dora = Seat::from_number(4).unwrap();
    let cell = session.table().round(ThrowNumber::new(4)).unwrap();
    let chosen = cell.cell(dora).unwrap().choice().unwrap();
    assert_eq!(chosen.to_string(), "4 + 5, fifth 2");
}
