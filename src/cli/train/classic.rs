use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::prelude::*;

use crate::cli::fail;
use crate::coach::classic::{Progress, Values};
use crate::store;

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
                |progress| {
                    if told.elapsed() >= PAUSE || progress.games == progress.of {
                        told = Instant::now();
                        tell(players, progress, begun.elapsed());
                    }
                },
            );
        }
    }
    match store::replace(&arguments.out, &values.write()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{}: {error}", arguments.out.display())),
    }
}

/// Says on standard error how far the training is.
fn tell(players: u8, progress: &Progress, elapsed: Duration) {
    let left = elapsed.mul_f64(f64::from(progress.of) / f64::from(progress.games.max(1)) - 1.0);
    // Where nobody listens any more, the file has to do.
    let _ = writeln!(
        io::stderr(),
        "{players} of 2: {} of {} games, {:.2} turns a game, error {:.4}, {} s left",
        progress.games,
        progress.of,
        progress.turns,
        progress.error,
        left.as_secs()
    );
}
