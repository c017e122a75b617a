use super::game::{DICE, Dice, FULL_ROW, Fifth, Kind, Marks, RowScores, SUMS, Split};
use crate::rules::express::{Pad, Penalty, Track};

/// A player that weighs every box by itself and looks no further than the throw: fast, and the program's steady level.
#[derive(Debug, Clone)]
pub struct Greedy {
    scores: RowScores,
    /// The worth of a mark in a row with 0 to 9 marks; 0 beyond.
    rows: [[i16; FULL_ROW as usize + 2]; SUMS],
    /// The worth of a mark on the track of a die with 0 to 7 marks; 0 beyond.
    tracks: [[i16; Track::BOXES as usize + 1]; DICE],
}

/// In the order of the rows 2 or 12, 3 or 11, and so on to 7.
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
/// For naming 1 or 6, 2 or 5, 3 or 4.
const NAMING: [i16; DICE / 2] = [75, -36, -121];
/// For a track with 1 to 7 marks.
const TRACKS: [i16; Track::BOXES as usize - 1] = [63, 33, -13, -50, -96, -145, -214];

impl Greedy {
    /// The player, whose choices do not depend on the penalty.
    pub fn new(penalty: Penalty) -> Greedy {
        let mut rows = [[0; FULL_ROW as usize + 2]; SUMS];
        for (sum, row) in rows.iter_mut().enumerate() {
            row[..FULL_ROW as usize].copy_from_slice(&ROWS[sum.min(SUMS - 1 - sum)]);
        }
        let mut tracks = [[0; Track::BOXES as usize + 1]; DICE];
        for (die, track) in tracks.iter_mut().enumerate() {
            track[0] = NAMING[die.min(DICE - 1 - die)];
            track[1..Track::BOXES as usize].copy_from_slice(&TRACKS);
        }
        Greedy {
            scores: RowScores::new(penalty),
            rows,
            tracks,
        }
    }

    /// The split of the greatest worth, the first among equals.
    pub(super) fn best(&self, marks: &Marks, kind: &Kind, fifth: Fifth) -> Split {
        self.likes(marks).best(kind, fifth)
    }

    /// The worth of the next marks.
    #[inline]
    fn likes(&self, marks: &Marks) -> Likes {
        let row = |sum: usize| &self.rows[sum][usize::from(marks.rows[sum])..];
        Likes {
            once: std::array::from_fn(|sum| row(sum)[0]),
            again: std::array::from_fn(|sum| row(sum)[1]),
            track: std::array::from_fn(|die| self.tracks[die][usize::from(marks.tracks[die])]),
        }
    }

    /// The final score of a whole game. Seed and game number determine the dice.
    pub fn play(&self, seed: u64, game: u64) -> i32 {
        let mut dice = Dice::new(seed, game);
        let mut marks = Marks::of(&Pad::EMPTY);
        let mut likes = self.likes(&marks);
        loop {
            let kind = dice.throw();
            let fifth = marks.fifth_die(kind);
            let split = likes.best(kind, fifth);
            marks = marks.after(split, fifth.free);
            let leftover = usize::from(split.leftover);
            if marks.tracks[leftover] == Track::BOXES {
                return self.scores.total(&marks);
            }
            likes.track[leftover] = self.tracks[leftover][usize::from(marks.tracks[leftover])];
            for sum in [split.low, split.high].map(usize::from) {
                let row = &self.rows[sum][usize::from(marks.rows[sum])..];
                likes.once[sum] = row[0];
                likes.again[sum] = row[1];
            }
        }
    }
}

/// The worth of the next mark in each row, of the one after it, and of the next on each track.
struct Likes {
    once: [i16; SUMS],
    again: [i16; SUMS],
    track: [i16; DICE],
}

impl Likes {
    /// The split with the greatest sum, the first among equals.
    ///
    /// It weighs illegal splits too, because filtering them takes longer.
    #[inline]
    fn best(&self, kind: &Kind, fifth: Fifth) -> Split {
        const ILLEGAL: i16 = i16::MIN / 2;
        let base: [i16; DICE] = std::array::from_fn(|die| {
            let worth = if fifth.free { 0 } else { self.track[die] };
            if fifth.dice >> die & 1 > 0 {
                worth
            } else {
                ILLEGAL
            }
        });
        let splits = kind.splits();
        let mut best = i32::MIN;
        for (place, split) in splits.iter().enumerate() {
            let [leftover, low, high] = [split.leftover, split.low, split.high].map(usize::from);
            let more = if low == high {
                self.again[low]
            } else {
                self.once[high]
            };
            let value = i32::from(base[leftover] + self.once[low] + more);
            best = best.max(value * 16 + 15 - place as i32);
        }
        splits[15 - (best & 15) as usize]
    }
}
