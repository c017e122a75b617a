//! Express at the table: dice are typed, choices made, refused and corrected, up to the result and the next table.

use fifth_die::rules::dice::Die;
use fifth_die::rules::express::{Pad, Penalty, Phase};
use fifth_die::session::{DiceSource, Event, Seed, Session};

use crate::fixtures::{chosen, record, retired, session, take, throw, thrown};
use crate::harness::{Desk, signed};
use crate::heard::Hearing;
use crate::play;

fn two() -> Session {
    play::real(&["Ann", "Ben"])
}

fn solo() -> Session {
    play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(7)))
}

/// One player names 1, 2 and 3 and marks row 12 twice; then these dice are thrown.
fn three_named(dice: [u8; 5]) -> [Event; 7] {
    [
        thrown(1, [1, 6, 6, 3, 4]),
        chosen(1, 0, take([7, 12], 1)),
        thrown(2, [2, 6, 6, 3, 4]),
        chosen(2, 0, take([7, 12], 2)),
        thrown(3, [3, 5, 5, 4, 4]),
        chosen(3, 0, take([8, 10], 3)),
        thrown(4, dice),
    ]
}

#[track_caller]
fn last_is(desk: &Desk, event: &Event) {
    assert_eq!(desk.session().log().done().last(), Some(event));
}

fn letters(count: usize) -> impl Iterator<Item = char> {
    ('A'..='Z').take(count)
}

#[test]
fn backspace_mends_what_was_typed() {
    let mut desk = Desk::with(two());
    desk.keys("1x2 Backspace");
    desk.expect("4 dice to go");
    desk.types("34465");
    desk.expect("All five dice are in. To remove the last one, press Backspace.");
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 6])]);
    desk.keys("Backspace");
    desk.expect("1 die to go");
    assert_eq!(desk.session().log().done(), []);
    desk.types("5");
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 5])]);
}

#[test]
fn undo_takes_typed_dice_back_before_a_choice() {
    let mut desk = Desk::with(two());
    desk.types("13446aa12");
    desk.undo();
    desk.expect("4 dice to go");
    desk.undo();
    assert_eq!(desk.session().log().done().len(), 3);
    // What an undo has left of a throw does not stop the next one.
    desk.types("13446");
    desk.undo();
    desk.expect("1 die to go");
    desk.undo();
    assert_eq!(desk.session().log().done().len(), 2);
}

#[test]
fn dice_are_taken_while_a_finished_choice_is_looked_at() {
    let mut desk = Desk::with(two());
    desk.types("13446aa");
    desk.click("Ann");
    desk.types("1");
    desk.expect("4 dice to go");
    desk.types("1235");
    last_is(&desk, &thrown(2, [1, 1, 2, 3, 5]));
}

#[test]
fn the_apps_dice_stay_the_same_when_they_are_rolled_again() {
    let mut desk = Desk::with(solo());
    desk.types(" ");
    let first = desk.session().log().done().to_vec();
    assert_eq!(first.len(), 1);
    desk.undo();
    assert_eq!(desk.session().log().done(), []);
    desk.types(" ");
    assert_eq!(desk.session().log().done(), first);

    // As well from the button, and after the end of the program.
    desk.undo();
    let mut desk = desk.restart();
    desk.click("Roll the dice");
    assert_eq!(desk.session().log().done(), first);
}

#[test]
fn a_refusal_says_why_and_writes_nothing() {
    let second = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([4, 10], 4)),
        thrown(2, [1, 2, 4, 4, 5]),
    ];
    let second = || session(1, second.clone());
    let third = session(1, three_named([1, 5, 5, 6, 6]));
    let next = "Choose with a letter. The next dice come once everyone has chosen for throw 1.";
    let app = "The app rolls the dice here: press Space.";
    let named = "Not the 4: name a new value first (1, 2 or 5).";
    for (session, before, key, words) in [
        (two(), "", "7", "7 isn’t on a die. Type 1 to 6."),
        (two(), "", "X", "x isn’t on a die. Type 1 to 6."),
        (two(), "13446", "O", "Choose with a letter, A to I."),
        // This one commands only where a clock runs.
        (two(), "13446", "W", "Choose with a letter, A to I."),
        (two(), "13446", "Ctrl+5", "The throw shows no 5."),
        (two(), "13446a", "1", next),
        (two(), "11111", "O", "There’s only one choice: A."),
        (solo(), "", "1", app),
        (second(), "", "", "Fifth die: a new value, 1, 2 or 5"),
        (second(), "", "Ctrl+4", named),
        (third, "", "", "Not the 5 or 6: the throw shows your 1."),
    ] {
        let mut desk = Desk::with(session);
        desk.keys(before);
        let session = desk.session();
        desk.keys(key);
        desk.expect(words);
        assert_eq!(desk.session(), session, "{words}");
    }
}

#[test]
fn every_choice_has_a_letter() {
    for (session, count, words) in [
        (
            session(1, three_named([4, 4, 5, 5, 6])),
            throw([4, 4, 5, 5, 6]).splits().len(),
            "Free throw: two pairs, no fifth die",
        ),
        (
            session(1, [thrown(1, [1, 2, 3, 4, 6])]),
            15,
            "Fifth die: a new value, 1, 2, 3, 4 or 6",
        ),
    ] {
        let mut desk = Desk::with(session.clone());
        desk.expect(words);
        let letters: Vec<char> = letters(count + 1).collect();
        for letter in &letters[..count] {
            desk.expect(&letter.to_string());
        }
        assert!(!desk.shows(&letters[count].to_string()));
        desk.types(&letters[count - 1].to_lowercase().to_string());
        let (number, seat) = session.table().waiting().next().unwrap();
        let round = session.table().round(number).unwrap();
        let choices = round.cells()[seat].before().choices(round.throw());
        let last = chosen(number.get(), 0, choices[count - 1]);
        last_is(&desk, &last);
    }
}

#[test]
fn a_fifth_die_narrows_the_choices() {
    let mut desk = Desk::with(two());
    desk.types("12346");
    let before = desk.targets();
    desk.keys("Ctrl+2");
    // The others stay where they are, but the arrows pass them by.
    assert_eq!(desk.targets().len(), before.len());
    desk.keys("↓ ↑ Ctrl+5");
    desk.expect("The throw shows no 5.");
    desk.keys("Enter");
    let first = Pad::EMPTY.choices(&throw([1, 2, 3, 4, 6]))[3];
    assert_eq!(first.fifth, Some(Die::Two));
    last_is(&desk, &chosen(1, 0, first));
}

#[test]
fn the_last_box_is_out() {
    let mut session = session(1, three_named([1, 2, 2, 5, 6]));
    let fourth = take([4, 11], 1);
    session.record(chosen(4, 0, fourth)).unwrap();
    for number in 5..=9 {
        session.record(thrown(number, [1, 2, 2, 5, 6])).unwrap();
        session.record(chosen(number, 0, fourth)).unwrap();
    }
    session.record(thrown(10, [1, 2, 2, 5, 6])).unwrap();
    let mut desk = Desk::with(session);
    desk.expect("ends your game");
    desk.light(0, 0);
    desk.keys("Enter");
    assert_eq!(desk.session().table().phase(), Phase::Over);
    desk.expect("Again");
    // The pads stay behind the result.
    for way in [
        |desk: &mut Desk| desk.keys("Enter"),
        |desk: &mut Desk| desk.click_lowest("Result"),
    ] {
        desk.keys("Esc");
        assert!(!desk.shows("Again"));
        way(&mut desk);
        desk.expect("Again");
    }
}

#[test]
fn a_choice_may_be_changed_until_the_next_throw() {
    let choices = Pad::EMPTY.choices(&throw([1, 3, 4, 4, 6]));
    let mut desk = Desk::with(two());
    desk.types("13446aa");

    // Back to the one who chose last.
    desk.keys("Backspace");
    desk.expect("Change throw 1");
    desk.types("b");
    assert_eq!(desk.choice(1, 0), Some(choices[0]));
    assert_eq!(desk.choice(1, 1), Some(choices[1]));
    desk.expect("Throw 2");

    // A click shows the pad alone, since dice are clicked there; from it, and to the one before by a key.
    desk.click("Ann");
    assert!(!desk.shows("Change throw 1"));
    desk.click("Change");
    desk.expect("Change throw 1");
    desk.expect("Back to throw 2");
    desk.types("c");
    assert_eq!(desk.choice(1, 0), Some(choices[2]));
    desk.keys("Alt+2 PageUp Enter D");
    assert_eq!(desk.choice(1, 0), Some(choices[3]));
    assert_eq!(desk.choice(1, 1), Some(choices[1]));

    // From the next throw on, the history is the way back.
    desk.types("11235");
    desk.click("Ann");
    desk.types("a");
    assert_eq!(desk.choice(1, 0), Some(choices[3]));
}

#[test]
fn whoever_looks_at_a_choice_changes_nothing_until_they_say_so() {
    let three = || play::real(&["Ann", "Ben", "Cleo"]);
    for all_pads in [false, true] {
        let mut desk = Desk::set(three(), |settings| settings.all_pads = all_pads);
        desk.types("13446a");
        let before = desk.session();
        for look in ["PageUp", "Alt+1"] {
            desk.keys(look);
            desk.expect("Choose again for Ann");
            for key in ["b", "x", "1"] {
                desk.types(key);
                desk.expect("Ann has chosen.");
            }
            desk.keys("↓ T Ctrl+3");
            assert_eq!(desk.session(), before);
        }
        desk.click("Back to Ben");
        desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
        desk.keys("Alt+1");
        desk.click("Choose again for Ann");
        desk.expect("Change throw 1");
        desk.types("b");
        assert_eq!(desk.session().log().done().len(), 3);
        // Who has not chosen yet chooses at once, in any order.
        desk.keys("Alt+3 A A");
        desk.expect("Throw 2");
    }
}

#[test]
fn choices_come_when_the_dice_of_the_app_lie_still() {
    let mut desk = Desk::set(solo(), |settings| settings.tumble = true);
    for key in ["a", "1"] {
        desk.types(" ");
        assert!(!desk.says("Fifth die"));
        assert!(!desk.shows("A"));
        // The key ends the tumbling, and chooses nothing unseen.
        let events = desk.session().log().done().len();
        desk.types(key);
        desk.expect("A");
        assert_eq!(desk.session().log().done().len(), events);
        desk.types("a");
    }
    // A hint comes with the choices.
    desk.types(" t");
    assert!(!desk.says("Best"));
    desk.types("x");
    desk.expect("A");

    let mut desk = Desk::with(solo());
    desk.types(" ");
    desk.expect("A");
}

/// The faces to click come where the choices were.
#[test]
fn the_second_click_on_a_choice_is_for_no_die() {
    let mut desk = Desk::set(play::real(&["Ann"]), |settings| settings.tumble = true);
    desk.keys("13446 A");
    desk.click_id("face 1");
    assert!(!desk.says("4 dice to go"));
    desk.click_id("face 1");
    assert!(desk.says("4 dice to go"));
}

#[test]
fn while_dice_are_corrected_the_pad_is_that_of_their_throw() {
    let events = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([4, 10], 4)),
        thrown(2, [1, 2, 4, 4, 5]),
        chosen(2, 0, take([6, 9], 1)),
    ];
    let mut hearing = Hearing::of(Desk::with(session(1, events)));
    hearing.part("Pad, total −800");
    let desk = &mut hearing.desk;
    desk.keys("Ctrl+H ↑ ← Enter");
    desk.expect("Correct throw 1");
    desk.expect("after throw 1");
    hearing.part("Pad, total −400");
    hearing.desk.keys("Esc");
    hearing.part("Pad, total −800");
}

#[test]
fn a_correction_that_breaks_later_choices_asks_them_again() {
    let events = [
        thrown(1, [1, 3, 4, 4, 6]),
        chosen(1, 0, take([4, 10], 4)),
        chosen(1, 1, take([4, 10], 4)),
        thrown(2, [1, 2, 4, 4, 5]),
        chosen(2, 0, take([6, 9], 1)),
        chosen(2, 1, take([5, 9], 2)),
    ];
    let mut desk = Desk::with(session(2, events));
    let before = desk.session();
    // A did not take the 4 as fifth die, but the 1: then the 1 is not new in throw 2.
    desk.keys("Ctrl+H ↑ Enter");
    desk.expect("Correct throw 1");
    desk.expect("after throw 1");
    desk.light(0, 0);
    desk.keys("Enter");
    desk.expect(
        "A’s choice for throw 1 is now 7 + 10, fifth 1, total −400. A (throw 2) must choose again. To undo, press Ctrl+Z.",
    );
    desk.expect("choosing");
    let is_told = desk.says("It was 6 + 9, fifth 1, which is no longer legal:");
    assert!(is_told, "{:#?}", desk.texts());
    // What stands is not touched.
    assert_eq!(desk.choice(2, 1), Some(take([5, 9], 2)));

    desk.undo();
    assert_eq!(desk.session().table(), before.table());
    desk.redo();
    desk.light(1, 0);
    desk.keys("Enter");
    desk.expect("Throw 3");
}

#[test]
fn a_game_does_not_become_older_where_the_clock_goes_back() {
    let mut desk = Desk::with(two());
    let mut saved = desk.saved();
    saved.changed = "2100-01-01T00:00:00Z".parse().unwrap();
    desk.store().save(&saved).unwrap();
    desk = desk.restart();
    desk.types("13446");
    assert_eq!(desk.saved().session.events(), 1);
    assert_eq!(desk.saved().changed, saved.changed);
}

/// All pads are for the room, whoever plays in it, and the way back is seen at every size of text.
#[test]
fn all_pads_stay_in_the_next_game_and_the_bar_leads_back() {
    for text_size in [100, 150] {
        let mut desk = Desk::set(two(), |settings| settings.text_size = text_size);
        desk.keys("F10");
        desk.expect("One pad");
        desk.keys("Ctrl+N");
        desk.write_name(0, "Cleo");
        desk.write_name(1, "Dora");
        desk.click("Start");
        desk.click("One pad");
        desk.expect("All pads");
    }
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
    // The next table of the same people takes one key.
    desk.keys("Enter");
    desk.expect("Throw 1");
    assert_eq!(desk.session().setup(), session.setup());
    assert_eq!(desk.store().games().len(), 2);
}

#[test]
fn the_rules_are_one_key_away_and_can_be_searched() {
    let mut desk = Desk::with(two());
    desk.keys("F1");
    desk.expect("Bust");
    for (words, found, other) in [
        ("fifth named", "After that, use your own values", "Bust"),
        (" x6", "Free throw", "After that, use your own values"),
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
            assert_eq!(*again.dice(), session.same_dice());
            let first = |session: &Session| *session.table().rounds()[0].throw();
            assert_eq!(first(&again), first(&session));
        }
    }
    // Where no button tells of it, the key does nothing.
    let dice = DiceSource::App(Seed(7));
    let mut desk = Desk::with(play::played(
        &["Ann", "Ben"],
        dice,
        Seed(7),
        play::TO_THE_END,
    ));
    desk.types("d");
    assert!(desk.session().is_over());
}

#[test]
fn a_result_tells_who_has_left() {
    let mut session = two();
    play::play(&mut session, Seed(1), 2);
    record(&mut session, retired(1));
    play::play(&mut session, Seed(1), play::TO_THE_END);
    assert!(Desk::with(session).says(", has left"));
}
