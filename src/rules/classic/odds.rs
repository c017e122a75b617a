use std::sync::LazyLock;

use super::Position;
use crate::rules::dice::{Die, Roll, Sum};

/// How many rolls of four dice there are, each equally likely.
const ROLLS: u32 = 6 * 6 * 6 * 6;

/// The different sets of sums that a roll can make, one bit a sum, with the number of rolls that make them.
static MAKEABLE: LazyLock<Vec<(u16, u32)>> = LazyLock::new(|| {
    let mut makeable: Vec<(u16, u32)> = Vec::new();
    for a in Die::ALL {
        for b in Die::ALL {
            for c in Die::ALL {
                for d in Die::ALL {
                    let sums = Roll::new([a, b, c, d])
                        .splits()
                        .into_iter()
                        .flat_map(|pairs| pairs.sums())
                        .fold(0, |set, sum| set | bit(sum));
                    match makeable.iter_mut().find(|(set, _)| *set == sums) {
                        Some((_, rolls)) => *rolls += 1,
                        None => makeable.push((sums, 1)),
                    }
                }
            }
        }
    }
    makeable
});

fn bit(sum: Sum) -> u16 {
    1 << sum.index()
}

/// The exact chance, 0 to 1, that a roll has two dice of this sum.
pub fn column_odds(column: Sum) -> f64 {
    let with = MAKEABLE.iter().filter(|(sums, _)| sums & bit(column) != 0);
    let rolls: u32 = with.map(|(_, rolls)| rolls).sum();
    f64::from(rolls) / f64::from(ROLLS)
}

/// The exact chance, 0 to 1, that the next roll has no playable sum (C7): all 1,296 rolls are counted.
pub fn bust_odds(position: &Position) -> f64 {
    let playable = Sum::ALL
        .into_iter()
        .filter(|&column| position.is_playable(column))
        .fold(0, |set, column| set | bit(column));
    let busts: u32 = MAKEABLE
        .iter()
        .filter(|(sums, _)| sums & playable == 0)
        .map(|(_, rolls)| rolls)
        .sum();
    f64::from(busts) / f64::from(ROLLS)
}
