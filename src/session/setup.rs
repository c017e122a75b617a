use std::fmt;

use super::line::{folded, line};
use super::{Earlier, Seed, Variant};
use crate::rules::classic::Setting;
use crate::rules::dice::{Roll, RollOff, Throw};
use crate::rules::express::Penalty;
use crate::rules::{RollNumber, RollOffNumber, Seat, ThrowNumber};

/// Who begins, what they have agreed on, with which dice. A setup is always playable.
///
/// What there is to agree on tells the games apart: a penalty in Express, a setting on the classic board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup<Agreed = Penalty> {
    players: Vec<Player>,
    agreed: Agreed,
    dice: DiceSource,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// What the others call them.
    pub name: Name,
    /// Their colour, and with it their shape.
    pub colour: Colour,
    /// The level at which the program plays for them; `None` where they play themselves.
    pub level: Option<Level>,
}

/// How the program plays. [`Variant::LEVELS`] has those of a game in order of strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// By the moment, and now and then without a look.
    Careless,
    /// By a simple rule.
    Steady,
    /// For more than is wise.
    Bold,
    /// By weights that were bred in many games; on the board only.
    Evolved,
    /// By all that the coach knows.
    Master,
}

impl Level {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Level::Careless => "Careless",
            Level::Steady => "Steady",
            Level::Bold => "Bold",
            Level::Evolved => "Evolved",
            Level::Master => "Master",
        }
    }
}

/// Whose dice are thrown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceSource {
    /// Dice on the table, typed in.
    Real,
    /// The app's, which follow from a seed.
    App(Seed),
    /// The app's, repeating the dice of an earlier game.
    Earlier(Earlier),
}

impl DiceSource {
    /// The seed that the app's dice follow from, by whose code others get them; `None` where there is no such code.
    pub fn seed(&self) -> Option<Seed> {
        match self {
            DiceSource::Real | DiceSource::Earlier(_) => None,
            DiceSource::App(seed) => Some(*seed),
        }
    }

    /// Whether people knew them before the game: somebody has thrown them in an earlier one.
    pub fn are_known(&self) -> bool {
        matches!(self, DiceSource::Earlier(_))
    }

    /// Whether they lie on the table.
    pub fn are_real(&self) -> bool {
        *self == DiceSource::Real
    }

    /// What the app's dice show for a throw; `None` of dice on the table.
    pub fn throw(&self, number: ThrowNumber) -> Option<Throw> {
        match self {
            DiceSource::Real => None,
            DiceSource::App(seed) => Some(seed.throw(number)),
            DiceSource::Earlier(earlier) => Some(earlier.throw(number)),
        }
    }

    /// The same for a roll.
    pub fn roll(&self, number: RollNumber) -> Option<Roll> {
        match self {
            DiceSource::Real => None,
            DiceSource::App(seed) => Some(seed.roll(number)),
            DiceSource::Earlier(earlier) => Some(earlier.roll(number)),
        }
    }

    /// The same for a roll for the start.
    pub fn roll_off(&self, number: RollOffNumber) -> Option<RollOff> {
        match self {
            DiceSource::Real => None,
            DiceSource::App(seed) => Some(seed.roll_off(number)),
            DiceSource::Earlier(earlier) => Some(earlier.roll_off(number)),
        }
    }
}

/// A player's name: one line with something to see in it, without white space at its ends, at most [`Name::LONGEST`]
/// characters long.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(String);

impl Name {
    /// The most characters that a name may have.
    pub const LONGEST: usize = 24;

    /// The name that was written, trimmed.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn new(written: &str) -> Result<Name, NameFault> {
        line(written, Name::LONGEST).map(Name)
    }

    /// The name as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people would take the two for one: `Ann` and `ann`, `Strauß` and `STRAUSS`, an `ä` of one character and one
    /// of two.
    ///
    /// ```
    /// # use fifth_die::session::Name;
    /// let [one, other] = ["Strauß", "STRAUSS"].map(|name| Name::new(name).unwrap());
    /// assert!(one.is_like(&other));
    /// ```
    pub fn is_like(&self, other: &Name) -> bool {
        if self.0.is_ascii() && other.0.is_ascii() {
            return self.0.eq_ignore_ascii_case(&other.0);
        }
        folded(&self.0) == folded(&other.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What is wrong with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// There is nothing but white space.
    #[error("a player needs a name")]
    Empty,
    /// It is longer than [`Name::LONGEST`].
    #[error("a name has at most {} characters", Name::LONGEST)]
    Long,
    /// It holds a character that acts on the text around it: a line break, or one that reverses the direction of writing.
    #[error("a name is one line of plain text")]
    Control,
    /// Nothing of it can be seen.
    #[error("a name needs a character that can be seen")]
    Invisible,
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
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Nobody plays.
    #[error("a game needs a player")]
    Nobody,
    /// There are more than this many, the most that the game seats.
    #[error("a game has at most {0} players")]
    Crowd(usize),
    /// Two seats have names that people would take for one.
    #[error("players {0} and {1} have the same name")]
    SameName(Seat, Seat),
    /// Two seats have the same colour.
    #[error("players {0} and {1} have the same colour")]
    SameColour(Seat, Seat),
    /// The program does not play this game at the level of this seat.
    #[error("player {0} has a level that this game does not have")]
    Level(Seat),
    /// Four play for four or five columns, of which all could be won and by nobody enough (C10).
    #[error("four or five columns are for up to three players (C10)")]
    Columns,
}

impl<Agreed> Setup<Agreed>
where
    Setup<Agreed>: Variant,
{
    /// A table of these players, seated in this order.
    ///
    /// # Errors
    /// Nobody or too many play, two share a name or a colour, or so many cannot play for what is agreed on (C10).
    pub fn new(
        players: Vec<Player>,
        agreed: Agreed,
        dice: DiceSource,
    ) -> Result<Setup<Agreed>, SetupFault> {
        check_names(&players)?;
        Setup::of_file(players, agreed, dice)
    }

    /// A table that a file tells of. Files are older than the law that two names must not be alike: there they may differ in
    /// how a letter is written.
    ///
    /// # Errors
    /// As [`Setup::new`], but for names that differ in more than case.
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
        };
        setup.check()?;
        Ok(setup)
    }
}

/// Whether people can tell these players apart by their names.
///
/// # Errors
/// The first two who are called alike.
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
        if player
            .level
            .is_some_and(|level| !G::LEVELS.contains(&level))
        {
            return Err(SetupFault::Level(seat));
        }
        for (earlier, other) in Seat::enumerate(players).take(seat.index()) {
            if player.name.0.to_lowercase() == other.name.0.to_lowercase() {
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
    /// The players who begin, by seat, from 1 to [`Game::MOST_PLAYERS`] of them.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Whose dice are thrown.
    pub fn dice(&self) -> &DiceSource {
        &self.dice
    }

    /// The same with other dice.
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
    /// How many columns win, and what the house has settled.
    pub fn setting(&self) -> Setting {
        self.agreed
    }
}
