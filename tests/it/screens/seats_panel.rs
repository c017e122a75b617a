//! The panel of the players: who hands over, comes late or leaves does so by keys and by mouse.

use std::time::Duration;

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::Phase;
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Level, Seed, Session};
use fifth_die::store::{AtZero, Timer};

use crate::fixtures::{board, open_house, rolled, started};
use crate::harness::Desk;
use crate::play::{played, real};

fn ann_and_ben(throws: usize) -> Session {
    played(&["Ann", "Ben"], DiceSource::Real, Seed(7), throws)
}

fn join(desk: &mut Desk, name: &str) {
    desk.types("pj");
    desk.write("who sits down", name);
    desk.click("Join");
}

#[track_caller]
fn is_at(desk: &Desk, phase: Phase) {
    assert_eq!(desk.session().table().phase(), phase);
}

#[test]
fn a_seat_is_handed_to_another_person() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("ph");
    desk.write("who sits down", "Eve");
    desk.click("Take over");
    desk.expect("Eve plays there now.");
    desk.expect("Ann, Eve from throw 3");
    desk.keys("Esc");
    desk.expect("Eve");
    assert_eq!(desk.session().players()[0].name.as_str(), "Eve");
    assert_eq!(desk.title(), "Fifth Die – Eve and Ben");
    desk.undo();
    desk.expect("Undone: Eve takes over.");
    assert_eq!(desk.session().players()[0].name.as_str(), "Ann");
}

#[test]
fn a_seat_is_handed_to_the_program_which_plays_on() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.keys("P ↓ H Ctrl+U");
    desk.expect("Misses nothing. Averages +257.");
    desk.click("Take over");
    assert_eq!(desk.session().players()[1].level, Some(Level::Master));
    desk.keys("Esc 13446");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    // Only the person is waited for.
    assert_eq!(waiting, [(ThrowNumber::new(3), Seat::new(0))]);
}

#[test]
fn a_name_at_the_table_is_refused_in_words() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("ph");
    desk.click("Take over");
    desk.expect("A player needs a name.");
    desk.write("who sits down", "ben");
    desk.click("Take over");
    desk.expect("ben is already at the table.");
    desk.keys("Esc*2");
    desk.expect("Throw 3");
}

#[test]
fn a_late_player_chooses_first_for_what_was_missed() {
    let mut desk = Desk::with(ann_and_ben(2));
    join(&mut desk, "Dora");
    desk.expect("Dora has joined.");
    desk.keys("Esc");
    desk.expect("Catch up: throw 1");
    desk.types("a");
    desk.expect("Throw 2");
    desk.types("a");
    desk.expect("Throw 3");
    is_at(&desk, Phase::Throw(ThrowNumber::new(3)));
    desk.keys("Ctrl+H");
    desk.expect("Dora, joined before throw 3");
    assert!(!desk.shows("* corrected later"));
}

#[test]
fn nobody_joins_a_full_table_or_a_late_one() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let late = "Nobody can join after the fourth throw.";
    for (session, why) in [
        (real(&names), "A game has at most 8 players."),
        (ann_and_ben(4), late),
    ] {
        let mut desk = Desk::with(session);
        desk.types("p");
        desk.expect(why);
        for ask in [
            |desk: &mut Desk| desk.click("Add late player…"),
            |desk: &mut Desk| desk.types("j"),
        ] {
            ask(&mut desk);
            desk.expect(why);
            assert!(!desk.shows("Join"));
        }
    }
}

#[test]
fn one_who_leaves_is_asked_once_and_the_others_go_on() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.keys("13446 A P ↓ L");
    is_at(&desk, Phase::Choices(ThrowNumber::new(3)));
    // Nobody leaves by Enter.
    desk.keys("Enter L Esc");
    assert!(!desk.shows("Ben has left."));
    desk.types("ll");
    desk.expect("Ben has left.");
    is_at(&desk, Phase::Throw(ThrowNumber::new(4)));
    // Nobody else is left: Ann stays.
    desk.keys("↑ L");
    desk.expect("Everyone else has left.");
    desk.keys("Esc");
    desk.expect("left, throw 2");
}

#[test]
fn the_last_one_left_at_the_board_wins() {
    let events = [
        started(1, [6, 6]),
        started(2, [1, 2]),
        rolled(1, [1, 1, 1, 1]),
    ];
    let mut desk = Desk::with(board(2, Setting::default(), events));
    desk.types("p");
    assert!(!desk.shows("Add late player…"));
    desk.types("l");
    desk.click("Leave for good");
    desk.keys("Esc");
    desk.expect("B wins: everyone else has left");
    desk.click("Details");
    desk.expect("A, left in turn 1");
    desk.undo();
    desk.expect("Undone: A leaves.");
}

#[test]
fn the_time_of_one_who_left_the_log_is_not_that_of_the_next() {
    let house = open_house(Timer::new(30, AtZero::Warn));
    let mut desk = Desk::playing(ann_and_ben(0), house);
    desk.types("13446");
    join(&mut desk, "Dora");
    desk.keys("Esc aa");
    desk.think(5.0);
    desk.expect("25 s");
    for _ in 0..3 {
        desk.undo();
    }
    assert_eq!(desk.session().players().len(), 2);
    join(&mut desk, "Flo");
    desk.keys("Esc aaa");
    let taken = desk.saved().record.taken;
    let is_hers = |taken: &Duration| taken.is_zero();
    assert!(taken.get(2).is_none_or(is_hers), "{taken:?}");
}

#[test]
fn what_is_taken_back_among_the_players_leads_nowhere_else() {
    let mut desk = Desk::with(ann_and_ben(2));
    join(&mut desk, "Dora");
    desk.keys("↓ ↓ Ctrl+Z");
    assert_eq!(desk.session().players().len(), 2);
    desk.expect("Add late player…");
    desk.redo();
    assert_eq!(desk.session().players().len(), 3);
    desk.types("ll");
    desk.expect("Ben has left.");
    desk.undo();
    desk.expect("Undone: Ben leaves.");
    desk.expect("Add late player…");

    // At the table, where the late player is looked at, and in the history.
    desk.keys("Esc");
    desk.expect("Catch up: throw 1");
    desk.undo();
    desk.expect("Throw 3");
    desk.redo();
    desk.expect("Catch up: throw 1");
    desk.keys("Ctrl+H →*4 Ctrl+Z Enter");
    desk.expect("Change throw 2");
}
