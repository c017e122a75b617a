//! Review after a game: what a choice was worth, and luck and choices apart.

use std::fs;

use fifth_die::coach::classic::{Advice, Effort, Values};
use fifth_die::coach::express::{Differs, Shift, ValueTable, deep};
use fifth_die::coach::review::classic::{Choice, Moment as BoardMoment, Review as BoardReview};
use fifth_die::coach::review::express::{Cause, Choices, Moment, Naming, Review, others};
use fifth_die::coach::review::{Judged, Measure, Moments};
use fifth_die::rules::classic::{Decision, End, Play, Position, Setting, Turn};
use fifth_die::rules::dice::{Die, Pairs, Sum};
use fifth_die::rules::express::{Pad, Penalty, Phase};
use fifth_die::rules::{RollNumber, Seat, TurnNumber};
use fifth_die::session::{AnySession, Classic, Colour, DiceSource, Event, Seed, Session};
use fifth_die::store;
use fifth_die::text::{self, Figures, board_cause};
use fifth_die::words::percent;
use rayon::prelude::*;

use crate::fixtures::{chosen, session, take, throw, thrown};
use crate::play::{self, express};

fn table(penalty: Penalty) -> &'static ValueTable {
    ValueTable::shipped(penalty).unwrap()
}

/// Whole games of two by simple players, for every penalty.
fn games() -> impl Iterator<Item = Session> {
    Penalty::ALL.into_iter().flat_map(|penalty| {
        (0..10).map(move |seed| {
            let mut session = play::table(&["Ann", "Ben"], penalty, DiceSource::App(Seed(seed)));
            play::play(&mut session, Seed(seed), usize::MAX - 1);
            session
        })
    })
}

/// A game of one by the best choices throughout.
fn by_the_table(seed: u64) -> Session {
    let mut session = play::table(&["Ann"], Penalty::TwoHundred, DiceSource::App(Seed(seed)));
    let best = table(Penalty::TwoHundred);
    loop {
        let event = match session.table().phase() {
            Phase::Over => return session,
            Phase::Throw(number) => Event::Throw {
                number,
                throw: session.throw(number).unwrap(),
            },
            Phase::Choices(throw) => {
                let dice = session.throw(throw).unwrap();
                let choice = deep(best, &session.table().pads()[0], &dice)[0].choice;
                chosen(throw.get(), 0, choice)
            }
        };
        session.record(event).unwrap();
    }
}

#[track_caller]
fn assert_near(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-6, "{one} is not {other}");
}

#[test]
fn luck_and_skill_add_up_to_the_result() {
    for session in games() {
        let table = table(session.setup().penalty());
        for seat in Seat::all(2) {
            let review = Review::of(table, &session, seat);
            let total = f64::from(session.score(seat).total());
            assert_near(review.start + review.luck() + review.skill(), total);
            assert_near(review.end(), total);
            assert_near(review.start, table.deep_value(&Pad::EMPTY));
            assert_eq!(
                review.moments.len(),
                session.table().out_at(seat).unwrap().get()
            );
            assert_eq!(review.course().count(), review.moments.len() + 1);
            assert_eq!(review.course().last(), Some(review.end()));
        }
    }
}

#[test]
fn no_choice_is_better_than_the_best() {
    for session in games() {
        for seat in Seat::all(2) {
            let review = Review::of(table(session.setup().penalty()), &session, seat);
            let losses: Vec<f64> = review.moments.iter().map(Moment::loss).collect();
            assert!(losses.iter().all(|&loss| loss >= 0.0), "{losses:?}");
            let best = losses.iter().filter(|&&loss| loss == 0.0).count();
            assert_eq!(best, review.moments.best_choices());
            let mean = losses.iter().sum::<f64>() / losses.len() as f64;
            assert_near(review.moments.mean_loss(), mean);

            let mut sorted = losses;
            sorted.sort_by(|one, other| other.total_cmp(one));
            let costly = review.moments.costliest();
            for (moment, loss) in costly.iter().zip(sorted) {
                assert_eq!(moment.loss(), loss);
            }
            assert!(costly.len() <= Moments::<Moment>::COSTLIEST);
        }
    }
}

#[test]
fn one_who_plays_by_the_table_loses_nothing() {
    for seed in 0..5 {
        let session = by_the_table(seed);
        let table = table(Penalty::TwoHundred);
        let review = Review::of(table, &session, Seat::new(0));
        assert_eq!((review.skill(), review.moments.mean_loss()), (0.0, 0.0));
        assert_eq!(review.moments.best_choices(), review.moments.len());
        assert_eq!(review.moments.costliest(), Vec::<&Moment>::new());
        assert_eq!(review.moments[0].cause(table), None);
        let total = f64::from(session.score(Seat::new(0)).total());
        assert_near(review.luck(), total - review.start);
    }
}

#[test]
fn a_game_under_way_is_reviewed_as_far_as_it_is_settled() {
    let mut session = session(
        2,
        [
            thrown(1, [1, 3, 4, 4, 6]),
            chosen(1, 0, take([4, 10], 4)),
            chosen(1, 1, take([5, 7], 6)),
            thrown(2, [1, 2, 4, 4, 5]),
            chosen(2, 1, take([5, 9], 2)),
        ],
    );
    let table = table(Penalty::TwoHundred);
    let numbers = |session: &Session, seat| -> Vec<usize> {
        let review = Review::of(table, session, seat);
        review
            .moments
            .iter()
            .map(|moment| moment.number.get())
            .collect()
    };
    assert_eq!(numbers(&session, Seat::new(0)), [1]);
    assert_eq!(numbers(&session, Seat::new(1)), [1, 2]);
    assert_eq!(numbers(&session, Seat::new(2)), [0_usize; 0]);
    let review = Review::of(table, &session, Seat::new(1));
    let pad = &session.table().pads()[1];
    assert_eq!(review.end(), table.deep_value(pad));

    // A throw that is written again makes both choices of it illegal, and those after it wait for them.
    session.record(thrown(1, [1, 1, 1, 1, 1])).unwrap();
    assert_eq!(numbers(&session, Seat::new(0)), [0_usize; 0]);
    assert_eq!(numbers(&session, Seat::new(1)), [0_usize; 0]);
    let empty = Review::of(table, &session, Seat::new(1));
    assert_eq!(format!("{:.1}", empty.moments.mean_loss()), "0.0");
    assert_eq!(empty.end(), empty.start);
}

#[test]
fn the_parts_of_a_loss_add_up_to_it() {
    for session in games().step_by(7) {
        let table = table(session.setup().penalty());
        for seat in Seat::all(2) {
            for moment in Review::of(table, &session, seat).moments.iter().step_by(5) {
                let choices = moment.choices(table);
                let best = choices[0];
                for choice in [choices.last().unwrap(), &choices[choices.len() / 2]] {
                    let pair = [choice.choice, best.choice];
                    let cause = Cause::of(table, &moment.pad, &moment.throw, pair).unwrap();
                    let sum: f64 = cause.parts.iter().map(|part| part.points).sum();
                    assert_near(sum, best.value - choice.value);
                    // Only what the two choices do not share is blamed.
                    let [after, after_best] = pair.map(|choice| {
                        let pad = moment.pad.play(&moment.throw, choice).unwrap();
                        move |row| pad.marks(row)
                    });
                    for part in &cause.parts {
                        match part.what {
                            Differs::Row { row, marks } => {
                                let before = moment.pad.marks(row);
                                assert_eq!(marks, [before, after(row), after_best(row)]);
                                assert_ne!(marks[1], marks[2]);
                            }
                            Differs::Named { dice } | Differs::Track { dice, .. } => {
                                assert_eq!(dice.map(Some), pair.map(|choice| choice.fifth));
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn a_toss_up_is_as_good_as_the_best() {
    let mut toss_ups = 0;
    for session in games().step_by(2) {
        for seat in Seat::all(2) {
            let table = table(session.setup().penalty());
            for moment in Review::of(table, &session, seat).moments.iter() {
                let best = moment.choices(table)[0];
                if Measure::Points.is_toss_up(best.value - moment.value) {
                    assert!(moment.is_best() && moment.loss() == 0.0);
                    toss_ups += usize::from(best.choice != moment.chosen);
                } else {
                    assert_eq!(moment.best, best.choice);
                    assert!(moment.loss() > 0.5);
                }
            }
        }
    }
    assert!(toss_ups > 0, "none of these choices was close");
}

#[test]
fn on_the_board_a_toss_up_is_as_good_as_the_best() {
    let mut toss_ups = 0;
    for seed in 0..4 {
        let names = ["Ann", "Ben"];
        let mut session = play::board(&names, Setting::default(), DiceSource::App(Seed(seed)));
        play::play_board(&mut session, Seed(seed), 8);
        for seat in Seat::all(2) {
            for moment in BoardReview::of(Values::built_in(), &session, seat)
                .moments
                .iter()
            {
                let best = moment.choices[0];
                if best.value - moment.chosen.value <= 0.003 {
                    assert!(moment.is_best() && moment.loss() == 0.0);
                    assert_eq!(board_cause(moment, session.players()), None);
                    toss_ups += usize::from(best.choice != moment.chosen.choice);
                } else {
                    assert_eq!(moment.best.choice, best.choice);
                    assert!(moment.loss() > 0.003);
                }
            }
        }
    }
    assert!(toss_ups > 0, "none of these choices was close");
}

#[test]
fn figures_have_the_digits_that_they_deserve() {
    let lost = |measure, losses: [f64; 3]| losses.map(|loss| text::lost(measure, loss));
    assert_eq!(
        lost(Measure::Points, [0.62, 9.94, 9.96]),
        ["0.6", "9.9", "10"]
    );
    assert_eq!(
        lost(Measure::Chance, [0.004, 0.0147, 0.2]),
        ["0.4", "1", "20"]
    );
    assert_eq!(
        lost(Measure::Turns, [0.04, 0.31, 1.0]),
        ["0.04", "0.3", "1.0"]
    );
    let values = |measure, values: [f64; 2]| {
        let [one, other] = values;
        let figures = Figures::of(measure, [(one - other).abs()]);
        values.map(|value| figures.value(value))
    };
    assert_eq!(values(Measure::Points, [251.6, -3.0]), ["+252", "−3"]);
    assert_eq!(values(Measure::Chance, [0.414, 0.385]), ["41 %", "39 %"]);
    assert_eq!(values(Measure::Turns, [3.21, 3.4]), ["3.2", "3.4"]);
    // The one is worse, so they do not look the same; of a toss-up they may.
    assert_eq!(
        values(Measure::Chance, [0.414, 0.407]),
        ["41.4 %", "40.7 %"]
    );
    assert_eq!(values(Measure::Turns, [3.21, 3.24]), ["3.21", "3.24"]);
    assert_eq!(values(Measure::Chance, [0.414, 0.412]), ["41 %", "41 %"]);
}

#[test]
fn a_costly_moment_is_told_in_the_games_terms() {
    let saved = store::read("saves/v1-finished.ron".as_ref()).unwrap();
    let session = express(&saved.session);
    let table = table(session.setup().penalty());
    for seat in Seat::all(3) {
        let review = Review::of(table, session, seat);
        for moment in review.moments.costliest() {
            let cause = moment.cause(table).unwrap();
            assert_eq!(moment.cause(table).as_ref(), Some(&cause));
            let words = text::cause(&cause);
            assert!(words.ends_with('.'), "{words}");
            assert!((1..=3).contains(&cause.told().len()), "{words}");
            for part in cause.told() {
                let points = format!("(−{:.0})", part.points);
                assert!(words.contains(&points), "{words}");
                if let Differs::Row { row, .. } = part.what {
                    assert!(words.contains(&format!("Row {row} ")), "{words}");
                }
            }
        }
    }
}

#[test]
fn the_chances_of_two_choices_are_those_among_all() {
    let saved = store::read("saves/v1-finished.ron".as_ref()).unwrap();
    let session = express(&saved.session);
    let table = table(session.setup().penalty());
    let review = Review::of(table, session, Seat::FIRST);
    let moment = review.moments.costliest()[0];
    let others = others(session, Seat::FIRST, moment.number);
    let win = |with| moment.to_win(table, &others, with).unwrap();
    let (all, both) = (win(Choices::All), win(Choices::ChosenAndBest));
    assert_eq!(all.chances.len(), moment.choices(table).len());
    assert_eq!(both.chances.len(), 2);
    for choice in [moment.chosen, moment.best] {
        assert_eq!(both.of(choice), all.of(choice));
        assert!(both.of(choice).is_some());
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
    assert_eq!(track, Some(([Die::Four, Die::One], 7)));
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
    let Some(Naming::Row { row, minus }) = cause.naming() else {
        panic!("{:?}", cause.naming());
    };
    assert_eq!(row.value(), 3);
    assert!(minus[0] > 2.0 * minus[1], "{minus:?}");
    let words = text::cause(&cause);
    assert!(
        words.starts_with("Fifth die 3 is named rather than 2 (−"),
        "{words}"
    );
    assert!(words.contains(" Row 3 then ends at −200 in "), "{words}");
    assert!(words.contains(", with 2 named in "), "{words}");
    // A 4 is missing in all rows in the middle, of which no single one carries the loss.
    let pad = Pad::from_marks([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0], &[(Die::Two, 1)]).unwrap();
    let choices = [take([5, 9], 4), take([5, 7], 6)];
    let dice = throw([1, 3, 4, 4, 6]);
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 0).unwrap();
    let words = text::cause(&cause);
    assert!(
        words.contains(" rows end at −200 on average, with 6 named "),
        "{words}"
    );
    // Nothing is told of a value that both choices name.
    let choices = [take([4, 10], 6), take([5, 9], 6)];
    let dice = throw([1, 3, 4, 6, 6]);
    let cause = Cause::with_games(table(Penalty::TwoHundred), &pad, &dice, choices, 0);
    assert_eq!(cause.unwrap().naming(), None);
}

#[test]
fn what_a_named_value_does_to_a_row_is_told_once() {
    // The row that stays empty is the one that a 3 in place of a 6 harms most.
    let pad = Pad::from_marks([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0], &[(Die::One, 1)]).unwrap();
    let choices = [take([5, 10], 3), take([4, 8], 6)];
    let dice = throw([1, 3, 4, 4, 6]);
    let of_150 = Penalty::new(150).unwrap();
    let cause = Cause::with_games(table(of_150), &pad, &dice, choices, 2).unwrap();
    let words = text::cause(&cause);
    assert!(words.contains("Row 4 stays empty (−"), "{words}");
    assert_eq!(words.matches("Row 4 ").count(), 1, "{words}");
}

#[test]
fn where_games_show_nothing_of_a_named_value_its_sums_are_told() {
    let tracks = [(Die::One, 1), (Die::Six, 1)];
    let pad = Pad::from_marks([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0], &tracks).unwrap();
    let choices = [take([5, 7], 4), take([5, 6], 5)];
    let dice = throw([1, 2, 4, 4, 5]);
    let of_100 = Penalty::new(100).unwrap();
    let cause = Cause::with_games(table(of_100), &pad, &dice, choices, 3).unwrap();
    assert_eq!(cause.naming(), Some(Naming::Rarer));
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
    assert_eq!(cause.in_minus(eleven, 21.0), None);
    let words = text::cause(&cause);
    assert!(words.contains("Row 11 stays at one mark (−"), "{words}");
    assert!(!words.contains("It ends at"), "{words}");
}

#[test]
fn what_is_told_against_a_choice_outweighs_what_is_told_for_it() {
    let [four, seven, nine, twelve] = [4, 7, 9, 12].map(|sum| Sum::new(sum).unwrap());
    let row = |row, marks, points| Shift {
        what: Differs::Row { row, marks },
        points,
    };
    let cause = Cause {
        better: None,
        parts: vec![
            row(four, [4, 5, 4], -69.0),
            row(seven, [5, 5, 6], 25.0),
            row(nine, [0, 0, 1], -73.0),
            row(twelve, [0, 1, 0], 121.0),
        ],
        ends: [false, false],
        is_nearly_out: false,
        outlooks: None,
        penalty: 200,
    };
    assert_eq!(
        text::cause(&cause),
        "Row 12 is opened (−121). Row 7 stays at five marks (−25). In return row 9 stays empty (+73). In return row 4 gains +69."
    );
    let fewer = Cause {
        parts: vec![row(nine, [1, 2, 3], -30.0), row(twelve, [0, 1, 0], 60.0)],
        ..cause.clone()
    };
    assert_eq!(
        text::cause(&fewer),
        "Row 12 is opened (−60). In return row 9 gets fewer marks (+30)."
    );
    // Of six rows those are told that come to about what was lost; all of them on the last throw.
    let rows: Vec<Sum> = (3..9).map(|sum| Sum::new(sum).unwrap()).collect();
    let points = [60.0, 30.0, 28.0, 26.0, 24.0, 22.0];
    let parts = rows.iter().zip(points);
    let parts = parts.map(|(&sum, points)| row(sum, [5, 5, 6], points));
    let told = |ends| {
        let parts = parts.clone().collect();
        let cause = Cause {
            parts,
            ends,
            ..cause.clone()
        };
        cause.told().len()
    };
    assert_eq!([told([false, false]), told([true, true])], [4, 6]);
}

#[test]
fn it_is_told_what_a_mark_leads_to() {
    let [nine, twelve] = [9, 12].map(|sum| Sum::new(sum).unwrap());
    let row = |row, marks, points| Shift {
        what: Differs::Row { row, marks },
        points,
    };
    let cause = Cause {
        better: None,
        // The one mark is too many, the other one too few.
        parts: vec![row(nine, [1, 3, 1], 11.0), row(twelve, [1, 2, 3], 18.0)],
        ends: [false, false],
        is_nearly_out: false,
        outlooks: None,
        penalty: 200,
    };
    let told = "Row 12 comes to only two marks (−18). A mark in row 9 is worth less than one elsewhere (−11).";
    assert_eq!(text::cause(&cause), told);
    let out = |ends| {
        text::cause(&Cause {
            ends,
            ..cause.clone()
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
    let track = |marks| Shift {
        what: Differs::Track { dice, marks },
        points: 14.0,
    };
    let near = Cause {
        parts: vec![track(7)],
        is_nearly_out: true,
        ..cause
    };
    let told =
        "Fifth die 4 comes to seven marks, not fifth die 2 (−14). One more mark ends the game.";
    assert_eq!(text::cause(&near), told);
}

#[test]
fn a_cause_is_told_as_a_good_player_would() {
    let [three, seven, nine, twelve] = [3, 7, 9, 12].map(|sum| Sum::new(sum).unwrap());
    let row = |row, marks, points| Shift {
        what: Differs::Row { row, marks },
        points,
    };
    let dice = [Die::Four, Die::Two];
    let fifth = |what, points| Shift { what, points };
    let cause = Cause {
        better: Some(Pairs::new(seven, nine)),
        parts: vec![
            row(three, [0, 1, 0], 20.4),
            row(seven, [5, 6, 5], -12.0),
            row(nine, [6, 6, 7], 1.0),
            row(twelve, [3, 3, 4], 30.0),
            fifth(Differs::Track { dice, marks: 6 }, 14.0),
        ],
        ends: [false, false],
        is_nearly_out: false,
        outlooks: None,
        penalty: 200,
    };
    assert_eq!(
        text::cause(&cause),
        "Row 3 is opened (−20). Row 12 stays at three marks (−30). Fifth die 4 comes to six marks, not fifth die 2 (−14)."
    );
    let cause = Cause {
        parts: vec![
            row(seven, [5, 6, 5], -12.0),
            row(twelve, [0, 0, 1], 4.0),
            fifth(Differs::Named { dice }, 30.0),
        ],
        ..cause
    };
    assert_eq!(
        text::cause(&cause),
        "Fifth die 4 is named rather than 2 (−30). In return row 7 gains +12."
    );
    let cause = Cause {
        parts: vec![row(seven, [5, 5, 6], 52.0), row(twelve, [0, 0, 1], -40.0)],
        ..cause
    };
    assert_eq!(
        text::cause(&cause),
        "Row 7 stays at five marks (−52). In return row 12 stays empty (+40)."
    );
    let cause = Cause {
        parts: vec![row(seven, [10, 11, 10], 25.0), row(nine, [1, 1, 2], -9.0)],
        ..cause
    };
    assert_eq!(
        text::cause(&cause),
        "Row 7 is full already (−25). In return row 9 gets no mark (+9)."
    );
}

/// A decision on the empty board of so many players.
fn board_moment(players: usize, chosen: Advice<Choice>, best: Advice<Choice>) -> BoardMoment {
    BoardMoment {
        number: RollNumber::new(1),
        turn: TurnNumber::new(1),
        roll: Seed(1).roll(RollNumber::new(1)),
        position: Position::start(Setting::default(), players, Seat::new(0)).unwrap(),
        chosen,
        best,
        choices: vec![best, chosen],
        threat: None,
    }
}

/// A decision with its value, its chance of a bust, the spaces it gains on average, and how often it wins column 7.
fn decision(choice: Decision, value: f64, bust: f64, spaces: f64, seven: f64) -> Advice<Choice> {
    let mut wins = [0.0; Sum::COUNT];
    wins[Sum::new(7).unwrap().index()] = seven;
    Advice {
        choice: Choice::Decision(choice),
        value,
        bust,
        after_bust: 0.25,
        spaces,
        wins,
        tops: [1.0 - bust - seven, seven, 0.0, 0.0],
    }
}

#[test]
fn what_is_not_certain_is_never_told_as_0_or_100_percent() {
    let chosen = decision(Decision::RollOn, 0.004, 0.004, 4.0, 0.0);
    let best = decision(Decision::Stop, 0.0, 0.0, 4.0, 0.0);
    let moment = board_moment(2, chosen, best);
    let words = board_cause(&moment, &[]).unwrap();
    assert!(
        words.starts_with("Rolling on: keeps about 4 spaces if it works, in > 99 %."),
        "{words}"
    );
    let said = [0.0, 0.004, 0.005, 0.07, 0.996, 1.0].map(percent);
    assert_eq!(said, ["0 %", "< 1 %", "1 %", "7 %", "> 99 %", "100 %"]);
}

#[test]
fn it_is_said_what_another_player_threatens_after_a_stop() {
    let spaces = |marks: &[(u8, u8)]| {
        let mut spaces = [0; Sum::COUNT];
        for &(column, space) in marks {
            spaces[Sum::new(column).unwrap().index()] = space;
        }
        spaces
    };
    // Ben has won two columns and stands a space below the top of the 7.
    let ben = spaces(&[(6, 11), (8, 11), (7, 12)]);
    let position = Position::new(
        Setting::default(),
        vec![spaces(&[]), ben],
        Seat::new(0),
        spaces(&[(4, 2), (5, 3)]),
    )
    .unwrap();
    let values = Values::built_in();
    let threat = values.threat(&position).unwrap();
    assert_eq!(threat.seat, Seat::new(1));
    // One roll alone makes a seven in 64 %.
    assert!(threat.chance > 0.64 && threat.chance < 1.0, "{threat:?}");
    let names = play::board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    let words = text::threat(threat, names.players()).unwrap();
    let chance = percent(threat.chance);
    assert_eq!(
        words,
        format!("After a stop Ben’s next turn wins in {chance}.")
    );
    // Nobody is near the end of a game that begins.
    let start = Position::new(
        Setting::default(),
        vec![spaces(&[]), spaces(&[])],
        Seat::new(0),
        spaces(&[(4, 2)]),
    );
    assert_eq!(values.threat(&start.unwrap()), None);
}

#[test]
fn where_the_turn_speaks_for_the_worse_choice_it_is_said_what_decides() {
    let stop = decision(Decision::Stop, 0.472, 0.0, 10.0, 0.0);
    let of = |players, best| board_moment(players, stop, best);
    // 9.6 on average, busts counted, are 15 if there is none. On an empty board no roll busts.
    let facts = "A stop keeps 10 spaces. Rolling on: keeps about 15 spaces if it works, in 64 %. ";
    let why = |moment: BoardMoment| {
        let words = board_cause(&moment, &[]).unwrap();
        let words = words.strip_prefix(facts).unwrap();
        let words = words.strip_suffix(" The next roll cannot bust.");
        words.unwrap().to_owned()
    };
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.14);
    assert!(why(of(2, roll_on)).starts_with("That wins column 7 in 14 %. A turn that works "));
    // A column that is won so seldom decides nothing.
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.04);
    // Half of what 64 turns of 100 come to, and a quarter of 36, is 50 %.
    let game = "A turn that works wins the game in 64 %; a bust leaves 25 %, a stop 47 %.";
    assert_eq!(why(of(2, roll_on)), game);
    // Alone values are turns.
    let [stop, roll_on] = [(stop, 3.0), (roll_on, 2.9)].map(|(advice, value)| Advice {
        value,
        after_bust: 3.62,
        ..advice
    });
    let alone = "A turn that works leaves 2.5 turns, a bust 3.6, a stop 3.0.";
    assert_eq!(why(board_moment(1, stop, roll_on)), alone);
    // What cannot be is not told.
    let stop = Advice {
        after_bust: 2.5,
        ..stop
    };
    let words = board_cause(&board_moment(1, stop, roll_on), &[]).unwrap();
    assert!(!words.contains("leaves"), "{words}");
}

#[test]
fn what_turns_that_work_are_worth_decides_for_the_play_that_works_less_often() {
    let play = |sum, value, bust| Advice {
        choice: Choice::Play(Play::one(Sum::new(sum).unwrap())),
        value,
        ..decision(Decision::RollOn, 0.5, bust, 4.0, 0.0)
    };
    let words =
        |players, chosen, best| board_cause(&board_moment(players, chosen, best), &[]).unwrap();
    // 45 % are 25 % in a half and 65 % in the other; 40 % are 25 % in a fifth and 43.75 % in the rest.
    let [often, seldom] = [play(7, 0.4, 0.2), play(8, 0.45, 0.5)];
    let why = "If the turn works, 8 wins the game in 65 %, 7 in 44 %; a bust leaves 25 %.";
    let told = words(2, often, seldom);
    assert!(told.ends_with(why), "{told}");
    // Three turns are two in a half, and four in the other.
    let alone = |advice| Advice {
        after_bust: 4.0,
        ..advice
    };
    let told = words(1, alone(play(7, 3.2, 0.2)), alone(play(8, 3.0, 0.5)));
    let why = "If the turn works, 8 leaves 2.0 turns, 7 3.0; a bust leaves 4.0.";
    assert!(told.ends_with(why), "{told}");
    // One that works more often needs no such reason.
    let told = words(2, play(7, 0.4, 0.5), play(8, 0.45, 0.2));
    assert!(!told.contains("If the turn works"), "{told}");
}

#[test]
fn it_is_told_who_is_near_the_top_of_the_column_in_question() {
    let players = [
        play::player("Ann", Colour::Blue),
        play::player("Ben", Colour::Orange),
    ];
    let mut squares = [[0; Sum::COUNT]; 2];
    squares[1][5] = 10;
    let board = Position::new(Setting::default(), squares.to_vec(), Seat::new(0), [0; 11]);
    let of = |chosen: Advice<Choice>, best| {
        let moment = BoardMoment {
            position: board.clone().unwrap(),
            ..board_moment(2, chosen, best)
        };
        board_cause(&moment, &players).unwrap()
    };
    let shut_out = "That shuts out Ben, who is on space 10 of 13.";
    let lost = "Column 7 may be lost: Ben is on space 10 of 13.";
    // The best choice wins the column before Ben does.
    let stop = decision(Decision::Stop, 0.5, 0.0, 8.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.6, 0.5, 8.0, 0.3);
    assert!(of(stop, roll_on).contains(shut_out));
    // The runner of the play comes too late there; that of the better one goes elsewhere.
    let play = |sum, value| Advice {
        choice: Choice::Play(Play::one(Sum::new(sum).unwrap())),
        value,
        ..decision(Decision::RollOn, 0.5, 0.5, 4.0, 0.0)
    };
    assert!(of(play(7, 0.4), play(8, 0.5)).contains(lost));
    assert!(!of(play(8, 0.4), play(7, 0.5)).contains("Ben"));
    assert!(!of(play(6, 0.4), play(8, 0.5)).contains("Ben"));
}

#[test]
fn figures_decide_as_they_are_told() {
    // 4.1 spaces on average instead of 4, which is told as 6 in 64 %: less.
    let stop = decision(Decision::Stop, 0.5, 0.0, 4.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.51, 0.36, 4.1, 0.05);
    let words = board_cause(&board_moment(2, stop, roll_on), &[]).unwrap();
    let told = "A stop keeps 4 spaces. Rolling on: keeps about 6 spaces if it works, in 64 %. A turn that works wins the game in ";
    assert!(words.starts_with(told), "{words}");
}

/// The same choice, where the turn ends with so many columns more often.
fn with_tops(advice: Advice<Choice>, tops: [f64; 4]) -> Advice<Choice> {
    Advice { tops, ..advice }
}

/// What is said after the figures of busts and spaces.
fn said_besides(chosen: Advice<Choice>, best: Advice<Choice>) -> String {
    let words = board_cause(&board_moment(2, chosen, best), &[]).unwrap();
    let words = words.strip_suffix(" The next roll cannot bust.").unwrap();
    let figures = words
        .rsplit_once(" %. That ")
        .or(words.rsplit_once(" spaces. That "));
    format!("That {}", figures.unwrap().1)
}

#[test]
fn what_wins_at_once_is_told_to_win_the_game() {
    let roll_on = decision(Decision::RollOn, 0.95, 0.47, 3.0, 0.53);
    let roll_on = with_tops(roll_on, [0.0, 0.0, 0.0, 0.53]);
    let stop = with_tops(
        decision(Decision::Stop, 1.0, 0.0, 3.0, 1.0),
        [0.0, 0.0, 0.0, 1.0],
    );
    assert_eq!(said_besides(roll_on, stop), "That wins the game.");
}

#[test]
fn what_the_turn_may_win_is_told_by_its_weight() {
    let stop = decision(Decision::Stop, 0.5, 0.0, 8.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.6, 0.5, 9.0, 0.3);
    let said = |tops| said_besides(stop, with_tops(roll_on, tops));
    // A column in 30 %; two of them; and three, which are the game.
    assert_eq!(said([0.2, 0.3, 0.0, 0.0]), "That wins column 7 in 30 %.");
    assert_eq!(said([0.1, 0.1, 0.3, 0.0]), "That wins two columns in 30 %.");
    let game = "That wins the game on this turn in 30 %.";
    assert_eq!(said([0.1, 0.0, 0.1, 0.3]), game);
    // Two columns in 10 % are less than one in 30 %.
    assert_eq!(said([0.1, 0.3, 0.1, 0.0]), "That wins column 7 in 30 %.");
}

#[test]
fn what_the_choice_itself_wins_more_often_is_told_too() {
    let stop = decision(Decision::Stop, 0.5, 0.0, 8.0, 1.0);
    let roll_on = decision(Decision::RollOn, 0.6, 0.4, 9.0, 0.6);
    let roll_on = with_tops(roll_on, [0.0, 0.3, 0.3, 0.0]);
    assert_eq!(
        said_besides(stop, roll_on),
        "That wins two columns in 30 %. In return a stop wins column 7, rolling on only in 60 %."
    );
    // A play that wins another column, and one that risks the turn to end the game.
    let play = |sum, wins: [f64; 2], tops| {
        let sum = Sum::new(sum).unwrap();
        let mut advice = decision(Decision::RollOn, 0.5, 0.5, 4.0, wins[0]);
        advice.wins[Sum::new(12).unwrap().index()] = wins[1];
        advice.choice = Choice::Play(Play::one(sum));
        with_tops(advice, tops)
    };
    let words = |chosen, best| board_cause(&board_moment(2, chosen, best), &[]).unwrap();
    let seven = play(7, [0.3, 0.0], [0.2, 0.3, 0.0, 0.0]);
    let twelve = play(12, [0.05, 0.4], [0.1, 0.4, 0.0, 0.0]);
    let told = words(
        twelve,
        Advice {
            value: 0.6,
            ..seven
        },
    );
    let told = told.split_once("in 50 %. That ").unwrap().1;
    assert_eq!(
        told,
        "wins column 7 in 30 %, after 12 in 5 %. In return 12 wins column 12 in 40 %, after 7 in 0 %."
    );
    let risky = play(12, [0.3, 0.4], [0.1, 0.0, 0.0, 0.4]);
    let told = words(
        risky,
        Advice {
            value: 0.6,
            ..seven
        },
    );
    let last = "In return 12 wins the game on this turn in 40 %, after 7 in 0 %.";
    assert!(told.ends_with(last), "{told}");
}

#[test]
fn every_choice_at_the_board_is_judged_by_what_could_be_chosen() {
    let mut session = play::board(
        &["Ann", "Ben"],
        Setting::default(),
        DiceSource::App(Seed(4)),
    );
    play::play_board(&mut session, Seed(4), 8);
    for seat in Seat::all(2) {
        let review = BoardReview::of(Values::built_in(), &session, seat);
        assert!(!review.is_solo && !review.moments.is_empty());
        for moment in review.moments.iter() {
            let step = session.table().step(moment.number).unwrap();
            assert_eq!((step.seat(), step.turn()), (seat, moment.turn));
            for advice in [&moment.chosen, &moment.best] {
                assert!((0.0..=1.0).contains(&advice.value), "{advice:?}");
            }
            assert!(moment.best.value >= moment.chosen.value);
            assert_eq!(moment.is_best(), moment.loss() == 0.0);
            assert_eq!(
                moment.is_best(),
                board_cause(moment, session.players()).is_none()
            );
            match moment.chosen.choice {
                Choice::Play(play) => {
                    assert_eq!(Some(play), step.play());
                    assert!(moment.position.plays(step.roll()).len() > 1);
                }
                Choice::Decision(decision) => {
                    assert_eq!(moment.position, step.played());
                    assert_eq!(decision == Decision::Stop, step.ends_turn());
                }
            }
        }
        let losses: Vec<f64> = review
            .moments
            .costliest()
            .iter()
            .map(|moment| moment.loss())
            .collect();
        assert!(losses.is_sorted_by(|one, other| one >= other) && losses.len() <= 3);
    }
}

/// Games on the board: two that are over, one of them alone, and the first rolls of one of three.
fn at_the_board() -> [Session<Classic>; 3] {
    let [finished, solo] = ["saves/v1-classic-finished.ron", "saves/v1-classic-solo.ron"]
        .map(|file| play::classic(&store::read(file.as_ref()).unwrap().session).clone());
    let names = ["Ann", "Ben", "Cleo"];
    let mut three = play::board(&names, Setting::default(), DiceSource::App(Seed(7)));
    play::play_board(&mut three, Seed(7), 4);
    [finished, solo, three]
}

#[test]
fn at_the_board_dice_choices_and_others_add_up_to_the_result() {
    for session in at_the_board() {
        let winner = session.table().position().winner();
        let count = session.setup().players().len();
        let reviews: Vec<BoardReview> = Seat::all(count)
            .map(|seat| BoardReview::of(Values::built_in(), &session, seat))
            .collect();
        let ended = |turn: &Turn| turn.end != End::Open;
        let turns = session.table().turns().into_iter().filter(ended).count();
        for (seat, review) in Seat::enumerate(&reviews) {
            assert_near(
                review.start + review.luck() + review.skill() + review.others(),
                review.end(),
            );
            assert_eq!((review.seat, review.turns.len()), (seat, turns));
            assert_eq!(review.course().last(), Some(review.end()));
            match winner {
                Some(_) if count == 1 => assert_near(review.end(), turns as f64),
                Some(winner) => assert_near(review.end(), f64::from(u8::from(seat == winner))),
                None => {}
            }
            if count == 1 {
                assert!(review.skill() >= 0.0 && review.others() == 0.0);
            } else {
                assert!(review.skill() <= 0.0);
            }
        }
        if count > 1 {
            for turn in 0..=turns {
                let values = reviews
                    .iter()
                    .filter_map(|review| review.course().nth(turn));
                assert_near(values.sum(), 1.0);
            }
        }
    }
}

/// The samples of games on the board.
fn board_samples() -> Vec<Session<Classic>> {
    let files = fs::read_dir("saves").unwrap();
    let files = files.map(|entry| entry.unwrap().path());
    let samples = files.filter_map(|path| match store::read(&path).ok()?.session {
        AnySession::Classic(session) => Some(session),
        AnySession::Express(_) => None,
    });
    samples.collect()
}

/// Whether these are the same but for a toss-up, by which a decision that is as good as the best one stands for it.
fn hardly_apart(one: f64, other: f64) -> bool {
    (one - other).abs() <= 0.003 * one.max(1.0)
}

#[test]
fn a_play_at_the_board_is_worth_the_decision_after_it_and_what_a_hint_says() {
    let values = Values::built_in();
    let samples = board_samples();
    assert_eq!(samples.len(), 6);
    let seats: Vec<(&Session<Classic>, Seat)> = samples
        .iter()
        .flat_map(|session| Seat::all(session.players().len()).map(move |seat| (session, seat)))
        .collect();
    let compared = seats.into_par_iter().map(|(session, seat)| {
        let review = BoardReview::of(values, session, seat);
        let is_play = |moment: &&BoardMoment| matches!(moment.chosen.choice, Choice::Play(_));
        let (plays, decisions): (Vec<_>, Vec<_>) = review.moments.iter().partition(is_play);
        for play in &plays {
            let decision = decisions
                .iter()
                .find(|decision| decision.number == play.number);
            let after = match decision {
                Some(decision) => decision.best.value,
                // Nothing could be decided there, or nothing is yet.
                None => {
                    let step = session.table().step(play.number).unwrap();
                    values.decisions(&step.played(), Effort::Deep)[0].value
                }
            };
            let play_value = play.chosen.value;
            assert!(
                hardly_apart(play_value, after),
                "roll {}: the play {play_value}, after it {after}",
                play.number
            );
        }
        if let Some(play) = plays.first() {
            let hint = values.plays(&play.position, &play.roll, Effort::Deep);
            let hinted = |advice: &Advice<Choice>| {
                let mut plays = hint.iter();
                let play = plays.find(|play| Choice::Play(play.choice) == advice.choice);
                play.unwrap().value
            };
            assert_near(hint[0].value, play.best.value);
            assert_near(hinted(&play.chosen), play.chosen.value);
        }
        if let Some(decision) = decisions.first() {
            let hint = values.decisions(&decision.position, Effort::Deep);
            assert_near(hint[0].value, decision.best.value);
        }
        plays.len()
    });
    // Without the forced ones and those of the busts.
    assert!(compared.sum::<usize>() > 200);
}

#[test]
fn where_nothing_was_chosen_at_the_board_nothing_was_lost() {
    let session = play::board(&["Ann", "Ben"], Setting::default(), DiceSource::Real);
    let review = BoardReview::of(Values::built_in(), &session, Seat::new(0));
    assert_eq!(format!("{:.1}", review.moments.mean_loss()), "0.0");
    assert_eq!(review.end(), review.start);
}
