//! Review of a game of Can't Stop Express, seat by seat.
//!
//! As in a hint, choices are judged by the table of values with one-throw lookahead ([`deep`]). All throws use the
//! same measure, so that luck and losses add up to the result exactly. A choice within a toss-up of the best one
//! costs nothing.

mod why;

pub use why::{Cause, FifthDie, Needless, Outlooks};

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::{Judged, Measure, Moments};
use crate::coach::express::{Advice, ToWin, ValueTable, deep, to_win};
use crate::rules::dice::Throw;
use crate::rules::express::{Choice, Entry, Pad, Round};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Session};

/// The games played on after each choice to estimate its chance to win.
const GAMES: u32 = 600;

/// One seat's game, choice by choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The expected final score before the first throw, in points.
    pub start: f64,
    /// Every judged choice, up to the first that is missing or has to be made again.
    pub moments: Moments<Moment>,
}

/// A choice with its value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// The number of the throw.
    pub number: ThrowNumber,
    /// The pad before the throw.
    pub pad: Pad,
    /// The dice.
    pub throw: Throw,
    /// The choice made.
    pub chosen: Choice,
    /// The expected final score after it, in points; the final score if it put the player out.
    pub value: f64,
    /// The choice of the highest value, or the one made if that was as good.
    pub best: Choice,
    /// The expected final score after the best choice, in points.
    pub best_value: f64,
}

/// Which choices of a throw to examine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choices {
    /// All of them.
    All,
    /// The one made and the best one.
    ChosenAndBest,
}

impl Moment {
    /// The judgement of a choice; `None` if it is illegal.
    pub fn of(
        table: &ValueTable,
        number: ThrowNumber,
        pad: &Pad,
        throw: &Throw,
        chosen: Choice,
    ) -> Option<Moment> {
        let advice = deep(table, pad, throw);
        let taken = advice.iter().find(|advice| advice.choice == chosen)?;
        let first = advice.first()?;
        let best = if Measure::Points.is_toss_up(first.value - taken.value) {
            taken
        } else {
            first
        };
        Some(Moment {
            number,
            pad: *pad,
            throw: *throw,
            chosen,
            value: taken.value,
            best: best.choice,
            best_value: best.value,
        })
    }

    /// The chances to win against others with these pads after the throw, from games whose dice follow from the
    /// number of the throw: for every choice, or faster for only two.
    pub fn to_win(&self, table: &ValueTable, others: &[Pad], with: Choices) -> Option<ToWin> {
        let seed = self.number.get() as u64;
        let wanted = |choice| with == Choices::All || [self.chosen, self.best].contains(&choice);
        to_win(table, &self.pad, &self.throw, others, GAMES, seed, wanted)
    }

    /// Every legal choice of the throw with its value, the best first.
    pub fn choices(&self, table: &ValueTable) -> Vec<Advice> {
        deep(table, &self.pad, &self.throw)
    }
}

/// The pads of the others after a throw, for the chance to win; none if all of them are out.
pub fn others(session: &Session<Express>, seat: Seat, number: ThrowNumber) -> Vec<Pad> {
    let cells = session.table().round(number).map_or(&[][..], Round::cells);
    let others = Seat::enumerate(cells).filter(|&(other, cell)| {
        let has_left = *cell.entry() == Entry::Departed;
        other != seat && !has_left
    });
    let pads: Vec<Pad> = others.map(|(_, cell)| cell.after()).collect();
    if pads.iter().all(Pad::is_out) {
        return Vec::new();
    }
    pads
}

/// Losses are in points.
impl Judged for Moment {
    fn loss(&self) -> f64 {
        self.best_value - self.value
    }

    fn is_best(&self) -> bool {
        self.chosen == self.best
    }
}

impl Review {
    /// The review of a seat, as far as its choices are settled; empty for an unknown seat.
    ///
    /// A few milliseconds for a whole game.
    pub fn of(table: &ValueTable, session: &Session<Express>, seat: Seat) -> Review {
        let whole = |_| ControlFlow::<Infallible>::Continue(());
        let ControlFlow::Continue(review) = Review::watched(table, session, seat, whole);
        review
    }

    /// The review of a game that may be long: `watch` hears of each judged throw, and can cancel.
    pub fn watched<B>(
        table: &ValueTable,
        session: &Session<Express>,
        seat: Seat,
        mut watch: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B, Review> {
        let mut moments = Vec::new();
        for (number, round) in ThrowNumber::enumerate(session.table().rounds()) {
            let moment = round.cell(seat).and_then(|cell| {
                let choice = cell.choice()?;
                Moment::of(table, number, cell.before(), round.throw(), choice)
            });
            let Some(moment) = moment else {
                break;
            };
            moments.push(moment);
            watch(number.get())?;
        }
        ControlFlow::Continue(Review {
            start: table.deep_value(&Pad::EMPTY),
            moments: Moments(moments),
        })
    }

    /// The expected final score before the first throw and after each choice, in points: one more than there are
    /// moments.
    pub fn course(&self) -> impl Iterator<Item = f64> {
        let values = self.moments.iter().map(|moment| moment.value);
        std::iter::once(self.start).chain(values)
    }

    /// The expected final score after the last choice, in points; the final score of a seat that is out.
    pub fn end(&self) -> f64 {
        self.moments
            .last()
            .map_or(self.start, |moment| moment.value)
    }

    /// The luck of the dice in points: for each throw, the value of its best choice less the expectation before it.
    /// `start + luck + skill` is [`Review::end`].
    pub fn luck(&self) -> f64 {
        self.moments
            .iter()
            .zip(self.course())
            .map(|(moment, expected)| moment.best_value - expected)
            .sum()
    }

    /// The skill in points: minus the sum of the losses, so 0 or less.
    pub fn skill(&self) -> f64 {
        -self.moments.iter().map(Moment::loss).sum::<f64>()
    }
}
