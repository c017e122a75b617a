use fifth_die::coach::classic::engine::{
    BOLD, Board, Dice, EVOLVED, RULE_OF_28, as_solved, by_rule, careless,
};
use fifth_die::coach::classic::{Effort, Values, Weaker};
use fifth_die::rules::Seat;
use fifth_die::rules::classic::{Impossible, Position, Setting};
use fifth_die::session::Level;

/// A finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The seat that won.
    pub winner: Seat,
    /// The turns of all seats together.
    pub turns: u32,
}

/// Plays a whole game, one level for each seat; seat 0 begins. The seed determines the rolls by their number, so that every
/// seat of a match gets the same dice.
///
/// # Errors
/// Nobody plays, or too many do for the columns (C2, C10).
pub fn play_game(
    values: &Values,
    effort: Effort,
    levels: &[Level],
    setting: Setting,
    seed: u64,
) -> Result<Played, Impossible> {
    let board = Board::new(&Position::start(setting, levels.len(), Seat::FIRST)?);
    let mut board = board.among(Weaker::of(levels.iter().copied().map(Some)));
    let mut dice = Dice::new(seed, 0);
    let mut whim = Dice::new(seed, 1);
    let mut turns = 0;
    loop {
        turns += 1;
        let winner = match levels[board.turn] {
            Level::Careless | Level::Dreamy | Level::Eager | Level::Curious => {
                careless(&mut board, &mut dice, &mut whim)
            }
            Level::Bold => by_rule(&BOLD, &mut board, &mut dice),
            Level::Steady => by_rule(&RULE_OF_28, &mut board, &mut dice),
            Level::Evolved => by_rule(&EVOLVED, &mut board, &mut dice),
            Level::Master => {
                let solved = values.think(&board, effort);
                as_solved(&solved, &mut board, &mut dice)
            }
        };
        if let Some(winner) = winner {
            let winner = Seat::new(winner);
            return Ok(Played { winner, turns });
        }
    }
}
