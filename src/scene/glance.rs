//! A whole pad at a glance: a column of ten boxes for every row, and below them the three tracks.

use super::{Bounds, Look, Role, Scene, Type};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Track, points};
use crate::session::Colour;

struct Glance<'a> {
    before: &'a Pad,
    now: &'a Pad,
    /// None for a player who is out or gone, whose pad is grey.
    colour: Option<Colour>,
}

/// The width of two bold digits with the room beside them, relative to the type size.
const DIGITS: f32 = 1.55;
/// The size of the numbers of rows, and the least one; below it, every other row has a number, and each new mark.
const LETTERS: f32 = 14.0;
const LEAST_LETTERS: f32 = 12.0;
/// From this height on there is room for the tracks, of this height.
const WITH_TRACKS: f32 = 64.0;
const TRACKS: f32 = 14.0;
/// The least size of points in the boxes.
const LEAST_FIGURES: f32 = 12.0;
const BOXES: u32 = 10;

/// The marks of a pad in its player's colour, those of a row that costs points in red; what has been marked since
/// `before` has its number and its die in that colour.
pub fn glance(before: &Pad, now: &Pad, colour: Option<Colour>, size: (f32, f32)) -> Scene {
    let glance = Glance {
        before,
        now,
        colour,
    };
    glance.scene(size)
}

impl Glance<'_> {
    fn scene(&self, (width, height): (f32, f32)) -> Scene {
        let mut scene = Scene::new((width, height));
        let step = width / Sum::COUNT as f32;
        let fitting = step / DIGITS;
        let (apart, most) = match fitting < LEAST_LETTERS {
            true => (2, 2.0 * fitting),
            false => (1, fitting),
        };
        let is_new = |place: usize| {
            let sum = Sum::ALL.get(place);
            sum.is_some_and(|&sum| self.now.marks(sum) > self.before.marks(sum))
        };
        let letters = LETTERS.max(height * 0.07).min(most);
        let tracks = match height >= WITH_TRACKS {
            true => TRACKS.max(height * 0.08),
            false => 0.0,
        };
        let foot = height - tracks - letters * 1.4 - tracks * 0.2;
        for (place, sum) in Sum::ALL.into_iter().enumerate() {
            let left = step * place as f32;
            self.boxes(&mut scene, sum, Bounds::new((left, 0.0), (step, foot)));
            let is_free = !is_new(place + 1) && !is_new(place.wrapping_sub(1));
            if is_new(place) || apart == 1 || (place % apart == 0 && is_free) {
                let at = (left + step / 2.0, foot + letters * 0.7);
                self.number(&mut scene, sum, at, letters);
            }
        }
        if tracks > 0.0 {
            let below = Bounds::new((0.0, height - tracks), (width, tracks));
            self.tracks(&mut scene, below);
        }
        scene
    }

    fn number(&self, scene: &mut Scene, sum: Sum, at: (f32, f32), letters: f32) {
        let marks = self.now.marks(sum);
        let set = Type::new(letters).middle();
        let set = match self.colour {
            Some(colour) if marks > self.before.marks(sum) => {
                let size = (letters * DIGITS, letters * 1.3);
                scene.area(Bounds::around(at, size), 4.0, Role::Player(colour), None);
                set.bold().of(Role::OnPlayer(colour))
            }
            Some(_) if (1..=4).contains(&marks) => set.of(Role::Lost),
            _ => set.of(Role::Soft),
        };
        scene.text(at, set, sum);
    }

    /// The ten boxes of a row, from below: four that cost, the one that pays, five that bring points.
    fn boxes(&self, scene: &mut Scene, sum: Sum, cell: Bounds) {
        let marks = self.now.marks(sum);
        let height = cell.height / BOXES as f32;
        let costs = marks < 5;
        let filled = match self.colour {
            None => Role::Frame,
            Some(_) if costs => Role::Lost,
            Some(colour) => Role::Player(colour),
        };
        for place in 0..BOXES {
            let is_marked = place < marks;
            // Narrow, so that rows that cost points differ without colour.
            let wide = cell.width * if is_marked && costs { 0.42 } else { 0.84 };
            let middle = cell.bottom() - height * (place as f32 + 0.5);
            let size = (wide, (height * 0.8).max(height - 2.0));
            let bounds = Bounds::around((cell.centre().0, middle), size);
            let (fill, line) = match is_marked {
                true => (filled, filled),
                false => (Role::Well, Role::Empty),
            };
            // Thinner where boxes are low, whose lines would be all that is seen.
            let weight = (height * 0.12).min(1.0);
            let line = match place {
                4 => (Role::Ink, 2.2 * weight),
                _ => (line, 0.7 * weight),
            };
            scene.area(bounds, 2.0, fill, line);
            let figures = (bounds.width * 0.46).min(bounds.height * 0.6);
            if let (false, Some(worth)) = (is_marked, place.checked_sub(4))
                && figures >= LEAST_FIGURES
            {
                let set = Type::new(figures).middle().of(Role::Soft);
                scene.text(bounds.centre(), set, worth as i32 * points(sum));
            }
        }
        if let (Some(past @ 1..), Some(colour)) = (marks.checked_sub(BOXES), self.colour) {
            let set = Type::new((cell.width * 0.55).min(height)).bold().middle();
            let set = set.of(Role::OnPlayer(colour));
            let above = (cell.centre().0, cell.y + height / 2.0);
            scene.text(above, set, format!("+{past}"));
        }
    }

    /// The three tracks side by side: the die and its eight boxes, of which the last one ends the game.
    fn tracks(&self, scene: &mut Scene, line: Bounds) {
        let share = line.width / Pad::TRACKS as f32;
        let side = line.height;
        let step = (share - side - 10.0) / f32::from(Track::BOXES);
        for place in 0..Pad::TRACKS {
            let left = line.x + share * place as f32;
            let value = self.now.tracks().nth(place).map(Track::value);
            let marked = |pad: &Pad| pad.tracks().nth(place).map_or(0, Track::marks);
            let marks = marked(self.now);
            let look = match self.colour {
                Some(colour) if marks > marked(self.before) => Look::Fifth(colour),
                Some(_) => Look::Plain,
                None => Look::Faint,
            };
            scene.die((left + side / 2.0, line.centre().1), side, value, look);
            for place in 0..Track::BOXES {
                let middle = left + side + 4.0 + step * (f32::from(place) + 0.5);
                let size = (step - 1.0, side * 0.65);
                let bounds = Bounds::around((middle, line.centre().1), size);
                let ink = self.colour.map_or(Role::Frame, |_| Role::Ink);
                let (fill, line) = match place < marks {
                    true => (ink, (ink, 1.0)),
                    false if place + 1 == Track::BOXES => (Role::Well, (ink, 1.8)),
                    false => (Role::Well, (Role::Empty, 0.7)),
                };
                scene.area(bounds, 1.0, fill, line);
            }
        }
    }
}
