/// The final totals of many near-optimal solo games.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Distribution {
    /// The lowest total.
    lowest: i32,
    /// The number of games with each total; totals are multiples of ten (X10, X11).
    counts: Vec<u32>,
}

/// How a total compares with those of near-optimal games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Percentile {
    /// The share of the games that ended lower, 0 to 1.
    pub lower: f64,
    /// The share that ended with the same total, 0 to 1.
    pub equal: f64,
}

impl Distribution {
    /// The difference between neighbouring totals, in points.
    pub const STEP: i32 = 10;

    /// Counts a game that ended with `total` points.
    pub(super) fn add(&mut self, total: i32) {
        let total = total.div_euclid(Distribution::STEP) * Distribution::STEP;
        if self.counts.is_empty() {
            self.lowest = total;
        }
        while total < self.lowest {
            self.counts.insert(0, 0);
            self.lowest -= Distribution::STEP;
        }
        let place = ((total - self.lowest) / Distribution::STEP) as usize;
        if place >= self.counts.len() {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] += 1;
    }

    /// All totals from the lowest to the highest, each with its number of games.
    pub fn counts(&self) -> impl Iterator<Item = (i32, u32)> {
        (self.lowest..)
            .step_by(Distribution::STEP as usize)
            .zip(self.counts.iter().copied())
    }

    /// The number of games.
    pub fn games(&self) -> u64 {
        self.counts.iter().copied().map(u64::from).sum()
    }

    /// The rank of `total` among the games; all shares are 0 without games.
    pub fn percentile(&self, total: i32) -> Percentile {
        let games = self.games().max(1) as f64;
        let (mut lower, mut equal) = (0, 0);
        for (other, count) in self.counts() {
            if other < total {
                lower += u64::from(count);
            } else if other == total {
                equal += u64::from(count);
            }
        }
        Percentile {
            lower: lower as f64 / games,
            equal: equal as f64 / games,
        }
    }

    /// The mean total; 0 without games.
    pub fn mean(&self) -> f64 {
        let sum: i64 = self
            .counts()
            .map(|(total, count)| i64::from(total) * i64::from(count))
            .sum();
        sum as f64 / self.games().max(1) as f64
    }

    /// The standard deviation of the totals; 0 without games.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self
            .counts()
            .map(|(total, count)| (f64::from(total) - mean).powi(2) * f64::from(count))
            .sum();
        (squares / self.games().max(1) as f64).sqrt()
    }

    /// The median total; 0 without games.
    pub fn median(&self) -> i32 {
        let games = self.games();
        let mut seen = 0;
        for (total, count) in self.counts() {
            seen += u64::from(count);
            if 2 * seen >= games {
                return total;
            }
        }
        0
    }

    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.lowest.to_le_bytes());
        for count in &self.counts {
            bytes.extend(count.to_le_bytes());
        }
    }

    /// Reads what [`Distribution::write`] wrote; `None` if the size is wrong.
    pub(super) fn read(bytes: &[u8]) -> Option<Distribution> {
        let (lowest, counts) = bytes.split_first_chunk()?;
        let (counts, []) = counts.as_chunks() else {
            return None;
        };
        Some(Distribution {
            lowest: i32::from_le_bytes(*lowest),
            counts: counts.iter().copied().map(u32::from_le_bytes).collect(),
        })
    }
}
