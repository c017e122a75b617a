use std::time::{Duration, Instant};

use crate::rules::Seat;

/// A mark being drawn on the pad of the player who has just chosen, before the next pad comes.
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

    /// The drawn share of the mark, 0 to 1.
    pub(super) fn drawn(self) -> f32 {
        let passed = self.now.duration_since(self.since).as_secs_f32();
        (2.0 * passed / Landing::TIME.as_secs_f32()).min(1.0)
    }
}
