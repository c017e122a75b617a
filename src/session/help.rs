use std::collections::BTreeSet;

/// Help that makes a game easier than with dice and pad alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Help {
    /// The coach was asked for a hint, or has decided for somebody.
    Hint,
    /// The review was seen before the end.
    Review,
    /// Something was undone after the next dice were seen.
    TakenBack,
    /// Somebody at the table knew the dice before they were thrown.
    KnownDice,
}

/// The helps of a game.
pub type Helps = BTreeSet<Help>;
