//! The clock of a table with a timer: its view, and the ticks for the host.

use std::fmt::Debug;
use std::time::Duration;

use iced::futures::Stream;
use iced::widget::{container, row, space, text};
use iced::{Center, Fill, FillPortion};

use super::background::every;
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, fitted};
use crate::table::{Clock, Thought, Timer};
use crate::text::say;

/// The key that pauses and resumes the clock.
pub const PAUSE_KEY: &str = "W";

/// The time between two ticks.
const STEP: Duration = Duration::from_millis(250);

/// The height of the clock's line.
pub const HEIGHT: f32 = 40.0;

/// The clock's line: who is thinking and how much time is left, or that the clock stands still.
pub fn view<'a, Message: Clone + Debug + 'a>(
    clock: &Clock,
    thought: Option<(Thought, &str)>,
    timer: Timer,
    pause: Message,
) -> Element<'a, Message> {
    let remaining = thought.map(|(thought, _)| clock.remaining(thought, timer));
    let name = thought.map_or("", |(_, name)| name);
    let (style, words): (fn(&Theme) -> container::Style, String) = match remaining {
        _ if clock.is_paused() => (theme::container::well, say!("common-time-paused")),
        None => {
            let seconds = timer.limit().as_secs();
            (
                theme::container::bar,
                say!("common-time-each", seconds = seconds),
            )
        }
        Some(Duration::ZERO) => (
            theme::container::refusal,
            say!("common-time-up", name = name),
        ),
        Some(remaining) if Clock::is_last(remaining) => (
            theme::container::refusal,
            say!("common-time-last", name = name),
        ),
        Some(_) => (
            theme::container::bar,
            say!("common-time-thinks", name = name),
        ),
    };
    let is_last = remaining.is_some_and(Clock::is_last);
    let seconds = remaining.map_or(String::new(), |remaining| {
        let seconds = remaining.as_millis().div_ceil(1000) as u64;
        say!("common-seconds", seconds = seconds)
    });
    let weight = if is_last { theme::BOLD } else { theme::MEDIUM };
    let (label, style_of_button): (_, super::widget::ButtonStyle) = if clock.is_paused() {
        (say!("common-time-resume"), theme::button::plain)
    } else {
        (say!("common-time-pause"), theme::button::quiet)
    };
    let line = container(
        row![
            container(fitted(words, size::BODY, weight)).width(FillPortion(3)),
            container(bar(remaining, timer, is_last)).width(FillPortion(4)),
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

/// The remaining time as a bar in a well, which it fills in the last seconds.
fn bar<'a, Message: 'a>(
    remaining: Option<Duration>,
    timer: Timer,
    is_last: bool,
) -> Element<'a, Message> {
    let Some(remaining) = remaining else {
        return space().into();
    };
    let filled = (remaining.as_millis() * 1000 / timer.limit().as_millis()) as u16;
    let margin = if is_last { 0.0 } else { gap::XS };
    let style = if is_last {
        theme::container::lost
    } else {
        theme::container::bar_of_odds
    };
    let part = |share: u16| space().width(FillPortion(share)).height(Fill);
    let bar = row![
        (filled > 0).then(|| {
            container(space())
                .width(FillPortion(filled))
                .height(Fill)
                .style(style)
        }),
        (filled < 1000).then(|| part(1000 - filled))
    ]
    .height(Fill);
    container(bar)
        .padding(margin)
        .height(gap::L)
        .style(theme::container::key)
        .into()
}

/// The time passed, four times a second.
pub fn ticks() -> impl Stream<Item = Duration> {
    every(STEP)
}
