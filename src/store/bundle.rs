//! Several finished games in one file, so that two households keep one table.

use std::collections::BTreeMap;
use std::path::Path;

use jiff::civil::Date;
use jiff::tz::TimeZone;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use super::file::{SEVERAL, bytes, parse, text};
use super::people::People;
use super::ron_text::{ron, to_ron};
use super::{Id, LARGEST, Listed, LoadError, LoadFault, Saved, Store, v1};
use crate::session::Player;

/// The most games of a file.
const MOST_GAMES: usize = 1000;

/// Why games are not written to one file.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error("too many games for one file: choose a shorter time")]
    TooMany,
}

/// The file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Games")]
struct Written {
    format: String,
    version: u32,
    people: People,
    /// The session files by name.
    games: BTreeMap<String, Box<RawValue>>,
}

/// What stands in such a file.
pub(super) struct Bundle {
    pub(super) people: People,
    /// Each game with the name of its file where it comes from.
    pub(super) games: Vec<(Id, Result<Saved, LoadError>)>,
}

/// The games that are over and began from one day to another, both included, as this machine counts days.
pub fn of_span(
    games: &[Listed],
    from: Option<Date>,
    to: Option<Date>,
) -> impl Iterator<Item = &Listed> {
    games.iter().filter(move |game| {
        game.content.as_ref().is_ok_and(|overview| {
            let day = overview.created.to_zoned(TimeZone::system()).date();
            let is_in_span = from.is_none_or(|from| from <= day) && to.is_none_or(|to| day <= to);
            overview.over && is_in_span
        })
    })
}

impl Store {
    /// The file of these games, as far as they are over, with the spellings of those who play and the names of evenings.
    ///
    /// # Errors
    /// A game does not load, or there are too many for one file.
    pub fn bundle(&self, games: &[Id]) -> Result<String, BundleError> {
        let mut written = BTreeMap::new();
        let mut players: Vec<Player> = Vec::new();
        let mut size = 0;
        for id in games {
            let saved = self.load(id)?;
            if !saved.session.is_over() {
                continue;
            }
            players.extend_from_slice(saved.session.players());
            let game = v1::write(&saved);
            size += game.len();
            if written.len() == MOST_GAMES || size as u64 > LARGEST {
                return Err(BundleError::TooMany);
            }
            let game = RawValue::from_boxed_ron(game.trim().into());
            let id = id.as_os_str().to_string_lossy().into_owned();
            // The text of a session is RON.
            written.insert(id, game.expect("the text of a session"));
        }
        let text = to_ron(&Written {
            format: SEVERAL.to_owned(),
            version: 1,
            people: self.people().of(games, &players),
            games: written,
        });
        match text.len() as u64 > LARGEST {
            true => Err(BundleError::TooMany),
            false => Ok(text),
        }
    }
}

/// What stands in a file of several games. A damaged game costs no other.
///
/// # Errors
/// Why it is no such file.
pub(super) fn read(path: &Path) -> Result<Bundle, LoadError> {
    let damaged = |what: String| LoadFault::Damaged(what).at(path, None);
    let bytes = bytes(path, LARGEST).map_err(|fault| fault.at(path, None))?;
    let text = text(&bytes).map_err(|(place, fault)| fault.at(path, Some(place)))?;
    let written: Written = ron()
        .from_str(text)
        .map_err(|error| damaged(super::file::syntax(&error.code)))?;
    if written.games.len() > MOST_GAMES {
        return Err(damaged(format!("it has more than {MOST_GAMES} games")));
    }
    let games = written.games.into_iter().filter_map(|(name, game)| {
        // A name is no path.
        let id = Id::of(Path::new(&format!("{name}.ron")))?;
        let saved = parse(&path.join(id.file_name()), game.get_ron().as_bytes());
        Some((id, saved))
    });
    Ok(Bundle {
        people: written.people,
        games: games.collect(),
    })
}
