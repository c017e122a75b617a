use std::collections::BTreeMap;

use fifth_die::coach::checksum;
use fifth_die::coach::express::engine::Marks;
use fifth_die::coach::express::{Distribution, ValueTable};
use fifth_die::rules::express::Pad;

/// A table that was learned, with entries rounded as in a file, and the totals of games played by it.
pub struct Learned {
    pub table: ValueTable,
    pub totals: Totals,
    /// The number of games that it was learned from, and their seed.
    games: u64,
    seed: u64,
    /// The points per step of an entry, and the entries in steps.
    step: f32,
    steps: Vec<i16>,
}

impl Learned {
    pub fn new(mut table: ValueTable, games: u64, seed: u64) -> Learned {
        let sizes = table.entries.iter().map(|entry| entry.abs());
        let step = sizes.fold(1.0, f32::max) / f32::from(i16::MAX);
        let steps = table.entries.iter().map(|entry| (entry / step).round());
        let steps: Vec<i16> = steps.map(|steps| steps as i16).collect();
        table.entries = steps.iter().map(|&steps| f32::from(steps) * step).collect();
        Learned {
            table,
            totals: Totals::default(),
            games,
            seed,
            step,
            steps,
        }
    }

    /// Plays a whole game and counts its total.
    pub fn measure(&mut self, seed: u64, game: u64) {
        let total = self.table.play_on(Marks::of(&Pad::EMPTY), seed, game);
        *self.totals.0.entry(total).or_default() += 1;
    }

    /// The table as bytes for a file; `src/coach/express/values.rs` documents the format.
    pub fn write(&self) -> Vec<u8> {
        let (lowest, counts) = self.totals.counts();
        let mut bytes = b"5thXvals".to_vec();
        bytes.extend(2_u16.to_le_bytes());
        bytes.extend((self.table.penalty().points() as u16).to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend((self.steps.len() as u32).to_le_bytes());
        bytes.extend((counts.len() as u32).to_le_bytes());
        bytes.extend(self.step.to_le_bytes());
        bytes.extend(lowest.to_le_bytes());
        bytes.extend(counts.into_iter().flat_map(u32::to_le_bytes));
        bytes.extend(self.steps.iter().flat_map(|steps| steps.to_le_bytes()));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }
}

/// The number of games with each total.
#[derive(Default)]
pub struct Totals(pub BTreeMap<i32, u32>);

impl Totals {
    /// The number of games.
    pub fn games(&self) -> u64 {
        self.0.values().copied().map(u64::from).sum()
    }

    /// The mean total; 0 without games.
    pub fn mean(&self) -> f64 {
        let totals = self.0.iter();
        let sum: i64 = totals
            .map(|(&total, &count)| i64::from(total) * i64::from(count))
            .sum();
        sum as f64 / self.games().max(1) as f64
    }

    /// The standard deviation of the totals; 0 without games.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let totals = self.0.iter();
        let squares: f64 = totals
            .map(|(&total, &count)| (f64::from(total) - mean).powi(2) * f64::from(count))
            .sum();
        (squares / self.games().max(1) as f64).sqrt()
    }

    /// The median total; 0 without games.
    pub fn median(&self) -> i32 {
        let games = self.games();
        let mut seen = 0;
        for (&total, &count) in &self.0 {
            seen += u64::from(count);
            if 2 * seen >= games {
                return total;
            }
        }
        0
    }

    /// The lowest total, and the number of games with it and with each total above it up to the highest.
    fn counts(&self) -> (i32, Vec<u32>) {
        let totals = || self.0.keys().copied();
        let lowest = totals().next().unwrap_or(0);
        let end = totals().next_back().map_or(lowest, |highest| highest + 1);
        let counts = (lowest..end)
            .step_by(Distribution::STEP as usize)
            .map(|total| self.0.get(&total).copied().unwrap_or(0));
        (lowest, counts.collect())
    }
}
