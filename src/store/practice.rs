//! The answers given in practice, in a file of their own because they belong to no game.
//!
//! An answer names the choice by its place in a file; what was asked there, and who chose it, follows from that game.

use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::folders::{read_small, write_small};
use super::wire::{is_default, time};
use super::{Id, Store};
use crate::rules::Seat;
use crate::stats::Theme;

/// The most answers that are kept.
const MOST: usize = 5000;

/// More bytes than so many answers have, of games with the longest names.
const LARGEST: u64 = 16 << 20;

/// A choice that is asked again.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The game.
    pub game: Id,
    /// Who chose.
    pub seat: Seat,
    /// The number of the throw or roll, from 1.
    pub number: usize,
    /// Whether it is the decision after the play of a roll.
    #[serde(default, skip_serializing_if = "is_default")]
    pub decides: bool,
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// What was asked; `None` for a choice of the master's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<Asked>,
    /// The theme under which it was asked, if it had one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
    /// When it was given.
    #[serde(with = "time")]
    pub given: Timestamp,
    /// Whether it was as good as the best choice.
    pub right: bool,
}

/// The number of the day of a moment in the time zone of the people here.
pub fn day(moment: Timestamp) -> i32 {
    const FIRST: Date = Date::constant(1970, 1, 1);

    let date = moment.to_zoned(TimeZone::system()).date();
    date.since(FIRST).map_or(0, |since| since.get_days())
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Answers {
    answers: Vec<Answer>,
}

/// Held while the file is changed, so that no answer is lost.
static CHANGING: Mutex<()> = Mutex::new(());

impl Store {
    /// The file of all answers.
    pub fn practice_file(&self) -> PathBuf {
        self.sessions.with_file_name("practice.ron")
    }

    /// All answers, the earliest first; none if their file is damaged.
    pub fn answers(&self) -> Vec<Answer> {
        let file: Option<Answers> = read_small(&self.practice_file(), LARGEST);
        file.unwrap_or_default().answers
    }

    /// Adds an answer; of too many, the earliest goes. A damaged file is kept beside the new one.
    ///
    /// # Errors
    /// Why it is not saved.
    pub fn add_answer(&self, answer: Answer) -> io::Result<()> {
        if self.is_read_only() {
            return Ok(());
        }
        let _changing = CHANGING.lock().unwrap_or_else(PoisonError::into_inner);
        let path = self.practice_file();
        let known: Option<Answers> = read_small(&path, LARGEST);
        let is_whole = known.is_some();
        let mut file = known.unwrap_or_default();
        file.answers.push(answer);
        file.answers
            .drain(..file.answers.len().saturating_sub(MOST));
        write_small(&path, &file, is_whole)
    }
}
