use crate::rules::dice::Sum;

/// The spaces of a column: 3 for 2 and 12, two more for each step towards 7, which has 13 (C1).
pub const fn length(column: Sum) -> u8 {
    13 - 2 * column.value().abs_diff(7)
}

/// The options that a table agrees on before the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Setting {
    /// How many columns win.
    pub columns: Columns,
    /// What happens on the square of another player.
    pub sharing: Sharing,
    /// Which splits may be chosen.
    pub placement: Placement,
}

/// How many columns win (C10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Columns {
    /// Three, the rule of the game.
    #[default]
    Three,
    /// Four, offered for two or three players.
    Four,
    /// Five, offered for two or three players.
    Five,
}

impl Columns {
    /// Every choice, the standard one first.
    pub const ALL: [Columns; 3] = [Columns::Three, Columns::Four, Columns::Five];

    /// The option for this number of columns, if there is one.
    pub fn new(count: usize) -> Option<Columns> {
        Columns::ALL
            .into_iter()
            .find(|columns| columns.count() == count)
    }

    /// Whether it is offered to this many players: four and five are for up to three.
    pub fn are_offered_to(self, players: usize) -> bool {
        self == Columns::Three || players < 4
    }

    /// The number of columns.
    pub fn count(self) -> usize {
        match self {
            Columns::Three => 3,
            Columns::Four => 4,
            Columns::Five => 5,
        }
    }
}

/// What happens where a runner meets another player's square. The variants exclude each other, as the texts say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sharing {
    /// They share the space (C9).
    #[default]
    Share,
    /// The runner jumps to the next space without one (C11).
    Jump,
    /// They share it, but its player may not stop there (C12).
    Forced,
}

impl Sharing {
    /// Every choice, the standard one first.
    pub const ALL: [Sharing; 3] = [Sharing::Share, Sharing::Jump, Sharing::Forced];
}

/// The reading of "if you can place a marker, you must" (C13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Placement {
    /// Any split may be chosen; within it both pairs are played if both can be.
    #[default]
    Within,
    /// If some split places a new runner, one that does must be chosen.
    MustPlace,
    /// A split that plays the most pairs must be chosen.
    Most,
}

impl Placement {
    /// Every choice, the standard one first.
    pub const ALL: [Placement; 3] = [Placement::Within, Placement::MustPlace, Placement::Most];
}
