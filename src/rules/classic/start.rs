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

/// A round of rolls for the start with several highest totals, after which these seats roll again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tie {
    /// The tied seats.
    pub seats: Vec<Seat>,
    /// The highest total.
    pub total: Sum,
}

/// The seats of the needed rolls, the ties among them, and the outcome.
///
/// All roll in the order of the seats, the highest total starts, and ties for it roll again. A solo player starts
/// without a roll.
pub(super) fn read(players: usize, rolls: &[RollOff]) -> (Vec<Seat>, Vec<Tie>, Start) {
    let mut starters = Vec::new();
    let mut ties = Vec::new();
    let mut seats: Vec<Seat> = Seat::all(players).collect();
    while seats.len() > 1 {
        let rolled = rolls[starters.len()..].iter().map(RollOff::sum);
        let round: Vec<(Seat, Sum)> = seats.iter().copied().zip(rolled).collect();
        starters.extend(round.iter().map(|&(seat, _)| seat));
        if let Some(&next) = seats.get(round.len()) {
            return (starters, ties, Start::Rolls(next));
        }
        let best = round.iter().map(|&(_, sum)| sum).max();
        let first = round.into_iter().filter(|&(_, sum)| Some(sum) == best);
        seats = first.map(|(seat, _)| seat).collect();
        if let (Some(total), true) = (best, seats.len() > 1) {
            let seats = seats.clone();
            ties.push(Tie { seats, total });
        }
    }
    let first = seats.first().copied().unwrap_or(Seat::FIRST);
    (starters, ties, Start::Decided(first))
}
