use super::game::{DICE, FULL_ROW, Kind, Marks, SUMS, Split, THROWS};
use super::values::ValueTable;
use super::whims::Whims;
use crate::rules::Seat;
use crate::rules::dice::{Sum, Throw};
use crate::rules::express::{Choice, Pad, Penalty, Track, points};
use crate::session::{Express, Level, Variant};

/// The choice of a player of this level; `None` for a seat that is out or not there, and for a level that Express does not
/// have.
///
/// `pads` are the pads of all seats before the throw. Deterministic; the seed and the seat decide where a player wavers.
pub fn choose(
    level: Level,
    table: &ValueTable,
    pads: &[Pad],
    seat: Seat,
    throw: &Throw,
    seed: u64,
) -> Option<Choice> {
    let marks = Marks::of(pads.get(seat.index())?);
    if marks.is_out() {
        return None;
    }
    let kind = THROWS.kind(throw);
    let split = split(level, table, &marks, kind, Whims::new(seed, seat, &marks))?;
    Some(split.choice(marks.fifth_die(kind).free))
}

/// The split that a player of this level takes, who is not out; `None` for a level that Express does not have.
pub(super) fn split(
    level: Level,
    table: &ValueTable,
    marks: &Marks,
    kind: &Kind,
    whims: Whims,
) -> Option<Split> {
    match level {
        Level::Dreamy => naive(0.884, 53.0, marks, kind, whims),
        Level::Careless => naive(0.81, 48.6, marks, kind, whims),
        Level::Eager => naive(0.69, 41.4, marks, kind, whims),
        Level::Curious => naive(0.525, 31.5, marks, kind, whims),
        Level::Steady => naive(0.0, 14.0, marks, kind, whims),
        Level::Bold => Some(table.with_whims(marks, kind, BOLD, whims)),
        Level::Evolved => None,
        Level::Master => Some(table.with_whims(marks, kind, MASTER, whims)),
    }
}

/// The most points that a whim can add to a choice of a bold player.
const BOLD: f32 = 28.0;
/// The most points that a whim can add to a choice of a master. Whims cost less than two points per game on average.
const MASTER: f32 = 6.0;

/// The mean points alone at the levels that Express offers, the strongest first.
///
/// From 100,000 games each, of the master from 200,000:
/// `cargo run --release --example simulate -- express --players curious --games 100000 --seed 1 --penalty 150`.
const AVERAGES: [(Penalty, [i32; Express::LEVELS.len()]); 3] = [
    (Penalty::TwoHundred, [257, 162, 79, -50, -251, -450]),
    (Penalty::OneFifty, [337, 260, 197, 92, -71, -232]),
    (Penalty::OneHundred, [426, 357, 315, 234, 109, -13]),
];

/// The points that a player of this level scores on average alone, within two points; `None` for a level that Express does
/// not offer, and for a penalty at which nobody has measured it.
pub fn average(level: Level, penalty: Penalty) -> Option<i32> {
    let mut measured = AVERAGES.into_iter();
    let (_, means) = measured.find(|&(at, _)| at == penalty)?;
    let mut means = Express::LEVELS.iter().zip(means);
    means.find(|&(&of, _)| of == level).map(|(_, mean)| mean)
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

/// What a mark in a row with fewer than five is worth to a naive player, a point that counts at once, and a double.
const BELOW: f32 = 10.0;
const POINT: f32 = 0.5;
const DOUBLE: f32 = 20.0;
/// What a mark on a track that is nearly full is worth to a naive player.
const NEARLY_OUT: f32 = -100.0;

/// The split of a player who weighs every box by itself and looks no further than the throw: by the weights above if
/// `naivety` is 0, like a first-time player if it is 1, and in between with mistakes that grow with it. A whim adds at
/// most `wavering` to a choice.
///
/// A first-time player opens rows early and late, cares little for those below five marks, loves doubles and immediate
/// points, names any value and uses a track until it is nearly full.
fn naive(
    naivety: f32,
    wavering: f32,
    marks: &Marks,
    kind: &Kind,
    mut whims: Whims,
) -> Option<Split> {
    let fifth = marks.fifth_die(kind);
    let mixed = |[wise, naive]: [f32; 2]| wise + naivety * (naive - wise);
    let worth = |split: Split| {
        let [leftover, low, high] = [split.leftover, split.low, split.high].map(usize::from);
        let is_double = low == high;
        let lower = mixed(row(low, marks.rows[low]));
        let higher = mixed(row(high, marks.rows[high] + u8::from(is_double)));
        let double = if is_double { naivety * DOUBLE } else { 0.0 };
        let track = match fifth.free {
            true => 0.0,
            false => mixed(track(leftover, marks.tracks[leftover])),
        };
        let whim = wavering * whims.draw();
        (split, lower + higher + double + track + whim)
    };
    let splits = kind.legal(fifth).map(worth);
    let best = splits.max_by(|(_, one), (_, other)| one.total_cmp(other));
    best.map(|(split, _)| split)
}

/// The worth of a mark in a row with so many, by the weights and to a naive player.
fn row(sum: usize, marks: u8) -> [f32; 2] {
    let row = ROWS[sum.min(SUMS - 1 - sum)];
    let naive = match marks {
        0 => 0.0,
        1..5 => BELOW,
        _ => POINT * points(Sum::ALL[sum]) as f32,
    };
    let wise = row.get(usize::from(marks));
    wise.map_or([0.0, 0.0], |&wise| [f32::from(wise), naive])
}

/// The worth of a mark on the track of a die with so many, by the weights and to a naive player.
fn track(die: usize, marks: u8) -> [f32; 2] {
    match marks {
        0 => [f32::from(NAMING[die.min(DICE - 1 - die)]), 0.0],
        1..6 => [f32::from(TRACKS[usize::from(marks) - 1]), 0.0],
        _ => [f32::from(TRACKS[usize::from(marks) - 1]), NEARLY_OUT],
    }
}
