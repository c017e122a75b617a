//! Facts that both games' results share: the costliest choice, the same person's other games, other attempts with the
//! same dice.

use super::{Attempt, Over, ResultUi};
use crate::app::words;
use crate::paper::Fact;
use crate::rules::Seat;
use crate::scene::Lane;
use crate::session::Colour;
use crate::store::OwnGames;
use crate::text::say;

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

/// The rank of a result among the same person's: `best of 12`, `4th of 12`.
pub fn own_place<G: ResultUi>(over: &Over<'_, G>, seat: Seat) -> String {
    match over.own_games(seat) {
        None => "–".to_owned(),
        Some(own) if own.games == 1 => say!("result-own-first"),
        Some(own) if own.place == 1 => say!("result-own-best", count = own.games),
        Some(own) => say!("result-own-place", place = own.place, count = own.games),
    }
}

/// The rank as a line below the headline of a solo game; empty for a first game.
pub fn own_margin<G: ResultUi>(over: &Over<'_, G>) -> String {
    match over.own_games(Seat::FIRST) {
        None => String::new(),
        Some(own) if own.games == 1 => String::new(),
        Some(own) if own.place == 1 => say!("result-own-margin-best", count = own.games),
        Some(own) => say!("result-own-margin", place = own.place, count = own.games),
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
        1 => say!("result-own-among-best", count = games, best = best),
        _ => say!(
            "result-own-among",
            place = place,
            count = games,
            best = best
        ),
    }
}

/// The facts about the dice of a solo game and the attempts with them; `result` words the result of an attempt.
pub fn dice_facts<G: ResultUi>(
    over: &Over<'_, G>,
    result: impl Fn(&Attempt<G>) -> String,
) -> Vec<Fact> {
    let dice = over.session().setup().dice();
    let dice = words::dice(dice, over.created);
    let mut facts = vec![Fact::on_screen(say!("result-dice"), dice)];
    let attempts = over.attempts();
    if !attempts.is_empty() {
        let began = over.created;
        let before = attempts.iter().filter(|attempt| attempt.created < began);
        let others: Vec<String> = attempts.iter().map(result).collect();
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
        values: attempt.course.clone(),
        is_strong: false,
    });
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
            is_strong: true,
        });
    attempts.chain(lanes).collect()
}
