//! What goes into a host and what comes out: work for the caller, changes, and notices for people.

use std::time::Duration;

use super::{Device, Viewer};
use crate::rules::classic::Play;
use crate::rules::dice::Die;
use crate::rules::express::Choice;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Help, Refused, Seed, Session};
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
    /// Undo the last act of a person, with all that the computer has done since; the last event if no person has
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
    /// Let the computer think, even about what people have undone.
    Hurry,
    /// Let the computer play a game that is left to it to the end.
    PlayOut,
    /// The dice of this seed decide the start, without a roll.
    SkipStart(Seed),
    /// The computer has thought about what comes after so many events.
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
    /// Asks for a hint, knowing that it marks the game.
    Hint,
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

/// An effect of an input, for the caller to carry out.
#[derive(Debug, Clone)]
pub enum Effect<G: Hosted> {
    /// The log has changed: update the views.
    Changed(Change<G>),
    /// The event is recorded already: views return to what is awaited.
    Unchanged,
    /// Save what happened in the game.
    Save,
    /// A fact about the session has changed: save it. The game itself is unchanged.
    Note,
    /// Start background work, and cancel unfinished work of the same kind.
    Work(Work<G>),
    /// Cancel the computer's thinking.
    StopThinking,
    /// The coach has answered.
    Advised(G::Advice),
    /// The computer rolls on and waits for real dice.
    RollsOn,
    /// Tell people this.
    Tell(Notice),
    /// An input was refused.
    Deny(Denied<G>),
}

/// Background work; each kind reports with an input of its own.
#[derive(Debug, Clone)]
pub enum Work<G: Hosted> {
    /// The computer's next event after so many events ([`Hosted::bot_event`], [`Input::Thought`]); views may first
    /// show what has just happened, unless it hurries.
    Think {
        /// How many events are done.
        after: usize,
        /// Whether people want the answer at once.
        hurries: bool,
    },
    /// The coach's advice ([`Hosted::advise`], [`Input::Advised`]).
    Advise(G::Question),
    /// The consequence of time that is up ([`Hosted::at_zero`], [`Input::TimeUp`]).
    AtZero {
        /// How many events are done.
        after: usize,
        /// Whose time is up, for what.
        thought: Thought,
        /// Whether the coach decides.
        by_coach: bool,
    },
}

impl<G: Hosted> Work<G> {
    /// Does the work for a host with this session, and returns the input that reports it. May take long.
    pub fn run(self, session: &Session<G>) -> Input<G> {
        match self {
            Work::Think { after, .. } => Input::Thought(after, G::bot_event(session).into()),
            Work::Advise(question) => {
                let advice = G::advise(question.clone());
                Input::Advised(question, advice.into())
            }
            Work::AtZero {
                after,
                thought,
                by_coach,
            } => {
                let event = G::at_zero(session, thought, by_coach);
                Input::TimeUp(after, thought, event.into())
            }
        }
    }

    /// The input that reports that the work has failed.
    pub fn failed(self) -> Input<G> {
        match self {
            Work::Think { after, .. } => Input::Thought(after, Answer::Failed),
            Work::Advise(question) => Input::Advised(question, Answer::Failed),
            Work::AtZero { after, thought, .. } => Input::TimeUp(after, thought, Answer::Failed),
        }
    }
}

/// A change of a session's log.
#[derive(Debug, Clone)]
pub enum Change<G: Hosted> {
    /// An event was written.
    Written {
        /// The event.
        event: G::Event,
        /// Its outcome.
        outcome: G::Outcome,
        /// Who wrote it; `None` for the computer, the table at the end of somebody's time, and the app's dice.
        by: Option<Viewer>,
        /// The throw whose secret choices are revealed by it.
        reveals: Option<ThrowNumber>,
    },
    /// An event was undone.
    Undone(G::Event),
    /// An event was redone.
    Redone(G::Event),
}

/// A notice for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// This help marks the game in the records. A second request shows the hint or review.
    Marks(Help),
    /// The coach has nothing to say here.
    NoAdvice,
    /// Time was up for a seat, and the table or the coach has decided.
    Decided {
        /// The seat.
        seat: Seat,
        /// Whether the coach did.
        by_coach: bool,
    },
    /// Time is up for a seat for which the coach would roll on, but only people can roll real dice.
    WouldRollOn(Seat),
    /// The computer failed to think; people may let it try again.
    ThinkingFailed,
    /// The coach could not answer.
    AdviceFailed,
    /// Time is up for a seat, and the computer could not decide for it.
    TimeUpFailed(Seat),
}

impl Notice {
    /// Whether it concerns everybody at the table, and not only the person at the laptop.
    pub(super) fn is_for_all(self) -> bool {
        match self {
            Notice::Marks(help) => help == Help::TakenBack,
            Notice::NoAdvice | Notice::AdviceFailed => false,
            Notice::Decided { .. }
            | Notice::WouldRollOn(_)
            | Notice::ThinkingFailed
            | Notice::TimeUpFailed(_) => true,
        }
    }
}

/// The news for everybody at the table, until something else happens.
#[derive(Debug, Clone)]
pub enum Announcement<G: Hosted> {
    /// The outcome of a change.
    Change(Change<G>),
    /// Something that was done before is corrected.
    Corrected {
        /// Who corrects it.
        by: Viewer,
        /// What holds instead.
        event: G::Event,
        /// Whether all choose again, because the correction could tell of a secret choice (X15).
        asks_again: bool,
    },
    /// This viewer has undone something; the room is the host of the table.
    Undone(Viewer),
    /// The person at the laptop has redone something.
    Redone,
    /// A notice of the host.
    Notice(Notice),
}

/// Why a host refuses an input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Denied<G: Hosted> {
    /// The rules, names or colours forbid it.
    Refused(Refused<G>),
    /// The computer decides for this seat.
    BotDecides(Seat),
    /// The computer decides at this seat before the dice are rolled.
    BotDecidesFirst(Seat),
    /// Only this seat may see and make this choice.
    Secret(Seat),
    /// A strict game allows no such help.
    Strict(Help),
    /// The act answers an outdated question.
    Late,
}
