//! Surface styles.

use iced::widget::container::{Catalog, Style, StyleFn};
use iced::{Background, Border, Color, Shadow, Vector, border};

use super::{Theme, faded, mixed, radius};
use crate::scene::Role;
use crate::session::Colour;

impl Catalog for Theme {
    type Class<'a> = StyleFn<'a, Theme>;

    fn default<'a>() -> StyleFn<'a, Theme> {
        Box::new(|_| Style::default())
    }

    fn style(&self, class: &StyleFn<'_, Theme>) -> Style {
        class(self)
    }
}

/// The head of a card that passes from one player to the next, of which this share, 0 to 1, has passed.
pub fn passing_head(from: Colour, to: Colour, share: f32) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let [from, to] = [from, to].map(|colour| theme.player_tint(colour));
        top(mixed(from, to, share))
    }
}

pub fn card_head(colour: Option<Colour>) -> impl Fn(&Theme) -> Style {
    move |theme| top(colour.map_or(theme.well, |colour| theme.player_tint(colour)))
}

/// The upper part of a card.
fn top(fill: Color) -> Style {
    let mut style = surface(fill, Color::TRANSPARENT, 0.0);
    style.border.radius = border::top(radius::CARD - 1.0);
    style
}

/// A word about the state of something.
pub fn pill(theme: &Theme) -> Style {
    surface(theme.tint, Color::TRANSPARENT, radius::CARD).color(theme.accent)
}

/// The ground of a screen for one player.
pub fn player(colour: Colour) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let fill = theme.player(colour);
        let mut style = surface(fill, Color::TRANSPARENT, 0.0);
        style.text_color = Some(theme.on(fill));
        style
    }
}

pub fn player_card(colour: Colour, corners: impl Into<border::Radius>) -> impl Fn(&Theme) -> Style {
    let corners = corners.into();
    move |theme| {
        let mut style = player(colour)(theme);
        style.border.radius = corners;
        style
    }
}

/// The edge on which a button of a player stands, if one does.
pub fn edge(colour: Option<Colour>) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let edge = colour.map(|colour| theme.role(Role::PlayerEdge(colour)));
        surface(
            edge.unwrap_or(Color::TRANSPARENT),
            Color::TRANSPARENT,
            radius::CHOICE,
        )
    }
}

pub fn card(theme: &Theme) -> Style {
    surface(theme.paper, theme.line, radius::CARD)
}

/// Paper on a player's colour.
pub fn inset(theme: &Theme) -> Style {
    surface(theme.paper, Color::TRANSPARENT, radius::CARD)
}

pub fn menu(theme: &Theme) -> Style {
    surface(theme.paper, theme.frame, radius::CARD)
}

pub fn well(theme: &Theme) -> Style {
    surface(theme.well, theme.line, radius::CONTROL)
}

pub fn key(theme: &Theme) -> Style {
    surface(theme.well, theme.line, radius::BOX)
}

pub fn refusal(theme: &Theme) -> Style {
    surface(theme.minus_tint, theme.minus, radius::CONTROL).color(theme.ink)
}

pub fn notice(theme: &Theme) -> Style {
    surface(theme.tint, theme.accent, radius::CONTROL).color(theme.ink)
}

pub fn switch(is_on: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let (fill, frame) = match is_on {
            true => (theme.ink, theme.ink),
            false => (theme.paper, theme.frame),
        };
        let style = surface(fill, frame, 18.0);
        Style {
            border: style.border.width(2.0),
            ..style
        }
    }
}

pub fn knob(is_on: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let fill = if is_on { theme.paper } else { theme.frame };
        surface(fill, Color::TRANSPARENT, 7.0)
    }
}

pub fn framed(theme: &Theme) -> Style {
    Style {
        border: border::rounded(radius::CONTROL)
            .width(2.0)
            .color(theme.accent),
        ..Style::default()
    }
}

pub fn seat(colour: Colour, is_current: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        if !is_current {
            return card(theme);
        }
        let mut style = surface(theme.player_tint(colour), theme.mark(colour), radius::CARD);
        style.border.width = 2.0;
        style
    }
}

/// A place for a column that a player in this colour has won, or may still win.
pub fn column(colour: Colour, is_won: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        if !is_won {
            return surface(theme.well, theme.line, radius::BOX);
        }
        let fill = theme.player(colour);
        surface(fill, Color::TRANSPARENT, radius::BOX).color(theme.on(fill))
    }
}

/// A space that a player's runner has passed in this turn, or before it.
pub fn passed(colour: Colour, is_gained: bool) -> impl Fn(&Theme) -> Style {
    move |theme| {
        let fill = theme.player(colour);
        let fill = match is_gained {
            true => fill,
            false => mixed(theme.paper, fill, 0.5),
        };
        surface(fill, Color::TRANSPARENT, radius::BOX)
    }
}

pub fn bust(theme: &Theme) -> Style {
    raised(theme.minus, theme.paper)
}

pub fn victory(theme: &Theme) -> Style {
    raised(theme.accent, theme.on_accent)
}

/// A label on a winning move.
pub fn win(theme: &Theme) -> Style {
    surface(theme.accent, Color::TRANSPARENT, radius::BOX).color(theme.on_accent)
}

fn raised(fill: Color, text: Color) -> Style {
    Style {
        shadow: Shadow {
            color: faded(Color::BLACK, 0.35),
            offset: Vector::new(0.0, 8.0),
            blur_radius: 24.0,
        },
        ..surface(fill, Color::TRANSPARENT, radius::CARD).color(text)
    }
}

pub fn record(theme: &Theme) -> Style {
    let mut style = surface(theme.tint, theme.accent, radius::CARD).color(theme.ink);
    style.border.width = 2.0;
    style
}

pub fn tooltip(theme: &Theme) -> Style {
    surface(theme.ink, Color::TRANSPARENT, radius::CONTROL).color(theme.paper)
}

/// A bar or a label with words of paper on it.
pub fn bar(role: Role) -> impl Fn(&Theme) -> Style {
    move |theme| surface(theme.role(role), Color::TRANSPARENT, radius::BOX).color(theme.paper)
}

/// A line or an area in one colour.
pub fn ground(role: Role) -> impl Fn(&Theme) -> Style {
    move |theme| surface(theme.role(role), Color::TRANSPARENT, 0.0)
}

pub fn bar_of_odds(theme: &Theme) -> Style {
    surface(theme.tint, theme.accent, radius::BOX)
}

fn surface(fill: Color, frame: Color, radius: f32) -> Style {
    Style {
        background: Some(Background::Color(fill)),
        border: Border {
            color: frame,
            width: if frame.a > 0.0 { 1.0 } else { 0.0 },
            radius: radius.into(),
        },
        ..Style::default()
    }
}
