use jiff::Timestamp;

use super::{Phrase, phrase, say};
use crate::session::{DiceSource, Level};
use crate::store::{self, GameKind};

/// The name of the program, in all languages.
pub const PROGRAM: &str = "Fifth Die";
/// The name of the game on the pad, likewise.
pub const EXPRESS: &str = "Can't Stop Express";
/// The name of the game on the board, likewise.
pub const BOARD: &str = "Can't Stop";

/// The full name of a game.
pub fn game(game: GameKind) -> String {
    match game {
        GameKind::Express => EXPRESS.to_owned(),
        GameKind::Classic => say!("common-game-classic"),
    }
}

/// The short name of a game.
pub fn kind(game: GameKind) -> String {
    match game {
        GameKind::Express => say!("common-express"),
        GameKind::Classic => say!("common-classic"),
    }
}

/// The name of a level of the program's players.
pub fn level(level: Level) -> Phrase {
    match level {
        Level::Careless => phrase!("common-level-careless"),
        Level::Steady => phrase!("common-level-steady"),
        Level::Bold => phrase!("common-level-bold"),
        Level::Evolved => phrase!("common-level-evolved"),
        Level::Master => phrase!("common-level-master"),
    }
}

/// The dice of a game that began then, with the code for others.
pub fn dice(dice: &DiceSource, began: Timestamp) -> String {
    match dice {
        DiceSource::Real => say!("common-dice-real"),
        DiceSource::Earlier(_) => say!("common-dice-earlier"),
        DiceSource::App(seed) if store::are_of_day(*seed, began) => {
            say!("common-dice-of-day", code = seed.code())
        }
        DiceSource::App(seed) => say!("common-dice-app", code = seed.code()),
    }
}
