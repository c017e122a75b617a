//! A chart of expectations from throw to throw or turn to turn, and the rank of a total among many.

use super::charts::{LETTERS, beside, every, thinned};
use super::{Bounds, Point, Role, Scene, Type};
use crate::coach::express::Distribution;
use crate::session::Colour;
use crate::text::{number, percent_of, signed};

/// The expectations of a player over a game, the losses of choices, and the lines of the others.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// The player.
    pub colour: Colour,
    /// The unit of the values.
    pub scale: Scale,
    /// The expectation at the start and after each throw or turn.
    pub course: Vec<f64>,
    /// The expectation after each throw or turn with the best choice.
    pub best: Vec<f64>,
    /// The others with their expectations.
    pub others: Vec<(Colour, Vec<f64>)>,
    /// The marked throw or turn, from 1.
    pub marked: Option<usize>,
}

/// The unit of a chart; better values are drawn higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scale {
    /// Expected final scores.
    Points,
    /// Chances to win, on a scale from 0 to 1.
    Chance,
    /// Turns of the whole game; fewer are better.
    Turns,
}

impl Scale {
    /// The height of a value.
    fn height(self, value: f64) -> f64 {
        match self {
            Scale::Points | Scale::Chance => value,
            Scale::Turns => -value,
        }
    }

    /// The least range of heights that contains these.
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

    /// A round distance of about four lines over a range.
    fn distance(self, range: f64) -> f64 {
        let steps: &[f64] = match self {
            Scale::Points => &[25.0, 50.0, 100.0, 200.0, 250.0, 500.0, 1000.0],
            Scale::Chance => &[0.25],
            Scale::Turns => &[1.0, 2.0, 5.0, 10.0, 20.0],
        };
        let fitting = steps.iter().find(|&step| range / step <= 5.0);
        *fitting.or(steps.last()).unwrap_or(&range)
    }

    /// A value in words.
    pub fn told(self, value: f64) -> String {
        match self {
            Scale::Points => signed(value.round() as i32),
            Scale::Chance => percent_of((value * 100.0).round() as u16),
            Scale::Turns => number(value, 1),
        }
    }

    /// The words for a height beside a line.
    fn mark(self, height: f64) -> String {
        match self {
            Scale::Points | Scale::Chance => self.told(height),
            Scale::Turns => number(-height, 0),
        }
    }
}

// The room around the lines for words.
const LEFT: f32 = 52.0;
const RIGHT: f32 = 20.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = 22.0;
/// The width of a loss, wider than the signs, which would hide small ones.
const LOSS: f32 = 13.0;
/// The least distance of points that have signs.
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

    /// The throws or turns of the longest line.
    fn throws(&self) -> usize {
        let others = self.others.iter().map(|(_, course)| course.len());
        others.fold(self.course.len(), usize::max).saturating_sub(1)
    }

    /// The distance from one throw or turn to the next.
    fn step(&self, width: f32) -> f32 {
        (width - LEFT - RIGHT) / self.throws().max(1) as f32
    }

    /// The lowest and the highest value drawn.
    fn range(&self) -> (f64, f64) {
        let others = self.others.iter().flat_map(|(_, course)| course);
        let values = self.course.iter().chain(&self.best).chain(others);
        let heights = values.map(|&value| self.scale.height(value));
        let (low, high) = heights
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), height| {
                (low.min(height), high.max(height))
            });
        self.scale.range(low, high)
    }

    /// The chart in this size.
    pub fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let (low, high) = self.range();
        let height = size.1 - TOP - BOTTOM;
        let level = |place: f64| TOP + height * ((high - place) / (high - low)) as f32;
        let y = |value: f64| level(self.scale.height(value));
        let step = self.step(size.0);
        let x = |throw: usize| LEFT + step * throw as f32;
        let small = Type::new(LETTERS).middle();

        let distance = self.scale.distance(high - low);
        let mut place = (low / distance).ceil() * distance;
        while place <= high {
            let (from, to) = ((LEFT, level(place)), (size.0 - RIGHT, level(place)));
            let is_zero = place == 0.0;
            let role = if is_zero { Role::Frame } else { Role::Line };
            scene.line(from, to, (role, if is_zero { 1.5 } else { 1.0 }));
            let mark = self.scale.mark(place);
            scene.text((LEFT / 2.0 - 2.0, from.1), small.of(Role::Soft), mark);
            place += distance;
        }
        let throws = self.throws();
        let every = every(step, throws);
        for throw in (every..=throws).step_by(every) {
            let set = match self.marked == Some(throw) {
                true => small.bold(),
                false => small.of(Role::Soft),
            };
            scene.text((x(throw), size.1 - BOTTOM / 2.0 + 2.0), set, throw);
        }
        if let Some(throw) = self.marked
            && let Some(&value) = self.course.get(throw)
        {
            let (top, foot) = ((x(throw), TOP), (x(throw), TOP + height));
            scene.line(top, foot, (Role::Accent, 1.5));
            let at = x(throw).clamp(LEFT, size.0 - RIGHT - 10.0);
            let set = Type::new(14.0).bold().middle();
            scene.text((at, TOP / 2.0), set, self.scale.told(value));
        }

        let points = |course: &[f64]| -> Vec<Point> {
            let values = course.iter().enumerate();
            values.map(|(throw, &value)| (x(throw), y(value))).collect()
        };
        let own = points(&self.course);
        let mut ends: Vec<Point> = own.last().copied().into_iter().collect();
        for (colour, course) in &self.others {
            let points = points(course);
            let end = points.last().copied();
            scene.course(thinned(points), (Role::Player(*colour), 1.25));
            if let Some(end) = end {
                let end = beside(end, &ends, END, END);
                scene.sign(*colour, end, END);
                ends.push(end);
            }
        }
        self.falls(&mut scene, &own, y);
        scene.course(thinned(own.clone()), (Role::Player(self.colour), 2.0));
        for (throw, &point) in own.iter().enumerate() {
            let is_marked = self.marked == Some(throw);
            if step >= APART || throw + 1 == own.len() || is_marked {
                scene.sign(self.colour, point, if is_marked { 7.0 } else { 4.5 });
            }
        }
        scene
    }

    /// The losses of choices, hanging from the expectation after the dice.
    fn falls(&self, scene: &mut Scene, own: &[Point], y: impl Fn(f64) -> f32) {
        let falls = self.best.iter().zip(own.iter().skip(1));
        let falls = falls.map(|(&best, &(across, bottom))| {
            let top = y(best);
            Bounds::new((across - LOSS / 2.0, top), (LOSS, bottom - top))
        });
        let falls: Vec<Bounds> = falls.filter(|fall| fall.height >= 1.0).collect();
        for falls in falls.chunk_by(|one, other| one.x.floor() == other.x.floor()) {
            let by_height = |one: &&Bounds, other: &&Bounds| one.height.total_cmp(&other.height);
            if let Some(&deepest) = falls.iter().max_by(by_height) {
                scene.area(deepest, 0.0, Role::Lost, None);
            }
        }
    }
}

/// A histogram of totals.
#[derive(Debug, Clone, PartialEq)]
pub struct Bars {
    lowest: i32,
    /// The share of games in each bar, 0 to 1.
    shares: Vec<f32>,
}

impl Bars {
    /// The points of one bar.
    const STEP: i32 = 50;
    /// The share below which bars at either end are not drawn.
    const RARE: f64 = 0.002;

    /// The histogram of these games, without the rarest bars at either end.
    pub fn of(distribution: &Distribution) -> Bars {
        let games = distribution.games().max(1) as f64;
        let is_common = |total: i32| {
            let place = distribution.percentile(total);
            let higher = 1.0 - place.lower - place.equal;
            place.lower + place.equal >= Bars::RARE && higher >= Bars::RARE
        };
        let mut bars = Bars {
            lowest: 0,
            shares: Vec::new(),
        };
        for (total, count) in distribution.counts().filter(|&(total, _)| is_common(total)) {
            let start = total.div_euclid(Bars::STEP) * Bars::STEP;
            if bars.shares.is_empty() {
                bars.lowest = start;
            }
            let place = ((start - bars.lowest) / Bars::STEP) as usize;
            bars.shares.resize(place + 1, 0.0);
            bars.shares[place] += (f64::from(count) / games) as f32;
        }
        bars
    }

    /// The lowest and the highest total with a bar.
    pub fn range(&self) -> (i32, i32) {
        let highest = self.lowest + Bars::STEP * self.shares.len() as i32;
        (self.lowest, highest)
    }

    /// The range of the highest bar.
    pub fn most(&self) -> Option<(i32, i32)> {
        let shares = self.shares.iter().zip(0..);
        let (_, most) = shares.max_by(|(one, _), (other, _)| one.total_cmp(other))?;
        let start = self.lowest + Bars::STEP * most;
        Some((start, start + Bars::STEP))
    }
}

/// A histogram with the total of a player; the bars below it are filled.
#[derive(Debug, Clone, PartialEq)]
pub struct Histogram {
    /// All games.
    pub bars: Bars,
    /// The player and the total.
    pub at: Option<(Colour, i32)>,
}

/// The room below the bars for figures, and above them for the player's sign.
const BELOW: f32 = 16.0;
const ABOVE: f32 = 12.0;

impl Histogram {
    /// The bars in this size.
    pub fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let (lowest, highest) = self.bars.range();
        let x = |total: i32| {
            let share = (total - lowest) as f32 / (highest - lowest).max(1) as f32;
            size.0 * share.clamp(0.0, 1.0)
        };
        let foot = size.1 - BELOW;
        let shares = &self.bars.shares;
        let most = shares.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
        for (from, share) in (lowest..).step_by(Bars::STEP as usize).zip(shares) {
            let to = from + Bars::STEP;
            let is_below = self.at.is_some_and(|(_, total)| to <= total);
            let fill = if is_below { Role::Accent } else { Role::Line };
            let tall = ((foot - ABOVE) * share / most).max(1.0);
            let wide = (x(to) - x(from) - 1.0).max(1.0);
            let bar = Bounds::new((x(from), foot - tall), (wide, tall));
            scene.area(bar, 0.0, fill, None);
        }
        let figures = [-500, 0, 500].into_iter();
        for total in figures.filter(|total| (lowest..highest).contains(total)) {
            let set = Type::new(LETTERS).middle().of(Role::Soft);
            scene.text((x(total), size.1 - BELOW / 2.0), set, signed(total));
        }
        if let Some((colour, total)) = self.at {
            let at = x(total).clamp(6.0, size.0 - 6.0);
            scene.line((at, ABOVE), (at, foot), (Role::Ink, 2.0));
            scene.sign(colour, (at, ABOVE / 2.0), 5.5);
        }
        scene
    }
}
