use super::advice::{Advice, instant};
use super::game::{Dice, Marks, THROWS};
use super::greedy::Greedy;
use super::values::ValueTable;
use crate::rules::dice::{Sum, Throw};
use crate::rules::express::{Choice, Illegal, Pad, Penalty, Score, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Level, Seed};

/// What a player of this level does with a throw; `None` for a seat that is out or not there, and for a level at which
/// Express is not played.
///
/// `pads` are the pads of all seats before the throw. The same question with the same seed has the same answer; only
/// [`Level::Careless`] answers another seed otherwise.
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
        Level::Careless => careless(table, pad, seat, throw, seed),
        Level::Steady => steady(table, pad, throw),
        Level::Bold => bold(table, pads, pad, throw),
        Level::Evolved => None,
        Level::Master => Some(instant(table, pad, throw).first()?.choice),
    }
}

/// One time in this many, a careless player takes whatever comes first to hand.
const HASTE: u32 = 4;

fn careless(table: &ValueTable, pad: &Pad, seat: Seat, throw: &Throw, seed: u64) -> Option<Choice> {
    // The marks differ from throw to throw, so the dice do too.
    let marks: u64 = Sum::ALL.map(|sum| u64::from(pad.marks(sum))).iter().sum();
    let mut dice = Dice::new(seed, (seat.index() as u64) << 40 | marks);
    if dice.below(HASTE) > 0 {
        return steady(table, pad, throw);
    }
    let choices = pad.choices(throw);
    let place = dice.below(choices.len() as u32);
    choices.get(place as usize).copied()
}

fn steady(table: &ValueTable, pad: &Pad, throw: &Throw) -> Option<Choice> {
    let marks = Marks::of(pad);
    let kind = THROWS.kind(throw);
    let fifth = marks.fifth_die(kind);
    (!marks.is_out()).then(|| {
        let split = Greedy::new(table.penalty()).best(&marks, kind, fifth);
        split.choice(fifth.free)
    })
}

/// What a bold player thinks a mark in a row is worth beyond its value, for each point of a box of the row.
const DARING: f64 = 0.8;
/// How many points behind make it twice as daring.
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

/// A game that was played to its end.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// The throws, in order.
    pub throws: Vec<Throw>,
    /// The pads at the end, by seat.
    pub pads: Vec<Pad>,
    /// The totals, by seat.
    pub totals: Vec<i32>,
}

/// Plays a game of this many seats with the dice of `seed`. `policy` is asked for the choice of each seat that is not out,
/// with the pads of all seats before the throw (X13).
///
/// # Errors
/// A choice of the policy that is not legal.
pub fn play_game(
    seats: usize,
    penalty: Penalty,
    seed: Seed,
    mut policy: impl FnMut(&[Pad], Seat, &Throw) -> Choice,
) -> Result<Game, Illegal> {
    let mut throws = Vec::new();
    let mut pads = vec![Pad::EMPTY; seats];
    while !pads.iter().all(Pad::is_out) {
        let throw = seed.throw(ThrowNumber::at(throws.len()));
        throws.push(throw);
        let before = pads.clone();
        for (seat, pad) in Seat::enumerate(&mut pads) {
            if !pad.is_out() {
                *pad = pad.play(&throw, policy(&before, seat, &throw))?;
            }
        }
    }
    let totals = pads
        .iter()
        .map(|pad| Score::of(pad, penalty).total())
        .collect();
    Ok(Game {
        throws,
        pads,
        totals,
    })
}
