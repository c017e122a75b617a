//! Review of a game: what each choice was worth, what the best one was worth, and how much of the result was luck.
//!
//! A review judges by the values of the coach and never has values of its own.

pub mod classic;
pub mod express;

use std::ops::{Add, ControlFlow, Deref};

use super::classic::Values;
use super::express::ValueTable;
use crate::rules::Seat;
use crate::session::AnySession;

/// What values are, and losses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Points at the end of a game of Express.
    Points,
    /// The chance to win on the board, 0 to 1.
    Chance,
    /// The turns to the end of one who plays alone on the board.
    Turns,
}

impl Measure {
    /// What values on the board are.
    pub fn on_board(is_solo: bool) -> Measure {
        if is_solo {
            Measure::Turns
        } else {
            Measure::Chance
        }
    }

    /// How much less a choice may be worth than the best one and still be as good: what the values cannot tell apart.
    pub fn toss_up(self) -> f64 {
        match self {
            Measure::Points => 0.5,
            Measure::Chance => 0.003,
            // As much of a whole game alone, which takes 6.8 turns.
            Measure::Turns => 0.02,
        }
    }

    /// Whether a choice with this loss is as good as the best one.
    pub fn is_toss_up(self, loss: f64) -> bool {
        loss <= self.toss_up()
    }
}

/// A choice and what it was worth.
pub trait Judged {
    /// What the choice cost against the best one; 0 where it was as good.
    fn loss(&self) -> f64;

    /// Whether no other choice was better by more than a [toss-up](Measure::toss_up).
    fn is_best(&self) -> bool;
}

/// The choices of one seat that count, in the order of the game.
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
    /// How many moments [`Moments::costliest`] gives at most.
    pub const COSTLIEST: usize = 3;

    /// The mean loss for each choice; 0 where nothing was chosen.
    pub fn mean_loss(&self) -> f64 {
        // A sum of no floats would be −0.
        let loss = self.iter().map(M::loss).fold(0.0, f64::add);
        loss / self.len().max(1) as f64
    }

    /// How many choices were the best ones.
    pub fn best_choices(&self) -> usize {
        self.iter().filter(|moment| moment.is_best()).count()
    }

    /// The moments that cost most, the costliest first; only those that cost something.
    pub fn costliest(&self) -> Vec<&M> {
        let mut costliest: Vec<&M> = self.iter().filter(|moment| !moment.is_best()).collect();
        // A stable sort: of two that cost the same, the earlier one comes first.
        costliest.sort_by(|one, other| other.loss().total_cmp(&one.loss()));
        costliest.truncate(Moments::<M>::COSTLIEST);
        costliest
    }
}

/// What choices of the seats of a finished game have cost on average, as [`Moments::mean_loss`] has it; `None` where the
/// coach has no values for it. `watch` hears of each throw or roll that is judged, and can break it off.
pub fn mean_losses<B>(
    session: &AnySession,
    mut watch: impl FnMut() -> ControlFlow<B>,
) -> ControlFlow<B, Option<Vec<f64>>> {
    let mut losses = Vec::new();
    for seat in Seat::all(session.players().len()) {
        losses.push(match session {
            AnySession::Express(session) => {
                let Ok(table) = ValueTable::shipped(session.setup().penalty()) else {
                    return ControlFlow::Continue(None);
                };
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
    ControlFlow::Continue(Some(losses))
}

/// A mean loss as it is noted with a game: six decimals tell chances to win apart as well as points.
pub fn noted(loss: f64) -> f64 {
    (loss * 1e6).round() / 1e6
}
