use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rules::dice::{Die, Pairs, Roll, Sum};

/// The number of equally likely rolls of four dice.
pub(super) const ROLLS: usize = 6 * 6 * 6 * 6;

/// The number of pairs of sums, equal sums included.
pub(super) const SPLITS: usize = Sum::COUNT * (Sum::COUNT + 1) / 2;

/// The columns of a set of bits, ascending.
pub(super) fn columns(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let column = set.trailing_zeros() as usize;
            set &= set - 1;
            column
        })
    })
}

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
    /// The splits as indices of [`COLUMNS`], the last one repeated where they are fewer than three.
    pub splits: [usize; 3],
}

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
        let splits = splits(&roll);
        let known = kinds.all.iter().position(|kind| kind.splits == splits);
        let kind = known.unwrap_or_else(|| {
            kinds.all.push(Kind { rolls: 0, splits });
            kinds.all.len() - 1
        });
        kinds.all[kind].rolls += 1;
        kinds.of[number] = kind as u8;
    }
    kinds
});

pub(super) fn kind(roll: &Roll) -> &'static Kind {
    let number = roll
        .dice()
        .into_iter()
        .fold(0, |number, die| 6 * number + usize::from(die.value() - 1));
    &KINDS.all[usize::from(KINDS.of[number])]
}

fn splits(roll: &Roll) -> [usize; 3] {
    let splits = roll.splits();
    [0, 1, 2].map(|place: usize| split(splits[place.min(splits.len() - 1)]))
}

fn split(pairs: Pairs) -> usize {
    let [low, high] = pairs.sums().map(Sum::index);
    low * Sum::COUNT - low * (low + 1) / 2 + high
}

/// The choices that all rolls leave for three runners, some of which are on their tops.
pub(super) struct Choices {
    /// The chance of a bust.
    pub bust: f32,
    pub all: Vec<Choice>,
}

impl Choices {
    /// The worth of a roll, given the worths of the nine plays and of a bust.
    pub fn worth(&self, after: &[f32; 9], bust: f32) -> f32 {
        let mut padded = [0.0; 16];
        padded[..9].copy_from_slice(after);
        let mut worth = self.bust * bust;
        for choice in &self.all {
            let [x, y, z] = choice.plays;
            let one_or_other = greater(padded[x & 15], padded[y & 15]);
            worth += choice.chance * greater(one_or_other, padded[z & 15]);
        }
        worth
    }
}

/// Up to three plays to choose from, repeated where they are fewer, and the chance of the rolls that offer them. Plays are
/// numbered: one step in each of the three columns, two steps in each, one step in the first two, the outer two and the last
/// two.
pub(super) struct Choice {
    pub chance: f32,
    pub plays: [usize; 3],
}

/// How far each of the nine plays leads, given how far one and two steps of each runner do.
#[inline]
pub(super) fn leads(one: [usize; 3], two: [usize; 3]) -> [usize; 9] {
    let ([a, b, c], [aa, bb, cc]) = (one, two);
    [a, b, c, aa, bb, cc, a + b, a + c, b + c]
}

/// The choices for every set of three columns, by which of them are topped.
pub(super) static CHOICES: LazyLock<HashMap<u16, [Choices; 8]>> = LazyLock::new(|| {
    let sets = (0..1 << Sum::COUNT).filter(|set: &u16| set.count_ones() == 3);
    sets.map(|set| (set, std::array::from_fn(|topped| choices(set, topped))))
        .collect()
});

fn choices(set: u16, topped: usize) -> Choices {
    let mut bust = 0;
    let mut all: Vec<(u16, u32)> = Vec::new();
    let place = |column: usize| columns(set).position(|other| other == column);
    let playable = |column: usize| place(column).filter(|place| topped >> place & 1 == 0);
    for kind in &KINDS.all {
        let mut plays: u16 = 0;
        for split in kind.splits {
            let [low, high] = COLUMNS[split].map(playable);
            plays |= match (low, high) {
                (None, None) => 0,
                (Some(one), None) | (None, Some(one)) => 1 << one,
                (Some(one), Some(other)) if one == other => 1 << (3 + one),
                (Some(one), Some(other)) => 1 << (5 + one + other),
            };
        }
        if plays == 0 {
            bust += kind.rolls;
        } else if let Some((_, rolls)) = all.iter_mut().find(|(other, _)| *other == plays) {
            *rolls += u32::from(kind.rolls);
        } else {
            all.push((plays, u32::from(kind.rolls)));
        }
    }
    let all = all.into_iter().map(|(plays, rolls)| {
        let mut numbers = columns(plays);
        let first = numbers.next().unwrap_or_default();
        let second = numbers.next().unwrap_or(first);
        let third = numbers.next().unwrap_or(first);
        Choice {
            chance: rolls as f32 / ROLLS as f32,
            plays: [first, second, third],
        }
    });
    Choices {
        bust: f32::from(bust) / ROLLS as f32,
        all: all.collect(),
    }
}

/// The greater of two numbers, neither of which is NaN.
pub(super) fn greater(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}
