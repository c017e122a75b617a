//! Scenes as SVG.

use std::fmt::{self, Display, Write};

use super::{Bounds, Form, Pen, Point, Role, Scene, Side, Step, Weight};

/// The height of a capital letter, relative to the type size.
const CAPITAL: f32 = 0.727;
/// The share of a player's colour in tinted paper.
const WASH: f32 = 0.3;

/// A scene as an SVG element with these attributes. `colour` gives the colour of a role; `None` is not drawn.
pub fn svg(scene: &Scene, attributes: &str, colour: impl Fn(Role) -> Option<String>) -> String {
    let (width, height) = (scene.width, scene.height);
    let mut svg = format!("<svg {attributes} viewBox=\"0 0 {width} {height}\">");
    // The attributes that fill a shape and draw its line.
    let paint = |fill: Option<Role>, line: Option<Pen>| {
        let mut paint = match fill.and_then(&colour) {
            None => r#" fill="none""#.to_owned(),
            Some(fill) => format!(r#" fill="{fill}""#),
        };
        if let Some(Role::PlayerTint(_) | Role::PlayerTrail(_)) = fill {
            paint += &format!(r#" fill-opacity="{WASH}""#);
        }
        if let Some((role, width)) = line
            && let Some(stroke) = colour(role)
        {
            let width = length(width);
            paint += &format!(r#" stroke="{stroke}" stroke-width="{width}""#);
        }
        paint
    };
    for shape in &scene.shapes {
        let name = shape.name.as_ref();
        let name = name.map_or(String::new(), |name| format!(r#" id="{name}""#));
        // Writing to a string does not fail.
        let _ = match &shape.form {
            Form::Box(bounds, radius, fill, line) => {
                let Bounds {
                    x,
                    y,
                    width,
                    height,
                } = *bounds;
                let radius = radius.min(width / 2.0).min(height / 2.0);
                let [x, y, width, height, radius] = [x, y, width, height, radius].map(length);
                let paint = paint(*fill, *line);
                write!(
                    svg,
                    r#"<rect{name} x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}"{paint}/>"#
                )
            }
            Form::Path(steps, fill, line, dash) => {
                let dash = match *dash {
                    0.0 => r#" stroke-linecap="round""#.to_owned(),
                    dash => format!(r#" stroke-dasharray="{}""#, length(dash)),
                };
                let paint = paint(*fill, *line);
                let data: String = steps.iter().map(data).collect();
                write!(
                    svg,
                    r#"<path{name} d="{data}"{paint}{dash} stroke-linejoin="round"/>"#
                )
            }
            Form::Words(words, at, set) => {
                let anchor = match set.side {
                    Side::Start => "start",
                    Side::Middle => "middle",
                    Side::End => "end",
                };
                let weight = match set.weight {
                    Weight::Regular => 400,
                    Weight::Medium => 600,
                    Weight::Bold => 700,
                };
                let baseline = at.1 + set.size * CAPITAL / 2.0;
                let [x, baseline, size] = [at.0, baseline, set.size].map(length);
                let fill = colour(set.role).unwrap_or_default();
                write!(
                    svg,
                    r#"<text x="{x}" y="{baseline}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}" xml:space="preserve">{}</text>"#,
                    Escaped(words)
                )
            }
        };
    }
    svg.push_str("</svg>");
    svg
}

fn data(step: &Step) -> String {
    let at = |(x, y): &Point| format!("{} {}", length(*x), length(*y));
    match step {
        Step::Move(to) => format!("M{}", at(to)),
        Step::Line(to) => format!("L{}", at(to)),
        Step::Curve(one, other, to) => format!("C{} {} {}", at(one), at(other), at(to)),
        Step::Close => "z".to_owned(),
    }
}

/// A length in its shortest form: no printer or screen shows more, and −0 is 0.
fn length(length: f32) -> f32 {
    (length * 100.0).round() / 100.0 + 0.0
}

/// Escaped for XML, without control characters.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '\u{FFFE}' | '\u{FFFF}' => f.write_char(char::REPLACEMENT_CHARACTER),
            character if character.is_control() => f.write_char(char::REPLACEMENT_CHARACTER),
            character => f.write_char(character),
        })
    }
}
