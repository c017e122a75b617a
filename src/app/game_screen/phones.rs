//! An open game on the phones: what they ask for, what they are shown, and who plays there.

use super::{Action, GameScreen, Message, Screen};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::rules::Seat;
use crate::store::Settings;
use crate::table::{Change, Device, Effect, Host, Input};
use crate::web::{self, Answer, Request, Shown};

impl<G: GameUi> GameScreen<G> {
    /// Does what somebody asks for on a phone. The answer is to be sent once what it tells is saved.
    pub fn request(
        &mut self,
        request: Request,
        settings: &Settings,
    ) -> (Action<Message<G>>, Answer) {
        let Some(input) = request.input(&self.host) else {
            return (Action::None, request.late());
        };
        let is_correcting = self
            .play()
            .is_some_and(|play| play.is_correcting(&self.host));
        let mut effects = self.hand(input);
        let answer = request.answer(&self.host, &effects);
        effects.retain(|effect| match effect {
            // That concerns the phone alone.
            Effect::Deny(_) | Effect::Unchanged => false,
            // Whoever corrects something at the laptop, or seats somebody, stays there.
            Effect::Changed(_) if is_correcting => false,
            Effect::Changed(_) => !matches!(self.screen, Screen::Seats(_)),
            _ => true,
        });
        (self.run(effects, settings), answer)
    }

    /// Hands the host an input, and notes what the phones are told about it.
    pub(super) fn hand(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let is_pause = matches!(input, Input::Pause);
        let is_by_program = matches!(input, Input::Thought(..) | Input::PlayedOut(..));
        let is_count = matches!(input, Input::Count(_));
        let effects = web::hand(&mut self.host, input, &mut self.said);
        let mut written = effects.iter();
        let is_written =
            written.any(|effect| matches!(effect, Effect::Changed(Change::Written { .. })));
        if is_count || is_written && !is_by_program {
            self.keep();
        }
        self.changes += usize::from(is_pause || !effects.is_empty());
        effects
    }

    /// How often anything has changed that phones show.
    pub fn changes(&self) -> usize {
        self.changes
    }

    /// The game as phones show it.
    pub fn shown(&self, shows_odds: bool) -> Shown {
        Shown::new(&self.host, self.said.clone(), shows_odds)
    }

    /// Notes where the people play now, by seat. In a practice copy, which may be one person's, everybody can be played for at
    /// the laptop.
    pub fn note_devices(&mut self, devices: &[Device]) {
        let devices = if self.original.is_some() {
            &[]
        } else {
            devices
        };
        if self.host.devices() == devices {
            return;
        }
        let with_phones = |host: &Host<G>| -> Vec<Seat> {
            let seats = Seat::all(host.session().players().len());
            seats.filter(|&seat| host.device(seat).is_phone()).collect()
        };
        let before = with_phones(&self.host);
        self.host.handle(Input::Devices(devices.to_vec()));
        if let Screen::Play(play) = &mut self.screen
            && with_phones(&self.host) != before
        {
            play.reseat(&self.host);
        }
    }

    /// Whether the person at a seat has something to decide now.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        let mut thoughts = G::thoughts(self.session()).into_iter();
        thoughts.any(|thought| thought.seat == seat)
    }

    /// Whether others are still to decide, and the one at this seat is not.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        !self.is_thinking(seat) && !G::thoughts(self.session()).is_empty()
    }

    /// Whether the program may think: nobody corrects anything, and nobody passes the laptop on while the others wait for
    /// that.
    pub(super) fn may_think(&self) -> bool {
        match self.play() {
            Some(play) if self.host.has_phones() => !play.is_correcting(&self.host),
            Some(_) => self.is_ready(),
            None => self.host.has_phones(),
        }
    }
}
