use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use fifth_die::rules::Seat;
use fifth_die::rules::dice::{Die, Throw};
use fifth_die::rules::express::{Pad, Phase, Table};
use fifth_die::session::Seed;

criterion_group!(benches, one_throw, whole_game);

fn one_throw(criterion: &mut Criterion) {
    let throw = Throw::new([Die::One, Die::Two, Die::Three, Die::Five, Die::Six]);
    let pad = Pad::EMPTY;
    let choice = pad.choices(&throw)[0];

    let mut group = criterion.benchmark_group("rules");
    group.bench_function("legal choices of a throw, 15 of them", |bencher| {
        bencher.iter(|| black_box(&pad).choices(black_box(&throw)));
    });
    group.bench_function("one choice played", |bencher| {
        bencher.iter(|| black_box(&pad).play(black_box(&throw), black_box(choice)));
    });
}

fn whole_game(criterion: &mut Criterion) {
    let mut number = 0;
    criterion.bench_function("rules/a random game of one player", |bencher| {
        bencher.iter(|| {
            number += 1;
            random_game(Seed(number))
        });
    });
}

/// A game in which each choice is taken by the dice of its own throw.
fn random_game(seed: Seed) -> Table {
    let mut table = Table::new(1);
    while let Phase::Throw(number) = table.phase() {
        let throw = seed.throw(number);
        table.writer().write_throw(number, throw).unwrap();
        let choices = table.pads()[0].choices(&throw);
        let place = throw.dice().iter().fold(number.get(), |place, die| {
            place * 6 + usize::from(die.value())
        });
        table
            .writer()
            .write_choice(number, Seat::new(0), choices[place % choices.len()])
            .unwrap();
    }
    table
}
