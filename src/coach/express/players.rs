use super::advice::{Advice, instant};
use super::game::{Dice, Marks, THROWS};
use super::greedy::Greedy;
use super::values::ValueTable;
use crate::rules::dice::{Sum, Throw};
use crate::rules::express::{Choice, Illegal, Pad, Penalty, Score, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Level, Seed};

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
        Level::Careless => careless(table, pad, seat, throw, seed),
        Level::Steady => steady(table, pad, throw),
        Level::Bold => bold(table, pads, pad, throw),
        Level::Evolved => None,
        Level::Master => Some(instant(table, pad, throw).first()?.choice),
    }
}

/// One choice in this many is random for a careless player.
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

/// A finished game.
#[derive(Debug, Clone, PartialEq)]
pub struct Game {
    /// The throws, in order.
    pub throws: Vec<Throw>,
    /// The pads at the end, by seat.
    pub pads: Vec<Pad>,
    /// The totals, by seat.
    pub totals: Vec<i32>,
}

/// Plays a game of this many seats with the dice of `seed`. `policy` gets the pads of all seats before the throw (X13) and
/// chooses for a seat that is not out.
///
/// # Errors
/// The policy made an illegal choice.
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
