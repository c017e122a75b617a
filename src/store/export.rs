//! A session as others read it: people, spreadsheets, programs.

mod bg_stats;
mod board;
mod pads;
mod plays;

use std::borrow::Cow;
use std::fmt::{self, Display};
use std::fs;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde_json::Value;

use super::replace::{folder, replace};
use super::{Attempt, Cause, Saved, StoreError, v1};
use crate::rules::classic::{Placement, Sharing};
use crate::session::{AnySession, DiceSource, Help, Helps, Player, Seed};

pub use self::bg_stats::bg_stats_link;
use self::board::Board;
use self::pads::Pads;
pub use self::plays::plays;

/// The formats of an export.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// The session file, which this program opens.
    Session,
    /// The pads, or the board and every player's account, for people, in a font of equal width.
    Text,
    /// A JSON object for programs.
    Json,
    /// A CSV table of the marks on the pads, or of the squares on the board.
    Table,
    /// A CSV table of all throws or rolls, and how they were used.
    Throws,
}

impl Export {
    /// The file name's extension.
    pub fn ending(self) -> &'static str {
        match self {
            Export::Session => "ron",
            Export::Text => "txt",
            Export::Json => "json",
            Export::Table | Export::Throws => "csv",
        }
    }
}

/// A session as text. Open secret choices are left out, but for [`Export::Session`], from which the game goes on.
pub fn export(saved: &Saved, export: Export) -> String {
    match &*saved.seen() {
        _ if export == Export::Session => v1::write(saved),
        AnySession::Express(session) => {
            let pads = Pads { saved, session };
            match export {
                Export::Session | Export::Text => pads.to_string(),
                Export::Json => json(&pads.json()),
                Export::Table => pads.csv(),
                Export::Throws => pads.throws(),
            }
        }
        AnySession::Classic(session) => {
            let board = Board { saved, session };
            match export {
                Export::Session | Export::Text => board.to_string(),
                Export::Json => json(&board.json()),
                Export::Table => board.csv(),
                Export::Throws => board.rolls(),
            }
        }
    }
}

/// Writes words to a file anywhere; replaces a file only if it `may_replace`.
///
/// # Errors
/// Why they are not written; a file that was there is unchanged.
pub fn words_to(path: &Path, words: &str, may_replace: bool) -> Result<(), StoreError> {
    put(Attempt::Export, path, words.as_bytes(), may_replace)
}

/// Writes a file anywhere, into an existing folder. An error names the failed attempt `what`.
pub(super) fn put(
    what: Attempt,
    path: &Path,
    content: &[u8],
    may_replace: bool,
) -> Result<(), StoreError> {
    may_put(what, path, may_replace)?;
    replace(path, content).map_err(|error| StoreError::of_system(what, path, &error))
}

/// Checks that the folder exists and that nothing but a regular file would be replaced: a link may lead anywhere, and a
/// device or a pipe swallows what it is given.
pub(super) fn may_put(what: Attempt, path: &Path, may_replace: bool) -> Result<(), StoreError> {
    let error = |path, cause| Err(StoreError::new(what, path, cause));
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

/// The helps of a game, in words for programs.
fn helped(helps: &Helps) -> Vec<&'static str> {
    let words = helps.iter().map(|help| match help {
        Help::Hint => "hint",
        Help::Review => "review",
        Help::TakenBack => "taken_back",
        Help::KnownDice => "known_dice",
    });
    words.collect()
}

/// How many events are undone, and what has helped, or that nothing could.
fn honest(f: &mut fmt::Formatter<'_>, saved: &Saved, undone: usize) -> fmt::Result {
    if undone > 0 {
        writeln!(f, "undone events: {undone}")?;
    }
    match helped(&saved.helps()).as_slice() {
        [] if saved.record.options.strict => writeln!(f, "strict game"),
        [] => Ok(()),
        helped => writeln!(f, "help: {}", helped.join(", ").replace('_', " ")),
    }
}

/// A free path for an export, among the person's documents.
pub fn export_path(saved: &Saved, export: Export) -> PathBuf {
    free_path(documents(), &name(saved), export.ending())
}

/// The stem of an export's name: the day and the title, or the players.
pub(super) fn name(saved: &Saved) -> String {
    let day = saved.changed.to_zoned(TimeZone::system()).date();
    let title = match &saved.title {
        Some(title) => title.as_str().chars().take(MOST_LETTERS).collect(),
        None => as_many_as_fit(saved.session.players()),
    };
    format!("{day} {}", title.trim().trim_end_matches('.'))
}

/// A free path with this name and ending among the person's documents.
pub fn document_path(stem: &str, ending: &str) -> PathBuf {
    free_path(documents(), stem, ending)
}

/// The most characters of a title or of names in a file name.
const MOST_LETTERS: usize = 60;

/// The names of the players, as many as there is room for: `Ann, Ben +2`.
fn as_many_as_fit(players: &[Player]) -> String {
    let names: Vec<&str> = players
        .iter()
        .map(|player| player.name.as_str().trim_end_matches('.'))
        .collect();
    let first = |count: usize| {
        let some = names[..count].join(", ");
        match names.len() - count {
            0 => some,
            more => format!("{some} +{more}"),
        }
    };
    let mut fitting = (1..=names.len()).rev().map(first);
    fitting
        .find(|some| some.chars().count() <= MOST_LETTERS)
        .unwrap_or_else(|| first(names.len()))
}

pub(super) fn documents() -> PathBuf {
    folder_of_person(UserDirs::document_dir)
}

/// A folder of the person's, or the home folder where it does not exist.
pub(super) fn folder_of_person(which: impl Fn(&UserDirs) -> Option<&Path>) -> PathBuf {
    UserDirs::new().map_or_else(PathBuf::new, |user| {
        let folder = which(&user).filter(|folder| folder.is_dir());
        folder.unwrap_or(user.home_dir()).to_owned()
    })
}

/// A free path in a folder, without characters that some system forbids in names.
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
    let mut paths = (1..).map(named);
    let free = paths.find(|path| fs::symlink_metadata(path).is_err());
    free.unwrap_or_default()
}

/// JSON for programs, on several lines.
pub fn json(value: &Value) -> String {
    format!("{value:#}\n")
}

/// The words of programs for [`Sharing`] (C9, C11, C12).
pub const SHARINGS: [(&str, Sharing); 3] = [
    ("share", Sharing::Share),
    ("jump", Sharing::Jump),
    ("forced", Sharing::Forced),
];

/// The words of programs for [`Placement`] (C13).
pub const PLACEMENTS: [(&str, Placement); 3] = [
    ("within", Placement::Within),
    ("must_place", Placement::MustPlace),
    ("most", Placement::Most),
];

/// The word of programs for a value.
pub fn word_for<T: PartialEq>(words: &[(&'static str, T)], meaning: &T) -> &'static str {
    let word = words.iter().find(|(_, other)| other == meaning);
    word.map_or("", |(word, _)| word)
}

/// The word of programs for dice, and the seed of the app's.
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

/// The first lines: the title if there is one, the game and when it began.
fn head(f: &mut fmt::Formatter<'_>, saved: &Saved, game: &str) -> fmt::Result {
    if let Some(title) = &saved.title {
        writeln!(f, "{title}")?;
    }
    writeln!(f, "{game}, begun {}", saved.created)
}

/// Whether a game has the dice of the day on which it began.
pub fn has_dice_of_day(saved: &Saved) -> bool {
    let seed = saved.session.dice().seed();
    seed.is_some_and(|seed| are_of_day(seed, saved.created))
}

/// Whether a seed is that of the day on which a game began.
pub fn are_of_day(seed: Seed, began: Timestamp) -> bool {
    seed == seed_of_day(began.to_zoned(TimeZone::system()).date())
}

/// The seed of a day, the same for everybody.
pub fn seed_of_day(day: Date) -> Seed {
    Seed::of_day(day.year(), day.month(), day.day())
}

struct Csv(String);

impl Csv {
    fn new(heads: &str) -> Csv {
        Csv(format!("{heads}\n"))
    }

    fn line(&mut self, cells: &[&dyn Display]) {
        for (place, cell) in cells.iter().enumerate() {
            if place > 0 {
                self.0.push(',');
            }
            let cell = cell.to_string();
            let cell = harmless(&cell);
            if cell.contains([',', '"', '\n', '\r']) {
                self.0 += &format!("\"{}\"", cell.replace('"', "\"\""));
            } else {
                self.0 += &cell;
            }
        }
        self.0.push('\n');
    }

    fn text(self) -> String {
        self.0
    }
}

/// A cell that may be empty.
fn cell(value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// A cell with an apostrophe before it where a spreadsheet would take it for a formula. Quotes do not prevent that, and
/// anybody can choose a name. Negative numbers stay numbers.
fn harmless(cell: &str) -> Cow<'_, str> {
    let is_number = cell
        .strip_prefix('-')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()));
    if !is_number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        Cow::Owned(format!("'{cell}"))
    } else {
        Cow::Borrowed(cell)
    }
}
