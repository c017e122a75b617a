//! A game as it is played: who plays what, everything that was thrown and chosen, undo and redo.
//!
//! A session is its log; the table is replayed from it and never stored. This floor knows no file, clock or screen, and
//! no randomness but the dice that follow from a seed.

mod log;
mod seed;
mod setup;

pub use log::Log;
pub use seed::Seed;
pub use setup::{Colour, Dice, Name, NameFault, Player, Setup, SetupFault};

use std::fmt;

use crate::rules::Ruling;
use crate::rules::dice::Throw;
use crate::rules::express::{Choice, Refusal, Replay, Score, Standing, Table, standings};

/// Something that happened at the table.
///
/// An event about an earlier throw is a correction: it is written over what stood there, and the log keeps both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The dice of a throw.
    Throw {
        /// The number of the throw, from 1.
        number: usize,
        /// The five dice.
        throw: Throw,
    },
    /// A player's choice.
    Choice {
        /// The number of the throw, from 1.
        throw: usize,
        /// The player's seat, from 0.
        seat: usize,
        /// The pairs and the fifth die.
        choice: Choice,
    },
}

impl Event {
    /// The number of the throw that the event is about, from 1.
    pub fn number(&self) -> usize {
        match *self {
            Event::Throw { number, .. } => number,
            Event::Choice { throw, .. } => throw,
        }
    }

    fn write_on(&self, replay: &mut Replay) -> Result<(), Refusal> {
        match *self {
            Event::Throw { number, throw } => replay.write_throw(number, throw),
            Event::Choice {
                throw,
                seat,
                choice,
            } => replay.write_choice(throw, seat, choice),
        }
    }
}

/// A game with its whole history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    setup: Setup,
    log: Log<Event>,
    table: Table,
}

impl Session {
    /// A session in which nothing has happened.
    pub fn new(setup: Setup) -> Session {
        Session {
            table: Table::new(setup.players().len()),
            log: Log::default(),
            setup,
        }
    }

    /// A session from its log, of which the first `cursor` events count and the others are undone.
    ///
    /// # Errors
    /// The first event that breaks the rules, or a cursor beyond the last event.
    pub fn replay(
        setup: Setup,
        events: impl IntoIterator<Item = Event>,
        cursor: usize,
    ) -> Result<Session, Fault> {
        let mut session = Session::new(setup);
        let mut replay = Replay::new(session.setup.players().len());
        for (index, event) in events.into_iter().enumerate() {
            event
                .write_on(&mut replay)
                .map_err(|reason| Fault::Event { index, reason })?;
            session.log.push(event);
        }
        let events = session.log.events().len();
        if cursor > events {
            return Err(Fault::Cursor { cursor, events });
        }
        session.log.move_to(cursor);
        session.table = if cursor < events {
            // Of a long game, two tables at once would be much to remember.
            drop(replay);
            session.replayed()
        } else {
            replay.finish()
        };
        Ok(session)
    }

    /// Who plays, for what penalty, with which dice.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The events with the cursor between the done and the undone ones.
    pub fn log(&self) -> &Log<Event> {
        &self.log
    }

    /// The table as the done events leave it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Lets an event happen; events that were undone are given up for it.
    ///
    /// # Errors
    /// What the rules say against it; the session is then as it was.
    pub fn record(&mut self, event: Event) -> Result<(), Refusal> {
        match event {
            Event::Throw { number, throw } => self.table.write_throw(number, throw)?,
            Event::Choice {
                throw,
                seat,
                choice,
            } => self.table.write_choice(throw, seat, choice)?,
        }
        self.log.push(event);
        Ok(())
    }

    /// Takes the last event back and returns it; nothing happens where there is none.
    pub fn undo(&mut self) -> Option<Event> {
        let event = self.log.undo()?;
        self.table = self.replayed();
        Some(event)
    }

    /// Lets the event that was undone last happen again and returns it; nothing happens where there is none.
    pub fn redo(&mut self) -> Option<Event> {
        let event = self.log.redo()?;
        self.table = self.replayed();
        Some(event)
    }

    /// What the app's dice show for a throw, if this game is played with them.
    pub fn roll(&self, number: usize) -> Option<Throw> {
        match self.setup.dice() {
            Dice::Real => None,
            Dice::App(seed) => Some(seed.throw(number)),
        }
    }

    /// The account of a seat's pad as it stands.
    pub fn score(&self, seat: usize) -> Score {
        Score::of(&self.table.pads()[seat], self.setup.penalty())
    }

    /// The ranking as it stands.
    pub fn standings(&self) -> Vec<Standing> {
        let totals: Vec<i32> = (0..self.setup.players().len())
            .map(|seat| self.score(seat).total())
            .collect();
        standings(&totals)
    }

    fn replayed(&self) -> Table {
        let mut replay = Replay::new(self.setup.players().len());
        for event in self.log.done() {
            // Every event of the log was accepted on the same table before, so it is again.
            let _ = event.write_on(&mut replay);
        }
        replay.finish()
    }
}

/// Why a log is not a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// An event breaks the rules.
    Event {
        /// Its place in the log, from 0.
        index: usize,
        /// What is wrong with it.
        reason: Refusal,
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
            Fault::Event { reason, .. } => reason.ruling(),
            Fault::Cursor { .. } => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Event { index, reason } => write!(f, "event {}: {reason}", index + 1)?,
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
