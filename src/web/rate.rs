//! How often something may be done: so much at once, and what was not used comes back with time.

use std::time::Instant;

/// What somebody may still do.
#[derive(Debug)]
pub struct Rate {
    most: f64,
    per_second: f64,
    remaining: f64,
    at: Instant,
}

impl Rate {
    /// So much at once, of which so much comes back each second.
    pub fn new(most: f64, per_second: f64) -> Rate {
        Rate {
            most,
            per_second,
            remaining: most,
            at: Instant::now(),
        }
    }

    /// How much remains now.
    fn now(&self) -> f64 {
        let passed = self.at.elapsed().as_secs_f64();
        (self.remaining + passed * self.per_second).min(self.most)
    }

    /// Whether something was done lately.
    pub fn is_used(&self) -> bool {
        self.now() < self.most
    }

    /// Does something of this cost, if enough remains.
    pub fn takes(&mut self, cost: f64) -> bool {
        (self.remaining, self.at) = (self.now(), Instant::now());
        let is_enough = self.remaining >= cost;
        if is_enough {
            self.remaining -= cost;
        }
        is_enough
    }

    /// It came to nothing.
    pub fn gives_back(&mut self, cost: f64) {
        self.remaining += cost;
    }
}
