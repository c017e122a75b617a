use iced::{Point, Rectangle, Size, Vector};

use super::die::{self, Look};
use super::{Drawing, Element, Picture, Saying, Sketch, width_of};
use crate::app::theme::{self, Theme, faded};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Track, points};
use crate::text::say;

/// A whole pad at a glance: the marks of each row, and below them the three tracks.
///
/// Rows that cost points are framed, rows that bring points are filled, so that the two differ without colour. What has
/// been marked since `before` is in the accent, with a heart of paper. Where there is room, every row is a column of its ten boxes.
pub fn small_pad<'a, Message: 'a>(before: &Pad, now: &Pad, size: Size) -> Element<'a, Message> {
    let glance = Glance {
        before: *before,
        now: *now,
    };
    Drawing::new(glance, size).into()
}

#[derive(Debug, Clone, Copy, PartialEq)]
struct Glance {
    before: Pad,
    now: Pad,
}

/// The part of a column that the figure above it takes at most, and how large all of them are at least.
const MOST_FIGURE: f32 = 0.75;
const LEAST_COLUMN_FIGURES: f32 = 9.0;
/// The words of a small pad are never smaller, where its columns have room for them.
const LETTERS: f32 = 14.0;
/// Below this height of a pad they are, and its tracks are lower.
const LOW: f32 = 70.0;
const SMALL_LETTERS: f32 = 12.0;
/// From this height on a column has room for its ten boxes.
const TALL: f32 = 64.0;
/// Points stand in the boxes where they can be so large.
const LEAST_FIGURES: f32 = 12.0;
/// How many boxes a row has.
const BOXES: u32 = 10;

/// How far apart the figures above the columns of a pad so wide stand, in columns, and how large they are, at most as large as
/// `letters`: smaller so that they do not touch, and above every other column where they would be too small to read.
pub fn column_figures(width: f32, letters: f32) -> (usize, f32) {
    let wide = width_of("10", letters, theme::BOLD);
    let share = width / Sum::COUNT as f32 * MOST_FIGURE / wide;
    match letters * share {
        small if small < LEAST_COLUMN_FIGURES => (2, letters * (2.0 * share).min(1.0)),
        fitting => (1, fitting.min(letters)),
    }
}

impl Glance {
    fn in_words(&self) -> String {
        let list = |marks: &mut dyn Iterator<Item = (u8, u32)>| -> String {
            let marked = marks.filter(|&(_, marks)| marks > 0);
            let marked: Vec<String> = marked.map(|(of, marks)| format!("{of}: {marks}")).collect();
            marked.join(", ")
        };
        let rows = list(
            &mut Sum::ALL
                .into_iter()
                .map(|sum| (sum.value(), self.now.marks(sum))),
        );
        if rows.is_empty() {
            return say!("heard-glance-empty");
        }
        let tracks = self.now.tracks();
        let tracks = tracks.map(|track| (track.value().value(), track.marks().into()));
        let dice = list(&mut { tracks });
        let rows = say!("heard-glance-rows", rows = rows);
        if dice.is_empty() {
            return rows;
        }
        format!("{rows}. {}", say!("heard-glance-dice", dice = dice))
    }
}

impl Sketch for Glance {
    fn said(&self) -> Option<Saying> {
        Some(Saying::image(self.in_words()))
    }

    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let step = size.width / Sum::COUNT as f32;
        let is_low = size.height < LOW;
        let letters = if is_low { SMALL_LETTERS } else { LETTERS };
        let (apart, letters) = column_figures(size.width, letters.max(size.height * 0.07));
        let tracks = (size.height * 0.13).clamp(if is_low { 13.0 } else { 16.0 }, 40.0);
        let column = Size::new(step, size.height - letters * 1.25 - tracks - 4.0);
        for (place, sum) in Sum::ALL.into_iter().enumerate() {
            let left = step * place as f32;
            let above = Point::new(left + step / 2.0, letters * 0.6);
            let is_new = self.now.marks(sum) > self.before.marks(sum);
            let ink = if is_new { theme.accent } else { theme.soft };
            let font = if is_new { theme::BOLD } else { theme::FONT };
            if place % apart == 0 {
                picture.word(sum, above, letters, font, ink);
            }
            let cell = Rectangle::new(Point::new(left, letters * 1.25), column);
            if column.height >= TALL {
                self.boxes(picture, theme, sum, cell);
            } else {
                self.figure(picture, theme, sum, cell);
            }
        }
        let line = Rectangle::new(
            Point::new(0.0, size.height - tracks),
            Size::new(size.width, tracks),
        );
        self.tracks(picture, theme, line);
    }
}

impl Glance {
    /// How many marks a row has, in its column.
    fn figure(&self, picture: &mut Picture, theme: &Theme, sum: Sum, cell: Rectangle) {
        let marks = self.now.marks(sum);
        let (fill, line, ink) = match marks {
            0 => return,
            1..=4 => (theme.minus_tint, (theme.minus, 1.25), theme.ink),
            5 => (theme.well, (theme.frame, 1.0), theme.ink),
            _ => (theme.plus, (theme.plus, 1.0), theme.paper),
        };
        let is_new = marks > self.before.marks(sum);
        let line = if is_new { (theme.accent, 2.5) } else { line };
        // No bar, whose height would seem to say something.
        let height = cell.height.min(cell.width * 1.4);
        let cell = whole(Rectangle { height, ..cell }.shrink([0.0, 1.0]));
        picture.rectangle(cell, theme::radius::BOX, fill, Some(line));
        let figures = (cell.height * 0.62).min(cell.width * if marks < 10 { 0.85 } else { 0.68 });
        picture.word(marks, cell.center(), figures, theme::BOLD, ink);
    }

    /// The ten boxes of a row, from below: four that cost, the one that pays, five that bring points.
    fn boxes(&self, picture: &mut Picture, theme: &Theme, sum: Sum, cell: Rectangle) {
        let (before, marks) = (self.before.marks(sum), self.now.marks(sum));
        let gap = cell.height * 0.025;
        let height = (cell.height - 2.0 * gap) / BOXES as f32;
        for place in 0..BOXES {
            let gaps = match place {
                0..=3 => 0.0,
                4 => gap,
                _ => 2.0 * gap,
            };
            let top = cell.y + cell.height - height * (place + 1) as f32 - gaps;
            let bounds = Rectangle::new(Point::new(cell.x, top), Size::new(cell.width, height));
            let bounds = whole(bounds.shrink([0.75, cell.width * 0.1]));
            let is_marked = place < marks;
            let fill = match place {
                _ if is_marked && place >= before => theme.accent,
                0..=3 if is_marked && marks < 5 => theme.minus,
                _ if is_marked && place >= 5 => theme.plus,
                _ if is_marked => theme.ink,
                _ => theme.paper,
            };
            let line = if place == 4 { theme.ink } else { theme.frame };
            let line = if is_marked { fill } else { line };
            let weight = if place == 4 { 1.75 } else { 1.0 };
            picture.rectangle(bounds, theme::radius::BOX, fill, Some((line, weight)));
            if is_marked && place >= before {
                heart(picture, theme, bounds);
            }
            let figures = (bounds.width * 0.46).min(bounds.height * 0.6);
            if let (false, 4..) = (is_marked, place)
                && figures >= LEAST_FIGURES
            {
                let worth = points(sum) * (place as i32 - 4);
                picture.word(worth, bounds.center(), figures, theme::FONT, theme.soft);
            }
        }
        if marks > BOXES {
            let words = format!("+{}", marks - BOXES);
            let above = Point::new(cell.center_x(), cell.y + height / 2.0);
            let size = (cell.width * 0.55).min(height * 0.9);
            picture.word(words, above, size, theme::BOLD, theme.paper);
        }
    }

    /// The three tracks side by side: the die and its eight boxes.
    fn tracks(&self, picture: &mut Picture, theme: &Theme, line: Rectangle) {
        let share = line.width / Pad::TRACKS as f32;
        let side = line.height.min(share * 0.22);
        for (place, track) in self.now.tracks().enumerate() {
            let left = line.x + share * place as f32;
            let corner = Point::new(left, line.y + (line.height - side) / 2.0);
            die::draw(
                picture,
                theme,
                Some(track.value()),
                Look::Plain,
                corner,
                side,
            );
            let before = self.before.track(track.value()).map_or(0, Track::marks);
            let start = left + side + 3.0;
            let step = (share - side - 3.0 - share * 0.06) / f32::from(Track::BOXES);
            for place in 0..Track::BOXES {
                let bounds = Rectangle::new(
                    Point::new(start + step * f32::from(place), line.y + line.height * 0.2),
                    Size::new((step - 1.5).max(1.0), line.height * 0.6),
                );
                let fill = match place {
                    _ if place >= track.marks() => faded(theme.ink, 0.3),
                    _ if place >= before => theme.accent,
                    _ => theme.ink,
                };
                picture.rectangle(bounds, 1.0, fill, None);
                if (before..track.marks()).contains(&place) {
                    heart(picture, theme, bounds);
                }
            }
        }
    }
}

/// The paper heart of a box that has just been marked, which tells it from others without colour.
fn heart(picture: &mut Picture, theme: &Theme, bounds: Rectangle) {
    let side = (bounds.width.min(bounds.height) * 0.4).max(2.0);
    let corner = bounds.center() - Vector::new(side / 2.0, side / 2.0);
    let heart = Rectangle::new(corner, Size::new(side, side));
    picture.rectangle(heart, 0.0, theme.paper, None);
}

fn whole(bounds: Rectangle) -> Rectangle {
    Rectangle {
        x: bounds.x.round(),
        y: bounds.y.round(),
        width: bounds.width.round().max(1.0),
        height: bounds.height.round().max(1.0),
    }
}
