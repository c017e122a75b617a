//! A chart in the window.

use iced::{Color, Point, Rectangle, Size};

use super::{Drawing, Element, Picture, Sketch};
use crate::app::theme::{self, Theme, size};
use crate::stats::chart::{Chart, Look, Mark};

#[derive(Debug, Clone, PartialEq)]
struct Plot(Chart);

/// A chart in its size.
pub fn plot<'a, Message: 'a>(chart: Chart) -> Element<'a, Message> {
    let size = Size::new(chart.width, chart.height);
    Drawing::new(Plot(chart), size).into()
}

impl Sketch for Plot {
    fn draw(&self, picture: &mut Picture, _size: Size, theme: &Theme) {
        for mark in &self.0.marks {
            match mark {
                Mark::Bar {
                    x,
                    y,
                    width,
                    height,
                    look,
                } => {
                    let bounds = Rectangle::new(Point::new(*x, *y), Size::new(*width, *height));
                    let (fill, line) = match look {
                        Look::Full => (theme.accent, None),
                        Look::Pale => (theme.tint, Some((theme.frame, 1.0))),
                        Look::Open => (Color::TRANSPARENT, Some((theme.minus, 2.0))),
                    };
                    picture.rectangle(bounds, 0.0, fill, line);
                }
                Mark::Line {
                    x,
                    y,
                    length,
                    is_strong,
                } => {
                    let (colour, thick) = if *is_strong {
                        (theme.ink, 2.0)
                    } else {
                        (theme.line, 1.0)
                    };
                    let corner = Point::new(*x, (y - thick / 2.0).round());
                    let line = Rectangle::new(corner, Size::new(*length, thick));
                    picture.rectangle(line, 0.0, colour, None);
                }
                Mark::Words {
                    words,
                    x,
                    y,
                    is_strong,
                } => {
                    let (font, colour) = if *is_strong {
                        (theme::MEDIUM, theme.ink)
                    } else {
                        (theme::FONT, theme.soft)
                    };
                    picture.word(words, Point::new(*x, *y), size::CAPTION, font, colour);
                }
            }
        }
    }
}
