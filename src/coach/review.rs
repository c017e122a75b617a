//! Review of a game: what each choice was worth, what the best one was worth, and how much of the result was luck.
//!
//! A review judges by the values of the coach and never has values of its own.

pub mod classic;
pub mod express;

use std::ops::{Add, Deref};

/// How far apart two values may be and still count as equal.
const EQUAL: f64 = 1e-9;

/// A choice and what it was worth.
pub trait Judged {
    /// What the choice cost against the best one, 0 or more.
    fn loss(&self) -> f64;

    /// Whether no other choice was better.
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
