//! Reads session files: whole ones, the faults of damaged ones, and what can be read of those.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use jiff::Timestamp;
use ron::error::SpannedError;
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

use super::error::MOST_QUOTED;
use super::replace::backup;
use super::ron_text::{Fields, Step, place, ron};
use super::v1::{self, Filed, Wrong};
use super::{Id, LoadError, LoadFault, Place, Saved, Store};
use crate::session::{Classic, Express};
use crate::words::{beginning, plain};

/// The most bytes that a session file may have: more than 100,000 events, where a long game has a few hundred.
pub const LARGEST: u64 = 8 << 20;

/// The newest version of the format, which this program writes.
pub const NEWEST: u32 = v1::VERSION;

/// The format of a file of several games, in its first version.
pub(super) const SEVERAL: &str = "fifth-die games";

/// The most characters of RON's own error message.
const MOST_WORDS: usize = 300;

/// The session in any file, under the name of that file.
///
/// # Errors
/// Why it is not one, with the place in the file.
pub fn read(path: &Path) -> Result<Saved, LoadError> {
    parse(path, &bytes_of(path)?)
}

/// The session in the content of the file `path`.
///
/// # Errors
/// Why it is not one, with the place in the file.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Saved, LoadError> {
    let Some(id) = Id::of(path) else {
        return Err(LoadFault::NotAFile.at(path, None));
    };
    let read = text(bytes)
        .map_err(|(place, fault)| (Some(place), fault))
        .and_then(|text| match Header::of(text).game(text)? {
            Game::Classic => saved::<Classic>(text, id),
            // Also a file that names no game, to find its fault.
            _ => saved::<Express>(text, id),
        });
    read.map_err(|(place, fault)| fault.at(path, place))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, LoadError> {
    bytes(path, LARGEST).map_err(|fault| fault.at(path, None))
}

fn saved<G: Filed>(text: &str, id: Id) -> Result<Saved, (Option<Place>, LoadFault)> {
    let file: v1::File<G> = ron().from_str(text).map_err(|fault| {
        let damage = LoadFault::Damaged(syntax(&fault.code));
        (Some(start(text, &fault)), damage)
    })?;
    file.into_saved(id)
        .map_err(|wrong| (place(text, &wrong.path), LoadFault::Damaged(wrong.what)))
}

/// The session in the content of the file `path`.
///
/// # Errors
/// Every fault of its events by place; only the first of the fields before them.
fn check(path: &Path, bytes: &[u8]) -> Result<Saved, Vec<LoadError>> {
    parse(path, bytes).map_err(|first| {
        let text = text(bytes).unwrap_or_default();
        let wrongs = match Header::of(text).game(text) {
            Ok(Game::Classic) => wrong_events::<Classic>(text),
            Ok(_) => wrong_events::<Express>(text),
            Err(_) => Vec::new(),
        };
        let faults = wrongs.into_iter().map(|wrong| {
            let place = place(text, &wrong.path);
            LoadFault::Damaged(wrong.what).at(path, place)
        });
        let mut faults: Vec<LoadError> = faults.chain([first]).collect();
        faults.sort_by_key(|fault| fault.place);
        faults.dedup();
        faults
    })
}

/// The faults of the events, as far as they can be read.
fn wrong_events<G: Filed>(text: &str) -> Vec<Wrong> {
    ron()
        .from_str::<v1::File<G>>(text)
        .map_or_else(|_| Vec::new(), v1::File::wrong_events)
}

/// Whether a newer version of the program wrote the session in a file.
pub(super) fn is_newer(path: &Path) -> bool {
    let bytes = bytes(path, LARGEST).unwrap_or_default();
    let text = text(&bytes).unwrap_or_default();
    let game = Header::of(text).game(text);
    matches!(
        game,
        Err((_, LoadFault::Newer(_) | LoadFault::UnknownGame(_)))
    )
}

/// The content of a regular file of at most `largest` bytes.
pub(super) fn bytes(path: &Path, largest: u64) -> Result<Vec<u8>, LoadFault> {
    let unreadable = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => LoadFault::Missing,
        _ => LoadFault::Unreadable(error.to_string()),
    };
    // Checked before it is opened, because opening a pipe would wait for a writer.
    let metadata = fs::metadata(path).map_err(unreadable)?;
    if !metadata.is_file() {
        return Err(LoadFault::NotAFile);
    }
    if metadata.len() > largest {
        return Err(LoadFault::TooLarge);
    }
    limited(File::open(path).map_err(unreadable)?, largest)
}

fn limited(from: impl Read, largest: u64) -> Result<Vec<u8>, LoadFault> {
    let mut bytes = Vec::new();
    from.take(largest + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| LoadFault::Unreadable(error.to_string()))?;
    if bytes.len() as u64 > largest {
        return Err(LoadFault::TooLarge);
    }
    Ok(bytes)
}

/// The text of a file, without a byte order mark.
pub(super) fn text(bytes: &[u8]) -> Result<&str, (Place, LoadFault)> {
    match str::from_utf8(bytes) {
        Ok(text) => Ok(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(error) => {
            let valid = error.valid_up_to();
            let before = String::from_utf8_lossy(&bytes[..valid]);
            let what = format!(
                "it is not UTF-8 text: byte {} of the file is wrong",
                valid + 1
            );
            Err((Place::after(&before), LoadFault::Damaged(what)))
        }
    }
}

/// The game of a file, as the header names it.
#[derive(Deserialize)]
#[serde(field_identifier)]
enum Game {
    Express,
    Classic,
    Other(String),
}

/// The beginning of every session file, of any version.
#[derive(Default)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
    game: Option<Game>,
    /// Where reading failed.
    stop: Option<Place>,
}

impl Header {
    /// As much of the header as there is in `text`; the rest is not read.
    fn of(text: &str) -> Header {
        let mut header = Header::default();
        let result = ron().from_str_seed(text, &mut header);
        header.stop = result.err().map(|error| start(text, &error));
        header
    }

    /// The game, [`Game::Express`] where none is named.
    ///
    /// # Errors
    /// Why this program does not read the rest.
    fn game(self, text: &str) -> Result<Game, (Option<Place>, LoadFault)> {
        let at = |field| place(text, &[Step::Field(field)]);
        match (self.format.as_deref(), self.version, self.game) {
            (None, ..) => Err((self.stop, LoadFault::NotASession)),
            (Some(SEVERAL), version, _) => Err(match version {
                Some(newer) if newer > 1 => (at("version"), LoadFault::Newer(newer)),
                _ => (None, LoadFault::Several),
            }),
            (Some(format), ..) if format != v1::FORMAT => {
                Err((at("format"), LoadFault::NotASession))
            }
            (_, Some(version), _) if version > u64::from(NEWEST) => {
                Err((at("version"), LoadFault::Newer(version)))
            }
            (_, Some(_), Some(Game::Other(game))) => {
                Err((at("game"), LoadFault::UnknownGame(quoted(&game))))
            }
            (.., game) => Ok(game.unwrap_or(Game::Express)),
        }
    }
}

impl<'de> DeserializeSeed<'de> for &mut Header {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &mut Header {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a session")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => self.format = Some(map.next_value()?),
                "version" => self.version = Some(map.next_value()?),
                "game" => self.game = Some(map.next_value()?),
                _ => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
            if self.format.is_some() && self.version.is_some() && self.game.is_some() {
                return Err(A::Error::custom("the header is complete"));
            }
        }
        Ok(())
    }
}

/// The beginning of what RON fails on. RON tells where the last good value ended and where it gave up, so white space in
/// between is skipped. With attributes the first may come after the second.
fn start(text: &str, error: &SpannedError) -> Place {
    let [one, other] = [error.span.start, error.span.end].map(|position| {
        let line: usize = text
            .split_inclusive('\n')
            .take(position.line - 1)
            .map(str::len)
            .sum();
        let column: usize = text[line..]
            .chars()
            .take(position.col - 1)
            .map(char::len_utf8)
            .sum();
        line + column
    });
    let (from, to) = (one.min(other), one.max(other));
    let space = text[from..to]
        .find(|character: char| !character.is_whitespace())
        .unwrap_or(to - from);
    let begin = &text[..from + space];
    // RON refuses an unexpected text after its first quotation mark.
    let line = begin.rfind('\n').map_or(0, |end| end + 1);
    let quotes = begin[line..].matches('"').count();
    match begin.rfind('"') {
        Some(quote) if matches!(error.code, ron::Error::Message(_)) && quotes % 2 == 1 => {
            Place::after(&text[..quote])
        }
        _ => Place::after(begin),
    }
}

/// Why a text is not valid, in RON's words where they are clear.
pub(super) fn syntax(error: &ron::Error) -> String {
    use ron::Error;

    let of = |outer: &Option<String>| match outer {
        Some(outer) => format!(" of `{outer}`"),
        None => String::new(),
    };
    match error {
        Error::Eof => "the file ends too early".to_owned(),
        Error::ExceededRecursionLimit => "there are too many nested brackets".to_owned(),
        Error::MissingStructField { field, outer } => {
            format!("the field `{field}`{} is missing", of(outer))
        }
        Error::DuplicateStructField { field, outer } => {
            format!("the field `{field}`{} appears twice", of(outer))
        }
        Error::NoSuchStructField {
            expected,
            found,
            outer,
        } => format!(
            "`{}` isn’t one of the fields{}: {}",
            quoted(found),
            of(outer),
            expected.join(", ")
        ),
        Error::NoSuchEnumVariant {
            expected, found, ..
        } => format!(
            "`{}` isn’t valid here, only {}",
            quoted(found),
            expected.join(", ")
        ),
        Error::SuggestRawIdentifier(found) => {
            format!("`{}` is where the name of a field should be", quoted(found))
        }
        other => plain(&beginning(&other.to_string(), MOST_WORDS)),
    }
}

/// A word of a file for an error, cut after [`MOST_QUOTED`] characters.
fn quoted(word: &str) -> String {
    plain(&beginning(word, MOST_QUOTED))
}

/// The readable part of a damaged session file.
#[derive(Debug, Clone, PartialEq)]
pub struct Salvaged {
    /// The session up to the last good event, as an unsaved copy under a fresh id.
    pub saved: Saved,
    /// How many events it has.
    pub kept: usize,
    /// About how many more the file has.
    pub lost: usize,
}

impl Store {
    /// The backup of a damaged session file, as an unsaved copy under a fresh id.
    ///
    /// # Errors
    /// There is no backup, or it does not load either.
    pub fn last_good(&self, id: &Id, now: Timestamp) -> Result<Saved, LoadError> {
        let saved = read(&backup(&self.session_file(id)))?;
        Ok(Saved {
            id: self.fresh_id(now),
            ..saved
        })
    }

    /// A damaged session up to its last good event. The file stays as it is.
    ///
    /// All fields before the events must be readable, but for title and times. Events count up to the first that is damaged
    /// or illegal.
    ///
    /// # Errors
    /// The file holds no session, or nobody can say who played.
    pub fn salvage(&self, id: &Id, now: Timestamp) -> Result<Salvaged, LoadError> {
        let path = self.session_file(id);
        let bytes = bytes_of(&path)?;
        // A name with a character that cannot be read is better than no game.
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        let is_ours = Header::of(text).game(text).is_ok();
        // The header may be damaged, but only one of the games has such a setup.
        let id = self.fresh_id(now);
        let express = || salvage_as::<Express>(text, &id, now);
        let classic = || salvage_as::<Classic>(text, &id, now);
        let salvaged = is_ours.then(|| express().or_else(classic)).flatten();
        salvaged.ok_or_else(|| {
            let fault = parse(&path, &bytes).err();
            fault.unwrap_or_else(|| LoadFault::NotASession.at(&path, None))
        })
    }
}

/// The readable part, if it is this game.
fn salvage_as<G: Filed>(text: &str, id: &Id, now: Timestamp) -> Option<Salvaged> {
    let mut fields = Fields::default();
    // It fails at the damage, and keeps the fields before.
    let _ = fields.read(text);
    let (saved, kept) = v1::File::<G>::pieced(fields, now)?.salvaged(id)?;
    let written = G::EVENTS.iter().map(|event| text.matches(event).count());
    Some(Salvaged {
        saved,
        kept,
        lost: written.sum::<usize>().saturating_sub(kept),
    })
}

/// The whole input of a command: a file, a pipe, or the standard input.
///
/// The window reads only regular files, because it could wait for a pipe for ever; a command can be ended.
pub struct Input {
    path: PathBuf,
    bytes: Vec<u8>,
}

impl Input {
    /// Reads the file `path`, or for `-` the standard input.
    ///
    /// # Errors
    /// It cannot be read, or is larger than any session.
    pub fn read(path: &Path) -> Result<Input, LoadError> {
        let is_standard = path == Path::new("-");
        let path = if is_standard {
            PathBuf::from("standard input")
        } else {
            path.to_owned()
        };
        let bytes = if is_standard {
            limited(io::stdin().lock(), LARGEST)
        } else if is_pipe(&path) {
            File::open(&path)
                .map_err(|error| LoadFault::Unreadable(error.to_string()))
                .and_then(|pipe| limited(pipe, LARGEST))
        } else {
            bytes(&path, LARGEST)
        };
        match bytes {
            Ok(bytes) => Ok(Input { path, bytes }),
            Err(fault) => Err(fault.at(&path, None)),
        }
    }

    /// The path, for messages.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The session in it.
    ///
    /// # Errors
    /// Why it is not one, with the place in the file.
    pub fn session(&self) -> Result<Saved, LoadError> {
        parse(&self.path, &self.bytes)
    }

    /// The session in it.
    ///
    /// # Errors
    /// Every fault of its events by place; only the first of the fields before them.
    pub fn check(&self) -> Result<Saved, Vec<LoadError>> {
        check(&self.path, &self.bytes)
    }
}

#[cfg(unix)]
fn is_pipe(path: &Path) -> bool {
    use std::os::unix::fs::FileTypeExt;

    fs::metadata(path).is_ok_and(|found| found.file_type().is_fifo())
}

/// Only Unix has pipes with a name.
#[cfg(not(unix))]
fn is_pipe(_path: &Path) -> bool {
    false
}
