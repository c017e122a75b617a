//! The rules of both games in the app's own words.

use super::{Phrase, phrase};

/// A rule with its title in the first line, and the rulings behind it.
pub type Rule = (Phrase, &'static str);

/// The rules of Express, in the order in which they are explained.
pub const EXPRESS_RULES: [Rule; 11] = [
    (phrase!("rules-express-throw"), "X1"),
    (phrase!("rules-express-pairs-and-fifth-die"), "X1, X7"),
    (phrase!("rules-express-three-values"), "X2, X3, X4"),
    (phrase!("rules-express-one-of-yours"), "X5"),
    (phrase!("rules-express-free-throw"), "X6"),
    (phrase!("rules-express-out"), "X9"),
    (phrase!("rules-express-rows"), "X8, X10"),
    (phrase!("rules-express-why"), "X10"),
    (phrase!("rules-express-kinder"), "X11"),
    (phrase!("rules-express-winner"), "X12"),
    (phrase!("rules-express-seats"), "X14"),
];

/// The rules of the board game, likewise.
pub const BOARD_RULES: [Rule; 11] = [
    (phrase!("rules-board-start"), "C2"),
    (phrase!("rules-board-turn"), "C3"),
    (phrase!("rules-board-runners"), "C4"),
    (phrase!("rules-board-must-be-played"), "C5, C6"),
    (phrase!("rules-board-bust"), "C7"),
    (phrase!("rules-board-stop"), "C8, C9"),
    (phrase!("rules-board-end"), "C10"),
    (phrase!("rules-board-jump"), "C11"),
    (phrase!("rules-board-no-stop"), "C12"),
    (phrase!("rules-board-house"), "C13"),
    (phrase!("rules-board-seats"), "C14"),
];
