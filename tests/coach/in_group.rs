//! The chances to win of players who throw the same dice, and why one choice wins more often than another.

use fifth_die::coach::express::{Seated, ValueTable, Winning, deep, in_group};
use fifth_die::rules::Seat;
use fifth_die::rules::dice::Throw;
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::session::Level;
use fifth_die::text::why_it_wins;

use super::express::{pad, person};
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
        in_group(table, &[seated; 4], at, &throw, 1).unwrap()
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
    let to_win = in_group(table, &seats, 0, &throw, 1).unwrap();
    let [far, twin] = &to_win.rivals[..] else {
        panic!("{:?}", to_win.rivals);
    };
    assert_eq!((far.seat, twin.seat), (Seat::new(1), Seat::new(2)));
    // All marks of a pad differ from none.
    assert_eq!((far.differing, twin.differing), (37 + 12, 0));
    assert_eq!(twin.lead, 0.0);
    assert_eq!(far.lead, table.value(&ahead) - table.value(&Pad::EMPTY));
    let choices = Pad::EMPTY.choices(&throw).into_iter();
    let in_all: f64 = choices.map(|choice| twin.chooses(choice.pairs)).sum();
    assert!((in_all - 1.0).abs() < 1e-9, "{in_all}");
}

#[test]
fn players_with_the_same_marks_are_why_another_choice_wins_more_often() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([2, 4, 5, 6, 6]).unwrap();
    // What brings the most points is what the others choose, too.
    let usual = deep(table, &Pad::EMPTY, &throw)[0].choice;
    let to_win = in_group(table, &[person(Pad::EMPTY); 4], 0, &throw, 1).unwrap();
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
    let words = why_it_wins(&to_win, &choices, usual, names.players());
    let words = plain(&words.unwrap());
    let pairs = usual.pairs;
    let first = format!("Ben, Cleo and Dan have the same marks and choose {pairs} in ");
    let last = ": with the same choice, nobody gets ahead.";
    assert!(
        words.starts_with(&first) && words.ends_with(last),
        "{words}"
    );
    // Against somebody far away points decide.
    let far = pad([0, 0, 0, 6, 8, 9, 8, 6, 0, 0, 0], &[(1, 6), (6, 6)]);
    let two = [person(Pad::EMPTY), person(far)];
    let to_win = in_group(table, &two, 0, &throw, 1).unwrap();
    for chance in &to_win.chances {
        assert_eq!(to_win.winning(chance.choice, 20.0), None);
    }
}

#[test]
fn a_few_points_less_than_somebody_with_the_same_marks_lose_many_games() {
    let table = ValueTable::shipped(Penalty::TwoHundred);
    let throw = Throw::from_values([1, 3, 4, 4, 6]).unwrap();
    let to_win = in_group(table, &[person(Pad::EMPTY); 2], 0, &throw, 1).unwrap();
    assert_eq!(to_win.rather, None);
    let choices = deep(table, &Pad::EMPTY, &throw);
    let names = crate::play::real(&["Ann", "Ben"]);
    let words = |choice| {
        let words = why_it_wins(&to_win, &choices, choice, names.players());
        words.map(|words| plain(&words))
    };
    assert_eq!(words(choices[0].choice), None);
    let alike =
        "Ben has the same marks, so every throw helps them just as much, and a small lead lasts.";
    let told: Vec<String> = choices
        .iter()
        .filter_map(|advice| words(advice.choice))
        .collect();
    assert!(told.iter().all(|words| words == alike), "{told:?}");
    // Many points are reason enough.
    assert_eq!(words(choices.last().unwrap().choice), None);
}
