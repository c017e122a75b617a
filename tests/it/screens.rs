//! What people see and what happens when they type and click, screen by screen.

use fifth_die::rules::express::Penalty;
use fifth_die::session::{Dice, Session};

use crate::desk::Desk;
use crate::play;

/// A table of two with real dice.
fn two() -> Session {
    play::table(&["Ann", "Ben"], Penalty::TwoHundred, Dice::Real)
}

#[test]
fn keys_that_come_at_once_all_count() {
    let mut desk = Desk::with(two());
    // As a window gets them when it was busy for a moment.
    desk.act(|ui| ui.typewrite("13446AB12"));
    let session = desk.session();
    assert_eq!(session.log().cursor(), 3);
    desk.expect("3 dice to go");
}
