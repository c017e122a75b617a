//! The review in the window: what people see of it, by key and by click.

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::express::{Moment, Review};
use fifth_die::coach::review::{Judged, Measure};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Placement, Setting, Turn};
use fifth_die::rules::express::Penalty;
use fifth_die::session::{DiceSource, Seed, Session};
use fifth_die::text::{self, cause, lost};
use iced::advanced::widget::Id;
use iced::keyboard::Modifiers;
use iced::keyboard::key::Named;
use iced_test::selector;

use crate::fits::fits;
use crate::fixtures::{chosen, session, take, thrown};
use crate::harness::{Desk, signed};
use crate::play;

/// A game of two to its end.
fn over() -> Session {
    let mut session = play::table(&["Ann", "Ben"], Penalty::TwoHundred, DiceSource::Real);
    play::play(&mut session, Seed(3), usize::MAX - 1);
    session
}

fn judged(session: &Session, seat: Seat) -> Review {
    let table = ValueTable::shipped(session.setup().penalty()).unwrap();
    Review::of(table, session, seat)
}

fn costs(moment: &Moment) -> String {
    format!("−{}", lost(Measure::Points, moment.loss()))
}

/// The number of the throw whose pad is shown large.
#[track_caller]
fn large(desk: &mut Desk, review: &Review) -> usize {
    let of = format!(" of {}", review.moments.len());
    let texts = desk.texts();
    let title = texts
        .iter()
        .find_map(|text| text.strip_prefix("Throw ")?.strip_suffix(&of));
    title.expect("a throw is shown large").parse().unwrap()
}

#[test]
fn the_review_is_opened_by_key_and_by_click() {
    for open in [
        |desk: &mut Desk| desk.types("v"),
        |desk: &mut Desk| desk.click("Review"),
    ] {
        let mut desk = Desk::with(over());
        desk.expect("Play again");
        open(&mut desk);
        desk.expect("The costliest moments");
        desk.key(Named::Escape);
        desk.expect("Play again");
    }
}

#[test]
fn the_sum_is_right_as_it_is_read() {
    let session = over();
    let review = judged(&session, Seat::new(0));
    let mut desk = Desk::with(session.clone());
    desk.types("v");
    let whole = |value: f64| value.round() as i32;
    let total = session.score(Seat::new(0)).total();
    let (start, skill) = (whole(review.start), whole(review.skill()));
    for figure in [start, total - start - skill, skill, total] {
        desk.expect(&signed(figure));
    }
    desk.expect(&format!("{:.1}", review.moments.mean_loss()));
    desk.expect(&format!(
        "{} of {}",
        review.moments.best_choices(),
        review.moments.len()
    ));
}

#[test]
fn a_result_says_where_it_stands() {
    let session = over();
    let games = ValueTable::shipped(Penalty::TwoHundred)
        .unwrap()
        .distribution();
    assert_eq!(games.games(), 1_000_000);
    let mut desk = Desk::with(session.clone());
    desk.expect("of a million near-optimal games");
    for seat in Seat::all(2) {
        let lower = games.percentile(session.score(seat).total()).lower;
        let share = (lower * 100.0).round();
        if share > 0.0 {
            desk.expect(&format!("{share} %"));
        }
    }
    // It is over no more, and over again with the same result.
    desk.undo();
    desk.redo();
    desk.expect("of a million near-optimal games");
}

#[test]
fn the_costliest_moments_are_shown_with_a_reason() {
    let session = over();
    let mut desk = Desk::with(session.clone());
    desk.types("v");
    for seat in Seat::all(2) {
        let review = judged(&session, seat);
        let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
        assert_eq!(review.moments.costliest().len(), 3);
        for moment in review.moments.costliest() {
            desk.expect(&format!("Throw {}", moment.number));
            desk.expect(&costs(moment));
            let why = cause(&moment.cause(table).unwrap());
            let why = why.replace(" %", "\u{a0}%").replace(" + ", "\u{a0}+\u{a0}");
            desk.expect(&why);
        }
        desk.key(Named::PageDown);
    }
}

#[test]
fn the_players_are_changed_by_key_and_by_click() {
    let session = over();
    let [ann, ben] =
        [0, 1].map(|seat| costs(judged(&session, Seat::new(seat)).moments.costliest()[0]));
    assert_ne!(ann, ben);
    let mut desk = Desk::with(session);
    desk.types("v");
    desk.expect(&ann);
    desk.key(Named::PageDown);
    desk.expect(&ben);
    desk.key(Named::PageDown);
    desk.expect(&ben);
    desk.key(Named::PageUp);
    desk.expect(&ann);
    desk.chord(Modifiers::ALT, '2');
    desk.expect(&ben);
    desk.click("Ann");
    desk.expect(&ann);
}

#[test]
fn arrows_go_from_throw_to_throw() {
    let session = over();
    let review = judged(&session, Seat::new(0));
    let first = review.moments.costliest()[0];
    let last = review.moments.len();
    let mut desk = Desk::with(session);
    desk.types("v");
    desk.key(Named::Enter);
    assert_eq!(large(&mut desk, &review), first.number.get());
    for _ in 0..=last {
        desk.key(Named::ArrowLeft);
    }
    assert_eq!(large(&mut desk, &review), 1);
    desk.key(Named::ArrowRight);
    assert_eq!(large(&mut desk, &review), 2);
    for _ in 0..=last {
        desk.key(Named::ArrowRight);
    }
    assert_eq!(large(&mut desk, &review), last);
    let total = desk.session().score(Seat::new(0)).total();
    desk.expect(&signed(total));
    let texts = desk.texts();
    let comes = ["until the fifth", "until its fifth", "for each one more"];
    let waits = texts
        .iter()
        .find(|text| comes.iter().any(|words| text.contains(words)));
    assert_eq!(waits, None, "nothing comes after the last throw");
}

#[test]
fn a_moment_is_shown_large_with_both_choices() {
    let session = over();
    let review = judged(&session, Seat::new(0));
    let costly = review.moments.costliest()[0];
    let mut desk = Desk::with(session);
    desk.types("v");
    desk.click(&format!("Throw {}", costly.number.get()));
    assert_eq!(large(&mut desk, &review), costly.number.get());
    // All that could be chosen is listed.
    for choice in costly.pad.choices(&costly.throw) {
        desk.expect(&text::choice(&choice));
    }
    desk.expect(&format!(
        "The choice cost {} points.",
        lost(Measure::Points, costly.loss())
    ));
    let chosen = desk.texts();
    desk.types("b");
    assert_ne!(desk.texts(), chosen);
    desk.expect("As good as the best choice.");
    // The worst, by key; then the one that was made.
    let count = costly.pad.choices(&costly.throw).len();
    for _ in 0..count {
        desk.key(Named::ArrowDown);
    }
    let table = ValueTable::shipped(Penalty::TwoHundred).unwrap();
    let choices = costly.choices(table);
    let loss = choices[0].value - choices[count - 1].value;
    let loss = lost(Measure::Points, loss);
    let worst = if choices[count - 1].choice == costly.chosen {
        format!("The choice cost {loss} points.")
    } else {
        format!("It would cost {loss} points.")
    };
    desk.expect(&worst);
    for _ in 0..count {
        desk.key(Named::ArrowUp);
    }
    desk.expect("As good as the best choice.");
    desk.click(&text::choice(&choices[count - 1].choice));
    desk.expect(&worst);
    desk.types("c");
    assert_eq!(desk.texts(), chosen);
    desk.key(Named::Escape);
    desk.expect("The costliest moments");
    // So is one from the list.
    let place = desk.place(selector::id(Id::from(format!(
        "moment {}",
        costly.number.get()
    ))));
    desk.click_at(place);
    assert_eq!(large(&mut desk, &review), costly.number.get());
    desk.key(Named::Escape);
    desk.key(Named::Escape);
    desk.expect("Play again");
}

#[test]
fn a_game_under_way_is_reviewed_from_its_table() {
    let mut desk = Desk::with(session(
        2,
        [thrown(1, [1, 3, 4, 4, 6]), chosen(1, 0, take([4, 8], 6))],
    ));
    desk.types("vv");
    desk.expect("1 of 1");
    desk.expect("Every choice was the best one");
    desk.key(Named::PageDown);
    desk.expect("B has not chosen yet.");
    desk.key(Named::Enter);
    desk.expect("B has not chosen yet.");
    desk.key(Named::Escape);
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    // An event that is taken back is shown on the table.
    desk.types("v");
    desk.undo();
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    assert_eq!(desk.session().log().done().len(), 1);
}

#[test]
fn the_review_fits() {
    let eight = play::eight(usize::MAX - 1);
    let open = || {
        let mut desk = Desk::with(eight.clone());
        desk.types("v");
        desk.expect("The costliest moments");
        desk
    };
    fits("review", open());
    let mut desk = open();
    desk.key(Named::Enter);
    fits("a moment", desk);
    let mut desk = Desk::with(session(2, [thrown(1, [1, 3, 4, 4, 6])]));
    desk.types("vv");
    fits("a review of nothing", desk);
}

#[test]
fn a_game_on_the_board_is_reviewed_too() {
    let mut board = play::board(
        &["Ann", "Ben"],
        Setting::default(),
        DiceSource::App(Seed(4)),
    );
    play::play_board(&mut board, Seed(4), 6);
    let mut desk = Desk::with(board);
    desk.types("vv");
    desk.expect("The costliest moments");
    desk.expect("Values are chances to win; losses are in percentage points.");
    desk.expect("turns of others");
    desk.expect("Chance to win after each turn; a bar is what the choices of the turn cost");
    fits("a review of a board", desk);
}

#[test]
fn cards_of_costly_moments_in_a_group_tell_the_chance_to_win() {
    for (names, count) in [(&["Ann", "Ben"][..], 3), (&["Ann"], 0)] {
        let mut session = play::table(names, Penalty::TwoHundred, DiceSource::App(Seed(3)));
        play::play(&mut session, Seed(3), 12);
        let mut desk = Desk::with(session);
        let told = |desk: &mut Desk| {
            let texts = desk.texts().into_iter();
            let told = texts.filter(|text| text.starts_with("Chance to win: "));
            told.collect::<Vec<String>>()
        };
        // The first press tells what that means for a game under way.
        desk.types("vv");
        let first = told(&mut desk);
        assert_eq!(first.len(), count, "{first:?}");
        assert!(!desk.shows("…"));
        // Those of the next seat are its own; the first ones are known when it is looked at again.
        desk.key(Named::PageDown);
        let second = told(&mut desk);
        assert_eq!(second.len(), count, "{second:?}");
        assert_eq!(first != second, count > 0);
        desk.hold();
        desk.key(Named::PageUp);
        assert_eq!(told(&mut desk), first);
    }
}

#[test]
fn a_game_that_ends_is_reviewed_and_its_cards_wait_for_who_looks() {
    let mut session = play::table(
        &["Ann", "Ben"],
        Penalty::TwoHundred,
        DiceSource::App(Seed(3)),
    );
    play::play(&mut session, Seed(3), usize::MAX - 1);
    let mut desk = Desk::with(session);
    desk.expect("Play again");
    desk.hold();
    desk.types("v");
    // Each has the room of its line before it is known.
    let waits = |desk: &mut Desk| desk.texts().iter().filter(|text| *text == "…").count();
    let cards = waits(&mut desk);
    assert!(cards > 0);
    desk.go_on();
    assert_eq!(waits(&mut desk), 0);
    let texts = desk.texts();
    let told = texts
        .iter()
        .filter(|text| text.starts_with("Chance to win: "));
    assert_eq!(told.count(), cards);
}

#[test]
fn a_choice_in_a_group_is_shown_with_its_chance_to_win() {
    for (names, is_told) in [(&["Ann", "Ben"][..], true), (&["Ann"], false)] {
        let mut session = play::table(names, Penalty::TwoHundred, DiceSource::App(Seed(3)));
        play::play(&mut session, Seed(3), 12);
        let mut desk = Desk::with(session);
        // The first press tells what that means for a game under way.
        desk.types("vv");
        desk.key(Named::Enter);
        let wins = |desk: &mut Desk| desk.texts().iter().any(|text| text.contains(" wins in "));
        assert_eq!(wins(&mut desk), is_told, "{names:?}");
        // Each of all that could be chosen, and the next throw, have their own.
        desk.key(Named::ArrowDown);
        let worse = desk
            .texts()
            .iter()
            .any(|text| text.starts_with("This choice wins in "));
        assert_eq!(worse, is_told, "{names:?}");
        desk.key(Named::ArrowLeft);
        assert_eq!(wins(&mut desk), is_told, "{names:?}");
        if is_told {
            fits("a moment in a group", desk);
        }
    }
}

#[test]
fn a_review_says_where_its_values_are_estimates() {
    let most = Setting {
        placement: Placement::Most,
        ..Setting::default()
    };
    for (names, setting) in [(&["Ann", "Ben"][..], most), (&["Ann", "Ben", "Cleo"], most)] {
        let mut board = play::board(names, setting, DiceSource::App(Seed(4)));
        play::play_board(&mut board, Seed(4), 4);
        let mut desk = Desk::with(board);
        // The first press tells what that means for a game under way.
        desk.types("vv");
        desk.expect(
            "Values are rough estimates of the chance to win; losses are in percentage points.",
        );
        desk.key(Named::Enter);
        desk.expect("chance to win, estimate");
        fits("a moment of estimates", desk);
    }
}

#[test]
fn choices_at_the_board_are_shown_large() {
    let mut board = play::board(
        &["Ann", "Ben"],
        Setting::default(),
        DiceSource::App(Seed(4)),
    );
    play::play_board(&mut board, Seed(4), 6);
    let session = board.clone();
    let mut desk = Desk::with(board);
    desk.types("vv");
    desk.key(Named::Enter);
    desk.expect("All choices");
    desk.expect("Chosen");
    desk.expect("chance to win");
    // Rolls are counted from the start of their turn.
    let longest = session.table().turns().iter().map(Turn::length).max();
    let texts = desk.texts();
    let title = texts.iter().find(|text| text.starts_with("Turn "));
    let (_, roll) = title.unwrap().split_once(", roll ").unwrap();
    let roll: usize = roll.parse().unwrap();
    assert!((1..=longest.unwrap()).contains(&roll), "{title:?}");
    let first = desk.texts();
    desk.key(Named::ArrowRight);
    assert_ne!(desk.texts(), first);
    desk.key(Named::ArrowLeft);
    assert_eq!(desk.texts(), first);
    desk.types("b");
    desk.expect("As good as the best choice.");
    desk.key(Named::ArrowDown);
    assert!(!desk.shows("As good as the best choice."));
    desk.key(Named::Escape);
    desk.key(Named::PageDown);
    desk.expect("best choices");
    desk.key(Named::Escape);
    desk.expect("Review");
    assert!(!desk.shows("best choices"));
}
