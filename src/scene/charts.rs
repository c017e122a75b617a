//! Charts of results, of records and of dice.
//!
//! Bars differ in more than colour, and words beside them explain them. Figures of the data are stronger than those
//! of a scale.

use std::collections::BTreeMap;
use std::f32::consts::PI;

use super::{Bounds, Look, Pen, Point, Role, Scene, Side, Step, Type};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::session::{AnySession, Colour};
use crate::stats::{Verdict, race};
use crate::text::{number, percent_of, say, signed};

/// The course of one player in a [`race`].
#[derive(Debug, Clone, PartialEq)]
pub struct Lane {
    /// The player's colour.
    pub colour: Colour,
    /// The words beside its end; none if empty.
    pub name: String,
    /// The player's standing before the first throw or round of turns, and after each one.
    pub values: Vec<f64>,
    /// How strong its line is.
    pub weight: LaneWeight,
}

/// The strength of a course, from the lowest to the highest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LaneWeight {
    /// An earlier game, only for comparison.
    Earlier,
    /// A player's.
    Other,
    /// The winner's, or that of somebody alone.
    First,
}

/// The unit of a [`race`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Points of Express.
    Points,
    /// Columns of the board.
    Columns,
}

impl Measure {
    /// A value in this unit.
    pub fn told(self, value: f64) -> String {
        match self {
            Measure::Points => signed(value.round() as i32),
            Measure::Columns => whole(value),
        }
    }

    /// What a course in this unit shows.
    pub fn caption(self) -> String {
        match self {
            Measure::Points => say!("result-course"),
            Measure::Columns => say!("result-board-course"),
        }
    }
}

/// The courses of all players of a game, of whom the winners have a strong line and nobody a name.
pub fn courses(session: &AnySession, winners: &[Seat]) -> (Vec<Lane>, Measure) {
    let (courses, measure) = match session {
        AnySession::Express(session) => (race::totals(session), Measure::Points),
        AnySession::Classic(session) => (race::columns(session), Measure::Columns),
    };
    let players = Seat::enumerate(session.players()).zip(courses);
    let lanes = players.map(|((seat, player), values)| Lane {
        colour: player.colour,
        name: String::new(),
        values,
        weight: match winners.contains(&seat) {
            true => LaneWeight::First,
            false => LaneWeight::Other,
        },
    });
    (lanes.collect(), measure)
}

const LETTERS: f32 = 12.0;
const SIGN: f32 = 6.0;
/// The room at the left for a scale, below for the labels of bars, and above for figures.
const LEFT: f32 = 44.0;
const BELOW: f32 = 24.0;
const ABOVE: f32 = 20.0;
/// The approximate width of a letter of a name, and the height of the name.
const LETTER: f32 = 7.0;
const NAME: f32 = 14.0;
/// The gap between names and the ends of lines.
const LEADER: f32 = 14.0;
/// The points of a bar of totals.
const STEP: i32 = 100;

/// A bar of data, one for comparison, and one below zero.
type Bar = (Option<Role>, Option<Pen>);
const FULL: Bar = (Some(Role::Accent), None);
const PALE: Bar = (Some(Role::Tint), Some((Role::Frame, 1.0)));
const OPEN: Bar = (None, Some((Role::Lost, 2.0)));

/// The courses of all players from throw to throw or from round to round. Each ends in the sign of its player, with a
/// thin line to the name if all names have room.
pub fn race(lanes: &[Lane], measure: Measure, (width, height): (f32, f32)) -> Scene {
    let mut chart = Scene::new((width, height));
    let named = lanes.iter().filter(|lane| !lane.name.is_empty());
    let has_names = height >= ABOVE + BELOW + NAME * named.count() as f32;
    let names = lanes.iter().map(|lane| width_of_name(&lane.name));
    let names = names.fold(0.0, f32::max) * f32::from(u8::from(has_names));
    let leader = if names > 0.0 { LEADER } else { 0.0 };
    let right = width - names - leader;
    let values = lanes.iter().flat_map(|lane| lane.values.iter().copied());
    let values = values.chain([0.0]);
    let y = chart.span(values, 1.0, |value| measure.told(value), right);

    let longest = lanes.iter().map(|lane| lane.values.len()).max();
    let count = longest.unwrap_or(0).saturating_sub(1);
    let step = (right - LEFT - 2.0 * SIGN) / count.max(1) as f32;
    let x = |number: usize| LEFT + step * number as f32;
    let every = every(step, count);
    for number in (every..=count).step_by(every) {
        chart.scale_figure(number, (x(number), height - BELOW / 2.0));
    }

    // Comparisons lie below the data, and the winner above all.
    let mut sorted: Vec<&Lane> = lanes.iter().collect();
    sorted.sort_by_key(|lane| lane.weight);
    let mut ends: Vec<(&Lane, Point)> = Vec::new();
    for lane in sorted {
        let points = lane.values.iter().enumerate();
        let points = points.map(|(number, &value)| (x(number), y(value)));
        let points = thinned(points.collect());
        let last = points.last().copied();
        let wide = match lane.weight {
            LaneWeight::Earlier => 1.25,
            LaneWeight::Other => 2.0,
            LaneWeight::First => 3.4,
        };
        chart.course(points, (Role::Mark(lane.colour), wide));
        if let Some(end) = last.filter(|_| lane.weight > LaneWeight::Earlier) {
            ends.push((lane, beside(end, &ends)));
        }
    }
    ends.sort_by(|(_, one), (_, other)| one.1.total_cmp(&other.1));
    let downs = ends.iter().map(|(_, end)| end.1).collect();
    let downs = apart(downs, NAME / 2.0, height - BELOW);
    for ((lane, end), down) in ends.iter().zip(downs) {
        if lane.name.is_empty() || !has_names {
            continue;
        }
        let left = width - names;
        chart.text((left, down), Type::new(LETTERS).medium(), &lane.name);
        let leader = [*end, (right, end.1), (left - 3.0, down)];
        chart.course(leader, (Role::Mark(lane.colour), 1.25));
    }
    for (lane, end) in ends {
        chart.sign(lane.colour, end, SIGN);
    }
    chart
}

/// The results of somebody's last games as a line. A record is a line across with its words, and the game that reaches
/// or breaks it a die.
pub fn last_games(
    results: &[i32],
    measure: Measure,
    record: Option<(i32, String)>,
    colour: Colour,
    (width, height): (f32, f32),
) -> Scene {
    const DIE: f32 = 26.0;

    let mut chart = Scene::new((width, height));
    let goal = record.as_ref().map(|(result, _)| *result);
    let finest = match measure {
        Measure::Points => f64::from(STEP),
        Measure::Columns => 1.0,
    };
    // Games that are all alike lie in the middle.
    let values = results.iter().copied().chain(goal).map(f64::from);
    let values = values.flat_map(|value| [value - finest / 2.0, value + finest / 2.0]);
    let y = chart.span(values, finest, |value| measure.told(value), width);
    let step = (width - LEFT - 2.0 * DIE) / results.len().saturating_sub(1).max(1) as f32;
    let points = results.iter().enumerate().map(|(place, &result)| {
        let x = LEFT + DIE / 2.0 + step * place as f32;
        (x, y(result.into()))
    });
    let points: Vec<Point> = points.collect();
    // On the board, results are turns: the fewer the better.
    let rank = |result: i32| match measure {
        Measure::Points => result,
        Measure::Columns => -result,
    };
    let best = (0..results.len()).max_by_key(|&place| rank(results[place]));
    let breaks = best.filter(|&place| goal.is_some_and(|goal| rank(results[place]) >= rank(goal)));
    if let Some((result, words)) = record {
        let level = y(result.into());
        let line = vec![Step::Move((LEFT, level)), Step::Line((width, level))];
        chart.dashed(line, None, (Role::Mark(colour), 1.5), 5.0);
        let set = Type::new(LETTERS).medium().of(Role::Soft);
        // The words leave room for the die, and for a course that leads up from the line to it.
        match breaks.map(|place| (2 * place < results.len(), place)) {
            Some((true, _)) => on_paper(&mut chart, (width, level - LETTERS), set.end(), words),
            Some((false, 1)) if results[1] != result => {
                on_paper(&mut chart, (width, level + LETTERS), set.end(), words);
            }
            _ => on_paper(&mut chart, (LEFT, level - LETTERS), set, words),
        }
    }
    chart.course(points.clone(), (Role::Mark(colour), 2.4));
    for (place, &at) in points.iter().enumerate() {
        match breaks == Some(place) {
            true => chart.die(at, DIE, Some(Die::Two), Look::Fifth(colour)),
            false => chart.circle(at, 4.0, Role::Mark(colour), (Role::Mark(colour), 1.0)),
        }
    }
    chart
}

/// Words that no line strikes through.
fn on_paper(chart: &mut Scene, at: Point, set: Type, words: String) {
    let width = width_of_name(&words);
    let left = match set.side {
        Side::End => at.0 - width,
        _ => at.0,
    };
    let bounds = Bounds::new((left, at.1 - 0.6 * LETTERS), (width, 1.2 * LETTERS));
    chart.area(bounds, 0.0, Role::Paper, None);
    chart.text(at, set, words);
}

/// The place of the sign of a course that ends at `end`, moved left until it is free.
fn beside(end: Point, others: &[(&Lane, Point)]) -> Point {
    let (mut across, down) = end;
    let is_near = |one: f32, other: f32| (one - other).abs() < 2.0 * SIGN;
    let is_taken = |across: f32| {
        let mut others = others.iter();
        others.any(|(_, other)| is_near(other.0, across) && is_near(other.1, down))
    };
    while is_taken(across) {
        across -= 1.0;
    }
    (across, down)
}

/// The approximate width of a name; characters that are not alphabetic take twice the room.
fn width_of_name(name: &str) -> f32 {
    let letters = name.chars().map(|letter| match letter {
        ..'\u{1100}' => LETTER,
        _ => 2.0 * LETTER,
    });
    letters.sum()
}

/// Spreads names with these increasing heights so that they do not overlap, as far as there is room between the
/// limits.
fn apart(mut downs: Vec<f32>, top: f32, bottom: f32) -> Vec<f32> {
    let between = match downs.len() {
        ..2 => NAME,
        count => NAME.min((bottom - top) / (count - 1) as f32),
    };
    let mut least = top;
    for down in &mut downs {
        *down = down.max(least);
        least = *down + between;
    }
    let mut most = bottom;
    for down in downs.iter_mut().rev() {
        *down = down.min(most);
        most = *down - between;
    }
    downs
}

/// The step between numbered throws or turns: 1 for a short course, else 5, 10, 50 and so on, with room for numbers.
fn every(step: f32, count: usize) -> usize {
    const NUMBER: f32 = 22.0;

    let digits = count.checked_ilog10().unwrap_or_default() + 1;
    let room = NUMBER.max(9.0 * digits as f32);
    let is_long = count > 10;
    let mut every = if is_long { 5 } else { 1 };
    for factor in [5, 2].into_iter().cycle().skip(usize::from(is_long)) {
        if step * every as f32 >= room || every >= count {
            break;
        }
        every *= factor;
    }
    every
}

/// The visible points of a course: of those in the same column of pixels only the lowest and the highest, so that a
/// long game costs no more than the picture is wide.
pub fn thinned(points: Vec<Point>) -> Vec<Point> {
    let mut shown = Vec::new();
    for column in points.chunk_by(|one, other| one.0.floor() == other.0.floor()) {
        if column.len() <= 2 {
            shown.extend(column);
            continue;
        }
        let by_height = |&one: &usize, &other: &usize| column[one].1.total_cmp(&column[other].1);
        let lowest = (0..column.len()).max_by(by_height);
        let highest = (0..column.len()).min_by(by_height);
        let mut ends = [lowest, highest];
        ends.sort();
        shown.extend(ends.into_iter().flatten().map(|place| column[place]));
    }
    shown
}

/// Totals in bars around each hundred, before pale bars of a near-perfect player's, each with its share of games, 0 to 1.
/// Means are lines across: the own one, if there is any, and the coach's.
pub fn totals(
    results: &[i32],
    near_optimal: impl IntoIterator<Item = (i32, f64)>,
    means: &[(f64, String)],
    colour: Colour,
    (width, height): (f32, f32),
) -> Scene {
    let class = |total: i32| (total + STEP / 2).div_euclid(STEP);
    // Totals rarer than one in 500 games of the near-perfect player would only squeeze the rest.
    let mut pale: BTreeMap<i32, f64> = BTreeMap::new();
    for (total, share) in near_optimal {
        *pale.entry(class(total)).or_default() += share;
    }
    pale.retain(|_, share| *share >= 0.002);
    let mut full: BTreeMap<i32, f64> = BTreeMap::new();
    let part = 1.0 / results.len().max(1) as f64;
    for &total in results {
        *full.entry(class(total)).or_default() += part;
    }
    let mut chart = Scene::new((width, height));
    let both = || full.iter().chain(&pale);
    let classes = || both().map(|(&class, _)| class);
    let (Some(first), Some(last)) = (classes().min(), classes().max()) else {
        return chart;
    };
    let most = both().map(|(_, &share)| share).fold(0.0, f64::max);
    let share = |share: f64| percent_of((share * 100.0).round() as u16);
    let y = chart.span([0.0, most].into_iter(), 0.01, share, width);
    let step = (width - LEFT) / (last - first + 1) as f32;
    let x = |class: f64| LEFT + step * (class - f64::from(first) + 0.5) as f32;
    let own = (Some(Role::Mark(colour)), None);
    let near = (Some(Role::PlayerTint(colour)), Some((Role::Frame, 1.0)));
    for (bars, look, share_of_step) in [(&pale, near, 0.94), (&full, own, 0.5)] {
        for (&class, &share) in bars {
            let middle = x(class.into());
            chart.bar((middle, step * share_of_step), (y(0.0), y(share)), look);
        }
    }
    let mut every = [1, 2, 5, 10].into_iter();
    let every = every.find(|&n| step * n as f32 >= 48.0).unwrap_or(20);
    for class in (first..=last).filter(|class| class % every == 0) {
        chart.scale_figure(
            signed(class * STEP),
            (x(class.into()), height - BELOW / 2.0),
        );
    }
    let lowest = means.iter().map(|&(mean, _)| mean).fold(f64::MAX, f64::min);
    for (place, (mean, words)) in means.iter().enumerate() {
        let at = x(mean / f64::from(STEP));
        let (top, foot) = ((at, 0.0), (at, y(0.0)));
        let set = if place + 1 < means.len() {
            chart.line(top, foot, (Role::Ink, 2.0));
            Type::new(LETTERS).medium()
        } else {
            let line = vec![Step::Move(top), Step::Line(foot)];
            chart.dashed(line, None, (Role::Soft, 1.5), 5.0);
            Type::new(LETTERS).of(Role::Soft)
        };
        // The lower one has its words at the left, if there is room.
        let is_left = (*mean == lowest && at > width * 0.3) || at > width * 0.7;
        match is_left {
            true => chart.text((at - 6.0, 8.0), set.end(), words),
            false => chart.text((at + 6.0, 8.0), set, words),
        }
    }
    chart
}

/// The number of games by their turns.
pub fn turns(results: &[i32], colour: Colour, (width, height): (f32, f32)) -> Scene {
    let mut chart = Scene::new((width, height));
    let (Some(&first), Some(&last)) = (results.iter().min(), results.iter().max()) else {
        return chart;
    };
    let count = |turns: i32| results.iter().filter(|&&result| result == turns).count() as f64;
    let most = (first..=last).map(count).fold(1.0, f64::max);
    let y = chart.span([0.0, most].into_iter(), 1.0, whole, width);
    let step = (width - LEFT) / (last - first + 1) as f32;
    let every = if step >= 20.0 { 1 } else { 5 };
    for turns in first..=last {
        let middle = LEFT + step * ((turns - first) as f32 + 0.5);
        let games = count(turns);
        if games > 0.0 {
            let wide = (step * 0.6).min(60.0);
            let look = (Some(Role::Mark(colour)), None);
            chart.bar((middle, wide), (y(0.0), y(games)), look);
        }
        if turns % every == 0 {
            chart.scale_figure(whole(turns.into()), (middle, height - BELOW / 2.0));
        }
    }
    chart
}

/// Bars with their figures, numbered from `first`, on a scale to `most` at least; those below zero are open and hang down.
pub fn bars(bars: &[(f64, String)], first: usize, most: f64, size: (f32, f32)) -> Scene {
    let values = || bars.iter().map(|(value, _)| *value);
    let (least, most) = (values().fold(0.0, f64::min), values().fold(most, f64::max));
    // Figures below the lowest bar need room.
    let room = if least < 0.0 {
        (most - least) * 0.12
    } else {
        0.0
    };
    let mut chart = Scene::new(size);
    let y = chart.axis(least - room, most);
    let step = chart.width / bars.len().max(1) as f32;
    for (place, (value, figure)) in bars.iter().enumerate() {
        let middle = step * (place as f32 + 0.5);
        let (look, beside) = match value {
            ..0.0 => (OPEN, 10.0),
            _ => (FULL, -10.0),
        };
        chart.bar((middle, step * 0.6), (y(0.0), y(*value)), look);
        chart.figure(figure, (middle, y(*value) + beside));
        chart.scale_figure(first + place, (middle, chart.height - BELOW / 2.0));
    }
    chart
}

/// Counts of dice values or sums, with the mean of fair dice as a line across each bar; `first` is the lowest value
/// or sum.
pub fn counts(verdict: &Verdict, first: usize, (width, height): (f32, f32)) -> Scene {
    let counts = verdict.counts.iter().map(|&count| count as f64);
    let heights = counts.chain(verdict.expected.iter().copied());
    let most = heights.fold(0.0, f64::max);
    let mut chart = Scene::new((width, height));
    let y = chart.axis(0.0, most);
    let step = width / verdict.counts.len().max(1) as f32;
    let both = verdict.counts.iter().zip(&verdict.expected);
    for (place, (&count, &expected)) in both.enumerate() {
        let middle = step * (place as f32 + 0.5);
        let count = count as f64;
        chart.bar((middle, step * 0.56), (y(0.0), y(count)), PALE);
        chart.level((middle - step * 0.42, y(expected)), step * 0.84, true);
        chart.figure(whole(count), (middle, y(count.max(expected)) - 10.0));
        chart.scale_figure(first + place, (middle, height - BELOW / 2.0));
    }
    chart
}

/// A chance of 0 to 1 as an arc around its `figure`, above `words` in this size; little more than half as high as
/// wide.
pub fn risk(chance: f64, figure: &str, words: &str, letters: f32, width: f32) -> Scene {
    /// The stroke of the arc and the figure in it, relative to the width.
    const STROKE: f32 = 0.07;
    const FIGURE: f32 = 0.2;
    /// The corners of the line that draws the whole arc.
    const CORNERS: u16 = 48;

    let stroke = width * STROKE;
    let mut scene = Scene::new((width, (width + letters.max(stroke)) / 2.0));
    let (middle, radius) = (width / 2.0, (width - stroke) / 2.0);
    let mut arc = |share: f32, role| {
        let last = (f32::from(CORNERS) * share).ceil().max(1.0);
        let points = (0..=last as u16).map(|corner| {
            let angle = PI * share * f32::from(corner) / last;
            (middle - radius * angle.cos(), middle - radius * angle.sin())
        });
        scene.course(points, (role, stroke));
    };
    arc(1.0, Role::Rest);
    if chance > 0.0 {
        arc(chance as f32, Role::Lost);
    }
    let size = width * FIGURE;
    let below = scene.height - letters * 0.75;
    let set = Type::new(size).bold().middle();
    scene.text((middle, below - letters * 0.9 - size * 0.45), set, figure);
    let set = Type::new(letters).middle().of(Role::Soft);
    scene.text((middle, below), set, words);
    scene
}

/// Where words of this height stand above or below a low bar from `top` to `below`, clear of the line at `zero`.
pub fn beside_bar([top, below]: [f32; 2], zero: f32, words: f32, height: f32) -> f32 {
    let places = [top - words, below, zero + 2.0, zero - words];
    let is_free = |at: &f32| {
        let foot = at + words;
        let is_clear = |from: f32, to: f32| foot <= from + 1.0 || *at >= to - 1.0;
        *at >= 0.0 && foot <= height && is_clear(top, below) && is_clear(zero, zero + 2.0)
    };
    places.into_iter().find(is_free).unwrap_or(below)
}

/// The vertical scale of a chart of this height, from `least` to `most`.
fn heights(height: f32, least: f64, most: f64) -> impl Fn(f64) -> f32 {
    let range = (most - least).max(f64::MIN_POSITIVE);
    let tall = f64::from(height - ABOVE - BELOW);
    move |value| ABOVE + (tall * (least + range - value) / range) as f32
}

impl Scene {
    /// Draws the axis of bars that carry their figures, without other lines; returns the scale.
    fn axis(&mut self, least: f64, most: f64) -> impl Fn(f64) -> f32 + use<> {
        let y = heights(self.height, least, most);
        self.level((0.0, y(0.0)), self.width, true);
        y
    }

    /// Draws levels with their figures at round values, at least `finest` apart, from below all of these values to
    /// above them, up to `right`; returns the scale.
    fn span<I: Iterator<Item = f64>, F: Fn(f64) -> String>(
        &mut self,
        values: I,
        finest: f64,
        figure: F,
        right: f32,
    ) -> impl Fn(f64) -> f32 + use<I, F> {
        let none = (f64::INFINITY, f64::NEG_INFINITY);
        let (low, high) = values.fold(none, |(low, high), value| (low.min(value), high.max(value)));
        // Without values there is the level of zero alone.
        let (low, high) = if low <= high { (low, high) } else { (0.0, 0.0) };
        // Lines are as far apart as their figures are high.
        let room = f64::from((self.height - ABOVE - BELOW) / ABOVE).max(1.0);
        let range = (high - low).max(finest);
        let distance = round_distance(range).max(round_distance(5.0 * range / room));
        let distance = distance.max(finest);
        let first = (low / distance).floor() as i32;
        let last = (high / distance).ceil().max(f64::from(first + 1)) as i32;
        let [least, most] = [first, last].map(|line| f64::from(line) * distance);
        let y = heights(self.height, least, most);
        for line in first..=last {
            let value = f64::from(line) * distance;
            self.level((LEFT, y(value)), right - LEFT, line == 0);
            let set = Type::new(LETTERS).end().of(Role::Soft);
            self.text((LEFT - SIGN, y(value)), set, figure(value));
        }
        y
    }

    /// A level line; a strong one is an axis or an expectation.
    fn level(&mut self, (x, y): Point, length: f32, is_strong: bool) {
        let (role, width) = if is_strong {
            (Role::Ink, 2.0)
        } else {
            (Role::Line, 1.0)
        };
        self.line((x, y), (x + length, y), (role, width));
    }

    fn bar(&mut self, (middle, width): (f32, f32), (from, to): (f32, f32), (fill, line): Bar) {
        let corner = (middle - width / 2.0, from.min(to));
        let size = (width, (from - to).abs().max(1.0));
        self.area(Bounds::new(corner, size), 0.0, fill, line);
    }

    fn scale_figure(&mut self, figure: impl ToString, at: Point) {
        let set = Type::new(LETTERS).middle().of(Role::Soft);
        self.text(at, set, figure);
    }

    fn figure(&mut self, figure: impl ToString, at: Point) {
        self.text(at, Type::new(LETTERS).medium().middle(), figure);
    }
}

fn whole(value: f64) -> String {
    number(value, 0)
}

/// A distance at which three to six lines fit: 1, 2 or 5 times a power of ten.
fn round_distance(range: f64) -> f64 {
    let power = 10_f64.powf((range / 5.0).log10().floor());
    let mut distances = [1.0, 2.0, 5.0].into_iter().map(|factor| factor * power);
    let fitting = distances.find(|distance| range / distance <= 5.0);
    fitting.unwrap_or(10.0 * power)
}
