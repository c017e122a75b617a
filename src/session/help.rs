use std::collections::BTreeSet;

/// Something that makes a game easier than it is with nothing but dice and a pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Help {
    /// The coach was asked for a hint, or has decided for somebody.
    Hint,
    /// A review was looked at before the end.
    Review,
    /// Something was taken back after the dice that came next were seen.
    TakenBack,
    /// Somebody at the table knew the dice before they were thrown.
    KnownDice,
}

impl Help {
    /// All of them.
    pub const ALL: [Help; 4] = [Help::Hint, Help::Review, Help::TakenBack, Help::KnownDice];
}

/// What has helped in a game.
pub type Helps = BTreeSet<Help>;
