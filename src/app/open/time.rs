//! An open game against time: whose clock runs, and what happens when it has run out.

use std::time::Duration;

use iced::{Subscription, Task};

use super::{Action, Message, Open, Screen};
use crate::app::background::{Failed, background};
use crate::app::screens::{PlayScreen, Screens};
use crate::app::timer::{self, Signal, Thought};
use crate::app::widget::Element;
use crate::session::Seating;
use crate::store::{AtZero, Settings, Timer};

impl<G: Screens> Open<G> {
    /// The limit of time, if the table has one.
    pub(super) fn timer(&self) -> Option<Timer> {
        self.saved.house.timer
    }

    /// What a person thinks about while time runs, or would run if nobody had paused it.
    fn thought(&self) -> Option<Thought> {
        self.play()?.thought(self.session())
    }

    /// The time that passes while somebody thinks; where nobody does or no time is limited, nothing ticks.
    pub fn time(&self) -> Subscription<Message<G>> {
        let runs = self.timer().is_some() && !self.clock.is_paused() && self.thought().is_some();
        if runs {
            Subscription::run(timer::ticks).map(Message::Passed)
        } else {
            Subscription::none()
        }
    }

    /// Forgets the time of a late seat that was given up, where somebody else has just joined at it.
    pub(super) fn forget_time(&mut self) {
        let last = self.session().log().done().last();
        if let Some(Seating::Join { .. }) = last.and_then(G::seating) {
            let before = self.session().players().len() - 1;
            self.saved.taken.truncate(before);
        }
    }

    /// Lets time pass for the one who thinks.
    pub(super) fn pass(&mut self, time: Duration) -> Action<Message<G>> {
        let (Some(timer), Some(thought), false) =
            (self.timer(), self.thought(), self.clock.is_paused())
        else {
            return Action::None;
        };
        let taken = &mut self.saved.taken;
        if taken.len() <= thought.seat {
            taken.resize(thought.seat + 1, Duration::ZERO);
        }
        taken[thought.seat] += time;
        match self.clock.pass(time, thought, timer) {
            None => Action::None,
            Some(Signal::LastSeconds) => Action::Warn,
            Some(Signal::Up) => self.act_at_zero(timer.at_zero, thought),
        }
    }

    /// Does what the table has agreed on for the end of the time.
    fn act_at_zero(&self, at_zero: AtZero, thought: Thought) -> Action<Message<G>> {
        let by_coach = match at_zero {
            AtZero::Warn => return Action::None,
            AtZero::First => false,
            AtZero::Coach => true,
        };
        let session = self.session().clone();
        let cursor = session.log().cursor();
        let found = background(move |_| G::in_time(&session, thought, by_coach));
        Action::Run(found.map(move |event| Message::TimeUp(cursor, thought, event)))
    }

    /// Lets happen what the table has agreed on, unless the one whose time was up was faster.
    pub(super) fn time_up(
        &mut self,
        cursor: usize,
        thought: Thought,
        event: Result<Option<G::Event>, Failed>,
        settings: &Settings,
    ) -> Action<Message<G>> {
        let by_coach = self
            .timer()
            .is_some_and(|timer| timer.at_zero == AtZero::Coach);
        let Screen::Play(play) = &mut self.screen else {
            return Action::None;
        };
        if cursor != self.saved.session.log().cursor() {
            return Action::None;
        }
        let name = self.saved.session.players()[thought.seat].name.clone();
        let event = match event {
            Ok(Some(event)) => event,
            Ok(None) => {
                play.tell(&format!("Time is up for {name}: the coach would roll on."));
                return Action::None;
            }
            Err(Failed) => {
                play.tell(&format!(
                    "Time is up for {name}. The program has failed to decide, so {name} goes on."
                ));
                return Action::None;
            }
        };
        let words = if by_coach {
            format!("Time was up for {name}: the coach has decided.")
        } else {
            format!("Time was up for {name}: the table has decided, as agreed.")
        };
        if !play.programmed(event, &mut self.saved.session, settings) {
            return Action::None;
        }
        // The coach has played for somebody: that is as good as a hint.
        self.saved.assisted |= by_coach;
        play.tell(&words);
        self.end();
        Action::Save(Task::none())
    }

    /// The line with the clock.
    pub(super) fn clock(&self, timer: Timer) -> Element<'_, Message<G>> {
        let thought = self.thought().map(|thought| {
            (
                thought,
                self.session().players()[thought.seat].name.as_str(),
            )
        });
        self.clock.view(thought, timer, Message::Pause)
    }
}
