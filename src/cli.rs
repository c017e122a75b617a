//! The commands of `fifth-die`: `check`, `show`, `review`, `print`, `export`, `import`, `analyze` and `serve`.
//!
//! A command reads files and writes to standard output. Errors go to standard error: faults exit with 1, misuse with 2. No
//! command opens a window, and only `serve` and `import` write session files.

mod analyze;
mod check;
mod library;
mod print;
mod review;
mod serve;

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand, ValueEnum};

use crate::rules::express::Penalty;
use crate::store::{self, Export, Input};
use crate::text;
use crate::words::together;

pub use self::analyze::answer;
pub use self::library::Exported;
pub use self::print::Print;
pub use self::serve::Serve;

/// The version, in a release with the commit and its date.
const VERSION: &str = env!("FIFTH_DIE_VERSION");

/// A companion for the dice games Can't Stop Express and Can't Stop.
///
/// Without a command, it opens the window.
#[derive(Debug, Parser)]
#[command(name = "fifth-die", version = VERSION, disable_help_subcommand = true)]
pub struct Arguments {
    /// Keep games, settings and everything else in this folder.
    #[arg(long, value_name = "DIR", global = true)]
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
        let arguments = Arguments::try_parse().unwrap_or_else(|error| {
            // Behind a mistyped command clap complains of the wrong argument.
            let file = if error.use_stderr() {
                Arguments::file_of_process()
            } else {
                None
            };
            no_command(file.as_deref()).unwrap_or(error).exit()
        });
        if arguments.file.is_some() && arguments.command.is_some() {
            Arguments::command()
                .error(
                    ErrorKind::ArgumentConflict,
                    "give either a file to open or a command, not both",
                )
                .exit();
        }
        if let Some(error) = no_command(arguments.file.as_deref()) {
            error.exit();
        }
        arguments
    }

    /// The argument in place of a file to open, whatever follows it.
    fn file_of_process() -> Option<PathBuf> {
        let arguments = Arguments::command().ignore_errors(true);
        let arguments = arguments.try_get_matches().ok()?;
        arguments.get_one("file").cloned()
    }
}

/// The error for a mistyped command: a single word that names no file.
fn no_command(file: Option<&Path>) -> Option<clap::Error> {
    let file = file?;
    let is_word = !file.to_string_lossy().contains(['.', '/', '\\']);
    if !is_word || file.symlink_metadata().is_ok() {
        return None;
    }
    let mut arguments = Arguments::command();
    let commands = together(arguments.get_subcommands().map(clap::Command::get_name));
    let error = format!("{file:?} is neither a command nor a file; the commands are {commands}");
    Some(arguments.error(ErrorKind::InvalidSubcommand, error))
}

/// A command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Replay session files and report what's wrong with them.
    ///
    /// Each fault comes with its file, line and column, and a fault in the game also with its event and rule. The
    /// check reports only the first fault before the events, skips what depends on a faulty event, and stops after a
    /// hundred faults. The exit code is 1 if any file has a fault.
    Check {
        /// The session files; - is standard input.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Print the pads or the board of a session file.
    Show {
        /// The session file; - is standard input.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// What to print: text, a message, JSON, or a table of the pads or of the throws.
        #[arg(long, value_enum, default_value_t = Format::Text)]
        format: Format,
    },
    /// Say what each choice in a game was worth, and how much of the result was luck.
    ///
    /// Lists every choice so far with its value, the best choice and the loss, explains the costliest moments, and
    /// separates luck from choices.
    Review {
        /// The session file; - is standard input.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Text for people or JSON for programs.
        #[arg(long, value_enum, default_value_t = ReviewFormat::Text)]
        format: ReviewFormat,
    },
    /// Print the pads, the board or the result of a session file, or blank pads, as PDF, SVG or PNG.
    ///
    /// Prints the names of the files it writes. Existing files are replaced only with --force.
    Print(Print),
    /// Write the games between two dates as one file for another computer, or as a table.
    ///
    /// Writes finished games to standard output, by the day they began; without dates, all of them. The file also has the
    /// spellings of names and the names of evenings.
    Export(library::Exported),
    /// Import games: session files, exported files, or folders of them.
    ///
    /// Skips games that are already here, even if you've analysed, renamed or excluded them since, and never replaces
    /// yours. The exit code is 1 if any file has a fault.
    Import {
        /// The files or folders.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
    },
    /// Answer questions about positions: one line of JSON for each line of JSON on standard input.
    ///
    /// docs/programs.md lists the questions and answers.
    Analyze,
    /// Host a game for phones, without a window.
    ///
    /// Prints the address for the phones, with a QR code. Everyone opens it, taps a name and plays; every move is saved at
    /// once with the other games. Without a file or a game, it continues the last unfinished game; without players, people
    /// first join on their phones. The address stays the same from game to game. To stop, press Ctrl+C.
    Serve(Serve),
}

/// How a session is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// The pads or the board, and everyone's score, to read.
    Text,
    /// The result in a few lines, to send.
    Message,
    /// An object for programs.
    Json,
    /// Everyone's score as a table.
    Csv,
    /// Every throw or roll as a table.
    Throws,
}

/// How a review is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ReviewFormat {
    /// To read.
    Text,
    /// An object for programs.
    Json,
}

/// Parses one of these words as its value.
fn word<T: Clone + Send + Sync + 'static>(
    words: impl IntoIterator<Item = (impl ToString, T)>,
) -> impl TypedValueParser<Value = T> {
    let words = words.into_iter();
    let words: Vec<(String, T)> = words
        .map(|(word, meaning)| (word.to_string(), meaning))
        .collect();
    let known = PossibleValuesParser::new(words.iter().map(|(known, _)| known.clone()));
    known.try_map(move |word| {
        let known = words.iter().find(|(known, _)| *known == word);
        known
            .map(|(_, meaning)| meaning.clone())
            .ok_or("it isn’t one of these")
    })
}

/// Parses a penalty in points.
fn penalty() -> impl TypedValueParser<Value = Penalty> {
    word(Penalty::ALL.map(|penalty| (penalty.points(), penalty)))
}

/// The output of a command, or why it failed.
type Told = Result<Vec<u8>, Box<dyn Error>>;

/// Runs a command; games are kept below `data_dir`, or where the system has them.
pub fn run(command: &Command, data_dir: Option<&Path>) -> ExitCode {
    let told = match command {
        Command::Check { files } => return check::run(files),
        Command::Show { file, format } => show(file, *format),
        Command::Review { file, format } => review::run(file, *format),
        Command::Print(what) => print::run(what),
        Command::Export(what) => library::export(what, data_dir),
        Command::Import { files } => return library::import(files, data_dir),
        Command::Analyze => return analyze::run(),
        Command::Serve(serve) => serve.host(data_dir).map(|()| Vec::new()),
    };
    match told.and_then(|told| Ok(print(told)?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

fn show(file: &Path, format: Format) -> Told {
    let saved = Input::read(file)?.session()?;
    let export = match format {
        Format::Text => Export::Text,
        Format::Message => return Ok(text::message(&saved.for_everybody()).into_bytes()),
        Format::Json => Export::Json,
        Format::Csv => Export::Table,
        Format::Throws => Export::Throws,
    };
    Ok(store::export(&saved, export).into_bytes())
}

/// Reports an error on standard error.
pub fn fail(error: &impl fmt::Display) -> ExitCode {
    // If standard error is closed, the exit code must do.
    let _ = writeln!(io::stderr(), "fifth-die: {error}");
    ExitCode::FAILURE
}

/// Prints `text`, unless the reader has enough already (`fifth-die show … | head`).
fn print(text: impl AsRef<[u8]>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_ref()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
