//! The words of the coach: verdicts, why a choice of Express cost something, how the computer plays. The board’s are in [`board`], and
//! why a choice wins more often in [`winning`].

pub(super) mod board;
pub(super) mod winning;

use std::ops::RangeInclusive;

use super::{count_lost, counted, lost, number, percent, say, signed, together};
use crate::coach::express::average;
use crate::coach::review::express::{Cause, FifthDie, Part, RowEnd};
use crate::coach::review::{Measure, Verdict};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Choice, Penalty};
use crate::session::Level;

/// A choice of Express in words: `4 + 10, fifth 4`, or `4 + 9, free throw`.
pub fn choice_in_words(choice: &Choice) -> String {
    let pairs = choice.pairs.to_string();
    match choice.fifth {
        Some(die) => say!("coach-choice-fifth", pairs, die),
        None => say!("coach-choice-free", pairs),
    }
}

/// A reason why a choice of Express is worth less than the best one.
pub struct Reason {
    /// `Row 12 stays at three marks`.
    pub what: String,
    /// What it costs: `−45`, or `+12` if it speaks for the choice.
    pub figure: String,
    /// The same, above zero if it costs something.
    pub points: f64,
    /// The evidence: `−110 at the end on average, −65 with 7 + 9`.
    pub later: Option<String>,
}

/// Why a choice of Express costs something: the rows and the die that explain it, the main reason first, then all else together. The
/// figures add up to the whole points of the loss. None where nothing is a clear reason.
pub fn reasons(cause: &Cause) -> Vec<Reason> {
    let (told, rest) = told_and_rest(cause);
    told.into_iter().chain(rest).collect()
}

/// The same in a few sentences, with all else only if it is much: `Row 12 stays at three marks (−45): −110 at the end on average,
/// against −65 with 7 + 9.` `None` if there is nothing to tell.
pub fn cause(cause: &Cause) -> Option<String> {
    let (told, rest) = told_and_rest(cause);
    let ends = ends(cause);
    if told.is_empty() && ends.is_none() {
        let points = count_lost(Measure::Points, cause.loss);
        return (cause.loss >= 0.5).then(|| say!("coach-no-reason", points));
    }
    let sum: f64 = told.iter().map(|reason| reason.points).sum();
    let is_much = |rest: &Reason| rest.points.abs() >= SMALL.max(REST * cause.loss);
    let rest = rest.filter(|rest| is_much(rest) || sum < PARTLY.start() * cause.loss);
    let reasons = told.into_iter().chain(rest);
    let reasons = reasons.map(|reason| Some(reason.in_words()));
    Some(paragraph([ends].into_iter().chain(reasons)))
}

/// The parts that are told, and all else.
fn told_and_rest(cause: &Cause) -> (Vec<Reason>, Option<Reason>) {
    let mut told = Vec::new();
    let mut others: Vec<&RowEnd> = cause.rows.iter().collect();
    let mut of_die = Vec::new();
    for part in cause.told() {
        let (what, later) = match part {
            Part::Row(row) => {
                others.retain(|end| end.row != row.row);
                let (what, later) = row_in_words(cause, row);
                (what, Some(later))
            }
            Part::Die(die) => {
                let later = die_later(die, cause).map(|Later { words, rows }| {
                    of_die = rows;
                    words
                });
                (die_now(die), later)
            }
        };
        told.push(Reason::new(what, part.cost(), later));
    }
    let left = cause.loss.round() - told.iter().map(|reason| reason.points).sum::<f64>();
    let rest = (left != 0.0 && !told.is_empty()).then(|| {
        let later = rest_later(cause, &others, &of_die, left);
        Reason::new(say!("coach-rest"), left, later)
    });
    (told, rest)
}

impl Reason {
    fn new(what: String, points: f64, later: Option<String>) -> Reason {
        let points = points.round();
        let figure = signed(-points as i32);
        Reason {
            what,
            figure,
            points,
            later,
        }
    }

    fn in_words(self) -> String {
        let Reason { what, figure, .. } = self;
        match self.later {
            Some(later) => say!("coach-reason", what, figure, later),
            None => say!("coach-reason-alone", what, figure),
        }
    }
}

/// Which of the two choices ends the game, if only one does.
pub fn ends(cause: &Cause) -> Option<String> {
    let [after_chosen, after_best] = cause.throws.map(|throws| counted(throws, 1));
    match cause.ends {
        [true, false] => Some(say!("coach-out-chosen", throws = after_best)),
        [false, true] => Some(say!("coach-out-best", throws = after_chosen)),
        [true, true] | [false, false] => None,
    }
}

/// What the choice makes of a row.
fn row_now(end: &RowEnd) -> String {
    let row = end.row;
    match end.marks {
        [before, chosen, best] if before == chosen && best == before + 2 => {
            say!("coach-row-gets-none", row)
        }
        [0, 0, _] => say!("coach-row-stays-empty", row),
        [0, 2, 0] => say!("coach-row-is-opened-with-two", row),
        [0, _, 0] => say!("coach-row-is-opened", row),
        [before, chosen, _] if before == chosen => say!("coach-row-stays", row, marks = chosen),
        [before, chosen, best] if before < best && chosen < best => say!("coach-row-gets-one", row),
        [before, chosen, best] if before < best && chosen > best => say!("coach-row-gets-two", row),
        [_, chosen, _] => say!("coach-row-comes-to", row, marks = chosen),
    }
}

/// What the choice makes of the tracks.
fn die_now(fifth: &FifthDie) -> String {
    let [die, better] = fifth.dice;
    match fifth.marks {
        1 => say!("coach-fifth-die-named", die, better),
        marks => say!("coach-fifth-die-comes-to", die, marks, better),
    }
}

/// What becomes of a row, and what it scores at the end after either choice.
fn row_in_words(cause: &Cause, row: &RowEnd) -> (String, String) {
    let ends = row_ends(cause, row);
    let Some((fewer, other)) = cause.dice_for(row) else {
        return (row_now(row), ends);
    };
    let dice = if fewer > 0.0 { "fewer" } else { "more" };
    if row.is_alike() {
        return (say!("coach-row-later", row = row.row, dice, other), ends);
    }
    let marks = counted(fewer.abs(), 1);
    let ends = say!("coach-row-ends-with-dice", marks, dice, other, ends);
    (row_now(row), ends)
}

/// What a row scores at the end after either choice.
fn row_ends(cause: &Cause, row: &RowEnd) -> String {
    let [points, better_points] = row.points.map(|points| signed(points.round() as i32));
    let better = cause.choices[1].pairs.to_string();
    match cause.ends {
        [true, true] => say!("coach-row-counts", points, better, better_points),
        _ => say!("coach-row-ends", points, better, better_points),
    }
}

/// The share of the loss from which on all else is told in sentences.
const REST: f64 = 0.1;
/// The least cost of all else that is told.
const SMALL: f64 = 5.0;
/// The least cost of a die that has a reason: twice the error of the games played on.
const CLEAR: f64 = 12.0;
/// The throws by which one of two dice ends the game sooner, and the most points that each of them is worth.
const SOONER: (f64, f64) = (0.25, 110.0);
/// The same where that comes before all else.
const MUCH_SOONER: (f64, f64) = (0.3, 110.0);
/// The shares of a cost that what is told of it may explain.
const MOSTLY: RangeInclusive<f64> = 0.75..=1.33;
/// Those of all else where nothing explains more.
const PARTLY: RangeInclusive<f64> = 0.5..=2.0;
/// The least difference between how often a value is the fifth die later.
const OFTENER: f64 = 0.2;
/// The least difference between the numbers of rows that end with too few marks.
const SHORTER: f64 = 0.04;
/// How many rows explain a cost if they do, and the most that do if no fewer can.
const FEW: [usize; 2] = [4, 6];
/// The least difference between the marks of rows at the end that shows fewer dice or more.
const FEWER: f64 = 0.05;
/// How many marks more a row gets later that takes dice from others.
const TAKES: f64 = 0.1;

/// A row, and what it scores at the end in either case, in points.
type Ends = (Sum, [f64; 2]);

/// What comes of a choice later, in words that name these rows.
struct Later {
    words: String,
    rows: Vec<Sum>,
}

/// What comes of all else that costs so many points: how the rows that are not told end, and which row takes their dice or leaves them more.
fn rest_later(cause: &Cause, others: &[&RowEnd], of_die: &[Sum], cost: f64) -> Option<String> {
    if cost.abs() < SMALL {
        return None;
    }
    let ends = |is_it: &dyn Fn(&RowEnd) -> bool, shares| {
        let rows = others.iter().filter(|end| is_it(end));
        few_ends(
            rows.map(|end| (end.row, end.points)).collect(),
            cost,
            shares,
        )
    };
    // No row is told twice if others say enough, and none that is marked differently.
    let is_new = |end: &RowEnd| end.is_alike() && !of_die.contains(&end.row);
    let later = ends(&is_new, MOSTLY).or_else(|| ends(&RowEnd::is_alike, MOSTLY));
    let later = later.or_else(|| ends(&|_| true, MOSTLY));
    let Later { words, rows } = later.or_else(|| ends(&|_| true, PARTLY))?;
    let named = others.iter().filter(|end| rows.contains(&end.row));
    // A row that is empty gets more marks if others get fewer dice.
    let open = named
        .clone()
        .filter(|end| end.marks[1].max(end.marks[2]) > 0);
    let sign = cost.signum();
    let fewer: f64 = open.map(|end| sign * end.fewer_dice()).sum();
    let shared = |end: &RowEnd| -> f64 { named.clone().map(|row| row.shares_dice(end)).sum() };
    let opposite = |end: &RowEnd| -sign * end.fewer_later() * shared(end) / rows.len() as f64;
    let not_named = cause.rows.iter().filter(|end| !rows.contains(&end.row));
    let most = not_named.max_by(|one, other| opposite(one).total_cmp(&opposite(other)))?;
    // A game that ends leaves no dice to any row.
    if fewer < FEWER || opposite(most) < TAKES || cause.is_over() {
        return Some(words);
    }
    let other = most.row;
    Some(match cost > 0.0 {
        true => say!("coach-rest-fewer", other, ends = words),
        false => say!("coach-rest-more", other, ends = words),
    })
}

/// What comes of a fifth die that costs much, where that is clear: a game that ends sooner or later, more or fewer rows that end with
/// too few marks, or a few rows that end worse or better. Of a value that is named, the rows come first.
fn die_later(die: &FifthDie, cause: &Cause) -> Option<Later> {
    if die.cost.abs() < CLEAR {
        return None;
    }
    let is_alike = |row| {
        cause
            .rows
            .iter()
            .all(|end| end.row != row || end.is_alike())
    };
    let alike = die.rows.iter().filter(|(row, _)| is_alike(*row));
    let alike: Vec<Ends> = alike.copied().collect();
    let bare = |words| Later {
        words,
        rows: Vec::new(),
    };
    let few = || {
        let ends = few_ends(alike.clone(), die.cost, MOSTLY);
        ends.or_else(|| few_ends(die.rows.clone(), die.cost, MOSTLY))
    };
    let sooner = || throws(die, MUCH_SOONER).map(bare);
    let sooner = || sooner().or_else(|| throws_and_rows(die, few()?));
    let first = (die.marks > 1).then(sooner).flatten();
    let later = first.or_else(|| die_rows(die, &alike));
    let short = || Some(with_value(die, bare(rows_short(die, cause.penalty)?)));
    let later = later.or_else(short);
    let later = later.or_else(|| throws(die, SOONER).map(bare));
    let later = later.or_else(|| throws_and_rows(die, few()?));
    later.or_else(|| Some(with_value(die, few()?)))
}

/// How many throws are to come with either die, if at least so many more or fewer explain what it costs, at no more points each.
fn throws(die: &FifthDie, (least, most): (f64, f64)) -> Option<String> {
    let [throws, better_throws] = die.throws;
    let sooner = better_throws - throws;
    let is_worth_it = (0.0..=most).contains(&(die.cost / sooner));
    let is_clear = sooner.abs() >= least && is_worth_it;
    is_clear.then(|| throws_in_words(die))
}

/// How many throws are to come with either die.
fn throws_in_words(die: &FifthDie) -> String {
    let [throws, better_throws] = die.throws.map(|throws| counted(throws, 1));
    say!("coach-fifth-die-throws", throws, better_throws)
}

/// How many rows end with a penalty after either die, if that explains what it costs.
fn rows_short(die: &FifthDie, penalty: Penalty) -> Option<String> {
    let [short, better_short] = die.short;
    let more = short - better_short;
    let share = more * f64::from(penalty.points()) / die.cost;
    let is_clear = more.abs() >= SHORTER && MOSTLY.contains(&share);
    let [short, better_short] = die.short.map(|rows| counted(rows, 2));
    is_clear.then(|| say!("coach-rows-short", short, better_short))
}

/// How many throws are to come with either die, and the rows that this costs or brings more than throws are worth.
fn throws_and_rows(die: &FifthDie, rows: Later) -> Option<Later> {
    let [throws, better_throws] = die.throws;
    let is_clear = (better_throws - throws) * die.cost.signum() >= MUCH_SOONER.0;
    let (throws, ends) = (throws_in_words(die), rows.words);
    let words = say!("coach-fifth-die-throws-and-rows", throws, ends);
    is_clear.then_some(Later { words, ..rows })
}

/// Those of these rows that explain what a die costs, by the value that is the fifth die more often later, or less often.
fn die_rows(die: &FifthDie, rows: &[Ends]) -> Option<Later> {
    let sign = die.cost.signum();
    let [rarer, value] = values_later(die)?;
    // Rows that are made with the value that is the fifth die less often in turn say nothing.
    let is_it = |&(row, [points, better_points]): &Ends| {
        let is_made = row.is_made_with(value) && !row.is_made_with(rarer);
        is_made && (better_points - points) * sign > 0.0
    };
    let rows = rows.iter().filter(|row| is_it(row)).copied();
    Some(with_value(die, few_ends(rows.collect(), die.cost, MOSTLY)?))
}

/// What comes of a die, behind the value that is the fifth die more often later, or less often if that is good.
fn with_value(die: &FifthDie, later: Later) -> Later {
    let Some([_, value]) = values_later(die) else {
        return later;
    };
    let words = match die.cost > 0.0 {
        true => say!("coach-fifth-die-more", value, ends = later.words),
        false => say!("coach-fifth-die-less", value, ends = later.words),
    };
    Later { words, ..later }
}

/// The values that are the fifth die later least and most often, compared with the better die; the other way round where the die
/// brings points. `None` if there is little between them.
fn values_later(die: &FifthDie) -> Option<[Die; 2]> {
    let [chosen, better] = die.later;
    let more = |value: &Die| {
        let at = usize::from(value.value() - 1);
        die.cost.signum() * (chosen[at] - better[at])
    };
    let by_more = |one: &Die, other: &Die| more(one).total_cmp(&more(other));
    let least = Die::ALL.into_iter().min_by(by_more)?;
    let most = Die::ALL.into_iter().max_by(by_more)?;
    (more(&most) >= OFTENER).then_some([least, most])
}

/// The ends of a few of these rows that explain what costs so many points.
fn few_ends(mut rows: Vec<Ends>, cost: f64, shares: RangeInclusive<f64>) -> Option<Later> {
    let more = |(_, [points, better]): &Ends| better - points;
    rows.sort_by(|one, other| more(other).abs().total_cmp(&more(one).abs()));
    let explaining = |rows: &[Ends], most: usize| {
        let share = |few: usize| rows[..few].iter().map(more).sum::<f64>() / cost;
        let few = (1..=most.min(rows.len())).find(|&few| shares.contains(&share(few)))?;
        Some(rows[..few].to_vec())
    };
    let is_costly = |row: &&Ends| more(row) * cost > 0.0;
    let costly: Vec<Ends> = rows.iter().filter(is_costly).copied().collect();
    let [few, most] = FEW;
    let some = explaining(&costly, few).or_else(|| explaining(&rows, few));
    let mut rows = some.or_else(|| explaining(&rows, most))?;
    rows.sort_by_key(|&(row, _)| row);
    let [points, better_points] = [0, 1].map(|choice: usize| {
        let points = rows.iter().map(|(_, ends)| ends[choice]);
        signed(points.sum::<f64>().round() as i32)
    });
    let words = match rows[..] {
        [(row, _)] => say!("coach-fifth-die-row", row, points, better_points),
        _ => {
            let rows = together(rows.iter().map(|(row, _)| row));
            say!("coach-fifth-die-rows", rows, points, better_points)
        }
    };
    let rows = rows.into_iter().map(|(row, _)| row).collect();
    Some(Later { words, rows })
}

/// What the figures behind the choices mean.
pub fn values_are(measure: Measure, is_estimate: bool) -> String {
    match (measure, is_estimate) {
        (Measure::Points, _) => say!("coach-review-points-lost"),
        (Measure::Chance, false) => say!("coach-review-chance"),
        (Measure::Chance, true) => say!("coach-review-chance-estimate"),
        (Measure::Turns, false) => say!("coach-review-turns-to-go"),
        (Measure::Turns, true) => say!("coach-review-turns-to-go-estimate"),
    }
}

/// A verdict in a word or two.
pub fn verdict(verdict: Verdict) -> String {
    say!("coach-verdict", verdict = verdict.name())
}

/// What the words of the verdicts mean.
pub fn verdicts_are(measure: Measure) -> String {
    let [good, inaccuracy, mistake] = Verdict::bounds(measure).map(|loss| match measure {
        Measure::Chance => percent(loss),
        Measure::Points => number(loss, 0),
        Measure::Turns => lost(measure, loss),
    });
    say!("coach-verdict-bounds", good, inaccuracy, mistake)
}

/// A verdict, and what the choice costs; `None` is no loss.
pub fn cost(measure: Measure, loss: Option<f64>, verdict: Verdict) -> String {
    let Some(loss) = loss else {
        return match verdict {
            Verdict::AsGood => say!("coach-toss-up"),
            Verdict::Brilliant => say!("coach-review-brilliant"),
            _ => say!("coach-review-alone-best"),
        };
    };
    let (verdict, loss) = (self::verdict(verdict), count_lost(measure, loss));
    match measure {
        Measure::Points => say!("coach-review-cost-points", verdict, points = loss),
        Measure::Chance => say!("coach-review-cost-chance", verdict, points = loss),
        Measure::Turns => say!("coach-review-cost-turns", verdict, turns = loss),
    }
}

fn paragraph(sentences: impl IntoIterator<Item = Option<String>>) -> String {
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

/// How the computer plays Express at a level, and what it scores alone: `Opens rows too late. About −50 points.`
pub fn express_player(level: Level, penalty: Penalty) -> String {
    let points = average(level, penalty).map(signed);
    let points = points.map(|points| say!("coach-express-average", points));
    let plays = match level {
        Level::Dreamy => say!("coach-express-dreamy"),
        Level::Careless => say!("coach-express-careless"),
        Level::Eager => say!("coach-express-eager"),
        Level::Curious => say!("coach-express-curious"),
        Level::Steady => say!("coach-express-steady"),
        Level::Bold => say!("coach-express-bold"),
        Level::Evolved => say!("coach-express-evolved"),
        Level::Master => say!("coach-express-master"),
    };
    paragraph([Some(plays), points])
}
