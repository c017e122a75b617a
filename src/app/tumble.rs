//! Dice of the app that tumble before they lie still.

use std::time::{Duration, Instant};

use crate::rules::dice::Die;

/// How long they tumble.
pub const TUMBLE: Duration = Duration::from_millis(240);

/// Dice that tumble.
#[derive(Debug, Clone, Copy)]
pub struct Tumble {
    since: Instant,
    now: Instant,
}

impl Tumble {
    /// Dice that begin to tumble.
    pub fn start() -> Tumble {
        let now = Instant::now();
        Tumble { since: now, now }
    }

    /// The same at this time, or nothing once they lie still.
    pub fn at(self, now: Instant) -> Option<Tumble> {
        (now.duration_since(self.since) < TUMBLE).then_some(Tumble { now, ..self })
    }

    /// What the die at this place shows while it tumbles; the dice come to rest one after the other.
    pub fn shown(self, place: usize) -> Option<Die> {
        let passed = self.now.duration_since(self.since).as_millis() as usize;
        let rest = TUMBLE.as_millis() as usize * (place + 5) / 9;
        (passed < rest).then(|| Die::ALL[(passed / 40 * (place + 2) + place * 5) % 6])
    }
}
