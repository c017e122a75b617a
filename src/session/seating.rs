use std::fmt;

use super::{Counted, Level, Name, Player, Session, SetupFault, Variant, setup};
use crate::rules::Seat;

/// Someone joins, leaves, or takes over a seat (X14, C14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seating {
    /// Somebody else takes the seat over, with its colour.
    Hand {
        /// The seat.
        seat: Seat,
        /// The new player.
        name: Name,
        /// The level of the computer player; `None` for a person.
        level: Option<Level>,
    },
    /// A late player joins at a new seat, the last one; only in Express.
    Join {
        /// The player.
        player: Player,
    },
    /// The player of a seat leaves.
    Retire {
        /// The seat.
        seat: Seat,
    },
}

impl Seating {
    /// Applies it to the players by seat. The rules check that the seat exists.
    ///
    /// # Errors
    /// They cannot sit at one table.
    pub fn seated<G: Variant>(&self, players: &[Player]) -> Result<Vec<Player>, SetupFault> {
        let mut players = players.to_vec();
        match self {
            Seating::Hand { seat, name, level } => {
                if let Some(player) = players.get_mut(seat.index()) {
                    player.name = name.clone();
                    player.level = *level;
                }
            }
            Seating::Join { player } => players.push(player.clone()),
            Seating::Retire { .. } => return Ok(players),
        }
        setup::check_players::<G>(&players)?;
        Ok(players)
    }
}

/// The players of a seat over time: `Ann, from throw 5 Master, left after throw 7`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatHistory<'a> {
    /// The first player.
    pub first: &'a Name,
    /// The throw before which a late player joined.
    pub joined: Option<usize>,
    /// The later players, each with the first throw or turn.
    pub later: Vec<(usize, &'a Name)>,
    /// The last throw that the seat chose for, 0 for none, or the turn in which it was left.
    pub departed: Option<usize>,
    /// The unit of these numbers.
    pub counted: Counted,
}

impl<'a> SeatHistory<'a> {
    pub(super) fn of<G: Variant>(session: &'a Session<G>, seat: Seat) -> SeatHistory<'a> {
        let tenure = session.tenure(seat);
        let setup = session.setup();
        let seatings = || session.log().done().iter().filter_map(G::seating);
        let joined = seatings().filter_map(|seating| match seating {
            Seating::Join { player } => Some(player),
            Seating::Hand { .. } | Seating::Retire { .. } => None,
        });
        let mut began = setup.players().iter().chain(joined);
        let names = seatings().filter_map(|seating| match seating {
            Seating::Hand { seat: of, name, .. } if *of == seat => Some(name),
            _ => None,
        });
        SeatHistory {
            first: began
                .nth(seat.index())
                .map_or(&session.players()[seat].name, |player| &player.name),
            joined: tenure.joined,
            later: tenure.handed.into_iter().zip(names).collect(),
            departed: tenure.departed,
            counted: G::COUNTED,
        }
    }

    /// The player at a throw or in a turn.
    pub fn at(&self, number: usize) -> &'a Name {
        let later = self.later.iter().rev();
        later
            .filter(|&&(from, _)| from <= number)
            .map(|&(_, name)| name)
            .next()
            .unwrap_or(self.first)
    }

    /// The history in words, if the seat has one.
    pub fn told(&self) -> Option<String> {
        (!self.is_plain()).then(|| self.to_string())
    }

    /// Whether the same person sat there from the beginning to the end.
    pub fn is_plain(&self) -> bool {
        self.joined.is_none() && self.later.is_empty() && self.departed.is_none()
    }
}

/// The name and the history: `Ann, from throw 5 Ben, left after throw 7`.
impl fmt::Display for SeatHistory<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = match self.counted {
            Counted::Throws => "throw",
            Counted::Turns => "turn",
        };
        write!(f, "{}", self.first)?;
        if let Some(number) = self.joined {
            write!(f, ", joined before {counted} {number}")?;
        }
        for (from, name) in &self.later {
            write!(f, ", from {counted} {from} {name}")?;
        }
        match (self.departed, self.counted) {
            (None, _) => Ok(()),
            (Some(0), _) => write!(f, ", left before {counted} 1"),
            (Some(throw), Counted::Throws) => write!(f, ", left after throw {throw}"),
            (Some(turn), Counted::Turns) => write!(f, ", left in turn {turn}"),
        }
    }
}
