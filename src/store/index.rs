use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::replace::replace;
use super::{Course, Id, Listed, Overview, file, v1};
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::session::{Seed, Title};
use crate::stats;

const FILE: &str = "games.index";

/// More than 100,000 games.
const LARGEST: u64 = 64 << 20;

/// A file that is younger may change once more without showing it: the times of some disks are this coarse.
const SETTLED: Duration = Duration::from_secs(2);

/// What the session files held when they were last read, by the names of the files, so that only those are read again
/// that have changed since.
///
/// A line for each file: a checksum, then what is known. A line that is damaged, or was written by another version of
/// the program, is as good as none.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Index {
    games: HashMap<OsString, (Stamp, Listed)>,
}

/// What tells that a file is still the one that was read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Stamp {
    size: u64,
    modified: Moment,
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
            modified: Moment::of(Timestamp::try_from(modified).ok()?),
        })
    }

    /// Whether another change of the file would give it another stamp.
    fn is_settled(self) -> bool {
        let modified = self.modified.timestamp().map(SystemTime::from);
        let age = modified.and_then(|modified| SystemTime::now().duration_since(modified).ok());
        age.is_some_and(|age| age >= SETTLED)
    }
}

impl Index {
    /// As much of the index in this folder as can be relied on.
    pub(super) fn read(folder: &Path) -> Index {
        let bytes = file::bytes(&folder.join(FILE), LARGEST).unwrap_or_default();
        let games = bytes
            .split(|&byte| byte == b'\n')
            .filter_map(|line| Line::read(line)?.into_game())
            .collect();
        Index { games }
    }

    /// Writes the index into this folder. Where that does not work, the files are read again the next time.
    pub(super) fn write(&self, folder: &Path) {
        let mut text = String::new();
        for (name, (stamp, listed)) in &self.games {
            if let Some(line) = Line::of(name, *stamp, listed) {
                line.write(&mut text);
            }
        }
        let _ = replace(&folder.join(FILE), text.as_bytes());
    }

    /// What the file of this name holds, if it is still the one that was read.
    pub(super) fn get(&self, name: &OsStr, stamp: Stamp) -> Option<&Listed> {
        let (known, listed) = self.games.get(name)?;
        (*known == stamp).then_some(listed)
    }

    /// Notes what a file holds, unless it may change unseen.
    pub(super) fn put(&mut self, name: OsString, stamp: Stamp, listed: &Listed) {
        if listed.content.is_ok() && stamp.is_settled() {
            self.games.insert(name, (stamp, listed.clone()));
        }
    }

    /// Everything that was known, whether or not it still holds.
    pub(super) fn into_games(self) -> impl Iterator<Item = Listed> {
        self.games.into_values().map(|(_, listed)| listed)
    }
}

/// Every file of sessions in a folder, by name, with its stamp where it is a regular file.
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

/// By its index, from 0.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.index().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        usize::deserialize(deserializer).map(Seat::new)
    }
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    program: String,
    name: String,
    stamp: Stamp,
    title: Option<String>,
    created: Moment,
    changed: Moment,
    players: Vec<v1::Player>,
    shared: Vec<Seat>,
    over: bool,
    counts: bool,
    helps: Vec<v1::Help>,
    strict: bool,
    contest: Contest,
    seed: Option<u64>,
    course: Course,
}

/// A contest in the words of the session files.
#[derive(Serialize, Deserialize)]
enum Contest {
    /// With these points as penalty.
    Express(i32),
    /// For so many columns.
    Classic(i32, v1::Sharing, v1::Placement),
}

impl Contest {
    fn of(contest: stats::Contest) -> Contest {
        match contest {
            stats::Contest::Express(penalty) => Contest::Express(penalty.points() as i32),
            stats::Contest::Classic(setting) => Contest::Classic(
                v1::columns_written(setting.columns),
                v1::Sharing::of(setting.sharing),
                v1::Placement::of(setting.placement),
            ),
        }
    }

    fn into_contest(self) -> Option<stats::Contest> {
        Some(match self {
            Contest::Express(points) => stats::Contest::Express(v1::penalty(points).ok()?),
            Contest::Classic(columns, sharing, placement) => stats::Contest::Classic(Setting {
                columns: v1::columns(columns).ok()?,
                sharing: sharing.into_sharing(),
                placement: placement.into_placement(),
            }),
        })
    }
}

impl Line {
    fn of(name: &OsStr, stamp: Stamp, listed: &Listed) -> Option<Line> {
        let overview = listed.content.as_ref().ok()?;
        Some(Line {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            // A name that is not UTF-8 is left out and its file read every time.
            name: name.to_str()?.to_owned(),
            stamp,
            title: overview.title.as_ref().map(Title::to_string),
            created: Moment::of(overview.created),
            changed: Moment::of(listed.changed),
            players: overview.players.iter().map(v1::Player::of).collect(),
            shared: overview.shared.clone(),
            over: overview.over,
            counts: overview.counts,
            helps: overview.helps.iter().copied().map(v1::Help::of).collect(),
            strict: overview.strict,
            contest: Contest::of(overview.contest),
            seed: overview.seed.map(|Seed(seed)| seed),
            course: overview.course.clone(),
        })
    }

    fn into_game(self) -> Option<(OsString, (Stamp, Listed))> {
        let players: Option<Vec<_>> = self
            .players
            .into_iter()
            .map(|player| player.into_player().ok())
            .collect();
        let players = players.filter(|players| self.course.fits(players.len()))?;
        let title = self.title.map(|title| Title::new(&title));
        let overview = Overview {
            title: title.transpose().ok()?,
            created: self.created.timestamp()?,
            players,
            shared: self.shared,
            over: self.over,
            counts: self.counts,
            helps: self.helps.into_iter().map(v1::Help::into_help).collect(),
            strict: self.strict,
            contest: self.contest.into_contest()?,
            seed: self.seed.map(Seed),
            course: self.course,
        };
        let listed = Listed {
            id: Id::of(Path::new(&self.name))?,
            changed: self.changed.timestamp()?,
            content: Ok(overview),
            has_backup: false,
        };
        Some((self.name.into(), (self.stamp, listed)))
    }

    fn read(line: &[u8]) -> Option<Line> {
        let (sum, json) = line.split_at_checked(16)?;
        let sum = u64::from_str_radix(str::from_utf8(sum).ok()?, 16).ok()?;
        let line: Line = (checksum(json) == sum)
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

/// Seconds and nanoseconds of a time: as exact as [`Timestamp`] and quicker to read than its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Moment(i64, i32);

impl Moment {
    fn of(time: Timestamp) -> Moment {
        Moment(time.as_second(), time.subsec_nanosecond())
    }

    fn timestamp(self) -> Option<Timestamp> {
        Timestamp::new(self.0, self.1).ok()
    }
}

/// FNV-1a: enough to see that a disk or a hand has changed something.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
