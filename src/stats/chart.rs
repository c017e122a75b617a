//! Charts as marks on a sheet: laid out once, drawn in the window and written to files alike.
//!
//! What a bar means is told by its look, which differs in more than colour, and by words beside it.

use super::{Fifth, Row, Verdict};
use crate::session::Colour;

/// A chart. Lengths are in logical pixels, from the upper left corner.
#[derive(Debug, Clone, PartialEq)]
pub struct Chart {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// What is on it, the lowest first.
    pub marks: Vec<Mark>,
}

/// Something on a chart.
#[derive(Debug, Clone, PartialEq)]
pub enum Mark {
    /// A bar.
    Bar {
        /// The left edge.
        x: f32,
        /// The upper edge.
        y: f32,
        /// Its width.
        width: f32,
        /// Its height.
        height: f32,
        /// What it looks like.
        look: Look,
    },
    /// A level line; a strong one is an axis or an expectation.
    Line {
        /// The left end.
        x: f32,
        /// Its height on the sheet.
        y: f32,
        /// Its length.
        length: f32,
        /// Whether it stands out.
        is_strong: bool,
    },
    /// A label around a point.
    Label {
        /// What it says.
        label: Label,
        /// The middle across.
        x: f32,
        /// The middle down.
        y: f32,
        /// Whether it belongs to the data, not to a scale.
        is_strong: bool,
    },
    /// The name of a player.
    Name {
        /// What it says.
        name: String,
        /// Where it begins.
        x: f32,
        /// The middle down.
        y: f32,
    },
    /// A line from point to point in the colour of a player.
    Course {
        /// The points, across and down.
        points: Vec<(f32, f32)>,
        /// Whose it is.
        colour: Colour,
        /// Whether it belongs to the data, not to what that is compared with.
        is_strong: bool,
    },
    /// The shape of a player.
    Shape {
        /// The middle across.
        x: f32,
        /// The middle down.
        y: f32,
        /// Whose it is.
        colour: Colour,
    },
}

/// What stands beside a mark, to be written as people read it.
#[derive(Debug, Clone, PartialEq)]
pub enum Label {
    /// A whole number.
    Number(f64),
    /// Points, with their sign.
    Points(i32),
    /// A part of all, 0 to 1, in whole percent.
    Share(f64),
}

/// The course of a game for one of the players of a [`race`].
#[derive(Debug, Clone, PartialEq)]
pub struct Lane {
    /// Whose it is.
    pub colour: Colour,
    /// The words beside its end; none if empty.
    pub name: String,
    /// What the player had before the first throw or turn, and after each one.
    pub values: Vec<f64>,
    /// Whether it belongs to the data, not to what that is compared with.
    pub is_strong: bool,
}

/// What a bar looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// A count.
    Full,
    /// What it is compared with: pale or hatched, with an outline.
    Pale,
    /// A count below zero: empty, with a heavy outline.
    Open,
}

/// What a [`race`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Points of Express.
    Points,
    /// Columns of the board.
    Columns,
}

impl Measure {
    /// The label for a value of the scale.
    fn label(self, value: f64) -> Label {
        match self {
            Measure::Points => Label::Points(value.round() as i32),
            Measure::Columns => Label::Number(value),
        }
    }
}

/// The radius of a player's shape.
pub const SHAPE: f32 = 6.0;

/// The room at the left for a scale, and below for what the bars are.
const LEFT: f32 = 44.0;
const BELOW: f32 = 24.0;
/// The room above for figures.
const ABOVE: f32 = 20.0;
/// About the width of a letter of a name, and the height of the name.
const LETTER: f32 = 7.0;
const NAME: f32 = 14.0;
/// How far names stand from the end of the chart's lines.
const LEADER: f32 = 14.0;
/// The points of a bar of totals.
const STEP: i32 = 100;

/// The height that a [`race`] of so many named players needs, so that no name lies on another one.
pub fn race_height(players: usize) -> f32 {
    ABOVE + BELOW + NAME * players as f32
}

/// The courses of all players from throw to throw or from turn to turn; each ends in the shape of its player, from which a
/// thin line leads to the name where all names have room.
pub fn race(lanes: &[Lane], measure: Measure, (width, height): (f32, f32)) -> Chart {
    let mut chart = Chart::empty(width, height);
    let values = || lanes.iter().flat_map(|lane| lane.values.iter().copied());
    let (low, high) = (values().fold(0.0, f64::min), values().fold(0.0, f64::max));
    // Lines are as far apart as their figures are high.
    let room = f64::from((height - ABOVE - BELOW) / ABOVE).max(1.0);
    let range = (high - low).max(1.0);
    let distance = round_distance(range).max(round_distance(5.0 * range / room));
    let first = (low / distance).floor() as i32;
    let last = (high / distance).ceil().max(f64::from(first + 1)) as i32;
    let y = chart.heights(f64::from(first) * distance, f64::from(last) * distance);
    let named = lanes.iter().filter(|lane| !lane.name.is_empty());
    let has_names = height >= race_height(named.count());
    let names = lanes.iter().map(|lane| width_of_name(&lane.name));
    let names = names.fold(0.0, f32::max) * f32::from(u8::from(has_names));
    let right = if names > 0.0 {
        width - names - LEADER
    } else {
        width
    };
    for line in first..=last {
        let value = f64::from(line) * distance;
        chart.marks.push(Mark::Line {
            x: LEFT,
            y: y(value),
            length: right - LEFT,
            is_strong: line == 0,
        });
        chart.label(measure.label(value), LEFT / 2.0 - 2.0, y(value), false);
    }

    let longest = lanes.iter().map(|lane| lane.values.len()).max();
    let count = longest.unwrap_or(0).saturating_sub(1);
    let step = (right - LEFT - 2.0 * SHAPE) / count.max(1) as f32;
    let x = |number: usize| LEFT + step * number as f32;
    let every = every(step, count);
    for number in (every..=count).step_by(every) {
        chart.label(
            Label::Number(number as f64),
            x(number),
            height - BELOW / 2.0,
            false,
        );
    }

    // What the data is compared with lies below it.
    let (strong, others): (Vec<&Lane>, Vec<&Lane>) = lanes.iter().partition(|lane| lane.is_strong);
    let mut ends: Vec<(f32, f32)> = Vec::new();
    for lane in others.into_iter().chain(strong.iter().copied()) {
        let points = lane.values.iter().enumerate();
        let points = points.map(|(number, &value)| (x(number), y(value)));
        let points = thinned(points.collect(), |point| *point);
        let last = points.last().copied();
        chart.marks.push(Mark::Course {
            points,
            colour: lane.colour,
            is_strong: lane.is_strong,
        });
        let Some((mut across, down)) = last.filter(|_| lane.is_strong) else {
            continue;
        };
        // Those who end alike stand side by side.
        let is_taken = |&(x, y): &(f32, f32), across: f32| {
            (x - across).abs() < 2.0 * SHAPE && (y - down).abs() < 2.0 * SHAPE
        };
        while ends.iter().any(|end| is_taken(end, across)) {
            across -= 1.0;
        }
        ends.push((across, down));
    }
    let named = strong.into_iter().zip(ends);
    let mut named: Vec<(&Lane, (f32, f32))> = named.collect();
    named.sort_by(|(_, one), (_, other)| one.1.total_cmp(&other.1));
    let downs: Vec<f32> = named.iter().map(|(_, end)| end.1).collect();
    let downs = apart(&downs, NAME / 2.0, height - BELOW);
    for ((lane, end), &down) in named.iter().zip(&downs) {
        if lane.name.is_empty() || !has_names {
            continue;
        }
        let left = width - names;
        chart.marks.push(Mark::Name {
            name: lane.name.clone(),
            x: left,
            y: down,
        });
        chart.marks.push(Mark::Course {
            points: vec![*end, (right, end.1), (left - 3.0, down)],
            colour: lane.colour,
            is_strong: false,
        });
    }
    for (lane, (x, y)) in named {
        chart.marks.push(Mark::Shape {
            x,
            y,
            colour: lane.colour,
        });
    }
    chart
}

/// About how wide a name is; letters that are no alphabet's take twice the room.
fn width_of_name(name: &str) -> f32 {
    let letters = name.chars().map(|letter| match letter {
        ..'\u{1100}' => LETTER,
        _ => 2.0 * LETTER,
    });
    letters.sum()
}

/// Where names stand that are to be at these heights, which increase: no nearer to each other than they are high, as far as
/// there is room between these limits.
fn apart(downs: &[f32], top: f32, bottom: f32) -> Vec<f32> {
    let between = match downs.len() {
        ..2 => NAME,
        count => NAME.min((bottom - top) / (count - 1) as f32),
    };
    let mut apart: Vec<f32> = downs.to_vec();
    let mut least = top;
    for down in &mut apart {
        *down = down.max(least);
        least = *down + between;
    }
    let mut most = bottom;
    for down in apart.iter_mut().rev() {
        *down = down.min(most);
        most = *down - between;
    }
    apart
}

/// How many throws or turns further the next number is written, for its room: 1, 5, 10, 50 and so on.
pub fn every(step: f32, count: usize) -> usize {
    const NUMBER: f32 = 22.0;

    let digits = count.checked_ilog10().unwrap_or_default() + 1;
    let room = NUMBER.max(9.0 * digits as f32);
    let mut every = 1;
    for factor in [5, 2].into_iter().cycle() {
        if step * every as f32 >= room || every >= count {
            break;
        }
        every *= factor;
    }
    every
}

/// The points of a course that can be told apart: of those that share a pixel from left to right only the lowest and the
/// highest, so that a long game is no more to draw than the picture is wide.
pub fn thinned<P: Copy>(points: Vec<P>, place: impl Fn(&P) -> (f32, f32)) -> Vec<P> {
    let across = |point: &P| place(point).0.floor();
    let down = |point: &P| place(point).1;
    let mut shown = Vec::new();
    for column in points.chunk_by(|one, other| across(one) == across(other)) {
        if column.len() <= 2 {
            shown.extend(column);
            continue;
        }
        let by_height =
            |&one: &usize, &other: &usize| down(&column[one]).total_cmp(&down(&column[other]));
        let lowest = (0..column.len()).max_by(by_height);
        let highest = (0..column.len()).min_by(by_height);
        let mut ends = [lowest, highest];
        ends.sort();
        shown.extend(ends.into_iter().flatten().map(|place| column[place]));
    }
    shown
}

/// The totals of somebody in bars of 100 points, before pale bars of those that a near-optimal player comes to, each with
/// its share of the games, 0 to 1.
pub fn totals(
    results: &[i32],
    near_optimal: impl IntoIterator<Item = (i32, f64)>,
    (width, height): (f32, f32),
) -> Chart {
    let class = |total: i32| total.div_euclid(STEP);
    // What is rarer than one in 500 games of the near-optimal player would only squeeze the rest.
    let mut pale: Vec<(i32, f64)> = Vec::new();
    for (total, share) in near_optimal {
        match pale.last_mut() {
            Some((last, sum)) if *last == class(total) => *sum += share,
            _ => pale.push((class(total), share)),
        }
    }
    pale.retain(|&(_, share)| share >= 0.002);
    let mut full: Vec<(i32, f64)> = Vec::new();
    let part = 1.0 / results.len().max(1) as f64;
    for &total in results {
        match full.iter_mut().find(|(other, _)| *other == class(total)) {
            Some((_, sum)) => *sum += part,
            None => full.push((class(total), part)),
        }
    }
    let classes = || full.iter().chain(&pale).map(|&(class, _)| class);
    let (Some(first), Some(last)) = (classes().min(), classes().max()) else {
        return Chart::empty(width, height);
    };
    let most = full
        .iter()
        .chain(&pale)
        .map(|&(_, share)| share)
        .fold(0.0, f64::max);
    let mut chart = Chart::empty(width, height);
    let y = chart.scale(most, 0.01, Label::Share);
    let step = (width - LEFT) / (last - first + 1) as f32;
    let x = |class: i32| LEFT + step * (class - first) as f32;
    for (bars, look, share_of_step) in [(&pale, Look::Pale, 0.94), (&full, Look::Full, 0.5)] {
        for &(class, share) in bars {
            chart.bar(
                x(class) + step / 2.0,
                step * share_of_step,
                y(0.0),
                y(share),
                look,
            );
        }
    }
    let every = [1, 2, 5, 10]
        .into_iter()
        .find(|&n| step * n as f32 >= 48.0)
        .unwrap_or(20);
    for class in (first..=last).filter(|class| class % every == 0) {
        chart.label(
            Label::Points(class * STEP),
            x(class),
            height - BELOW / 2.0,
            false,
        );
    }
    chart
}

/// How many games took how many turns.
pub fn turns(results: &[i32], (width, height): (f32, f32)) -> Chart {
    let mut chart = Chart::empty(width, height);
    let (Some(&first), Some(&last)) = (results.iter().min(), results.iter().max()) else {
        return chart;
    };
    let count = |turns: i32| results.iter().filter(|&&result| result == turns).count() as f64;
    let most = (first..=last).map(count).fold(1.0, f64::max);
    let y = chart.scale(most, 1.0, Label::Number);
    let step = (width - LEFT) / (last - first + 1) as f32;
    let every = if step >= 20.0 { 1 } else { 5 };
    for turns in first..=last {
        let middle = LEFT + step * ((turns - first) as f32 + 0.5);
        let games = count(turns);
        if games > 0.0 {
            let wide = (step * 0.6).min(60.0);
            chart.bar(middle, wide, y(0.0), y(games), Look::Full);
        }
        if turns % every == 0 {
            chart.label(
                Label::Number(turns.into()),
                middle,
                height - BELOW / 2.0,
                false,
            );
        }
    }
    chart
}

/// The mean score of each row, those below zero as open bars that hang down.
pub fn rows(rows: &[Row], (width, height): (f32, f32)) -> Chart {
    let scores = || rows.iter().map(|row| row.score);
    let (least, most) = (scores().fold(0.0, f64::min), scores().fold(0.0, f64::max));
    let mut chart = Chart::empty(width, height);
    // A figure below the lowest bar needs room as one above the highest does.
    let room = (most - least) * 0.12;
    let least = if least < 0.0 { least - room } else { least };
    let y = chart.figured(least, most);
    let step = width / rows.len().max(1) as f32;
    for (place, row) in rows.iter().enumerate() {
        let middle = step * (place as f32 + 0.5);
        let (look, beside) = if row.score < 0.0 {
            (Look::Open, 10.0)
        } else {
            (Look::Full, -10.0)
        };
        chart.bar(middle, step * 0.6, y(0.0), y(row.score), look);
        let score = Label::Points(row.score.round() as i32);
        chart.label(score, middle, y(row.score) + beside, true);
        let row = Label::Number((place + 2) as f64);
        chart.label(row, middle, height - BELOW / 2.0, false);
    }
    chart
}

/// The share of the games in which each value was named as a fifth die.
pub fn fifths(fifths: &[Fifth], (width, height): (f32, f32)) -> Chart {
    let mut chart = Chart::empty(width, height);
    let y = chart.figured(0.0, 1.0);
    let step = width / fifths.len().max(1) as f32;
    for (place, fifth) in fifths.iter().enumerate() {
        let middle = step * (place as f32 + 0.5);
        chart.bar(middle, step * 0.6, y(0.0), y(fifth.named), Look::Full);
        let share = Label::Share(fifth.named);
        chart.label(share, middle, y(fifth.named) - 10.0, true);
        let value = Label::Number((place + 1) as f64);
        chart.label(value, middle, height - BELOW / 2.0, false);
    }
    chart
}

/// What dice have shown, as counts with what fair dice show on average as a line across each bar; `first` is the lowest
/// value or sum.
pub fn counts(verdict: &Verdict, first: usize, (width, height): (f32, f32)) -> Chart {
    let counts = verdict.counts.iter().map(|&count| count as f64);
    let most = counts
        .chain(verdict.expected.iter().copied())
        .fold(0.0, f64::max);
    let mut chart = Chart::empty(width, height);
    let y = chart.figured(0.0, most);
    let step = width / verdict.counts.len().max(1) as f32;
    let both = verdict.counts.iter().zip(&verdict.expected);
    for (place, (&count, &expected)) in both.enumerate() {
        let middle = step * (place as f32 + 0.5);
        let count = count as f64;
        chart.bar(middle, step * 0.56, y(0.0), y(count), Look::Pale);
        chart.marks.push(Mark::Line {
            x: middle - step * 0.42,
            y: y(expected),
            length: step * 0.84,
            is_strong: true,
        });
        let top = y(count.max(expected)) - 10.0;
        chart.label(Label::Number(count), middle, top, true);
        let value = Label::Number((first + place) as f64);
        chart.label(value, middle, height - BELOW / 2.0, false);
    }
    chart
}

impl Chart {
    fn empty(width: f32, height: f32) -> Chart {
        Chart {
            width,
            height,
            marks: Vec::new(),
        }
    }

    /// Where values are on the sheet, from `least` to `most`.
    fn heights(&self, least: f64, most: f64) -> impl Fn(f64) -> f32 + use<> {
        let range = (most - least).max(f64::MIN_POSITIVE);
        let tall = f64::from(self.height - ABOVE - BELOW);
        move |value| ABOVE + (tall * (least + range - value) / range) as f32
    }

    /// The axis of bars that carry their figures, through which no other line is drawn; returns where values are.
    fn figured(&mut self, least: f64, most: f64) -> impl Fn(f64) -> f32 + use<> {
        let y = self.heights(least, most);
        self.marks.push(Mark::Line {
            x: 0.0,
            y: y(0.0),
            length: self.width,
            is_strong: true,
        });
        y
    }

    /// Lines across at round values from zero to past `most`, at least `finest` apart, with their figures at the left;
    /// returns where values are.
    fn scale(
        &mut self,
        most: f64,
        finest: f64,
        figure: fn(f64) -> Label,
    ) -> impl Fn(f64) -> f32 + use<> {
        let distance = round_distance(most.max(f64::MIN_POSITIVE)).max(finest);
        let lines = (most / distance).ceil().max(1.0) as u32;
        let y = self.heights(0.0, distance * f64::from(lines));
        for line in 0..=lines {
            let value = distance * f64::from(line);
            self.marks.push(Mark::Line {
                x: LEFT,
                y: y(value),
                length: self.width - LEFT,
                is_strong: line == 0,
            });
            self.label(figure(value), LEFT / 2.0 - 2.0, y(value), false);
        }
        y
    }

    /// A bar around `middle` from one height to another.
    fn bar(&mut self, middle: f32, width: f32, from: f32, to: f32, look: Look) {
        self.marks.push(Mark::Bar {
            x: middle - width / 2.0,
            y: from.min(to),
            width,
            height: (from - to).abs().max(1.0),
            look,
        });
    }

    fn label(&mut self, label: Label, x: f32, y: f32, is_strong: bool) {
        self.marks.push(Mark::Label {
            label,
            x,
            y,
            is_strong,
        });
    }
}

/// A distance of lines of which three to six fit: 1, 2 or 5 times a power of ten.
fn round_distance(range: f64) -> f64 {
    let power = 10_f64.powf((range / 5.0).log10().floor());
    let fitting = [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|factor| factor * power);
    fitting
        .into_iter()
        .find(|distance| range / distance <= 5.0)
        .unwrap_or(10.0 * power)
}
