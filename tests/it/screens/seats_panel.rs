//! The panel of the players: who hands over, comes late or leaves does so by keys and by mouse.

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Level, Session};
use fifth_die::store::{AtZero, TableOptions, Timer};
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector;

use crate::fixtures::{board, chosen, rolled, session, started, take, thrown};
use crate::harness::Desk;
use crate::play::{play, table};

/// Ann and Ben with their own dice, after so many throws.
fn ann_and_ben(throws: usize) -> Session {
    let mut session = table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play(&mut session, fifth_die::session::Seed(7), throws);
    session
}

/// Writes the name of the one who sits down.
fn write(desk: &mut Desk, name: &str) {
    desk.act(|ui| {
        ui.click(selector::id(Id::from("who sits down"))).unwrap();
        ui.typewrite(name)
    });
}

#[test]
fn a_seat_is_handed_to_another_person() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("ph");
    write(&mut desk, "Eve");
    desk.click("Takes over");
    desk.expect("Eve sits there now.");
    desk.expect("Ann, from throw 3 Eve");
    desk.key(Named::Escape);
    desk.expect("Eve");
    assert_eq!(desk.session().players()[0].name.as_str(), "Eve");
    assert_eq!(desk.title(), "Fifth Die – Eve and Ben");
    desk.undo();
    desk.expect("Taken back: the seat for Eve.");
    assert_eq!(desk.session().players()[0].name.as_str(), "Ann");
}

#[test]
fn a_seat_is_handed_to_the_program_which_plays_on() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("p");
    desk.key(Named::ArrowDown);
    desk.types("h");
    desk.chord(Modifiers::CTRL, 'u');
    desk.click("Takes over");
    assert_eq!(desk.session().players()[1].level, Some(Level::Master));
    desk.key(Named::Escape);
    desk.types("13446");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    assert_eq!(
        waiting,
        [(ThrowNumber::new(3), Seat::new(0))],
        "only the person is waited for"
    );
}

#[test]
fn a_name_at_the_table_is_refused_in_words() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("ph");
    desk.click("Takes over");
    desk.expect("A player needs a name.");
    write(&mut desk, "ben");
    desk.click("Takes over");
    desk.expect("ben is at the table already.");
    desk.key(Named::Escape);
    desk.key(Named::Escape);
    desk.expect("Throw 3");
}

#[test]
fn a_late_player_chooses_first_for_what_was_missed() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("pj");
    write(&mut desk, "Dora");
    desk.click("Sits down");
    desk.expect("Dora has sat down.");
    desk.key(Named::Escape);
    desk.expect("Throw 1, missed");
    desk.types("a");
    desk.expect("Throw 2");
    desk.types("a");
    desk.expect("Throw 3");
    assert_eq!(
        desk.session().table().phase(),
        Phase::Throw(ThrowNumber::new(3))
    );
    desk.chord(Modifiers::CTRL, 'h');
    desk.expect("Dora, joined before throw 3");
    assert!(!desk.shows("* corrected later"));
}

#[test]
fn a_late_player_may_come_to_anybody() {
    let mut session = table(&["careless", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play(&mut session, fifth_die::session::Seed(7), 2);
    let mut desk = Desk::with(session);
    desk.types("pj");
    write(&mut desk, "Dora");
    desk.click("Sits down");
    desk.expect("Dora has sat down.");
}

#[test]
fn nobody_joins_a_full_table() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let mut desk = Desk::with(table(&names, Penalty::TwoHundred, DiceSource::Real));
    desk.types("p");
    desk.expect("A game has at most 8 players.");
    desk.click("A late player joins …");
    assert!(!desk.shows("Sits down"));
}

#[test]
fn after_the_fourth_throw_nobody_joins() {
    let mut desk = Desk::with(ann_and_ben(4));
    desk.types("p");
    desk.expect("The fourth throw is thrown, nobody joins any more.");
    desk.click("A late player joins …");
    assert!(!desk.shows("Sits down"));
    desk.types("j");
    desk.expect("The fourth throw is thrown, nobody joins any more.");
    assert!(!desk.shows("Sits down"));
}

#[test]
fn one_who_leaves_is_asked_once_and_the_others_go_on() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("13446");
    desk.types("a");
    desk.types("p");
    desk.key(Named::ArrowDown);
    desk.types("l");
    assert_eq!(
        desk.session().table().phase(),
        Phase::Choices(ThrowNumber::new(3))
    );
    // Nobody leaves by Enter.
    desk.key(Named::Enter);
    desk.types("l");
    desk.key(Named::Escape);
    assert!(!desk.shows("Ben has left."));
    desk.types("ll");
    desk.expect("Ben has left.");
    assert_eq!(
        desk.session().table().phase(),
        Phase::Throw(ThrowNumber::new(4))
    );
    // Nobody else is left: Ann stays.
    desk.key(Named::ArrowUp);
    desk.types("l");
    desk.expect("Nobody else is left at the table.");
    desk.key(Named::Escape);
    desk.expect("left, throw 2");
}

#[test]
fn a_result_says_who_left() {
    let mut session = session(2, [thrown(1, [4, 4, 4, 4, 5])]);
    session.record(chosen(1, 0, take([8, 9], 4))).unwrap();
    session.record(chosen(1, 1, take([8, 9], 4))).unwrap();
    session.record(crate::fixtures::retired(1).into()).unwrap();
    for number in 2..=8 {
        session.record(thrown(number, [4; 5])).unwrap();
        session.record(chosen(number, 0, take([8, 8], 4))).unwrap();
    }
    let mut desk = Desk::with(session);
    desk.expect("B, left after throw 1");
    desk.expect("left after 1");
    desk.expect("A wins with 0");
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
    assert!(!desk.shows("A late player joins …"));
    desk.types("l");
    desk.click("Leaves for good");
    desk.key(Named::Escape);
    desk.expect("B wins: nobody else is left");
    desk.expect("A, left in turn 1");
    desk.undo();
    desk.expect("Taken back: the leaving of A.");
}

/// Ann and Ben after two throws, and Dora who has just sat down.
fn with_dora() -> Desk {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("pj");
    write(&mut desk, "Dora");
    desk.click("Sits down");
    desk.key(Named::Escape);
    desk.expect("Throw 1, missed");
    desk
}

#[test]
fn a_join_is_taken_back_where_the_late_player_is_looked_at() {
    let mut desk = with_dora();
    desk.undo();
    desk.expect("Throw 3");
    assert_eq!(desk.session().players().len(), 2);
    desk.redo();
    desk.expect("Throw 1, missed");
}

#[test]
fn the_history_goes_on_after_a_join_is_taken_back() {
    let mut desk = with_dora();
    desk.chord(Modifiers::CTRL, 'h');
    for _ in 0..4 {
        desk.key(Named::ArrowRight);
    }
    desk.undo();
    desk.key(Named::Enter);
    desk.expect("Change throw 2");
}

#[test]
fn the_time_of_one_who_left_the_log_is_not_that_of_the_next() {
    let house = TableOptions {
        timer: Timer::new(30, AtZero::Warn),
        ..TableOptions::default()
    };
    let join = |desk: &mut Desk, name: &str| {
        desk.types("pj");
        write(desk, name);
        desk.click("Sits down");
        desk.key(Named::Escape);
    };
    let mut desk = Desk::playing(ann_and_ben(0), house);
    desk.types("13446");
    join(&mut desk, "Dora");
    desk.types("aa");
    desk.wait(5.0);
    desk.expect("Dora thinks");
    for _ in 0..3 {
        desk.undo();
    }
    assert_eq!(desk.session().players().len(), 2);
    join(&mut desk, "Flo");
    desk.types("aaa");
    let taken = desk.saved().record.taken;
    assert!(
        taken.get(2).is_none_or(|taken| taken.is_zero()),
        "{taken:?}"
    );
}

#[test]
fn what_is_taken_back_among_the_players_leads_nowhere_else() {
    let mut desk = Desk::with(ann_and_ben(2));
    desk.types("pj");
    write(&mut desk, "Dora");
    desk.click("Sits down");
    for _ in 0..2 {
        desk.key(Named::ArrowDown);
    }
    desk.undo();
    assert_eq!(desk.session().players().len(), 2);
    desk.expect("A late player joins …");
    desk.redo();
    assert_eq!(desk.session().players().len(), 3);
    desk.types("ll");
    desk.expect("Ben has left.");
    desk.undo();
    desk.expect("Taken back: the leaving of Ben.");
    desk.expect("A late player joins …");
}
