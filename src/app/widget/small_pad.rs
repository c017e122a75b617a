use iced::{Point, Rectangle, Size};

use super::{Drawing, Element, Picture, Sketch};
use crate::app::theme::{self, Theme, faded};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Track};

/// A whole pad at a glance: the marks of each row and the three tracks.
///
/// Rows that cost points are framed, rows that bring points are filled, so that the two differ without colour.
pub fn small_pad<'a, Message: 'a>(pad: &Pad, size: Size) -> Element<'a, Message> {
    Drawing::new(Glance(*pad), size).into()
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Glance(Pad);

/// The share of the width that the rows take; the tracks take the rest.
const ROWS: f32 = 0.64;

impl Sketch for Glance {
    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        self.rows(picture, size, theme);
        self.tracks(picture, size, theme);
    }
}

impl Glance {
    fn rows(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let step = size.width * ROWS / Sum::COUNT as f32;
        let label = (size.height * 0.26).clamp(8.0, 13.0).min(step * 0.62);
        for (place, sum) in Sum::ALL.into_iter().enumerate() {
            let left = step * place as f32;
            let middle = left + step / 2.0;
            let above = Point::new(middle, label / 2.0);
            picture.word(sum, above, label, theme::FONT, theme.soft);

            let cell = Rectangle::new(
                Point::new((left + 1.0).round(), (label + 3.0).round()),
                Size::new((step - 2.0).round(), (size.height - label - 4.0).round()),
            );
            let marks = self.0.marks(sum);
            let (fill, line, ink) = match marks {
                0 => continue,
                1..=4 => (theme.minus_tint, Some((theme.minus, 1.25)), theme.ink),
                5 => (theme.well, Some((theme.frame, 1.0)), theme.ink),
                _ => (theme.plus, None, theme.paper),
            };
            picture.rectangle(cell, theme::radius::BOX, fill, line);
            let figures = (cell.height * 0.62).min(step * if marks < 10 { 0.8 } else { 0.6 });
            picture.word(marks, cell.center(), figures, theme::BOLD, ink);
        }
    }

    fn tracks(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let left = size.width * (ROWS + 0.02);
        let line = size.height / Pad::TRACKS as f32;
        let step = (size.width - left - line) / f32::from(Track::BOXES);
        for (place, track) in self.0.tracks().enumerate() {
            let top = line * place as f32;
            let value = Point::new(left + line * 0.4, top + line / 2.0);
            let figure = (line * 0.85).min(14.0);
            picture.word(track.value(), value, figure, theme::BOLD, theme.ink);
            for place in 0..Track::BOXES {
                let cell = Rectangle::new(
                    Point::new(
                        (left + line + step * f32::from(place)).round(),
                        (top + line * 0.18).round(),
                    ),
                    Size::new((step - 1.5).max(1.0).round(), (line * 0.64).round()),
                );
                let fill = if place < track.marks() {
                    theme.ink
                } else {
                    // High contrast has lines of ink.
                    faded(theme.ink, 0.3)
                };
                picture.rectangle(cell, 0.0, fill, None);
            }
        }
    }
}
