use std::fmt;

use super::Pad;
use crate::rules::Ruling;
use crate::rules::dice::{Die, Pairs, Throw, Values};

/// A choice for a throw: two pairs, and the fifth die, which a free throw does not have (X1, X6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Choice {
    /// The sums of the two pairs.
    pub pairs: Pairs,
    /// The fifth die that is marked; `None` on a free throw.
    pub fifth: Option<Die>,
}

/// Reads `4 + 10, fifth 4` or `4 + 9, free throw`.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fifth {
            Some(fifth) => write!(f, "{}, fifth {fifth}", self.pairs),
            None => write!(f, "{}, free throw", self.pairs),
        }
    }
}

/// The legal fifth dice of a throw for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FifthDie {
    /// Values are missing and the throw shows new ones: one of these (X3).
    New(Values),
    /// Values are missing, but the throw shows only named ones: one of these (X4).
    Repeat(Values),
    /// All three values are named and the throw shows some of them: one of these (X5).
    Named(Values),
    /// All three values are named and the throw shows none of them: any die is left over, none is marked (X6).
    Free,
}

impl FifthDie {
    /// Whether a split that leaves `die` over is allowed.
    pub fn allows(self, die: Die) -> bool {
        match self {
            FifthDie::New(values) | FifthDie::Repeat(values) | FifthDie::Named(values) => {
                values.contains(die)
            }
            FifthDie::Free => true,
        }
    }

    /// Why a split that leaves `die` over is not allowed; `None` if it is.
    pub fn refuses(self, die: Die) -> Option<Reason> {
        if self.allows(die) {
            None
        } else {
            self.reason()
        }
    }

    /// Why another fifth die, or none, is not allowed.
    fn reason(self) -> Option<Reason> {
        match self {
            FifthDie::New(values) => Some(Reason::NotNew(values)),
            FifthDie::Repeat(values) => Some(Reason::NotRepeated(values)),
            FifthDie::Named(values) => Some(Reason::NotNamed(values)),
            FifthDie::Free => None,
        }
    }
}

/// Why a choice breaks the rules.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    #[error("the dice {0} don’t make that")]
    NotInThrow(Throw),
    #[error("the fifth die must be a new value ({0})")]
    NotNew(Values),
    #[error("the throw shows no new value, so the fifth die is {0}")]
    NotRepeated(Values),
    #[error("the fifth die must be one of the named values in the throw ({0})")]
    NotNamed(Values),
    #[error("the throw shows none of the named values, and a free throw marks no fifth die")]
    IsFree,
    #[error("the player is out")]
    Out,
}

impl Reason {
    /// The broken ruling.
    pub fn ruling(self) -> Ruling {
        match self {
            Reason::NotInThrow(_) => Ruling::X1,
            Reason::NotNew(_) => Ruling::X3,
            Reason::NotRepeated(_) => Ruling::X4,
            Reason::NotNamed(_) => Ruling::X5,
            Reason::IsFree => Ruling::X6,
            Reason::Out => Ruling::X9,
        }
    }
}

/// A choice that breaks the rules: why, and what would have been legal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{choice} isn’t legal: {reason}")]
pub struct Illegal {
    /// The choice.
    pub choice: Choice,
    /// Why it is illegal.
    pub reason: Reason,
    /// The legal choices, in the order of [`Pad::choices`].
    pub legal: Vec<Choice>,
}

impl Illegal {
    /// The broken ruling.
    pub fn ruling(&self) -> Ruling {
        self.reason.ruling()
    }
}

impl Pad {
    /// The legal fifth dice of `throw` (X3 to X6).
    pub fn fifth_die(&self, throw: &Throw) -> FifthDie {
        let shown = throw.values();
        let named: Values = shown
            .iter()
            .filter(|&die| self.track(die).is_some())
            .collect();
        if self.is_named() {
            return if named.is_empty() {
                FifthDie::Free
            } else {
                FifthDie::Named(named)
            };
        }
        let new: Values = shown.iter().filter(|&die| !named.contains(die)).collect();
        if new.is_empty() {
            FifthDie::Repeat(named)
        } else {
            FifthDie::New(new)
        }
    }

    /// Every legal choice of `throw`, at most 15, sorted by the die left over, then by pairs; none for a player who is
    /// out.
    pub fn choices(&self, throw: &Throw) -> Vec<Choice> {
        if self.is_out() {
            return Vec::new();
        }
        let fifth_die = self.fifth_die(throw);
        throw
            .splits()
            .into_iter()
            .filter(|split| fifth_die.allows(split.leftover))
            .map(|split| Choice {
                pairs: split.pairs,
                fifth: (fifth_die != FifthDie::Free).then_some(split.leftover),
            })
            .collect()
    }

    /// The pad after `choice` of `throw`.
    ///
    /// ```
    /// use fifth_die::rules::dice::{Die, Pairs, Sum, Throw};
    /// use fifth_die::rules::express::{Choice, Pad};
    ///
    /// let throw = Throw::from_values([1, 3, 4, 4, 6])?;
    /// let pairs = Pairs::new(Sum::of(Die::One, Die::Three), Sum::of(Die::Four, Die::Six));
    /// let pad = Pad::EMPTY.play(&throw, Choice { pairs, fifth: Some(Die::Four) })?;
    /// assert_eq!(pad.track(Die::Four).map(|track| track.marks()), Some(1));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The ruling that `choice` breaks, with what is legal.
    pub fn play(&self, throw: &Throw, choice: Choice) -> Result<Pad, Illegal> {
        match self.fault(throw, choice) {
            None => Ok(self.marked(choice)),
            Some(reason) => Err(Illegal {
                choice,
                reason,
                legal: self.choices(throw),
            }),
        }
    }

    fn fault(&self, throw: &Throw, choice: Choice) -> Option<Reason> {
        if self.is_out() {
            return Some(Reason::Out);
        }
        let fits = throw.every_split().any(|split| {
            split.pairs == choice.pairs && choice.fifth.is_none_or(|fifth| fifth == split.leftover)
        });
        if !fits {
            return Some(Reason::NotInThrow(*throw));
        }
        match (self.fifth_die(throw), choice.fifth) {
            (FifthDie::Free, Some(_)) => Some(Reason::IsFree),
            (fifth_die, Some(die)) => fifth_die.refuses(die),
            (fifth_die, None) => fifth_die.reason(),
        }
    }
}
