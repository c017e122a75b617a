//! Every file in `saves/` loads and is what play gives.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::express::Review;
use fifth_die::rules::dice::{Die, Pairs, Sum, Throw};
use fifth_die::rules::express::{Choice, Penalty, Phase};
use fifth_die::session::{Colour, Dice, Event, Level, Seed, Session};
use fifth_die::store::{self, Export, House, Id, LoadFault, Saved, Store};

use crate::given::{handed, joined, retired};
use crate::play::{express, play, step, table};
#[cfg(target_os = "linux")]
use crate::tools::have;
use crate::tools::say;
use crate::{classic_files, house};

/// A sample, the totals that are shown for it, and how it was played.
struct Sample {
    name: &'static str,
    title: Option<&'static str>,
    totals: &'static [i32],
    played: fn() -> Session,
}

/// The sample that counts for nothing, with hints, and reviewed.
const PRACTICE: &str = "v1-practice";

const SAMPLES: [Sample; 8] = [
    Sample {
        name: "v1-under-way",
        title: Some("Friday at Zoë's"),
        totals: &[-550, -940, -940, -600],
        played: under_way,
    },
    Sample {
        name: "v1-finished",
        title: None,
        totals: &[-180, -210, -560],
        played: finished,
    },
    Sample {
        name: "v1-solo",
        title: None,
        totals: &[-500],
        played: solo,
    },
    Sample {
        name: PRACTICE,
        title: Some("Practice"),
        totals: &[-500],
        played: solo,
    },
    Sample {
        name: "v1-corrected",
        title: Some("The one with the die under the sofa"),
        totals: &[-860, -400, -720],
        played: corrected,
    },
    Sample {
        name: "v1-penalty-100",
        title: None,
        totals: &[30, 90],
        played: penalty_100,
    },
    Sample {
        name: "v1-again",
        title: None,
        // As in `v1-finished`: the same throws, and the same way to choose.
        totals: &[-180],
        played: again,
    },
    Sample {
        name: "v1-seats",
        title: Some("Who stayed"),
        totals: &[-800, -800, -220],
        played: seats,
    },
];

/// Nine throws, the tenth answered, and two of its choices taken back.
fn under_way() -> Session {
    let real = Seed(1);
    let mut session = table(
        &["Ann", "Ben", "Zoë", "李雷"],
        Penalty::TwoHundred,
        Dice::Real,
    );
    play(&mut session, real, 9);
    for _ in 0..5 {
        step(&mut session, real);
    }
    session.undo();
    session.undo();
    session
}

/// A third joins before the third throw, the first hands over to the program after the fifth, the second leaves in the
/// midst of the eighth, and the others play to the end.
fn seats() -> Session {
    let real = Seed(7);
    let mut session = table(&["Ann", "Ben"], Penalty::TwoHundred, Dice::Real);
    play(&mut session, real, 2);
    let late = joined("Dora", Colour::Green);
    session.record(late.into()).unwrap();
    play(&mut session, real, 5);
    let handed = handed(0, "Master", Some(Level::Master));
    session.record(handed.into()).unwrap();
    play(&mut session, real, 7);
    step(&mut session, real);
    session.record(retired(1).into()).unwrap();
    play(&mut session, real, 100);
    session
}

fn finished() -> Session {
    let mut session = table(&["Ann", "Ben", "Cleo"], Penalty::TwoHundred, Dice::Real);
    play(&mut session, Seed(3), 100);
    session
}

fn solo() -> Session {
    let mut session = table(&["Ann"], Penalty::TwoHundred, Dice::App(Seed(20_261_120)));
    play(&mut session, Seed(0), 100);
    session
}

/// Six throws; the second one is corrected, then a choice of the second player; what this makes illegal is chosen again, and
/// after two more throws another correction is made and taken back.
fn corrected() -> Session {
    let real = Seed(5);
    let mut session = table(&["Ann", "Ben", "Cleo"], Penalty::OneFifty, Dice::Real);
    play(&mut session, real, 6);

    let others = (0..500).map(|seed| Event::Throw {
        number: 2,
        throw: Seed(seed).throw(2),
    });
    first_that_is_felt(&mut session, others);
    play(&mut session, real, 6);

    let rounds = session.table().rounds().iter().enumerate();
    let others: Vec<Event> = rounds
        .flat_map(|(index, round)| {
            let choices = round.cells()[1].before().choices(round.throw());
            choices.into_iter().map(move |choice| Event::Choice {
                throw: index + 1,
                seat: 1,
                choice,
            })
        })
        .collect();
    first_that_is_felt(&mut session, others);
    play(&mut session, real, 8);

    let throw = Throw::from_values([1, 2, 3, 4, 5]).unwrap();
    session.record(Event::Throw { number: 5, throw }).unwrap();
    session.undo();
    session
}

/// Records the first of `corrections` that makes a later choice illegal.
fn first_that_is_felt(session: &mut Session, corrections: impl IntoIterator<Item = Event>) {
    for correction in corrections {
        let about = correction.number();
        session.record(correction).unwrap();
        if session.table().waiting().any(|(throw, _)| throw > about) {
            return;
        }
        session.undo();
    }
    panic!("no correction is felt later");
}

fn penalty_100() -> Session {
    let mut session = table(
        &["Mia", "Opa"],
        Penalty::OneHundred,
        Dice::App(Seed(u64::MAX)),
    );
    play(&mut session, Seed(0), 100);
    session
}

fn again() -> Session {
    let mut session = table(&["Ann"], Penalty::TwoHundred, finished().same_dice());
    play(&mut session, Seed(0), 100);
    session
}

fn saved(sample: &Sample) -> Saved {
    let session = (sample.played)();
    let is_practice = sample.name == PRACTICE;
    Saved {
        id: Id::of(Path::new(sample.name)).unwrap(),
        title: sample.title.map(str::to_owned),
        created: "2026-11-20T20:15:00Z".parse().unwrap(),
        changed: "2026-11-20T20:41:12Z".parse().unwrap(),
        house: House::default(),
        taken: Vec::new(),
        assisted: is_practice,
        counts: !is_practice,
        reviewed: is_practice.then(|| {
            let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
            let loss = Review::of(table, &session, 0).mean_loss();
            vec![(loss * 1e6).round() / 1e6]
        }),
        session: session.into(),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

/// `FIFTH_DIE_WRITE_SAMPLES=1 cargo test samples` writes the samples that are missing; one that was released never
/// changes.
#[test]
fn samples_are_what_play_gives() {
    for sample in &SAMPLES {
        let path = folder().join(sample.name).with_extension("ron");
        let saved = saved(sample);
        if std::env::var_os("FIFTH_DIE_WRITE_SAMPLES").is_some() && !path.exists() {
            fs::write(&path, store::write(&saved)).unwrap();
        }
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(text, store::write(&saved), "{}", path.display());
        assert_eq!(store::read(&path), Ok(saved));
    }
}

/// The text of a short game with an undone event: dice and choices are given, so that tests can tell them.
pub fn small() -> String {
    let throw = |number, dice| Event::Throw {
        number,
        throw: Throw::from_values(dice).unwrap(),
    };
    let choice = |throw, seat, pairs: [u8; 2], fifth| {
        let [one, other] = pairs.map(|sum| Sum::new(sum).unwrap());
        Event::Choice {
            throw,
            seat,
            choice: Choice {
                pairs: Pairs::new(one, other),
                fifth: Die::new(fifth),
            },
        }
    };
    let mut session = table(&["Ann", "Zoë"], Penalty::TwoHundred, Dice::Real);
    for event in [
        throw(1, [1, 4, 4, 5, 5]),
        choice(1, 0, [9, 9], 1),
        choice(1, 1, [9, 9], 1),
        throw(2, [1, 4, 5, 6, 6]),
        choice(2, 0, [7, 9], 6),
        choice(2, 1, [7, 9], 6),
        throw(3, [2, 2, 3, 4, 4]),
        choice(3, 0, [6, 6], 3),
        choice(3, 1, [6, 6], 3),
    ] {
        session.record(event).unwrap();
    }
    session.undo();
    let mut saved = saved(&SAMPLES[0]);
    saved.session = session.into();
    store::write(&saved)
}

/// The same game as if the app had thrown the dice.
pub fn small_with_seed(seed: u64) -> String {
    small().replace("dice: Real", &format!("dice: App(seed: {seed})"))
}

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
fn a_file_with_any_bit_flipped_is_no_panic() {
    let path = Path::new("flipped.ron");
    for text in [small_with_seed(5), classic_files::small_with_seed(5)] {
        for place in 0..text.len() {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                if let Ok(saved) = store::parse(path, &bytes) {
                    let again = store::parse(path, store::write(&saved).as_bytes());
                    assert_eq!(again, Ok(saved));
                }
            }
        }
    }
}

#[test]
fn brackets_without_end_are_an_error() {
    let whole = small();
    let (head, _) = whole.split_once("events: [").unwrap();
    let (start, _) = whole.split_once("game").unwrap();
    for unit in [
        "(", "[", "{", "(a:", "Some(", "/*", "A(", "[(", "((),", "\"", "//\n",
    ] {
        for head in [
            "",
            start,
            &format!("{start}x: "),
            &format!("{head}events: ["),
        ] {
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
    let whole = small();
    let mut wrong = String::new();
    // What stands in the file once, what replaces it, and the error.
    for (from, to, expected) in [
        (
            "(1, 4, 4, 5, 5)",
            "(1, 4, 7, 5, 5)",
            "15:39: `dice` has 7, but a die shows 1 to 6",
        ),
        (
            "(1, 4, 4, 5, 5)",
            "(1, 4, -1, 5, 5)",
            "15:39: `dice` has -1, but a die shows 1 to 6",
        ),
        (
            "(1, 4, 4, 5, 5)",
            "(1, 4, 99999999999, 5, 5)",
            "15:39: Integer is out of bounds",
        ),
        (
            "(1, 4, 4, 5, 5)",
            "(1, 4, \"4\", 5, 5)",
            "15:39: Expected integer",
        ),
        (
            "(1, 4, 4, 5, 5)",
            "(1, 4, 4, 5)",
            "15:43: Expected an array of length 5 but found 4 elements instead",
        ),
        (
            "Throw(number: 1",
            "Throw(number: 4",
            "15:9: event 1: there is no throw 4",
        ),
        (
            "Throw(number: 1",
            "Trow(number: 1",
            "15:9: `Trow` cannot stand here, only Throw, Choice, Seat",
        ),
        (
            "Throw(number: 1, ",
            "Throw(",
            "15:36: the field `number` of `Throw` is missing",
        ),
        (
            "Throw(number: 1",
            "Throw(numbr: 1",
            "15:15: `numbr` is none of the fields of `Throw`: number, dice",
        ),
        (
            "throw: 1, player: 1, pairs: (9, 9)",
            "throw: 1, player: 1, pairs: (9, 13)",
            "16:48: `pairs` has 13, but two dice make 2 to 12",
        ),
        (
            "throw: 1, player: 1, pairs: (9, 9)",
            "throw: 1, player: 3, pairs: (9, 9)",
            "16:34: `player` is 3, but the players are 1 to 2",
        ),
        (
            "throw: 1, player: 1, pairs: (9, 9)",
            "throw: 1, player: 0, pairs: (9, 9)",
            "16:34: `player` is 0, but the players are 1 to 2",
        ),
        (
            "throw: 1, player: 1, pairs: (9, 9), fifth: Some(1)",
            "throw: 1, player: 1, pairs: (9, 9), fifth: Some(9)",
            "16:59: `fifth` is 9, but a die shows 1 to 6",
        ),
        (
            "throw: 1, player: 1, pairs: (9, 9)",
            "throw: 1, player: 1, pairs: (9, 10)",
            "16:9: event 2: 9 + 10, fifth 1 is not legal: the dice 1-4-4-5-5 do not make that (X1)",
        ),
        (
            "Choice(throw: 2, player: 2, pairs: (7, 9), fifth: Some(6))",
            "/* her */ Choice(throw: 2, player: 2, pairs: (10, 11), fifth: Some(1))",
            "20:19: event 6: 10 + 11, fifth 1 is not legal: the fifth die must be a new value first (4, 5 or 6) (X3)",
        ),
        (
            "        Choice(throw: 2, player: 2, pairs: (7, 9), fifth: Some(6)),\n",
            "",
            "20:9: event 6: player 2 has not chosen for throw 2 (X13)",
        ),
        (
            "\"Zoë\"",
            "\"ann\"",
            "9:48: players 1 and 2 have the same name",
        ),
        (
            "\"Zoë\"",
            "\" \"",
            "9:55: `name` is \" \", but a player needs a name",
        ),
        (
            "\"Zoë\"",
            "\"a\\nb\"",
            "9:55: `name` is \"a\\nb\", but a name is one line of plain text",
        ),
        (
            "Orange",
            "Blue",
            "9:48: players 1 and 2 have the same colour",
        ),
        (
            "Orange",
            "Pink",
            "9:70: `Pink` cannot stand here, only Orange, Sky, Green, Yellow, Blue, Vermilion, Purple, Grey",
        ),
        (
            "    setup: (",
            "    reviewed: [1.0], setup: (",
            "8:15: `reviewed` has 1 numbers, but there are 2 players",
        ),
        (
            "    setup: (",
            "    reviewed: [1.0, -2.5], setup: (",
            "8:21: `reviewed` has -2.5, but a loss is 0 or more",
        ),
        (
            "penalty: 200",
            "penalty: 120",
            "10:18: `penalty` is 120, but it must be 200, 150 or 100",
        ),
        (
            "dice: Real",
            "dice: App(seed: -5)",
            "11:26: Integer is out of bounds",
        ),
        (
            "cursor: 8",
            "cursor: 10",
            "13:13: the cursor is 10, but there are only 9 events",
        ),
        (
            "    cursor: 8,\n",
            "",
            "24:1: the field `cursor` of `Session` is missing",
        ),
        (
            "    cursor: 8,\n",
            "    cursor: 8,\n    cursor: 8,\n",
            "14:5: the field `cursor` of `Session` stands here again",
        ),
        (
            "    cursor: 8,\n",
            "    cursor: 8,\n    speed: (1, [2]),\n",
            "14:5: `speed` is none of the fields of `Session`: format, version, game, title, created, changed, assisted, house, taken, counts, reviewed, setup, cursor, events",
        ),
        (
            "    ],\n)\n",
            "",
            "24:1: the file ends in the middle of something",
        ),
        (
            "        Choice(throw: 3, player: 1",
            "        Choice(throw: 1000001, player: 1, pairs: (6, 6), fifth: Some(3)),\n        Seat(Retire(player: 2)),\n        Choice(throw: 3, player: 1",
            "22:9: event 8: there is no throw 1000001",
        ),
        (
            "    ],\n)\n",
            "    ],\n) x\n",
            "25:3: Non-whitespace trailing characters",
        ),
        (
            "version: 1",
            "version: 2",
            "3:14: it has version 2 of the format and this program knows version 1: use a newer Fifth Die to open it",
        ),
        (
            "version: 1",
            "version: 0",
            "3:14: `version` is 0, but it must be 1",
        ),
        ("version: 1", "version: \"1\"", "3:14: Expected integer"),
        (
            "Express",
            "Chess",
            "4:11: it is a game of Chess, which this program does not know: use a newer Fifth Die to open it",
        ),
        (
            "20:15:00Z",
            "25:15:00Z",
            "6:14: `created` is \"2026-11-20T25:15:00Z\", but it must be a time like \"2026-11-20T20:15:00Z\"",
        ),
        (
            "fifth-die session",
            "fifth-die settings",
            "2:13: it is not a session of this program, which begins with `(format: \"fifth-die session\", version: 1, …`",
        ),
    ] {
        assert_eq!(whole.matches(from).count(), 1, "{from}");
        let text = whole.replace(from, to);
        let error = store::parse(Path::new("a.ron"), text.as_bytes()).unwrap_err();
        let found = error.to_string();
        if found != format!("a.ron:{expected}") {
            wrong += &format!("{to}\n  expected a.ron:{expected}\n  found    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
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
    assert_eq!(
        error.to_string(),
        "a.ron:2:6: it is not UTF-8 text: byte 8 of the file is wrong"
    );
}

#[test]
fn what_is_no_file_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.ron");
    assert_eq!(store::read(&path).unwrap_err().fault, LoadFault::Missing);
    assert_eq!(
        store::read(folder.path()).unwrap_err().fault,
        LoadFault::NotAFile
    );
    let file = fs::File::create(&path).unwrap();
    file.set_len(store::LARGEST + 1).unwrap();
    assert_eq!(store::read(&path).unwrap_err().fault, LoadFault::TooLarge);
    #[cfg(unix)]
    {
        let zero = Path::new("/dev/zero");
        assert_eq!(store::read(zero).unwrap_err().fault, LoadFault::NotAFile);
        let link = folder.path().join("link.ron");
        std::os::unix::fs::symlink("nowhere", &link).unwrap();
        assert_eq!(store::read(&link).unwrap_err().fault, LoadFault::Missing);
    }
}

#[test]
fn samples_are_all_there_is() {
    let mut files: Vec<String> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    files.sort();
    let mut expected: Vec<String> = SAMPLES
        .iter()
        .map(|sample| format!("{}.ron", sample.name))
        .collect();
    let classic = classic_files::SAMPLES.iter();
    expected.extend(classic.map(|sample| format!("{}.ron", sample.name)));
    expected.push(format!("{}.ron", house::SAMPLE));
    expected.push("README.md".to_owned());
    expected.sort();
    assert_eq!(files, expected);
}

#[test]
fn samples_show_what_their_names_say() {
    for sample in &SAMPLES {
        let session = (sample.played)();
        let totals: Vec<i32> = (0..session.players().len())
            .map(|seat| session.score(seat).total())
            .collect();
        assert_eq!(totals, sample.totals, "{}", sample.name);
    }
    for over in [finished(), solo(), penalty_100()] {
        assert_eq!(over.table().phase(), Phase::Over);
    }
    let seats = seats();
    assert_eq!(seats.table().phase(), Phase::Over);
    let stories = (0..3).map(|seat| seats.story(seat).to_string());
    let expected = [
        "Ann, from throw 6 Master",
        "Ben, left after throw 7",
        "Dora, joined before throw 3",
    ];
    assert_eq!(stories.collect::<Vec<_>>(), expected);
    let under_way = under_way();
    assert_eq!(under_way.table().phase(), Phase::Choices(10));
    assert_eq!(under_way.log().undone().len(), 2);
    let mut corrected = corrected();
    assert_eq!(corrected.table().phase(), Phase::Throw(9));
    assert_eq!(corrected.log().undone().len(), 1);
    // Done again, the correction takes choices away.
    corrected.redo();
    assert_eq!(corrected.table().phase(), Phase::Choices(5));
}

/// The README shows a whole file of each game; they must be such.
#[test]
fn the_examples_of_the_readme_load() {
    let readme = fs::read_to_string(folder().join("README.md")).unwrap();
    let examples: Vec<&str> = readme.split("```ron\n").skip(1).collect();
    assert_eq!(examples.len(), 2);
    for example in examples {
        let (example, _) = example.split_once("```").unwrap();
        let saved = store::parse(Path::new("example.ron"), example.as_bytes()).unwrap();
        assert_eq!(store::write(&saved), example);
    }
}

/// What other programs read of either game is told in the README, field by field.
#[test]
fn the_readme_names_every_field_that_is_shown() {
    fn names(value: &serde_json::Value, all: &mut Vec<String>) {
        match value {
            serde_json::Value::Object(fields) => {
                for (name, value) in fields {
                    all.push(name.clone());
                    names(value, all);
                }
            }
            serde_json::Value::Array(items) => items.iter().for_each(|item| names(item, all)),
            _ => {}
        }
    }
    let readme = fs::read_to_string(folder().join("README.md")).unwrap();
    for text in [small(), classic_files::small()] {
        let saved = store::parse(Path::new("a.ron"), text.as_bytes()).unwrap();
        let json = store::export(&saved, Export::Json).unwrap();
        let mut all = Vec::new();
        names(&serde_json::from_str(&json).unwrap(), &mut all);
        for kind in [Export::Table, Export::Throws] {
            let table = store::export(&saved, kind).unwrap();
            let (head, _) = table.split_once('\n').unwrap();
            let heads = head.split(',').map(str::to_owned);
            // Of numbered dice the first and the last are named.
            all.extend(heads.filter(|head| !["die_2", "die_3"].contains(&head.as_str())));
        }
        for name in all {
            let is_die = name == "die_4" && text.contains("Express");
            assert!(is_die || readme.contains(&format!("`{name}`")), "{name}");
        }
    }
}

#[test]
fn a_damaged_game_can_be_played_up_to_its_last_good_event() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
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
    assert_eq!(salvaged.fault, None);
    assert_ne!(salvaged.saved.id, whole.id);
    assert_eq!(salvaged.saved.session, whole.session);

    // Cut anywhere behind the setup, the events that are whole count.
    let begin = text.find("    cursor").unwrap();
    for end in begin..text.len() - 1 {
        let salvaged = salvage(&text.as_bytes()[..end]).unwrap();
        let lines = text[begin..end]
            .lines()
            .filter(|line| line.starts_with("        "));
        let events = lines.filter(|line| line.ends_with([')', ','])).count();
        let all = express(&salvaged.saved.session).log().events();
        assert_eq!(all.len(), salvaged.kept);
        assert_eq!(
            all,
            &express(&whole.session).log().events()[..salvaged.kept]
        );
        // A choice is whole at its last bracket, but not at the one of its fifth die.
        assert!(
            salvaged.kept <= events && events <= salvaged.kept + 1,
            "{end}"
        );
        assert_eq!(salvaged.saved.title, whole.title);
        assert!(salvaged.fault.is_some());
    }

    // What is damaged, and how many events are before it and behind.
    for (from, to, kept, lost) in [
        // What cannot be read, what can be nothing, what is not legal.
        (
            "Choice(throw: 2, player: 1",
            "Ch\u{0}ice(throw: 2, player: 1",
            4,
            4,
        ),
        ("(1, 4, 5, 6, 6)", "(1, 4, 5, 6, 7)", 3, 6),
        (
            "throw: 3, player: 1, pairs: (6, 6)",
            "throw: 3, player: 1, pairs: (6, 7)",
            7,
            2,
        ),
        // What nobody needs.
        ("20:15:00Z", "25:15:00Z", 9, 0),
        ("Some(\"Friday", "So(\"Friday", 9, 0),
        ("cursor: 8", "cursor: -8", 9, 0),
        ("cursor: 8", "curser: 8", 9, 0),
    ] {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        let salvaged = salvage(text.replace(from, to).as_bytes()).expect(to);
        assert_eq!((salvaged.kept, salvaged.lost), (kept, lost), "{to}");
        let cursor = if kept == 9 && !from.contains("cursor") {
            8
        } else {
            kept
        };
        assert_eq!(
            express(&salvaged.saved.session).log().cursor(),
            cursor,
            "{to}"
        );
    }
    // So does the time that was taken by those who sit there.
    let timed = text.replacen("    setup", "    taken: [1500, 0],\n    setup", 1);
    let cut = &timed.as_bytes()[..timed.len() - 5];
    let taken = salvage(cut).unwrap().saved.taken;
    assert_eq!(taken, [1500, 0].map(Duration::from_millis));
    let more = timed.replacen("[1500, 0]", "[1500, 0, 70]", 1);
    assert_eq!(salvage(more.as_bytes()).unwrap().saved.taken, taken);
    let wrong = timed.replacen("1500", "-1", 1);
    assert!(salvage(wrong.as_bytes()).unwrap().saved.taken.is_empty());
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
        assert!(
            salvage(text.replacen(from, to, 1).as_bytes()).is_err(),
            "{to}"
        );
    }
}

#[test]
fn a_file_with_any_byte_damaged_gives_what_can_be_saved() {
    for text in [small_with_seed(5), classic_files::small_with_seed(5)] {
        what_can_be_saved_is_a_session(&text);
    }
}

/// Damages every byte of a text in turn.
fn what_can_be_saved_is_a_session(text: &str) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let id = Id::of(Path::new("flipped.ron")).unwrap();
    let path = store.session_file(&id);
    let events = text.find("events: [").unwrap() + "events: [".len();
    for place in 0..text.len() {
        for flip in [0x01, 0x80] {
            let mut bytes = text.as_bytes().to_vec();
            bytes[place] ^= flip;
            fs::write(&path, &bytes).unwrap();
            let salvaged = store.salvage(&id, jiff::Timestamp::UNIX_EPOCH);
            assert!(salvaged.is_ok() || place < events, "{place} {flip:#x}");
            if let Ok(salvaged) = salvaged {
                let again = store::write(&salvaged.saved);
                let path = Path::new(salvaged.saved.id.as_os_str());
                let again = store::parse(path, again.as_bytes());
                assert_eq!(again, Ok(salvaged.saved));
            }
        }
    }
}

/// What a file may cost besides what the program takes for a small one.
#[cfg(target_os = "linux")]
const MEMORY: u64 = 64 << 20;

/// What `check` says of a file, and the most bytes that it had in memory.
#[cfg(target_os = "linux")]
fn check_measured(path: &Path) -> (String, u64) {
    let output = std::process::Command::new("time")
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
            events.push(format!(
                "Choice(throw:{number},player:{player},pairs:{pairs}),"
            ));
        }
    }
    events.extend(rest.iter().map(|&event| event.to_owned()));
    let cursor = events.len() - 1;
    let colours = [
        "Orange",
        "Sky",
        "Green",
        "Yellow",
        "Blue",
        "Vermilion",
        "Purple",
        "Grey",
    ];
    let players: String = colours[..players]
        .iter()
        .map(|colour| format!("(name:\"{colour}\",colour:{colour}),"))
        .collect();
    let (time, events) = ("2026-11-20T20:15:00Z", events.concat());
    format!(
        "(format:\"fifth-die session\",version:1,game:Express,created:\"{time}\",changed:\"{time}\",\
         setup:(players:[{players}],penalty:200,dice:Real),cursor:{cursor},events:[{events}])"
    )
}

/// If everything were judged again after every correction, this would take many minutes.
#[test]
fn a_long_game_with_many_corrections_loads() {
    let dice = [
        "Throw(number:1,dice:(1,2,3,4,4)),",
        "Throw(number:1,dice:(1,2,3,4,5)),",
    ];
    let rest: Vec<&str> = (0..2_001).map(|turn| dice[turn % 2]).collect();
    let file = endless(1, 50_000, &rest);
    let session = store::parse(Path::new("long.ron"), file.as_bytes())
        .unwrap()
        .session;
    let table = express(&session).table();
    assert_eq!(table.rounds().len(), 50_000);
    assert_eq!(
        table.rounds()[0].throw(),
        &Throw::from_values([1, 2, 3, 4, 5]).unwrap()
    );
    // With those dice 1 is not what was left over.
    assert_eq!(table.phase(), Phase::Choices(1));
    let file = endless(1, 50_000, &rest[..2_000]);
    let session = store::parse(Path::new("long.ron"), file.as_bytes())
        .unwrap()
        .session;
    assert_eq!(express(&session).table().phase(), Phase::Throw(50_001));
}

#[test]
fn a_game_of_more_throws_than_anybody_plays_is_an_error() {
    let error = store::parse(Path::new("long.ron"), endless(8, 25_001, &[]).as_bytes());
    let error = error.unwrap_err().to_string();
    assert!(
        error.ends_with("`number` is 25001, but a game of 8 has at most 25000 throws"),
        "{error}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn no_file_costs_much_memory_or_time() {
    if !have(&[
        ("time", "time"),
        ("timeout", "coreutils"),
        ("mkfifo", "coreutils"),
    ]) {
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
        let filler = "Choice(throw:25000,player:1,pairs:(8,9)),";
        let room = largest - endless(8, 25_000, &[last, last]).len() - 10;
        let mut rest = vec![filler; room / filler.len()];
        rest.extend([last, last]);
        endless(8, 25_000, &rest).into_bytes()
    };
    let mut files = vec![
        (
            "endless",
            largest_game("Choice(throw:1,player:1,pairs:(5,8),fifth:1),"),
            ": ok",
        ),
        // With other dice in the first throw hardly anything that follows is legal any more.
        (
            "refused",
            largest_game("Throw(number:1,dice:(5,5,5,5,5)),"),
            ": ok",
        ),
        // Busts without end, the last of them written again and again.
        (
            "classic",
            {
                let filler = "Roll(number:20000,dice:(1,1,1,1)),";
                let room = largest - classic_files::endless(20_000, "").len();
                let text = classic_files::endless(20_000, &filler.repeat(room / filler.len()));
                text.into_bytes()
            },
            ": ok",
        ),
        // The first roll is written again so often that nearly the most of all is played again.
        (
            "classic-again",
            {
                let filler = "Roll(number:1,dice:(1,1,1,1)),";
                classic_files::endless(20_000, &filler.repeat(100)).into_bytes()
            },
            ": ok",
        ),
        (
            "faults",
            {
                let wrong = "Throw(number:1,dice:(1,1,1,1,7)),";
                let room = largest - endless(8, 1, &[]).len();
                let wrongs = vec![wrong; room / wrong.len() - 1];
                endless(8, 1, &wrongs).into_bytes()
            },
            ":1:",
        ),
        // Each correction of the first throw concerns all others, and the fault is behind all of them.
        (
            "faults-at-the-end",
            {
                let mut rest = [
                    "Throw(number:1,dice:(1,2,3,4,4)),",
                    "Throw(number:1,dice:(1,2,3,4,5)),",
                ]
                .repeat(5_000);
                rest.push("Throw(number:1,dice:(1,1,1,1,7)),");
                endless(1, 50_000, &rest).into_bytes()
            },
            ":1:",
        ),
        (
            "latin-1",
            "(format: \"fifth-die séance\")"
                .chars()
                .map(|char| char as u8)
                .collect(),
            ":1:22: it is not UTF-8 text",
        ),
    ];
    for (name, begin, unit, expected) in [
        ("round", "", "(", ":1:1: it is not a session"),
        ("square", "", "[", ":1:1: it is not a session"),
        (
            "deep",
            start.as_str(),
            "x:(",
            ":4:5: `x` is none of the fields",
        ),
        (
            "deep-events",
            head.as_str(),
            "[",
            ":14:14: Expected identifier",
        ),
        ("comments", "", "/*", ":1:8388607: it is not a session"),
        (
            "text",
            start.as_str(),
            "title:Some(\"",
            ":4:29: Expected closing `)`",
        ),
        ("numbers", head.as_str(), "0,", ":14:14: `0` stands where"),
        ("nothing", "", "\0", ":1:1: it is not a session"),
        (
            "events",
            head.as_str(),
            "Throw(number:1,dice:(1,1,1,1,1)),",
            ":14:8388250: the file ends in the middle of something",
        ),
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
        assert!(
            words.contains(&format!("{}{expected}", path.display())),
            "{words}"
        );
        assert!(
            memory < idle + MEMORY,
            "{name}: {memory} bytes, idle {idle}"
        );
        assert_eq!(fs::read(&path).unwrap(), content, "the file stays as it is");
        most = most.max(memory);
    }

    let sparse = path("sparse");
    fs::File::create(&sparse).unwrap().set_len(1 << 30).unwrap();
    let pipe = path("pipe");
    let status = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(status.unwrap().success());
    for (path, expected) in [
        (sparse.as_path(), "it is larger than"),
        (&pipe, "it is not a regular file"),
        (folder.path(), "it is not a regular file"),
        (Path::new("/dev/zero"), "it is not a regular file"),
        (Path::new("/dev/full"), "it is not a regular file"),
    ] {
        let (words, memory) = check_measured(path);
        assert!(
            words.contains(&format!("{}: {expected}", path.display())),
            "{words}"
        );
        assert!(
            memory < idle + (1 << 20),
            "{words}: {memory} bytes, idle {idle}"
        );
    }
    say(&format!(
        "memory for a file: {} KiB above idle at most",
        most.saturating_sub(idle) >> 10
    ));
}
