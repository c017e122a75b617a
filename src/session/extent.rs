//! How much one game can hold: what no reader of its file would take is never recorded.

use super::{Refused, Variant};

/// The most events of a game: several hundred times as many as a long one has.
const MOST_EVENTS: usize = 100_000;

/// The most seatings of a game: more than fifty for each of eight seats.
const MOST_SEATED: usize = 500;

/// Why a game can hold no more.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    #[error("a game has at most {0} events")]
    Events(usize),
    #[error("players come, go and take over at most {0} times in a game")]
    Seated(usize),
    #[error("so much of this game was corrected so long afterwards that it cannot be played again")]
    Again,
    #[error("a game of {seats} has at most {most} throws")]
    Throws { seats: usize, most: usize },
    #[error("a game has at most {0} rolls")]
    Rolls(usize),
    #[error("a game has at most {0} rolls for the start")]
    RollOffs(usize),
}

/// The extent of a game, for its limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Extent {
    events: usize,
    seated: usize,
    latest: usize,
    /// An upper bound on what its corrections replay.
    again: usize,
}

impl Extent {
    /// The extent with one more event at a table of so many seats.
    pub(super) fn with<G: Variant>(mut self, event: &G::Event, seats: usize) -> Extent {
        self.events += 1;
        self.seated += usize::from(G::seating(event).is_some());
        self.latest = self.latest.max(G::number(event));
        self.again += G::again(event, self.latest, seats);
        self
    }

    /// Refuses what no game can hold. `judged` is what was replayed, if that is known.
    pub(super) fn check<G: Variant>(&self, judged: Option<usize>) -> Result<(), Refused<G>> {
        let limit = if self.events > MOST_EVENTS {
            Limit::Events(MOST_EVENTS)
        } else if self.seated > MOST_SEATED {
            Limit::Seated(MOST_SEATED)
        } else if judged.unwrap_or(self.again) > G::MOST_PLAYED_AGAIN {
            Limit::Again
        } else {
            return Ok(());
        };
        Err(Refused::Full(limit))
    }
}
