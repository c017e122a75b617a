//! A table that plays against time: what it shows, when it warns, what happens at the end, what it adds up.

use std::time::Duration;

use fifth_die::rules::ThrowNumber;
use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::{Pad, Phase};
use fifth_die::session::Session;
use fifth_die::session::classic::Event as BoardEvent;
use fifth_die::store::{AtZero, Timer};

use crate::fixtures::{board, played, rolled, secret_house, started, throw};
use crate::harness::Desk;
use crate::hosts::limited;
use crate::play;

fn two() -> Session {
    play::real(&["Ann", "Ben"])
}

fn desk(seconds: u16, at_zero: AtZero) -> Desk {
    Desk::playing(two(), limited(seconds, at_zero))
}

#[test]
fn the_clock_shows_what_is_left_and_warns_of_the_end() {
    let mut desk = desk(30, AtZero::Warn);
    desk.types("13446");
    desk.expect("30 s");
    desk.think(24.0);
    desk.expect("6 s");
    desk.think(1.0);
    desk.expect("5 s");
    desk.think(5.0);
    desk.expect("Time’s up: still Ann’s turn");
    desk.think(60.0);
    assert_eq!(desk.session().table().waiting().count(), 2, "only a word");
    desk.types("a");
    desk.expect("30 s");
}

#[test]
fn nothing_ticks_while_nobody_is_timed() {
    let mut free = Desk::with(two());
    free.types("13446");
    assert!(!free.listens_to_time(), "no limit");

    let mut desk = desk(30, AtZero::Warn);
    assert!(!desk.listens_to_time(), "dice are awaited");
    desk.types("1344");
    assert!(!desk.listens_to_time(), "a die is missing");
    desk.types("6");
    assert!(desk.listens_to_time());
    desk.types("w");
    assert!(!desk.listens_to_time(), "paused");
    desk.expect("Clock paused");
    desk.think(100.0);
    desk.types("w");
    desk.expect("30 s");
    assert!(desk.listens_to_time());
    desk.click_in_menu("Pause");
    desk.click("Resume");
    desk.types("?");
    assert!(!desk.listens_to_time(), "a panel is looked at");
    desk.keys("Esc Ctrl+H");
    assert!(!desk.listens_to_time(), "the history is looked at");
    desk.keys("Esc F1");
    desk.click("Lessons");
    assert!(!desk.listens_to_time(), "a lesson is looked at");
    desk.keys("Esc");
    assert!(desk.listens_to_time());
    desk.types("ab");
    assert!(!desk.listens_to_time(), "all have chosen");
}

#[test]
fn the_first_legal_choice_is_made_at_zero_where_the_table_agreed_on_that() {
    let mut desk = desk(30, AtZero::First);
    desk.types("13446");
    desk.think(30.0);
    let choices = Pad::EMPTY.choices(&throw([1, 3, 4, 4, 6]));
    assert_eq!(desk.choice(1, 0), Some(choices[0]));
    assert!(desk.saved().record.helps.is_empty());
    desk.expect("Time’s up for Ann: the app decided, as agreed.");

    // What was done can be taken back, and is not done again.
    desk.undo();
    desk.think(30.0);
    assert_eq!(desk.session().table().waiting().count(), 2);
    desk.types("b");
    assert_eq!(desk.choice(1, 0), Some(choices[1]));
}

#[test]
fn the_time_of_everybody_is_kept_with_the_game() {
    let mut desk = desk(30, AtZero::Warn);
    desk.types("13446");
    desk.think(7.5);
    desk.types("a");
    desk.think(2.0);
    desk.keys("B 11234");
    desk.think(1.0);
    desk.types("a");
    let taken = [8500, 2000].map(Duration::from_millis);
    assert_eq!(desk.saved().record.taken, taken);
    // The one who is asked when the program starts again has the whole time.
    let mut desk = desk.restart();
    desk.expect("30 s");
    desk.think(3.0);
    desk.types("b");
    let taken = [8500, 5000].map(Duration::from_millis);
    assert_eq!(desk.saved().record.taken, taken);
}

#[test]
fn the_clock_stands_while_the_laptop_is_passed() {
    let house = secret_house(Timer::new(30, AtZero::First));
    let mut desk = Desk::playing(two(), house);
    desk.types("13446");
    desk.think(40.0);
    desk.expect("Ann has it");
    desk.types(" ");
    desk.think(30.0);
    desk.expect("Ben has it");
    desk.think(40.0);
    assert_eq!(desk.session().table().waiting().count(), 1);
    desk.types(" ");
    desk.expect("30 s");
    desk.think(30.0);
    let next = Phase::Throw(ThrowNumber::new(2));
    assert_eq!(desk.session().table().phase(), next);
    desk.expect("On to throw 2");
}

fn at_the_board(events: impl IntoIterator<Item = BoardEvent>, at_zero: AtZero) -> Desk {
    let begun = [started(1, [6, 6]), started(2, [1, 1])];
    let events = begun.into_iter().chain(events);
    Desk::playing(board(2, Setting::default(), events), limited(30, at_zero))
}

#[test]
fn on_the_board_a_play_and_what_follows_it_are_timed_apart() {
    let mut desk = at_the_board([], AtZero::Warn);
    assert!(!desk.listens_to_time(), "the dice are awaited");
    desk.types("2536");
    desk.think(10.0);
    desk.expect("20 s");
    desk.types("a");
    desk.expect("30 s");
    desk.think(29.0);
    // Whoever types dice has decided to roll.
    desk.types("1");
    assert!(!desk.listens_to_time());
    desk.types("466");
    desk.expect("30 s");
}

#[test]
fn the_coach_rolls_the_dice_of_the_app_and_no_others() {
    let events = [rolled(1, [2, 5, 3, 6]), played(1, &[5, 11])];
    let mut real = at_the_board(events, AtZero::Coach);
    real.think(30.0);
    real.expect("Time’s up for A: the coach would roll on.");
    assert_eq!(real.board().table().steps().len(), 1);
}
