//! What is legal and what counts, ruling by ruling.
//!
//! This floor knows dice, pads and scores. It must never know players' names, files, clocks, randomness or a screen, and
//! beside `std` it uses only `thiserror`.

pub mod classic;
pub mod dice;
pub mod express;
mod number;
mod ruling;
mod seat;

pub use number::{RollNumber, RollOffNumber, ThrowNumber, TurnNumber};
pub use ruling::Ruling;
pub use seat::{Seat, SeatTenure};
