//! The clock of a table with a timer: a line under the dice, and the ticks for the host.

use std::time::Duration;

use iced::futures::Stream;
use iced::widget::{container, row, space, text};
use iced::{Center, Fill, FillPortion};

use super::background::every;
use super::game_ui::GameUi;
use super::theme::{self, gap, size};
use super::widget::{Element, fitted};
use crate::scene::Role;
use crate::table::{Clock, Host, Thought};
use crate::text::say;

pub const PAUSE_KEY: &str = "W";

const STEP: Duration = Duration::from_millis(125);

const LINE: f32 = 4.0;
const HEIGHT: f32 = 20.0;

pub fn thoughts_on_phones<G: GameUi>(host: &Host<G>) -> impl Iterator<Item = Thought> {
    let thoughts = match host.has_phones() {
        true => G::thoughts(host.session()),
        false => Vec::new(),
    };
    let thoughts = thoughts.into_iter();
    thoughts.filter(|thought| host.device(thought.seat).is_phone())
}

/// The time that is left for the decision at the laptop, or else for the first phone whose time runs out; `None` for a
/// table without a timer. The place of the line is kept while no clock runs.
pub fn line<'a, G: GameUi, Message: 'a>(
    host: &Host<G>,
    at_laptop: Option<Thought>,
) -> Option<Element<'a, Message>> {
    let timer = host.timer()?;
    let remaining = |thought: &Thought| host.clock().remaining(*thought, timer);
    let shown = at_laptop.or_else(|| thoughts_on_phones(host).min_by_key(remaining));
    let Some(thought) = shown else {
        return Some(space().height(HEIGHT).into());
    };
    let remaining = remaining(&thought);
    if remaining.is_zero() {
        let name = host.session().players()[thought.seat].name.as_str();
        let words = fitted(say!("common-time-up", name), size::BODY, theme::BOLD);
        let words = container(words.style(theme::text::minus));
        return Some(words.center_y(HEIGHT).into());
    }
    let seconds = remaining.as_millis().div_ceil(1000) as u64;
    let words = text(say!("common-seconds", seconds)).size(size::BODY);
    let (words, role) = match Clock::is_last(remaining) {
        true => {
            let words = words.font(theme::BOLD).style(theme::text::minus);
            (words, Role::Lost)
        }
        false => (words.style(theme::text::soft), Role::Ink),
    };
    let share = (remaining.as_millis() * 1000 / timer.limit().as_millis()) as u16;
    let part = |share: u16| {
        let part = container(space()).width(FillPortion(share)).height(LINE);
        (share > 0).then_some(part)
    };
    let left = part(share).map(|part| part.style(theme::container::bar(role)));
    let gone = part(1000 - share).map(|part| part.style(theme::container::ground(Role::Line)));
    let line = row![left, gone];
    let line = row![line.width(Fill), words].spacing(gap::S);
    Some(line.height(HEIGHT).align_y(Center).into())
}

/// The time passed, eight times a second: the clocks of phones go on from what they are told.
pub fn ticks() -> impl Stream<Item = Duration> {
    every(STEP)
}
