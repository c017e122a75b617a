use std::sync::LazyLock;

use super::board::columns;
use super::rolls::{COLUMNS, KINDS, ROLLS};
use crate::rules::classic::Position;
use crate::rules::dice::Sum;

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

/// The choices for every three columns, by [`full`].
pub(super) static CHOICES: LazyLock<Vec<[Choices; 8]>> = LazyLock::new(|| {
    let mut all = Vec::new();
    for set in 0..1 << Sum::COUNT {
        if u16::count_ones(set) as usize == Position::RUNNERS {
            all.push(std::array::from_fn(|topped| choices(set, topped)));
        }
    }
    all
});

/// The index of a set of three columns among all such sets, ascending.
pub(super) fn full(set: u16) -> usize {
    columns(set)
        .zip([
            |n: usize| n,
            |n: usize| n * n.saturating_sub(1) / 2,
            |n: usize| n * n.saturating_sub(1) * n.saturating_sub(2) / 6,
        ])
        .map(|(column, choose)| choose(column))
        .sum()
}

/// The choices for three runners.
fn choices(set: u16, topped: usize) -> Choices {
    let mut bust = 0;
    let mut all: Vec<(u16, u32)> = Vec::new();
    let place = |column: usize| columns(set).position(|other| other == column);
    let playable = |column: usize| place(column).filter(|place| topped >> place & 1 == 0);
    for kind in &KINDS.all {
        let mut plays: u16 = 0;
        for split in kind.splits() {
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
