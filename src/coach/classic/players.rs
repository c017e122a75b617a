use std::sync::LazyLock;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::advice::{Choice, Turns};
use super::board::{Board, EVERY, LENGTHS, Weaker};
use super::rolls::{KINDS, Kind, ROLLS, columns, kind};
use super::turn::Solved;
use super::values::Values;
use crate::rules::classic::{Decision, Play, Position};
use crate::rules::dice::{Roll, Sum};
use crate::session::Level;

/// Random numbers that follow from a seed.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The numbers of a stream of a seed.
    pub fn new(seed: u64, stream: u64) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut numbers = ChaCha8Rng::from_seed(key);
        numbers.set_stream(stream);
        Dice(numbers)
    }

    /// A number below `count`, uniform to within a billionth.
    pub fn below(&mut self, count: usize) -> usize {
        ((u64::from(self.0.next_u32()) * count as u64) >> 32) as usize
    }

    pub(super) fn roll(&mut self) -> &'static Kind {
        &KINDS.all[usize::from(KINDS.of[self.below(ROLLS)])]
    }
}

/// The play of a roll by a player of this level among these others, the careless one's at a level that the board does not
/// have; none for a bust or when the game is over. The same seed,
/// position and roll always give the same play.
pub fn choose(
    level: Level,
    values: &Values,
    weaker: Weaker,
    position: &Position,
    roll: &Roll,
    seed: u64,
) -> Option<Play> {
    if position.winner().is_some() {
        return None;
    }
    let board = Board::new(position);
    let kind = kind(roll);
    match level {
        Level::Master => {
            let advice = Turns::new(values, weaker).advice(position, Some(roll));
            advice.first()?.choice.play()
        }
        Level::Careless | Level::Dreamy | Level::Eager | Level::Curious => {
            careless_play(&board, kind, &mut Dice::new(seed, 0))
        }
        Level::Bold => BOLD.choose(&board, kind),
        Level::Steady => RULE_OF_28.choose(&board, kind),
        Level::Evolved => EVOLVED.choose(&board, kind),
    }
}

/// Whether a player of this level stops or rolls on, which is a roll wherever no stop is allowed. The same seed and position
/// always give the same decision.
pub fn decide(
    level: Level,
    values: &Values,
    weaker: Weaker,
    position: &Position,
    seed: u64,
) -> Decision {
    let board = Board::new(position);
    let stops = board.may_stop()
        && match level {
            Level::Master => {
                let advice = Turns::new(values, weaker).advice(position, None);
                advice.first().map(|best| best.choice) == Some(Choice::Stop)
            }
            // Stream 0 draws the play, which must not depend on the decision.
            Level::Careless | Level::Dreamy | Level::Eager | Level::Curious => {
                careless_stop(&board, &mut Dice::new(seed, 1))
            }
            Level::Bold => BOLD.stops(&board),
            Level::Steady => RULE_OF_28.stops(&board),
            Level::Evolved => EVOLVED.stops(&board),
        };
    if stops {
        Decision::Stop
    } else {
        Decision::RollOn
    }
}

/// The play of a roll with the greatest worth; none for a bust.
fn best(solved: &Solved, board: &Board, kind: &Kind) -> Option<Play> {
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for play in board.plays(kind) {
        let mut after = *board;
        after.play(play);
        let worth = solved.best(&after);
        if best.is_none() || worth > most {
            most = worth;
            best = Some(play);
        }
    }
    best
}

fn careless_play(board: &Board, kind: &Kind, whim: &mut Dice) -> Option<Play> {
    let plays = board.plays(kind);
    plays.get(whim.below(plays.len())).copied()
}

fn careless_stop(board: &Board, whim: &mut Dice) -> bool {
    board.wins() || whim.below(4) == 0
}

/// Plays a random turn; returns the winner of the game, if any.
pub fn careless(board: &mut Board, dice: &mut Dice, whim: &mut Dice) -> Option<usize> {
    let mut stop_whim = Dice::new(whim.below(1 << 30) as u64, 2);
    turn(
        board,
        dice,
        |board, kind| careless_play(board, kind, whim),
        |board| careless_stop(board, &mut stop_whim),
    )
}

/// Plays a turn by a rule of thumb; returns the winner of the game, if any.
pub fn by_rule(rule: &Rule, board: &mut Board, dice: &mut Dice) -> Option<usize> {
    turn(
        board,
        dice,
        |board, kind| rule.choose(board, kind),
        |board| rule.stops(board),
    )
}

/// Plays a turn as solved; returns the winner of the game, if any.
pub fn as_solved(solved: &Solved, board: &mut Board, dice: &mut Dice) -> Option<usize> {
    turn(
        board,
        dice,
        |board, kind| best(solved, board, kind),
        |board| !solved.rolls_on(board),
    )
}

/// Plays a turn as solved, but with some random plays and delayed stops; returns the winner of the game, if any. It visits
/// boards that sound turns consider and seldom reach.
pub fn overbold(
    solved: &Solved,
    board: &mut Board,
    dice: &mut Dice,
    whim: &mut Dice,
) -> Option<usize> {
    let mut stop_whim = Dice::new(whim.below(1 << 30) as u64, 2);
    turn(
        board,
        dice,
        |board, kind| match whim.below(6) {
            0 => careless_play(board, kind, whim),
            _ => best(solved, board, kind),
        },
        |board| board.wins() || !solved.rolls_on(board) && stop_whim.below(3) == 0,
    )
}

/// Plays a turn to its end; returns the winner of the game, if any.
fn turn(
    board: &mut Board,
    dice: &mut Dice,
    mut choose: impl FnMut(&Board, &Kind) -> Option<Play>,
    mut stops: impl FnMut(&Board) -> bool,
) -> Option<usize> {
    loop {
        match choose(board, dice.roll()) {
            None => {
                board.bust();
                return None;
            }
            Some(play) => board.play(play),
        }
        if board.may_stop() && stops(board) {
            return board.stop();
        }
    }
}

/// A rule of thumb: the worth of moves, and the score at which a turn stops.
pub struct Rule {
    /// The score of a column for each space that its runner has advanced in this turn, and once more.
    progress: [i32; Sum::COUNT],
    /// The worth of reaching each space, from 1.
    space: [[i32; 14]; Sum::COUNT],
    runner: i32,
    /// The score of three runners by the set of their columns, higher where they are harder to roll.
    together: Vec<i32>,
    stop: i32,
}

/// The Rule of 28 (Keller).
pub static RULE_OF_28: LazyLock<Rule> = LazyLock::new(|| rule_of(28));

/// The Rule of 28 with a stop at 40, for players who love to roll.
pub static BOLD: LazyLock<Rule> = LazyLock::new(|| rule_of(40));

/// The linear player that Glenn and Aloi evolved, with their later parameters.
pub static EVOLVED: LazyLock<Rule> = LazyLock::new(|| {
    const PROGRESS: [i32; 6] = [15, 13, 8, 8, 4, 3];
    const SLOPE: [i32; 6] = [72, 48, 56, 44, 28, 32];
    const INTERCEPT: [i32; 6] = [15, 0, 3, 0, 7, 5];
    let mirrored = |column: usize| column.min(Sum::COUNT - 1 - column);
    Rule {
        progress: std::array::from_fn(|column| PROGRESS[mirrored(column)]),
        space: std::array::from_fn(|column| {
            let i = mirrored(column);
            let steps = i32::from(LENGTHS[column]) - 1;
            std::array::from_fn(|space| SLOPE[i] * (space as i32 - 1) / steps + INTERCEPT[i])
        }),
        runner: 12,
        together: together([11, -1, 4, 4]),
        stop: 61,
    }
});

fn rule_of(stop: i32) -> Rule {
    let away = |column: usize| column.abs_diff(5) as i32;
    Rule {
        progress: std::array::from_fn(|column| away(column) + 1),
        space: std::array::from_fn(|column| [6 - away(column); 14]),
        runner: 6,
        together: together([2, -2, 4, 4]),
        stop,
    }
}

/// The score of every set of three columns, 0 for other sets: the sum of these, which count where all of the columns are odd,
/// all even, none above 7, or none below 7.
fn together([odd, even, low, high]: [i32; 4]) -> Vec<i32> {
    const EVEN: u16 = 0b101_0101_0101;
    const LOW: u16 = 0b000_0011_1111;
    const HIGH: u16 = 0b111_1110_0000;
    (0..=EVERY)
        .map(|set| {
            let all = |columns: u16, score: i32| if set & !columns == 0 { score } else { 0 };
            if set.count_ones() == 3 {
                all(!EVEN, odd) + all(EVEN, even) + all(LOW, low) + all(HIGH, high)
            } else {
                0
            }
        })
        .collect()
}

impl Rule {
    /// The play of a roll, the last of equals; none for a bust.
    pub(super) fn choose(&self, board: &Board, kind: &Kind) -> Option<Play> {
        let plays = board.plays(kind).into_iter();
        plays.max_by_key(|&play| self.score_of(board, play))
    }

    fn score_of(&self, board: &Board, play: Play) -> i32 {
        let mut after = *board;
        let mut score = 0;
        for column in play.columns().map(Sum::index) {
            after.advance(column);
            score += self.space[column][usize::from(after.runners[column])];
        }
        let placed = (after.placed.count_ones() - board.placed.count_ones()) as i32;
        score - self.runner * placed - self.together[usize::from(after.placed)]
    }

    /// Whether the turn stops here, if that is legal.
    pub(super) fn stops(&self, board: &Board) -> bool {
        if board.wins() {
            return true;
        }
        let is_another_open = EVERY & !board.closed & !board.placed != 0;
        if board.runners_remaining() > 0 && is_another_open {
            return false;
        }
        let score: i32 = columns(board.placed)
            .map(|column| {
                let gained = board.runners[column] - board.squares[board.turn][column];
                (i32::from(gained) + 1) * self.progress[column]
            })
            .sum();
        score + self.together[usize::from(board.placed)] >= self.stop
    }
}
