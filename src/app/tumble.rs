//! The animation of the app's dice before they come to rest.

use std::time::{Duration, Instant};

use super::motion::Motion;
use crate::rules::dice::Die;

/// How long the dice tumble.
pub const TUMBLE: Duration = Duration::from_millis(240);

#[derive(Debug, Clone, Copy)]
pub struct Tumble(Motion);

impl Tumble {
    pub fn start() -> Tumble {
        Tumble(Motion::start())
    }

    /// The dice at this time; `None` once they have come to rest.
    pub fn at(self, now: Instant) -> Option<Tumble> {
        self.0.at(now, TUMBLE).map(Tumble)
    }

    /// The face shown by the die at this index; `None` once it lies still. The dice come to rest one after the other.
    pub fn shown(self, place: usize) -> Option<Die> {
        let passed = self.0.passed() as usize;
        let rest = TUMBLE.as_millis() as usize * (place + 5) / 9;
        (passed < rest).then(|| Die::ALL[(passed / 40 * (place + 2) + place * 5) % 6])
    }
}
