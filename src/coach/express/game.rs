//! The game at full speed: marks in a few bytes, and all throws with their splits worked out once.

use std::sync::LazyLock;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::rules::dice::{Die, Pairs, Sum, Throw};
use crate::rules::express::{Choice, Pad, Penalty, Track, row_score};

pub(super) const DICE: usize = Die::ALL.len();
pub(super) const SUMS: usize = Sum::COUNT;

/// The most marks of a row that count (X8).
pub(super) const FULL_ROW: u8 = 10;

/// What is marked on a pad, as far as it bears on the rest of the game: rows up to ten marks, tracks by die value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Marks {
    /// By sum, 0 to 10.
    pub(super) rows: [u8; SUMS],
    /// By die, 0 (not named) to 8.
    pub(super) tracks: [u8; DICE],
}

impl Marks {
    pub(super) const EMPTY: Marks = Marks {
        rows: [0; SUMS],
        tracks: [0; DICE],
    };

    pub(super) fn of(pad: &Pad) -> Marks {
        Marks {
            rows: Sum::ALL.map(|sum| pad.marks(sum).min(u32::from(FULL_ROW)) as u8),
            tracks: Die::ALL.map(|die| pad.track(die).map_or(0, Track::marks)),
        }
    }

    pub(super) fn is_out(&self) -> bool {
        self.tracks.contains(&Track::BOXES)
    }

    /// The values that are named, a bit for each die.
    #[inline]
    pub(super) fn named(&self) -> u8 {
        named(&self.tracks)
    }

    /// Which dice of a throw may be left over, and whether none of them is marked (X3 to X6).
    #[inline]
    pub(super) fn fifth_die(&self, kind: &Kind) -> Fifth {
        Fifth::of(self.named(), kind)
    }

    /// The marks after a split that is known to be legal.
    #[inline]
    pub(super) fn after(mut self, split: Split, free: bool) -> Marks {
        for sum in [split.low, split.high] {
            let row = &mut self.rows[usize::from(sum)];
            *row = FULL_ROW.min(*row + 1);
        }
        if !free {
            self.tracks[usize::from(split.leftover)] += 1;
        }
        self
    }

    /// The same marks seen in a mirror: sum s becomes 14 − s and die d becomes 7 − d, which changes nothing of the game.
    pub(super) fn mirrored(mut self) -> Marks {
        self.rows.reverse();
        self.tracks.reverse();
        self
    }
}

/// The values that are named on these tracks, a bit for each die.
#[inline]
pub(super) fn named(tracks: &[u8; DICE]) -> u8 {
    let bits = tracks.iter().enumerate();
    bits.fold(0, |bits, (die, &marks)| bits | u8::from(marks > 0) << die)
}

/// What the fifth die of a throw may be.
#[derive(Debug, Clone, Copy)]
pub(super) struct Fifth {
    /// The dice that may be left over, a bit for each.
    pub(super) dice: u8,
    /// Whether the throw is a free one.
    pub(super) free: bool,
}

impl Fifth {
    /// What it may be for one who has named these values, a bit for each.
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

    /// The dice that may be left over, ascending.
    pub(super) fn dice(self) -> impl Iterator<Item = usize> {
        let mut rest = self.dice;
        std::iter::from_fn(move || {
            let die = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some(die)
        })
    }
}

/// A throw taken apart; the die and the sums are given by their places.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Split {
    pub(super) leftover: u8,
    pub(super) low: u8,
    pub(super) high: u8,
    /// The place of the two sums among all two sums.
    pub(super) pairs: u8,
}

impl Split {
    /// This split as the rules know it.
    pub(super) fn choice(self, free: bool) -> Choice {
        let [low, high] = [self.low, self.high].map(|sum| Sum::ALL[usize::from(sum)]);
        Choice {
            pairs: Pairs::new(low, high),
            fifth: (!free).then(|| Die::ALL[usize::from(self.leftover)]),
        }
    }
}

/// One of the 252 throws that differ.
#[derive(Debug, Clone)]
pub(super) struct Kind {
    /// In how many of the 7776 ways five dice can fall they show this throw.
    pub(super) weight: u16,
    /// The values shown, a bit for each die.
    pub(super) shown: u8,
    /// The sums that some pair makes, a bit for each.
    pub(super) sums: u16,
    splits: [Split; 15],
    /// Where the splits begin that leave a die over; they end where the next one's begin.
    begin: [u8; DICE + 1],
}

impl Kind {
    /// The splits that leave this die over, in the order of the rules.
    pub(super) fn leaving(&self, die: usize) -> &[Split] {
        &self.splits[usize::from(self.begin[die])..usize::from(self.begin[die + 1])]
    }

    /// Every split, in the order of the rules.
    #[inline]
    pub(super) fn splits(&self) -> &[Split] {
        &self.splits[..usize::from(self.begin[DICE])]
    }

    /// The splits that are legal, in the order of [`Pad::choices`].
    pub(super) fn legal(&self, fifth: Fifth) -> impl Iterator<Item = Split> {
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

/// In how many ways five dice can fall.
pub(super) const FALLS: u32 = 7776;

/// All throws.
pub(super) struct Throws {
    /// The 252 throws that differ.
    pub(super) kinds: Vec<Kind>,
    /// Which of them each fall of the dice shows.
    shown: Vec<u8>,
}

/// Worked out from the rules when they are first asked for.
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

    #[inline]
    pub(super) fn throw(&self, dice: &mut Dice) -> &Kind {
        &self.kinds[usize::from(self.shown[dice.below(FALLS) as usize])]
    }
}

/// Dice for many games: the numbers of ChaCha with 8 rounds, the game as the stream of a seed.
pub(super) struct Dice(ChaCha8Rng);

impl Dice {
    #[inline]
    pub(super) fn new(seed: u64, game: u64) -> Dice {
        let mut numbers = ChaCha8Rng::seed_from_u64(seed);
        numbers.set_stream(game);
        Dice(numbers)
    }

    /// A number below `end`; each is equally likely to one part in 2³² / `end`.
    #[inline]
    pub(super) fn below(&mut self, end: u32) -> u32 {
        ((u64::from(self.0.next_u32()) * u64::from(end)) >> 32) as u32
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

    pub(super) fn total(&self, marks: &Marks) -> i32 {
        let rows = marks.rows.iter().enumerate();
        rows.map(|(sum, &marks)| self.row(sum, marks)).sum()
    }
}
