//! Why a choice of Express costs something: how the rows end after it and after the best one, and what is told of that.

use fifth_die::coach::express::Differs;
use fifth_die::coach::review::express::{Cause, RowEnd, parts};
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::text;

use super::express::pad as on;
use super::review::table;
use crate::fixtures::{sum, take, throw};

/// Why the first choice costs something, the second being the best.
fn cause_of(pad: &Pad, dice: [u8; 5], choices: [Choice; 2]) -> Cause {
    let table = table(Penalty::TwoHundred);
    Cause::of(table, pad, &throw(dice), choices, 1).unwrap()
}

fn row(row: u8, marks: [u32; 3], points: [f64; 2]) -> RowEnd {
    let row = sum(row);
    RowEnd { row, marks, points }
}

/// A loss with such rows, the costliest first, in the middle of a game.
fn cause(loss: f64, rows: Vec<RowEnd>, choices: [Choice; 2]) -> Cause {
    Cause {
        choices,
        loss,
        ends: [false, false],
        rows,
        tracks: [6, 5],
        throws: [5.0, 5.0],
    }
}

#[test]
fn reasons_tell_how_the_rows_end_and_add_up_to_the_loss() {
    let rows = vec![
        row(12, [0, 1, 0], [-150.4, 3.2]),
        row(8, [5, 5, 6], [20.0, 51.0]),
        row(6, [3, 3, 3], [10.0, 12.0]),
        row(7, [5, 6, 5], [61.0, 30.0]),
        row(3, [0, 0, 1], [0.0, -120.0]),
    ];
    let pairs = [take([7, 12], 4), take([3, 8], 4)];
    let told = cause(35.4, rows.clone(), pairs);
    let reasons = text::reasons(&told);
    let told_of = |at: usize| {
        let reason = &reasons[at];
        format!("{} {} {}", reason.what, reason.figure, reason.later)
    };
    let expected = [
        "This opens row 12 −153 −150 at the end on average, against +3 with 3 + 8",
        "Row 3 stays empty +120 0 at the end on average, against −120 with 3 + 8",
        "All other rows −2 +91 at the end on average, against +93 with 3 + 8",
    ];
    for (at, expected) in expected.into_iter().enumerate() {
        assert_eq!(told_of(at), expected);
    }
    let sum: f64 = reasons.iter().map(|reason| reason.points).sum();
    assert_eq!(sum, 35.0);
    // In a sentence each: the costliest row, and all others.
    let words = "This opens row 12 (−153): −150 at the end on average, against +3 with 3 + 8. \
                 All other rows (+118): +91 at the end on average, against −27 with 3 + 8.";
    assert_eq!(text::cause(&told), words);

    // What other rows bring is not laid to another fifth die, but what rows lose that have the same marks after either.
    let dice = [take([7, 12], 4), take([3, 8], 2)];
    let words = text::cause(&cause(35.4, rows, dice));
    assert!(words.contains(" All other rows (+118): "), "{words}");
    let rows = vec![
        row(12, [0, 1, 0], [-150.4, 3.2]),
        row(6, [3, 3, 3], [10.0, 60.0]),
    ];
    let mut told = cause(203.6, rows, dice);
    let words = text::cause(&told);
    let die = "The 4 track reaches six marks, not the 2 track (−51): all other rows +10 at the end on average, against +61 with fifth die 2.";
    assert!(words.ends_with(die), "{words}");
    told.throws = [4.0, 5.5];
    let words = text::cause(&told);
    let throws = "4.0 throws to come on average, against 5.5 with fifth die 2.";
    assert!(words.ends_with(throws), "{words}");

    // What ends the game stands in front, and there are no more than two sentences.
    told.ends = [true, false];
    let words = text::cause(&told);
    let ends = "This choice ends the game at once; after the best one, 5.5 throws follow on average. This opens row 12 ";
    assert!(words.starts_with(ends), "{words}");
    assert_eq!(words.matches(". ").count(), 1, "{words}");
}

#[test]
fn without_a_clear_row_only_the_figure_is_told() {
    let rows = vec![
        row(8, [5, 5, 6], [20.0, 25.0]),
        row(7, [5, 6, 5], [31.0, 28.0]),
    ];
    let told = cause(2.0, rows, [take([7, 7], 4), take([8, 8], 4)]);
    assert!(text::reasons(&told).is_empty());
    assert_eq!(text::cause(&told), "It costs 2.0 points.");
}

#[test]
fn on_the_last_throw_rows_count_what_they_score() {
    // 2 + 4 and 5 + 6 instead of 1 + 4 and 2 + 5: row 5 stays at four marks, and either choice ends the game.
    let pad = on([0, 0, 0, 4, 5, 9, 0, 0, 0, 5, 0], &[(1, 7), (3, 7), (6, 7)]);
    let choices = [take([6, 11], 1), take([5, 7], 6)];
    let cause = cause_of(&pad, [1, 2, 4, 5, 6], choices);
    let reasons = text::reasons(&cause);
    let points: Vec<f64> = reasons.iter().map(|reason| reason.points).collect();
    assert_eq!(
        points,
        [200.0, -70.0, -10.0],
        "rows 5 and 11, and all others"
    );
    let words = text::cause(&cause);
    let told = "Row 5 stays at four marks (−200): −200, against 0 with 5 + 7. ";
    assert!(words.starts_with(told), "{words}");
}

#[test]
fn games_played_on_show_what_a_choice_does() {
    // A row that is opened late ends in minus.
    let rows = [0, 2, 5, 6, 7, 8, 7, 6, 5, 0, 0];
    let pad = on(rows, &[(1, 6), (3, 6), (5, 6)]);
    let opened = cause_of(&pad, [1, 3, 4, 6, 6], [take([7, 12], 1), take([9, 10], 1)]);
    let words = text::cause(&opened);
    assert!(words.starts_with("This opens row 12 (−"), "{words}");
    assert!(
        words.contains("): −19") || words.contains("): −200"),
        "{words}"
    );
    let sum: f64 = text::reasons(&opened).iter().map(|one| one.points).sum();
    assert_eq!(sum, opened.loss.round());
    // The 4, whose track is nearly full, ends the game sooner than the 1.
    let pad = on([0, 1, 2, 3, 3, 4, 4, 3, 1, 2, 0], &[(1, 2), (4, 6), (6, 3)]);
    let sooner = cause_of(&pad, [1, 2, 4, 5, 6], [take([6, 8], 4), take([8, 9], 1)]);
    let [four, one] = sooner.fewer_throws().unwrap();
    assert!(four < one, "{four} {one}");
}

#[test]
fn a_mark_is_worth_what_it_is_better_than_another() {
    let points = |pad: &Pad, dice, choices| {
        let table = table(Penalty::TwoHundred);
        let parts = parts(table, pad, &throw(dice), choices).unwrap();
        move |wanted: u8| {
            let mut parts = parts.iter();
            let of_row = parts
                .find(|part| matches!(part.what, Differs::Row { row, .. } if row == sum(wanted)));
            of_row.unwrap().points
        }
    };
    // A toss-up, almost: what the rows of a first throw cost and bring is not far from the loss itself, although each mark is
    // worth some sixty points by itself.
    let choices = [take([8, 8], 1), take([4, 7], 6)];
    let first = points(&Pad::EMPTY, [1, 2, 2, 6, 6], choices);
    for row in [4, 7, 8] {
        assert!(first(row).abs() < 50.0, "{row}");
    }
    // A mark in a full row is worth nothing, where another one would be worth something.
    let rows = [1, 2, 2, 4, 5, 10, 7, 6, 5, 2, 1];
    let pad = on(rows, &[(1, 4), (3, 4), (6, 4)]);
    let full = points(&pad, [1, 3, 4, 4, 6], [take([7, 10], 1), take([8, 9], 1)]);
    assert!(full(7) > 0.0);
    // Late in a game a mark costs no more than it scores.
    let pad = on([0, 0, 1, 0, 8, 6, 8, 0, 9, 0, 0], &[(1, 5), (2, 4), (6, 6)]);
    let late = points(&pad, [2, 3, 4, 6, 6], [take([9, 10], 2), take([7, 8], 6)]);
    for (row, most) in [(7, 30.0), (8, 40.0)] {
        assert!((0.0..=most).contains(&late(row)), "{row}");
    }
}
