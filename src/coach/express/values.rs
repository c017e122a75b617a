use super::distribution::Distribution;
use super::entries::{ENTRIES, PER_PAD, Places};
use super::game::{Dice, Marks, RowScores, THROWS};
use crate::rules::express::{Pad, Penalty};

/// A learned table of values: the expected final score from any pad, played for the highest mean.
#[derive(Debug, Clone)]
pub struct ValueTable {
    penalty: Penalty,
    /// The number of training games, and their seed.
    learned: (u64, u64),
    /// The points per step of an entry in a file.
    step: f32,
    distribution: Distribution,
    pub(super) scores: RowScores,
    pub(super) places: Places,
    pub(super) entries: Vec<f32>,
}

impl ValueTable {
    /// An untrained table.
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

    /// A table with these entries, in steps.
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

    /// The table after `games` training games, with entries rounded as in a file.
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

    /// The penalty.
    pub fn penalty(&self) -> Penalty {
        self.penalty
    }

    /// The number of training games.
    pub fn games(&self) -> u64 {
        self.learned.0
    }

    /// The seed of the training games.
    pub fn seed(&self) -> u64 {
        self.learned.1
    }

    /// The totals of games played by this table.
    pub fn distribution(&self) -> &Distribution {
        &self.distribution
    }

    /// The points per step of an entry.
    pub(super) fn step(&self) -> f32 {
        self.step
    }

    /// The entries in steps.
    pub(super) fn steps(&self) -> impl Iterator<Item = i16> {
        let steps = self.entries.iter().map(|entry| entry / self.step);
        steps.map(|steps| steps.round() as i16)
    }

    /// The expected final score of a pad before the next throw, in points; the score of a player who is out.
    pub fn value(&self, pad: &Pad) -> f64 {
        f64::from(self.of(&Marks::of(pad)))
    }

    /// The expected final score with one-throw lookahead, as in [`deep`](super::deep).
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

    /// The final score of a game played on from `marks` by this table. Seed and game number determine the dice.
    pub(super) fn play_on(&self, marks: Marks, seed: u64, game: u64) -> i32 {
        let (marks, _) = self.play_out(marks, &mut Dice::new(seed, game));
        self.scores.total(&marks)
    }

    /// The final score of a whole game played by this table.
    pub fn play(&self, seed: u64, game: u64) -> i32 {
        self.play_on(Marks::EMPTY, seed, game)
    }

    /// Plays a whole game and adds its total to the distribution.
    pub fn measure(&mut self, seed: u64, game: u64) {
        let total = self.play(seed, game);
        self.distribution.add(total);
    }
}
