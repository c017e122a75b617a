//! Styles of text.

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

/// Text in the ink of its background.
pub fn same(_theme: &Theme) -> Style {
    Style::default()
}

/// Text in the usual ink.
pub fn ink(theme: &Theme) -> Style {
    Style {
        color: Some(theme.ink),
    }
}

/// Text that steps back.
pub fn soft(theme: &Theme) -> Style {
    Style {
        color: Some(theme.soft),
    }
}

/// Text that is dimmed for now.
pub fn faint(theme: &Theme) -> Style {
    Style {
        color: Some(faded(theme.soft, 0.5)),
    }
}

/// Text that says what to do next.
pub fn accent(theme: &Theme) -> Style {
    Style {
        color: Some(theme.accent),
    }
}

/// Points gained.
pub fn plus(theme: &Theme) -> Style {
    Style {
        color: Some(theme.plus),
    }
}

/// Points lost, and refusals.
pub fn minus(theme: &Theme) -> Style {
    Style {
        color: Some(theme.minus),
    }
}

/// Points by their sign.
pub fn points(points: i32) -> fn(&Theme) -> Style {
    match points {
        ..0 => minus,
        0 => soft,
        1.. => plus,
    }
}
