//! Consequences in their colours.

use iced::widget::text::Style;
use iced::widget::{container, text};

use super::Message;
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Drawing, Element, Saying, fitted, said_as};
use crate::app::words;
use crate::rules::classic::{Position, bust_odds};
use crate::scene::risk;
use crate::text::{Consequence, Tone};

/// A consequence in its colour, or faint if it is not wanted; one that wins the game stands out.
pub(super) fn told<'a>(consequence: Consequence, is_wanted: bool) -> Element<'a, Message> {
    let Consequence { words, tone } = consequence;
    let words = text(words).size(size::BODY).font(font(tone));
    if is_wanted && tone == Tone::End {
        return container(words)
            .padding([0.0, gap::S])
            .style(theme::container::win)
            .into();
    }
    words
        .style(if is_wanted {
            shade(tone)
        } else {
            theme::text::faint
        })
        .into()
}

/// The risk of the next roll as an arc of this width, above `words` in this size.
pub(super) fn arc<'a>(
    position: &Position,
    words: &str,
    letters: f32,
    width: f32,
) -> Element<'a, Message> {
    let chance = bust_odds(position);
    let told = words::bust_consequence(position).words;
    let arc = Drawing::new(risk(chance, &words::percent(chance), words, letters, width));
    said_as(arc, move || Saying::image(told.as_str()))
}

/// A consequence on one line, as much of it as there is room for.
pub(super) fn line<'a>(consequence: Consequence) -> Element<'a, Message> {
    let Consequence { words, tone } = consequence;
    fitted(words, size::BODY, font(tone))
        .style(shade(tone))
        .into()
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
