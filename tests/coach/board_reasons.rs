//! Why a choice at the board cost something, and what others threaten.

use fifth_die::coach::classic::{Advice, Choice, Values};
use fifth_die::coach::review::classic::Moment;
use fifth_die::rules::classic::{Decision, Play, Position, Setting, bust_odds, length};
use fifth_die::rules::dice::Sum;
use fifth_die::rules::{RollNumber, Seat, TurnNumber};
use fifth_die::session::{Colour, Seed};
use fifth_die::text::percent;
use fifth_die::text::{self, board_cause};

use crate::play as games;

/// A turn that begins the game, with runners on the first spaces of these columns.
fn with_runners(players: usize, columns: &[u8]) -> Position {
    let mut runners = [0; Sum::COUNT];
    for &column in columns {
        runners[Sum::new(column).unwrap().index()] = 1;
    }
    let squares = vec![[0; Sum::COUNT]; players];
    Position::new(Setting::default(), squares, Seat::new(0), runners).unwrap()
}

fn board_moment(players: usize, chosen: Advice, best: Advice) -> Moment {
    Moment {
        number: RollNumber::new(1),
        turn: TurnNumber::new(1),
        roll: Seed(1).roll(RollNumber::new(1)),
        position: with_runners(players, &[7]),
        chosen,
        best,
        choices: vec![best, chosen],
        threat: None,
    }
}

/// A decision with its value, its chance of a bust, the spaces it gains on average, and how often it wins column 7.
fn decision(choice: Decision, value: f64, bust: f64, spaces: f64, seven: f64) -> Advice {
    let mut wins = [0.0; Sum::COUNT];
    wins[Sum::new(7).unwrap().index()] = seven;
    Advice {
        choice: choice.into(),
        value,
        bust,
        after_bust: 0.25,
        spaces,
        wins,
        tops: [1.0 - bust - seven, seven, 0.0, 0.0],
    }
}

fn play(sum: u8, value: f64, bust: f64) -> Advice {
    Advice {
        choice: Choice::Play(Play::one(Sum::new(sum).unwrap())),
        ..decision(Decision::RollOn, value, bust, 4.0, 0.0)
    }
}

/// What is told of the first choice, the second being the best, on the empty board of so many players.
fn told(players: usize, chosen: Advice, best: Advice) -> String {
    board_cause(&board_moment(players, chosen, best), &[]).unwrap()
}

#[test]
fn what_is_not_certain_is_never_told_as_0_or_100_percent() {
    let chosen = decision(Decision::RollOn, 0.004, 0.004, 4.0, 0.0);
    let best = decision(Decision::Stop, 0.0, 0.0, 4.0, 0.0);
    let words = told(2, chosen, best);
    assert!(
        words.starts_with("Rolling on until it’s best to stop works >99% of the time. "),
        "{words}"
    );
    let said = [0.0, 0.004, 0.005, 0.07, 0.996, 1.0].map(percent);
    assert_eq!(said, ["0%", "<1%", "1%", "7%", ">99%", "100%"]);
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
    // One roll alone makes a seven in 64%.
    assert!(threat.chance > 0.64 && threat.chance < 1.0, "{threat:?}");
    let names = games::real_board(&["Ann", "Ben"]);
    let words = text::threat(threat, names.players()).unwrap();
    let chance = percent(threat.chance);
    let expected = format!("After a stop, Ben’s next turn wins {chance} of the time.");
    assert_eq!(words, expected);
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
fn of_a_decision_it_is_said_what_becomes_of_stop_and_of_roll() {
    let stop = decision(Decision::Stop, 0.472, 0.0, 10.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.14);
    // Half of what 64 turns of 100 come to, and a quarter of 36, is 50%.
    let game = "Rolling on until it’s best to stop works 64% of the time. Chance to win: 64% if it works, 25% after a bust, 47% after stopping here. ";
    // On an empty board no roll busts.
    assert_eq!(
        told(2, stop, roll_on),
        format!("{game}The next roll can’t bust.")
    );
    // Whoever rolled on hears of what the stop wins for sure.
    let stop = decision(Decision::Stop, 0.6, 0.0, 10.0, 1.0);
    let wins = "Chance to win column 7 this turn: 100% (stop), 14% (roll on).";
    let words = told(2, roll_on, stop);
    assert!(words.ends_with(wins), "{words}");
    // Alone values are turns.
    let [stop, roll_on] = [(stop, 3.0), (roll_on, 2.9)].map(|(advice, value)| Advice {
        value,
        after_bust: 3.62,
        ..advice
    });
    let alone = "Rolling on until it’s best to stop works 64% of the time. Turns left: 2.5 if it works, 3.6 after a bust, 3.0 after stopping here. ";
    let words = told(1, stop, roll_on);
    assert!(words.starts_with(alone), "{words}");
}

#[test]
fn of_two_plays_it_is_said_how_often_they_work_and_what_they_are_worth_then() {
    // 45% are 25% in a half and 65% in the other; 40% are 25% in a fifth and 43.75% in the rest.
    let [often, seldom] = [play(7, 0.4, 0.2), play(8, 0.45, 0.5)];
    let why = "How often it works: 50% (8), 80% (7). Chance to win: 65% or 44% if it works, 25% after a bust.";
    let words = told(2, often, seldom);
    assert!(words.starts_with(why), "{words}");
    // Three turns are two in a half, and four in the other.
    let alone = |advice| Advice {
        after_bust: 4.0,
        ..advice
    };
    let words = told(1, alone(play(7, 3.2, 0.2)), alone(play(8, 3.0, 0.5)));
    let why = "How often it works: 50% (8), 80% (7). Turns left: 2.0 or 3.0 if it works, 4.0 after a bust.";
    assert!(words.starts_with(why), "{words}");
    // Nothing can bust, so that there is no turn that works.
    assert_eq!(
        told(1, play(7, 3.5, 0.0), play(8, 3.4, 0.0)),
        "Turns left: 3.4 (8), 3.5 (7)."
    );
}

#[test]
fn it_is_told_how_far_the_columns_are_that_two_plays_are_for() {
    let mut squares = [0; Sum::COUNT];
    for (column, space) in [(8, 9), (9, 5)] {
        squares[Sum::new(column).unwrap().index()] = space;
    }
    let squares = vec![squares, [0; Sum::COUNT]];
    let position = Position::new(Setting::default(), squares, Seat::new(0), [0; Sum::COUNT]);
    let of = |chosen: Advice, best| {
        let moment = Moment {
            position: position.clone().unwrap(),
            roll: crate::fixtures::roll([1, 3, 2, 6]),
            ..board_moment(2, chosen, best)
        };
        board_cause(&moment, &[]).unwrap()
    };
    let both = |low, high, value, chance| {
        let mut advice = play(high, value, 0.5);
        advice.wins[Sum::new(high).unwrap().index()] = chance;
        let [low, high] = [low, high].map(|sum| Sum::new(sum).unwrap());
        Advice {
            choice: Choice::Play(Play::both(low, high)),
            ..advice
        }
    };
    // Columns 8 and 9 have 11 and 9 spaces; the play takes one of those that are left.
    let words = of(both(3, 9, 0.4, 0.3), both(4, 8, 0.5, 0.3));
    let closer = "Spaces to go: 1 in column 8 (4 and 8), 3 in column 9 (3 and 9).";
    assert!(words.ends_with(closer), "{words}");
    for words in [
        of(both(4, 8, 0.4, 0.3), both(3, 9, 0.5, 0.3)),
        of(both(3, 9, 0.4, 0.3), both(4, 8, 0.5, 0.05)),
    ] {
        assert!(!words.contains("Spaces to go"), "{words}");
    }
}

#[test]
fn a_play_of_two_is_told_by_what_makes_up_most_of_its_cost() {
    let two_columns = |sum, value, bust, two| {
        let tops = [1.0 - bust - two, 0.0, two, 0.0];
        with_tops(play(sum, value, bust), tops)
    };
    // It works less often, and wins two columns instead: that weighs more than a column that is won for sure.
    let sure = with_tops(play(8, 0.5, 0.0), [0.0, 1.0, 0.0, 0.0]);
    let words = told(2, sure, two_columns(6, 0.6, 0.4, 0.4));
    let wins = "Chance to win two columns this turn: 40% (6), 0% (8).";
    assert!(words.ends_with(wins), "{words}");
    // A success is worth the same, so that only how often it works is left to explain.
    let words = told(2, play(8, 0.4, 0.75), play(7, 0.55, 0.5));
    assert!(!words.contains("this turn"), "{words}");
    assert!(
        words.ends_with("8 starts column 8 from the bottom."),
        "{words}"
    );
}

#[test]
fn no_success_is_told_to_be_better_than_a_won_game_and_no_bust_than_a_stop() {
    let decision = |choice, value, bust| decision(choice, value, bust, 4.0, 0.0);
    // 72% are more than a win in 60% and a quarter of the rest come to.
    let won = [
        decision(Decision::RollOn, 0.72, 0.4),
        decision(Decision::Stop, 0.75, 0.0),
    ];
    let kept = [
        decision(Decision::Stop, 0.2, 0.0),
        decision(Decision::RollOn, 0.5, 0.4),
    ];
    for ([chosen, best], chances) in [
        (won, " 100% if it works, "),
        (kept, "20% after a bust, 20% after stopping here."),
    ] {
        let words = told(2, chosen, best);
        assert!(words.contains(chances), "{words}");
    }
}

#[test]
fn it_is_told_who_is_near_the_top_of_the_column_in_question() {
    let players = [
        games::player("Ann", Colour::Blue),
        games::player("Ben", Colour::Orange),
    ];
    let mut squares = [[0; Sum::COUNT]; 2];
    squares[1][5] = 10;
    let board = Position::new(Setting::default(), squares.to_vec(), Seat::new(0), [0; 11]);
    let of = |chosen: Advice, best| {
        let moment = Moment {
            position: board.clone().unwrap(),
            ..board_moment(2, chosen, best)
        };
        board_cause(&moment, &players).unwrap()
    };
    let lost = "Column 7 may be lost: Ben is on space 10 of 13.";
    // The runner of the play comes too late there; that of the better one goes elsewhere.
    let play = |sum, value| play(sum, value, 0.5);
    assert!(of(play(7, 0.4), play(8, 0.5)).contains(lost));
    assert!(!of(play(8, 0.4), play(7, 0.5)).contains("Ben"));
    assert!(!of(play(6, 0.4), play(8, 0.5)).contains("Ben"));
}

/// The same choice, where the turn ends with so many columns more often.
fn with_tops(advice: Advice, tops: [f64; 4]) -> Advice {
    Advice { tops, ..advice }
}

#[test]
fn what_wins_at_once_is_told_to_win_the_game() {
    let roll_on = decision(Decision::RollOn, 0.95, 0.47, 3.0, 0.53);
    let roll_on = with_tops(roll_on, [0.0, 0.0, 0.0, 0.53]);
    let stop = with_tops(
        decision(Decision::Stop, 1.0, 0.0, 3.0, 1.0),
        [0.0, 0.0, 0.0, 1.0],
    );
    let words = "Chance to win the game this turn: 100% (stop), 53% (roll on).";
    assert_eq!(told(2, roll_on, stop), words);
}

#[test]
fn what_the_turn_may_win_is_told_by_its_weight() {
    let roll_on = with_tops(
        decision(Decision::RollOn, 0.5, 0.5, 8.0, 0.0),
        [0.5, 0.0, 0.0, 0.0],
    );
    let stop = decision(Decision::Stop, 0.6, 0.0, 9.0, 0.3);
    let said = |tops| {
        let words = told(2, roll_on, with_tops(stop, tops));
        words.split_once("Chance to win ").unwrap().1.to_owned()
    };
    // A column in 30%; two of them; and three, which are the game.
    let column = "column 7 this turn: 30% (stop), 0% (roll on).";
    assert_eq!(said([0.7, 0.3, 0.0, 0.0]), column);
    assert_eq!(
        said([0.6, 0.1, 0.3, 0.0]),
        "two columns this turn: 30% (stop), 0% (roll on)."
    );
    assert_eq!(
        said([0.6, 0.0, 0.1, 0.3]),
        "the game this turn: 30% (stop), 0% (roll on)."
    );
    // Two columns in 10% are less than one in 30%.
    assert_eq!(said([0.7, 0.2, 0.1, 0.0]), column);
    // Where several columns may be won, none is named.
    let any = "a column this turn: 60% (stop), 0% (roll on).";
    assert_eq!(said([0.4, 0.6, 0.0, 0.0]), any);
}

#[test]
fn a_prize_is_no_reason_where_the_other_choice_wins_more() {
    let play = |sum, value, [seven, twelve]: [f64; 2]| {
        let mut advice = play(sum, value, 0.5);
        for (column, chance) in [(7, seven), (12, twelve)] {
            advice.wins[Sum::new(column).unwrap().index()] = chance;
        }
        with_tops(advice, [0.5 - seven - twelve, seven + twelve, 0.0, 0.0])
    };
    let words = told(2, play(12, 0.5, [0.0, 0.4]), play(7, 0.6, [0.3, 0.0]));
    assert!(!words.contains("this turn"), "{words}");
    // Only what is won more often in all is an advantage.
    let words = told(2, play(12, 0.5, [0.0, 0.2]), play(7, 0.6, [0.3, 0.0]));
    let wins = "Chance to win a column this turn: 30% (7), 20% (12).";
    assert!(words.ends_with(wins), "{words}");
    let words = told(2, play(12, 0.5, [0.2, 0.0]), play(7, 0.6, [0.3, 0.0]));
    let wins = "Chance to win column 7 this turn: 30% (7), 20% (12).";
    assert!(words.ends_with(wins), "{words}");
    assert_eq!(words.matches(". ").count(), 2, "three sentences: {words}");
}

#[test]
fn a_stop_that_nearly_nothing_threatens_and_a_runner_that_stays_free_are_told() {
    // Six and eight are hit nearly always while another runner is free.
    let mut runners = [0; Sum::COUNT];
    for column in [6, 8] {
        runners[Sum::new(column).unwrap().index()] = 2;
    }
    let won = |column: u8| {
        let mut squares = [0; Sum::COUNT];
        squares[Sum::new(column).unwrap().index()] = length(Sum::new(column).unwrap());
        squares
    };
    let squares = vec![won(7), won(12)];
    let position = Position::new(Setting::default(), squares, Seat::new(0), runners).unwrap();
    let bust = bust_odds(&position);
    assert!(bust > 0.0 && bust < 0.01, "{bust}");
    let stop = decision(Decision::Stop, 0.472, 0.0, 10.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.14);
    let moment = Moment {
        position,
        ..board_moment(2, stop, roll_on)
    };
    let words = board_cause(&moment, &[]).unwrap();
    assert!(
        words.ends_with("The next roll almost never busts."),
        "{words}"
    );
    // A success that were worth less than a stop is not told.
    let roll_on = decision(Decision::RollOn, 0.45, 0.36, 9.6, 0.14);
    let stop = decision(Decision::Stop, 0.60, 0.0, 10.0, 0.0);
    let words = told(2, roll_on, stop);
    let risks = "Rolling on busts 36% of the time. Chance to win: 25% after a bust, 60% after stopping here.";
    assert!(words.starts_with(risks), "{words}");
}

#[test]
fn a_stop_that_was_wrong_hears_nothing_of_a_stop_after_the_next_roll() {
    let position = with_runners(2, &[5, 9, 12]);
    let bust = bust_odds(&position);
    let of = |chosen: Advice, best| {
        let moment = Moment {
            position: position.clone(),
            ..board_moment(2, chosen, best)
        };
        board_cause(&moment, &[]).unwrap()
    };
    let stop = decision(Decision::Stop, 0.4, 0.0, 3.0, 0.0);
    let risks = format!("Rolling on busts {} of the time. ", percent(bust));
    let one_roll = decision(Decision::RollOn, 0.5, bust, 4.0, 0.0);
    let words = of(stop, one_roll);
    assert!(words.starts_with(&risks), "{words}");
    // A turn that goes on for longer is told to its end, and what a roll risks only where that is little.
    let longer = decision(Decision::RollOn, 0.5, bust + 0.1, 4.0, 0.0);
    let words = of(stop, longer);
    assert!(!words.starts_with("Rolling on busts"), "{words}");
    assert!(!words.contains("The next roll busts only"), "{words}");
}

#[test]
fn a_play_that_comes_to_a_top_says_so() {
    let nine = Sum::new(9).unwrap();
    let mut squares = [0; Sum::COUNT];
    squares[nine.index()] = length(nine) - 1;
    let squares = vec![squares, [0; Sum::COUNT]];
    let position = Position::new(Setting::default(), squares, Seat::new(0), [0; Sum::COUNT]);
    let moment = |chosen, best| Moment {
        position: position.clone().unwrap(),
        roll: crate::fixtures::roll([4, 5, 2, 6]),
        ..board_moment(2, chosen, best)
    };
    let of = |chosen, best| board_cause(&moment(chosen, best), &[]).unwrap();
    let two = |low: u8, high: u8| {
        let [low, high] = [low, high].map(|sum| Sum::new(sum).unwrap());
        Play::both(low, high)
    };
    let advice = |choice: Play, value, spaces| Advice {
        choice: Choice::Play(choice),
        spaces,
        ..play(7, value, 0.4)
    };
    let words = of(advice(two(6, 11), 0.4, 4.0), advice(two(8, 9), 0.5, 4.0));
    assert!(
        words.ends_with("8 and 9 reaches the top of column 9."),
        "{words}"
    );
}

#[test]
fn a_roll_that_seldom_busts_is_told_where_the_turn_often_does() {
    let moment = Moment {
        position: with_runners(2, &[6, 7, 8]),
        ..board_moment(
            2,
            decision(Decision::Stop, 0.4, 0.0, 3.0, 0.0),
            decision(Decision::RollOn, 0.5, 0.4, 4.0, 0.0),
        )
    };
    let words = board_cause(&moment, &[]).unwrap();
    // 92% of all rolls make a 6, 7 or 8.
    assert!(
        words.ends_with("The next roll busts only 8% of the time."),
        "{words}"
    );
}

#[test]
fn a_play_that_begins_a_column_hears_of_it_if_the_better_one_does_not() {
    // A runner stands in column 7.
    let words = told(2, play(8, 0.4, 0.5), play(7, 0.5, 0.5));
    assert!(
        words.ends_with("8 starts column 8 from the bottom."),
        "{words}"
    );
    let words = told(2, play(7, 0.4, 0.5), play(8, 0.5, 0.5));
    assert!(!words.contains("from the bottom"), "{words}");
}
