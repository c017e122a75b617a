use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

use super::error::MOST_QUOTED;
use super::place::{place, ron};
use super::v1::{self, Filed, Wrong};
use super::{Id, LoadError, LoadFault, Place, Saved};
use crate::session::{Classic, Express};
use crate::words::{beginning, plain};

/// The most bytes that a session file may have: more than 100,000 events, where a long game has a few hundred.
pub const LARGEST: u64 = 8 << 20;

/// The newest version of the format, which this program writes.
pub const NEWEST: u32 = v1::VERSION;

/// The most characters of RON's own error message.
const MOST_WORDS: usize = 300;

/// The games as a header names them.
const EXPRESS: &str = "Express";
const CLASSIC: &str = "Classic";

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
/// Every fault of its events by place; only the first of the fields before them.
pub(super) fn check(path: &Path, bytes: &[u8]) -> Result<Saved, Vec<LoadError>> {
    parse(path, bytes).map_err(|first| {
        let mut faults = faults(path, bytes);
        faults.push(first);
        faults.sort_by_key(|fault| fault.place);
        faults.dedup();
        faults
    })
}

pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, LoadError> {
    bytes(path, LARGEST).map_err(|fault| LoadError {
        path: path.to_owned(),
        place: None,
        fault,
    })
}

/// The session in the content of the file `path`.
///
/// # Errors
/// Why it is not one, with the place in the file.
pub fn parse(path: &Path, bytes: &[u8]) -> Result<Saved, LoadError> {
    let error = |place, fault| LoadError {
        path: path.to_owned(),
        place,
        fault,
    };
    let Some(id) = Id::of(path) else {
        return Err(error(None, LoadFault::NotAFile));
    };
    let text = text(bytes).map_err(|(place, fault)| error(Some(place), fault))?;
    refusal(text).map_or(Ok(()), |(place, fault)| Err(error(place, fault)))?;
    let read = match Header::of(text).game.as_deref() {
        Some(CLASSIC) => saved::<Classic>(text, id),
        // Also a file that names no game, to find its fault.
        _ => saved::<Express>(text, id),
    };
    read.map_err(|(place, fault)| error(place, fault))
}

/// The session in the text of this game's file.
fn saved<G: Filed>(text: &str, id: Id) -> Result<Saved, (Option<Place>, LoadFault)> {
    let file: v1::File<G> = ron().from_str(text).map_err(|fault| {
        let damage = LoadFault::Damaged(syntax(&fault.code));
        (Some(start(text, &fault)), damage)
    })?;
    file.into_saved(id)
        .map_err(|wrong| (place(text, &wrong.path), wrong.fault))
}

/// The faults of the events, as far as they can be read.
fn faults(path: &Path, bytes: &[u8]) -> Vec<LoadError> {
    let Ok(text) = text(bytes) else {
        return Vec::new();
    };
    if refusal(text).is_some() {
        return Vec::new();
    }
    let wrongs = match Header::of(text).game.as_deref() {
        Some(CLASSIC) => wrong_events::<Classic>(text),
        _ => wrong_events::<Express>(text),
    };
    wrongs
        .into_iter()
        .map(|wrong| LoadError {
            path: path.to_owned(),
            place: place(text, &wrong.path),
            fault: wrong.fault,
        })
        .collect()
}

fn wrong_events<G: Filed>(text: &str) -> Vec<Wrong> {
    match ron().from_str::<v1::File<G>>(text) {
        Ok(file) => file.wrong_events(),
        Err(_) => Vec::new(),
    }
}

/// Whether a newer version of the program wrote the session in a file.
pub(super) fn is_newer(path: &Path) -> bool {
    let Ok(bytes) = bytes(path, LARGEST) else {
        return false;
    };
    let Ok(text) = text(&bytes) else {
        return false;
    };
    matches!(
        refusal(text),
        Some((_, LoadFault::Newer(_) | LoadFault::UnknownGame(_)))
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
    limited(fs::File::open(path).map_err(unreadable)?, largest)
}

/// Everything that can be read, if that is at most `largest` bytes.
pub(super) fn limited(from: impl Read, largest: u64) -> Result<Vec<u8>, LoadFault> {
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
            Err((Place::after(&before), LoadFault::NotText(valid + 1)))
        }
    }
}

/// Why this program reads no more than the header of a file, if it does not.
pub(super) fn refusal(text: &str) -> Option<(Option<Place>, LoadFault)> {
    Header::of(text).refusal(text)
}

/// The beginning of every session file, of any version.
#[derive(Default)]
struct Header {
    format: Option<String>,
    version: Option<u64>,
    game: Option<String>,
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

    /// Why this program does not read the rest.
    fn refusal(&self, text: &str) -> Option<(Option<Place>, LoadFault)> {
        let at = |field| place(text, &[super::place::Step::Field(field)]);
        if self.format.as_deref() != Some(v1::FORMAT) {
            let place = match self.format {
                Some(_) => at("format"),
                None => self.stop,
            };
            return Some((place, LoadFault::NotASession));
        }
        match (self.version, self.game.as_deref()) {
            (Some(version), _) if version > u64::from(NEWEST) => {
                Some((at("version"), LoadFault::Newer(version)))
            }
            (Some(_), Some(game)) if ![EXPRESS, CLASSIC].contains(&game) => {
                Some((at("game"), LoadFault::UnknownGame(quoted(game))))
            }
            _ => None,
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
                "game" => self.game = Some(map.next_value_seed(Word)?),
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

/// A bare word, such as the name of a game.
struct Word;

impl<'de> DeserializeSeed<'de> for Word {
    type Value = String;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<String, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Word {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a word")
    }

    fn visit_str<E>(self, word: &str) -> Result<String, E> {
        Ok(word.to_owned())
    }
}

/// The beginning of what RON fails on. RON tells where the last good value ended and where it gave up, so white space in
/// between is skipped. With attributes the first may come after the second.
fn start(text: &str, error: &ron::error::SpannedError) -> Place {
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
fn syntax(error: &ron::Error) -> String {
    use ron::Error;

    let of = |outer: &Option<String>| match outer {
        Some(outer) => format!(" of `{outer}`"),
        None => String::new(),
    };
    match error {
        Error::Eof => "the file ends in the middle of something".to_owned(),
        Error::ExceededRecursionLimit => {
            "there are too many brackets inside of each other".to_owned()
        }
        Error::MissingStructField { field, outer } => {
            format!("the field `{field}`{} is missing", of(outer))
        }
        Error::DuplicateStructField { field, outer } => {
            format!("the field `{field}`{} stands here again", of(outer))
        }
        Error::NoSuchStructField {
            expected,
            found,
            outer,
        } => format!(
            "`{}` is none of the fields{}: {}",
            quoted(found),
            of(outer),
            expected.join(", ")
        ),
        Error::NoSuchEnumVariant {
            expected, found, ..
        } => format!(
            "`{}` cannot stand here, only {}",
            quoted(found),
            expected.join(", ")
        ),
        Error::SuggestRawIdentifier(found) => format!(
            "`{}` stands where the name of a field is expected",
            quoted(found)
        ),
        other => plain(&beginning(&other.to_string(), MOST_WORDS)),
    }
}

/// A word of a file for an error, cut after [`MOST_QUOTED`] characters.
fn quoted(word: &str) -> String {
    plain(&beginning(word, MOST_QUOTED))
}
