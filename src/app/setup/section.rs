//! Sections of the setup.

use iced::Center;
use iced::widget::{column, row, text};

use crate::app::theme::{gap, size};
use crate::app::widget::{Element, bold, soft};

/// A section with a title and a sentence about it.
pub fn section<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    about: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    headed(title, soft(about, size::BODY), content)
}

/// A section with a title and any content beside the title.
pub fn headed<'a, Message: 'a>(
    title: impl text::IntoFragment<'a>,
    beside: impl Into<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let heading = row![
        bold(title, size::LABEL).wrapping(text::Wrapping::None),
        beside.into(),
    ]
    .spacing(gap::M)
    .align_y(Center)
    .wrap()
    .vertical_spacing(gap::XXS);
    column![heading, content.into()].spacing(gap::XS).into()
}
