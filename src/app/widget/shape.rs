//! The shape that goes with each player's colour.

use std::f32::consts::{FRAC_PI_2, TAU};

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size};

use super::{Drawing, Element, Picture, Sketch};
use crate::app::theme::Theme;
use crate::session::Colour;
use crate::text::{Phrase, phrase};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Mark(Colour);

/// A player's shape in their colour, `side` wide.
pub fn shape<'a, Message: 'a>(colour: Colour, side: f32) -> Element<'a, Message> {
    Drawing::new(Mark(colour), Size::new(side, side)).into()
}

impl Sketch for Mark {
    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let centre = Point::new(size.width / 2.0, size.height / 2.0);
        draw(picture, theme, self.0, centre, size.width * 0.46);
    }
}

/// Draws a player's shape within a circle.
pub(super) fn draw(
    picture: &mut Picture,
    theme: &Theme,
    player: Colour,
    centre: Point,
    radius: f32,
) {
    let colour = theme.player(player);
    let around = |radius: f32| {
        let corner = Point::new(centre.x - radius, centre.y - radius);
        Rectangle::new(corner, Size::new(2.0 * radius, 2.0 * radius))
    };
    let path = match player {
        Colour::Blue => return picture.circle(centre, radius, colour),
        Colour::Orange => return picture.rectangle(around(radius * 0.82), 0.0, colour, None),
        Colour::Grey => {
            let line = Some((colour, radius * 0.45));
            return picture.rectangle(around(radius * 0.94), radius, Color::TRANSPARENT, line);
        }
        Colour::Green => polygon(centre, radius * 1.1, 3),
        Colour::Purple => polygon(centre, radius * 1.05, 4),
        Colour::Sky => star(centre, radius * 1.1),
        Colour::Vermilion => polygon(centre, radius * 1.05, 6),
        Colour::Yellow => cross(centre, radius),
    };
    picture.fill(&path, colour);
}

/// What a colour and its shape are called.
pub fn name(colour: Colour) -> Phrase {
    match colour {
        Colour::Blue => phrase!("common-blue-circle"),
        Colour::Orange => phrase!("common-orange-square"),
        Colour::Green => phrase!("common-green-triangle"),
        Colour::Purple => phrase!("common-purple-diamond"),
        Colour::Sky => phrase!("common-sky-blue-star"),
        Colour::Vermilion => phrase!("common-red-hexagon"),
        Colour::Yellow => phrase!("common-yellow-cross"),
        Colour::Grey => phrase!("common-grey-ring"),
    }
}

/// A regular polygon with a corner on top.
fn polygon(centre: Point, radius: f32, corners: u16) -> Path {
    let step = TAU / f32::from(corners);
    outline((0..corners).map(|i| around(centre, radius, step * f32::from(i))))
}

fn star(centre: Point, radius: f32) -> Path {
    outline((0..10u16).map(|i| {
        let reach = if i % 2 == 0 { radius } else { radius * 0.45 };
        around(centre, reach, TAU / 10.0 * f32::from(i))
    }))
}

fn cross(centre: Point, radius: f32) -> Path {
    let arm = radius * 0.36;
    Path::new(|path| {
        path.rectangle(
            Point::new(centre.x - arm, centre.y - radius),
            Size::new(2.0 * arm, 2.0 * radius),
        );
        path.rectangle(
            Point::new(centre.x - radius, centre.y - arm),
            Size::new(2.0 * radius, 2.0 * arm),
        );
    })
}

fn around(centre: Point, radius: f32, angle: f32) -> Point {
    let angle = angle - FRAC_PI_2;
    Point::new(
        centre.x + radius * angle.cos(),
        centre.y + radius * angle.sin(),
    )
}

fn outline(corners: impl Iterator<Item = Point>) -> Path {
    Path::new(|path| {
        for (i, corner) in corners.enumerate() {
            if i == 0 {
                path.move_to(corner);
            } else {
                path.line_to(corner);
            }
        }
        path.close();
    })
}
