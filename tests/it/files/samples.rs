//! Every file in `saves/` loads and is what play gives.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::express::Review;
use fifth_die::language::Language;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Colour, DiceSource, Event, Help, Helps, Level, Seed, Session, Title};
use fifth_die::store::{self, Export, Id, Saved};
use fifth_die::table::Record;
use fifth_die::text;

use crate::fixtures::{chosen, handed, joined, retired, strict_house, take, thrown};
use crate::play::{play, played, real, step, table};
#[cfg(target_os = "linux")]
use crate::{classic_files, house};

/// A sample by its name, its title, and how it was played.
type Sample = (&'static str, Option<&'static str>, fn() -> Session);

/// The sample that counts for nothing, with hints, and reviewed.
const PRACTICE: &str = "v1-practice";

/// The sample of a strict game, and the one with every help that is noted but a hint.
const STRICT: &str = "v1-strict";
const HELPED: &str = "v1-helped";

const SAMPLES: [Sample; 10] = [
    ("v1-under-way", Some("Friday at Zoë's"), under_way),
    ("v1-finished", None, finished),
    ("v1-solo", None, solo),
    (PRACTICE, Some("Practice"), solo),
    (STRICT, None, solo),
    (HELPED, None, solo),
    (
        "v1-corrected",
        Some("The one with the die under the sofa"),
        corrected,
    ),
    ("v1-penalty-100", None, penalty_100),
    // As in `v1-finished`: the same throws, and the same way to choose.
    ("v1-again", None, again),
    ("v1-seats", Some("Who stayed"), seats),
];

/// Nine throws, the tenth answered, and two of its choices taken back.
fn under_way() -> Session {
    let real = Seed(1);
    let mut session = played(&["Ann", "Ben", "Zoë", "李雷"], DiceSource::Real, real, 9);
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
    let mut session = played(&["Ann", "Ben"], DiceSource::Real, real, 2);
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
    played(&["Ann", "Ben", "Cleo"], DiceSource::Real, Seed(3), 100)
}

fn solo() -> Session {
    let dice = DiceSource::App(Seed(20_261_120));
    played(&["Ann"], dice, Seed(0), 100)
}

/// Six throws; the second one is corrected, then a choice of the second player; what this makes illegal is chosen again, and
/// after two more throws another correction is made and taken back.
fn corrected() -> Session {
    let real = Seed(5);
    let mut session = table(&["Ann", "Ben", "Cleo"], Penalty::OneFifty, DiceSource::Real);
    play(&mut session, real, 6);

    let others = (0..500).map(|seed| Event::Throw {
        number: ThrowNumber::new(2),
        throw: Seed(seed).throw(ThrowNumber::new(2)),
    });
    first_that_is_felt(&mut session, others);
    play(&mut session, real, 6);

    let rounds = session.table().rounds().iter().enumerate();
    let others = rounds.flat_map(|(index, round)| {
        let choices = round.cells()[1].before().choices(round.throw());
        let number = index + 1;
        choices
            .into_iter()
            .map(move |choice| chosen(number, 1, choice))
    });
    let others: Vec<Event> = others.collect();
    first_that_is_felt(&mut session, others);
    play(&mut session, real, 8);

    session.record(thrown(5, [1, 2, 3, 4, 5])).unwrap();
    session.undo();
    session
}

/// Records the first of `corrections` that makes a later choice illegal.
fn first_that_is_felt(session: &mut Session, corrections: impl IntoIterator<Item = Event>) {
    for correction in corrections {
        let about = correction.number();
        session.record(correction).unwrap();
        let is_later = |(throw, _)| Some(throw) > about;
        if session.table().waiting().any(is_later) {
            return;
        }
        session.undo();
    }
    panic!("no correction is felt later");
}

fn penalty_100() -> Session {
    let dice = DiceSource::App(Seed(u64::MAX));
    let mut session = table(&["Mia", "Opa"], Penalty::OneHundred, dice);
    play(&mut session, Seed(0), 100);
    session
}

fn again() -> Session {
    played(&["Ann"], finished().same_dice(), Seed(0), 100)
}

fn saved((name, title, played): Sample) -> Saved {
    let session = played();
    let is_practice = name == PRACTICE;
    Saved {
        id: Id::of(Path::new(name)).unwrap(),
        title: title.map(|title| Title::new(title).unwrap()),
        created: "2026-11-20T20:15:00Z".parse().unwrap(),
        changed: "2026-11-20T20:41:12Z".parse().unwrap(),
        record: Record {
            options: strict_house(name == STRICT),
            taken: Vec::new(),
            helps: match name {
                PRACTICE => [Help::Hint].into(),
                HELPED => [Help::Review, Help::TakenBack, Help::KnownDice].into(),
                _ => Helps::new(),
            },
            counts: !is_practice,
            reviewed: is_practice.then(|| {
                let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
                let review = Review::of(table, &session, Seat::new(0));
                let loss = review.moments.mean_loss();
                vec![(loss * 1e6).round() / 1e6]
            }),
        },
        session: session.into(),
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

#[test]
fn samples_are_what_play_gives() {
    for sample in SAMPLES {
        is_what_play_gives(&saved(sample));
    }
}

/// Whether the sample of this id is this game. `FIFTH_DIE_WRITE_SAMPLES=1 cargo test samples` writes those that are missing;
/// one that was released never changes.
#[track_caller]
pub fn is_what_play_gives(saved: &Saved) {
    let path = folder().join(saved.id.as_os_str()).with_extension("ron");
    if std::env::var_os("FIFTH_DIE_WRITE_SAMPLES").is_some() && !path.exists() {
        fs::write(&path, store::write(saved)).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, store::write(saved), "{}", path.display());
    assert_eq!(store::read(&path).as_ref(), Ok(saved));
}

/// The text of a short game with an undone event: dice and choices are given, so that tests can tell them.
pub fn small() -> String {
    let mut session = real(&["Ann", "Zoë"]);
    for event in [
        thrown(1, [1, 4, 4, 5, 5]),
        chosen(1, 0, take([9, 9], 1)),
        chosen(1, 1, take([9, 9], 1)),
        thrown(2, [1, 4, 5, 6, 6]),
        chosen(2, 0, take([7, 9], 6)),
        chosen(2, 1, take([7, 9], 6)),
        thrown(3, [2, 2, 3, 4, 4]),
        chosen(3, 0, take([6, 6], 3)),
        chosen(3, 1, take([6, 6], 3)),
    ] {
        session.record(event).unwrap();
    }
    session.undo();
    let mut saved = saved(SAMPLES[0]);
    saved.session = session.into();
    store::write(&saved)
}

/// The same game as if the app had thrown the dice.
pub fn small_with_seed(seed: u64) -> String {
    small().replace("dice: Real", &format!("dice: App(seed: {seed})"))
}

/// Each line of the table tells what stands in the file once, what is put in its place (`↵` is the end of a line), and the
/// error with its place.
#[track_caller]
pub fn each_is_an_error(whole: &str, table: &str) {
    let mut wrong = String::new();
    for line in table.trim_matches('\n').lines() {
        let [from, to, expected] = line.split(" → ").collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let [from, to] = [from, to].map(|part| part.replace('↵', "\n"));
        assert_eq!(whole.matches(&from).count(), 1, "{from}");
        let damaged = whole.replace(&from, &to);
        let error = store::parse(Path::new("a.ron"), damaged.as_bytes()).unwrap_err();
        let found = error.to_string();
        if found != format!("a.ron:{expected}") {
            wrong += &format!("{to}\n  expected a.ron:{expected}\n  found    {found}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_file_that_does_not_load_is_told_in_a_sentence_of_the_language() {
    let damaged = small().replace("dice: (1, 4, 4, 5, 5)", "dice: (1, 4, 4, 5, 6)");
    let error = store::parse(Path::new("a.ron"), damaged.as_bytes()).unwrap_err();
    assert_eq!(
        text::not_loaded(&error),
        "a.ron: it is damaged and stays as it is; “fifth-die check” with this path says where"
    );
    let said = text::in_language(Language::German, || text::not_loaded(&error));
    assert!(said.starts_with("a.ron: sie ist beschädigt"), "{said}");
}

#[test]
fn samples_are_all_there_is() {
    let files = fs::read_dir(folder()).unwrap();
    let files = files.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let files: BTreeSet<String> = files.collect();
    let express = SAMPLES.map(|(name, ..)| name).into_iter();
    let classic = classic_files::SAMPLES.map(|(name, ..)| name);
    let names = express.chain(classic).chain([house::SAMPLE]);
    let mut expected: BTreeSet<String> = names.map(|name| format!("{name}.ron")).collect();
    expected.insert("README.md".to_owned());
    assert_eq!(files, expected);
}

#[test]
fn samples_show_what_their_names_say() {
    for over in [finished(), solo(), penalty_100()] {
        assert_eq!(over.table().phase(), Phase::Over);
    }
    let seats = seats();
    assert_eq!(seats.table().phase(), Phase::Over);
    let stories = Seat::all(3).map(|seat| seats.seat_history(seat).to_string());
    let expected = [
        "Ann, from throw 6 Master",
        "Ben, left after throw 7",
        "Dora, joined before throw 3",
    ];
    assert_eq!(stories.collect::<Vec<_>>(), expected);
    let asks = |throw| Phase::Choices(ThrowNumber::new(throw));
    let under_way = under_way();
    assert_eq!(under_way.table().phase(), asks(10));
    assert_eq!(under_way.log().undone().len(), 2);
    let mut corrected = corrected();
    assert_eq!(corrected.table().phase(), Phase::Throw(ThrowNumber::new(9)));
    assert_eq!(corrected.log().undone().len(), 1);
    // Done again, the correction takes choices away.
    corrected.redo();
    assert_eq!(corrected.table().phase(), asks(5));
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
        let json = store::export(&saved, Export::Json);
        let mut all = Vec::new();
        names(&serde_json::from_str(&json).unwrap(), &mut all);
        for kind in [Export::Table, Export::Throws] {
            let table = store::export(&saved, kind);
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
