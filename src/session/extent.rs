//! How much one game can hold: what no reader of its file would take is never recorded.

use super::{Seating, TOO_MUCH, Variant};

/// The most events of a game: several hundred times as many as a long one has.
pub(crate) const MOST_EVENTS: usize = 100_000;

/// How often somebody may come, go or take over in a game: all eight seats more than fifty times each.
pub(crate) const MOST_SEATED: usize = 500;

/// Why a game can hold no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Limit {
    /// It has as many events as a game can have.
    #[error("a game has at most {0} events")]
    Events(usize),
    /// Players have come, gone and taken over this often.
    #[error("players come, go and take over at most {0} times in a game")]
    Seated(usize),
    /// It would take too long to be played again.
    #[error("{TOO_MUCH}")]
    Again,
    /// It has as many throws as a game of so many players can have.
    #[error("a game of {seats} has at most {most} throws")]
    Throws {
        /// How many players there are.
        seats: usize,
        /// How many throws they have at most.
        most: usize,
    },
    /// It has as many rolls as a game can have.
    #[error("a game has at most {0} rolls")]
    Rolls(usize),
    /// It has as many rolls for the start as a game can have.
    #[error("a game has at most {0} rolls for the start")]
    RollOffs(usize),
}

/// How much has happened in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Extent {
    events: usize,
    /// How many events are about those who come, go and take over.
    seated: usize,
    /// The number of the latest throw or roll.
    latest: usize,
    /// How much its corrections let be played again, at most.
    again: usize,
}

impl Extent {
    /// What has happened after these events of a game that so many began.
    pub(super) fn of<G: Variant>(events: &[G::Event], mut seats: usize) -> Extent {
        let mut extent = Extent::default();
        for event in events {
            extent = extent.with::<G>(event, seats);
            seats += usize::from(matches!(G::seating(event), Some(Seating::Join { .. })));
        }
        extent
    }

    /// With one more event at a table of so many seats.
    pub(super) fn with<G: Variant>(mut self, event: &G::Event, seats: usize) -> Extent {
        self.events += 1;
        self.seated += usize::from(G::seating(event).is_some());
        self.latest = self.latest.max(G::number(event));
        self.again += G::again(event, self.latest, seats);
        self
    }

    /// Why no game can be as long as this.
    pub(super) fn limit<G: Variant>(&self) -> Option<Limit> {
        if self.events > MOST_EVENTS {
            Some(Limit::Events(MOST_EVENTS))
        } else if self.seated > MOST_SEATED {
            Some(Limit::Seated(MOST_SEATED))
        } else if self.again > G::MOST_PLAYED_AGAIN {
            Some(Limit::Again)
        } else {
            None
        }
    }
}
