//! The entries of the table of values that belong to a pad.
//!
//! The value of a pad is the sum of 122 entries. They lie in the table in this order:
//!
//! - of each of 11 rows, by the values named and the marks on each track, then by row, then by its marks;
//! - of each of 55 pairs of rows, by the number of marks on all tracks, then by pair, then by the marks of both rows;
//! - of each of 55 pairs of rows again, by the values named, once there are three, and roughly by the number of marks on
//!   all tracks, then by pair, then by the marks of both rows;
//! - of the pad, by the marks on the tracks in no order, then by the number of rows in minus and the marks that they lack
//!   together.
//!
//! Seen in a mirror (sum s as 14 − s, die d as 7 − d) the game is the same, so mirror images share their entries.

use std::sync::LazyLock;

use super::game::{DICE, Marks, SUMS};
use crate::rules::express::{Pad, Track};

/// The distinct numbers of marks in a row, 0 to 10.
const COUNTS: usize = 11;
/// Marks of a track that is not full, 1 to 7.
const OPEN: usize = Track::BOXES as usize - 1;

/// The rows 2 to 7; the others are their mirror images.
const HALF: usize = SUMS / 2 + 1;
/// The sets of up to three named values, with the marks on each track.
const CONTEXTS: usize = 1 + 6 * OPEN + 15 * OPEN * OPEN + 20 * OPEN * OPEN * OPEN;
const ROWS: usize = CONTEXTS * HALF * COUNTS;

/// The pairs of rows up to mirror images.
const ORBITS: usize = 30;
/// Marks on all tracks together, 0 to 21.
const TOTALS: usize = Pad::TRACKS * OPEN + 1;
const PAIRS: usize = TOTALS * ORBITS * BOTH;

const BOTH: usize = COUNTS * COUNTS;
/// The sets of three named values up to mirror images; none is its own.
const TRIOS: usize = 10;
/// The stages of a game with three named values, and the marks on all tracks per stage.
const STAGES: usize = 7;
const STAGE: usize = 3;
/// The one stage before, in which mirror images share their pairs.
const EARLY: usize = ORBITS * BOTH;
const LATE: usize = SUMS * (SUMS - 1) / 2 * BOTH;
const NAMED: usize = EARLY + TRIOS * STAGES * LATE;

/// The unordered marks on three tracks.
const SHAPES: usize = 120;
/// Rows in minus, 0 to 11, and the marks that they lack, 0 to 44.
const WANTS: usize = (SUMS + 1) * (4 * SUMS + 1);
const MINUS: usize = SHAPES * WANTS;

pub(super) const ENTRIES: usize = ROWS + PAIRS + NAMED + MINUS;

pub(super) const PER_PAD: usize = SUMS + SUMS * (SUMS - 1) + 1;

/// The first entries for certain marks on the tracks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Context {
    /// Of the rows up to 7.
    low: usize,
    /// Of the rows above 7, as seen in the mirror.
    high: usize,
    /// Of the rows in minus, to which the sum of [`wants`] over all rows is added.
    pub(super) minus: usize,
}

/// The first entries of pairs of rows for a number of marks on the tracks and a set of named values.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stage {
    pairs: usize,
    named: usize,
    /// The layout of the pairs for the named values.
    layout: &'static Pairs,
}

/// The positions of entries, computed once.
#[derive(Debug)]
pub(super) struct Places {
    /// The first context of each set of named values, a bit per value.
    sets: [u16; 1 << DICE],
    shapes: Vec<u8>,
    /// The entries of two rows: shared by mirror images, distinct, and distinct as seen in the mirror.
    shared: Pairs,
    own: Pairs,
    mirrored: Pairs,
    /// The trio of each set of named values, a bit per value, and whether it is seen in the mirror.
    trios: [Option<(u8, bool)>; 1 << DICE],
}

type Pairs = [[Pair; SUMS]; SUMS];

#[derive(Debug, Clone, Copy, Default)]
struct Pair {
    first: u16,
    /// The distance between entries for one more mark in the first row, and in the other.
    steps: (u16, u16),
}

impl Pair {
    fn place(self, one: u8, other: u8) -> usize {
        usize::from(self.first)
            + usize::from(self.steps.0) * usize::from(one)
            + usize::from(self.steps.1) * usize::from(other)
    }
}

pub(super) static PLACES: LazyLock<Places> = LazyLock::new(|| {
    let mut sets = [0; 1 << DICE];
    let mut shapes = Vec::with_capacity(CONTEXTS);
    let mut seen: Vec<[usize; Pad::TRACKS]> = Vec::with_capacity(SHAPES);
    for (set, first) in sets.iter_mut().enumerate() {
        let named = set.count_ones() as usize;
        if named > Pad::TRACKS {
            continue;
        }
        *first = shapes.len() as u16;
        for place in 0..OPEN.pow(named as u32) {
            let mut shape = [0; Pad::TRACKS];
            for (track, marks) in shape[..named].iter_mut().enumerate() {
                *marks = place / OPEN.pow(track as u32) % OPEN + 1;
            }
            shape.sort_unstable();
            let known = seen.iter().position(|&other| other == shape);
            shapes.push(known.unwrap_or(seen.len()) as u8);
            if known.is_none() {
                seen.push(shape);
            }
        }
    }

    let mirror = |sum: usize| SUMS - 1 - sum;
    let mut shared = Pairs::default();
    let mut own = Pairs::default();
    let mut mirrored = Pairs::default();
    let write = |pairs: &mut Pairs, one: usize, other: usize, number: usize| {
        let first = (number * BOTH) as u16;
        let (big, small) = (COUNTS as u16, 1);
        for (one, other, steps) in [(one, other, (big, small)), (other, one, (small, big))] {
            pairs[one][other] = Pair { first, steps };
        }
    };
    let (mut orbit, mut number) = (0, 0);
    for one in 0..SUMS {
        for other in one + 1..SUMS {
            if one + other < SUMS {
                // A pair that is its own image is written twice; the second time counts.
                write(&mut shared, mirror(one), mirror(other), orbit);
                write(&mut shared, one, other, orbit);
                orbit += 1;
            }
            write(&mut own, one, other, number);
            write(&mut mirrored, mirror(one), mirror(other), number);
            number += 1;
        }
    }

    let mut trios = [None; 1 << DICE];
    let mut trio = 0;
    for set in 0..1_u8 << DICE {
        let image = set.reverse_bits() >> (u8::BITS as usize - DICE);
        if set.count_ones() as usize == Pad::TRACKS && set < image {
            trios[usize::from(set)] = Some((trio, false));
            trios[usize::from(image)] = Some((trio, true));
            trio += 1;
        }
    }
    Places {
        sets,
        shapes,
        shared,
        own,
        mirrored,
        trios,
    }
});

impl Places {
    /// The index of tracks, none of which is full, among the contexts.
    fn index(&self, tracks: &[u8; DICE]) -> usize {
        let mut set = 0;
        let mut place = 0;
        let mut step = 1;
        for (die, &marks) in tracks.iter().enumerate() {
            if marks > 0 {
                set |= 1 << die;
                place += step * usize::from(marks - 1);
                step *= OPEN;
            }
        }
        usize::from(self.sets[set]) + place
    }

    /// The context of tracks of which none is full.
    pub(super) fn context(&self, tracks: &[u8; DICE]) -> Context {
        let own = self.index(tracks);
        let mut mirror = *tracks;
        mirror.reverse();
        let mirrored = self.index(&mirror);
        Context {
            low: own * HALF * COUNTS,
            high: mirrored * HALF * COUNTS,
            minus: ROWS + PAIRS + NAMED + usize::from(self.shapes[own]) * WANTS,
        }
    }

    /// The entries of the pairs with this number of marks on the tracks and these named values, a bit per value.
    pub(super) fn stage(&'static self, marks: u8, named: u8) -> Stage {
        let marks = usize::from(marks);
        let (named, layout) = match self.trios[usize::from(named)] {
            None => (0, &self.shared),
            Some((trio, in_mirror)) => {
                let stage = ((marks - Pad::TRACKS) / STAGE).min(STAGES - 1);
                let layout = if in_mirror { &self.mirrored } else { &self.own };
                (EARLY + (usize::from(trio) * STAGES + stage) * LATE, layout)
            }
        };
        Stage {
            pairs: ROWS + marks * ORBITS * BOTH,
            named: ROWS + PAIRS + named,
            layout,
        }
    }

    pub(super) fn row(&self, context: Context, sum: usize, marks: u8) -> usize {
        let first = if sum < HALF {
            context.low + sum * COUNTS
        } else {
            context.high + (SUMS - 1 - sum) * COUNTS
        };
        first + usize::from(marks)
    }

    /// The two entries of two rows, each a sum and its marks.
    pub(super) fn pair(&self, stage: Stage, one: (usize, u8), other: (usize, u8)) -> [usize; 2] {
        let place = |pairs: &Pairs| pairs[one.0][other.0].place(one.1, other.1);
        [
            stage.pairs + place(&self.shared),
            stage.named + place(stage.layout),
        ]
    }

    /// Every entry of a pad that is not out.
    ///
    /// Its mirror image has the same entries in another order, except for row 7 and for pairs of rows that mirror each
    /// other: these have an entry of their own in the mirror, at the same index of this list.
    pub(super) fn all(&'static self, marks: &Marks) -> [u32; PER_PAD] {
        let context = self.context(&marks.tracks);
        let stage = self.stage(marks.tracks.iter().sum(), marks.named());
        let mut entries = [0; PER_PAD];
        let mut place = 0;
        let mut put = |entry: usize| {
            entries[place] = entry as u32;
            place += 1;
        };
        for (one, &count) in marks.rows.iter().enumerate() {
            put(self.row(context, one, count));
            for (other, &others) in marks.rows.iter().enumerate().skip(one + 1) {
                for entry in self.pair(stage, (one, count), (other, others)) {
                    put(entry);
                }
            }
        }
        let rows = marks.rows.iter();
        put(context.minus + rows.map(|&count| wants(count)).sum::<usize>());
        entries
    }
}

/// The contribution of a row to the index of the minus-row entries.
pub(super) fn wants(marks: u8) -> usize {
    match marks {
        1..=4 => (4 * SUMS + 1) + usize::from(5 - marks),
        _ => 0,
    }
}
