//! The bar above the screens: the way out on the left, a few commands on the right, and everything rarer in a menu.

use std::fmt::Debug;

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill};

use super::theme::{self, gap, size};
use super::widget::{Element, Icon, Saying, hint, icon, press, said_as};
use super::words;

/// The height of the bar.
const HEIGHT: f32 = 56.0;
/// The width of the menu.
const MENU: f32 = 280.0;
const ICON: f32 = 18.0;

/// A command in the bar or in its menu.
#[derive(Debug, Clone)]
pub struct Entry<M> {
    icon: Option<Icon>,
    label: String,
    /// Its key, or the reason why it is not possible.
    about: String,
    message: Option<M>,
}

impl<M> Entry<M> {
    /// A command with its key; without a message it is not possible now.
    pub fn new(label: String, about: impl Into<String>, message: impl Into<Option<M>>) -> Entry<M> {
        Entry {
            icon: None,
            label,
            about: about.into(),
            message: message.into(),
        }
    }

    /// Puts an icon before the label.
    pub fn with(self, icon: Icon) -> Entry<M> {
        let icon = Some(icon);
        Entry { icon, ..self }
    }

    /// Converts the message.
    pub fn map<N>(self, to: impl FnOnce(M) -> N) -> Entry<N> {
        Entry {
            icon: self.icon,
            label: self.label,
            about: self.about,
            message: self.message.map(to),
        }
    }
}

/// The bar with the way out, or `home` where there is none, and these commands.
pub fn bar<'a, M: Clone + Debug + 'a>(
    left: impl Into<Element<'a, M>>,
    entries: impl IntoIterator<Item = Entry<M>>,
) -> Element<'a, M> {
    let entries = entries.into_iter().map(entry);
    row![left.into(), space().width(Fill)]
        .extend(entries)
        .spacing(gap::XS)
        .padding([0.0, gap::M])
        .height(HEIGHT)
        .align_y(Center)
        .into()
}

/// A command in the bar.
pub fn entry<'a, M: Clone + Debug + 'a>(entry: Entry<M>) -> Element<'a, M> {
    let picture = entry
        .icon
        .map(|picture| icon(picture, ICON, entry.message.is_some()));
    let has_words = !matches!(entry.icon, Some(Icon::More));
    let words = has_words.then(|| {
        text(entry.label.clone())
            .size(size::BODY)
            .font(theme::MEDIUM)
    });
    let face: Element<'a, M> = row![picture, words].spacing(gap::S).align_y(Center).into();
    let face = if has_words {
        face
    } else {
        let label = entry.label.clone();
        said_as(face, move || Saying::image(label.clone()))
    };
    let face = button(face)
        .padding([gap::S, gap::M])
        .style(theme::button::quiet);
    let face = press(face, entry.message);
    if has_words {
        hint(face, entry.about)
    } else {
        hint(face, entry.label)
    }
}

/// The menu below the bar, with these commands.
pub fn menu<'a, M: Clone + Debug + 'a>(
    entries: impl IntoIterator<Item = Entry<M>>,
) -> Element<'a, M> {
    let lines = entries.into_iter().map(|entry| {
        let key = text(words::key(&entry.about))
            .size(size::BODY)
            .style(theme::text::soft);
        let words = text(entry.label).size(size::LABEL).width(Fill);
        let face = row![words, key].spacing(gap::M).align_y(Center);
        let face = button(face)
            .padding([gap::M, gap::L])
            .width(Fill)
            .style(theme::button::quiet);
        press(face, entry.message)
    });
    container(column(lines))
        .width(MENU)
        .padding(gap::S)
        .style(theme::container::menu)
        .into()
}
