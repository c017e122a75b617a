use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::dice::{Die, Roll, RollOff, Throw};

/// Where the app's dice come from: throw or roll `n` of a seed is the same on every machine and in every version.
///
/// The bytes are those of ChaCha with 8 rounds. The key is the seed in 8 little-endian bytes followed by 24 zero bytes.
/// The stream is the number of the throw; of a roll, its number with bit 62 set; of a roll for the start, its number
/// with bit 63 set. A byte below 252 gives the die `byte % 6 + 1`, others are skipped, so that every value is equally
/// likely; the first five dice are the throw, the first four the roll, the first two the roll for the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

impl Seed {
    /// The dice of a throw, numbered from 1.
    pub fn throw(self, number: usize) -> Throw {
        Throw::new(self.dice(number as u64))
    }

    /// The dice of a roll, numbered from 1.
    pub fn roll(self, number: usize) -> Roll {
        Roll::new(self.dice(1 << 62 | number as u64))
    }

    /// The dice of a roll for the start, numbered from 1.
    pub fn roll_off(self, number: usize) -> RollOff {
        RollOff::new(self.dice(1 << 63 | number as u64))
    }

    /// The first dice of a stream.
    fn dice<const DICE: usize>(self, number: u64) -> [Die; DICE] {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.0.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_stream(number);

        // By whole words, because the generator drops what a shorter read leaves of one.
        let shown = std::iter::repeat_with(|| stream.next_u32().to_le_bytes())
            .flatten()
            .filter(|&byte| byte < 252)
            .map(|byte| Die::ALL[usize::from(byte % 6)]);
        let mut dice = [Die::One; DICE];
        for (die, shown) in dice.iter_mut().zip(shown) {
            *die = shown;
        }
        dice
    }
}
