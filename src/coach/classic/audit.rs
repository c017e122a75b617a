use super::board::Board;
use super::game::{Dice, solved};
use super::net::Race;
use super::values::Values;
use crate::rules::classic::Setting;

/// A solo game of the master, and the errors of the values in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Audit {
    /// The turns taken.
    pub turns: u32,
    /// The turns to expect before the dice of each turn. Over many games its mean is that of the turns, without the luck of
    /// the dice.
    pub expected: f64,
    /// For each board, the turns by its solved turn less the turns by its value.
    pub errors: Vec<f64>,
}

impl Values {
    /// Plays a solo game with every turn solved to its end. The same seed gives the same game.
    pub fn audit(&self, seed: u64) -> Audit {
        let mut dice = Dice::new(seed, 0);
        let mut board = Board::start(Setting::default(), 1, 0);
        let said = |board: &Board| f64::from(self.solo.value(&Race::new(board, 0, 0)));
        let start = said(&board);
        let mut turns = 0;
        let mut errors = Vec::new();
        loop {
            let (turn, worth) = self.solve_alone(&board, usize::MAX);
            errors.push(-f64::from(worth) - said(&board));
            // After a bust the same turn begins again, which the worth takes into account.
            let squares = board.squares;
            while board.squares == squares {
                turns += 1;
                if solved(&turn, &mut board, &mut dice).is_some() {
                    return Audit {
                        turns,
                        expected: start + errors.iter().sum::<f64>(),
                        errors,
                    };
                }
            }
        }
    }
}
