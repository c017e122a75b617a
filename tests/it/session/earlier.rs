//! The dice of an earlier game, thrown again.

use std::path::Path;

use fifth_die::rules::classic::Setting;
use fifth_die::rules::dice::Die;
use fifth_die::rules::{RollNumber, RollOffNumber, ThrowNumber};
use fifth_die::session::{DiceSource, Earlier, Seed};
use fifth_die::store::{self, Saved};
use jiff::Timestamp;

use crate::play::{TO_THE_END, board, board_after, played};

#[test]
fn real_dice_are_thrown_again_in_their_order() {
    let session = played(&["Ann", "Ben"], DiceSource::Real, Seed(7), 100);
    let dice = session.same_dice();
    let rounds = session.table().rounds();
    assert!(rounds.len() > 10);
    for (number, round) in (1..).zip(rounds) {
        assert_eq!(dice.throw(ThrowNumber::new(number)), Some(*round.throw()));
    }
    // Another attempt may need more throws, and every attempt gets the same.
    let next = ThrowNumber::new(rounds.len() + 1);
    let more = dice.throw(next);
    assert!(more.is_some());
    assert_eq!(session.same_dice().throw(next), more);
    assert_eq!(dice.seed(), None);
}

#[test]
fn the_start_of_a_classic_game_is_rolled_again_too() {
    let session = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(4), 50);
    let dice = session.same_dice();
    for (number, (_, roll)) in (1..).zip(session.table().roll_offs()) {
        assert_eq!(dice.roll_off(RollOffNumber::new(number)), Some(*roll));
    }
    for (number, step) in (1..).zip(session.table().steps()) {
        assert_eq!(dice.roll(RollNumber::new(number)), Some(*step.roll()));
    }
}

#[test]
fn the_dice_of_the_app_stay_those_of_their_seed() {
    let dice = DiceSource::App(Seed(7));
    let session = played(&["Ann"], dice.clone(), Seed(7), 3);
    assert_eq!(session.same_dice(), dice);
    let again = played(&["Ann"], session.same_dice(), Seed(1), 3);
    assert_eq!(again.table().rounds(), session.table().rounds());
}

#[test]
fn a_game_again_and_once_more_has_the_same_dice() {
    let first = played(&["Ann"], DiceSource::Real, Seed(7), 4);
    let second = played(&["Ann"], first.same_dice(), Seed(1), 6);
    assert_eq!(second.same_dice(), first.same_dice());
}

#[test]
fn others_can_play_for_the_total_of_one_who_finished_with_the_dice_of_the_app() {
    let dice = || DiceSource::App(Seed(5));
    let game = |names: &[&str], dice, throws| played(names, dice, Seed(3), throws);
    assert!(game(&["Ann"], dice(), TO_THE_END).has_par());
    assert!(!game(&["Ann"], dice(), 4).has_par(), "it is not over");
    assert!(!game(&["Ann"], DiceSource::Real, TO_THE_END).has_par());
    assert!(!game(&["Ann", "Ben"], dice(), TO_THE_END).has_par());
}

#[test]
fn dice_that_end_in_the_midst_of_a_throw_end_before_it() {
    let dice = DiceSource::Earlier(Earlier::new([], [Die::Six; 9]));
    let seed = DiceSource::Earlier(Earlier::new([], [Die::Six; 9]));
    let sixes = fifth_die::rules::dice::Throw::new([Die::Six; 5]);
    let [first, second] = [1, 2].map(ThrowNumber::new);
    assert_eq!(dice.throw(first), Some(sixes));
    assert_ne!(dice.throw(second), Some(sixes));
    assert_eq!(dice.throw(second), seed.throw(second));
}

#[test]
fn a_file_keeps_the_dice_of_an_earlier_game() {
    let session = board_after(&["Ann", "Ben"], DiceSource::Real, Seed(4), 20);
    let again = board(&["Ann", "Ben"], Setting::default(), session.same_dice());
    let saved = Saved::new(again, Timestamp::now());
    let text = store::write(&saved);
    let read = store::parse(Path::new("a.ron"), text.as_bytes());
    assert_eq!(read.unwrap().session, saved.session);
    let damaged = text.replacen("dice: [", "dice: [7, ", 1);
    let error = store::parse(Path::new("a.ron"), damaged.as_bytes()).unwrap_err();
    let error = error.to_string();
    assert!(error.contains("it is 7, but a die shows 1 to 6"), "{error}");
}
