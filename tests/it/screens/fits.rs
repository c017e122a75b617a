//! Nothing is cut off, squeezed or outside of the window, in any of its sizes.

use fifth_die::rules::express::Phase;
use fifth_die::session::{DiceSource, Event, Seed};
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;

use crate::fits::{fits, fits_whole};
use crate::harness::{Desk, with_coach};
use crate::play;

#[test]
fn what_a_correction_leaves_to_choose_is_seen_whole() {
    let names = ["Anna", "Ben", "Carla"];
    let session = play::played(&names, DiceSource::Real, Seed(3), 14);
    let mut desk = Desk::set(session, |settings| settings.all_pads = true);
    // From the choices for the last throw to the dice of the eleventh.
    desk.keys("Ctrl+H ↑*3 ←*3 Enter");
    desk.expect("Correct throw 11");
    desk.types("11235");
    let is_told = desk.says("Throw 11 is corrected. To be chosen again");
    assert!(is_told, "{:#?}", desk.texts());
    fits_whole("a correction", desk);
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
    let session = play::board_after(&["Ann", "Ben"], dice, Seed(3), 4);
    let mut copy = asked(2, Desk::with(session));
    copy.expect("Back to the original");
    fits_whole("copy on the board", copy);
}

/// A screen by its name: after how many throws of eight players, if any, and the keys that lead there.
type Screen = (&'static str, Option<usize>, &'static str);

const END: usize = play::TO_THE_END;

const EIGHT: &str =
    "Ctrl+N ann Enter ben Enter cleo Enter dan Enter eve Enter fay Enter gus Enter ann";

/// Screens that scroll where a window is too small for them.
const SCREENS: [Screen; 9] = [
    ("a hint", Some(0), "12445tt"),
    ("a new table of eight", None, EIGHT),
    ("the history", Some(9), "Ctrl+H"),
    ("a result", Some(END), ""),
    ("settings", Some(1), "Ctrl+,"),
    ("keys", Some(1), "?"),
    ("the rules", None, "F1"),
    ("the first start", None, ""),
    ("today's dice before the first game", None, "D"),
];

/// Screens that are seen whole in a window of the usual size.
const WHOLE: [Screen; 7] = [
    ("the first start", None, ""),
    ("dice that are typed", Some(5), "12x"),
    ("all choices and one that is lit", Some(0), "12346 ↓"),
    ("all choices and a word", Some(0), "123461"),
    ("a question in the list of games", Some(3), "Ctrl+G Delete"),
    ("a finished game in the list", Some(END), "Ctrl+G"),
    ("the pads after a game", Some(END), "Esc"),
];

#[test]
fn screens_fit() {
    with_coach();
    let open = |(_, throws, keys): Screen| {
        let mut desk = throws.map_or_else(Desk::new, |throws| Desk::with(play::eight(throws)));
        desk.keys(keys);
        desk
    };
    for screen in SCREENS {
        fits(screen.0, open(screen));
    }
    for screen in WHOLE {
        fits_whole(screen.0, open(screen));
    }
}
