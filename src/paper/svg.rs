use std::f64::consts::{FRAC_PI_2, TAU};
use std::fmt::{self, Write};

use super::Palette;
use super::palette::Rgb;
use crate::rules::dice::Die;
use crate::session::Colour;

/// The family of the bundled font, which has figures of one width.
pub const FAMILY: &str = "Inter Tabular";

/// The widths of lines in millimetres.
pub(super) const HAIR: f64 = 0.13;
pub(super) const LINE: f64 = 0.22;
pub(super) const STRONG: f64 = 0.6;

/// The height of a capital letter, in sizes of the type.
const CAPITAL: f64 = 0.727;
/// The usual width of a letter, in sizes of the type.
const LETTER: f64 = 0.6;

/// What is drawn so far, in millimetres or pixels from its upper left corner.
pub(super) struct Drawing {
    svg: String,
    palette: Palette,
    /// What lines and words are drawn with.
    ink: Rgb,
}

/// Where a text lies beside its place.
#[derive(Clone, Copy)]
pub(super) enum Side {
    /// It begins there.
    Start,
    /// It is centred there.
    Middle,
    /// It ends there.
    End,
}

/// How a text is set.
#[derive(Clone, Copy)]
pub(super) struct Type {
    size: f64,
    weight: u16,
    side: Side,
    is_white: bool,
}

impl Type {
    /// Regular black type of this size that begins at its place.
    pub(super) fn new(size: f64) -> Type {
        Type {
            size,
            weight: 400,
            side: Side::Start,
            is_white: false,
        }
    }

    pub(super) fn bold(self) -> Type {
        Type {
            weight: 700,
            ..self
        }
    }

    pub(super) fn medium(self) -> Type {
        Type {
            weight: 600,
            ..self
        }
    }

    pub(super) fn middle(self) -> Type {
        Type {
            side: Side::Middle,
            ..self
        }
    }

    pub(super) fn end(self) -> Type {
        Type {
            side: Side::End,
            ..self
        }
    }

    /// White, for a black ground.
    pub(super) fn white(self) -> Type {
        Type {
            is_white: true,
            ..self
        }
    }

    /// So much smaller that `words` take this width at most.
    pub(super) fn within(self, width: f64, words: &str) -> Type {
        let letters = words.chars().count().max(1) as f64;
        Type {
            size: self.size.min(width / (letters * LETTER)),
            ..self
        }
    }
}

/// What an area is filled with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fill {
    None,
    /// The colour of the paper, which is white where it is printed.
    White,
    /// The ink, which is black where it is printed.
    Black,
}

impl Drawing {
    /// An empty white page of this width and height in millimetres.
    pub(super) fn page(width: f64, height: f64) -> Drawing {
        let mut drawing = Drawing::new(Palette::PRINT);
        drawing.begin(
            (width, height),
            format_args!(r#"width="{width}mm" height="{height}mm""#),
        );
        drawing.ground(Palette::PRINT.paper, (width, height));
        drawing
    }

    /// An empty picture of this width and height in pixels, where a dot of the printer is one.
    pub(super) fn picture(palette: Palette, (width, height): (f64, f64), dots: f64) -> Drawing {
        let mut drawing = Drawing::new(palette);
        let inches = |pixels: f64| pixels / dots;
        let (across, down) = (inches(width), inches(height));
        drawing.begin(
            (width, height),
            format_args!(r#"width="{across}in" height="{down}in""#),
        );
        drawing.ground(palette.table, (width, height));
        drawing
    }

    /// Something to be drawn into what is begun already.
    pub(super) fn new(palette: Palette) -> Drawing {
        Drawing {
            svg: String::new(),
            palette,
            ink: palette.ink,
        }
    }

    fn begin(&mut self, (width, height): (f64, f64), size: fmt::Arguments<'_>) {
        self.put(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" font-family="{FAMILY}">"#
        ));
    }

    fn ground(&mut self, colour: Rgb, (width, height): (f64, f64)) {
        self.put(format_args!(
            r#"<rect width="{width}" height="{height}" fill="{colour}"/>"#
        ));
    }

    /// Draws with another ink.
    pub(super) fn inked(&mut self, ink: Rgb, draw: impl FnOnce(&mut Drawing)) {
        let usual = std::mem::replace(&mut self.ink, ink);
        draw(self);
        self.ink = usual;
    }

    /// Elements that are written already.
    pub(super) fn elements(&mut self, elements: &str) {
        self.put(format_args!("{elements}"));
    }

    /// What is drawn so far.
    pub(super) fn into_elements(self) -> String {
        self.svg
    }

    /// What an area of this kind is filled with.
    fn fill(&self, fill: Fill) -> String {
        match fill {
            Fill::None => "none".to_owned(),
            Fill::White => self.palette.paper.to_string(),
            Fill::Black => self.ink.to_string(),
        }
    }

    /// The colour of a line of this width.
    fn stroke(&self, width: f64) -> String {
        if width > 0.0 {
            self.ink.to_string()
        } else {
            "none".to_owned()
        }
    }

    /// The page as SVG.
    pub(super) fn finish(mut self) -> String {
        self.svg += "</svg>\n";
        self.svg
    }

    fn put(&mut self, element: fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.svg.write_fmt(element);
        self.svg.push('\n');
    }

    /// Draws something at this place and scale, under this name.
    pub(super) fn group(
        &mut self,
        name: &str,
        (x, y): (f64, f64),
        scale: f64,
        draw: impl FnOnce(&mut Drawing),
    ) {
        self.put(format_args!(
            r#"<g id="{name}" transform="translate({x:.3} {y:.3}) scale({scale:.4})">"#
        ));
        draw(self);
        self.put(format_args!("</g>"));
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64) {
        let ink = self.ink;
        self.put(format_args!(
            r#"<line x1="{:.3}" y1="{:.3}" x2="{:.3}" y2="{:.3}" stroke="{ink}" stroke-width="{width}"/>"#,
            from.0, from.1, to.0, to.1
        ));
    }

    /// A line of round dots.
    pub(super) fn dots(&mut self, from: (f64, f64), to: (f64, f64)) {
        let ink = self.ink;
        self.put(format_args!(
            r#"<line x1="{:.3}" y1="{:.3}" x2="{:.3}" y2="{:.3}" stroke="{ink}" stroke-width="0.25" stroke-linecap="round" stroke-dasharray="0.01 0.9"/>"#,
            from.0, from.1, to.0, to.1
        ));
    }

    /// A box with round corners, framed by a line of this width; 0 draws none.
    pub(super) fn area(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        round: f64,
        fill: Fill,
        line: f64,
    ) {
        let (fill, stroke) = (self.fill(fill), self.stroke(line));
        self.put(format_args!(
            r#"<rect x="{x:.3}" y="{y:.3}" width="{width:.3}" height="{height:.3}" rx="{round}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>"#
        ));
    }

    /// Fine slanted lines over a box.
    pub(super) fn hatch(&mut self, corner: (f64, f64), size: (f64, f64)) {
        self.path(None, &hatching(corner, size, 1.2), Fill::None, 0.18);
    }

    pub(super) fn circle(&mut self, (x, y): (f64, f64), radius: f64, fill: Fill, line: f64) {
        let (fill, stroke) = (self.fill(fill), self.stroke(line));
        self.put(format_args!(
            r#"<circle cx="{x:.3}" cy="{y:.3}" r="{radius:.3}" fill="{fill}" stroke="{stroke}" stroke-width="{line}"/>"#
        ));
    }

    /// A path in the language of SVG; a name tells it from others.
    pub(super) fn path(&mut self, name: Option<&str>, data: &str, fill: Fill, line: f64) {
        let name = name.map_or(String::new(), |name| format!(r#" id="{name}""#));
        let (fill, stroke) = (self.fill(fill), self.stroke(line));
        self.put(format_args!(
            r#"<path{name} d="{data}" fill="{fill}" stroke="{stroke}" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round"/>"#
        ));
    }

    /// Words whose capitals are centred on the height `y`.
    pub(super) fn text(&mut self, (x, y): (f64, f64), set: Type, words: &str) {
        let Type {
            size,
            weight,
            side,
            is_white,
        } = set;
        let baseline = y + size * CAPITAL / 2.0;
        let anchor = match side {
            Side::Start => "start",
            Side::Middle => "middle",
            Side::End => "end",
        };
        let fill = if is_white {
            self.palette.paper
        } else {
            self.ink
        };
        self.put(format_args!(
            r#"<text x="{x:.3}" y="{baseline:.3}" font-size="{size:.3}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}" xml:space="preserve">{}</text>"#,
            Escaped(words)
        ));
    }

    /// The face of a die around this place; without a value it is left to be written in.
    pub(super) fn die(
        &mut self,
        (x, y): (f64, f64),
        side: f64,
        value: Option<Die>,
        is_black: bool,
    ) {
        let fill = if is_black { Fill::Black } else { Fill::White };
        let corner = (x - side / 2.0, y - side / 2.0);
        self.area(corner, (side, side), side * 0.2, fill, side * 0.06);
        let pip = if is_black { Fill::White } else { Fill::Black };
        for (right, down) in value.map_or(&[][..], pips) {
            let at = (x + right * side * 0.27, y + down * side * 0.27);
            self.circle(at, side * 0.1, pip, 0.0);
        }
    }

    /// The shape that goes with a player's colour, around this place.
    pub(super) fn shape(&mut self, colour: Colour, centre: (f64, f64), radius: f64) {
        let ink = self.palette.player(colour);
        self.inked(ink, |drawing| drawing.inked_shape(colour, centre, radius));
    }

    fn inked_shape(&mut self, colour: Colour, (x, y): (f64, f64), radius: f64) {
        let around = |reach: f64, angle: f64| {
            let angle = angle - FRAC_PI_2;
            (x + reach * angle.cos(), y + reach * angle.sin())
        };
        let polygon = |reach: f64, corners: u16| {
            let step = TAU / f64::from(corners);
            outline((0..corners).map(|corner| around(reach, step * f64::from(corner))))
        };
        let data = match colour {
            Colour::Blue => return self.circle((x, y), radius, Fill::Black, 0.0),
            Colour::Grey => {
                return self.circle((x, y), radius * 0.78, Fill::None, radius * 0.44);
            }
            Colour::Orange => {
                let half = radius * 0.84;
                let corner = (x - half, y - half);
                return self.area(corner, (2.0 * half, 2.0 * half), 0.0, Fill::Black, 0.0);
            }
            Colour::Green => polygon(radius * 1.12, 3),
            Colour::Purple => polygon(radius * 1.08, 4),
            Colour::Vermilion => polygon(radius * 1.05, 6),
            Colour::Sky => outline((0..10u16).map(|corner| {
                let reach = if corner % 2 == 0 { 1.12 } else { 0.5 };
                around(radius * reach, TAU / 10.0 * f64::from(corner))
            })),
            Colour::Yellow => {
                let (arm, reach) = (radius * 0.36, radius);
                outline(
                    [
                        (-arm, -reach),
                        (arm, -reach),
                        (arm, -arm),
                        (reach, -arm),
                        (reach, arm),
                        (arm, arm),
                        (arm, reach),
                        (-arm, reach),
                        (-arm, arm),
                        (-reach, arm),
                        (-reach, -arm),
                        (-arm, -arm),
                    ]
                    .map(|(right, down)| (x + right, y + down)),
                )
            }
        };
        self.path(None, &data, Fill::Black, 0.0);
    }

    /// The black band at the head of every print, with its title and a note.
    pub(super) fn band(&mut self, width: f64, height: f64, words: &str, more: &str) {
        self.area((0.0, 0.0), (width, height), height * 0.25, Fill::Black, 0.0);
        let die = height * 0.56;
        let dice = [Die::One, Die::Three, Die::Four, Die::Four, Die::Six];
        for (place, value) in dice.into_iter().enumerate() {
            // The fifth die stands apart.
            let gap = if place == 4 { die * 0.45 } else { 0.0 };
            let x = height * 0.62 + die * 1.22 * place as f64 + gap;
            self.die((x, height / 2.0), die, Some(value), place == 4);
            if place == 4 {
                let round = die * 0.2;
                let edge = die - 2.0 * round;
                let (x, y) = (x - die / 2.0 + round, (height - die) / 2.0);
                let paper = self.palette.paper;
                self.put(format_args!(
                    r#"<path d="M{x:.3} {y:.3}h{edge:.3}a{round} {round} 0 0 1 {round} {round}v{edge:.3}a{round} {round} 0 0 1 -{round} {round}h-{edge:.3}a{round} {round} 0 0 1 -{round} -{round}v-{edge:.3}a{round} {round} 0 0 1 {round} -{round}z" fill="none" stroke="{paper}" stroke-width="{:.3}"/>"#,
                    die * 0.1
                ));
            }
        }
        let left = height * 0.62 + die * 6.4;
        let middle = height / 2.0;
        self.text(
            (left, middle),
            Type::new(height * 0.44).bold().white(),
            words,
        );
        let set = Type::new(height * 0.36).end().white();
        self.text((width - height * 0.4, middle), set, more);
    }
}

/// Two strokes of a pencil in a box, never quite the same.
pub(super) fn cross((x, y): (f64, f64), (width, height): (f64, f64), place: u32) -> String {
    let wobble = f64::from((place * 37) % 11) / 11.0 - 0.5;
    let at = |right: f64, down: f64| {
        let right = x + width * (right + wobble * 0.06);
        let down = y + height * (down - wobble * 0.05);
        format!("{right:.3} {down:.3}")
    };
    format!(
        "M{}L{}M{}L{}",
        at(0.2, 0.18),
        at(0.8, 0.82),
        at(0.82, 0.2),
        at(0.18, 0.8)
    )
}

/// Slanted lines over a box, so far apart along its edges: lines and no pattern, which some printers set with seams.
pub(super) fn hatching((x, y): (f64, f64), (width, height): (f64, f64), step: f64) -> String {
    let mut data = String::new();
    let mut along = step;
    while along < width + height {
        let (below, above) = (along.min(height), (along - width).max(0.0));
        let (left, right) = ((along - height).max(0.0), along.min(width));
        data += &format!(
            "M{:.3} {:.3}L{:.3} {:.3}",
            x + left,
            y + below,
            x + right,
            y + above
        );
        along += step;
    }
    data
}

/// A closed path through these corners.
pub(super) fn outline(corners: impl IntoIterator<Item = (f64, f64)>) -> String {
    let corners: Vec<String> = corners
        .into_iter()
        .map(|(x, y)| format!("{x:.3} {y:.3}"))
        .collect();
    format!("M{}z", corners.join("L"))
}

/// Where the pips of a face lie, each way from −1 to 1.
pub fn pips(value: Die) -> &'static [(f64, f64)] {
    match value {
        Die::One => &[(0.0, 0.0)],
        Die::Two => &[(-1.0, 1.0), (1.0, -1.0)],
        Die::Three => &[(-1.0, 1.0), (0.0, 0.0), (1.0, -1.0)],
        Die::Four => &[(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)],
        Die::Five => &[
            (-1.0, -1.0),
            (-1.0, 1.0),
            (0.0, 0.0),
            (1.0, -1.0),
            (1.0, 1.0),
        ],
        Die::Six => &[
            (-1.0, -1.0),
            (-1.0, 0.0),
            (-1.0, 1.0),
            (1.0, -1.0),
            (1.0, 0.0),
            (1.0, 1.0),
        ],
    }
}

/// Words as they stand in XML, where control characters cannot.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
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
