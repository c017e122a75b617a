//! The lessons: what people are asked, what leads on, what is refused and why, and that none of it is a game.

use fifth_die::session::DiceSource;
use fifth_die::store::Settings;

use crate::harness::Desk;
use crate::heard::Hearing;
use crate::play;

fn lesson(number: char) -> Desk {
    let settings = Settings {
        // Nobody draws frames here.
        tumble: false,
        ..Settings::default()
    };
    let mut desk = Desk::holding(&[], &settings);
    desk.keys(&format!("L Alt+{number}"));
    desk
}

fn shown(desk: &mut Desk, steps: usize) {
    for _ in 0..steps {
        desk.keys("PageDown");
    }
}

#[test]
fn the_first_throws_are_played_on_a_real_pad() {
    let mut desk = lesson('1');
    desk.expect("Everyone shares each throw");
    desk.types(" ");
    desk.expect("Two pairs, and one die left");
    desk.click("5 + 9");
    desk.expect("You could choose that too. Here we take 4 and 10, and leave the 4.");
    desk.click("4 + 10");
    desk.expect("Your first value");
    desk.click("Roll the dice");
    desk.keys("Ctrl+4");
    desk.expect("Not the 4: name a new value first (2, 3 or 6).");
    desk.click("9 + 10");
    desk.types(" ");
    desk.expect("The third value");
    desk.click("4 + 5");
    desk.types(" ");
    desk.expect("Free throw: two pairs, no fifth die");
    desk.click("4 + 9");
    desk.expect("And so on");
    // Row 4 has three marks, rows 9 and 10 two each, row 5 one.
    let mut hearing = Hearing::of(desk);
    hearing.part("Pad, total −800");
    hearing.desk.keys("Enter");
    hearing.desk.expect("Too few marks");
}

#[test]
fn a_pad_is_added_up_by_answers() {
    let mut desk = lesson('2');
    desk.expect("Row 2, 2 marks");
    desk.types("b");
    desk.expect("Not 0. Two marks don’t reach the fifth box, and one to four marks cost 200.");
    desk.types("a");
    desk.expect("One mark or four, the row costs 200.");
    for right in ["+60", "0", "+40", "+160", "+100", "+240"] {
        desk.keys("Enter");
        desk.click(right);
    }
    desk.keys("Enter");
    desk.expect("Everything together");
    // The pad does not tell the total before it is added up; the answer does.
    let mut hearing = Hearing::of(desk);
    hearing.part("Pad, total ?");
    hearing.desk.click("+400");
    hearing.part("Pad, total +400");
}

#[test]
fn a_bust_a_stop_and_a_column_are_seen_on_a_real_board() {
    let mut desk = lesson('3');
    desk.types(" ");
    desk.click("5 and 11");
    desk.expect("You could play that too. Here we take 6 and 10.");
    desk.click("6 and 10");
    desk.click("Roll");
    desk.click("6 and 8");
    desk.types("s");
    desk.expect("If you stop, you keep what you have. To see what comes next, roll: press Space.");
    desk.types(" ");
    desk.expect("Bust!");
    desk.expect("Mia busts and loses 4 spaces.");
    desk.keys("Enter");
    desk.expect("Your next turn");
    desk.types(" ");
    desk.click("8 twice");
    desk.types(" ");
    desk.click("7 and 8");
    desk.expect("You have four spaces at stake. This time keep them: stop.");
    desk.types("s");
    desk.expect("Mia stops and keeps 4 spaces.");
    desk.keys("Enter Space");
    desk.click("8 twice");
    desk.expect("Not won yet");
    desk.types("s");
    desk.expect("Mia wins column 8");
    desk.keys("Enter");
    desk.expect("Few rows");
}

#[test]
fn every_step_of_every_lesson_can_be_shown_and_taken_back() {
    for (number, steps) in [('1', 9), ('2', 8), ('3', 16)] {
        let mut desk = lesson(number);
        // An answer of the second lesson is told before it goes on.
        let presses = if number == '2' { 2 } else { 1 };
        for step in 1..steps {
            desk.expect(&format!("{step} of {steps}"));
            shown(&mut desk, presses);
        }
        desk.expect(&format!("{steps} of {steps}"));
        for step in (1..steps).rev() {
            desk.keys("PageUp");
            desk.expect(&format!("{step} of {steps}"));
        }
    }
}

#[test]
fn a_lesson_is_no_game_and_leads_back_to_where_it_was_opened() {
    let table = play::table(&["Ann"], Default::default(), DiceSource::Real);
    let mut desk = Desk::with(table);
    desk.types("134");
    let games = desk.store().games().len();
    desk.keys("F1");
    desk.click("Lessons");
    desk.expect("Everyone shares each throw");
    shown(&mut desk, 5);
    desk.keys("Esc");
    desk.expect("2 dice to go");
    assert_eq!(desk.store().games().len(), games);
    assert!(desk.session().log().events().is_empty());
}

#[test]
fn strategy_is_asked_about_on_pads_and_on_boards() {
    let mut desk = lesson('4');
    desk.expect("Few rows");
    desk.types("b");
    desk.expect("Not 25%.");
    desk.click("6%");
    assert!(desk.says("Only 6%."));
    // Shown and gone on from, question after question, to the other game.
    shown(&mut desk, 10);
    assert!(desk.says("+778. "));
    desk.keys("Enter");
    desk.expect("Good columns");
    desk.types("a");
    assert!(desk.says("8%: no three columns are safer."));
}
