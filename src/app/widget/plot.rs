//! A chart in the window.

use iced::widget::canvas::{LineJoin, Stroke};
use iced::{Color, Point, Rectangle, Size, Vector};

use super::shape::draw as draw_shape;
use super::{Drawing, Element, Picture, Saying, Sketch, width_of};
use crate::app::theme::{self, Theme, faded, size};
use crate::stats::chart::{Chart, Look, Mark, SHAPE};
use crate::text;

#[derive(Debug, Clone, PartialEq)]
struct Plot {
    chart: Chart,
    zoom: f32,
}

/// A chart in its size.
pub fn plot<'a, Message: 'a>(chart: Chart) -> Element<'a, Message> {
    plot_at(chart, 1.0)
}

/// The same so many times as large, its words as well.
pub fn plot_at<'a, Message: 'a>(chart: Chart, zoom: f32) -> Element<'a, Message> {
    let size = Size::new(chart.width, chart.height) * zoom;
    Drawing::new(Plot { chart, zoom }, size).into()
}

impl Sketch for Plot {
    /// Its data and its names; the tables beside it tell the rest.
    fn said(&self) -> Option<Saying> {
        let told = self.chart.marks.iter().filter_map(|mark| match mark {
            Mark::Label {
                label, is_strong, ..
            } if *is_strong => Some(text::label(label)),
            Mark::Name { name, .. } => Some(name.clone()),
            _ => None,
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| Saying::image(told.join(", ")))
    }

    fn draw(&self, picture: &mut Picture, _size: Size, theme: &Theme) {
        let zoom = self.zoom;
        let at = |x: f32, y: f32| Point::new(x * zoom, y * zoom);
        for mark in &self.chart.marks {
            match mark {
                Mark::Bar {
                    x,
                    y,
                    width,
                    height,
                    look,
                } => {
                    let bounds = Rectangle::new(at(*x, *y), Size::new(*width, *height) * zoom);
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
                    let corner = Point::new(x * zoom, (y * zoom - thick / 2.0).round());
                    let line = Rectangle::new(corner, Size::new(length * zoom, thick));
                    picture.rectangle(line, 0.0, colour, None);
                }
                Mark::Label {
                    label,
                    x,
                    y,
                    is_strong,
                } => {
                    let (font, colour) = if *is_strong {
                        (theme::MEDIUM, theme.ink)
                    } else {
                        (theme::FONT, theme.soft)
                    };
                    let words = text::label(label);
                    picture.word(words, at(*x, *y), size::CAPTION * zoom, font, colour);
                }
                Mark::Name { name, x, y } => {
                    let (letters, font) = (size::CAPTION * zoom, theme::MEDIUM);
                    let half = width_of(name, letters, font) / 2.0;
                    let centre = at(*x, *y) + Vector::new(half, 0.0);
                    picture.word(name, centre, letters, font, theme.ink);
                }
                Mark::Course {
                    points,
                    colour,
                    is_strong,
                } => {
                    let (opacity, width) = if *is_strong { (1.0, 2.5) } else { (0.5, 1.5) };
                    let stroke = Stroke {
                        line_join: LineJoin::Round,
                        ..Stroke::default()
                            .with_color(faded(theme.player(*colour), opacity))
                            .with_width(width * zoom)
                    };
                    picture.course(points.iter().map(|&(x, y)| at(x, y)), stroke);
                }
                Mark::Shape { x, y, colour } => {
                    draw_shape(picture, theme, *colour, at(*x, *y), SHAPE * zoom);
                }
            }
        }
    }
}
