//! Charts of results, in units of 1/96 inch.

use super::Palette;
use super::svg::{Drawing, Escaped, Fill, hatching};
use crate::stats::chart::{Look, Mark, SHAPE};
use crate::text;

/// A mark in these colours, in units of 1/96 inch.
pub(super) fn drawn(mark: &Mark, palette: Palette) -> String {
    let Palette {
        ink,
        paper,
        soft,
        line,
        ..
    } = palette;
    match mark {
        Mark::Bar {
            x,
            y,
            width,
            height,
            look,
        } => {
            let shown = match look {
                Look::Full => format!(r#"fill="{ink}""#),
                Look::Pale => format!(r#"fill="{paper}" stroke="{ink}""#),
                Look::Open => format!(r#"fill="{paper}" stroke="{ink}" stroke-width="1.5""#),
            };
            let bar = format!(
                r#"<rect x="{x:.2}" y="{y:.2}" width="{width:.2}" height="{height:.2}" {shown}/>"#
            );
            if *look != Look::Pale {
                return bar;
            }
            // Within its frame.
            let inside = |edge: f32| f64::from(edge - 2.0).max(0.0);
            let corner = (f64::from(x + 1.0), f64::from(y + 1.0));
            let lines = hatching(corner, (inside(*width), inside(*height)), 8.0);
            format!(r#"{bar}<path d="{lines}" fill="none" stroke="{soft}" stroke-width="1.5"/>"#)
        }
        Mark::Line {
            x,
            y,
            length,
            is_strong,
        } => {
            let end = x + length;
            let look = if *is_strong {
                format!(r#"stroke="{ink}" stroke-width="2""#)
            } else {
                format!(r#"stroke="{line}""#)
            };
            format!(r#"<line x1="{x:.2}" y1="{y:.2}" x2="{end:.2}" y2="{y:.2}" {look}/>"#)
        }
        Mark::Label {
            label,
            x,
            y,
            is_strong,
        } => {
            let weight = if *is_strong { 600 } else { 400 };
            // The middle of figures is this far above the line that they stand on.
            let y = y + 4.5;
            let words = text::label(label);
            let words = Escaped(&words);
            format!(
                r#"<text x="{x:.2}" y="{y:.2}" text-anchor="middle" font-weight="{weight}">{words}</text>"#
            )
        }
        Mark::Name { name, x, y } => {
            let y = y + 4.5;
            let name = Escaped(name);
            format!(r#"<text x="{x:.2}" y="{y:.2}" font-weight="600">{name}</text>"#)
        }
        Mark::Course {
            points,
            colour,
            is_strong,
        } => {
            let corners = points.iter().map(|(x, y)| format!("{x:.2} {y:.2}"));
            let data = format!("M{}", corners.collect::<Vec<_>>().join("L"));
            let width = if *is_strong { 2.5 } else { 1.25 };
            let mut drawing = Drawing::new(palette);
            drawing.inked(palette.player(*colour), |drawing| {
                drawing.path(None, &data, Fill::None, width);
            });
            drawing.into_elements()
        }
        Mark::Shape { x, y, colour } => {
            let mut drawing = Drawing::new(palette);
            drawing.shape(*colour, (f64::from(*x), f64::from(*y)), f64::from(SHAPE));
            drawing.into_elements()
        }
    }
}
