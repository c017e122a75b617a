use std::borrow::Cow;
use std::time::Duration;

use jiff::Timestamp;

use super::{House, Id};
use crate::session::{Played, Title};

/// A session with what its file knows about it besides: of whichever game, or of one of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved<S = Played> {
    /// The name of its file.
    pub id: Id,
    /// What the people call it, if they gave it a name.
    pub title: Option<Title>,
    /// When it began.
    pub created: Timestamp,
    /// When something last happened in it.
    pub changed: Timestamp,
    /// Whether the coach was asked for a hint.
    pub assisted: bool,
    /// How the table plays it.
    pub house: House,
    /// How long people have thought while a timer ran, by seat, in whole milliseconds; seats behind the last one have
    /// taken no time.
    pub taken: Vec<Duration>,
    /// Whether it counts in the records and figures once it is over; a practice game does not.
    pub counts: bool,
    /// The mean loss of a choice by seat, once the finished game was reviewed: in points, or in chance to win, 0 to 1;
    /// alone at the board, in turns.
    pub reviewed: Option<Vec<f64>>,
    /// The game.
    pub session: S,
}

impl Saved {
    /// A session that begins now, under a fresh id; everybody sees everything and thinks as long as they like.
    pub fn new(session: impl Into<Played>, now: Timestamp) -> Saved {
        Saved {
            id: Id::new(now),
            title: None,
            created: now,
            changed: now,
            assisted: false,
            house: House::default(),
            taken: Vec::new(),
            counts: true,
            reviewed: None,
            session: session.into(),
        }
    }

    /// The session as everybody may see it: without what was chosen in secret, until all have chosen (X13).
    pub fn seen(&self) -> Cow<'_, Played> {
        match &self.session {
            Played::Express(session) if self.house.secret && session.open_throw().is_some() => {
                Cow::Owned(session.without_open_choices().into())
            }
            session => Cow::Borrowed(session),
        }
    }
}

impl<S> Saved<S> {
    /// The same with another session, or with the same one as another type.
    pub fn map<T>(self, session: impl FnOnce(S) -> T) -> Saved<T> {
        Saved {
            id: self.id,
            title: self.title,
            created: self.created,
            changed: self.changed,
            assisted: self.assisted,
            house: self.house,
            taken: self.taken,
            counts: self.counts,
            reviewed: self.reviewed,
            session: session(self.session),
        }
    }
}
