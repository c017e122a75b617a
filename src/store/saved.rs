use std::borrow::Cow;

use jiff::Timestamp;

use super::Id;
use crate::session::{AnySession, Helps, Title};
use crate::table::Record;

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

    /// All helps.
    pub fn helps(&self) -> Helps {
        self.record.all_helps(self.session.dice())
    }

    /// The session as everybody may see it: without open secret choices (X13).
    pub fn seen(&self) -> Cow<'_, AnySession> {
        match &self.session {
            AnySession::Express(session)
                if self.record.options.secret && session.open_throw().is_some() =>
            {
                Cow::Owned(session.without_open_choices().into())
            }
            session @ (AnySession::Express(_) | AnySession::Classic(_)) => Cow::Borrowed(session),
        }
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
