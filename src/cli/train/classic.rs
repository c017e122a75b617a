use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Args;
use clap::builder::TypedValueParser;
use rayon::prelude::*;

use crate::cli::{fail, progress};
use crate::coach::classic::{Progress, Subject, Values};
use crate::rules::classic::Sharing;
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

    /// Learn only for one who plays alone, for two equals who share spaces, jump or are forced on, or for a master against
    /// somebody weaker; the rest stays as it is built in.
    #[arg(long, value_parser = subjects())]
    only: Option<Subject>,

    /// The file to write.
    #[arg(long, value_name = "FILE", default_value = "classic.values")]
    out: PathBuf,
}

/// One word for what is learned about.
fn name(subject: Subject) -> &'static str {
    match subject {
        Subject::Alone => "alone",
        Subject::Equals(Sharing::Share) => "share",
        Subject::Equals(Sharing::Jump) => "jump",
        Subject::Equals(Sharing::Forced) => "forced",
        Subject::Weaker => "weaker",
    }
}

fn subjects() -> impl TypedValueParser<Value = Subject> {
    crate::cli::word(Subject::ALL.map(|subject| (name(subject), subject)))
}

/// How often the progress is told.
const PAUSE: Duration = Duration::from_secs(2);

pub(super) fn run(arguments: &Arguments) -> ExitCode {
    let mut values = match arguments.only {
        None => Values::blank(),
        Some(_) => Values::built_in().clone(),
    };
    let wanted = |subject: &Subject| arguments.only.is_none_or(|only| only == *subject);
    for subject in Subject::ALL.into_iter().filter(wanted) {
        let begun = Instant::now();
        let mut told = begun;
        values.learn(
            subject,
            arguments.games,
            arguments.seed,
            |games, play| games.into_par_iter().map(play).collect(),
            |at| {
                if told.elapsed() >= PAUSE || at.games == at.of {
                    told = Instant::now();
                    tell(subject, at, begun.elapsed());
                }
            },
        );
    }
    match store::replace(&arguments.out, &values.write()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&format!("{}: {error}", words::path(&arguments.out))),
    }
}

/// Says how far the training is.
fn tell(subject: Subject, at: &Progress, elapsed: Duration) {
    let remaining = elapsed.mul_f64(f64::from(at.of) / f64::from(at.games.max(1)) - 1.0);
    progress(format_args!(
        "{}: {} of {} games, {:.2} turns a game, error {:.4}, {} s left",
        name(subject),
        at.games,
        at.of,
        at.turns,
        at.error,
        remaining.as_secs()
    ));
}
