//! What the coach says of the plays of a roll, or of rolling on and stopping.

use iced::Fill;
use iced::widget::{column, container, row, space, text};

use super::{Hint, Message};
use crate::app::theme::{self, gap, size};
use crate::app::widget::Element;
use crate::coach::classic::Advice;
use crate::coach::review::classic::{Choice, measure};
use crate::rules::classic::Play;
use crate::session::Player;
use crate::text::{self as words, Consequence, Tone, number, say};

/// The coach's words: the best move first, and what to expect of it and of the next.
pub(super) fn words<'a>(hint: &Hint, players: &[Player]) -> Element<'a, Message> {
    let is_alone = players.len() == 1;
    let measure = measure(players.len());
    match hint {
        Hint::Plays(advice) => {
            let best = advice.first().map(|best| {
                let play = words::board_play(best.choice);
                let words = if is_alone {
                    say!(
                        "coach-board-best-alone",
                        play = play,
                        turns = number(best.value, 2)
                    )
                } else {
                    say!(
                        "coach-board-best",
                        play = play,
                        chance = words::chance(best.value)
                    )
                };
                text(words::unbroken(&words))
                    .size(size::BODY)
                    .font(theme::MEDIUM)
                    .into()
            });
            face(best, advice, Choice::Play, [None, None])
        }
        Hint::Decisions {
            advice,
            is_safe,
            threat,
        } => {
            let lines = advice.iter().map(|one| {
                let is_best = measure.is_toss_up(less(advice, one));
                let worth = if is_alone {
                    say!("coach-board-turns-to-go", turns = number(one.value, 2))
                } else {
                    say!("coach-board-to-win", chance = words::chance(one.value))
                };
                row![
                    text(words::move_ahead(Choice::Decision(one.choice)))
                        .size(size::BODY)
                        .font(theme::MEDIUM),
                    space().width(Fill),
                    text(worth).size(size::BODY).font(weight(is_best)),
                ]
                .spacing(gap::S)
                .into()
            });
            let safe = is_safe.then(|| say!("coach-board-safe"));
            let threat = threat.and_then(|threat| words::threat(threat, players));
            face(lines, advice, Choice::Decision, [safe, threat])
        }
    }
}

fn face<'a, T: Copy>(
    lines: impl IntoIterator<Item = Element<'a, Message>>,
    advice: &[Advice<T>],
    choice: fn(T) -> Choice,
    further: [Option<String>; 2],
) -> Element<'a, Message> {
    let ahead = advice.iter().take(2).map(|one| {
        let name = words::move_ahead(choice(one.choice));
        words::turn_ahead(&name, one)
    });
    let further = further.into_iter().flatten();
    let further = further.map(|words| words::unbroken(&words));
    let ahead = ahead.chain(further).map(|words| {
        let words = text(words).size(size::BODY);
        words.style(theme::text::soft).into()
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
    let one = advice.iter().find(|one| one.choice == play)?;
    let tone = if measure(players).is_toss_up(less(advice, one)) {
        Tone::Gain
    } else {
        Tone::Plain
    };
    Some(Consequence {
        words: figure(one.value, players),
        tone,
    })
}

/// How much less something is worth than the best.
fn less<T>(advice: &[Advice<T>], one: &Advice<T>) -> f64 {
    let best = advice.first().map_or(one.value, |best| best.value);
    (best - one.value).abs()
}

fn weight(is_best: bool) -> iced::Font {
    if is_best { theme::BOLD } else { theme::FONT }
}

/// The chance to win, or the turns still to come of one who plays alone.
fn figure(value: f64, players: usize) -> String {
    if players == 1 {
        say!("coach-board-turns", turns = number(value, 2))
    } else {
        words::chance(value)
    }
}
