//! Games against the clock: whose clock runs, and how it is shown.

use std::time::Duration;

use iced::Subscription;

use super::{Action, GameScreen, Message, Screen};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::timer;
use crate::store::Settings;
use crate::table::{Input, Thought};

impl<G: GameUi> GameScreen<G> {
    /// The decision at the laptop whose clock runs, or would run if it were not paused.
    pub(super) fn thought(&self) -> Option<Thought> {
        self.play()?.thought(&self.host)
    }

    /// The ticks of the result, or of the clock while a player thinks against it. Players at the laptop think only
    /// while the table is shown.
    pub fn time(&self, is_looked_at: bool) -> Subscription<Message<G>> {
        if let Screen::Result(ending) = &self.screen {
            return ending.time().map(Message::Result);
        }
        if self.host.timer().is_none() || self.host.clock().is_paused() {
            return Subscription::none();
        }
        let is_on_phones = timer::thoughts_on_phones(&self.host).next().is_some();
        if is_looked_at && (is_on_phones || self.thought().is_some()) {
            Subscription::run(timer::ticks).map(Message::Passed)
        } else if is_on_phones {
            Subscription::run(timer::ticks).map(Message::PassedOnPhones)
        } else {
            Subscription::none()
        }
    }

    /// Passes time for the player thinking at the laptop and for those thinking on their phones.
    pub(super) fn pass(
        &mut self,
        time: Duration,
        at_laptop: Option<Thought>,
        settings: &Settings,
    ) -> Action<Message<G>> {
        let on_phones = timer::thoughts_on_phones(&self.host);
        let others = on_phones.filter(|&thought| Some(thought) != at_laptop);
        let thoughts: Vec<Thought> = at_laptop.into_iter().chain(others).collect();
        let mut effects = Vec::new();
        for thought in thoughts {
            effects.extend(self.give_to_host(Input::Passed(time, thought)));
        }
        self.run(effects, settings)
    }
}
