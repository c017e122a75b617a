//! Review of a game of Can't Stop Express, seat by seat.
//!
//! As in a hint, choices are judged by the table of values with one-throw lookahead ([`deep`]). All throws use the
//! same measure, so that luck and losses add up to the result exactly. A choice within a toss-up of the best one
//! costs nothing. In a group people want to win, so there [`to_win`] also says which choice is best.

use std::convert::Infallible;
use std::ops::{ControlFlow, RangeInclusive};

use super::{Judged, Measure, Moments};
use crate::coach::express::{
    Advice, Differs, Outlook, Seated, Shift, Shifts, ToWin, ValueTable, choose, deep, in_group,
};
use crate::rules::dice::{Die, Sum, Throw};
use crate::rules::express::{Choice, Entry, Pad, Penalty, Track};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Level, Session};

/// The games played on after a choice to see how its rows end.
const PLAYED_ON: u32 = 2_000;

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
    let (seats, seated): (Vec<Seat>, Vec<Seated>) = there(session, number)
        .map(|(seat, pad)| {
            let level = session.level_at(seat, number.get());
            (seat, Seated { pad, level })
        })
        .unzip();
    Some((seated, seats.iter().position(|&other| other == seat)?))
}

/// Those who were there for a throw, with their pads before it.
fn there(session: &Session<Express>, number: ThrowNumber) -> impl Iterator<Item = (Seat, Pad)> {
    let round = session.table().round(number);
    let cells = round
        .into_iter()
        .flat_map(|round| Seat::enumerate(round.cells()));
    let there = cells.filter(|(_, cell)| *cell.entry() != Entry::Departed);
    there.map(|(seat, cell)| (seat, *cell.before()))
}

/// The chances to win of a seat with each choice for a throw, by what was known before anybody chose; `None` alone, and for a
/// seat that was not there or is out. Deterministic; takes up to a few tenths of a second.
pub fn to_win(
    table: &ValueTable,
    session: &Session<Express>,
    seat: Seat,
    number: ThrowNumber,
) -> Option<ToWin> {
    let (seats, at) = at_table(session, seat, number)?;
    let throw = session.table().round(number)?.throw();
    let mut to_win = in_group(table, &seats, at, throw, number.get() as u64)?;
    let seats: Vec<Seat> = there(session, number).map(|(seat, _)| seat).collect();
    for rival in &mut to_win.rivals {
        rival.seat = seats[rival.seat.index()];
    }
    Some(to_win)
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

/// A difference is told if it comes to this share of the loss, a row that is opened to less, and more as long as they leave so much.
const TOLD: f64 = 0.2;
const OPENED: f64 = 0.1;
const LEFT: f64 = 0.25;
/// How many times what a row costs its ends may differ to show that, and the least points by which they don’t: more of it would only
/// have gone elsewhere, less comes from other rows.
const SHOWN: RangeInclusive<f64> = 0.72..=2.2;
const APART: f64 = 8.0;
/// The share of the greater of two rows that they cost together, or else one would hide the other.
const MERGED: f64 = 0.5;
/// The ends of a row that differ by less say nothing, in points: twice their error.
const ERROR: f64 = 4.0;
/// The most differences that are told; between two choices that play on there are no more.
const MOST: usize = 5;
/// How many times what its marks are worth the end of a row may differ, if ends are to explain a loss: more of it would only have
/// gone elsewhere, less comes from others.
const AGREED: RangeInclusive<f64> = 0.4..=2.5;
/// What explains a loss adds up to it but for this share of it, or so many points, the error of the ends.
const ABOUT: (f64, f64) = (0.2, 3.0);

/// Why a choice is worse than the best one of its throw: how the rows end in games played on after either pairs, with the fifth
/// die that was chosen, and what the better fifth die changes then.
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
    /// The mean number of rows that end with too few marks after either choice.
    pub short: [f64; 2],
    /// The points that each of them costs.
    pub penalty: Penalty,
}

/// How a row ends after the choice made and after the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowEnd {
    /// The row.
    pub row: Sum,
    /// Its marks before the throw, after the choice made and after the best one.
    pub marks: [u32; 3],
    /// Its mean score at the end after either choice, in points.
    pub points: [f64; 2],
    /// What the difference of its marks costs by the values, in points: a mark here keeps others from going elsewhere.
    pub worth: f64,
}

impl RowEnd {
    /// The whole points that the row brings less than after the best choice; negative if it brings more.
    pub fn cost(&self) -> f64 {
        let [points, better_points] = self.points.map(f64::round);
        better_points - points
    }

    /// The points that other rows bring less besides a row that costs so many, below zero more; `None` if its ends show that cost.
    pub fn others(&self, points: f64) -> Option<f64> {
        (!is_shown(self.cost(), points)).then_some(points - self.cost())
    }

    /// Whether only the choice made opens it.
    fn is_opened(&self) -> bool {
        let [before, chosen, best] = self.marks;
        before == 0 && chosen > 0 && best == 0
    }

    /// Whether it ends otherwise than a row that costs so many points, or much the same.
    pub fn is_otherwise(&self, points: f64) -> bool {
        self.cost() * points.signum() < ERROR.min(points.abs())
    }
}

/// Whether the difference of its ends shows that a row costs so many points.
fn is_shown(ends: f64, points: f64) -> bool {
    (points - ends).abs() < APART || SHOWN.contains(&(ends / points))
}

/// What the fifth die that was chosen costs against another one.
#[derive(Debug, Clone, PartialEq)]
pub struct FifthDie {
    /// The die chosen and the best one.
    pub dice: [Die; 2],
    /// The marks on the track of the die chosen, after the choice.
    pub marks: u8,
    /// What it costs with either pairs by the values, in points.
    pub worth: f64,
    /// The mean number of throws to come after the best pairs with either die.
    pub throws: [f64; 2],
    /// The mean number of rows that end with too few marks after the best pairs with either die.
    pub short: [f64; 2],
    /// The rows that both choices mark alike, and their mean scores at the end with either die, in points.
    pub rows: Vec<(Sum, [f64; 2])>,
}

/// A part of a loss, and its points; below zero it speaks for the choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part<'a> {
    /// A row.
    Row(&'a RowEnd, f64),
    /// Two rows together.
    Rows([&'a RowEnd; 2], f64),
    /// The fifth die.
    Die(&'a FifthDie, f64),
}

impl<'a> Part<'a> {
    /// What it costs in points.
    pub fn points(&self) -> f64 {
        let (Part::Row(_, points) | Part::Rows(_, points) | Part::Die(_, points)) = self;
        *points
    }

    /// Two rows together if neither, but both end about as their marks are worth.
    fn both(one: Part<'a>, other: Part<'a>) -> Option<Part<'a>> {
        let (Part::Row(row, points), Part::Row(other, more)) = (one, other) else {
            return None;
        };
        let is_apart = row.others(points).is_some() && other.others(more).is_some();
        let rows = if points >= more {
            [row, other]
        } else {
            [other, row]
        };
        let ends: f64 = rows.iter().map(|row| row.cost()).sum();
        let both = points + more;
        let is_clear = both.abs() >= MERGED * points.abs().max(more.abs());
        (is_apart && is_clear && is_shown(ends, both)).then_some(Part::Rows(rows, both))
    }
}

/// Takes two rows together that trade with each other: neither ends as its marks are worth, but both do.
fn trade(parts: &mut Vec<Part<'_>>) {
    let mut pairs = (0..parts.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    let both = |(one, other)| Some((one, other, Part::both(parts[one], parts[other])?));
    if let Some((one, other, both)) = pairs.find_map(both) {
        parts[other] = both;
        parts.remove(one);
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
        let [first, halfway] = [outlook(&shifts.from), outlook(&shifts.halfway)];
        let last = match shifts.to == shifts.halfway {
            true => halfway,
            false => outlook(&shifts.to),
        };
        let worth = shifts.worth(table);
        let worth_of = |is_it: &dyn Fn(Differs) -> bool| {
            let shift = worth.iter().find(|shift| is_it(shift.what));
            shift.map_or(0.0, |shift| shift.points)
        };
        let rows = Sum::ALL.map(|wanted| RowEnd {
            row: wanted,
            marks: [*pad, shifts.from, shifts.to].map(|pad| pad.marks(wanted)),
            points: [&first, &last].map(|outlook| outlook.row(wanted)),
            worth: worth_of(&|what| matches!(what, Differs::Row { row, .. } if row == wanted)),
        });
        let fifth = || {
            let dice = [choices[0].fifth?, choices[1].fifth?];
            let ends = [&halfway, &last];
            let rows = Sum::ALL.map(|row| (row, ends.map(|outlook| outlook.row(row))));
            let fifth = FifthDie {
                dice,
                marks: shifts.from.track(dice[0]).map_or(0, Track::marks),
                worth: worth_of(&|what| !matches!(what, Differs::Row { .. })),
                throws: ends.map(|outlook| outlook.throws),
                short: ends.map(|outlook| outlook.short),
                rows: rows
                    .into_iter()
                    .filter(|&(row, _)| shifts.from.marks(row) == shifts.to.marks(row))
                    .collect(),
            };
            (fifth.worth.round() != 0.0).then_some(fifth)
        };
        Some(Cause {
            choices,
            loss: shifts.loss(table),
            ends: [shifts.from, shifts.to].map(|pad| pad.is_out()),
            fifth: fifth(),
            rows: Vec::from(rows),
            throws: [&first, &last].map(|outlook| outlook.throws),
            short: [&first, &last].map(|outlook| outlook.short),
            penalty: table.penalty(),
        })
    }

    /// The differences that make up most of the loss, the costliest first: by how the rows end, or else by the values. None if the
    /// choice brings more points.
    pub fn told(&self) -> Vec<Part<'_>> {
        if self.loss <= 0.0 {
            return Vec::new();
        }
        let by_ends: Vec<Part<'_>> = self.parts(RowEnd::cost);
        let mut parts = match self.is_over() || self.is_explained_by(&by_ends) {
            true => by_ends,
            false => self.parts(|row| row.worth),
        };
        trade(&mut parts);
        parts.sort_by(|one, other| other.points().abs().total_cmp(&one.points().abs()));
        let mut told = Vec::new();
        let mut left = self.loss;
        for part in parts {
            let points = part.points();
            let least = match part {
                Part::Row(row, _) if row.is_opened() => OPENED,
                _ => TOLD,
            };
            let is_much = points.abs() >= least * self.loss || left.abs() > LEFT * self.loss;
            if is_much && points.abs() >= 0.5 && told.len() < MOST {
                left -= points;
                told.push(part);
            }
        }
        told.sort_by(|one, other| other.points().total_cmp(&one.points()));
        told
    }

    /// Whether only one of the choices ends the game.
    pub fn is_over(&self) -> bool {
        self.ends[0] != self.ends[1]
    }

    /// The fifth die, and the rows that the choices mark differently; where only one of them plays on, also those that neither marks.
    fn parts(&self, of_row: impl Fn(&RowEnd) -> f64) -> Vec<Part<'_>> {
        let is_part = |row: &&RowEnd| {
            let [before, chosen, best] = row.marks;
            chosen != best || (self.is_over() && before == best && before > 0)
        };
        let rows = self.rows.iter().filter(is_part);
        let rows = rows.map(|row| Part::Row(row, of_row(row)));
        let die = self.fifth.iter().filter(|_| !self.is_over());
        rows.chain(die.map(|die| Part::Die(die, die.worth)))
            .collect()
    }

    /// Whether these parts add up to about the loss, and the ends of the rows differ about as much as their marks are worth.
    fn is_explained_by(&self, parts: &[Part<'_>]) -> bool {
        let points: f64 = parts.iter().map(Part::points).sum();
        let agrees = |part: &Part<'_>| match part {
            Part::Row(row, points) => AGREED.contains(&(points / row.worth)),
            Part::Rows(..) | Part::Die(..) => true,
        };
        (self.loss - points).abs() <= (ABOUT.0 * self.loss).max(ABOUT.1) && parts.iter().all(agrees)
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
