//! Who is asked at the laptop, and what is shown while nobody is. A choice that has been made changes only on demand,
//! and by name.

use super::{Host, Play, Stage, is_awaited};
use crate::app::game_ui::PlayScreen;
use crate::rules::express::{Cell, Entry, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::text::say;

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
            Phase::Throw(number) => {
                self.seat = person_before(self.seat, host);
                Stage::Dice { number }
            }
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
        let order = (0..seats).map(|places| from.after(places, seats));
        let waiting = order.filter(|&seat| is_awaited(number, seat, host));
        let waiting: Vec<Seat> = waiting.collect();
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

    /// Says that the player has chosen already, so that nothing changes by accident.
    pub(super) fn refuse_change(&mut self, host: &Host) {
        let name = host.session().players()[self.seat].name.as_str();
        self.at.refuse(say!("express-has-chosen", name = name));
    }

    /// Whether a choice that has been made is only shown; the bot's choice cannot be changed anyway.
    pub(super) fn is_looking(&self, host: &Host) -> bool {
        let has_chosen = |cell: &Cell| matches!(cell.entry(), Entry::Chosen(_));
        matches!(self.stage, Stage::Choice { changes: false, .. })
            && host.session().level(self.seat).is_none()
            && self.cell(host).is_some_and(has_chosen)
    }

    /// Shows a player and lets them change their choice.
    pub(super) fn change_choice(&mut self, seat: Seat, host: &Host) {
        self.look(seat, host);
        if let Stage::Choice { changes, .. } = &mut self.stage {
            *changes = true;
        }
    }

    /// Shows a player, who chooses there if they have not chosen yet.
    pub(super) fn look(&mut self, seat: Seat, host: &Host) {
        // A correction of an earlier throw goes on to other players.
        let corrects = matches!(self.stage, Stage::Choice { .. }) && self.is_correcting(host);
        self.at.ask();
        self.seat = seat;
        self.at.typed.clear();
        let last = host.session().table().last_throw();
        let number = match self.stage {
            Stage::Choice { number, .. } | Stage::Room { number } => number,
            // Choices may change until the next throw; a player who was out before the throw has none.
            Stage::Dice { .. } => match host.session().table().round(last) {
                Some(round)
                    if !matches!(round.cells()[seat].entry(), Entry::Out(_) | Entry::Departed) =>
                {
                    last
                }
                _ => return,
            },
            Stage::Over => return,
        };
        self.stage = Stage::Choice {
            number,
            changes: corrects,
        };
    }
}

/// This seat if it is a person's, or else the nearest person's before it: nobody needs to study the pad of a bot.
fn person_before(seat: Seat, host: &Host) -> Seat {
    let seats = host.session().players().len();
    let mut order = (0..seats).map(|back| seat.after(seats - back, seats));
    let person = order.find(|&seat| host.session().level(seat).is_none());
    person.unwrap_or(seat)
}

/// Whether the player at a seat is neither a bot nor on a phone.
pub(super) fn is_at_laptop(seat: Seat, host: &Host) -> bool {
    host.session().level(seat).is_none() && !host.device(seat).is_phone()
}
