use iced::widget::container;
use iced::widget::scrollable::{AutoScroll, Catalog, Rail, Scroller, Status, Style, StyleFn};
use iced::{Background, Border, Shadow, border};

use super::{Theme, faded};

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> StyleFn<'a, Theme> {
        Box::new(bars)
    }

    fn style(&self, class: &StyleFn<'_, Theme>, status: Status) -> Style {
        class(self, status)
    }
}

fn bars(theme: &Theme, status: Status) -> Style {
    let strength = match status {
        Status::Active { .. } => 0.45,
        Status::Hovered { .. } => 0.7,
        Status::Dragged { .. } => 1.0,
    };
    let rail = Rail {
        background: None,
        border: Border::default(),
        scroller: Scroller {
            background: Background::Color(faded(theme.frame, strength)),
            border: border::rounded(4.0),
        },
    };
    Style {
        container: container::Style::default(),
        vertical_rail: rail,
        horizontal_rail: rail,
        gap: None,
        auto_scroll: AutoScroll {
            background: Background::Color(theme.paper),
            border: Border::default(),
            shadow: Shadow::default(),
            icon: theme.ink,
        },
    }
}
