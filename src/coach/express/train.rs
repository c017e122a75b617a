//! Learning a table of values from games that it plays against nobody.
//!
//! A game is played by the best choices that the table knows. Then, from its last pad to its first, the value of each pad
//! moves towards a target: in the first part of the games the value of the pad that followed, which is quick but depends
//! on the throw; in the last part the mean over all throws of the value after the best choice, which has no chance in it.
//!
//! Each entry has a step size of its own (temporal coherence): the size of the sum of its errors over the sum of their
//! sizes, 1 while they agree and near 0 once they cancel out.

use super::entries::{ENTRIES, OWN_IMAGES, PER_PAD};
use super::game::{Dice, Marks, THROWS};
use super::values::ValueTable;
use crate::rules::express::Penalty;

/// A table that learns. The same penalty, number of games and seed give the same table on every machine.
#[derive(Debug)]
pub struct Training {
    table: ValueTable,
    /// Of each entry: the sum of its errors, and of their sizes.
    errors: Vec<(f32, f32)>,
    games: u64,
    seed: u64,
    played: u64,
    /// The pads of the game that is being played, each before a throw.
    path: Vec<Marks>,
}

impl Training {
    /// A table that will learn from this many games with dice from `seed`.
    pub fn new(penalty: Penalty, games: u64, seed: u64) -> Training {
        Training {
            table: ValueTable::new(penalty),
            errors: vec![(0.0, 0.0); ENTRIES],
            games,
            seed,
            played: 0,
            path: Vec::new(),
        }
    }

    /// How many of the games were played.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// The share of the work that is done, 0 to 1.
    pub fn done(&self) -> f64 {
        let work = |played: u64| {
            let by_throw = self.by_throw().min(played);
            (by_throw + COST * (played - by_throw)) as f64
        };
        work(self.played) / work(self.games).max(1.0)
    }

    /// How many games are learned from by the throws that fell.
    fn by_throw(&self) -> u64 {
        self.games - self.games / WITHOUT_CHANCE
    }

    /// Plays the next game and learns from it: its final score, or `None` if all games were played.
    pub fn play(&mut self) -> Option<i32> {
        if self.played == self.games {
            return None;
        }
        if self.played == self.by_throw() {
            self.errors.fill((0.0, 0.0));
        }
        let score = self.game();
        self.learn(score, self.played >= self.by_throw());
        self.played += 1;
        Some(score)
    }

    /// The table as it is now, rounded as a file keeps it.
    pub fn finish(self) -> ValueTable {
        self.table.rounded(self.played, self.seed)
    }

    fn game(&mut self) -> i32 {
        let throws = &*THROWS;
        let mut dice = Dice::new(self.seed, self.played);
        let mut marks = Marks::EMPTY;
        self.path.clear();
        while !marks.is_out() {
            self.path.push(marks);
            let kind = throws.throw(&mut dice);
            let fifth = marks.fifth_die(kind);
            let (split, _) = self.table.best(&marks, kind, fifth);
            marks = marks.after(split, fifth.free);
        }
        self.table.scores.total(&marks)
    }

    /// Learns from the game just played.
    fn learn(&mut self, score: i32, without_chance: bool) {
        let mut target = score as f32;
        for place in (0..self.path.len()).rev() {
            let marks = self.path[place];
            if without_chance {
                target = self.table.ahead(&marks);
            }
            target = self.move_towards(target, &marks);
        }
    }

    /// Moves the value of a pad towards `target`; its new value.
    fn move_towards(&mut self, target: f32, marks: &Marks) -> f32 {
        let places = self.table.places;
        let entries = places.all(marks);
        let value = self.table.sum(&entries);
        let error = target - value;
        let share = error / PER_PAD as f32;
        let mut moved = value;
        for &entry in &entries {
            let (sum, size) = &mut self.errors[entry as usize];
            let rate = if *size > 0.0 { sum.abs() / *size } else { 1.0 };
            *sum += error;
            *size += error.abs();
            self.table.entries[entry as usize] += rate * share;
            moved += rate * share;
        }
        let images = places.all(&marks.mirrored());
        for place in OWN_IMAGES {
            let (entry, image) = (entries[place] as usize, images[place] as usize);
            self.errors[image] = self.errors[entry];
            self.table.entries[image] = self.table.entries[entry];
        }
        moved
    }
}

/// One game in so many, the last ones, is learned from without chance.
const WITHOUT_CHANCE: u64 = 3;
/// As many games by the throw take as long as one without chance.
const COST: u64 = 5;
