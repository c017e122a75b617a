//! The coach of Can't Stop Express: what a pad and a choice are worth.
//!
//! All of it rests on a [`ValueTable`], which the program learned from games of its own ([`Training`]). This room must
//! never hold a rule of the game: what is legal and what counts it asks of [`crate::rules::express`].

mod advice;
mod asset;
mod distribution;
mod entries;
mod game;
mod lookahead;
mod train;
mod values;

pub use advice::{Advice, MarkOdds, deep, instant};
pub use asset::Damaged;
pub use distribution::{Distribution, Percentile};
pub use train::Training;
pub use values::ValueTable;
