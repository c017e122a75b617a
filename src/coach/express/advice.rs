use super::game::{FALLS, Marks, SUMS, THROWS};
use super::values::ValueTable;
use crate::rules::dice::{Sum, Throw};
use crate::rules::express::{Choice, Pad};

/// A legal choice and its value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice {
    /// The choice.
    pub choice: Choice,
    /// The expected final score of the pad after it, in points.
    pub value: f64,
}

/// Every legal choice of a throw with its value by the table, best first; none for a player who is out. Choices of equal
/// value stand in the order of [`Pad::choices`].
pub fn instant(table: &ValueTable, pad: &Pad, throw: &Throw) -> Vec<Advice> {
    advise(pad, throw, |marks| table.of(marks))
}

/// Like [`instant`], with one-throw lookahead: the value after a choice is the mean over all next throws of the best choice
/// by the table. About a hundred times slower, and a little more accurate.
pub fn deep(table: &ValueTable, pad: &Pad, throw: &Throw) -> Vec<Advice> {
    advise(pad, throw, |marks| table.ahead(marks))
}

fn advise(pad: &Pad, throw: &Throw, value: impl Fn(&Marks) -> f32) -> Vec<Advice> {
    let mut advice: Vec<Advice> = after_each(pad, throw)
        .map(|(choice, after)| Advice {
            choice,
            value: f64::from(value(&after)),
        })
        .collect();
    advice.sort_by(|one, other| other.value.total_cmp(&one.value));
    advice
}

/// Every legal choice of a throw, in the order of [`Pad::choices`], with the marks after it.
pub(super) fn after_each(pad: &Pad, throw: &Throw) -> impl Iterator<Item = (Choice, Marks)> {
    let marks = Marks::of(pad);
    let kind = THROWS.kind(throw);
    let fifth = marks.fifth_die(kind);
    let splits = (!marks.is_out()).then(|| kind.legal(fifth));
    splits
        .into_iter()
        .flatten()
        .map(move |split| (split.choice(fifth.free), marks.after(split, fifth.free)))
}

/// The chances of the next throw, over all that can fall.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MarkOdds {
    /// The chance of a free throw (X6), 0 to 1.
    pub free: f64,
    rows: [f64; SUMS],
}

impl MarkOdds {
    /// The exact odds of the next throw for `pad`; all 0 for a player who is out.
    pub fn of(pad: &Pad) -> MarkOdds {
        let marks = Marks::of(pad);
        let mut free = 0;
        let mut rows = [0; SUMS];
        if !marks.is_out() {
            for kind in &THROWS.kinds {
                let weight = u32::from(kind.weight);
                let fifth = marks.fifth_die(kind);
                let sums = kind
                    .legal(fifth)
                    .fold(0_u16, |sums, split| sums | 1 << split.low | 1 << split.high);
                free += if fifth.free { weight } else { 0 };
                for (sum, row) in rows.iter_mut().enumerate() {
                    *row += if sums & 1 << sum != 0 { weight } else { 0 };
                }
            }
        }
        let share = |falls: u32| f64::from(falls) / f64::from(FALLS);
        MarkOdds {
            free: share(free),
            rows: rows.map(share),
        }
    }

    /// The chance that some legal choice marks the row of `sum`, 0 to 1.
    pub fn row(&self, sum: Sum) -> f64 {
        self.rows[sum.index()]
    }
}
