//! Where games and settings are kept between evenings: all access to files is in this room.
//!
//! A session is a text file of its own, settings are another; both are replaced whole and never written in place. What is
//! read is never trusted: a damaged file gives an error with its place and stays as it is. This room must never hold a
//! rule of the game, a window, or anything that is needed to go on playing when the disk is gone.

mod error;
mod file;
mod folders;
mod id;
mod leftover;
mod lock;
mod place;
mod replace;
mod salvage;
mod saved;
mod settings;
mod v1;

pub use error::{LoadError, LoadFault, Place, Trouble};
pub use file::{LARGEST, NEWEST, parse, read, write};
pub use folders::Store;
pub use id::Id;
pub use leftover::Leftover;
pub use salvage::{Salvaged, salvage};
pub use saved::{Listed, Overview, Saved};
pub use settings::{DiceKind, LastTable, Settings, ThemeChoice};
