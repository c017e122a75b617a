use std::io;
use std::path::{Path, PathBuf};

use super::note;
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
    pub(super) fn after(before: &str) -> Place {
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        Place {
            line: 1 + before.matches('\n').count(),
            column: 1 + before[line..].chars().count(),
        }
    }
}

/// Why a session file was not loaded: `file:line:column: what is wrong`. The file is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{}: {fault}", words::path(path), told(place))]
pub struct LoadError {
    /// The file.
    pub path: PathBuf,
    /// Where in it, if the fault has a place.
    pub place: Option<Place>,
    /// What is wrong.
    pub fault: LoadFault,
}

fn told(place: &Option<Place>) -> String {
    place.map_or_else(String::new, |Place { line, column }| {
        format!(":{line}:{column}")
    })
}

/// What is wrong with a session file.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoadFault {
    #[error("there is no such file")]
    Missing,
    #[error("it cannot be read: {0}")]
    Unreadable(String),
    #[error("it is not a regular file")]
    NotAFile,
    #[error("it is larger than {} MiB, which no session is", super::LARGEST >> 20)]
    TooLarge,
    #[error(
        "it is not a session of this program, which begins with `(format: \"fifth-die session\", version: 1, …`"
    )]
    NotASession,
    #[error("it holds several games: `fifth-die import` takes them in")]
    Several,
    #[error("there is no game in this folder")]
    NoGames,
    #[error(
        "it has version {0} of the format and this program knows version {newest}: use a newer Fifth Die to open it",
        newest = super::NEWEST
    )]
    Newer(u64),
    #[error(
        "it is a game of {0}, which this program does not know: use a newer Fifth Die to open it"
    )]
    UnknownGame(String),
    #[error("{0}")]
    Damaged(String),
}

impl LoadFault {
    /// The error of this file, with the place of the fault if it has one.
    pub(super) fn at(self, path: &Path, place: Option<Place>) -> LoadError {
        LoadError {
            path: path.to_owned(),
            place,
            fault: self,
        }
    }
}

/// Why something was not saved: `the game is not exported: there is a file of this name (a.ron)`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {cause} ({})", words::path(path))]
pub struct StoreError {
    /// What failed.
    pub what: Attempt,
    /// The file or folder.
    pub path: PathBuf,
    /// Why not.
    pub cause: Cause,
}

/// What failed: `the game is not saved`.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Attempt {
    #[error("the data folder cannot be used")]
    UseFolder,
    #[error("there is no folder for games")]
    FindFolder,
    #[error("a folder cannot be made")]
    MakeFolder,
    #[error("the game is not saved")]
    SaveGame,
    #[error("the game is not deleted")]
    DeleteGame,
    #[error("the game is not brought back")]
    RestoreGame,
    #[error("the settings are not saved")]
    SaveSettings,
    #[error("the seats of the phones are not saved")]
    SavePhones,
    #[error("the names are not saved")]
    SavePeople,
    #[error("the game is not exported")]
    Export,
    #[error("nothing is written")]
    Print,
}

/// Why it failed.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    #[error("there is a file of this name")]
    Taken,
    #[error(
        "there is a folder, a link, a device or a pipe of this name, and only a file is replaced"
    )]
    NotReplaced,
    #[error("there is no such folder")]
    NoFolder,
    /// The deleted game is still at this path.
    #[error("there is a game of the same name by now")]
    Succeeded(PathBuf),
    #[error("a newer version of Fifth Die has written this file")]
    Newer,
    #[error("another Fifth Die has this folder open")]
    Locked,
    #[error("the system names no home folder")]
    NoHome,
    #[error("the program has failed at it")]
    Failed,
    #[error("{1}")]
    System(io::ErrorKind, String),
}

impl StoreError {
    /// Whether another file is in the way.
    pub fn is_taken(&self) -> bool {
        matches!(self.cause, Cause::Taken | Cause::Succeeded(_))
    }

    pub(super) fn new(what: Attempt, path: &Path, cause: Cause) -> StoreError {
        let path = path.to_owned();
        StoreError { what, path, cause }
    }

    /// What failed because the system refuses it.
    pub(super) fn of_system(what: Attempt, path: &Path, error: &io::Error) -> StoreError {
        // Only the kind, because paths hold names of people.
        note(format_args!("{what}: {:?}", error.kind()));
        let cause = Cause::System(error.kind(), error.to_string());
        StoreError::new(what, path, cause)
    }
}
