//! The time of whatever moves until it comes to rest.

use std::time::{Duration, Instant};

/// A motion that has begun.
#[derive(Debug, Clone, Copy)]
pub struct Motion {
    since: Instant,
    now: Instant,
}

impl Motion {
    /// A motion that begins now.
    pub fn start() -> Motion {
        let now = Instant::now();
        Motion { since: now, now }
    }

    /// The motion at this time; `None` once it has lasted this long.
    pub fn at(self, now: Instant, lasts: Duration) -> Option<Motion> {
        (now.duration_since(self.since) < lasts).then_some(Motion { now, ..self })
    }

    /// The milliseconds that have passed.
    pub fn passed(self) -> f32 {
        self.now.duration_since(self.since).as_secs_f32() * 1000.0
    }

    /// How far a part has come that begins late and moves this long, both in milliseconds, 0 to 1: fast at first.
    pub fn eased(self, late: f32, long: f32) -> f32 {
        let share = ((self.passed() - late) / long).clamp(0.0, 1.0);
        1.0 - (1.0 - share).powi(3)
    }
}
