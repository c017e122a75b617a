//! Values all choices of a throw at once, and sums what they have in common only once.

use std::cell::LazyCell;

use super::entries::{Context, Stage, wants};
use super::game::{DICE, FALLS, FULL_ROW, Fifth, Kind, Marks, SUMS, Split, THROWS};
use super::values::ValueTable;
use crate::rules::express::{Pad, Track};

impl ValueTable {
    /// Calls `tell` with each legal split of a throw and the value of the pad after it, in the order of the rules.
    pub fn each(&self, marks: &Marks, kind: &Kind, fifth: Fifth, mut tell: impl FnMut(Split, f32)) {
        let named = marks.named();
        // A throw may offer no die that keeps the named set unchanged.
        let now = LazyCell::new(|| Rows::new(self, marks, fifth.free, named, kind.sums));
        let free = fifth.free.then(|| now.branch(None));
        for die in fifth.dice() {
            let last;
            let rows = if names_last(named, die) {
                last = Rows::new(self, marks, false, named | 1 << die, kind.sums);
                &last
            } else {
                &*now
            };
            let branch = free.unwrap_or_else(|| rows.branch(Some(die)));
            for &split in kind.leaving(die) {
                tell(
                    split,
                    rows.value(branch, usize::from(split.low), usize::from(split.high)),
                );
            }
        }
    }

    /// The best legal split of a throw, the first among equals, and the value of the pad after it.
    pub fn best(&self, marks: &Marks, kind: &Kind, fifth: Fifth) -> (Split, f32) {
        let mut best = (Split::default(), f32::NEG_INFINITY);
        self.each(marks, kind, fifth, |split, value| {
            if value > best.1 {
                best = (split, value);
            }
        });
        best
    }

    /// The mean over all throws of the value after the best choice; the score of a player who is out.
    pub fn ahead(&self, marks: &Marks) -> f32 {
        if marks.is_out() {
            return self.scores.total(&marks.rows) as f32;
        }
        let named = marks.named();
        let all_named = named.count_ones() == Pad::TRACKS as u32;

        // By fifth die, and for a free throw.
        let mut marked = [NO_VALUES; DICE];
        let mut free = NO_VALUES;
        let now = Rows::new(self, marks, false, named, ALL_SUMS);
        let gains = now.gains();
        for (die, board) in marked.iter_mut().enumerate() {
            if names_last(named, die) {
                let rows = Rows::new(self, marks, false, named | 1 << die, ALL_SUMS);
                rows.fill(rows.branch(Some(die)), &rows.gains(), board);
            } else if !all_named || named & 1 << die != 0 {
                now.fill(now.branch(Some(die)), &gains, board);
            }
        }
        if all_named {
            let rows = Rows::new(self, marks, true, named, ALL_SUMS);
            rows.fill(rows.branch(None), &rows.gains(), &mut free);
        }

        let mut sum = 0.0;
        for kind in &THROWS.kinds {
            let fifth = Fifth::of(named, kind);
            let mut best = f32::NEG_INFINITY;
            for die in fifth.dice() {
                let board = if fifth.free { &free } else { &marked[die] };
                for split in kind.leaving(die) {
                    let value = board[usize::from(split.pairs)];
                    if value > best {
                        best = value;
                    }
                }
            }
            sum += f32::from(kind.weight) * best;
        }
        sum / FALLS as f32
    }
}

/// Whether this fifth die names the third value, which changes the values of pairs of rows.
fn names_last(named: u8, die: usize) -> bool {
    named & 1 << die == 0 && named.count_ones() == Pad::TRACKS as u32 - 1
}

const ALL_SUMS: u16 = (1 << SUMS) - 1;

/// A pad before a throw, and all that does not depend on the fifth die.
struct Rows<'a> {
    table: &'a ValueTable,
    marks: &'a Marks,
    /// The marks on the tracks and the named values after the throw. With too many marks the entries are those of something
    /// else, but then the throw fills a track and pairs do not count.
    stage: Stage,
    /// The value of the pairs of each row with all others.
    now: [f32; SUMS],
    /// The gain of these pairs from one more mark in the row.
    more: [f32; SUMS],
    score: i32,
    wants: usize,
}

/// The tracks after a throw.
#[derive(Clone, Copy)]
enum Branch {
    /// No track is full: the context, and the value of all rows and pairs without a new mark.
    On(Context, f32),
    /// A track is full, and the score counts.
    Out,
}

impl<'a> Rows<'a> {
    /// The rows of a pad after a throw with these named values, ready for marks in the rows of `sums`, a bit per sum.
    fn new(table: &'a ValueTable, marks: &'a Marks, free: bool, named: u8, sums: u16) -> Rows<'a> {
        let total = marks.tracks.iter().sum::<u8>() + u8::from(!free);
        let mut rows = Rows {
            table,
            marks,
            stage: table.places.stage(total, named),
            now: [0.0; SUMS],
            more: [0.0; SUMS],
            score: table.scores.total(&marks.rows),
            wants: marks.rows.iter().map(|&marks| wants(marks)).sum(),
        };
        for one in 0..SUMS {
            for other in one + 1..SUMS {
                let pair = rows.pair((one, marks.rows[one]), (other, marks.rows[other]));
                rows.now[one] += pair;
                rows.now[other] += pair;
            }
        }
        for sum in (0..SUMS).filter(|sum| sums & 1 << sum != 0) {
            rows.more[sum] = rows.pairs(sum, up(marks.rows[sum])) - rows.now[sum];
        }
        rows
    }

    /// The value of two rows as a pair, each a sum and its marks.
    fn pair(&self, one: (usize, u8), other: (usize, u8)) -> f32 {
        let [all, named] = self.table.places.pair(self.stage, one, other);
        self.table.entries[all] + self.table.entries[named]
    }

    /// The value of the pairs of a row with this many marks.
    fn pairs(&self, sum: usize, marks: u8) -> f32 {
        let others = (0..SUMS).filter(|&other| other != sum);
        others
            .map(|other| self.pair((sum, marks), (other, self.marks.rows[other])))
            .sum()
    }

    fn row(&self, context: Context, sum: usize, marks: u8) -> f32 {
        self.table.entries[self.table.places.row(context, sum, marks)]
    }

    /// The tracks after a mark for this fifth die.
    fn branch(&self, fifth: Option<usize>) -> Branch {
        let mut tracks = self.marks.tracks;
        if let Some(die) = fifth {
            tracks[die] += 1;
            if tracks[die] == Track::BOXES {
                return Branch::Out;
            }
        }
        let context = self.table.places.context(&tracks);
        let rows = self.marks.rows.iter().enumerate();
        let rows: f32 = rows
            .map(|(sum, &marks)| self.row(context, sum, marks))
            .sum();
        Branch::On(context, rows + self.now.iter().sum::<f32>() / 2.0)
    }

    /// The value after a mark in each of two rows, or two in one.
    fn value(&self, branch: Branch, low: usize, high: usize) -> f32 {
        let marks = &self.marks.rows;
        let rows = if low == high {
            self.gain(branch, low, up(up(marks[low])))
        } else {
            self.gain(branch, low, up(marks[low])) + self.gain(branch, high, up(marks[high]))
        };
        match branch {
            Branch::On(context, value) => {
                let wants = self.wants_after(low, high);
                value + rows + self.pairs_gain(low, high) + self.minus(context, wants)
            }
            Branch::Out => self.score as f32 + rows,
        }
    }

    /// The gain of a row from having this many marks.
    fn gain(&self, branch: Branch, sum: usize, marks: u8) -> f32 {
        let before = self.marks.rows[sum];
        match branch {
            Branch::On(context, _) => {
                self.row(context, sum, marks) - self.row(context, sum, before)
            }
            Branch::Out => {
                let scores = &self.table.scores;
                (scores.row(sum, marks) - scores.row(sum, before)) as f32
            }
        }
    }

    /// The gain of all pairs of rows from a mark in each of two rows, or two in one.
    fn pairs_gain(&self, low: usize, high: usize) -> f32 {
        let (lows, highs) = (self.marks.rows[low], self.marks.rows[high]);
        if low == high {
            return self.pairs(low, up(up(lows))) - self.now[low];
        }
        // What a mark in both brings beyond marks in either.
        let both = self.pair((low, up(lows)), (high, up(highs)))
            - self.pair((low, up(lows)), (high, highs))
            - self.pair((low, lows), (high, up(highs)))
            + self.pair((low, lows), (high, highs));
        self.more[low] + self.more[high] + both
    }

    /// Index into the minus-row entries after a mark in each of two rows, or two in one.
    fn wants_after(&self, low: usize, high: usize) -> usize {
        let (lows, highs) = (self.marks.rows[low], self.marks.rows[high]);
        if low == high {
            self.wants - wants(lows) + wants(up(up(lows)))
        } else {
            self.wants - wants(lows) - wants(highs) + wants(up(lows)) + wants(up(highs))
        }
    }

    fn minus(&self, context: Context, wants: usize) -> f32 {
        self.table.entries[context.minus + wants]
    }

    /// The gain of the pairs of rows from every two marks.
    fn gains(&self) -> Board {
        let mut gains = NO_VALUES;
        for low in 0..SUMS {
            for high in low..SUMS {
                gains[low * SUMS + high] = self.pairs_gain(low, high);
            }
        }
        gains
    }

    /// The values of the pad after every two marks.
    fn fill(&self, branch: Branch, gains: &Board, board: &mut Board) {
        let marks = &self.marks.rows;
        let once: [f32; SUMS] = std::array::from_fn(|sum| self.gain(branch, sum, up(marks[sum])));
        let twice: [f32; SUMS] =
            std::array::from_fn(|sum| self.gain(branch, sum, up(up(marks[sum]))));
        for low in 0..SUMS {
            for high in low..SUMS {
                let place = low * SUMS + high;
                let rows = if low == high {
                    twice[low]
                } else {
                    once[low] + once[high]
                };
                board[place] = rows
                    + match branch {
                        Branch::On(context, value) => {
                            let wants = self.wants_after(low, high);
                            value + gains[place] + self.minus(context, wants)
                        }
                        Branch::Out => self.score as f32,
                    };
            }
        }
    }
}

/// One value per pair of sums, the lower first.
type Board = [f32; SUMS * SUMS];
const NO_VALUES: Board = [0.0; SUMS * SUMS];

/// One more mark, up to a full row.
fn up(marks: u8) -> u8 {
    FULL_ROW.min(marks + 1)
}
