//! What the screens show, and what keys and clicks do there.

use fifth_die::session::{DiceSource, Seed, Session};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use crate::harness::{Desk, signed};
use crate::play;

/// A table of two with real dice.
fn two() -> Session {
    play::real(&["Ann", "Ben"])
}

/// The same at its end.
fn over() -> Session {
    play::played(&["Ann", "Ben"], DiceSource::Real, Seed(3), play::TO_THE_END)
}

#[test]
fn the_result_tells_what_everybody_came_to() {
    let names = ["Ann", "Ben", "Cleo"];
    let session = play::played(&names, DiceSource::Real, Seed(4), play::TO_THE_END);
    let mut desk = Desk::with(session.clone());
    let standings = session.standings();
    let winner = names[standings[0].seat.index()];
    let total = signed(standings[0].total);
    desk.expect(&format!("{winner} wins with {total}"));
    for standing in &standings {
        desk.expect(names[standing.seat.index()]);
        desk.expect(&signed(standing.total));
    }
}

#[test]
fn the_next_table_of_the_same_people_takes_one_key() {
    let session = over();
    let mut desk = Desk::with(session.clone());
    desk.key(Named::Enter);
    desk.expect("Throw 1");
    assert_eq!(desk.session().setup(), session.setup());
    assert_eq!(desk.store().games().len(), 2);
}

#[test]
fn every_command_works_on_every_screen() {
    let ctrl = |key| move |desk: &mut Desk| desk.chord(Modifiers::CTRL, key);
    type Way<'w> = &'w dyn Fn(&mut Desk);
    let screens: [(&str, Session, Way<'_>); 7] = [
        ("home", two(), &ctrl('g')),
        ("new game", two(), &ctrl('n')),
        ("dice", two(), &|_| {}),
        ("choices", two(), &|desk| desk.types("13446a")),
        ("history", two(), &|desk| {
            desk.types("13446a");
            ctrl('h')(desk);
        }),
        ("result", over(), &|_| {}),
        ("keys", two(), &|desk| desk.types("?")),
    ];
    for (screen, session, way) in screens {
        let open = || {
            let mut desk = Desk::with(session.clone());
            way(&mut desk);
            desk
        };
        for (key, words) in [
            ('n', "Start"),
            ('g', "Records & stats"),
            (',', "Back to defaults"),
        ] {
            let mut desk = open();
            ctrl(key)(&mut desk);
            desk.expect(words);
        }
        let mut desk = open();
        desk.key(Named::F1);
        desk.expect("A throw is for everybody");
        for (key, size) in [('+', 110), ('+', 120), ('-', 110), ('0', 100)] {
            ctrl(key)(&mut desk);
            assert_eq!(desk.store().settings().text_size, size, "{screen}");
        }
    }
}

#[test]
fn the_rules_are_one_key_away_and_can_be_searched() {
    let mut desk = Desk::with(two());
    desk.key(Named::F1);
    desk.expect("Bust");
    for (words, found, other) in [
        ("fifth named", "After that it must be one of yours", "Bust"),
        (" x6", "Free throw", "After that it must be one of yours"),
    ] {
        desk.write("find in the rules", words);
        desk.expect(found);
        assert!(!desk.shows(other), "{words}");
        desk.keys("Esc F1");
    }
    desk.keys("Esc 13446");
    desk.expect("Throw 1");
}

#[test]
fn a_game_is_played_again_with_the_same_dice() {
    for dice in [DiceSource::App(Seed(7)), DiceSource::Real] {
        let session = play::played(&["Ann"], dice, Seed(7), play::TO_THE_END);
        for way in [
            |desk: &mut Desk| desk.click("Same dice again"),
            |desk: &mut Desk| desk.types("d"),
        ] {
            let mut desk = Desk::with(session.clone());
            way(&mut desk);
            desk.types("  ");
            let again = desk.session();
            assert_eq!(*again.setup().dice(), session.same_dice());
            let first = |session: &Session| *session.table().rounds()[0].throw();
            assert_eq!(first(&again), first(&session));
        }
    }
}
