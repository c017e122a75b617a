use fifth_die::rules::dice::{Die, Sum};
use fifth_die::rules::express::{
    Choice, Entry, FifthDie, Impossible, Pad, Penalty, Phase, Reason, Refusal, Score, Signed,
    Table, points, row_score, standings,
};
use fifth_die::rules::{Ruling, Seat, ThrowNumber};

use crate::fixtures::{
    die, every_throw, naive_choices, naive_splits, named, pad, plain, round, sum, take, throw,
};

/// A pad, a throw, a choice: the choice is offered, and leads to the pad after it.
#[track_caller]
fn check(before: Pad, dice: [u8; 5], choice: Choice, after: Pad) {
    let offered = before.choices(&throw(dice));
    assert!(offered.contains(&choice), "{choice} is offered");
    assert_eq!(before.play(&throw(dice), choice), Ok(after));
}

/// A pad, a throw, a choice: the choice is refused for this ruling, and the fifth dies named instead are these.
#[track_caller]
fn refuse(before: Pad, dice: [u8; 5], choice: Choice, ruling: Ruling, instead: &[Option<u8>]) {
    let illegal = before.play(&throw(dice), choice).unwrap_err();
    assert_eq!(illegal.ruling(), ruling, "{illegal}");
    assert_eq!(illegal.choice, choice);
    assert_eq!(illegal.legal, before.choices(&throw(dice)));
    let mut fifths: Vec<Option<u8>> = illegal.legal.iter().map(|&c| plain(c).2).collect();
    fifths.dedup();
    assert_eq!(fifths, instead);
}

#[track_caller]
fn waits_for_throw(table: &Table, number: usize) {
    assert_eq!(table.phase(), Phase::Throw(ThrowNumber::new(number)));
}

fn out_at(table: &Table, seats: usize) -> Vec<Option<usize>> {
    let out = Seat::all(seats).map(|seat| table.out_at(seat));
    out.map(|throw| throw.map(ThrowNumber::get)).collect()
}

/// A choice in figures: the dice, the two sums, the fifth die.
type Turn = ([u8; 5], [u8; 2], Option<u8>);

/// A whole game of one player. The first, third and fourth throw, their choices and the final pad are those of the
/// published examples; the other throws are made up to lead there.
const GAME: [Turn; 22] = [
    ([1, 3, 4, 4, 6], [4, 10], Some(4)),
    ([2, 3, 4, 6, 6], [9, 10], Some(2)),
    ([1, 2, 2, 4, 5], [4, 5], Some(5)),
    ([1, 3, 3, 6, 6], [4, 9], None),
    ([2, 2, 3, 4, 5], [5, 9], Some(2)),
    ([1, 4, 4, 5, 5], [6, 8], Some(5)),
    ([4, 4, 5, 5, 6], [10, 10], Some(4)),
    ([1, 3, 5, 5, 6], [6, 9], Some(5)),
    ([1, 4, 4, 5, 5], [6, 9], Some(4)),
    ([1, 2, 4, 4, 5], [6, 8], Some(2)),
    ([2, 2, 2, 2, 2], [4, 4], Some(2)),
    ([1, 2, 4, 4, 4], [5, 8], Some(2)),
    ([1, 1, 4, 5, 5], [2, 10], Some(4)),
    ([3, 4, 5, 5, 5], [8, 9], Some(5)),
    ([1, 2, 4, 4, 5], [6, 8], Some(2)),
    ([2, 2, 4, 6, 6], [8, 10], Some(2)),
    ([2, 2, 2, 4, 4], [4, 6], Some(4)),
    ([1, 4, 4, 5, 6], [5, 10], Some(5)),
    ([1, 4, 4, 4, 4], [5, 8], Some(4)),
    ([3, 4, 5, 6, 6], [9, 10], Some(5)),
    ([1, 1, 4, 5, 5], [2, 10], Some(4)),
    ([2, 3, 4, 5, 6], [8, 8], Some(4)),
];

#[test]
fn the_published_examples_hold() {
    let first = pad(&[(4, 1), (10, 1)], &[(4, 1)]);
    let second = pad(&[(4, 1), (9, 1), (10, 2)], &[(4, 1), (2, 1)]);
    let rows = [(4, 2), (5, 1), (9, 1), (10, 2)];
    let third = pad(&rows, &[(4, 1), (2, 1), (5, 1)]);
    let rows = [(4, 3), (5, 1), (9, 2), (10, 2)];
    let fourth = pad(&rows, &[(4, 1), (2, 1), (5, 1)]);

    check(Pad::EMPTY, [1, 3, 4, 4, 6], take([4, 10], 4), first);
    check(first, [2, 3, 4, 6, 6], take([9, 10], 2), second);
    check(second, [1, 2, 2, 4, 5], take([4, 5], 5), third);
    check(third, [1, 3, 3, 6, 6], take([4, 9], None), fourth);
}

#[test]
fn a_named_value_is_refused_while_the_throw_shows_a_new_one() {
    let before = pad(&[(4, 1), (9, 1), (10, 2)], &[(4, 1), (2, 1)]);
    let dice = [1, 2, 2, 4, 5];
    let refuse = |choice| refuse(before, dice, choice, Ruling::X3, &[Some(1), Some(5)]);
    refuse(take([4, 6], 4)); // 2 + 2, 1 + 5
    refuse(take([6, 6], 2)); // 2 + 4, 1 + 5
    refuse(take([4, 5], None)); // no free throw before three values stand

    let illegal = before.play(&throw(dice), take([4, 6], 4)).unwrap_err();
    let new = throw([1, 1, 1, 5, 5]).values();
    assert_eq!(illegal.reason, Reason::NotNew(new));
    assert!(illegal.to_string().contains("(1 or 5)"), "{illegal}");
}

#[test]
fn a_whole_game_ends_with_the_eighth_four_and_400_points() {
    let mut table = Table::new(1);
    for (number, (dice, pairs, fifth)) in (1..).zip(GAME) {
        waits_for_throw(&table, number);
        round(&mut table, dice, [Some(take(pairs, fifth))]);
    }
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(out_at(&table, 1), [Some(22)]);

    let rows = [(2, 2), (4, 6), (5, 5), (6, 6), (8, 9), (9, 7), (10, 9)];
    assert_eq!(table.pads(), [pad(&rows, &[(4, 8), (2, 7), (5, 6)])]);

    let score = Score::of(&table.pads()[0], Penalty::TwoHundred);
    let by_row = Sum::ALL.map(|row| score.row(row));
    assert_eq!(by_row, [-200, 0, 60, 0, 40, 0, 160, 100, 240, 0, 0]);
    assert_eq!((score.minus(), score.plus()), (-200, 600));
    assert_eq!(score.total(), 400);
}

#[test]
fn the_choices_are_those_of_a_second_reading_of_the_rules() {
    // Every set of values that can be named, of none to three.
    let sets = (0..64_u8).filter(|set| set.count_ones() <= 3);
    let pads = sets.map(|set| {
        let values = (1..=6_u8).filter(|value| set >> (value - 1) & 1 == 1);
        let tracks: Vec<(u8, u8)> = values.map(|value| (value, 1)).collect();
        pad(&[], &tracks)
    });
    let pads: Vec<Pad> = pads.collect();
    assert_eq!(pads.len(), 1 + 6 + 15 + 20);

    for throw in every_throw() {
        let splits = naive_splits(&throw);
        for pad in &pads {
            let choices = pad.choices(&throw);
            let legal: Vec<_> = naive_choices(&splits, &named(pad)).into_iter().collect();
            let mut plain: Vec<_> = choices.into_iter().map(plain).collect();
            plain.sort_unstable();
            assert_eq!(plain, legal, "{throw} with {:?} named", named(pad));
        }
    }
}

#[test]
fn x1_each_die_is_used_once() {
    let dice = [1, 3, 4, 4, 6];
    let fifths = [Some(1), Some(3), Some(4), Some(6)];
    let refuse = |choice| refuse(Pad::EMPTY, dice, choice, Ruling::X1, &fifths);
    refuse(take([4, 10], 6)); // the 6 is in the pair of 10
    refuse(take([2, 10], 4)); // there is only one 1
    refuse(take([4, 10], 2)); // there is no 2
    refuse(take([12, 12], None));
}

#[test]
fn x2_naming_a_value_fills_its_first_box() {
    let before = pad(&[], &[(4, 3)]);
    let after = pad(&[(4, 1), (10, 1)], &[(4, 3), (6, 1)]);
    check(before, [1, 3, 4, 6, 6], take([4, 10], 6), after);
    assert!(!after.is_named());
    assert_eq!(after.track(die(6)).map(|track| track.marks()), Some(1));
    assert_eq!(after.track(die(1)), None);
}

#[test]
fn x2_a_pad_that_no_game_can_show_is_refused() {
    #[track_caller]
    fn check(tracks: &[(u8, u8)], fault: Impossible) {
        let tracks: Vec<(Die, u8)> = tracks.iter().map(|&(v, marks)| (die(v), marks)).collect();
        let refused = Pad::from_marks([0; Sum::COUNT], &tracks);
        assert_eq!(refused, Err(fault));
    }
    check(&[(1, 1), (2, 1), (3, 1), (4, 1)], Impossible::Tracks);
    check(&[(1, 1), (2, 1), (1, 2)], Impossible::NamedTwice(Die::One));
    check(&[(1, 0)], Impossible::Marks(Die::One, 0));
    check(&[(1, 1), (6, 9)], Impossible::Marks(Die::Six, 9));
    check(&[(1, 8), (2, 7), (3, 8)], Impossible::OutTwice);
}

#[test]
fn x3_a_late_third_value_is_still_named_first() {
    let before = pad(&[], &[(1, 7), (2, 6)]);
    let after = pad(&[(2, 1), (3, 1)], &[(1, 7), (2, 6), (6, 1)]);
    check(before, [1, 1, 1, 2, 6], take([2, 3], 6), after);
    let named = take([2, 7], 2);
    refuse(before, [1, 1, 1, 2, 6], named, Ruling::X3, &[Some(6)]);
}

#[test]
fn x4_a_throw_of_named_values_only_marks_one_of_them_again() {
    // The third throw, and nothing new to name: the game goes on.
    let before = pad(&[], &[(4, 1), (2, 1)]);
    let dice = [2, 2, 4, 4, 4];
    let after = pad(&[(6, 2)], &[(4, 2), (2, 1)]);
    check(before, dice, take([6, 6], 4), after);
    let after = pad(&[(6, 1), (8, 1)], &[(4, 1), (2, 2)]);
    check(before, dice, take([6, 8], 2), after);
    let repeat = FifthDie::Repeat(throw(dice).values());
    assert_eq!(before.fifth_die(&throw(dice)), repeat);

    // However late: one value named, seven throws of it alone, and no free throw.
    let mut stuck = Table::new(1);
    for marks in 1..=8 {
        waits_for_throw(&stuck, marks);
        round(&mut stuck, [5; 5], [Some(take([10, 10], 5))]);
    }
    assert_eq!(stuck.pads(), [pad(&[(10, 16)], &[(5, 8)])]);
    assert_eq!(stuck.phase(), Phase::Over);
}

#[test]
fn x4_there_is_no_free_throw_before_three_values_stand() {
    let before = pad(&[], &[(4, 1), (2, 1)]);
    let (free, legal) = (take([6, 6], None), [Some(2), Some(4)]);
    refuse(before, [2, 2, 4, 4, 4], free, Ruling::X4, &legal);
}

#[test]
fn x5_the_forced_fifth_die_cannot_be_dodged() {
    // One step from being out, with a single named value thrown: it must be taken.
    let before = pad(&[], &[(4, 7), (2, 3), (5, 1)]);
    let dice = [1, 3, 4, 6, 6];
    refuse(before, dice, take([4, 10], 6), Ruling::X5, &[Some(4)]);
    refuse(before, dice, take([4, 10], None), Ruling::X5, &[Some(4)]);
    let after = pad(&[(4, 1), (12, 1)], &[(4, 8), (2, 3), (5, 1)]);
    check(before, dice, take([4, 12], 4), after);
}

#[test]
fn x5_any_named_value_that_is_shown_may_be_taken() {
    let before = pad(&[], &[(4, 7), (2, 3), (5, 1)]);
    let dice = [1, 2, 4, 6, 6];
    let after = pad(&[(7, 1), (10, 1)], &[(4, 7), (2, 4), (5, 1)]);
    check(before, dice, take([7, 10], 2), after);
    let after = pad(&[(7, 1), (8, 1)], &[(4, 8), (2, 3), (5, 1)]);
    check(before, dice, take([7, 8], 4), after);
    let legal = [Some(2), Some(4)];
    refuse(before, dice, take([8, 10], 1), Ruling::X5, &legal);
}

#[test]
fn x6_a_free_throw_opens_every_split_and_marks_no_track() {
    let before = pad(&[], &[(4, 7), (2, 3), (5, 1)]);
    let dice = [1, 3, 3, 6, 6];
    let choices = before.choices(&throw(dice));
    let open: Vec<_> = throw(dice).splits().iter().map(|s| s.pairs).collect();
    let offered: Vec<_> = choices.iter().map(|choice| choice.pairs).collect();
    assert_eq!(offered, open);
    for choice in choices {
        let after = before.play(&throw(dice), choice).expect("a free throw");
        assert!(after.tracks().eq(before.tracks()), "{choice}");
    }
}

#[test]
fn x6_a_free_throw_marks_no_fifth_die() {
    let before = pad(&[], &[(4, 7), (2, 3), (5, 1)]);
    let dice = [1, 3, 3, 6, 6];
    refuse(before, dice, take([4, 9], 6), Ruling::X6, &[None]);
    // What the dice do not make is told as such.
    refuse(before, dice, take([4, 9], 4), Ruling::X1, &[None]);
}

#[test]
fn x7_two_equal_sums_mark_two_boxes_of_one_row() {
    let before = pad(&[(6, 4)], &[]);
    let after = pad(&[(6, 6)], &[(3, 1)]);
    check(before, [1, 5, 2, 4, 3], take([6, 6], 3), after);
}

#[test]
fn x8_the_eleventh_mark_is_legal_counted_and_worth_nothing() {
    let before = pad(&[(7, 10), (8, 9)], &[(4, 1), (2, 1), (5, 1)]);
    let after = pad(&[(7, 12), (8, 9)], &[(4, 1), (2, 2), (5, 1)]);
    check(before, [1, 6, 3, 4, 2], take([7, 7], 2), after);
    assert_eq!(after.marks(sum(7)), 12);
    let total = |pad: Pad| Score::of(&pad, Penalty::TwoHundred).total();
    assert_eq!(total(before), 5 * 30 + 4 * 40);
    assert_eq!(total(after), total(before));

    // One of two marks still fits.
    let before = pad(&[(7, 9)], &[(4, 1), (2, 1), (5, 1)]);
    let after = pad(&[(7, 11)], &[(4, 1), (2, 2), (5, 1)]);
    check(before, [1, 6, 3, 4, 2], take([7, 7], 2), after);
    assert_eq!(total(after), 5 * 30);
}

/// Two seats that differ by one throw: the first is out with the eighth, the second plays on.
fn one_out_of_two() -> Table {
    let mut table = Table::new(2);
    let first = [Some(take([8, 9], 4)), Some(take([8, 8], 5))];
    round(&mut table, [4, 4, 4, 4, 5], first);
    for _ in 2..=8 {
        let both = [Some(take([8, 8], 4)); 2];
        round(&mut table, [4; 5], both);
    }
    table
}

#[test]
fn x9_the_eighth_mark_puts_a_player_out_and_that_throw_counts() {
    let table = one_out_of_two();
    let first = pad(&[(8, 15), (9, 1)], &[(4, 8)]);
    let second = pad(&[(8, 16)], &[(5, 1), (4, 7)]);
    assert_eq!(table.pads(), [first, second]);
    // There is no third seat.
    assert_eq!(out_at(&table, 3), [Some(8), None, None]);
    waits_for_throw(&table, 9);
}

#[test]
fn x9_a_player_who_is_out_is_asked_for_nothing_and_may_do_nothing() {
    let mut table = one_out_of_two();
    let dice = [1, 2, 3, 4, 5];
    let ninth = ThrowNumber::new(9);
    assert_eq!(table.writer().write_throw(ninth, throw(dice)), Ok(()));
    assert!(table.waiting().eq([(ninth, Seat::new(1))]));
    assert_eq!(table.rounds()[8].cells()[0].entry(), &Entry::Out(None));

    let out = table.pads()[0];
    assert_eq!(out.choices(&throw(dice)), []);
    refuse(out, dice, take([3, 9], 3), Ruling::X9, &[]);
    let refused = table
        .writer()
        .write_choice(ninth, Seat::new(0), take([3, 9], 3));
    assert_eq!(refused.unwrap_err().ruling(), Some(Ruling::X9));
    assert_eq!(table.pads()[0], out);
}

#[test]
fn x9_the_game_is_over_when_the_last_player_is_out() {
    let mut table = one_out_of_two();
    round(&mut table, [4; 5], [None, Some(take([8, 8], 4))]);
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(out_at(&table, 2), [Some(8), Some(9)]);
    let refusal = table
        .writer()
        .write_throw(ThrowNumber::new(10), throw([4; 5]));
    assert_eq!(refusal, Err(Refusal::Over));
}

#[test]
fn x10_every_number_of_marks_scores_in_every_row() {
    #[rustfmt::skip]
    const SCORES: [(u8, [i32; 13]); 11] = [
        ( 2, [0, -200, -200, -200, -200, 0, 100, 200, 300, 400, 500, 500, 500]),
        ( 3, [0, -200, -200, -200, -200, 0,  70, 140, 210, 280, 350, 350, 350]),
        ( 4, [0, -200, -200, -200, -200, 0,  60, 120, 180, 240, 300, 300, 300]),
        ( 5, [0, -200, -200, -200, -200, 0,  50, 100, 150, 200, 250, 250, 250]),
        ( 6, [0, -200, -200, -200, -200, 0,  40,  80, 120, 160, 200, 200, 200]),
        ( 7, [0, -200, -200, -200, -200, 0,  30,  60,  90, 120, 150, 150, 150]),
        ( 8, [0, -200, -200, -200, -200, 0,  40,  80, 120, 160, 200, 200, 200]),
        ( 9, [0, -200, -200, -200, -200, 0,  50, 100, 150, 200, 250, 250, 250]),
        (10, [0, -200, -200, -200, -200, 0,  60, 120, 180, 240, 300, 300, 300]),
        (11, [0, -200, -200, -200, -200, 0,  70, 140, 210, 280, 350, 350, 350]),
        (12, [0, -200, -200, -200, -200, 0, 100, 200, 300, 400, 500, 500, 500]),
    ];
    for (row, scores) in SCORES {
        for (marks, score) in (0..).zip(scores) {
            let scored = row_score(sum(row), marks, Penalty::TwoHundred);
            assert_eq!(scored, score, "row {row}, {marks} marks");
        }
        assert_eq!(points(sum(row)), scores[6], "the sixth box of row {row}");
    }
}

#[test]
fn points_are_written_with_their_sign_and_nothing_without() {
    let whole = |points: f64| Signed::new(points).to_string();
    let written = [400.0, -200.0, 0.0, 12.6, -0.4].map(whole);
    assert_eq!(written, ["+400", "−200", "0", "+13", "0"]);
    let tenths = |points: f64| format!("{:.1}", Signed::new(points));
    assert_eq!([3.46, -3.5, -0.04].map(tenths), ["+3.5", "−3.5", "0.0"]);
    assert_eq!(Signed::new(i32::MIN).to_string(), "−2147483648");
}

#[test]
fn x11_a_milder_penalty_changes_only_the_rows_of_one_to_four_marks() {
    #[track_caller]
    fn check(points: u32, total: i32) {
        let penalty = Penalty::new(points).expect("a known penalty");
        assert_eq!(penalty.points(), points);
        let pad = pad(&[(2, 1), (5, 4), (6, 5), (8, 7)], &[]);
        assert_eq!(Score::of(&pad, penalty).total(), total);
    }
    check(200, -400 + 80);
    check(150, -300 + 80);
    check(100, -200 + 80);
    assert_eq!(Penalty::default().points(), 200);
    assert_eq!(Penalty::new(120), None);
}

#[test]
fn x12_equal_totals_share_the_place_and_the_win() {
    #[track_caller]
    fn check(totals: &[i32], ranking: &[(usize, usize, i32)]) {
        let found = standings(totals, &[]).into_iter();
        let found = found.map(|one| (one.place, one.seat.index(), one.total));
        assert_eq!(found.collect::<Vec<_>>(), ranking);
    }
    check(&[-400], &[(1, 0, -400)]);
    check(&[100, 250, -50], &[(1, 1, 250), (2, 0, 100), (3, 2, -50)]);
    check(
        &[100, 400, -50, 400],
        &[(1, 1, 400), (1, 3, 400), (3, 0, 100), (4, 2, -50)],
    );
    check(&[0, 0], &[(1, 0, 0), (1, 1, 0)]);
}

#[test]
fn x13_the_next_throw_comes_when_everybody_has_chosen() {
    let mut table = Table::new(3);
    let [first, second] = [1, 2].map(ThrowNumber::new);
    assert_eq!(
        table.writer().write_throw(first, throw([1, 3, 4, 4, 6])),
        Ok(())
    );
    for seat in Seat::all(3) {
        let waiting = Seat::all(3).skip(seat.index());
        assert!(table.waiting().eq(waiting.map(|seat| (first, seat))));
        assert_eq!(table.phase(), Phase::Choices(first));
        let refusal = table
            .writer()
            .write_throw(second, throw([4; 5]))
            .unwrap_err();
        assert_eq!(refusal, Refusal::Waiting { throw: first, seat });
        assert_eq!(refusal.ruling(), Some(Ruling::X13));
        let choice = take([4, 10], 4);
        assert_eq!(table.writer().write_choice(first, seat, choice), Ok(()));
    }
    waits_for_throw(&table, 2);
    assert_eq!(table.writer().write_throw(second, throw([4; 5])), Ok(()));
}

#[test]
fn x13_a_choice_may_be_changed_until_the_next_throw() {
    let mut table = Table::new(2);
    let choices = [Some(take([4, 10], 4)), Some(take([4, 8], 6))];
    round(&mut table, [1, 3, 4, 4, 6], choices);
    let changed = take([7, 8], 3);
    let written = table
        .writer()
        .write_choice(ThrowNumber::new(1), Seat::new(0), changed);
    assert_eq!(written, Ok(()));
    assert_eq!(table.rounds()[0].cells()[0].choice(), Some(changed));
    // The first choice has left no mark, and the other seat is as it was.
    let first = pad(&[(7, 1), (8, 1)], &[(3, 1)]);
    let second = pad(&[(4, 1), (8, 1)], &[(6, 1)]);
    assert_eq!(table.pads(), [first, second]);
}

#[test]
fn nothing_is_written_where_there_is_no_seat_or_no_throw() {
    let mut table = Table::new(1);
    let none = |number| Err(Refusal::NoThrow(ThrowNumber::new(number)));
    let choose = |table: &mut Table, number, seat| {
        table
            .writer()
            .write_choice(ThrowNumber::new(number), seat, take([4, 10], 4))
    };
    let [first, second] = [0, 1].map(Seat::new);
    assert_eq!(choose(&mut table, 1, first), none(1));
    for number in [0, 2] {
        let refusal = table
            .writer()
            .write_throw(ThrowNumber::new(number), throw([4; 5]));
        assert_eq!(refusal, none(number));
    }
    round(&mut table, [1, 3, 4, 4, 6], [Some(take([4, 10], 4))]);
    let written = table.clone();
    assert_eq!(choose(&mut table, 1, second), Err(Refusal::NoSeat(second)));
    assert_eq!(choose(&mut table, 0, first), none(0));
    assert_eq!(table, written);
}
