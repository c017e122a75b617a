use std::cmp::Ordering;

use super::game::{DICE, FULL_ROW, Marks, SUMS};
use super::outlook::Outlook;
use super::values::ValueTable;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Pad};

/// Two choices of the same throw on the same pad.
#[derive(Debug, Clone, Copy)]
pub struct Shifts {
    /// The pad before the throw.
    pub before: Pad,
    /// The pad after the one choice.
    pub from: Pad,
    /// The pad after the other.
    pub to: Pad,
}

/// What the pads after two choices of a throw do not share, and what that is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shift {
    /// What they do not share.
    pub what: Differs,
    /// How much more the second pad is worth for it, in points.
    pub points: f64,
}

/// What the pads after two choices of a throw do not share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Differs {
    /// The marks of a row.
    Row {
        /// The row.
        row: Sum,
        /// Its marks before the throw, after the one choice and after the other.
        marks: [u32; 3],
    },
    /// The value that becomes the next one named.
    Named {
        /// After the one choice and after the other.
        dice: [Die; 2],
    },
    /// The track that gets a mark.
    Track {
        /// After the one choice and after the other.
        dice: [Die; 2],
        /// The marks of either track after the choice that marks it.
        marks: [u8; 2],
    },
}

impl Differs {
    /// The place among reasons against the first choice as a good player tells them: a row that is opened, a debt that is
    /// left, marks that a row misses, the value that is named, the end that comes nearer.
    pub fn rank(self) -> usize {
        match self {
            Differs::Row {
                marks: [0, _, 0], ..
            } => 0,
            Differs::Row {
                marks: [_, 1..=4, _],
                ..
            } => 1,
            Differs::Row { .. } => 2,
            Differs::Named { .. } => 3,
            Differs::Track { .. } => 4,
        }
    }
}

impl Shifts {
    /// The pads after the one choice of a throw and after the other; `None` if either is not legal.
    pub fn between(pad: &Pad, throw: &Throw, [one, other]: [Choice; 2]) -> Option<Shifts> {
        Some(Shifts {
            before: *pad,
            from: pad.play(throw, one).ok()?,
            to: pad.play(throw, other).ok()?,
        })
    }

    /// What each difference is worth, in points. They add up to the difference of the two values, as [`deep`](super::deep)
    /// has them.
    ///
    /// A mark is worth as much as it is better than one that falls as the dice do, so that only pads with equally many marks
    /// are compared: that a row misses a mark matters as far as the mark would be better there than elsewhere. Where a mark
    /// anywhere would do harm it is compared with none, and where both choices end the game it is worth what the row scores
    /// by it. What two marks, or marks and fifth die, are worth together is shared among them, as the mean over every order
    /// in which they can be made (the Shapley value).
    pub fn worth(&self, table: &ValueTable) -> Vec<Shift> {
        let [from, to] = [self.from, self.to].map(|pad| Marks::of(&pad));
        let with = |marks: &Marks, other: &Marks| Marks {
            tracks: other.tracks,
            ..*marks
        };
        let ahead = |marks: &Marks| f64::from(table.ahead(marks));
        // Of each way to mark the tracks, with marks anywhere for all that the two pads do not share.
        let tracks = [&from, &to].map(|tracks| {
            let neutral = self.value(table, &self.from, tracks, |_| false);
            (tracks, neutral)
        });
        let rows = Sum::ALL.into_iter().filter_map(|row| {
            let marks = [self.before, self.from, self.to].map(|pad| pad.marks(row));
            let [_, one, other] = marks;
            let worth = |pad| {
                let points = tracks.map(|(tracks, neutral)| {
                    let first = self.value(table, pad, tracks, |other| other == row) - neutral;
                    let all = self.value(table, pad, tracks, |_| true);
                    let last = all - self.value(table, pad, tracks, |other| other != row);
                    (first + last) / 2.0
                });
                (points[0] + points[1]) / 2.0
            };
            let points = match one.cmp(&other) {
                Ordering::Less => worth(&self.to),
                Ordering::Equal => return None,
                Ordering::Greater => -worth(&self.from),
            };
            let what = Differs::Row { row, marks };
            Some(Shift { what, points })
        });
        let fifth = self.fifth(&from, &to).map(|what| {
            let renamed = ahead(&with(&from, &to)) - ahead(&from);
            let renamed_after = ahead(&to) - ahead(&with(&to, &from));
            Shift {
                what,
                points: (renamed + renamed_after) / 2.0,
            }
        });
        rows.chain(fifth).collect()
    }

    /// The value with the tracks of `tracks`, where of the marks that only `pad` of the two has those of some rows are there,
    /// and others anywhere instead of the rest.
    fn value(
        &self,
        table: &ValueTable,
        pad: &Pad,
        tracks: &Marks,
        is_there: impl Fn(Sum) -> bool,
    ) -> f64 {
        let mut others = 0;
        let rows = Sum::ALL.map(|row| {
            let shared = self.from.marks(row).min(self.to.marks(row));
            let own = pad.marks(row) - shared;
            if is_there(row) {
                return shared + own;
            }
            others += own;
            shared
        });
        if self.from.is_out() && self.to.is_out() {
            others = 0;
        }
        let marks = Marks {
            rows: rows.map(|marks| marks.min(u32::from(FULL_ROW)) as u8),
            tracks: tracks.tracks,
        };
        with_any(table, marks, others)
    }

    /// What becomes of the pad after the one choice had it marked the fifth die of the other, from [`Outlook::of`] of so many
    /// games.
    pub fn with_other_die(&self, table: &ValueTable, games: u32, seed: u64) -> Outlook {
        let [from, to] = [self.from, self.to].map(|pad| Marks::of(&pad));
        let marks = Marks {
            tracks: to.tracks,
            ..from
        };
        Outlook::of_marks(table, marks, games, seed)
    }

    /// What differs on the tracks.
    fn fifth(&self, from: &Marks, to: &Marks) -> Option<Differs> {
        let marked = |one: &Marks, other: &Marks| {
            let die = (0..DICE).find(|&die| one.tracks[die] > other.tracks[die])?;
            Some((Die::ALL[die], one.tracks[die]))
        };
        let [(die, marks), (other, of_other)] = [marked(from, to)?, marked(to, from)?];
        let (dice, marks) = ([die, other], [marks, of_other]);
        Some(match marks {
            [1, _] => Differs::Named { dice },
            marks => Differs::Track { dice, marks },
        })
    }
}

/// The value, a throw further ahead, with so many marks more, each in any row as two dice fall; or with fewer where they would
/// do harm.
fn with_any(table: &ValueTable, marks: Marks, more: u32) -> f64 {
    let without = f64::from(table.ahead(&marks));
    if more == 0 {
        return without;
    }
    let worth = (0..SUMS).map(|row| {
        let mut marks = marks;
        marks.rows[row] = (marks.rows[row] + 1).min(FULL_ROW);
        WAYS[row] * with_any(table, marks, more - 1)
    });
    worth.sum::<f64>().max(without)
}

/// The share of the falls of two dice that make each sum.
const WAYS: [f64; SUMS] = {
    let mut ways = [0.0; SUMS];
    let mut sum = 0;
    while sum < SUMS {
        ways[sum] = (DICE - sum.abs_diff(DICE - 1)) as f64 / (DICE * DICE) as f64;
        sum += 1;
    }
    ways
};
