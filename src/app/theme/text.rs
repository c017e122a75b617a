//! Text styles.

use iced::Color;
use iced::widget::text::{Catalog, Style, StyleFn};

use super::{Theme, faded};

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> StyleFn<'a, Theme> {
        Box::new(|_| Style::default())
    }

    fn style(&self, class: &StyleFn<'_, Theme>) -> Style {
        class(self)
    }
}

/// The inherited colour.
pub fn same(_theme: &Theme) -> Style {
    Style::default()
}

pub fn ink(theme: &Theme) -> Style {
    coloured(theme.ink)
}

pub fn soft(theme: &Theme) -> Style {
    coloured(theme.soft)
}

pub fn faint(theme: &Theme) -> Style {
    coloured(faded(theme.soft, 0.5))
}

pub fn accent(theme: &Theme) -> Style {
    coloured(theme.accent)
}

pub fn plus(theme: &Theme) -> Style {
    coloured(theme.plus)
}

pub fn minus(theme: &Theme) -> Style {
    coloured(theme.minus)
}

fn coloured(colour: Color) -> Style {
    Style {
        color: Some(colour),
    }
}

pub fn points(points: i32) -> fn(&Theme) -> Style {
    match points {
        ..0 => minus,
        0 => soft,
        1.. => plus,
    }
}
