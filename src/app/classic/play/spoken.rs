//! The board in words: consequences in their colours, the coach's advice, and what has happened for screen readers.

use iced::widget::text::Style;
use iced::widget::{column, container, row, text};
use iced::{Center, Fill};

use super::{Hint, Message};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Drawing, Element, Saying, fitted, medium, said_as, soft};
use crate::coach::classic::{Advice, Choice, Values};
use crate::coach::review::Measure;
use crate::rules::Seat;
use crate::rules::classic::{Play, Position, bust_odds};
use crate::rules::dice::Die;
use crate::scene::risk;
use crate::session::{Classic, Session};
use crate::text::{self as words, Consequence, Figures, Tone, say};

/// A consequence in its colour, or faint if it is not wanted; one that wins the game stands out.
pub(super) fn told<'a>(
    consequence: Consequence,
    letters: f32,
    is_wanted: bool,
) -> Element<'a, Message> {
    let Consequence { words, tone } = consequence;
    let words = text(words).size(letters).font(font(tone));
    if is_wanted && tone == Tone::End {
        return container(words)
            .padding([0.0, gap::S])
            .style(theme::container::win)
            .into();
    }
    let style = match is_wanted {
        true => shade(tone),
        false => theme::text::faint,
    };
    words.style(style).into()
}

/// From this width on an arc has room for more than a word.
const WORDY: f32 = 150.0;

/// The risk of a bust with the next roll.
pub(super) fn arc<'a>(position: &Position, width: f32) -> Element<'a, Message> {
    let (words, letters) = match width {
        ..WORDY => (say!("board-turn-bust"), size::BODY),
        _ => (say!("board-chance-to-bust"), size::LABEL),
    };
    let chance = bust_odds(position);
    let told = words::bust_consequence(position).words;
    let figure = words::percent(chance);
    let arc = Drawing::new(risk(chance, &figure, &words, letters, width));
    said_as(arc, move || Saying::image(told.as_str()))
}

pub(super) fn line<'a>(consequence: Consequence) -> Element<'a, Message> {
    let Consequence { words, tone } = consequence;
    let words = fitted(words, size::BODY, font(tone));
    words.style(shade(tone)).into()
}

fn font(tone: Tone) -> iced::Font {
    match tone {
        Tone::Plain => theme::FONT,
        Tone::Loss => theme::MEDIUM,
        Tone::Gain | Tone::End => theme::BOLD,
    }
}

fn shade(tone: Tone) -> fn(&Theme) -> Style {
    match tone {
        Tone::Plain => theme::text::soft,
        Tone::Gain | Tone::End => theme::text::plus,
        Tone::Loss => theme::text::minus,
    }
}

/// The coach's words at the table: the best move first, then what to expect of the two best moves.
pub(super) fn advice<'a>(hint: &Hint, session: &Session<Classic>) -> Element<'a, Message> {
    let (position, players) = (session.table().position(), session.players());
    let is_estimate = Values::estimates(position);
    let is_alone = players.len() == 1;
    let measure = Measure::on_board(is_alone);
    let figures = figures(hint, measure);
    let line = |one: &Advice| -> Element<'a, Message> {
        let value = figures.count(one.value);
        let parts = match one.choice {
            Choice::Play(_) => {
                let (verdict, play) = words::best_on_board(hint, players);
                let words = match is_alone {
                    true => say!("coach-board-best-alone", verdict, play, turns = value),
                    false => say!("coach-board-best", verdict, play, chance = value),
                };
                let words = medium(words, size::BODY);
                row![words.width(Fill)]
            }
            Choice::RollOn | Choice::Stop => {
                let worth = match is_alone {
                    true => say!("coach-board-turns-to-go", turns = value),
                    false => say!("coach-board-to-win", chance = value),
                };
                let is_best = measure.is_toss_up(hint.loss(one));
                let font = if is_best { theme::BOLD } else { theme::FONT };
                row![
                    medium(words::move_ahead(one.choice), size::BODY).width(Fill),
                    text(worth).size(size::BODY).font(font),
                ]
            }
        };
        // The word stands beside each figure.
        let word = is_estimate.then(|| soft(say!("coach-estimate"), size::CAPTION));
        parts.push(word).spacing(gap::S).align_y(Center).into()
    };
    // The values of other plays stand on their buttons.
    let lines = hint.advice.iter().enumerate();
    let lines = lines
        .filter(|(rank, one)| *rank == 0 || !matches!(one.choice, Choice::Play(_)))
        .map(|(_, one)| line(one));
    let ahead = words::board_ahead(hint, players).into_iter();
    let ahead = ahead.map(|words| soft(words, size::BODY).into());
    container(column(lines).extend(ahead).spacing(gap::XS))
        .padding(gap::S)
        .width(Fill)
        .style(theme::container::notice)
        .into()
}

pub(super) fn on_button(hint: Option<&Hint>, play: Play, players: usize) -> Option<Consequence> {
    let hint = hint?;
    let measure = Measure::on_board(players == 1);
    let mut advice = hint.advice.iter();
    let one = advice.find(|one| one.choice == Choice::Play(play))?;
    let tone = match measure.is_toss_up(hint.loss(one)) {
        true => Tone::Gain,
        false => Tone::Plain,
    };
    let figures = figures(hint, measure);
    let words = match measure {
        Measure::Turns => say!("coach-board-turns", turns = figures.count(one.value)),
        Measure::Chance | Measure::Points => figures.value(one.value),
    };
    Some(Consequence { words, tone })
}

fn figures(hint: &Hint, measure: Measure) -> Figures {
    Figures::of(measure, hint.advice.iter().map(|one| hint.loss(one)))
}

/// The rolls and plays of the last turn, or the rolls for the start.
pub(super) fn happened(session: &Session<Classic>) -> Vec<String> {
    let name = |seat: Seat| session.players()[seat].name.as_str();
    let rolled = |roll: usize, seat: Seat, dice: &[Die]| {
        let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
        let dice = dice.join(", ");
        say!("heard-rolled", roll, name = name(seat), dice)
    };
    let table = session.table();
    let Some(last) = table.steps().last() else {
        let rolls = table.roll_offs().zip(1..);
        let rolls = rolls.map(|((seat, dice), roll)| Some(rolled(roll, seat?, &dice.dice())));
        return rolls.flatten().collect();
    };
    let steps = table.steps().iter().enumerate();
    let steps = steps.skip_while(|(_, step)| step.turn() < last.turn());
    let lines = steps.flat_map(|(place, step)| {
        let (roll, seat) = (place + 1, step.before().turn());
        let played = step.play().map(|play| {
            let play = words::board_play(play);
            say!("heard-played", roll, name = name(seat), play)
        });
        let rolled = rolled(roll, seat, &step.roll().dice());
        [Some(rolled), played].into_iter().flatten()
    });
    lines.collect()
}
