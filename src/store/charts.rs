//! Charts as drawings in black and white, and as files.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use directories::UserDirs;

use super::Trouble;
use super::drawn::{FAMILY, png};
use super::replace::replace;
use crate::stats::chart::{Chart, Look, Mark};

/// What a drawing is saved as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PictureKind {
    /// A drawing, sharp at any size.
    Svg,
    /// A picture of two pixels for each unit.
    Png,
}

impl PictureKind {
    /// How the name of such a file ends.
    pub fn ending(self) -> &'static str {
        match self {
            PictureKind::Svg => "svg",
            PictureKind::Png => "png",
        }
    }
}

/// Two pixels for each unit.
const DOTS: f32 = 192.0;

/// The room around a chart, above it for its title and below for its caption.
const MARGIN: f32 = 24.0;
const TITLE: f32 = 44.0;
const LINE: f32 = 18.0;
/// Letters of the caption that fit a line for each unit of width.
const LETTERS: f32 = 1.0 / 7.0;

/// A chart with its title and caption as an SVG, readable in black and white: what was counted is black, what it is
/// compared with is hatched, what is below zero is empty.
pub fn chart_svg(title: &str, caption: &str, chart: &Chart) -> String {
    let lines = broken(caption, (chart.width * LETTERS) as usize);
    let width = chart.width + 2.0 * MARGIN;
    let below = LINE * (lines.len() as f32 + 1.0);
    let height = MARGIN + TITLE + chart.height + below + MARGIN;
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="{FAMILY}, Inter, sans-serif" font-size="13" fill="#000">
<title>{title}</title>
<defs><pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/><rect width="1.5" height="6" fill="#888"/></pattern></defs>
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="{MARGIN}" y="{y}" font-size="20" font-weight="700">{title}</text>
<g transform="translate({MARGIN} {top})">
"##,
        title = escaped(title),
        y = MARGIN + 20.0,
        top = MARGIN + TITLE,
    );
    for mark in &chart.marks {
        // Writing to a string does not fail.
        let _ = writeln!(svg, "{}", drawn(mark));
    }
    svg.push_str("</g>\n");
    for (line, words) in (1_u8..).zip(lines) {
        let y = MARGIN + TITLE + chart.height + LINE * f32::from(line);
        let words = escaped(&words);
        let _ = writeln!(svg, r#"<text x="{MARGIN}" y="{y}">{words}</text>"#);
    }
    svg.push_str("</svg>\n");
    svg
}

fn drawn(mark: &Mark) -> String {
    match mark {
        Mark::Bar {
            x,
            y,
            width,
            height,
            look,
        } => {
            let look = match look {
                Look::Full => r##"fill="#000""##,
                Look::Pale => r##"fill="url(#hatched)" stroke="#000""##,
                Look::Open => r##"fill="#fff" stroke="#000" stroke-width="1.5""##,
            };
            format!(
                r#"<rect x="{x:.2}" y="{y:.2}" width="{width:.2}" height="{height:.2}" {look}/>"#
            )
        }
        Mark::Line {
            x,
            y,
            length,
            is_strong,
        } => {
            let end = x + length;
            let look = if *is_strong {
                r##"stroke="#000" stroke-width="2""##
            } else {
                r##"stroke="#bbb""##
            };
            format!(r#"<line x1="{x:.2}" y1="{y:.2}" x2="{end:.2}" y2="{y:.2}" {look}/>"#)
        }
        Mark::Words {
            words,
            x,
            y,
            is_strong,
        } => {
            let weight = if *is_strong { 600 } else { 400 };
            // The middle of figures is this far above the line that they stand on.
            let y = y + 4.5;
            let words = escaped(words);
            format!(
                r#"<text x="{x:.2}" y="{y:.2}" text-anchor="middle" font-weight="{weight}">{words}</text>"#
            )
        }
    }
}

/// Words as XML has them.
fn escaped(words: &str) -> String {
    let mut escaped = String::with_capacity(words.len());
    for letter in words.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter if letter.is_control() => escaped.push(char::REPLACEMENT_CHARACTER),
            letter => escaped.push(letter),
        }
    }
    escaped
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

/// Where a picture could be saved: a free name among the person's pictures.
pub fn picture_path(title: &str, kind: PictureKind) -> PathBuf {
    let folder = UserDirs::new().map_or_else(PathBuf::new, |user| {
        user.picture_dir().unwrap_or(user.home_dir()).to_owned()
    });
    let stem: String = title
        .chars()
        .filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '’'))
        .collect();
    let named = |number: usize| {
        let ending = kind.ending();
        folder.join(match number {
            1 => format!("{stem}.{ending}"),
            number => format!("{stem} {number}.{ending}"),
        })
    };
    let mut number = 1;
    while fs::symlink_metadata(named(number)).is_ok() {
        number += 1;
    }
    named(number)
}

/// Writes a drawing to a file anywhere. A file that is there already is replaced only if that `may_replace`.
///
/// # Errors
/// Why it is not written; what was there is as it was.
pub fn write_picture(
    path: &Path,
    svg: &str,
    kind: PictureKind,
    may_replace: bool,
) -> Result<(), Trouble> {
    let trouble = |cause: String, advice: &str| Trouble {
        what: "the chart is not saved".to_owned(),
        path: path.to_owned(),
        cause,
        advice: advice.to_owned(),
    };
    if !may_replace && fs::symlink_metadata(path).is_ok() {
        return Err(trouble(
            "there is a file of this name".to_owned(),
            "Choose another name.",
        ));
    }
    let bytes = match kind {
        PictureKind::Svg => svg.as_bytes().to_vec(),
        PictureKind::Png => {
            png(svg, DOTS).map_err(|cause| trouble(cause.to_string(), "Save it as SVG."))?
        }
    };
    replace(path, &bytes).map_err(|error| Trouble::new("the chart is not saved", path, &error))
}
