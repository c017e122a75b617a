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

    /// Reads the lowest total and the counts, as in a file; `None` if the size is wrong.
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
