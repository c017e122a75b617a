//! Dice: the value of one, the sum of two, two for the start, a roll of four, a throw of five.

use std::fmt;

/// The value that a die shows, 1 to 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Die {
    /// A die that shows one.
    One = 1,
    /// A die that shows two.
    Two,
    /// A die that shows three.
    Three,
    /// A die that shows four.
    Four,
    /// A die that shows five.
    Five,
    /// A die that shows six.
    Six,
}

impl Die {
    /// Every value, ascending.
    pub const ALL: [Die; 6] = [
        Die::One,
        Die::Two,
        Die::Three,
        Die::Four,
        Die::Five,
        Die::Six,
    ];

    /// The die that shows `value`, if there is one.
    pub fn new(value: u8) -> Option<Die> {
        Die::ALL.get(usize::from(value).checked_sub(1)?).copied()
    }

    /// The number of pips, 1 to 6.
    pub fn value(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value().fmt(f)
    }
}

/// A set of die values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Values(u8);

impl Values {
    /// Whether `die` is in the set.
    pub fn contains(self, die: Die) -> bool {
        self.0 & (1 << die.value()) != 0
    }

    /// Whether the set holds no value.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Die::ALL.into_iter().filter(move |&die| self.contains(die))
    }
}

impl FromIterator<Die> for Values {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Values {
        Values(
            dice.into_iter()
                .fold(0, |set, die| set | (1 << die.value())),
        )
    }
}

/// Reads as a choice of values: `1`, `1 or 5`, `1, 2 or 5`.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<Die> = self.iter().collect();
        for (i, value) in values.iter().enumerate() {
            let separator = match i {
                0 => "",
                _ if i + 1 == values.len() => " or ",
                _ => ", ",
            };
            write!(f, "{separator}{value}")?;
        }
        Ok(())
    }
}

/// The sum of a pair of dice, 2 to 12: a row of the pad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sum(u8);

impl Sum {
    /// How many different sums there are.
    pub const COUNT: usize = 11;

    /// Every sum, ascending.
    pub const ALL: [Sum; Sum::COUNT] = {
        let mut all = [Sum(2); Sum::COUNT];
        let mut i = 1;
        while i < all.len() {
            all[i] = Sum(all[i - 1].0 + 1);
            i += 1;
        }
        all
    };

    /// The sum `value`, if two dice can make it.
    pub fn new(value: u8) -> Option<Sum> {
        (2..=12).contains(&value).then_some(Sum(value))
    }

    /// The sum of two dice.
    pub fn of(one: Die, other: Die) -> Sum {
        Sum(one.value() + other.value())
    }

    /// The number itself, 2 to 12.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Whether this die can be one of a pair with this sum: a 6 makes 7 to 12.
    pub fn is_made_with(self, die: Die) -> bool {
        let other = self.0.checked_sub(die.value());
        other.and_then(Die::new).is_some()
    }

    /// The place of this sum in [`Sum::ALL`], 0 to 10.
    pub fn index(self) -> usize {
        usize::from(self.0 - 2)
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The sums of two pairs, in no order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pairs {
    low: Sum,
    high: Sum,
}

impl Pairs {
    /// The two sums, whichever comes first.
    pub fn new(one: Sum, other: Sum) -> Pairs {
        Pairs {
            low: one.min(other),
            high: one.max(other),
        }
    }

    /// Both sums, ascending; a double has the same one twice.
    pub fn sums(self) -> [Sum; 2] {
        [self.low, self.high]
    }

    /// How many of the two pairs make `sum`, 0 to 2.
    pub fn count(self, sum: Sum) -> u32 {
        u32::from(self.low == sum) + u32::from(self.high == sum)
    }
}

impl fmt::Display for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} + {}", self.low, self.high)
    }
}

/// Dice that were thrown together.
///
/// They are kept ascending, because dice have no order on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice<const COUNT: usize>([Die; COUNT]);

/// Five dice, thrown for everybody (X1).
///
/// ```
/// use fifth_die::rules::dice::Throw;
///
/// let throw = Throw::from_values([4, 1, 6, 3, 4])?;
/// assert_eq!(throw.to_string(), "1-3-4-4-6");
/// # Ok::<_, fifth_die::rules::dice::NotADie>(())
/// ```
pub type Throw = Dice<5>;

/// Four dice, rolled by the one whose turn it is (C3).
pub type Roll = Dice<4>;

/// Two dice, rolled by a player for the start (C2).
pub type RollOff = Dice<2>;

impl<const COUNT: usize> Dice<COUNT> {
    /// The number of dice.
    pub const DICE: usize = COUNT;

    /// The throw of these dice.
    pub fn new(mut dice: [Die; COUNT]) -> Dice<COUNT> {
        dice.sort_unstable();
        Dice(dice)
    }

    /// The dice that show these values.
    ///
    /// # Errors
    /// The first value that no die shows.
    pub fn from_values(values: [u8; COUNT]) -> Result<Dice<COUNT>, NotADie> {
        let mut dice = [Die::One; COUNT];
        for (die, value) in dice.iter_mut().zip(values) {
            *die = Die::new(value).ok_or(NotADie(value))?;
        }
        Ok(Dice::new(dice))
    }

    /// The dice, ascending.
    pub fn dice(&self) -> [Die; COUNT] {
        self.0
    }
}

/// Reads as `1-3-4-4-6`.
impl<const COUNT: usize> fmt::Display for Dice<COUNT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, die) in self.0.iter().enumerate() {
            let separator = if place == 0 { "" } else { "-" };
            write!(f, "{separator}{die}")?;
        }
        Ok(())
    }
}

impl Throw {
    /// The values that are shown.
    pub fn values(&self) -> Values {
        self.0.into_iter().collect()
    }

    /// Every different way to split the throw into two pairs and the die left over, at most 15, sorted by die, then by
    /// pairs.
    pub fn splits(&self) -> Vec<Split> {
        let mut splits = Vec::with_capacity(15);
        splits.extend(self.every_split());
        splits.sort_unstable();
        splits.dedup();
        splits
    }

    /// The 15 ways to split the throw, unsorted and with duplicates.
    pub(super) fn every_split(&self) -> impl Iterator<Item = Split> {
        let [a, b, c, d, e] = self.0;
        let rests = [
            (a, [b, c, d, e]),
            (b, [a, c, d, e]),
            (c, [a, b, d, e]),
            (d, [a, b, c, e]),
            (e, [a, b, c, d]),
        ];
        rests.into_iter().flat_map(|(leftover, rest)| {
            pairings(rest).map(move |(pairs, _)| Split { leftover, pairs })
        })
    }
}

impl Roll {
    /// Every different way to split the roll into two pairs, at most three, sorted.
    pub fn splits(&self) -> Vec<Pairs> {
        let mut splits: Vec<Pairs> = pairings(self.0).map(|(pairs, _)| pairs).collect();
        splits.sort_unstable();
        splits.dedup();
        splits
    }
}

impl RollOff {
    /// Their total; the highest one starts.
    pub fn sum(&self) -> Sum {
        let [one, other] = self.0;
        Sum::of(one, other)
    }
}

/// The three ways in which four dice pair up: two dice and the other two.
pub(crate) fn pairings([a, b, c, d]: [Die; 4]) -> impl Iterator<Item = (Pairs, [Die; 4])> {
    [[a, b, c, d], [a, c, b, d], [a, d, b, c]]
        .into_iter()
        .map(|dice @ [a, b, c, d]| (Pairs::new(Sum::of(a, b), Sum::of(c, d)), dice))
}

/// A split of a throw: two pairs and the die left over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Split {
    /// The die in neither pair.
    pub leftover: Die,
    /// The sums of the two pairs.
    pub pairs: Pairs,
}

impl Split {
    /// The dice of a throw as this splits them: the lower pair, the higher pair, the die left over. `None` if the throw
    /// cannot be split so.
    pub fn arrange(self, throw: &Throw) -> Option<[Die; Throw::DICE]> {
        let fifth = throw.0.iter().position(|&die| die == self.leftover)?;
        let mut rest = throw.0.to_vec();
        let fifth = rest.remove(fifth);
        let rest = rest.try_into().ok()?;
        let (_, way) = pairings(rest).find(|&(pairs, _)| pairs == self.pairs)?;
        let [a, b, c, d] = way;
        let is_lower_first = Sum::of(a, b) <= Sum::of(c, d);
        Some(if is_lower_first {
            [a, b, c, d, fifth]
        } else {
            [c, d, a, b, fifth]
        })
    }
}

/// A number that no die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} isn’t on a die: a die shows 1 to 6")]
pub struct NotADie(pub u8);
