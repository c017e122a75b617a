//! Every file in `saves/` loads, is written as it is, and shows what its name says; how a table plays is agreed on where
//! it is set, kept with the game and offered again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use fifth_die::language::Language;
use fifth_die::rules::classic::Columns;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{AnySession, Colour, DiceSource, Help, Seed, Session};
use fifth_die::store::{
    self, AtZero, Course, Export, Listed, LoadError, Saved, TableOptions, Timer,
};
use fifth_die::table::Record;
use fifth_die::text;
use iced::keyboard::Modifiers;

use crate::classic_files;
use crate::fixtures::{self, chosen, joined, open_house, secret_house, take, thrown, with_columns};
use crate::harness::Desk;
use crate::play::{board, board_after, express, play, play_board, played, real, step, table};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

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
        "a.ron: it’s damaged, and left unchanged; to see where, run “fifth-die check” with this path"
    );
    let said = text::in_language(Language::German, || text::not_loaded(&error));
    assert!(
        said.starts_with("a.ron: Die Datei ist beschädigt"),
        "{said}"
    );
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
house: (timer: Some((seconds: 30, at_zero: Shout))), → `Shout` isn’t valid here, only Warn, First, Coach
house: (loud: true), → `loud` isn’t one of the fields of
helped: [Luck], → `Luck` isn’t valid here, only Hint, Review, TakenBack, KnownDice
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
    // The first two of three have chosen.
    let mut before = real(&["Ann", "Ben", "Cleo"]);
    for _ in 0..3 {
        step(&mut before, Seed(11));
    }
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
    desk.click("35 s per choice");
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
