//! The clock of a table that plays against time: what it shows, when it warns, what it adds up.
//!
//! It is told how much time has passed and never looks at one itself, so that a test needs no waiting. What happens when
//! the time is up is decided where the game is open.

use std::fmt::Debug;
use std::time::Duration;

use iced::futures::Stream;
use iced::widget::{container, row, space, text};
use iced::{Center, Fill, FillPortion};

use super::background::every;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, fitted};
use crate::store::Timer;

/// The key that lets the clock stand, and go on.
pub const PAUSE_KEY: &str = "W";

/// How long the end of the time is warned of.
const LAST: Duration = Duration::from_secs(5);

/// The time between two looks at the clock.
const STEP: Duration = Duration::from_millis(250);

/// The height of the line that shows the clock.
const HEIGHT: f32 = 40.0;

/// What somebody thinks about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Thought {
    /// What is to be decided.
    pub about: About,
    /// Who decides.
    pub seat: usize,
}

/// What is to be decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// The choices of the throw of this number; everybody has the whole time for their own.
    Throw(usize),
    /// The play of the roll of this number.
    Play(usize),
    /// Whether the roll of this number comes or the turn ends.
    RollOn(usize),
}

/// Something to be seen and heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// The last seconds begin.
    LastSeconds,
    /// The time is up.
    Up,
}

/// The clock of a table.
#[derive(Debug, Clone, Default)]
pub struct Clock {
    about: Option<About>,
    /// What each seat has taken for it.
    spent: Vec<Duration>,
    /// Whether people let it stand.
    is_paused: bool,
}

impl Clock {
    /// Whether people let it stand.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Lets it stand, or go on.
    pub fn pause(&mut self) {
        self.is_paused = !self.is_paused;
    }

    /// Lets time pass for a thought, and returns what is to be warned of; each end comes once.
    pub fn pass(&mut self, time: Duration, thought: Thought, timer: Timer) -> Option<Signal> {
        let before = self.left(thought, timer);
        if self.about != Some(thought.about) {
            self.about = Some(thought.about);
            self.spent.clear();
        }
        if self.spent.len() <= thought.seat {
            self.spent.resize(thought.seat + 1, Duration::ZERO);
        }
        self.spent[thought.seat] += time;
        let after = self.left(thought, timer);
        let comes_to = |end: Duration| before > end && after <= end;
        if comes_to(Duration::ZERO) {
            Some(Signal::Up)
        } else if comes_to(LAST) {
            Some(Signal::LastSeconds)
        } else {
            None
        }
    }

    /// The time that is left for a thought.
    fn left(&self, thought: Thought, timer: Timer) -> Duration {
        let spent = if self.about == Some(thought.about) {
            self.spent.get(thought.seat).copied()
        } else {
            None
        };
        timer.limit().saturating_sub(spent.unwrap_or_default())
    }

    /// The line that shows it: what is left of a thought and whose it is, or that nobody's time runs.
    pub fn view<'a, Message: Clone + Debug + 'a>(
        &self,
        thought: Option<(Thought, &str)>,
        timer: Timer,
        pause: Message,
    ) -> Element<'a, Message> {
        let left = thought.map(|(thought, _)| self.left(thought, timer));
        let name = thought.map_or("", |(_, name)| name);
        let (style, words): (fn(&Theme) -> container::Style, String) = match left {
            _ if self.is_paused => (theme::container::well, "Time is paused".to_owned()),
            None => {
                let seconds = timer.limit().as_secs();
                (theme::container::bar, format!("{seconds} s to think"))
            }
            Some(Duration::ZERO) => (theme::container::refusal, format!("Time is up for {name}")),
            Some(left) if left <= LAST => (
                theme::container::refusal,
                format!("Last seconds for {name}"),
            ),
            Some(_) => (theme::container::bar, format!("{name} thinks")),
        };
        let is_last = left.is_some_and(|left| left <= LAST);
        let seconds = left.map_or(String::new(), |left| {
            format!("{} s", left.as_millis().div_ceil(1000))
        });
        let weight = if is_last { theme::BOLD } else { theme::MEDIUM };
        let (label, style_of_button): (_, super::widget::ButtonStyle) = if self.is_paused {
            ("Resume", theme::button::plain)
        } else {
            ("Pause", theme::button::quiet)
        };
        let line = container(
            row![
                container(fitted(words, size::BODY, weight, theme::text::same))
                    .width(FillPortion(3)),
                container(bar(left, timer, is_last)).width(FillPortion(4)),
                container(text(seconds).size(size::HEADING).font(weight))
                    .width(84.0)
                    .align_right(84.0),
                control(label, PAUSE_KEY, style_of_button, Some(pause)),
            ]
            .spacing(gap::M)
            .align_y(Center),
        )
        .padding([0.0, gap::M])
        .height(Fill)
        .align_y(Center)
        .style(style);
        container(line)
            .padding([gap::XXS, gap::S])
            .height(HEIGHT)
            .style(theme::container::bar)
            .into()
    }
}

/// What is left of the time as a bar in a well; in the last seconds it fills the well.
fn bar<'a, Message: 'a>(
    left: Option<Duration>,
    timer: Timer,
    is_last: bool,
) -> Element<'a, Message> {
    let Some(left) = left else {
        return space().into();
    };
    let filled = (left.as_millis() * 1000 / timer.limit().as_millis()) as u16;
    let margin = if is_last { 0.0 } else { gap::XS };
    let style = if is_last {
        theme::container::loss
    } else {
        theme::container::bar_of_odds
    };
    let part = |share: u16| space().width(FillPortion(share)).height(Fill);
    let bar = row![]
        .push((filled > 0).then(|| {
            container(space())
                .width(FillPortion(filled))
                .height(Fill)
                .style(style)
        }))
        .push((filled < 1000).then(|| part(1000 - filled)))
        .height(Fill);
    container(bar)
        .padding(margin)
        .height(gap::L)
        .style(theme::container::key)
        .into()
}

/// How much time has passed, four times a second, for as long as somebody listens.
pub fn ticks() -> impl Stream<Item = Duration> {
    every(STEP)
}
