//! The coach's words about the plays of a roll, or about rolling on and stopping.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill};

use super::{Hint, Message};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, medium, soft};
use crate::coach::classic::{Advice, Choice, Values};
use crate::coach::review::Measure;
use crate::rules::classic::Play;
use crate::session::{Classic, Session};
use crate::text::{self as words, Consequence, Figures, Tone, say};

/// The coach's words at the table: the best move first, then what to expect of the two best moves.
pub(super) fn words<'a>(hint: &Hint, session: &Session<Classic>) -> Element<'a, Message> {
    let (position, players) = (session.table().position(), session.players());
    let is_estimate = Values::estimates(position);
    // The word stands beside each figure.
    let estimate = || {
        let word = text(say!("coach-estimate")).size(size::CAPTION);
        is_estimate.then(|| word.style(theme::text::soft))
    };
    let is_alone = players.len() == 1;
    let measure = Measure::on_board(is_alone);
    let figures = figures(hint, measure);
    let line = |one: &Advice| -> Element<'a, Message> {
        let value = figures.value(one.value);
        match one.choice {
            Choice::Play(play) => {
                let play = words::board_play(play);
                let words = if is_alone {
                    say!("coach-board-best-alone", play, turns = value)
                } else {
                    say!("coach-board-best", play, chance = value)
                };
                let words = medium(words::unbroken(&words), size::BODY);
                row![words.width(Fill), estimate()]
            }
            Choice::RollOn | Choice::Stop => {
                let worth = if is_alone {
                    say!("coach-board-turns-to-go", turns = value)
                } else {
                    say!("coach-board-to-win", chance = value)
                };
                let is_best = measure.is_toss_up(hint.loss(one));
                let font = if is_best { theme::BOLD } else { theme::FONT };
                row![
                    medium(words::move_ahead(one.choice), size::BODY),
                    space().width(Fill),
                    text(worth).size(size::BODY).font(font),
                    estimate()
                ]
            }
        }
        .spacing(gap::S)
        .align_y(Center)
        .into()
    };
    // The values of other plays stand on their buttons.
    let lines = hint.advice.iter().enumerate();
    let lines = lines
        .filter(|(rank, one)| *rank == 0 || !matches!(one.choice, Choice::Play(_)))
        .map(|(_, one)| line(one));
    let safe = hint.is_safe.then(|| say!("coach-board-safe"));
    let threat = hint
        .threat
        .and_then(|threat| words::threat(threat, players));
    let further = safe.into_iter().chain(threat);
    let ahead = hint.advice.iter().take(2).map(words::turn_ahead);
    let ahead = ahead
        .chain(further.map(|words| words::unbroken(&words)))
        .map(|words| soft(words, size::BODY).into());
    container(column(lines).extend(ahead).spacing(gap::XS))
        .padding(gap::S)
        .width(Fill)
        .style(theme::container::notice)
        .into()
}

/// The worth of a play, for its button; the best one stands out.
pub(super) fn on_button(hint: Option<&Hint>, play: Play, players: usize) -> Option<Consequence> {
    let hint = hint?;
    let measure = Measure::on_board(players == 1);
    let mut advice = hint.advice.iter();
    let one = advice.find(|one| one.choice == Choice::Play(play))?;
    let tone = if measure.is_toss_up(hint.loss(one)) {
        Tone::Gain
    } else {
        Tone::Plain
    };
    let value = figures(hint, measure).value(one.value);
    let words = match measure {
        Measure::Turns => say!("coach-board-turns", turns = value),
        Measure::Chance | Measure::Points => value,
    };
    Some(Consequence { words, tone })
}

/// How to write the values of all options.
fn figures(hint: &Hint, measure: Measure) -> Figures {
    Figures::of(measure, hint.advice.iter().map(|one| hint.loss(one)))
}
