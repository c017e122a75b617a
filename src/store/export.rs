//! A session as others read it: people, spreadsheets, programs.

mod shown;
mod throws;

use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use jiff::tz::TimeZone;

use self::shown::{Shown, plain};
use super::replace::replace;
use super::{Saved, Trouble, file};
use crate::rules::express::Phase;
use crate::session::{Played, Session};

/// What a session is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// Its own file, which opens in this program.
    Session,
    /// The pads, rows and totals, for a person who reads letters of equal width.
    Pads,
    /// The result in a few lines, for a message to somebody.
    Message,
    /// An object for programs.
    Json,
    /// A table of rows and tracks as CSV.
    Rows,
    /// A table of throws, choices and scores as CSV.
    Throws,
}

impl Export {
    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            Export::Session => "ron",
            Export::Pads | Export::Message => "txt",
            Export::Json => "json",
            Export::Rows | Export::Throws => "csv",
        }
    }
}

/// The text of a session written this way.
///
/// # Errors
/// It cannot be written as text, which no session is known to cause.
pub fn export(saved: &Saved, export: Export) -> io::Result<String> {
    let session = match &saved.session {
        Played::Express(session) => session,
        Played::Classic(_) => return Err(io::ErrorKind::Unsupported.into()),
    };
    match export {
        Export::Session => Ok(file::write(saved)),
        Export::Pads => Ok(Shown::of(saved, session).to_string()),
        Export::Message => Ok(message(saved, session)),
        Export::Json => Shown::of(saved, session).json(),
        Export::Rows => Shown::of(saved, session).csv(),
        Export::Throws => throws::csv(session),
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
) -> Result<(), Trouble> {
    if !may_replace && fs::symlink_metadata(path).is_ok() {
        return Err(Trouble {
            what: "the game is not exported".to_owned(),
            path: path.to_owned(),
            cause: "there is a file of this name".to_owned(),
            advice: "Choose another name.".to_owned(),
        });
    }
    self::export(saved, export)
        .and_then(|text| replace(path, text.as_bytes()))
        .map_err(|error| Trouble::new("the game is not exported", path, &error))
}

/// Where a session could be exported to: a free name among the person's documents.
pub fn export_path(saved: &Saved, export: Export) -> PathBuf {
    let folder = UserDirs::new().map_or_else(PathBuf::new, |user| {
        user.document_dir().unwrap_or(user.home_dir()).to_owned()
    });
    let day = saved.changed.to_zoned(TimeZone::system()).date();
    let names: Vec<&str> = saved
        .session
        .players()
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    let title = saved.title.clone().unwrap_or_else(|| names.join(", "));
    // No system minds what is left.
    let title: String = title
        .chars()
        .map(|character| match character {
            '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
            character if character.is_control() => '-',
            character => character,
        })
        .take(60)
        .collect();
    let stem = format!("{day} {}", title.trim().trim_end_matches('.'));
    let named = |number: usize| {
        let name = match number {
            1 => format!("{stem}.{}", export.ending()),
            number => format!("{stem} {number}.{}", export.ending()),
        };
        folder.join(name)
    };
    let mut number = 1;
    while fs::symlink_metadata(named(number)).is_ok() {
        number += 1;
    }
    named(number)
}

fn message(saved: &Saved, session: &Session) -> String {
    let players = session.setup().players();
    let day = saved.changed.to_zoned(TimeZone::system());
    let mut text = String::from("Can't Stop Express");
    if let Some(title) = &saved.title {
        text += &format!(": {}", plain(title));
    }
    // Writing to a string does not fail.
    let _ = writeln!(text, ", {}", day.strftime("%-d %b %Y"));
    for standing in session.standings() {
        let name = players[standing.seat].name.as_str();
        let _ = match standing.total {
            0 => writeln!(text, "{}. {name}: 0", standing.place),
            total => writeln!(text, "{}. {name}: {total:+}", standing.place),
        };
    }
    let throws = match session.table().rounds().len() {
        1 => "1 throw".to_owned(),
        throws => format!("{throws} throws"),
    };
    let _ = match session.table().phase() {
        Phase::Over => writeln!(text, "Over after {throws}."),
        _ => writeln!(text, "Under way after {throws}."),
    };
    text
}
