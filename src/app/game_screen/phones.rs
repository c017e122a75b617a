//! An open game with phones: their inputs, and when a bot may think.

use super::{Action, GameScreen, Message, Screen};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::store::Settings;
use crate::table::{Change, Effect, Input};

impl<G: GameUi> GameScreen<G> {
    /// Passes a phone's input to the host, and returns the request to the app and any denials.
    pub fn act(
        &mut self,
        input: Input<G>,
        settings: &Settings,
    ) -> (Action<Message<G>>, Vec<Effect<G>>) {
        let is_correcting = self
            .play()
            .is_some_and(|play| play.is_correcting(&self.host));
        let effects = self.hand(input).into_iter();
        // A denial concerns only the phone.
        let (denied, mut effects): (Vec<_>, Vec<_>) =
            effects.partition(|effect| matches!(effect, Effect::Deny(_)));
        effects.retain(|effect| match effect {
            Effect::Unchanged => false,
            // Neither a correction at the laptop nor the players panel is interrupted.
            Effect::Changed(_) => !is_correcting && !matches!(self.screen, Screen::Seats(_)),
            _ => true,
        });
        (self.run(effects, settings), denied)
    }

    /// Passes an input to the host. A player's input in an untouched practice copy makes it a game to save.
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

    /// Whether a bot may think: never during a correction. Without phones it also waits for the table to be shown and
    /// uncovered.
    pub(super) fn may_think(&self) -> bool {
        match self.play() {
            Some(play) if self.host.has_phones() => !play.is_correcting(&self.host),
            Some(_) => self.is_ready(),
            None => self.host.has_phones(),
        }
    }
}
