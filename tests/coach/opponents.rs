//! Seats that the program plays for.

use fifth_die::rules::classic::{Decision, Setting, Sharing, Step};
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::classic::Event;
use fifth_die::session::{Classic, DiceSource, Express, Level, Player, Seed, Session};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use crate::fixtures::{players, rolled, started};
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
    let mut desk = express(
        &[None, Some(Level::Master), Some(Level::Bold)],
        DiceSource::Real,
    );
    desk.types("13446");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    assert_eq!(
        waiting,
        [(ThrowNumber::new(1), Seat::new(0))],
        "only the person is waited for"
    );
    desk.types("a");
    assert_eq!(
        desk.session().table().phase(),
        Phase::Throw(ThrowNumber::new(2))
    );
}

#[test]
fn what_people_take_back_is_not_done_again_at_once() {
    let mut desk = express(&[None, Some(Level::Master)], DiceSource::Real);
    desk.types("13446a");
    // As a file may have it: both choices are taken back, and the dice are not.
    let mut session = desk.session();
    session.undo();
    session.undo();
    let mut desk = Desk::with(session);
    assert_eq!(desk.session().table().waiting().count(), 2);
    // Unless they say so.
    desk.types(" ");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    assert_eq!(waiting, [(ThrowNumber::new(1), Seat::new(0))]);
}

#[test]
fn nobody_chooses_for_the_program() {
    let mut desk = express(&[None, Some(Level::Master)], DiceSource::Real);
    desk.types("13446a");
    desk.undo();
    desk.chord(Modifiers::ALT, '2');
    desk.types("a");
    desk.expect("The program chooses for B.");
}

#[test]
fn the_program_plays_a_game_alone() {
    let levels = [Some(Level::Careless), Some(Level::Steady)];
    let mut desk = express(&levels, DiceSource::App(Seed(3)));
    desk.expect("Play again");
    assert_eq!(desk.session().table().phase(), Phase::Over);
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
    desk.types("6611");
    desk.types("2536");
    let session = desk.board();
    let [first, ..] = session.table().steps() else {
        panic!("a roll");
    };
    assert!(first.play().is_some(), "the program has played");
    desk.types("s");
    desk.expect("The program plays for A.");
    let expected = [
        started(1, [6, 6]),
        started(2, [1, 1]),
        rolled(1, [2, 5, 3, 6]),
    ];
    assert_eq!(session.log().done()[..3], expected);
}

#[test]
fn a_seat_is_given_to_the_program_when_the_table_is_set() {
    let mut desk = Desk::new();
    desk.click("New game");
    desk.write_name(0, "Ann");
    // A click on who plays goes through all who can, the strongest first.
    for plays in ["Person", "Master", "Bold", "Steady", "Careless", "Person"] {
        desk.click(plays);
    }
    desk.expect("Master");
    desk.click("Master");
    desk.expect("Bold");
}

#[test]
fn the_next_roll_for_the_program_is_typed_as_the_first() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::Real);
    desk.types("6611");
    desk.types("2536");
    desk.expect("Turn 1: the program plays");
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("2536");
    assert_eq!(desk.board().table().steps().len(), 2);
}

#[test]
fn nobody_rolls_on_for_a_program_that_has_not_decided() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::Real);
    desk.types("6611");
    desk.types("2536");
    desk.expect("The program rolls on: type or click the four dice");
    // Nobody hurries a program that waits for dice.
    assert!(!desk.shows("Go on"));
    while desk.board().table().position().turn() == Seat::new(0) {
        desk.types("2536");
    }
    // Where its decision is undone in a file, it decides again when people say so.
    let mut session = desk.board();
    let is_stop = |session: &Session<Classic>| {
        let decision = session.table().steps().last().and_then(Step::decision);
        decision == Some(Decision::Stop)
    };
    assert!(is_stop(&session));
    session.undo();
    let mut desk = Desk::with(session);
    let rolls = desk.board().table().steps().len();
    desk.expect("Space lets the program decide");
    desk.types("2");
    desk.expect("A decides first whether to roll on or stop: Space.");
    assert_eq!(desk.board().table().steps().len(), rolls);
    desk.types(" ");
    assert!(is_stop(&desk.board()), "it stops as before");
}

#[test]
fn the_last_die_of_a_programs_roll_can_be_corrected() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::Real);
    desk.types("6611");
    desk.types("2536");
    desk.types("2536");
    let rolls = desk.board().table().steps().len();
    // The roll, and its play.
    desk.undo();
    assert_eq!(desk.board().table().steps().len(), rolls - 1);
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("2535");
    let session = desk.board();
    assert_eq!(session.table().steps().len(), rolls);
    assert_eq!(
        session.table().steps()[rolls - 1].roll().to_string(),
        "2-3-5-5"
    );
}

#[test]
fn a_program_that_may_not_stop_rolls_on() {
    let setting = Setting {
        sharing: Sharing::Forced,
        ..Setting::default()
    };
    let levels = [None, Some(Level::Steady)];
    let setup = Classic::new(seats(&levels), setting, DiceSource::Real).unwrap();
    let mut desk = Desk::with(Session::new(setup));
    desk.types("6611");
    // The program's runner comes to the person's square.
    desk.types("1111as");
    desk.types("1111");
    let position = desk.board().table().position().clone();
    assert_eq!(
        (position.turn(), position.may_stop()),
        (Seat::new(1), false)
    );
    desk.expect("The program rolls on: type or click the four dice");
    desk.types("3344");
    assert_eq!(desk.board().table().steps().len(), 3);
}

#[test]
fn nobody_rolls_for_a_program_that_throws_its_own_dice() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::App(Seed(2)));
    desk.types(" ");
    // A file may have taken the program's turn back in part: the program waits until people have it go on.
    let mut session = desk.board();
    while session.table().position().turn() != Seat::new(0) {
        session.undo();
    }
    let mut desk = Desk::with(session);
    desk.types("r");
    desk.expect("The program plays for A.");
}

#[test]
fn a_roll_of_the_program_that_is_taken_back_comes_again_when_people_say_so() {
    let mut desk = board(&[Some(Level::Steady), None], DiceSource::App(Seed(2)));
    desk.types(" ");
    let done = |desk: &Desk| desk.board().log().done().to_vec();
    let before = done(&desk);
    assert!(
        before
            .iter()
            .any(|event| matches!(event, Event::Roll { .. }))
    );
    desk.undo();
    assert!(
        !done(&desk)
            .iter()
            .any(|event| matches!(event, Event::Roll { .. }))
    );
    desk.types(" ");
    assert_eq!(done(&desk), before);
}

#[test]
fn an_earlier_choice_of_the_program_is_corrected_in_the_history() {
    let mut desk = express(&[None, Some(Level::Master)], DiceSource::Real);
    desk.types("13446a13446a");
    desk.chord(Modifiers::CTRL, 'h');
    desk.key(Named::ArrowUp);
    desk.key(Named::ArrowRight);
    desk.key(Named::Enter);
    desk.expect("Correct throw 1");
    let choice = |desk: &Desk| {
        desk.session()
            .table()
            .round(ThrowNumber::new(1))
            .unwrap()
            .cells()[1]
            .choice()
    };
    let before = choice(&desk);
    let letters = ["a", "b"];
    for letter in letters {
        if choice(&desk) == before {
            desk.types(letter);
            desk.chord(Modifiers::CTRL, 'h');
            desk.key(Named::ArrowUp);
            desk.key(Named::ArrowRight);
            desk.key(Named::Enter);
        }
    }
    assert_ne!(choice(&desk), before);
}
