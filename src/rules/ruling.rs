use std::fmt;

/// A ruling of the game that refuses something, by the name that tests, messages and documents cite. The others, such
/// as X15, are explained where they are cited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A throw is split into two pairs and a fifth die, each die used once.
    X1,
    /// While values are missing, the fifth die must be a new value if the throw shows one.
    X3,
    /// While values are missing but the throw shows no new one, the fifth die must be a named value.
    X4,
    /// With three values named, the fifth die must be one of them if the throw shows one.
    X5,
    /// With three values named and none thrown, the throw is free.
    X6,
    /// A player is out with the eighth mark of a track; the others go on.
    X9,
    /// The dice are thrown again once everybody has chosen.
    X13,
    /// A seat may be handed over. A late player joins before the fourth throw and first chooses for the throws so far.
    /// A player who leaves makes no more choices and has no place; the last one stays.
    X14,
    /// The highest of two dice starts; ties roll again.
    C2,
    /// A turn: roll four dice, choose a split, advance, roll again or stop.
    C3,
    /// A sum is playable in an open column with a runner below its top, or with a runner left.
    C5,
    /// Both sums are played where they can be.
    C6,
    /// No playable sum: a bust.
    C7,
    /// Enough columns win, at the moment of stopping: three, or four or five where two or three play. If all columns
    /// are won and nobody has enough, the most win; in a tie the one who stopped last, or else the next of them in seat
    /// order.
    C10,
    /// No stop while a runner shares its space with another player's square.
    C12,
    /// The house rule about which split must be chosen.
    C13,
    /// A seat may be handed over. Nobody joins once the table is set. The turns of a player who has left are skipped,
    /// the squares stay, and the last of several wins.
    C14,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
