use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::Path;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::words;

/// The name of a session's file, without `.ron`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(OsString);

impl Id {
    /// The id of a session that begins now, such as `2026-11-20-201500-k3f9q2`: the local time, and random letters for games
    /// that begin at once.
    pub fn new(now: Timestamp) -> Id {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        // Without randomness of the system, the time is enough.
        let mut chance = SysRng
            .try_next_u32()
            .unwrap_or(now.subsec_nanosecond().unsigned_abs());
        let mut id = now
            .to_zoned(TimeZone::system())
            .strftime("%Y-%m-%d-%H%M%S-")
            .to_string();
        for _ in 0..6 {
            id.push(char::from(LETTERS[(chance % 32) as usize]));
            chance /= 32;
        }
        Id(id.into())
    }

    /// The id of a session file, whatever its folder and extension; `None` without a file name.
    pub fn of(path: &Path) -> Option<Id> {
        path.file_stem().map(|stem| Id(stem.to_owned()))
    }

    /// The name of the session's file.
    pub(super) fn file_name(&self) -> OsString {
        let mut name = self.0.clone();
        name.push(".ron");
        name
    }

    /// The stem of the file name.
    pub fn as_os_str(&self) -> &OsStr {
        &self.0
    }
}

/// Printable, and not always the exact file name.
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&words::path(Path::new(&self.0)))
    }
}
