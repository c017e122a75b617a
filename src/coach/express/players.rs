use std::cmp::Reverse;

use super::advice::{Advice, instant};
use super::game::{DICE, Dice, FULL_ROW, Marks, SUMS, Split, THROWS};
use super::values::ValueTable;
use super::whims::Whims;
use crate::rules::Seat;
use crate::rules::dice::{Sum, Throw};
use crate::rules::express::{Choice, Pad, Penalty, Track, points};
use crate::session::Level;

/// The choice of a player of this level; `None` for a seat that is out or not there, and for a level that Express does not
/// have.
///
/// `pads` are the pads of all seats before the throw. Deterministic; only [`Level::Careless`] depends on the seed.
pub fn choose(
    level: Level,
    table: &ValueTable,
    pads: &[Pad],
    seat: Seat,
    throw: &Throw,
    seed: u64,
) -> Option<Choice> {
    let pad = pads.get(seat.index())?;
    match level {
        Level::Careless => careless(pad, seat, throw, seed),
        Level::Steady => steady(pad, throw),
        Level::Bold => bold(table, pads, pad, throw),
        Level::Evolved => None,
        Level::Master => master(table, pad, seat, throw, seed),
    }
}

/// The mean points alone of a careless, a steady, a bold player and a master.
///
/// Master as in `assets/coach/README.md`, the others from 100,000 games each:
/// `cargo run --release --example simulate -- express --players bold --games 100000 --seed 1 --penalty 150`.
const AVERAGES: [(Penalty, [i32; 4]); 3] = [
    (Penalty::TwoHundred, [-288, 166, 231, 257]),
    (Penalty::OneFifty, [-110, 263, 307, 337]),
    (Penalty::OneHundred, [67, 359, 386, 427]),
];

/// The points that a player of this level scores on average alone, within two points; `None` for a level that Express does
/// not have, and for a penalty at which nobody has measured it.
pub fn average(level: Level, penalty: Penalty) -> Option<i32> {
    let mut measured = AVERAGES.into_iter();
    let (_, [careless, steady, bold, master]) = measured.find(|&(at, _)| at == penalty)?;
    match level {
        Level::Careless => Some(careless),
        Level::Steady => Some(steady),
        Level::Bold => Some(bold),
        Level::Evolved => None,
        Level::Master => Some(master),
    }
}

/// One choice in this many is random for a careless player.
const HASTE: u32 = 4;

fn master(table: &ValueTable, pad: &Pad, seat: Seat, throw: &Throw, seed: u64) -> Option<Choice> {
    let marks = Marks::of(pad);
    let kind = THROWS.kind(throw);
    let free = marks.fifth_die(kind).free;
    let split = table.with_whims(&marks, kind, Whims::new(seed, seat, &marks));
    (!marks.is_out()).then(|| split.choice(free))
}

fn careless(pad: &Pad, seat: Seat, throw: &Throw, seed: u64) -> Option<Choice> {
    // The marks differ from throw to throw, so the dice do too.
    let marks: u64 = Sum::ALL.map(|sum| u64::from(pad.marks(sum))).iter().sum();
    let mut dice = Dice::new(seed, (seat.index() as u64) << 40 | marks);
    if dice.below(HASTE) > 0 {
        return steady(pad, throw);
    }
    let choices = pad.choices(throw);
    let place = dice.below(choices.len() as u32);
    choices.get(place as usize).copied()
}

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

/// Weighs every box by itself and looks no further than the throw; the first among equals.
fn steady(pad: &Pad, throw: &Throw) -> Option<Choice> {
    let marks = Marks::of(pad);
    if marks.is_out() {
        return None;
    }
    let kind = THROWS.kind(throw);
    let fifth = marks.fifth_die(kind);
    let worth = |split: &Split| {
        let [leftover, low, high] = [split.leftover, split.low, split.high].map(usize::from);
        let [lows, highs] = [low, high].map(|sum| marks.rows[sum]);
        let rows = row(low, lows) + row(high, highs + u8::from(low == high));
        match fifth.free {
            true => rows,
            false => rows + track(leftover, marks.tracks[leftover]),
        }
    };
    let split = kind
        .legal(fifth)
        .min_by_key(|split| Reverse(worth(split)))?;
    Some(split.choice(fifth.free))
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

/// The extra worth of a mark to a bold player, per point of a box of its row.
const DARING: f64 = 0.8;
/// The deficit in points that doubles the daring.
const BEHIND: f64 = 200.0;

fn bold(table: &ValueTable, pads: &[Pad], pad: &Pad, throw: &Throw) -> Option<Choice> {
    let best = pads
        .iter()
        .map(|pad| table.value(pad))
        .fold(f64::MIN, f64::max);
    let daring = DARING * (1.0 + (best - table.value(pad)) / BEHIND);
    let like = |advice: &Advice| {
        let sums = advice.choice.pairs.sums();
        let open = sums.iter().filter(|&&sum| pad.marks(sum) < 10);
        let reach: i32 = open.map(|&sum| points(sum)).sum();
        advice.value + daring * f64::from(reach)
    };
    let advice = instant(table, pad, throw);
    // The first among equals.
    let liked = advice
        .iter()
        .rev()
        .max_by(|one, other| like(one).total_cmp(&like(other)));
    liked.map(|advice| advice.choice)
}
