//! The panel that lists the keys: those of the screen below it, and those that work everywhere.

use iced::widget::{column, container, responsive, row, text};
use iced::{Center, Fill, Top};

use super::keymap::{self};
use super::panel::{TWO_COLUMNS, panel, panel_of};
use super::theme::{gap, size};
use super::widget::{Element, bold, key_cap};
use crate::text::{Phrase, say};

/// From this width on the two lists are side by side.
const WIDE: f32 = 980.0;
const KEY: f32 = 150.0;

pub fn view<'a, Message: 'a>(here: Vec<(&'static str, Phrase)>) -> Element<'a, Message> {
    responsive(move |size| {
        let here = list(say!("keys-here"), here.iter().copied());
        let everywhere = list(say!("keys-everywhere"), keymap::list());
        if size.width < WIDE {
            let lists = column![here, everywhere].spacing(gap::XL);
            panel(say!("keys-title"), lists)
        } else {
            let lists = row![here, everywhere].spacing(gap::XXL).align_y(Top);
            panel_of(TWO_COLUMNS, say!("keys-title"), None, lists)
        }
    })
    .into()
}

fn list<'a, Message: 'a>(
    title: String,
    keys: impl Iterator<Item = (&'static str, Phrase)>,
) -> Element<'a, Message> {
    let lines = keys.map(|(key, does)| {
        row![
            container(key_cap(key)).width(KEY),
            text(does.to_string()).size(size::BODY).width(Fill),
        ]
        .spacing(gap::M)
        .align_y(Center)
        .into()
    });
    column![bold(title, size::LABEL), column(lines).spacing(gap::XS)]
        .spacing(gap::S)
        .width(Fill)
        .into()
}
