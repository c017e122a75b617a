//! The tables of values and their file, which `examples/train` writes.
//!
//! A file holds any number of tables, one behind the other, each whole in itself. All numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `5thXvals` |
//! | 2 | version, 2 |
//! | 2 | penalty, in points |
//! | 8 | games that it learned from |
//! | 8 | seed of these games |
//! | 4 | number of entries |
//! | 4 | number of counts of the distribution |
//! | 4 | value of one step of an entry, in points, an IEEE 754 single |
//! | 4 | lowest total of the distribution, signed |
//! | 4 each | the counts: games of the lowest total, of ten points more, and so on |
//! | 2 each | the entries in steps, signed, in the order of `entries.rs` |
//! | 8 | checksum of all bytes of the table before it |
//!
//! The checksum is FNV-1a with 64 bits, fed with words of eight bytes instead of single bytes; the last word is filled up
//! with zeros.

use std::sync::OnceLock;

use super::entries::{ENTRIES, PER_PAD, PLACES, Places};
use super::game::{Dice, Marks, RowScores};
use crate::coach::checksum;
use crate::rules::express::{Pad, Penalty};

const MAGIC: [u8; 8] = *b"5thXvals";
const VERSION: u16 = 2;

/// A learned table of values: the expected final score from any pad, played for the highest mean.
#[derive(Debug, Clone)]
pub struct ValueTable {
    penalty: Penalty,
    distribution: Distribution,
    pub(super) scores: RowScores,
    pub(super) places: &'static Places,
    /// The numbers that add up to values, in points.
    pub entries: Vec<f32>,
}

/// The final totals of many near-perfect solo games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Distribution {
    lowest: i32,
    /// The number of games with each total; totals are multiples of ten (X10, X11).
    counts: Vec<u32>,
}

/// How a total compares with those of near-perfect games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Percentile {
    /// The share of the games that ended lower, 0 to 1.
    pub lower: f64,
    /// The share that ended with the same total, 0 to 1.
    pub equal: f64,
}

impl ValueTable {
    /// An untrained table, in which every entry is 0.
    pub fn new(penalty: Penalty) -> ValueTable {
        ValueTable {
            penalty,
            distribution: Distribution::default(),
            scores: RowScores::new(penalty),
            places: &PLACES,
            entries: vec![0.0; ENTRIES],
        }
    }

    /// The table that is part of the program. The first call reads it, in a few milliseconds.
    pub fn shipped(penalty: Penalty) -> &'static ValueTable {
        static TABLES: [OnceLock<ValueTable>; Penalty::ALL.len()] =
            [const { OnceLock::new() }; Penalty::ALL.len()];
        TABLES[penalty as usize].get_or_init(|| {
            let file = include_bytes!("../../../assets/coach/express.values");
            // The file is embedded, and a test reads it for every penalty.
            ValueTable::read(file, penalty).expect("a table that was written by the program")
        })
    }

    /// The table for this penalty from the bytes of a file; `None` if the file is damaged before the end of this table, or
    /// has no such table.
    pub fn read(mut file: &[u8], penalty: Penalty) -> Option<ValueTable> {
        loop {
            let start = file;
            let magic = take(&mut file)?;
            let version = u16::from_le_bytes(take(&mut file)?);
            let points = u16::from_le_bytes(take(&mut file)?);
            // From how many games and which seed it was learned does not matter any more.
            file.split_off(..16)?;
            let entries = u32::from_le_bytes(take(&mut file)?);
            if magic != MAGIC || version != VERSION || entries as usize != ENTRIES {
                return None;
            }
            let counts = u32::from_le_bytes(take(&mut file)?);
            let step = f32::from_le_bytes(take(&mut file)?);
            let lowest = i32::from_le_bytes(take(&mut file)?);
            let (counts, _) = file.split_off(..counts as usize * 4)?.as_chunks();
            let (steps, _) = file.split_off(..2 * ENTRIES)?.as_chunks();
            let content = &start[..start.len() - file.len()];
            let sum = u64::from_le_bytes(take(&mut file)?);
            if u32::from(points) != penalty.points() {
                continue;
            }
            let entries = steps.iter().map(|&steps| i16::from_le_bytes(steps));
            return (checksum(content) == sum).then(|| ValueTable {
                distribution: Distribution {
                    lowest,
                    counts: counts.iter().copied().map(u32::from_le_bytes).collect(),
                },
                entries: entries.map(|steps| f32::from(steps) * step).collect(),
                ..ValueTable::new(penalty)
            });
        }
    }

    /// The penalty.
    pub fn penalty(&self) -> Penalty {
        self.penalty
    }

    /// The totals of games played by this table.
    pub fn distribution(&self) -> &Distribution {
        &self.distribution
    }

    /// The expected final score of a pad before the next throw, in points; the score of a player who is out.
    pub fn value(&self, pad: &Pad) -> f64 {
        f64::from(self.of(&Marks::of(pad)))
    }

    /// The expected final score with one-throw lookahead, as in [`deep`](super::deep).
    pub fn deep_value(&self, pad: &Pad) -> f64 {
        f64::from(self.ahead(&Marks::of(pad)))
    }

    /// Like [`value`](ValueTable::value).
    pub fn of(&self, marks: &Marks) -> f32 {
        if marks.is_out() {
            self.scores.total(&marks.rows) as f32
        } else {
            self.sum(&self.entries_of(marks))
        }
    }

    /// The places of the entries whose sum is the value of a player who is not out: of each row its own and then the two of the
    /// pair with each row behind it; last that of the rows in minus.
    pub fn entries_of(&self, marks: &Marks) -> [u32; PER_PAD] {
        self.places.all(marks)
    }

    /// The sum of the entries at these places.
    pub fn sum(&self, entries: &[u32; PER_PAD]) -> f32 {
        let entries = entries.iter().map(|&entry| self.entries[entry as usize]);
        entries.sum()
    }

    /// Plays on from `marks` by this table until the player is out: the marks then, and the number of throws.
    pub(super) fn play_out(&self, mut marks: Marks, dice: &mut Dice) -> (Marks, u32) {
        let mut played = 0;
        while !marks.is_out() {
            let kind = dice.throw();
            let fifth = marks.fifth_die(kind);
            let (split, _) = self.best(&marks, kind, fifth);
            marks = marks.after(split, fifth.free);
            played += 1;
        }
        (marks, played)
    }

    /// The final score of a game played on from `marks` by this table. Seed and game number determine the dice.
    pub fn play_on(&self, marks: Marks, seed: u64, game: u64) -> i32 {
        let (marks, _) = self.play_out(marks, &mut Dice::new(seed, game));
        self.scores.total(&marks.rows)
    }
}

fn take<const BYTES: usize>(rest: &mut &[u8]) -> Option<[u8; BYTES]> {
    let (taken, remaining) = rest.split_first_chunk()?;
    *rest = remaining;
    Some(*taken)
}

impl Distribution {
    /// The difference between neighbouring totals, in points.
    pub const STEP: i32 = 10;

    /// All totals from the lowest to the highest, each with its number of games.
    pub fn counts(&self) -> impl Iterator<Item = (i32, u32)> {
        (self.lowest..)
            .step_by(Distribution::STEP as usize)
            .zip(self.counts.iter().copied())
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.counts.iter().copied().map(u64::from).sum()
    }

    /// The rank of `total` among the games; all shares are 0 without games.
    pub fn percentile(&self, total: i32) -> Percentile {
        let games = self.games().max(1) as f64;
        let share = |is_in: fn(&i32, &i32) -> bool| {
            let counts = self.counts().filter(|(other, _)| is_in(other, &total));
            counts.map(|(_, count)| u64::from(count)).sum::<u64>() as f64 / games
        };
        Percentile {
            lower: share(i32::lt),
            equal: share(i32::eq),
        }
    }
}
