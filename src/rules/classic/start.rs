use crate::rules::Seat;
use crate::rules::dice::RollOff;

/// What the rolls for the start have come to (C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// This seat rolls next.
    Rolls(Seat),
    /// This seat starts.
    Decided(Seat),
}

/// Whose each of the rolls is, as far as they are needed, and what they have come to.
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
