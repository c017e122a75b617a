//! Choices to practise on: the costliest of the person's own games, and hard ones of the master's.

pub mod classic;
pub mod express;

use std::ops::Range;

use super::review::{Judged, Measure};

/// A quiz question.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<M> {
    /// The choice, as made in a game.
    pub moment: M,
    /// The loss of that choice, or of the second best one in a master's game, in the [measure](Measure) of the game.
    pub stake: f64,
}

/// The costliest moments of a game that are hard enough.
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

/// The range of losses worth a question: below are toss-ups, above the better choice is obvious.
fn hard(measure: Measure) -> Range<f64> {
    4.0 * measure.toss_up()..60.0 * measure.toss_up()
}
