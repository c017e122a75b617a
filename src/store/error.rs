use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::rules::Ruling;
use crate::session::Fault;
use crate::words;

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

impl LoadError {
    /// The number of the event at fault, from 1, if it is one.
    pub fn event(&self) -> Option<usize> {
        match self.fault {
            LoadFault::Rule(Fault::Event { index, .. }) => Some(index + 1),
            _ => None,
        }
    }

    /// The ruling that is broken, where it is one of the game's.
    pub fn ruling(&self) -> Option<Ruling> {
        match &self.fault {
            LoadFault::Rule(fault) => fault.ruling(),
            _ => None,
        }
    }
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
    /// It is not written as the format asks.
    #[error("{0}")]
    Syntax(String),
    /// A value is none that can stand there.
    #[error("{0}")]
    Value(String),
    /// The game that it holds breaks the rules.
    #[error("{0}")]
    Rule(Fault),
}

/// Why something could not be kept: what happened, where, and what to do now.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {cause} ({}). {advice}", words::path(path))]
pub struct StoreError {
    /// What did not work: `the game is not saved`.
    pub what: String,
    /// The file or folder.
    pub path: PathBuf,
    /// Why not, in the words of the system.
    pub cause: String,
    /// What the person can do.
    pub advice: String,
    /// Whether a file is in the way of the new one.
    pub is_taken: bool,
}

impl StoreError {
    /// There is a file where one was to be written.
    pub(super) fn taken(what: &str, path: &Path) -> StoreError {
        StoreError {
            what: what.to_owned(),
            path: path.to_owned(),
            cause: "there is a file of this name".to_owned(),
            advice: "Choose another name.".to_owned(),
            is_taken: true,
        }
    }

    /// There is something else than a file where one was to be written.
    pub(super) fn not_replaced(what: &str, path: &Path) -> StoreError {
        StoreError {
            cause: "there is a folder, a link, a device or a pipe of this name, and only a file is replaced"
                .to_owned(),
            is_taken: false,
            ..StoreError::taken(what, path)
        }
    }

    /// There is no folder for a file that was to be written.
    pub(super) fn no_folder(what: &str, folder: &Path) -> StoreError {
        StoreError {
            cause: "there is no such folder".to_owned(),
            advice: "Make the folder, or choose another.".to_owned(),
            is_taken: false,
            ..StoreError::taken(what, folder)
        }
    }

    pub(super) fn new(what: &str, path: &Path, error: &io::Error) -> StoreError {
        // Not the whole of it: paths hold names of people.
        tracing::error!("{what}: {:?}", error.kind());
        let advice = match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                "Free some space there, then try again."
            }
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                "Make the folder writable, or start with --data-dir and another folder."
            }
            io::ErrorKind::NotFound => "Look whether it was moved or deleted.",
            _ => "Try again, or start with --data-dir and another folder.",
        };
        StoreError {
            what: what.to_owned(),
            path: path.to_owned(),
            cause: error.to_string(),
            advice: advice.to_owned(),
            is_taken: false,
        }
    }
}
