use super::game::{Kind, Marks, Split};
use super::values::ValueTable;
use crate::rules::Seat;

/// The whims of a player at a throw, so that no two players of a level play alike: a number for each choice.
///
/// They follow from the seed of the game, the seat and the number of marks, and so are the same whenever a game is replayed.
pub struct Whims(u64);

impl Whims {
    /// The whims of the player at this seat who has these marks.
    #[inline]
    pub fn new(seed: u64, seat: Seat, marks: &Marks) -> Whims {
        // The marks differ from throw to throw.
        let marks = marks.rows.iter().chain(&marks.tracks);
        let marks: u64 = marks.map(|&marks| u64::from(marks)).sum();
        let game = Whims(seed).number();
        Whims(game ^ ((seat.index() as u64) << 32 | marks))
    }

    /// The next whim, from −1 to 1 and mostly near 0.
    #[inline]
    pub fn draw(&mut self) -> f32 {
        let number = self.number();
        let [one, other] = [number >> 32, number & u64::from(u32::MAX)];
        (one + other) as f32 / u32::MAX as f32 - 1.0
    }

    /// The next number of SplitMix64 (Steele, Lea and Flood, 2014).
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}

impl ValueTable {
    /// The split of a throw with the highest value, to which whims add at most so many points.
    pub fn with_whims(&self, marks: &Marks, kind: &Kind, most: f32, mut whims: Whims) -> Split {
        let mut best = (Split::default(), f32::NEG_INFINITY);
        self.each(marks, kind, marks.fifth_die(kind), |split, value| {
            let value = value + most * whims.draw();
            if value > best.1 {
                best = (split, value);
            }
        });
        best.0
    }
}
