//! A player that weighs every box by itself and looks no further than the throw: the program's steady level.

use std::cmp::Reverse;

use super::game::{DICE, FULL_ROW, Fifth, Kind, Marks, SUMS, Split};
use crate::rules::express::Track;

/// The worth of a mark in a row with 0 to 9 marks, in the order of the rows 2 or 12, 3 or 11, and so on to 7.
///
/// Found by 1200 random changes, of which those that won were kept, each over up to 44,000 games with a penalty of −200.
const ROWS: [[i16; FULL_ROW as usize]; SUMS / 2 + 1] = [
    [-130, -23, -13, 38, 19, 110, 65, 129, 43, 77],
    [-155, -17, 2, 25, 63, 59, 20, 42, -2, 82],
    [31, 77, 71, 60, 68, 43, 30, 34, 41, 20],
    [-95, 14, 27, 50, 58, 21, 18, 19, 21, 27],
    [46, 33, 29, 16, 43, 7, 15, 14, 2, 9],
    [4, 9, 26, 25, 40, 6, 8, 9, 10, 1],
];
/// The worth of naming 1 or 6, 2 or 5, 3 or 4.
const NAMING: [i16; DICE / 2] = [75, -36, -121];
/// The worth of a mark on a track with 1 to 7 marks.
const TRACKS: [i16; Track::BOXES as usize - 1] = [63, 33, -13, -50, -96, -145, -214];

/// The legal split of the greatest worth, the first among equals.
pub(super) fn best(marks: &Marks, kind: &Kind, fifth: Fifth) -> Option<Split> {
    let worth = |split: &Split| {
        let [leftover, low, high] = [split.leftover, split.low, split.high].map(usize::from);
        let [lows, highs] = [low, high].map(|sum| marks.rows[sum]);
        let rows = row(low, lows) + row(high, highs + u8::from(low == high));
        match fifth.free {
            true => rows,
            false => rows + track(leftover, marks.tracks[leftover]),
        }
    };
    kind.legal(fifth).min_by_key(|split| Reverse(worth(split)))
}

/// The worth of a mark in a row with so many.
fn row(sum: usize, marks: u8) -> i16 {
    let row = ROWS[sum.min(SUMS - 1 - sum)];
    row.get(usize::from(marks)).copied().unwrap_or(0)
}

/// The worth of a mark on the track of a die with so many.
fn track(die: usize, marks: u8) -> i16 {
    match marks {
        0 => NAMING[die.min(DICE - 1 - die)],
        _ => TRACKS[usize::from(marks) - 1],
    }
}
