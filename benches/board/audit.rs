use fifth_die::coach::classic::Values;
use fifth_die::coach::classic::engine::{Board, Dice, Race, as_solved};
use fifth_die::rules::classic::Setting;

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

/// Plays a solo game with every turn solved to its end. The same seed gives the same game.
pub fn audit(values: &Values, seed: u64) -> Audit {
    let mut dice = Dice::new(seed, 0);
    let mut board = Board::start(Setting::default(), 1, 0);
    let said = |board: &Board| f64::from(values.solo.value(&Race::new(board, 0, 0)));
    let start = said(&board);
    let mut turns = 0;
    let mut errors = Vec::new();
    loop {
        let (turn, worth) = values.solve_alone(&board);
        errors.push(-f64::from(worth) - said(&board));
        // After a bust the same turn begins again, which the worth takes into account.
        let squares = board.squares;
        while board.squares == squares {
            turns += 1;
            if as_solved(&turn, &mut board, &mut dice).is_some() {
                return Audit {
                    turns,
                    expected: start + errors.iter().sum::<f64>(),
                    errors,
                };
            }
        }
    }
}
