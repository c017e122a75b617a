//! Playing classic Can't Stop well.
//!
//! A turn is solved exactly for the learned values of the boards that it can leave; values, choices and opponents all
//! follow from that. `assets/coach` documents the values and their strength. For speed this module implements the rules a
//! second time; a test compares it with `rules`.

mod advice;
mod audit;
mod board;
mod choices;
mod game;
mod learn;
mod net;
mod rolls;
mod rule;
mod turn;
mod values;

pub use advice::{Advice, Effort, Threat, Turns};
pub use audit::Audit;
pub use board::Board;
pub use game::{Played, choose, decide, play_game};
pub use learn::{Lesson, Progress, Subject};
pub use turn::turn_worth;
pub use values::{Unreadable, Values};
