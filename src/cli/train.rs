mod classic;
mod express;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Subcommand, ValueEnum};

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
        #[arg(long, value_enum, default_value_t = Penalties::All)]
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

/// The penalties to learn for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Penalties {
    #[value(name = "200")]
    TwoHundred,
    #[value(name = "150")]
    OneFifty,
    #[value(name = "100")]
    OneHundred,
    All,
}

impl Penalties {
    fn each(self) -> &'static [Penalty] {
        match self {
            Penalties::TwoHundred => &[Penalty::TwoHundred],
            Penalties::OneFifty => &[Penalty::OneFifty],
            Penalties::OneHundred => &[Penalty::OneHundred],
            Penalties::All => &Penalty::ALL,
        }
    }
}

pub(super) fn run(train: &Train) -> ExitCode {
    match train {
        Train::Express {
            games,
            seed,
            penalty,
            out,
        } => express::run(*games, *seed, penalty.each(), out.as_deref()),
        Train::Classic(arguments) => classic::run(arguments),
    }
}
