//! Positions that are set up by hand, and what the coach says of them.

use fifth_die::coach::classic::{Effort, Values};
use fifth_die::coach::express::{ToWin, ValueTable, deep};
use fifth_die::coach::review::Measure;
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Position, Sharing, length};
use fifth_die::rules::express::{Choice, Pad, Penalty};
use fifth_die::text;

use crate::fixtures::{pad, roll, sum, throw, with_sharing};
use crate::harness::{Desk, signed};

fn ask(keys: &str) -> Desk {
    let mut desk = Desk::new();
    desk.keys("T");
    desk.expect("Analysis");
    desk.types(keys);
    desk
}

/// What stands before the worth of the best choice, or of those that are as good; a choice that is brilliant is none of these.
fn word_of_best(is_toss_up: bool) -> &'static str {
    match is_toss_up {
        true => "Equally good: ",
        false => "",
    }
}

/// Fails unless all choices for this pad and throw are listed with their values, the best first, as a hint has them.
#[track_caller]
pub fn lists(desk: &mut Desk, penalty: Penalty, pad: &Pad, dice: [u8; 5]) {
    let table = ValueTable::shipped(penalty);
    let advice = deep(table, pad, &throw(dice));
    let best = advice.iter();
    let best = best.filter(|one| Measure::Points.is_toss_up(advice[0].value - one.value));
    let word = word_of_best(best.count() > 1);
    let rows = advice.iter().map(|one| {
        let loss = advice[0].value - one.value;
        let worth = match Measure::Points.is_toss_up(loss) {
            true => format!("{word}{}", signed(one.value.round() as i32)),
            false => text::worse(Measure::Points, loss),
        };
        (listed(one.choice), worth)
    });
    are_in_order(desk, rows);
}

/// Fails unless all choices of a group’s throw are listed with their chances to win, the best first.
#[track_caller]
pub fn lists_to_win(desk: &mut Desk, to_win: &ToWin) {
    let rows = to_win.chances.iter().map(|chance| {
        let loss = to_win.loss(chance.choice).unwrap();
        let worth = match Measure::Chance.is_toss_up(loss) {
            true => text::percent(chance.share),
            false => text::worse(Measure::Chance, loss),
        };
        (listed(chance.choice), worth)
    });
    are_in_order(desk, rows);
}

/// The words of a choice whose fifth die is drawn behind them.
fn listed(choice: Choice) -> String {
    match choice.fifth {
        Some(_) => choice.pairs.to_string(),
        None => text::choice(&choice),
    }
}

/// Fails unless these choices are shown in this order, each with what it is worth behind it.
#[track_caller]
fn are_in_order(desk: &mut Desk, rows: impl Iterator<Item = (String, String)>) {
    let shown = desk.texts();
    let mut rest = shown.iter();
    for (choice, worth) in rows {
        assert!(
            rest.any(|text| *text == choice) && rest.any(|text| text.contains(&worth)),
            "{choice} with {worth} is not in its place: {shown:#?}"
        );
    }
}

#[test]
fn a_pad_that_keys_fill_in_is_judged_as_in_a_game() {
    let mut desk = ask("13446");
    lists(&mut desk, Penalty::TwoHundred, &Pad::EMPTY, [1, 3, 4, 4, 6]);

    // Three marks in row 4 and one in row 12; the tracks of 4, with two marks, and of 1.
    desk.keys("↓*2 →*4 ← ↓*8 → ↓ Space*4 → ↓ →");
    let filled = pad(&[(4, 3), (12, 1)], &[(4, 2), (1, 1)]);
    lists(&mut desk, Penalty::TwoHundred, &filled, [1, 3, 4, 4, 6]);

    // Other dice begin with the next one, and the last one can be taken back.
    desk.keys("2");
    desk.expect("4 dice to go");
    desk.keys("25 Backspace 266");
    lists(&mut desk, Penalty::TwoHundred, &filled, [2, 2, 2, 6, 6]);
}

#[test]
fn a_pad_that_is_clicked_is_judged_for_its_penalty() {
    let mut desk = ask("");
    // Eleven rows of ten boxes, then tracks of eight boxes and a value.
    let fifth = |row: usize| 10 * (row - 2) + 4;
    let value = 11 * 10 + 8;
    for spot in [fifth(6), fifth(8), fifth(8), value, value] {
        desk.click_id(&format!("spot {spot}"));
    }
    desk.click("−100");
    for _ in 0..5 {
        desk.click_id("face 3");
    }
    let filled = pad(&[(6, 5), (8, 4)], &[(2, 1)]);
    lists(&mut desk, Penalty::OneHundred, &filled, [3; 5]);
    desk.click("Clear");
    assert!(!desk.shows("points lost"));
    desk.keys("33333");
    lists(&mut desk, Penalty::OneHundred, &Pad::EMPTY, [3; 5]);
}

#[test]
fn what_no_pad_can_show_is_refused_with_its_ruling() {
    let mut desk = ask("13446");
    desk.keys("↓*11 →*7 ↓ →*8 ↑ →");
    // The second track is full, and the first one keeps its seven marks.
    desk.expect("A full track puts its player out, so only one can be full (X9).");
    desk.expect("This player is out: nothing left to choose.");
    desk.keys("↓");
    assert!(!desk.says("(X9)"));
    desk.keys("←");
    let filled = pad(&[], &[(1, 7), (2, 7)]);
    lists(&mut desk, Penalty::TwoHundred, &filled, [1, 3, 4, 4, 6]);
}

/// Two players, of whom the second has two squares, and two runners of the first.
fn turn(sharing: Sharing) -> Position {
    let setting = with_sharing(sharing);
    let mut squares = vec![[0; 11]; 2];
    squares[0][sum(7).index()] = 3;
    squares[1][sum(7).index()] = 5;
    squares[1][sum(8).index()] = 1;
    let mut runners = [0; 11];
    runners[sum(7).index()] = 4;
    runners[sum(6).index()] = 2;
    Position::new(setting, squares, Seat::FIRST, runners).unwrap()
}

/// Fails unless all plays of this roll are listed with their chances, the best first.
#[track_caller]
fn lists_plays(desk: &mut Desk, position: &Position, dice: [u8; 4]) {
    let values = Values::built_in();
    let advice = values.advice(position, Some(&roll(dice)), Effort::Deep);
    let [best, second, ..] = advice[..] else {
        panic!("there are two plays");
    };
    let word = word_of_best(Measure::Chance.is_toss_up(best.value - second.value));
    let rows = advice.iter().map(|one| {
        let loss = advice[0].value - one.value;
        let worth = match Measure::Chance.is_toss_up(loss) {
            true => word.to_owned(),
            false => text::worse(Measure::Chance, loss),
        };
        (text::board_choice(one.choice), worth)
    });
    are_in_order(desk, rows);
}

/// Fails unless the two ways to go on are listed with their chances.
#[track_caller]
fn decides(desk: &mut Desk, position: &Position) {
    let values = Values::built_in();
    let texts = desk.texts();
    let decisions = values.advice(position, None, Effort::Deep);
    let best = decisions.iter().map(|one| one.value).fold(0.0, f64::max);
    let as_good = decisions.iter();
    let as_good = as_good.filter(|one| Measure::Chance.is_toss_up(best - one.value));
    let word = word_of_best(as_good.count() > 1);
    for one in decisions {
        let way = text::board_choice_alone(one.choice);
        let worth = match Measure::Chance.is_toss_up(best - one.value) {
            true => format!("{word}{}", text::percent(one.value)),
            false => text::worse(Measure::Chance, best - one.value),
        };
        let are_told = texts.contains(&way) && texts.iter().any(|text| text.contains(&worth));
        assert!(are_told, "{way} with {worth} is not told: {texts:#?}");
    }
}

#[test]
fn a_board_that_keys_set_up_is_judged_as_in_a_game() {
    let mut desk = ask("g");
    desk.keys("→*5 ↑*3 Space ↑*5 → ↑");
    // A runner begins above its player's square.
    desk.keys("Space ← ↑ ← ↑*3 ↓");
    let position = turn(Sharing::Share);
    // Without a roll it is to roll on or to stop.
    decides(&mut desk, &position);
    desk.keys("1265");
    lists_plays(&mut desk, &position, [1, 2, 6, 5]);
    desk.keys("PageDown");
    assert!(desk.says(": it takes ") || desk.says("A toss-up"));
    // Nobody steps on another's square any more, so the same stands for the runner that jumps.
    desk.click("The runner jumps");
    lists_plays(&mut desk, &turn(Sharing::Jump), [1, 2, 6, 5]);
}

#[test]
fn a_board_that_is_clicked_is_judged() {
    let mut desk = ask("g");
    // The spaces of column 2, then those of column 3, each from the foot.
    let space = |column: u8, space: usize| {
        let before = (2..column).map(|column| usize::from(length(sum(column))));
        before.sum::<usize>() + space - 1
    };
    let clicks: [(&str, &[(u8, usize)]); 3] = [
        ("Player 1", &[(7, 3)]),
        ("Player 2", &[(7, 5), (8, 2), (8, 1), (9, 4), (9, 4)]),
        ("Runners", &[(7, 4), (6, 2)]),
    ];
    for (piece, spaces) in clicks {
        desk.click(piece);
        for &(column, at) in spaces {
            desk.click_id(&format!("spot {}", space(column, at)));
        }
    }
    decides(&mut desk, &turn(Sharing::Share));
    for value in [1, 2, 6, 5] {
        desk.click_id(&format!("face {value}"));
    }
    lists_plays(&mut desk, &turn(Sharing::Share), [1, 2, 6, 5]);
}

#[test]
fn what_stands_on_no_board_is_refused_with_its_ruling() {
    let mut desk = ask("g");
    desk.keys("↑*3 Space ↑");
    desk.expect("Column 2 is won, so nobody else has a marker there (C8).");
    // Four runners.
    desk.keys("Space");
    for column in 3..=6 {
        assert!(!desk.says("(C4)"), "before column {column}");
        desk.keys("→ ↑");
    }
    desk.expect("You have only three runners (C4).");
}

#[test]
fn a_board_that_is_won_or_busts_has_nothing_to_ask() {
    let mut desk = ask("g");
    desk.keys("↑*3 → ↑*5 →*9 ↑*3");
    desk.expect("Player 1 has won.");
    desk.keys("↓");
    assert!(!desk.shows("Player 1 has won."));
    desk.keys("1111");
    desk.expect("You can’t play any pair: a bust.");
}

#[test]
fn both_positions_stay_while_the_program_runs_and_are_no_games() {
    let mut desk = ask("13446");
    desk.keys("→*6");
    let filled = pad(&[(2, 6)], &[]);
    desk.keys("g2355 ↑*2 G");
    lists(&mut desk, Penalty::TwoHundred, &filled, [1, 3, 4, 4, 6]);
    desk.keys("Esc");
    desk.expect("Learn the game");
    desk.keys("T");
    lists(&mut desk, Penalty::TwoHundred, &filled, [1, 3, 4, 4, 6]);
    desk.keys("G");
    desk.expect("chance to win");
    assert!(desk.store().games().is_empty());
}

#[test]
fn only_what_is_asked_last_is_answered_and_nothing_waits_for_it() {
    let mut desk = ask("");
    desk.hold();
    desk.keys("13446");
    desk.expect("Working out a hint…");
    desk.keys("→*5");
    desk.expect("Working out a hint…");
    // The answer comes even to those who are elsewhere.
    desk.keys("Esc");
    desk.go_on();
    desk.keys("T");
    let filled = pad(&[(2, 5)], &[]);
    lists(&mut desk, Penalty::TwoHundred, &filled, [1, 3, 4, 4, 6]);
}
