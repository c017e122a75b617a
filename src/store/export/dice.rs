use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::session::{DiceSource, Seed};
use crate::store::Saved;

/// Whether a game has the dice of the day on which it began.
pub fn has_dice_of_day(saved: &Saved) -> bool {
    let seed = match saved.session.dice() {
        DiceSource::App(seed) => Some(*seed),
        DiceSource::Real | DiceSource::Earlier(_) => None,
    };
    seed.is_some_and(|seed| are_of_day(seed, saved.created))
}

/// Whether a seed is that of the day on which a game began.
pub fn are_of_day(seed: Seed, began: Timestamp) -> bool {
    seed == seed_of_day(began.to_zoned(TimeZone::system()).date())
}

/// The seed of a day, the same for everybody.
pub fn seed_of_day(day: Date) -> Seed {
    Seed::of_day(day.year(), day.month(), day.day())
}
