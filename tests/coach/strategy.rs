//! The lessons on strategy: every figure that they tell is one of the coach's.

use fifth_die::coach::classic::{Choice, Effort, Values};
use fifth_die::coach::express::{ValueTable, deep, instant};
use fifth_die::rules::classic::{Decision, Position, Setting, bust_odds};
use fifth_die::rules::dice::Die;
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::rules::{Seat, ThrowNumber};
use fifth_die::session::Seed;
use fifth_die::text::strategy::{ON_BOARDS, ON_PADS, OnBoard, Question};

use crate::fixtures::{pad, roll, sum, take, throw};

const GAMES: u64 = 3_000;
/// About three standard errors of a share of the games.
const ERROR: f64 = 3.0;

fn table() -> &'static ValueTable {
    ValueTable::shipped(Penalty::TwoHundred)
}

/// The pads at the end of games of the coach.
fn ends() -> Vec<Pad> {
    let game = |seed: u64| {
        let mut pad = Pad::EMPTY;
        let mut number = ThrowNumber::FIRST;
        while !pad.is_out() {
            let throw = Seed(seed).throw(number);
            let best = instant(table(), &pad, &throw)[0].choice;
            pad = pad.play(&throw, best).unwrap();
            number = number.next();
        }
        pad
    };
    (0..GAMES).map(game).collect()
}

#[test]
fn shares_of_games_are_those_that_the_coach_plays() {
    let ends = ends();
    // In percent of the games in which the row is opened.
    let reach = |row: u8, least: u32| {
        let marks = ends.iter().map(|pad| pad.marks(sum(row)));
        let opened: Vec<u32> = marks.filter(|&marks| marks > 0).collect();
        let reached = opened.iter().filter(|&&marks| marks >= least).count();
        100.0 * reached as f64 / opened.len() as f64
    };
    let names = |die: Die| {
        let named = ends.iter().filter(|pad| pad.track(die).is_some());
        100.0 * named.count() as f64 / ends.len() as f64
    };
    let near = |figure: f64, told: i32| {
        assert!(
            (figure - f64::from(told)).abs() < ERROR,
            "{told} is {figure}"
        );
    };
    let [rows, full, values, ..] = &ON_PADS;
    near(reach(12, 5), rows.right);
    near(reach(8, 5), rows.others[0]);
    near(reach(8, 10), full.right);
    near(reach(7, 10), full.others[0]);
    for (die, told) in [
        (Die::Three, values.right),
        (Die::Four, values.right),
        (Die::One, values.others[0]),
        (Die::Six, values.others[0]),
    ] {
        near(names(die), told);
    }
    let opened = ends.iter().map(|pad| {
        let rows = (2..=12).filter(|&row| pad.marks(sum(row)) > 0);
        rows.count()
    });
    let opened = opened.sum::<usize>() as f64 / ends.len() as f64;
    assert_eq!(opened.round(), 7.0, "the rows that are opened: {opened}");
}

#[test]
fn points_are_those_of_the_values() {
    let [.., late, track, end] = &ON_PADS;
    let options = |pad: &Pad, dice, choice| {
        let options = deep(table(), pad, &throw(dice));
        let value = options
            .iter()
            .find(|one| one.choice == choice)
            .unwrap()
            .value;
        (options[0], value)
    };
    let loss = |pad: &Pad, dice, [chosen, best]: [_; 2]| {
        let (first, value) = options(pad, dice, chosen);
        assert_eq!(first.choice, best);
        (first.value - value).round() as i32
    };
    let pair = [take([9, 9], 1), take([8, 10], 1)];
    let (rows, _) = late.position;
    let on_tracks = |marks: u8| pad(rows, &[(1, marks), (2, marks), (6, marks)]);
    assert_eq!(late.pad(), on_tracks(5));
    let costs = [5, 4, 3].map(|marks| loss(&on_tracks(marks), [1, 3, 4, 5, 6], pair));
    assert_eq!(costs, [late.right, late.others[0], late.others[1]]);
    let pair = [take([6, 10], 2), take([5, 7], 6)];
    assert_eq!(loss(&track.pad(), [1, 2, 4, 5, 6], pair), track.right);
    let (best, out) = options(&end.pad(), [1, 2, 3, 4, 6], take([5, 10], 1));
    assert_eq!(best.choice, take([5, 5], 6));
    assert_eq!(
        [best.value.round() as i32, out as i32],
        [end.right, end.others[0]]
    );
}

#[test]
fn chances_on_the_board_are_those_of_the_solved_turn() {
    let [columns, hand, far, narrow, share, threat] = &ON_BOARDS;
    let percent = |chance: f64| (100.0 * chance).round() as i32;
    let values = Values::built_in();
    let both = |position: &Position| {
        let advice = values.advice(position, None, Effort::Deep);
        let value = |decision: Decision| {
            let mut advice = advice.iter();
            let one = advice
                .find(|one| one.choice == Choice::from(decision))
                .unwrap();
            percent(one.value)
        };
        [value(Decision::RollOn), value(Decision::Stop)]
    };
    let board = |question: &Question<OnBoard>| question.board().unwrap();
    assert_eq!(percent(bust_odds(&board(columns))), columns.right);
    assert_eq!(percent(bust_odds(&board(narrow))), columns.others[0]);
    assert_eq!(bust_odds(&board(hand)), 0.0);
    assert_eq!(both(&board(hand)), [hand.others[0], hand.right]);
    assert_eq!(both(&board(far)), [far.right, far.others[0]]);
    assert_eq!(both(&board(narrow)), [narrow.right, narrow.others[0]]);
    assert_eq!(percent(bust_odds(&board(narrow))), narrow.others[1]);
    assert_eq!(both(&board(threat)), [threat.right, threat.others[0]]);
    let mut runners = [0; 11];
    for column in [6, 7, 8] {
        runners[sum(column).index()] = 6;
    }
    let six = Position::new(Setting::default(), vec![[0; 11]; 2], Seat::FIRST, runners);
    assert_eq!(both(&six.unwrap()), [far.others[1]; 2]);
    let advice = values.advice(&board(share), Some(&roll([1, 1, 3, 4])), Effort::Deep);
    let shares: Vec<i32> = advice.iter().map(|one| percent(one.value)).collect();
    assert_eq!(shares[..2], [share.right, share.others[0]]);
}

#[test]
fn each_question_stands_on_a_position_and_among_its_answers() {
    let line = |words: String| words.lines().count();
    for question in &ON_PADS {
        assert!(question.answers.is_sorted() && question.answers.contains(&question.right));
        assert_eq!(line(question.words()), 3);
        let (rows, tracks) = question.position;
        assert_eq!(
            rows.is_empty() && tracks.is_empty(),
            question.pad() == Pad::EMPTY
        );
    }
    for question in &ON_BOARDS {
        assert!(question.answers.is_sorted() && question.answers.contains(&question.right));
        assert_eq!(line(question.words()), 3);
        assert!(question.board().is_some());
    }
}
