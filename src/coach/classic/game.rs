use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use super::advice::Effort;
use super::board::Board;
use super::rolls::{KINDS, Kind, ROLLS, kind};
use super::rule::{BOLD, EVOLVED, RULE_OF_28, Rule};
use super::turn::Solved;
use super::values::Values;
use crate::rules::classic::{Decision, Play, Position};
use crate::rules::dice::Roll;
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

/// The play of a roll by a player of this level; none for a bust or when the game is over. The same seed, position and roll
/// always give the same play.
pub fn choose(
    level: Level,
    values: &Values,
    effort: Effort,
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
        Level::Master => best(&values.think_as_master(&board, effort), &board, kind),
        Level::Careless => careless_play(&board, kind, &mut Dice::new(seed, 0)),
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
    effort: Effort,
    position: &Position,
    seed: u64,
) -> Decision {
    let board = Board::new(position);
    let stops = board.may_stop()
        && match level {
            Level::Master => !values.think_as_master(&board, effort).rolls_on(&board),
            // Stream 0 draws the play, which must not depend on the decision.
            Level::Careless => careless_stop(&board, &mut Dice::new(seed, 1)),
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
