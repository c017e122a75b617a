//! Playing classic Can't Stop well.
//!
//! A turn is solved exactly for a learned value of the boards that it can leave; values, choices and opponents all come
//! from that. What is learned, and how well it plays, is told in `assets/coach`. This room reads the rules a second time,
//! for speed; it must never read them otherwise than `rules` does, which a test compares.

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
