use std::cmp::Ordering;

use super::game::{DICE, FULL_ROW, Marks, SUMS};
use super::values::ValueTable;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Pad};

/// Two choices of the same throw on the same pad.
pub(in crate::coach) struct Shifts {
    before: Pad,
    /// The pad after the one choice.
    pub from: Pad,
    /// The pad after the other.
    pub to: Pad,
    /// The pad after the pairs of the other and the fifth die of the one.
    pub halfway: Pad,
}

/// A difference between the pads after two choices of a throw, and its worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Shift {
    /// The difference.
    pub what: Differs,
    /// Its contribution to the value of the second pad, in points.
    pub points: f64,
}

/// A difference between the pads after two choices of a throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Differs {
    /// The marks of a row.
    Row {
        /// The row.
        row: Sum,
        /// Its marks before the throw, after the one choice and after the other.
        marks: [u32; 3],
    },
    /// The newly named value.
    Named {
        /// After the one choice and after the other.
        dice: [Die; 2],
    },
    /// The marked track.
    Track {
        /// After the one choice and after the other.
        dice: [Die; 2],
        /// The marks of either track after the choice that marks it.
        marks: [u8; 2],
    },
}

impl Shifts {
    /// The loss of the first choice against the second in points, as [`deep`](super::deep) values have it.
    pub fn loss(&self, table: &ValueTable) -> f64 {
        let [from, to] = [self.from, self.to].map(|pad| table.deep_value(&pad));
        to - from
    }

    /// The pads after the one choice of a throw and after the other; `None` if either is not legal.
    pub fn between(pad: &Pad, throw: &Throw, [one, other]: [Choice; 2]) -> Option<Shifts> {
        let (from, to) = (pad.play(throw, one).ok()?, pad.play(throw, other).ok()?);
        let rows = Sum::ALL.map(|row| to.marks(row));
        let tracks = from.tracks().map(|track| (track.value(), track.marks()));
        let tracks: Vec<(Die, u8)> = tracks.collect();
        Some(Shifts {
            before: *pad,
            from,
            to,
            halfway: Pad::from_marks(rows, &tracks).ok()?,
        })
    }

    /// The worth of each difference in points. They add up to the difference of the two [`deep`](super::deep) values.
    ///
    /// A mark is worth as much as it is better than a neutral one, which falls as the dice do. So only pads with
    /// equally many marks are compared, and a missing mark matters only as far as it would be better in its row than
    /// elsewhere. Where a mark anywhere would do harm, it is compared with none, and where both choices end the game,
    /// it is worth what it adds to the score of its row. What two marks, or marks and fifth die, are worth together is
    /// shared among them, as the mean over every order in which they can be made (the Shapley value).
    pub fn worth(&self, table: &ValueTable) -> Vec<Shift> {
        let [from, to] = [self.from, self.to].map(|pad| Marks::of(&pad));
        let with = |marks: &Marks, other: &Marks| Marks {
            tracks: other.tracks,
            ..*marks
        };
        let ahead = |marks: &Marks| f64::from(table.ahead(marks));
        // The tracks after either choice, and their value with neutral marks in place of those that differ.
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

    /// The value with these tracks and the marks that both pads share. Of the marks that only `pad` has, those in rows that
    /// are `is_there` count; neutral marks replace the others.
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

/// The value with one-throw lookahead and `more` neutral marks, each in any row as two dice fall, or with fewer where they
/// would do harm.
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
