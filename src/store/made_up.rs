//! How a version 2 of the file will come, shown with a made-up one that also says where a game was played.
//!
//! `v1.rs` stays as it is. Another module holds the new types, and makes them from those of version 1; the header says as
//! what a text is to be read, and only the newest types become a session.

use std::path::Path;

use super::file::Header;
use super::place::ron;
use super::{Id, LoadFault, Saved, parse, v1};
use crate::session::Express;

type V1 = v1::FileOf<Express>;

mod v2 {
    use serde::{Deserialize, Serialize};

    use crate::session::Express;
    use crate::store::v1::{self, Filed};

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct File {
        pub format: String,
        pub version: u32,
        pub game: v1::Game,
        pub title: Option<String>,
        pub place: Option<String>,
        pub created: String,
        pub changed: String,
        pub setup: <Express as Filed>::WrittenSetup,
        pub cursor: u32,
        pub events: Vec<<Express as Filed>::WrittenEvent>,
    }

    impl From<super::V1> for File {
        fn from(old: super::V1) -> File {
            File {
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
}

/// What a program of version 2 makes of a text: the session, and where it was played.
fn read(text: &str) -> Option<(Saved, Option<String>)> {
    let file = match Header::of(text).version? {
        1 => v2::File::from(ron().from_str::<V1>(text).ok()?),
        2 => ron().from_str::<v2::File>(text).ok()?,
        _ => return None,
    };
    let place = file.place;
    // The made-up version has the same games as the first one.
    let game = V1 {
        format: file.format,
        version: v1::VERSION,
        game: file.game,
        title: file.title,
        created: file.created,
        changed: file.changed,
        assisted: false,
        helped: Vec::new(),
        house: v1::House::default(),
        taken: Vec::new(),
        counts: true,
        reviewed: Vec::new(),
        setup: file.setup,
        cursor: file.cursor,
        events: file.events,
    };
    let id = Id::of(Path::new("game.ron"))?;
    Some((game.into_saved::<Express>(id).ok()?, place))
}

const FIRST: &str = include_str!("../../saves/v1-corrected.ron");

/// The sample as a program of version 2 would write it.
fn second() -> String {
    let mut file = v2::File::from(ron().from_str::<V1>(FIRST).unwrap());
    file.place = Some("At Zoë's".to_owned());
    ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new()).unwrap()
}

#[test]
fn a_newer_program_reads_both_versions_as_the_same_game() {
    let old = parse(Path::new("game.ron"), FIRST.as_bytes()).unwrap();
    assert_eq!(read(FIRST), Some((old.clone(), None)));
    assert_eq!(read(&second()), Some((old, Some("At Zoë's".to_owned()))));
}

#[test]
fn this_program_reads_the_header_of_a_newer_file_and_nothing_else() {
    let whole = second();
    let begin = &whole[..whole.find("title").unwrap()];
    for text in [&whole, begin, &format!("{begin} <what nobody knows yet")] {
        let error = parse(Path::new("game.ron"), text.as_bytes()).unwrap_err();
        assert_eq!(error.fault, LoadFault::Newer(2), "{text}");
    }
    assert_eq!(read(&whole.replacen("version: 2", "version: 3", 1)), None);
}
