use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::replace::replace;
use super::{Id, Listed, Overview, file};

const FILE: &str = "games.index";

/// More than 100,000 games.
const LARGEST: u64 = 64 << 20;

/// A younger file may change again with the same time, as coarse as the times of some disks are.
const SETTLED: Duration = Duration::from_secs(2);

/// The overviews of all session files by name, so that only changed files are read again.
///
/// The file has a line for each session: a checksum, then JSON. A line that is damaged, or that another version of the
/// program wrote, is ignored.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Index {
    games: HashMap<OsString, (Stamp, Listed)>,
}

/// Size and time of a file, by which a change is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    size: u64,
    #[serde(with = "moment")]
    modified: Timestamp,
}

impl Stamp {
    /// The stamp of a regular file.
    pub(super) fn of(metadata: &Metadata) -> Option<Stamp> {
        if !metadata.is_file() {
            return None;
        }
        let modified = metadata.modified().ok()?;
        Some(Stamp {
            size: metadata.len(),
            modified: Timestamp::try_from(modified).ok()?,
        })
    }

    /// Whether any later change would give another stamp.
    fn is_settled(self) -> bool {
        let age = SystemTime::now().duration_since(self.modified.into());
        age.is_ok_and(|age| age >= SETTLED)
    }
}

impl Index {
    /// The valid lines of the index in this folder.
    pub(super) fn read(folder: &Path) -> Index {
        let bytes = file::bytes(&folder.join(FILE), LARGEST).unwrap_or_default();
        let games = bytes
            .split(|&byte| byte == b'\n')
            .filter_map(|line| Entry::read(line)?.into_game())
            .collect();
        Index { games }
    }

    /// Writes the index into this folder. If that fails, the files are read again next time.
    pub(super) fn write(&self, folder: &Path) {
        let mut text = String::new();
        for (name, (stamp, listed)) in &self.games {
            if let Some(line) = Entry::of(name, *stamp, listed) {
                line.write(&mut text);
            }
        }
        let _ = replace(&folder.join(FILE), text.as_bytes());
    }

    /// The overview of a file, if it has not changed.
    pub(super) fn get(&self, name: &OsStr, stamp: Stamp) -> Option<&Listed> {
        let (known, listed) = self.games.get(name)?;
        (*known == stamp).then_some(listed)
    }

    /// Adds a file, unless it may still change unnoticed.
    pub(super) fn put(&mut self, name: OsString, stamp: Stamp, listed: &Listed) {
        if listed.content.is_ok() && stamp.is_settled() {
            self.games.insert(name, (stamp, listed.clone()));
        }
    }

    /// All entries, even outdated ones.
    pub(super) fn into_games(self) -> impl Iterator<Item = Listed> {
        self.games.into_values().map(|(_, listed)| listed)
    }
}

/// The names of all session files in a folder, with the stamps of regular ones.
pub(super) fn session_files(folder: &Path) -> impl Iterator<Item = (OsString, Option<Stamp>)> {
    fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| Path::new(&entry.file_name()).extension() == Some(OsStr::new("ron")))
        .map(|entry| {
            let stamp = entry.metadata().ok().as_ref().and_then(Stamp::of);
            (entry.file_name(), stamp)
        })
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Entry {
    program: String,
    name: String,
    stamp: Stamp,
    #[serde(with = "moment")]
    changed: Timestamp,
    overview: Overview,
}

impl Entry {
    fn of(name: &OsStr, stamp: Stamp, listed: &Listed) -> Option<Entry> {
        Some(Entry {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            // A file whose name is not UTF-8 is read every time.
            name: name.to_str()?.to_owned(),
            stamp,
            changed: listed.changed,
            overview: listed.content.as_ref().ok()?.clone(),
        })
    }

    fn into_game(self) -> Option<(OsString, (Stamp, Listed))> {
        if !self.overview.course.fits(self.overview.players.len()) {
            return None;
        }
        let listed = Listed {
            id: Id::of(Path::new(&self.name))?,
            changed: self.changed,
            content: Ok(self.overview),
            has_backup: false,
        };
        Some((self.name.into(), (self.stamp, listed)))
    }

    fn read(line: &[u8]) -> Option<Entry> {
        let (sum, json) = line.split_at_checked(16)?;
        let sum = u64::from_str_radix(str::from_utf8(sum).ok()?, 16).ok()?;
        let line: Entry = (checksum(json) == sum)
            .then(|| serde_json::from_slice(json).ok())
            .flatten()?;
        (line.program == env!("CARGO_PKG_VERSION")).then_some(line)
    }

    fn write(&self, text: &mut String) {
        if let Ok(json) = serde_json::to_string(self) {
            *text += &format!("{:016x}{json}\n", checksum(json.as_bytes()));
        }
    }
}

/// Times as seconds and nanoseconds: as exact as text, and faster to read.
pub(super) mod moment {
    use jiff::Timestamp;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(in crate::store) fn serialize<S: Serializer>(
        time: &Timestamp,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        (time.as_second(), time.subsec_nanosecond()).serialize(serializer)
    }

    pub(in crate::store) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Timestamp, D::Error> {
        let (second, nanosecond) = Deserialize::deserialize(deserializer)?;
        Timestamp::new(second, nanosecond).map_err(D::Error::custom)
    }
}

/// FNV-1a, which notices accidental changes.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
