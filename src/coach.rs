//! The coach: what a choice is worth, how likely it is to go well, and players to compare with.
//!
//! This floor knows the rules and nothing of people: it is pure, and the same question has the same answer on every
//! machine. It must never know files, a clock, a window, names, or chance that does not follow from a seed.

pub mod classic;
pub mod express;
pub mod matches;
pub mod review;
