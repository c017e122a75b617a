use jiff::Timestamp;

use super::{Id, LoadError};
use crate::rules::express::Phase;
use crate::session::{Player, Session};

/// A session with what its file knows about it besides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// The name of its file.
    pub id: Id,
    /// What the people call it, if they gave it a name.
    pub title: Option<String>,
    /// When it began.
    pub created: Timestamp,
    /// When something last happened in it.
    pub changed: Timestamp,
    /// The game.
    pub session: Session,
}

impl Saved {
    /// A session that begins now, under a fresh id.
    pub fn new(session: Session, now: Timestamp) -> Saved {
        Saved {
            id: Id::new(now),
            title: None,
            created: now,
            changed: now,
            session,
        }
    }
}

/// A session file as the list of games shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The name of its file.
    pub id: Id,
    /// When something last happened in it; of a file that does not load, when it was last written.
    pub changed: Timestamp,
    /// What it holds, or why it does not load.
    pub content: Result<Overview, LoadError>,
    /// Whether the last good one of a file that does not load can be brought back, with
    /// [`last_good`](super::Store::last_good).
    pub has_backup: bool,
}

impl Listed {
    /// A session as it is listed.
    pub fn of(saved: &Saved) -> Listed {
        Listed {
            id: saved.id.clone(),
            changed: saved.changed,
            content: Ok(Overview::of(saved)),
            has_backup: false,
        }
    }
}

/// A session at a glance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overview {
    /// What the people call it, if they gave it a name.
    pub title: Option<String>,
    /// When it began.
    pub created: Timestamp,
    /// The players by seat.
    pub players: Vec<Player>,
    /// Whether one player plays alone.
    pub solo: bool,
    /// How many throws there were.
    pub throws: usize,
    /// Whether everybody is out.
    pub over: bool,
    /// The points as they stand, by seat.
    pub totals: Vec<i32>,
    /// The seats with the most points; more than one share the win (X12).
    pub leaders: Vec<usize>,
}

impl Overview {
    /// The overview of a session.
    pub fn of(saved: &Saved) -> Overview {
        let session = &saved.session;
        let setup = session.setup();
        let totals: Vec<i32> = (0..setup.players().len())
            .map(|seat| session.score(seat).total())
            .collect();
        Overview {
            title: saved.title.clone(),
            created: saved.created,
            players: setup.players().to_vec(),
            solo: setup.is_solo(),
            throws: session.table().rounds().len(),
            over: session.table().phase() == Phase::Over,
            leaders: session
                .standings()
                .iter()
                .filter(|standing| standing.place == 1)
                .map(|standing| standing.seat)
                .collect(),
            totals,
        }
    }
}
