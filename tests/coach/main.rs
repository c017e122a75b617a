//! The strength and the words of the coach, and every screen in every language: `cargo test --release --test coach`.
//!
//! It plays and values thousands of games, so its tests are run as it is shipped, and `cargo test` leaves them out.

// Other tests use the rest of what they share.
#![allow(dead_code)]

mod analysis;
mod board_reasons;
mod by_hand;
mod classic;
mod express;
mod express_reasons;
mod hindsight;
mod hints;
mod in_group;
mod practice;
mod result_screen;
mod review;
mod review_command;
mod strategy;
mod translated;

#[path = "../../examples/simulate"]
mod simulate {
    pub mod classic;
    pub mod express;
    pub mod matches;
}
#[path = "../../examples/train"]
mod train {
    pub mod classic;
    pub mod express;
}

#[path = "../support/binary.rs"]
mod binary;
#[path = "../support/fits.rs"]
mod fits;
#[path = "../support/fixtures.rs"]
mod fixtures;
#[path = "../support/focus.rs"]
mod focus;
#[path = "../support/harness.rs"]
mod harness;
#[path = "../support/painter.rs"]
mod painter;
#[path = "../support/play.rs"]
mod play;

/// Whether nobody reviews games unless a test says so.
const COACH_RESTS: bool = false;
