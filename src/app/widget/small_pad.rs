use iced::alignment::{Horizontal, Vertical};
use iced::widget::canvas::{Frame, Path, Stroke, Text};
use iced::{Color, Font, Point, Size};

use super::{Drawing, Element, Sketch};
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
    fn draw(&self, frame: &mut Frame, words: &mut Vec<Text>, size: Size, theme: &Theme) {
        let step = size.width * ROWS / Sum::COUNT as f32;
        let label = (size.height * 0.26).clamp(8.0, 13.0).min(step * 0.62);
        for (place, sum) in Sum::ALL.into_iter().enumerate() {
            let left = step * place as f32;
            let middle = left + step / 2.0;
            write(
                words,
                sum.to_string(),
                Point::new(middle, label / 2.0),
                label,
                theme::FONT,
                theme.soft,
            );
            let corner = Point::new((left + 1.0).round(), (label + 3.0).round());
            let cell = Size::new((step - 2.0).round(), (size.height - label - 4.0).round());
            let path = Path::rounded_rectangle(corner, cell, theme::radius::BOX.into());
            let marks = self.0.marks(sum);
            let ink = match marks {
                0 => continue,
                1..=4 => {
                    frame.fill(&path, theme.minus_tint);
                    frame.stroke(
                        &path,
                        Stroke::default().with_color(theme.minus).with_width(1.25),
                    );
                    theme.ink
                }
                5 => {
                    frame.fill(&path, theme.well);
                    theme.ink
                }
                _ => {
                    frame.fill(&path, theme.plus);
                    theme.paper
                }
            };
            let figures = (cell.height * 0.62).min(step * if marks < 10 { 0.8 } else { 0.6 });
            let centre = Point::new(middle, corner.y + cell.height / 2.0);
            write(words, marks.to_string(), centre, figures, theme::BOLD, ink);
        }

        let left = size.width * (ROWS + 0.02);
        let line = size.height / Pad::TRACKS as f32;
        let step = (size.width - left - line) / f32::from(Track::BOXES);
        for (place, track) in self.0.tracks().enumerate() {
            let top = line * place as f32;
            let middle = top + line / 2.0;
            let centre = Point::new(left + line * 0.4, middle);
            write(
                words,
                track.value().to_string(),
                centre,
                (line * 0.85).min(14.0),
                theme::BOLD,
                theme.ink,
            );
            for place in 0..Track::BOXES {
                let corner = Point::new(
                    (left + line + step * f32::from(place)).round(),
                    (top + line * 0.18).round(),
                );
                let cell = Size::new((step - 1.5).max(1.0).round(), (line * 0.64).round());
                if place < track.marks() {
                    frame.fill_rectangle(corner, cell, theme.ink);
                } else {
                    frame.fill_rectangle(corner, cell, faded(theme.line, 0.8));
                }
            }
        }
    }
}

fn write(words: &mut Vec<Text>, content: String, at: Point, size: f32, font: Font, color: Color) {
    words.push(Text {
        content,
        position: at,
        color,
        size: size.into(),
        font,
        align_x: Horizontal::Center.into(),
        align_y: Vertical::Center,
        ..Text::default()
    });
}
