//! Learns a table of values of Can't Stop Express from solo games.
//!
//! Half of the games are played by the best choices that the table knows. In the other half it explores: each row is liked
//! more or less than it is worth, and now and then anything legal is chosen, so that the table learns what pads are worth
//! that good players rarely have and others often do.
//!
//! After a game, from its last pad to its first, the value of each pad moves towards a target. In the first part of the
//! games this is the value after the best choice for the throw that fell, which is quick but depends on the throw. Each
//! entry has a step size of its own then (temporal coherence): the size of the sum of its errors over the sum of their
//! sizes, 1 while they agree and near 0 once they cancel out. In the last part the target is the mean over all throws of the
//! value after the best choice, which has no chance in it, and all entries take the same steps, ever smaller ones.

pub mod learned;

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::express::engine::{Dice, Fifth, Kind, Marks, Split};
use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Pad, Penalty};

use self::learned::Learned;

/// A table in training. The same penalty, number of games and seed give the same table on every machine.
#[derive(Debug)]
pub struct Training {
    table: ValueTable,
    /// The sum of the errors of each entry, and of their sizes.
    errors: Vec<(f32, f32)>,
    games: u64,
    seed: u64,
    played: u64,
    /// The pads of the current game, each before a throw and after its best choice.
    path: Vec<(Marks, Marks)>,
}

impl Training {
    /// An untrained table, to learn from this many games with dice from `seed`.
    pub fn new(penalty: Penalty, games: u64, seed: u64) -> Training {
        let table = ValueTable::new(penalty);
        Training {
            errors: vec![(0.0, 0.0); table.entries.len()],
            table,
            games,
            seed,
            played: 0,
            path: Vec::new(),
        }
    }

    /// The number of games played.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// The share of work done, 0 to 1.
    pub fn done(&self) -> f64 {
        let work = |played: u64| {
            let by_throw = self.by_throw().min(played);
            (by_throw + COST * (played - by_throw)) as f64
        };
        work(self.played) / work(self.games).max(1.0)
    }

    /// The number of games of the first part, which learn from the actual throws.
    fn by_throw(&self) -> u64 {
        self.games - self.games / WITHOUT_CHANCE
    }

    /// Plays the next game and learns from it; returns whether one was left.
    pub fn play(&mut self) -> bool {
        if self.played == self.games {
            return false;
        }
        self.game();
        match self.played.checked_sub(self.by_throw()) {
            None => self.learn_by_throw(),
            Some(before) => {
                let left = 1.0 - before as f32 / (self.games - self.by_throw()) as f32;
                self.learn_without_chance(LEAST_STEP + (1.0 - LEAST_STEP) * left * left);
            }
        }
        self.played += 1;
        true
    }

    /// The table so far.
    pub fn finish(self) -> Learned {
        Learned::new(self.table, self.played, self.seed)
    }

    fn game(&mut self) {
        let mut dice = Dice::new(self.seed, self.played);
        let taste = self
            .played
            .is_multiple_of(EXPLORES)
            .then(|| Taste::new(&mut dice));
        let mut marks = Marks::of(&Pad::EMPTY);
        self.path.clear();
        while !marks.is_out() {
            let kind = dice.throw();
            let fifth = marks.fifth_die(kind);
            let (best, _) = self.table.best(&marks, kind, fifth);
            self.path.push((marks, marks.after(best, fifth.free)));
            let chosen = taste.as_ref().map_or(best, |taste| {
                taste.choose(&self.table, &marks, kind, fifth, &mut dice)
            });
            marks = marks.after(chosen, fifth.free);
        }
    }

    /// Learns from the last game by its actual throws.
    fn learn_by_throw(&mut self) {
        for place in (0..self.path.len()).rev() {
            let (marks, after) = self.path[place];
            let target = self.table.of(&after);
            let entries = self.table.entries_of(&marks);
            let error = target - self.table.sum(&entries);
            let share = error / entries.len() as f32;
            for &entry in &entries {
                let (sum, size) = &mut self.errors[entry as usize];
                let rate = if *size > 0.0 { sum.abs() / *size } else { 1.0 };
                *sum += error;
                *size += error.abs();
                self.table.entries[entry as usize] += rate * share;
            }
            self.copy_to_images(&entries, &marks);
        }
    }

    /// Learns from the last game by the mean over all throws, in steps of this size.
    fn learn_without_chance(&mut self, step: f32) {
        for place in (0..self.path.len()).rev() {
            let (marks, _) = self.path[place];
            let target = self.table.ahead(&marks);
            let entries = self.table.entries_of(&marks);
            let error = target - self.table.sum(&entries);
            let share = step * error / entries.len() as f32;
            for &entry in &entries {
                self.table.entries[entry as usize] += share;
            }
            self.copy_to_images(&entries, &marks);
        }
    }

    /// Copies what the entries of a pad learned to their mirror images.
    fn copy_to_images(&mut self, entries: &[u32], marks: &Marks) {
        let images = self.table.entries_of(&marks.mirrored());
        for place in OWN_IMAGES {
            let (entry, image) = (entries[place] as usize, images[place] as usize);
            self.errors[image] = self.errors[entry];
            self.table.entries[image] = self.table.entries[entry];
        }
    }
}

/// The places in [`ValueTable::entries_of`] of entries with a distinct mirror image: row 7, and the pairs of rows 2 and 12, 3
/// and 11, and so on.
const OWN_IMAGES: [usize; Sum::COUNT] = {
    let mut places = [0; Sum::COUNT];
    let mut place = 0;
    let mut row = 0;
    while row < Sum::COUNT / 2 {
        let apart = Sum::COUNT - 1 - 2 * row;
        places[2 * row] = place + 2 * apart - 1;
        places[2 * row + 1] = place + 2 * apart;
        // A row has one entry of its own, and two with each row behind it.
        place += 1 + 2 * (Sum::COUNT - 1 - row);
        row += 1;
    }
    places[Sum::COUNT - 1] = place;
    places
};

/// The preferences of an exploring player.
struct Taste {
    /// The extra worth of a mark, in points.
    rows: [f32; Sum::COUNT],
    /// The number of throws out of [`OUT_OF`] with a random choice.
    whims: u32,
}

impl Taste {
    fn new(dice: &mut Dice) -> Taste {
        let mut share = || dice.below(OUT_OF) as f32 / OUT_OF as f32;
        let strength = MOST_LIKED * share();
        let mut rows = std::array::from_fn(|_| strength * (2.0 * share() - 1.0));
        // Half of the players have a favourite row, which they fill early.
        let favourite = (2.0 * Sum::COUNT as f32 * share()) as usize;
        if let Some(row) = rows.get_mut(favourite) {
            *row += MOST_FAVOURED * share();
        }
        // Most choose rarely at random, some nearly always.
        let whim = share();
        Taste {
            rows,
            whims: (whim * whim * whim * OUT_OF as f32) as u32,
        }
    }

    fn choose(
        &self,
        table: &ValueTable,
        marks: &Marks,
        kind: &Kind,
        fifth: Fifth,
        dice: &mut Dice,
    ) -> Split {
        if dice.below(OUT_OF) < self.whims {
            let legal: Vec<Split> = kind.legal(fifth).collect();
            return legal[dice.below(legal.len() as u32) as usize];
        }
        let mut liked = (Split::default(), f32::NEG_INFINITY);
        table.each(marks, kind, fifth, |split, value| {
            let [low, high] = [split.low, split.high].map(usize::from);
            let value = value + self.rows[low] + self.rows[high];
            if value > liked.1 {
                liked = (split, value);
            }
        });
        liked.0
    }
}

/// The resolution of the share of random choices.
const OUT_OF: u32 = 1 << 16;
/// One game in so many explores.
const EXPLORES: u64 = 2;
/// The greatest extra worth of a mark to an exploring player, in points, and that of a favourite row besides.
const MOST_LIKED: f32 = 60.0;
const MOST_FAVOURED: f32 = 300.0;
/// The last game in so many belongs to the second part.
const WITHOUT_CHANCE: u64 = 2;
/// The last step of the second part, relative to its first.
const LEAST_STEP: f32 = 0.04;
/// The number of games of the first part that take as long as one of the second.
const COST: u64 = 5;
