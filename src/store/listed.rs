//! A session at a glance, for the list of games, and the index of all.

use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, Metadata};
use std::path::Path;
use std::time::{Duration, SystemTime};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::replace::replace;
use super::{Id, LoadError, People, Saved, file};
use crate::rules::Seat;
use crate::rules::dice::Sum;
use crate::rules::express::{Phase, standings};
use crate::session::{AnySession, Helps, Name, Player, Seed, Title};
use crate::stats::{self, Contest, Sitting};

/// A session file in the list of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The name of its file.
    pub id: Id,
    /// When its last event happened; for a damaged file, when it was last written.
    pub changed: Timestamp,
    /// Its overview, or why it does not load.
    pub content: Result<Overview, LoadError>,
    /// Whether a damaged file has a usable [backup](super::Store::last_good).
    pub has_backup: bool,
}

impl Listed {
    /// The entry of a session.
    pub fn of(saved: &Saved) -> Listed {
        Listed {
            id: saved.id.clone(),
            changed: saved.changed,
            content: Ok(Overview::of(saved)),
            has_backup: false,
        }
    }
}

/// The evenings of these games as indices, the earliest evening and its earliest game first. A file that does not load
/// belongs to none.
pub fn evenings(games: &[Listed]) -> Vec<Vec<usize>> {
    let sitting = |game: &Listed| {
        let overview = game.content.as_ref().ok()?;
        let (begin, end) = (overview.created.as_second(), game.changed.as_second());
        Some(Sitting::new(
            &overview.players,
            &overview.earlier,
            begin,
            end,
        ))
    };
    let (places, sittings): (Vec<usize>, Vec<Sitting>) = (games.iter().enumerate())
        .filter_map(|(place, game)| Some((place, sitting(game)?)))
        .unzip();
    let mut evenings = stats::evenings(&sittings);
    evenings
        .iter_mut()
        .flatten()
        .for_each(|game| *game = places[*game]);
    evenings
}

/// A session at a glance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overview {
    /// Its title, if it has one.
    pub title: Option<Title>,
    /// When it began.
    #[serde(with = "moment")]
    pub created: Timestamp,
    /// The current or last player of each seat.
    pub players: Vec<Player>,
    /// The seats that changed hands, came late or were left: their results belong to nobody.
    pub shared: Vec<Seat>,
    /// Those who gave their seats to somebody else.
    pub earlier: Vec<Name>,
    /// Whether the game has come to its end.
    pub over: bool,
    /// Whether it counts in records and figures once it is over.
    pub counts: bool,
    /// Whether its choices are judged.
    pub reviewed: bool,
    /// All helps.
    pub helps: Helps,
    /// Whether it is a strict game.
    pub strict: bool,
    /// The game and its options, within which results are compared.
    pub contest: Contest,
    /// The seed of the app's dice.
    pub seed: Option<Seed>,
    /// Its course so far.
    pub course: Course,
}

/// The course of a game so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// Can't Stop Express.
    Express {
        /// How many throws there were.
        throws: usize,
        /// The number of the throw that the table asks for, or of the last one.
        asked: usize,
        /// The points as they stand, by seat.
        totals: Vec<i32>,
        /// The marks of each row, from 2 to 12, by seat.
        rows: Vec<[u32; Sum::COUNT]>,
        /// The seats that were left, which have no place (X14).
        #[serde(rename = "left")]
        departed: Vec<Seat>,
    },
    /// Classic Can't Stop.
    Classic {
        /// How many turns have begun.
        turns: usize,
        /// The number of the turn that the table asks for, and the seat that has it.
        asked: (usize, Seat),
        /// The columns won so far, by seat.
        columns: Vec<usize>,
        /// The seat that has won the game, if one has.
        winner: Option<Seat>,
    },
}

impl Overview {
    /// The overview of a session.
    pub fn of(saved: &Saved) -> Overview {
        Overview {
            title: saved.title.clone(),
            created: saved.created,
            players: saved.session.players().to_vec(),
            shared: saved.session.shared(),
            earlier: saved.session.earlier(),
            over: saved.session.is_over(),
            counts: saved.record.counts,
            reviewed: saved.record.reviewed.is_some(),
            helps: saved.helps(),
            strict: saved.record.options.strict,
            contest: Contest::of(&saved.session),
            seed: saved.session.dice().seed(),
            course: Course::of(&saved.seen()),
        }
    }

    /// The overview with people as they are to be named.
    pub fn named(saved: &Saved, people: &People) -> Overview {
        let mut overview = Overview::of(saved);
        overview.name(people);
        overview
    }

    /// Names people as they are to be named.
    pub(super) fn name(&mut self, people: &People) {
        people.name(&mut self.players, &mut self.earlier);
    }

    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether it stands in the records: it is over, counts, and had no help.
    pub fn is_of_record(&self) -> bool {
        self.over && self.counts && self.helps.is_empty()
    }

    /// Whether one person has had a seat from the beginning.
    pub fn has_single_owner(&self, seat: Seat) -> bool {
        self.players[seat].level.is_none() && !self.shared.contains(&seat)
    }
}

impl Course {
    fn of(session: &AnySession) -> Course {
        let seats = Seat::all(session.players().len());
        match session {
            AnySession::Express(session) => Course::Express {
                throws: session.table().rounds().len(),
                asked: match session.table().phase() {
                    Phase::Throw(number) | Phase::Choices(number) => number.get(),
                    Phase::Over => session.table().rounds().len(),
                },
                totals: seats
                    .clone()
                    .map(|seat| session.score(seat).total())
                    .collect(),
                rows: seats
                    .map(|seat| Sum::ALL.map(|sum| session.table().pads()[seat].marks(sum)))
                    .collect(),
                departed: session.departed(),
            },
            AnySession::Classic(session) => {
                let table = session.table();
                let position = table.position();
                Course::Classic {
                    turns: table.steps().last().map_or(0, |step| step.turn().get()),
                    asked: (table.turn().get(), position.turn()),
                    columns: seats.map(|seat| position.columns_won(seat)).collect(),
                    winner: position.winner(),
                }
            }
        }
    }

    /// The result of a seat so far: its points, or the turns of all players on the board.
    pub fn result(&self, seat: Seat) -> Option<i32> {
        match self {
            Course::Express { totals, .. } => totals.get(seat.index()).copied(),
            Course::Classic { turns, .. } => i32::try_from(*turns).ok(),
        }
    }

    /// The number of throws, or of turns that have begun.
    pub(super) fn length(&self) -> usize {
        match self {
            Course::Express { throws, .. } => *throws,
            Course::Classic { turns, .. } => *turns,
        }
    }

    /// The leaders: in Express the seats with the most points, which share the win (X12); on the board the winner (C10).
    pub fn leaders(&self) -> Vec<Seat> {
        match self {
            Course::Express {
                totals, departed, ..
            } => standings(totals, departed)
                .iter()
                .filter(|standing| standing.place == 1)
                .map(|standing| standing.seat)
                .collect(),
            Course::Classic { winner, .. } => winner.iter().copied().collect(),
        }
    }

    /// Whether a game of this many players can have this course.
    fn fits(&self, players: usize) -> bool {
        match self {
            Course::Express {
                totals,
                rows,
                departed,
                ..
            } => {
                totals.len() == players
                    && rows.len() == players
                    && departed.iter().all(|seat| seat.index() < players)
            }
            Course::Classic {
                columns,
                winner,
                asked: (_, seat),
                ..
            } => {
                columns.len() == players
                    && seat.index() < players
                    && winner.is_none_or(|seat| seat.index() < players)
            }
        }
    }
}

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
mod moment {
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

/// The first line of a file with this content.
fn head(json: &[u8]) -> String {
    format!("{} {:016x}\n", env!("CARGO_PKG_VERSION"), checksum(json))
}

/// A checksum, FNV-1a, which is the same on every machine and notices accidental changes.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
