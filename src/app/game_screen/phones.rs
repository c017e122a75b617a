//! An open game on the phones: their requests, their snapshots, and who plays there.

use super::{Action, GameScreen, Message, Screen};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::rules::Seat;
use crate::store::Settings;
use crate::table::{Change, Device, Effect, Host, Input};
use crate::web::{Reply, Request, Snapshot};

impl<G: GameUi> GameScreen<G> {
    /// Does what somebody asks for on a phone. The reply is to be sent once the game is saved.
    pub fn request(
        &mut self,
        request: Request,
        settings: &Settings,
    ) -> (Action<Message<G>>, Reply) {
        let is_correcting = self
            .play()
            .is_some_and(|play| play.is_correcting(&self.host));
        let mut effects = self.hand(request.input());
        let reply = request.reply(&effects, self.session().players());
        effects.retain(|effect| match effect {
            // That concerns the phone alone.
            Effect::Deny(_) | Effect::Unchanged => false,
            // A correction at the laptop, and the panel of the players, are not interrupted.
            Effect::Changed(_) if is_correcting => false,
            Effect::Changed(_) => !matches!(self.screen, Screen::Seats(_)),
            _ => true,
        });
        (self.run(effects, settings), reply)
    }

    /// Hands the host an input. What a person does in an untouched practice copy makes it a game to be saved.
    pub(super) fn hand(&mut self, input: Input<G>) -> Vec<Effect<G>> {
        let is_by_program = matches!(input, Input::Thought(..));
        let is_count = matches!(input, Input::Count(_));
        let effects = self.host.handle(input);
        let mut written = effects.iter();
        let is_written =
            written.any(|effect| matches!(effect, Effect::Changed(Change::Written { .. })));
        if is_count || is_written && !is_by_program {
            self.keep();
        }
        effects
    }

    /// A copy of the game for the phones.
    pub fn snapshot(&self, shows_odds: bool) -> Snapshot {
        Snapshot::new(&self.host, shows_odds)
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
