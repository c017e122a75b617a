//! Limits how much anybody may ask, by token buckets.

use std::net::IpAddr;
use std::time::Instant;

use crate::rules::Seat;

/// Who sends a request: the phone that holds a seat, or somebody at an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Asker {
    Seat(Seat),
    Address(IpAddr),
}

/// A bucket of tokens that refills every second.
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

    fn now(&self) -> f64 {
        let passed = self.at.elapsed().as_secs_f64();
        (self.remaining + passed * self.per_second).min(self.most)
    }

    pub fn is_used(&self) -> bool {
        self.now() < self.most
    }

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
