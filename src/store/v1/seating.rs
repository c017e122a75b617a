//! Who comes, goes and takes over, in version 1 of the session file.

use serde::{Deserialize, Serialize};

use super::{Wrong, wrong};
use crate::rules::Seat;
use crate::session::{self, Colour, Level, Name, Player};
use crate::store::place::Step;
use crate::store::wire::misnamed;

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::store) enum Seating {
    Hand {
        player: u32,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    Join {
        name: String,
        colour: Colour,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<Level>,
    },
    Retire {
        player: u32,
    },
}

impl Seating {
    pub(super) fn of(seating: &session::Seating) -> Seating {
        match seating.clone() {
            session::Seating::Hand { seat, name, level } => Seating::Hand {
                player: seat.number() as u32,
                name: name.to_string(),
                level,
            },
            session::Seating::Join { player } => Seating::Join {
                name: player.name.to_string(),
                colour: player.colour,
                level: player.level,
            },
            session::Seating::Retire { seat } => Seating::Retire {
                player: seat.number() as u32,
            },
        }
    }

    /// The seating at a table of `seats`.
    pub(super) fn into_seating(self, seats: usize) -> Result<session::Seating, Wrong> {
        self.read(seats)
            .map_err(|wrong| wrong.inside([Step::Item(0)]))
    }

    fn read(self, seats: usize) -> Result<session::Seating, Wrong> {
        Ok(match self {
            Seating::Hand {
                player,
                name,
                level,
            } => session::Seating::Hand {
                seat: seat(player, seats)?,
                name: self::name(&name)?,
                level,
            },
            Seating::Join {
                name,
                colour,
                level,
            } => session::Seating::Join {
                player: Player {
                    name: self::name(&name)?,
                    colour,
                    level,
                },
            },
            Seating::Retire { player } => session::Seating::Retire {
                seat: seat(player, seats)?,
            },
        })
    }
}

fn name(written: &str) -> Result<Name, Wrong> {
    Name::new(written).map_err(|fault| wrong([Step::Field("name")], misnamed(written, fault)))
}

/// The seat of a player at a table of `seats`.
pub(super) fn seat(player: u32, seats: usize) -> Result<Seat, Wrong> {
    Seat::from_number(player as usize)
        .filter(|seat| seat.index() < seats)
        .ok_or_else(|| {
            let what = format!("`player` is {player}, but the players are 1 to {seats}");
            wrong([Step::Field("player")], what)
        })
}
