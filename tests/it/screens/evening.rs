//! Whole games in a real window, as people play them, beside the same games played in the library.

#![cfg(target_os = "linux")]

use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::Phase;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Event, Seed, Session};
use tempfile::TempDir;

use crate::fixtures::chosen;
use crate::harness::{Desk, signed};
use crate::play;
use crate::window::Window;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

fn four() -> Session {
    play::real(&NAMES)
}

/// A game in a window, and the same game as it should be.
struct Evening {
    window: Window,
    session: Session,
    folder: TempDir,
    /// The seat after the one who chose last.
    next: usize,
}

impl Evening {
    /// The program as it starts for the first time, and the game that is going to be played.
    #[track_caller]
    fn before(session: Session) -> Option<Evening> {
        let folder = tempfile::tempdir().unwrap();
        Some(Evening {
            window: Window::open(folder.path())?,
            session,
            folder,
            next: 0,
        })
    }

    /// Sets a new table by keyboard alone, up to its start.
    fn set_table(&self) {
        self.window.key("ctrl+n");
        for player in self.session.setup().players() {
            self.window.wait_until_idle();
            self.window.type_text(player.name.as_str());
            self.window.key("Return");
        }
        self.window.wait_until_idle();
    }

    /// The file holds the game as it should be.
    #[track_caller]
    fn is_saved(&self) {
        self.window.wait_for_session(&self.session);
    }

    fn record(&mut self, event: Event) {
        self.session.record(event.clone()).unwrap();
        self.next = match event {
            Event::Throw { .. } => 0,
            Event::Choice { seat, .. } => seat.number(),
            Event::Seating(_) => self.next,
        };
    }

    /// Who is asked for a choice now, and for which throw: the first after the one who chose last.
    fn asked(&self) -> Option<(ThrowNumber, Seat)> {
        let seats = self.session.setup().players().len();
        let (first, _) = self.session.table().waiting().next()?;
        let waiting = self.session.table().waiting();
        let waiting = waiting.filter(|&(throw, _)| throw == first);
        waiting.min_by_key(|(_, seat)| (seat.index() + seats - self.next % seats) % seats)
    }

    /// The next choice, and its letter.
    fn choice(&self) -> Option<(Event, char)> {
        let (throw, seat) = self.asked()?;
        let round = self.session.table().round(throw)?;
        let pad = round.cells()[seat].before();
        let penalty = self.session.setup().penalty();
        let choice = play::greedy(pad, round.throw(), penalty, seat);
        let choices = pad.choices(round.throw());
        let place = choices.iter().position(|&other| other == choice)?;
        let event = chosen(throw.get(), seat.index(), choice);
        Some((event, char::from(b'a' + place as u8)))
    }

    /// Types dice.
    fn throw(&mut self, number: usize, throw: Throw) {
        self.window.type_text(&digits(throw));
        let number = ThrowNumber::new(number);
        self.record(Event::Throw { number, throw });
    }

    /// Everybody who is asked types the letter of a choice.
    fn choose(&mut self) {
        let mut letters = String::new();
        while let Some((event, letter)) = self.choice() {
            letters.push(letter);
            self.record(event);
        }
        self.window.type_text(&letters);
    }

    /// One throw with the choices of all, or `false` when the game is over.
    fn play_throw(&mut self, dice: Seed) -> bool {
        let Phase::Throw(number) = self.session.table().phase() else {
            return false;
        };
        self.throw(number.get(), dice.throw(number));
        self.choose();
        true
    }

    /// The app starts again, at whatever the data folder holds.
    fn start(&mut self) {
        self.window.start();
        self.next = 0;
    }

    /// What a program shows that starts now.
    fn desk(&self) -> Desk {
        Desk::at(self.folder.path())
    }
}

fn digits(throw: Throw) -> String {
    throw.dice().iter().map(|die| die.to_string()).collect()
}

#[test]
fn four_play_an_evening_by_keyboard() {
    let Some(mut evening) = Evening::before(four()) else {
        return;
    };
    evening.set_table();
    // An empty name at the end: nobody else plays.
    evening.window.key("Return");
    evening.is_saved();
    let dice = Seed(4);
    for _ in 0..3 {
        assert!(evening.play_throw(dice));
    }

    // The last two choices are taken back, one of them is done again and the other is made anew.
    evening.window.key("ctrl+z");
    evening.window.key("ctrl+z");
    evening.window.key("ctrl+y");
    evening.session.undo().unwrap();
    evening.session.undo().unwrap();
    evening.session.redo().unwrap();
    evening.is_saved();
    evening.choose();

    // Quit at once: what was typed before is saved all the same.
    assert!(evening.play_throw(dice));
    evening.window.key("ctrl+q");
    evening.window.wait_for_end();
    evening.start();
    evening.is_saved();

    // Throw 2 was read wrong: up to it in the history, left to its dice.
    for _ in 0..2 {
        assert!(evening.play_throw(dice));
    }
    evening.window.key("ctrl+h");
    for _ in 2..evening.session.table().rounds().len() {
        evening.window.key("Up");
    }
    evening.window.key("Left");
    evening.window.key("Return");
    let other = Throw::from_values([1, 1, 2, 6, 6]).unwrap();
    assert_ne!(other, dice.throw(ThrowNumber::new(2)));
    evening.throw(2, other);
    let again = evening.session.table().waiting().count();
    assert!(again >= NAMES.len(), "only {again} choices are asked again");
    evening.choose();
    evening.is_saved();

    // The power goes in the middle of a throw.
    let Phase::Throw(number) = evening.session.table().phase() else {
        panic!("a throw is open");
    };
    evening.throw(number.get(), dice.throw(number));
    let (event, letter) = evening.choice().unwrap();
    evening.window.type_text(&letter.to_string());
    evening.record(event);
    evening.is_saved();
    evening.window.kill();
    evening.start();
    evening.choose();

    while evening.play_throw(dice) {}
    evening.is_saved();
    assert_eq!(evening.session.table().phase(), Phase::Over);

    // Everybody's total, wherever the evening goes on.
    let mut desk = evening.desk();
    for (seat, name) in Seat::enumerate(NAMES) {
        desk.expect(name);
        desk.expect(&signed(evening.session.score(seat).total()));
    }
}
