//! The animation of the app's dice before they come to rest.

use std::time::{Duration, Instant};

use crate::rules::dice::Die;

/// How long the dice tumble.
pub const TUMBLE: Duration = Duration::from_millis(240);

/// Tumbling dice.
#[derive(Debug, Clone, Copy)]
pub struct Tumble {
    since: Instant,
    now: Instant,
}

impl Tumble {
    /// Starts to tumble.
    pub fn start() -> Tumble {
        let now = Instant::now();
        Tumble { since: now, now }
    }

    /// The dice at this time; `None` once they have come to rest.
    pub fn at(self, now: Instant) -> Option<Tumble> {
        (now.duration_since(self.since) < TUMBLE).then_some(Tumble { now, ..self })
    }

    /// The face shown by the die at this index; `None` once it lies still. The dice come to rest one after the other.
    pub fn shown(self, place: usize) -> Option<Die> {
        let passed = self.now.duration_since(self.since).as_millis() as usize;
        let rest = TUMBLE.as_millis() as usize * (place + 5) / 9;
        (passed < rest).then(|| Die::ALL[(passed / 40 * (place + 2) + place * 5) % 6])
    }
}
