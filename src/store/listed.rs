//! A session at a glance, as the list of games shows it: what its line in the index holds.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::index::moment;
use super::{Id, LoadError, Saved};
use crate::rules::Seat;
use crate::rules::express::{Phase, standings_without};
use crate::session::{AnySession, Helps, Player, Seed, Title};
use crate::stats::Contest;

/// A session file as the list of games shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The name of its file.
    pub id: Id,
    /// When something last happened in it; of a file that does not load, when it was last written.
    pub changed: Timestamp,
    /// What it holds, or why it does not load.
    pub content: Result<Overview, LoadError>,
    /// Whether a damaged file has a usable [backup](super::Store::last_good).
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Overview {
    /// Its title, if people gave it one.
    pub title: Option<Title>,
    /// When it began.
    #[serde(with = "moment")]
    pub created: Timestamp,
    /// Who sits at each seat now, or sat there last.
    pub players: Vec<Player>,
    /// The seats that changed hands, came late or were left: their results are nobody's.
    pub shared: Vec<Seat>,
    /// Whether the game has come to its end.
    pub over: bool,
    /// Whether it counts in the records and figures once it is over.
    pub counts: bool,
    /// What has helped in it.
    pub helps: Helps,
    /// Whether nothing could help in it.
    pub strict: bool,
    /// Which game it is, and what its results can be compared with.
    pub contest: Contest,
    /// The seed of the app's dice, where others get the same dice by its code.
    pub seed: Option<Seed>,
    /// How it went so far.
    pub course: Course,
}

/// How a game went so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// Can't Stop Express.
    Express {
        /// How many throws there were.
        throws: usize,
        /// The number of the throw that the table asks for; of the last one once the game is over.
        asked: usize,
        /// The points as they stand, by seat.
        totals: Vec<i32>,
        /// The seats that were left, which have no place (X14).
        #[serde(rename = "left")]
        departed: Vec<Seat>,
    },
    /// Classic Can't Stop.
    Classic {
        /// How many turns have begun.
        turns: usize,
        /// The columns won so far, by seat.
        columns: Vec<usize>,
        /// The seat that has won the game, if one has.
        winner: Option<Seat>,
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
            counts: saved.record.counts,
            helps: saved.helps(),
            strict: saved.record.options.strict,
            contest: Contest::of(&saved.session),
            seed: saved.session.dice().seed(),
            course: Course::of(&saved.seen()),
        }
    }

    /// Whether one player plays alone.
    pub fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Whether it stands in records and figures: it is over and counts, and nothing has helped.
    pub fn is_of_record(&self) -> bool {
        self.over && self.counts && self.helps.is_empty()
    }

    /// Whether one person has played for a seat since the first throw.
    pub fn has_single_owner(&self, seat: Seat) -> bool {
        self.players[seat].level.is_none() && !self.shared.contains(&seat)
    }
}

impl Course {
    fn of(session: &AnySession) -> Course {
        let seats = Seat::all(session.players().len());
        match session {
            AnySession::Express(session) => Course::Express {
                throws: session.table().rounds().len(),
                asked: match session.table().phase() {
                    Phase::Throw(number) | Phase::Choices(number) => number.get(),
                    Phase::Over => session.table().rounds().len(),
                },
                totals: seats.map(|seat| session.score(seat).total()).collect(),
                departed: session.departed(),
            },
            AnySession::Classic(session) => {
                let table = session.table();
                let position = table.position();
                Course::Classic {
                    turns: table.steps().last().map_or(0, |step| step.turn().get()),
                    columns: seats.map(|seat| position.columns_won(seat)).collect(),
                    winner: position.winner(),
                }
            }
        }
    }

    /// What a seat has come to so far, as its contest measures it: points, or turns of everybody.
    pub fn result(&self, seat: Seat) -> Option<i32> {
        match self {
            Course::Express { totals, .. } => totals.get(seat.index()).copied(),
            Course::Classic { turns, .. } => i32::try_from(*turns).ok(),
        }
    }

    /// How many throws there were, or how many turns have begun.
    pub(super) fn length(&self) -> usize {
        match self {
            Course::Express { throws, .. } => *throws,
            Course::Classic { turns, .. } => *turns,
        }
    }

    /// The seats that lead: in Express those with the most points, of which more than one share the win (X12); on the
    /// classic board the one that has won (C10).
    pub fn leaders(&self) -> Vec<Seat> {
        match self {
            Course::Express {
                totals, departed, ..
            } => standings_without(totals, departed)
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
            Course::Express {
                totals, departed, ..
            } => totals.len() == players && departed.iter().all(|seat| seat.index() < players),
            Course::Classic {
                columns, winner, ..
            } => columns.len() == players && winner.is_none_or(|seat| seat.index() < players),
        }
    }
}
