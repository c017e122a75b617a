//! Why a choice at the board cost something, and what others threaten.

use fifth_die::coach::classic::{Advice, Choice, Values};
use fifth_die::coach::review::classic::Moment;
use fifth_die::rules::classic::{Decision, Play, Position, Setting};
use fifth_die::rules::dice::Sum;
use fifth_die::rules::{RollNumber, Seat, TurnNumber};
use fifth_die::session::{Colour, Seed};
use fifth_die::text::percent;
use fifth_die::text::{self, board_cause};

use crate::play as games;

fn board_moment(players: usize, chosen: Advice, best: Advice) -> Moment {
    Moment {
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
    let begin = "Rolling on: works >99% of the time, keeping about 4 spaces.";
    assert!(words.starts_with(begin), "{words}");
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
fn where_the_turn_speaks_for_the_worse_choice_it_is_said_what_decides() {
    let stop = decision(Decision::Stop, 0.472, 0.0, 10.0, 0.0);
    // 9.6 on average, busts counted, are 15 if there is none. On an empty board no roll busts.
    let facts =
        "Stopping keeps 10 spaces. Rolling on: works 64% of the time, keeping about 15 spaces. ";
    let why = |players, stop, best| {
        let words = told(players, stop, best);
        let words = words.strip_prefix(facts).unwrap();
        let words = words.strip_suffix(" The next roll can’t bust.");
        words.unwrap().to_owned()
    };
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.14);
    assert_eq!(
        why(2, stop, roll_on),
        "Chance to win column 7: 14%. The chance to win is 64% after a turn that works, 25% after a bust, 47% after a stop."
    );
    // A column that is won so seldom decides nothing.
    let roll_on = decision(Decision::RollOn, 0.5, 0.36, 9.6, 0.04);
    // Half of what 64 turns of 100 come to, and a quarter of 36, is 50%.
    let game =
        "The chance to win is 64% after a turn that works, 25% after a bust, 47% after a stop.";
    assert_eq!(why(2, stop, roll_on), game);
    // Alone values are turns.
    let [stop, roll_on] = [(stop, 3.0), (roll_on, 2.9)].map(|(advice, value)| Advice {
        value,
        after_bust: 3.62,
        ..advice
    });
    let alone = "2.5 turns are left after a turn that works, 3.6 after a bust, 3.0 after a stop.";
    assert_eq!(why(1, stop, roll_on), alone);
}

#[test]
fn what_turns_that_work_are_worth_decides_for_the_play_that_works_less_often() {
    // 45% are 25% in a half and 65% in the other; 40% are 25% in a fifth and 43.75% in the rest.
    let [often, seldom] = [play(7, 0.4, 0.2), play(8, 0.45, 0.5)];
    let why = "If the turn works, the chance to win is 65% after 8, 44% after 7; after a bust 25%.";
    let words = told(2, often, seldom);
    assert!(words.ends_with(why), "{words}");
    // Three turns are two in a half, and four in the other.
    let alone = |advice| Advice {
        after_bust: 4.0,
        ..advice
    };
    let words = told(1, alone(play(7, 3.2, 0.2)), alone(play(8, 3.0, 0.5)));
    let why = "If the turn works, 2.0 turns are left after 8, 3.0 after 7; after a bust 4.0.";
    assert!(words.ends_with(why), "{words}");
    // One that works more often and keeps more needs no such reason; where it keeps less, 25% in a half and 55% in the
    // other are 40%, and 25% in a fifth and 50% in the rest 45%.
    let [chosen, best] = [play(7, 0.4, 0.5), play(8, 0.45, 0.2)];
    let more = Advice {
        spaces: 6.0,
        ..best
    };
    let words = told(2, chosen, more);
    assert!(!words.contains("If the turn works"), "{words}");
    let words = told(2, chosen, best);
    let why = "If the turn works, the chance to win is 50% after 8, 55% after 7; after a bust 25%.";
    assert!(words.ends_with(why), "{words}");
}

#[test]
fn plays_that_keep_the_same_are_told_apart_by_the_game_and_the_columns() {
    let keeps = |sum, value| play(sum, value, 0.0);
    // Nothing can bust, so that there is no turn that works.
    assert_eq!(
        told(2, keeps(7, 0.53), keeps(12, 0.56)),
        "7: keeps 4 spaces. 12: keeps 4 spaces. Column 12 has only 3 spaces, column 7 has 13. Yet the chance to win is 56% after 12, 53% after 7."
    );
    // A column of 11 is hardly shorter than one of 13.
    assert_eq!(
        told(1, keeps(7, 3.5), keeps(8, 3.4)),
        "7: keeps 4 spaces. 8: keeps 4 spaces. Yet 3.4 turns are left after 8, 3.5 after 7."
    );
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
    let shut_out = "That shuts out Ben, who is on space 10 of 13.";
    let lost = "Column 7 may be lost: Ben is on space 10 of 13.";
    // The best choice wins the column before Ben does.
    let stop = decision(Decision::Stop, 0.5, 0.0, 8.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.6, 0.5, 8.0, 0.3);
    assert!(of(stop, roll_on).contains(shut_out));
    // The runner of the play comes too late there; that of the better one goes elsewhere.
    let play = |sum, value| play(sum, value, 0.5);
    assert!(of(play(7, 0.4), play(8, 0.5)).contains(lost));
    assert!(!of(play(8, 0.4), play(7, 0.5)).contains("Ben"));
    assert!(!of(play(6, 0.4), play(8, 0.5)).contains("Ben"));
}

#[test]
fn figures_decide_as_they_are_told() {
    // 4.1 spaces on average instead of 4, which is told as 6 in 64%: less.
    let stop = decision(Decision::Stop, 0.5, 0.0, 4.0, 0.0);
    let roll_on = decision(Decision::RollOn, 0.51, 0.36, 4.1, 0.05);
    let words = told(2, stop, roll_on);
    let begin = "Stopping keeps 4 spaces. Rolling on: works 64% of the time, keeping about 6 spaces. The chance to win is ";
    assert!(words.starts_with(begin), "{words}");
}

/// The same choice, where the turn ends with so many columns more often.
fn with_tops(advice: Advice, tops: [f64; 4]) -> Advice {
    Advice { tops, ..advice }
}

/// What is said after the figures of busts and spaces.
fn said_besides(chosen: Advice, best: Advice) -> String {
    let words = told(2, chosen, best);
    let words = words.strip_suffix(" The next roll can’t bust.").unwrap();
    words.rsplit_once(" spaces. ").unwrap().1.to_owned()
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
    let said = |tops| {
        let words = said_besides(stop, with_tops(roll_on, tops));
        // What becomes of stop and roll is told of every decision.
        let (prize, ends) = words.split_once(" The chance to win is ").unwrap();
        assert!(ends.ends_with(" after a bust, 50% after a stop."), "{ends}");
        prize.to_owned()
    };
    // A column in 30%; two of them; and three, which are the game.
    assert_eq!(said([0.2, 0.3, 0.0, 0.0]), "Chance to win column 7: 30%.");
    assert_eq!(
        said([0.1, 0.1, 0.3, 0.0]),
        "Chance to win two columns: 30%."
    );
    let game = "Chance to win the game this turn: 30%.";
    assert_eq!(said([0.1, 0.0, 0.1, 0.3]), game);
    // Two columns in 10% are less than one in 30%.
    assert_eq!(said([0.1, 0.3, 0.1, 0.0]), "Chance to win column 7: 30%.");
}

#[test]
fn what_the_choice_itself_wins_more_often_is_told_too() {
    let stop = decision(Decision::Stop, 0.5, 0.0, 8.0, 1.0);
    let roll_on = decision(Decision::RollOn, 0.6, 0.4, 9.0, 0.6);
    let roll_on = with_tops(roll_on, [0.0, 0.3, 0.3, 0.0]);
    assert_eq!(
        said_besides(stop, roll_on),
        "Chance to win two columns: 30%. In return a stop wins column 7; rolling on does so only 60% of the time. \
         The chance to win is 83% after a turn that works, 25% after a bust, 50% after a stop."
    );
    // A play that wins another column, and one that risks the turn to end the game.
    let play = |sum, value, [seven, twelve]: [f64; 2], tops| {
        let mut advice = play(sum, value, 0.5);
        for (column, chance) in [(7, seven), (12, twelve)] {
            advice.wins[Sum::new(column).unwrap().index()] = chance;
        }
        with_tops(advice, tops)
    };
    let seven = play(7, 0.6, [0.3, 0.0], [0.2, 0.3, 0.0, 0.0]);
    let twelve = play(12, 0.5, [0.05, 0.4], [0.1, 0.4, 0.0, 0.0]);
    let words = told(2, twelve, seven);
    assert_eq!(
        words.split_once(". Chance ").unwrap().1,
        "to win column 7: 30%, against 5% after 12. In return the chance to win column 12 is 40% after 12, 0% after 7. \
         If the turn works, the chance to win is 95% after 7, 75% after 12; after a bust 25%."
    );
    let risky = play(12, 0.5, [0.3, 0.4], [0.1, 0.0, 0.0, 0.4]);
    let words = told(2, risky, seven);
    let last = "In return the chance to win the game this turn is 40% after 12, 0% after 7. \
                If the turn works, the chance to win is 95% after 7, 75% after 12; after a bust 25%.";
    assert!(words.ends_with(last), "{words}");
}

#[test]
fn a_turn_that_wins_with_either_play_is_told_by_how_often_it_wins() {
    let race = |sum, works: f64| with_tops(play(sum, works, 1.0 - works), [0.0, 0.0, 0.0, works]);
    let words = told(2, race(4, 0.45), race(5, 0.47));
    let why = "Chance to win the game this turn: 47%, against 45% after 4.";
    assert!(words.ends_with(why), "{words}");
}

#[test]
fn what_comes_to_half_of_what_decides_is_told_in_return() {
    let play = |sum, value, [seven, twelve]: [f64; 2]| {
        let mut advice = with_tops(
            play(sum, value, 0.5),
            [0.5 - seven - twelve, seven + twelve, 0.0, 0.0],
        );
        advice.wins[Sum::new(7).unwrap().index()] = seven;
        advice.wins[Sum::new(12).unwrap().index()] = twelve;
        advice
    };
    let best = play(7, 0.55, [0.1, 0.0]);
    let answered = told(2, play(12, 0.5, [0.0, 0.05]), best);
    let in_return = "In return the chance to win column 12 is 5% after 12, 0% after 7.";
    assert!(answered.contains(in_return), "{answered}");
    // A twentieth answers no third.
    let best = play(7, 0.55, [0.3, 0.0]);
    let outweighed = told(2, play(12, 0.5, [0.0, 0.05]), best);
    assert!(!outweighed.contains("In return"), "{outweighed}");
}
