//! Review of a game: what each choice was worth, what the best one was worth, and how much of the result was luck.
//!
//! A room for each game. It judges by the values of the coach and must never have values of its own.

pub mod classic;
pub mod express;
