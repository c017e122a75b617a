//! The words of the coach: verdicts, why a choice of Express cost something, how the computer plays. The board’s are in [`board`].

pub(super) mod board;

use super::{count_lost, counted, lost, number, of_games, percent, say, share, signed, together};
use crate::coach::express::{Advice, Chance, NEARLY, Rival, ToWin, Winning, average};
use crate::coach::review::express::{Cause, FifthDie, Part, RowEnd};
use crate::coach::review::{Measure, Verdict};
use crate::rules::dice::Sum;
use crate::rules::express::{Choice, Penalty};
use crate::session::{Level, Player};

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

/// Why a choice of Express costs something: the rows and dice that explain it, then all else together, the main reason first. The
/// figures add up to the whole points of the loss. None where nothing is a clear reason.
pub fn reasons(cause: &Cause) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = cause
        .told()
        .iter()
        .map(|part| Reason::of(cause, part))
        .collect();
    let left = cause.loss.round() - reasons.iter().map(|reason| reason.points).sum::<f64>();
    if left != 0.0 && !reasons.is_empty() {
        reasons.push(Reason::new(say!("coach-rest"), left, None));
    }
    reasons
}

/// The same in a few sentences, without all else: `Row 12 stays at three marks (−45): −110 at the end on average, against −65 with
/// 7 + 9.` `None` if there is nothing to tell.
pub fn cause(cause: &Cause) -> Option<String> {
    let told = cause.told();
    let ends = ends(cause);
    if told.is_empty() && ends.is_none() {
        let points = count_lost(Measure::Points, cause.loss);
        return (cause.loss >= 0.5).then(|| say!("coach-no-reason", points));
    }
    let reasons = told
        .iter()
        .map(|part| Some(Reason::of(cause, part).in_words()));
    Some(paragraph([ends].into_iter().chain(reasons)))
}

impl Reason {
    fn of(cause: &Cause, part: &Part<'_>) -> Reason {
        match *part {
            Part::Ends(row, _) => {
                let [points, better_points] = row.points.map(f64::round);
                // Where only one of the choices ends the game, the better pairs with the die chosen are no choice at all.
                let is_even = cause.ends[0] == cause.ends[1];
                let later = is_even.then(|| row_ends(cause, [points, better_points]));
                Reason::new(row_now(row), better_points - points, later)
            }
            Part::Marks(row, points) => Reason::new(row_now(row), points, None),
            Part::Die(die, points) => {
                // The end of the game is told by itself.
                let later = die_later(die, points).filter(|_| cause.ends == [false, false]);
                Reason::new(die_now(die), points, later)
            }
        }
    }

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
        [0, 0, _] => say!("coach-row-stays-empty", row),
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

/// What a row scores at the end after either pairs.
fn row_ends(cause: &Cause, points: [f64; 2]) -> String {
    let [points, better_points] = points.map(|points| signed(points as i32));
    let better = cause.choices[1].pairs.to_string();
    match cause.ends[0] {
        true => say!("coach-row-counts", points, better, better_points),
        false => say!("coach-row-ends", points, better, better_points),
    }
}

/// The throws by which one of two dice ends the game clearly sooner.
const SOONER: f64 = 0.25;
/// The most points that a throw more or less explains.
const THROW: f64 = 180.0;
/// The share of the cost of a die by which rows must end worse to explain it.
const MOSTLY: f64 = 0.5;
/// The most of it that they may explain.
const TOO_MUCH: f64 = 1.5;
/// The most rows that explain it.
const FEW: usize = 4;

/// What comes of a fifth die that costs so many points, where that is clear: a game that ends sooner or later, or a few rows that
/// end worse or better.
fn die_later(die: &FifthDie, cost: f64) -> Option<String> {
    let [throws, better_throws] = die.throws;
    let speaks = |more: f64| more * cost > 0.0;
    let sooner = better_throws - throws;
    let is_worth_it = cost.abs() <= THROW * sooner.abs();
    if sooner.abs() >= SOONER && speaks(sooner) && is_worth_it {
        let [throws, better_throws] = die.throws.map(|throws| counted(throws, 1));
        return Some(say!("coach-fifth-die-throws", throws, better_throws));
    }
    let more = |(_, [points, better]): &(Sum, [f64; 2])| better - points;
    let mut rows = die.rows.clone();
    rows.retain(|row| speaks(more(row)));
    rows.sort_by(|one, other| more(other).abs().total_cmp(&more(one).abs()));
    let share = |rows: &[(Sum, [f64; 2])]| rows.iter().map(more).sum::<f64>() / cost;
    let most = FEW.min(rows.len());
    let enough = (1..=most).find(|&few| share(&rows[..few]) >= MOSTLY);
    rows.truncate(enough?);
    if share(&rows) > TOO_MUCH {
        return None;
    }
    rows.sort_by_key(|&(row, _)| row);
    let [points, better_points] = [0, 1].map(|die: usize| {
        let points: f64 = rows.iter().map(|(_, ends)| ends[die]).sum();
        signed(points.round() as i32)
    });
    Some(match rows[..] {
        [(row, _)] => say!("coach-fifth-die-row", row, points, better_points),
        _ => {
            let rows = together(rows.iter().map(|(row, _)| row));
            say!("coach-fifth-die-rows", rows, points, better_points)
        }
    })
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

/// The chance to win against others who play on, with the best of these choices, and with that of the most points if another
/// one wins more often.
pub fn to_win(to_win: &ToWin, choices: &[Advice]) -> Option<String> {
    let best = to_win.best()?;
    let most = choices
        .iter()
        .max_by(|one, other| one.value.total_cmp(&other.value))?;
    let instead = wins_instead(to_win, choices, most.choice);
    instead.or_else(|| {
        let (choice, share) = (choice_in_words(&best.choice), wins(best));
        Some(say!("express-hint-win", choice, share))
    })
}

/// How much more often the best of these choices wins than another one, and what that costs or brings in points: `4 + 7, fifth
/// 2 wins 43% of games instead of 25%, −15 points.` `None` if both are as good.
pub fn wins_instead(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<String> {
    let (best, shown) = (to_win.best()?, to_win.of(other)?);
    let more = scores_more(to_win, choices, other)?;
    let choice = choice_in_words(&best.choice);
    let [share, less] = [best, shown].map(|chance| share(chance.share));
    let points = signed(more.round() as i32);
    Some(say!("coach-wins-instead", choice, share, less, points))
}

/// Why the best of these choices wins more often than another one beyond its points; `None` if nothing else says why.
pub fn why_it_wins(
    to_win: &ToWin,
    choices: &[Advice],
    other: Choice,
    players: &[Player],
) -> Option<String> {
    let winning = to_win.winning(other, scores_more(to_win, choices, other)?)?;
    let (Winning::Apart(_, rivals) | Winning::Alike(rivals)) = &winning;
    let name = |rival: &Rival| players.get(rival.seat.index()).map(|player| &player.name);
    let names = together(rivals.iter().filter_map(|rival| name(rival)));
    let count = rivals.len();
    let is_same = rivals.iter().all(|rival| rival.differing == 0);
    let Winning::Apart(usual, _) = winning else {
        let marks = if is_same { "same" } else { "nearly" };
        return Some(say!("coach-wins-alike", names, count, marks));
    };
    let best = to_win.best()?.choice;
    let [often, rarely] = [usual, best].map(|choice| {
        let shares = rivals.iter().map(|rival| rival.chooses(choice.pairs));
        percent(shares.sum::<f64>() / count as f64)
    });
    let (pairs, best) = (usual.pairs.to_string(), best.pairs.to_string());
    Some(match rivals[..] {
        _ if is_same => say!("coach-wins-same", names, count, pairs, often, best, rarely),
        [rival] if rival.differing <= NEARLY && rival.lead.round() >= 1.0 => {
            let (name, points) = (name(rival)?.as_str(), counted(rival.lead, 0));
            say!(
                "coach-wins-leader",
                name,
                points,
                pairs,
                often,
                best,
                rarely
            )
        }
        _ => say!(
            "coach-wins-others",
            names,
            count,
            pairs,
            often,
            best,
            rarely
        ),
    })
}

/// How many points more the best of these choices is worth than another one; `None` if both are as good.
fn scores_more(to_win: &ToWin, choices: &[Advice], other: Choice) -> Option<f64> {
    let more = points(choices, to_win.best()?.choice)? - points(choices, other)?;
    (!Measure::Chance.is_toss_up(to_win.loss(other)?)).then_some(more)
}

/// The points that one of these choices is worth.
fn points(choices: &[Advice], choice: Choice) -> Option<f64> {
    let of_choice = choices.iter().find(|advice| advice.choice == choice);
    of_choice.map(|advice| advice.value)
}

/// A chance to win: `30 % ± 2 %`, or `0 %`.
fn wins(chance: Chance) -> String {
    match chance.share {
        0.0 | 1.0 => share(chance.share),
        part => of_games(part, chance.error),
    }
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
    [Some(plays), points]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
