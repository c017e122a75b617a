//! Classic Can't Stop: the board, the plays that a roll allows, stopping and busting, the odds of a bust, and the table
//! of a whole game.
//!
//! The texts are silent where nobody can win enough columns (C10). Four players could win all eleven and nobody four of
//! them, so they play for three only. Three who play for five can come to 4, 4 and 3: the game then ends with the stop that
//! wins the last column. The most columns win; of equals the one who made that stop, or else the one who sits next after.

mod odds;
mod position;
mod setting;
mod step;
mod table;
mod turns;

pub use odds::{bust_odds, column_odds};
pub use position::{Illegal, Impossible, Play, Position, Reason};
pub use setting::{Columns, Placement, Setting, Sharing, length};
pub use step::{Decision, Entry, Step, Written};
pub use table::{Phase, Refusal, Table, Tie};
pub use turns::{End, Tally, Turn};
