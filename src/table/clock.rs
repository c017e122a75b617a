use std::time::Duration;

use super::{Subject, Thought, Timer};

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
        if self.spent.len() < thought.seat.number() {
            self.spent.resize(thought.seat.number(), Duration::ZERO);
        }
        self.spent[thought.seat] += time;
        !before.is_zero() && self.remaining(thought, timer).is_zero()
    }

    /// The time that remains for a thought.
    pub fn remaining(&self, thought: Thought, timer: Timer) -> Duration {
        let spent = if self.subject == Some(thought.subject) {
            self.spent.get(thought.seat.index()).copied()
        } else {
            None
        };
        timer.limit().saturating_sub(spent.unwrap_or_default())
    }

    /// Whether the clock warns with this much time left.
    pub fn is_last(remaining: Duration) -> bool {
        remaining <= LAST
    }
}
