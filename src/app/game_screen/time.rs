//! An open game against time: whose clock runs, and how it is shown.

use iced::Subscription;

use super::{GameScreen, Message};
use crate::app::game_ui::{GameUi, PlayScreen};
use crate::app::timer;
use crate::app::widget::Element;
use crate::table::{Input, Thought, Timer};

impl<G: GameUi> GameScreen<G> {
    /// What a person thinks about while time runs, or would run if nobody had paused it.
    pub(super) fn thought(&self) -> Option<Thought> {
        self.play()?.thought(&self.host)
    }

    /// The time that passes while somebody thinks; where nobody does or no time is limited, nothing ticks.
    pub fn time(&self) -> Subscription<Message<G>> {
        let is_paused = self.host.clock().is_paused();
        let runs = self.host.timer().is_some() && !is_paused && self.thought().is_some();
        if runs {
            Subscription::run(timer::ticks).map(Message::Passed)
        } else {
            Subscription::none()
        }
    }

    /// The line with the clock.
    pub(super) fn clock(&self, timer: Timer) -> Element<'_, Message<G>> {
        let players = self.session().players();
        let thought = self
            .thought()
            .map(|thought| (thought, players[thought.seat].name.as_str()));
        timer::view(
            self.host.clock(),
            thought,
            timer,
            Message::host(Input::Pause),
        )
    }
}
