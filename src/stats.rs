//! Figures over finished games: records, players' results, the fairness of the dice.
//!
//! Everything here is computed from [`Game`]s, which are made from sessions that are over. This room knows no file, clock
//! or screen: which games count is decided above it, and it must never hold a word of the window.

mod chance;
mod dice;
mod game;
mod players;
pub mod race;
mod records;

pub use chance::chi_square;
pub use dice::{DiceCounts, Verdict, shown};
pub use game::{Contest, Course, Game, Noted, Pads, Turns};
pub use players::{Fifth, Figures, Row, Who, everybody, players};
pub use records::{Record, alone, leads, together};
