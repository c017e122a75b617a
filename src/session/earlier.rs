use std::sync::Arc;

use super::Seed;
use crate::rules::dice::{Die, Roll, RollOff, Throw};
use crate::rules::{RollNumber, RollOffNumber, ThrowNumber};

/// The dice of an earlier game, repeated in order. A longer game goes on with dice of a seed made from these, so that
/// every attempt gets the same ones.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Earlier {
    start: Arc<[Die]>,
    dice: Arc<[Die]>,
    /// The seed of the dice after the last of these.
    seed: Seed,
}

impl Earlier {
    /// The dice of the rolls for the start, two each, and those of the throws or rolls, five or four each.
    pub fn new(
        start: impl IntoIterator<Item = Die>,
        dice: impl IntoIterator<Item = Die>,
    ) -> Earlier {
        let start: Arc<[Die]> = start.into_iter().collect();
        let dice: Arc<[Die]> = dice.into_iter().collect();
        let seed = seed(&start, &dice);
        Earlier { start, dice, seed }
    }

    /// The dice of the rolls for the start, one after the other.
    pub fn start(&self) -> &[Die] {
        &self.start
    }

    /// The dice of the throws or rolls, one after the other.
    pub fn dice(&self) -> &[Die] {
        &self.dice
    }

    /// These dice, followed by those of a seed that does not follow from them.
    pub(super) fn followed_by(&self, fresh: Seed) -> Earlier {
        let dice = self.dice.iter().copied();
        Earlier::new(self.start.iter().copied(), dice.chain(fresh.more()))
    }

    pub(super) fn throw(&self, number: ThrowNumber) -> Throw {
        nth(&self.dice, number.index()).map_or_else(|| self.seed.throw(number), Throw::new)
    }

    pub(super) fn roll(&self, number: RollNumber) -> Roll {
        nth(&self.dice, number.index()).map_or_else(|| self.seed.roll(number), Roll::new)
    }

    pub(super) fn roll_off(&self, number: RollOffNumber) -> RollOff {
        nth(&self.start, number.index()).map_or_else(|| self.seed.roll_off(number), RollOff::new)
    }
}

/// The seed of the dice after the last of these: 64-bit FNV-1a over their values.
fn seed(start: &[Die], dice: &[Die]) -> Seed {
    let values = start.iter().chain(dice);
    Seed(values.fold(0xcbf2_9ce4_8422_2325, |hash, die| {
        (hash ^ u64::from(die.value())).wrapping_mul(0x0100_0000_01b3)
    }))
}

/// The dice of the throw at this index, if any.
fn nth<const DICE: usize>(dice: &[Die], index: usize) -> Option<[Die; DICE]> {
    let first = index.checked_mul(DICE)?;
    dice.get(first..)?.first_chunk().copied()
}
