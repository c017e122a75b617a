//! Serializes the types of the lower floors, which know no serde, for files and JSON.
//!
//! Session files consist of these words and numbers, so they are frozen with version 1 of the format.

use std::path::Path;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Id;
use super::error::MOST_QUOTED;
use crate::language::Language;
use crate::rules::Seat;
use crate::rules::classic::{Columns, Placement, Setting, Sharing};
use crate::rules::dice::{Die, Pairs, Sum};
use crate::rules::express::{Choice, Penalty};
use crate::session::{
    Colour, DiceSource, Earlier, Help, Level, Name, NameFault, Player, Seed, Title,
};
use crate::stats::{Contest, Theme};
use crate::table::{AtZero, TableOptions, Timer};
use crate::words::{beginning, either};

/// Writes and reads each type as its mirror in this file.
macro_rules! mirrored {
    ($($mirror:ident for $type:ty),+ $(,)?) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $mirror::serialize(self, serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                $mirror::deserialize(deserializer)
            }
        }
    )+ };
}

mirrored! {
    ContestMirror for Contest,
    SettingMirror for Setting,
    HelpMirror for Help,
    LevelMirror for Level,
    ColourMirror for Colour,
    SharingMirror for Sharing,
    PlacementMirror for Placement,
    AtZeroMirror for AtZero,
    PlayerMirror for Player,
    TableOptionsMirror for TableOptions,
    ThemeMirror for Theme,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Help")]
enum HelpMirror {
    Hint,
    Review,
    TakenBack,
    KnownDice,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Level")]
enum LevelMirror {
    Dreamy,
    Careless,
    Eager,
    Curious,
    Steady,
    Bold,
    Evolved,
    Master,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Colour")]
enum ColourMirror {
    Orange,
    Sky,
    Green,
    Yellow,
    Blue,
    Vermilion,
    Purple,
    Grey,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Sharing")]
enum SharingMirror {
    Share,
    Jump,
    Forced,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Placement")]
enum PlacementMirror {
    Within,
    MustPlace,
    Most,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Setting")]
struct SettingMirror {
    columns: Columns,
    sharing: Sharing,
    placement: Placement,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Contest")]
enum ContestMirror {
    Express(Penalty),
    Classic(Setting),
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "AtZero")]
enum AtZeroMirror {
    Warn,
    First,
    Coach,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Theme")]
enum ThemeMirror {
    Opened,
    InDanger,
    Greedy,
    Named,
    Track,
    StoppedEarly,
    StoppedLate,
    Runner,
    Column,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Player", rename = "Player", deny_unknown_fields)]
struct PlayerMirror {
    name: Name,
    colour: Colour,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<Level>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TableOptions", rename = "House", deny_unknown_fields)]
struct TableOptionsMirror {
    #[serde(default, skip_serializing_if = "is_default")]
    secret: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    timer: Option<Timer>,
    #[serde(default, skip_serializing_if = "is_default")]
    strict: bool,
}

/// Whether a field may be left out.
pub(super) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Timer", deny_unknown_fields)]
struct TimerMirror {
    seconds: i64,
    #[serde(default)]
    at_zero: AtZero,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Dice", deny_unknown_fields)]
enum DiceMirror {
    Real,
    App { seed: u64 },
    Earlier { start: Vec<Die>, dice: Vec<Die> },
}

/// Writes and reads each type as a number, a text or a mirror; errors tell the valid values.
macro_rules! written_as {
    ($($type:ty as $written:ty: |$value:pat_param| $to:expr, $from:expr;)+) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let $value = self;
                $to.serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let written = <$written>::deserialize(deserializer)?;
                let read: fn($written) -> Result<$type, String> = $from;
                read(written).map_err(D::Error::custom)
            }
        }
    )+ };
}

written_as! {
    Timer as TimerMirror: |timer| TimerMirror {
        seconds: timer.seconds().into(),
        at_zero: timer.at_zero,
    }, |TimerMirror { seconds, at_zero }| {
        let timer = u16::try_from(seconds).ok();
        let timer = timer.and_then(|seconds| Timer::new(seconds, at_zero));
        let most = Timer::MOST_SECONDS;
        timer.ok_or_else(|| format!("`seconds` is {seconds}, but a timer has 1 to {most}"))
    };
    DiceSource as DiceMirror: |source| match source {
        DiceSource::Real => DiceMirror::Real,
        DiceSource::App(Seed(seed)) => DiceMirror::App { seed: *seed },
        DiceSource::Earlier(earlier) => DiceMirror::Earlier {
            start: earlier.start().to_vec(),
            dice: earlier.dice().to_vec(),
        },
    }, |mirror| Ok(match mirror {
        DiceMirror::Real => DiceSource::Real,
        DiceMirror::App { seed } => DiceSource::App(Seed(seed)),
        DiceMirror::Earlier { start, dice } => DiceSource::Earlier(Earlier::new(start, dice)),
    });
    // By its index, from 0.
    Seat as usize: |seat| seat.index(), |index| Ok(Seat::new(index));
    Die as i32: |die| die.value(), |value| {
        let die = u8::try_from(value).ok().and_then(Die::new);
        die.ok_or_else(|| format!("it is {value}, but a die shows 1 to 6"))
    };
    Seed as u64: |Seed(seed)| seed, |seed| Ok(Seed(seed));
    Penalty as i32: |penalty| penalty.points(), |points| {
        let penalty = u32::try_from(points).ok().and_then(Penalty::new);
        penalty.ok_or_else(|| {
            let known = either(Penalty::ALL.map(Penalty::points));
            format!("`penalty` is {points}, but it must be {known}")
        })
    };
    Columns as i32: |columns| columns.count(), |count| {
        let columns = usize::try_from(count).ok().and_then(Columns::new);
        columns.ok_or_else(|| {
            let known = either(Columns::ALL.map(Columns::count));
            format!("`columns` is {count}, but it must be {known}")
        })
    };
    Name as String: |name| name.as_str(), |name| {
        Name::new(&name).map_err(|fault| misnamed(&name, fault))
    };
    Title as String: |title| title.as_str(), |title| {
        Title::new(&title).map_err(|fault| format!("`title` is {}, but {fault}", quoted(&title)))
    };
    Id as String: |id| id.as_os_str().to_string_lossy(), |stem| {
        Id::of(Path::new(&format!("{stem}.ron"))).ok_or_else(|| "it names no file".to_owned())
    };
    Language as String: |language| language.tag(), |tag| {
        Language::of(&tag).ok_or_else(|| "no such language is known".to_owned())
    };
}

pub(super) fn misnamed(written: &str, fault: NameFault) -> String {
    format!("`name` is {}, but {fault}", quoted(written))
}

/// A file's text for an error: escaped, and cut after [`MOST_QUOTED`] characters.
pub(super) fn quoted(written: &str) -> String {
    format!("{:?}", beginning(written, MOST_QUOTED))
}

impl Serialize for Sum {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value().serialize(serializer)
    }
}

impl Serialize for Pairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.sums().serialize(serializer)
    }
}

impl Serialize for Choice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Mirror {
            pairs: Pairs,
            fifth: Option<Die>,
        }
        let Choice { pairs, fifth } = *self;
        Mirror { pairs, fifth }.serialize(serializer)
    }
}

/// Times as in RFC 3339, for `#[serde(with = "time")]`.
pub(super) mod time {
    use jiff::Timestamp;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::quoted;

    pub(in crate::store) fn serialize<S: Serializer>(
        time: &Timestamp,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(time)
    }

    pub(in crate::store) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Timestamp, D::Error> {
        let written = String::deserialize(deserializer)?;
        written.parse().map_err(|_| {
            let written = quoted(&written);
            D::Error::custom(format_args!(
                "{written} is no time like \"2026-11-20T20:15:00Z\""
            ))
        })
    }
}
