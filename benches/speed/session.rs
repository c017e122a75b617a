use criterion::{BatchSize, Criterion, criterion_group};
use fifth_die::rules::express::Penalty;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Event, Seed, Session};

use crate::play;

criterion_group!(benches, long_sessions);

/// The most events that a session is made for.
pub const MANY: usize = 100_000;

/// A game of eight of which `throws` throws are answered.
pub fn game(throws: usize) -> Session {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];
    let mut session = play::table(&names, Penalty::default(), DiceSource::App(Seed(7)));
    play::play(&mut session, Seed(7), throws);
    session
}

/// A game of eight at its eleventh throw, whose players have changed their minds until there were this many events.
pub fn long(events: usize) -> Session {
    let mut session = game(10);
    play::step(&mut session, Seed(7));
    let number = session.table().rounds().len();
    for place in 0.. {
        if session.log().cursor() == events {
            break;
        }
        session.record(mind(&session, number, place)).unwrap();
    }
    session
}

/// The `place`th of the choices that the players of a throw make in turn, over and over.
fn mind(session: &Session, number: usize, place: usize) -> Event {
    let cells = session
        .table()
        .round(ThrowNumber::new(number))
        .unwrap()
        .cells();
    let seats: Vec<Seat> = Seat::all(cells.len())
        .filter(|&seat| !cells[seat].before().is_out())
        .collect();
    let seat = seats[place % seats.len()];
    let throw = session
        .table()
        .round(ThrowNumber::new(number))
        .unwrap()
        .throw();
    let choices = cells[seat].before().choices(throw);
    Event::Choice {
        throw: ThrowNumber::new(number),
        seat,
        choice: choices[place / seats.len() % choices.len()],
    }
}

fn long_sessions(criterion: &mut Criterion) {
    let session = long(MANY);
    let mut group = criterion.benchmark_group("session");
    group.sample_size(10);
    group.bench_function("100,000 events replayed", |bencher| {
        bencher.iter(|| {
            let events = session.log().events().to_vec();
            Session::replay(session.setup().clone(), events, MANY).unwrap()
        });
    });
    // A session has no room for more than that.
    let session = long(MANY - 1);
    let next = mind(&session, 11, MANY - 1);
    let correction = mind(&session, 1, 3);
    for (name, event) in [
        ("one more event of 100,000", next),
        ("a correction of the first throw after 99,999", correction),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter_batched_ref(
                || {
                    // So that the time is not that of the log's growth.
                    let mut session = session.clone();
                    session.record(event.clone()).unwrap();
                    session.undo();
                    session
                },
                |session| session.record(event.clone()).unwrap(),
                BatchSize::PerIteration,
            );
        });
    }
    group.bench_function("one undo of 100,000", |bencher| {
        bencher.iter_batched_ref(
            || session.clone(),
            |session| session.undo(),
            BatchSize::PerIteration,
        );
    });
    group.finish();

    let game = game(usize::MAX);
    let events = game.log().cursor();
    criterion.bench_function(
        &format!("session/one undo of a whole game of {events}"),
        |bencher| {
            bencher.iter_batched_ref(
                || game.clone(),
                |session| session.undo(),
                BatchSize::SmallInput,
            );
        },
    );
}
