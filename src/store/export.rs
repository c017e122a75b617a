//! A session as others read it: people, spreadsheets, programs.

mod board;
mod pads;
mod throws;

use std::cmp::Reverse;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::UserDirs;
use jiff::tz::TimeZone;

use super::replace::replace;
use super::{Saved, Trouble, file};
use crate::session::{Classic, Express, Game, Played, Session};

/// What a session is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    /// Its own file, which opens in this program.
    Session,
    /// The pads with rows and totals, or the board with every player's account, for a person who reads letters of equal
    /// width.
    Text,
    /// The result in a few lines, for a message to somebody.
    Message,
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
            Export::Text | Export::Message => "txt",
            Export::Json => "json",
            Export::Table | Export::Throws => "csv",
        }
    }
}

/// The text of a session written this way.
///
/// # Errors
/// It cannot be written as text, which no session is known to cause.
pub fn export(saved: &Saved, export: Export) -> io::Result<String> {
    match (&saved.session, export) {
        (_, Export::Session) => Ok(file::write(saved)),
        (Played::Express(session), Export::Text) => Ok(pads::Shown::of(saved, session).to_string()),
        (Played::Express(session), Export::Message) => Ok(express_message(saved, session)),
        (Played::Express(session), Export::Json) => pads::Shown::of(saved, session).json(),
        (Played::Express(session), Export::Table) => pads::Shown::of(saved, session).csv(),
        (Played::Express(session), Export::Throws) => throws::csv(session),
        (Played::Classic(session), Export::Text) => {
            Ok(board::Shown::of(saved, session).to_string())
        }
        (Played::Classic(session), Export::Message) => Ok(classic_message(saved, session)),
        (Played::Classic(session), Export::Json) => board::Shown::of(saved, session).json(),
        (Played::Classic(session), Export::Table) => board::Shown::of(saved, session).csv(),
        (Played::Classic(session), Export::Throws) => board::rolls(session),
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

/// The title of a message: which game, what it is called, and the day.
fn heading(saved: &Saved, game: &str) -> String {
    let day = saved.changed.to_zoned(TimeZone::system());
    let day = day.strftime("%-d %b %Y");
    match &saved.title {
        Some(title) => format!("{game}: {}, {day}\n", plain(title)),
        None => format!("{game}, {day}\n"),
    }
}

/// `Over after 12 throws.`
fn end(is_over: bool, count: usize, thing: &str) -> String {
    let things = if count == 1 { "" } else { "s" };
    let state = if is_over { "Over" } else { "Under way" };
    format!("{state} after {count} {thing}{things}.\n")
}

/// Points with their sign, 0 without.
fn points(total: i32) -> String {
    match total {
        0 => "0".to_owned(),
        total => format!("{total:+}"),
    }
}

/// The name of the one at a seat, or who sat there in turn.
fn told<G: Game>(session: &Session<G>, seat: usize) -> String {
    let name = &session.players()[seat].name;
    session
        .story(seat)
        .told()
        .unwrap_or_else(|| name.to_string())
}

fn express_message(saved: &Saved, session: &Session<Express>) -> String {
    let mut text = heading(saved, "Can't Stop Express");
    for standing in session.standings() {
        let name = told(session, standing.seat);
        text += &format!("{}. {name}: {}\n", standing.place, points(standing.total));
    }
    for seat in session.left() {
        let total = session.score(seat).total();
        text += &format!("{}: {}\n", told(session, seat), points(total));
    }
    let throws = session.table().rounds().len();
    text + &end(saved.session.is_over(), throws, "throw")
}

fn classic_message(saved: &Saved, session: &Session<Classic>) -> String {
    let players = session.players();
    let position = session.table().position();
    let mut text = heading(saved, "Can't Stop");
    if let Some(winner) = position.winner() {
        text += &format!("{} has won.\n", players[winner].name);
    }
    let mut seats: Vec<usize> = (0..players.len()).collect();
    seats.sort_by_key(|&seat| {
        (
            position.winner() != Some(seat),
            !position.plays_on(seat),
            Reverse(position.columns_won(seat)),
        )
    });
    for seat in seats {
        let name = told(session, seat);
        text += &match position.columns_won(seat) {
            1 => format!("{name}: 1 column\n"),
            columns => format!("{name}: {columns} columns\n"),
        };
    }
    let turns = session.table().turns().len();
    text + &end(saved.session.is_over(), turns, "turn")
}

/// The first lines of what is shown: the title where there is one, the game and when it began.
fn head(f: &mut fmt::Formatter<'_>, title: Option<&str>, game: &str, created: &str) -> fmt::Result {
    if let Some(title) = title {
        writeln!(f, "{}", plain(title))?;
    }
    writeln!(f, "{game}, begun {created}")
}

/// A title without what would steer a terminal.
fn plain(title: &str) -> String {
    title
        .chars()
        .map(|character| match character {
            character if character.is_control() => char::REPLACEMENT_CHARACTER,
            character => character,
        })
        .collect()
}
