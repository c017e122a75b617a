use super::game::{DICE, Marks, SUMS};
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
        /// The marks of the first one's track after the choice.
        marks: u8,
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

    /// What each difference is worth: how much the value rises where it alone goes from the one pad to the other, as the
    /// mean over every order in which all of them can go (the Shapley value). So nothing is counted twice, and they add up
    /// to the difference of the two values, as [`deep`](super::deep) has them.
    pub fn worth(&self, table: &ValueTable) -> Vec<Shift> {
        let [from, to] = [self.from, self.to].map(|pad| Marks::of(&pad));
        let differences = self.differences(&from, &to);
        let count = differences.len();
        // The value with each set of the differences gone over, a bit for each.
        let values: Vec<f64> = (0..1_usize << count)
            .map(|gone| {
                let mut marks = from;
                for (place, what) in differences.iter().enumerate() {
                    if gone & 1 << place != 0 {
                        go(&mut marks, *what, &to);
                    }
                }
                f64::from(table.ahead(&marks))
            })
            .collect();
        let shares = shares(count);
        let points = |place: usize| -> f64 {
            let without = (0..values.len()).filter(|gone| gone & 1 << place == 0);
            without
                .map(|gone| {
                    let share = shares[gone.count_ones() as usize];
                    share * (values[gone | 1 << place] - values[gone])
                })
                .sum()
        };
        let worth = differences.iter().enumerate().map(|(place, &what)| Shift {
            what,
            points: points(place),
        });
        worth.collect()
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

    fn differences(&self, from: &Marks, to: &Marks) -> Vec<Differs> {
        let rows = (0..SUMS).filter(|&sum| from.rows[sum] != to.rows[sum]);
        let rows = rows.map(|sum| {
            let row = Sum::ALL[sum];
            Differs::Row {
                row,
                marks: [self.before, self.from, self.to].map(|pad| pad.marks(row)),
            }
        });
        let marked = |one: &Marks, other: &Marks| {
            let die = (0..DICE).find(|&die| one.tracks[die] > other.tracks[die])?;
            Some(Die::ALL[die])
        };
        let fifth = marked(from, to).zip(marked(to, from)).map(|(one, other)| {
            let dice = [one, other];
            match from.tracks[usize::from(one.value()) - 1] {
                1 => Differs::Named { dice },
                marks => Differs::Track { dice, marks },
            }
        });
        rows.chain(fifth).collect()
    }
}

/// Makes the marks what they are on the other pad, as far as this difference goes.
fn go(marks: &mut Marks, what: Differs, to: &Marks) {
    match what {
        Differs::Row { row, .. } => marks.rows[row.index()] = to.rows[row.index()],
        Differs::Named { .. } | Differs::Track { .. } => marks.tracks = to.tracks,
    }
}

/// The part of all orders of so many things in which a given one comes after a given set of others, by the size of that
/// set.
fn shares(count: usize) -> Vec<f64> {
    let orders = |things: usize| (1..=things).map(|thing| thing as f64).product::<f64>();
    let before = |size: usize| orders(size) * orders(count - size - 1) / orders(count);
    (0..count).map(before).collect()
}
