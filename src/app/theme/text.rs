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

/// The default text colour.
pub fn ink(theme: &Theme) -> Style {
    coloured(theme.ink)
}

/// Secondary text.
pub fn soft(theme: &Theme) -> Style {
    coloured(theme.soft)
}

/// Dimmed text.
pub fn faint(theme: &Theme) -> Style {
    coloured(faded(theme.soft, 0.5))
}

/// The next step.
pub fn accent(theme: &Theme) -> Style {
    coloured(theme.accent)
}

/// Points gained.
pub fn plus(theme: &Theme) -> Style {
    coloured(theme.plus)
}

/// Points lost, and refusals.
pub fn minus(theme: &Theme) -> Style {
    coloured(theme.minus)
}

fn coloured(colour: Color) -> Style {
    Style {
        color: Some(colour),
    }
}

/// Points, coloured by their sign.
pub fn points(points: i32) -> fn(&Theme) -> Style {
    match points {
        ..0 => minus,
        0 => soft,
        1.. => plus,
    }
}
