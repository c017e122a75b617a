//! Why a choice of Express cost something: the parts of its loss, and what is told of them.

use fifth_die::coach::express::{Differs, Shift};
use fifth_die::coach::review::express::{Cause, FifthDie, Needless};
use fifth_die::rules::dice::{Die, Pairs};
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::text;

use super::express::pad as on;
use super::review::table;
use crate::fixtures::{sum, take, throw};

/// Why the first choice costs something, the second being the best, with what games show that follow from this number.
fn of_games(penalty: u32, pad: &Pad, dice: [u8; 5], choices: [Choice; 2], number: u64) -> Cause {
    let table = table(Penalty::new(penalty).unwrap());
    Cause::with_games(table, pad, &throw(dice), choices, number).unwrap()
}

/// What the marks of a row cost: before the throw, after the choice that was made and after the best one.
fn row(row: u8, marks: [u32; 3], points: f64) -> Shift {
    let row = sum(row);
    Shift {
        what: Differs::Row { row, marks },
        points,
    }
}

fn track(points: f64, marks: [u8; 2]) -> Shift {
    let dice = [Die::Four, Die::Two];
    Shift {
        what: Differs::Track { dice, marks },
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
        penalty: Penalty::TwoHundred,
    }
}

#[test]
fn parts_are_told_as_a_good_player_would() {
    let named = Shift {
        what: Differs::Named {
            dice: [Die::Four, Die::Two],
        },
        points: 30.0,
    };
    let better = Some(Pairs::new(sum(7), sum(9)));
    for (better, parts, told) in [
        // What is told against a choice outweighs what is told for it.
        (
            None,
            vec![
                row(4, [4, 5, 4], -69.0),
                row(7, [5, 5, 6], 25.0),
                row(9, [0, 0, 1], -73.0),
                row(12, [0, 1, 0], 121.0),
            ],
            "Row 12 is opened (−121). Row 7 stays at five marks (−25). In return row 9 stays empty (+73). In return row 4 gets more marks (+69).",
        ),
        (
            None,
            vec![row(9, [1, 2, 3], -30.0), row(12, [0, 1, 0], 60.0)],
            "Row 12 is opened (−60). In return row 9 gets fewer marks (+30).",
        ),
        // The one mark is too many, the other one too few.
        (
            None,
            vec![row(9, [1, 3, 1], 11.0), row(12, [1, 2, 3], 18.0)],
            "Row 12 reaches only two marks (−18). A mark in row 9 is worth less than one elsewhere (−11).",
        ),
        (
            better,
            vec![
                row(3, [0, 1, 0], 20.4),
                row(7, [5, 6, 5], -12.0),
                row(9, [6, 6, 7], 1.0),
                row(12, [3, 3, 4], 30.0),
                track(14.0, [6, 5]),
            ],
            "Row 3 is opened (−20). Below five marks it scores −200. Row 12 stays at three marks (−30). The 4 track reaches six marks, not the 2 track (−14). The 4 then goes into pairs more often. In return row 7 gets more marks (+12).",
        ),
        (
            better,
            vec![row(7, [5, 6, 5], -12.0), row(12, [0, 0, 1], 4.0), named],
            "Row 12 stays empty (−4). This names 4 instead of 2 (−30). In return row 7 gets more marks (+12).",
        ),
        (
            better,
            vec![row(7, [5, 5, 6], 52.0), row(12, [0, 0, 1], -40.0)],
            "Row 7 stays at five marks (−52). In return row 12 stays empty (+40).",
        ),
        (
            better,
            vec![row(7, [10, 11, 10], 25.0), row(9, [1, 1, 2], -9.0)],
            "Row 7 is full already (−25). In return no mark goes to row 9, where it does little (+9).",
        ),
        // A row that is opened is seen at once, and is told of however little it changes.
        (
            better,
            vec![row(4, [0, 1, 0], -2.0), row(7, [5, 5, 6], 52.0)],
            "Row 7 stays at five marks (−52). In return row 4 is opened (+2).",
        ),
    ] {
        let cause = Cause {
            better,
            ..cause(parts)
        };
        assert_eq!(text::cause(&cause), told);
        // What is shown adds up.
        let shown: f64 = text::reasons(&cause)
            .iter()
            .map(|reason| reason.points)
            .sum();
        let loss: f64 = cause.parts.iter().map(|part| part.points).sum();
        assert_eq!(shown, loss.round());
    }
}

#[test]
fn what_ends_the_game_is_told() {
    let parts = || vec![row(9, [1, 3, 1], 11.0), row(12, [1, 2, 3], 18.0)];
    let told = |ends, is_nearly_out, parts| {
        text::cause(&Cause {
            ends,
            is_nearly_out,
            ..cause(parts)
        })
    };
    let this = "This choice ends the game at once. Row 12";
    assert!(told([true, false], false, parts()).starts_with(this));
    let best = "The best choice ends the game at once. Row 12";
    assert!(told([false, true], false, parts()).starts_with(best));
    let near =
        "The 4 track reaches seven marks, not the 2 track (−14). One more mark ends the game.";
    assert_eq!(told([false, false], true, vec![track(14.0, [7, 5])]), near);
}

#[test]
fn on_the_last_throw_rows_count_what_they_score() {
    // 2 + 4 and 5 + 6 instead of 1 + 4 and 2 + 5: row 5 stays at four marks, and either choice ends the game.
    let pad = on([0, 0, 0, 4, 5, 9, 0, 0, 0, 5, 0], &[(1, 7), (3, 7), (6, 7)]);
    let choices = [take([6, 11], 1), take([5, 7], 6)];
    let cause = of_games(200, &pad, [1, 2, 4, 5, 6], choices, 1);
    let reasons = text::reasons(&cause);
    let points: Vec<f64> = reasons.iter().map(|reason| reason.points).collect();
    assert_eq!(points, [200.0, 30.0, -70.0, -40.0], "rows 5, 7, 11 and 6");
    let words = text::cause(&cause);
    let told = "Row 5 stays at four marks (−200). It scores −200, against 0 with 5 + 7.";
    assert!(words.starts_with(told), "{words}");
    assert!(!words.contains("of games"), "{words}");
}

#[test]
fn a_mark_is_worth_what_it_is_better_than_another() {
    let points = |pad: &Pad, dice, choices| {
        let table = table(Penalty::TwoHundred);
        let parts = Cause::of(table, pad, &throw(dice), choices).unwrap().parts;
        move |wanted: u8| {
            let of_row =
                |part: &&Shift| matches!(part.what, Differs::Row { row, .. } if row == sum(wanted));
            parts.iter().find(of_row).unwrap().points
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

/// A case by the penalty, the pad, the dice, the two choices, the number of the games, and what is told.
type Case<'c> = (u32, Pad, [u8; 5], [Choice; 2], u64, &'c [&'c str]);

#[test]
fn games_show_what_the_fifth_die_does() {
    let cases: [Case<'_>; 7] = [
        // The one leaves the 4, whose track is nearly full, the other the 1.
        (
            200,
            on([0, 1, 2, 3, 3, 4, 4, 3, 1, 2, 0], &[(1, 2), (4, 6), (6, 3)]),
            [1, 2, 4, 5, 6],
            [take([6, 8], 4), take([8, 9], 1)],
            0,
            &[
                "The 4 track reaches seven marks, not the 1 track (−",
                " throws sooner.",
            ],
        ),
        // With 3, 5 and 6 named, small dice are left for the pairs, which often make 3; with 2 named they are not.
        (
            200,
            on([0, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0], &[(5, 1), (6, 1)]),
            [2, 2, 3, 6, 6],
            [take([8, 8], 3), take([8, 9], 2)],
            0,
            &[
                "This names 3 instead of 2 (−",
                " Row 3 then ends at −200 in ",
                " of games, against ",
            ],
        ),
        // A 4 is missing in all rows in the middle, of which no single one carries the loss.
        (
            200,
            on([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], &[(2, 1)]),
            [1, 3, 4, 4, 6],
            [take([5, 9], 4), take([5, 7], 6)],
            0,
            &[
                "On average ",
                " rows then end at −200, against ",
                " with the 6.",
            ],
        ),
        // The row that is opened is the one that a 5 in place of a 4 harms most, and is told of once.
        (
            100,
            on([0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0], &[(3, 1), (6, 1)]),
            [3, 4, 5, 5, 5],
            [take([7, 10], 5), take([8, 10], 4)],
            3,
            &["Row 7 is opened (−", "This names 5 instead of 4 (−"],
        ),
        // Where games show nothing of a named value, its sums are told.
        (
            100,
            on([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0], &[(1, 1), (6, 1)]),
            [1, 2, 4, 4, 5],
            [take([5, 7], 4), take([5, 6], 5)],
            3,
            &["Each 5 then goes into pairs, where it makes rarer sums than a 4."],
        ),
        // The fewer boxes are left for 1s, the more of them go into the pairs.
        (
            150,
            on([0, 0, 3, 0, 5, 4, 3, 4, 2, 1, 0], &[(1, 4), (2, 4), (6, 3)]),
            [1, 2, 2, 3, 4],
            [take([4, 7], 1), take([4, 6], 2)],
            12,
            &[
                "The 1 track reaches five marks, not the 2 track (−",
                "The 1 then goes into pairs more often, where it makes rarer sums than the 2.",
            ],
        ),
        // A 1 and a 6 make sums that are as rare.
        (
            150,
            on([0, 0, 3, 3, 5, 1, 3, 1, 3, 0, 1], &[(1, 4), (5, 2), (6, 4)]),
            [1, 2, 2, 4, 6],
            [take([4, 10], 1), take([4, 5], 6)],
            11,
            &[" The 1 then goes into pairs more often."],
        ),
    ];
    for (penalty, pad, dice, choices, number, told) in cases {
        let words = text::cause(&of_games(penalty, &pad, dice, choices, number));
        for part in told {
            assert!(words.contains(part), "{part}: {words}");
        }
        assert!(words.matches("Row 7 ").count() <= 1, "{words}");
    }
    // Nothing is told of a value that both choices name.
    let pad = on([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], &[(2, 1)]);
    let choices = [take([4, 10], 6), take([5, 9], 6)];
    let both = of_games(200, &pad, [1, 3, 4, 6, 6], choices, 0);
    assert_eq!(both.fifth_die(), None);
    let pad = on([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0], &[(1, 1), (6, 1)]);
    let choices = [take([5, 7], 4), take([5, 6], 5)];
    let rarer = of_games(100, &pad, [1, 2, 4, 4, 5], choices, 3);
    assert_eq!(rarer.fifth_die(), Some(FifthDie::Rarer));
}

#[test]
fn shares_of_games_are_told_where_they_come_to_what_a_part_costs() {
    // Row 11 ends at −200 in half of the games more, but other rows get what it misses.
    let pad = on([0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0], &[(2, 1)]);
    let choices = [take([6, 8], 6), take([8, 11], 1)];
    let cause = of_games(200, &pad, [1, 2, 5, 6, 6], choices, 2);
    let [chosen, best] = cause.in_minus(sum(11), 150.0).unwrap();
    assert!(chosen - best > 0.4, "{chosen} {best}");
    // What comes to four times a part, or to a quarter of it, is not what it costs.
    let lost = 200.0 * (chosen - best);
    assert_eq!(cause.in_minus(sum(11), lost / 4.0), None);
    assert_eq!(cause.in_minus(sum(11), 4.0 * lost), None);
    let words = text::cause(&cause);
    assert!(words.contains("Row 11 stays at one mark (−"), "{words}");
    assert!(!words.contains("It ends at"), "{words}");
}

#[test]
fn of_a_mark_that_hardly_helps_its_row_the_shares_are_told() {
    // Another mark comes too late for row 5, with one box left on a track.
    let rows = [2, 0, 11, 1, 5, 5, 5, 1, 6, 1, 1];
    let pad = on(rows, &[(1, 6), (3, 6), (5, 7)]);
    let choices = [take([5, 8], 1), take([6, 7], 1)];
    let late = of_games(100, &pad, [1, 1, 2, 4, 6], choices, 20);
    let lost = late.needless(sum(5));
    let is_lost = matches!(lost, Some(Needless::Lost(games)) if games > 0.9);
    assert!(is_lost, "{lost:?}");
    let words = text::cause(&late);
    let why = "A mark in row 5 is worth less than one elsewhere (−16). Even with it the row ends at −100 in ";
    assert!(words.contains(why), "{words}");
    // One of two marks in row 6 is enough with nearly all throws to come.
    let pad = on([0, 0, 1, 0, 2, 2, 1, 0, 0, 0, 0], &[(1, 1), (6, 1), (5, 1)]);
    let choices = [take([4, 6], 6), take([4, 7], 5)];
    let early = of_games(100, &pad, [1, 2, 2, 5, 6], choices, 4);
    let safe = early.needless(sum(6));
    let is_safe = matches!(safe, Some(Needless::Safe(games)) if games < 0.05);
    assert!(is_safe, "{safe:?}");
    let words = text::cause(&early);
    let why = "Even without it the row ends at −100 in only ";
    assert!(words.contains(why), "{words}");
    // A row that is neither is no reason.
    assert_eq!(early.needless(sum(12)), None);
}
