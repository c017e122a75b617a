//! The game at full speed: marks in a few bytes, and all throws with their splits, computed once.

use std::sync::LazyLock;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{Choice, Pad, Penalty, Track, row_score};

pub(super) const DICE: usize = Die::ALL.len();
pub(super) const SUMS: usize = Sum::COUNT;

/// The most marks of a row that count (X8).
pub(super) const FULL_ROW: u8 = 10;

/// The marks of a pad that bear on the rest of the game: up to ten in each row, and those of the tracks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Marks {
    /// By sum, 0 to 10.
    pub(super) rows: [u8; SUMS],
    /// By die, 0 (not named) to 8.
    pub(super) tracks: [u8; DICE],
}

impl Marks {
    /// The marks of a pad.
    pub fn of(pad: &Pad) -> Marks {
        Marks {
            rows: Sum::ALL.map(|sum| pad.marks(sum).min(u32::from(FULL_ROW)) as u8),
            tracks: Die::ALL.map(|die| pad.track(die).map_or(0, Track::marks)),
        }
    }

    /// Whether a track is full.
    pub fn is_out(&self) -> bool {
        self.tracks.contains(&Track::BOXES)
    }

    /// The named values, a bit per die.
    #[inline]
    pub(super) fn named(&self) -> u8 {
        named(&self.tracks)
    }

    /// The legal fifth dice of a throw (X3 to X6).
    #[inline]
    pub fn fifth_die(&self, kind: &Kind) -> Fifth {
        Fifth::of(self.named(), kind)
    }

    /// The marks after a split, which must be legal; `free` as the throw is.
    #[inline]
    pub fn after(mut self, split: Split, free: bool) -> Marks {
        for sum in [split.low, split.high] {
            let row = &mut self.rows[usize::from(sum)];
            *row = FULL_ROW.min(*row + 1);
        }
        if !free {
            self.tracks[usize::from(split.leftover)] += 1;
        }
        self
    }

    /// The mirror image: sum s becomes 14 − s and die d becomes 7 − d. The game is symmetric.
    pub fn mirrored(mut self) -> Marks {
        self.rows.reverse();
        self.tracks.reverse();
        self
    }
}

/// The named values of these tracks, a bit per die.
#[inline]
pub(super) fn named(tracks: &[u8; DICE]) -> u8 {
    let bits = tracks.iter().enumerate();
    bits.fold(0, |bits, (die, &marks)| bits | u8::from(marks > 0) << die)
}

/// The legal fifth dice of a throw.
#[derive(Debug, Clone, Copy)]
pub struct Fifth {
    /// A bit per die.
    pub(super) dice: u8,
    /// Whether the throw is a free one (X6).
    pub free: bool,
}

impl Fifth {
    /// The legal fifth dice with these named values, a bit per value.
    #[inline]
    pub(super) fn of(named: u8, kind: &Kind) -> Fifth {
        let (dice, free) = if named.count_ones() < Pad::TRACKS as u32 {
            match kind.shown & !named {
                0 => (kind.shown, false),
                new => (new, false),
            }
        } else {
            match kind.shown & named {
                0 => (kind.shown, true),
                shown => (shown, false),
            }
        };
        Fifth { dice, free }
    }

    pub(super) fn dice(self) -> impl Iterator<Item = usize> {
        let mut rest = self.dice;
        std::iter::from_fn(move || {
            let die = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(die)
        })
    }
}

/// A split of a throw; die and sums are indices.
#[derive(Debug, Clone, Copy, Default)]
pub struct Split {
    pub(super) leftover: u8,
    /// The lower sum, 0 to 10.
    pub low: u8,
    /// The higher sum, or the same.
    pub high: u8,
    pub(super) pairs: u8,
}

impl Split {
    pub(super) fn choice(self, free: bool) -> Choice {
        let [low, high] = [self.low, self.high].map(|sum| Sum::ALL[usize::from(sum)]);
        Choice {
            pairs: Pairs::new(low, high),
            fifth: (!free).then(|| Die::ALL[usize::from(self.leftover)]),
        }
    }
}

/// One of the 252 distinct throws.
#[derive(Debug, Clone)]
pub struct Kind {
    /// How many of the 7776 falls of five dice show it.
    pub(super) weight: u16,
    /// The values shown, a bit per die.
    pub(super) shown: u8,
    /// The sums of its pairs, a bit per sum.
    pub(super) sums: u16,
    splits: [Split; 15],
    /// The first split that leaves each die over.
    begin: [u8; DICE + 1],
}

impl Kind {
    /// The splits that leave this die over, in the order of the rules.
    pub(super) fn leaving(&self, die: usize) -> &[Split] {
        &self.splits[usize::from(self.begin[die])..usize::from(self.begin[die + 1])]
    }

    /// The splits that are legal, in the order of [`Pad::choices`].
    pub fn legal(&self, fifth: Fifth) -> impl Iterator<Item = Split> {
        fifth
            .dice()
            .flat_map(|die| self.leaving(die).iter().copied())
    }

    fn of(throw: &Throw) -> Kind {
        let mut kind = Kind {
            weight: 0,
            shown: 0,
            sums: 0,
            splits: [Split::default(); 15],
            begin: [0; DICE + 1],
        };
        for (place, split) in throw.splits().into_iter().enumerate() {
            let leftover = split.leftover.value() - 1;
            let [low, high] = split.pairs.sums().map(|sum| sum.index() as u8);
            kind.splits[place] = Split {
                leftover,
                low,
                high,
                pairs: low * SUMS as u8 + high,
            };
            kind.shown |= 1 << leftover;
            kind.sums |= 1 << low | 1 << high;
            for begin in &mut kind.begin[usize::from(leftover) + 1..] {
                *begin = place as u8 + 1;
            }
        }
        kind
    }
}

pub(super) const FALLS: u32 = 7776;

pub(super) struct Throws {
    pub(super) kinds: Vec<Kind>,
    shown: Vec<u8>,
}

pub(super) static THROWS: LazyLock<Throws> = LazyLock::new(|| {
    let mut seen: Vec<Throw> = Vec::new();
    let mut kinds: Vec<Kind> = Vec::new();
    let mut shown = Vec::new();
    for fall in 0..FALLS {
        let mut rest = fall as usize;
        let throw = Throw::new([(); Throw::DICE].map(|()| {
            let die = Die::ALL[rest % DICE];
            rest /= DICE;
            die
        }));
        let known = seen.iter().position(|&other| other == throw);
        let place = known.unwrap_or_else(|| {
            seen.push(throw);
            kinds.push(Kind::of(&throw));
            kinds.len() - 1
        });
        kinds[place].weight += 1;
        shown.push(place as u8);
    }
    Throws { kinds, shown }
});

impl Throws {
    pub(super) fn kind(&self, throw: &Throw) -> &Kind {
        let fall = throw
            .dice()
            .iter()
            .fold(0, |fall, die| fall * DICE + usize::from(die.value() - 1));
        &self.kinds[usize::from(self.shown[fall])]
    }
}

/// Dice for many games: ChaCha with 8 rounds, with the game as its stream.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of a game.
    #[inline]
    pub fn new(seed: u64, game: u64) -> Dice {
        let mut numbers = ChaCha8Rng::seed_from_u64(seed);
        numbers.set_stream(game);
        Dice(numbers)
    }

    /// A number below `end`, uniform to one part in 2³² / `end`.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(end)) >> 32) as u32
    }

    /// The next throw.
    #[inline]
    pub fn throw(&mut self) -> &'static Kind {
        let throws = &*THROWS;
        &throws.kinds[usize::from(throws.shown[self.below(FALLS) as usize])]
    }
}

/// The score of each row by its marks, 0 to 10.
#[derive(Debug, Clone)]
pub(super) struct RowScores([[i32; FULL_ROW as usize + 1]; SUMS]);

impl RowScores {
    pub(super) fn new(penalty: Penalty) -> RowScores {
        RowScores(
            Sum::ALL.map(|sum| std::array::from_fn(|marks| row_score(sum, marks as u32, penalty))),
        )
    }

    pub(super) fn row(&self, sum: usize, marks: u8) -> i32 {
        self.0[sum][usize::from(marks)]
    }

    pub(super) fn total(&self, rows: &[u8; SUMS]) -> i32 {
        let rows = rows.iter().enumerate();
        rows.map(|(sum, &marks)| self.row(sum, marks)).sum()
    }
}
