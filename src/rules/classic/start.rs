use crate::rules::Seat;
use crate::rules::dice::{RollOff, Sum};

/// The outcome of the rolls for the start (C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// This seat rolls next.
    Rolls(Seat),
    /// This seat starts.
    Decided(Seat),
}

/// The seat of each roll that was needed, and the outcome.
///
/// Everybody rolls in the order of the seats, the highest total starts, and those who tie for it roll again. One player
/// alone starts without a roll.
pub(super) fn read(players: usize, rolls: &[RollOff]) -> (Vec<Seat>, Start) {
    let mut seats = Vec::new();
    let mut tied: Vec<Seat> = Seat::all(players).collect();
    while tied.len() > 1 {
        let round: Vec<(Seat, RollOff)> = tied
            .iter()
            .copied()
            .zip(rolls[seats.len()..].iter().copied())
            .collect();
        seats.extend(round.iter().map(|&(seat, _)| seat));
        if let Some(&next) = tied.get(round.len()) {
            return (seats, Start::Rolls(next));
        }
        let best = round.iter().map(|(_, roll)| roll.sum()).max();
        tied = round
            .iter()
            .filter(|(_, roll)| Some(roll.sum()) == best)
            .map(|&(seat, _)| seat)
            .collect();
    }
    let first = tied.first().copied().unwrap_or(Seat::FIRST);
    (seats, Start::Decided(first))
}

/// A round of rolls for the start in which several had the highest total, so that these roll again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// Who had it.
    pub seats: Vec<Seat>,
    /// The highest total.
    pub total: Sum,
}

/// Every tie that these rolls have led to, the first one first, and whether the last roll made the last of them.
pub(super) fn ties(players: usize, rolls: &[RollOff]) -> (Vec<Tie>, bool) {
    let mut ties = Vec::new();
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    let mut rest = rolls;
    while seats.len() > 1
        && let Some((round, after)) = rest.split_at_checked(seats.len())
        && let Some(total) = round.iter().map(RollOff::sum).max()
    {
        let round = seats.into_iter().zip(round);
        seats = round
            .filter(|(_, roll)| roll.sum() == total)
            .map(|(seat, _)| seat)
            .collect();
        rest = after;
        if seats.len() > 1 {
            ties.push(Tie {
                seats: seats.clone(),
                total,
            });
        }
    }
    let is_last = !ties.is_empty() && seats.len() > 1 && rest.is_empty();
    (ties, is_last)
}
