//! Facts that both games' results share: the costliest choice, the same person's other games, other attempts with the
//! same dice.

use super::{Over, ResultUi};
use crate::app::words;
use crate::paper::Fact;
use crate::rules::Seat;
use crate::scene::{Lane, LaneWeight as Weight};
use crate::session::{Colour, Session};
use crate::store::OwnGames;
use crate::text::say;

/// Who led alone after each throw or turn; nobody if several did.
fn alone_in_lead(courses: &[Vec<f64>]) -> Vec<Option<usize>> {
    let length = courses.iter().map(Vec::len).max().unwrap_or_default();
    let leader = |at: usize| {
        // Whoever is out or has left keeps what they have.
        let standings = courses
            .iter()
            .map(|course| *course.get(at).or(course.last()).unwrap_or(&0.0));
        let best = standings.clone().fold(f64::MIN, f64::max);
        let mut first = standings.enumerate().filter(|(_, value)| *value == best);
        let leader = first.next();
        leader
            .filter(|_| first.next().is_none())
            .map(|(seat, _)| seat)
    };
    (1..length).map(leader).collect()
}

/// How the lead changed, in a sentence; `None` where nobody led.
pub(super) fn leaders<G: ResultUi>(over: &Over<'_, G>) -> Option<String> {
    let players = over.session().players();
    if players.len() == 1 {
        return None;
    }
    let mut leaders: Vec<usize> = alone_in_lead(&over.ending.course)
        .into_iter()
        .flatten()
        .collect();
    leaders.dedup();
    match leaders[..] {
        [] => None,
        [only] => Some(say!(
            "result-course-one",
            name = players[only].name.as_str()
        )),
        _ => Some(say!("result-course-changes", count = leaders.len() - 1)),
    }
}

/// How far the winner is ahead of those who are next, and since when, or a kind word below zero.
pub fn ahead<G: ResultUi>(
    over: &Over<'_, G>,
    winner: Seat,
    total: i32,
    lead: u32,
    names: &str,
) -> String {
    let leaders = alone_in_lead(&over.ending.course);
    let last = leaders.iter().rev();
    let led = last
        .take_while(|leader| **leader == Some(winner.index()))
        .count();
    match (total, led) {
        (..=-1000, _) => say!("result-ahead-deep", count = lead, names),
        (..0, _) => say!("result-ahead-kind", count = lead, names),
        (_, 0) => say!("result-ahead", count = lead, names),
        (_, 1) => say!("result-ahead-last", count = lead, names),
        _ => say!(
            "result-ahead-since",
            count = lead,
            names,
            throw = leaders.len() - led + 1
        ),
    }
}

/// The costliest choice of a seat; `tell` words its title, the choice itself and its cost.
pub fn costliest<G: ResultUi>(
    over: &Over<'_, G>,
    seat: Seat,
    tell: impl Fn([String; 3]) -> String,
) -> String {
    let analysis = over.ending.analysis.as_ref();
    analysis.map_or("…".to_owned(), |analysis| {
        analysis.costliest_of(seat, tell)
    })
}

/// The same in brief: when, and what it cost.
pub fn cost<G: ResultUi>(over: &Over<'_, G>, seat: Seat) -> String {
    costliest(over, seat, |[when, _, cost]| {
        say!("result-costliest-told", when, cost)
    })
}

/// The rank of a result among the same person's: `best of 12`, `4th of 12`.
pub fn own_place<G: ResultUi>(over: &Over<'_, G>, seat: Seat) -> String {
    match over.own_games(seat) {
        None => "–".to_owned(),
        Some(own) if own.games == 1 => say!("result-own-first"),
        Some(own) if own.place == 1 => say!("result-own-best", count = own.games),
        Some(own) => say!("result-own-place", place = own.place, count = own.games),
    }
}

/// The rank with the best of the other results, worded by `told`.
pub fn among_own<G: ResultUi>(over: &Over<'_, G>, told: impl Fn(i32) -> String) -> String {
    let own = over.own_games(Seat::FIRST);
    let Some((OwnGames { place, games, .. }, best)) = own.and_then(|own| Some((own, own.best?)))
    else {
        return own_place(over, Seat::FIRST);
    };
    let best = told(best);
    match place {
        1 => say!("result-own-among-best", count = games, best),
        _ => say!("result-own-among", place, count = games, best),
    }
}

/// The facts about the dice of a solo game and the attempts with them; `result` words the result of an attempt.
pub fn dice_facts<G: ResultUi>(
    over: &Over<'_, G>,
    result: impl Fn(&Session<G>) -> String,
) -> Vec<Fact> {
    let dice = over.session().setup().dice();
    let dice = words::dice(dice, over.created);
    let mut facts = vec![Fact::on_screen(say!("result-dice"), dice)];
    let attempts = over.attempts();
    if !attempts.is_empty() {
        let began = over.created;
        let before = attempts.iter().filter(|attempt| attempt.created < began);
        let others = attempts.iter().map(|attempt| result(&attempt.session));
        let others: Vec<String> = others.collect();
        let fact = say!(
            "result-attempts-told",
            place = before.count() + 1,
            count = attempts.len() + 1,
            others = others.join(", ")
        );
        facts.push(Fact::new(say!("result-attempts"), fact));
    }
    facts
}

/// The courses of all players, and of other attempts with the same dice.
pub fn lanes<G: ResultUi>(over: &Over<'_, G>) -> Vec<Lane> {
    let players = over.session().players();
    let colour = players.first().map_or(Colour::Blue, |player| player.colour);
    let attempts = over.attempts().iter().map(|attempt| Lane {
        colour,
        name: String::new(),
        values: G::course(&attempt.session).swap_remove(0),
        weight: Weight::Earlier,
    });
    let first = over.first().colour;
    let lanes = players
        .iter()
        .zip(&over.ending.course)
        .map(|(player, course)| Lane {
            colour: player.colour,
            name: match players.len() {
                1 => String::new(),
                _ => words::fitted(player.name.as_str(), 12),
            },
            values: course.clone(),
            weight: match player.colour == first {
                true => Weight::First,
                false => Weight::Other,
            },
        });
    attempts.chain(lanes).collect()
}
