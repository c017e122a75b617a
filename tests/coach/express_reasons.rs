//! Why a choice of Express costs something: how the rows end after it and after the best one, and what is told of that.

use fifth_die::coach::express::Differs;
use fifth_die::coach::review::express::{Cause, FifthDie, RowEnd, parts};
use fifth_die::rules::dice::Die;
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::text;

use super::express::pad as on;
use super::review::table;
use crate::fixtures::{sum, take, throw};
use crate::harness::hands::plain;

/// Why the first choice costs something, the second being the best.
fn cause_of(pad: &Pad, dice: [u8; 5], choices: [Choice; 2]) -> Cause {
    let table = table(Penalty::TwoHundred);
    Cause::of(table, pad, &throw(dice), choices, Cause::GAMES, 1).unwrap()
}

/// The reasons in at most two sentences.
fn told_of(cause: &Cause) -> String {
    plain(&text::cause(cause).unwrap())
}

/// How a row ends that gets as many marks in later throws after either choice.
fn row(row: u8, marks: [u32; 3], points: [f64; 2]) -> RowEnd {
    let [_, chosen, best] = marks.map(f64::from);
    RowEnd {
        row: sum(row),
        marks,
        points,
        marks_then: [6.0 + chosen - best, 6.0],
    }
}

/// The same with these marks at the end.
fn marked(marks_then: [f64; 2], row: RowEnd) -> RowEnd {
    RowEnd { marks_then, ..row }
}

/// A loss with such rows in the middle of a game.
fn cause(loss: f64, rows: Vec<RowEnd>, choices: [Choice; 2]) -> Cause {
    Cause {
        choices,
        loss,
        ends: [false, false],
        rows,
        fifth: None,
        throws: [5.0, 5.0],
        scores: [0, 0],
        penalty: Penalty::TwoHundred,
    }
}

#[test]
fn reasons_tell_how_the_rows_end_and_add_up_to_the_loss() {
    let rows = vec![
        row(12, [0, 1, 0], [-150.4, 3.2]),
        row(8, [5, 5, 6], [20.0, 26.0]),
        row(6, [3, 3, 3], [10.0, 12.0]),
        row(7, [5, 6, 5], [36.0, 30.0]),
        row(3, [0, 0, 1], [0.0, -120.0]),
    ];
    let pairs = [take([7, 12], 4), take([3, 8], 4)];
    let told = cause(35.4, rows, pairs);
    let reasons = text::reasons(&told);
    let line = |at: usize| {
        let reason = &reasons[at];
        let later = reason.later.as_deref().unwrap_or("");
        plain(&format!("{} {} {later}", reason.what, reason.figure))
    };
    let expected = [
        "This opens row 12 −153 −150 at the end on average, against +3 with 3 + 8",
        "Row 8 stays at five marks −6 +20 at the end on average, against +26 with 3 + 8",
        "Row 7 reaches six marks +6 +36 at the end on average, against +30 with 3 + 8",
        "Row 3 stays empty +120 0 at the end on average, against −120 with 3 + 8",
        "Everything else −2 ",
    ];
    for (at, expected) in expected.into_iter().enumerate() {
        assert_eq!(line(at), expected);
    }
    let sum: f64 = reasons.iter().map(|reason| reason.points).sum();
    assert_eq!(sum, 35.0);
    // In sentences, without what is left.
    let words = "This opens row 12 (−153): −150 at the end on average, against +3 with 3 + 8. \
                 Row 8 stays at five marks (−6): +20 at the end on average, against +26 with 3 + 8. \
                 Row 7 reaches six marks (+6): +36 at the end on average, against +30 with 3 + 8. \
                 Row 3 stays empty (+120): 0 at the end on average, against −120 with 3 + 8.";
    assert_eq!(told_of(&told), words);
}

#[test]
fn all_else_is_told_with_the_rows_that_explain_it() {
    let choices = [take([6, 12], 1), take([9, 9], 1)];
    let told = |others: Vec<RowEnd>| {
        let nine = marked([5.0, 7.3], row(9, [0, 0, 2], [-14.0, 125.0]));
        let rows = [vec![nine], others].concat();
        let told = told_of(&cause(39.0, rows, choices));
        let of_nine = "Row 9 gets no mark instead of two (−139): −14 at the end on average, \
                       against +125 with 9 + 9. Everything else (+100)";
        told.strip_prefix(of_nine).unwrap().to_owned()
    };
    let ten = row(10, [2, 2, 2], [50.0, -35.0]);
    let others = vec![ten, row(4, [2, 2, 2], [10.0, -5.0])];
    let of_ten = "row 10 ends at +50 on average, against −35.";
    assert_eq!(told(others), format!(": {of_ten}"));
    // With the dice that they get.
    let more = ": row 9 gets fewer dice later, and rows 8 and 10 together end at +70 on average, against −15.";
    let others = vec![
        marked([6.08, 6.0], row(10, [2, 2, 2], [40.0, -5.0])),
        row(8, [2, 2, 2], [30.0, -10.0]),
    ];
    assert_eq!(told(others), more);
    assert_eq!(
        told(vec![marked([6.0, 7.5], ten)]),
        format!(": {of_ten}"),
        "fewer dice are no reason to end better"
    );
    // A few of them if they are needed, with those that end the other way only if nothing else does.
    let five = row(5, [1, 1, 1], [30.0, 10.0]);
    let three = row(3, [1, 1, 1], [-150.0, -100.0]);
    let six = row(6, [3, 3, 3], [60.0, 2.0]);
    assert_eq!(
        told(vec![three, five, six]),
        ": rows 5 and 6 together end at +90 on average, against +12."
    );
    let ten = row(10, [2, 2, 2], [145.0, -35.0]);
    assert_eq!(
        told(vec![three, five, ten]),
        ": rows 3 and 10 together end at −5 on average, against −135."
    );
    // Many only if no few do, and none if even many hardly do.
    let small = |points| [2, 3, 4, 5, 6].map(|sum| row(sum, [1, 1, 1], [points, 0.0]));
    assert_eq!(
        told(small(15.0).into()),
        ": rows 2, 3, 4, 5 and 6 together end at +75 on average, against 0."
    );
    assert_eq!(told(small(9.0).into()), ".");
}

#[test]
fn every_row_that_is_marked_differently_is_told() {
    let rows = vec![
        row(12, [0, 1, 0], [-120.0, 0.0]),
        row(6, [4, 4, 5], [139.0, 145.0]),
        row(8, [3, 3, 4], [126.0, 138.0]),
        row(7, [3, 5, 3], [112.0, 95.0]),
        row(3, [0, 1, 0], [-60.0, -59.0]),
    ];
    let told = cause(129.0, rows, [take([7, 12], 3), take([6, 8], 3)]);
    let figures = text::reasons(&told);
    let figures: Vec<f64> = figures.iter().map(|reason| reason.points).collect();
    assert_eq!(
        figures,
        [120.0, 12.0, 6.0, 1.0, -17.0, 7.0],
        "the last is all else"
    );
}

#[test]
fn a_row_that_ends_worse_with_more_marks_is_told_with_its_dice() {
    let rows = vec![
        marked([6.0, 6.0], row(9, [4, 4, 5], [88.0, 137.0])),
        marked([6.0, 6.0], row(6, [5, 6, 5], [148.0, 162.0])),
        row(7, [0, 1, 0], [-7.0, -49.0]),
    ];
    let told = told_of(&cause(21.0, rows, [take([6, 7], 3), take([4, 9], 3)]));
    let of_six = " Row 6 reaches six marks (−14): in later throws it gets 1.0 fewer marks, and row 9 more; \
                  +148 at the end on average, against +162 with 4 + 9.";
    assert!(told.contains(of_six), "{told}");
}

#[test]
fn the_fifth_die_is_told_even_if_it_costs_nothing() {
    let die = FifthDie {
        dice: [Die::Four, Die::Two],
        marks: 1,
        cost: 0.4,
        throws: [14.1, 14.1],
        short: [1.5, 1.5],
        later: [[2.0; 6]; 2],
        rows: Vec::new(),
    };
    let choices = [take([7, 12], 4), take([3, 8], 2)];
    let told = |fifth: FifthDie| {
        let rows = vec![row(12, [0, 1, 0], [-150.0, 3.0])];
        let told = Cause {
            fifth: Some(fifth),
            ..cause(153.0, rows, choices)
        };
        told_of(&told)
    };
    let words = told(die.clone());
    assert!(
        words.ends_with(" This names 4 instead of 2 (0)."),
        "{words}"
    );
    let words = told(FifthDie { marks: 2, ..die });
    let of_track = " The 4 track reaches two marks, not the 2 track (0).";
    assert!(words.ends_with(of_track), "{words}");
}

#[test]
fn the_fifth_die_is_told_with_what_comes_of_it() {
    let rows = vec![
        row(12, [0, 1, 0], [-150.4, 3.2]),
        row(6, [3, 3, 3], [10.0, 60.0]),
    ];
    let [more_twos, more_fours] = [
        [2.0, 3.0, 2.0, 1.0, 0.0, 0.0],
        [2.0, 1.0, 2.0, 3.0, 0.0, 0.0],
    ];
    let die = FifthDie {
        dice: [Die::Four, Die::Two],
        marks: 6,
        cost: 51.0,
        throws: [4.1, 5.2],
        short: [1.5, 1.5],
        later: [more_twos, more_fours],
        rows: vec![(sum(9), [-20.0, 35.0])],
    };
    let dice = [take([7, 12], 4), take([3, 8], 2)];
    let mut told = Cause {
        fifth: Some(die.clone()),
        ..cause(203.0, rows, dice)
    };
    let of_die = "The 4 track reaches six marks, not the 2 track (−51): \
                  4.1 more throws on average, against 5.2.";
    let row = "This opens row 12 (−153): −150 at the end on average, against +3 with 3 + 8.";
    assert_eq!(told_of(&told), format!("{row} {of_die}"));
    // It stands in front where it costs most, and then nothing is laid to rows that cost nothing.
    told.rows.remove(0);
    told.loss = 53.0;
    assert_eq!(told_of(&told), of_die);
    let reasons = text::reasons(&told);
    assert_eq!(
        (reasons[1].what.as_str(), reasons[1].points),
        ("Everything else", 2.0)
    );
    // A value that is named changes how a row ends.
    let named = FifthDie {
        marks: 1,
        later: [more_fours, more_twos],
        ..die.clone()
    };
    told.fifth = Some(named.clone());
    let of_name = "This names 4 instead of 2 (−51): the fifth die is a 4 more often later, \
                   and row 9 ends at −20 on average, against +35.";
    assert_eq!(told_of(&told), of_name);
    // Or how a few of them do, if only that die is missing there.
    told.fifth = Some(FifthDie {
        rows: vec![
            (sum(7), [12.0, 5.0]),
            (sum(9), [20.0, 35.0]),
            (sum(10), [10.0, 36.0]),
            (sum(8), [-10.0, 40.0]),
            (sum(11), [-20.0, 60.0]),
        ],
        ..named.clone()
    });
    let of_name = "This names 4 instead of 2 (−51): the fifth die is a 4 more often later, \
                   and rows 9 and 10 together end at +30 on average, against +71.";
    assert_eq!(told_of(&told), of_name);
    // Where no rows explain what it costs, the throws do.
    let few = FifthDie {
        rows: vec![(sum(8), [20.0, 35.0])],
        ..named
    };
    told.fifth = Some(few.clone());
    let of_name = "This names 4 instead of 2 (−51): 4.1 more throws on average, against 5.2.";
    assert_eq!(told_of(&told), of_name);
    let throws = [5.22, 5.23];
    told.fifth = Some(FifthDie {
        throws,
        ..few.clone()
    });
    assert_eq!(told_of(&told), "This names 4 instead of 2 (−51).");
    // Or the rows that end with a penalty: 0.2 more of them are 40 points.
    let short = [2.1, 1.9];
    told.fifth = Some(FifthDie {
        throws,
        short,
        ..few.clone()
    });
    let of_name = "This names 4 instead of 2 (−51): the fifth die is a 4 more often later, \
                   and 2.10 rows end below five marks on average, against 1.90.";
    assert_eq!(told_of(&told), of_name);
    // Or fewer throws together with a few rows that end worse, if throws alone would be too dear.
    let rows = vec![(sum(5), [-30.0, 9.0])];
    told.fifth = Some(FifthDie {
        throws: [4.8, 5.2],
        rows,
        ..few.clone()
    });
    let both = "This names 4 instead of 2 (−51): 4.8 more throws on average, against 5.2, \
                and row 5 ends at −30 on average, against +9.";
    assert_eq!(told_of(&told), both);
    // Or a few rows of other dice.
    let rows = vec![(sum(5), [-30.0, 9.0]), (sum(11), [-40.0, -38.0])];
    told.fifth = Some(FifthDie {
        dice: [Die::Six, Die::Six],
        throws,
        rows,
        ..die.clone()
    });
    let of_five = " (−51): the fifth die is a 2 more often later, and row 5 ends at −30 on average, against +9.";
    assert!(told_of(&told).ends_with(of_five), "{}", told_of(&told));
    // A fuller track takes fewer of its dice, so that others are missing.
    let rows = vec![(sum(4), [-20.0, 35.0])];
    told.fifth = Some(FifthDie {
        throws,
        rows,
        ..die
    });
    let of_track = "The 4 track reaches six marks, not the 2 track (−51): the fifth die is a 2 \
                    more often later, and row 4 ends at −20 on average, against +35.";
    assert_eq!(told_of(&told), of_track);

    // What ends the game stands in front of how any row ends.
    told.fifth = None;
    told.ends = [true, false];
    told.throws = [0.0, 5.5];
    let ends = "This choice means going out at once; the best one leaves 5.5 more throws on average. \
         Row 6 stays at three marks (−50): +10 at the end on average, against +60 with 3 + 8.";
    assert_eq!(told_of(&told), ends);
    // A row that both mark ends differently then, too.
    told.rows.push(self::row(10, [3, 4, 4], [-200.0, -74.0]));
    let words = told_of(&told);
    let of_ten =
        " Row 10 reaches four marks (−126): −200 at the end on average, against −74 with 3 + 8.";
    assert!(words.contains(of_ten), "{words}");
}

#[test]
fn rows_that_cancel_out_are_told_with_what_is_left() {
    let rows = vec![
        row(9, [0, 1, 0], [-180.0, 14.0]),
        row(11, [0, 0, 1], [0.0, -199.0]),
        row(10, [9, 9, 10], [120.0, 146.0]),
    ];
    let told = cause(21.0, rows, [take([8, 9], 4), take([10, 11], 4)]);
    let words = told_of(&told);
    assert!(words.starts_with("This opens row 9 (−194): "), "{words}");
    assert!(
        words.contains(" Row 10 stays at nine marks (−26): "),
        "{words}"
    );
    assert!(words.contains(" Row 11 stays empty (+199): "), "{words}");
}

#[test]
fn a_part_half_as_great_as_the_greatest_is_told() {
    let rows = vec![
        row(10, [1, 1, 2], [73.0, 129.0]),
        row(4, [2, 2, 3], [70.0, 100.0]),
        row(7, [3, 4, 3], [72.0, 66.0]),
    ];
    let told = cause(62.0, rows, [take([5, 7], 4), take([4, 10], 4)]);
    let words = told_of(&told);
    assert!(words.contains("Row 4 stays at two marks (−30)"), "{words}");
}

#[test]
fn parts_that_cancel_out_are_told_with_the_little_that_is_left() {
    let rows = vec![
        row(7, [1, 1, 2], [51.0, 62.0]),
        row(8, [3, 4, 3], [140.0, 128.0]),
    ];
    let told = told_of(&cause(2.8, rows, [take([5, 8], 1), take([2, 7], 2)]));
    assert!(told.ends_with(" Everything else (−4)."), "{told}");
}

#[test]
fn a_row_that_loses_its_dice_to_others_is_told_where_that_is_much_of_the_loss() {
    let rows = |of_nine, of_ten| {
        vec![
            marked([5.0, 6.0], row(6, [2, 2, 3], [89.0, 113.0])),
            marked(of_ten, row(10, [0, 1, 0], [10.0, -50.0])),
            marked(of_nine, row(9, [1, 1, 1], [-26.0, 70.0])),
        ]
    };
    let choices = [take([7, 10], 2), take([6, 7], 2)];
    let told = told_of(&cause(71.0, rows([3.4, 6.1], [5.0, 1.5]), choices));
    let first = "Row 9 gets fewer dice later, row 10 more (−96): \
                 −26 at the end on average, against +70 with 6 + 7.";
    assert!(told.starts_with(first), "{told}");
    // Neither where it is a small part, nor where it gets no fewer dice, nor where no other row gets them.
    let part = told_of(&cause(600.0, rows([3.4, 6.1], [5.0, 1.5]), choices));
    let alike = told_of(&cause(71.0, rows([6.0, 6.0], [5.0, 1.5]), choices));
    let nowhere = told_of(&cause(71.0, rows([3.4, 6.1], [2.5, 1.5]), choices));
    for told in [part, alike, nowhere] {
        assert!(!told.contains("later"), "{told}");
    }
}

#[test]
fn a_mark_that_counts_for_more_than_one_is_told_with_those_that_follow() {
    let told = |points, marks_then, choices| {
        let rows = vec![
            marked(marks_then, row(5, [1, 1, 2], points)),
            marked([6.0, 2.0], row(6, [0, 1, 0], [4.0, -56.0])),
        ];
        told_of(&cause(112.0, rows, choices))
    };
    let choices = [take([4, 6], 2), take([4, 5], 2)];
    let first = "Row 5 stays at one mark (−172): in later throws it gets 2.6 fewer marks, and row 6 more; \
                 −171 at the end on average, against +1 with 4 + 5. This opens row 6 (+60): ";
    let words = told([-171.0, 1.0], [2.0, 5.6], choices);
    assert!(words.starts_with(first), "{words}");
    // Neither where a mark alone may cost as much, nor where it is the only one that is missing.
    for (points, marks_then) in [([-59.0, 1.0], [2.0, 5.6]), ([-171.0, 1.0], [3.0, 4.2])] {
        let words = told(points, marks_then, choices);
        assert!(!words.contains("later"), "{words}");
    }
    // So are those of a mark that brings more.
    let rows = vec![
        marked([5.4, 2.2], row(5, [1, 2, 1], [-26.0, -145.0])),
        marked([1.0, 4.0], row(4, [0, 0, 1], [-46.0, -170.0])),
        row(8, [4, 4, 6], [-60.0, 277.0]),
    ];
    let words = told_of(&cause(94.0, rows, [take([5, 7], 2), take([8, 8], 2)]));
    let more = "Row 5 reaches two marks (+119): in later throws it gets 2.2 more marks, and row 4 fewer; \
                −26 at the end on average, against −145 with 8 + 8.";
    assert!(words.contains(more), "{words}");
}

#[test]
fn a_choice_that_brings_more_points_is_told_by_its_rows_too() {
    let rows = vec![
        row(8, [0, 1, 0], [95.0, 54.0]),
        row(9, [1, 1, 2], [10.0, 47.0]),
    ];
    let told = cause(-4.0, rows, [take([4, 8], 2), take([4, 9], 2)]);
    let words = "Row 9 stays at one mark (−37): +10 at the end on average, against +47 with 4 + 9. \
                 This opens row 8 (+41): +95 at the end on average, against +54 with 4 + 9.";
    assert_eq!(told_of(&told), words);
}

#[test]
fn a_row_that_both_choices_mark_is_told_to_get_one_mark_or_two() {
    let rows = vec![row(11, [2, 3, 4], [-120.0, -63.0])];
    let told = cause(57.0, rows, [take([10, 11], 4), take([11, 11], 4)]);
    let words = "Row 11 gets only one mark instead of two (−57): \
                 −120 at the end on average, against −63 with 11 + 11.";
    assert_eq!(told_of(&told), words);
    let rows = vec![
        row(11, [2, 4, 3], [-63.0, -90.0]),
        row(10, [0, 0, 1], [-150.0, -10.0]),
    ];
    let told = cause(113.0, rows, [take([11, 11], 4), take([10, 11], 4)]);
    let words = told_of(&told);
    assert!(
        words.contains("Row 11 gets two marks instead of one (+27): "),
        "{words}"
    );
    // So are two marks of only one of them.
    let rows = vec![
        row(8, [0, 2, 0], [60.0, 21.0]),
        row(5, [1, 1, 3], [-40.0, 71.0]),
    ];
    let words = told_of(&cause(72.0, rows, [take([8, 8], 4), take([5, 5], 4)]));
    assert!(
        words.starts_with("Row 5 gets no mark instead of two (−111): ")
            && words.contains("This opens row 8 with two marks (+39): "),
        "{words}"
    );
}

#[test]
fn without_a_clear_row_only_the_figure_is_told() {
    let rows = vec![
        row(8, [5, 5, 5], [20.0, 25.0]),
        row(7, [5, 5, 5], [31.0, 28.0]),
    ];
    let told = cause(2.0, rows, [take([7, 7], 4), take([8, 8], 4)]);
    assert!(text::reasons(&told).is_empty());
    assert_eq!(told_of(&told), "It costs 2.0 points.");
}

#[test]
fn on_the_last_throw_rows_count_what_they_score() {
    // 2 + 4 and 5 + 6 instead of 1 + 4 and 2 + 5: row 5 stays at four marks, and either choice ends the game.
    let pad = on([0, 0, 0, 4, 5, 9, 0, 0, 0, 5, 0], &[(1, 7), (3, 7), (6, 7)]);
    let choices = [take([6, 11], 1), take([5, 7], 6)];
    let cause = cause_of(&pad, [1, 2, 4, 5, 6], choices);
    let words = told_of(&cause);
    let told = "Row 5 stays at four marks (−200): −200, against 0 with 5 + 7. \
                Row 7 stays at nine marks (−30): +120, against +150 with 5 + 7. \
                Row 6 reaches six marks (+40): +40, against 0 with 5 + 7. \
                Row 11 reaches six marks (+70): +70, against 0 with 5 + 7.";
    assert_eq!(words, told);
    assert_eq!(cause.loss, 120.0);
}

#[test]
fn games_played_on_show_what_a_choice_does() {
    // A row that is opened late ends in minus.
    let rows = [0, 2, 5, 6, 7, 8, 7, 6, 5, 0, 0];
    let pad = on(rows, &[(1, 6), (3, 6), (5, 6)]);
    let opened = cause_of(&pad, [1, 3, 4, 6, 6], [take([7, 12], 1), take([9, 10], 1)]);
    let words = told_of(&opened);
    assert!(words.starts_with("This opens row 12 (−"), "{words}");
    assert!(
        words.contains("): −19") || words.contains("): −200"),
        "{words}"
    );
    let sum: f64 = text::reasons(&opened).iter().map(|one| one.points).sum();
    assert_eq!(sum, opened.loss.round());
    // The 4, whose track is nearly full, ends the game sooner than the 1.
    let pad = on([0, 1, 2, 3, 3, 4, 4, 3, 1, 2, 0], &[(1, 2), (4, 6), (6, 3)]);
    let choices = [take([6, 8], 4), take([8, 9], 1)];
    let sooner = cause_of(&pad, [1, 2, 4, 5, 6], choices);
    let [four, one] = sooner.throws;
    assert!(four < one, "{four} {one}");
    let words = told_of(&sooner);
    let track = "The 4 track reaches seven marks, not the 1 track (−";
    assert!(words.starts_with(track), "{words}");
    let sum: f64 = text::reasons(&sooner).iter().map(|one| one.points).sum();
    assert_eq!(sum, sooner.loss.round());
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
