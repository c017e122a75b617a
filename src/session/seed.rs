use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::dice::{Die, Roll, RollOff, Throw};
use crate::rules::{RollNumber, RollOffNumber, ThrowNumber};

/// The seed of the app's dice: throw or roll `n` of a seed is the same on every machine and in every version.
///
/// The bytes are those of ChaCha with 8 rounds. The key is the seed in 8 little-endian bytes followed by 24 zero bytes.
/// The stream is the number of the throw; of a roll, its number with bit 62 set; of a roll for the start, its number
/// with bit 63 set. A byte below 252 gives the die `byte % 6 + 1`, others are skipped, so that every value is equally
/// likely; the first five dice are the throw, the first four the roll, the first two the roll for the start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub u64);

/// The characters of a code in the order of their values, without I, L, O and U, which are misread.
const SIGNS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The bits of a seed with a short code.
const SHORT: u32 = 35;

impl Seed {
    /// A seed with a short code, made from any number.
    pub fn short(number: u64) -> Seed {
        Seed(number & ((1 << SHORT) - 1))
    }

    /// The seed of a day, the same for everybody.
    pub fn of_day(year: i16, month: i8, day: i8) -> Seed {
        let day = u64::from(year.unsigned_abs()) * 372
            + u64::from(month.unsigned_abs()) * 31
            + u64::from(day.unsigned_abs());
        // An odd factor gives distinct days distinct codes, and neighbours dissimilar ones.
        Seed::short(day.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    /// The seed as a code for people: `4F7K-2QZ`, usually seven characters, at most thirteen.
    pub fn code(self) -> String {
        let mut remaining = self.0;
        let mut signs = Vec::new();
        while remaining > 0 || signs.len() < (SHORT / 5) as usize {
            signs.push(char::from(SIGNS[(remaining % 32) as usize]));
            remaining /= 32;
        }
        signs.reverse();
        let groups: Vec<String> = signs
            .chunks(4)
            .map(|group| group.iter().collect())
            .collect();
        groups.join("-")
    }

    /// The seed of a code, whatever its case and hyphens; `None` if it is none.
    pub fn from_code(code: &str) -> Option<Seed> {
        let mut seed: u64 = 0;
        let mut signs = 0;
        let is_between = |sign: &char| matches!(sign, '-' | '\u{2010}'..='\u{2015}' | ' ');
        for sign in code.chars().filter(|sign| !is_between(sign)) {
            let sign = match sign.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            let value = SIGNS.iter().position(|&other| char::from(other) == sign)?;
            seed = seed.checked_mul(32)?.checked_add(value as u64)?;
            signs += 1;
        }
        (signs > 0).then_some(Seed(seed))
    }

    /// The dice of a throw.
    pub fn throw(self, number: ThrowNumber) -> Throw {
        Throw::new(self.dice(number.get() as u64))
    }

    /// The dice of a roll.
    pub fn roll(self, number: RollNumber) -> Roll {
        Roll::new(self.dice(1 << 62 | number.get() as u64))
    }

    /// The dice of a roll for the start.
    pub fn roll_off(self, number: RollOffNumber) -> RollOff {
        RollOff::new(self.dice(1 << 63 | number.get() as u64))
    }

    /// Dice for whole throws or rolls, from a stream of their own.
    pub(super) fn more(self) -> [Die; 20] {
        self.dice(0)
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
