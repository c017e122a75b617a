//! Review of a game: the value of each choice and of the best one, and the share of luck in the result.
//!
//! A review uses the values of the coach and has none of its own.

pub mod classic;
pub mod express;

use std::ops::{Add, ControlFlow, Deref};

use super::classic::Values;
use super::express::ValueTable;
use crate::rules::Seat;
use crate::session::AnySession;

/// The unit of values and losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Points at the end of a game of Express.
    Points,
    /// The chance to win on the board, 0 to 1.
    Chance,
    /// The turns to the end of a solo game on the board.
    Turns,
}

impl Measure {
    /// The unit of values on the board.
    pub fn on_board(is_solo: bool) -> Measure {
        if is_solo {
            Measure::Turns
        } else {
            Measure::Chance
        }
    }

    /// The greatest loss of a choice that still counts as equal to the best one: the resolution of the values.
    pub fn toss_up(self) -> f64 {
        match self {
            Measure::Points => 0.5,
            // Solved turns of the same game differ by about this much; a whole percent.
            Measure::Chance => 0.01,
            // The values of a solo game, 6.7 turns long, are no more exact than this.
            Measure::Turns => 0.02,
        }
    }

    /// Whether a choice with this loss is as good as the best one.
    pub fn is_toss_up(self, loss: f64) -> bool {
        loss <= self.toss_up()
    }
}

/// The judgement of a choice in a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Every other choice is a blunder, and one of them looks best at first sight.
    Brilliant,
    /// Better than every other choice by more than a [toss-up](Measure::toss_up).
    Best,
    /// As good as another choice, and none is better.
    AsGood,
    /// It loses little.
    Good,
    /// It loses more.
    Inaccuracy,
    /// It loses much.
    Mistake,
    /// It loses more than a mistake.
    Blunder,
}

impl Verdict {
    /// Its name for programs and messages.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Brilliant => "brilliant",
            Verdict::Best => "best",
            Verdict::AsGood => "as-good",
            Verdict::Good => "good",
            Verdict::Inaccuracy => "inaccuracy",
            Verdict::Mistake => "mistake",
            Verdict::Blunder => "blunder",
        }
    }

    /// The greatest losses of a good choice, of an inaccuracy and of a mistake.
    pub fn bounds(measure: Measure) -> [f64; 3] {
        match measure {
            Measure::Points => [5.0, 15.0, 40.0],
            Measure::Chance => [0.03, 0.06, 0.12],
            Measure::Turns => [0.1, 0.25, 0.5],
        }
    }

    /// The verdict on a choice that is worse than the best one by more than a toss-up.
    pub fn of_loss(measure: Measure, loss: f64) -> Verdict {
        let [good, inaccuracy, mistake] = Verdict::bounds(measure);
        match loss {
            _ if loss <= good => Verdict::Good,
            _ if loss <= inaccuracy => Verdict::Inaccuracy,
            _ if loss <= mistake => Verdict::Mistake,
            _ => Verdict::Blunder,
        }
    }

    /// The verdict on a choice with this loss, where the second best one has that loss. `is_hidden` tells whether the best
    /// choice is not the one at first sight.
    pub fn of(
        measure: Measure,
        loss: f64,
        second: f64,
        is_hidden: impl FnOnce() -> bool,
    ) -> Verdict {
        let [_, _, mistake] = Verdict::bounds(measure);
        match () {
            () if !measure.is_toss_up(loss) => Verdict::of_loss(measure, loss),
            () if measure.is_toss_up(second) => Verdict::AsGood,
            () if second > mistake && is_hidden() => Verdict::Brilliant,
            () => Verdict::Best,
        }
    }
}

/// A choice with its value.
pub trait Judged {
    /// The loss against the best choice; 0 if it was as good.
    fn loss(&self) -> f64;

    /// Whether no choice was better by more than a [toss-up](Measure::toss_up).
    fn is_best(&self) -> bool;
}

/// The judged choices of a seat, in the order of the game.
#[derive(Debug, Clone, PartialEq)]
pub struct Moments<M>(Vec<M>);

impl<M> Deref for Moments<M> {
    type Target = [M];

    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M> FromIterator<M> for Moments<M> {
    fn from_iter<I: IntoIterator<Item = M>>(moments: I) -> Moments<M> {
        Moments(moments.into_iter().collect())
    }
}

impl<M: Judged> Moments<M> {
    /// The most moments of [`Moments::costliest`].
    pub const COSTLIEST: usize = 3;

    /// The mean loss of a choice; 0 without choices.
    pub fn mean_loss(&self) -> f64 {
        // A sum of no floats would be −0.
        let loss = self.iter().map(M::loss).fold(0.0, f64::add);
        loss / self.len().max(1) as f64
    }

    /// The number of best choices.
    pub fn best_choices(&self) -> usize {
        self.iter().filter(|moment| moment.is_best()).count()
    }

    /// The moments with the greatest losses, the costliest first; only those that cost something.
    pub fn costliest(&self) -> Vec<&M> {
        let mut costliest: Vec<&M> = self.iter().filter(|moment| !moment.is_best()).collect();
        // A stable sort: of equals, the earlier one comes first.
        costliest.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        costliest.truncate(Moments::<M>::COSTLIEST);
        costliest
    }
}

/// The [`Moments::mean_loss`] of each seat of a finished game. `watch` hears of each judged throw or roll, and can
/// cancel.
pub fn mean_losses<B>(
    session: &AnySession,
    mut watch: impl FnMut() -> ControlFlow<B>,
) -> ControlFlow<B, Vec<f64>> {
    let mut losses = Vec::new();
    for seat in Seat::all(session.players().len()) {
        losses.push(match session {
            AnySession::Express(session) => {
                let table = ValueTable::shipped(session.setup().penalty());
                let review = express::Review::watched(table, session, seat, |_| watch())?;
                noted(review.moments.mean_loss())
            }
            AnySession::Classic(session) => {
                let values = Values::built_in();
                let review = classic::Review::watched(values, session, seat, |_| watch())?;
                noted(review.moments.mean_loss())
            }
        });
    }
    ControlFlow::Continue(losses)
}

/// A mean loss as noted with a game: six decimals are enough for chances to win as well as points.
pub fn noted(loss: f64) -> f64 {
    (loss * 1e6).round() / 1e6
}
