//! Figures over finished games: records, players' results, the fairness of the dice.
//!
//! Everything is computed from [`Game`]s, which are made of finished sessions. This floor knows no file, clock or
//! screen; floors above decide which games count.

mod dice;
mod evening;
mod game;
mod group;
mod players;
mod practice;
pub mod race;
mod records;

pub use dice::{DiceCounts, Verdict, chi_square, shown};
pub use evening::{Outcome, Sitting, Standing, evenings, standings};
pub use game::{Contest, Course, Game, Noted, Pads, Turns};
pub use group::{Member, Skill, is_of_group, members, members_of};
pub use players::{Fifth, Figures, Row, Who, everybody, players};
pub use practice::{Theme, due};
pub use records::{Record, alone, leads, results, together};
