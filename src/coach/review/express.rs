//! Review of a game of Can't Stop Express, seat by seat.
//!
//! As in a hint, choices are judged by the table of values with one-throw lookahead ([`deep`]). All throws use the
//! same measure, so that luck and losses add up to the result exactly. A choice within a toss-up of the best one
//! costs nothing. In a group people want to win, so there [`to_win`] also says which choice is best.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::{Judged, Measure, Moments};
use crate::coach::express::{
    Advice, Outlook, Seated, Shift, Shifts, ToWin, ValueTable, choose, deep, in_group,
};
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Entry, Pad, Track};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Level, Session};

/// The games played on after a choice to see how its rows end.
const PLAYED_ON: u32 = 2_000;
/// The share of the greatest difference below which another one is not mentioned.
pub const SMALL: f64 = 0.125;

/// One seat's game, choice by choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// The expected final score before the first throw, in points.
    pub start: f64,
    /// Every judged choice, up to the first that is missing or has to be made again.
    pub moments: Moments<Moment>,
}

/// A choice with its value.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Moment {
    /// The number of the throw.
    pub number: ThrowNumber,
    /// The pad before the throw.
    pub pad: Pad,
    /// The dice.
    pub throw: Throw,
    /// The choice made.
    pub chosen: Choice,
    /// The expected final score after it, in points; the final score if it put the player out.
    pub value: f64,
    /// The choice of the highest value, or the one made if that was as good.
    pub best: Choice,
    /// The expected final score after the best choice, in points.
    pub best_value: f64,
}

impl Moment {
    /// The judgement of a choice; `None` if it is illegal.
    pub fn of(
        table: &ValueTable,
        number: ThrowNumber,
        pad: &Pad,
        throw: &Throw,
        chosen: Choice,
    ) -> Option<Moment> {
        let advice = deep(table, pad, throw);
        let taken = advice.iter().find(|advice| advice.choice == chosen)?;
        let first = advice.first()?;
        let best = if Measure::Points.is_toss_up(first.value - taken.value) {
            taken
        } else {
            first
        };
        Some(Moment {
            number,
            pad: *pad,
            throw: *throw,
            chosen,
            value: taken.value,
            best: best.choice,
            best_value: best.value,
        })
    }

    /// Why the choice cost something, with games played on; `None` for the best one. Deterministic.
    pub fn cause(&self, table: &ValueTable) -> Option<Cause> {
        (!self.is_best()).then(|| self.against(table, self.chosen, self.best))?
    }

    /// Why the first choice costs something against the second.
    pub fn against(&self, table: &ValueTable, choice: Choice, best: Choice) -> Option<Cause> {
        let seed = self.number.get() as u64;
        Cause::of(table, &self.pad, &self.throw, [choice, best], seed)
    }

    /// Every legal choice of the throw with its value, the best first.
    pub fn choices(&self, table: &ValueTable) -> Vec<Advice> {
        deep(table, &self.pad, &self.throw)
    }

    /// How many points a best choice is worth more than the one at first sight, of a [steady](Level::Steady) player; 0 for
    /// any other choice.
    pub fn brilliance(&self, table: &ValueTable) -> f64 {
        let pads = [self.pad];
        let usual = choose(Level::Steady, table, &pads, Seat::FIRST, &self.throw, 0);
        let choices = self.choices(table).into_iter();
        let usual = choices.filter(|advice| self.is_best() && Some(advice.choice) == usual);
        usual
            .map(|usual| self.value - usual.value)
            .fold(0.0, f64::max)
    }
}

/// Everybody at a table before a throw, with the pads that they had then, and the place of a seat among them; `None` alone, and
/// for a seat that was not there.
pub fn at_table(
    session: &Session<Express>,
    seat: Seat,
    number: ThrowNumber,
) -> Option<(Vec<Seated>, usize)> {
    if session.is_solo() {
        return None;
    }
    let cells = session.table().round(number)?.cells();
    let there = Seat::enumerate(cells).filter(|(_, cell)| *cell.entry() != Entry::Departed);
    let (seats, seated): (Vec<Seat>, Vec<Seated>) = there
        .map(|(seat, cell)| {
            let (pad, level) = (*cell.before(), session.level_at(seat, number.get()));
            (seat, Seated { pad, level })
        })
        .unzip();
    Some((seated, seats.iter().position(|&other| other == seat)?))
}

/// The chances to win of a seat with each choice for a throw, by what was known before anybody chose; `None` alone, and for a
/// seat that was not there or is out. Deterministic; takes a few milliseconds.
pub fn to_win(
    table: &ValueTable,
    session: &Session<Express>,
    seat: Seat,
    number: ThrowNumber,
) -> Option<ToWin> {
    let (seats, at) = at_table(session, seat, number)?;
    let throw = session.table().round(number)?.throw();
    in_group(table, &seats, at, throw, number.get() as u64)
}

/// Losses are in points.
impl Judged for Moment {
    fn loss(&self) -> f64 {
        self.best_value - self.value
    }

    fn is_best(&self) -> bool {
        self.chosen == self.best
    }
}

impl Review {
    /// The review of a seat, as far as its choices are settled; empty for an unknown seat.
    ///
    /// A few milliseconds for a whole game.
    pub fn of(table: &ValueTable, session: &Session<Express>, seat: Seat) -> Review {
        let whole = |_| ControlFlow::<Infallible>::Continue(());
        let ControlFlow::Continue(review) = Review::watched(table, session, seat, whole);
        review
    }

    /// The review of a game that may be long: `watch` hears of each judged throw, and can cancel.
    pub fn watched<B>(
        table: &ValueTable,
        session: &Session<Express>,
        seat: Seat,
        mut watch: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B, Review> {
        let mut moments = Vec::new();
        for (number, round) in ThrowNumber::enumerate(session.table().rounds()) {
            let moment = round.cell(seat).and_then(|cell| {
                let choice = cell.choice()?;
                Moment::of(table, number, cell.before(), round.throw(), choice)
            });
            let Some(moment) = moment else {
                break;
            };
            moments.push(moment);
            watch(number.get())?;
        }
        ControlFlow::Continue(Review {
            start: table.deep_value(&Pad::EMPTY),
            moments: Moments(moments),
        })
    }

    /// The expected final score before the first throw and after each choice, in points: one more than there are
    /// moments.
    pub fn course(&self) -> impl Iterator<Item = f64> {
        let values = self.moments.iter().map(|moment| moment.value);
        std::iter::once(self.start).chain(values)
    }

    /// The expected final score after the last choice, in points; the final score of a seat that is out.
    pub fn end(&self) -> f64 {
        self.moments
            .last()
            .map_or(self.start, |moment| moment.value)
    }

    /// The luck of the dice in points: for each throw, the value of its best choice less the expectation before it.
    /// `start + luck + skill` is [`Review::end`].
    pub fn luck(&self) -> f64 {
        self.moments
            .iter()
            .zip(self.course())
            .map(|(moment, expected)| moment.best_value - expected)
            .sum()
    }

    /// The skill in points: minus the sum of the losses, so 0 or less.
    pub fn skill(&self) -> f64 {
        -self.moments.iter().map(Moment::loss).sum::<f64>()
    }
}

/// The least mean difference between the ends of a row that is mentioned, in points: three times its error.
const CLEAR: f64 = 6.0;
/// The least difference of throws to come that is mentioned.
const CLEAR_THROWS: f64 = 0.2;

/// Why a choice is worse than the best one of its throw: how the rows end in games played on after either.
#[derive(Debug, Clone, PartialEq)]
pub struct Cause {
    /// The choice made and the best one.
    pub choices: [Choice; 2],
    /// The loss in points.
    pub loss: f64,
    /// Whether either choice ends the player's game.
    pub ends: [bool; 2],
    /// How each row ends, the costliest one first.
    pub rows: Vec<RowEnd>,
    /// The marks on the track of the fifth die of either choice; 0 for none.
    pub tracks: [u8; 2],
    /// The mean number of throws to come after either choice.
    pub throws: [f64; 2],
}

/// How a row ends after a choice and after the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowEnd {
    /// The row.
    pub row: Sum,
    /// Its marks before the throw, after the choice made and after the best one.
    pub marks: [u32; 3],
    /// Its mean score at the end after either choice, in points.
    pub points: [f64; 2],
}

impl RowEnd {
    /// The points that the row brings less than after the best choice; negative if it brings more.
    pub fn cost(&self) -> f64 {
        self.points[1] - self.points[0]
    }

    /// Whether it has the same marks after either choice.
    pub fn is_same(&self) -> bool {
        self.marks[1] == self.marks[2]
    }
}

impl Cause {
    /// Why the first choice of a throw is worse than the second; `None` if either is illegal.
    ///
    /// 2,000 games are played on by the table after either, with the same dice, which follow from `seed`. Takes about 30 ms.
    pub fn of(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        choices: [Choice; 2],
        seed: u64,
    ) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let after = [shifts.from, shifts.to];
        let outlooks = after.map(|pad| Outlook::of(table, &pad, PLAYED_ON, seed));
        let rows = Sum::ALL.map(|row| RowEnd {
            row,
            marks: [*pad, shifts.from, shifts.to].map(|pad| pad.marks(row)),
            points: outlooks.map(|outlook| outlook.row(row)),
        });
        let mut rows = Vec::from(rows);
        rows.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        let tracks = [0, 1].map(|at: usize| {
            let track = choices[at].fifth.and_then(|die| after[at].track(die));
            track.map_or(0, Track::marks)
        });
        Some(Cause {
            choices,
            loss: shifts.loss(table),
            ends: after.map(|pad| pad.is_out()),
            rows,
            tracks,
            throws: outlooks.map(|outlook| outlook.throws),
        })
    }

    /// The rows that explain most, at most so many: those that cost clearly something, then those that bring more. The
    /// first is the costliest one; none if no row costs anything for sure.
    pub fn told(&self, most: usize) -> Vec<RowEnd> {
        let mut rows: Vec<RowEnd> = self.rows.clone();
        rows.retain(|row| row.cost().abs() >= CLEAR && row.cost().abs() >= SMALL * self.greatest());
        // What the choice itself marks comes first.
        rows.sort_by_key(|row| (row.cost() < 0.0, row.is_same()));
        if rows.first().is_none_or(|row| row.cost() < 0.0) {
            return Vec::new();
        }
        // The costliest one stays in front.
        rows[1..].sort_by(|one, other| other.cost().abs().total_cmp(&one.cost().abs()));
        rows.truncate(most);
        rows
    }

    fn greatest(&self) -> f64 {
        let costs = self.rows.iter().map(|row| row.cost().abs());
        costs.fold(0.0, f64::max)
    }

    /// The mean throws to come after either choice, if they are clearly fewer after the choice made.
    pub fn fewer_throws(&self) -> Option<[f64; 2]> {
        let [chosen, best] = self.throws;
        (best - chosen >= CLEAR_THROWS).then_some(self.throws)
    }

    /// The fifth dice of both choices, if they differ and the rows that have the same marks after either carry at least half
    /// of this cost: nothing else explains those.
    pub fn carried_by_die(&self, cost: f64) -> Option<[Die; 2]> {
        let [chosen, best] = self.choices;
        let dice = [chosen.fifth?, best.fifth?];
        let same = self.rows.iter().filter(|row| row.is_same());
        let carried: f64 = same.map(RowEnd::cost).sum();
        (dice[0] != dice[1] && cost > 0.0 && 2.0 * carried >= cost).then_some(dice)
    }
}

/// The cost in points of each difference between two choices of a throw, by the values alone: they add up to the loss of
/// the first; `None` if either is illegal. Takes a millisecond or two.
pub fn parts(
    table: &ValueTable,
    pad: &Pad,
    throw: &Throw,
    choices: [Choice; 2],
) -> Option<Vec<Shift>> {
    Some(Shifts::between(pad, throw, choices)?.worth(table))
}
