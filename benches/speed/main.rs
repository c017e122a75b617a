//! How long things take: `cargo bench`, or `cargo bench -- screens` for one part.
//!
//! One binary, because each would be linked with the whole program.

mod attacked;
mod board;
mod rules;
mod screens;
mod session;
mod store;

// The games of the tests, of which a benchmark needs a few.
#[allow(dead_code)]
#[path = "../../tests/support/play.rs"]
mod play;

#[path = "../../tests/support/painter.rs"]
mod painter;

use criterion::criterion_main;

criterion_main!(
    rules::benches,
    session::benches,
    store::benches,
    screens::benches,
    attacked::benches,
    board::benches
);
