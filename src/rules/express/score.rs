use std::fmt;

use super::Pad;
use crate::rules::Seat;
use crate::rules::dice::Sum;

/// The penalty for a row of one to four marks (X10, X11).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Penalty {
    /// −200, the rule of the game.
    #[default]
    TwoHundred,
    /// −150, for new or young players.
    OneFifty,
    /// −100, for new or young players.
    OneHundred,
}

impl Penalty {
    /// Every penalty, the standard one first.
    pub const ALL: [Penalty; 3] = [Penalty::TwoHundred, Penalty::OneFifty, Penalty::OneHundred];

    /// The penalty of this many points, if there is one.
    pub fn new(points: u32) -> Option<Penalty> {
        Penalty::ALL
            .into_iter()
            .find(|penalty| penalty.points() == points)
    }

    /// The points lost, a positive number.
    pub fn points(self) -> u32 {
        match self {
            Penalty::TwoHundred => 200,
            Penalty::OneFifty => 150,
            Penalty::OneHundred => 100,
        }
    }
}

/// Points with a sign: `+120`, `−200`, `0`; `{:.1}` writes tenths, `{}` whole points.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Signed(f64);

impl Signed {
    /// Points, or a mean of points.
    pub fn new(points: impl Into<f64>) -> Signed {
        Signed(points.into())
    }
}

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let decimals = f.precision().unwrap_or(0);
        let written = format!("{:.decimals$}", self.0.abs());
        // A value that rounds to 0 has no sign.
        let sign = match self.0 {
            _ if !written.contains(|digit| matches!(digit, '1'..='9')) => "",
            points if points < 0.0 => "−",
            _ => "+",
        };
        write!(f, "{sign}{written}")
    }
}

/// The points of each box from the sixth to the tenth in the row of `sum` (X10).
pub fn points(sum: Sum) -> i32 {
    match sum.value() {
        2 | 12 => 100,
        3 | 11 => 70,
        4 | 10 => 60,
        5 | 9 => 50,
        6 | 8 => 40,
        _ => 30,
    }
}

/// The score of a row with `marks` marks (X8, X10).
pub fn row_score(sum: Sum, marks: u32, penalty: Penalty) -> i32 {
    match marks {
        0 | 5 => 0,
        1..=4 => -(penalty.points() as i32),
        _ => (marks.min(10) as i32 - 5) * points(sum),
    }
}

/// The score of a pad, row by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Score {
    rows: [i32; Sum::COUNT],
}

impl Score {
    /// The score of `pad`.
    pub fn of(pad: &Pad, penalty: Penalty) -> Score {
        Score {
            rows: Sum::ALL.map(|sum| row_score(sum, pad.marks(sum), penalty)),
        }
    }

    /// The score of one row.
    pub fn row(&self, sum: Sum) -> i32 {
        self.rows[sum.index()]
    }

    /// The sum of all rows.
    pub fn total(&self) -> i32 {
        self.rows.iter().sum()
    }

    /// The sum of the rows that cost points, 0 or less.
    pub fn minus(&self) -> i32 {
        self.rows.iter().filter(|&&row| row < 0).sum()
    }

    /// The sum of the rows that bring points, 0 or more.
    pub fn plus(&self) -> i32 {
        self.rows.iter().filter(|&&row| row > 0).sum()
    }
}

/// A seat's place in the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// 1 for the winners; equal totals share a place (X12).
    pub place: usize,
    /// The seat.
    pub seat: Seat,
    /// Its points.
    pub total: i32,
}

/// The ranking of totals given by seat, without those that were left (X14): most points first, equal totals share the
/// place (X12).
pub fn standings(totals: &[i32], departed: &[Seat]) -> Vec<Standing> {
    let placed = || {
        let totals = Seat::enumerate(totals.iter().copied());
        totals.filter(|(seat, _)| !departed.contains(seat))
    };
    let mut ranking: Vec<Standing> = placed()
        .map(|(seat, total)| Standing {
            place: 1 + placed().filter(|&(_, other)| other > total).count(),
            seat,
            total,
        })
        .collect();
    ranking.sort_by_key(|standing| standing.place);
    ranking
}
