//! The time of whatever moves until it comes to rest, and the app's dice while they tumble.

use std::time::{Duration, Instant};

use crate::rules::dice::Die;

#[derive(Debug, Clone, Copy)]
pub struct Motion {
    since: Instant,
    now: Instant,
}

impl Motion {
    pub fn start() -> Motion {
        let now = Instant::now();
        Motion { since: now, now }
    }

    /// The motion at this time; `None` once it has lasted this long.
    pub fn at(self, now: Instant, lasts: Duration) -> Option<Motion> {
        (now.duration_since(self.since) < lasts).then_some(Motion { now, ..self })
    }

    /// In milliseconds.
    pub fn passed(self) -> f32 {
        self.now.duration_since(self.since).as_secs_f32() * 1000.0
    }

    /// How far a part has come that begins late and moves this long, both in milliseconds, 0 to 1: fast at first.
    pub fn eased(self, late: f32, long: f32) -> f32 {
        let share = ((self.passed() - late) / long).clamp(0.0, 1.0);
        1.0 - (1.0 - share).powi(3)
    }
}

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
