//! Random keys and clicks on every screen. Whatever is pressed: no panic, what is saved is what was shown, every game
//! replays, and undo leads back to the beginning and on again.
//!
//! The suite does a little of it, while the coach rests; `FIFTH_DIE_MONKEY=30000 cargo test --test it monkey` does as
//! many acts for each seed, and the coach reviews what they lead to.

#![cfg(target_os = "linux")]

use std::collections::VecDeque;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use fifth_die::app::any_game::AnyGame;
use fifth_die::app::iced_settings;
use fifth_die::app::theme::Theme;
use fifth_die::store::{self, AtZero, Pace, Saved, Settings, Store, Timer};
use iced::keyboard::{self, Modifiers, key::Named};
use iced::mouse::{self, Button, ScrollDelta};
use iced::{Event, Point, Rectangle, Renderer, Size, window};
use iced_test::selector::{Candidate, Target};
use iced_test::simulator::{self, Simulator};
use jiff::Timestamp;

use crate::fuzz::Chance;
use crate::harness::hands::{chord, held, keys};
use crate::harness::{Desk, with_coach};
use crate::keys::one;
use crate::play;
use crate::store::store;
use crate::tools::say;

const ACTS: u64 = 150;
/// After so many acts it is looked whether everything is as it should be.
const STRETCH: u64 = 50;

/// Set for the process that does it: what it exports goes to the home that it is given.
const HAS_HOME: &str = "FIFTH_DIE_MONKEY_HAS_HOME";

const NAMED: [Named; 16] = [
    Named::Enter,
    Named::Enter,
    Named::Enter,
    Named::Escape,
    Named::Tab,
    Named::Backspace,
    Named::Delete,
    Named::ArrowUp,
    Named::ArrowDown,
    Named::ArrowLeft,
    Named::ArrowRight,
    Named::PageUp,
    Named::PageDown,
    Named::End,
    Named::F1,
    Named::F3,
];

const SIZES: [(f32, f32); 4] = [
    (1280.0, 800.0),
    (1000.0, 700.0),
    (640.0, 480.0),
    (1920.0, 1080.0),
];

struct Monkey {
    desk: Desk,
    chance: Chance,
    seed: u64,
    acts: u64,
    /// What was done last, to be told where it fails.
    last: VecDeque<String>,
}

impl Drop for Monkey {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Monkey { seed, acts, .. } = self;
            say(&format!(
                "seed {seed}, after {acts} acts, the last of them:"
            ));
            for act in &self.last {
                say(act);
            }
        }
    }
}

/// The height of a window in which every row of a history is in sight.
const TALL: f32 = 20_000.0;

impl Monkey {
    fn new(seed: u64) -> Monkey {
        let (folder, store) = store();
        let express = ["under-way", "secret", "seats", "solo"];
        let classic = ["classic-solo", "classic-seats", "classic-start"];
        for sample in express.into_iter().chain(classic) {
            let path = format!("{}/saves/v1-{sample}.ron", env!("CARGO_MANIFEST_DIR"));
            let mut saved = store.import(path.as_ref(), Timestamp::UNIX_EPOCH).unwrap();
            saved.record.options.timer = Timer::new(30, AtZero::First);
            store.save(&saved).unwrap();
        }
        let settings = Settings {
            pace: Pace::AtOnce,
            tumble: false,
            ..store.settings()
        };
        store.save_settings(&settings).unwrap();
        drop(store);
        let mut desk = Desk::in_folder(folder);
        desk.hurry();
        Monkey {
            desk,
            chance: Chance(seed),
            seed,
            acts: 0,
            last: VecDeque::new(),
        }
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.chance.below(of.len())].clone()
    }

    fn act(&mut self) {
        self.acts += 1;
        let act = match self.chance.below(24) {
            0..=2 if self.desk.open().is_none() => {
                // Where most can go wrong.
                self.desk.keys("Esc Space");
                "on with the last game".to_owned()
            }
            0..=9 => {
                let (name, events) = self.a_key();
                self.desk.together(events);
                name
            }
            10 => {
                let presses = (0..=self.chance.below(5)).flat_map(|_| self.a_key().1);
                let presses: Vec<Event> = presses.collect();
                self.desk.together(presses);
                "several keys at once".to_owned()
            }
            11 => {
                let (name, events) = self.a_key();
                let first = events.into_iter().next();
                self.desk.together(first.into_iter().flat_map(held));
                format!("{name}, held")
            }
            12..=18 => self.click(),
            19 => {
                let name = self.one(&["Ann", "Ben", "Bold", "", "x", " "]);
                self.desk.types(name);
                format!("{name:?} typed")
            }
            20 => {
                let (width, height) = self.one(&SIZES);
                self.desk.resize(Size::new(width, height));
                format!("{width}×{height}")
            }
            21 => {
                let y = self.one(&[-3.0, 3.0]);
                let delta = ScrollDelta::Lines { x: 0.0, y };
                self.desk
                    .together([Event::Mouse(mouse::Event::WheelScrolled { delta })]);
                format!("scrolled by {y}")
            }
            22 => {
                let millis = self.one(&[250, 500, 10_000, 40_000]);
                self.desk.wait(millis as f32 / 1000.0);
                self.desk.think(millis as f32 / 1000.0);
                format!("{millis} ms later")
            }
            23 if self.chance.below(10) == 0 => {
                self.desk.close();
                "asked to close".to_owned()
            }
            _ => {
                // Time for what goes on besides.
                std::thread::sleep(Duration::from_millis(2));
                self.desk.wait(1.0);
                "a second later".to_owned()
            }
        };
        self.last.push_back(act);
        if self.last.len() > 40 {
            self.last.pop_front();
        }
        if self.desk.has_ended() {
            self.restart();
        }
    }

    /// A key, and how it comes.
    fn a_key(&mut self) -> (String, Vec<Event>) {
        match self.chance.below(8) {
            // Dice and choices come most, so that games go on.
            0..=2 => {
                let digit = self.one(&["1", "2", "3", "4", "5", "6", " "]);
                (digit.to_owned(), keys(digit))
            }
            3 | 4 => {
                let letter = char::from(b'a' + self.chance.below(26) as u8).to_string();
                (letter.clone(), keys(&letter))
            }
            5 | 6 => {
                let key = self.one(&NAMED);
                (format!("{key:?}"), simulator::tap_key(key, None).collect())
            }
            _ => {
                let [ctrl, alt, shift] = [Modifiers::CTRL, Modifiers::ALT, Modifiers::SHIFT];
                let modifiers = self.one(&[ctrl, ctrl, alt, shift]);
                let sign = self.one(&[
                    'z', 'z', 'z', 'y', 'y', 'h', 'n', 'g', 'o', 'e', 'f', 's', 'p', 'w', 'k', 'u',
                    'd', 'j', 'r', 't', 'b', 'i', 'q', ',', '+', '-', '0', '1', '2', '3', '7',
                ]);
                let held = |held| Event::Keyboard(keyboard::Event::ModifiersChanged(held));
                let none = Modifiers::empty();
                let events = [held(modifiers), chord(modifiers, sign), held(none)];
                (format!("{modifiers:?} {sign}"), events.into())
            }
        }
    }

    /// Clicks on something that can be pressed or written into, or anywhere.
    fn click(&mut self) -> String {
        let targets = self.desk.targets();
        let places: Vec<Rectangle> = targets
            .iter()
            .filter(|target| matches!(target, Target::Focusable { .. } | Target::TextInput { .. }))
            .filter_map(Target::visible_bounds)
            .collect();
        let size = self.desk.size();
        let place = if places.is_empty() || self.chance.below(8) == 0 {
            let x = self.chance.below(size.width as usize) as f32;
            Point::new(x, self.chance.below(size.height as usize) as f32)
        } else {
            self.one(&places).center()
        };
        let what = targets.iter().rev().find_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if bounds.contains(place) => Some(content.as_str()),
            _ => None,
        });
        let what = format!("{:?} at {place}", what.unwrap_or_default());
        match self.chance.below(8) {
            0 => {
                self.desk.tap(place);
                self.desk.tap(place);
                format!("{what} clicked twice")
            }
            1 => {
                self.desk.point_at(place);
                self.desk
                    .together([Event::Mouse(mouse::Event::ButtonPressed(Button::Left))]);
                let (name, events) = self.a_key();
                self.desk.together(events);
                self.desk
                    .together([Event::Mouse(mouse::Event::ButtonReleased(Button::Left))]);
                format!("{what} pressed, {name}, and let go")
            }
            2 => {
                self.desk.point_at(place);
                format!("{what} pointed at")
            }
            _ => {
                self.desk.wait(0.4);
                self.desk.tap(place);
                format!("{what} clicked")
            }
        }
    }

    /// Looks whether everything is as it should be: every file, and the game that is open.
    fn check(&mut self) {
        self.desk.wait(1.0);
        self.desk.catch_up();
        for listed in self.desk.store().games() {
            assert!(listed.content.is_ok(), "{:?}", listed.content);
            let saved = self.desk.store().load(&listed.id).unwrap();
            let path = Path::new(saved.id.as_os_str());
            let again = store::parse(path, store::write(&saved).as_bytes());
            assert_eq!(again.as_ref(), Ok(&saved));
        }
        // Out of everything that lies over the game.
        for _ in 0..8 {
            self.desk.keys("Esc");
        }
        if self.desk.open().is_none() {
            return;
        }
        self.desk.resize(Size::new(1280.0, TALL));
        self.desk.keys("Ctrl+H");
        self.desk.catch_up();
        let shown = self.desk.texts().join("\n");
        let saved = self.desk.saved();
        let expected = history(saved.clone()).join("\n");
        assert!(shown.contains(&expected), "{shown}\n---\n{expected}");
        let people = saved.session.players().iter();
        if saved.session.events() <= 60 && people.clone().all(|player| player.level.is_none()) {
            self.undo_all(saved.session.events());
        }
        self.desk.keys("Esc");
    }

    fn undo_all(&mut self, events: usize) {
        let mut go = |key| {
            for _ in 0..events {
                self.desk.chord(Modifiers::CTRL, key);
            }
            self.desk.catch_up();
            self.desk.saved().session
        };
        let end = go('y');
        assert_eq!(play::cursor(&go('z')), 0);
        assert_eq!(go('y'), end);
    }

    /// Ends the program, if it has not ended by itself, and starts it again.
    fn restart(&mut self) {
        // In place of the old one there is another for a moment.
        let old = std::mem::replace(&mut self.desk, Desk::new());
        let folder = old.end();
        // What goes on besides may hold the folder a little longer.
        while Store::open(Some(folder.path())).unwrap().is_read_only() {
            std::thread::sleep(Duration::from_millis(5));
        }
        self.desk = Desk::in_folder(folder);
        self.desk.hurry();
        self.last.push_back("the program starts again".to_owned());
    }
}

fn history(saved: Saved) -> Vec<String> {
    let mut game = AnyGame::new(saved);
    let settings = Settings::default();
    let message = game.bindings().message(one("Ctrl+H"));
    let _ = game.update(message.unwrap(), &settings);
    // Below the bar.
    let size = Size::new(1280.0, TALL - 44.0);
    let mut ui: Simulator<'_, _, Theme, Renderer> =
        Simulator::with_size(iced_settings(), size, game.view(&settings));
    // Only then does the list know how much of it is in sight, and builds the rows.
    let redraw = window::Event::RedrawRequested(Instant::now());
    let _ = ui.simulate([Event::Window(redraw)]);
    let mut texts = Vec::new();
    let _ = ui.find(|candidate: Candidate<'_>| {
        if let Target::Text { content, .. } = Target::from(candidate) {
            texts.push(content);
        }
        None::<()>
    });
    texts
}

#[test]
fn random_keys_and_clicks_break_nothing() {
    if std::env::var_os(HAS_HOME).is_none() {
        return in_a_home();
    }
    let acts = std::env::var("FIFTH_DIE_MONKEY").map(|acts| acts.parse().unwrap());
    if acts.is_ok() {
        with_coach();
    }
    let acts = acts.unwrap_or(ACTS);
    for seed in 1..=3 {
        let mut monkey = Monkey::new(seed);
        while monkey.acts < acts {
            for _ in 0..STRETCH {
                monkey.act();
            }
            monkey.check();
            monkey.restart();
        }
    }
}

/// The same in a process that has a home and a folder of its own and no desktop, where nothing else can be touched.
fn in_a_home() {
    let home = tempfile::tempdir().unwrap();
    let test = "screens::monkey::random_keys_and_clicks_break_nothing";
    let status = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .current_dir(home.path())
        .env("HOME", home.path())
        .env("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent")
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("XDG_DATA_HOME")
        .env(HAS_HOME, "")
        .status();
    assert!(status.unwrap().success(), "see above");
}
