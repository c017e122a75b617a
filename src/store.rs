//! All access to files: sessions, settings, exports, the log.
//!
//! Every file is replaced whole and never written in place. Nothing that is read is trusted: a damaged file gives an error
//! with its place, and stays as it is. No rule of a game belongs here, and play goes on without a disk.

mod bundle;
pub mod drawn;
mod error;
mod export;
mod file;
mod finished;
mod folders;
mod games;
mod licenses;
mod listed;
mod log;
mod names;
mod people;
mod practice;
mod queue;
mod replace;
mod ron_text;
mod save;
mod saved;
mod settings;
mod v1;
mod wire;

pub use crate::table::{AtZero, TableOptions, Timer};
pub use bundle::{BundleError, of_span};
pub use drawn::{DOTS, Print, picture_path, print_path, print_to, printed};
pub use error::{Attempt, Cause, LoadError, LoadFault, Place, StoreError};
pub use export::{
    Export, PLACEMENTS, SHARINGS, are_of_day, bg_stats_link, document_path, export, export_path,
    has_dice_of_day, json, plays, seed_of_day, word_for, words_to,
};
pub use file::{Input, LARGEST, NEWEST, Salvaged, parse, read};
pub use finished::{About, AllFinished, Finished, on_all_cores};
pub use folders::{Phones, Store};
pub use games::{
    Import, ImportError, Imported, OwnGames, best_alone, knows_dice, last_alone, own_games,
};
pub use listed::{Course, Listed, Overview, evenings};
pub use log::{Log, note, start_log};
pub use names::Names;
pub use people::{People, PeopleError, Person};
pub use practice::{Answer, Asked, day};
pub use queue::{Job, SaveQueue};
pub use replace::replace;
pub use save::{about_to_save, rescue_on_panic, save_noted, save_on_termination};
pub use saved::{Id, Saved};
pub use settings::{
    BeginError, DiceKind, GameKind, LastTable, Pace, Settings, ThemeChoice, Window, fresh_seed,
};
pub use v1::write;

/// The program of the system that opens a file, a folder or an address.
pub const OPENER: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};
