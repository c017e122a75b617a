//! The chances to win of players who throw the same dice, and why one choice wins more often than another.

use fifth_die::coach::express::{Seated, ValueTable, Winning, deep, in_group};
use fifth_die::coach::review::express::Cause;
use fifth_die::rules::Seat;
use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::session::Level;
use fifth_die::text::{why_going_out_wins, why_it_wins};

use super::express::{master, pad, person};
use crate::fixtures::take;
use crate::harness::hands::plain;

#[test]
fn masters_with_the_same_pad_do_not_all_do_the_same_in_a_group() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    let chances = |level: Option<Level>, at| {
        let seated = Seated {
            level,
            ..person(Pad::EMPTY)
        };
        in_group(table, &[seated; 4], at, &throw, None, 1).unwrap()
    };
    let choices: Vec<Choice> = (0..4)
        .map(|at| chances(Some(Level::Master), at).best().unwrap().choice)
        .collect();
    assert!(
        choices.iter().any(|choice| *choice != choices[0]),
        "{choices:?}"
    );
    // Of people nobody knows what they choose, so all of them are told the same.
    let first = chances(None, 0);
    for at in 1..4 {
        assert_eq!(chances(None, at).chances, first.chances);
    }
}

#[test]
fn it_is_known_in_a_group_who_has_nearly_the_same_marks_and_chooses_what() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    let ahead = pad([0, 0, 0, 6, 8, 9, 8, 6, 0, 0, 0], &[(1, 6), (6, 6)]);
    let seats = [person(Pad::EMPTY), person(ahead), person(Pad::EMPTY)];
    let to_win = in_group(table, &seats, 0, &throw, None, 1).unwrap();
    let [far, twin] = &to_win.rivals[..] else {
        panic!("{:?}", to_win.rivals);
    };
    assert_eq!((far.seat, twin.seat), (Seat::new(1), Seat::new(2)));
    // All marks of a pad differ from none, the more the more there are in one row or track.
    let squares = [6, 8, 9, 8, 6, 6, 6].map(|marks: u32| marks * marks);
    assert_eq!((far.differing, twin.differing), (squares.iter().sum(), 0));
    assert_eq!(twin.lead, 0.0);
    assert_eq!(far.lead, table.value(&ahead) - table.value(&Pad::EMPTY));
    let choices = Pad::EMPTY.choices(&throw).into_iter();
    let in_all: f64 = choices.map(|choice| twin.chooses(choice.pairs)).sum();
    assert!((in_all - 1.0).abs() < 1e-9, "{in_all}");
}

#[test]
fn the_choice_made_is_known_best() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    // The worst is far behind.
    let made = deep(table, &Pad::EMPTY, &throw).pop().unwrap().choice;
    let seats = [person(Pad::EMPTY); 3];
    let chances = [None, Some(made)].map(|known| {
        let to_win = in_group(table, &seats, 0, &throw, known, 1).unwrap();
        to_win.of(made).unwrap()
    });
    // In twenty times as many games the error is about a quarter.
    let [unknown, known] = chances.map(|chance| chance.error);
    assert!(known < unknown / 2.0, "{chances:?}");
}

#[test]
fn players_with_the_same_marks_are_why_another_choice_wins_more_often() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([2, 4, 5, 6, 6]).unwrap();
    // What brings the most points is what the others choose, too.
    let usual = deep(table, &Pad::EMPTY, &throw)[0].choice;
    let to_win = in_group(table, &[master(Pad::EMPTY); 4], 0, &throw, None, 1).unwrap();
    let best = to_win.best().unwrap().choice;
    assert_ne!(best, usual);
    assert_eq!(to_win.winning(best, 0.0), None);
    let Some(Winning::Apart(theirs, others)) = to_win.winning(usual, -20.0) else {
        panic!("{:?}", to_win.winning(usual, -20.0));
    };
    assert_eq!(theirs, usual);
    let seats: Vec<Seat> = others.iter().map(|rival| rival.seat).collect();
    assert_eq!(seats, [1, 2, 3].map(Seat::new));
    let names = crate::play::real(&["Ann", "Ben", "Cleo", "Dan"]);
    let choices = deep(table, &Pad::EMPTY, &throw);
    let words = why_it_wins(&to_win, &choices, usual, None, names.players());
    let words = plain(&words.unwrap());
    let pairs = usual.pairs;
    let first = format!("Ben, Cleo and Dan have the same marks and choose {pairs} in ");
    assert_between(&words, &first, NOBODY_GETS_AHEAD);
    // People choose more freely in every throw to come, so that the usual choice is no blunder.
    let people = in_group(table, &[person(Pad::EMPTY); 4], 0, &throw, None, 1).unwrap();
    let cost = [&to_win, &people].map(|to_win| to_win.loss(usual).unwrap());
    assert!(cost[1] < 0.05 && cost[1] < cost[0] / 2.0, "{cost:?}");
    // Against somebody far away points decide.
    let far = pad([0, 0, 0, 6, 8, 9, 8, 6, 0, 0, 0], &[(1, 6), (6, 6)]);
    let two = [person(Pad::EMPTY), person(far)];
    let to_win = in_group(table, &two, 0, &throw, None, 1).unwrap();
    for chance in &to_win.chances {
        assert_eq!(to_win.winning(chance.choice, 20.0), None);
    }
}

#[test]
fn a_few_points_less_than_somebody_with_the_same_marks_lose_many_games() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    let told = |pad: Pad| -> Vec<String> {
        let to_win = in_group(table, &[master(pad); 2], 0, &throw, None, 1).unwrap();
        let choices = deep(table, &pad, &throw);
        let names = crate::play::real(&["Ann", "Ben"]);
        let words = |choice| why_it_wins(&to_win, &choices, choice, None, names.players());
        let told = choices.iter().filter_map(|advice| words(advice.choice));
        told.map(|words| plain(&words)).collect()
    };
    let late = pad([0, 0, 5, 2, 5, 8, 9, 0, 6, 0, 0], &[(1, 6), (3, 6), (6, 6)]);
    let told_late = told(late);
    let alike =
        "Ben has the same marks, so every throw helps them just as much, and a small lead lasts.";
    assert!(told_late.contains(&alike.to_owned()), "{told_late:#?}");
    // With many throws to come, another choice soon leads to other marks.
    let early = told(Pad::EMPTY);
    assert!(!early.contains(&alike.to_owned()), "{early:#?}");
}

/// Why the choice of several players with the same marks is no good.
const NOBODY_GETS_AHEAD: &str = ": with the same choice, nobody gets ahead. With another one, you often beat all of them or none.";

/// These words begin and end so.
fn assert_between(words: &str, first: &str, last: &str) {
    assert!(words.starts_with(first) && words.ends_with(last), "{words}");
}

/// Why the best choice of the first of these pads wins more often than another one.
fn told(pads: &[Pad], dice: [u8; 5], other: Choice) -> Option<String> {
    let seats: Vec<Seated> = pads.iter().map(|&pad| master(pad)).collect();
    told_at(&seats, dice, other, 7)
}

/// The same at a table of anybody, in games with dice from this seed.
fn told_at(seats: &[Seated], dice: [u8; 5], other: Choice, seed: u64) -> Option<String> {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values(dice).unwrap();
    let to_win = in_group(table, seats, 0, &throw, None, seed).unwrap();
    let choices = deep(table, &seats[0].pad, &throw);
    let names = &["Ann", "Ben", "Cleo", "Dan"][..seats.len()];
    let words = why_it_wins(
        &to_win,
        &choices,
        other,
        None,
        crate::play::real(names).players(),
    );
    words.map(|words| plain(&words))
}

#[test]
fn where_a_few_points_decide_the_strongest_of_the_others_is_told() {
    // Row 4 of somebody who is out costs 200 points, and all else there comes to nothing.
    let out = pad([0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 0], &[(1, 8)]);
    let rows = [2, 2, 8, 3, 6, 9, 10, 0, 2, 0, 0];
    let own = pad(rows, &[(1, 7), (4, 7), (6, 7)]);
    let words = told(&[own, out], [1, 1, 1, 5, 6], take([2, 6], 6));
    let close = "Ben is out with −200 points; this choice brings about −220, the best one −190.";
    assert_eq!(words.as_deref(), Some(close));
    // Somebody far away is not.
    let far = pad([0, 0, 1, 0, 8, 9, 10, 0, 0, 0, 0], &[(1, 8)]);
    assert_eq!(told(&[own, far], [1, 1, 1, 5, 6], take([2, 6], 6)), None);
    // Somebody who has yet to choose for the throw will choose well.
    let tracks = &[(1, 7), (2, 7), (6, 7)];
    let own = pad([0, 0, 5, 2, 6, 9, 12, 0, 10, 0, 2], tracks);
    let close = pad([0, 0, 5, 2, 5, 11, 11, 0, 10, 0, 2], tracks);
    let words = told(&[own, close], [1, 2, 3, 4, 6], take([7, 7], 2));
    let expects = "Ben can expect about +350 points; this choice brings about +290, the best one +360. \
         Ben chooses 4 + 6 in 100% of games, 7 + 7 in 0%.";
    assert_eq!(words.as_deref(), Some(expects));
}

#[test]
fn points_that_are_made_at_once_are_told_near_the_end() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let rows = [0, 0, 8, 0, 7, 4, 7, 3, 9, 0, 0];
    let own = pad(rows, &[(1, 4), (3, 7), (5, 7)]);
    let throw = Throw::from_values([2, 4, 4, 4, 6]).unwrap();
    // Row 10 gets full, which brings 60 points more, and row 6 40.
    let [made, best] = [take([8, 8], None), take([6, 10], None)];
    let to_win = in_group(table, &[person(own); 2], 0, &throw, Some(made), 20).unwrap();
    assert_eq!(to_win.best().map(|best| best.choice), Some(best));
    let cause = Cause::of(table, &own, &throw, [made, best], 200, 1);
    let choices = deep(table, &own, &throw);
    let names = crate::play::real(&["Ann", "Ben"]);
    let words = why_it_wins(&to_win, &choices, made, cause.as_ref(), names.players());
    let words = plain(&words.unwrap());
    let last = "Few throws follow: after this one you have +280 points with 6 + 10, +260 with this choice.";
    assert!(words.ends_with(last), "{words}");
}

#[test]
fn where_nothing_else_says_why_the_gap_to_the_best_of_several_others_is_told() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let pads = [
        pad([0, 0, 1, 2, 4, 4, 5, 0, 4, 0, 0], &[(6, 3), (2, 3), (5, 4)]),
        pad([0, 0, 1, 3, 6, 1, 4, 0, 5, 0, 0], &[(6, 2), (2, 2), (5, 6)]),
        pad([0, 0, 1, 1, 4, 5, 6, 0, 3, 0, 0], &[(6, 3), (2, 3), (5, 4)]),
        pad([0, 0, 2, 0, 6, 3, 6, 0, 3, 0, 0], &[(6, 2), (4, 5), (5, 3)]),
    ];
    let throw = Throw::from_values([1, 2, 5, 5, 6]).unwrap();
    let made = take([7, 7], 5);
    let to_win = in_group(table, &pads.map(person), 0, &throw, Some(made), 11).unwrap();
    let names = crate::play::real(&["Ann", "Ben", "Cleo", "Dan"]);
    let choices = deep(table, &pads[0], &throw);
    let words = why_it_wins(&to_win, &choices, made, None, names.players());
    let words = plain(&words.unwrap());
    let first = "On average, your gap to the best of the others is −";
    assert_between(&words, first, ").");
}

#[test]
fn what_going_out_saves_is_told_by_how_often_the_only_other_one_ends_below() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let own = pad([0, 0, 6, 9, 7, 1, 7, 2, 6, 0, 2], &[(2, 7), (5, 6), (6, 7)]);
    let ben = pad([0, 0, 5, 9, 6, 5, 7, 1, 6, 0, 1], &[(2, 6), (5, 7), (6, 7)]);
    let throw = Throw::from_values([2, 3, 5, 6, 6]).unwrap();
    let choices = deep(table, &own, &throw);
    let chosen = [take([8, 9], 5), take([8, 8], 6)];
    let cause = Cause::of(table, &own, &throw, chosen, 200, 1).unwrap();
    let names = crate::play::real(&["Ann", "Ben", "Cleo"]);
    let told = |pads: &[Pad]| {
        let seats: Vec<Seated> = pads.iter().map(|&pad| person(pad)).collect();
        let to_win = in_group(table, &seats, 0, &throw, None, 1).unwrap();
        let words = why_going_out_wins(&to_win, &choices, &cause, names.players());
        plain(&words.unwrap())
    };
    let last = "% of games; playing on means the same dice for both.";
    assert_between(&told(&[own, ben]), "Ben can expect about +", last);
    // Of two others, nobody knows which of them it is.
    let words = told(&[own, ben, ben]);
    assert!(words.contains("this choice brings about"), "{words}");
}

#[test]
fn those_with_the_same_marks_are_named_before_others_who_choose_the_same() {
    let own = pad([0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 0], &[(1, 1), (6, 1)]);
    let other = pad([0, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0], &[(1, 1), (3, 1)]);
    let words = told(&[own, other, own, own], [1, 2, 2, 4, 4], take([5, 6], 2)).unwrap();
    let first = "Cleo and Dan have the same marks and choose 5 + 6 in 100% of games, 4 + 5 in ";
    assert_between(&words, first, NOBODY_GETS_AHEAD);
}

#[test]
fn a_choice_far_behind_that_of_the_others_is_told_how_far() {
    let dice = [2, 4, 5, 6, 6];
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let choices = deep(table, &Pad::EMPTY, &Throw::from_values(dice).unwrap());
    let usual = choices[0];
    let far = choices.last().unwrap();
    assert_ne!(far.choice.pairs, usual.choice.pairs);
    let words = told(&[Pad::EMPTY; 4], dice, far.choice).unwrap();
    let (points, pairs) = ((usual.value - far.value).round(), usual.choice.pairs);
    let first = "Ben, Cleo and Dan have the same marks and choose ";
    let last = format!(" This choice brings {points} points less than {pairs}.");
    assert_between(&words, first, &last);
    // If the best choice brings less than that, the same games with other dice tell why.
    let words = told(&[Pad::EMPTY; 3], [1, 3, 3, 5, 5], take([8, 8], 1)).unwrap();
    let of_track = " In 100% of games, 1 is the fifth die of Ben and Cleo, too: on the same tracks, \
                    the same throws help everyone. If the others threw a different set of dice, \
                    4 + 10 would win ";
    assert!(words.contains(of_track), "{words}");
    let difference = ": the shared dice make the difference. Behind, you win more often if ";
    assert!(words.contains(difference), "{words}");
    assert_between(&words, "Cleo can expect about +", " with this choice.");
}

#[test]
fn a_gap_that_varies_more_is_told_with_what_the_strongest_of_the_others_expects() {
    let own = pad([0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 0], &[(2, 1), (6, 1)]);
    let others = pad([0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0], &[(1, 1), (6, 1)]);
    let seats = [own, others, others, others].map(person);
    let words = told_at(&seats, [1, 1, 1, 2, 5], take([2, 7], 1), 7).unwrap();
    let behind = "Behind, you win more often if the gap to the best of the others varies more: it varies by ±";
    let dan = "Dan can expect about +153 points; this choice brings about +150, the best one +144.";
    assert_between(&words, &format!("{dan} {behind}"), " with this choice.");
    // So it is where the choice wins more often with any dice, if it brings fewer points.
    let seats = [
        pad([0, 0, 0, 0, 0, 1, 1, 0, 2, 0, 0], &[(3, 1), (6, 1)]),
        pad([0, 0, 0, 0, 0, 0, 2, 0, 2, 0, 0], &[(3, 1), (5, 1)]),
        pad([0, 0, 0, 0, 0, 1, 2, 0, 1, 0, 0], &[(5, 1), (6, 1)]),
    ];
    let words = told_at(&seats.map(person), [3, 4, 5, 6, 6], take([9, 10], 5), 1);
    let ben = "Ben can expect about +161 points; this choice brings about +26, the best one +19.";
    assert_between(
        &words.unwrap(),
        &format!("{ben} {behind}"),
        " with this choice.",
    );
}

#[test]
fn whoever_is_ahead_stays_ahead_with_the_choice_of_the_others() {
    let ahead = pad([1, 0, 0, 0, 4, 3, 1, 1, 2, 0, 0], &[(6, 2), (1, 2), (3, 2)]);
    let behind = pad([1, 0, 0, 0, 3, 3, 2, 1, 2, 0, 0], &[(6, 2), (1, 3), (3, 1)]);
    let words = told(&[ahead, behind], [1, 2, 2, 6, 6], take([8, 8], 1)).unwrap();
    let last = "% of games: with the same choice, the lead lasts.";
    assert_between(&words, "Ben is behind and chooses 4 + 7 in 100", last);
}

#[test]
fn a_game_that_has_ended_is_won_or_lost_for_sure() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 2, 3, 4, 6]).unwrap();
    let tracks = &[(1, 7), (2, 6), (6, 7)];
    let own = pad([0, 0, 5, 5, 6, 9, 10, 0, 9, 0, 0], tracks);
    let out = pad(
        [0, 0, 5, 5, 5, 9, 10, 0, 9, 0, 0],
        &[(1, 8), (2, 7), (6, 7)],
    );
    let to_win = in_group(table, &[person(own), person(out)], 0, &throw, None, 1).unwrap();
    // Nothing that still comes can take a lead from somebody who goes out at once.
    let going_out = to_win.chances.iter().filter(|chance| {
        let pad = own.play(&throw, chance.choice).unwrap();
        pad.is_out() && table.value(&pad) > table.value(&out)
    });
    let shares: Vec<f64> = going_out.map(|chance| chance.share).collect();
    assert!(
        !shares.is_empty() && shares.iter().all(|&share| share == 1.0),
        "{shares:?}"
    );
}
