use std::fmt;
use std::time::Duration;

use jiff::Timestamp;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::file::{self, parse};
use super::place::ron;
use super::v1::{self, Filed};
use super::{Id, LoadError, Saved, Store, TableOptions};
use crate::session::{Classic, Express, Session, Title};
use crate::table::Record;

/// What could be saved from a damaged session file.
#[derive(Debug, Clone, PartialEq)]
pub struct Salvaged {
    /// The session up to the last good event, as a copy under a fresh id that is not saved yet.
    pub saved: Saved,
    /// How many events it has.
    pub kept: usize,
    /// How many more there are in the file, as far as that can be told.
    pub lost: usize,
    /// What is wrong with the file; `None` if nothing is.
    pub fault: Option<LoadError>,
}

impl Store {
    /// A damaged session up to its last good event. The file stays as it is.
    ///
    /// Everything before the events must be readable but title and times. The events count from the first one for as long as
    /// each is whole and legal.
    ///
    /// # Errors
    /// There is no session in the file, or nobody can say who played.
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
        // Only one of the games has such a setup; what the header says of it may be damaged.
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

/// What can be saved if it is this game.
fn salvage_as<G: Filed>(text: &str, id: &Id, now: Timestamp) -> Option<Salvaged> {
    let mut parts: Parts<G> = Parts {
        title: None,
        created: None,
        changed: None,
        assisted: false,
        helped: Vec::new(),
        house: TableOptions::default(),
        taken: Vec::new(),
        counts: true,
        setup: None,
        cursor: None,
        events: Vec::new(),
    };
    // It fails somewhere; what it has read until then counts.
    let _ = ron().from_str_seed(text, &mut parts);
    let setup = G::read_setup(parts.setup?).ok()?;
    let mut reading = v1::Reading::of(&setup);
    let mut events: Vec<G::Event> = parts
        .events
        .into_iter()
        .map_while(|event| reading.read(event).ok())
        .collect();
    let replayed = Session::replay(setup.clone(), events.iter().cloned(), 0);
    if let Some(index) = replayed.err().and_then(|fault| fault.index()) {
        events.truncate(index);
    }
    let kept = events.len();
    let cursor = parts.cursor.unwrap_or(kept).min(kept);
    let session = Session::replay(setup, events, cursor).ok()?;
    // Some of those who took it may have sat down behind the damage.
    let taken = parts.taken.into_iter().take(v1::seats(&session));
    let written = G::EVENTS.iter().map(|event| text.matches(event).count());
    let created = parts.created.or(parts.changed).unwrap_or(now);
    Some(Salvaged {
        saved: Saved {
            id: id.clone(),
            title: parts.title,
            created,
            changed: parts.changed.unwrap_or(created),
            record: Record {
                options: parts.house,
                helps: v1::helps(parts.assisted, parts.helped),
                taken: taken.map(Duration::from_millis).collect(),
                counts: parts.counts,
                // What was reviewed was the whole game.
                reviewed: None,
            },
            session: G::played(session),
        },
        kept,
        lost: written.sum::<usize>().saturating_sub(kept),
        fault: None,
    })
}

/// The parts of a session file that can be read, whatever is wrong with others.
struct Parts<G: Filed> {
    title: Option<Title>,
    created: Option<Timestamp>,
    changed: Option<Timestamp>,
    assisted: bool,
    helped: Vec<v1::Help>,
    house: TableOptions,
    taken: Vec<u64>,
    counts: bool,
    setup: Option<G::WrittenSetup>,
    cursor: Option<usize>,
    events: Vec<G::WrittenEvent>,
}

impl<'de, G: Filed> DeserializeSeed<'de> for &mut Parts<G> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de, G: Filed> Visitor<'de> for &mut Parts<G> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a session")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "title" => {
                    let title: Option<Option<String>> = value(&mut map)?;
                    self.title = title.flatten().and_then(|title| Title::new(&title).ok());
                }
                "created" => self.created = time(value(&mut map)?),
                "changed" => self.changed = time(value(&mut map)?),
                "assisted" => self.assisted = value(&mut map)?.unwrap_or(false),
                "helped" => self.helped = value(&mut map)?.unwrap_or_default(),
                "house" => {
                    let house: Option<v1::House> = value(&mut map)?;
                    self.house = house
                        .and_then(|house| house.into_house().ok())
                        .unwrap_or_default();
                }
                "taken" => self.taken = value(&mut map)?.unwrap_or_default(),
                "counts" => self.counts = value(&mut map)?.unwrap_or(true),
                "setup" => self.setup = value(&mut map)?,
                "cursor" => self.cursor = value(&mut map)?,
                "events" => map.next_value_seed(Events(&mut self.events))?,
                _ => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(())
    }
}

/// The next value, or nothing where something else stands; an error where nothing can be read.
fn value<'de, A: MapAccess<'de>, T: DeserializeOwned>(map: &mut A) -> Result<Option<T>, A::Error> {
    let raw: Box<RawValue> = map.next_value()?;
    Ok(ron().from_str(raw.get_ron()).ok())
}

fn time(written: Option<String>) -> Option<Timestamp> {
    written?.parse().ok()
}

/// Reads events one by one, so that those before a fault are there.
struct Events<'a, E>(&'a mut Vec<E>);

impl<'de, E: Deserialize<'de>> DeserializeSeed<'de> for Events<'_, E> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, E: Deserialize<'de>> Visitor<'de> for Events<'_, E> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "events")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<(), A::Error> {
        while let Some(event) = seq.next_element()? {
            self.0.push(event);
        }
        Ok(())
    }
}
