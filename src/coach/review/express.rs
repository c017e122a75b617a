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
use crate::rules::express::{Cell, Choice, Entry, Pad, Penalty, Score, Track, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Level, Session};

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
        Cause::of(
            table,
            &self.pad,
            &self.throw,
            [choice, best],
            Cause::GAMES,
            seed,
        )
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
    let round = session.table().round(number)?;
    let made = round.cell(seat).and_then(Cell::choice);
    let mut to_win = in_group(table, &seats, at, round.throw(), made, number.get() as u64)?;
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

/// A row that both choices mark alike is told if it comes to this share of the loss, and to so many points.
const ELSEWHERE: f64 = 0.2;
const MUCH: f64 = 15.0;
/// The error of the games played on, in points, and the least that an empty row costs where the game goes on.
const ERROR: f64 = 3.0;
const OPENED: f64 = 8.0;
/// The least points that a mark costs or brings by itself, and the most of one that brings a row nearer to five.
const LITTLE: f64 = 12.0;
const MARK: f64 = 65.0;
/// How much more than its own points a further mark brings at most.
const FURTHER: f64 = 5.0;
/// The least number of marks later that are told of a row, and of one that both choices mark alike.
const LATER: f64 = 0.3;
const SOME_LATER: f64 = 0.1;

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
    /// What the fifth die costs, if the better choice takes another one.
    pub fifth: Option<FifthDie>,
    /// The mean number of throws to come after either choice.
    pub throws: [f64; 2],
    /// The score of the pad after either choice.
    pub scores: [i32; 2],
    /// The points that a row with too few marks costs.
    pub penalty: Penalty,
}

/// How a row ends after the choice made and after the best one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowEnd {
    /// The row.
    pub row: Sum,
    /// Its marks before the throw, after the choice made and after the best one.
    pub marks: [u32; 3],
    /// Its mean score at the end after either choice, in points. Where both play on, after the best pairs with the fifth die that was
    /// chosen.
    pub points: [f64; 2],
    /// The mean number of its marks then.
    pub marks_then: [f64; 2],
}

impl RowEnd {
    /// The whole points that the row brings less than after the best choice; negative if it brings more.
    pub fn cost(&self) -> f64 {
        let [points, better_points] = self.points.map(f64::round);
        better_points - points
    }

    /// Whether the two choices mark it alike.
    pub fn is_alike(&self) -> bool {
        let [_, chosen, best] = self.marks;
        chosen == best
    }

    /// How many more marks it has at the end after the best choice: so many fewer dice go to it; below zero more.
    pub fn fewer_dice(&self) -> f64 {
        let [chosen, best] = self.marks_then;
        best - chosen
    }

    /// The share of its dice with which the other row is made, too.
    pub fn shares_dice(&self, other: &RowEnd) -> f64 {
        let is_made = |&die: &Die| self.row.is_made_with(die);
        let dice = || Die::ALL.into_iter().filter(is_made);
        let shared = dice().filter(|&die| other.row.is_made_with(die));
        shared.count() as f64 / dice().count() as f64
    }

    /// How many marks fewer it gets after this throw than after the best choice; below zero more.
    pub fn fewer_later(&self) -> f64 {
        let [_, chosen, best] = self.marks.map(f64::from);
        self.fewer_dice() - (best - chosen)
    }
}

/// What the fifth die that was chosen costs against another one.
#[derive(Debug, Clone, PartialEq)]
pub struct FifthDie {
    /// The die chosen and the best one.
    pub dice: [Die; 2],
    /// The marks on the track of the die chosen, after the choice.
    pub marks: u8,
    /// What it costs after the best pairs, in points.
    pub cost: f64,
    /// The mean number of throws to come after the best pairs with either die.
    pub throws: [f64; 2],
    /// The mean number of rows that end with too few marks after the best pairs with either die.
    pub short: [f64; 2],
    /// How often each value is the fifth die in the throws to come after the best pairs with either die.
    pub later: [[f64; 6]; 2],
    /// The rows, and their mean scores at the end after the best pairs with either die, in points.
    pub rows: Vec<(Sum, [f64; 2])>,
}

/// A part of a loss.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part<'a> {
    /// A row that ends worse, or better.
    Row(&'a RowEnd),
    /// The fifth die.
    Die(&'a FifthDie),
}

impl Part<'_> {
    /// What it costs in points; below zero it speaks for the choice.
    pub fn cost(&self) -> f64 {
        match self {
            Part::Row(row) => row.cost(),
            Part::Die(die) => die.cost,
        }
    }
}

impl Cause {
    /// The games that a review plays on after each choice.
    pub const GAMES: u32 = 4_000;

    /// Why the first choice of a throw is worse than the second; `None` if either is illegal.
    ///
    /// `games` games are played on by the table after each, with the same dice, which follow from `seed`.
    pub fn of(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        choices: [Choice; 2],
        games: u32,
        seed: u64,
    ) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let outlook = |pad: &Pad| Outlook::of(table, pad, games, seed);
        let [first, halfway] = [outlook(&shifts.from), outlook(&shifts.halfway)];
        let last = match shifts.to == shifts.halfway {
            true => halfway,
            false => outlook(&shifts.to),
        };
        let ends = [shifts.from, shifts.to].map(|pad| pad.is_out());
        let best = if ends[0] == ends[1] { &halfway } else { &last };
        let rows = Sum::ALL.map(|row| RowEnd {
            row,
            marks: [*pad, shifts.from, shifts.to].map(|pad| pad.marks(row)),
            points: [&first, best].map(|outlook| outlook.row(row)),
            marks_then: [&first, best].map(|outlook| outlook.marks(row)),
        });
        let fifth = || {
            let dice = [choices[0].fifth?, choices[1].fifth?];
            let ends = [&halfway, &last];
            let rows = Sum::ALL.map(|row| (row, ends.map(|outlook| outlook.row(row))));
            (dice[0] != dice[1]).then(|| FifthDie {
                dice,
                marks: shifts.from.track(dice[0]).map_or(0, Track::marks),
                cost: last.total - halfway.total,
                throws: ends.map(|outlook| outlook.throws),
                short: ends.map(|outlook| outlook.short),
                later: ends.map(|outlook| outlook.fifths),
                rows: Vec::from(rows),
            })
        };
        Some(Cause {
            choices,
            loss: shifts.loss(table),
            ends,
            fifth: fifth(),
            rows: Vec::from(rows),
            throws: [&first, &last].map(|outlook| outlook.throws),
            scores: [shifts.from, shifts.to].map(|pad| Score::of(&pad, table.penalty()).total()),
            penalty: table.penalty(),
        })
    }

    /// The parts of the loss, the costliest first.
    pub fn told(&self) -> Vec<Part<'_>> {
        let mut parts = self.parts();
        parts.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        parts
    }

    /// Whether only one of the choices ends the game.
    pub fn is_over(&self) -> bool {
        self.ends[0] != self.ends[1]
    }

    /// How many marks fewer this row gets after the throw, below zero more, where that is a great part of what it costs or brings,
    /// and the row for which the opposite is most true.
    pub fn dice_for(&self, row: &RowEnd) -> Option<(f64, Sum)> {
        let [before, chosen, best] = row.marks.map(f64::from);
        let by_mark = row.cost() / (best - chosen);
        let most = match before {
            10.0.. => return None,
            5.0.. => f64::from(points(row.row)) + FURTHER,
            _ => MARK,
        };
        let sign = match row.is_alike() {
            true if row.cost().abs() < MUCH.max(ELSEWHERE * self.loss) => return None,
            // A row that is empty is better off with fewer dice, if those would open it.
            true if before == 0.0 => row.fewer_later().signum(),
            true => row.cost().signum(),
            false if by_mark >= most => row.cost().signum(),
            // What a mark brings too little goes to other rows later, or comes back from them.
            false if by_mark < LITTLE => (chosen - best).signum(),
            false => return None,
        };
        // Rows can only give each other the dice that both are made with.
        let opposite = |other: &RowEnd| -sign * other.fewer_later() * row.shares_dice(other);
        let others = self.rows.iter().filter(|other| other.row != row.row);
        let other = others.max_by(|one, other| opposite(one).total_cmp(&opposite(other)))?;
        let fewer = row.fewer_later();
        let least = if row.is_alike() { SOME_LATER } else { LATER };
        let is_clear = sign * fewer >= least && opposite(other) >= least / 2.0;
        (is_clear && !self.is_over()).then_some((fewer, other.row))
    }

    /// The rows that the choices mark differently, and the fifth die unless a choice ends the game. Where only one of them plays on,
    /// also all others that make a difference; else those that get many fewer dice later, or many more.
    fn parts(&self) -> Vec<Part<'_>> {
        let is_part = |row: &&RowEnd| match (row.is_alike(), self.is_over()) {
            (true, true) => {
                let is_open = row.marks[1] > 0;
                row.cost().abs() >= if is_open { ERROR } else { OPENED }
            }
            (true, false) => self.dice_for(row).is_some(),
            (false, _) => true,
        };
        let rows = self.rows.iter().filter(is_part).map(Part::Row);
        let die = self.fifth.iter().filter(|_| self.ends == [false; 2]);
        rows.chain(die.map(Part::Die)).collect()
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
