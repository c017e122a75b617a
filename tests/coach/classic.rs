//! The coach of the classic game: its own reading of the rules, turns solved, what was learned, opponents.

use std::collections::HashMap;

use fifth_die::coach::classic::engine::{Board, turn_worth};
use fifth_die::coach::classic::{Choice, Effort, Turns, Values, Weaker, choose, decide};
use fifth_die::rules::classic::{
    Columns, Decision, Placement, Play, Position, Setting, Sharing, length,
};
use fifth_die::rules::dice::{Die, Roll, Sum};
use fifth_die::rules::{RollNumber, Seat};
use fifth_die::session::{Classic, Level, Seed, Variant};

use crate::fixtures::{with_columns, with_sharing};
use crate::simulate::classic::{Played, play_game};
use crate::simulate::matches::{Tally, classic_deal};
use crate::train::classic::{Subject, built_in, file, learn};

fn settings() -> Vec<Setting> {
    let mut settings = Vec::new();
    for columns in Columns::ALL {
        for sharing in Sharing::ALL {
            for placement in Placement::ALL {
                settings.push(Setting {
                    columns,
                    sharing,
                    placement,
                });
            }
        }
    }
    settings
}

/// The squares of a player, by column 2 to 12.
type Spaces = [u8; Sum::COUNT];

const EMPTY: Spaces = [0; Sum::COUNT];

/// These columns won, the others below the first space.
fn won(columns: &[u8]) -> Spaces {
    with(
        EMPTY,
        &columns
            .iter()
            .map(|&column| (column, 0))
            .collect::<Vec<_>>(),
    )
}

/// These squares too, by column and by spaces left to the top.
fn with(mut squares: Spaces, left: &[(u8, u8)]) -> Spaces {
    for &(column, left) in left {
        let column = Sum::new(column).unwrap();
        squares[column.index()] = length(column) - left;
    }
    squares
}

/// A position of the first player by the usual rules, with these squares and runners.
fn at(squares: Vec<Spaces>, runners: Spaces) -> Position {
    Position::new(Setting::default(), squares, Seat::new(0), runners).unwrap()
}

/// Every roll of four dice as it lies sorted, with the number of ways to roll it.
fn rolls() -> HashMap<Roll, u32> {
    let mut rolls = HashMap::new();
    for fall in 0..1296 {
        let dice = [1, 6, 36, 216].map(|place| Die::ALL[fall / place % 6]);
        *rolls.entry(Roll::new(dice)).or_default() += 1;
    }
    rolls
}

/// Plays a game on the board of the coach beside the same one by the rules.
fn plays_by_the_rules(mut position: Position, seed: Seed) {
    let mut board = Board::new(&position);
    for roll in 1..=300 {
        let dice = seed.roll(RollNumber::new(roll));
        let plays = position.plays(&dice);
        let mut found = board.legal(&dice);
        found.sort_unstable();
        assert_eq!(found, plays, "{position:?} {dice}");
        let Some(&play) = plays.get(roll % plays.len().max(1)) else {
            position = position.bust();
            board.bust();
            assert_eq!(board, Board::new(&position));
            continue;
        };
        position = position.play(&dice, play).unwrap();
        for column in play.columns() {
            board.advance(column.index());
        }
        assert_eq!(board, Board::new(&position));
        if let (Some(stopped), 0) = (position.stop(), roll % 3) {
            position = stopped;
            let winner = board.stop().map(Seat::new);
            assert_eq!(winner, position.winner(), "{position:?}");
            if position.winner().is_some() {
                break;
            }
            assert_eq!(board, Board::new(&position));
        }
    }
}

#[test]
fn the_board_of_the_coach_has_the_rules_of_the_board() {
    for (number, setting) in settings().into_iter().enumerate() {
        for players in (1..=4).filter(|&players| setting.columns.are_offered_to(players)) {
            let seed = Seed(number as u64 * 4 + players as u64);
            let start = Position::start(setting, players, Seat::new(0));
            plays_by_the_rules(start.unwrap(), seed);
        }
    }
}

#[test]
fn the_board_of_the_coach_ends_where_all_columns_are_won() {
    let setting = with_columns(Columns::Five);
    let near = |columns: &[u8]| with(won(columns), &[(7, 2)]);
    let four = near(&[2, 3, 4, 5]);
    for squares in [
        [four, near(&[6, 8, 9, 10]), near(&[11, 12])],
        [four, near(&[6, 8, 9]), near(&[10, 11, 12])],
    ] {
        for first in 0..3 {
            let mut squares = squares;
            squares.rotate_left(first);
            let start = Position::new(setting, squares.to_vec(), Seat::new(0), EMPTY).unwrap();
            for seed in 0..8 {
                plays_by_the_rules(start.clone(), Seed(seed));
                plays_by_the_rules(start.without(Seat::new(seed as usize % 3)), Seed(seed));
            }
        }
    }
}

/// A second reading of the turn: every position that can follow, with the plays of every roll looked up in the rules.
#[derive(Default)]
struct Exact {
    /// What the rolls lead to from a position, with the number of rolls; nothing for a bust.
    choices: HashMap<Position, Vec<(u32, Vec<Position>)>>,
    /// What the turn is worth that begins in a position: the chance to win, or the turns to come, less than zero.
    values: HashMap<Position, f64>,
}

impl Exact {
    /// The values of all positions that can follow this start of a turn, by iteration.
    fn solve(start: &Position) -> Exact {
        let rolls = rolls();
        let mut exact = Exact::default();
        exact.explore(start, &rolls);
        let starts: Vec<Position> = exact.values.keys().cloned().collect();
        loop {
            let mut change: f64 = 0.0;
            for start in &starts {
                let mut known = HashMap::new();
                let value = exact.roll(start, &mut known) - cost(start);
                change = change.max((value - exact.values[start]).abs());
                exact.values.insert(start.clone(), value);
            }
            if change < 1e-9 {
                return exact;
            }
        }
    }

    fn explore(&mut self, start: &Position, rolls: &HashMap<Roll, u32>) {
        if start.winner().is_some() || self.values.contains_key(start) {
            return;
        }
        self.values.insert(start.clone(), 0.0);
        let mut open = vec![start.clone()];
        while let Some(position) = open.pop() {
            if self.choices.contains_key(&position) {
                continue;
            }
            let mut choices: HashMap<Vec<Position>, u32> = HashMap::new();
            for (roll, ways) in rolls {
                let plays = position.plays(roll).into_iter();
                let played: Vec<Position> = plays
                    .map(|play| position.play(roll, play).unwrap())
                    .collect();
                open.extend(played.iter().cloned());
                *choices.entry(played).or_default() += ways;
            }
            let choices = choices.into_iter().map(|(plays, ways)| (ways, plays));
            self.choices.insert(position.clone(), choices.collect());
            if let Some(stopped) = position.stop() {
                self.explore(&stopped, rolls);
            }
        }
        self.explore(&start.bust(), rolls);
    }

    /// What it is worth to its player that a turn ends in this position.
    fn end(&self, after: &Position) -> f64 {
        match (after.players(), after.winner()) {
            (1, Some(_)) => 0.0,
            (_, Some(_)) => 1.0,
            (1, None) => self.values[after],
            (_, None) => 1.0 - self.values[after],
        }
    }

    fn roll(&self, position: &Position, known: &mut HashMap<Position, f64>) -> f64 {
        let sum: f64 = self.choices[position]
            .iter()
            .map(|(ways, plays)| {
                let best = plays.iter().map(|play| self.best(play, known));
                let value = best.reduce(f64::max);
                f64::from(*ways) * value.unwrap_or_else(|| self.end(&position.bust()))
            })
            .sum();
        sum / 1296.0
    }

    fn best(&self, position: &Position, known: &mut HashMap<Position, f64>) -> f64 {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let roll = self.roll(position, known);
        let value = match position.stop() {
            Some(stopped) => roll.max(self.end(&stopped)),
            None => roll,
        };
        known.insert(position.clone(), value);
        value
    }
}

/// What a turn costs one who plays alone.
fn cost(position: &Position) -> f64 {
    f64::from(u8::from(position.players() == 1))
}

#[track_caller]
fn solves(start: Position) {
    let exact = Exact::solve(&start);
    for (position, value) in &exact.values {
        let bust = exact.end(&position.bust());
        let worth = turn_worth(position, bust, |after| exact.end(after));
        let is_near = (worth - cost(position) - value).abs() < 1e-5;
        assert!(is_near, "{position:?} {worth} {value}");
    }
}

#[test]
fn an_endgame_alone_is_solved_exactly() {
    let near: Vec<(u8, u8)> = (2..=12).map(|column| (column, 1)).collect();
    let squares = with(EMPTY, &near);
    let squares = with(squares, &[(6, 0), (8, 0), (7, 2), (3, 2)]);
    solves(at(vec![squares], EMPTY));
}

#[test]
fn endgames_of_two_are_solved_exactly_by_every_rule() {
    for setting in settings() {
        if setting.columns != Columns::Five {
            continue;
        }
        let mine = with(won(&[2, 3, 4, 5]), &[(6, 1), (7, 2), (8, 1)]);
        let theirs = with(won(&[9, 10, 11, 12]), &[(6, 2), (7, 1), (8, 2)]);
        solves(Position::new(setting, vec![mine, theirs], Seat::new(0), EMPTY).unwrap());
    }
}

fn middle(setting: Setting, players: usize) -> Position {
    let squares = [
        [0, 5, 0, 3, 4, 6, 0, 2, 0, 0, 0],
        [0, 0, 0, 0, 5, 7, 2, 0, 4, 1, 0],
        [0, 0, 3, 0, 0, 9, 7, 0, 0, 0, 1],
        [2, 0, 0, 2, 8, 0, 0, 3, 0, 0, 0],
    ];
    let mut runners = EMPTY;
    runners[5] = 8;
    runners[7] = 4;
    Position::new(setting, squares[..players].to_vec(), Seat::new(0), runners).unwrap()
}

/// The position with column 2 for 12, 3 for 11 and so on.
fn mirrored(position: &Position) -> Position {
    let turned = |spaces: &dyn Fn(Sum) -> u8| {
        let mut turned = EMPTY;
        for column in Sum::ALL {
            turned[Sum::COUNT - 1 - column.index()] = spaces(column);
        }
        turned
    };
    let squares = Seat::all(position.players())
        .map(|seat| turned(&|column| position.square(seat, column)))
        .collect();
    let runners = turned(&|column| position.runner(column));
    Position::new(position.setting(), squares, position.turn(), runners).unwrap()
}

#[test]
fn a_board_in_the_mirror_is_worth_the_same() {
    let values = Values::built_in();
    for players in 1..=4 {
        let position = middle(Setting::default(), players);
        let value = values.advice(&position, None, Effort::Quick)[0].value;
        let other = values.advice(&mirrored(&position), None, Effort::Quick)[0].value;
        assert!((value - other).abs() < 1e-4, "{value} {other}");
    }
}

#[test]
fn the_built_in_values_are_whole_and_small() {
    let bytes = include_bytes!("../../assets/coach/classic.values");
    assert_eq!(file(&built_in()), bytes);
    assert!(bytes.len() < 4 << 20);
    assert_eq!(Values::read(bytes).as_ref(), Some(Values::built_in()));
}

#[test]
fn the_same_games_teach_the_same() {
    let learned = |subject: Subject, seed: u64| {
        let mut told = Vec::new();
        // After fewer games it would still play by the net that it began with.
        let values = learn(subject, 3, seed, |progress| told.push(*progress));
        assert_eq!(told.len(), 1);
        assert_eq!((told[0].games, told[0].of), (3, 3));
        values
    };
    let mut known = Vec::new();
    for subject in [
        Subject::Alone,
        Subject::Equals(Sharing::Jump),
        Subject::Weaker,
    ] {
        let values = learned(subject, 1);
        assert_eq!(values, learned(subject, 1));
        assert!(!known.contains(&values), "{subject:?}");
        known.push(values);
    }
}

#[test]
fn advice_is_about_everything_that_is_legal() {
    let values = Values::built_in();
    for (number, setting) in settings().into_iter().enumerate() {
        for players in [1, 2, 4] {
            // Each setting with one number of players, and each number with every house rule.
            if (number + number / 3 + players / 2) % 3 != 0
                || !setting.columns.are_offered_to(players)
            {
                continue;
            }
            let position = middle(setting, players);
            let roll = Seed(9).roll(RollNumber::new(players));
            let advice = values.advice(&position, Some(&roll), Effort::Quick);
            let plays = advice.iter().filter_map(|advice| advice.choice.play());
            let mut plays: Vec<Play> = plays.collect();
            plays.sort_unstable();
            assert_eq!(plays, position.plays(&roll));
            // Alone, fewer turns are better.
            let sign = if players == 1 { 1.0 } else { -1.0 };
            assert!(advice.is_sorted_by_key(|advice| sign * advice.value));
            let decisions = values.advice(&position, None, Effort::Quick);
            let stops = decisions.iter().any(|advice| advice.choice == Choice::Stop);
            assert_eq!(stops, position.may_stop());
            for advice in &decisions {
                assert!(advice.value >= 0.0 && (players == 1 || advice.value <= 1.0));
                assert!((0.0..=1.0).contains(&advice.bust));
                assert!(advice.wins.iter().all(|win| (0.0..=1.0).contains(win)));
                if advice.choice == Choice::Stop {
                    assert_eq!(advice.bust, 0.0);
                    assert_eq!(advice.spaces, f64::from(position.at_stake()));
                }
            }
        }
    }
}

#[test]
fn a_stop_that_wins_is_the_best_and_wins_its_column() {
    let squares = with(EMPTY, &[(6, 0), (8, 0), (7, 1)]);
    let mut runners = EMPTY;
    runners[5] = 13;
    for others in 0..3 {
        let mut all = vec![squares];
        all.extend(vec![EMPTY; others]);
        let position = at(all, runners);
        let decisions = Values::built_in().advice(&position, None, Effort::Deep);
        assert_eq!(decisions[0].choice, Choice::Stop);
        assert_eq!(decisions[0].value, 1.0);
        assert_eq!(decisions[0].wins[5], 1.0);
        for &level in Classic::LEVELS {
            let decision = decide(level, Values::built_in(), Weaker::default(), &position, 1);
            assert_eq!(decision, Decision::Stop, "{level:?}");
        }
    }
}

#[test]
fn a_stop_that_wins_the_last_column_for_nobody_ends_the_game() {
    let setting = with_columns(Columns::Five);
    let mut runners = EMPTY;
    runners[5] = 13;
    let first = won(&[2, 3, 4, 5]);
    // Who makes four of the last column is the last of two with the most; who makes three has less than both.
    let most = vec![won(&[6, 8, 9]), first, won(&[10, 11, 12])];
    let third = vec![won(&[6, 8]), first, won(&[9, 10, 11, 12])];
    for (squares, worth) in [(most, 1.0), (third, 0.0)] {
        let position = Position::new(setting, squares, Seat::new(0), runners).unwrap();
        let winner = position.stop().unwrap().winner();
        assert_eq!(winner == Some(Seat::new(0)), worth == 1.0);
        // One who has left wins nothing, but the columns stay won (C14).
        for position in [position.clone(), position.without(Seat::new(2))] {
            let is_won = position.stop().unwrap().winner() == Some(Seat::new(0));
            for effort in [Effort::Quick, Effort::Deep] {
                let decisions = Values::built_in().advice(&position, None, effort);
                let stop = decisions
                    .iter()
                    .find(|advice| advice.choice == Choice::Stop);
                assert_eq!(stop.unwrap().value, f64::from(u8::from(is_won)));
            }
        }
    }
}

/// What it is worth to roll at the start of a turn, thought through.
fn deep(position: &Position) -> f64 {
    let decisions = Values::built_in().advice(position, None, Effort::Deep);
    assert_eq!(decisions.len(), 1);
    decisions[0].value
}

#[test]
fn deep_advice_knows_what_follows_a_bust() {
    let values = Values::built_in();
    let far = [0, 1, 0, 3, 4, 0, 2, 0, 0, 0, 0];
    let near = with(won(&[2, 4]), &[(6, 1), (8, 2), (7, 4), (10, 3)]);
    let also_near = with(won(&[9, 12]), &[(6, 3), (8, 1), (7, 2), (5, 4)]);
    for squares in [far, near] {
        let start = at(vec![squares], EMPTY);
        // The same turns follow a bust, and this one is spent.
        let turns = deep(&start);
        let rest = turn_worth(&start, -turns, |after| {
            -values.chances(after, Weaker::default())[0]
        });
        assert!((turns - (1.0 - rest)).abs() < 5e-4, "{turns} {rest}");
    }
    for squares in [[far, near], [near, far], [near, also_near]] {
        let start = at(squares.to_vec(), EMPTY);
        let chance = deep(&start);
        let bust = 1.0 - deep(&start.bust());
        let turn = turn_worth(&start, bust, |after| {
            values.chances(after, Weaker::default())[0]
        });
        assert!((chance - turn).abs() < 2e-5, "{chance} {turn}");
    }
}

#[test]
fn advice_on_one_choice_after_the_other_is_that_on_each() {
    let values = Values::built_in();
    let mut turns = Turns::new(values, Weaker::default());
    let mut check = |position: &Position, roll: &Roll| {
        let effort = Effort::Deep;
        let plays = values.advice(position, Some(roll), effort);
        assert_eq!(turns.advice(position, Some(roll)), plays);
        let decisions = values.advice(position, None, effort);
        assert_eq!(turns.advice(position, None), decisions);
        position
            .play(roll, plays[0].choice.play().unwrap())
            .unwrap()
    };
    let roll = |values| Roll::from_values(values).unwrap();
    let start = middle(Setting::default(), 2);
    // In a turn, after a stop, and after busts of both.
    let played = check(&start, &roll([1, 2, 5, 6]));
    check(&played, &roll([3, 4, 3, 4]));
    check(&played.stop().unwrap(), &roll([3, 4, 3, 4]));
    check(&played.bust().bust(), &roll([3, 4, 3, 4]));
}

#[test]
fn what_is_told_of_a_stop_is_told_again_of_the_next_turn() {
    let values = Values::built_in();
    for setting in Sharing::ALL.map(with_sharing) {
        let position = middle(setting, 2);
        let told = values.advice(&position, None, Effort::Deep);
        let stop = told.iter().find(|one| one.choice == Choice::Stop).unwrap();
        let next = 1.0 - deep(&position.stop().unwrap());
        assert!((stop.value - next).abs() < 2e-3, "{} {next}", stop.value);
        // A play that is best stopped after is worth that stop, any other the roll.
        let roll = Roll::from_values([1, 2, 6, 6]).unwrap();
        for play in values.advice(&position, Some(&roll), Effort::Deep) {
            let after = position.play(&roll, play.choice.play().unwrap()).unwrap();
            let decided = values.advice(&after, None, Effort::Deep)[0];
            assert_eq!((play.value, play.bust), (decided.value, decided.bust));
        }
    }
    // Among three, one who can hardly be kept from winning leaves little to a stop.
    let near = with(won(&[2, 8]), &[(7, 1), (6, 1), (5, 1)]);
    let squares = vec![EMPTY, near, with(EMPTY, &[(9, 2)])];
    let position = at(squares, with(EMPTY, &[(4, 5), (10, 5)]));
    let told = values.advice(&position, None, Effort::Deep);
    let stop = told.iter().find(|one| one.choice == Choice::Stop).unwrap();
    assert!(stop.value < 0.1, "{}", stop.value);
}

#[test]
fn nothing_is_advised_when_the_game_is_over() {
    let position = at(vec![won(&[6, 7, 8]), EMPTY], EMPTY);
    let values = Values::built_in();
    let roll = Seed(1).roll(RollNumber::new(1));
    assert!(
        values
            .advice(&position, Some(&roll), Effort::Quick)
            .is_empty()
    );
    assert!(values.advice(&position, None, Effort::Quick).is_empty());
    let mut turns = Turns::new(values, Weaker::default());
    assert!(turns.advice(&position, Some(&roll)).is_empty());
    assert!(turns.advice(&position, None).is_empty());
    for &level in Classic::LEVELS {
        let choice = choose(level, values, Weaker::default(), &position, &roll, 1);
        assert_eq!(choice, None);
    }
}

fn play(levels: &[Level], seed: u64) -> Played {
    play_game(
        Values::built_in(),
        Effort::Quick,
        levels,
        Setting::default(),
        seed,
    )
    .unwrap()
}

/// The share of games that one level wins of another, the same dice from both seats.
fn share(one: Level, other: Level, games: u64) -> f64 {
    let wins: usize = (0..games)
        .map(|game| {
            [play(&[one, other], game), play(&[other, one], game)]
                .map(|played| played.winner.index())
        })
        .map(|[first, second]| 1 - first + second)
        .sum();
    wins as f64 / (2 * games) as f64
}

#[test]
fn the_master_beats_the_rule_of_28_and_the_steady_the_careless() {
    let levels = [
        Level::Master,
        Level::Evolved,
        Level::Steady,
        Level::Bold,
        Level::Careless,
    ];
    assert_eq!(Classic::LEVELS, levels, "the strongest comes first");
    let master = share(Level::Master, Level::Steady, 5);
    assert!(master > 0.6, "{master}");
    let steady = share(Level::Steady, Level::Careless, 100);
    assert!(steady > 0.6, "{steady}");
}

fn matched(levels: &[Level], deals: u64) -> Tally {
    let mut tally = Tally::new(levels.len());
    for deal in 0..deals {
        let setting = Setting::default();
        tally.add(&classic_deal(levels, Values::built_in(), setting, 1, deal).unwrap());
    }
    tally
}

#[test]
fn matches_come_to_what_is_known_from_elsewhere() {
    // One alone by the rule of 28: 10.755 turns, exactly.
    let mean = matched(&[Level::Steady], 4000).players()[0].mean();
    let error = mean.error.unwrap();
    assert!((mean.value - 10.755).abs() < 4.0 * error && error < 0.1);
    let mean = matched(&[Level::Evolved], 1500).players()[0].mean().value;
    assert!((8.6..9.0).contains(&mean), "{mean}");
    // The evolved one wins 0.70 moving first and 0.61 second.
    let two = matched(&[Level::Evolved, Level::Steady], 500);
    let wins = two.players()[0].wins().value;
    assert!((wins - 0.655).abs() < 0.06, "{wins}");
}

#[test]
fn against_a_weaker_program_there_is_less_reason_to_dare() {
    let values = Values::built_in();
    let among = |level| Weaker::of([None, level]);
    assert_eq!(among(None), among(Some(Level::Master)));
    let mut runners = EMPTY;
    let mut daring = [0.0, 0.0];
    for columns in [[4, 5, 6], [3, 5, 7], [2, 4, 6], [1, 5, 8]] {
        for steps in 1..=4 {
            runners.fill(0);
            for column in columns {
                runners[column] = steps;
            }
            let position = at(vec![EMPTY, EMPTY], runners);
            for (daring, level) in daring.iter_mut().zip([None, Some(Level::Steady)]) {
                let told = Turns::new(values, among(level)).advice(&position, None);
                let worth = |choice| told.iter().find(|one| one.choice == choice).unwrap().value;
                *daring += worth(Choice::RollOn) - worth(Choice::Stop);
            }
        }
    }
    let [equal, weaker] = daring;
    assert!(weaker < equal, "{weaker} {equal}");
}

#[test]
fn a_game_follows_from_its_seed() {
    for seats in 1..=4 {
        let levels = &[Level::Careless, Level::Bold, Level::Evolved, Level::Steady][..seats];
        assert_eq!(play(levels, 3), play(levels, 3));
    }
    let position = middle(Setting::default(), 2);
    for &level in Classic::LEVELS {
        let roll = Seed(4).roll(RollNumber::new(1));
        let play = |seed| {
            choose(
                level,
                Values::built_in(),
                Weaker::default(),
                &position,
                &roll,
                seed,
            )
        };
        assert_eq!(play(1), play(1));
        assert!(position.plays(&roll).contains(&play(1).unwrap()));
    }
}

#[test]
fn the_careless_one_has_a_whim_for_the_stop_and_another_for_the_play() {
    let mut runners = EMPTY;
    (runners[0], runners[10]) = (1, 1);
    let position = at(vec![EMPTY; 2], runners);
    // 4 or 11, 6 or 9, 7 or 8, as one runner is left.
    let roll = Roll::from_values([1, 3, 5, 6]).unwrap();
    let mut played = HashMap::new();
    let (level, values) = (Level::Careless, Values::built_in());
    for seed in 0..600 {
        if decide(level, values, Weaker::default(), &position, seed) == Decision::RollOn {
            let play = choose(level, values, Weaker::default(), &position, &roll, seed);
            *played.entry(play.unwrap()).or_insert(0) += 1;
        }
    }
    let all: u32 = played.values().sum();
    assert!((400..500).contains(&all), "{all}");
    assert_eq!(played.len(), 6, "{played:?}");
    assert!(played.values().all(|&count| count > all / 12), "{played:?}");
}
