//! Choices to practise on: those that cost most in one's own games, and hard ones of the master's.

pub mod classic;
pub mod express;

use std::ops::Range;

use super::review::Measure;
use crate::session::{Session, Variant};

/// A choice to make.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<G: Variant> {
    /// A game up to this choice, which one person has to make.
    pub session: Session<G>,
    /// What was lost there, or what the second best choice would lose, in the [measure](Measure) of the game.
    pub stake: f64,
}

/// The losses that are worth another look, up to those where the better choice of two is plain.
fn hard(measure: Measure) -> Range<f64> {
    4.0 * measure.toss_up()..60.0 * measure.toss_up()
}
