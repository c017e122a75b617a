//! An open game on the phones: what is done there, and who plays there.

use super::{Action, GameScreen, Message, Screen};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::store::Settings;
use crate::table::{Change, Effect, Input};

impl<G: GameUi> GameScreen<G> {
    /// Hands the host an act of a phone, and returns with what has to be done why it was denied.
    pub fn act(
        &mut self,
        input: Input<G>,
        settings: &Settings,
    ) -> (Action<Message<G>>, Vec<Effect<G>>) {
        let is_correcting = self
            .play()
            .is_some_and(|play| play.is_correcting(&self.host));
        let effects = self.hand(input).into_iter();
        // A denial concerns the phone alone.
        let (denied, mut effects): (Vec<_>, Vec<_>) =
            effects.partition(|effect| matches!(effect, Effect::Deny(_)));
        effects.retain(|effect| match effect {
            Effect::Unchanged => false,
            // A correction at the laptop, and the panel of the players, are not interrupted.
            Effect::Changed(_) => !is_correcting && !matches!(self.screen, Screen::Seats(_)),
            _ => true,
        });
        (self.run(effects, settings), denied)
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
            self.is_untouched = false;
        }
        effects
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
