use std::borrow::Cow;
use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{House, Id, LoadError};
use crate::rules::classic::{Placement, Step};
use crate::rules::express::standings_without;
use crate::session::{Played, Player};

/// A session with what its file knows about it besides: of whichever game, or of one of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved<S = Played> {
    /// The name of its file.
    pub id: Id,
    /// What the people call it, if they gave it a name.
    pub title: Option<String>,
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

/// A placement in the words of the session file.
mod placement {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::classic::Placement;
    use crate::store::v1;

    pub(super) fn serialize<S: Serializer>(to: &Placement, by: S) -> Result<S::Ok, S::Error> {
        v1::Placement::of(*to).serialize(by)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(by: D) -> Result<Placement, D::Error> {
        v1::Placement::deserialize(by).map(v1::Placement::into_placement)
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
    /// Who sits at each seat now, or sat there last.
    pub players: Vec<Player>,
    /// The seats that changed hands, came late or were left: what they come to is nobody's result.
    pub shared: Vec<usize>,
    /// Whether the game has come to its end.
    pub over: bool,
    /// Whether it counts in the records and figures once it is over.
    pub counts: bool,
    /// Which game it is and how it went so far.
    pub course: Course,
}

/// Which game was played and how it went so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// Can't Stop Express.
    Express {
        /// What a row of one to four marks costs, in points.
        penalty: u32,
        /// How many throws there were.
        throws: usize,
        /// The points as they stand, by seat.
        totals: Vec<i32>,
        /// The seats that were left, which have no place (X14).
        left: Vec<usize>,
    },
    /// Classic Can't Stop.
    Classic {
        /// How many columns win.
        needed: usize,
        /// The reading of what must be played (C13).
        #[serde(with = "placement")]
        placement: Placement,
        /// How many turns have begun.
        turns: usize,
        /// The columns won so far, by seat.
        columns: Vec<usize>,
        /// The seat that has won the game, if one has.
        winner: Option<usize>,
    },
}

impl Overview {
    /// The overview of a session.
    pub fn of(saved: &Saved) -> Overview {
        Overview {
            title: saved.title.clone(),
            created: saved.created,
            players: saved.session.players().to_vec(),
            shared: saved.session.shared(),
            over: saved.session.is_over(),
            counts: saved.counts,
            course: Course::of(&saved.seen()),
        }
    }

    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether one person has played for a seat since the first throw.
    pub fn is_somebodys(&self, seat: usize) -> bool {
        self.players[seat].level.is_none() && !self.shared.contains(&seat)
    }
}

impl Course {
    fn of(session: &Played) -> Course {
        let seats = 0..session.players().len();
        match session {
            Played::Express(session) => Course::Express {
                penalty: session.setup().penalty().points(),
                throws: session.table().rounds().len(),
                totals: seats.map(|seat| session.score(seat).total()).collect(),
                left: session.left(),
            },
            Played::Classic(session) => {
                let table = session.table();
                let position = table.position();
                Course::Classic {
                    needed: position.setting().columns.count(),
                    placement: position.setting().placement,
                    turns: table.steps().last().map_or(0, Step::turn),
                    columns: seats.map(|seat| position.columns_won(seat)).collect(),
                    winner: position.winner(),
                }
            }
        }
    }

    /// The seats that lead: in Express those with the most points, of which more than one share the win (X12); on the
    /// classic board the one that has won (C10).
    pub fn leaders(&self) -> Vec<usize> {
        match self {
            Course::Express { totals, left, .. } => standings_without(totals, left)
                .iter()
                .filter(|standing| standing.place == 1)
                .map(|standing| standing.seat)
                .collect(),
            Course::Classic { winner, .. } => winner.iter().copied().collect(),
        }
    }

    /// Whether this can be the course of a game of so many players.
    pub(super) fn fits(&self, players: usize) -> bool {
        match self {
            Course::Express { totals, left, .. } => {
                totals.len() == players && left.iter().all(|&seat| seat < players)
            }
            Course::Classic {
                columns, winner, ..
            } => columns.len() == players && winner.is_none_or(|seat| seat < players),
        }
    }
}
