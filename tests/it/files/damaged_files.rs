//! What is no session, or none any more: every error tells where and what, and what is good of a file is not lost.

use std::fs;
use std::path::Path;
use std::time::Duration;

use fifth_die::store::{self, Id, LoadFault, Saved};

use crate::classic_files;
use crate::play::express;
use crate::samples::{each_is_an_error, small, small_with_seed};
use crate::store::store;

#[test]
fn a_file_cut_anywhere_is_no_panic() {
    for text in [small(), classic_files::small()] {
        // Without the line break at its end the file is still whole.
        for end in 0..text.len() - 1 {
            let path = Path::new("cut.ron");
            let result = store::parse(path, &text.as_bytes()[..end]);
            assert!(result.is_err(), "{end}");
        }
    }
}

#[test]
fn brackets_without_end_are_an_error() {
    let whole = small();
    let (head, _) = whole.split_once("events: [").unwrap();
    let (start, _) = whole.split_once("game").unwrap();
    let (field, events) = (format!("{start}x: "), format!("{head}events: ["));
    for unit in [
        "(", "[", "{", "(a:", "Some(", "/*", "A(", "[(", "((),", "\"", "//\n",
    ] {
        for head in ["", start, &field, &events] {
            let text = format!("{head}{}", unit.repeat(100_000));
            let result = store::parse(Path::new("deep.ron"), text.as_bytes());
            assert!(result.is_err(), "{unit}");
        }
    }
}

#[test]
fn what_editors_add_is_allowed() {
    let text = small();
    let path = Path::new("small.ron");
    let saved = store::parse(path, text.as_bytes()).unwrap();
    for other in [
        format!("\u{feff}{text}"),
        text.replace('\n', "\r\n"),
        text.replace(",\n", "\n,// so\n"),
        text.replace("fifth: Some(1)", "fifth: 1"),
        format!("/* ours */ {text}"),
    ] {
        assert_ne!(other, text);
        assert_eq!(store::parse(path, other.as_bytes()), Ok(saved.clone()));
    }
}

#[test]
fn errors_tell_place_and_expectation() {
    each_is_an_error(
        &small(),
        r#"
(1, 4, 4, 5, 5) → (1, 4, 7, 5, 5) → 15:39: `dice` has 7, but a die shows 1 to 6
(1, 4, 4, 5, 5) → (1, 4, -1, 5, 5) → 15:39: `dice` has -1, but a die shows 1 to 6
(1, 4, 4, 5, 5) → (1, 4, 99999999999, 5, 5) → 15:39: Integer is out of bounds
(1, 4, 4, 5, 5) → (1, 4, "4", 5, 5) → 15:39: Expected integer
(1, 4, 4, 5, 5) → (1, 4, 4, 5) → 15:43: Expected an array of length 5 but found 4 elements instead
Throw(number: 1 → Throw(number: 4 → 15:9: event 1: there is no throw 4
Throw(number: 1 → Trow(number: 1 → 15:9: `Trow` isn’t valid here, only Throw, Choice, Seat
Throw(number: 1,  → Throw( → 15:36: the field `number` of `Throw` is missing
Throw(number: 1 → Throw(numbr: 1 → 15:15: `numbr` isn’t one of the fields of `Throw`: number, dice
throw: 1, player: 1, pairs: (9, 9) → throw: 1, player: 1, pairs: (9, 13) → 16:48: `pairs` has 13, but two dice make 2 to 12
throw: 1, player: 1, pairs: (9, 9) → throw: 1, player: 3, pairs: (9, 9) → 16:34: `player` is 3, but the players are 1 to 2
throw: 1, player: 1, pairs: (9, 9) → throw: 1, player: 0, pairs: (9, 9) → 16:34: `player` is 0, but the players are 1 to 2
throw: 1, player: 1, pairs: (9, 9), fifth: Some(1) → throw: 1, player: 1, pairs: (9, 9), fifth: Some(9) → 16:59: `fifth` is 9, but a die shows 1 to 6
throw: 1, player: 1, pairs: (9, 9) → throw: 1, player: 1, pairs: (9, 10) → 16:9: event 2: 9 + 10, fifth 1 isn’t legal: the dice 1-4-4-5-5 don’t make that (X1)
Choice(throw: 2, player: 2, pairs: (7, 9), fifth: Some(6)) → /* her */ Choice(throw: 2, player: 2, pairs: (10, 11), fifth: Some(1)) → 20:19: event 6: 10 + 11, fifth 1 isn’t legal: the fifth die must be a new value (4, 5 or 6) (X3)
        Choice(throw: 2, player: 2, pairs: (7, 9), fifth: Some(6)),↵ →  → 20:9: event 6: player 2 must choose for throw 2 first (X13)
"Zoë" → "ann" → 9:48: players 1 and 2 have the same name
"Zoë" → " " → 9:55: `name` is " ", but a player needs a name
"Zoë" → "a\nb" → 9:55: `name` is "a\nb", but a name must be one line of plain text
"Zoë" → "\u{202e}Zoë" → 9:55: `name` is "\u{202e}Zoë", but a name must be one line of plain text
"Zoë" → "\u{200b}" → 9:55: `name` is "\u{200b}", but a name needs a visible character
Some("Friday → Some("\u{0}Friday → 5:17: `title` is "\0Friday at Zoë's", but a title must be one line of plain text
Orange → Blue → 9:48: players 1 and 2 have the same colour
Orange → Pink → 9:70: `Pink` isn’t valid here, only Orange, Sky, Green, Yellow, Blue, Vermilion, Purple, Grey
    setup: ( →     reviewed: [1.0], setup: ( → 8:15: `reviewed` has 1 numbers, but there are 2 players
    setup: ( →     reviewed: [1.0, -2.5], setup: ( → 8:21: `reviewed` has -2.5, but a loss is 0 or more
penalty: 200 → penalty: 120 → 10:18: `penalty` is 120, but it must be 200, 150 or 100
dice: Real → dice: App(seed: -5) → 11:26: Integer is out of bounds
cursor: 8 → cursor: 10 → 13:13: the cursor is 10, but there are only 9 events
    cursor: 8,↵ →  → 24:1: the field `cursor` of `Session` is missing
    cursor: 8,↵ →     cursor: 8,↵    cursor: 8,↵ → 14:5: the field `cursor` of `Session` appears twice
    cursor: 8,↵ →     cursor: 8,↵    speed: (1, [2]),↵ → 14:5: `speed` isn’t one of the fields of `Session`: format, version, game, title, created, changed, assisted, helped, house, taken, counts, reviewed, setup, cursor, events
    ],↵)↵ →  → 24:1: the file ends too early
        Choice(throw: 3, player: 1 →         Choice(throw: 1000001, player: 1, pairs: (6, 6), fifth: Some(3)),↵        Seat(Retire(player: 2)),↵        Choice(throw: 3, player: 1 → 22:9: event 8: there is no throw 1000001
    ],↵)↵ →     ],↵) x↵ → 25:3: Non-whitespace trailing characters
version: 1 → version: 2 → 3:14: it has version 2 of the format, and this Fifth Die knows version 1: use a newer one
version: 1 → version: 0 → 3:14: `version` is 0, but it must be 1
version: 1 → version: "1" → 3:14: Expected integer
Express → Chess → 4:11: it’s a game of Chess, which this Fifth Die doesn’t know: use a newer one
20:15:00Z → 25:15:00Z → 6:14: "2026-11-20T25:15:00Z" is no time like "2026-11-20T20:15:00Z"
fifth-die session → fifth-die settings → 2:13: it isn’t a Fifth Die game, which begins with `(format: "fifth-die session", version: 1, …`
"#,
    );
}

#[test]
fn what_is_no_session_says_so() {
    for text in [
        "",
        "hello",
        "(",
        "[1]",
        "(format: \"other\")",
        "{\"format\": 1}",
        // RON says here that the fault begins behind its end.
        "#![enable(unwrap_variant_newtypes)]\n(x: Some(@))",
    ] {
        let error = store::parse(Path::new("a.ron"), text.as_bytes()).unwrap_err();
        assert_eq!(error.fault, LoadFault::NotASession, "{text}");
    }
    let error = store::parse(Path::new("a.ron"), b"(\n  \"Zo\xeb\"").unwrap_err();
    let told = "a.ron:2:6: it is not UTF-8 text: byte 8 of the file is wrong";
    assert_eq!(error.to_string(), told);
}

#[test]
fn what_is_no_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    let fault = |path: &Path| store::read(path).unwrap_err().fault;
    assert_eq!(fault(&path), LoadFault::Missing);
    assert_eq!(fault(folder.path()), LoadFault::NotAFile);
    let file = fs::File::create(&path).unwrap();
    file.set_len(store::LARGEST + 1).unwrap();
    assert_eq!(fault(&path), LoadFault::TooLarge);
    #[cfg(unix)]
    {
        assert_eq!(fault(Path::new("/dev/zero")), LoadFault::NotAFile);
        let link = folder.path().join("link.ron");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        assert_eq!(fault(&link), LoadFault::Missing);
    }
}

#[test]
fn a_damaged_game_can_be_played_up_to_its_last_good_event() {
    let (_folder, store) = store();
    let id = Id::of(Path::new("game.ron")).unwrap();
    let path = store.session_file(&id);
    let text = small();
    let whole = store::parse(&path, text.as_bytes()).unwrap();
    let now = whole.changed;
    let salvage = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        let salvaged = store.salvage(&id, now);
        assert_eq!(fs::read(&path).unwrap(), bytes, "the file stays as it is");
        salvaged
    };

    let salvaged = salvage(text.as_bytes()).unwrap();
    assert_eq!((salvaged.kept, salvaged.lost), (9, 0));
    assert_ne!(salvaged.saved.id, whole.id);
    assert_eq!(salvaged.saved.session, whole.session);

    // Cut anywhere behind the setup, the events that are whole count.
    let begin = text.find("    cursor").unwrap();
    for end in begin..text.len() - 1 {
        let salvaged = salvage(&text.as_bytes()[..end]).unwrap();
        let is_event = |line: &&str| line.starts_with("        ") && line.ends_with([')', ',']);
        let events = text[begin..end].lines().filter(is_event).count();
        let all = express(&salvaged.saved.session).log().events();
        let expected = &express(&whole.session).log().events()[..salvaged.kept];
        assert_eq!(all, expected);
        // A choice is whole at its last bracket, but not at the one of its fifth die.
        let possible = salvaged.kept..=salvaged.kept + 1;
        assert!(possible.contains(&events), "{end}");
        assert_eq!(salvaged.saved.title, whole.title);
    }

    // What is damaged, and how many events are before it and behind.
    for (from, to, kept, lost) in [
        // What cannot be read, what can be nothing, what is not legal.
        ("e(throw: 2, player: 1", "\u{0}(throw: 2, player: 1", 4, 4),
        ("(1, 4, 5, 6, 6)", "(1, 4, 5, 6, 7)", 3, 6),
        ("1, pairs: (6, 6)", "1, pairs: (6, 7)", 7, 2),
        // What nobody needs.
        ("20:15:00Z", "25:15:00Z", 9, 0),
        ("Some(\"Friday", "So(\"Friday", 9, 0),
        ("cursor: 8", "cursor: -8", 9, 0),
        ("cursor: 8", "curser: 8", 9, 0),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        let salvaged = salvage(text.replace(from, to).as_bytes()).expect(to);
        assert_eq!((salvaged.kept, salvaged.lost), (kept, lost), "{to}");
        // One event is undone, where the file still says so.
        let is_undone = kept == 9 && !from.contains("cursor");
        let cursor = kept - usize::from(is_undone);
        let found = express(&salvaged.saved.session).log().cursor();
        assert_eq!(found, cursor, "{to}");
    }
    // So does the time that was taken by those who sit there.
    let timed = text.replacen("    setup", "    taken: [1500, 0],\n    setup", 1);
    let cut = &timed.as_bytes()[..timed.len() - 5];
    let taken = salvage(cut).unwrap().saved.record.taken;
    assert_eq!(taken, [1500, 0].map(Duration::from_millis));
    let more = timed.replacen("[1500, 0]", "[1500, 0, 70]", 1);
    assert_eq!(salvage(more.as_bytes()).unwrap().saved.record.taken, taken);
    let wrong = timed.replacen("1500", "-1", 1);
    let taken = salvage(wrong.as_bytes()).unwrap().saved.record.taken;
    assert!(taken.is_empty());
    // A letter that is no UTF-8 costs no event.
    let place = text.find("ë").unwrap();
    let mut bytes = text.clone().into_bytes();
    bytes[place] = b'e';
    assert_eq!(salvage(&bytes).unwrap().kept, 9);

    for (from, to) in [
        ("version: 1", "version: 2"),
        ("Express", "Chess"),
        ("penalty: 200", "penalty: 210"),
        ("\"Zoë\"", "\"Ann\""),
        ("format", "for\u{0}mat"),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert!(salvage(damaged.as_bytes()).is_err(), "{to}");
    }
}

/// A game is the same after it was saved.
#[track_caller]
pub fn comes_back(saved: Saved) {
    let path = Path::new(saved.id.as_os_str());
    let again = store::parse(path, store::write(&saved).as_bytes());
    assert_eq!(again, Ok(saved));
}

#[test]
fn a_file_with_any_bit_flipped_gives_what_can_be_saved() {
    let (_folder, store) = store();
    let id = Id::of(Path::new("flipped.ron")).unwrap();
    let path = store.session_file(&id);
    for text in [small_with_seed(5), classic_files::small_with_seed(5)] {
        let events = text.find("events: [").unwrap() + "events: [".len();
        for (place, bit) in (0..text.len()).flat_map(|place| (0..8).map(move |bit| (place, bit))) {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            if let Ok(saved) = store::parse(&path, &bytes) {
                comes_back(saved);
            }
            if [0, 7].contains(&bit) {
                fs::write(&path, &bytes).unwrap();
                match store.salvage(&id, jiff::Timestamp::UNIX_EPOCH) {
                    Ok(salvaged) => comes_back(salvaged.saved),
                    Err(_) => assert!(place < events, "{place}, {bit}"),
                }
            }
        }
    }
}
