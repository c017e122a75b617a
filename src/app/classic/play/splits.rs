//! The splits of a roll in the order in which they stand on the screen, which gives every play its letter.

use crate::rules::classic::{Play, Step};
use crate::rules::dice::{Die, Pairs, Roll, Sum};

/// The legal plays of a roll, split by split as they stand on the screen.
pub(in crate::app::classic) fn plays(step: &Step) -> Vec<Play> {
    let legal = step.before().plays(step.roll());
    let splits = splits_of(step.roll()).into_iter();
    splits
        .flat_map(|(pairs, _)| step.before().plays_of(pairs))
        .filter(|play| legal.contains(play))
        .collect()
}

/// The different ways to split a roll, with the dice of the low pair and then of the high one.
pub(super) fn splits_of(roll: &Roll) -> Vec<(Pairs, [Die; Roll::DICE])> {
    let [a, b, c, d] = roll.dice();
    let mut splits: Vec<(Pairs, [Die; Roll::DICE])> = Vec::new();
    for [a, b, c, d] in [[a, b, c, d], [a, c, b, d], [a, d, b, c]] {
        let pairs = Pairs::new(Sum::of(a, b), Sum::of(c, d));
        if splits.iter().all(|(other, _)| *other != pairs) {
            splits.push((pairs, [a, b, c, d]));
        }
    }
    splits
}
