//! Review of a game of Can't Stop Express, seat by seat.
//!
//! As in a hint, choices are judged by the table of values with one-throw lookahead ([`deep`]). All throws use the
//! same measure, so that luck and losses add up to the result exactly. A choice within a toss-up of the best one
//! costs nothing.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::{Judged, Measure, Moments};
use crate::coach::express::{
    Advice, Differs, Outlook, Shift, Shifts, ToWin, ValueTable, choose, deep, to_win,
};
use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{Choice, Entry, Pad, Penalty, Round, Track};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Level, Session};

/// The games played on after a choice.
const GAMES: u32 = 600;

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

/// Which choices of a throw to examine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choices {
    /// All of them.
    All,
    /// The one made and the best one.
    ChosenAndBest,
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

    /// The chances to win against others with these pads after the throw, from games whose dice follow from the
    /// number of the throw: for every choice, or faster for only two.
    pub fn to_win(&self, table: &ValueTable, others: &[Pad], with: Choices) -> Option<ToWin> {
        let seed = self.number.get() as u64;
        let wanted = |choice| with == Choices::All || [self.chosen, self.best].contains(&choice);
        to_win(table, &self.pad, &self.throw, others, GAMES, seed, wanted)
    }

    /// Why the choice cost something, with games played on; `None` for the best one. Deterministic.
    pub fn cause(&self, table: &ValueTable) -> Option<Cause> {
        if self.is_best() {
            return None;
        }
        let choices = [self.chosen, self.best];
        let seed = self.number.get() as u64;
        Cause::with_games(table, &self.pad, &self.throw, choices, seed)
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

/// The pads of the others after a throw, for the chance to win; none if all of them are out.
pub fn others(session: &Session<Express>, seat: Seat, number: ThrowNumber) -> Vec<Pad> {
    let cells = session.table().round(number).map_or(&[][..], Round::cells);
    let others = Seat::enumerate(cells).filter(|&(other, cell)| {
        let has_left = *cell.entry() == Entry::Departed;
        other != seat && !has_left
    });
    let pads: Vec<Pad> = others.map(|(_, cell)| cell.after()).collect();
    if pads.iter().all(Pad::is_out) {
        return Vec::new();
    }
    pads
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

/// The least significant difference of shares, about three times its error.
const CLEAR_SHARE: f64 = 0.06;
/// The least significant difference of rows that end in minus.
const CLEAR_ROWS: f64 = 0.2;
/// The least significant difference of throws to come.
const CLEAR_THROWS: f64 = 0.2;
/// The share of the cost of a fifth die at which rows explain it.
const CARRIED: f64 = 0.4;
/// The least ratio of a part's cost to what its row loses in minus at which the minus explains the part. Other rows
/// get the marks that the row missed, so that the part may cost less.
const ABOUT: f64 = 0.6;
/// The least share of a part that explains it.
const SOME: f64 = 0.35;
/// The share of games in minus from which a row is lost.
const LOST: f64 = 0.5;
/// The share of games in minus up to which a row is safe.
const SAFE: f64 = 0.1;
/// The number of throws to come at which a newly opened row hardly gets its five marks.
const LATE: f64 = 8.0;

/// Why a choice is worse than the best one of its throw.
#[derive(Debug, Clone, PartialEq)]
pub struct Cause {
    /// The pairs of the best choice, if they differ from those of the choice made.
    pub better: Option<Pairs>,
    /// The cost in points of each difference between the two choices, negative if it favours the choice made. They
    /// add up to the loss.
    pub parts: Vec<Shift>,
    /// Whether the choice made ends the player's game, and whether the best one does.
    pub ends: [bool; 2],
    /// Whether one more mark ends the player's game, and would not after the best choice.
    pub is_nearly_out: bool,
    /// The outlooks of the pad in games played on with the same dice, if they were played.
    pub outlooks: Option<Box<Outlooks>>,
    /// The penalty of a row of one to four marks.
    pub penalty: Penalty,
}

/// The outlooks of the pad after either choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Outlooks {
    /// After the choice made.
    pub chosen: Outlook,
    /// After the best one.
    pub best: Outlook,
    /// After the choice made with the fifth die of the best one, if that differs.
    pub other_die: Option<Outlook>,
}

/// The effect of the marked fifth die on the rest of the game, compared with that of the best choice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FifthDie {
    /// A row ends in minus more often.
    Row {
        /// The row.
        row: Sum,
        /// The shares of the games with either value marked.
        minus: [f64; 2],
    },
    /// More rows end in minus.
    Rows {
        /// Their mean number with either value marked.
        minus: [f64; 2],
    },
    /// The player is out this many throws sooner.
    Sooner(f64),
    /// None of these is significant, but the value that is paired more often makes rarer sums.
    Rarer,
}

/// Why a mark does little for its row.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Needless {
    /// The row ends in minus in this share of the games even with the mark.
    Lost(f64),
    /// The row ends in minus in only this share of the games without the mark.
    Safe(f64),
}

impl Cause {
    /// Why the first choice of a throw is worse than the second; `None` if either is illegal.
    ///
    /// Deterministic; takes a millisecond or two.
    pub fn of(table: &ValueTable, pad: &Pad, throw: &Throw, choices: [Choice; 2]) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let [chosen, best] = choices;
        let [fullest, fullest_of_best] =
            [shifts.from, shifts.to].map(|pad| pad.tracks().map(Track::marks).max());
        let lacks_one = Some(Track::BOXES - 1);
        Some(Cause {
            better: (chosen.pairs != best.pairs).then_some(best.pairs),
            parts: shifts.worth(table),
            ends: [shifts.from.is_out(), shifts.to.is_out()],
            is_nearly_out: fullest == lacks_one && fullest_of_best < lacks_one,
            outlooks: None,
            penalty: table.penalty(),
        })
    }

    /// Like [`Cause::of`], with outlooks from games whose dice follow from `seed`: 600 after either choice, and 600
    /// more if they mark different values. Takes about 10 ms.
    pub fn with_games(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        choices: [Choice; 2],
        seed: u64,
    ) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let cause = Cause::of(table, pad, throw, choices)?;
        let outlooks = Outlooks {
            chosen: Outlook::of(table, &shifts.from, GAMES, seed),
            best: Outlook::of(table, &shifts.to, GAMES, seed),
            other_die: (cause.fifth().is_some()).then(|| shifts.with_other_die(table, GAMES, seed)),
        };
        Some(Cause {
            outlooks: Some(Box::new(outlooks)),
            ..cause
        })
    }

    /// A figure after the choice made and after the best one, if games were played on.
    fn after_either(&self, figure: impl Fn(&Outlook) -> f64) -> Option<[f64; 2]> {
        let outlooks = self.outlooks.as_deref()?;
        Some([&outlooks.chosen, &outlooks.best].map(figure))
    }

    /// The shares of games in which a row ends in minus after either choice, if the difference is significant and
    /// accounts for about the cost of its part.
    pub fn in_minus(&self, row: Sum, points: f64) -> Option<[f64; 2]> {
        let [chosen, best] = self.after_either(|outlook| outlook.minus(row))?;
        let more = chosen - best;
        let lost = self.lost_by(more);
        let is_about = points >= ABOUT * lost && lost >= SOME * points;
        (more >= CLEAR_SHARE && is_about).then_some([chosen, best])
    }

    /// Why a mark of the choice made does little for its row, if it does.
    pub fn needless(&self, row: Sum) -> Option<Needless> {
        let [chosen, best] = self.after_either(|outlook| outlook.minus(row))?;
        if best == 0.0 || (best - chosen).abs() >= CLEAR_SHARE {
            None
        } else if chosen >= LOST {
            Some(Needless::Lost(chosen))
        } else {
            (best <= SAFE).then_some(Needless::Safe(best))
        }
    }

    /// The part of the fifth die, if the two choices mark different values.
    fn fifth(&self) -> Option<&Shift> {
        let is_row = |part: &&Shift| matches!(part.what, Differs::Row { .. });
        self.parts.iter().find(|part| !is_row(part))
    }

    /// The cost of so many more rows in minus, in points.
    fn lost_by(&self, rows: f64) -> f64 {
        rows * f64::from(self.penalty.points())
    }

    /// How many throws sooner the player is out than after the best choice, if that is significant.
    pub fn throws_sooner(&self) -> Option<f64> {
        let [chosen, best] = self.after_either(|outlook| outlook.throws)?;
        let sooner = best - chosen;
        (sooner >= CLEAR_THROWS).then_some(sooner)
    }

    /// The effect of the marked fifth die, if significant: on a row that explains its cost and is not named already,
    /// else on all rows, else on the length of the game.
    pub fn fifth_die(&self) -> Option<FifthDie> {
        let outlooks = self.outlooks.as_deref()?;
        let (marked, other) = (&outlooks.chosen, outlooks.other_die.as_ref()?);
        let fifth = self.fifth()?;
        // A value that is not named is paired, and so is one whose track fills up.
        let [paired, spared] = match fifth.what {
            Differs::Named {
                dice: [die, better],
            } => [better, die],
            Differs::Track { dice, .. } => dice,
            Differs::Row { .. } => return None,
        };
        let carries = |more: f64| self.lost_by(more) >= CARRIED * fifth.points;
        let minus = |row: &Sum| [marked, other].map(|outlook| outlook.minus(*row));
        let more = |[marked, other]: [f64; 2]| marked - other;
        // One value is in the pairs more often, the other less.
        let rows = [paired, spared].map(|die| Die::ALL.map(|with| Sum::of(die, with)));
        let is_told = |row: &Sum| {
            let mut parts = self.parts.iter();
            parts.any(|part| matches!(part.what, Differs::Row { row: told, .. } if told == *row))
        };
        let row = rows
            .into_iter()
            .flatten()
            .filter(|row| !is_told(row))
            .max_by(|one, other| more(minus(one)).total_cmp(&more(minus(other))))?;
        let of_row = minus(&row);
        let of_all = [marked, other].map(Outlook::rows_in_minus);
        let sooner = other.throws - marked.throws;
        if more(of_row) >= CLEAR_SHARE && carries(more(of_row)) {
            Some(FifthDie::Row { row, minus: of_row })
        } else if more(of_all) >= CLEAR_ROWS && carries(more(of_all)) {
            Some(FifthDie::Rows { minus: of_all })
        } else if sooner >= CLEAR_THROWS {
            Some(FifthDie::Sooner(sooner))
        } else {
            makes_rarer_sums(paired, spared).then_some(FifthDie::Rarer)
        }
    }

    /// The number of throws to come, if they are few.
    pub fn few_throws(&self) -> Option<f64> {
        let [chosen, _] = self.after_either(|outlook| outlook.throws)?;
        (chosen > 0.0 && chosen <= LATE).then_some(chosen)
    }
}

fn makes_rarer_sums(die: Die, other: Die) -> bool {
    let from_middle = |die: Die| (2 * die.value()).abs_diff(7);
    from_middle(die) > from_middle(other)
}
