//! The rows of a pad, and their fates.

use crate::coach::express::game::{FULL_ROW, RowScores, SUMS, Split};

/// A price for a mark in each row.
pub(super) type Prices = [f64; SUMS];

/// The state of a row at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// Undecided.
    Open,
    /// It stays empty.
    Empty,
    /// It costs the penalty.
    Minus,
    /// It has five marks or more.
    Five,
}

impl Fate {
    /// All decided fates.
    pub(super) const SETTLED: [Fate; 3] = [Fate::Empty, Fate::Minus, Fate::Five];

    /// The least and the most marks that count.
    fn range(self) -> [u8; 2] {
        match self {
            Fate::Open => [0, FULL_ROW],
            Fate::Empty => [0, 0],
            Fate::Minus => [1, 4],
            Fate::Five => [5, FULL_ROW],
        }
    }
}

/// All rows with their fates.
pub(super) struct Rows<'a> {
    scores: &'a RowScores,
    /// The most marks that each row can get.
    most: &'a [u8; SUMS],
    fates: [Fate; SUMS],
}

/// The most points that each row can still bring, by its marks.
pub(super) type Hopes = [[f64; FULL_ROW as usize + 1]; SUMS];

impl<'a> Rows<'a> {
    pub(super) fn new(
        scores: &'a RowScores,
        most: &'a [u8; SUMS],
        fates: [Fate; SUMS],
    ) -> Rows<'a> {
        Rows {
            scores,
            most,
            fates,
        }
    }

    /// Clamps prices: none below 0 where marks past the tenth do no harm, none above 0 in a row that stays empty.
    pub(super) fn allow(&self, prices: &mut Prices) {
        for (price, fate) in prices.iter_mut().zip(self.fates) {
            match fate {
                Fate::Open | Fate::Five => *price = price.max(0.0),
                Fate::Empty => *price = price.min(0.0),
                Fate::Minus => {}
            }
        }
    }

    /// The greatest surplus of all rows over the price of their marks, and the marks that reach it.
    pub(super) fn buy(&self, prices: &Prices) -> (f64, [u8; SUMS]) {
        let mut likes = [0; SUMS];
        let mut most = 0.0;
        for row in 0..SUMS {
            let (gain, marks) = self.most(row, 0, prices[row]);
            most += gain;
            likes[row] = marks;
        }
        (most, likes)
    }

    /// The greatest surplus of a row over the price of its further marks, and its marks then.
    fn most(&self, row: usize, marks: u8, price: f64) -> (f64, u8) {
        let [least, most] = self.fates[row].range();
        let most = most.min(self.most[row]);
        let worth =
            |after: u8| f64::from(self.scores.row(row, after)) - price * f64::from(after - marks);
        (marks.max(least)..=most)
            .map(|after| (worth(after), after))
            .reduce(|best, other| if other.0 > best.0 { other } else { best })
            .unwrap_or((f64::NEG_INFINITY, marks))
    }

    /// The greatest surplus of every row for every number of marks.
    pub(super) fn hopes(&self, prices: &Prices) -> Hopes {
        std::array::from_fn(|row| {
            std::array::from_fn(|marks| self.most(row, marks as u8, prices[row]).0)
        })
    }

    /// The undecided row that the bound overvalues most, given its mean marks.
    pub(super) fn least_settled(&self, marked: &[f64; SUMS]) -> Option<usize> {
        let excess = |row: usize| {
            let most = self.most[row];
            let marks = marked[row].min(f64::from(most));
            let below = marks.floor() as u8;
            let score = |marks: u8| f64::from(self.scores.row(row, marks.min(FULL_ROW)));
            let between =
                score(below) + (score(below + 1) - score(below)) * (marks - f64::from(below));
            let open = marks / f64::from(most.max(1)) * score(most).max(0.0);
            open - between
        };
        (0..SUMS)
            .filter(|&row| self.fates[row] == Fate::Open)
            .max_by(|&one, &other| excess(one).total_cmp(&excess(other)))
    }
}

/// The marks in all rows, at most ten in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Marked([u8; SUMS]);

impl Marked {
    pub(super) fn with(mut self, split: &Split) -> Marked {
        for sum in [split.low, split.high] {
            let row = &mut self.0[usize::from(sum)];
            *row = FULL_ROW.min(*row + 1);
        }
        self
    }

    /// The most points that these rows can still bring.
    pub(super) fn hope(&self, hopes: &Hopes) -> f64 {
        let mut hope = 0.0;
        for (hopes, &marks) in hopes.iter().zip(&self.0) {
            hope += hopes[usize::from(marks)];
        }
        hope
    }

    pub(super) fn total(&self, scores: &RowScores) -> i32 {
        let rows = self.0.iter().enumerate();
        rows.map(|(row, &marks)| scores.row(row, marks)).sum()
    }
}
