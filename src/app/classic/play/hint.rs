//! What the coach says of the plays of a roll, or of rolling on and stopping.

use iced::Fill;
use iced::widget::{column, container, row, space, text};

use super::{Hint, Message};
use crate::app::theme::{self, gap, size};
use crate::app::widget::Element;
use crate::app::words;
use crate::coach::classic::Advice;
use crate::rules::classic::{Decision, Play};
use crate::text::{Consequence, Tone};

/// The coach's words: the best move first, and what to expect of it and of the next.
pub(super) fn words<'a>(hint: &Hint, players: usize) -> Element<'a, Message> {
    match hint {
        Hint::Plays(advice) => {
            let best = advice.first().map(|best| {
                let worth = worth(best.value, players);
                let words = format!("Best: {}, {worth}.", best.choice);
                text(words::unbroken(&words))
                    .size(size::BODY)
                    .font(theme::MEDIUM)
                    .into()
            });
            face(best, advice, |play: Play| play.to_string())
        }
        Hint::Decisions(advice) => {
            let lines = advice.iter().enumerate().map(|(place, one)| {
                row![
                    text(name(one.choice)).size(size::BODY).font(theme::MEDIUM),
                    space().width(Fill),
                    text(worth(one.value, players))
                        .size(size::BODY)
                        .font(weight(place == 0)),
                ]
                .spacing(gap::S)
                .into()
            });
            face(lines, advice, name)
        }
    }
}

fn face<'a, T: Copy>(
    lines: impl IntoIterator<Item = Element<'a, Message>>,
    advice: &[Advice<T>],
    name: impl Fn(T) -> String,
) -> Element<'a, Message> {
    let ahead = advice.iter().take(2).map(|one| {
        text(words::turn_ahead(&name(one.choice), one))
            .size(size::BODY)
            .style(theme::text::soft)
            .into()
    });
    container(column(lines).extend(ahead).spacing(gap::XS))
        .padding(gap::S)
        .width(Fill)
        .style(theme::container::notice)
        .into()
}

/// What a play is worth, for its button; the best one stands out.
pub(super) fn on_button(hint: Option<&Hint>, play: Play, players: usize) -> Option<Consequence> {
    let Some(Hint::Plays(advice)) = hint else {
        return None;
    };
    let value = advice.iter().find(|one| one.choice == play)?.value;
    let words = figure(value, players);
    // What reads the same is as good.
    let is_best = words == figure(advice.first()?.value, players);
    let tone = if is_best { Tone::Gain } else { Tone::Plain };
    Some(Consequence { words, tone })
}

fn weight(is_best: bool) -> iced::Font {
    if is_best { theme::BOLD } else { theme::FONT }
}

fn name(decision: Decision) -> String {
    match decision {
        Decision::RollOn => "Rolling on".to_owned(),
        Decision::Stop => "Stopping".to_owned(),
    }
}

/// What something is worth, in words.
fn worth(value: f64, players: usize) -> String {
    let figure = figure(value, players);
    if players == 1 {
        format!("{figure} to go")
    } else {
        format!("{figure} to win")
    }
}

/// The chance to win, or the turns still to come of one who plays alone.
fn figure(value: f64, players: usize) -> String {
    if players == 1 {
        format!("{value:.2} turns")
    } else {
        format!("{:.1} %", value * 100.0)
    }
}
