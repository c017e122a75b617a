//! Playing classic Can't Stop well.
//!
//! A turn is solved exactly for the learned values of the boards that it can leave; values, choices and opponents all
//! follow from that. `assets/coach` documents the values and their strength. For speed this module implements the rules a
//! second time; a test compares it with `rules`.

mod advice;
mod board;
mod net;
mod players;
mod rolls;
mod turn;
mod values;

pub use advice::{Advice, Choice, Effort, Threat, Turns};
pub use board::Weaker;
pub use players::{choose, decide};
pub use values::Values;

/// The engine below the coach, for tools that train and measure it.
pub mod engine {
    pub use super::board::{Board, LENGTHS};
    pub use super::net::{Net, Race, Seats, UNITS, squash};
    pub use super::players::{
        BOLD, Dice, EVOLVED, RULE_OF_28, Rule, as_solved, by_rule, careless, overbold,
    };
    pub use super::turn::{Solved, turn_worth};
}
