//! How a version 2 of the file will come, shown with a made-up one that also says where a game was played.
//!
//! The types of version 1 stay as they are. New ones are made from them; the header says as what a text is to be read, and
//! what is in both versions becomes a session as it always has.

use std::path::Path;

use fifth_die::store::{LoadFault, Saved, parse};
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

/// As much of a text as every version has.
#[derive(Deserialize)]
struct Header {
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    format: String,
    version: u32,
    game: Box<RawValue>,
    title: Option<String>,
    created: String,
    changed: String,
    setup: Box<RawValue>,
    cursor: u32,
    events: Box<RawValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Second {
    format: String,
    version: u32,
    game: Box<RawValue>,
    title: Option<String>,
    place: Option<String>,
    created: String,
    changed: String,
    setup: Box<RawValue>,
    cursor: u32,
    events: Box<RawValue>,
}

impl From<First> for Second {
    fn from(old: First) -> Second {
        Second {
            format: old.format,
            version: 2,
            game: old.game,
            title: old.title,
            place: None,
            created: old.created,
            changed: old.changed,
            setup: old.setup,
            cursor: old.cursor,
            events: old.events,
        }
    }
}

impl Second {
    /// The session, and where it was played.
    fn into_saved(self) -> Option<(Saved, Option<String>)> {
        // The made-up version has the same games as the first one.
        let game = First {
            format: self.format,
            version: 1,
            game: self.game,
            title: self.title,
            created: self.created,
            changed: self.changed,
            setup: self.setup,
            cursor: self.cursor,
            events: self.events,
        };
        let text = ron::to_string(&game).ok()?;
        Some((parse(path(), text.as_bytes()).ok()?, self.place))
    }
}

fn path() -> &'static Path {
    Path::new("game.ron")
}

/// What a program of version 2 makes of a text.
fn read(text: &str) -> Option<(Saved, Option<String>)> {
    let Header { version } = ron::from_str(text).ok()?;
    let file = match version {
        1 => Second::from(ron::from_str::<First>(text).ok()?),
        2 => ron::from_str(text).ok()?,
        _ => return None,
    };
    file.into_saved()
}

const FIRST: &str = include_str!("../../../saves/v1-corrected.ron");

/// The sample as a program of version 2 would write it.
fn second() -> String {
    let mut file = Second::from(ron::from_str::<First>(FIRST).unwrap());
    file.place = Some("At Zoë's".to_owned());
    ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new()).unwrap()
}

#[test]
fn a_newer_program_reads_both_versions_as_the_same_game() {
    let old = parse(path(), FIRST.as_bytes()).unwrap();
    assert_eq!(read(FIRST), Some((old.clone(), None)));
    assert_eq!(read(&second()), Some((old, Some("At Zoë's".to_owned()))));
    assert_eq!(
        read(&second().replacen("version: 2", "version: 3", 1)),
        None
    );
}

#[test]
fn this_program_reads_the_header_of_a_newer_file_and_nothing_else() {
    let whole = second();
    let begin = &whole[..whole.find("title").unwrap()];
    for text in [&whole, begin, &format!("{begin} <what nobody knows yet")] {
        let error = parse(path(), text.as_bytes()).unwrap_err();
        assert_eq!(error.fault, LoadFault::Newer(2), "{text}");
    }
}
