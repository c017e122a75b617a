//! The analysis of a game in the window: what people see of it, by key and by click.

use fifth_die::coach::express::ValueTable;
use fifth_die::coach::review::express::{Moment, Review, to_win};
use fifth_die::coach::review::{Judged, Measure, Verdict};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::{DiceSource, Seed, Session};
use fifth_die::text::{self, lost};

use crate::by_hand::{lists, lists_to_win};
use crate::fixtures::{chosen, session, take, thrown};
use crate::harness::{Desk, signed};
use crate::play;

fn over() -> Session {
    play::played(&["Ann"], DiceSource::Real, Seed(3), play::TO_THE_END)
}

fn group_over() -> Session {
    play::played(&["Ann", "Ben"], DiceSource::Real, Seed(3), play::TO_THE_END)
}

fn values() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred)
}

fn judged(session: &Session, seat: usize) -> Review {
    Review::of(values(), session, Seat::new(seat))
}

fn costs(moment: &Moment) -> String {
    format!("−{}", lost(Measure::Points, moment.loss()))
}

/// The throws that cost a seat of a group most, and what part of the chance to win.
pub fn costliest_in_group(session: &Session, seat: Seat) -> Vec<(usize, String)> {
    let table = ValueTable::shipped(session.setup().penalty());
    let review = Review::of(table, session, seat);
    let lost = review.moments.iter().map(|moment| {
        let chances = to_win(table, session, seat, moment.number).unwrap();
        (moment.number.get(), chances.loss(moment.chosen).unwrap())
    });
    let mut lost: Vec<(usize, f64)> = lost.collect();
    lost.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    lost.retain(|&(_, loss)| !Measure::Chance.is_toss_up(loss));
    let told = |(number, loss): (usize, f64)| (number, format!("−{:.0}%", loss * 100.0));
    lost.into_iter().map(told).collect()
}

fn opened(session: &Session) -> Desk {
    let mut desk = Desk::with(session.clone());
    desk.types("v");
    desk.expect("Costliest moments");
    desk
}

/// Fails unless this throw of a seat is shown, with all its choices ranked.
#[track_caller]
fn shows_throw(desk: &mut Desk, session: &Session, throw: usize, seat: usize) {
    desk.expect(&format!("Throw {throw}"));
    shows_choices(desk, session, throw, seat);
}

#[track_caller]
fn shows_choices(desk: &mut Desk, session: &Session, throw: usize, seat: usize) {
    let number = ThrowNumber::new(throw);
    if let Some(to_win) = to_win(values(), session, Seat::new(seat), number) {
        return lists_to_win(desk, &to_win);
    }
    let round = session.table().round(number).unwrap();
    let dice = round.throw().dice().map(|die| die.value());
    let pad = round.cells()[seat].before();
    lists(desk, session.setup().penalty(), pad, dice);
}

#[test]
fn the_sum_is_right_as_it_is_read() {
    let session = over();
    let review = judged(&session, 0);
    let mut desk = opened(&session);
    let whole = |value: f64| value.round() as i32;
    let total = session.score(Seat::FIRST).total();
    let (start, skill) = (whole(review.start), whole(review.skill()));
    for figure in [start, total - start - skill, skill, total] {
        desk.expect(&signed(figure));
    }
    desk.expect(&format!("{:.1}", review.moments.mean_loss()));
    let (best, all) = (review.moments.best_choices(), review.moments.len());
    desk.expect(&format!("{best} of {all}"));
}

#[test]
fn moments_and_players_are_changed_by_key_and_by_click() {
    let session = group_over();
    let ann = judged(&session, 0);
    let [of_ann, of_ben] = [0, 1].map(|seat| costliest_in_group(&session, Seat::new(seat)));
    let [(first, cost), (second, _), ..] = &of_ann[..] else {
        panic!("there are costly moments");
    };
    let mut desk = opened(&session);
    // It opens at the costliest.
    desk.expect(cost);
    shows_throw(&mut desk, &session, *first, 0);
    // The throw stays where the player changes.
    desk.keys("PageDown");
    shows_throw(&mut desk, &session, *first, 1);
    desk.expect(&of_ben[0].1);
    desk.keys("PageDown PageUp");
    desk.expect(cost);
    desk.keys("Alt+2");
    desk.expect(&of_ben[0].1);
    desk.click("Ann");
    desk.expect(cost);
    desk.click(&format!("Throw {second}"));
    shows_throw(&mut desk, &session, *second, 0);

    let last = ann.moments.len();
    desk.keys(&format!("←*{}", last + 1));
    shows_throw(&mut desk, &session, 1, 0);
    desk.keys("→");
    shows_throw(&mut desk, &session, 2, 0);
    desk.keys(&format!("→*{}", last + 1));
    shows_throw(&mut desk, &session, last, 0);
    let texts = desk.texts();
    let comes = ["until the fifth", "until its fifth", "for each one more"];
    let waits = texts
        .iter()
        .find(|text| comes.iter().any(|words| text.contains(words)));
    assert_eq!(waits, None, "nothing comes after the last throw");
    // All of them are in a list.
    desk.click("All moments");
    desk.click_id(&format!("moment {}", last - 1));
    shows_throw(&mut desk, &session, last - 1, 0);
}

#[test]
fn each_choice_is_told_with_its_cost_and_the_reason() {
    let session = over();
    let review = judged(&session, 0);
    let costly = review.moments.costliest()[0];
    let mut desk = opened(&session);
    for reason in text::reasons(&costly.cause(values()).unwrap()) {
        desk.expect(&reason.what);
        desk.expect(&reason.figure);
    }
    let word = text::verdict(Verdict::of_loss(Measure::Points, costly.loss()));
    desk.expect(&word);
    desk.expect(&format!("{word} · chosen"));
    let choices = costly.choices(values());
    let worst = choices.len() - 1;
    let why_not = |rank: usize| format!("Why not {}", choices[rank].choice.pairs);
    desk.keys(&format!("↓*{}", worst + 1));
    assert!(desk.says(&why_not(worst)));
    desk.keys(&format!("↑*{}", worst + 1));
    assert!(desk.says("Best: no other") || desk.says("A toss-up") || desk.says("Brilliant"));
    // By a click as well.
    let is_alone = |pairs| {
        choices
            .iter()
            .filter(|one| one.choice.pairs == pairs)
            .count()
            == 1
    };
    let mut others = 1..choices.len();
    let clicked = others.find(|&rank| is_alone(choices[rank].choice.pairs));
    let clicked = clicked.unwrap();
    desk.click(&choices[clicked].choice.pairs.to_string());
    assert!(desk.says(&why_not(clicked)));
}

#[test]
fn a_game_under_way_is_judged_from_its_table() {
    let events = [thrown(1, [1, 3, 4, 4, 6]), chosen(1, 0, take([4, 8], 6))];
    let mut desk = Desk::with(session(2, events));
    desk.types("vv");
    desk.expect("1 of 1");
    desk.expect("Every choice was the best one");
    desk.keys("PageDown");
    desk.expect("B hasn’t chosen yet.");
    desk.keys("Esc");
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    // An event that is taken back is shown on the table.
    desk.keys("v Ctrl+Z");
    desk.expect("Fifth die: a new value, 1, 3, 4 or 6");
    assert_eq!(desk.session().log().done().len(), 1);
}

#[test]
fn the_history_leads_to_its_place() {
    let session = group_over();
    let mut desk = Desk::with(session.clone());
    let saved = desk.saved();
    desk.keys("Ctrl+H");
    let rounds = session.table().rounds().len();
    desk.keys(&format!("↑*{} → V", rounds - 4));
    shows_throw(&mut desk, &session, 4, 1);
    assert_eq!(desk.saved().session, saved.session);
}

#[test]
fn a_position_of_a_game_can_be_changed() {
    let session = over();
    let review = judged(&session, 0);
    let throw = review.moments.costliest()[0].number.get();
    let mut desk = opened(&session);
    let saved = desk.saved();
    desk.types("e");
    desk.expect("Clear");
    shows_choices(&mut desk, &session, throw, 0);
    desk.keys("Delete 13446");
    lists(&mut desk, Penalty::TwoHundred, &Pad::EMPTY, [1, 3, 4, 4, 6]);
    desk.keys("Esc");
    shows_throw(&mut desk, &session, throw, 0);
    assert_eq!(desk.saved().session, saved.session);
    assert!(desk.saved().helps().is_empty());
}

#[test]
fn answers_can_be_covered_and_chosen() {
    let session = over();
    let costly = *judged(&session, 0).moments.costliest()[0];
    let mut desk = opened(&session);
    let cost = costs(&costly);
    desk.expect(&cost);
    desk.types("q");
    desk.expect("What do you choose?");
    assert!(!desk.shows(&cost) && !desk.shows("Best"));
    let choices = costly.pad.choices(&costly.throw);
    let best = choices.iter().position(|&choice| choice == costly.best);
    desk.types(&char::from(b'a' + best.unwrap() as u8).to_string());
    assert!(desk.says("Best: no other") || desk.says("A toss-up") || desk.says("Brilliant"));
    // Another moment is covered again, until the answers are to be seen.
    desk.keys("←");
    desk.expect("What do you choose?");
    desk.types("q");
    desk.expect(&cost);
}

#[test]
fn a_choice_in_a_group_is_told_with_its_chance_to_win() {
    for (names, is_told) in [(&["Ann", "Ben"][..], true), (&["Ann"], false)] {
        let session = play::played(names, DiceSource::App(Seed(3)), Seed(3), 12);
        let mut desk = Desk::with(session);
        // The first press tells what that means for a game under way.
        desk.types("vv");
        assert_eq!(desk.says(" wins "), is_told, "{names:?}");
        desk.keys("←");
        assert_eq!(desk.says(" wins "), is_told, "{names:?}");
    }
}

#[test]
fn the_board_is_analysed_too() {
    let board = play::board_after(&["Ann", "Ben"], DiceSource::App(Seed(4)), Seed(4), 6);
    let mut desk = Desk::with(board);
    desk.types("vv");
    desk.expect("Costliest moments");
    desk.expect("chance to win");
    desk.expect("others’ turns");
    let title = |desk: &mut Desk| {
        let texts = desk.texts().into_iter();
        let mut titles = texts.filter(|text| text.starts_with("Turn ") && text.contains(", roll "));
        titles.next().expect("a roll of a turn is shown")
    };
    let first = title(&mut desk);
    desk.keys("→");
    let shown = desk.texts();
    desk.keys("←");
    assert_ne!(desk.texts(), shown);
    assert_eq!(title(&mut desk), first);
    desk.types("e");
    desk.expect("Runners");
    desk.keys("Esc");
}
