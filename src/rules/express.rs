//! Can't Stop Express: the pad, the choices that a throw allows, the score, and the table of all players.

mod choice;
mod pad;
mod score;
mod table;

pub use choice::{Choice, FifthDie, Illegal, Reason};
pub use pad::{Impossible, Pad, Track};
pub use score::{Penalty, Score, Signed, Standing, points, row_score, standings};
pub use table::{Cell, Entry, Phase, Refusal, Round, Table, Writer};
