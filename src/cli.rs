//! The command line: what `fifth-die check`, `fifth-die show` and `fifth-die train` do.
//!
//! A command reads files and writes to the standard output; every error goes to standard error, faults end with 1 and
//! misuse with 2. This room must never write a session file or open a window.

mod check;
mod show;
mod train;

use std::fmt;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};

pub use train::Train;

/// A companion for the dice game Can't Stop Express.
///
/// Without a command it opens its window.
#[derive(Debug, Parser)]
#[command(name = "fifth-die", version, disable_help_subcommand = true)]
pub struct Arguments {
    /// Keep games, settings and everything else below this folder.
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,

    /// A session file to open.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// What to do instead of opening the window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

impl Arguments {
    /// The arguments of this process; help and misuse end it.
    pub fn of_process() -> Arguments {
        let arguments = Arguments::parse();
        if arguments.file.is_some() && arguments.command.is_some() {
            Arguments::command()
                .error(
                    ErrorKind::ArgumentConflict,
                    "a file to open and a command exclude each other",
                )
                .exit();
        }
        arguments
    }
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Replay session files and report what is wrong with them.
    ///
    /// Each fault is reported by file, line and column, with the event and the ruling where it is one of the game's; what
    /// the game cannot be followed to any more is not judged. The exit code is 1 if any file has a fault.
    Check {
        /// The session files.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Print the pads, rows and totals of a session file.
    Show {
        /// The session file.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// For people, for a message, for programs, or for a spreadsheet: its rows and tracks, or its throws.
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Learn what positions are worth, and write it to a file.
    #[command(subcommand)]
    Train(Train),
}

/// How a session is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    Text,
    Message,
    Json,
    Csv,
    Throws,
}

/// Runs a command.
pub fn run(command: &Command) -> ExitCode {
    match command {
        Command::Check { files } => check::run(files),
        Command::Show { file, format } => show::run(file, *format),
        Command::Train(train) => train::run(train),
    }
}

/// Says on standard error what went wrong.
pub fn fail(error: &impl fmt::Display) -> ExitCode {
    // Where nobody listens any more, the exit code has to do.
    let _ = writeln!(io::stderr(), "fifth-die: {error}");
    ExitCode::FAILURE
}

/// Prints `text`, unless the reader has enough already (`fifth-die show … | head`).
fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
