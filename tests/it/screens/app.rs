//! What the screens show, and what keys and clicks do there.

use fifth_die::rules::Seat;
use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::session::{DiceSource, Event, Seed, Session};
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::{self, Target};
use iced_test::simulator::click;

use crate::fixtures::chosen;
use crate::harness::{Desk, chord, signed, with_coach};
use crate::live::{Live, keys};
use crate::play;

/// What only the list of games says.
const TAGLINE: &str =
    "Can't Stop Express and Can't Stop: your dice or ours, every mark counted, nothing lost.";

/// A table of two with real dice.
fn two() -> Session {
    play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real)
}

/// A table of one with the app's dice.
fn solo() -> Session {
    play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(7)))
}

#[test]
fn enter_opens_what_is_found_and_nothing_else() {
    let mut desk = Desk::with(two());
    desk.chord(Modifiers::CTRL, 'g');
    let mut find = |name: &str| {
        desk.act(|ui| {
            ui.click(selector::id(Id::from("find"))).unwrap();
            ui.typewrite(name);
            ui.tap_key(Named::Enter);
        });
        desk.texts()
    };
    let found = find("nobody");
    assert!(found.contains(&"No such game".to_owned()), "{found:?}");
}

#[test]
fn the_table_is_set_by_keys_while_a_name_is_written() {
    let mut live = Live::new();
    live.chord(Modifiers::CTRL, 'n');
    let written = keys("Ann").into_iter();
    live.together(written.chain([
        chord(Modifiers::CTRL, 'd'),
        chord(Modifiers::CTRL, 'r'),
        chord(Modifiers::ALT, 'x'),
    ]));
    live.expect("✓ The app throws");
    live.expect("✓ −150");
    let is_untouched = live
        .targets()
        .iter()
        .any(|target| matches!(target, Target::TextInput { content, .. } if content == "Ann"));
    assert!(is_untouched, "a key of the table is written into the name");
}

#[test]
fn the_result_tells_the_account_of_everybody() {
    with_coach();
    let mut session = play::table(
        &["Ann", "Ben", "Cleo"],
        Penalty::TwoHundred,
        DiceSource::Real,
    );
    play::play(&mut session, Seed(4), usize::MAX - 1);
    let mut desk = Desk::with(session.clone());
    let standings = session.standings();
    let winner = &session.setup().players()[standings[0].seat].name;
    desk.expect(&format!(
        "{winner} wins with {}",
        signed(standings[0].total)
    ));
    for standing in &standings {
        desk.expect(session.setup().players()[standing.seat].name.as_str());
        desk.expect(&format!("{}.", standing.place));
        desk.expect(&signed(standing.total));
        desk.expect(&session.table().out_at(standing.seat).unwrap().to_string());
        let score = session.score(standing.seat);
        for sum in Sum::ALL {
            match session.table().pads()[standing.seat].marks(sum) {
                0 => desk.expect("–"),
                1 => desk.expect("1 mark"),
                marks @ 11.. => desk.expect(&format!("10+{} marks", marks - 10)),
                marks => desk.expect(&format!("{marks} marks")),
            }
            if session.table().pads()[standing.seat].marks(sum) > 0 {
                desk.expect(&signed(score.row(sum)));
            }
        }
    }
}

#[test]
fn equal_totals_share_the_victory() {
    // Both choose the same all the time.
    let mut session = two();
    while let Phase::Throw(number) = session.table().phase() {
        let dice = Seed(2).throw(number);
        let event = Event::Throw {
            number,
            throw: dice,
        };
        session.record(event).unwrap();
        let waiting: Vec<_> = session.table().waiting().collect();
        for (throw, seat) in waiting {
            let pad = session.table().pads()[seat];
            let choice = play::greedy(&pad, &dice, Penalty::TwoHundred, Seat::new(0));
            session
                .record(chosen(throw.get(), seat.index(), choice))
                .unwrap();
        }
    }
    let total = signed(session.score(Seat::new(0)).total());
    let mut desk = Desk::with(session);
    desk.expect(&format!("Ann and Ben share the victory with {total}"));
}

#[test]
fn a_solo_game_ends_with_its_points() {
    let mut session = solo();
    play::play(&mut session, Seed(0), usize::MAX - 1);
    let total = signed(session.score(Seat::new(0)).total());
    Desk::with(session).expect(&format!("{total} points"));
}

#[test]
fn the_next_table_of_the_same_people_takes_one_key() {
    let mut session = two();
    play::play(&mut session, Seed(3), usize::MAX - 1);
    let mut desk = Desk::with(session.clone());
    desk.key(Named::Enter);
    desk.expect("Throw 1");
    assert_eq!(desk.session().setup(), session.setup());
    assert_eq!(desk.store().games().len(), 2);
}

#[test]
fn every_command_works_on_every_screen() {
    let over = || {
        let mut session = two();
        play::play(&mut session, Seed(3), usize::MAX - 1);
        Desk::with(session)
    };
    let begun = || {
        let mut desk = Desk::with(two());
        desk.types("13446a");
        desk
    };
    let screens: [(&str, &dyn Fn() -> Desk); 8] = [
        ("home", &Desk::new),
        ("new game", &|| {
            let mut desk = Desk::new();
            desk.chord(Modifiers::CTRL, 'n');
            desk
        }),
        ("dice", &|| Desk::with(two())),
        ("choices", &begun),
        ("history", &|| {
            let mut desk = begun();
            desk.chord(Modifiers::CTRL, 'h');
            desk
        }),
        ("result", &over),
        ("settings", &|| {
            let mut desk = begun();
            desk.chord(Modifiers::CTRL, ',');
            desk
        }),
        ("keys", &|| {
            let mut desk = begun();
            desk.types("?");
            desk
        }),
    ];
    for (screen, open) in screens {
        let pressed = |key: char| {
            let mut desk = open();
            desk.chord(Modifiers::CTRL, key);
            desk
        };
        pressed('n').expect("Programs, the strongest first");
        pressed('g').expect(TAGLINE);
        let mut desk = pressed(',');
        assert_eq!(desk.shows("Size of text"), screen != "settings", "{screen}");
        desk.key(Named::Escape);
        assert!(!desk.shows("Size of text"), "{screen}");

        let mut desk = open();
        desk.key(Named::F1);
        desk.expect("A throw is for everybody");
        desk.chord(Modifiers::CTRL, '+');
        desk.chord(Modifiers::CTRL, '+');
        desk.chord(Modifiers::CTRL, '-');
        assert_eq!(desk.store().settings().text_size, 110, "{screen}");
        desk.chord(Modifiers::CTRL, '0');
        assert_eq!(desk.store().settings().text_size, 100, "{screen}");
    }
}

#[test]
fn the_rules_are_one_key_away_and_can_be_searched() {
    let mut desk = Desk::with(two());
    desk.key(Named::F1);
    desk.expect("Free throw");
    desk.expect("Bust");
    desk.act(|ui| {
        ui.click(selector::id(Id::from("find in the rules")))
            .unwrap();
        ui.typewrite("fifth named")
    });
    desk.expect("After that it must be one of yours");
    assert!(!desk.shows("Bust"));
    desk.act(|ui| {
        ui.click(selector::id(Id::from("find in the rules")))
            .unwrap();
        ui.typewrite(" x6")
    });
    desk.expect("Free throw");
    assert!(!desk.shows("After that it must be one of yours"));
    desk.key(Named::Escape);
    desk.types("13446");
    desk.expect("Throw 1");
}

#[test]
fn dice_are_shared_by_their_code() {
    let mut desk = Desk::new();
    desk.click("New game");
    desk.write_name(0, "Ann");
    desk.click("The app throws");
    let write_code = |desk: &mut Desk, code: &str| {
        desk.act(|ui| {
            ui.click(selector::id(Id::from("code of dice"))).unwrap();
            ui.typewrite(code)
        });
    };
    write_code(&mut desk, "4f7k!");
    desk.click("Start");
    desk.expect("A code has seven to thirteen letters and digits.");
    desk.click("The app throws");
    write_code(&mut desk, "4f7k-2qz");
    desk.click("Start");
    let seed = Seed::from_code("4F7K-2QZ").unwrap();
    assert_eq!(*desk.session().setup().dice(), DiceSource::App(seed));
}

#[test]
fn a_game_is_played_again_with_the_same_dice() {
    let mut session = solo();
    play::play(&mut session, Seed(7), usize::MAX - 1);
    let ways = [
        |desk: &mut Desk| desk.click("Same dice again"),
        |desk: &mut Desk| desk.types("d"),
    ];
    for way in ways {
        let mut desk = Desk::with(session.clone());
        desk.expect("The code of these dice: 0000-007");
        way(&mut desk);
        let again = desk.session();
        assert_eq!(*again.setup().dice(), DiceSource::App(Seed(7)));
        assert!(again.table().rounds().is_empty());
    }
}

#[test]
fn a_game_with_real_dice_is_played_again_with_what_they_have_shown() {
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(7), usize::MAX - 1);
    let mut desk = Desk::with(session.clone());
    desk.click("Same dice again");
    desk.key(Named::Space);
    desk.key(Named::Space);
    let again = desk.session();
    assert_eq!(
        again.table().rounds()[0].throw(),
        session.table().rounds()[0].throw()
    );
    assert_eq!(*again.setup().dice(), session.same_dice());
}

#[test]
fn two_presses_at_once_take_one_player_off_the_table() {
    let mut desk = Desk::new();
    desk.click("New game");
    for (seat, name) in ["Ann", "Ben", "Cleo"].into_iter().enumerate() {
        desk.write_name(seat, name);
    }
    let crosses: Vec<_> = desk
        .targets()
        .into_iter()
        .filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content == "×" => Some(bounds.center()),
            _ => None,
        })
        .collect();
    let last = *crosses.last().unwrap();
    desk.act(|ui| {
        ui.point_at(last);
        ui.simulate(click());
        ui.simulate(click());
    });
    assert_eq!(desk.count("Person"), crosses.len() - 1);
}

#[test]
fn files_to_import_are_chosen_until_a_path_is_written() {
    let mut desk = Desk::new();
    desk.chord(Modifiers::CTRL, 'o');
    desk.expect("Choose files …");
    assert_eq!(desk.count("Import"), 1, "the title alone");
    desk.act(|ui| {
        ui.click(selector::id(Id::from("import path"))).unwrap();
        ui.typewrite("games")
    });
    assert_eq!(desk.count("Import"), 2);
}

#[test]
fn an_export_says_of_which_game() {
    let mut desk = Desk::with(play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::Real,
    ));
    desk.chord(Modifiers::CTRL, 'e');
    desk.expect("Ann and Ben");
    desk.expect("Copy the file's text");
    desk.click("Words for a message");
    desk.expect("Copy the words");
}
