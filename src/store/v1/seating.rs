//! Who comes, goes and takes over, in version 1 of the session file.

use serde::{Deserialize, Serialize};

use super::{Colour, Level, Player, Wrong, wrong};
use crate::rules::Seat;
use crate::session;
use crate::store::Misfit;
use crate::store::place::Step;

#[derive(Serialize, Deserialize)]
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
        match seating {
            session::Seating::Hand { seat, name, level } => Seating::Hand {
                player: seat.number() as u32,
                name: name.as_str().to_owned(),
                level: level.map(Level::of),
            },
            session::Seating::Join { player } => Seating::Join {
                name: player.name.as_str().to_owned(),
                colour: Colour::of(player.colour),
                level: player.level.map(Level::of),
            },
            session::Seating::Retire { seat } => Seating::Retire {
                player: seat.number() as u32,
            },
        }
    }

    /// The seating at a table of so many seats, or what is wrong with it.
    pub(super) fn into_seating(self, seats: usize) -> Result<session::Seating, Wrong> {
        let misnamed = |misfit| wrong([Step::Field("name")], misfit);
        match self {
            Seating::Hand {
                player,
                name,
                level,
            } => Ok(session::Seating::Hand {
                seat: seat(player, seats)?,
                name: super::name(&name).map_err(misnamed)?,
                level: level.map(Level::into_level),
            }),
            Seating::Join {
                name,
                colour,
                level,
            } => {
                let player = Player {
                    name,
                    colour,
                    level,
                };
                let player = player.into_player().map_err(misnamed)?;
                Ok(session::Seating::Join { player })
            }
            Seating::Retire { player } => Ok(session::Seating::Retire {
                seat: seat(player, seats)?,
            }),
        }
    }
}

/// The seat of a player of so many, or what is wrong with the number.
pub(super) fn seat(player: u32, seats: usize) -> Result<Seat, Wrong> {
    Seat::from_number(player as usize)
        .filter(|seat| seat.index() < seats)
        .ok_or_else(|| {
            let misfit = Misfit::Player { player, seats };
            wrong([Step::Field("player")], misfit)
        })
}
