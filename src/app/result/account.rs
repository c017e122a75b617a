//! The account of a game: one column per player, one line per item.

use std::borrow::Cow;

use iced::widget::{Column, column, container, row, scrollable, space, stack, text};
use iced::{Center, Fill, Length, Right, Shrink, padding};

use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, bold, card, fitted, shape, soft};
use crate::session::Colour;

/// The average width of a letter, relative to the text size.
const LETTER: f32 = 0.6;

/// The account, built line by line.
pub struct Account<'a, Message> {
    /// The width of the labels, and of a player's column.
    label: f32,
    width: f32,
    /// The winners, by column.
    winners: Vec<bool>,
    lines: Column<'a, Message, Theme>,
    /// A note below the last line.
    note: Option<String>,
}

/// The head of a column.
pub struct Head<'a> {
    /// The player's name, or the title of another column.
    pub name: Cow<'a, str>,
    pub colour: Colour,
    /// The player's place, if there is one.
    pub place: Option<String>,
    pub has_won: bool,
}

impl<'a, Message: 'a> Account<'a, Message> {
    /// Starts an account with these heads and column widths; the lines stand `between` apart, and `corner` fills the
    /// corner beside the heads.
    pub fn new(
        [label, width]: [f32; 2],
        between: f32,
        corner: Option<String>,
        heads: Vec<Head<'a>>,
    ) -> Account<'a, Message> {
        let account = Account {
            label,
            width,
            winners: heads.iter().map(|head| head.has_won).collect(),
            lines: column![].spacing(between),
            note: None,
        };
        let corner = corner.map(|words| soft(words, size::CAPTION));
        let names = heads.into_iter().map(|head| head.view(width - gap::S));
        let names = names.map(|name| account.cell(name));
        let head = row![container(corner).width(label)].extend(names.collect::<Vec<_>>());
        account.push(head).rule()
    }

    fn push(mut self, line: impl Into<Element<'a, Message>>) -> Account<'a, Message> {
        self.lines = self.lines.push(line);
        self
    }

    /// A cell of a player's column.
    fn cell(&self, content: Element<'a, Message>) -> Element<'a, Message> {
        container(content)
            .width(self.width)
            .padding(padding::right(gap::XS))
            .align_x(Right)
            .into()
    }

    /// Adds a line.
    pub fn line(
        self,
        label: impl Into<Element<'a, Message>>,
        figures: impl IntoIterator<Item = Element<'a, Message>>,
    ) -> Account<'a, Message> {
        let figures = figures.into_iter().map(|figure| self.cell(figure));
        let line = row![container(label).width(self.label)]
            .extend(figures.collect::<Vec<_>>())
            .align_y(Center);
        self.push(line)
    }

    /// Adds a note below the last line.
    pub fn note(self, words: String) -> Account<'a, Message> {
        Account {
            note: Some(words),
            ..self
        }
    }

    /// Adds a hairline.
    pub fn rule(self) -> Account<'a, Message> {
        let line = space().width(self.across()).height(1.0);
        self.push(container(line).style(theme::container::hairline))
    }

    /// The width of the whole account.
    fn across(&self) -> f32 {
        self.label + self.width * self.winners.len() as f32
    }

    /// The finished account on a card with this margin, and of this height if given.
    pub fn sheet(self, margin: f32, height: Option<f32>) -> Element<'a, Message> {
        let width = self.across() + 2.0 * margin;
        let columns = self.winners.iter().map(|&has_won| {
            let column = container(space()).width(self.width).height(Fill);
            if has_won {
                column.style(theme::container::lit).into()
            } else {
                column.into()
            }
        });
        let grounds = row![space().width(self.label)].extend(columns);
        let lines = stack![self.lines].push_under(grounds);
        let note = self.note.map(|words| soft(words, size::CAPTION));
        let sheet = card(column![lines, note])
            .padding(margin)
            .height(height.map_or(Shrink, Length::Fixed));
        scrollable(container(sheet).width(width))
            .direction(scrollable::Direction::Horizontal(
                scrollable::Scrollbar::default(),
            ))
            .into()
    }
}

/// The column width at which the longest of these names fits in one line.
pub fn widest<'n>(names: impl IntoIterator<Item = &'n str>) -> f32 {
    let letters = names.into_iter().map(|name| name.chars().count());
    (letters.max().unwrap_or(0) as f32 * size::BODY * LETTER + gap::S).ceil()
}

impl<'a> Head<'a> {
    /// The place, the player's shape and the name, which takes two lines if one is too narrow.
    fn view<Message: 'a>(self, width: f32) -> Element<'a, Message> {
        let name = &*self.name;
        let letters = (width / (size::BODY * LETTER)) as usize;
        let font = if self.has_won {
            theme::BOLD
        } else {
            theme::MEDIUM
        };
        let line = |words: &str| fitted(words, size::BODY, font);
        let (first, second) = match name.split_once(' ') {
            Some((first, rest)) if name.chars().count() > letters => (first, Some(line(rest))),
            _ => (name, None),
        };
        let place = |place| bold(place, size::LABEL);
        let sign = row![self.place.map(place), shape(self.colour, size::LABEL)]
            .spacing(gap::XS)
            .align_y(Center);
        column![sign, line(first), second].align_x(Right).into()
    }
}

/// A figure of an account.
pub fn figure<'a, Message: 'a>(words: String, size: f32, is_strong: bool) -> Element<'a, Message> {
    let font = if is_strong { theme::BOLD } else { theme::FONT };
    text(words).size(size).font(font).align_x(Right).into()
}
