//! Classic Can't Stop: the board, the plays that a roll allows, stopping and busting, the odds of a bust, and the table
//! of a whole game.
//!
//! The rulebooks don't say what happens if nobody can win enough columns (C10). Four players could win all eleven
//! columns without anyone winning four, so they play for three only. Three who play for five can reach 4, 4 and 3: the
//! game then ends with the stop that wins the last column. The most columns win; in a tie the one who made that stop,
//! or else the next of them in seat order.

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
