use std::time::{Duration, Instant};

use crate::rules::Seat;

/// A mark being drawn on the pad of the player who has just chosen, before the next pad comes; or cards that turn over.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    pub(super) seat: Seat,
    since: Instant,
    now: Instant,
}

impl Landing {
    /// How long the pad stays; drawing the mark takes the first half of it.
    const TIME: Duration = Duration::from_millis(600);

    pub(super) fn start(seat: Seat) -> Landing {
        let now = Instant::now();
        Landing {
            seat,
            since: now,
            now,
        }
    }

    /// The landing at this time; `None` once it is over.
    pub(super) fn at(self, now: Instant) -> Option<Landing> {
        (now.duration_since(self.since) < Landing::TIME).then_some(Landing { now, ..self })
    }

    /// The milliseconds that have passed.
    pub(super) fn passed(self) -> f32 {
        self.now.duration_since(self.since).as_secs_f32() * 1000.0
    }

    /// The share of the time that has passed, 0 to 1.
    pub(super) fn share(self) -> f32 {
        self.passed() / Landing::TIME.as_millis() as f32
    }

    /// The drawn share of the mark, 0 to 1.
    pub(super) fn drawn(self) -> f32 {
        (2.0 * self.share()).min(1.0)
    }
}
