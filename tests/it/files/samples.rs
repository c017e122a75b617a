//! Every file in `saves/` loads, is written as it is, and shows what its name says.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fifth_die::language::Language;
use fifth_die::rules::classic::Columns;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{AnySession, DiceSource, Help, Seed};
use fifth_die::store::{self, AtZero, Export, Saved, Timer};
use fifth_die::text;

use crate::classic_files;
use crate::fixtures::{chosen, secret_house, take, thrown, with_columns};
use crate::play::{board, board_after, express, play, play_board, played, real, table};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

/// The sample of this name.
#[track_caller]
pub fn sample(name: &str) -> Saved {
    store::read(&folder().join(name).with_extension("ron")).unwrap()
}

/// One that was released never changes.
#[test]
fn every_sample_loads_and_is_written_as_it_is() {
    let files = fs::read_dir(folder()).unwrap();
    let paths = files.map(|entry| entry.unwrap().path());
    let is_sample = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ron");
    let samples: Vec<PathBuf> = paths.filter(is_sample).collect();
    assert_eq!(samples.len(), 17);
    for path in samples {
        let text = fs::read_to_string(&path).unwrap();
        let saved = store::read(&path).unwrap();
        assert_eq!(store::write(&saved), text, "{}", path.display());
    }
}

#[test]
fn samples_of_whole_games_are_what_play_gives() {
    let three = ["Ann", "Ben", "Cleo"];
    let app = || DiceSource::App(Seed(20_261_120));
    let finished = played(&three, DiceSource::Real, Seed(3), 100);
    let again = played(&["Ann"], finished.same_dice(), Seed(0), 100);
    let highest = DiceSource::App(Seed(u64::MAX));
    let mut hundred = table(&["Mia", "Opa"], Penalty::OneHundred, highest);
    play(&mut hundred, Seed(0), 100);
    let mut alone = board(&["Ann"], with_columns(Columns::Four), app());
    play_board(&mut alone, Seed(0), 1_000);
    let games: [(&str, AnySession); 6] = [
        ("v1-finished", finished.into()),
        ("v1-again", again.into()),
        ("v1-solo", played(&["Ann"], app(), Seed(0), 100).into()),
        ("v1-penalty-100", hundred.into()),
        (
            "v1-classic-finished",
            board_after(&three, DiceSource::Real, Seed(1), 1_000).into(),
        ),
        ("v1-classic-solo", alone.into()),
    ];
    for (name, session) in games {
        assert!(session.is_over(), "{name}");
        assert_eq!(sample(name).session, session, "{name}");
    }
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
    let saved = Saved {
        session: session.into(),
        ..sample("v1-under-way")
    };
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
fn samples_show_what_their_names_say() {
    let session = |name: &str| express(&sample(name).session).clone();
    let seats = session("v1-seats");
    assert_eq!(seats.table().phase(), Phase::Over);
    let stories = Seat::all(3).map(|seat| seats.seat_history(seat).to_string());
    let expected = [
        "Ann, from throw 6 Master",
        "Ben, left after throw 7",
        "Dora, joined before throw 3",
    ];
    assert_eq!(stories.collect::<Vec<_>>(), expected);
    let asks = |throw| Phase::Choices(ThrowNumber::new(throw));
    let under_way = session("v1-under-way");
    assert_eq!(under_way.table().phase(), asks(10));
    assert_eq!(under_way.log().undone().len(), 2);
    let mut corrected = session("v1-corrected");
    assert_eq!(corrected.table().phase(), Phase::Throw(ThrowNumber::new(9)));
    assert_eq!(corrected.log().undone().len(), 1);
    // Done again, the correction takes choices away.
    corrected.redo();
    assert_eq!(corrected.table().phase(), asks(5));

    let record = |name: &str| sample(name).record;
    assert!(record("v1-strict").options.strict);
    let helps = [Help::Review, Help::TakenBack, Help::KnownDice];
    assert_eq!(record("v1-helped").helps, helps.into());
    let practice = record("v1-practice");
    assert_eq!(practice.helps, [Help::Hint].into());
    assert!(!practice.counts && practice.reviewed.is_some());
    let secret = record("v1-secret");
    assert_eq!(secret.options, secret_house(Timer::new(35, AtZero::First)));
    let taken = [48_250, 61_500, 33_750].map(Duration::from_millis);
    assert_eq!(secret.taken, taken);
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
