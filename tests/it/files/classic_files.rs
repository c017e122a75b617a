//! Files of classic games: the samples are what play gives, what is wrong is told by its place, and nothing that happened
//! is lost on the way through a file.

use std::fs;
use std::path::Path;

use fifth_die::rules::classic::{Columns, Decision, Phase, Placement, Setting, Sharing, Table};
use fifth_die::rules::{RollNumber, Seat};
use fifth_die::session::classic::Event;
use fifth_die::session::{AnySession, Classic, DiceSource, Level, Seed, Session, Title};
use fifth_die::store::{self, Id, LoadFault, Saved};
use fifth_die::table::Record;

use super::long_files::{HEAD, file};
use crate::fixtures::{handed, retired, started, stopped, turns, with_columns, with_sharing};
use crate::play::{board, board_after, classic, play_board, step_board};
use crate::samples::{each_is_an_error, is_what_play_gives};
use crate::store::store;

/// A sample by its name, its title, and how it was played.
type Sample = (&'static str, Option<&'static str>, fn() -> Session<Classic>);

pub const SAMPLES: [Sample; 6] = [
    ("v1-classic-finished", None, finished),
    (
        "v1-classic-jump",
        Some("Sunday, with Grandma's board"),
        jump,
    ),
    (
        "v1-classic-corrected",
        Some("The die that lay askew"),
        corrected,
    ),
    ("v1-classic-solo", None, solo),
    ("v1-classic-seats", None, seats),
    ("v1-classic-start", None, start),
];

fn finished() -> Session<Classic> {
    board_after(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(1), 1_000)
}

/// Ten turns, the eleventh begun, and two of its events taken back.
fn jump() -> Session<Classic> {
    let setting = Setting {
        sharing: Sharing::Jump,
        placement: Placement::MustPlace,
        ..Setting::default()
    };
    let names = ["Ann", "Ben", "Zoë", "李雷"];
    let mut session = board(&names, setting, DiceSource::Real);
    play_board(&mut session, Seed(2), 10);
    for _ in 0..6 {
        step_board(&mut session, Seed(2));
    }
    session.undo();
    session.undo();
    session
}

/// Twelve turns; then dice are corrected, after which a stop stands on another player's square and is not allowed. The
/// player rolls on, what follows is played again as far as it must be, and one more correction is taken back.
fn corrected() -> Session<Classic> {
    let setting = with_sharing(Sharing::Forced);
    let mut session = board(&["Ann", "Ben"], setting, DiceSource::Real);
    play_board(&mut session, Seed(3), 12);
    let rolls = session.table().rolls().len();
    let corrections = (1..=rolls).flat_map(|number| {
        (0..50).map(move |seed| Event::Roll {
            number: RollNumber::new(number),
            roll: Seed(seed).roll(RollNumber::new(number)),
        })
    });
    let is_felt = corrections.into_iter().any(|correction| {
        session.record(correction.clone()).unwrap();
        while matches!(session.table().phase(), Phase::Play(_)) {
            step_board(&mut session, Seed(3));
        }
        let is_refused = refused_stop(session.table()).is_some();
        if !is_refused {
            while session.table().rolls().len() > rolls || session.log().cursor() > 0 {
                let event = session.undo();
                if event.as_ref() == Some(&correction) {
                    break;
                }
            }
        }
        is_refused
    });
    assert!(is_felt, "no correction makes a stop illegal");
    play_board(&mut session, Seed(3), 16);
    session.record(stopped(1)).unwrap();
    session.undo();
    session
}

/// The roll whose stop is not allowed any more.
fn refused_stop(table: &Table) -> Option<RollNumber> {
    let number = table.waiting()?;
    table.step(number)?.is_stop_refused().then_some(number)
}

fn solo() -> Session<Classic> {
    let setting = with_columns(Columns::Four);
    let dice = DiceSource::App(Seed(20_261_120));
    let mut session = board(&["Ann"], setting, dice);
    play_board(&mut session, Seed(0), 1_000);
    session
}

/// Two of three tie for the start and roll again.
fn start() -> Session<Classic> {
    let setting = Setting {
        columns: Columns::Five,
        placement: Placement::Most,
        ..Setting::default()
    };
    let mut session = board(&["Mia", "Opa", "Zoë"], setting, DiceSource::Real);
    for event in [
        started(1, [2, 5]),
        started(2, [4, 5]),
        started(3, [6, 3]),
        started(4, [1, 3]),
        started(5, [2, 4]),
    ] {
        session.record(event).unwrap();
    }
    play_board(&mut session, Seed(4), 3);
    session
}

/// The second hands over to the program after five turns, and the third leaves in the midst of the ninth.
fn seats() -> Session<Classic> {
    let mut session = board_after(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(6), 5);
    let handed = handed(1, "Bold", Some(Level::Bold));
    session.record(handed.into()).unwrap();
    while session.table().position().turn() != Seat::new(2)
        || !session.table().position().is_running()
    {
        step_board(&mut session, Seed(6));
    }
    session.record(retired(2).into()).unwrap();
    play_board(&mut session, Seed(6), 1_000);
    session
}

fn saved((name, title, played): Sample) -> Saved {
    Saved {
        id: Id::of(Path::new(name)).unwrap(),
        title: title.map(|title| Title::new(title).unwrap()),
        created: "2026-11-22T15:30:00Z".parse().unwrap(),
        changed: "2026-11-22T16:12:45Z".parse().unwrap(),
        session: played().into(),
        record: Record::default(),
    }
}

#[test]
fn samples_are_what_play_gives() {
    for sample in SAMPLES {
        is_what_play_gives(&saved(sample));
    }
}

#[test]
fn samples_show_what_their_names_say() {
    for over in [finished(), solo(), seats()] {
        assert!(matches!(over.table().phase(), Phase::Over { .. }));
    }
    let jump = jump();
    assert!(jump.table().position().is_running());
    assert_eq!(jump.log().undone().len(), 2);
    let mut corrected = corrected();
    let mut decisions = corrected
        .log()
        .done()
        .iter()
        .filter_map(|event| match event {
            Event::Decision { decision, .. } => Some(decision),
            _ => None,
        });
    assert!(decisions.any(|decision| *decision == Decision::RollOn));
    assert_eq!(corrected.log().undone().len(), 1);
    corrected.redo();
    let first = &corrected.table().steps()[0];
    assert_eq!(first.decision(), Some(Decision::Stop));
    let start = start();
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
    let mut saved = saved(SAMPLES[1]);
    saved.session = session.into();
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
columns: 3 → columns: 6 → 10:18: `columns` is 6, but it must be 3, 4 or 5
sharing: Forced → sharing: Share, sharing: Jump → 11:25: the field `sharing` of `Setup` stands here again
sharing: Forced → sharing: Never → 11:18: `Never` cannot stand here, only Share, Jump, Forced
placement: Within → placement: Least → 12:20: `Least` cannot stand here, only Within, MustPlace, Most
columns: 3 → penalty: 200 → 10:9: `penalty` is none of the fields of `Setup`: players, columns, sharing, placement, dice
(5, 6) → (5, 7) → 17:38: `dice` has 7, but a die shows 1 to 6
(5, 6) → (5, 6, 4) → 17:41: Expected closing `)`
Play(roll: 2, → Play(roll: 3000000, → 22:9: event 6: there is no roll 3000000
(5, 6) → (1, 2) → 19:9: event 3: player 1 has not rolled for the start (C2)
RollOff(number: 2 → RollOff(number: 101 → 18:25: a game has at most 100 rolls for the start
RollOff(number: 2 → RollOff(number: 3 → 18:9: event 2: there is no roll 3 for the start
(2, 3, 3, 4) → (2, 3, 0, 4) → 21:38: `dice` has 0, but a die shows 1 to 6
Roll(number: 2 → Roll(number: 20001 → 21:22: a game has at most 2000 rolls
Roll(number: 2 → Roll(number: 7 → 21:9: event 5: there is no roll 7
Roll(number: 2 → Throw(number: 2 → 21:9: `Throw` cannot stand here, only RollOff, Roll, Play, RollOn, Stop, Seat
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 13]) → 22:36: `columns` has 13, but two dice make 2 to 12
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: []) → 22:32: `columns` has 0 of them, but a play is in one or two
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 6, 6]) → 22:32: `columns` has 3 of them, but a play is in one or two
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6, 7]) → 22:9: event 6: 6 and 7 is not legal: the dice 2-3-3-4 do not make that (C3)
Play(roll: 2, columns: [6, 6]) → Play(roll: 2, columns: [6]) → 22:9: event 6: 6 is not legal: all pairs of a split that can be played are played (C6)
        Play(roll: 2, columns: [6, 6]),↵ →  → 22:9: event 6: roll 2 is not settled (C3)
        Play(roll: 3, columns: [6, 10]),↵ →         Play(roll: 3, columns: [6, 10]), Stop(roll: 3),↵ → 25:42: event 10: the runner in column 10 stands on another player's square (C12)
Stop(roll: 2) → Stop(roll: 2, stop: true) → 23:23: `stop` is none of the fields of `Stop`: roll
cursor: 13 → cursor: 15 → 15:13: the cursor is 15, but there are only 14 events
game: Classic → game: Express → 10:9: `columns` is none of the fields of `Setup`: players, penalty, dice
    game: Classic,↵ →  → 9:9: `columns` is none of the fields of `Setup`: players, penalty, dice
"#,
    );
}

#[test]
fn four_players_cannot_play_for_more_columns() {
    let colours = ["Blue", "Orange", "Green", "Purple", "Sky"];
    let with = |seats: usize| {
        let players = colours[..seats].iter();
        let players = players.map(|colour| format!("(name: \"{colour}\", colour: {colour})"));
        let players: Vec<String> = players.collect();
        let text = small();
        let (head, rest) = text.split_once("players: [").unwrap();
        let (_, rest) = rest.split_once(']').unwrap();
        let text = format!("{head}players: [{}]{rest}", players.join(", "));
        let text = text.replace("columns: 3", "columns: 5");
        let error = store::parse(Path::new("a.ron"), text.as_bytes()).unwrap_err();
        error.to_string()
    };
    let many = "a.ron:10:18: four or five columns are for up to three players (C10)";
    assert_eq!(with(4), many);
    let crowd = with(5);
    assert!(crowd.ends_with("a game has at most 4 players"), "{crowd}");
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
    file("Classic", HEAD, &["A"], agreed, 1, &(events + rest))
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
