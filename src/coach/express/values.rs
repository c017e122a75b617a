use super::distribution::Distribution;
use super::entries::{ENTRIES, PER_PAD, Places};
use super::game::{Dice, Marks, RowScores, THROWS};
use crate::rules::express::{Pad, Penalty};

/// A learned table of values: what the games from a pad on bring on average, if they are played for the highest mean.
#[derive(Debug, Clone)]
pub struct ValueTable {
    penalty: Penalty,
    /// How many games it learned from, and their seed.
    learned: (u64, u64),
    /// The points of one step of an entry in a file.
    step: f32,
    distribution: Distribution,
    pub(super) scores: RowScores,
    pub(super) places: Places,
    pub(super) entries: Vec<f32>,
}

impl ValueTable {
    /// A table that knows nothing.
    pub(super) fn new(penalty: Penalty) -> ValueTable {
        ValueTable {
            penalty,
            learned: (0, 0),
            step: 1.0,
            distribution: Distribution::default(),
            scores: RowScores::new(penalty),
            places: Places::new(),
            entries: vec![0.0; ENTRIES],
        }
    }

    /// The table with these entries in steps.
    pub(super) fn from_steps(
        penalty: Penalty,
        learned: (u64, u64),
        step: f32,
        steps: impl Iterator<Item = i16>,
        distribution: Distribution,
    ) -> ValueTable {
        ValueTable {
            learned,
            step,
            distribution,
            entries: steps.map(|entry| f32::from(entry) * step).collect(),
            ..ValueTable::new(penalty)
        }
    }

    /// This table after so many games, with entries rounded as a file keeps them.
    pub(super) fn rounded(self, games: u64, seed: u64) -> ValueTable {
        let sizes = self.entries.iter().map(|entry| entry.abs());
        let step = sizes.fold(1.0, f32::max) / f32::from(i16::MAX);
        let table = ValueTable { step, ..self };
        let steps: Vec<i16> = table.steps().collect();
        ValueTable::from_steps(
            table.penalty,
            (games, seed),
            step,
            steps.into_iter(),
            table.distribution,
        )
    }

    /// The penalty that it was learned for.
    pub fn penalty(&self) -> Penalty {
        self.penalty
    }

    /// How many games it learned from.
    pub fn games(&self) -> u64 {
        self.learned.0
    }

    /// The seed of the games that it learned from.
    pub fn seed(&self) -> u64 {
        self.learned.1
    }

    /// What games by this table ended with.
    pub fn distribution(&self) -> &Distribution {
        &self.distribution
    }

    /// The points of one step of an entry.
    pub(super) fn step(&self) -> f32 {
        self.step
    }

    /// The entries in steps.
    pub(super) fn steps(&self) -> impl Iterator<Item = i16> {
        let steps = self.entries.iter().map(|entry| entry / self.step);
        steps.map(|steps| steps.round() as i16)
    }

    /// The expected final score of a pad before the next throw, in points; of a player who is out, the score.
    pub fn value(&self, pad: &Pad) -> f64 {
        f64::from(self.of(&Marks::of(pad)))
    }

    /// The same from a throw further ahead, as [`deep`](super::deep) values choices.
    pub fn deep_value(&self, pad: &Pad) -> f64 {
        f64::from(self.ahead(&Marks::of(pad)))
    }

    pub(super) fn of(&self, marks: &Marks) -> f32 {
        if marks.is_out() {
            self.scores.total(marks) as f32
        } else {
            self.sum(&self.places.all(marks))
        }
    }

    /// The sum of these entries.
    pub(super) fn sum(&self, entries: &[u32; PER_PAD]) -> f32 {
        let entries = entries.iter().map(|&entry| self.entries[entry as usize]);
        entries.sum()
    }

    /// Plays on from `marks` by this table until the player is out: the marks then, and the number of throws.
    pub(super) fn play_out(&self, mut marks: Marks, dice: &mut Dice) -> (Marks, u32) {
        let throws = &*THROWS;
        let mut played = 0;
        while !marks.is_out() {
            let kind = throws.throw(dice);
            let fifth = marks.fifth_die(kind);
            let (split, _) = self.best(&marks, kind, fifth);
            marks = marks.after(split, fifth.free);
            played += 1;
        }
        (marks, played)
    }

    /// The final score of a game that goes on from `marks` by this table, with the dice of a seed and the number of the game.
    pub(super) fn play_on(&self, marks: Marks, seed: u64, game: u64) -> i32 {
        let (marks, _) = self.play_out(marks, &mut Dice::new(seed, game));
        self.scores.total(&marks)
    }

    /// The same of a whole game.
    pub fn play(&self, seed: u64, game: u64) -> i32 {
        self.play_on(Marks::EMPTY, seed, game)
    }

    /// Plays such a game and counts it in the distribution.
    pub fn measure(&mut self, seed: u64, game: u64) {
        let total = self.play(seed, game);
        self.distribution.add(total);
    }
}
