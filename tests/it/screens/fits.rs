//! Nothing is cut off, squeezed or outside of the window, in any of its sizes.

use fifth_die::rules::classic::Setting;
use fifth_die::rules::express::{Penalty, Phase};
use fifth_die::session::{DiceSource, Event, Seed};
use iced::Rectangle;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;

use crate::fits::{fits, fits_whole};
use crate::fixtures::thrown;
use crate::harness::{Desk, with_coach};
use crate::play;

#[test]
fn a_hint_about_many_choices_fits() {
    let session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    let mut desk = Desk::with(session);
    desk.types("12445tt");
    let is_told = desk.texts().iter().any(|text| text.starts_with("Best: "));
    assert!(is_told, "{:#?}", desk.texts());
    fits("a hint", desk);
}

#[test]
fn what_a_correction_leaves_to_choose_is_seen_whole() {
    let names = ["Anna", "Ben", "Carla"];
    let mut session = play::table(&names, Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(3), 14);
    let mut desk = Desk::set(session, |settings| settings.all_pads = true);
    desk.chord(Modifiers::CTRL, 'h');
    // From the choices for the last throw to the dice of the eleventh.
    for _ in 0..3 {
        desk.key(Named::ArrowUp);
    }
    for _ in names {
        desk.key(Named::ArrowLeft);
    }
    desk.key(Named::Enter);
    desk.expect("Correct throw 11");
    desk.types("11235");
    let is_told = |text: &String| text.starts_with("Throw 11 is corrected. To be chosen again");
    assert!(desk.texts().iter().any(is_told), "{:#?}", desk.texts());
    fits_whole("a correction", desk);
}

#[test]
fn the_first_start_fits() {
    fits_whole("home", Desk::new());
}

#[test]
fn a_list_of_games_fits() {
    let mut desk = Desk::with(play::eight(3));
    desk.chord(Modifiers::CTRL, 'd');
    desk.chord(Modifiers::CTRL, 'g');
    desk.key(Named::Delete);
    fits_whole("a question", desk);

    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.chord(Modifiers::CTRL, 'g');
    fits_whole("a finished game in the list", desk);

    let mut desk = Desk::with(play::eight(3));
    desk.chord(Modifiers::CTRL, 'g');
    desk.key(Named::Delete);
    desk.key(Named::Delete);
    fits_whole("games", desk);
}

#[test]
fn a_new_table_of_eight_fits() {
    let mut desk = Desk::new();
    desk.click("New game");
    for seat in 0..8 {
        desk.write_name(seat, &format!("Player {}", seat % 7));
        desk.chord(Modifiers::CTRL, 'p');
    }
    desk.expect("Player 0 is at the table already.");
    fits("new game", desk);
}

#[test]
fn a_table_of_eight_fits_while_dice_are_typed() {
    let mut desk = Desk::with(play::eight(5));
    desk.types("12x");
    fits_whole("dice", desk);
}

#[test]
fn a_table_of_eight_fits_while_they_choose() {
    let mut desk = Desk::with(play::eight(0));
    desk.types("12346");
    desk.key(Named::ArrowDown);
    fits_whole("all choices and an effect", desk);

    let mut desk = Desk::with(play::eight(0));
    desk.types("123461");
    fits_whole("all choices and a word", desk);
}

#[test]
fn a_table_of_eight_fits_at_every_throw() {
    let mut session = play::eight(0);
    while let Phase::Throw(number) = session.table().phase() {
        let throw = Seed(8).throw(number);
        session.record(Event::Throw { number, throw }).unwrap();
        let mut desk = Desk::with(session.clone());
        desk.key(Named::ArrowDown);
        fits_whole(&format!("throw {number}"), desk);
        play::play(&mut session, Seed(8), number.get());
    }
    assert!(session.table().rounds().len() > 15);
}

#[test]
fn the_history_of_eight_fits() {
    let mut session = play::eight(9);
    session.record(thrown(2, [1, 1, 2, 6, 6])).unwrap();
    let mut desk = Desk::with(session);
    desk.chord(Modifiers::CTRL, 'h');
    desk.expect("* corrected later");
    fits("history", desk);
}

#[test]
fn a_practice_copy_fits_with_its_way_back() {
    let asked = |times: usize, mut desk: Desk| {
        desk.chord(Modifiers::CTRL, 'h');
        for _ in 0..times {
            desk.chord(Modifiers::CTRL, 'd');
        }
        desk
    };
    fits("word", asked(1, Desk::with(play::eight(9))));
    let mut copy = asked(2, Desk::with(play::eight(9)));
    copy.expect("Back to the original");
    fits_whole("copy", copy);

    let dice = DiceSource::App(Seed(3));
    let mut session = play::board(&["Ann", "Ben"], Setting::default(), dice);
    play::play_board(&mut session, Seed(3), 4);
    let mut copy = asked(2, Desk::with(session));
    copy.expect("Back to the original");
    fits_whole("copy on the board", copy);
}

#[test]
fn the_result_of_eight_fits() {
    with_coach();
    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.expect("Play again");
    fits("result", desk);

    let mut desk = Desk::with(play::eight(usize::MAX - 1));
    desk.key(Named::Escape);
    desk.expect("Everybody is out");
    fits_whole("pads after the game", desk);
}

#[test]
fn panels_fit() {
    with_coach();
    let mut desk = Desk::with(play::eight(1));
    desk.chord(Modifiers::CTRL, ',');
    desk.expect("Size of text");
    fits("settings", desk);

    let mut desk = Desk::with(play::eight(1));
    desk.types("?");
    desk.expect("Everywhere");
    fits("keys", desk);
}

/// The cards of the eight stand beside the pad, whole, at the size that a laptop has at least.
#[test]
fn eight_cards_are_seen_at_once() {
    let mut desk = Desk::with(play::eight(7));
    let window = Rectangle::with_size(desk.size());
    for player in play::eight(7).setup().players() {
        let name = player.name.as_str();
        let start: String = name.chars().take(4).collect();
        let is_seen = desk.targets().iter().any(|target| {
            matches!(target, Target::Text { content, .. } if content.starts_with(start.trim_end()))
                && target.bounds().is_within(&window)
        });
        assert!(is_seen, "{name} is not seen");
    }
}

#[test]
fn the_rules_fit() {
    let mut desk = Desk::new();
    desk.key(Named::F1);
    fits("rules", desk);
}
