//! Files of classic games: the samples show what their names say, what is wrong is told by its place, and nothing that happened
//! is lost on the way through a file.

use std::fs;
use std::path::Path;

use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Decision, Phase, Placement, Sharing};
use fifth_die::session::classic::Event;
use fifth_die::session::{AnySession, DiceSource};
use fifth_die::store::{self, Id, LoadFault, Saved};

use super::long_files::file;
use crate::fixtures::{started, turns, with_sharing};
use crate::play::{board, classic};
use crate::samples::{each_is_an_error, sample};
use crate::store::store;

#[test]
fn samples_show_what_their_names_say() {
    let session = |name: &str| classic(&sample(name).session).clone();
    let seats = session("v1-classic-seats");
    assert!(matches!(seats.table().phase(), Phase::Over { .. }));
    let story = seats.seat_history(Seat::new(1)).to_string();
    assert!(story.ends_with(" Bold"), "{story}");
    assert!(!seats.table().position().plays_on(Seat::new(2)));
    let jump = session("v1-classic-jump");
    let setting = jump.table().position().setting();
    let rules = (setting.sharing, setting.placement);
    assert_eq!(rules, (Sharing::Jump, Placement::MustPlace));
    assert!(jump.table().position().is_running());
    assert_eq!(jump.log().undone().len(), 2);
    // A stop that a correction forbade is there no more.
    let mut corrected = session("v1-classic-corrected");
    let is_roll_on = |event: &Event| matches!(event, Event::Decision { decision, .. } if *decision == Decision::RollOn);
    assert!(corrected.log().done().iter().any(is_roll_on));
    assert_eq!(corrected.log().undone().len(), 1);
    corrected.redo();
    let first = &corrected.table().steps()[0];
    assert_eq!(first.decision(), Some(Decision::Stop));
    // Two of three tie for the start and roll again.
    let start = session("v1-classic-start");
    assert_eq!(start.table().roll_offs().count(), 5);
    assert_eq!(start.table().first(), Some(Seat::new(2)));
}

/// The text of a short game with an undone event: dice, plays and stops are given, so that tests can tell them.
pub fn small() -> String {
    let setting = with_sharing(Sharing::Forced);
    let mut session = board(&["Ann", "Zoë"], setting, DiceSource::Real);
    let start = [started(1, [6, 5]), started(2, [1, 2])];
    let noted = "1546 6-10, 2433 6-6 stop, 1546 6-10, 2446 6-10 stop, 1111 2-2";
    for event in start.into_iter().chain(turns(1, noted)) {
        session.record(event).unwrap();
    }
    session.undo();
    let saved = Saved {
        session: session.into(),
        ..sample("v1-classic-jump")
    };
    store::write(&saved)
}

/// The same game as if the app had rolled the dice.
pub fn small_with_seed(seed: u64) -> String {
    small().replace("dice: Real", &format!("dice: App(seed: {seed})"))
}

#[test]
fn errors_tell_place_and_expectation() {
    each_is_an_error(
        &small(),
        r#"
Orange)],↵        columns: 3 → Orange), (name: "C", colour: Green), (name: "D", colour: Sky)],↵        columns: 5 → 10:18: at most three players can play for four or five columns (C10)
columns: 3 → columns: 6 → 10:18: `columns` is 6, but it must be 3, 4 or 5
sharing: Forced → sharing: Share, sharing: Jump → 11:25: the field `sharing` of `Setup` appears twice
sharing: Forced → sharing: Never → 11:18: `Never` isn’t valid here, only Share, Jump, Forced
placement: Within → placement: Least → 12:20: `Least` isn’t valid here, only Within, MustPlace, Most
columns: 3 → penalty: 200 → 10:9: `penalty` isn’t one of the fields of `Setup`: players, columns, sharing, placement, dice, first
(5, 6) → (5, 7) → 17:38: `dice` has 7, but a die shows 1 to 6
(5, 6) → (5, 6, 4) → 17:41: Expected closing `)`
Play(roll: 2, → Play(roll: 3000000, → 22:9: event 6: there is no roll 3000000
(5, 6) → (1, 2) → 19:9: event 3: player 1 must make a starting roll first (C2)
RollOff(number: 2 → RollOff(number: 101 → 18:25: a game has at most 100 starting rolls
RollOff(number: 2 → RollOff(number: 3 → 18:9: event 2: there is no starting roll 3
(2, 3, 3, 4) → (2, 3, 0, 4) → 21:38: `dice` has 0, but a die shows 1 to 6
Roll(number: 2 → Roll(number: 20001 → 21:22: a game has at most 2000 rolls
Roll(number: 2 → Roll(number: 7 → 21:9: event 5: there is no roll 7
Roll(number: 2 → Throw(number: 2 → 21:9: `Throw` isn’t valid here, only RollOff, Roll, Play, RollOn, Stop, Seat
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 13]) → 22:36: `columns` has 13, but two dice make 2 to 12
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: []) → 22:32: `columns` has 0 of them, but a play is in one or two
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 6, 6]) → 22:32: `columns` has 3 of them, but a play is in one or two
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 7]) → 22:9: event 6: 6 and 7 isn’t legal: the dice 2-3-3-4 don’t make that (C3)
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6]) → 22:9: event 6: 6 isn’t legal: if both pairs can be played, both must be (C6)
        Play(roll: 2, columns: [6, 6]),↵ →  → 22:9: event 6: roll 2 isn’t finished (C3)
        Play(roll: 3, columns: [6, 10]),↵ →         Play(roll: 3, columns: [6, 10]), Stop(roll: 3),↵ → 25:42: event 10: no stop: the runner in column 10 is on another player’s marker (C12)
Stop(roll: 2) → Stop(roll: 2, stop: true) → 23:23: `stop` isn’t one of the fields of `Stop`: roll
cursor: 13 → cursor: 15 → 15:13: the cursor is 15, but there are only 14 events
game: Classic → game: Express → 10:9: `columns` isn’t one of the fields of `Setup`: players, penalty, dice
    game: Classic,↵ →  → 9:9: `columns` isn’t one of the fields of `Setup`: players, penalty, dice
"#,
    );
}

#[test]
fn a_damaged_game_is_known_by_its_setup() {
    let (_folder, store) = store();
    let id = Id::of(Path::new("game.ron")).unwrap();
    let text = small();
    let whole = store::parse(Path::new("game.ron"), text.as_bytes()).unwrap();
    let salvage = |from: &str, to: &str| {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        fs::write(store.session_file(&id), text.replace(from, to)).unwrap();
        store.salvage(&id, whole.changed)
    };
    // What is damaged, and how many events are before it and behind.
    for (from, to, kept, lost) in [
        ("Stop(roll: 2)", "Stop(roll: 3)", 6, 8),
        ("[2, 2]", "[2, 3]", 13, 1),
        ("game: Classic", "gaME: Classic", 14, 0),
    ] {
        let salvaged = salvage(from, to).expect(to);
        assert_eq!((salvaged.kept, salvaged.lost), (kept, lost), "{to}");
        let events = classic(&salvaged.saved.session).log().events();
        assert_eq!(events, &classic(&whole.session).log().events()[..kept]);
    }
    for (from, to) in [
        ("game: Classic", "game: Cl"),
        ("columns: 3", "columns: 6"),
        ("sharing: Forced", "sharing: Fourced"),
    ] {
        assert!(salvage(from, to).is_err(), "{to}");
    }
}

/// A game of one player that never ends: once column 2 is won, ones are a bust.
pub fn endless(rolls: usize, rest: &str) -> String {
    let mut events = "Roll(number:1,dice:(1,1,1,1)),Play(roll:1,columns:[2,2]),\
        Roll(number:2,dice:(1,1,1,1)),Play(roll:2,columns:[2]),Stop(roll:2),"
        .to_owned();
    for number in 3..=rolls {
        events += &format!("Roll(number:{number},dice:(1,1,1,1)),");
    }
    let agreed = "columns:3,sharing:Share,placement:Within";
    file("Classic", 1, agreed, 1, &(events + rest))
}

#[test]
fn files_of_either_game_are_told_apart_by_their_header() {
    let path = Path::new("game.ron");
    let express = store::parse(path, crate::samples::small().as_bytes()).unwrap();
    let classic = store::parse(path, small().as_bytes()).unwrap();
    assert!(matches!(express.session, AnySession::Express(_)));
    assert!(matches!(classic.session, AnySession::Classic(_)));
    let other = small().replace("game: Classic", "game: Chess");
    let error = store::parse(path, other.as_bytes()).unwrap_err();
    assert_eq!(error.fault, LoadFault::UnknownGame("Chess".to_owned()));
}
