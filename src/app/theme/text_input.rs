//! Text field styles.

use iced::widget::text_input::{Catalog, Status, Style, StyleFn};
use iced::{Background, Border, Color};

use super::{Theme, radius};

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> StyleFn<'a, Theme> {
        Box::new(field)
    }

    fn style(&self, class: &StyleFn<'_, Theme>, status: Status) -> Style {
        class(self, status)
    }
}

pub fn field(theme: &Theme, status: Status) -> Style {
    let (frame, width) = match status {
        Status::Focused { .. } => (theme.ink, 2.0),
        Status::Hovered => (theme.ink, 1.0),
        Status::Active | Status::Disabled => (theme.frame, 1.0),
    };
    Style {
        background: Background::Color(theme.paper),
        border: Border {
            color: frame,
            width,
            radius: radius::CONTROL.into(),
        },
        icon: theme.soft,
        placeholder: theme.soft,
        value: theme.ink,
        selection: theme.tint,
    }
}

pub fn faulty(theme: &Theme, status: Status) -> Style {
    let mut style = field(theme, status);
    style.border.color = theme.minus;
    style
}

/// A field that is not needed yet.
pub fn quiet(theme: &Theme, status: Status) -> Style {
    let mut style = field(theme, status);
    if status == Status::Active {
        style.border.color = theme.line;
    }
    style
}

/// A field to fill, on the ground of the table.
pub fn empty(theme: &Theme, status: Status) -> Style {
    let mut style = quiet(theme, status);
    if status == Status::Active {
        style.background = Background::Color(Color::TRANSPARENT);
    }
    style
}
