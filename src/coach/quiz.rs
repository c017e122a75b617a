//! Choices to practise on: those that cost most in one's own games, and hard ones of the master's.

pub mod classic;
pub mod express;

use std::ops::Range;

use super::review::{Judged, Measure};

/// A choice to make.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<M> {
    /// The choice as it was made in a game.
    pub moment: M,
    /// The loss of that choice, or of the second best one of a master's, in the [measure](Measure) of the game.
    pub stake: f64,
}

/// The costliest moments of a game that are worth another look.
fn costliest<M: Judged + Clone>(costliest: Vec<&M>, measure: Measure) -> Vec<Question<M>> {
    let least = hard(measure).start;
    let costly = costliest
        .into_iter()
        .filter(|moment| moment.loss() >= least);
    let questions = costly.map(|moment| Question {
        moment: moment.clone(),
        stake: moment.loss(),
    });
    questions.collect()
}

/// The range of losses that are worth a question: below it lies a toss-up, above it the better choice is plain.
fn hard(measure: Measure) -> Range<f64> {
    4.0 * measure.toss_up()..60.0 * measure.toss_up()
}
