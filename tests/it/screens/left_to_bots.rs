//! What people need not wait for: the program's moves once nobody else plays on, the roll for the start, a correction that
//! they have thought better of.

use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Setting, Sharing};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{Classic, DiceSource, Level, Seed, Session};

use crate::fixtures::{handed, with_sharing};
use crate::harness::Desk;
use crate::hosts::seats;
use crate::play;

/// A game of Ann and a program with the app's dice in which Ann is out and the program is not.
fn left_to_the_program() -> Session {
    let is_left = |session: &Session| {
        let table = session.table();
        !table.plays_on(Seat::new(0)) && table.plays_on(Seat::new(1))
    };
    let games = (1..).map(|seed| {
        let dice = DiceSource::App(Seed(seed));
        let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, dice);
        let program = handed(1, "Steady", Some(Level::Steady));
        session.record(program.into()).unwrap();
        while session.table().plays_on(Seat::new(0)) && play::step(&mut session, Seed(0)) {}
        session
    });
    let mut left = games.filter(is_left);
    left.next().expect("there is such a game")
}

/// The same where a move of the program was taken back, so that it waits for people to ask for the next one.
fn waiting(mut session: Session) -> Desk {
    assert!(play::step(&mut session, Seed(0)));
    session.undo();
    Desk::with(session)
}

#[test]
fn a_game_that_is_left_to_the_program_is_played_to_its_end_at_once() {
    let session = left_to_the_program();
    let events = session.log().done().len();
    let mut desk = Desk::with(session.clone());
    // With a pace that waits for nothing it has ended by itself.
    desk.expect("Again");
    let by_itself = desk.session();
    assert!(by_itself.is_over());

    let mut desk = waiting(session.clone());
    let before = desk.session();
    assert_eq!(before.log().done().len(), events);
    desk.expect("Only the computer plays on.");
    desk.hold();
    desk.click("Play to the end");
    desk.expect("Playing to the end…");
    desk.go_on();
    desk.expect("Again");
    // As it would have played by itself.
    assert_eq!(desk.session().table(), by_itself.table());
    // One undo leads back to the last person's last choice.
    desk.undo();
    assert!(desk.session().table().plays_on(Seat::new(0)));
}

#[test]
fn people_roll_real_dice_for_the_program() {
    let asked = "The computer rolls on: type or click the four dice";
    let board = |levels, setting| {
        let setup = Classic::new(seats(levels), setting, DiceSource::Real).unwrap();
        Desk::with(Session::new(setup))
    };
    let mut desk = board(&[Some(Level::Steady), None], Setting::default());
    desk.keys("6611 2536");
    let has_played = desk.board().table().steps()[0].play().is_some();
    assert!(has_played, "the program");
    desk.types("s");
    desk.expect("The computer plays for A.");
    assert!(!desk.shows("Play to the end"), "people roll and play");
    desk.expect(asked);
    desk.types("2536");
    assert_eq!(desk.board().table().steps().len(), 2);
    // The roll with its play is taken back, and its last die was another one.
    desk.undo();
    assert_eq!(desk.board().table().steps().len(), 1);
    desk.expect("1 die to go");
    desk.types("5");
    let roll = desk.board().table().steps()[1].roll().to_string();
    assert_eq!(roll, "2-3-5-5");

    // The program's runner comes to the person's square, where it may not stop.
    let levels = [None, Some(Level::Steady)];
    let mut desk = board(&levels, with_sharing(Sharing::Forced));
    desk.keys("6611 1111as 1111");
    let position = desk.board().table().position().clone();
    assert_eq!(position.turn(), Seat::new(1));
    assert!(!position.may_stop());
    desk.expect(asked);
    desk.types("3344");
    assert_eq!(desk.board().table().steps().len(), 3);
}

fn board(names: &[&str]) -> Desk {
    Desk::with(play::real_board(names))
}

#[test]
fn the_roll_for_the_start_can_be_skipped() {
    for skip in [
        |desk: &mut Desk| desk.types("s"),
        |desk: &mut Desk| desk.click("Skip: the app rolls"),
    ] {
        let mut desk = board(&["Ann", "Ben", "Cleo"]);
        skip(&mut desk);
        let session: Session<Classic> = desk.board();
        let first = session.table().first().expect("it is decided who starts");
        let name = &session.players()[first].name;
        let said = format!("{name} starts with ");
        assert!(desk.says(&said), "{said}");
        assert!(session.table().steps().is_empty());
        assert!(!desk.shows("Skip: the app rolls"));
    }
    // Where the app rolls, one key rolls for everybody anyway.
    let names = ["Ann", "Ben"];
    let session = play::board(&names, Setting::default(), DiceSource::App(Seed(3)));
    let mut desk = Desk::with(session);
    assert!(!desk.shows("Skip: the app rolls"));
    desk.types(" ");
    assert!(desk.board().table().first().is_some());
}

#[test]
fn a_correction_says_whose_it_is_and_is_cancelled_by_a_button() {
    let session = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(3), 2);
    let mut desk = Desk::with(session.clone());
    desk.keys("Ctrl+H ↑ Enter");
    desk.expect("You’re correcting Ann’s choice for throw 1.");
    // There is no second way.
    assert!(!desk.says("Back to throw"));
    desk.click("Cancel correction");
    assert!(!desk.shows("Cancel correction"));
    desk.expect("Throw 3");
    assert_eq!(desk.session(), session);

    desk.keys("Ctrl+H ←*2 Enter");
    desk.expect("You’re correcting the dice of throw 2.");
    desk.keys("Esc");
    assert!(!desk.shows("Cancel correction"));
}
