use std::time::{Duration, Instant};

use crate::app::motion::Motion;
use crate::rules::Seat;

/// A mark being drawn on the pad of the player who has just chosen, before the next pad comes; or cards that turn over.
#[derive(Debug, Clone, Copy)]
pub(super) struct Landing {
    pub(super) seat: Seat,
    motion: Motion,
}

impl Landing {
    /// How long the pad stays; drawing the mark takes the first half of it.
    const TIME: Duration = Duration::from_millis(600);

    pub(super) fn start(seat: Seat) -> Landing {
        let motion = Motion::start();
        Landing { seat, motion }
    }

    /// The landing at this time; `None` once it is over.
    pub(super) fn at(self, now: Instant) -> Option<Landing> {
        let motion = self.motion.at(now, Landing::TIME)?;
        Some(Landing { motion, ..self })
    }

    /// The milliseconds that have passed.
    pub(super) fn passed(self) -> f32 {
        self.motion.passed()
    }

    /// The share of the time that has passed, 0 to 1.
    pub(super) fn share(self) -> f32 {
        self.passed() / Landing::TIME.as_millis() as f32
    }

    /// The share of the passing to the next player, 0 to 1, at the end of the time.
    pub(super) fn passing(self) -> f32 {
        let long = 160.0;
        self.motion
            .eased(Landing::TIME.as_millis() as f32 - long, long)
    }

    /// The drawn share of the mark, 0 to 1.
    pub(super) fn drawn(self) -> f32 {
        (2.0 * self.share()).min(1.0)
    }
}
