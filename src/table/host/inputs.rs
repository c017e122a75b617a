//! Inputs of a host.

use std::time::Duration;

use super::{Device, Viewer};
use crate::rules::Seat;
use crate::rules::classic::Play;
use crate::rules::dice::Die;
use crate::rules::express::Choice;
use crate::session::Seed;
use crate::table::{Hosted, Thought};

/// An input of a host.
#[derive(Debug, Clone)]
pub enum Input<G: Hosted> {
    /// Record dice, a decision or a seating for this viewer; `None` is a script, which may write whatever the rules
    /// allow.
    Write(G::Event, Option<Viewer>),
    /// A seat acts on a device of its own.
    Act {
        /// Who acts.
        seat: Seat,
        /// The question that the act answers, as [`Hosted::revision`] named it.
        revision: String,
        /// The act.
        act: Act,
    },
    /// Throw the app's dice.
    Throw,
    /// Undo the last act of a person, with all that the program has done since; the last event if no person has
    /// acted.
    Undo,
    /// Undo, provided that exactly this many events are done.
    UndoAt(usize),
    /// Redo the last undone act.
    Redo,
    /// This seat undoes its last decision, without asking again those who decided about the same since.
    TakeBack(Seat),
    /// This seat has the laptop now.
    Hold(Seat),
    /// The devices of the people by seat; missing ones are at the laptop.
    Devices(Vec<Device>),
    /// Let the program think, even about what people have undone.
    Hurry,
    /// Let the program play a game that is left to it to the end.
    PlayOut,
    /// The dice of this seed decide the start, without a roll.
    SkipStart(Seed),
    /// The program has thought about what comes after so many events.
    Thought(usize, Answer<G::Event>),
    /// Somebody asks the coach.
    Ask(G::Question),
    /// The coach has answered.
    Advised(G::Question, Answer<G::Advice>),
    /// Somebody wants to see the review of the game so far.
    LookBack,
    /// Somebody has seen the dice of this game in another one.
    KnowDice,
    /// This much time has passed in this thought.
    Passed(Duration, Thought),
    /// Pause the clock, or let it go on.
    Pause,
    /// The consequence of time that was up after so many events.
    TimeUp(usize, Thought, Answer<G::Event>),
    /// A review of the finished game has found these mean losses, by seat.
    Reviewed(Vec<f64>),
    /// Whether the game counts in the records from now on.
    Count(bool),
}

/// An act at a seat, in either game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Makes this choice in Express.
    Choose(Choice),
    /// Makes this play on the board.
    Play(Play),
    /// Rolls the app's dice.
    Roll,
    /// Ends the turn on the board.
    Stop,
    /// Undoes the seat's last decision.
    TakeBack,
    /// Types the awaited dice.
    Dice(Vec<Die>),
    /// Corrects the last dice.
    Correct(Vec<Die>),
}

impl Act {
    /// Whether it changes what was done before, perhaps by others.
    pub fn is_correction(&self) -> bool {
        matches!(self, Act::TakeBack | Act::Correct(_))
    }
}

/// The result of background work.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<T> {
    /// The result.
    Found(T),
    /// There is nothing to find.
    Nothing,
    /// The work could not be done, or has failed.
    Failed,
}

impl<T> From<Option<T>> for Answer<T> {
    fn from(found: Option<T>) -> Answer<T> {
        found.map_or(Answer::Nothing, Answer::Found)
    }
}
