use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::cli::{fail, print, progress};
use crate::coach::express::{Training, ValueTable};
use crate::rules::express::Penalty;
use crate::store;
use crate::words;

/// How many games by the finished table are counted.
const MEASURED: u64 = 1_000_000;
/// How often a line tells how far it is.
const PACE: Duration = Duration::from_secs(5);

pub(super) fn run(games: u64, seed: u64, penalties: &[Penalty], out: Option<&Path>) -> ExitCode {
    let mut file = Vec::new();
    for &penalty in penalties {
        let mut table = learn(penalty, games, seed);
        measure(&mut table, MEASURED.min(games), seed);
        file.extend(table.write());
        if let Err(error) = print(strength(&table)) {
            return fail(&error);
        }
    }
    if let Some(path) = out
        && let Err(error) = store::replace(path, &file)
    {
        return fail(&format!("{}: {error}", words::path(path)));
    }
    ExitCode::SUCCESS
}

fn learn(penalty: Penalty, games: u64, seed: u64) -> ValueTable {
    let mut training = Training::new(penalty, games, seed);
    let begin = Instant::now();
    let mut told = begin;
    while training.play() {
        if told.elapsed() >= PACE {
            let remaining = begin.elapsed().as_secs_f64() * (1.0 / training.done() - 1.0);
            progress(format_args!(
                "−{}: {} of {games} games, {remaining:.0} s left",
                penalty.points(),
                training.played(),
            ));
            told = Instant::now();
        }
    }
    training.finish()
}

/// Counts games with dice that were not learned from.
fn measure(table: &mut ValueTable, games: u64, seed: u64) {
    progress(format_args!("−{}: measuring", table.penalty().points()));
    for game in 0..games {
        table.measure(!seed, game);
    }
}

fn strength(table: &ValueTable) -> String {
    let distribution = table.distribution();
    let deviation = distribution.deviation();
    format!(
        "−{}: mean {:.2} ± {:.2}, standard deviation {deviation:.0}, median {}, in {} games\n",
        table.penalty().points(),
        distribution.mean(),
        deviation / (distribution.games().max(1) as f64).sqrt(),
        distribution.median(),
        distribution.games(),
    )
}
