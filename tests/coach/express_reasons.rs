//! Why a choice of Express cost something: the parts of its loss, and what is told of them.

use fifth_die::coach::express::{Differs, Shift};
use fifth_die::coach::review::express::{Cause, FifthDie, Needless};
use fifth_die::rules::dice::{Die, Pairs, Sum};
use fifth_die::rules::express::{Pad, Penalty};
use fifth_die::text;
use fifth_die::text::percent;

use super::review::{assert_near, table};
use crate::fixtures::{take, throw};

/// What the marks of a row cost: before the throw, after the choice that was made and after the best one.
fn row(sum: u8, marks: [u32; 3], points: f64) -> Shift {
    let row = Sum::new(sum).unwrap();
    Shift {
        what: Differs::Row { row, marks },
        points,
    }
}

/// A loss of these parts, in the middle of a game.
fn cause(parts: Vec<Shift>) -> Cause {
    Cause {
        better: None,
        parts,
        ends: [false, false],
        is_nearly_out: false,
        outlooks: None,
        penalty: 200,
    }
}

#[test]
fn on_the_last_throw_rows_count_what_they_score() {
    let tracks = [(Die::One, 7), (Die::Three, 7), (Die::Six, 7)];
    let pad = Pad::from_marks([0, 0, 0, 4, 5, 9, 0, 0, 0, 5, 0], &tracks).unwrap();
    // 2 + 4 and 5 + 6 instead of 1 + 4 and 2 + 5: row 5 stays at four marks, and either choice ends the game.
    let choices = [take([6, 11], 1), take([5, 7], 6)];
    let dice = throw([1, 2, 4, 5, 6]);
    let table = table(Penalty::TwoHundred);
    let cause = Cause::with_games(table, &pad, &dice, choices, 1).unwrap();
    let (loss, gain) = (cause.told(), cause.in_return());
    let five = Sum::new(5).unwrap();
    let what = Differs::Row {
        row: five,
        marks: [4, 4, 5],
    };
    assert_eq!(loss[0].what, what);
    assert_near(loss[0].points, 200.0);
    let gain: Vec<f64> = gain.iter().map(|part| part.points.round()).collect();
    assert_eq!(gain, [-70.0, -40.0], "rows 11 and 6");
    let words = text::cause(&cause);
    assert!(
        words.starts_with(
            "Row 5 stays at four marks (−200). It counts −200; with 5 + 7 it would count 0."
        ),
        "{words}"
    );
    assert!(!words.contains("games that follow"), "{words}");
}

#[test]
fn a_mark_is_worth_what_it_is_better_than_another() {
    let table = table(Penalty::TwoHundred);
    // A toss-up, almost: what the rows of a first throw cost and bring is not far from the loss itself, although each mark is
    // worth some sixty points by itself.
    let dice = throw([1, 2, 2, 6, 6]);
    let choices = [take([8, 8], 1), take([4, 7], 6)];
    let cause = Cause::of(table, &Pad::EMPTY, &dice, choices).unwrap();
    let loss: f64 = cause.parts.iter().map(|part| part.points).sum();
    assert!((5.0..20.0).contains(&loss), "{loss}");
    for part in &cause.parts {
        assert!(part.points.abs() < 50.0, "{:?}", cause.parts);
    }
    // A mark in a full row is worth nothing, where another one would be worth something.
    let tracks = [(Die::One, 4), (Die::Three, 4), (Die::Six, 4)];
    let pad = Pad::from_marks([1, 2, 2, 4, 5, 10, 7, 6, 5, 2, 1], &tracks).unwrap();
    let dice = throw([1, 3, 4, 4, 6]);
    let choices = [take([7, 10], 1), take([8, 9], 1)];
    let cause = Cause::of(table, &pad, &dice, choices).unwrap();
    let seven = Sum::new(7).unwrap();
    let what = Differs::Row {
        row: seven,
        marks: [10, 11, 10],
    };
    let full = cause.parts.iter().find(|part| part.what == what).unwrap();
    assert!(full.points > 0.0, "{full:?}");
}

#[test]
fn late_in_a_game_a_mark_costs_no_more_than_it_scores() {
    let tracks = [(Die::One, 5), (Die::Two, 4), (Die::Six, 6)];
    let pad = Pad::from_marks([0, 0, 1, 0, 8, 6, 8, 0, 9, 0, 0], &tracks).unwrap();
    let dice = throw([2, 3, 4, 6, 6]);
    let choices = [take([9, 10], 2), take([7, 8], 6)];
    let cause = Cause::of(table(Penalty::TwoHundred), &pad, &dice, choices).unwrap();
    for (row, points) in [(7, 30.0), (8, 40.0)] {
        let sum = Sum::new(row).unwrap();
        let of_row = |part: &&Shift| matches!(part.what, Differs::Row { row, .. } if row == sum);
        let part = cause.parts.iter().find(of_row).unwrap();
        assert!((0.0..=points).contains(&part.points), "{part:?}");
    }
}

#[test]
fn where_the_fifth_die_costs_most_that_is_told() {
    // The one leaves the 4, whose track is nearly full, the other the 1.
    let tracks = [(Die::One, 2), (Die::Four, 6), (Die::Six, 3)];
    let pad = Pad::from_marks([0, 1, 2, 3, 3, 4, 4, 3, 1, 2, 0], &tracks).unwrap();
    let dice = throw([1, 2, 4, 5, 6]);
    let table = table(Penalty::TwoHundred);
    let choices = [take([6, 8], 4), take([8, 9], 1)];
    let cause = Cause::with_games(table, &pad, &dice, choices, 0).unwrap();
    let track = cause.told().into_iter().find_map(|part| match part.what {
        Differs::Track { dice, marks } => Some((dice, marks)),
        Differs::Row { .. } | Differs::Named { .. } => None,
    });
    assert_eq!(track, Some(([Die::Four, Die::One], [7, 3])));
    let words = text::cause(&cause);
    assert!(
        words.contains("Fifth die 4 comes to seven marks (−"),
        "{words}"
    );
    let end = " throws sooner than with fifth die 1.";
    assert!(words.contains(end), "{words}");
    assert!(cause.throws_sooner().unwrap() > 1.0, "{words}");
}

#[test]
fn it_is_told_what_the_named_value_does_to_the_games_that_follow() {
    // With 3, 5 and 6 named, small dice are left for the pairs, which often make 3; with 2 named they are not.
    let tracks = [(Die::Five, 1), (Die::Six, 1)];
    let pad = Pad::from_marks([0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0], &tracks).unwrap();
    let dice = throw([2, 2, 3, 6, 6]);
    let choices = [take([8, 8], 3), take([8, 9], 2)];
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 0).unwrap();
    let Some(FifthDie::Row { row, minus }) = cause.fifth_die() else {
        panic!("{:?}", cause.fifth_die());
    };
    assert_eq!(row.value(), 3);
    assert!(minus[0] > 2.0 * minus[1], "{minus:?}");
    let words = text::cause(&cause);
    assert!(
        words.starts_with("Fifth die 3 is named rather than 2 (−"),
        "{words}"
    );
    assert!(words.contains(" Row 3 then ends at −200 in "), "{words}");
    assert!(words.contains(", with fifth die 2 in "), "{words}");
    // A 4 is missing in all rows in the middle, of which no single one carries the loss.
    let pad = Pad::from_marks([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], &[(Die::Two, 1)]).unwrap();
    let choices = [take([5, 9], 4), take([5, 7], 6)];
    let dice = throw([1, 3, 4, 4, 6]);
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 0).unwrap();
    let words = text::cause(&cause);
    assert!(words.contains(" rows end at −200 on average, "), "{words}");
    assert!(words.contains(" with fifth die 6."), "{words}");
    // Nothing is told of a value that both choices name.
    let choices = [take([4, 10], 6), take([5, 9], 6)];
    let dice = throw([1, 3, 4, 6, 6]);
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 0);
    assert_eq!(cause.unwrap().fifth_die(), None);
}

#[test]
fn what_a_named_value_does_to_a_row_is_told_once() {
    // The row that is opened is the one that a 5 in place of a 4 harms most.
    let tracks = [(Die::Three, 1), (Die::Six, 1)];
    let pad = Pad::from_marks([0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0], &tracks).unwrap();
    let choices = [take([7, 10], 5), take([8, 10], 4)];
    let dice = throw([3, 4, 5, 5, 5]);
    let of_100 = Penalty::new(100).unwrap();
    let cause = Cause::with_games(table(of_100), &pad, &dice, choices, 3).unwrap();
    let words = text::cause(&cause);
    assert!(words.contains("Row 7 is opened (−"), "{words}");
    assert!(
        words.contains("Fifth die 5 is named rather than 4 (−"),
        "{words}"
    );
    assert_eq!(words.matches("Row 7 ").count(), 1, "{words}");
}

#[test]
fn where_games_show_nothing_of_a_named_value_its_sums_are_told() {
    let tracks = [(Die::One, 1), (Die::Six, 1)];
    let pad = Pad::from_marks([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0], &tracks).unwrap();
    let choices = [take([5, 7], 4), take([5, 6], 5)];
    let dice = throw([1, 2, 4, 4, 5]);
    let of_100 = Penalty::new(100).unwrap();
    let cause = Cause::with_games(table(of_100), &pad, &dice, choices, 3).unwrap();
    assert_eq!(cause.fifth_die(), Some(FifthDie::Rarer));
    let words = text::cause(&cause);
    let why = "Each 5 then goes into the pairs, where it makes rarer sums than a 4.";
    assert!(words.contains(why), "{words}");
}

#[test]
fn shares_of_games_are_told_where_they_come_to_what_a_part_costs() {
    // Row 11 ends at −200 in half of the games more, but other rows get what it misses.
    let pad = Pad::from_marks([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], &[(Die::Two, 1)]).unwrap();
    let choices = [take([6, 8], 6), take([8, 11], 1)];
    let dice = throw([1, 2, 5, 6, 6]);
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 2).unwrap();
    let eleven = Sum::new(11).unwrap();
    let [chosen, best] = cause.in_minus(eleven, 150.0).unwrap();
    assert!(chosen - best > 0.4, "{chosen} {best}");
    // What comes to four times a part, or to a quarter of it, is not what it costs.
    let lost = 200.0 * (chosen - best);
    assert_eq!(cause.in_minus(eleven, lost / 4.0), None);
    assert_eq!(cause.in_minus(eleven, 4.0 * lost), None);
    let words = text::cause(&cause);
    assert!(words.contains("Row 11 stays at one mark (−"), "{words}");
    assert!(!words.contains("It ends at"), "{words}");
}

#[test]
fn what_is_told_against_a_choice_outweighs_what_is_told_for_it() {
    let told = cause(vec![
        row(4, [4, 5, 4], -69.0),
        row(7, [5, 5, 6], 25.0),
        row(9, [0, 0, 1], -73.0),
        row(12, [0, 1, 0], 121.0),
    ]);
    assert_eq!(
        text::cause(&told),
        "Row 12 is opened (−121). Row 7 stays at five marks (−25). In return row 9 stays empty (+73). In return row 4 gains +69."
    );
    let fewer = cause(vec![row(9, [1, 2, 3], -30.0), row(12, [0, 1, 0], 60.0)]);
    assert_eq!(
        text::cause(&fewer),
        "Row 12 is opened (−60). In return row 9 gets fewer marks (+30)."
    );
    // Of six rows those are told that come to about what was lost; all of them on the last throw.
    let points = [60.0, 30.0, 28.0, 26.0, 24.0, 22.0];
    let rows = (3..9).zip(points);
    let six = cause(
        rows.map(|(sum, points)| row(sum, [5, 5, 6], points))
            .collect(),
    );
    let told = |ends| {
        let six = Cause {
            ends,
            ..six.clone()
        };
        six.told().len()
    };
    assert_eq!([told([false, false]), told([true, true])], [4, 6]);
}

#[test]
fn it_is_told_what_a_mark_leads_to() {
    // The one mark is too many, the other one too few.
    let two_rows = cause(vec![row(9, [1, 3, 1], 11.0), row(12, [1, 2, 3], 18.0)]);
    let told = "Row 12 comes to only two marks (−18). A mark in row 9 is worth less than one elsewhere (−11).";
    assert_eq!(text::cause(&two_rows), told);
    let out = |ends| {
        text::cause(&Cause {
            ends,
            ..two_rows.clone()
        })
    };
    assert_eq!(
        out([true, false]),
        format!("This choice ends the game at once. {told}")
    );
    assert_eq!(
        out([false, true]),
        format!("The best choice ends the game at once. {told}")
    );
    let dice = [Die::Four, Die::Two];
    let track = Shift {
        what: Differs::Track {
            dice,
            marks: [7, 5],
        },
        points: 14.0,
    };
    let near = Cause {
        is_nearly_out: true,
        ..cause(vec![track])
    };
    let told =
        "Fifth die 4 comes to seven marks, not fifth die 2 (−14). One more mark ends the game.";
    assert_eq!(text::cause(&near), told);
}

#[test]
fn of_a_mark_that_hardly_helps_its_row_the_shares_are_told() {
    // Another mark comes too late for row 5, with one box left on a track.
    let tracks = [(Die::One, 6), (Die::Three, 6), (Die::Five, 7)];
    let pad = Pad::from_marks([2, 0, 11, 1, 5, 5, 5, 1, 6, 1, 1], &tracks).unwrap();
    let choices = [take([5, 8], 1), take([6, 7], 1)];
    let dice = throw([1, 1, 2, 4, 6]);
    let of_100 = Penalty::new(100).unwrap();
    let cause = Cause::with_games(table(of_100), &pad, &dice, choices, 20).unwrap();
    let Some(Needless::Lost(games)) = cause.needless(Sum::new(5).unwrap()) else {
        panic!("{cause:?}");
    };
    assert!(0.9 < games && games <= 1.0, "{games}");
    let why = format!(
        "A mark in row 5 is worth less than one elsewhere (−16). \
         Even with it the row ends at −100 in {} of the games that follow.",
        percent(games)
    );
    let words = text::cause(&cause);
    assert!(words.contains(&why), "{words}");
    // One of two marks in row 6 is enough with nearly all throws to come.
    let tracks = [(Die::One, 1), (Die::Six, 1), (Die::Five, 1)];
    let pad = Pad::from_marks([0, 0, 1, 0, 2, 2, 1, 0, 0, 0, 0], &tracks).unwrap();
    let choices = [take([4, 6], 6), take([4, 7], 5)];
    let dice = throw([1, 2, 2, 5, 6]);
    let cause = Cause::with_games(table(of_100), &pad, &dice, choices, 4).unwrap();
    let Some(Needless::Safe(games)) = cause.needless(Sum::new(6).unwrap()) else {
        panic!("{cause:?}");
    };
    assert!(0.0 < games && games < 0.05, "{games}");
    let words = text::cause(&cause);
    assert!(
        words.contains("Even without it the row ends at −100 in only "),
        "{words}"
    );
    // A row that is neither is no reason.
    assert_eq!(cause.needless(Sum::new(12).unwrap()), None);
}

#[test]
fn it_is_told_why_one_of_two_equal_tracks_should_not_get_the_mark() {
    // The fewer boxes are left for 1s, the more of them go into the pairs.
    let tracks = [(Die::One, 4), (Die::Two, 4), (Die::Six, 3)];
    let pad = Pad::from_marks([0, 0, 3, 0, 5, 4, 3, 4, 2, 1, 0], &tracks).unwrap();
    let choices = [take([4, 7], 1), take([4, 6], 2)];
    let dice = throw([1, 2, 2, 3, 4]);
    let of_150 = Penalty::new(150).unwrap();
    let cause = Cause::with_games(table(of_150), &pad, &dice, choices, 12).unwrap();
    let words = text::cause(&cause);
    let why = "A 1 then goes into the pairs more often, where it makes rarer sums than a 2.";
    assert!(
        words.contains("Fifth die 1 comes to five marks, not fifth die 2 (−"),
        "{words}"
    );
    assert!(words.contains(why), "{words}");
    // A 1 and a 6 make sums that are as rare.
    let tracks = [(Die::One, 4), (Die::Five, 2), (Die::Six, 4)];
    let pad = Pad::from_marks([0, 0, 3, 3, 5, 1, 3, 1, 3, 0, 1], &tracks).unwrap();
    let choices = [take([4, 10], 1), take([4, 5], 6)];
    let dice = throw([1, 2, 2, 4, 6]);
    let cause = Cause::with_games(table(of_150), &pad, &dice, choices, 11).unwrap();
    let words = text::cause(&cause);
    assert!(
        words.contains(" A 1 then goes into the pairs more often."),
        "{words}"
    );
}

#[test]
fn a_cause_is_told_as_a_good_player_would() {
    let [seven, nine] = [7, 9].map(|sum| Sum::new(sum).unwrap());
    let dice = [Die::Four, Die::Two];
    let fifth = |what, points| Shift { what, points };
    let words = |parts| {
        let better = Some(Pairs::new(seven, nine));
        text::cause(&Cause {
            better,
            ..cause(parts)
        })
    };
    let told = words(vec![
        row(3, [0, 1, 0], 20.4),
        row(7, [5, 6, 5], -12.0),
        row(9, [6, 6, 7], 1.0),
        row(12, [3, 3, 4], 30.0),
        fifth(
            Differs::Track {
                dice,
                marks: [6, 5],
            },
            14.0,
        ),
    ]);
    assert_eq!(
        told,
        "Row 3 is opened (−20). Below five marks it counts −200. Row 12 stays at three marks (−30). Fifth die 4 comes to six marks, not fifth die 2 (−14). A 4 then goes into the pairs more often."
    );
    let told = words(vec![
        row(7, [5, 6, 5], -12.0),
        row(12, [0, 0, 1], 4.0),
        fifth(Differs::Named { dice }, 30.0),
    ]);
    assert_eq!(
        told,
        "Row 12 stays empty (−4). Fifth die 4 is named rather than 2 (−30). In return row 7 gains +12."
    );
    let told = words(vec![row(7, [5, 5, 6], 52.0), row(12, [0, 0, 1], -40.0)]);
    assert_eq!(
        told,
        "Row 7 stays at five marks (−52). In return row 12 stays empty (+40)."
    );
    let told = words(vec![row(7, [10, 11, 10], 25.0), row(9, [1, 1, 2], -9.0)]);
    assert_eq!(
        told,
        "Row 7 is full already (−25). In return no mark goes to row 9, where it does little (+9)."
    );
    // A row that is opened is seen at once, and is told of however little it changes.
    let told = words(vec![row(4, [0, 1, 0], -2.0), row(7, [5, 5, 6], 52.0)]);
    assert_eq!(
        told,
        "Row 7 stays at five marks (−52). In return opening row 4 gains +2."
    );
}
