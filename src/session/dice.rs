//! The dice of a game: real ones, the app's from a seed, or those of an earlier game again.

use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::dice::{Die, Roll, RollOff, Throw};
use crate::rules::{RollNumber, RollOffNumber, ThrowNumber};

/// Whose dice are thrown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceSource {
    /// Dice on the table, typed in.
    Real,
    /// The app's, from a seed.
    App(Seed),
    /// The app's, repeating the dice of an earlier game.
    Earlier(Earlier),
}

impl DiceSource {
    /// The seed of the app's dice, whose code gives others the same ones; `None` for other dice.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            DiceSource::Real | DiceSource::Earlier(_) => None,
            DiceSource::App(seed) => Some(*seed),
        }
    }

    /// Whether they lie on the table.
    pub fn are_real(&self) -> bool {
        *self == DiceSource::Real
    }

    /// The app's dice for a throw; `None` for dice on the table.
    pub fn throw(&self, number: ThrowNumber) -> Option<Throw> {
        let (_, dice, seed) = self.parts()?;
        Some(nth(dice, number.index()).map_or_else(|| seed.throw(number), Throw::new))
    }

    /// The app's dice for a roll; `None` for dice on the table.
    pub fn roll(&self, number: RollNumber) -> Option<Roll> {
        let (_, dice, seed) = self.parts()?;
        Some(nth(dice, number.index()).map_or_else(|| seed.roll(number), Roll::new))
    }

    /// The app's dice for a starting roll; `None` for dice on the table.
    pub fn roll_off(&self, number: RollOffNumber) -> Option<RollOff> {
        let (start, _, seed) = self.parts()?;
        Some(nth(start, number.index()).map_or_else(|| seed.roll_off(number), RollOff::new))
    }

    /// The dice to repeat, for the start and after it, and the seed of all others.
    fn parts(&self) -> Option<(&[Die], &[Die], Seed)> {
        match self {
            DiceSource::Real => None,
            DiceSource::App(seed) => Some((&[], &[], *seed)),
            DiceSource::Earlier(earlier) => Some((&earlier.start, &earlier.dice, earlier.seed)),
        }
    }
}

/// The seed of the app's dice: throw or roll `n` of a seed is the same on every machine and in every version.
///
/// The bytes are those of ChaCha with 8 rounds. The key is the seed in 8 little-endian bytes followed by 24 zero bytes.
/// The stream is the number of the throw; of a roll, its number with bit 62 set; of a starting roll, its number
/// with bit 63 set. A byte below 252 gives the die `byte % 6 + 1`, others are skipped, so that every value is equally
/// likely; the first five dice are the throw, the first four the roll, the first two the starting roll.
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

    /// The dice of a starting roll.
    pub fn roll_off(self, number: RollOffNumber) -> RollOff {
        RollOff::new(self.dice(1 << 63 | number.get() as u64))
    }

    /// Dice for whole throws or rolls, from a stream of their own.
    fn more(self) -> [Die; 20] {
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
    /// The dice of the starting rolls, two each, and those of the throws or rolls, five or four each.
    pub fn new(
        start: impl IntoIterator<Item = Die>,
        dice: impl IntoIterator<Item = Die>,
    ) -> Earlier {
        let start: Arc<[Die]> = start.into_iter().collect();
        let dice: Arc<[Die]> = dice.into_iter().collect();
        let seed = seed(&start, &dice);
        Earlier { start, dice, seed }
    }

    /// The dice of the starting rolls, one after the other.
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
