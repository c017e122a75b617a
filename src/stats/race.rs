//! The course of a game: the standing of every seat after each throw or turn.

use crate::rules::classic::{Position, Turn, length};
use crate::rules::dice::Sum;
use crate::rules::express::Score;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Classic, Express, Session};

/// The totals of every seat before the first throw and after each one, until the seat was out or left.
pub fn totals(session: &Session<Express>) -> Vec<Vec<f64>> {
    let (table, penalty) = (session.table(), session.setup().penalty());
    let seats = Seat::all(session.players().len());
    seats
        .map(|seat| {
            let end = table.out_at(seat).map(ThrowNumber::get);
            let end = end.or(session.tenure(seat).departed);
            let rounds = table.rounds().iter();
            let totals = rounds.take(end.unwrap_or(usize::MAX)).map(|round| {
                let pad = round.cells()[seat].after();
                f64::from(Score::of(&pad, penalty).total())
            });
            std::iter::once(0.0).chain(totals).collect()
        })
        .collect()
}

/// The progress of every seat in columns, before the first round of turns and after each one: a won column counts 1,
/// one that someone else has won 0, and any other the share of its spaces climbed. Of those that are not won, only as
/// many count as the player still needs.
pub fn columns(session: &Session<Classic>) -> Vec<Vec<f64>> {
    let table = session.table();
    let steps = table.steps();
    let turns = table.turns();
    let count = session.players().len();
    let first = turns.first().map_or(0, |turn| turn.seat.index());
    let place = |turn: &Turn| (turn.seat.index() + count - first) % count;
    let rounds = turns.chunk_by(|one, next| place(one) < place(next));
    let ends = rounds.filter_map(<[Turn]>::last).map(|turn| {
        let next = steps.get(turn.rolls.end().get());
        next.map_or_else(|| table.position(), |step| step.before())
    });
    let positions: Vec<&Position> = ends.collect();
    Seat::all(count)
        .map(|seat| {
            let gone = positions.iter().map(|position| gone(position, seat));
            std::iter::once(0.0).chain(gone).collect()
        })
        .collect()
}

fn gone(position: &Position, seat: Seat) -> f64 {
    let mut shares = Sum::ALL.map(|column| match position.winner_of(column) {
        Some(winner) => f64::from(winner == seat),
        None => f64::from(position.square(seat, column)) / f64::from(length(column)),
    });
    shares.sort_by(|one, other| other.total_cmp(one));
    // The last stop may win more columns than the game asks for.
    let needed = position.setting().columns.count();
    let count = needed.max(position.columns_won(seat));
    shares.iter().take(count).sum()
}
