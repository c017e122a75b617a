//! Sections of the setup.

use iced::Center;
use iced::widget::{column, row, text};

use crate::app::theme::{self, gap, size};
use crate::app::widget::Element;

/// A section with a title and a sentence about it.
pub fn section<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    about: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    headed(title, soft(about), content)
}

/// A section with a title and any content beside the title.
pub fn headed<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    beside: Element<'a, Message>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let heading = row![
        text(title)
            .size(size::LABEL)
            .font(theme::BOLD)
            .wrapping(text::Wrapping::None),
        beside,
    ]
    .spacing(gap::M)
    .align_y(Center)
    .wrap()
    .vertical_spacing(gap::XXS);
    column![heading, content.into()].spacing(gap::XS).into()
}

/// A sentence in secondary text.
pub fn soft<'a, Message: 'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    text(words).size(size::BODY).style(theme::text::soft).into()
}
