//! Whole games in a real window, as people play them, beside the same games played in the library.

#![cfg(target_os = "linux")]

use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Event, Seed, Session};
use iced::advanced::widget::Id;
use iced_test::selector::{self, Bounded, Selector, Target};
use tempfile::TempDir;

use crate::harness::{Desk, signed};
use crate::play;
use crate::window::Window;

const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

fn four() -> Session {
    play::table(&NAMES, Penalty::TwoHundred, DiceSource::Real)
}

/// A game in a window, and the same game as it should be.
struct Evening {
    window: Window,
    session: Session,
    folder: TempDir,
    /// The seat after the one who chose last.
    next: usize,
    /// Whether the players want an early end.
    in_haste: bool,
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
            in_haste: false,
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
        self.session
            .table()
            .waiting()
            .filter(|&(throw, _)| throw == first)
            .min_by_key(|(_, seat)| (seat.index() + seats - self.next % seats) % seats)
    }

    /// The next choice, and its letter.
    fn choice(&self) -> Option<(Event, char)> {
        let (throw, seat) = self.asked()?;
        let round = self.session.table().round(ThrowNumber::new(throw.get()))?;
        let pad = round.cells()[seat].before();
        let choice = if self.in_haste {
            play::hasty(pad, round.throw())
        } else {
            play::greedy(pad, round.throw(), self.session.setup().penalty(), seat)
        };
        let choices = pad.choices(round.throw());
        let place = choices.iter().position(|&other| other == choice)?;
        let event = Event::Choice {
            throw: ThrowNumber::new(throw.get()),
            seat,
            choice,
        };
        Some((event, char::from(b'a' + place as u8)))
    }

    /// Types dice.
    fn throw(&mut self, number: usize, throw: Throw) {
        self.window.type_text(&digits(throw));
        self.record(Event::Throw {
            number: ThrowNumber::new(number),
            throw,
        });
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

#[test]
fn one_plays_alone_by_keyboard() {
    let session = play::table(&["Ann"], Penalty::OneFifty, DiceSource::App(Seed(0)));
    let Some(mut evening) = Evening::before(session) else {
        return;
    };
    evening.set_table();
    evening.window.key("ctrl+d");
    evening.window.key("ctrl+r");
    evening.window.key("Return");
    // The seed is the program's own; all else is as it was asked for.
    evening
        .window
        .wait_for_title(|title| title.ends_with("Ann"));
    evening.session = play::express(&evening.window.wait_for_game()).clone();
    assert_eq!(evening.session.setup().players().len(), 1);
    assert_eq!(evening.session.setup().penalty(), Penalty::OneFifty);

    // Rolled again after an undo, the dice are the same.
    let rolled = |evening: &mut Evening| {
        let Phase::Throw(number) = evening.session.table().phase() else {
            return false;
        };
        evening.window.key("space");
        // The key ends the tumbling.
        evening.window.key("Down");
        let throw = evening.session.throw(number).expect("the app's dice");
        evening.record(Event::Throw { number, throw });
        true
    };
    assert!(rolled(&mut evening));
    evening.is_saved();
    evening.window.key("ctrl+z");
    evening.session.undo().unwrap();
    evening.is_saved();
    assert!(rolled(&mut evening));
    evening.choose();
    for _ in 0..3 {
        assert!(rolled(&mut evening));
        evening.choose();
    }

    evening.window.key("ctrl+q");
    evening.window.wait_for_end();
    evening.start();
    evening.is_saved();

    // A choice was meant otherwise: the second one, or a later one where the dice left nothing else to choose.
    let (number, other, choice) = (2..=4)
        .map(ThrowNumber::new)
        .find_map(|number| {
            let round = evening.session.table().round(number)?;
            let cell = &round.cells()[0];
            let choices = cell.before().choices(round.throw());
            let is_other = |&other: &_| Some(other) != cell.choice();
            let other = choices.iter().position(is_other)?;
            Some((number, other, choices[other]))
        })
        .expect("another choice");
    evening.window.key("ctrl+h");
    for _ in number.get()..4 {
        evening.window.key("Up");
    }
    evening.window.key("Return");
    evening
        .window
        .type_text(&char::from(b'a' + other as u8).to_string());
    evening.record(Event::Choice {
        throw: number,
        seat: Seat::new(0),
        choice,
    });
    evening.choose();
    evening.is_saved();
    evening.window.kill();
    evening.start();

    while rolled(&mut evening) {
        evening.choose();
    }
    evening.is_saved();
    let total = signed(evening.session.score(Seat::new(0)).total());
    evening.desk().expect(&format!("{total} points"));
}

/// Hands on the mouse: every place that is clicked is found in the same program without a window, which follows.
struct Mouse {
    evening: Evening,
    desk: Desk,
}

impl Mouse {
    #[track_caller]
    fn click<S>(&mut self, selector: S)
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let place = self.desk.place(selector);
        self.evening.window.click(place.x as u32, place.y as u32);
        self.desk.click_at(place);
    }

    /// Clicks the faces of a throw.
    fn throw(&mut self, number: usize, throw: Throw) {
        for (place, die) in throw.dice().iter().enumerate() {
            if place > 0 {
                self.evening.window.wait_until_idle();
            }
            self.click(id(&format!("face {die}")));
        }
        self.evening.record(Event::Throw {
            number: ThrowNumber::new(number),
            throw,
        });
        self.evening.is_saved();
    }

    /// Everybody who is asked clicks a choice.
    fn choose(&mut self) {
        while let Some((event, letter)) = self.evening.choice() {
            self.click(letter.to_ascii_uppercase().to_string().as_str());
            self.evening.record(event);
            self.evening.is_saved();
        }
    }

    fn play_throw(&mut self, dice: Seed) -> bool {
        let Phase::Throw(number) = self.evening.session.table().phase() else {
            return false;
        };
        self.throw(number.get(), dice.throw(number));
        self.choose();
        true
    }

    fn restart(self) -> Mouse {
        let Mouse { mut evening, desk } = self;
        evening.start();
        Mouse {
            evening,
            desk: desk.restart(),
        }
    }
}

#[test]
fn four_play_an_evening_by_mouse() {
    let Some(mut evening) = Evening::before(four()) else {
        return;
    };
    evening.in_haste = true;
    let mut mouse = Mouse {
        evening,
        desk: Desk::new(),
    };
    mouse.evening.window.wait_until_idle();
    mouse.click("New game");
    for (seat, name) in NAMES.into_iter().enumerate() {
        if seat > 0 {
            mouse.click(id(&format!("name {seat}")));
        }
        mouse.evening.window.wait_until_idle();
        // Only the names are typed.
        mouse.evening.window.type_text(name);
        mouse.desk.write_name(seat, name);
    }
    mouse.evening.window.wait_until_idle();
    mouse.click("Start");
    mouse.evening.is_saved();

    // Dice with which people in haste are out soon.
    let dice = Seed(11);
    for _ in 0..2 {
        assert!(mouse.play_throw(dice));
    }
    for (button, undoes) in [("Undo", true), ("Undo", true), ("Redo", false)] {
        mouse.click(button);
        let session = &mut mouse.evening.session;
        if undoes {
            session.undo()
        } else {
            session.redo()
        }
        .unwrap();
        mouse.evening.is_saved();
    }
    mouse.choose();

    // There is no bar above the window that could be clicked.
    assert!(mouse.play_throw(dice));
    mouse.evening.window.key("ctrl+q");
    mouse.evening.window.wait_for_end();
    mouse = mouse.restart();

    // Throw 1 was read wrong.
    mouse.click("History");
    mouse.evening.window.wait_until_idle();
    mouse.click(id("throw 1"));
    let other = Throw::from_values([2, 2, 3, 5, 5]).unwrap();
    assert_ne!(other, dice.throw(ThrowNumber::new(1)));
    mouse.throw(1, other);
    mouse.choose();

    let Phase::Throw(number) = mouse.evening.session.table().phase() else {
        panic!("a throw is open");
    };
    mouse.throw(number.get(), dice.throw(number));
    mouse.evening.window.kill();
    mouse = mouse.restart();
    mouse.choose();

    while mouse.play_throw(dice) {}
    assert_eq!(mouse.evening.session.table().phase(), Phase::Over);
    assert_eq!(mouse.desk.session(), mouse.evening.session);
    mouse.desk.expect("Play again");
}

fn id(name: &str) -> impl Selector<Output = Target> + Send + use<> {
    selector::id(Id::from(name.to_owned()))
}
