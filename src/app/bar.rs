//! The bar above the screens: the way out on the left, a few commands on the right, and everything rarer in a menu.

use std::fmt::Debug;

use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Center, Fill};

use super::keymap::Command;
use super::theme::{self, gap, size};
use super::widget::{Element, Icon, Saying, hint, icon_in, medium, press, said_as, soft};
use super::words;
use crate::scene::Role;
use crate::session::Colour;

const HEIGHT: f32 = 56.0;
/// Below this width its letters are small.
const NARROW: f32 = 760.0;
const MENU: f32 = 280.0;

/// The ground of the bar, where it belongs to the head of a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Tint(Colour),
    Full(Colour),
}

#[derive(Debug, Clone)]
pub struct Entry<M> {
    icon: Option<Icon>,
    label: String,
    /// Its key, or the reason why it is not possible.
    about: String,
    message: Option<M>,
}

impl<M> Entry<M> {
    /// Without a message the command is not possible now.
    pub fn new(label: String, about: impl Into<String>, message: impl Into<Option<M>>) -> Entry<M> {
        Entry {
            icon: None,
            label,
            about: about.into(),
            message: message.into(),
        }
    }

    pub fn with(self, icon: Icon) -> Entry<M> {
        let icon = Some(icon);
        Entry { icon, ..self }
    }

    pub fn map<N>(self, to: impl FnOnce(M) -> N) -> Entry<N> {
        Entry {
            icon: self.icon,
            label: self.label,
            about: self.about,
            message: self.message.map(to),
        }
    }
}

impl<M: From<Command>> Entry<M> {
    pub fn of(command: Command, label: String) -> Entry<M> {
        Entry::new(label, command.key(), M::from(command))
    }
}

/// The size of the letters of a bar of this width.
pub fn letters(width: f32) -> f32 {
    match width < NARROW {
        true => size::BODY,
        false => size::LABEL,
    }
}

pub fn bar<'a, M: Clone + Debug + 'a>(
    left: Element<'a, M>,
    entries: impl IntoIterator<Item = Entry<M>>,
    ground: Option<Ground>,
    letters: f32,
) -> Element<'a, M> {
    let entries = entries.into_iter();
    let entries = entries.map(|command| entry(command, ground, letters));
    // It grows if what stands in it needs more lines.
    let line = row![container(left).width(Fill), space().height(HEIGHT)]
        .extend(entries)
        .spacing(gap::XS)
        .padding([0.0, gap::M])
        .align_y(Center);
    container(line)
        .style(move |theme| match ground {
            None => container::Style::default(),
            Some(Ground::Tint(colour)) => theme::container::ground(Role::PlayerTint(colour))(theme),
            Some(Ground::Full(colour)) => theme::container::player(colour)(theme),
        })
        .into()
}

pub fn entry<'a, M: Clone + Debug + 'a>(
    entry: Entry<M>,
    ground: Option<Ground>,
    letters: f32,
) -> Element<'a, M> {
    let role = match (ground, &entry.message) {
        (Some(Ground::Full(colour)), _) => Role::OnPlayer(colour),
        (_, Some(_)) => Role::Ink,
        (_, None) => Role::Off,
    };
    let side = (Icon::SIDE * letters / size::LABEL).round();
    let picture = entry.icon.map(|picture| icon_in(picture, side, role));
    // The menu has an icon alone.
    let (face, tip): (Element<'a, M>, _) = match (picture, entry.icon) {
        (Some(picture), Some(Icon::More)) => {
            let label = entry.label;
            let face = said_as(picture, move || Saying::image(label.clone()));
            (face, entry.about)
        }
        (picture, _) => {
            let face = row![picture, medium(entry.label, letters)];
            (face.spacing(gap::S).align_y(Center).into(), entry.about)
        }
    };
    let face = button(face)
        .padding([gap::S, gap::M])
        .style(move |theme, status| match ground {
            Some(Ground::Full(colour)) => theme::button::quiet_on(colour)(theme, status),
            _ => theme::button::quiet(theme, status),
        });
    hint(press(face, entry.message), tip)
}

pub fn menu<'a, M: Clone + Debug + 'a>(
    entries: impl IntoIterator<Item = Entry<M>>,
) -> Element<'a, M> {
    let lines = entries.into_iter().map(|entry| {
        let key = soft(words::key(&entry.about), size::BODY);
        let words = text(entry.label).size(size::LABEL).width(Fill);
        let face = row![words, key].spacing(gap::M).align_y(Center);
        let face = button(face)
            .padding([gap::M, gap::L])
            .width(Fill)
            .style(theme::button::quiet);
        press(face, entry.message)
    });
    container(scrollable(column(lines).padding([gap::XS, 0.0])))
        .width(MENU)
        .padding([gap::XS, gap::S])
        .style(theme::container::menu)
        .into()
}
