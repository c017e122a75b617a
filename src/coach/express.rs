//! The coach of Can't Stop Express: what a pad and a choice are worth, what may come, and players of six levels.
//!
//! All of it rests on a [`ValueTable`] for each penalty, learned from self-play (`examples/train`). For speed this module
//! implements the rules a second time; tests compare it with [`crate::rules::express`].
//!
//! ```
//! use fifth_die::coach::express::{ValueTable, instant};
//! use fifth_die::rules::dice::Throw;
//! use fifth_die::rules::express::{Pad, Penalty};
//!
//! let table = ValueTable::shipped(Penalty::TwoHundred);
//! let advice = instant(table, &Pad::EMPTY, &Throw::from_values([1, 3, 4, 4, 6])?);
//! assert!(advice[0].value > 200.0);
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod advice;
mod contest;
mod entries;
mod game;
mod hindsight;
mod lookahead;
mod players;
mod shifts;
mod values;
mod whims;
mod winning;

pub use advice::{Advice, Chance, MarkOdds, Outlook, deep, instant, target};
pub use contest::{Seated, in_group, to_win};
pub use hindsight::{Hindsight, Par};
pub use players::{average, choose};
pub(super) use shifts::Shifts;
pub use shifts::{Differs, Shift};
pub use values::{Distribution, Percentile, ValueTable};
pub use winning::{Rival, Shared, ToWin, Winning};

/// The engine below the coach, for tools that train and measure it.
pub mod engine {
    pub use super::game::{Dice, Fifth, Kind, Marks, Split};
    pub use super::whims::Whims;
}
