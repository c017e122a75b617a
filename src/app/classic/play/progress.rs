//! The progress of a turn's runners.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, FillPortion};

use super::Message;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, bold};
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::text::say;

/// The width of a column's number, and of its runner's progress.
const NUMBER: f32 = 32.0;
const REACHED: f32 = 96.0;

/// A line for each runner of the turn: its column, its space, and what the turn has gained there.
pub(super) fn progress<'a>(position: &Position) -> Element<'a, Message> {
    let running = |&column: &Sum| position.runner(column) > 0;
    let lines = Sum::ALL.into_iter().filter(running).map(|column| {
        let (top, reached) = (length(column), position.runner(column));
        let kept = position.square(position.turn(), column);
        let number = bold(column.to_string(), size::LABEL);
        let part = |spaces: u8, style: fn(&Theme) -> container::Style| {
            let part = container(space()).height(gap::S).style(style);
            (spaces > 0).then(|| part.width(FillPortion(spaces.into())))
        };
        let bar = row![
            part(kept, theme::container::bar_of_odds),
            part(reached - kept, theme::container::win),
            part(top - reached, theme::container::well)
        ];
        let words = text(say!("common-out-of", reached = reached, top = top)).size(size::BODY);
        let gained = bold(format!("+{}", reached - kept), size::BODY);
        let gained = gained.style(theme::text::plus);
        row![
            number.width(NUMBER),
            bar.width(Fill),
            row![words.width(Fill), gained].width(REACHED)
        ]
        .spacing(gap::S)
        .align_y(Center)
        .into()
    });
    column(lines).spacing(gap::S).into()
}
