//! Classic Can't Stop: the examples of the texts, and what holds of every position.

use fifth_die::rules::classic::{
    Columns, Impossible, Placement, Play, Position, Reason, Setting, Sharing, bust_odds,
    column_odds, length,
};
use fifth_die::rules::dice::{Pairs, Roll, Sum};
use fifth_die::rules::{Ruling, Seat};
use proptest::prelude::*;

use crate::fixtures::{advance, any_table, roll, sum, with_columns, with_placement, with_sharing};

/// The start of a game of two by the usual rules.
fn start() -> Position {
    Position::start(Setting::default(), 2, Seat::new(0)).unwrap()
}

#[track_caller]
fn after(position: &Position, dice: [u8; 4], columns: &[u8]) -> Position {
    position.play(&roll(dice), advance(columns)).unwrap()
}

fn spaces(given: &[(u8, u8)]) -> [u8; Sum::COUNT] {
    let mut spaces = [0; Sum::COUNT];
    for &(column, space) in given {
        spaces[sum(column).index()] = space;
    }
    spaces
}

/// Two players; the first has the turn, with these runners above no squares.
fn running(runners: &[(u8, u8)]) -> Position {
    position(Setting::default(), &[&[], &[]], runners)
}

fn position(setting: Setting, squares: &[&[(u8, u8)]], runners: &[(u8, u8)]) -> Position {
    let squares = squares.iter().map(|given| spaces(given)).collect();
    Position::new(setting, squares, Seat::new(0), spaces(runners)).unwrap()
}

#[track_caller]
fn check(position: &Position, dice: [u8; 4], expected: &[&[u8]]) {
    let plays: Vec<Vec<u8>> = position
        .plays(&roll(dice))
        .into_iter()
        .map(|play| play.columns().map(Sum::value).collect())
        .collect();
    assert_eq!(plays, expected);
}

#[test]
fn columns_are_as_long_as_the_board_prints_them() {
    let lengths: Vec<u8> = Sum::ALL.into_iter().map(length).collect();
    assert_eq!(lengths, [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3]);
}

#[test]
fn a_first_roll_plays_any_of_its_splits() {
    check(&start(), [1, 5, 4, 6], &[&[5, 11], &[6, 10], &[7, 9]]);
}

#[test]
fn one_runner_left_is_for_one_of_two_new_columns() {
    let position = running(&[(6, 1), (10, 1)]);
    check(&position, [2, 4, 3, 5], &[&[5], &[6, 8], &[7, 7], &[9]]);
    let position = running(&[(3, 1), (6, 1)]);
    check(&position, [2, 4, 5, 5], &[&[6, 10], &[7], &[9]]);
}

#[test]
fn a_runner_on_the_top_cannot_move_and_its_column_is_not_won() {
    let position = running(&[(3, 1), (8, 1), (6, 11)]);
    check(&position, [2, 4, 5, 5], &[]);
    assert_eq!(position.winner_of(sum(6)), None);
}

#[test]
fn won_columns_bust_even_with_runners_left() {
    let squares: [&[(u8, u8)]; 2] = [&[(6, 11), (8, 11)], &[(10, 7)]];
    let position = position(with_columns(Columns::Five), &squares, &[]);
    check(&position, [2, 4, 4, 6], &[]);
    assert_eq!(position.runners_remaining(), 3);
}

#[test]
fn the_house_rules_differ_in_what_must_be_placed() {
    let with = |placement| position(with_placement(placement), &[&[], &[]], &[(7, 1)]);
    check(&with(Placement::Within), [2, 2, 5, 5], &[&[4, 10], &[7, 7]]);
    check(&with(Placement::MustPlace), [2, 2, 5, 5], &[&[4, 10]]);
    check(&with(Placement::Most), [2, 2, 5, 5], &[&[4, 10], &[7, 7]]);
}

#[test]
fn the_most_pairs_must_be_played_where_the_house_says_so() {
    let with = |placement| {
        position(
            with_placement(placement),
            &[&[], &[(9, 9)]],
            &[(6, 1), (10, 1), (5, 1)],
        )
    };
    // 6 + 6 moves two spaces; 5 + 7 only one, for no runner is left for the 7.
    check(&with(Placement::Within), [2, 4, 3, 3], &[&[5], &[6, 6]]);
    check(&with(Placement::Most), [2, 4, 3, 3], &[&[6, 6]]);
}

#[test]
fn a_double_is_two_moves_in_one_column_or_one_at_its_end() {
    check(&start(), [2, 4, 4, 6], &[&[6, 10], &[8, 8]]);
    let next = after(&start(), [2, 4, 4, 6], &[8, 8]);
    assert_eq!((next.runner(sum(8)), next.runners_remaining()), (2, 2));

    // One space below the top of 12 a second 12 has nowhere to go.
    check(&running(&[(12, 2)]), [6, 6, 6, 6], &[&[12]]);
}

#[test]
fn a_runner_starts_above_its_players_square() {
    let position = position(Setting::default(), &[&[(6, 4)], &[(6, 9)]], &[]);
    let next = after(&position, [1, 5, 4, 6], &[6, 10]);
    assert_eq!((next.runner(sum(6)), next.runner(sum(10))), (5, 1));
    assert_eq!(next.at_stake(), 2);
    assert_eq!(next.square(Seat::new(0), sum(6)), 4);
}

#[test]
fn a_stop_keeps_the_gain_wins_columns_and_clears_them() {
    let squares: [&[(u8, u8)]; 2] = [&[(12, 1)], &[(12, 2), (7, 3)]];
    let position = position(Setting::default(), &squares, &[(12, 3), (7, 3)]);
    let next = position.stop().unwrap();
    assert_eq!(next.winner_of(sum(12)), Some(Seat::new(0)));
    assert_eq!(next.square(Seat::new(1), sum(12)), 0);
    // Both squares share space 3 of column 7.
    let squares = [0, 1].map(|seat| next.square(Seat::new(seat), sum(7)));
    assert_eq!(squares, [3, 3]);
    assert_eq!(next.turn(), Seat::new(1));
    assert!(!next.is_running());
    assert!(!next.is_playable(sum(12)));
}

#[test]
fn a_bust_costs_the_runners_and_leaves_the_squares() {
    let position = position(Setting::default(), &[&[(6, 4)], &[]], &[(6, 9), (7, 2)]);
    let next = position.bust();
    assert_eq!(next.square(Seat::new(0), sum(6)), 4);
    assert!(!next.is_running());
    assert_eq!(next.turn(), Seat::new(1));
}

#[test]
fn no_runner_no_stop() {
    assert!(!start().may_stop());
    assert_eq!(start().stop(), None);
}

#[test]
fn enough_columns_win_at_the_stop() {
    for columns in Columns::ALL {
        let won = (2..).take(columns.count() - 1);
        let won: Vec<_> = won.map(|column| (column, length(sum(column)))).collect();
        let position = position(with_columns(columns), &[&won, &[]], &[(12, 3)]);
        assert_eq!(position.winner(), None, "{columns:?}");
        let next = position.stop().unwrap();
        assert_eq!(next.winner(), Some(Seat::new(0)), "{columns:?}");
        assert_eq!(next.turn(), Seat::new(0));
        assert_eq!(next.plays(&roll([1, 1, 6, 6])), []);
    }
}

#[test]
fn a_jumping_runner_passes_squares_one_after_the_other() {
    let squares: [&[(u8, u8)]; 4] = [&[], &[(7, 1)], &[(7, 2)], &[(7, 4)]];
    let position = position(with_sharing(Sharing::Jump), &squares, &[]);
    let once = after(&position, [3, 4, 6, 6], &[7, 12]);
    assert_eq!(once.runner(sum(7)), 3);
    let twice = after(&once, [3, 4, 6, 6], &[7, 12]);
    assert_eq!(twice.runner(sum(7)), 5);
}

#[test]
fn a_forced_roll_holds_the_runner_on_anothers_square() {
    let with = |sharing| position(with_sharing(sharing), &[&[], &[(7, 1)]], &[(7, 1), (8, 2)]);
    assert!(with(Sharing::Share).may_stop());
    let held = with(Sharing::Forced);
    assert!(!held.may_stop());
    assert_eq!(held.held_by().collect::<Vec<_>>(), [sum(7)]);
    assert!(after(&held, [3, 4, 2, 6], &[7, 8]).may_stop());
}

#[test]
fn an_illegal_play_names_its_ruling_and_what_is_legal() {
    #[track_caller]
    fn refused(position: &Position, dice: [u8; 4], columns: &[u8], ruling: Ruling) {
        let illegal = position.play(&roll(dice), advance(columns)).unwrap_err();
        assert_eq!(illegal.ruling(), ruling, "{illegal}");
        assert_eq!(illegal.legal, position.plays(&roll(dice)));
    }
    refused(&start(), [1, 5, 4, 6], &[2, 3], Ruling::C3);
    refused(&start(), [1, 5, 4, 6], &[6], Ruling::C6);
    let full = running(&[(6, 1), (7, 1), (8, 1)]);
    refused(&full, [1, 1, 6, 1], &[2], Ruling::C5);
    let house = position(with_placement(Placement::MustPlace), &[&[], &[]], &[(7, 1)]);
    refused(&house, [2, 2, 5, 5], &[7, 7], Ruling::C13);
}

#[test]
fn impossible_positions_say_what_is_wrong() {
    #[track_caller]
    fn refused(squares: &[&[(u8, u8)]], runners: &[(u8, u8)], expected: Impossible) {
        let squares = squares.iter().map(|given| spaces(given)).collect();
        let result = Position::new(Setting::default(), squares, Seat::new(0), spaces(runners));
        assert_eq!(result.unwrap_err(), expected);
    }
    refused(&[], &[], Impossible::Players(0));
    refused(&[&[], &[], &[], &[], &[]], &[], Impossible::Players(5));
    let four = [(6, 1), (7, 1), (8, 1), (9, 1)];
    refused(&[&[]], &four, Impossible::Runners);
    refused(&[&[(6, 5)]], &[(6, 5)], Impossible::Runner(sum(6)));
    refused(&[&[]], &[(2, 4)], Impossible::Runner(sum(2)));
    refused(&[&[], &[(2, 3)]], &[(2, 1)], Impossible::Runner(sum(2)));
    refused(&[&[(2, 3)], &[(2, 3)]], &[], Impossible::WonTwice(sum(2)));
    refused(&[&[(2, 3)], &[(2, 1)]], &[], Impossible::WonTwice(sum(2)));
    let (seat, column) = (Seat::new(1), sum(2));
    refused(&[&[], &[(2, 4)]], &[], Impossible::Square { seat, column });
    let won: &[(u8, u8)] = &[(2, 3), (3, 5), (4, 7)];
    let also: &[(u8, u8)] = &[(12, 3), (11, 5), (10, 7)];
    refused(&[won, also], &[], Impossible::Won);
    refused(&[won, &[]], &[(7, 1)], Impossible::Won);
    let third = Position::start(Setting::default(), 2, Seat::new(2));
    assert_eq!(third, Err(Impossible::Turn(Seat::new(2))));
}

#[test]
fn only_where_squares_share_spaces_do_they_stand_on_one() {
    let two = |sharing, squares: [&[(u8, u8)]; 2], runners| {
        let squares = squares.map(spaces).to_vec();
        let setting = with_sharing(sharing);
        Position::new(setting, squares, Seat::new(0), spaces(runners)).err()
    };
    let stack = Some(Impossible::Stack(sum(7)));
    let squares: [&[(u8, u8)]; 2] = [&[(7, 4)], &[(7, 4)]];
    assert_eq!(two(Sharing::Share, squares, &[]), None);
    assert_eq!(two(Sharing::Forced, squares, &[]), stack);
    assert_eq!(two(Sharing::Jump, squares, &[]), stack);
    // A turn with a forced roll goes on where its runner stands on a square; one that jumps never stands there.
    let squares: [&[(u8, u8)]; 2] = [&[], &[(7, 4)]];
    assert_eq!(two(Sharing::Forced, squares, &[(7, 4)]), None);
    assert_eq!(two(Sharing::Jump, squares, &[(7, 4)]), stack);
}

#[test]
fn chances_are_those_of_all_rolls() {
    /// The chance that a roll makes one of three columns which alone can be played.
    #[track_caller]
    fn plays(columns: [u8; 3], of_1296: u32) {
        let position = running(&columns.map(|column| (column, 1)));
        let expected = 1.0 - f64::from(of_1296) / 1296.0;
        assert!((bust_odds(&position) - expected).abs() < 1e-12);
    }
    plays([6, 7, 8], 1192);
    plays([2, 11, 12], 568);

    assert_eq!(bust_odds(&start()), 0.0);

    // Counted by hand: 1296 rolls less the 5⁴ without a 1 and the 4 × 5³ with a single one leave 171 with two.
    for (column, of_1296) in [(2, 171), (7, 834), (12, 171)] {
        assert_eq!(column_odds(sum(column)), f64::from(of_1296) / 1296.0);
        let makes_it = |pairs: &Pairs| pairs.count(sum(column)) > 0;
        let rolls = every_roll().filter(|roll| roll.splits().iter().any(makes_it));
        assert_eq!(rolls.count(), of_1296 as usize);
    }
}

/// All 1,296 rolls of four dice in order.
fn every_roll() -> impl Iterator<Item = Roll> {
    (0..1296_u32).map(|n| {
        let digit = |place: u32| (n / 6_u32.pow(place) % 6 + 1) as u8;
        roll([0, 1, 2, 3].map(digit))
    })
}

/// Where all columns are won and nobody has five of them, the most win; of equals the last one who stopped, or who sits
/// next.
#[test]
fn the_most_columns_win_where_none_is_left() {
    let setting = with_columns(Columns::Five);
    // Who wins each column, 2 first.
    let won = |winners: [usize; 11], turn| {
        let mut squares = vec![[0; Sum::COUNT]; 3];
        for (column, winner) in Sum::ALL.into_iter().zip(winners) {
            squares[winner][column.index()] = length(column);
        }
        Position::new(setting, squares, turn, [0; Sum::COUNT]).unwrap()
    };
    for (winners, turn, winner) in [
        ([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2], 0, 0),
        ([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2], 1, 1),
        ([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2], 2, 0),
        ([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2], 0, 1),
        ([0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2], 1, 2),
    ] {
        let position = won(winners, Seat::new(turn));
        let winner = Some(Seat::new(winner));
        assert_eq!(position.winner(), winner, "{winners:?}, {turn}");
        assert_eq!(position.plays(&roll([3, 3, 4, 4])), []);
    }

    // The last column is won by a stop.
    let mut squares = vec![[0; Sum::COUNT]; 3];
    for (place, column) in Sum::ALL.into_iter().take(10).enumerate() {
        squares[[0, 0, 0, 0, 1, 1, 1, 1, 2, 2][place]][column.index()] = length(column);
    }
    let before = Position::new(setting, squares, Seat::new(2), spaces(&[(12, 3)])).unwrap();
    assert_eq!(before.winner(), None);
    let over = before.stop().unwrap();
    assert_eq!(over.winner(), Some(Seat::new(0)));
    assert_eq!(over.turn(), Seat::new(2));
}

#[test]
fn four_play_for_three_columns() {
    for columns in [Columns::Four, Columns::Five] {
        let setting = with_columns(columns);
        let four = Position::start(setting, 4, Seat::new(0));
        assert_eq!(four, Err(Impossible::Columns(columns)));
        assert!(Position::start(setting, 3, Seat::new(0)).is_ok());
    }
}

/// One act of a random game: a roll, which of its plays, and whether to stop after it where that is allowed.
pub fn acts() -> impl Strategy<Value = Vec<([u8; 4], usize, bool)>> {
    prop::collection::vec(
        (prop::array::uniform4(1..=6u8), 0..12usize, any::<bool>()),
        1..200,
    )
}

/// Every position of a random game, each with the roll that comes next.
pub fn game(
    setting: Setting,
    players: usize,
    acts: &[([u8; 4], usize, bool)],
) -> Vec<(Position, Roll)> {
    let mut position = Position::start(setting, players, Seat::new(0)).unwrap();
    let mut seen = Vec::new();
    for &(dice, which, stops) in acts {
        let roll = roll(dice);
        seen.push((position.clone(), roll));
        if position.winner().is_some() {
            break;
        }
        let plays = position.plays(&roll);
        position = if plays.is_empty() {
            position.bust()
        } else {
            position.play(&roll, plays[which % plays.len()]).unwrap()
        };
        if stops && let Some(next) = position.stop() {
            position = next;
        }
    }
    seen
}

proptest! {
    #[test]
    fn every_position_of_a_game_is_a_possible_one(
        (players, setting) in any_table(), acts in acts()
    ) {
        for (position, _) in game(setting, players, &acts) {
            let of = |seat: Seat| Sum::ALL.map(|column| position.square(seat, column));
            let squares = Seat::all(players).map(of).collect();
            let runners = Sum::ALL.map(|column| position.runner(column));
            let again = Position::new(setting, squares, position.turn(), runners);
            prop_assert_eq!(again, Ok(position));
        }
    }

    #[test]
    fn what_is_legal_can_be_played_and_nothing_else(
        (players, setting) in any_table(), acts in acts()
    ) {
        let Some((position, roll)) = game(setting, players, &acts).pop() else {
            return Ok(());
        };
        let legal = position.plays(&roll);
        let singles = Sum::ALL.map(Play::one);
        let doubles = Sum::ALL.into_iter().flat_map(|one| {
            Sum::ALL.into_iter().filter(move |&other| one <= other).map(move |other| Play::both(one, other))
        });
        for play in singles.into_iter().chain(doubles) {
            match position.play(&roll, play) {
                Ok(next) => {
                    prop_assert!(legal.contains(&play));
                    prop_assert!(next.runners_remaining() <= position.runners_remaining());
                    prop_assert!(next.at_stake() > position.at_stake());
                }
                Err(illegal) => {
                    prop_assert!(!legal.contains(&play));
                    prop_assert_eq!(&illegal.legal, &legal);
                    let names_house = matches!(illegal.reason, Reason::TableOptions(Placement::Within));
                    prop_assert!(!names_house);
                }
            }
        }
    }

    #[test]
    fn a_roll_busts_when_none_of_its_sums_is_playable(
        (players, setting) in any_table(), acts in acts()
    ) {
        for (position, roll) in game(setting, players, &acts) {
            let is_playable = roll
                .splits()
                .into_iter()
                .flat_map(Pairs::sums)
                .any(|column| position.is_playable(column));
            if position.winner().is_none() {
                prop_assert_eq!(!position.plays(&roll).is_empty(), is_playable);
            }
        }
    }

    #[test]
    fn squares_never_go_back_but_from_a_column_that_another_wins(
        (players, setting) in any_table(), acts in acts()
    ) {
        let seen = game(setting, players, &acts);
        for pair in seen.windows(2) {
            let (before, after) = (&pair[0].0, &pair[1].0);
            for seat in Seat::all(players) {
                for column in Sum::ALL {
                    let is_lost = after.winner_of(column).is_some_and(|winner| winner != seat);
                    prop_assert!(
                        is_lost || after.square(seat, column) >= before.square(seat, column)
                    );
                }
            }
            for column in Sum::ALL {
                if let Some(winner) = before.winner_of(column) {
                    prop_assert_eq!(after.winner_of(column), Some(winner));
                }
            }
        }
    }

    #[test]
    fn the_odds_of_a_bust_are_counted_over_all_rolls(
        (players, setting) in any_table(), acts in acts()
    ) {
        let Some((position, _)) = game(setting, players, &acts).pop() else {
            return Ok(());
        };
        if position.winner().is_some() {
            return Ok(());
        }
        let busts = every_roll().filter(|roll| position.plays(roll).is_empty()).count();
        prop_assert!((bust_odds(&position) - busts as f64 / 1296.0).abs() < 1e-12);
    }
}

#[test]
fn a_seat_that_is_none_or_a_game_that_is_won_is_left_by_nobody() {
    assert_eq!(start().without(Seat::new(2)), start());
    let tops = [(2, 3), (3, 5), (12, 3)];
    let won = position(Setting::default(), &[&tops, &[]], &[]);
    assert_eq!(won.winner(), Some(Seat::new(0)));
    assert_eq!(won.without(Seat::new(1)), won);
}

#[test]
fn only_the_last_one_there_has_outlasted_the_others() {
    let seats = [0, 1].map(Seat::new);
    let two = start();
    assert_eq!(seats.map(|seat| two.has_outlasted(seat)), [false, false]);
    let left = two.without(Seat::new(1));
    assert_eq!(seats.map(|seat| left.has_outlasted(seat)), [true, false]);
    // Who has won by columns has not outlasted anybody.
    let tops = [(2, 3), (3, 5), (12, 3)];
    let won = position(Setting::default(), &[&tops, &[]], &[]);
    assert_eq!(seats.map(|seat| won.has_outlasted(seat)), [false, false]);
}
