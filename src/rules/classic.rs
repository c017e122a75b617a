//! Classic Can't Stop: the board, the plays that a roll allows, stopping and busting, the odds of a bust, and the table
//! of a whole game.

mod odds;
mod position;
mod setting;
mod start;
mod step;
mod table;
mod turns;

pub use odds::bust_odds;
pub use position::{Illegal, Impossible, Play, Position, Reason};
pub use setting::{Columns, Placement, Setting, Sharing, length};
pub use step::{Decision, Entry, Step, Written};
pub use table::{Phase, Refusal, Table};
pub use turns::{End, Tally, Turn};
