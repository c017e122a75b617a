//! Classic Can't Stop: the board, the plays that a roll allows, stopping and busting, the odds of a bust.

mod odds;
mod position;
mod setting;

pub use odds::bust_odds;
pub use position::{Illegal, Impossible, Play, Position, Reason};
pub use setting::{Columns, Placement, Setting, Sharing, length};
