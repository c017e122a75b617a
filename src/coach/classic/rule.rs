use std::sync::LazyLock;

use super::board::{Board, EVERY, LENGTHS, columns};
use super::rolls::Kind;
use crate::rules::classic::Play;
use crate::rules::dice::Sum;

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
