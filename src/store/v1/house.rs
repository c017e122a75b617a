use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Wrong, wrong};
use crate::store::Misfit;
use crate::store::place::Step;
use crate::table;

#[derive(Serialize, Deserialize, Default, PartialEq)]
#[serde(deny_unknown_fields)]
pub(in crate::store) struct House {
    #[serde(default, skip_serializing_if = "super::is_not")]
    secret: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timer: Option<Timer>,
    #[serde(default, skip_serializing_if = "super::is_not")]
    strict: bool,
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(deny_unknown_fields)]
struct Timer {
    seconds: i64,
    #[serde(default)]
    at_zero: AtZero,
}

#[derive(Serialize, Deserialize, Default, PartialEq)]
enum AtZero {
    #[default]
    Warn,
    First,
    Coach,
}

impl House {
    pub(in crate::store) fn of(house: table::TableOptions) -> House {
        House {
            secret: house.secret,
            timer: house.timer.map(|timer| Timer {
                seconds: timer.seconds().into(),
                at_zero: match timer.at_zero {
                    table::AtZero::Warn => AtZero::Warn,
                    table::AtZero::First => AtZero::First,
                    table::AtZero::Coach => AtZero::Coach,
                },
            }),
            strict: house.strict,
        }
    }

    /// Whether nothing is agreed on, so that it can be left out.
    pub(super) fn is_usual(&self) -> bool {
        *self == House::default()
    }

    /// The house, or what is wrong with its timer.
    pub(in crate::store) fn into_house(self) -> Result<table::TableOptions, Wrong> {
        Ok(table::TableOptions {
            secret: self.secret,
            timer: self.timer.map(Timer::into_timer).transpose()?,
            strict: self.strict,
        })
    }
}

impl Timer {
    fn into_timer(self) -> Result<table::Timer, Wrong> {
        let at_zero = match self.at_zero {
            AtZero::Warn => table::AtZero::Warn,
            AtZero::First => table::AtZero::First,
            AtZero::Coach => table::AtZero::Coach,
        };
        let seconds = u16::try_from(self.seconds).ok();
        seconds
            .and_then(|seconds| table::Timer::new(seconds, at_zero))
            .ok_or_else(|| {
                let (seconds, most) = (self.seconds, table::Timer::MOST_SECONDS);
                let path = ["house", "timer", "seconds"].map(Step::Field);
                wrong(path, Misfit::Seconds { seconds, most })
            })
    }
}

/// The time that each of so many seats has taken, in milliseconds, or nothing where nobody was timed.
pub(super) fn write_taken(taken: &[Duration], seats: usize) -> Vec<u64> {
    let millis = |time: &Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    taken.iter().take(seats).map(millis).collect()
}

/// The time that each seat has taken, or what is wrong with it at a table of so many.
pub(super) fn read_taken(taken: Vec<u64>, seats: usize) -> Result<Vec<Duration>, Wrong> {
    if taken.len() > seats {
        let times = taken.len();
        let path = [Step::Field("taken"), Step::Item(seats)];
        return Err(wrong(path, Misfit::Taken { times, seats }));
    }
    Ok(taken.into_iter().map(Duration::from_millis).collect())
}
