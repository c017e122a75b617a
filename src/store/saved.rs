use std::borrow::Cow;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::Path;

use jiff::Timestamp;
use jiff::tz::TimeZone;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::session::{AnySession, Helps, Title};
use crate::table::Record;
use crate::words;

/// A session with all other facts in its file.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved<S = AnySession> {
    /// The name of its file.
    pub id: Id,
    /// Its title, if people gave it one.
    pub title: Option<Title>,
    /// When it began.
    pub created: Timestamp,
    /// The time of its last event.
    pub changed: Timestamp,
    /// The table's options, and notes about the game.
    pub record: Record,
    /// The game.
    pub session: S,
}

impl Saved {
    /// A session that begins now, under a fresh id, with open choices and no timer.
    pub fn new(session: impl Into<AnySession>, now: Timestamp) -> Saved {
        Saved {
            id: Id::new(now),
            title: None,
            created: now,
            changed: now,
            record: Record::default(),
            session: session.into(),
        }
    }

    /// A copy to play on, under a fresh id. It began in the same second, at a nanosecond of its own.
    pub fn copied(self, now: Timestamp) -> Saved {
        let began = Timestamp::new(self.created.as_second(), now.subsec_nanosecond());
        Saved {
            id: Id::new(now),
            created: began.unwrap_or(self.created),
            changed: now.max(self.changed),
            ..self
        }
    }

    /// All helps.
    pub fn helps(&self) -> Helps {
        self.record.all_helps(self.session.dice())
    }

    /// The session as everybody may see it: without open secret choices (X13).
    pub fn seen(&self) -> Cow<'_, AnySession> {
        let seen = match &self.session {
            AnySession::Express(session) if self.record.options.secret => session
                .open_throw()
                .map(|open| session.without_choices(open, |_| true)),
            AnySession::Express(_) | AnySession::Classic(_) => None,
        };
        seen.map_or(Cow::Borrowed(&self.session), |seen| Cow::Owned(seen.into()))
    }

    /// The file as everybody may see it, to be shown or exported.
    pub fn for_everybody(self) -> Saved {
        let seen = self.seen().into_owned();
        self.map(|_| seen)
    }
}

impl<S> Saved<S> {
    /// The session, and the rest of its file.
    pub fn split(self) -> (S, Saved<()>) {
        let file = Saved {
            id: self.id,
            title: self.title,
            created: self.created,
            changed: self.changed,
            record: self.record,
            session: (),
        };
        (self.session, file)
    }

    /// The file with another session.
    pub fn map<T>(self, map: impl FnOnce(S) -> T) -> Saved<T> {
        let (session, file) = self.split();
        Saved {
            id: file.id,
            title: file.title,
            created: file.created,
            changed: file.changed,
            record: file.record,
            session: map(session),
        }
    }
}

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
