//! A die with its pips, at any size.

use iced::{Point, Rectangle, Size};

use super::{Drawing, Element, Picture, Saying, Sketch};
use crate::app::theme::{Theme, faded};
use crate::paper::pips;
use crate::rules::dice::Die;
use crate::session::Colour;
use crate::text::say;

/// How a die is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// As it lies on the table.
    Plain,
    /// As the fifth die of a player with this colour.
    Fifth(Colour),
    /// As one that cannot be used.
    Faint,
    /// As one that would be named.
    Ghost,
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Face {
    value: Option<Die>,
    look: Look,
}

/// A die `side` wide, or the place for one.
pub fn die<'a, Message: 'a>(value: Option<Die>, look: Look, side: f32) -> Element<'a, Message> {
    Drawing::new(Face { value, look }, Size::new(side, side)).into()
}

/// A die that lies there.
pub fn small_die<'a, Message: 'a>(value: Die, side: f32) -> Element<'a, Message> {
    die(Some(value), Look::Plain, side)
}

impl Sketch for Face {
    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        draw(
            picture,
            theme,
            self.value,
            self.look,
            Point::ORIGIN,
            size.width,
        );
    }

    fn said(&self) -> Option<Saying> {
        let die = self.value?;
        Some(Saying::image(say!("heard-die", die = die.value())))
    }
}

/// Draws a die `side` wide at this corner.
pub(super) fn draw(
    picture: &mut Picture,
    theme: &Theme,
    value: Option<Die>,
    look: Look,
    corner: Point,
    side: f32,
) {
    let body = Rectangle::new(corner, Size::new(side, side)).shrink((side * 0.03).max(0.75));
    let (fill, edge, pip) = match look {
        _ if value.is_none() => (theme.well, theme.frame, theme.soft),
        Look::Plain => (theme.die, theme.frame, theme.pip),
        Look::Fifth(colour) => {
            let colour = theme.player(colour);
            (colour, colour, theme.on_accent)
        }
        Look::Faint => (theme.well, theme.line, faded(theme.soft, 0.6)),
        Look::Ghost => (theme.tint, theme.accent, theme.accent),
    };
    let line = (side * 0.03).clamp(0.75, 2.0);
    picture.rectangle(body, side * 0.2, fill, Some((edge, line)));
    for &(x, y) in value.map_or(&[][..], pips) {
        let centre = Point::new(
            corner.x + side * (0.5 + 0.25 * x as f32),
            corner.y + side * (0.5 + 0.25 * y as f32),
        );
        picture.circle(centre, side * 0.088, pip);
    }
}
