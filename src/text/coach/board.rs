//! The words of the coach at the board: why a choice cost something, where a move leads, how the computer plays.

use super::super::{Figures, Value, board_play, percent, say};
use super::paragraph;
use crate::coach::classic::{Advice, Choice, Threat};
use crate::coach::review::classic::{CLEAR, Moment, Prize, Rival, SLIGHT};
use crate::coach::review::{Judged, Measure};
use crate::rules::classic::{bust_odds, length};
use crate::rules::dice::Sum;
use crate::session::{Level, Player};

/// A choice at the board within a line: `6 and 8`, `roll on` or `stop`.
pub fn board_choice(choice: Choice) -> String {
    match choice {
        Choice::Play(play) => board_play(play),
        Choice::RollOn => say!("coach-board-roll-on"),
        Choice::Stop => say!("coach-board-stop"),
    }
}

/// A choice at the board as a line of its own: `6 and 8`, `Roll on` or `Stop`.
pub fn board_choice_alone(choice: Choice) -> String {
    match choice {
        Choice::Play(play) => board_play(play),
        Choice::RollOn => say!("coach-board-roll-on-alone"),
        Choice::Stop => say!("coach-board-stop-alone"),
    }
}

/// A choice at the board as an action: `6 and 8`, `Rolling on` or `Stopping`.
pub fn move_ahead(choice: Choice) -> String {
    match choice {
        Choice::Play(play) => board_play(play),
        Choice::RollOn => say!("coach-board-rolling-on"),
        Choice::Stop => say!("coach-board-stopping"),
    }
}

/// Why a choice at the board costs something, in at most two sentences: what becomes of it and of the best one, and what
/// else speaks against it; `None` for one of the best.
pub fn board_cause(moment: &Moment, players: &[Player]) -> Option<String> {
    if moment.is_best() {
        return None;
    }
    let besides = if moment.wins_at_once() {
        None
    } else {
        besides(moment, players)
    };
    Some(paragraph([Some(comes_of_it(moment)), besides]))
}

/// The strongest reason beside the chances.
fn besides(moment: &Moment, players: &[Player]) -> Option<String> {
    let is_feared = |threat: &Threat| threat.chance >= FEARED;
    let may_stop = moment.chosen.choice == Choice::Stop || moment.is_bolder();
    let threat = moment.threat.filter(|threat| may_stop && is_feared(threat));
    let threat = || threat.and_then(|threat| self::threat(threat, players));
    let prize = |is_new, least| {
        let prize = moment.prize_of_best(is_new, least);
        prize.map(|prize| wins_more(moment, prize))
    };
    if moment.chosen.choice.play().is_none() {
        let keeps = || moment.keeps_more().then(|| keeps_more(moment));
        let safe = safe_roll(moment).or_else(threat);
        return safe
            .or_else(|| prize(false, CLEAR))
            .or_else(|| seldom_busts(moment))
            .or_else(keeps);
    }
    let [best, chosen] = [&moment.best, &moment.chosen].map(|advice| board_choice(advice.choice));
    let top = || {
        let column = moment.top_of_best()?;
        Some(say!("coach-board-tops", best = best.as_str(), column))
    };
    let begins = || {
        let column = moment.begins()?;
        Some(say!("coach-board-begins", chosen, column))
    };
    let free = || {
        let is_free = moment.leaves_a_runner();
        is_free.then(|| say!("coach-board-leaves-runner", best = best.as_str()))
    };
    let closer = || moment.closer().map(|columns| closer(moment, columns));
    let rival = || moment.rival().and_then(|rival| near_top(rival, players));
    let is_nearly_won =
        moment.measure() == Measure::Chance && moment.if_it_works(&moment.best) >= NEARLY_WON;
    let safer = |share| safer(moment, share);
    let clear = || prize(true, CLEAR);
    let main = match moment.works_more_often() {
        true => top()
            .or_else(|| safer(MAINLY))
            .or_else(closer)
            .or_else(clear)
            .or_else(free),
        false if is_nearly_won => threat().or_else(clear),
        false => clear().or_else(top).or_else(rival).or_else(closer),
    };
    main.or_else(|| safer(0.0))
        .or_else(|| prize(true, SLIGHT))
        .or_else(threat)
        .or_else(free)
        .or_else(|| moment.shorter().map(shorter))
        .or_else(begins)
}

/// That the next roll can’t or nearly can’t bust, of a stop.
fn safe_roll(moment: &Moment) -> Option<String> {
    match bust_odds(&moment.position) {
        _ if moment.chosen.choice != Choice::Stop => None,
        0.0 => Some(say!("coach-board-safe")),
        ..NEVER => Some(say!("coach-board-nearly-safe")),
        _ => None,
    }
}

/// That the next roll seldom busts, of a stop.
fn seldom_busts(moment: &Moment) -> Option<String> {
    let bust = bust_odds(&moment.position);
    let is_seldom = moment.chosen.choice == Choice::Stop && bust <= SELDOM;
    // A turn of one roll has been told already.
    let is_new = moment.best.bust - bust > NEVER;
    (is_seldom && is_new).then(|| say!("coach-board-seldom-busts", bust = percent(bust)))
}

/// The chance from which on another player’s next turn is the reason not to stop.
const FEARED: f64 = 0.4;
/// The chance to win from which on a game is nearly won.
const NEARLY_WON: f64 = 0.95;
/// How much less often the next roll busts after a play that is called safer.
const SAFER: f64 = 0.02;
/// The share of what the turn works more often that this has to explain to be the first reason.
const MAINLY: f64 = 0.4;
/// The chance of a bust up to which the next roll seldom busts.
const SELDOM: f64 = 0.15;
/// The chance of a bust below which the next roll almost never busts.
const NEVER: f64 = 0.01;

/// The chances that the next roll busts, if that explains this share of how much more often the turn works after the best play.
fn safer(moment: &Moment, share: f64) -> Option<String> {
    let (chosen, best) = (&moment.chosen, &moment.best);
    let (bust, less) = (moment.next_bust(chosen)?, moment.next_bust(best)?);
    let more_often = chosen.bust - best.bust;
    // A play that is safer now may aim at more, and then works less often.
    if more_often < 0.0 || bust - less < SAFER.max(share * more_often) {
        return None;
    }
    let [best, chosen] = [best, chosen].map(|advice| board_choice(advice.choice));
    let [less, bust] = [less, bust].map(percent);
    Some(say!("coach-board-next-bust", best, less, chosen, bust))
}

fn near_top(rival: Rival, players: &[Player]) -> Option<String> {
    let player = players.get(rival.seat.index())?;
    let (name, column, space) = (&player.name, rival.column, rival.space);
    let length = length(column);
    Some(say!("coach-board-may-be-lost", name, column, space, length))
}

fn shorter([column, other]: [Sum; 2]) -> String {
    let [length, longer] = [column, other].map(length);
    say!("coach-board-shorter", column, length, other, longer)
}

fn closer(moment: &Moment, columns: [(Sum, u8); 2]) -> String {
    let [(column, left), (other, more)] = columns;
    let [best, chosen] = [&moment.best, &moment.chosen].map(|advice| board_choice(advice.choice));
    say!(
        "coach-board-closer",
        best,
        column,
        left,
        chosen,
        other,
        more
    )
}

fn keeps_more(moment: &Moment) -> String {
    let [chosen, best] = [&moment.chosen, &moment.best].map(|advice| board_choice(advice.choice));
    let [spaces, more] = [&moment.chosen, &moment.best].map(kept);
    say!("coach-board-keeps", best, more, chosen, spaces)
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

/// The expected turn after a choice, as a sentence without its end.
pub(in crate::text) fn ahead(advice: &Advice) -> String {
    let (choice, count) = (move_ahead(advice.choice), kept(advice));
    if advice.bust == 0.0 {
        return say!("board-ahead-keeps", choice, count);
    }
    let works = percent(1.0 - advice.bust);
    say!("board-ahead-risk", choice, count, works)
}

fn wins_more(moment: &Moment, prize: Prize) -> String {
    let [best, chosen] = [&moment.best, &moment.chosen].map(|advice| board_choice(advice.choice));
    let [better, share] =
        [&moment.best, &moment.chosen].map(|advice| percent(moment.chance(prize, advice)));
    match prize {
        Prize::Game => say!("coach-board-wins-game", best, better, chosen, share),
        Prize::TwoColumns => say!("coach-board-wins-two", best, better, chosen, share),
        Prize::AnyColumn => say!("coach-board-wins-one", best, better, chosen, share),
        Prize::Column(column) => say!(
            "coach-board-wins-column",
            column,
            best,
            better,
            chosen,
            share
        ),
    }
}

/// How often either choice works, and what the game is worth then, after a bust, and after a stop.
fn comes_of_it(moment: &Moment) -> String {
    let (chosen, best) = (&moment.chosen, &moment.best);
    if moment.wins_at_once() {
        let share = percent(moment.chance(Prize::Game, chosen));
        let [best, chosen] = [best, chosen].map(|advice| board_choice(advice.choice));
        return say!("coach-board-at-once", best, chosen, share);
    }
    let figures = Figures::of(moment.measure(), [moment.loss()]);
    let figure = |value| figures.count(value);
    let is_alone = moment.measure() == Measure::Turns;
    let (roll_on, stop) = match (chosen.choice, best.choice) {
        (Choice::RollOn, _) => (chosen, best),
        (Choice::Stop, _) => (best, chosen),
        (Choice::Play(_), _) => return comes_of_plays(moment, figure(best.after_bust)),
    };
    // No stop is worse than a bust, but the values of two boards are not that exact.
    let bust = figure(match is_alone {
        true => best.after_bust.max(stop.value),
        false => best.after_bust.min(stop.value),
    });
    let if_it_works = moment.if_it_works(roll_on);
    let (often, works) = (percent(1.0 - roll_on.bust), figure(if_it_works));
    // Nor do they tell that whoever rolled on and may still stop has lost nothing, or whether to stop after a roll where a stop
    // before it was wrong.
    let is_one_roll = (roll_on.bust - bust_odds(&moment.position)).abs() < NEVER;
    let is_unclear = best.choice == Choice::RollOn && is_one_roll && if_it_works < 0.99;
    let is_in_doubt = !is_alone && (if_it_works <= stop.value || is_unclear);
    let stop = figure(stop.value);
    match is_alone {
        _ if is_in_doubt => say!(
            "coach-board-risks",
            often = percent(roll_on.bust),
            bust,
            stop
        ),
        true => say!("coach-board-ends-turns", often, works, bust, stop),
        false => say!("coach-board-ends", often, works, bust, stop),
    }
}

fn comes_of_plays(moment: &Moment, bust: Value<'static>) -> String {
    let figures = Figures::of(moment.measure(), [moment.loss()]);
    let of = |advice: &Advice| {
        let works = figures.count(moment.if_it_works(advice));
        (
            board_choice(advice.choice),
            percent(1.0 - advice.bust),
            works,
        )
    };
    let (play, often, works) = of(&moment.chosen);
    let (best, more_often, better) = of(&moment.best);
    let is_certain = [&moment.chosen, &moment.best].map(|advice| advice.bust) == [0.0, 0.0];
    match (moment.measure(), is_certain) {
        (Measure::Turns, true) => say!("coach-board-turns-play", best, better, play, works),
        (Measure::Points | Measure::Chance, true) => {
            say!("coach-board-games-play", best, better, play, works)
        }
        (Measure::Turns, false) => {
            say!(
                "coach-board-works-turns",
                best,
                more_often,
                better,
                play,
                often,
                works,
                bust
            )
        }
        (Measure::Points | Measure::Chance, false) => {
            say!(
                "coach-board-works",
                best,
                more_often,
                better,
                play,
                often,
                works,
                bust
            )
        }
    }
}

/// How the computer plays at a level of the board.
pub fn board_player(level: Level) -> String {
    match level {
        Level::Dreamy | Level::Careless | Level::Eager | Level::Curious => {
            say!("coach-board-careless")
        }
        Level::Steady => say!("coach-board-steady"),
        Level::Bold => say!("coach-board-bold"),
        Level::Evolved => say!("coach-board-evolved"),
        Level::Master => say!("coach-board-master"),
    }
}
