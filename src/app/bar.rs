//! The bar above the screens: the way out on the left, a few commands on the right, and everything rarer in a menu.

use std::fmt::Debug;

use iced::widget::{button, column, container, row, space, text};
use iced::{Center, Fill};

use super::theme::{self, Theme, gap, size};
use super::widget::{Element, Icon, Saying, hint, icon_in, press, said_as};
use super::words;
use crate::scene::Role;
use crate::session::Colour;

/// The height of the bar.
const HEIGHT: f32 = 56.0;
/// The width of the menu.
const MENU: f32 = 280.0;
const ICON: f32 = 18.0;

/// The ground of the bar, where it belongs to the head of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// The tint of a player's colour.
    Tint(Colour),
    /// A player's colour itself.
    Full(Colour),
}

impl Ground {
    fn style(self, theme: &Theme) -> container::Style {
        match self {
            Ground::Tint(colour) => theme::container::ground(Role::PlayerTint(colour))(theme),
            Ground::Full(colour) => theme::container::player(colour)(theme),
        }
    }
}

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
    left: Option<Entry<M>>,
    home: impl FnOnce() -> Element<'a, M>,
    entries: impl IntoIterator<Item = Entry<M>>,
    ground: Option<Ground>,
) -> Element<'a, M> {
    let left = left.map_or_else(home, |left| entry(left, ground));
    let entries = entries.into_iter().map(|command| entry(command, ground));
    let line = row![left, space().width(Fill)]
        .extend(entries)
        .spacing(gap::XS)
        .padding([0.0, gap::M])
        .align_y(Center);
    container(line)
        .center_y(HEIGHT)
        .style(move |theme| ground.map_or_else(Default::default, |ground| ground.style(theme)))
        .into()
}

/// A command in the bar.
pub fn entry<'a, M: Clone + Debug + 'a>(entry: Entry<M>, ground: Option<Ground>) -> Element<'a, M> {
    let role = match (ground, &entry.message) {
        (Some(Ground::Full(colour)), _) => Role::OnPlayer(colour),
        (_, Some(_)) => Role::Ink,
        (_, None) => Role::Frame,
    };
    let picture = entry.icon.map(|picture| icon_in(picture, ICON, role));
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
        .style(move |theme, status| match ground {
            Some(Ground::Full(colour)) => theme::button::quiet_on(colour)(theme, status),
            _ => theme::button::quiet(theme, status),
        });
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
