//! The words of the coach: why a choice cost something, where a move leads, how the program plays.

use super::figures::rounded;
use super::{Figures, board_play, count_lost, lost, number, of_games, percent, say, share, signed};
use crate::coach::classic::{Advice, Choice as BoardChoice, Threat};
use crate::coach::express::{Chance, Differs, Shift, ToWin};
use crate::coach::review::classic::{self, Decider, Prize, Rival};
use crate::coach::review::express::{Cause, FifthDie, Needless};
use crate::coach::review::{Judged, Measure, Verdict};
use crate::rules::classic::{bust_odds, length};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Choice, row_score};
use crate::session::{Level, Player};
use crate::store::GameKind;

/// A choice of Express in words: `4 + 10, fifth 4`, or `4 + 9, free throw`.
pub fn choice_in_words(choice: &Choice) -> String {
    let pairs = choice.pairs.to_string();
    match choice.fifth {
        Some(die) => say!("coach-choice-fifth", pairs, die),
        None => say!("coach-choice-free", pairs),
    }
}

/// A difference between a choice of Express and the best one.
pub struct Reason {
    /// `Row 12 stays at three marks`.
    pub what: String,
    /// What it costs: `−45`, or `+12` if it speaks for the choice.
    pub figure: String,
    /// The same, above zero if it costs something.
    pub points: f64,
    /// What comes of it, in sentences.
    pub later: Option<String>,
    /// Whether it is worth a sentence.
    matters: bool,
}

/// The share of the greatest reason below which another one is worth no sentence.
const SMALL: f64 = 0.125;

/// Why a choice of Express cost something: what speaks against it, in the order in which a good player would name it, then
/// what speaks for it. The figures add up to that of the loss.
pub fn reasons(cause: &Cause) -> Vec<Reason> {
    let mut parts = cause.parts.clone();
    parts.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
    let most = parts.first().map_or(0.0, |part| part.points.abs());
    parts.sort_by_key(|part| (part.points < 0.0, part.what.rank()));
    let (_, digits) = rounded(Measure::Points, most);
    let unit = 10_f64.powi(digits as i32);
    let (mut exact, mut shown) = (0.0, 0.0);
    let reasons = parts.into_iter().filter_map(|Shift { what, points }| {
        exact += points * unit;
        let is_opened = what.rank() == 0;
        let figure = exact.round() - shown;
        shown += figure;
        let sign = if figure < 0.0 { "+" } else { "−" };
        let (what, later) = told(what, points, cause);
        (figure != 0.0).then(|| Reason {
            what,
            figure: format!("{sign}{}", number(figure.abs() / unit, digits)),
            points: figure / unit,
            later,
            matters: is_opened || points.abs() >= SMALL * most,
        })
    });
    reasons.collect()
}

/// Why a choice of Express cost something: `Row 12 stays at three marks (−45). It then ends at −200 in 71% of games,
/// against 18% with 7 + 9. The 4 track reaches six marks, not the 2 track (−12). Out 1.2 throws sooner.`
pub fn cause(cause: &Cause) -> String {
    let reasons = reasons(cause).into_iter().filter(|reason| reason.matters);
    let reasons = reasons.map(|reason| {
        let costs = format!("{} ({}).", reason.what, reason.figure);
        paragraph([Some(costs), reason.later])
    });
    paragraph([ends(cause)].into_iter().chain(reasons.map(Some)))
}

/// Which of the two choices ends the game, if only one does.
pub fn ends(cause: &Cause) -> Option<String> {
    match cause.ends {
        [true, false] => Some(say!("coach-out-chosen")),
        [false, true] => Some(say!("coach-out-best")),
        [true, true] | [false, false] => None,
    }
}

/// What differs, and what comes of it.
fn told(what: Differs, points: f64, cause: &Cause) -> (String, Option<String>) {
    match what {
        _ if points < 0.0 => (in_return(what), None),
        Differs::Row { row, marks } => {
            let later = row_later(row, marks, points, cause);
            (row_now(row, marks, cause), later)
        }
        Differs::Named { dice } => {
            let [die, better] = dice;
            let later = cause.fifth_die().and_then(|later| match later {
                FifthDie::Rarer => Some(say!("coach-named-rarer", better, die)),
                later => fifth_later(better, later, cause),
            });
            (say!("coach-fifth-die-named", die, better), later)
        }
        Differs::Track { dice, marks } => {
            let ([die, better], [comes_to, _]) = (dice, marks);
            let marked = say!("coach-fifth-die-comes-to", die, marks = comes_to, better);
            (marked, track_later(dice, marks, cause))
        }
    }
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

/// The effect of the choice on a row.
fn row_now(row: Sum, [before, chosen, best]: [u32; 3], cause: &Cause) -> String {
    match (before, chosen) {
        (0, 0) => say!("coach-row-stays-empty", row),
        (0, _) if best == 0 => match cause.few_throws() {
            Some(throws) => say!("coach-row-is-opened-late", row, throws = throws.round()),
            None => say!("coach-row-is-opened", row),
        },
        (10.., _) if chosen > best => say!("coach-row-is-full", row),
        (before, chosen) if before == chosen => say!("coach-row-stays", row, marks = chosen),
        (_, chosen) if chosen > best => say!("coach-row-worth-less", row),
        (_, chosen) => say!("coach-row-comes-to", row, marks = chosen),
    }
}

/// The future of that row, compared with the best choice.
fn row_later(
    row: Sum,
    [before, chosen, best]: [u32; 3],
    part: f64,
    cause: &Cause,
) -> Option<String> {
    let better = cause.better?.to_string();
    if cause.ends == [true, true] {
        let [points, better_points] =
            [chosen, best].map(|marks| signed(row_score(row, marks, cause.penalty)));
        return Some(say!("coach-row-counts", points, better, better_points));
    }
    if cause.ends[0] {
        return None;
    }
    let points = signed(-(cause.penalty.points() as i32));
    if chosen > best && best > 0 {
        return Some(match cause.needless(row)? {
            Needless::Lost(games) => say!("coach-row-lost", points, games = percent(games)),
            Needless::Safe(games) => say!("coach-row-safe", points, games = percent(games)),
        });
    }
    if let Some(minus) = cause.in_minus(row, part) {
        let [games, better_games] = minus.map(percent);
        return Some(say!(
            "coach-row-ends-in-minus",
            points,
            games,
            better,
            better_games
        ));
    }
    let is_opened = before == 0 && best == 0;
    is_opened.then(|| say!("coach-row-below-five", points))
}

/// The effect of the fifth die on rows and throws to come, compared with the better one.
fn fifth_later(better: Die, later: FifthDie, cause: &Cause) -> Option<String> {
    let points = signed(-(cause.penalty.points() as i32));
    Some(match later {
        FifthDie::Row { row, minus } => {
            let [games, better_games] = minus.map(percent);
            say!(
                "coach-fifth-die-row",
                row,
                points,
                games,
                better,
                better_games
            )
        }
        FifthDie::Rows { minus } => {
            let [rows, better_rows] = minus.map(|rows| number(rows, 1));
            say!("coach-fifth-die-rows", rows, points, better, better_rows)
        }
        FifthDie::Sooner(throws) => say!("coach-fifth-die-sooner", throws = number(throws, 1)),
        FifthDie::Rarer => return None,
    })
}

/// The effect of the mark on the rest of the game.
fn track_later(
    [die, better]: [Die; 2],
    [marks, better_marks]: [u8; 2],
    cause: &Cause,
) -> Option<String> {
    let throws = cause.throws_sooner();
    let sooner = throws.map(|throws| say!("coach-fifth-die-sooner", throws = number(throws, 1)));
    let later = match cause.fifth_die() {
        _ if cause.is_nearly_out => Some(say!("coach-nearly-out")),
        // It is enough that this is shorter.
        _ if marks > better_marks && sooner.is_some() => None,
        Some(FifthDie::Rarer) => Some(say!("coach-track-rarer", die, better)),
        Some(later @ (FifthDie::Row { .. } | FifthDie::Rows { .. })) => {
            fifth_later(better, later, cause)
        }
        Some(FifthDie::Sooner(_)) | None => Some(say!("coach-track-pairs", die)),
    };
    Some(paragraph([sooner, later]))
}

/// A part in favour of the choice that was made.
fn in_return(what: Differs) -> String {
    match what {
        Differs::Row { row, marks } => match marks {
            [_, 0, _] => say!("coach-row-in-return-empty", row),
            [before, chosen, best] if chosen < best && chosen == before => {
                say!("coach-row-in-return-left", row)
            }
            [_, chosen, best] if chosen < best => say!("coach-row-in-return-fewer", row),
            [0, _, 0] => say!("coach-row-in-return-opened", row),
            _ => say!("coach-row-in-return", row),
        },
        Differs::Named { dice: [die, _] } | Differs::Track { dice: [die, _], .. } => {
            say!("coach-fifth-die-in-return", die)
        }
    }
}

/// The chance to win against others who play on: with the choice of the most points, or with another one that wins clearly
/// more often.
pub fn to_win(to_win: &ToWin, best: Choice) -> Option<String> {
    let of_best = to_win.of(best)?;
    let likeliest = *to_win.chances.first()?;
    if !wins_less(to_win, best) {
        let (choice, share) = (choice_in_words(&best), wins(of_best));
        return Some(say!("express-hint-win", choice, share));
    }
    let state = match to_win.ahead {
        ahead if ahead <= -CLEARLY => "behind",
        ahead if ahead >= CLEARLY => "ahead",
        _ => "level",
    };
    let points = number((to_win.ahead.abs() / 10.0).round() * 10.0, 0);
    let (choice, other) = (choice_in_words(&likeliest.choice), share(of_best.share));
    let share = wins(likeliest);
    Some(say!(
        "express-hint-win-instead",
        state,
        points,
        choice,
        share,
        other
    ))
}

/// Whether another choice surely wins more often than this one.
pub fn wins_less(to_win: &ToWin, choice: Choice) -> bool {
    let (Some(own), Some(likeliest)) = (to_win.of(choice), to_win.chances.first()) else {
        return false;
    };
    // Both were simulated with the same dice, so their difference has a smaller error than either.
    likeliest.share - own.share > likeliest.error.max(own.error)
}

/// The chance to win with the shown choice, and then that of [`to_win`].
pub fn to_win_after(to_win: &ToWin, [shown, best]: [Choice; 2]) -> Option<String> {
    let of_shown = to_win.of(shown).filter(|_| shown != best);
    let of_shown = of_shown.map(|chance| say!("coach-review-wins", share = wins(chance)));
    Some(paragraph([of_shown, self::to_win(to_win, best)]))
}

/// The chances to win with a choice and with the best one, against others who play on.
pub fn to_win_both(to_win: &ToWin, [chosen, best]: [Choice; 2]) -> Option<String> {
    let (chosen, best) = (to_win.of(chosen)?, to_win.of(best)?);
    Some(
        if (best.share - chosen.share).abs() <= best.error.max(chosen.error) {
            say!("coach-review-to-win-either", share = wins(best))
        } else {
            let (chosen, best) = (share(chosen.share), wins(best));
            say!("coach-review-to-win", chosen, best)
        },
    )
}

/// The points by which somebody is clearly behind or ahead.
const CLEARLY: f64 = 100.0;

/// A chance to win: `30% ± 2%`, or `0%`.
fn wins(chance: Chance) -> String {
    match chance.share {
        0.0 | 1.0 => share(chance.share),
        part => of_games(part, chance.error),
    }
}

/// A choice at the board within a line: `6 and 8`, `roll on` or `stop`.
pub fn board_choice(choice: BoardChoice) -> String {
    match choice {
        BoardChoice::Play(play) => board_play(play),
        BoardChoice::RollOn => say!("coach-board-roll-on"),
        BoardChoice::Stop => say!("coach-board-stop"),
    }
}

/// A choice at the board as a line of its own: `6 and 8`, `Roll on` or `Stop`.
pub fn board_choice_alone(choice: BoardChoice) -> String {
    match choice {
        BoardChoice::Play(play) => board_play(play),
        BoardChoice::RollOn => say!("coach-board-roll-on-alone"),
        BoardChoice::Stop => say!("coach-board-stop-alone"),
    }
}

/// A choice at the board as an action: `6 and 8`, `Rolling on` or `Stopping`.
pub fn move_ahead(choice: BoardChoice) -> String {
    match choice {
        BoardChoice::Play(play) => board_play(play),
        BoardChoice::RollOn => say!("coach-board-rolling-on"),
        BoardChoice::Stop => say!("coach-board-stopping"),
    }
}

/// Why a choice at the board cost something, in a few short sentences; `None` for one of the best.
pub fn board_cause(moment: &classic::Moment, players: &[Player]) -> Option<String> {
    if moment.is_best() {
        return None;
    }
    let (chosen, best) = (&moment.chosen, &moment.best);
    let instead = match (chosen.choice, best.choice) {
        (BoardChoice::Play(_), BoardChoice::Play(better)) if best.bust > 0.0 => say!(
            "coach-board-instead",
            play = board_play(better),
            spaces = kept(best),
            works = percent(1.0 - best.bust)
        ),
        _ => outcome(best),
    };
    let is_safe = chosen.choice.play().is_none() && bust_odds(&moment.position) == 0.0;
    let decider = moment.decider().map(|decider| match decider {
        Decider::AtOnce => say!("coach-board-wins-game"),
        Decider::Prize(prize) => wins_more(moment, prize),
    });
    Some(paragraph([
        Some(outcome(chosen)),
        Some(instead),
        // It goes on from the sentence before.
        decider,
        moment.rival().and_then(|rival| near_top(rival, players)),
        moment.shorter().map(shorter),
        moment
            .in_return()
            .map(|prize| wins_in_return(moment, prize)),
        moment.is_by_worth().then(|| worth(moment)),
        is_safe.then(|| say!("coach-board-safe")),
        moment
            .threat
            .and_then(|threat| self::threat(threat, players)),
    ]))
}

fn near_top(rival: Rival, players: &[Player]) -> Option<String> {
    let player = players.get(rival.seat.index())?;
    let (name, column, space) = (&player.name, rival.column, rival.space);
    let length = length(column);
    Some(if rival.is_ahead {
        say!("coach-board-may-be-lost", name, column, space, length)
    } else {
        say!("coach-board-shuts-out", name, space, length)
    })
}

fn shorter([column, other]: [Sum; 2]) -> String {
    let [length, longer] = [column, other].map(length);
    say!("coach-board-shorter", column, length, other, longer)
}

/// The threat of another player after a stop.
pub fn threat(threat: Threat, players: &[Player]) -> Option<String> {
    let player = players.get(threat.seat.index())?;
    let (name, chance) = (player.name.as_str(), percent(threat.chance));
    Some(say!("coach-board-threat", name, chance))
}

fn kept(advice: &Advice) -> u32 {
    advice.kept().round() as u32
}

fn outcome(advice: &Advice) -> String {
    if advice.choice == BoardChoice::Stop {
        return say!("coach-board-keeps", spaces = kept(advice));
    }
    say!("board-ahead", ahead = ahead(advice))
}

/// The expected turn after a choice, as a sentence without its end.
pub(super) fn ahead(advice: &Advice) -> String {
    let (choice, count) = (move_ahead(advice.choice), kept(advice));
    if advice.bust == 0.0 {
        return say!("board-ahead-keeps", choice, count);
    }
    let works = percent(1.0 - advice.bust);
    say!("board-ahead-risk", choice, count, works)
}

fn wins_more(moment: &classic::Moment, prize: Prize) -> String {
    let [won, best_won] = [&moment.chosen, &moment.best].map(|advice| moment.chance(prize, advice));
    let (chosen, better) = (percent(won), percent(best_won));
    let choice = moment.chosen.choice;
    let (play, is_play) = (board_choice(choice), choice.play().is_some());
    match (columns_won(prize), choice) {
        (None, _) if won > 0.0 && is_play => say!("coach-board-now-play", better, play, chosen),
        (None, _) => say!("coach-board-now", better),
        (Some(columns), _) if won == 0.0 => say!("coach-board-column", columns, better),
        (Some(columns), BoardChoice::Play(_)) => {
            say!("coach-board-column-play", columns, better, play, chosen)
        }
        (Some(columns), BoardChoice::RollOn) => {
            say!("coach-board-column-roll-on", columns, chosen)
        }
        (Some(columns), BoardChoice::Stop) => {
            say!("coach-board-column-stop", columns, better, chosen)
        }
    }
}

fn wins_in_return(moment: &classic::Moment, prize: Prize) -> String {
    let [chosen, better] =
        [&moment.chosen, &moment.best].map(|advice| percent(moment.chance(prize, advice)));
    let [play, best] = [moment.chosen.choice, moment.best.choice].map(board_choice);
    match (columns_won(prize), moment.chosen.choice) {
        (None, BoardChoice::Play(_)) => {
            say!("coach-board-return-now-play", play, chosen, best, better)
        }
        // A stop that wins the game is the best choice.
        (None, BoardChoice::RollOn | BoardChoice::Stop) => {
            say!("coach-board-return-now-roll-on", chosen)
        }
        (Some(columns), BoardChoice::Play(_)) => {
            say!(
                "coach-board-return-play",
                columns,
                play,
                chosen,
                best,
                better
            )
        }
        (Some(columns), BoardChoice::RollOn) => {
            say!("coach-board-return-roll-on", columns, chosen)
        }
        (Some(columns), BoardChoice::Stop) => {
            say!("coach-board-return-stop", columns, better)
        }
    }
}

/// The columns of a prize; `None` for the game.
fn columns_won(prize: Prize) -> Option<String> {
    match prize {
        Prize::Game => None,
        Prize::TwoColumns => Some(say!("coach-board-two-columns")),
        Prize::Column(column) => Some(say!("coach-board-one-column", column)),
    }
}

/// The value of a turn that works: compared with a bust and a stop, or after either play.
fn worth(moment: &classic::Moment) -> String {
    let (chosen, best) = (&moment.chosen, &moment.best);
    let figure = |value| figures(moment).value(value);
    let bust = figure(best.after_bust);
    let (roll_on, stop) = match (chosen.choice, best.choice) {
        (BoardChoice::RollOn, _) => (chosen, best),
        (BoardChoice::Stop, _) => (best, chosen),
        (BoardChoice::Play(_), _) => return worth_of_plays(moment, bust),
    };
    let (works, stop) = (figure(roll_on.if_it_works()), figure(stop.value));
    match moment.measure() {
        Measure::Turns => say!("coach-board-ends-turns", works, bust, stop),
        Measure::Points | Measure::Chance => say!("coach-board-ends", works, bust, stop),
    }
}

/// The value of a turn that works after either play, and of a bust if there can be one.
fn worth_of_plays(moment: &classic::Moment, bust: String) -> String {
    let [(play, chosen), (best, better)] = [&moment.chosen, &moment.best].map(|advice| {
        let worth = figures(moment).value(advice.if_it_works());
        (board_choice(advice.choice), worth)
    });
    let is_certain = [&moment.chosen, &moment.best].map(|advice| advice.bust) == [0.0, 0.0];
    match (moment.measure(), is_certain) {
        (Measure::Turns, true) => say!("coach-board-turns-play", best, better, play, chosen),
        (Measure::Points | Measure::Chance, true) => {
            say!("coach-board-games-play", best, better, play, chosen)
        }
        (Measure::Turns, false) => {
            say!("coach-board-works-turns", best, better, play, chosen, bust)
        }
        (Measure::Points | Measure::Chance, false) => {
            say!("coach-board-works", best, better, play, chosen, bust)
        }
    }
}

fn figures(moment: &classic::Moment) -> Figures {
    Figures::of(moment.measure(), [moment.loss()])
}

/// How the program plays a game at a level.
pub fn character(game: GameKind, level: Level) -> String {
    use GameKind::{Classic, Express};

    match (game, level) {
        (Express, Level::Careless) => say!("coach-express-careless"),
        (Express, Level::Steady) => say!("coach-express-steady"),
        (Express, Level::Bold) => say!("coach-express-bold"),
        (Express, Level::Evolved) => say!("coach-express-evolved"),
        (Express, Level::Master) => say!("coach-express-master"),
        (Classic, Level::Careless) => say!("coach-board-careless"),
        (Classic, Level::Steady) => say!("coach-board-steady"),
        (Classic, Level::Bold) => say!("coach-board-bold"),
        (Classic, Level::Evolved) => say!("coach-board-evolved"),
        (Classic, Level::Master) => say!("coach-board-master"),
    }
}
