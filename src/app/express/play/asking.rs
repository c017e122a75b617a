//! Who is asked at the laptop, and what is shown while nobody is.

use super::{Host, Play, Stage};
use crate::app::game_ui::PlayScreen;
use crate::rules::express::Phase;
use crate::rules::{Seat, ThrowNumber};

impl Play {
    /// Goes to what the table waits for; of several players, to the first one from seat `from` on, or else from the
    /// shown one.
    pub(super) fn settle(&mut self, host: &Host, from: Option<Seat>) {
        self.at.ask();
        // Undo can remove the player who joined last.
        let last = Seat::new(host.session().players().len() - 1);
        self.seat = self.seat.min(last);
        let table = host.session().table();
        self.stage = match table.phase() {
            Phase::Over => Stage::Over,
            Phase::Throw(number) => Stage::Dice { number },
            Phase::Choices(number) => {
                self.seat = self.first_from(from.unwrap_or(self.seat), number, host);
                if host.has_phones() && !is_at_laptop(self.seat, host) {
                    Stage::Room { number }
                } else {
                    Stage::Choice {
                        number,
                        changes: false,
                    }
                }
            }
        };
        self.ask(host);
    }

    /// The first seat from `from` on whose choice for a throw is missing; the shown seat if none is.
    pub(super) fn first_from(&self, from: Seat, number: ThrowNumber, host: &Host) -> Seat {
        let seats = host.session().players().len();
        let waiting = |&seat: &Seat| {
            host.session()
                .table()
                .waiting()
                .any(|cell| cell == (number, seat))
        };
        let order = (0..seats).map(|places| from.after(places, seats));
        let waiting: Vec<Seat> = order.filter(waiting).collect();
        if let Some(seat) = host.holder()
            && waiting.contains(&seat)
        {
            return seat;
        }
        // Nobody at the laptop needs to see the seat of a bot or a phone.
        let here = waiting.iter().find(|&&seat| is_at_laptop(seat, host));
        let person = || {
            let mut all = waiting.iter();
            all.find(|&&seat| host.session().level(seat).is_none())
        };
        let first = here.or_else(person).or(waiting.first());
        first.copied().unwrap_or(self.seat)
    }

    /// The seat of the player at the laptop: its holder in a secret throw, otherwise the shown seat.
    pub(super) fn sits(&self, host: &Host) -> Seat {
        let is_secret =
            matches!(self.stage, Stage::Choice { number, .. } if host.secret() == Some(number));
        host.holder().filter(|_| is_secret).unwrap_or(self.seat)
    }

    /// Whether a choice of the laptop's holder, or of the player whose pad is open there, is awaited.
    pub(super) fn is_choosing(&self, host: &Host) -> bool {
        let asked = self.sits(host);
        let mut waiting = host.session().table().waiting();
        matches!(self.stage, Stage::Choice { .. })
            && waiting.any(|(_, seat)| seat == asked)
            && host.session().level(asked).is_none()
    }

    /// Follows changes of devices: a player with a phone is not asked at the laptop.
    pub(super) fn follow_devices(&mut self, host: &Host) {
        let is_asked = self.is_choosing(host) && is_at_laptop(self.seat, host);
        if !is_asked && !self.is_correcting(host) && !self.is_over() {
            self.passing = None;
            self.settle(host, None);
        }
    }
}

/// Whether the player at a seat is neither a bot nor on a phone.
pub(super) fn is_at_laptop(seat: Seat, host: &Host) -> bool {
    host.session().level(seat).is_none() && !host.device(seat).is_phone()
}
