//! What the program knows about playing well: values of positions, best choices and why, opponents, and how all of that
//! is learned.
//!
//! Everything here is a function of its arguments, so that the same position always gets the same advice. This floor must
//! never know a file, a clock, a screen, or chance that does not follow from a seed.

pub mod classic;
