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
/// The file has a line with the version of the program and a checksum, then JSON. If anything is wrong with it, all
/// sessions are read again.
#[derive(Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Index(HashMap<String, Entry>);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Entry {
    stamp: Stamp,
    #[serde(with = "moment")]
    changed: Timestamp,
    overview: Overview,
}

/// Size and time of a file, by which a change is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    size: u64,
    #[serde(with = "moment")]
    modified: Timestamp,
}

impl Stamp {
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
    /// The index in this folder; empty if it is missing or damaged.
    pub(super) fn read(folder: &Path) -> Index {
        let bytes = file::bytes(&folder.join(FILE), LARGEST).unwrap_or_default();
        Index::parse(&bytes).unwrap_or_default()
    }

    fn parse(bytes: &[u8]) -> Option<Index> {
        let end = bytes.iter().position(|&byte| byte == b'\n')?;
        let (first, json) = bytes.split_at(end + 1);
        if first != head(json).as_bytes() {
            return None;
        }
        let index: Index = serde_json::from_slice(json).ok()?;
        let fits = |Entry { overview, .. }: &Entry| overview.course.fits(overview.players.len());
        index.0.values().all(fits).then_some(index)
    }

    /// Writes the index into this folder. If that fails, the files are read again next time.
    pub(super) fn write(&self, folder: &Path) {
        if let Ok(json) = serde_json::to_string(self) {
            let text = head(json.as_bytes()) + &json;
            let _ = replace(&folder.join(FILE), text.as_bytes());
        }
    }

    /// The overview of a file, if it has not changed.
    pub(super) fn get(&self, name: &OsStr, stamp: Stamp) -> Option<Listed> {
        let entry = self.0.get(name.to_str()?)?;
        (entry.stamp == stamp).then(|| entry.listed(name))?
    }

    /// Adds a file, unless it may still change unnoticed. One whose name is not UTF-8 is read every time.
    pub(super) fn put(&mut self, name: OsString, stamp: Stamp, listed: &Listed) {
        if let (Ok(overview), Ok(name), true) =
            (&listed.content, name.into_string(), stamp.is_settled())
        {
            let entry = Entry {
                stamp,
                changed: listed.changed,
                overview: overview.clone(),
            };
            self.0.insert(name, entry);
        }
    }

    /// All entries, even outdated ones.
    pub(super) fn games(&self) -> impl Iterator<Item = Listed> {
        self.0
            .iter()
            .filter_map(|(name, entry)| entry.listed(name.as_ref()))
    }
}

impl Entry {
    fn listed(&self, name: &OsStr) -> Option<Listed> {
        Some(Listed {
            id: Id::of(Path::new(name))?,
            changed: self.changed,
            content: Ok(self.overview.clone()),
            has_backup: false,
        })
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

/// The first line of a file with this content. Its checksum, FNV-1a, notices accidental changes.
fn head(json: &[u8]) -> String {
    let sum = json.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{} {sum:016x}\n", env!("CARGO_PKG_VERSION"))
}
