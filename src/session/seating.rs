use std::fmt;

use super::{Counted, Level, Name, Player, Session, SetupFault, Variant, setup};
use crate::rules::Seat;

/// Somebody comes, goes, or takes over a seat (X14, C14).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seating {
    /// Somebody else takes the seat over, with its colour.
    Hand {
        /// The seat.
        seat: Seat,
        /// The new player.
        name: Name,
        /// The level of the program; `None` for a person.
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
    /// The most names of later players in a short note.
    pub const FEW: usize = 5;

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

    /// The histories of the seats that have one, in words: [`SeatHistory`].
    pub fn told(&self) -> Option<String> {
        (!self.is_plain()).then(|| self.to_string())
    }

    /// Whether the same person sat there from the beginning to the end.
    pub fn is_plain(&self) -> bool {
        self.joined.is_none() && self.later.is_empty() && self.departed.is_none()
    }

    /// The note beside the name of the current player; most seats have none. It names only the last few players.
    pub fn note(&self) -> String {
        self.changes(SeatHistory::FEW)
    }

    /// The name and the history, with only the last few players.
    pub fn brief(&self) -> String {
        self.words(SeatHistory::FEW)
    }

    fn words(&self, most: usize) -> String {
        let changes = self.changes(most);
        match (self.is_plain(), self.later.is_empty()) {
            (true, _) => self.first.to_string(),
            (false, true) => format!("{}, {changes}", self.first),
            (false, false) => changes,
        }
    }

    /// The history in words, with only the last few players.
    fn changes(&self, most: usize) -> String {
        let mut words: Vec<String> = Vec::new();
        if !self.later.is_empty() {
            words.push(self.first.to_string());
        }
        if let Some(throw) = self.joined {
            words.push(format!("joined before {} {throw}", self.counted));
        }
        let (others, last) = self.later.split_at(self.later.len().saturating_sub(most));
        if !others.is_empty() {
            words.push(format!("{} more", others.len()));
        }
        for (from, name) in last {
            words.push(format!("from {} {from} {name}", self.counted));
        }
        match (self.departed, self.counted) {
            (None, _) => {}
            (Some(0), counted) => words.push(format!("left before {counted} 1")),
            (Some(throw), Counted::Throws) => words.push(format!("left after throw {throw}")),
            (Some(turn), Counted::Turns) => words.push(format!("left in turn {turn}")),
        }
        words.join(", ")
    }
}

/// The name and the history.
impl fmt::Display for SeatHistory<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(usize::MAX))
    }
}
