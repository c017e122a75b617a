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
        }
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
