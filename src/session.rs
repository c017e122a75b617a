//! A game as it is played: who plays what, everything that was rolled and chosen, undo and redo.
//!
//! A session is its log; the table is replayed from it and never stored. Both games go through the same code: what they
//! differ in is a [`Game`]. This floor knows no file, clock or screen, and no randomness but the dice that follow from a
//! seed.

pub mod classic;
mod earlier;
mod express;
mod log;
mod played;
mod seed;
mod setup;

pub use classic::Classic;
pub use earlier::Earlier;
pub use express::{Event, Express};
pub use log::Log;
pub use played::Played;
pub use seed::Seed;
pub use setup::{Colour, Dice, Level, Name, NameFault, Player, Setup, SetupFault};

use std::fmt;

use crate::rules::Ruling;

/// A game as a table has set it up: what can happen in it, and where that is written.
pub trait Game: Clone + fmt::Debug + Eq + Send + 'static {
    /// Something that happens.
    type Event: Copy + fmt::Debug + Eq + Send + 'static;
    /// The record that is replayed from the events.
    type Table: Clone + fmt::Debug + Eq + Send + 'static;
    /// Why an event cannot happen.
    type Refusal: std::error::Error + Clone + Eq;

    /// The most players that one table seats.
    const MOST_PLAYERS: usize;

    /// Whether these players can play for what they have agreed on.
    ///
    /// # Errors
    /// Why they cannot.
    fn check(&self) -> Result<(), SetupFault> {
        Ok(())
    }

    /// The table before anything has happened.
    fn table(&self) -> Self::Table;

    /// Writes an event on the table.
    ///
    /// # Errors
    /// What the rules say against it; the table is then as it was.
    fn write(table: &mut Self::Table, event: Self::Event) -> Result<(), Self::Refusal>;

    /// The table after these events.
    ///
    /// # Errors
    /// The place of the first event that breaks the rules, and what they say against it.
    fn replay(&self, events: &[Self::Event]) -> Result<Self::Table, (usize, Self::Refusal)> {
        let mut table = self.table();
        for (index, &event) in events.iter().enumerate() {
            Self::write(&mut table, event).map_err(|refusal| (index, refusal))?;
        }
        Ok(table)
    }

    /// The ruling behind a refusal, where it is one of the game's.
    fn ruling(refusal: &Self::Refusal) -> Option<Ruling>;
}

/// A game with its whole history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session<G: Game = Express> {
    setup: G,
    log: Log<G::Event>,
    table: G::Table,
}

impl<G: Game> Session<G> {
    /// A session in which nothing has happened.
    pub fn new(setup: G) -> Session<G> {
        Session {
            table: setup.table(),
            log: Log::default(),
            setup,
        }
    }

    /// A session from its log, of which the first `cursor` events count and the others are undone.
    ///
    /// # Errors
    /// The first event that breaks the rules, or a cursor beyond the last event.
    pub fn replay(
        setup: G,
        events: impl IntoIterator<Item = G::Event>,
        cursor: usize,
    ) -> Result<Session<G>, Fault> {
        let events: Vec<G::Event> = events.into_iter().collect();
        let whole = setup
            .replay(&events)
            .map_err(|(index, refusal)| Fault::Event {
                index,
                reason: refusal.to_string(),
                ruling: G::ruling(&refusal),
            })?;
        if cursor > events.len() {
            let events = events.len();
            return Err(Fault::Cursor { cursor, events });
        }
        let table = if cursor == events.len() {
            whole
        } else {
            // Of a long game, two tables at once would be much to remember.
            drop(whole);
            replayed(&setup, &events[..cursor])
        };
        let log = Log::new(events, cursor);
        Ok(Session { setup, log, table })
    }

    /// Who plays, what they have agreed on, with which dice.
    pub fn setup(&self) -> &G {
        &self.setup
    }

    /// The events with the cursor between the done and the undone ones.
    pub fn log(&self) -> &Log<G::Event> {
        &self.log
    }

    /// The table as the done events leave it.
    pub fn table(&self) -> &G::Table {
        &self.table
    }

    /// Lets an event happen; events that were undone are given up for it.
    ///
    /// # Errors
    /// What the rules say against it; the session is then as it was.
    pub fn record(&mut self, event: G::Event) -> Result<(), G::Refusal> {
        G::write(&mut self.table, event)?;
        self.log.push(event);
        Ok(())
    }

    /// Takes the last event back and returns it; nothing happens where there is none.
    pub fn undo(&mut self) -> Option<G::Event> {
        let event = self.log.undo()?;
        self.table = replayed(&self.setup, self.log.done());
        Some(event)
    }

    /// Lets the event that was undone last happen again and returns it; nothing happens where there is none.
    pub fn redo(&mut self) -> Option<G::Event> {
        let event = self.log.redo()?;
        self.table = replayed(&self.setup, self.log.done());
        Some(event)
    }
}

/// The table after events of a log: each of them was accepted on the same table before, so it is again.
fn replayed<G: Game>(setup: &G, events: &[G::Event]) -> G::Table {
    setup.replay(events).unwrap_or_else(|_| setup.table())
}

/// Why a log is not a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// An event breaks the rules.
    Event {
        /// Its place in the log, from 0.
        index: usize,
        /// What is wrong with it, in words.
        reason: String,
        /// The ruling that it breaks, where it is one of the game's.
        ruling: Option<Ruling>,
    },
    /// The cursor is beyond the last event.
    Cursor {
        /// Where it stands.
        cursor: usize,
        /// How many events there are.
        events: usize,
    },
}

impl Fault {
    /// The ruling that is broken, where it is one of the game's.
    pub fn ruling(&self) -> Option<Ruling> {
        match self {
            Fault::Event { ruling, .. } => *ruling,
            Fault::Cursor { .. } => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Event { index, reason, .. } => write!(f, "event {}: {reason}", index + 1)?,
            Fault::Cursor { cursor, events } => {
                write!(
                    f,
                    "the cursor is {cursor}, but there are only {events} events"
                )?;
            }
        }
        match self.ruling() {
            Some(ruling) => write!(f, " ({ruling})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Fault {}
