//! Seats that the program plays for.

use fifth_die::rules::classic::{Setting, Sharing};
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{Classic, DiceSource, Express, Level, Player, Seed, Session};

use crate::fixtures::{players, with_sharing};
use crate::harness::Desk;

/// Players of whom these have a level.
fn seats(levels: &[Option<Level>]) -> Vec<Player> {
    let mut players = players(levels.len());
    for (player, &level) in players.iter_mut().zip(levels) {
        player.level = level;
    }
    players
}

fn express(levels: &[Option<Level>], dice: DiceSource) -> Desk {
    let setup = Express::new(seats(levels), Penalty::TwoHundred, dice).unwrap();
    Desk::with(Session::new(setup))
}

#[test]
fn the_program_chooses_for_its_seats() {
    let levels = [None, Some(Level::Master), Some(Level::Bold)];
    let mut desk = express(&levels, DiceSource::Real);
    desk.types("13446");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    // Only the person is waited for.
    assert_eq!(waiting, [(ThrowNumber::new(1), Seat::new(0))]);
    desk.types("a");
    let next = Phase::Throw(ThrowNumber::new(2));
    assert_eq!(desk.session().table().phase(), next);
}

#[test]
fn nobody_chooses_for_the_program() {
    let mut desk = express(&[None, Some(Level::Master)], DiceSource::Real);
    desk.types("13446a");
    desk.undo();
    desk.keys("Alt+2 A");
    desk.expect("The program chooses for B.");
}

fn board(levels: &[Option<Level>], dice: DiceSource) -> Desk {
    let setup = Classic::new(seats(levels), Setting::default(), dice).unwrap();
    Desk::with(Session::new(setup))
}

#[test]
fn the_program_plays_its_turn_with_the_dice_of_the_app() {
    let mut desk = board(&[None, Some(Level::Steady)], DiceSource::App(Seed(1)));
    desk.types(" ");
    // The person plays one roll and stops; the program then plays until it is the person's turn again.
    for _ in 0..2 {
        let session = desk.board();
        let table = session.table();
        if table.position().turn() == Seat::new(0) {
            desk.types(" as");
        }
    }
    let session = desk.board();
    assert_eq!(session.table().position().turn(), Seat::new(0));
    let turns = session.table().turns();
    assert!(turns.iter().any(|turn| turn.seat == Seat::new(1)));
}

#[test]
fn people_roll_real_dice_for_the_program() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::Real);
    desk.keys("6611 2536");
    let session = desk.board();
    let [first, ..] = session.table().steps() else {
        panic!("a roll");
    };
    assert!(first.play().is_some(), "the program has played");
    desk.types("s");
    desk.expect("The program plays for A.");
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("2536");
    assert_eq!(desk.board().table().steps().len(), 2);
}

#[test]
fn the_last_die_of_a_programs_roll_can_be_corrected() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::Real);
    desk.keys("6611 2536*2");
    let rolls = desk.board().table().steps().len();
    // The roll, and its play.
    desk.undo();
    assert_eq!(desk.board().table().steps().len(), rolls - 1);
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("2535");
    let session = desk.board();
    assert_eq!(session.table().steps().len(), rolls);
    let roll = session.table().steps()[rolls - 1].roll();
    assert_eq!(roll.to_string(), "2-3-5-5");
}

#[test]
fn a_program_that_may_not_stop_rolls_on() {
    let setting = with_sharing(Sharing::Forced);
    let levels = [None, Some(Level::Steady)];
    let setup = Classic::new(seats(&levels), setting, DiceSource::Real).unwrap();
    let mut desk = Desk::with(Session::new(setup));
    desk.types("6611");
    // The program's runner comes to the person's square.
    desk.keys("1111as 1111");
    let position = desk.board().table().position().clone();
    assert_eq!(position.turn(), Seat::new(1));
    assert!(!position.may_stop());
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("3344");
    assert_eq!(desk.board().table().steps().len(), 3);
}

#[test]
fn an_earlier_choice_of_the_program_is_corrected_in_the_history() {
    let mut desk = express(&[None, Some(Level::Master)], DiceSource::Real);
    desk.types("13446a13446a");
    let before = desk.choice(1, 1);
    for letter in ["a", "b"] {
        if desk.choice(1, 1) == before {
            desk.keys("Ctrl+H ↑ → Enter");
            desk.expect("Correct throw 1");
            desk.types(letter);
        }
    }
    assert_ne!(desk.choice(1, 1), before);
}
