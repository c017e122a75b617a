//! Review of a game of Can't Stop Express, seat by seat.
//!
//! As in a hint, choices are judged by the table of values with one-throw lookahead ([`deep`]). All throws use the
//! same measure, so that luck and losses add up to the result exactly. A choice within a toss-up of the best one
//! costs nothing. In a group people want to win, so there [`to_win`] also says which choice is best.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::{Judged, Measure, Moments};
use crate::coach::express::{
    Advice, Differs, Outlook, Seated, Shift, Shifts, ToWin, ValueTable, choose, deep, in_group,
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
/// The least part of a loss that is told as the reason for it.
const MAIN: f64 = 0.25;

/// Why a choice is worse than the best one of its throw: how the rows end in games played on after either pairs, with the fifth
/// die that was chosen, and what the better fifth die is worth then.
#[derive(Debug, Clone, PartialEq)]
pub struct Cause {
    /// The choice made and the best one.
    pub choices: [Choice; 2],
    /// The loss in points.
    pub loss: f64,
    /// Whether either choice ends the player's game.
    pub ends: [bool; 2],
    /// How each row ends.
    pub rows: Vec<RowEnd>,
    /// What the fifth die costs, if it makes a difference.
    pub fifth: Option<FifthDie>,
    /// The mean number of throws to come after either choice.
    pub throws: [f64; 2],
}

/// How a row ends after the pairs chosen and after the best ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowEnd {
    /// The row.
    pub row: Sum,
    /// Its marks before the throw, after the choice made and after the best one.
    pub marks: [u32; 3],
    /// Its mean score at the end after either pairs, in points.
    pub points: [f64; 2],
    /// What the difference of its marks costs by the values, in points: a mark here keeps others from going elsewhere.
    pub worth: f64,
}

impl RowEnd {
    /// The points that the row brings less than after the best pairs; negative if it brings more.
    pub fn cost(&self) -> f64 {
        self.points[1] - self.points[0]
    }

    /// The points that both its end and the values say it costs; 0 where they contradict.
    fn surely(&self) -> f64 {
        match self.cost() {
            cost if cost > 0.0 => cost.min(self.worth).max(0.0),
            cost => cost.max(self.worth).min(0.0),
        }
    }
}

/// What the fifth die that was chosen costs against another one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FifthDie {
    /// The die chosen and the best one.
    pub dice: [Die; 2],
    /// The marks on the track of the die chosen, after the choice.
    pub marks: u8,
    /// The expected final score after the best pairs with either die, in points.
    pub points: [f64; 2],
}

impl FifthDie {
    fn of(table: &ValueTable, shifts: &Shifts, [chosen, best]: [Choice; 2]) -> Option<FifthDie> {
        let dice = [chosen.fifth?, best.fifth?];
        let fifth = FifthDie {
            dice,
            marks: shifts.from.track(dice[0]).map_or(0, Track::marks),
            points: [shifts.halfway, shifts.to].map(|pad| table.deep_value(&pad)),
        };
        (fifth.cost().round() != 0.0).then_some(fifth)
    }

    /// The points that the die costs; negative if it is the better one.
    pub fn cost(&self) -> f64 {
        self.points[1] - self.points[0]
    }
}

impl Cause {
    /// Why the first choice of a throw is worse than the second; `None` if either is illegal.
    ///
    /// 2,000 games are played on by the table after each, with the same dice, which follow from `seed`. Takes about 40 ms.
    pub fn of(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        choices: [Choice; 2],
        seed: u64,
    ) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let outlook = |pad: &Pad| Outlook::of(table, pad, PLAYED_ON, seed);
        let outlooks = [outlook(&shifts.from), outlook(&shifts.halfway)];
        let last = match shifts.to == shifts.halfway {
            true => outlooks[1],
            false => outlook(&shifts.to),
        };
        let worth = shifts.worth(table);
        let worth = |wanted: Sum| {
            let mut worth = worth.iter();
            let of_row =
                worth.find(|shift| matches!(shift.what, Differs::Row { row, .. } if row == wanted));
            of_row.map_or(0.0, |shift| shift.points)
        };
        let rows = Sum::ALL.map(|row| RowEnd {
            row,
            marks: [*pad, shifts.from, shifts.to].map(|pad| pad.marks(row)),
            points: outlooks.map(|outlook| outlook.row(row)),
            worth: worth(row),
        });
        Some(Cause {
            choices,
            loss: shifts.loss(table),
            ends: [shifts.from, shifts.to].map(|pad| pad.is_out()),
            rows: Vec::from(rows),
            fifth: FifthDie::of(table, &shifts, choices),
            throws: [outlooks[0], last].map(|outlook| outlook.throws),
        })
    }

    /// The rows that explain most, at most so many, the costliest first and then by what they cost or bring.
    pub fn told(&self, most: usize) -> Vec<RowEnd> {
        let sure = |row: &RowEnd| row.surely().abs();
        let greatest = self.rows.iter().map(sure).fold(0.0, f64::max);
        let rows = self.rows.iter().copied();
        let rows = rows.filter(|row| row.cost().abs() >= CLEAR);
        let mut rows: Vec<RowEnd> = rows.filter(|row| sure(row) > SMALL * greatest).collect();
        rows.sort_by(|one, other| sure(other).total_cmp(&sure(one)));
        if let Some(costliest) = rows.iter().position(|row| row.surely() > 0.0) {
            rows[..=costliest].rotate_right(1);
        }
        rows.truncate(most);
        rows
    }

    /// Whether the fifth die is the reason, or a row; `None` if nothing carries a clear part of the loss.
    pub fn is_by_die(&self) -> Option<bool> {
        let row = self.told(1).first().map_or(0.0, RowEnd::surely);
        let die = self.fifth.map_or(0.0, |fifth| fifth.cost());
        (row.max(die) >= MAIN * self.loss).then_some(die > row)
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
