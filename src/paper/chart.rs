//! Charts of records and figures, in units of 1/96 inch.

use std::fmt::Write as _;

use super::Palette;
use super::svg::{Drawing, Escaped, FAMILY, Fill, hatching};
use crate::stats::chart::{Chart, Look, Mark, SHAPE};
use crate::text;

/// The room around a chart, above it for its title and below for its caption.
const MARGIN: f32 = 24.0;
const TITLE: f32 = 44.0;
const LINE: f32 = 18.0;
/// Letters of the caption that fit a line for each unit of width.
const LETTERS: f32 = 1.0 / 7.0;

/// The page of a chart with its title and caption: what was counted is black, what it is compared with is hatched, what is
/// below zero is empty.
pub fn chart(title: &str, caption: &str, chart: &Chart) -> String {
    let lines = broken(caption, (chart.width * LETTERS) as usize);
    let width = chart.width + 2.0 * MARGIN;
    let below = LINE * (lines.len() as f32 + 1.0);
    let height = MARGIN + TITLE + chart.height + below + MARGIN;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{FAMILY}" font-size="13" fill="#000">
<title>{title}</title>
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="{MARGIN}" y="{y}" font-size="20" font-weight="700">{title}</text>
<g transform="translate({MARGIN} {top})">
"##,
        title = Escaped(title),
        y = MARGIN + 20.0,
        top = MARGIN + TITLE,
    );
    for mark in &chart.marks {
        // Writing to a string does not fail.
        let _ = writeln!(svg, "{}", drawn(mark, Palette::PRINT));
    }
    svg.push_str("</g>\n");
    for (line, words) in (1_u8..).zip(lines) {
        let y = MARGIN + TITLE + chart.height + LINE * f32::from(line);
        let words = Escaped(&words);
        let _ = writeln!(svg, r#"<text x="{MARGIN}" y="{y}">{words}</text>"#);
    }
    svg.push_str("</svg>\n");
    svg
}

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

/// Words in lines of at most so many letters, longer words apart.
fn broken(words: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
