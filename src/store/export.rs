//! A session as others read it: people, spreadsheets, programs.

mod board;
mod dice;
mod pads;
mod table;
mod throws;

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use jiff::tz::TimeZone;
use serde::Serialize;

use super::replace::{folder, replace};
use super::{Attempt, Cause, Saved, StoreError, file};
use crate::rules::classic::{Placement, Sharing};
use crate::session::{AnySession, DiceSource, Help, Player};

pub use self::dice::{are_of_day, day, dice_of, has_dice_of_day, seed_of_day};

/// What a session is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// Its own file, which opens in this program.
    Session,
    /// The pads with rows and totals, or the board with every player's account, for a person who reads letters of equal
    /// width.
    Text,
    /// An object for programs.
    Json,
    /// A table of what stands on the pads or on the board as CSV.
    Table,
    /// A table of everything that was thrown and what was made of it as CSV.
    Throws,
}

impl Export {
    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Export::Session => "ron",
            Export::Text => "txt",
            Export::Json => "json",
            Export::Table | Export::Throws => "csv",
        }
    }
}

/// The text of a session written this way. Only its own file, from which the game goes on, has what is secret for now.
///
/// # Errors
/// It cannot be written as text, which no session is known to cause.
pub fn export(saved: &Saved, export: Export) -> io::Result<String> {
    match (&*saved.seen(), export) {
        (_, Export::Session) => Ok(file::write(saved)),
        (AnySession::Express(session), Export::Text) => {
            Ok(pads::Shown::of(saved, session).to_string())
        }
        (AnySession::Express(session), Export::Json) => json(&pads::Shown::of(saved, session)),
        (AnySession::Express(session), Export::Table) => Ok(pads::Shown::of(saved, session).csv()),
        (AnySession::Express(session), Export::Throws) => Ok(throws::csv(session)),
        (AnySession::Classic(session), Export::Text) => {
            Ok(board::Shown::of(saved, session).to_string())
        }
        (AnySession::Classic(session), Export::Json) => json(&board::Shown::of(saved, session)),
        (AnySession::Classic(session), Export::Table) => Ok(board::Shown::of(saved, session).csv()),
        (AnySession::Classic(session), Export::Throws) => Ok(board::rolls(session)),
    }
}

/// Writes a session to a file anywhere. A file that is there already is replaced only if that `may_replace`.
///
/// # Errors
/// Why it is not written; what was there is as it was.
pub fn export_to(
    path: &Path,
    saved: &Saved,
    export: Export,
    may_replace: bool,
) -> Result<(), StoreError> {
    let text = self::export(saved, export)
        .map_err(|error| StoreError::new(Attempt::Export, path, &error))?;
    put(Attempt::Export, path, text.as_bytes(), may_replace)
}

/// Writes words to a file anywhere. A file that is there already is replaced only if that `may_replace`.
///
/// # Errors
/// Why they are not written; what was there is as it was.
pub fn words_to(path: &Path, words: &str, may_replace: bool) -> Result<(), StoreError> {
    put(Attempt::Export, path, words.as_bytes(), may_replace)
}

/// Writes what others read to a file anywhere, in a folder that is there; `what` is what did not happen where that fails.
pub(super) fn put(
    what: Attempt,
    path: &Path,
    content: &[u8],
    may_replace: bool,
) -> Result<(), StoreError> {
    may_put(what, path, may_replace)?;
    replace(path, content).map_err(|error| StoreError::new(what, path, &error))
}

/// Whether something can be written there: into a folder that is there, and over a regular file at most. A link may lead
/// anywhere, and what is written to a device or a pipe is gone.
pub(super) fn may_put(what: Attempt, path: &Path, may_replace: bool) -> Result<(), StoreError> {
    let error = |path: &Path, cause| {
        let path = path.to_owned();
        Err(StoreError { what, path, cause })
    };
    match fs::symlink_metadata(path) {
        Ok(found) if !found.is_file() => error(path, Cause::NotReplaced),
        Ok(_) if !may_replace => error(path, Cause::Taken),
        Ok(_) => Ok(()),
        Err(_) => match folder(path) {
            folder if folder.is_dir() => Ok(()),
            folder => error(folder, Cause::NoFolder),
        },
    }
}

/// What has helped in a game, in words for programs.
fn helped(saved: &Saved) -> Vec<&'static str> {
    let helps = saved.helps().into_iter();
    let words = helps.map(|help| match help {
        Help::Hint => "hint",
        Help::Review => "review",
        Help::TakenBack => "taken_back",
        Help::KnownDice => "known_dice",
    });
    words.collect()
}

/// The line that tells what has helped, or that nothing could.
fn honest(f: &mut fmt::Formatter<'_>, helped: &[&str], is_strict: bool) -> fmt::Result {
    match helped {
        [] if is_strict => writeln!(f, "strict game"),
        [] => Ok(()),
        helped => writeln!(f, "help: {}", helped.join(", ").replace('_', " ")),
    }
}

/// Where a session could be exported to: a free name among the person's documents.
pub fn export_path(saved: &Saved, export: Export) -> PathBuf {
    free_path(documents(), &name(saved), export.ending())
}

/// What a session is called among others: the day and the title, or the players.
pub(super) fn name(saved: &Saved) -> String {
    let day = saved.changed.to_zoned(TimeZone::system()).date();
    let title = match &saved.title {
        Some(title) => title.as_str().chars().take(MOST_LETTERS).collect(),
        None => as_many_as_fit(saved.session.players()),
    };
    format!("{day} {}", title.trim().trim_end_matches('.'))
}

/// The longest part of a file's name that tells which game it is.
const MOST_LETTERS: usize = 60;

/// The names of the players, as many as there is room for: `Ann, Ben and 2 more`.
fn as_many_as_fit(players: &[Player]) -> String {
    let names: Vec<&str> = players
        .iter()
        .map(|player| player.name.as_str().trim_end_matches('.'))
        .collect();
    let all = names.join(", ");
    if all.chars().count() <= MOST_LETTERS {
        return all;
    }
    let fitting = (1..names.len())
        .rev()
        .map(|count| {
            format!(
                "{} and {} more",
                names[..count].join(", "),
                names.len() - count
            )
        })
        .find(|some| some.chars().count() <= MOST_LETTERS);
    fitting.unwrap_or(all)
}

/// The folder of the person's documents.
pub(super) fn documents() -> PathBuf {
    folder_of_person(UserDirs::document_dir)
}

/// A folder of the person's, or where there is none, the home folder: not every folder that the system names is there.
pub(super) fn folder_of_person(which: impl Fn(&UserDirs) -> Option<&Path>) -> PathBuf {
    UserDirs::new().map_or_else(PathBuf::new, |user| {
        let folder = which(&user).filter(|folder| folder.is_dir());
        folder.unwrap_or(user.home_dir()).to_owned()
    })
}

/// A free name of this stem and ending in a folder, such as no system minds.
pub(super) fn free_path(folder: PathBuf, stem: &str, ending: &str) -> PathBuf {
    let stem: String = stem
        .replace(": ", " – ")
        .chars()
        .map(|character| match character {
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
            character if character.is_control() => '-',
            character => character,
        })
        .collect();
    let named = |number: usize| {
        let name = match number {
            1 => format!("{stem}.{ending}"),
            number => format!("{stem} {number}.{ending}"),
        };
        folder.join(name)
    };
    let mut number = 1;
    while fs::symlink_metadata(named(number)).is_ok() {
        number += 1;
    }
    named(number)
}

/// An object for programs, as JSON on several lines.
///
/// # Errors
/// It cannot be written as JSON, which nothing that the program shows is known to cause.
pub fn json(shown: &impl Serialize) -> io::Result<String> {
    let mut text = serde_json::to_string_pretty(shown)?;
    text.push('\n');
    Ok(text)
}

/// What programs call the ways in which runners meet squares (C9, C11, C12).
pub const SHARINGS: [(&str, Sharing); 3] = [
    ("share", Sharing::Share),
    ("jump", Sharing::Jump),
    ("forced", Sharing::Forced),
];

/// What programs call the readings of what must be played (C13).
pub const PLACEMENTS: [(&str, Placement); 3] = [
    ("within", Placement::Within),
    ("must_place", Placement::MustPlace),
    ("most", Placement::Most),
];

/// Which of these words programs have for something.
pub fn word_for<T: PartialEq>(words: &[(&'static str, T)], meaning: &T) -> &'static str {
    let word = words.iter().find(|(_, other)| other == meaning);
    word.map_or("", |(word, _)| word)
}

/// What programs call dice, and the seed that they follow from.
fn named(dice: &DiceSource) -> (&'static str, Option<u64>) {
    match dice {
        DiceSource::Real => ("real", None),
        DiceSource::App(seed) => ("app", Some(seed.0)),
        DiceSource::Earlier(_) => ("earlier", None),
    }
}

/// `1 player`, `3 players`.
fn players(count: usize) -> String {
    let things = if count == 1 { "player" } else { "players" };
    format!("{count} {things}")
}

/// The first lines of what is shown: the title where there is one, the game and when it began.
fn head(f: &mut fmt::Formatter<'_>, title: Option<&str>, game: &str, created: &str) -> fmt::Result {
    if let Some(title) = title {
        writeln!(f, "{title}")?;
    }
    writeln!(f, "{game}, begun {created}")
}
