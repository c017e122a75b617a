use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::prelude::*;

use crate::cli::{fail, progress};
use crate::coach::classic::{Progress, Values};
use crate::store;
use crate::words;

#[derive(Debug, Args)]
pub struct Arguments {
    /// How many games to learn from.
    #[arg(long, value_name = "N")]
    games: u32,

    /// Where the dice of these games come from.
    #[arg(long, value_name = "S")]
    seed: u64,

    /// Learn only for one who plays alone, or only for two; the rest stays as it is built in.
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    players: Option<u8>,

    /// The file to write.
    #[arg(long, value_name = "FILE", default_value = "classic.values")]
    out: PathBuf,
}

/// How often the progress is told.
const PAUSE: Duration = Duration::from_secs(2);

pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let mut values = match arguments.players {
        None => Values::blank(),
        Some(_) => Values::built_in().clone(),
    };
    for players in [1, 2] {
        if arguments.players.is_none_or(|only| only == players) {
            let begun = Instant::now();
            let mut told = begun;
            values.learn(
                usize::from(players),
                arguments.games,
                arguments.seed,
                |games, play| games.into_par_iter().map(play).collect(),
                |at| {
                    if told.elapsed() >= PAUSE || at.games == at.of {
                        told = Instant::now();
                        tell(players, at, begun.elapsed());
                    }
                },
            );
        }
    }
    match store::replace(&arguments.out, &values.write()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{}: {error}", words::path(&arguments.out))),
    }
}

/// Says how far the training is.
fn tell(players: u8, at: &Progress, elapsed: Duration) {
    let remaining = elapsed.mul_f64(f64::from(at.of) / f64::from(at.games.max(1)) - 1.0);
    progress(format_args!(
        "{players} of 2: {} of {} games, {:.2} turns a game, error {:.4}, {} s left",
        at.games,
        at.of,
        at.turns,
        at.error,
        remaining.as_secs()
    ));
}
