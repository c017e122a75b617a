use std::fmt;

use super::Moment;
use crate::coach::express::{Outlook, ValueTable};
use crate::coach::review::Judged;
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Pad, Signed};
use crate::words::percent;

/// How many games are played on after either choice.
const GAMES: u32 = 600;
/// Shares that are at least so far apart tell the two choices apart; the error of such a difference is about a third.
const CLEAR_SHARE: f64 = 0.06;
/// The same of throws still to come.
const CLEAR_THROWS: f64 = 0.4;

/// Why a choice cost something: what becomes of the pad after it and after the best one, in games that are played on with
/// the same dice. It reads as a sentence or two.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cause {
    chosen: Choice,
    best: Choice,
    /// The row that loses most by the choice.
    pub row: Sum,
    /// Its marks before the throw, after the choice and after the best one.
    pub marks: [u32; 3],
    /// The mean final score of the row after the choice and after the best one, in points.
    pub mean: [f64; 2],
    /// The share of the games in which the row ends in minus, after the choice and after the best one, 0 to 1.
    pub minus: [f64; 2],
    /// The mean number of throws still to come after the choice and after the best one.
    pub throws: [f64; 2],
    /// Where the fifth die costs more than that row: the value that was taken, and the marks of its track after it.
    pub fifth: Option<(Die, u8)>,
    /// What a row of one to four marks costs, in points.
    penalty: u32,
}

impl Cause {
    /// Why the one choice of a throw is worth less than the other; `None` if either is not legal. The same question and seed
    /// have the same answer.
    ///
    /// It plays on 1,200 games: about 20 ms.
    pub fn of(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        [chosen, best]: [Choice; 2],
        seed: u64,
    ) -> Option<Cause> {
        let [after, after_best] = [pad.play(throw, chosen).ok()?, pad.play(throw, best).ok()?];
        let outlooks = [after, after_best].map(|pad| Outlook::of(table, &pad, GAMES, seed));
        let [outlook, best_outlook] = &outlooks;
        let loss = |sum: Sum| best_outlook.row(sum).mean - outlook.row(sum).mean;
        let row = Sum::ALL
            .into_iter()
            .max_by(|&one, &other| loss(one).total_cmp(&loss(other)))?;
        let all = best_outlook.total - outlook.total;
        let ends_sooner = best_outlook.throws - outlook.throws >= CLEAR_THROWS;
        let is_fifth = chosen.fifth != best.fifth && ends_sooner && loss(row) < all / 2.0;
        let fifth = chosen.fifth.filter(|_| is_fifth).and_then(|die| {
            let marks = after.track(die)?.marks();
            Some((die, marks))
        });
        Some(Cause {
            chosen,
            best,
            row,
            marks: [*pad, after, after_best].map(|pad| pad.marks(row)),
            mean: outlooks.map(|outlook| outlook.row(row).mean),
            minus: outlooks.map(|outlook| outlook.row(row).minus),
            throws: outlooks.map(|outlook| outlook.throws),
            fifth,
            penalty: table.penalty().points(),
        })
    }
}

impl Moment {
    /// Why the choice cost something; `None` for the best one. The same moment has the same answer.
    pub fn cause(&self, table: &ValueTable) -> Option<Cause> {
        if self.is_best() {
            return None;
        }
        let choices = [self.chosen, self.best];
        Cause::of(
            table,
            &self.pad,
            &self.throw,
            choices,
            self.number.get() as u64,
        )
    }
}

/// Reads `Row 12 stays at three marks: it ends at −200 in 71 % of the games that follow, with 7 + 9 in 18 %.` or, where
/// the fifth die matters most, `Fifth die 4 comes to six marks: out 1.2 throws sooner than with fifth die 2.`
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [throws, best_throws] = self.throws;
        let sooner = best_throws - throws;
        let best_fifth = self.best.fifth.map_or("a free throw".to_owned(), |fifth| {
            format!("fifth die {fifth}")
        });
        if let Some((die, count)) = self.fifth {
            return write!(
                f,
                "Fifth die {die} comes to {}: out {sooner:.1} throws sooner than with {best_fifth}.",
                marks(u32::from(count)),
            );
        }
        let [before, chosen, _] = self.marks;
        let row = self.row;
        match (before, chosen) {
            (0, 0) => write!(f, "Row {row} stays empty")?,
            (0, _) => write!(f, "Row {row} is opened")?,
            (before, chosen) if before == chosen => {
                write!(f, "Row {row} stays at {}", marks(chosen))?
            }
            (_, chosen) => write!(f, "Row {row} comes to {}", marks(chosen))?,
        }
        let best = if self.chosen.pairs == self.best.pairs {
            best_fifth
        } else {
            self.best.pairs.to_string()
        };
        let [minus, best_minus] = self.minus;
        if minus - best_minus >= CLEAR_SHARE {
            write!(
                f,
                ": it ends at −{} in {} of the games that follow, with {best} in {}.",
                self.penalty,
                percent(minus),
                percent(best_minus),
            )?;
        } else {
            let [mean, best_mean] = self.mean.map(Signed::new);
            write!(f, " and brings {mean} on average; with {best} {best_mean}.")?;
        }
        if sooner >= CLEAR_THROWS {
            write!(f, " Out {sooner:.1} throws sooner than with {best}.")?;
        }
        Ok(())
    }
}

/// `one mark`, `three marks`.
fn marks(count: u32) -> String {
    const WORDS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    let things = if count == 1 { "mark" } else { "marks" };
    match WORDS.get(count as usize) {
        Some(word) => format!("{word} {things}"),
        None => format!("{count} {things}"),
    }
}
