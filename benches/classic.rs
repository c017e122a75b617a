//! How long the classic board takes to think: `cargo bench --bench classic`.

#[path = "../examples/simulate/classic.rs"]
mod simulate;

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};

use fifth_die::coach::classic::{Effort, Values};
use fifth_die::rules::classic::{Decision, Phase, Position, Setting, Table, bust_odds};
use fifth_die::rules::dice::{Roll, Sum};
use fifth_die::rules::{RollNumber, Seat};
use fifth_die::session::{Level, Seed};

use self::simulate::play_game;

/// Four players in the middle of a game: two runners on the board, one left, a column won.
fn middle() -> Position {
    let squares = [
        [0, 5, 0, 3, 4, 6, 0, 2, 0, 0, 0],
        [0, 0, 0, 0, 5, 6, 2, 0, 4, 1, 0],
        [0, 0, 3, 0, 0, 9, 7, 0, 0, 0, 1],
        [2, 0, 0, 2, 8, 0, 0, 3, 0, 0, 0],
    ];
    let mut runners = [0; Sum::COUNT];
    runners[4] = 6;
    runners[6] = 2;
    Position::new(Setting::default(), squares.to_vec(), Seat::new(0), runners)
        .expect("a possible position")
}

fn plays(c: &mut Criterion) {
    let position = middle();
    let roll = Roll::from_values([2, 3, 4, 5]).expect("four dice");
    c.bench_function("the legal plays of a roll", |b| {
        b.iter(|| black_box(&position).plays(black_box(&roll)));
    });
}

fn odds(c: &mut Criterion) {
    let position = middle();
    c.bench_function("the exact odds of a bust", |b| {
        b.iter(|| bust_odds(black_box(&position)));
    });
}

/// The table of a whole game, each turn stopped once its runners are placed.
fn game(seed: Seed, players: usize) -> Table {
    let mut table = Table::new(Setting::default(), players, None).expect("one to four players");
    loop {
        let written = match table.phase() {
            Phase::Over { .. } => return table,
            Phase::RollOff { number, .. } => table.write_roll_off(number, seed.roll_off(number)),
            Phase::Roll {
                number, may_stop, ..
            } if may_stop && table.position().runners_remaining() == 0 => {
                table.write_decision(number.previous(), Decision::Stop)
            }
            Phase::Roll { number, .. } => table.write_roll(number, seed.roll(number)),
            Phase::Play(number) | Phase::Decision(number) => {
                let step = table.step(number).expect("the roll that waits");
                let plays = step.before().plays(step.roll());
                let play = plays[number.get() % plays.len()];
                table.write_play(number, play)
            }
        };
        written.expect("what the table waits for");
    }
}

fn games(c: &mut Criterion) {
    for players in [1, 4] {
        let rolls = game(Seed(2017), players).rolls().len();
        c.bench_function(&format!("a game of {players}, {rolls} rolls"), |b| {
            b.iter(|| game(Seed(2017), players));
        });
    }
    let table = game(Seed(2017), 4);
    let first = table.rolls()[0].roll;
    c.bench_function("the first roll of a game of 4 corrected", |b| {
        b.iter_batched_ref(
            || table.clone(),
            |table| table.write_roll(RollNumber::new(1), black_box(first)),
            BatchSize::SmallInput,
        );
    });
}

/// The advice of a whole turn from an empty board, the most that there is to think about.
fn advice(c: &mut Criterion) {
    let values = Values::built_in();
    for players in [1, 2, 4] {
        let start = Position::start(Setting::default(), players, Seat::new(0))
            .expect("one to four players");
        for effort in [Effort::Quick, Effort::Deep] {
            c.bench_function(&format!("{effort:?} advice for {players}"), |b| {
                b.iter(|| values.advice(black_box(&start), None, effort));
            });
        }
    }
}

fn opponents(c: &mut Criterion) {
    let values = Values::built_in();
    let mut seed = 0;
    c.bench_function("a game of the Rule of 28 alone", |b| {
        b.iter(|| {
            seed += 1;
            let levels = [Level::Steady];
            play_game(values, Effort::Quick, &levels, Setting::default(), seed)
        });
    });
}

fn load(c: &mut Criterion) {
    let bytes = include_bytes!("../assets/coach/classic.values");
    c.bench_function("the values read and checked", |b| {
        b.iter(|| Values::read(black_box(bytes)));
    });
}

criterion_group!(benches, plays, odds, games, advice, opponents, load);
criterion_main!(benches);
