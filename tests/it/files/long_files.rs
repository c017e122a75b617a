//! Files of games that are longer than anybody plays cost no memory or time to speak of.

use std::path::Path;
use std::{fs, iter};

use fifth_die::rules::dice::{Die, RollOff};
use fifth_die::rules::express::Table;
use fifth_die::rules::{RollOffNumber, Seat, ThrowNumber};
use fifth_die::session::{
    AnySession, Colour, DiceSource, Event, Limit, Refused, Seed, Session, Variant, classic,
};
use fifth_die::store::{self, LoadError, Saved};
use jiff::Timestamp;

use crate::classic_files;
use crate::fixtures::{chosen, setup, take, thrown};
use crate::play;
use crate::samples::small;
use crate::store::store;
use crate::tools::{have, say, tool};

/// What a file may cost besides what the program takes for a small one.
#[cfg(target_os = "linux")]
const MEMORY: u64 = 64 << 20;

/// What `check` says of a file, and the most bytes that it had in memory.
#[cfg(target_os = "linux")]
fn check_measured(path: &Path) -> (String, u64) {
    let output = tool("time")
        .args(["-q", "-f", "%M", "timeout", "60"])
        .args([env!("CARGO_BIN_EXE_fifth-die"), "check"])
        .arg(path)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    let (words, memory) = said.trim_end().rsplit_once('\n').expect(&said);
    let kib: u64 = memory.trim().parse().expect(&said);
    (words.to_owned(), kib << 10)
}

/// The file of a game: how many play for what, and what has happened.
pub fn file(game: &str, players: usize, agreed: &str, cursor: usize, events: &str) -> String {
    let colours = Colour::ALL[..players].iter();
    let players = colours.map(|colour| format!("(name:\"{colour:?}\",colour:{colour:?}),"));
    let players: String = players.collect();
    let time = "2026-11-20T20:15:00Z";
    format!(
        "(format:\"fifth-die session\",version:1,game:{game},created:\"{time}\",changed:\"{time}\",\
         setup:(players:[{players}],{agreed},dice:Real),cursor:{cursor},events:[{events}])"
    )
}

/// A game of so many throws and then `rest`, the last event of which is undone. The first player has named what is never
/// thrown again and plays on for ever; the others are out soon and have a cell in every throw all the same.
fn endless(players: usize, throws: usize, rest: &[&str]) -> String {
    let names = [
        "(5,8),fifth:1",
        "(4,8),fifth:2",
        "(3,8),fifth:3",
        "(3,7),fifth:4",
    ];
    let mut events = Vec::new();
    for number in 1..=throws {
        let dice = if number < 4 { "1,2,3,4,4" } else { "4,4,4,5,5" };
        events.push(format!("Throw(number:{number},dice:({dice})),"));
        for player in 1..=players {
            let pairs = match (player, number) {
                (1, 1..4) => names[number - 1],
                (1, _) => "(8,9)",
                (_, 1) => names[3],
                (_, 2..4) => names[number - 2],
                (_, 4..11) => "(8,10),fifth:4",
                _ => continue,
            };
            let choice = format!("Choice(throw:{number},player:{player},pairs:{pairs}),");
            events.push(choice);
        }
    }
    events.extend(rest.iter().map(|&event| event.to_owned()));
    let undone = events.len() - 1;
    file("Express", players, "penalty:200", undone, &events.concat())
}

fn parsed(file: &str) -> Result<Saved, LoadError> {
    store::parse(Path::new("long.ron"), file.as_bytes())
}

#[test]
fn a_game_of_more_than_anybody_plays_is_an_error() {
    let choices = vec!["Choice(throw:1,player:1,pairs:(5,8),fifth:1),"; 100_001 - 20];
    let hands = ["Ann", "Ben"].map(|name| format!("Seat(Hand(player:1,name:\"{name}\")),"));
    let hands: Vec<&str> = (0..502).map(|turn| hands[turn % 2].as_str()).collect();
    // Each lets 1,999 rolls be played again.
    let again = |times| "Roll(number:1,dice:(1,1,1,1)),".repeat(times);
    let classic = classic_files::endless;
    for (fits, does_not, words) in [
        (
            endless(8, 12_500, &[]),
            endless(8, 12_501, &[]),
            ": a game for 8 has at most 12500 throws",
        ),
        (
            endless(1, 10, &choices[1..]),
            endless(1, 10, &choices),
            ": a game has at most 100000 events",
        ),
        (
            endless(1, 10, &hands[2..]),
            endless(1, 10, &hands),
            ": players can join, leave and take over at most 500 times in a game",
        ),
        (
            classic(2_000, ""),
            classic(2_001, ""),
            ": a game has at most 2000 rolls",
        ),
        (
            classic(2_000, &again(250)),
            classic(2_000, &again(251)),
            "this game has too many late corrections to replay",
        ),
    ] {
        assert!(parsed(&fits).is_ok(), "{words}");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("long.ron");
        fs::write(&path, does_not).unwrap();
        let faults = store::Input::read(&path).unwrap().check().unwrap_err();
        // Of one event alone.
        let [fault] = &faults[..] else {
            panic!("{faults:?}");
        };
        let error = fault.to_string();
        assert!(error.ends_with(words), "{error}");
    }
}

#[test]
fn an_error_repeats_only_the_beginning_of_what_a_file_holds() {
    let long = "x".repeat(1 << 20);
    let nines = "9".repeat(1 << 20);
    let title = "`title` is \"Friday at xxx";
    let text = small();
    for (from, to, expected) in [
        ("Throw(number: 1", format!("{long}(number: 1"), "`xxx"),
        ("(number: 1", format!("({long}: 1"), "`xxx"),
        ("game: Express", format!("game: {long}"), "a game of xxx"),
        ("Ann", long.clone(), "`name` is \"xxx"),
        ("Friday at", format!("Friday at {long}"), title),
        ("2026-11-20T20:15", format!("{long}20:15"), "\"xxx"),
        ("dice: Real", format!("dice: {long}"), "`xxx"),
        ("dice: Real", format!("dice: {long}(1)"), "`xxx"),
        ("setup: (", format!("setup: {long}("), "xxx"),
        (
            "penalty: 200",
            format!("penalty: \"{long}\""),
            "Expected integer",
        ),
        ("penalty: 200", format!("penalty: {nines}"), "Integer"),
    ] {
        assert!(text.contains(from), "{from}");
        let error = parsed(&text.replacen(from, &to, 1)).unwrap_err();
        let error = error.to_string();
        let said = error.chars().count();
        let is_brief = error.contains(expected) && said < 400;
        assert!(is_brief, "{from}: {said} characters, {error:.400}");
    }
}

/// Records the event that `next` makes until the game can hold no more; what is saved then can be read.
fn fill<G: Variant>(mut session: Session<G>, next: impl Fn(usize) -> G::Event) -> Limit
where
    AnySession: From<Session<G>>,
{
    let (_folder, store) = store();
    let mut count = 0;
    let refused = loop {
        if let Err(refused) = session.record(next(count)) {
            break refused;
        }
        count += 1;
    };
    let Refused::Full(limit) = refused else {
        panic!("{refused} after {count} events");
    };
    let saved = Saved::new(session.clone(), Timestamp::UNIX_EPOCH);
    store.save(&saved).unwrap();
    assert_eq!(store.load(&saved.id).unwrap().session, saved.session);
    // What is taken back makes room.
    session.undo();
    assert_eq!(session.record(next(count - 1)), Ok(()));
    limit
}

#[test]
fn what_no_reader_would_take_is_not_recorded() {
    let board = play::real_board(&["Ann", "Ben"]);
    let ties = fill(board, |number| classic::Event::RollOff {
        number: RollOffNumber::at(number),
        dice: RollOff::new([Die::ALL[0]; 2]),
    });
    assert_eq!(ties, Limit::RollOffs(100));

    let table = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(4), 12);
    let rounds = table.table().rounds();
    let dice = [*rounds[0].throw(), *rounds[1].throw()];
    let corrected = fill(table.clone(), |number| Event::Throw {
        number: ThrowNumber::FIRST,
        throw: dice[number % 2],
    });
    assert_eq!(corrected, Limit::Again);
    let corrected = fill(table, |number| Event::Throw {
        number: ThrowNumber::new(12),
        throw: dice[number % 2],
    });
    assert_eq!(corrected, Limit::Events(100_000));
}

/// So many throws after which nobody is out: the values 2 and 3 are named, and by the first throw either 4 or 1; none of
/// them is thrown again.
pub fn throws(players: usize, throws: usize) -> Vec<Event> {
    let events = (1..=throws).flat_map(|number| {
        let (dice, choice) = match number {
            1 => ([1, 2, 3, 4, 4], take([5, 8], 1)),
            2 => ([2, 5, 5, 6, 6], take([11, 11], 2)),
            3 => ([3, 5, 5, 6, 6], take([11, 11], 3)),
            _ => ([5, 5, 5, 6, 6], take([11, 11], None)),
        };
        let choices = (0..players).map(move |seat| chosen(number, seat, choice));
        iter::once(thrown(number, dice)).chain(choices)
    });
    events.collect()
}

#[test]
fn only_what_a_correction_can_change_is_judged_again() {
    const THROWS: usize = 1_000;
    let events = throws(1, THROWS);
    let first = [take([3, 7], 4), take([5, 8], 1), take([6, 7], 1)];
    let [four, one, one_of_other_pairs] = first.map(|choice| chosen(1, 0, choice));
    let last = chosen(THROWS, 0, take([11, 11], None));
    let judged = |corrections: [&Event; 3]| {
        let mut table = Table::new(1);
        let mut writer = table.writer();
        for event in events.iter().chain(corrections) {
            let written = match *event {
                Event::Throw { number, throw } => writer.write_throw(number, throw),
                Event::Choice { throw, choice, .. } => {
                    writer.write_choice(throw, Seat::new(0), choice)
                }
                Event::Seating(_) => unreachable!(),
            };
            written.unwrap();
        }
        writer.judged()
    };
    let before = judged([&last, &last, &last]);
    assert!(before <= THROWS + 3, "{before}");
    // Other pairs change nothing of what is legal later, another fifth die may.
    let by_pairs = judged([&one_of_other_pairs, &last, &one]);
    assert!(by_pairs <= before + 1, "{by_pairs}");
    let by_fifth = judged([&four, &last, &one]);
    assert!(by_fifth >= before + THROWS - 3, "{by_fifth}");

    let corrected = |times: usize| {
        let first = [&four, &one].into_iter().cycle().take(times);
        let corrections = first.flat_map(|first| [first, &last]);
        let events: Vec<Event> = events.iter().chain(corrections).cloned().collect();
        Session::replay(setup(1, DiceSource::Real), events, 2 * THROWS).map(drop)
    };
    assert_eq!(corrected(10), Ok(()));
    let fault = corrected(450).unwrap_err().to_string();
    assert!(
        fault.ends_with("has too many late corrections to replay"),
        "{fault}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn no_file_costs_much_memory_or_time() {
    if !have(&[("time", "time")]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    fs::write(path("small"), small()).unwrap();
    let (words, idle) = check_measured(&path("small"));
    assert!(words.ends_with(": ok"), "{words}");

    let largest = store::LARGEST as usize;
    let head = small().split_once("events: [").unwrap().0.to_owned() + "events: [";
    let start = small().split_once("game").unwrap().0.to_owned();
    let largest_game = |last: &str| {
        let filler = "Choice(throw:12500,player:1,pairs:(8,9)),";
        // With 12,500 throws and choices of the first player, and 10 of each other one.
        let mut rest = vec![filler; 100_000 - 25_070 - 2];
        rest.extend([last, last]);
        endless(8, 12_500, &rest).into_bytes()
    };
    let played = largest_game("Choice(throw:1,player:1,pairs:(5,8),fifth:1),");
    // With other dice in the first throw hardly anything that follows is legal any more.
    let refused = largest_game("Throw(number:1,dice:(5,5,5,5,5)),");
    // Busts without end, the last of them written again and again.
    let last = "Roll(number:2000,dice:(1,1,1,1)),".repeat(100_000 - 2_003);
    let classic = classic_files::endless(2_000, &last);
    // The first roll is written again so often that nearly the most of all is played again.
    let first = "Roll(number:1,dice:(1,1,1,1)),".repeat(250);
    let classic_again = classic_files::endless(2_000, &first);
    let wrong = "Throw(number:1,dice:(1,1,1,1,7)),";
    let room = largest - endless(8, 1, &[]).len();
    let faults = endless(8, 1, &vec![wrong; room / wrong.len() - 1]);
    // Each correction of the first throw concerns all others, and the fault is behind all of them.
    let mut corrections = [
        "Throw(number:1,dice:(1,2,3,4,4)),",
        "Throw(number:1,dice:(1,2,3,4,5)),",
    ]
    .repeat(5_000);
    corrections.push(wrong);
    let faults_at_the_end = endless(1, 40_000, &corrections);
    let latin_1 = "(format: \"fifth-die séance\")".chars();
    let latin_1: Vec<u8> = latin_1.map(|char| char as u8).collect();
    let mut files = vec![
        ("endless", played, ": ok"),
        ("refused", refused, ": ok"),
        ("classic", classic.into_bytes(), ": ok"),
        ("classic-again", classic_again.into_bytes(), ": ok"),
        ("faults", faults.into_bytes(), ":1:"),
        ("faults-at-the-end", faults_at_the_end.into_bytes(), ":1:"),
        ("latin-1", latin_1, ":1:22: it is not UTF-8 text"),
    ];
    let (start, head) = (start.as_str(), head.as_str());
    let none = ":1:1: it isn’t a Fifth Die game";
    let cut_off = ":14:8388250: the file ends too early";
    for (name, begin, unit, expected) in [
        ("round", "", "(", none),
        ("square", "", "[", none),
        ("deep", start, "x:(", ":4:5: `x` isn’t one of the fields"),
        ("deep-events", head, "[", ":14:14: Expected identifier"),
        (
            "comments",
            "",
            "/*",
            ":1:8388607: it isn’t a Fifth Die game",
        ),
        (
            "text",
            start,
            "title:Some(\"",
            ":4:29: Expected closing `)`",
        ),
        ("numbers", head, "0,", ":14:14: `0` is where"),
        ("nothing", "", "\0", none),
        ("events", head, "Throw(number:1,dice:(1,1,1,1,1)),", cut_off),
    ] {
        let mut text = begin.to_owned();
        text += &unit.repeat((largest - begin.len()) / unit.len());
        files.push((name, text.into_bytes(), expected));
    }
    let mut most = 0;
    for (name, content, expected) in files {
        let path = path(name);
        fs::write(&path, &content).unwrap();
        let (words, memory) = check_measured(&path);
        let told = format!("{}{expected}", path.display());
        assert!(words.contains(&told), "{words}");
        let is_little = memory < idle + MEMORY;
        assert!(is_little, "{name}: {memory} bytes, idle {idle}");
        assert_eq!(fs::read(&path).unwrap(), content, "the file stays as it is");
        most = most.max(memory);
    }
    say(&format!(
        "memory for a file: {} KiB above idle at most",
        most.saturating_sub(idle) >> 10
    ));
}
