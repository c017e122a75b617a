use super::names::Name;
use super::{DiceSource, Variant};
use crate::rules::Seat;
use crate::rules::classic::Setting;
use crate::rules::express::Penalty;

/// The players, agreed options and dice of a game. A setup is always playable.
///
/// The agreed options tell the games apart: a penalty in Express, a setting on the classic board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<Agreed = Penalty> {
    players: Vec<Player>,
    agreed: Agreed,
    dice: DiceSource,
    first: Option<Seat>,
}

/// A player at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The name.
    pub name: Name,
    /// The colour, which implies the shape.
    pub colour: Colour,
    /// The level of the computer player; `None` for a person.
    pub level: Option<Level>,
}

/// How the computer plays. [`Variant::LEVELS`] has those of a game in order of strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Nearly as naive as a first-time player; only in Express.
    Dreamy,
    /// Less naive; on the board a simple rule, and sometimes any choice.
    Careless,
    /// With half of the mistakes; only in Express.
    Eager,
    /// With few mistakes; only in Express.
    Curious,
    /// A simple rule.
    Steady,
    /// Riskier than is wise. Express does not offer this level any more, but expects people to play at it.
    Bold,
    /// Weights that evolved in many games; only on the board.
    Evolved,
    /// Near-perfect.
    Master,
}

/// A player's colour. Each goes with a shape, so that nobody needs to tell colours apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Colour {
    /// With a square.
    Orange,
    /// With a star.
    Sky,
    /// With a triangle.
    Green,
    /// With a cross.
    Yellow,
    /// With a circle.
    Blue,
    /// With a hexagon.
    Vermilion,
    /// With a diamond.
    Purple,
    /// With a ring.
    Grey,
}

impl Colour {
    /// Every colour, in the order in which new players get them.
    pub const ALL: [Colour; 8] = [
        Colour::Blue,
        Colour::Orange,
        Colour::Green,
        Colour::Purple,
        Colour::Sky,
        Colour::Vermilion,
        Colour::Yellow,
        Colour::Grey,
    ];
}

/// Why a table cannot play.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    #[error("a game needs a player")]
    Nobody,
    #[error("a game has at most {0} players")]
    Crowd(usize),
    #[error("players {0} and {1} have the same name")]
    SameName(Seat, Seat),
    #[error("players {0} and {1} have the same colour")]
    SameColour(Seat, Seat),
    #[error("this game has no computer player of that level for player {0}")]
    Level(Seat),
    #[error("at most three players can play for four or five columns (C10)")]
    Columns,
}

impl<Agreed> Setup<Agreed>
where
    Setup<Agreed>: Variant,
{
    /// A table of these players, seated in this order.
    ///
    /// # Errors
    /// There are no players or too many, two share a name or a colour, or there are too many for the columns (C10).
    pub fn new(
        players: Vec<Player>,
        agreed: Agreed,
        dice: DiceSource,
    ) -> Result<Setup<Agreed>, SetupFault> {
        check_names(&players)?;
        Setup::of_file(players, agreed, dice)
    }

    /// A table from a file. Old files may have names that differ only in how a letter is encoded.
    ///
    /// # Errors
    /// As for [`Setup::new`], except for such names.
    pub fn of_file(
        players: Vec<Player>,
        agreed: Agreed,
        dice: DiceSource,
    ) -> Result<Setup<Agreed>, SetupFault> {
        check_players::<Setup<Agreed>>(&players)?;
        let setup = Setup {
            players,
            agreed,
            dice,
            first: None,
        };
        setup.check()?;
        Ok(setup)
    }
}

/// Whether people can tell these players apart by their names.
///
/// # Errors
/// The first two with confusable names.
pub fn check_names(players: &[Player]) -> Result<(), SetupFault> {
    for (seat, player) in Seat::enumerate(players) {
        let mut before = Seat::enumerate(players).take(seat.index());
        if let Some((earlier, _)) = before.find(|(_, other)| player.name.is_like(&other.name)) {
            return Err(SetupFault::SameName(earlier, seat));
        }
    }
    Ok(())
}

/// Whether a file may seat these players at a table of a game.
pub(super) fn check_players<G: Variant>(players: &[Player]) -> Result<(), SetupFault> {
    if players.is_empty() {
        return Err(SetupFault::Nobody);
    }
    if players.len() > G::MOST_PLAYERS {
        return Err(SetupFault::Crowd(G::MOST_PLAYERS));
    }
    for (seat, player) in Seat::enumerate(players) {
        if player.level.is_some_and(|level| !G::has(level)) {
            return Err(SetupFault::Level(seat));
        }
        for (earlier, other) in Seat::enumerate(players).take(seat.index()) {
            if player.name.as_str().to_lowercase() == other.name.as_str().to_lowercase() {
                return Err(SetupFault::SameName(earlier, seat));
            }
            if player.colour == other.colour {
                return Err(SetupFault::SameColour(earlier, seat));
            }
        }
    }
    Ok(())
}

impl<Agreed> Setup<Agreed> {
    /// The players at the start, by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whose dice are thrown.
    pub fn dice(&self) -> &DiceSource {
        &self.dice
    }

    /// This setup with other dice.
    pub(super) fn with_dice(&self, dice: DiceSource) -> Setup<Agreed>
    where
        Agreed: Clone,
    {
        Setup {
            dice,
            ..self.clone()
        }
    }
}

impl Setup<Penalty> {
    /// The most players that one table of Express seats.
    pub const MOST_PLAYERS: usize = 8;

    /// What a row of one to four marks costs.
    pub fn penalty(&self) -> Penalty {
        self.agreed
    }
}

impl Setup<Setting> {
    /// The number of winning columns, and the house rules.
    pub fn setting(&self) -> Setting {
        self.agreed
    }

    /// The seat that starts if nobody rolls for it, because another seat started the last game.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }

    /// This setup, in which this seat starts without rolls for it; unchanged if there is no such seat.
    #[must_use]
    pub fn started_by(self, seat: Seat) -> Setup<Setting> {
        let first = Some(seat).filter(|seat| seat.index() < self.players.len());
        Setup {
            first: first.or(self.first),
            ..self
        }
    }
}
