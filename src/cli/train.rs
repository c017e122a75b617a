mod classic;
mod express;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Subcommand;
use clap::builder::TypedValueParser;

use crate::rules::express::Penalty;

/// What the coach can learn.
#[derive(Debug, Subcommand)]
pub enum Train {
    /// Learn the table of values of Can't Stop Express.
    ///
    /// Prints the strength of each table. The same games and seed give the same file, to the byte.
    Express {
        /// How many games to learn from.
        #[arg(long, value_name = "N")]
        games: u64,
        /// Where the dice come from.
        #[arg(long, value_name = "S")]
        seed: u64,
        /// What a row of one to four marks costs.
        #[arg(long, default_value = ALL, value_parser = penalties())]
        penalty: Penalties,
        /// The file to write; without it only the strength is told.
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Learn what positions of classic Can't Stop are worth, from games against itself.
    ///
    /// The same arguments give the same file, byte for byte.
    Classic(classic::Arguments),
}

/// The word for all penalties.
const ALL: &str = "all";

/// The penalties to learn for.
#[derive(Debug, Clone)]
pub struct Penalties(Vec<Penalty>);

fn penalties() -> impl TypedValueParser<Value = Penalties> {
    let each = Penalty::ALL.map(|penalty| (penalty.points().to_string(), Penalties(vec![penalty])));
    let all = (ALL.to_owned(), Penalties(Penalty::ALL.to_vec()));
    super::word(each.into_iter().chain([all]))
}

pub(super) fn run(train: &Train) -> ExitCode {
    match train {
        Train::Express {
            games,
            seed,
            penalty,
            out,
        } => express::run(*games, *seed, &penalty.0, out.as_deref()),
        Train::Classic(arguments) => classic::run(arguments),
    }
}
