use jiff::Timestamp;

use super::file::{self, parse};
use super::place::Fields;
use super::replace::backup;
use super::v1::{self, Filed};
use super::{Id, LoadError, Saved, Store};
use crate::session::{Classic, Express};

/// The readable part of a damaged session file.
#[derive(Debug, Clone, PartialEq)]
pub struct Salvaged {
    /// The session up to the last good event, as an unsaved copy under a fresh id.
    pub saved: Saved,
    /// How many events it has.
    pub kept: usize,
    /// About how many more the file has.
    pub lost: usize,
    /// The fault of the file; `None` if it is whole.
    pub fault: Option<LoadError>,
}

impl Store {
    /// The backup of a damaged session file, as an unsaved copy under a fresh id.
    ///
    /// # Errors
    /// There is no backup, or it does not load either.
    pub fn last_good(&self, id: &Id, now: Timestamp) -> Result<Saved, LoadError> {
        let saved = file::read(&backup(&self.session_file(id)))?;
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
        let bytes = file::bytes_of(&path)?;
        let fault = match parse(&path, &bytes) {
            Ok(saved) => {
                return Ok(Salvaged {
                    kept: saved.session.events(),
                    saved: Saved {
                        id: self.fresh_id(now),
                        ..saved
                    },
                    lost: 0,
                    fault: None,
                });
            }
            Err(fault) => fault,
        };
        // A name with a character that cannot be read is better than no game.
        let text = String::from_utf8_lossy(&bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        if file::refusal(text).is_some() {
            return Err(fault);
        }
        // The header may be damaged, but only one of the games has such a setup.
        let id = self.fresh_id(now);
        let salvaged =
            salvage_as::<Express>(text, &id, now).or_else(|| salvage_as::<Classic>(text, &id, now));
        match salvaged {
            Some(salvaged) => Ok(Salvaged {
                fault: Some(fault),
                ..salvaged
            }),
            None => Err(fault),
        }
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
        fault: None,
    })
}
