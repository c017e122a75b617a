//! What a message to a screen or a panel leads to: a task of its own, or a request to the app around it.

use iced::Task;

use super::files::{Copy, Edit};
use super::keymap::Command;
use crate::session::{DiceSource, Player};
use crate::stats::Contest;
use crate::store::{Id, LastTable};
use crate::text::moments::Place;

pub enum Action<M> {
    None,
    Run(Task<M>),
    Ask(Request),
}

#[derive(Debug, Clone)]
pub enum Request {
    Command(Command),
    ReturnToGame,
    SetUpToday,
    PlayAlone,
    /// Start a solo game of this contest like the last one, if a person is given with this one.
    Beat(Contest, Option<Player>),
    Today,
    Start {
        table: LastTable,
        /// The dice; real or random ones of the app by default.
        dice: Option<DiceSource>,
        /// Whether the game counts in the records and figures.
        counts: bool,
    },
    Open(Id),
    /// Show the analysis of this game, at a choice if one is given.
    Analyse(Id, Option<Place>),
    /// Show the result of the evening of this game.
    Evening(Id),
    Again(Id),
    OpenCopy(Id, Copy),
    Edit(Id, Edit),
    Delete(Id),
    Practice,
    Position,
    Blank,
}

impl<M> From<Request> for Action<M> {
    fn from(request: Request) -> Action<M> {
        Action::Ask(request)
    }
}

impl<M> From<Command> for Action<M> {
    fn from(command: Command) -> Action<M> {
        Action::Ask(Request::Command(command))
    }
}
