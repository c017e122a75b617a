//! Hands that are faster than the window, or slower than they mean to be: keys of one moment, double clicks, held keys.

use fifth_die::rules::express::Penalty;
use fifth_die::session::Dice;
use fifth_die::store::Listed;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::simulator;

use crate::desk::chord;
use crate::live::{Live, keys};
use crate::play;

#[test]
fn a_letter_right_after_ctrl_f_belongs_to_the_field() {
    let mut live = Live::with(play::table(&["Ann"], Penalty::TwoHundred, Dice::Real));
    live.chord(Modifiers::CTRL, 'g');
    let find = [chord(Modifiers::CTRL, 'f')];
    live.together(find.into_iter().chain(keys("ozz")));
    live.expect("No such game");
    let listed = live.store().games();
    let counts = |listed: &Listed| listed.content.as_ref().unwrap().counts;
    assert!(listed.iter().all(counts), "the game was left out");
}

#[test]
fn a_table_is_set_and_a_game_begun_in_one_moment() {
    let mut live = Live::new();
    let new = [chord(Modifiers::CTRL, 'n')];
    let typed = keys("Anna\nBen\n\n13446ab");
    live.together(new.into_iter().chain(typed));
    let saved = live.saved();
    assert_eq!(saved.session.players().len(), 2);
    assert_eq!(saved.session.events(), 3);
}

#[test]
fn keys_that_come_at_once_all_count() {
    let two = play::table(&["Ann", "Ben"], Penalty::TwoHundred, Dice::Real);
    let mut live = Live::with(two);
    live.together(keys("13446AB12"));
    assert_eq!(live.saved().session.events(), 3);
    live.expect("3 dice to go");
}

#[test]
fn what_comes_at_once_goes_through_one_screen_after_the_other() {
    let mut live = Live::new();
    // The panel that imports games, its field, away again, the list of keys, and away.
    let import = [chord(Modifiers::CTRL, 'o')].into_iter();
    let escape = || simulator::tap_key(Named::Escape, None);
    let events = import
        .chain(keys("no such file\n"))
        .chain(escape())
        .chain(escape())
        .chain(keys("?"));
    live.together(events);
    live.expect("This list of keys");
}
