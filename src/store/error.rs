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
    #[error("the file doesn’t exist")]
    Missing,
    #[error("can’t read it: {0}")]
    Unreadable(String),
    #[error("it isn’t a regular file")]
    NotAFile,
    #[error("it’s larger than {} MiB, too large for a game", super::LARGEST >> 20)]
    TooLarge,
    #[error(
        "it isn’t a Fifth Die game, which begins with `(format: \"fifth-die session\", version: 1, …`"
    )]
    NotASession,
    #[error("it holds several games: use `fifth-die import`")]
    Several,
    #[error("this folder has no games")]
    NoGames,
    #[error(
        "it has version {0} of the format, and this Fifth Die knows version {newest}: use a newer one",
        newest = super::NEWEST
    )]
    Newer(u64),
    #[error("it’s a game of {0}, which this Fifth Die doesn’t know: use a newer one")]
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

/// Why something was not saved: `couldn’t export the game: a file with this name already exists (a.ron)`.
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

/// What failed: `couldn’t save the game`.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Attempt {
    #[error("couldn’t use the data folder")]
    UseFolder,
    #[error("couldn’t find a folder for games")]
    FindFolder,
    #[error("couldn’t create a folder")]
    MakeFolder,
    #[error("couldn’t save the game")]
    SaveGame,
    #[error("couldn’t delete the game")]
    DeleteGame,
    #[error("couldn’t restore the game")]
    RestoreGame,
    #[error("couldn’t save the settings")]
    SaveSettings,
    #[error("couldn’t save the phones’ seats")]
    SavePhones,
    #[error("couldn’t save the names")]
    SavePeople,
    #[error("couldn’t export the game")]
    Export,
    #[error("couldn’t write the file")]
    Print,
}

/// Why it failed.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cause {
    #[error("a file with this name already exists")]
    Taken,
    #[error(
        "this is the name of a folder, a link, a device or a pipe, and only files can be replaced"
    )]
    NotReplaced,
    #[error("this folder doesn’t exist")]
    NoFolder,
    /// The deleted game is still at this path.
    #[error("another game has this name now")]
    Succeeded(PathBuf),
    #[error("this file is from a newer version of Fifth Die")]
    Newer,
    #[error("another Fifth Die has this folder open")]
    Locked,
    #[error("the system doesn’t say where your home folder is")]
    NoHome,
    #[error("something went wrong")]
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
