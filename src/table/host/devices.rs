//! Who plays at the laptop and who on a phone, and what the laptop hides.

use super::Host;
use crate::rules::{Seat, ThrowNumber};
use crate::session::Player;
use crate::table::{Hosted, Subject, Thought};

/// Where a person plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Device {
    /// At the laptop.
    #[default]
    Laptop,
    /// On a phone that is listening.
    Phone,
    /// On a phone that is asleep or away.
    AwayPhone,
}

impl Device {
    /// Whether it is a phone.
    pub fn is_phone(self) -> bool {
        self != Device::Laptop
    }
}

/// The status of a seat while phones are let in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatStatus {
    /// Its player has left for good.
    Left,
    /// The computer plays.
    Program,
    /// It is played at the laptop.
    NotJoined,
    /// Its phone is asleep or away.
    Away,
    /// Its player has a decision to make.
    Thinking,
    /// Its player has chosen for a throw before the others.
    HasChosen,
    /// It has a phone, and no decision to make.
    Joined,
}

impl<G: Hosted> Host<G> {
    /// Every player, with the status of the seat.
    pub fn seat_statuses(&self) -> Vec<(&Player, SeatStatus)> {
        let thoughts = G::thoughts(&self.session);
        let seats = Seat::enumerate(self.session.players());
        let statuses = seats.map(|(seat, player)| {
            let status = match self.device(seat) {
                _ if self.session.tenure(seat).departed.is_some() => SeatStatus::Left,
                _ if player.level.is_some() => SeatStatus::Program,
                Device::Laptop => SeatStatus::NotJoined,
                Device::AwayPhone => SeatStatus::Away,
                Device::Phone if thoughts.iter().any(|thought| thought.seat == seat) => {
                    SeatStatus::Thinking
                }
                Device::Phone => match thoughts.first().map(|thought| thought.subject) {
                    Some(Subject::Throw(_)) => SeatStatus::HasChosen,
                    _ => SeatStatus::Joined,
                },
            };
            (player, status)
        });
        statuses.collect()
    }

    /// The seat that has the laptop while choices are secret, once somebody took it.
    ///
    /// After the last choice at the laptop nobody has it, so that this choice stays secret.
    pub fn holder(&self) -> Option<Seat> {
        let throw = self.secret()?;
        self.holder
            .filter(|&seat| !self.is_laid_down || self.is_awaited(throw, seat))
    }

    /// The seat that had the laptop last, whether or not anything is secret now.
    pub fn last_holder(&self) -> Option<Seat> {
        self.holder
    }

    /// Whether choices for a throw are secret now, or can reveal one that is.
    pub fn is_secret(&self, throw: ThrowNumber) -> bool {
        self.secret().is_some_and(|open| open <= throw)
    }

    /// Whether a seat's choice for a throw is hidden at the laptop.
    pub fn is_hidden(&self, throw: ThrowNumber, seat: Seat) -> bool {
        self.is_secret(throw) && self.holder() != Some(seat)
    }

    /// Where the person at a seat plays.
    pub fn device(&self, seat: Seat) -> Device {
        let device = self.devices.get(seat.index()).copied();
        let is_person = self.session.level(seat).is_none();
        device.filter(|_| is_person).unwrap_or_default()
    }

    /// The devices that were noted, by seat.
    pub fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// Whether anybody plays on a phone.
    pub fn has_phones(&self) -> bool {
        Seat::all(self.session.players().len()).any(|seat| self.device(seat).is_phone())
    }

    /// Gives the laptop to a seat without a phone.
    pub(super) fn hold(&mut self, seat: Seat) {
        self.holder = (!self.device(seat).is_phone()).then_some(seat);
        self.is_laid_down = false;
        self.look();
    }

    /// Lays the laptop down if all missing choices are made on phones.
    pub(super) fn lay_down(&mut self) {
        let Some(throw) = self.secret() else {
            return;
        };
        let mut seats = Seat::all(self.session.players().len());
        let is_asked =
            seats.any(|seat| !self.device(seat).is_phone() && self.is_awaited(throw, seat));
        self.is_laid_down = self.has_phones() && !is_asked;
    }

    /// Whether a person at a seat has still to choose for a throw.
    fn is_awaited(&self, throw: ThrowNumber, seat: Seat) -> bool {
        let subject = Subject::Throw(throw);
        G::awaits(&self.session, Thought { subject, seat })
    }

    pub(super) fn note(&mut self, devices: Vec<Device>) {
        self.devices = devices;
        // Once a player has a phone, the laptop no longer shows their secrets.
        self.holder = self.holder.filter(|&seat| !self.device(seat).is_phone());
        self.lay_down();
        self.look();
    }
}
