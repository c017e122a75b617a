//! What is wrong with the values of a session file, and with how it is written.

use super::NEWEST;
use crate::rules::classic::Columns;
use crate::rules::express::Penalty;
use crate::session::{Limit, NameFault, SetupFault, TitleFault};
use crate::words::either;

/// A value that cannot stand where it stands. Names and titles are as errors repeat them: in quotation marks, and short.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misfit {
    /// A version of the format that is none.
    #[error("`version` is {0}, but it must be {NEWEST}")]
    Version(u32),
    /// A time that is none.
    #[error("`{field}` is {written}, but it must be a time like \"2026-11-20T20:15:00Z\"")]
    Time {
        /// Its field.
        field: &'static str,
        /// What stands there.
        written: String,
    },
    /// A title that is none.
    #[error("`title` is {0}, but {1}")]
    Title(String, TitleFault),
    /// A name that is none.
    #[error("`name` is {0}, but {1}")]
    Name(String, NameFault),
    /// A table that cannot play.
    #[error("{0}")]
    Setup(SetupFault),
    /// A penalty that no game has.
    #[error("`penalty` is {0}, but it must be {known}", known = either(Penalty::ALL.map(Penalty::points)))]
    Penalty(i32),
    /// So many columns as win no game.
    #[error("`columns` is {0}, but it must be {known}", known = either(Columns::ALL.map(Columns::count)))]
    Columns(i32),
    /// A die among others that is none.
    #[error("`{field}` has {value}, but a die shows 1 to 6")]
    Die {
        /// The field of the dice.
        field: &'static str,
        /// What stands there.
        value: i32,
    },
    /// A fifth die that is none.
    #[error("`fifth` is {0}, but a die shows 1 to 6")]
    Fifth(i32),
    /// A sum that two dice do not make.
    #[error("`{field}` has {value}, but two dice make 2 to 12")]
    Sum {
        /// The field of the sums.
        field: &'static str,
        /// What stands there.
        value: i32,
    },
    /// A play in so many columns.
    #[error("`columns` has {0} of them, but a play is in one or two")]
    Play(usize),
    /// The number of a player who is none.
    #[error("`player` is {player}, but the players are 1 to {seats}")]
    Player {
        /// What stands there.
        player: u32,
        /// How many players there are.
        seats: usize,
    },
    /// A timer of so many seconds.
    #[error("`seconds` is {seconds}, but a timer has 1 to {most}")]
    Seconds {
        /// What stands there.
        seconds: i64,
        /// How many it has at most.
        most: u16,
    },
    /// More times than players.
    #[error("`taken` has {times} times for {seats} players")]
    Taken {
        /// How many times there are.
        times: usize,
        /// How many players there are.
        seats: usize,
    },
    /// More or fewer losses than players.
    #[error("`reviewed` has {losses} numbers, but there are {seats} players")]
    Reviewed {
        /// How many losses there are.
        losses: usize,
        /// How many players there are.
        seats: usize,
    },
    /// A loss that is none.
    #[error("`reviewed` has {0}, but a loss is 0 or more")]
    Loss(String),
    /// More than a game can hold.
    #[error("{0}")]
    Full(Limit),
}

/// What stops the reading of a file. Words of the file are as errors repeat them: short.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Syntax {
    /// The file ends too early.
    #[error("the file ends in the middle of something")]
    End,
    /// Too many brackets are open.
    #[error("there are too many brackets inside of each other")]
    Nesting,
    /// A field is missing, of this part of the file where that has a name.
    #[error("the field `{field}`{} is missing", of(within))]
    Missing {
        /// The field.
        field: String,
        /// What it is a field of.
        within: Option<String>,
    },
    /// A field stands there again.
    #[error("the field `{field}`{} stands here again", of(within))]
    Again {
        /// The field.
        field: String,
        /// What it is a field of.
        within: Option<String>,
    },
    /// Something stands in the place of a field.
    #[error("`{found}` is none of the fields{}: {}", of(within), fields.join(", "))]
    NoField {
        /// What stands there.
        found: String,
        /// What it is no field of.
        within: Option<String>,
        /// The fields that there are.
        fields: &'static [&'static str],
    },
    /// Something stands where only some words can.
    #[error("`{found}` cannot stand here, only {}", words.join(", "))]
    NoWord {
        /// What stands there.
        found: String,
        /// The words that can.
        words: &'static [&'static str],
    },
    /// Something that is no name stands where a field is expected.
    #[error("`{0}` stands where the name of a field is expected")]
    NoName(String),
    /// Anything else, as the reader of the format says it.
    #[error("{0}")]
    Other(String),
}

fn of(within: &Option<String>) -> String {
    match within {
        Some(within) => format!(" of `{within}`"),
        None => String::new(),
    }
}
