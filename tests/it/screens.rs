//! What people see and what happens when they type and click, screen by screen.

use fifth_die::rules::dice::Sum;
use fifth_die::rules::express::{Pad, Penalty, Phase};
use fifth_die::session::{Dice, Event, Seed, Session};
use iced::Rectangle;
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::{self, Selector, Target};
use iced_test::simulator::{click, press_key};
use proptest::prelude::*;

use crate::desk::{Desk, chord, signed};
use crate::given::{chosen, session, take, throw, thrown};
use crate::play;

/// What only the list of games says.
const TAGLINE: &str =
    "Can't Stop Express and Can't Stop: your dice or ours, every mark counted, nothing lost.";

/// A table of two with real dice.
fn two() -> Session {
    play::table(&["Ann", "Ben"], Penalty::TwoHundred, Dice::Real)
}

/// A table of one with the app's dice.
fn solo() -> Session {
    play::table(&["Ann"], Penalty::TwoHundred, Dice::App(Seed(7)))
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

/// The letters of this many choices.
fn letters(count: usize) -> impl Iterator<Item = char> {
    ('A'..='Z').take(count)
}

/// The button with the face of a die.
fn face(value: u8) -> impl Selector<Output = Target> + Send {
    selector::id(Id::from(format!("face {value}")))
}

/// Everything that the edge of the window cuts off, that lies on something else or has no room for its words. What a
/// scroll brings into view is not cut off.
fn misplaced(desk: &mut Desk) -> Vec<String> {
    let window = Rectangle::with_size(desk.size());
    let targets = desk.targets();
    let is_inside = |inner: &Rectangle, outer: &Rectangle| {
        // Layouts round.
        inner.is_within(&outer.expand(0.5))
    };
    let scrolled: Vec<Rectangle> = targets
        .iter()
        .filter_map(|target| match target {
            Target::Scrollable { content_bounds, .. } => Some(*content_bounds),
            _ => None,
        })
        .collect();
    let mut misplaced = Vec::new();
    let mut texts: Vec<(&str, Rectangle)> = Vec::new();
    for target in &targets {
        let bounds = target.bounds();
        let is_scrolled = scrolled.iter().any(|content| is_inside(&bounds, content));
        if !is_scrolled && !is_inside(&bounds, &window) {
            misplaced.push(format!("outside of the window: {target:?}"));
        }
        if let Target::Text { content, .. } = target
            && !content.is_empty()
        {
            // A few words are one line, in which a letter takes a third of its height or more, a lone I a fifth.
            let letters = content.chars().count();
            if letters <= 24 && bounds.width < 0.2 * bounds.height * letters as f32 {
                misplaced.push(format!("“{content}” is squeezed: {bounds:?}"));
            }
            for (other, at) in &texts {
                if let Some(both) = bounds.intersection(at)
                    && both.width > 1.0
                    && both.height > 1.0
                {
                    misplaced.push(format!("“{content}” lies on “{other}”: {bounds:?}, {at:?}"));
                }
            }
            texts.push((content, bounds));
        }
    }
    misplaced
}

const SIZES: [(f32, f32); 5] = [
    (1000.0, 700.0),
    (1280.0, 800.0),
    (1920.0, 1080.0),
    // 1000 × 700 and 1280 × 800 with text of 150 %.
    (667.0, 467.0),
    (853.0, 533.0),
];

/// Looks at a screen in windows of every size.
#[track_caller]
pub fn fits(name: &str, mut desk: Desk) {
    let mut wrong = Vec::new();
    for size in SIZES {
        desk = desk.sized(size);
        for what in misplaced(&mut desk) {
            wrong.push(format!("{name} at {size:?}: {what}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The same for a screen that must be seen whole in every window of the usual text size.
#[track_caller]
pub fn fits_whole(name: &str, mut desk: Desk) {
    for size in &SIZES[..3] {
        desk = desk.sized(*size);
        for target in desk.targets() {
            if let Target::Scrollable {
                bounds,
                content_bounds,
                ..
            } = target
            {
                let hidden = content_bounds.height - bounds.height;
                assert!(
                    hidden < 1.0,
                    "{name} at {size:?} hides {hidden} of its height"
                );
                let hidden = content_bounds.width - bounds.width;
                assert!(
                    hidden < 1.0,
                    "{name} at {size:?} hides {hidden} of its width"
                );
            }
        }
    }
    fits(name, desk);
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
        play::play(&mut session, Seed(8), number);
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
fn the_result_of_eight_fits() {
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
    let mut desk = Desk::new();
    desk.chord(Modifiers::CTRL, 'n');
    let name = desk.place(selector::id(Id::from("name 0")));
    desk.act(|ui| {
        ui.point_at(name);
        ui.simulate(click());
        ui.typewrite("Ann");
        ui.simulate([
            chord(Modifiers::CTRL, 'd'),
            chord(Modifiers::CTRL, 'r'),
            chord(Modifiers::ALT, 'x'),
        ])
    });
    desk.expect("✓ The app throws");
    desk.expect("✓ −150");
    let is_untouched = desk
        .targets()
        .iter()
        .any(|target| matches!(target, Target::TextInput { content, .. } if content == "Ann"));
    assert!(is_untouched, "a key of the table is written into the name");
}

#[test]
fn a_wrong_character_is_refused_where_it_is_typed() {
    let mut desk = Desk::with(two());
    desk.types("1");
    for wrong in ['0', '7', '9', 'x', 'a'] {
        desk.types(&wrong.to_string());
        desk.expect(&format!("{wrong} is not on a die: 1 to 6."));
        desk.expect("4 dice to go");
    }
    // The next good one takes the word away.
    desk.types("3");
    assert!(!desk.shows("a is not on a die: 1 to 6."));
    desk.expect("3 dice to go");
}

#[test]
fn backspace_mends_what_was_typed() {
    let mut desk = Desk::with(two());
    desk.types("12");
    desk.key(Named::Backspace);
    desk.expect("4 dice to go");
    desk.types("3446");
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 6])]);
}

#[test]
fn a_sixth_digit_is_refused_and_the_fifth_can_be_taken_back() {
    let mut desk = Desk::with(two());
    desk.types("134465");
    desk.expect("All five dice are thrown (X1). Backspace takes the last one back.");
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 6])]);
    desk.key(Named::Backspace);
    desk.expect("1 die to go");
    assert_eq!(desk.session().log().done(), []);
    desk.types("5");
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 5])]);
}

#[test]
fn dice_are_refused_while_a_choice_is_missing() {
    let mut desk = Desk::with(two());
    desk.types("13446a");
    desk.types("1");
    desk.expect("Ben chooses for throw 1 first (X13).");
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
    assert_eq!(
        desk.session().log().done().last(),
        Some(&thrown(2, [1, 1, 2, 3, 5]))
    );
}

#[test]
fn faces_can_be_clicked() {
    let mut desk = Desk::with(two());
    for value in [1, 3, 4, 4, 6] {
        let face = desk.place(face(value));
        desk.click_at(face);
    }
    assert_eq!(desk.session().log().done(), [thrown(1, [1, 3, 4, 4, 6])]);
}

#[test]
fn the_apps_dice_are_not_typed() {
    let mut desk = Desk::with(solo());
    desk.types("1");
    desk.expect("The app throws the dice here: Space rolls them.");
    assert_eq!(desk.session().log().done(), []);
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
fn a_value_that_is_not_new_is_shown_with_the_reason() {
    let mut desk = Desk::with(session(
        1,
        [
            thrown(1, [1, 3, 4, 4, 6]),
            chosen(1, 0, take([4, 10], 4)),
            thrown(2, [1, 2, 4, 4, 5]),
        ],
    ));
    desk.expect("Fifth die: a new value, 1, 2 or 5");
    let reason = "Not the 4: name a new value first (1, 2 or 5) (X3)";
    assert_eq!(desk.count(reason), 1);
    // Asked for all the same, it says so once more.
    desk.chord(Modifiers::CTRL, '4');
    assert_eq!(desk.count(reason), 2);
}

#[test]
fn a_value_that_is_not_named_is_shown_with_the_reason() {
    let mut desk = Desk::with(session(1, three_named([1, 5, 5, 6, 6])));
    desk.expect("Fifth die: 1");
    desk.expect("Not the 5: a value that you named is shown (1) (X5)");
    desk.expect("Not the 6: a value that you named is shown (1) (X5)");
}

#[test]
fn what_cannot_be_chosen_is_told_with_its_ruling() {
    let mut session = two();
    for event in [thrown(1, [1, 3, 4, 4, 6]), thrown(1, [1, 1, 1, 1, 1])] {
        session.record(event).unwrap();
    }
    let mut desk = Desk::with(session);
    desk.types("o");
    desk.expect("There is one choice only: A.");
    desk.chord(Modifiers::CTRL, '5');
    desk.expect("No 5 was thrown (X1).");
}

#[test]
fn a_choice_that_a_correction_forbids_names_the_ruling() {
    let mut session = two();
    for event in [
        thrown(1, [1, 6, 6, 3, 4]),
        chosen(1, 0, take([7, 12], 1)),
        thrown(1, [2, 2, 2, 2, 2]),
    ] {
        session.record(event).unwrap();
    }
    let mut desk = Desk::with(session);
    let told = desk
        .texts()
        .into_iter()
        .find(|text| text.starts_with("It was"));
    let told = told.expect("what stood there is told");
    assert!(told.ends_with("(X1)."), "{told}");
}

#[test]
fn a_free_throw_offers_all_pairs_and_says_so() {
    let events = three_named([4, 4, 5, 5, 6]);
    let mut desk = Desk::with(session(1, events));
    desk.expect("Free throw: two pairs, no fifth die");
    let splits = throw([4, 4, 5, 5, 6]).splits();
    for letter in letters(splits.len()) {
        desk.expect(&letter.to_string());
    }
    assert!(!desk.shows(&letters(splits.len() + 1).last().unwrap().to_string()));
    desk.key(Named::ArrowDown);
    desk.expect("No fifth die: a free throw");
    desk.key(Named::Enter);
    let last = desk.session().log().done().last().cloned();
    assert!(matches!(last, Some(Event::Choice { choice, .. }) if choice.fifth.is_none()));
}

#[test]
fn five_different_dice_give_fifteen_choices() {
    let mut desk = Desk::with(two());
    desk.types("12346");
    for letter in letters(15) {
        assert_eq!(desk.count(&letter.to_string()), 1, "{letter}");
    }
    assert!(!desk.shows("P"));
    desk.types("o");
    let choices = Pad::EMPTY.choices(&throw([1, 2, 3, 4, 6]));
    assert_eq!(choices.len(), 15);
    let last = chosen(1, 0, choices[14]);
    assert_eq!(desk.session().log().done().last(), Some(&last));
}

#[test]
fn a_fifth_die_narrows_the_choices() {
    let mut desk = Desk::with(two());
    desk.types("12346");
    desk.chord(Modifiers::CTRL, '2');
    let shown = letters(15).filter(|letter| desk.shows(&letter.to_string()));
    assert_eq!(shown.collect::<String>(), "DEF");
    desk.chord(Modifiers::CTRL, '2');
    assert!(desk.shows("A"));
    desk.chord(Modifiers::CTRL, '5');
    desk.expect("No 5 was thrown (X1).");
}

/// What the choice that is lit does, told as it is moved to.
#[test]
fn effects_are_told_before_a_choice() {
    // Row 12 has two marks, 1, 2 and 3 are named.
    let mut desk = Desk::with(session(1, three_named([1, 1, 1, 6, 6])));
    desk.light(0, 0);
    desk.expect("Row 2: first mark, opens the row, −200 until the fifth");
    desk.expect("Row 12: third mark, −200 until the fifth");
    desk.expect("Fifth die 1: second of eight boxes");
    // Nothing is chosen by looking.
    assert_eq!(desk.session().log().done().len(), 7);
    desk.key(Named::Enter);
    assert_eq!(
        desk.session().log().done().last(),
        Some(&chosen(4, 0, take([2, 12], 1)))
    );
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
    desk.light(0, 0);
    desk.expect("Fifth die 1: last box, out");
    desk.key(Named::Enter);
    assert_eq!(desk.session().table().phase(), Phase::Over);
    desk.expect("Play again");
}

#[test]
fn the_next_throw_opens_when_all_have_chosen() {
    let mut desk = Desk::with(two());
    desk.types("13446");
    desk.types("a");
    assert!(!desk.shows("Throw 2"));
    desk.types("a");
    desk.expect("Throw 2");
    desk.expect("Throw the five dice, then type or click them");
}

#[test]
fn a_choice_may_be_changed_until_the_next_throw() {
    let choices = Pad::EMPTY.choices(&throw([1, 3, 4, 4, 6]));
    let choice_of = |desk: &Desk, seat: usize| {
        let session = desk.session();
        let round = session.table().round(1).unwrap();
        round.cells()[seat].choice()
    };
    let mut desk = Desk::with(two());
    desk.types("13446aa");

    // Back to the one who chose last.
    desk.key(Named::Backspace);
    desk.expect("✓");
    desk.types("b");
    assert_eq!(choice_of(&desk, 0), Some(choices[0]));
    assert_eq!(choice_of(&desk, 1), Some(choices[1]));
    desk.expect("Throw 2");

    // To a player by a click, and to the one before by a key.
    desk.click("Ann");
    desk.types("c");
    assert_eq!(choice_of(&desk, 0), Some(choices[2]));
    desk.chord(Modifiers::ALT, '2');
    desk.key(Named::PageUp);
    desk.types("d");
    assert_eq!(choice_of(&desk, 0), Some(choices[3]));
    assert_eq!(choice_of(&desk, 1), Some(choices[1]));

    // From the next throw on, the history is the way back.
    desk.types("11235");
    desk.click("Ann");
    desk.types("a");
    assert_eq!(choice_of(&desk, 0), Some(choices[3]));
}

#[test]
fn whose_choice_is_missing_is_seen() {
    let mut desk = Desk::with(play::table(
        &["Ann", "Ben", "Cleo"],
        Penalty::TwoHundred,
        Dice::Real,
    ));
    desk.types("13446a");
    desk.expect("has chosen");
    desk.expect("chooses now");
    desk.expect("still to choose");
}

#[test]
fn a_correction_that_breaks_later_choices_asks_them_again() {
    let mut desk = Desk::with(session(
        2,
        [
            thrown(1, [1, 3, 4, 4, 6]),
            chosen(1, 0, take([4, 10], 4)),
            chosen(1, 1, take([4, 10], 4)),
            thrown(2, [1, 2, 4, 4, 5]),
            chosen(2, 0, take([6, 9], 1)),
            chosen(2, 1, take([5, 9], 2)),
        ],
    ));
    let before = desk.session();
    // A did not take the 4 as fifth die, but the 1: then the 1 is not new in throw 2.
    desk.chord(Modifiers::CTRL, 'h');
    desk.key(Named::ArrowUp);
    desk.key(Named::Enter);
    desk.expect("Throw 1, again");
    desk.light(0, 0);
    desk.key(Named::Enter);
    desk.expect(
        "A's choice for throw 1 is corrected. To be chosen again: A (throw 2). Ctrl+Z takes the correction back.",
    );
    desk.expect("chooses now");
    let is_told = desk
        .texts()
        .iter()
        .any(|text| text.starts_with("It was 6 + 9, fifth 1, which is no longer legal:"));
    assert!(is_told, "{:#?}", desk.texts());
    // What stands is not touched.
    assert_eq!(
        desk.session().table().round(2).unwrap().cells()[1].choice(),
        Some(take([5, 9], 2))
    );

    desk.undo();
    assert_eq!(desk.session().table(), before.table());
    desk.redo();
    desk.light(1, 0);
    desk.key(Named::Enter);
    desk.expect("Throw 3");
}

#[test]
fn the_result_tells_the_account_of_everybody() {
    let mut session = play::table(&["Ann", "Ben", "Cleo"], Penalty::TwoHundred, Dice::Real);
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
            let choice = play::greedy(&pad, &dice, Penalty::TwoHundred, 0);
            session.record(chosen(throw, seat, choice)).unwrap();
        }
    }
    let total = signed(session.score(0).total());
    let mut desk = Desk::with(session);
    desk.expect(&format!("Ann and Ben share the victory with {total}"));
}

#[test]
fn a_solo_game_ends_with_its_points() {
    let mut session = solo();
    play::play(&mut session, Seed(0), usize::MAX - 1);
    let total = signed(session.score(0).total());
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
        pressed('n').expect("+ One more player");
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

/// Any key that means something somewhere, and some that mean nothing; those of the game more often.
fn any_key() -> impl Strategy<Value = iced::Event> {
    let plain = |keys: &'static str| {
        let keys: Vec<char> = keys.chars().collect();
        prop::sample::select(keys).prop_map(|key| chord(Modifiers::empty(), key))
    };
    let with = |modifiers: Modifiers, keys: &'static str| {
        let keys: Vec<char> = keys.chars().collect();
        prop::sample::select(keys).prop_map(move |key| chord(modifiers, key))
    };
    let named = [
        Named::Enter,
        Named::Space,
        Named::Escape,
        Named::Tab,
        Named::Backspace,
        Named::Delete,
        Named::ArrowUp,
        Named::ArrowDown,
        Named::ArrowLeft,
        Named::ArrowRight,
        Named::PageUp,
        Named::PageDown,
        Named::F1,
        Named::F2,
        Named::F11,
    ];
    prop_oneof![
        8 => plain("123456"),
        6 => plain("abcde"),
        1 => plain("0789fghijklmnopqxyz?ß+"),
        1 => with(Modifiers::CTRL, "zzzyyyhgndp,+-0123456q"),
        1 => with(Modifiers::ALT, "12345678dp"),
        3 => prop::sample::select(named.to_vec()).prop_map(|key| press_key(key, None)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Whoever leans on the keyboard: the program goes on, every file can be read, and a start finds what was left.
    #[test]
    fn no_keys_break_the_program(
        dice in prop::bool::ANY.prop_map(|app| if app { Dice::App(Seed(5)) } else { Dice::Real }),
        keys in prop::collection::vec(prop::collection::vec(any_key(), 1..5), 100),
    ) {
        let mut desk = Desk::with(play::table(&["Ann", "Ben"], Penalty::TwoHundred, dice));
        for together in keys {
            desk.act(|ui| ui.simulate(together));
        }
        for listed in desk.store().games() {
            prop_assert!(listed.content.is_ok(), "{:?}", listed.content);
        }
        // To the table, if a game is open.
        desk.key(Named::Escape);
        desk.key(Named::Escape);
        if desk.store().settings().open_game.is_some() {
            desk.chord(Modifiers::CTRL, 'h');
            let left = desk.texts();
            let mut desk = desk.restart();
            desk.chord(Modifiers::CTRL, 'h');
            prop_assert_eq!(desk.texts(), left);

            // All the way back, and all the way on.
            let session = desk.session();
            let events = session.log().events().len();
            for _ in 0..events {
                desk.redo();
            }
            let end = desk.session();
            for _ in 0..events {
                desk.undo();
            }
            prop_assert_eq!(desk.session().log().cursor(), 0);
            for _ in 0..events {
                desk.redo();
            }
            prop_assert_eq!(desk.session(), end);
        }
    }
}

#[test]
fn keys_that_come_at_once_all_count() {
    let mut desk = Desk::with(two());
    // As a window gets them when it was busy for a moment.
    desk.act(|ui| ui.typewrite("13446AB12"));
    let session = desk.session();
    assert_eq!(session.log().cursor(), 3);
    desk.expect("3 dice to go");
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
fn the_rules_fit() {
    let mut desk = Desk::new();
    desk.key(Named::F1);
    fits("rules", desk);
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
    desk.expect("This is no code: seven to thirteen letters and digits.");
    desk.click("Fresh dice");
    write_code(&mut desk, "4f7k-2qz");
    desk.click("Start");
    let seed = Seed::from_code("4F7K-2QZ").unwrap();
    assert_eq!(*desk.session().setup().dice(), Dice::App(seed));
}

#[test]
fn a_game_is_played_again_with_the_same_dice() {
    let mut session = solo();
    play::play(&mut session, Seed(7), usize::MAX - 1);
    let mut desk = Desk::with(session);
    desk.expect("The code of these dice: 0000-007");
    desk.click("Same dice again");
    let again = desk.session();
    assert_eq!(*again.setup().dice(), Dice::App(Seed(7)));
    assert!(again.table().rounds().is_empty());
}

#[test]
fn a_game_with_real_dice_is_played_again_with_what_they_have_shown() {
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, Dice::Real);
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
fn a_correction_to_what_stood_there_changes_nothing() {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, Dice::Real);
    play::play(&mut session, Seed(8), 3);
    let dice = session.table().round(1).unwrap().throw().to_string();
    let events = session.log().done().len();
    let mut desk = Desk::with(session);
    desk.chord(Modifiers::CTRL, 'h');
    for _ in 0..2 {
        desk.key(Named::ArrowUp);
    }
    desk.key(Named::ArrowLeft);
    desk.key(Named::Enter);
    desk.expect("Correct throw 1");
    desk.types(&dice.replace('-', ""));
    desk.expect("Throw 4");
    assert_eq!(desk.session().log().done().len(), events);
}

#[test]
fn two_presses_at_once_remove_no_more_than_there_is() {
    let mut desk = Desk::new();
    desk.click("New game");
    desk.chord(Modifiers::CTRL, 'p');
    desk.chord(Modifiers::CTRL, 'p');
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
    // The second press meant a seat that is gone.
    assert_eq!(desk.count("Person"), crosses.len() - 1);
}
