//! `fifth-die check`: every fault of a file by its line, event and ruling.

use std::fs;

use fifth_die::rules::{RollNumber, ThrowNumber};
use fifth_die::session::{DiceSource, Seed};
use fifth_die::store::{self, Saved};
use jiff::Timestamp;

use crate::binary::{files, run};
use crate::classic_files;
use crate::fixtures::{roll, rolled, throw, thrown};
use crate::play::{board_after, played};
use crate::samples::{small, small_with_seed};

#[test]
fn check_says_that_every_sample_is_ok() {
    for entry in fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/saves")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "ron") {
            let path = path.to_str().unwrap();
            let expected = (0, format!("{path}: ok\n"), String::new());
            assert_eq!(run(&["check", path]), expected);
        }
    }
}

/// A choice that is legal where it stands, and one that is not.
const LEGAL: &str = "pairs: (7, 9), fifth: Some(6)";
const ILLEGAL: &str = "pairs: (10, 11), fifth: Some(1)";

#[test]
fn check_reports_every_file() {
    let broken = small().replacen(LEGAL, ILLEGAL, 1);
    let (_folder, names) = files(&[&broken, &small(), "hello"]);
    let [broken, whole, other] = [&names[0], &names[1], &names[2]];
    let (code, out, err) = run(&["check", broken, "nowhere.ron", whole, other]);
    assert_eq!(code, 1);
    assert_eq!(out, format!("{whole}: ok\n"));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    let why =
        "10 + 11, fifth 1 is not legal: the fifth die must be a new value first (4, 5 or 6) (X3)";
    let illegal = format!("fifth-die: {broken}:19:9: event 5: {why}");
    assert_eq!(lines[0], illegal);
    assert_eq!(lines[1], "fifth-die: nowhere.ron: there is no such file");
    assert!(lines[2].starts_with(&format!("fifth-die: {other}:1:1: it is not a session")));
}

#[test]
fn check_reports_every_fault_of_a_file() {
    // Both choices of throw 2 break a rule, and behind them stands a sum that no pair makes.
    let wrong = small().replace(LEGAL, ILLEGAL);
    let wrong = wrong.replace(
        "3, player: 2, pairs: (6, 6)",
        "3, player: 2, pairs: (6, 13)",
    );
    let (_folder, names) = files(&[&wrong]);
    let (code, out, err) = run(&["check", &names[0]]);
    assert_eq!((code, out.as_str()), (1, ""));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 3, "{err}");
    for (line, event) in lines.iter().zip(["event 5: ", "event 6: "]) {
        assert!(line.contains(event) && line.ends_with("(X3)"), "{err}");
    }
    assert!(lines[2].contains(" has 13, but "), "{err}");
}

#[test]
fn check_takes_who_joins_for_a_player_whatever_the_name() {
    let sample = include_str!("../../../saves/v1-seats.ron");
    assert_eq!(sample.matches("\"Dora\"").count(), 1);
    let (_folder, names) = files(&[&sample.replace("\"Dora\"", "\"\"")]);
    let (code, _, err) = run(&["check", &names[0]]);
    assert_eq!(code, 1);
    assert_eq!(err.lines().count(), 1, "{err}");
    assert!(err.contains("`name` is \"\""), "{err}");
}

/// Both files are good, the first one with a note for each of these events and the dice that it holds.
fn checks_with_notes(foreign: &str, corrected: &str, notes: &[(usize, &str)]) {
    let mut told = String::new();
    for (event, dice) in notes {
        let note = format!("note: event {event}: {dice} is not what the app's dice show");
        told += &format!("{foreign}: {note}\n");
    }
    told += &format!("{foreign}: ok\n{corrected}: ok\n");
    let found = run(&["check", foreign, corrected]);
    assert_eq!(found, (0, told, String::new()));
}

#[test]
fn check_notes_dice_that_are_not_the_seeds() {
    let seed = Seed(5);
    let mut session = played(&["Ann"], DiceSource::App(seed), seed, 2);
    // Thrown as the seed says, then corrected.
    assert_ne!(throw([6; 5]), seed.throw(ThrowNumber::new(1)));
    session.record(thrown(1, [6; 5])).unwrap();
    let corrected = store::write(&Saved::new(session, Timestamp::UNIX_EPOCH));
    // A seed for dice that were given: no throw is its own.
    let (_folder, names) = files(&[&small_with_seed(5), &corrected]);
    let [foreign, corrected] = [&names[0], &names[1]];
    let notes = [(1, "throw 1"), (4, "throw 2"), (7, "throw 3")];
    checks_with_notes(foreign, corrected, &notes);
}

#[test]
fn check_notes_rolls_that_are_not_the_seeds() {
    let seed = Seed(5);
    let mut session = board_after(&["Ann", "Ben"], DiceSource::App(seed), seed, 2);
    // Rolled as the seed says, then corrected.
    assert_ne!(roll([6; 4]), seed.roll(RollNumber::new(1)));
    session.record(rolled(1, [6; 4])).unwrap();
    let corrected = store::write(&Saved::new(session, Timestamp::UNIX_EPOCH));
    let (_folder, names) = files(&[&classic_files::small_with_seed(5), &corrected]);
    let [foreign, corrected] = [&names[0], &names[1]];
    // Roll 4 happens to be the seed's.
    let notes = [
        (1, "roll 1 for the start"),
        (2, "roll 2 for the start"),
        (3, "roll 1"),
        (5, "roll 2"),
        (8, "roll 3"),
        (13, "roll 5"),
    ];
    checks_with_notes(foreign, corrected, &notes);
}

#[test]
fn check_follows_a_classic_game_to_its_first_fault() {
    // What is no value is told wherever it stands; what is behind a broken rule is not judged.
    let wrong = classic_files::small()
        .replace("[6, 6]", "[6, 7]")
        .replace("roll: 4, columns: [6, 10]", "roll: 4, columns: [6, 13]");
    let (_folder, names) = files(&[&wrong]);
    let (code, out, err) = run(&["check", &names[0]]);
    assert_eq!((code, out.as_str()), (1, ""));
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 2, "{err}");
    let illegal = ":22:9: event 6: 6 and 7 is not legal";
    assert!(
        lines[0].contains(illegal) && lines[0].ends_with("(C3)"),
        "{err}"
    );
    assert!(lines[1].contains("`columns` has 13, but "), "{err}");
}
