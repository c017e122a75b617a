//! A token bucket: so much at once, and so much more with each second.

use std::time::Instant;

/// A token bucket.
#[derive(Debug)]
pub struct Rate {
    most: f64,
    per_second: f64,
    remaining: f64,
    at: Instant,
}

impl Rate {
    /// A full bucket of this size, which fills again at this speed.
    pub fn new(most: f64, per_second: f64) -> Rate {
        Rate {
            most,
            per_second,
            remaining: most,
            at: Instant::now(),
        }
    }

    /// The tokens that remain now.
    fn now(&self) -> f64 {
        let passed = self.at.elapsed().as_secs_f64();
        (self.remaining + passed * self.per_second).min(self.most)
    }

    /// Whether it is not full.
    pub fn is_used(&self) -> bool {
        self.now() < self.most
    }

    /// Takes this many tokens, if they are there.
    pub fn takes(&mut self, cost: f64) -> bool {
        (self.remaining, self.at) = (self.now(), Instant::now());
        let is_enough = self.remaining >= cost;
        if is_enough {
            self.remaining -= cost;
        }
        is_enough
    }

    /// Puts tokens back that were taken for nothing.
    pub fn gives_back(&mut self, cost: f64) {
        self.remaining += cost;
    }
}
