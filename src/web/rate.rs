//! Limits how many connections there are, and how many requests anyone can make, with token buckets.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tokio::sync::oneshot;

use super::lock;
use crate::rules::Seat;

/// The most connections of all strangers together, and of the phone at a seat, which is more than a browser opens.
const OF_STRANGERS: usize = 64;
const OF_A_SEAT: usize = 8;

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

    /// Puts back tokens that were taken but not used.
    pub fn gives_back(&mut self, cost: f64) {
        self.remaining += cost;
    }
}

/// All connections, the oldest first. A new one is never refused; of too many, a stranger's is closed, so that nobody can
/// shut out the phones that play.
#[derive(Debug, Default)]
pub struct Guests(Mutex<Vec<Guest>>);

#[derive(Debug)]
struct Guest {
    number: u64,
    from: IpAddr,
    /// The seat of its phone, once it has shown one.
    seat: Option<Seat>,
    /// Dropped to end the connection.
    _stays: oneshot::Sender<Infallible>,
}

impl Guests {
    /// A place for a new connection, and a receiver that resolves once others need it.
    pub fn enter(self: &Arc<Self>, from: IpAddr) -> (Place, oneshot::Receiver<Infallible>) {
        let mut guests = lock(&self.0);
        let number = guests.last().map_or(0, |last| last.number + 1);
        let (stays, is_needed) = oneshot::channel();
        guests.push(Guest {
            number,
            from,
            seat: None,
            _stays: stays,
        });
        if of(&guests, None).count() > OF_STRANGERS {
            let from_there = |from| {
                of(&guests, None)
                    .filter(|&at| guests[at].from == from)
                    .count()
            };
            // The oldest of the address with the most connections.
            let crowded = of(&guests, None)
                .rev()
                .max_by_key(|&at| from_there(guests[at].from));
            if let Some(at) = crowded {
                guests.remove(at);
            }
        }
        let place = Place {
            guests: Arc::clone(self),
            number,
            from,
        };
        (place, is_needed)
    }
}

/// The indices of the guests at a seat, or of strangers.
fn of(guests: &[Guest], seat: Option<Seat>) -> impl DoubleEndedIterator<Item = usize> {
    let all = guests.iter().enumerate();
    all.filter(move |(_, guest)| guest.seat == seat)
        .map(|(at, _)| at)
}

/// The place of a connection, freed on drop.
pub struct Place {
    guests: Arc<Guests>,
    number: u64,
    pub from: IpAddr,
}

impl Place {
    /// Notes that the connection belongs to this seat's phone. Of too many, the oldest counts as a stranger's again.
    pub fn is_of(&self, seat: Seat) {
        let mut guests = lock(&self.guests.0);
        let own = guests.iter_mut().find(|guest| guest.number == self.number);
        let Some(own) = own.filter(|own| own.seat != Some(seat)) else {
            return;
        };
        own.seat = Some(seat);
        let first = of(&guests, Some(seat)).next();
        if let Some(first) = first.filter(|_| of(&guests, Some(seat)).count() > OF_A_SEAT) {
            guests[first].seat = None;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.guests.0).retain(|guest| guest.number != self.number);
    }
}
