use std::process::ExitCode;

use clap::Subcommand;

mod classic;

/// What the coach can learn.
#[derive(Debug, Subcommand)]
pub enum Train {
    /// Learn what positions of classic Can't Stop are worth, from games against itself.
    ///
    /// The same arguments give the same file, byte for byte.
    Classic(classic::Arguments),
}

pub(super) fn run(train: &Train) -> ExitCode {
    match train {
        Train::Classic(arguments) => classic::run(arguments),
    }
}
