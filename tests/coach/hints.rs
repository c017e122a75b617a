//! What the coach says when it is asked, and that it is noted.

use fifth_die::coach::express::{ValueTable, deep};
use fifth_die::rules::classic::{Placement, Setting, Sharing};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::session::{AnySession, Help};

use crate::fixtures::{board, played, rolled, started, throw, with_placement, with_sharing};
use crate::harness::{Desk, signed};
use crate::play;

#[test]
fn a_hint_tells_what_each_choice_is_worth() {
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.types("t");
    desk.expect("There’s nothing to choose now.");
    desk.types("13446t");
    // People are told first that it is noted.
    assert!(desk.saved().record.helps.is_empty());
    desk.types("t");
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let advice = deep(table, &Pad::EMPTY, &throw([1, 3, 4, 4, 6]));
    let best = advice[0].value;
    desk.expect("Best:");
    desk.expect(&signed(best.round() as i32));
    let lost = |choice: usize| {
        let loss = best - advice[choice].value;
        let digits = if loss < 9.95 { 1 } else { 0 };
        format!("−{loss:.digits$}")
    };
    desk.expect(&lost(1));
    desk.expect(&lost(2));
    assert!(!desk.shows(&lost(3)));
    // It is about these choices only.
    desk.types("a");
    assert!(!desk.shows("Best:"));
}

#[test]
fn people_see_that_a_hint_is_worked_out() {
    let express = play::real(&["Ann"]);
    let begun = [
        started(1, [6, 6]),
        started(2, [1, 1]),
        rolled(1, [2, 5, 3, 6]),
        played(1, &[5, 11]),
    ];
    let on_the_board = || board(2, Setting::default(), begun.clone());
    let games: [(AnySession, &str); 3] = [
        (express.into(), "13446"),
        (on_the_board().into(), "1466"),
        (on_the_board().into(), ""),
    ];
    for (session, dice) in games {
        let mut desk = Desk::with(session);
        desk.types(dice);
        desk.types("t");
        let before = desk.controls();
        desk.hold();
        desk.types("t");
        desk.expect("Working out a hint…");
        assert_eq!(desk.controls(), before, "nothing moves");
        desk.go_on();
        assert!(!desk.shows("Working out a hint…"));
        assert_eq!(desk.saved().record.helps, [Help::Hint].into());
    }
}

#[test]
fn a_hint_that_nobody_has_seen_marks_nothing() {
    let mut desk = Desk::with(play::real(&["Ann"]));
    desk.types("13446t");
    desk.hold();
    desk.types("t");
    // Whoever chooses first does not see it, nor does who looks at something else.
    desk.types("a");
    assert!(!desk.shows("Working out a hint…"));
    desk.go_on();
    assert!(desk.saved().record.helps.is_empty());
    desk.types("13446");
    desk.hold();
    desk.keys("T Ctrl+H");
    desk.go_on();
    assert!(desk.saved().record.helps.is_empty());
}

#[test]
fn a_hint_on_the_board_tells_of_plays_and_of_stopping() {
    let events = [
        started(1, [6, 6]),
        started(2, [1, 1]),
        rolled(1, [2, 5, 3, 6]),
        played(1, &[5, 11]),
        rolled(2, [1, 4, 6, 6]),
    ];
    let mut desk = Desk::with(board(2, Setting::default(), events));
    desk.types("tt");
    let count = |desk: &mut Desk, end: &str| {
        let texts = desk.texts().into_iter();
        let figures = texts.filter_map(|text| text.strip_suffix(end).map(str::to_owned));
        figures
            .filter(|figure| figure.parse::<f64>().is_ok())
            .count()
    };
    let on_buttons = |desk: &mut Desk| count(desk, "%");
    assert_eq!(on_buttons(&mut desk), 3, "5 and 12, 7, 10");
    let best = desk.text("Equally good: 7 or 5 and 12, ");
    assert!(best.ends_with("% to win."), "{best}");
    desk.types("a");
    assert_eq!(on_buttons(&mut desk), 0);
    desk.types("t");
    assert_eq!(count(&mut desk, "% to win"), 2);
    desk.expect("Rolling on");
    desk.expect("Stopping");
    assert!(!desk.shows("estimate"), "two play by the rules");
}

#[test]
fn a_hint_says_where_its_figures_are_estimates() {
    let forced = with_sharing(Sharing::Forced);
    let house = with_placement(Placement::MustPlace);
    for (players, setting, is_estimate) in [
        (2, forced, false),
        (3, Setting::default(), true),
        (2, house, true),
    ] {
        let starts = [[6, 6], [1, 1], [2, 1]].into_iter().take(players);
        let events = (1..)
            .zip(starts)
            .map(|(number, dice)| started(number, dice));
        let events = events.chain([rolled(1, [1, 4, 6, 6])]);
        let mut desk = Desk::with(board(players, setting, events));
        desk.types("tt");
        assert_eq!(desk.shows("estimate"), is_estimate, "{setting:?}");
        desk.keys("A T");
        assert_eq!(desk.shows("estimate"), is_estimate, "{setting:?}");
    }
}
