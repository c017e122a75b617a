//! Ten thousand games, and one of a hundred thousand events: listing, finding, sorting, loading, saving.
//!
//! `cargo bench --bench store`

// The games of the tests, of which a benchmark needs a few.
#[allow(dead_code)]
#[path = "../tests/support/play.rs"]
mod play;

use std::fs::{self, File};
use std::hint::black_box;
use std::time::{Duration, SystemTime};

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::Penalty;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Event, Seed, Session, Title};
use fifth_die::store::{self, People, Saved, Store};
use fifth_die::text::games::{Games, Order};
use jiff::{SignedDuration, Timestamp};

const GAMES: usize = 10_000;
const EVENTS: usize = 100_000;

const NAMES: [&str; 12] = [
    "Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Joe", "Kim", "Lea",
];

/// A store with this many finished games of two to four players, written a while ago.
fn store(games: usize) -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let begin: Timestamp = "2020-01-01T20:15:00Z".parse().unwrap();
    let long_ago = SystemTime::now() - Duration::from_secs(3600);
    for number in 0..games {
        let first = number % 8;
        let names = &NAMES[first..first + 2 + number % 3];
        let mut session = play::table(names, Penalty::TwoHundred, DiceSource::Real);
        play::play(&mut session, Seed(number as u64), 1000);
        let at = begin + SignedDuration::from_hours(number as i64);
        let saved = Saved {
            title: number
                .is_multiple_of(5)
                .then(|| Title::new(&format!("Evening {number}")).unwrap()),
            ..Saved::new(session, at)
        };
        let path = store.session_file(&saved.id);
        fs::write(&path, store::write(&saved)).unwrap();
        File::options()
            .write(true)
            .open(&path)
            .unwrap()
            .set_modified(long_ago)
            .unwrap();
    }
    (folder, store)
}

/// Two players who name 1, 2 and 3 and then see none of them again: free throws without an end.
fn endless() -> Saved {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    for number in 1.. {
        let named = u8::try_from(number).ok().filter(|&value| value <= 3);
        let throw = Throw::from_values([named.unwrap_or(6), 4, 4, 5, 5]).unwrap();
        if session.log().events().len() + 3 > EVENTS {
            break;
        }
        session
            .record(Event::Throw {
                number: ThrowNumber::new(number),
                throw,
            })
            .unwrap();
        for seat in 0..2 {
            let choice = session.table().pads()[seat]
                .choices(&throw)
                .into_iter()
                .find(|choice| choice.fifth.map(|die| die.value()) == named)
                .unwrap();
            let event = Event::Choice {
                throw: ThrowNumber::new(number),
                seat: Seat::new(seat),
                choice,
            };
            session.record(event).unwrap();
        }
    }
    Saved::new(session, Timestamp::UNIX_EPOCH)
}

fn many_games(criterion: &mut Criterion) {
    let (_folder, store) = store(GAMES);
    let mut group = criterion.benchmark_group("10000 games");
    group.sample_size(10);
    group.bench_function("list, no index", |bencher| {
        bencher.iter_batched(
            || fs::remove_dir_all(store.cache_folder()).unwrap_or_default(),
            |()| store.games(),
            BatchSize::PerIteration,
        );
    });
    assert_eq!(store.games().len(), GAMES);
    group.bench_function("list, with index", |bencher| bencher.iter(|| store.games()));
    group.bench_function("what the index knows", |bencher| {
        bencher.iter(|| store.known_games())
    });
    let listed = store.games();
    group.bench_function("prepare to find", |bencher| {
        let prepare = |listed| Games::new(listed, &People::default());
        bencher.iter_batched(|| listed.clone(), prepare, BatchSize::PerIteration);
    });
    let mut games = Games::new(listed, &People::default());
    for wanted in ["a", "ben", "evening 99", "2020-07 ann", "nobody"] {
        group.bench_function(format!("find {wanted}"), |bencher| {
            bencher.iter(|| games.find(black_box(wanted.to_owned())));
        });
    }
    games.find(String::new());
    for order in Order::ALL {
        group.bench_function(format!("sort by {order:?}"), |bencher| {
            bencher.iter(|| games.sort(black_box(order)));
        });
    }
}

fn one_long_game(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(Some(folder.path())).unwrap();
    let saved = endless();
    store.save(&saved).unwrap();
    let mut group = criterion.benchmark_group("100000 events");
    group.sample_size(10);
    group.bench_function("load", |bencher| {
        bencher.iter(|| store.load(&saved.id).unwrap())
    });
    group.bench_function("save, off the UI thread", |bencher| {
        bencher.iter(|| store.save(&saved).unwrap())
    });
    group.bench_function("copy for a save, on the UI thread", |bencher| {
        bencher.iter(|| saved.clone())
    });
    let undone = |mut session: Session| session.undo();
    group.bench_function("undo", |bencher| {
        bencher.iter_batched(
            || play::express(&saved.session).clone(),
            undone,
            BatchSize::PerIteration,
        );
    });
}

criterion_group!(benches, many_games, one_long_game);
criterion_main!(benches);
