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

/// The least mean difference between the ends of a row that is mentioned, in points: three times its error.
const CLEAR: f64 = 6.0;
/// How many times what the values say the end of a row may differ: more of it would only have gone elsewhere, less comes from others.
const AGREED: RangeInclusive<f64> = 0.3..=1.6;
/// A row is told with its ends if they differ by up to this many times what its marks are worth, or at least as small a part of it; and
/// a row that is opened, which otherwise says nothing.
const SEEN: [f64; 2] = [1.75, 2.2];
/// The most parts of a loss that are told, if so few explain it.
const TOLD: usize = 3;
/// The most parts that are told at all.
const MOST: usize = 4;
/// The share of the loss that another part must explain to be told.
const MAIN: f64 = 0.25;
/// The share of the loss below which a row is not told, and below which a fifth die is not.
const LITTLE: f64 = 0.1;
const SOME: f64 = 0.15;
/// The least points of a difference that is told where few don't explain the loss.
const GREAT: f64 = 10.0;
/// What is told adds up to the loss but for this share of it, or a point.
const LEFT: f64 = 0.2;
/// The share of the greatest part told from which on another one is told too.
const HALF: f64 = 0.5;
/// The share of that for the fifth die, which the ends of rows contain.
const DIE: f64 = 0.9;

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
    /// The points that the row brings less than after the best choice; negative if it brings more.
    pub fn cost(&self) -> f64 {
        self.points[1] - self.points[0]
    }

    /// Whether only one of the choices opens it.
    fn is_opening(&self) -> bool {
        let [before, chosen, best] = self.marks;
        before == 0 && (chosen == 0) != (best == 0)
    }

    /// Whether its marks speak for the choice with more of them, unless either opens it: that a mark is worth less than another
    /// one elsewhere is no reason.
    pub fn is_plain(&self) -> bool {
        let [_, chosen, best] = self.marks;
        self.is_opening() || (self.worth > 0.0) == (best > chosen)
    }

    /// Whether it clearly ends better or worse, as the values say.
    fn is_clear(&self) -> bool {
        let least = AGREED.start() * self.worth.abs();
        self.cost() * self.worth > 0.0 && self.cost().abs() >= CLEAR.max(least)
    }

    /// Whether it clearly ends better or worse, and about as much as the values say.
    fn is_sure(&self) -> bool {
        self.is_clear() && AGREED.contains(&(self.cost() / self.worth))
    }

    /// Whether it ends about as much better or worse as its marks are worth.
    pub fn is_seen(&self) -> bool {
        let seen = SEEN[usize::from(self.is_opening())];
        self.is_clear() && (1.0 / seen..=seen).contains(&(self.cost() / self.worth))
    }
}

/// What the fifth die that was chosen costs against another one.
#[derive(Debug, Clone, PartialEq)]
pub struct FifthDie {
    /// The die chosen and the best one.
    pub dice: [Die; 2],
    /// The marks on the track of the die chosen, after the choice.
    pub marks: u8,
    /// The expected final score after the best pairs with either die, in points.
    pub points: [f64; 2],
    /// What it costs with either pairs by the values, in points.
    pub worth: f64,
    /// The mean number of throws to come after the best pairs with either die.
    pub throws: [f64; 2],
    /// The mean number of rows that end with too few marks after the best pairs with either die.
    pub short: [f64; 2],
    /// The points that each of them costs.
    pub penalty: Penalty,
    /// The rows that both choices mark alike, and their mean scores at the end with either die, in points.
    pub rows: Vec<(Sum, [f64; 2])>,
}

impl FifthDie {
    /// The points that the die costs; negative if it is the better one.
    pub fn cost(&self) -> f64 {
        self.points[1] - self.points[0]
    }
}

/// A part of a loss, and its points; below zero it speaks for the choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part<'a> {
    /// A row, by how it ends.
    Ends(&'a RowEnd, f64),
    /// A row, by what its marks are worth.
    Marks(&'a RowEnd, f64),
    /// The fifth die.
    Die(&'a FifthDie, f64),
}

impl Part<'_> {
    /// What it costs in points.
    pub fn points(&self) -> f64 {
        let (Part::Ends(_, points) | Part::Marks(_, points) | Part::Die(_, points)) = self;
        *points
    }

    /// The row; `None` for the fifth die.
    fn row(&self) -> Option<Sum> {
        match self {
            Part::Ends(end, _) | Part::Marks(end, _) => Some(end.row),
            Part::Die(..) => None,
        }
    }

    /// Whether it is a row that only one of the choices opens.
    fn is_opening(&self) -> bool {
        match self {
            Part::Ends(row, _) | Part::Marks(row, _) => row.is_opening(),
            Part::Die(..) => false,
        }
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
                points: [shifts.halfway, shifts.to].map(|pad| table.deep_value(&pad)),
                worth: worth_of(&|what| !matches!(what, Differs::Row { .. })),
                throws: ends.map(|outlook| outlook.throws),
                short: ends.map(|outlook| outlook.short),
                penalty: table.penalty(),
                rows: rows
                    .into_iter()
                    .filter(|&(row, _)| shifts.from.marks(row) == shifts.to.marks(row))
                    .collect(),
            };
            let is_alike = fifth.cost().round() == 0.0 && fifth.worth.round() == 0.0;
            (!is_alike).then_some(fifth)
        };
        Some(Cause {
            choices,
            loss: shifts.loss(table),
            ends: [shifts.from, shifts.to].map(|pad| pad.is_out()),
            fifth: fifth(),
            rows: Vec::from(rows),
            throws: [&first, &last].map(|outlook| outlook.throws),
        })
    }

    /// The rows and dice that explain the loss, the costliest first: by how the rows end, or else by what their marks are worth;
    /// all of them where a few don't explain it.
    pub fn told<'a>(&'a self) -> Vec<Part<'a>> {
        let by_end = |row: &'a RowEnd| Part::Ends(row, row.cost());
        let by_marks = |row: &'a RowEnd| Part::Marks(row, row.worth);
        let ends = self.parts(|row| row.is_sure().then(|| by_end(row)), FifthDie::cost);
        let clear = self.parts(|row| row.is_clear().then(|| by_end(row)), FifthDie::cost);
        let plain = |row: &'a RowEnd| row.is_plain().then(|| by_marks(row));
        let either = |row: &'a RowEnd| match row.is_sure() {
            true => Some(by_end(row)),
            false => plain(row),
        };
        let either = self.parts(either, FifthDie::cost);
        let marks = self.parts(plain, |die| die.worth);
        let all = self.parts(|row| Some(by_marks(row)), |die| die.worth);
        let hides = |told: &[Part<'_>]| hides(told, &marks);
        let explain = |parts: &[Part<'a>], most| self.explain(parts, most, hides);
        let explained = || {
            let of = |parts: &[&Vec<Part<'a>>], most| {
                parts.iter().find_map(|parts| explain(parts, most))
            };
            let told = of(&[&ends, &either, &clear, &marks], TOLD);
            let told = told.or_else(|| of(&[&either, &clear, &marks], MOST));
            let whole = [&marks, &all];
            let whole = || whole.into_iter().find(|parts| self.is_explained_by(parts));
            told.or_else(|| whole().cloned())
        };
        let mut told = match self.loss > 0.0 {
            true => explained().unwrap_or_else(|| self.greatest(&marks)),
            // Points are no reason against a choice that brings more of them.
            false => Vec::new(),
        };
        told.sort_by(|one, other| other.points().total_cmp(&one.points()));
        told
    }

    /// What these parts leave of the loss.
    fn left(&self, parts: &[Part<'_>]) -> f64 {
        let points: f64 = parts.iter().map(Part::points).sum();
        (self.loss - points).abs()
    }

    /// Whether these parts add up to about the loss.
    fn is_explained_by(&self, parts: &[Part<'_>]) -> bool {
        self.left(parts) <= (LEFT * self.loss).max(1.0)
    }

    /// These rows and the fifth die at this cost, without those that explain next to nothing.
    fn parts<'a>(
        &'a self,
        of_row: impl Fn(&'a RowEnd) -> Option<Part<'a>>,
        of_die: fn(&FifthDie) -> f64,
    ) -> Vec<Part<'a>> {
        let rows = self.rows.iter().filter_map(of_row);
        let die = self.fifth.iter().map(|die| Part::Die(die, of_die(die)));
        let least = |part: &Part<'_>| match part {
            // A row that is opened, here or there, is the first to be looked at.
            _ if part.is_opening() => 0.0,
            Part::Die(..) => (SOME * self.loss).max(CLEAR.min(self.loss / 2.0)),
            Part::Ends(..) | Part::Marks(..) => LITTLE * self.loss,
        };
        let is_worth_it = |part: &Part<'_>| part.points().abs() >= least(part).max(0.5);
        rows.chain(die).filter(is_worth_it).collect()
    }

    /// Those of these parts, at most so many, that add up to about the loss, and leave the least untold.
    fn explain<'a>(
        &self,
        parts: &[Part<'a>],
        most: usize,
        hides: impl Fn(&[Part<'_>]) -> bool,
    ) -> Option<Vec<Part<'a>>> {
        let sets = (0..1_u32 << parts.len()).map(|set| {
            let parts = parts.iter().enumerate();
            let told = parts.filter(|(place, _)| set >> place & 1 > 0);
            told.map(|(_, part)| *part).collect::<Vec<_>>()
        });
        let explains = |told: &Vec<Part<'_>>| {
            (1..=most).contains(&told.len()) && self.is_explained_by(told) && !hides(told)
        };
        let told = |told: &[Part<'_>]| {
            let parts = told
                .iter()
                .map(|part| part.points().abs() - MAIN * self.loss);
            parts.sum::<f64>() - self.left(told)
        };
        sets.filter(explains)
            .max_by(|one, other| told(one).total_cmp(&told(other)))
    }

    /// The greatest of these parts, which say at least what differs; none if they speak for the choice.
    fn greatest<'a>(&self, parts: &[Part<'a>]) -> Vec<Part<'a>> {
        let great = parts.iter().filter(|part| part.points().abs() >= GREAT);
        let mut great: Vec<Part<'a>> = great.copied().collect();
        great.sort_by(|one, other| other.points().abs().total_cmp(&one.points().abs()));
        great.truncate(MOST);
        if great.iter().map(Part::points).sum::<f64>() <= 0.0 {
            great.clear();
        }
        great
    }
}

/// Whether whoever reads these parts would ask about another one of `all`: a greater one, one half as great as the greatest, or a row
/// that is opened.
fn hides(told: &[Part<'_>], all: &[Part<'_>]) -> bool {
    let points = |part: &Part<'_>| part.points().abs();
    let (openings, others): (Vec<&Part<'_>>, Vec<&Part<'_>>) =
        told.iter().partition(|part| part.is_opening());
    let told_of = if others.is_empty() { openings } else { others };
    let least = told_of
        .into_iter()
        .map(points)
        .fold(f64::INFINITY, f64::min);
    let half = HALF * told.iter().map(points).fold(0.0, f64::max);
    let is_told = |part: &Part<'_>| told.iter().any(|told| told.row() == part.row());
    let is_great = |part: &Part<'_>| match part {
        Part::Die(..) => points(part) >= DIE * half,
        Part::Ends(..) | Part::Marks(..) => points(part) >= half,
    };
    let is_wanted = |part: &Part<'_>| points(part) > least || is_great(part) || part.is_opening();
    all.iter().any(|part| is_wanted(part) && !is_told(part))
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
