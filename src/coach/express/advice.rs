use super::game::{DICE, Dice, FALLS, Marks, SUMS, THROWS};
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
fn after_each(pad: &Pad, throw: &Throw) -> impl Iterator<Item = (Choice, Marks)> {
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

/// How a pad ends in games played on by the table.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// The mean score of each row at the end, in points.
    rows: [f64; SUMS],
    /// The mean number of its marks then.
    marks: [f64; SUMS],
    /// The mean final total, in points.
    pub total: f64,
    /// The mean number of throws still to come.
    pub throws: f64,
    /// The mean number of rows that end with a penalty.
    pub short: f64,
    /// The mean number of those throws in which each value is marked as the fifth die, from 1 to 6.
    pub fifths: [f64; DICE],
}

impl Outlook {
    /// The outlook of `pad` before the next throw, from this many games (at least one is played) with dice from `seed`.
    ///
    /// Two pads get the same dice in the same games.
    pub fn of(table: &ValueTable, pad: &Pad, games: u32, seed: u64) -> Outlook {
        let (marks, games) = (Marks::of(pad), games.max(1));
        let mut total = 0_i64;
        let mut rows = [0_i64; SUMS];
        let mut marked = [0_u64; SUMS];
        let mut throws = 0_u64;
        let mut short = 0_u64;
        let mut fifths = [0_u64; DICE];
        for game in 0..games {
            let mut dice = Dice::new(seed, u64::from(game));
            let (end, played) = table.play_out(marks, &mut dice);
            throws += u64::from(played);
            total += i64::from(table.scores.total(&end.rows));
            for (die, count) in fifths.iter_mut().enumerate() {
                *count += u64::from(end.tracks[die] - marks.tracks[die]);
            }
            for (sum, &marks) in end.rows.iter().enumerate() {
                let points = table.scores.row(sum, marks);
                rows[sum] += i64::from(points);
                marked[sum] += u64::from(marks);
                short += u64::from(points < 0);
            }
        }
        let games = f64::from(games);
        Outlook {
            rows: rows.map(|points| points as f64 / games),
            marks: marked.map(|marks| marks as f64 / games),
            total: total as f64 / games,
            throws: throws as f64 / games,
            short: short as f64 / games,
            fifths: fifths.map(|count| count as f64 / games),
        }
    }

    /// The mean score of the row of `sum` at the end, in points.
    pub fn row(&self, sum: Sum) -> f64 {
        self.rows[sum.index()]
    }

    /// The mean number of marks in the row of `sum` at the end.
    pub fn marks(&self, sum: Sum) -> f64 {
        self.marks[sum.index()]
    }
}

/// A legal choice with the chance that it leads to a total.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Chance {
    /// The choice.
    pub choice: Choice,
    /// The share of the games after it that reached the total, 0 to 1.
    pub share: f64,
    /// The standard error of the share.
    pub error: f64,
}

/// Every legal choice of a throw with the chance to end with at least `total` points, best first; none for a player who is
/// out. Choices of equal chance stand in the order of [`instant`].
///
/// After each choice this many games (at least one) are played on by the table, with the same dice from `seed` after every
/// choice. A thousand games take less than a fifth of a second.
pub fn target(
    table: &ValueTable,
    pad: &Pad,
    throw: &Throw,
    total: i32,
    games: u32,
    seed: u64,
) -> Vec<Chance> {
    let games = games.max(1);
    let chances = by_value(table, pad, throw).into_iter();
    let chances = chances.map(|(choice, marks)| {
        let reached = (0..games).filter(|&game| table.play_on(marks, seed, game.into()) >= total);
        let share = reached.count() as f64 / f64::from(games);
        Chance {
            choice,
            share,
            error: (share * (1.0 - share) / f64::from(games)).sqrt(),
        }
    });
    let mut chances: Vec<Chance> = chances.collect();
    chances.sort_by(|one, other| other.share.total_cmp(&one.share));
    chances
}

/// Every legal choice of a throw with the marks after it, in the order of [`instant`].
pub(super) fn by_value(table: &ValueTable, pad: &Pad, throw: &Throw) -> Vec<(Choice, Marks)> {
    let mut after: Vec<(Choice, Marks)> = after_each(pad, throw).collect();
    after.sort_by(|(_, one), (_, other)| table.of(other).total_cmp(&table.of(one)));
    after
}
