//! Secret choices (X13): what nobody sees of the others while a throw is open, and how it is revealed.

use fifth_die::app::theme::Theme;
use fifth_die::rules::express::{Choice, Pad, Penalty, Phase};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Express, Level, Seed, Session};
use iced::Size;

use crate::fixtures::{chosen, die, throw, thrown};
use crate::harness::{Desk, with_coach};
use crate::hosts::{SECRET, seats};
use crate::pictures::{Pixel, paint};
use crate::play;

fn three() -> Session {
    play::real(&["Ann", "Ben", "Cleo"])
}

/// A table of three in the midst of a game, whose players are Ann, Ben and Cleo.
fn midst() -> Session {
    let mut session = three();
    play::play(&mut session, Seed(5), 4);
    session
}

fn fifth_throw(desk: &mut Desk) {
    desk.types("22356");
}

/// A table in the midst of a game where Ann has chosen by this letter, and the laptop is on its way to Ben.
fn passed_on(letter: &str) -> Desk {
    let mut desk = Desk::playing(midst(), SECRET).sized((1280.0, 800.0));
    fifth_throw(&mut desk);
    desk.keys("Enter");
    desk.types(letter);
    desk.expect("Ben has it");
    desk
}

/// What was chosen for the open throw, by seat.
fn fifth_choices(desk: &Desk) -> [Option<Choice>; 3] {
    [0, 1, 2].map(|seat| desk.choice(5, seat))
}

#[test]
fn a_correction_says_who_chooses_again_and_undo_brings_the_choices_back() {
    let mut desk = passed_on("a");
    let before = fifth_choices(&desk);
    desk.keys("Ctrl+H ↑ → → Enter");
    assert!(!desk.says("then chooses again"), "Cleo has not chosen");
    desk.keys("Esc Ctrl+H ↑ Enter");
    assert!(desk.says("Ann then chooses again for throw 5."));
    desk.keys("Esc Ctrl+H ↑ ← Enter");
    assert!(desk.says("Everyone then chooses again for throw 5."));
    desk.types("11111");
    assert_eq!(fifth_choices(&desk), [None; 3]);
    // For the corrected throw as well the laptop is passed on.
    for name in ["Ann", "Ben"] {
        desk.expect(&format!("{name} has it"));
        desk.keys("Enter");
        desk.expect("Throw 4, again");
        desk.types("a");
    }
    desk.expect("Cleo has it");
    // Ben still has the laptop, and goes on with his own choice.
    desk.keys("Ctrl+Z Ctrl+Z Ctrl+Z");
    desk.expect("Undone: throw 4, 1-1-1-1-1.");
    assert_eq!(fifth_choices(&desk), before);
}

/// Looks at the same screen of games that differ in what is secret.
#[derive(Default)]
struct Views {
    known: Vec<(Vec<String>, Vec<Pixel>)>,
    seen: usize,
}

impl Views {
    /// Whether this looks, to the last pixel, as it did for the first who came here.
    fn is_known(&mut self, desk: &mut Desk) -> bool {
        let size = desk.size();
        let size = Size::new(size.width as u32, size.height as u32);
        let view = (desk.texts(), paint(desk.view(), size, &Theme::LIGHT));
        self.seen += 1;
        match self.known.get(self.seen - 1) {
            Some(known) => *known == view,
            None => {
                self.known.push(view);
                true
            }
        }
    }
}

#[test]
fn nothing_on_the_screen_depends_on_what_another_has_chosen() {
    with_coach();
    let mut views = Views::default();
    for letter in ["a", "b"] {
        views.seen = 0;
        let mut desk = passed_on(letter);
        let mut looks = |desk: &mut Desk, what: &str| {
            assert!(views.is_known(desk), "{what} after {letter}");
        };
        looks(&mut desk, "between the players");
        desk.keys("F10");
        desk.expect("Ben has it");
        looks(&mut desk, "between the players, with all pads");
        desk.keys("F10 Enter");
        looks(&mut desk, "the table");
        desk.keys("↓");
        looks(&mut desk, "a choice that is lit");
        desk.keys("Alt+1");
        desk.expect(
            "The pad before this throw. Ann’s choice stays hidden until everyone has chosen.",
        );
        looks(&mut desk, "Ann's pad");
        desk.types("a");
        looks(&mut desk, "a letter at Ann's pad");
        desk.types("t");
        looks(&mut desk, "a hint at Ann's pad");
        desk = desk.sized((1000.0, 700.0));
        looks(&mut desk, "chips");
        desk = desk.sized((1280.0, 800.0));
        desk.keys("Backspace Ctrl+H");
        looks(&mut desk, "the history");
        desk.keys("→ Enter");
        looks(&mut desk, "a correction from the history");
        desk.keys("Esc Enter vv");
        looks(&mut desk, "the review");
        desk.keys("Esc Enter Ctrl+Z");
        looks(&mut desk, "what was taken back");
        desk.redo();
        looks(&mut desk, "what was done again");
        desk.keys("Ctrl+G Space");
        looks(&mut desk, "the game opened again");
        desk = desk.restart();
        looks(&mut desk, "the program started again");
    }
}

/// The laptop is on its way from Ann to Ben, who opens the history and corrects something instead (X15).
#[test]
fn corrections_on_the_way_to_another_show_nothing_and_pass_the_laptop_again() {
    let mut views = Views::default();
    for letter in ["a", "b"] {
        views.seen = 0;
        let mut desk = passed_on(letter);
        desk.keys("Ctrl+H ↑ Enter");
        assert!(views.is_known(&mut desk), "an earlier choice is corrected");
        desk.keys("Esc Ctrl+H ← Enter");
        desk.expect("Correct throw 5");
        assert!(views.is_known(&mut desk), "the dice are corrected");
        desk.types("22355");
        desk.expect("Ann has it");
        assert!(views.is_known(&mut desk), "everybody chooses again");
        desk.keys("Enter");
        assert!(views.is_known(&mut desk), "Ann chooses again");
    }
}

fn with_fifth(pad: &Pad, dice: [u8; 5], fifth: u8) -> Choice {
    let mut choices = pad.choices(&throw(dice)).into_iter();
    let choice = choices.find(|choice| choice.fifth == Some(die(fifth)));
    choice.expect("it can be taken")
}

#[test]
fn nobody_sees_that_another_goes_out_before_it_is_revealed() {
    let mut session = three();
    let dice = [1, 2, 2, 3, 3];
    for number in 1..=9 {
        session.record(thrown(number, dice)).unwrap();
        // All three values are named; then everybody fills the track of 1 up to its last box but one.
        let fifth = if number <= 3 { number as u8 } else { 1 };
        for seat in 0..3 {
            let cell = &session.table().rounds()[number - 1].cells()[seat];
            let choice = with_fifth(cell.before(), dice, fifth);
            session.record(chosen(number, seat, choice)).unwrap();
        }
    }
    assert_eq!(session.table().out_at(Seat::new(0)), None);
    session.record(thrown(10, dice)).unwrap();
    let pad = session.table().pads()[0];
    let mut views = Views::default();
    for fifth in [1, 2] {
        views.seen = 0;
        let choice = with_fifth(&pad, dice, fifth);
        let mut after = session.clone();
        after.record(chosen(10, 0, choice)).unwrap();
        assert_eq!(after.table().out_at(Seat::new(0)).is_some(), fifth == 1);
        for size in [(1280.0, 800.0), (1000.0, 700.0)] {
            let mut desk = Desk::playing(after.clone(), SECRET).sized(size);
            desk.keys("Enter");
            assert!(views.is_known(&mut desk), "with fifth die {fifth}");
            // A hint does not aim at the one who is out.
            desk.types("tt");
            assert!(views.is_known(&mut desk), "a hint with fifth die {fifth}");
        }
    }
}

#[test]
fn who_joins_late_is_not_asked_for_the_laptop_they_have() {
    for throws in 1..=3 {
        let session = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(5), throws);
        let mut desk = Desk::playing(session, SECRET);
        desk.types("pj");
        desk.write("who sits down", "Dan");
        desk.keys("Enter Esc");
        // The last throw alone is secret until Dan has chosen: who catches up from an earlier one has the laptop.
        if throws == 1 {
            desk.expect("Dan has it");
            desk.keys("Enter");
        }
        for throw in 1..=throws {
            let asks = desk.shows("Dan has it");
            assert!(!asks, "before throw {throw} of {throws}");
            desk.types("a");
        }
        desk.expect(&format!("On to throw {}", throws + 1));
    }
}

#[test]
fn who_catches_up_goes_on_and_the_others_are_asked_after_that() {
    let session = play::played(&["Ann", "Ben"], DiceSource::Real, Seed(5), 1);
    let mut desk = Desk::playing(session, SECRET);
    desk.types("22356");
    // Ann has chosen; what she chose stays hidden.
    desk.keys("Space a Space pj");
    desk.write("who sits down", "Dan");
    desk.keys("Enter Esc");
    desk.expect("Catch up: throw 1");
    desk.types("a");
    desk.expect("Throw 2");
    desk.types("a");
    desk.expect("Ben has it");
}

#[test]
fn an_open_table_shows_what_a_secret_one_hides() {
    with_coach();
    let mut views = Views::default();
    let mut differ = false;
    for letter in ["a", "b"] {
        views.seen = 0;
        let mut desk = Desk::with(midst());
        fifth_throw(&mut desk);
        desk.types(letter);
        differ |= !views.is_known(&mut desk);
    }
    assert!(differ);
}

#[test]
fn a_throw_by_keyboard_is_passed_on_and_revealed() {
    let mut desk = Desk::playing(three(), SECRET);
    desk.types("13445");
    desk.expect("Ann has it");
    // Dice that were typed wrong are taken back before anybody has the laptop.
    desk.keys("Backspace");
    desk.expect("1 die to go");
    desk.types("6");
    for (name, letter) in [("Ann", "a"), ("Ben", "b"), ("Cleo", "c")] {
        desk.expect(&format!("{name} has it"));
        assert!(!desk.shows("Hint"), "nothing else can be done here");
        desk.types(" ");
        desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
        desk.types(letter);
    }
    for seat in 0..3 {
        let choice = desk.choice(1, seat).unwrap();
        assert!(desk.says(&choice.pairs.to_string()));
    }
    desk.keys("Enter");
    desk.expect("Throw 2");
    // The last one keeps the laptop and is the first to choose.
    desk.types("11223");
    desk.expect("Throw 2");
    desk.expect("Cleo");
    assert!(!desk.shows("Ann has it"));
    desk.types("a");
    desk.expect("Ann has it");
}

#[test]
fn a_throw_by_mouse_is_passed_on_and_revealed() {
    let mut desk = Desk::playing(three(), SECRET);
    for value in [1, 3, 4, 4, 6] {
        desk.click_id(&format!("face {value}"));
    }
    for name in ["Ann", "Ben", "Cleo"] {
        desk.click(&format!("{name} has it"));
        desk.click("4 + 10");
    }
    desk.click("On to throw 2");
    let next = Phase::Throw(ThrowNumber::new(2));
    assert_eq!(desk.session().table().phase(), next);
    desk.expect("Throw 2");
}

#[test]
fn one_takes_back_the_own_choice_before_the_laptop_is_passed() {
    let mut desk = Desk::playing(three(), SECRET);
    desk.types("13446 a");
    desk.expect("Ben has it");
    desk.undo();
    desk.expect("Undone: Ann’s choice for throw 1.");
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    desk.types("b");
    desk.expect("Ben has it");
    // Backspace leads back to the one who still has the laptop, and shows the choice only to them.
    desk.keys("Backspace");
    assert!(!desk.shows("Change throw 1"));
    desk.expect("Ann has it");
    desk.keys("Backspace Enter");
    desk.expect("Change throw 1");
    desk.types("c");
    desk.expect("Ben has it");
    let third = Pad::EMPTY.choices(&throw([1, 3, 4, 4, 6]))[2];
    assert_eq!(desk.choice(1, 0), Some(third));
}

#[test]
fn what_another_takes_back_is_asked_again_and_nobody_learns_what_it_was() {
    let mut desk = Desk::playing(three(), SECRET);
    desk.keys("13446 Space a Space Ctrl+Z");
    desk.expect("Undone: Ann’s choice for throw 1.");
    // Ben goes on, and Ann chooses after him.
    desk.types("a");
    desk.expect("Cleo has it");
    desk.types(" a");
    desk.expect("Ann has it");
}

#[test]
fn the_laptop_can_be_passed_to_somebody_else_first() {
    let mut desk = Desk::playing(three(), SECRET);
    desk.keys("13446 Space Alt+3");
    desk.click("Pass the laptop");
    desk.expect("Cleo has it");
    desk.expect("Cleo has it");
    desk.types(" a");
    let waiting: Vec<_> = desk.session().table().waiting().collect();
    let others = [0, 1].map(|seat| (ThrowNumber::FIRST, Seat::new(seat)));
    assert_eq!(waiting, others);
}

#[test]
fn the_program_started_again_asks_who_has_the_laptop() {
    let mut desk = Desk::playing(three(), SECRET);
    desk.types("13446 a ");
    let mut desk = desk.restart();
    desk.expect("Ben has it");
    // A letter is no key there.
    desk.types("c b");
    let mut desk = desk.restart();
    desk.expect("Cleo has it");
    let chosen: Vec<_> = desk.session().table().waiting().collect();
    assert_eq!(chosen, [(ThrowNumber::FIRST, Seat::new(2))]);
}

#[test]
fn the_last_choices_of_a_game_are_revealed_before_its_result() {
    let mut session = three();
    while session.table().phase() != Phase::Over {
        play::step(&mut session, Seed(3));
    }
    let last = session.table().rounds().len();
    while session.table().waiting().next().is_none() {
        session.undo();
    }
    let count = session.table().waiting().count();
    let mut desk = Desk::playing(session, SECRET);
    for _ in 0..count {
        // Whoever is asked takes the laptop; a throw with one player left needs no such screen.
        desk.keys("Enter A");
    }
    if desk.shows("To the result") {
        desk.expect(&format!("Throw {last}"));
        desk.keys("Enter");
    }
    assert_eq!(desk.session().table().phase(), Phase::Over);
    desk.expect("Again");
}

#[test]
fn the_review_of_a_first_throw_tells_nothing_of_who_has_chosen() {
    with_coach();
    let mut desk = Desk::playing(three(), SECRET);
    fifth_throw(&mut desk);
    desk.keys("Enter avv");
    desk.expect("Ann’s choice for throw 1 stays hidden until everyone has chosen.");
    desk.keys("PageDown");
    desk.expect("Ben’s choice for throw 1 stays hidden until everyone has chosen.");
}

fn table_with(levels: &[Option<Level>]) -> Session {
    let setup = Express::new(seats(levels), Penalty::TwoHundred, DiceSource::Real);
    Session::new(setup.unwrap())
}

#[test]
fn the_program_chooses_unseen() {
    let mut desk = Desk::playing(table_with(&[None, Some(Level::Steady), None]), SECRET);
    desk.types("13446 ");
    desk.expect("has chosen");
    desk.keys("Alt+2");
    desk.expect("The computer chooses in secret too.");
    desk.keys("Backspace A");
    desk.expect("C has it");
    desk.types(" a");
    let choice = desk.choice(1, 1).unwrap();
    assert!(desk.says(&choice.pairs.to_string()));
}

#[test]
fn one_person_among_programs_passes_nothing_on_and_sees_no_choice_of_theirs() {
    let mut desk = Desk::playing(table_with(&[None, Some(Level::Steady)]), SECRET);
    desk.types("13446");
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    assert_eq!(desk.session().log().done().len(), 1);
    desk.types("a");
    desk.expect("Throw 2");
    assert_eq!(desk.session().log().done().len(), 3);
}

#[test]
fn a_correction_of_an_earlier_throw_needs_no_secrecy() {
    let mut desk = Desk::playing(midst(), SECRET);
    fifth_throw(&mut desk);
    desk.types(" a");
    // From the open throw to the dice of the one before.
    desk.keys("Ctrl+H ↑ ← Enter");
    desk.expect("Correct throw 4");
    desk.keys("Esc");
    desk.expect("Ben has it");
}

#[test]
fn nobody_leads_in_a_tie() {
    for (second, leads) in [("4 + 10", true), ("7 + 7", false)] {
        let mut desk = Desk::playing(three(), SECRET);
        desk.types("13446");
        for choice in ["7 + 7", second, "4 + 10"] {
            desk.keys("Enter");
            desk.click(choice);
        }
        desk.wait(1.0);
        desk.expect("On to throw 2");
        assert_eq!(desk.says("Ann leads by"), leads);
    }
}
