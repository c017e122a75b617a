//! Playing classic Can't Stop well.
//!
//! A turn is solved exactly for any worth of the boards that it can leave.

mod board;
mod rolls;
mod turn;

pub use board::Board;
pub use turn::turn_worth;
