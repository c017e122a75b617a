use super::{Illegal, Play, Position};
use crate::rules::dice::Roll;
use crate::rules::{Seat, TurnNumber};

/// What a player does after a play (C3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Rolls again.
    RollOn,
    /// Ends the turn and keeps the gain (C8).
    Stop,
}

/// A roll with all that was written about it, legal or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    /// The four dice.
    pub roll: Roll,
    /// The play.
    pub play: Option<Play>,
    /// The decision after the play. Writing the next roll of the turn means to roll on.
    pub decision: Option<Decision>,
}

/// A roll that the game has reached, with its outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    turn: TurnNumber,
    before: Position,
    written: Written,
    entry: Entry,
    is_held: bool,
    player_departed: bool,
}

/// The outcome of a roll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Nothing is played yet.
    Open,
    /// A legal play.
    Chosen(Play),
    /// A play that a correction has made illegal; it has to be made again.
    Refused(Illegal),
    /// Nothing can be played (C7). A play or decision written before a correction does not count.
    Bust,
}

impl Step {
    /// The outcome of a roll in a position, and the position after it. `leavers` are the seats left after it (C14).
    pub(super) fn new(
        turn: TurnNumber,
        before: Position,
        written: Written,
        leavers: impl Iterator<Item = Seat>,
    ) -> (Step, Position) {
        let (entry, played) = match written.play {
            Some(play) => match before.play(&written.roll, play) {
                Ok(played) => (Entry::Chosen(play), played),
                Err(illegal) if illegal.legal.is_empty() => (Entry::Bust, before.bust()),
                Err(illegal) => (Entry::Refused(illegal), before.clone()),
            },
            None if before.plays(&written.roll).is_empty() => (Entry::Bust, before.bust()),
            None => (Entry::Open, before.clone()),
        };
        let stopped = match (&entry, written.decision) {
            (Entry::Chosen(_), Some(Decision::Stop)) => Some(played.stop()),
            _ => None,
        };
        let mut step = Step {
            turn,
            before,
            written,
            entry,
            is_held: stopped == Some(None),
            player_departed: false,
        };
        let mut after = stopped.flatten().unwrap_or(played);
        for seat in leavers {
            step.player_departed |= seat == step.seat() && !step.ends_turn();
            after = after.without(seat);
        }
        (step, after)
    }

    /// The number of the turn.
    pub fn turn(&self) -> TurnNumber {
        self.turn
    }

    /// The seat that rolled.
    pub fn seat(&self) -> Seat {
        self.before.turn()
    }

    /// The four dice.
    pub fn roll(&self) -> &Roll {
        &self.written.roll
    }

    /// The position before the roll.
    pub fn before(&self) -> &Position {
        &self.before
    }

    /// All that was written, whether it counts or not.
    pub fn written(&self) -> &Written {
        &self.written
    }

    /// The outcome of the roll.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The play that counts, if any.
    pub fn play(&self) -> Option<Play> {
        match self.entry {
            Entry::Chosen(play) => Some(play),
            Entry::Open | Entry::Refused(_) | Entry::Bust => None,
        }
    }

    /// The decision that counts, if any: none before a play or after a bust, and no illegal stop.
    pub fn decision(&self) -> Option<Decision> {
        self.play()?;
        self.written.decision.filter(|_| !self.is_held)
    }

    /// Whether a correction has made the written stop illegal, so that the decision has to be made again (C12).
    pub fn is_stop_refused(&self) -> bool {
        self.is_held
    }

    /// Whether its player left after the roll, during the turn: the runners came off, and nothing is to be played or
    /// decided (C14).
    pub fn player_departed(&self) -> bool {
        self.player_departed
    }

    /// Whether the roll ended the turn, by a stop or a bust, or because its player left.
    pub fn ends_turn(&self) -> bool {
        self.player_departed || self.entry == Entry::Bust || self.decision() == Some(Decision::Stop)
    }

    /// The number of the turn that the next roll belongs to.
    pub(super) fn next_turn(&self) -> TurnNumber {
        if self.ends_turn() {
            self.turn.next()
        } else {
            self.turn
        }
    }

    /// The position after the play and before the decision; the one before the roll if no play counts.
    pub fn played(&self) -> Position {
        self.play()
            .and_then(|play| self.before.play(&self.written.roll, play).ok())
            .unwrap_or_else(|| self.before.clone())
    }
}
