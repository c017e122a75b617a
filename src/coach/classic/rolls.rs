use std::sync::LazyLock;

use crate::rules::dice::{Die, Pairs, Roll, Sum};

/// The number of equally likely rolls of four dice.
pub(super) const ROLLS: usize = 6 * 6 * 6 * 6;

/// The number of pairs of sums, equal sums included.
pub(super) const SPLITS: usize = Sum::COUNT * (Sum::COUNT + 1) / 2;

/// The columns of every split.
pub(super) const COLUMNS: [[usize; 2]; SPLITS] = {
    let mut columns = [[0; 2]; SPLITS];
    let mut split = 0;
    let mut low = 0;
    while low < Sum::COUNT {
        let mut high = low;
        while high < Sum::COUNT {
            columns[split] = [low, high];
            split += 1;
            high += 1;
        }
        low += 1;
    }
    columns
};

/// All rolls with the same splits, which the board does not tell apart.
pub(super) struct Kind {
    /// How many of the 1,296 rolls it has.
    pub rolls: u16,
    /// The one to three splits, as indices of [`COLUMNS`].
    splits: [u8; 3],
    count: u8,
}

impl Kind {
    /// Three splits, the last one repeated where they are fewer.
    pub fn three(&self) -> [usize; 3] {
        let [one, two, three] = self.splits;
        [one.into(), two.into(), three.into()]
    }

    /// The splits, as indices of [`COLUMNS`].
    pub fn splits(&self) -> impl Iterator<Item = usize> {
        self.splits[..usize::from(self.count)]
            .iter()
            .map(|&split| usize::from(split))
    }
}

/// Every kind of roll.
pub(super) struct Kinds {
    /// The 109 kinds.
    pub all: Vec<Kind>,
    /// The kind of each of the 1,296 rolls.
    pub of: [u8; ROLLS],
}

pub(super) static KINDS: LazyLock<Kinds> = LazyLock::new(|| {
    let mut kinds = Kinds {
        all: Vec::new(),
        of: [0; ROLLS],
    };
    for number in 0..ROLLS {
        let die = |place: usize| Die::ALL[number / place % 6];
        let roll = Roll::new([die(1), die(6), die(36), die(216)]);
        let (splits, count) = splits(&roll);
        let known = kinds.all.iter().position(|kind| kind.splits == splits);
        let kind = known.unwrap_or_else(|| {
            kinds.all.push(Kind {
                rolls: 0,
                splits,
                count,
            });
            kinds.all.len() - 1
        });
        kinds.all[kind].rolls += 1;
        kinds.of[number] = kind as u8;
    }
    kinds
});

/// The kind of a roll.
pub(super) fn kind(roll: &Roll) -> &'static Kind {
    let number = roll
        .dice()
        .into_iter()
        .fold(0, |number, die| 6 * number + usize::from(die.value() - 1));
    &KINDS.all[usize::from(KINDS.of[number])]
}

/// The splits of a roll, the last one repeated where they are fewer than three, and their number.
fn splits(roll: &Roll) -> ([u8; 3], u8) {
    let splits = roll.splits();
    let number = |place: usize| split(splits[place.min(splits.len() - 1)]) as u8;
    ([number(0), number(1), number(2)], splits.len() as u8)
}

/// The index of a split.
fn split(pairs: Pairs) -> usize {
    let [low, high] = pairs.sums().map(Sum::index);
    low * Sum::COUNT - low * (low + 1) / 2 + high
}
