//! The events of a game, and how many of them it can hold: what no reader of its file would accept is never recorded.

use super::{Refused, Variant};

/// A list of events with a cursor: those before it are done, those after it undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log<E> {
    events: Vec<E>,
    cursor: usize,
}

impl<E: Clone> Log<E> {
    /// A log whose first `cursor` events are done, or all if there are fewer.
    pub(super) fn new(events: Vec<E>, cursor: usize) -> Log<E> {
        let cursor = cursor.min(events.len());
        Log { events, cursor }
    }

    /// Every event, the undone ones at the end.
    pub fn events(&self) -> &[E] {
        &self.events
    }

    /// The number of done events.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The events that are done.
    pub fn done(&self) -> &[E] {
        &self.events[..self.cursor]
    }

    /// The events that are undone, the next to redo first.
    pub fn undone(&self) -> &[E] {
        &self.events[self.cursor..]
    }

    pub(super) fn push(&mut self, event: E) {
        self.events.truncate(self.cursor);
        self.events.push(event);
        self.cursor += 1;
    }

    pub(super) fn undo(&mut self) -> Option<E> {
        self.cursor = self.cursor.checked_sub(1)?;
        self.undone().first().cloned()
    }

    /// Undoes all but so many events.
    pub(super) fn undo_to(&mut self, cursor: usize) {
        self.cursor = self.cursor.min(cursor);
    }

    pub(super) fn redo(&mut self) -> Option<E> {
        let event = self.undone().first().cloned()?;
        self.cursor += 1;
        Some(event)
    }
}

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
    #[error("players can join, leave and take over at most {0} times in a game")]
    Seated(usize),
    #[error("this game has too many late corrections to replay")]
    Again,
    #[error("a game for {seats} has at most {most} throws")]
    Throws { seats: usize, most: usize },
    #[error("a game has at most {0} rolls")]
    Rolls(usize),
    #[error("a game has at most {0} starting rolls")]
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
