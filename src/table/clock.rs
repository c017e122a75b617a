use std::time::Duration;

use super::{Subject, Thought};
use crate::rules::Seat;

/// The time before the end at which the clock warns.
const LAST: Duration = Duration::from_secs(5);

/// The time that each seat has thought about its next decision. It is told the time and never reads a clock.
#[derive(Debug, Clone, Default)]
pub struct Clock {
    subject: Option<Subject>,
    /// By seat; missing seats have taken no time.
    spent: Vec<Duration>,
    is_paused: bool,
}

impl Clock {
    /// Whether people have paused it.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Pauses it, or lets it go on.
    pub fn toggle_pause(&mut self) {
        self.is_paused = !self.is_paused;
    }

    /// Adds time to a thought and returns whether it has just run out.
    pub fn pass(&mut self, time: Duration, thought: Thought, timer: Timer) -> bool {
        let before = self.remaining(thought, timer);
        if self.subject != Some(thought.subject) {
            self.subject = Some(thought.subject);
            self.spent.clear();
        }
        add(&mut self.spent, thought.seat, time);
        !before.is_zero() && self.remaining(thought, timer).is_zero()
    }

    /// The time that remains for a thought.
    pub fn remaining(&self, thought: Thought, timer: Timer) -> Duration {
        let is_current = self.subject == Some(thought.subject);
        let spent = self.spent.get(thought.seat.index());
        let spent = spent.filter(|_| is_current).copied();
        timer.limit().saturating_sub(spent.unwrap_or_default())
    }

    /// Whether the clock warns with this much time left.
    pub fn is_last(remaining: Duration) -> bool {
        remaining <= LAST
    }
}

/// Adds to the time of a seat; missing ones have taken none.
pub(super) fn add(times: &mut Vec<Duration>, seat: Seat, time: Duration) {
    if times.len() < seat.number() {
        times.resize(seat.number(), Duration::ZERO);
    }
    times[seat] += time;
}

/// Options of a table beside the rules of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TableOptions {
    /// Whether choices for a throw of Express are secret until all have chosen (X13).
    pub secret: bool,
    /// The time limit for decisions (X13), if any.
    pub timer: Option<Timer>,
    /// Whether a solo game with the app's dice allows no help.
    pub strict: bool,
}

/// A time limit for decisions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timer {
    seconds: u16,
    /// What happens when the time is up.
    pub at_zero: AtZero,
}

impl TableOptions {
    /// Whether the coach decides when time is up; never in a strict game.
    pub fn coach_decides(self) -> bool {
        !self.strict
            && self
                .timer
                .is_some_and(|timer| timer.at_zero == AtZero::Coach)
    }
}

impl Timer {
    /// The longest time, in seconds.
    pub const MOST_SECONDS: u16 = 3600;

    /// A timer of 1 to [`Timer::MOST_SECONDS`] seconds; `None` for any other time.
    pub fn new(seconds: u16, at_zero: AtZero) -> Option<Timer> {
        (1..=Timer::MOST_SECONDS)
            .contains(&seconds)
            .then_some(Timer { seconds, at_zero })
    }

    /// The same time with another consequence.
    pub fn ending(self, at_zero: AtZero) -> Timer {
        Timer { at_zero, ..self }
    }

    /// The time in seconds, from 1.
    pub fn seconds(self) -> u16 {
        self.seconds
    }

    /// The time.
    pub fn limit(self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }
}

/// What happens when time is up, which the rules leave open (X13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum AtZero {
    /// People are told, nothing else.
    #[default]
    Warn,
    /// The first legal choice is made.
    First,
    /// The coach chooses.
    Coach,
}

impl AtZero {
    /// All of them, the default first.
    pub const ALL: [AtZero; 3] = [AtZero::Warn, AtZero::First, AtZero::Coach];
}
