//! What the coach says when it is asked, and that it is noted.

use fifth_die::coach::express::{ValueTable, deep};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Placement, Setting, Sharing};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::session::{AnySession, DiceSource, Help, Seed, Session};
use fifth_die::store::Saved;
use iced::Rectangle;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector::Target;

use crate::fixtures::{board, played, rolled, started, throw};
use crate::harness::{Desk, signed};
use crate::play;

fn saved(desk: &Desk) -> Saved {
    let open = desk.store().settings().open_game.expect("a game is open");
    desk.store().load(&open).unwrap()
}

#[test]
fn people_are_told_before_the_first_hint_that_it_is_noted() {
    let mut desk = Desk::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    desk.types("13446t");
    desk.expect(
        "A game with hints stands apart in the records. Click Hint or press T once more to see it.",
    );
    assert!(saved(&desk).record.helps.is_empty());
    desk.types("t");
    assert_eq!(saved(&desk).record.helps, [Help::Hint].into());
}

#[test]
fn a_hint_tells_what_each_choice_is_worth() {
    let mut desk = Desk::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    desk.types("13446tt");
    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let advice = deep(table, &Pad::EMPTY, &throw([1, 3, 4, 4, 6]));
    let best = advice[0].value;
    let expected = format!(", {} points expected", signed(best.round() as i32));
    let is_told = |desk: &mut Desk| desk.texts().iter().any(|text| text.contains(&expected));
    assert!(is_told(&mut desk));
    desk.expect("best");
    for other in advice.iter().filter(|other| best - other.value > 0.5) {
        let loss = best - other.value;
        let digits = if loss < 9.95 { 1 } else { 0 };
        desk.expect(&format!("{loss:.digits$} less"));
    }
    // It is about these choices only.
    desk.types("a");
    assert!(!is_told(&mut desk));
}

/// What the hint on the screen says of the likeliest choice for an aim.
fn likeliest(desk: &mut Desk) -> String {
    let texts = desk.texts();
    let hint = texts.iter().find(|text| text.starts_with("Best: "));
    let hint = hint.expect("a hint").clone();
    hint.split_once("Likeliest to ")
        .expect("an aim")
        .1
        .to_owned()
}

/// Everything that can be pressed, where it is.
fn controls(desk: &mut Desk) -> Vec<Rectangle> {
    let targets = desk.targets().into_iter();
    let controls = targets.filter(|target| matches!(target, Target::Focusable { .. }));
    controls.map(|target| target.bounds()).collect()
}

#[test]
fn people_see_that_a_hint_is_worked_out() {
    let express = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
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
        let before = controls(&mut desk);
        desk.hold();
        desk.types("t");
        desk.expect("Working out a hint …");
        assert_eq!(controls(&mut desk), before, "nothing moves");
        desk.go_on();
        assert!(!desk.shows("Working out a hint …"));
        assert_eq!(saved(&desk).record.helps, [Help::Hint].into());
    }
}

#[test]
fn a_hint_that_nobody_has_seen_marks_nothing() {
    let mut desk = Desk::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    desk.types("13446t");
    desk.hold();
    desk.types("t");
    // Whoever chooses first does not see it, nor does who looks at something else.
    desk.types("a");
    assert!(!desk.shows("Working out a hint …"));
    desk.go_on();
    assert!(saved(&desk).record.helps.is_empty());
    desk.types("13446");
    desk.hold();
    desk.types("t");
    desk.chord(Modifiers::CTRL, 'h');
    desk.go_on();
    assert!(saved(&desk).record.helps.is_empty());
}

#[test]
fn a_hint_aims_at_what_there_is_to_beat() {
    // The next of the totals that people chase, above the 250 points that are to be expected.
    let mut desk = Desk::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    desk.types("13446tt");
    assert!(likeliest(&mut desk).starts_with("reach +"));

    // The best so far of one who plays alone.
    let mut finished = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut finished, Seed(3), usize::MAX - 1);
    let best = signed(finished.score(Seat::new(0)).total());
    let mut desk = Desk::with(finished);
    desk.key(Named::Enter);
    desk.types("13446tt");
    let words = likeliest(&mut desk);
    let expected = format!("beat the best so far, {best}: ");
    assert!(words.starts_with(&expected), "{words}");
}

#[test]
fn a_hint_aims_at_the_points_of_the_one_who_leads_of_those_out() {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    let is_out = |session: &Session, seat| session.table().out_at(seat).is_some();
    while !is_out(&session, Seat::new(0)) && !is_out(&session, Seat::new(1))
        || session.table().waiting().next().is_none()
    {
        assert!(play::step(&mut session, Seed(1)));
    }
    let (first, name) = if is_out(&session, Seat::new(0)) {
        (Seat::new(0), "Ann")
    } else {
        (Seat::new(1), "Ben")
    };
    assert!(!is_out(&session, first.after(1, 2)), "the other plays on");
    let total = signed(session.score(first).total());
    let mut desk = Desk::with(session);
    desk.types("tt");
    let words = likeliest(&mut desk);
    assert!(
        words.starts_with(&format!("pass {name}'s {total}: ")),
        "{words}"
    );
}

#[test]
fn a_hint_tells_the_chance_to_win_where_others_play_on() {
    let mut desk = Desk::with(play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::Real,
    ));
    desk.types("13446tt");
    let texts = desk.texts();
    let hint = texts.iter().find(|text| text.starts_with("Best: "));
    let hint = hint.expect("a hint").replace('\u{a0}', " ");
    // Both begin with the same pad and dice, and the other one takes the best choice.
    assert!(hint.contains(" of the games"), "{hint}");
    assert!(
        hint.contains(" wins in 5") || hint.contains(" wins in 4"),
        "{hint}"
    );
    assert!(!hint.contains("Likeliest to"), "{hint}");
}

#[test]
fn nothing_is_hinted_before_the_dice_lie() {
    let mut desk = Desk::with(play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real));
    desk.types("t");
    desk.expect("There is nothing to choose now.");
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
    let on_buttons = |desk: &mut Desk| count(desk, " %");
    assert_eq!(on_buttons(&mut desk), 3, "5 and 12, 7, 10");
    let texts = desk.texts();
    let best = texts.iter().find(|text| text.starts_with("Best: "));
    assert!(best.unwrap().ends_with("\u{a0}% to win."), "{best:?}");
    desk.types("a");
    assert_eq!(on_buttons(&mut desk), 0);
    desk.types("t");
    assert_eq!(count(&mut desk, " % to win"), 2);
    desk.expect("Rolling on");
    desk.expect("Stopping");
    assert!(!desk.shows("estimate"), "two play by the rules");
}

#[test]
fn a_hint_says_where_its_figures_are_estimates() {
    let forced = Setting {
        sharing: Sharing::Forced,
        ..Setting::default()
    };
    let house = Setting {
        placement: Placement::MustPlace,
        ..Setting::default()
    };
    for (players, setting, is_estimate) in [
        (2, forced, false),
        (3, Setting::default(), false),
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
        desk.types("a");
        desk.types("t");
        assert_eq!(desk.shows("estimate"), is_estimate, "{setting:?}");
    }
}

#[test]
fn the_list_of_keys_tells_the_keys_of_the_coach_in_both_games() {
    let express = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::Real);
    let events = [started(1, [6, 6]), started(2, [1, 1])];
    for mut desk in [
        Desk::with(express),
        Desk::with(board(2, Setting::default(), events)),
    ] {
        desk.types("?");
        let texts = desk.texts();
        for (key, does) in [
            ("T", "A hint: what each choice is worth"),
            ("V", "Analysis: what each choice so far was worth"),
        ] {
            let line = texts.iter().position(|text| text == does).expect(does);
            assert_eq!(texts[line - 1], key);
        }
    }
}
