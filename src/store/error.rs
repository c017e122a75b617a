use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::note;
use crate::session::Fault;
use crate::words;

/// The most characters of a file's text that an error repeats.
pub(super) const MOST_QUOTED: usize = 40;

/// A place in a text file, as editors count: lines and characters from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
}

impl Place {
    /// The place right after `before`.
    pub(super) fn after(before: &str) -> Place {
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        Place {
            line: 1 + before.matches('\n').count(),
            column: 1 + before[line..].chars().count(),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// Why a session file was not loaded. The file is as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// Where in it, if the fault has a place.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: LoadFault,
}

/// Reads `file:line:column: what is wrong`.
impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = words::path(&self.path);
        match self.place {
            Some(place) => write!(f, "{path}:{place}: {}", self.fault),
            None => write!(f, "{path}: {}", self.fault),
        }
    }
}

impl std::error::Error for LoadError {}

/// What is wrong with a session file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoadFault {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The system does not let it be read.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    /// It is a folder, a device or a pipe.
    #[error("it is not a regular file")]
    NotAFile,
    /// It has more than [`LARGEST`](super::LARGEST) bytes.
    #[error("it is larger than {} MiB, which no session is", super::LARGEST >> 20)]
    TooLarge,
    /// It is not UTF-8.
    #[error("it is not UTF-8 text: byte {0} of the file is wrong")]
    NotText(usize),
    /// It is something else.
    #[error(
        "it is not a session of this program, which begins with `(format: \"fifth-die session\", version: 1, …`"
    )]
    NotASession,
    /// A later version of the program wrote it.
    #[error(
        "it has version {0} of the format and this program knows version {newest}: use a newer Fifth Die to open it",
        newest = super::NEWEST
    )]
    Newer(u64),
    /// It is a session of a game that this version does not have.
    #[error(
        "it is a game of {0}, which this program does not know: use a newer Fifth Die to open it"
    )]
    UnknownGame(String),
    /// It is not written as the format asks, or a value cannot stand where it stands.
    #[error("{0}")]
    Damaged(String),
    /// The game that it holds breaks the rules.
    #[error("{0}")]
    Rule(Fault),
}

/// Why something could not be kept: `the game is not exported: there is a file of this name (a.ron)`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {cause} ({})", words::path(path))]
pub struct StoreError {
    /// What did not work.
    pub what: Attempt,
    /// The file or folder.
    pub path: PathBuf,
    /// Why not.
    pub cause: Cause,
}

/// What did not work. It reads `the game is not saved`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Attempt {
    /// To find the data folder that was named.
    #[error("the data folder cannot be used")]
    UseFolder,
    /// To find a data folder at all.
    #[error("there is no folder for games")]
    FindFolder,
    /// To make one of the data folders.
    #[error("a folder cannot be made")]
    MakeFolder,
    /// To save a game.
    #[error("the game is not saved")]
    SaveGame,
    /// To move a game to the trash.
    #[error("the game is not deleted")]
    DeleteGame,
    /// To bring a game back from there.
    #[error("the game is not brought back")]
    RestoreGame,
    /// To save the settings.
    #[error("the settings are not saved")]
    SaveSettings,
    /// To save who plays on which phone.
    #[error("the seats of the phones are not saved")]
    SavePhones,
    /// To write a game elsewhere.
    #[error("the game is not exported")]
    Export,
    /// To write pages.
    #[error("nothing is written")]
    Print,
}

/// Why something could not be kept.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    /// There is a file where one was to be written.
    #[error("there is a file of this name")]
    Taken,
    /// There is something other than a file where one was to be written.
    #[error(
        "there is a folder, a link, a device or a pipe of this name, and only a file is replaced"
    )]
    NotReplaced,
    /// There is no folder for a file that was to be written.
    #[error("there is no such folder")]
    NoFolder,
    /// Another game has the place of one that was deleted, which is still at this path.
    #[error("there is a game of the same name by now")]
    Succeeded(PathBuf),
    /// The file is one of a newer version of the program.
    #[error("a newer version of Fifth Die has written this file")]
    Newer,
    /// Another copy of the program has the folder.
    #[error("another Fifth Die has this folder open")]
    Locked,
    /// The system has no folders of this person.
    #[error("the system names no home folder")]
    NoHome,
    /// The program itself has failed.
    #[error("the program has failed at it")]
    Failed,
    /// The system has refused: the kind of its error, and its words.
    #[error("{1}")]
    System(io::ErrorKind, String),
}

impl StoreError {
    /// Whether a file is in the way of the new one.
    pub fn is_taken(&self) -> bool {
        matches!(self.cause, Cause::Taken | Cause::Succeeded(_))
    }

    pub(super) fn new(what: Attempt, path: &Path, error: &io::Error) -> StoreError {
        // Not the whole of it: paths hold names of people.
        note(format_args!("{what}: {:?}", error.kind()));
        StoreError {
            what,
            path: path.to_owned(),
            cause: Cause::System(error.kind(), error.to_string()),
        }
    }
}
