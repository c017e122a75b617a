//! From a moment of a game to the coach about its position, and back.

use fifth_die::rules::classic::{Position, Setting};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::rules::{RollNumber, Seat, ThrowNumber};
use fifth_die::session::{Classic, DiceSource, Help, Seating, Seed, Session};
use fifth_die::store::{Saved, Settings, Store, TableOptions};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use jiff::Timestamp;

use crate::ask::{decides, lists, lists_plays};
use crate::fits::fits;
use crate::fixtures::sum;
use crate::harness::Desk;
use crate::play;

const ASK: &str = "Ask the coach";
const MARKS: &str = "A game about which the coach is asked before its end stands apart in the records. Click Ask the coach \
                     or press T once more.";

/// A game of Ann and Ben, played so far.
fn game(throws: usize) -> Session {
    let dice = DiceSource::App(Seed(3));
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, dice);
    play::play(&mut session, Seed(3), throws);
    session
}

fn over() -> Session {
    game(usize::MAX - 1)
}

fn history(desk: &mut Desk) {
    desk.chord(Modifiers::CTRL, 'h');
}

/// Whether the coach is asked about a position.
fn is_asking(desk: &mut Desk) -> bool {
    desk.shows("Clear")
}

/// Goes to the choice of a seat for the throw with this number in the history, in which the keys are at the last one of Ann.
fn to_choice(desk: &mut Desk, session: &Session, throw: usize, seat: usize) {
    for _ in throw..session.table().rounds().len() {
        desk.key(Named::ArrowUp);
    }
    for _ in 0..seat {
        desk.key(Named::ArrowRight);
    }
}

/// Fails unless this throw is asked about, for the pad that a seat had.
#[track_caller]
fn lists_throw(desk: &mut Desk, session: &Session, throw: usize, seat: usize) {
    let round = session.table().round(ThrowNumber::new(throw)).unwrap();
    let dice = round.throw().dice().map(|die| die.value());
    let pad = round.cells()[seat].before();
    lists(desk, session.setup().penalty(), pad, dice);
}

#[test]
fn the_history_leads_to_the_coach_and_back_to_where_one_was() {
    let session = over();
    let mut desk = Desk::with(session.clone());
    let saved = desk.saved();
    history(&mut desk);
    to_choice(&mut desk, &session, 4, 1);
    desk.types("t");
    assert!(is_asking(&mut desk));
    lists_throw(&mut desk, &session, 4, 1);
    // It can be changed.
    desk.key(Named::Delete);
    desk.types("13446");
    lists(&mut desk, Penalty::TwoHundred, &Pad::EMPTY, [1, 3, 4, 4, 6]);
    desk.key(Named::Escape);
    desk.expect("History");
    assert!(!is_asking(&mut desk));
    // At the choice that was asked about, and nothing has happened to the game.
    desk.click(ASK);
    lists_throw(&mut desk, &session, 4, 1);
    desk.click("Back");
    desk.expect("History");
    // The dice are those of the first who chooses.
    desk.key(Named::ArrowLeft);
    desk.key(Named::ArrowLeft);
    desk.types("t");
    lists_throw(&mut desk, &session, 4, 0);
    assert_eq!(desk.saved(), saved);
}

#[test]
fn the_review_leads_to_the_coach_and_back_to_itself() {
    let session = over();
    let mut desk = Desk::with(session.clone());
    let saved = desk.saved();
    desk.types("v");
    desk.key(Named::Enter);
    let title = |desk: &mut Desk| {
        let texts = desk.texts();
        let title = texts.into_iter().find(|text| text.starts_with("Throw "));
        title.expect("a throw is shown large")
    };
    let shown = title(&mut desk);
    let throw = shown.split(' ').nth(1).unwrap().parse().unwrap();
    desk.click(ASK);
    lists_throw(&mut desk, &session, throw, 0);
    desk.key(Named::Escape);
    assert_eq!(title(&mut desk), shown);
    // From the list of choices, by key.
    desk.key(Named::Escape);
    desk.types("t");
    lists_throw(&mut desk, &session, throw, 0);
    desk.key(Named::Escape);
    desk.expect("The costliest moments");
    assert_eq!(desk.saved().session, saved.session);
    assert!(desk.saved().helps().is_empty());
}

/// A game on the board to its end.
fn board() -> Session<Classic> {
    let dice = DiceSource::App(Seed(3));
    let mut session = play::board(&["Ann", "Ben", "Cleo"], Setting::default(), dice);
    play::play_board(&mut session, Seed(3), 100);
    session
}

/// The same board where the one whose turn it is sits in the first seat.
fn from_first_seat(position: &Position) -> Position {
    let count = position.players();
    let seats = (0..count).map(|seat| Seat::new((seat + position.turn().index()) % count));
    let columns = (2..=12).map(sum);
    let squares = seats.map(|seat| {
        let spaces = columns.clone().map(|column| position.square(seat, column));
        spaces.collect::<Vec<u8>>().try_into().unwrap()
    });
    let runners = columns.clone().map(|column| position.runner(column));
    let runners = runners.collect::<Vec<u8>>().try_into().unwrap();
    Position::new(position.setting(), squares.collect(), Seat::FIRST, runners).unwrap()
}

#[test]
fn a_play_and_a_decision_on_the_board_can_be_asked_about() {
    let session = board();
    let table = session.table();
    let mut desk = Desk::with(session.clone());
    history(&mut desk);
    // The last roll of Ben that was followed by a decision and left something to play.
    let steps: Vec<_> = RollNumber::enumerate(table.steps()).collect();
    let (number, step) = steps
        .iter()
        .rfind(|(_, step)| step.seat() == Seat::new(1) && step.decision().is_some())
        .unwrap();
    for _ in number.get()..steps.len() {
        desk.key(Named::ArrowUp);
    }
    desk.types("t");
    let before = from_first_seat(step.before());
    let dice = step.roll().dice().map(|die| die.value());
    lists_plays(&mut desk, &before, dice);
    // Those who play are called as in the game, and whoever is to move is the first.
    let texts = desk.texts();
    let place = |name: &str| texts.iter().position(|text| text == name).unwrap();
    assert!(place("Ben") < place("Cleo") && place("Cleo") < place("Ann"));
    assert!(!texts.iter().any(|text| text == "Player 1"));
    desk.key(Named::Escape);
    desk.expect("History");
    desk.key(Named::ArrowRight);
    desk.types("t");
    decides(&mut desk, &from_first_seat(&step.played()));
    // A fourth player has no name.
    desk.click("4");
    desk.expect("Player 4");
    desk.key(Named::Escape);
    desk.expect("History");
    fits("a board of a game", {
        desk.types("t");
        desk
    });
}

#[test]
fn one_who_has_left_does_not_come_back_for_the_question() {
    let dice = DiceSource::App(Seed(3));
    let mut session = play::board(&["Ann", "Ben", "Cleo"], Setting::default(), dice);
    play::play_board(&mut session, Seed(3), 4);
    let ben = Seat::new(1);
    session
        .record(Seating::Retire { seat: ben }.into())
        .unwrap();
    play::play_board(&mut session, Seed(3), 100);
    let mut desk = Desk::with(session.clone());
    history(&mut desk);
    desk.types("t");
    let (_, step) = RollNumber::enumerate(session.table().steps())
        .last()
        .unwrap();
    // The values of a game of three would be others.
    let turn = step.before().turn().index();
    let left = Seat::new((3 + ben.index() - turn) % 3);
    let position = from_first_seat(step.before()).without(left);
    lists_plays(
        &mut desk,
        &position,
        step.roll().dice().map(|die| die.value()),
    );
    // They stay away when something is changed.
    desk.key(Named::ArrowRight);
    desk.key(Named::ArrowUp);
    desk.key(Named::ArrowDown);
    lists_plays(
        &mut desk,
        &position,
        step.roll().dice().map(|die| die.value()),
    );
}

#[test]
fn before_the_end_it_is_help_of_which_people_are_told_first() {
    let session = game(6);
    let mut desk = Desk::with(session.clone());
    let before = desk.saved();
    history(&mut desk);
    desk.types("t");
    desk.expect(MARKS);
    assert!(!is_asking(&mut desk));
    assert_eq!(desk.saved(), before);
    desk.types("t");
    assert!(is_asking(&mut desk));
    let noted = desk.store().load(&before.id).unwrap();
    assert_eq!(noted.helps(), [Help::Review].into());
    assert_eq!(noted.session, before.session);
    // Who has been told is not told again.
    desk.key(Named::Escape);
    desk.types("t");
    assert!(is_asking(&mut desk));
}

#[test]
fn a_strict_game_under_way_leads_nowhere() {
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(3)));
    play::play(&mut session, Seed(3), 4);
    let strict = TableOptions {
        strict: true,
        ..TableOptions::default()
    };
    let mut desk = Desk::playing(session, strict);
    let before = desk.saved();
    history(&mut desk);
    for _ in 0..3 {
        desk.types("t");
        desk.expect("A strict game has no hints.");
    }
    assert!(!is_asking(&mut desk));
    assert_eq!(desk.saved(), before);
    // Nor does the table.
    desk.key(Named::Escape);
    desk.types("tt");
    assert!(!is_asking(&mut desk));
}

#[test]
fn the_coach_that_is_asked_from_the_list_leads_back_to_the_list() {
    let mut desk = Desk::with(over());
    history(&mut desk);
    desk.types("t");
    desk.chord(Modifiers::CTRL, 'g');
    desk.expect("Practise");
    desk.types("t");
    assert!(is_asking(&mut desk));
    desk.key(Named::Escape);
    desk.expect("Practise");
}

#[test]
fn after_a_power_cut_the_game_is_there_from_which_the_coach_was_asked() {
    let mut desk = Desk::with(over());
    let id = desk.saved().id;
    history(&mut desk);
    desk.types("t");
    let mut desk = desk.restart();
    desk.expect("Play again");
    assert_eq!(desk.saved().id, id);
}

#[test]
fn a_practice_copy_leads_to_the_coach_and_back() {
    let mut desk = Desk::with(over());
    history(&mut desk);
    desk.chord(Modifiers::CTRL, 'd');
    history(&mut desk);
    desk.types("t");
    assert!(is_asking(&mut desk));
    desk.key(Named::Escape);
    desk.expect("History");
    desk.key(Named::Escape);
    desk.click("Back to the original");
    desk.expect("Play on from here");
    assert_eq!(desk.store().games().len(), 1);
}

#[test]
fn a_second_window_asks_only_about_what_counts_as_no_help() {
    for (session, is_allowed) in [(over(), true), (game(6), false)] {
        let first = Desk::with(session);
        let saved = first.saved();
        let mut desk = Desk::second(first.store());
        history(&mut desk);
        desk.types("tt");
        assert_eq!(is_asking(&mut desk), is_allowed);
        assert_eq!(first.saved(), saved);
    }
}
