//! A whole pad at a glance: a column of ten boxes for every row, and below them the three tracks.

use super::{Bounds, Look, Role, Scene, Type};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Track, points};
use crate::session::Colour;

struct Glance<'a> {
    before: &'a Pad,
    now: &'a Pad,
    colour: Colour,
}

/// The width of a bold letter, relative to the type size.
const DIGIT: f32 = 0.66;
/// The greatest share of a column's width for the figure above it, and the least size of figures.
const MOST_FIGURE: f32 = 0.75;
const LEAST_COLUMN_FIGURES: f32 = 9.0;
/// The least size of letters if columns have room for them, the height of a low pad, and its smaller letters.
const LETTERS: f32 = 14.0;
const LOW: f32 = 70.0;
const SMALL_LETTERS: f32 = 12.0;
/// The least height of a column with its ten boxes.
const TALL: f32 = 64.0;
/// The least size of points in the boxes.
const LEAST_FIGURES: f32 = 12.0;
const BOXES: u32 = 10;

/// The distance in columns of the figures above a pad of this width, and their size, at most `letters`: smaller so
/// that they do not touch, and above every other column if they would be too small to read.
pub fn column_figures(width: f32, letters: f32) -> (usize, f32) {
    let share = width / Sum::COUNT as f32 * MOST_FIGURE / (2.0 * DIGIT * letters);
    match letters * share {
        small if small < LEAST_COLUMN_FIGURES => (2, letters * (2.0 * share).min(1.0)),
        fitting => (1, fitting.min(letters)),
    }
}

/// The marks of a pad in its player's colour, those of a row that costs points in red; marks since `before` have a heart
/// of paper.
pub fn glance(before: &Pad, now: &Pad, colour: Colour, size: (f32, f32)) -> Scene {
    let glance = Glance {
        before,
        now,
        colour,
    };
    glance.scene(size)
}

impl Glance<'_> {
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let step = size.0 / Sum::COUNT as f32;
        let is_low = size.1 < LOW;
        let letters = if is_low { SMALL_LETTERS } else { LETTERS };
        let (apart, letters) = column_figures(size.0, letters.max(size.1 * 0.07));
        let tracks = (size.1 * 0.13).clamp(if is_low { 13.0 } else { 16.0 }, 40.0);
        let height = size.1 - letters * 1.25 - tracks - 4.0;
        for (place, sum) in Sum::ALL.into_iter().enumerate() {
            let left = step * place as f32;
            if place % apart == 0 {
                let set = Type::new(letters).middle();
                let set = match self.now.marks(sum) > self.before.marks(sum) {
                    true => set.bold(),
                    false => set.of(Role::Soft),
                };
                scene.text((left + step / 2.0, letters * 0.6), set, sum);
            }
            let cell = Bounds::new((left, letters * 1.25), (step, height));
            match height >= TALL {
                true => self.boxes(&mut scene, sum, cell),
                false => self.figure(&mut scene, sum, cell),
            }
        }
        let below = Bounds::new((0.0, size.1 - tracks), (size.0, tracks));
        self.tracks(&mut scene, below);
        scene
    }

    /// The number of marks of a row, if its column has no room for boxes. Rows that cost points are framed, rows that
    /// bring points are filled, so that they differ without colour.
    fn figure(&self, scene: &mut Scene, sum: Sum, cell: Bounds) {
        let marks = self.now.marks(sum);
        let (fill, line, ink) = match marks {
            0 => return,
            1..=4 => (Role::LostTint, (Role::Lost, 1.25), Role::Ink),
            5 => (Role::Well, (Role::Frame, 1.0), Role::Ink),
            _ => (Role::Gained, (Role::Gained, 1.0), Role::Paper),
        };
        let is_new = marks > self.before.marks(sum);
        let lit = (Role::Mark(self.colour), 2.5);
        let line = if is_new { lit } else { line };
        // Not a bar, whose height would suggest a value.
        let size = (cell.width - 2.0, cell.height.min(cell.width * 1.4));
        let cell = Bounds::new((cell.x + 1.0, cell.y), size);
        scene.area(cell, 3.0, fill, line);
        let figures = (cell.height * 0.62).min(cell.width * if marks < 10 { 0.85 } else { 0.68 });
        let set = Type::new(figures).bold().middle().of(ink);
        scene.text(cell.centre(), set, marks);
    }

    /// The ten boxes of a row, from below: four that cost, the one that pays, five that bring points.
    fn boxes(&self, scene: &mut Scene, sum: Sum, cell: Bounds) {
        let (before, marks) = (self.before.marks(sum), self.now.marks(sum));
        let gap = cell.height * 0.025;
        let height = (cell.height - 2.0 * gap) / BOXES as f32;
        for place in 0..BOXES {
            let gaps = match place {
                0..=3 => 0.0,
                4 => gap,
                _ => 2.0 * gap,
            };
            let top = cell.bottom() - height * (place + 1) as f32 - gaps;
            let is_marked = place < marks;
            let is_new = is_marked && place >= before;
            let costs = is_marked && marks < 5;
            // Narrow, so that rows that cost points differ without colour.
            let wide = cell.width * if costs { 0.5 } else { 0.8 };
            let corner = (cell.centre().0 - wide / 2.0, top + 0.75);
            let bounds = Bounds::new(corner, (wide, height - 1.5));
            let fill = match is_marked {
                true if costs => Role::Lost,
                true => Role::Player(self.colour),
                false => Role::Paper,
            };
            let line = match place {
                4 => Role::Ink,
                _ if is_marked => fill,
                _ => Role::Line,
            };
            let weight = if place == 4 { 1.75 } else { 1.0 };
            scene.area(bounds, 3.0, fill, (line, weight));
            // The highest box has no room for both a heart and the number of marks past it.
            if is_new && (place + 1 < BOXES || marks == BOXES) {
                heart(scene, bounds);
            }
            let figures = (bounds.width * 0.46).min(bounds.height * 0.6);
            if let (false, Some(worth)) = (is_marked, place.checked_sub(4))
                && figures >= LEAST_FIGURES
            {
                let set = Type::new(figures).middle().of(Role::Soft);
                scene.text(bounds.centre(), set, worth as i32 * points(sum));
            }
        }
        if marks > BOXES {
            let size = (cell.width * 0.55).min(height * 0.9);
            let set = Type::new(size).bold().middle();
            let set = set.of(Role::OnPlayer(self.colour));
            let above = (cell.centre().0, cell.y + height / 2.0);
            scene.text(above, set, format!("+{}", marks - BOXES));
        }
    }

    /// The three tracks side by side: the die and its eight boxes.
    fn tracks(&self, scene: &mut Scene, line: Bounds) {
        let share = line.width / Pad::TRACKS as f32;
        let side = line.height.min(share * 0.22);
        for (place, track) in self.now.tracks().enumerate() {
            let left = line.x + share * place as f32;
            let centre = (left + side / 2.0, line.centre().1);
            scene.die(centre, side, Some(track.value()), Look::Plain);
            let before = self.before.track(track.value()).map_or(0, Track::marks);
            let start = left + side + 3.0;
            let step = (share - side - 3.0 - share * 0.06) / f32::from(Track::BOXES);
            for place in 0..Track::BOXES {
                let corner = (start + step * f32::from(place), line.y + line.height * 0.2);
                let bounds = Bounds::new(corner, ((step - 1.5).max(1.0), line.height * 0.6));
                let is_new = (before..track.marks()).contains(&place);
                let fill = match place < track.marks() {
                    true => Role::Ink,
                    false => Role::Empty,
                };
                scene.area(bounds, 1.0, fill, None);
                if is_new {
                    heart(scene, bounds);
                }
            }
        }
    }
}

/// The paper heart of a newly marked box, which tells it from others without colour.
fn heart(scene: &mut Scene, bounds: Bounds) {
    let side = (bounds.width.min(bounds.height) * 0.4).max(2.0);
    let heart = Bounds::around(bounds.centre(), (side, side));
    scene.area(heart, 0.0, Role::Paper, None);
}
