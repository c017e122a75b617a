//! How long the coach takes to think: `cargo bench --bench coach`.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};

use fifth_die::coach::express::engine::Marks;
use fifth_die::coach::express::{MarkOdds, Outlook, ValueTable, deep, instant, target};
use fifth_die::rules::dice::{Die, Throw};
use fifth_die::rules::express::{Pad, Penalty};

fn table() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred)
}

/// A throw of 15 choices for an empty pad.
fn throw() -> Throw {
    Throw::new([Die::One, Die::Two, Die::Three, Die::Five, Die::Six])
}

/// A pad in the first third of a game.
fn pad() -> Pad {
    let tracks = [(Die::One, 3), (Die::Four, 2), (Die::Six, 2)];
    Pad::from_marks([0, 1, 0, 3, 4, 3, 2, 1, 0, 0, 0], &tracks).expect("a possible pad")
}

fn advice(c: &mut Criterion) {
    let (table, throw) = (table(), throw());
    let mut group = c.benchmark_group("express/advice for 15 choices");
    group.bench_function("instant", |b| {
        b.iter(|| instant(table, black_box(&Pad::EMPTY), &throw));
    });
    group.bench_function("deep", |b| {
        b.iter(|| deep(table, black_box(&Pad::EMPTY), &throw));
    });
    group.sample_size(10);
    group.bench_function("target, 1000 games for each", |b| {
        b.iter(|| target(table, black_box(&Pad::EMPTY), &throw, 500, 1000, 1));
    });
}

fn outlook(c: &mut Criterion) {
    let (table, pad) = (table(), pad());
    c.bench_function("express/odds of the next throw", |b| {
        b.iter(|| MarkOdds::of(black_box(&pad)));
    });
    c.bench_function("express/outlook of 1000 games", |b| {
        b.iter(|| Outlook::of(table, black_box(&pad), 1000, 1));
    });
}

fn games(c: &mut Criterion) {
    let table = table();
    let mut game = 0;
    c.bench_function("express/a game by the table", |b| {
        b.iter(|| {
            game += 1;
            table.play_on(Marks::of(&Pad::EMPTY), 1, game)
        });
    });
}

fn load(c: &mut Criterion) {
    let file = include_bytes!("../assets/coach/express.values");
    c.bench_function("express/load one table", |b| {
        b.iter(|| ValueTable::read(black_box(file), Penalty::TwoHundred));
    });
}

criterion_group!(benches, advice, outlook, games, load);
criterion_main!(benches);
