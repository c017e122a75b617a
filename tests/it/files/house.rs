//! How a table plays: agreed on where it is set, kept with the game, offered again.

use std::path::Path;
use std::time::Duration;

use fifth_die::session::{Colour, DiceSource, Help, Seed, Session};
use fifth_die::store::{self, AtZero, Course, Listed, LoadError, Saved, TableOptions, Timer};
use fifth_die::table::Record;
use iced::keyboard::Modifiers;

use crate::fixtures::{self, joined, open_house, secret_house, thrown};
use crate::harness::Desk;
use crate::play::{played, step};
use crate::samples::{sample, small};

/// So many throws; of the next, the first two of three have chosen.
fn open_throw(throws: usize) -> Session {
    let mut session = played(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(11), throws);
    for _ in 0..3 {
        step(&mut session, Seed(11));
    }
    session
}

/// The small sample with more lines before its setup.
fn parsed_with(lines: &str) -> Result<Saved, LoadError> {
    let begin = "    setup: (";
    let text = small().replacen(begin, &format!("    {lines}\n{begin}"), 1);
    store::parse(Path::new("game.ron"), text.as_bytes())
}

#[test]
fn a_house_that_cannot_be_is_a_fault_with_its_place() {
    let table = "
house: (timer: Some((seconds: 0))), → `seconds` is 0, but a timer has 1 to 3600
house: (timer: Some((seconds: 3601))), → `seconds` is 3601, but a timer has 1 to 3600
house: (timer: Some((seconds: 30, at_zero: Shout))), → `Shout` cannot stand here, only Warn, First, Coach
house: (loud: true), → `loud` is none of the fields of
helped: [Luck], → `Luck` cannot stand here, only Hint, Review, TakenBack, KnownDice
taken: [1000, 2000, 3000], → `taken` has 3 times for 2 players
";
    for case in table.trim().lines() {
        let (line, fault) = case.split_once(" → ").unwrap();
        let error = parsed_with(line).unwrap_err().to_string();
        assert!(error.contains(fault), "{line}: {error}");
        assert!(error.contains(":8:"), "{line}: {error}");
    }
    // A hint has a field of its own, and is read in the list of all helps as well.
    for line in [
        "assisted: true,\n    helped: [Review],",
        "helped: [Review, Hint, Review],",
    ] {
        let saved = parsed_with(line).unwrap();
        assert_eq!(saved.helps(), [Help::Hint, Help::Review].into());
        let written = "\n    assisted: true,\n    helped: [\n        Review,\n";
        assert!(store::write(&saved).contains(written));
    }
    // What is left out is as usual.
    let lines = "house: (timer: Some((seconds: 7))),\n    taken: [5],";
    let saved = parsed_with(lines).unwrap();
    assert_eq!(
        saved.record.options,
        open_house(Timer::new(7, AtZero::Warn))
    );
    assert_eq!(saved.record.taken, [Duration::from_millis(5)]);
}

#[test]
fn a_game_loads_while_a_late_player_who_has_thought_is_undone() {
    let mut session = fixtures::session(2, []);
    session.record(joined("Cleo", Colour::Grey).into()).unwrap();
    session.undo();
    let taken = vec![Duration::from_secs(1); 3];
    let back = |session: &Session| {
        let text = store::write(&Saved {
            session: session.clone().into(),
            record: Record {
                taken: taken.clone(),
                ..sample("v1-secret").record
            },
            ..sample("v1-secret")
        });
        store::parse(Path::new("game.ron"), text.as_bytes()).map(|saved| saved.record.taken)
    };
    // Redo brings the seat back, and its time with it.
    assert_eq!(back(&session).as_ref(), Ok(&taken));
    session.record(thrown(1, [1, 3, 4, 4, 6])).unwrap();
    assert_eq!(back(&session).as_deref(), Ok(&taken[..2]));
}

#[test]
fn the_list_of_games_tells_nothing_of_an_open_throw() {
    let totals = |saved: &Saved| match Listed::of(saved).content.unwrap().course {
        Course::Express { totals, .. } => totals,
        Course::Classic { .. } => panic!("a game of Express"),
    };
    let mut before = open_throw(0);
    let secret = Saved {
        session: before.clone().into(),
        ..sample("v1-secret")
    };
    before.undo();
    before.undo();
    let open = Saved {
        record: Record {
            options: TableOptions::default(),
            ..secret.record.clone()
        },
        ..secret.clone()
    };
    let before = Saved {
        session: before.into(),
        ..open.clone()
    };
    assert_eq!(totals(&secret), totals(&before));
    assert_ne!(totals(&open), totals(&before));
}

/// A new table of two.
fn setting() -> Desk {
    let mut desk = Desk::new();
    desk.click("Play");
    desk.write_name(0, "Ann");
    desk.chord(Modifiers::CTRL, 'p');
    desk.write_name(1, "Ben");
    desk
}

#[test]
fn a_house_is_agreed_on_by_mouse() {
    let mut desk = setting();
    desk.agree("open choices", "Secret");
    desk.agree("no time limit", "35 s");
    desk.click("The coach chooses");
    desk.click("Start");
    let house = secret_house(Timer::new(35, AtZero::Coach));
    assert_eq!(desk.saved().record.options, house);
    // The next table is offered the same.
    desk.chord(Modifiers::CTRL, 'n');
    desk.expect("secret choices");
    desk.click("35 s a choice");
    desk.expect("✓ The coach chooses");
}

#[test]
fn any_number_of_seconds_can_be_agreed_on() {
    let mut desk = setting();
    desk.click("no time limit");
    desk.write("seconds", "8");
    desk.types("5");
    desk.click("Start");
    assert_eq!(
        desk.saved().record.options.timer,
        Timer::new(85, AtZero::Warn)
    );
}
