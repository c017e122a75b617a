//! Six digits that let a phone in if its camera fails, for some minutes and with few tries.

use std::hint::black_box;
use std::io;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use rand::TryRng;
use rand::rngs::SysRng;

use super::act::Refusal;
use super::lock;

/// The most tries of an address within a minute, and of all with one code.
const TRIES: usize = 5;
const ALL_TRIES: usize = 50;
const MINUTE: Duration = Duration::from_secs(60);

pub struct Code {
    /// How long digits let somebody in; `None` for never.
    validity: Option<Duration>,
    offer: Mutex<Option<Offer>>,
}

struct Offer {
    digits: String,
    until: Instant,
    wrong: Vec<(IpAddr, Instant)>,
}

impl Code {
    pub fn new(validity: Option<Duration>) -> Code {
        Code {
            validity,
            offer: Mutex::default(),
        }
    }

    pub fn may_be_offered(&self) -> bool {
        self.validity.is_some()
    }

    /// Offers new digits; those before are worth nothing.
    pub fn offer(&self) -> io::Result<()> {
        let Some(validity) = self.validity else {
            return Ok(());
        };
        let chance = SysRng.try_next_u32().map_err(io::Error::other)?;
        *lock(&self.offer) = Some(Offer {
            digits: format!("{:06}", chance % 1_000_000),
            until: Instant::now() + validity,
            wrong: Vec::new(),
        });
        Ok(())
    }

    /// From now on no digits let anybody in.
    pub fn withdraw(&self) {
        *lock(&self.offer) = None;
    }

    /// Whether digits let somebody in now.
    pub fn is_open(&self) -> bool {
        lock(&self.offer).as_ref().is_some_and(Offer::is_valid)
    }

    /// The digits that let somebody in now, in two groups.
    pub fn offered(&self) -> Option<String> {
        let offer = lock(&self.offer);
        let valid = offer.as_ref().filter(|offer| offer.is_valid())?;
        let (one, other) = valid.digits.split_at(3);
        Some(format!("{one} {other}"))
    }

    /// Judges what is typed at this address; spaces do not count.
    pub fn judge(&self, from: IpAddr, typed: &str) -> Result<(), Refusal> {
        let mut offer = lock(&self.offer);
        let Some(offer) = offer.as_mut().filter(|offer| offer.is_valid()) else {
            return Err(Refusal::TooManyTries);
        };
        let is_recent = |&&(other, at): &&(IpAddr, Instant)| other == from && at.elapsed() < MINUTE;
        if offer.wrong.iter().filter(is_recent).count() >= TRIES {
            return Err(Refusal::TooManyTries);
        }
        let typed: String = typed.split_whitespace().collect();
        if are_same(&typed, &offer.digits) {
            return Ok(());
        }
        offer.wrong.push((from, Instant::now()));
        Err(Refusal::WrongDigits)
    }
}

impl Offer {
    fn is_valid(&self) -> bool {
        self.until > Instant::now() && self.wrong.len() < ALL_TRIES
    }
}

/// Whether two secrets are equal, in constant time.
pub fn are_same(one: &str, other: &str) -> bool {
    let pairs = one.bytes().zip(other.bytes());
    let difference = pairs.fold(0, |sum, (one, other)| black_box(sum | (one ^ other)));
    one.len() == other.len() && difference == 0
}
