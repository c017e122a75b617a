use super::Moment;
use crate::coach::express::{Differs, Outlook, Shift, Shifts, ValueTable};
use crate::coach::review::Judged;
use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{Choice, Pad, Track};

/// How many games are played on after either choice.
const GAMES: u32 = 600;
/// Shares that are at least so far apart tell the two choices apart; the error of such a difference is about a third.
const CLEAR_SHARE: f64 = 0.06;
/// The same of rows that end in minus.
const CLEAR_ROWS: f64 = 0.2;
/// The same of throws still to come.
const CLEAR_THROWS: f64 = 0.2;
/// Rows that lose so much of what a fifth die costs carry that.
const CARRIED: f64 = 0.4;
/// A part that costs so much of what its row loses in minus is told with that. Other rows get what the row missed, which is
/// why it may cost less.
const ABOUT: f64 = 0.6;
/// What does not come to so much of a part is not why.
const SOME: f64 = 0.35;
/// A row that ends in minus in so many games is lost.
const LOST: f64 = 0.5;
/// One that does so in no more is safe.
const SAFE: f64 = 0.1;
/// With so few throws to come, a row that is opened hardly gets the five marks that it needs.
const LATE: f64 = 8.0;

/// The most parts of a sign that are told at first.
const TOLD: usize = 3;
/// The most parts that are told, so that they come to about the loss; all are where the game ends with either choice.
const MOST: usize = 5;
/// The part of the loss by which what is told may differ from it.
const ABOUT_ALL: f64 = 0.3;
/// So many points of a row that is opened are told.
const SEEN: f64 = 0.5;
/// The part of what counts against a choice that is told before the rest is left out.
const CARRIES: f64 = 0.8;
/// A part below this share of it is left out.
const SMALL: f64 = 0.15;
/// What speaks for the choice is told from this share of the loss on.
const IN_RETURN: f64 = 0.25;

/// Why a choice is worth less than the best one of its throw.
#[derive(Debug, Clone, PartialEq)]
pub struct Cause {
    /// The pairs of the best choice, where the two choices differ in theirs.
    pub better: Option<Pairs>,
    /// What each mark that the two choices do not share costs, in points; less than 0 where it speaks for the choice that
    /// was made. They add up to the loss.
    pub parts: Vec<Shift>,
    /// Whether the choice that was made ends the game of the player, and whether the best one does.
    pub ends: [bool; 2],
    /// Whether one more mark ends the game of the player, and would not after the best choice.
    pub is_nearly_out: bool,
    /// What becomes of the pad in games that are played on with the same dice, where they were played.
    pub outlooks: Option<Box<Outlooks>>,
    /// What a row of one to four marks costs, in points.
    pub penalty: u32,
}

/// What becomes of the pad after either choice.
#[derive(Debug, Clone, PartialEq)]
pub struct Outlooks {
    /// After the choice that was made.
    pub chosen: Outlook,
    /// After the best one.
    pub best: Outlook,
    /// After the choice that was made, had it marked the fifth die of the best one; where that is another.
    pub other_die: Option<Outlook>,
}

/// What the value that is marked does to the games that follow, against the one that the best choice marks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum FifthDie {
    /// A row ends in minus more often.
    Row {
        /// The row.
        row: Sum,
        /// The shares of the games, with the one value marked and with the other.
        minus: [f64; 2],
    },
    /// More rows end in minus.
    Rows {
        /// How many do on average, with the one value marked and with the other.
        minus: [f64; 2],
    },
    /// The player is out by so many throws sooner.
    Sooner(f64),
    /// Nothing of that is clear, but the value that goes into the pairs more often makes rarer sums there.
    Rarer,
}

/// What becomes of a row for which a mark does little.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Needless {
    /// It ends in minus in this share of the games even with the mark.
    Lost(f64),
    /// It ends in minus in only this share of the games without the mark.
    Safe(f64),
}

impl Cause {
    /// Why the one choice of a throw is worth less than the other; `None` if either is not legal.
    ///
    /// The same question has the same answer. It takes a millisecond or two.
    pub fn of(table: &ValueTable, pad: &Pad, throw: &Throw, choices: [Choice; 2]) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        Some(Cause::from_shifts(table, &shifts, choices))
    }

    fn from_shifts(table: &ValueTable, shifts: &Shifts, [chosen, best]: [Choice; 2]) -> Cause {
        let [fullest, fullest_of_best] =
            [shifts.from, shifts.to].map(|pad| pad.tracks().map(Track::marks).max());
        let lacks_one = Some(Track::BOXES - 1);
        Cause {
            better: (chosen.pairs != best.pairs).then_some(best.pairs),
            parts: shifts.worth(table),
            ends: [shifts.from.is_out(), shifts.to.is_out()],
            is_nearly_out: fullest == lacks_one && fullest_of_best < lacks_one,
            outlooks: None,
            penalty: table.penalty().points(),
        }
    }

    /// The same with what becomes of the pad, from games whose dice follow from `seed`: 600 after either choice, and as many
    /// where they mark different values. It takes about 10 ms.
    pub fn with_games(
        table: &ValueTable,
        pad: &Pad,
        throw: &Throw,
        choices: [Choice; 2],
        seed: u64,
    ) -> Option<Cause> {
        let shifts = Shifts::between(pad, throw, choices)?;
        let cause = Cause::from_shifts(table, &shifts, choices);
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

    /// The parts that carry the loss, as a good player would tell them: a row that is opened, a debt that is left, a row
    /// that misses marks, the fifth die.
    pub fn told(&self) -> Vec<&Shift> {
        self.telling(1.0)
    }

    /// What speaks for the choice that was made, where that is worth telling.
    pub fn in_return(&self) -> Vec<&Shift> {
        self.telling(-1.0)
    }

    /// What is told of the parts of this sign. What is told of both comes to about the loss.
    fn telling(&self, sign: f64) -> Vec<&Shift> {
        let sum = |parts: &[&Shift]| -> f64 { parts.iter().map(|part| part.points).sum() };
        let loss: f64 = self.parts.iter().map(|part| part.points).sum();
        let mut told = self.carrying(1.0);
        let gains = self.carrying(-1.0);
        if -sum(&gains) >= IN_RETURN * loss {
            told.extend(gains);
        }
        // A row that only one of the choices opens is seen at once.
        let opened = self.parts.iter().filter(|part| {
            let is_opened = matches!(part.what, Differs::Row { marks: [0, one, other], .. } if one == 0 || other == 0);
            is_opened && part.points.abs() >= SEEN
        });
        for part in opened {
            if !told.contains(&part) {
                told.push(part);
            }
        }
        let (most, slack) = if self.ends == [true, true] {
            (self.parts.len(), 0.0)
        } else {
            (MOST, ABOUT_ALL * loss)
        };
        while told.len() < most {
            let missing = loss - sum(&told);
            let is_missing = |part: &&Shift| part.points * missing > 0.0 && !told.contains(part);
            let parts = self.parts.iter().filter(is_missing);
            let next = parts.max_by(|one, other| one.points.abs().total_cmp(&other.points.abs()));
            match next {
                Some(next) if missing.abs() > slack => told.push(next),
                _ => break,
            }
        }
        told.retain(|part| sign * part.points > 0.0);
        told.sort_by_key(|part| part.what.rank());
        told
    }

    /// The few parts that make up most of those of this sign.
    fn carrying(&self, sign: f64) -> Vec<&Shift> {
        let points = |part: &Shift| sign * part.points;
        let mut parts: Vec<&Shift> = self
            .parts
            .iter()
            .filter(|part| points(part) > 0.0)
            .collect();
        parts.sort_by(|one, other| points(other).total_cmp(&points(one)));
        let all: f64 = parts.iter().map(|part| points(part)).sum();
        let mut said = 0.0;
        parts.retain(|part| {
            let is_told = said < CARRIES * all && points(part) >= SMALL * all;
            said += points(part);
            is_told
        });
        parts.truncate(TOLD);
        parts
    }

    /// A figure after the choice that was made and after the best one, where games were played on.
    fn after_either(&self, figure: impl Fn(&Outlook) -> f64) -> Option<[f64; 2]> {
        let outlooks = self.outlooks.as_deref()?;
        Some([&outlooks.chosen, &outlooks.best].map(figure))
    }

    /// The shares of the games in which a row ends in minus after either choice, where it clearly does so more often after
    /// the one that was made, and that comes to about what its part costs.
    pub fn in_minus(&self, row: Sum, points: f64) -> Option<[f64; 2]> {
        let [chosen, best] = self.after_either(|outlook| outlook.row(row).minus)?;
        let more = chosen - best;
        let lost = self.lost_by(more);
        let is_about = points >= ABOUT * lost && lost >= SOME * points;
        (more >= CLEAR_SHARE && is_about).then_some([chosen, best])
    }

    /// What becomes of a row to which the choice adds a mark, where that hardly changes it.
    pub fn needless(&self, row: Sum) -> Option<Needless> {
        let [chosen, best] = self.after_either(|outlook| outlook.row(row).minus)?;
        if best == 0.0 || (best - chosen).abs() >= CLEAR_SHARE {
            None
        } else if chosen >= LOST {
            Some(Needless::Lost(chosen))
        } else {
            (best <= SAFE).then_some(Needless::Safe(best))
        }
    }

    /// The part of the fifth die, where the two choices mark different values.
    fn fifth(&self) -> Option<&Shift> {
        let is_row = |part: &&Shift| matches!(part.what, Differs::Row { .. });
        self.parts.iter().find(|part| !is_row(part))
    }

    /// What so many more rows that end in minus cost, in points.
    fn lost_by(&self, rows: f64) -> f64 {
        rows * f64::from(self.penalty)
    }

    /// How many throws sooner the player is out than after the best choice, where that is clear.
    pub fn throws_sooner(&self) -> Option<f64> {
        let [chosen, best] = self.after_either(|outlook| outlook.throws)?;
        let sooner = best - chosen;
        (sooner >= CLEAR_THROWS).then_some(sooner)
    }

    /// What the value that is marked does to the games, where that is clear: to a row that carries the loss and is not
    /// told of already, to all rows where none does, or to their length.
    pub fn fifth_die(&self) -> Option<FifthDie> {
        let outlooks = self.outlooks.as_deref()?;
        let (marked, other) = (&outlooks.chosen, outlooks.other_die.as_ref()?);
        let fifth = self.fifth()?;
        // A value that is not named goes into the pairs, and so does one whose track fills up.
        let [paired, spared] = match fifth.what {
            Differs::Named {
                dice: [die, better],
            } => [better, die],
            Differs::Track { dice, .. } => dice,
            Differs::Row { .. } => return None,
        };
        let carries = |more: f64| self.lost_by(more) >= CARRIED * fifth.points;
        let minus = |row: &Sum| [marked, other].map(|outlook| outlook.row(*row).minus);
        let more = |[marked, other]: [f64; 2]| marked - other;
        // The one value makes more sums in the pairs, the other one fewer.
        let rows = [paired, spared].map(|die| Die::ALL.map(|with| Sum::of(die, with)));
        let told = [self.told(), self.in_return()].concat();
        let is_told = |row: &Sum| {
            told.iter()
                .any(|part| matches!(part.what, Differs::Row { row: told, .. } if told == *row))
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

    /// How many throws are still to come, where there are few.
    pub fn few_throws(&self) -> Option<f64> {
        let [chosen, _] = self.after_either(|outlook| outlook.throws)?;
        (chosen > 0.0 && chosen <= LATE).then_some(chosen)
    }
}

/// Whether a value makes rarer sums in the pairs than another.
fn makes_rarer_sums(die: Die, other: Die) -> bool {
    let from_middle = |die: Die| (2 * die.value()).abs_diff(7);
    from_middle(die) > from_middle(other)
}

impl Moment {
    /// Why the choice cost something, with games played on; `None` for the best one. The same moment has the same answer.
    pub fn cause(&self, table: &ValueTable) -> Option<Cause> {
        if self.is_best() {
            return None;
        }
        let choices = [self.chosen, self.best];
        let seed = self.number.get() as u64;
        Cause::with_games(table, &self.pad, &self.throw, choices, seed)
    }
}
