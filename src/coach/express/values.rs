use super::distribution::Distribution;
use super::entries::{ENTRIES, PER_PAD, Places};
use super::game::{Dice, Marks, RowScores};
use crate::rules::express::{Pad, Penalty};

/// A learned table of values: the expected final score from any pad, played for the highest mean.
#[derive(Debug, Clone)]
pub struct ValueTable {
    penalty: Penalty,
    pub(super) distribution: Distribution,
    pub(super) scores: RowScores,
    pub(super) places: Places,
    /// The numbers that add up to values, in points.
    pub entries: Vec<f32>,
}

impl ValueTable {
    /// An untrained table, in which every entry is 0.
    pub fn new(penalty: Penalty) -> ValueTable {
        ValueTable {
            penalty,
            distribution: Distribution::default(),
            scores: RowScores::new(penalty),
            places: Places::new(),
            entries: vec![0.0; ENTRIES],
        }
    }

    /// The penalty.
    pub fn penalty(&self) -> Penalty {
        self.penalty
    }

    /// The totals of games played by this table.
    pub fn distribution(&self) -> &Distribution {
        &self.distribution
    }

    /// The expected final score of a pad before the next throw, in points; the score of a player who is out.
    pub fn value(&self, pad: &Pad) -> f64 {
        f64::from(self.of(&Marks::of(pad)))
    }

    /// The expected final score with one-throw lookahead, as in [`deep`](super::deep).
    pub fn deep_value(&self, pad: &Pad) -> f64 {
        f64::from(self.ahead(&Marks::of(pad)))
    }

    /// Like [`value`](ValueTable::value).
    pub fn of(&self, marks: &Marks) -> f32 {
        if marks.is_out() {
            self.scores.total(marks) as f32
        } else {
            self.sum(&self.entries_of(marks))
        }
    }

    /// The places of the entries whose sum is the value of a player who is not out: of each row its own and then the two of the
    /// pair with each row behind it; last that of the rows in minus.
    pub fn entries_of(&self, marks: &Marks) -> [u32; PER_PAD] {
        self.places.all(marks)
    }

    /// The sum of the entries at these places.
    pub fn sum(&self, entries: &[u32; PER_PAD]) -> f32 {
        let entries = entries.iter().map(|&entry| self.entries[entry as usize]);
        entries.sum()
    }

    /// Plays on from `marks` by this table until the player is out: the marks then, and the number of throws.
    pub(super) fn play_out(&self, mut marks: Marks, dice: &mut Dice) -> (Marks, u32) {
        let mut played = 0;
        while !marks.is_out() {
            let kind = dice.throw();
            let fifth = marks.fifth_die(kind);
            let (split, _) = self.best(&marks, kind, fifth);
            marks = marks.after(split, fifth.free);
            played += 1;
        }
        (marks, played)
    }

    /// The final score of a game played on from `marks` by this table. Seed and game number determine the dice.
    pub fn play_on(&self, marks: Marks, seed: u64, game: u64) -> i32 {
        let (marks, _) = self.play_out(marks, &mut Dice::new(seed, game));
        self.scores.total(&marks)
    }
}
