//! What was expected from throw to throw or from turn to turn, as a line.

use accesskit::Role;
use iced::widget::canvas::{LineJoin, Stroke};
use iced::{Point, Rectangle, Size};

use super::shape::draw as draw_shape;
use super::{Picture, Saying, Sketch};
use crate::app::theme::{self, Theme, faded, mixed, size};
use crate::session::Colour;
use crate::stats::chart::{every, thinned};
use crate::text::{self as words, say};

/// What a player could expect over a game, with what the choices cost, and the lines of the others.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// The player.
    pub colour: Colour,
    /// What the values are.
    pub scale: Scale,
    /// What was expected at the start and after each throw or turn.
    pub course: Vec<f64>,
    /// What would have been expected after each throw or turn by the best choices.
    pub best: Vec<f64>,
    /// The others, each with what was expected.
    pub others: Vec<(Colour, Vec<f64>)>,
    /// The throw or turn that is marked, from 1.
    pub marked: Option<usize>,
}

/// What the values of a chart are, and how they are drawn: better is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Expected final scores.
    Points,
    /// Chances to win, 0 to 1, all of which are shown.
    Chance,
    /// Turns of the whole game, of which fewer are better.
    Turns,
}

impl Scale {
    /// How high a value is.
    fn height(self, value: f64) -> f64 {
        match self {
            Scale::Points | Scale::Chance => value,
            Scale::Turns => -value,
        }
    }

    /// The heights that are shown at least, where these are the lowest and the highest.
    fn range(self, low: f64, high: f64) -> (f64, f64) {
        match self {
            Scale::Points => {
                let low = low.min(0.0);
                (low, high.max(low + 50.0).max(0.0))
            }
            Scale::Chance => (0.0, 1.0),
            Scale::Turns => (low - 0.5, high + 0.5),
        }
    }

    /// The distance of lines that are easy to read over a range, so that there are about four of them.
    fn distance(self, range: f64) -> f64 {
        let steps: &[f64] = match self {
            Scale::Points => &[25.0, 50.0, 100.0, 200.0, 250.0, 500.0, 1000.0],
            Scale::Chance => &[0.25],
            Scale::Turns => &[1.0, 2.0, 5.0, 10.0, 20.0],
        };
        let fitting = steps.iter().find(|&step| range / step <= 5.0);
        *fitting.or(steps.last()).unwrap_or(&range)
    }

    /// The words for a height beside a line.
    fn mark(self, height: f64) -> String {
        match self {
            Scale::Points => words::signed(height.round() as i32),
            Scale::Chance => say!("common-percent", number = (height * 100.0).round()),
            Scale::Turns => format!("{:.0}", -height),
        }
    }

    /// The words for a value.
    fn value(self, value: f64) -> String {
        match self {
            Scale::Points | Scale::Chance => self.mark(value),
            Scale::Turns => words::number(value, 1),
        }
    }
}

// The room around the lines for words, in logical pixels at 100 %.
const LEFT: f32 = 52.0;
const RIGHT: f32 = 20.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = 22.0;
/// How wide a loss is drawn: wider than the points, which would hide small ones.
const LOSS: f32 = 13.0;
/// Points that are nearer to each other than this have no signs.
const APART: f32 = 3.0;
/// The radius of the signs at the ends of the others.
const END: f32 = 5.0;

impl Chart {
    /// The throw or turn nearest to `x` in a chart this wide.
    pub fn nearest(&self, x: f32, width: f32) -> usize {
        let step = self.step(width);
        let number = ((x - LEFT) / step).round().max(1.0) as usize;
        number.min(self.best.len().max(1))
    }

    /// From one throw or turn to the next.
    fn step(&self, width: f32) -> f32 {
        let others = self.others.iter().map(|(_, course)| course.len());
        let throws = others.fold(self.course.len(), usize::max).saturating_sub(1);
        (width - LEFT - RIGHT) / throws.max(1) as f32
    }

    /// The lowest and the highest place that is drawn.
    fn range(&self) -> (f64, f64) {
        let others = self.others.iter().flat_map(|(_, course)| course);
        let values = self.course.iter().chain(&self.best).chain(others);
        let (low, high) = values
            .map(|&value| self.scale.height(value))
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), height| {
                (low.min(height), high.max(height))
            });
        self.scale.range(low, high)
    }
}

impl Scale {
    /// A value in words.
    fn told(self, value: f64) -> String {
        match self {
            Scale::Points => words::signed(value.round() as i32),
            Scale::Chance => words::percent(value),
            Scale::Turns => words::number(value, 1),
        }
    }
}

impl Sketch for Chart {
    fn said(&self) -> Option<Saying> {
        let told = |value: Option<&f64>| value.map(|&value| self.scale.told(value));
        let (first, last) = told(self.course.first()).zip(told(self.course.last()))?;
        let values = self.course.iter().enumerate();
        let values = values.map(|(place, &value)| {
            let value = self.scale.told(value);
            Saying::new(Role::ListItem, format!("{place}: {value}"))
        });
        let words = say!("heard-course", first = first, last = last);
        Some(Saying::new(Role::List, words).of(values))
    }

    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme) {
        let (low, high) = self.range();
        let height = size.height - TOP - BOTTOM;
        let level = |place: f64| TOP + height * ((high - place) / (high - low)) as f32;
        let y = |value: f64| level(self.scale.height(value));
        let step = self.step(size.width);
        let x = |throw: usize| LEFT + step * throw as f32;
        let across = |y: f32, thick: f32| {
            let corner = Point::new(LEFT, y - thick / 2.0);
            Rectangle::new(corner, Size::new(size.width - LEFT - RIGHT, thick))
        };

        let distance = self.scale.distance(high - low);
        let mut place = (low / distance).ceil() * distance;
        while place <= high {
            let (colour, thick) = if place == 0.0 {
                (theme.frame, 1.5)
            } else {
                // Weaker than the courses, whatever the contrast.
                (mixed(theme.paper, theme.frame, 0.28), 1.0)
            };
            picture.rectangle(across(level(place).round(), thick), 0.0, colour, None);
            let at = Point::new(LEFT / 2.0 - 2.0, level(place));
            let mark = self.scale.mark(place);
            picture.word(mark, at, size::CAPTION, theme::FONT, theme.soft);
            place += distance;
        }
        let throws = ((size.width - LEFT - RIGHT) / step).round() as usize;
        let every = every(step, throws);
        for throw in (every..=throws).step_by(every) {
            let at = Point::new(x(throw), size.height - BOTTOM / 2.0 + 2.0);
            let (font, colour) = if self.marked == Some(throw) {
                (theme::BOLD, theme.ink)
            } else {
                (theme::FONT, theme.soft)
            };
            picture.word(throw, at, size::CAPTION, font, colour);
        }

        if let Some(throw) = self.marked
            && let Some(&value) = self.course.get(throw)
        {
            let corner = Point::new(x(throw) - 0.75, TOP);
            let line = Rectangle::new(corner, Size::new(1.5, height));
            picture.rectangle(line, 0.0, theme.accent, None);
            let at = Point::new(x(throw).clamp(LEFT, size.width - RIGHT - 10.0), TOP / 2.0);
            let label = self.scale.value(value);
            picture.word(label, at, size::BODY, theme::BOLD, theme.ink);
        }

        let point = |throw: usize, value: f64| Point::new(x(throw), y(value));
        let end = |course: &[f64]| Some(point(course.len() - 1, *course.last()?));
        let mut ends: Vec<Point> = end(&self.course).into_iter().collect();
        for (colour, course) in &self.others {
            let stroke = Stroke::default()
                .with_color(faded(theme.player(*colour), 0.6))
                .with_width(1.5);
            picture.course(points(course, point), stroke);
            if let Some(mut end) = end(course) {
                // Those who end alike stand side by side.
                while ends.iter().any(|other| other.distance(end) < 2.0 * END) {
                    end.x -= END;
                }
                draw_shape(picture, theme, *colour, end, END);
                ends.push(end);
            }
        }
        // What a choice cost hangs from where the dice had put the player.
        let falls = self.best.iter().zip(&self.course[1..]).enumerate();
        let falls = falls.map(|(place, (&best, &value))| {
            let (top, bottom) = (y(best), y(value));
            let corner = Point::new(x(place + 1) - LOSS / 2.0, top);
            Rectangle::new(corner, Size::new(LOSS, bottom - top))
        });
        let falls: Vec<Rectangle> = falls.filter(|fall| fall.height >= 1.0).collect();
        for falls in falls.chunk_by(|one, other| one.x.floor() == other.x.floor()) {
            let deepest = falls
                .iter()
                .max_by(|one, other| one.height.total_cmp(&other.height));
            if let Some(&fall) = deepest {
                picture.rectangle(fall, 0.0, theme.minus, None);
            }
        }
        let stroke = Stroke {
            line_join: LineJoin::Round,
            ..Stroke::default()
                .with_color(theme.player(self.colour))
                .with_width(2.0)
        };
        picture.course(points(&self.course, point), stroke);
        let last = self.course.len() - 1;
        let is_shown = |throw: usize| step >= APART || throw == last || self.marked == Some(throw);
        let shown = self.course.iter().enumerate();
        for (throw, &value) in shown.filter(|&(throw, _)| is_shown(throw)) {
            let radius = if self.marked == Some(throw) { 7.0 } else { 4.5 };
            draw_shape(picture, theme, self.colour, point(throw, value), radius);
        }
    }
}

/// The points of these values, the first one before any throw.
fn points(course: &[f64], point: impl Fn(usize, f64) -> Point) -> Vec<Point> {
    let points = course.iter().enumerate();
    let points = points.map(|(throw, &value)| point(throw, value)).collect();
    thinned(points, |point: &Point| (point.x, point.y))
}
