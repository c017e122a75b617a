//! Keys that set up positions for the coach.

use iced::keyboard::key::Named;

use crate::harness::Desk;

/// Presses a key so many times.
pub fn press(desk: &mut Desk, key: Named, times: usize) {
    (0..times).for_each(|_| desk.key(key));
}

/// Goes to the tracks of an empty pad and tries to fill two.
pub fn second_full_track(desk: &mut Desk) {
    press(desk, Named::ArrowDown, 11);
    press(desk, Named::ArrowRight, 7);
    press(desk, Named::ArrowDown, 1);
    press(desk, Named::ArrowRight, 8);
    press(desk, Named::ArrowUp, 1);
    press(desk, Named::ArrowRight, 1);
}

/// Wins column 2 of an empty board, and tries to place somebody else there.
pub fn square_in_a_won_column(desk: &mut Desk) {
    press(desk, Named::ArrowUp, 3);
    desk.types(" ");
    press(desk, Named::ArrowUp, 1);
}
