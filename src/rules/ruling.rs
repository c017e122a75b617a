use std::fmt;

/// A ruling of the game, by the name that tests, messages and documents cite.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A throw is split into two pairs and a fifth die, each die used once.
    X1,
    /// There are three tracks of eight boxes, each for another die value.
    X2,
    /// While values are missing, a new one that is thrown must be the fifth die.
    X3,
    /// While values are missing and none is new, one of the named must be the fifth die.
    X4,
    /// With three values named, one of them must be the fifth die where thrown.
    X5,
    /// With three values named and none thrown, the throw is free.
    X6,
    /// A player is out with the eighth mark of a track; the others go on.
    X9,
    /// The dice are thrown again once everybody has chosen.
    X13,
    /// A seat may be handed over. A late player joins before the fourth throw and chooses first for those that were
    /// thrown. One who leaves chooses no more and has no place; the last one stays.
    X14,
    /// Columns have 3 to 13 spaces.
    C1,
    /// The highest of two dice starts; ties roll again.
    C2,
    /// A turn: roll four dice, choose a split, advance, roll again or stop.
    C3,
    /// Three runners, each on the first space or above the player's own square.
    C4,
    /// A sum is playable in an open column with a runner below its top, or with a runner left.
    C5,
    /// Both sums are played where they can be.
    C6,
    /// No playable sum: a bust.
    C7,
    /// Stopping moves the squares to the runners and wins columns.
    C8,
    /// Enough columns win, at the moment of stopping: three, or four or five where two or three play. Where all columns
    /// are won and nobody has enough, the most win; of equals the last one who stopped, or who sits next after that.
    C10,
    /// No stop while a runner shares its space with another player's square.
    C12,
    /// The house rule about which split must be chosen.
    C13,
    /// A seat may be handed over. Nobody joins once the table is set. The turns of one who has left are passed over, the
    /// squares stay, and the last of several has won.
    C14,
}

impl Ruling {
    /// The rule in one sentence, for people.
    pub fn sentence(self) -> &'static str {
        match self {
            Ruling::X1 => "Two pairs and a fifth die: each of the five dice is used once.",
            Ruling::X2 => "Three tracks, each for another value, eight boxes long.",
            Ruling::X3 => {
                "Until three values are named, the fifth die must be a new one when one is thrown."
            }
            Ruling::X4 => {
                "Until three values are named, a throw without a new one still takes a fifth die."
            }
            Ruling::X5 => {
                "Once three values are named, the fifth die must be one of them when thrown."
            }
            Ruling::X6 => "None of the three values thrown: a free throw, no fifth die is marked.",
            Ruling::X9 => "The eighth mark on a track puts its player out; the others go on.",
            Ruling::X13 => "The next throw comes when everybody has chosen.",
            Ruling::X14 => {
                "Who comes late joins before the fourth throw; who leaves has no place, and the last one stays."
            }
            Ruling::C1 => "Column 7 has 13 spaces, each column further out two less.",
            Ruling::C2 => "Everybody rolls two dice; the highest sum starts, ties roll again.",
            Ruling::C3 => "Roll four dice, choose two pairs, advance; then roll again or stop.",
            Ruling::C4 => {
                "Three runners: each starts above its player's square, or on the first space."
            }
            Ruling::C5 => {
                "A sum can be played in a column that is open, by a runner there or one that is left."
            }
            Ruling::C6 => "Both pairs of a split are played if both can be.",
            Ruling::C7 => "No pair can be played: a bust, the runners come off.",
            Ruling::C8 => "Stopping keeps what the runners gained; a top space wins its column.",
            Ruling::C10 => "Enough columns win the game at the moment of stopping.",
            Ruling::C12 => "No stop while a runner stands on another player's square.",
            Ruling::C13 => "The house rule of this table says which split must be chosen.",
            Ruling::C14 => {
                "Nobody joins at the board; who leaves is passed over, and the last one left has won."
            }
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
