use super::Moment;
use crate::coach::express::{Outlook, ValueTable};
use crate::coach::review::Judged;
use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{Choice, Pad};

/// How many games are played on after either choice.
const GAMES: u32 = 600;
/// Shares that are at least so far apart tell the two choices apart; the error of such a difference is about a third.
const CLEAR_SHARE: f64 = 0.06;
/// The same of throws still to come.
const CLEAR_THROWS: f64 = 0.4;

/// What tells the best choice from the one that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Better {
    /// Its pairs.
    Pairs(Pairs),
    /// Its fifth die.
    Fifth(Die),
}

/// Why a choice cost something: what becomes of the pad after it and after the best one, in games that are played on with
/// the same dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Cause {
    /// What the best choice has instead.
    pub better: Better,
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
    pub penalty: u32,
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
        let better = match best.fifth {
            Some(die) if fifth.is_some() || chosen.pairs == best.pairs => Better::Fifth(die),
            _ => Better::Pairs(best.pairs),
        };
        Some(Cause {
            better,
            row,
            marks: [*pad, after, after_best].map(|pad| pad.marks(row)),
            mean: outlooks.map(|outlook| outlook.row(row).mean),
            minus: outlooks.map(|outlook| outlook.row(row).minus),
            throws: outlooks.map(|outlook| outlook.throws),
            fifth,
            penalty: table.penalty().points(),
        })
    }

    /// Whether the row ends in minus clearly more often than after the best choice.
    pub fn costs_the_row(&self) -> bool {
        let [chosen, best] = self.minus;
        chosen - best >= CLEAR_SHARE
    }

    /// How many throws sooner the player is out than after the best choice, where that is clear.
    pub fn throws_sooner(&self) -> Option<f64> {
        let [chosen, best] = self.throws;
        let sooner = best - chosen;
        (sooner >= CLEAR_THROWS).then_some(sooner)
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
