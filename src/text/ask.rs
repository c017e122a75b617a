//! Why a position that was set up by hand is impossible.

use super::say;
use crate::rules::{classic, express};

/// Why no game has such a pad.
pub fn impossible_pad(impossible: express::Impossible) -> String {
    use express::Impossible::{Marks, NamedTwice, OutTwice, Tracks};

    match impossible {
        OutTwice => say!("ask-no-second-full-track"),
        Tracks | NamedTwice(_) | Marks(..) => say!("ask-no-such-tracks"),
    }
}

/// Why no game has such a board.
pub fn impossible_board(impossible: classic::Impossible) -> String {
    use classic::Impossible::{
        Columns, Players, Runner, Runners, Square, Stack, Turn, Won, WonTwice,
    };

    match impossible {
        Columns(_) => say!("ask-no-such-goal"),
        Runner(column) => say!("ask-no-runner-there", column),
        Runners => say!("ask-no-more-runners"),
        Stack(column) => say!("ask-no-stack", column),
        Won => say!("ask-no-play-after-the-end"),
        WonTwice(column) => say!("ask-no-square-in-won-column", column),
        Players(_) | Turn(_) | Square { .. } => say!("ask-no-such-board"),
    }
}
