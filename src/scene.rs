//! Dice, pads, boards and charts as shapes with roles of colour: laid out once, and drawn alike in the window, on paper and
//! on phones.
//!
//! Lengths are in units of the scene: logical pixels in the window, millimetres on a page.

mod board;
mod charts;
mod evening;
mod glance;
mod pad;
mod svg;

use std::f32::consts::{FRAC_PI_2, TAU};

pub use self::board::{Board, BoardPlan};
pub use self::charts::{
    Lane, LaneWeight, Measure, bars, beside_bar, counts, courses, last_games, race, risk, thinned,
    totals, turns,
};
pub use self::evening::{evening, height_of_evening};
pub use self::glance::glance;
pub use self::pad::{Figures, PadLine, PadPlan, Sheet};
pub use self::svg::svg;

use crate::rules::dice::Die;
use crate::session::Colour;

/// Across and down, from the upper left corner.
pub type Point = (f32, f32);

/// The role of a colour; each drawing has its own palette.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Behind everything.
    Table,
    /// Cards, pads and boards.
    Paper,
    /// Recesses in the paper.
    Well,
    /// Hairlines.
    Line,
    /// Visible frames.
    Frame,
    /// Empty parts beside those filled with ink.
    Empty,
    /// What a thick stroke has not filled yet.
    Rest,
    /// What cannot be used now.
    Off,
    /// Paper through which what cannot be used is seen.
    Veil,
    /// Words and strong lines.
    Ink,
    /// Secondary words.
    Soft,
    /// The accent.
    Accent,
    /// The lower edge of a die in the accent.
    AccentEdge,
    /// Behind the accent.
    Tint,
    /// Words on the accent.
    OnAccent,
    /// Points lost.
    Lost,
    /// Behind points lost.
    LostTint,
    /// Points gained.
    Gained,
    /// Behind points gained.
    GainedTint,
    /// The faces of dice, and runners.
    Die,
    /// The lower edges of dice.
    Edge,
    /// The pips of dice.
    Pip,
    /// A player's colour as a fill.
    Player(Colour),
    /// The lower edge of a die in a player's colour.
    PlayerEdge(Colour),
    /// A sign on a player's colour, behind words.
    PlayerShade(Colour),
    /// Words and pips on a player's colour.
    OnPlayer(Colour),
    /// A player's colour as strokes.
    Mark(Colour),
    /// Paper with a tint of a player's colour.
    PlayerTint(Colour),
    /// Where a player's runners and squares have been.
    PlayerTrail(Colour),
    /// Black in every palette.
    Black,
    /// White in every palette.
    White,
}

/// The colour and the width of a line.
pub type Pen = (Role, f32);

/// A drawing.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Scene {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
    /// Its shapes, the lowest first; but words lie above paths, and paths above boxes.
    pub shapes: Vec<Shape>,
}

/// Something on a scene.
#[derive(Debug, Clone, PartialEq)]
pub struct Shape {
    /// Its name in a file, if any.
    pub name: Option<String>,
    /// Its look.
    pub form: Form,
}

/// The look of a shape.
#[derive(Debug, Clone, PartialEq)]
pub enum Form {
    /// A box with corners of this radius, its fill, and the line around it; a circle with the greatest radius.
    Box(Bounds, f32, Option<Role>, Option<Pen>),
    /// A path, its fill, the line along it, and the length of its dashes; a line without dashes has round ends.
    Path(Vec<Step>, Option<Role>, Option<Pen>, f32),
    /// A line of words, with its capitals centred on a point.
    Words(String, Point, Type),
}

/// A step of a path.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step {
    /// Begin here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A Bézier curve with two control points.
    Curve(Point, Point, Point),
    /// Back to the beginning.
    Close,
}

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounds {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

/// The type of words.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Type {
    /// The size of the letters.
    pub size: f32,
    /// Their weight.
    pub weight: Weight,
    /// Their alignment to their point.
    pub side: Side,
    /// Their colour.
    pub role: Role,
}

/// The weight of letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Weight {
    /// Regular.
    Regular,
    /// Semibold, for names and figures that stand out.
    Medium,
    /// Bold.
    Bold,
}

/// The alignment of words to their point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// Words begin there.
    Start,
    /// Words are centred there.
    Middle,
    /// Words end there.
    End,
}

/// The look of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// As it lies on the table.
    Plain,
    /// As the fifth die of a player with this colour.
    Fifth(Colour),
    /// As the fifth die of nobody.
    House,
    /// As it has fallen on the ground of this player's colour.
    Shade(Colour),
    /// As unusable.
    Faint,
    /// As the place where the next one goes.
    Next,
}

/// The family of the bundled font, with tabular figures.
pub const FAMILY: &str = "Inter Tabular";

/// The mean width of a letter, relative to the type size.
const LETTER: f32 = 0.6;

impl Type {
    /// Regular type of this size in ink, aligned to the start.
    pub fn new(size: f32) -> Type {
        Type {
            size,
            weight: Weight::Regular,
            side: Side::Start,
            role: Role::Ink,
        }
    }

    /// In bold.
    pub fn bold(self) -> Type {
        let weight = Weight::Bold;
        Type { weight, ..self }
    }

    /// In semibold.
    pub fn medium(self) -> Type {
        let weight = Weight::Medium;
        Type { weight, ..self }
    }

    /// Centred.
    pub fn middle(self) -> Type {
        let side = Side::Middle;
        Type { side, ..self }
    }

    /// Aligned to the end.
    pub fn end(self) -> Type {
        let side = Side::End;
        Type { side, ..self }
    }

    /// The same in another colour.
    pub fn of(self, role: Role) -> Type {
        Type { role, ..self }
    }

    /// Made smaller, if necessary, so that `words` fit this width.
    pub fn within(self, width: f32, words: &str) -> Type {
        let letters = words.chars().count().max(1) as f32;
        Type {
            size: self.size.min(width / (letters * LETTER)),
            ..self
        }
    }
}

impl Bounds {
    /// A box with this corner and size.
    pub fn new((x, y): Point, (width, height): (f32, f32)) -> Bounds {
        Bounds {
            x,
            y,
            width,
            height,
        }
    }

    /// A box of this size around a point.
    pub fn around((x, y): Point, (width, height): (f32, f32)) -> Bounds {
        Bounds::new((x - width / 2.0, y - height / 2.0), (width, height))
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// Its right edge.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// Its lower edge.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The box without this much at each edge.
    pub fn shrink(self, by: f32) -> Bounds {
        let [width, height] = [self.width, self.height].map(|side| (side - 2.0 * by).max(0.0));
        Bounds::new((self.x + by, self.y + by), (width, height))
    }

    /// The smallest box around both.
    pub fn union(self, other: Bounds) -> Bounds {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = self.right().max(other.right());
        let bottom = self.bottom().max(other.bottom());
        Bounds::new((x, y), (right - x, bottom - y))
    }

    /// The box scaled, and moved to `at`.
    pub fn placed(self, at: Point, scale: f32) -> Bounds {
        let corner = (at.0 + self.x * scale, at.1 + self.y * scale);
        Bounds::new(corner, (self.width * scale, self.height * scale))
    }

    /// The box at whole pixels, so that its edges are crisp, unless this radius makes it round. A thin one is a line,
    /// which is as thick wherever it stands.
    pub fn crisp(self, radius: f32) -> Bounds {
        if radius * 2.0 >= self.width.min(self.height) {
            return self;
        }
        let whole = |start: f32, length: f32| match length < 3.0 {
            true => length.round().max(1.0),
            false => (start + length).round() - start.round(),
        };
        let size = (whole(self.x, self.width), whole(self.y, self.height));
        Bounds::new((self.x.round(), self.y.round()), size)
    }
}

impl Scene {
    /// An empty scene of this size.
    pub fn new((width, height): (f32, f32)) -> Scene {
        Scene {
            width,
            height,
            shapes: Vec::new(),
        }
    }

    fn push(&mut self, form: Form) {
        self.shapes.push(Shape { name: None, form });
    }

    /// Names the shape that was drawn last.
    pub fn name_last(&mut self, name: String) {
        if let Some(shape) = self.shapes.last_mut() {
            shape.name = Some(name);
        }
    }

    /// A box with round corners, filled and framed.
    pub fn area(
        &mut self,
        bounds: Bounds,
        radius: f32,
        fill: impl Into<Option<Role>>,
        line: impl Into<Option<Pen>>,
    ) {
        self.push(Form::Box(bounds, radius, fill.into(), line.into()));
    }

    /// A circle.
    pub fn circle(
        &mut self,
        centre: Point,
        radius: f32,
        fill: impl Into<Option<Role>>,
        line: impl Into<Option<Pen>>,
    ) {
        let bounds = Bounds::around(centre, (2.0 * radius, 2.0 * radius));
        self.area(bounds, radius, fill, line);
    }

    /// A straight line.
    pub fn line(&mut self, from: Point, to: Point, (role, width): Pen) {
        let half = width / 2.0;
        // A thin box is crisper and cheaper than a path.
        if from.1 == to.1 {
            let corner = (from.0, from.1 - half);
            self.area(Bounds::new(corner, (to.0 - from.0, width)), 0.0, role, None);
        } else if from.0 == to.0 {
            let corner = (from.0 - half, from.1);
            self.area(Bounds::new(corner, (width, to.1 - from.1)), 0.0, role, None);
        } else {
            self.course([from, to], (role, width));
        }
    }

    /// A line from point to point.
    pub fn course(&mut self, points: impl IntoIterator<Item = Point>, pen: Pen) {
        self.path(joined(points), None, pen);
    }

    /// A path.
    pub fn path(
        &mut self,
        steps: Vec<Step>,
        fill: impl Into<Option<Role>>,
        line: impl Into<Option<Pen>>,
    ) {
        self.push(Form::Path(steps, fill.into(), line.into(), 0.0));
    }

    /// A path with a dashed line.
    pub fn dashed(&mut self, steps: Vec<Step>, fill: Option<Role>, line: Pen, dash: f32) {
        self.push(Form::Path(steps, fill, Some(line), dash));
    }

    /// A line of words, with its capitals centred on the height of `at`.
    pub fn text(&mut self, at: Point, set: Type, words: impl ToString) {
        self.push(Form::Words(words.to_string(), at, set));
    }

    /// Slanted lines over boxes, continuous from box to box.
    pub fn hatch(&mut self, boxes: impl IntoIterator<Item = Bounds>, step: f32, pen: Pen) {
        let mut steps = Vec::new();
        for bounds in boxes {
            let (right, bottom) = (bounds.right(), bounds.bottom());
            let mut sum = ((bounds.x + bounds.y) / step).ceil() * step;
            while sum < right + bottom {
                let left_end = bounds.x.max(sum - bottom);
                let right_end = right.min(sum - bounds.y);
                steps.push(Step::Move((left_end, sum - left_end)));
                steps.push(Step::Line((right_end, sum - right_end)));
                sum += step;
            }
        }
        if !steps.is_empty() {
            self.path(steps, None, pen);
        }
    }

    /// The shape that goes with a player's colour, within a circle.
    pub fn sign(&mut self, colour: Colour, centre: Point, radius: f32) {
        self.sign_in(colour, centre, radius, Role::Player(colour));
    }

    /// The same in another colour.
    pub fn sign_in(&mut self, colour: Colour, centre: Point, radius: f32, role: Role) {
        let around = |reach: f32, angle: f32| {
            let angle = angle - FRAC_PI_2;
            (
                centre.0 + radius * reach * angle.cos(),
                centre.1 + radius * reach * angle.sin(),
            )
        };
        let regular = |reach: f32, corners: u16| -> Vec<Point> {
            let step = TAU / f32::from(corners);
            let corners = (0..corners).map(|corner| around(reach, step * f32::from(corner)));
            corners.collect()
        };
        let corners = match colour {
            Colour::Blue => return self.circle(centre, radius, role, None),
            Colour::Grey => {
                let line = (role, radius * 0.45);
                return self.circle(centre, radius * 0.94, None, line);
            }
            Colour::Orange => {
                let side = 1.66 * radius;
                return self.area(Bounds::around(centre, (side, side)), 0.0, role, None);
            }
            Colour::Green => regular(1.1, 3),
            Colour::Purple => regular(1.06, 4),
            Colour::Vermilion => regular(1.05, 6),
            Colour::Sky => {
                let corners = (0..10u16).map(|corner| {
                    let reach = if corner % 2 == 0 { 1.1 } else { 0.47 };
                    around(reach, TAU / 10.0 * f32::from(corner))
                });
                corners.collect()
            }
            Colour::Yellow => {
                const ARM: f32 = 0.36;
                let quarter = [(-ARM, -1.0), (ARM, -1.0), (ARM, -ARM)];
                let turned =
                    |(x, y): Point, times: u8| (0..times).fold((x, y), |(x, y), _| (-y, x));
                let corners = (0..4).flat_map(|times| quarter.map(|corner| turned(corner, times)));
                let placed = corners.map(|(x, y)| (centre.0 + radius * x, centre.1 + radius * y));
                placed.collect()
            }
        };
        // A large one is rounded.
        let round = (radius > 100.0).then_some((role, radius * 0.14));
        self.path(polygon(corners), role, round);
    }

    /// The face of a die around this place; without a value it is left empty.
    pub fn die(&mut self, centre: Point, side: f32, value: Option<Die>, look: Look) {
        let (fill, edge, pip) = match look {
            Look::Plain | Look::Next | Look::Faint => (Role::Die, Role::Edge, Role::Pip),
            Look::Fifth(colour) => (
                Role::Player(colour),
                Role::PlayerEdge(colour),
                Role::OnPlayer(colour),
            ),
            Look::House => (Role::Accent, Role::AccentEdge, Role::OnAccent),
            Look::Shade(colour) => (
                Role::PlayerShade(colour),
                Role::PlayerEdge(colour),
                Role::Player(colour),
            ),
        };
        let whole = Bounds::around(centre, (side, side));
        let Some(value) = value else {
            let empty = whole.shrink(side * 0.03);
            let line = match look {
                Look::Next => (Role::Ink, side * 0.05),
                _ => (Role::Frame, side * 0.025),
            };
            return self.area(empty, side * 0.19, Role::Well, line);
        };
        // The face stands on the edge.
        let radius = side * 0.21;
        self.area(whole, radius, edge, None);
        // White dice have an outline, so that they stand out on paper, where a unit is a millimetre.
        let outline = match look {
            Look::Plain | Look::Faint => (side * 0.025).clamp((side * 0.06).min(1.0), 2.0),
            _ => 0.0,
        };
        let face = Bounds::new((whole.x, whole.y), (side, side * 0.94)).shrink(outline);
        self.area(face, radius - outline, fill, None);
        let middle = face.centre();
        for (across, down) in pips(value) {
            let at = (
                middle.0 + across * side * 0.26,
                middle.1 + down * side * 0.25,
            );
            self.circle(at, side * 0.094, pip, None);
        }
        if look == Look::Faint {
            self.area(whole, radius, Role::Veil, None);
        }
    }

    /// The number of round pips of the mark of the app.
    pub const MARK_PIPS: usize = 4;

    /// The mark of the app, 100 wide: a die with two pairs of pips, of which this many are lit, and whose fifth pip is a
    /// small die.
    pub fn mark(lit: usize) -> Scene {
        let mut scene = Scene::new((100.0, 100.0));
        let face = |y: f32| Bounds::new((2.0, y), (96.0, 92.0));
        scene.area(face(7.0), 22.0, Role::AccentEdge, None);
        scene.area(face(1.0), 22.0, Role::Accent, None);
        let pips = [(25.0, 24.0), (75.0, 24.0), (75.0, 70.0), (25.0, 70.0)];
        for (place, pip) in pips.into_iter().enumerate() {
            let is_lit = place < lit;
            let role = if is_lit {
                Role::OnAccent
            } else {
                Role::AccentEdge
            };
            scene.circle(pip, 8.2, role, None);
        }
        let fifth = Bounds::around((50.0, 47.0), (25.0, 25.0));
        scene.area(fifth, 6.5, Role::OnAccent, None);
        scene.circle((50.0, 47.0), 4.6, Role::Accent, None);
        scene
    }

    /// Draws `other` scaled at this point; its names get this prefix.
    pub fn put(&mut self, prefix: &str, other: Scene, at: Point, scale: f32) {
        let moved = |(x, y): Point| (at.0 + x * scale, at.1 + y * scale);
        let scaled = |(role, width): Pen| (role, width * scale);
        self.shapes.extend(other.shapes.into_iter().map(|shape| {
            let form = match shape.form {
                Form::Box(bounds, radius, fill, line) => Form::Box(
                    bounds.placed(at, scale),
                    radius * scale,
                    fill,
                    line.map(scaled),
                ),
                Form::Path(steps, fill, line, dash) => {
                    let steps = steps.into_iter().map(|step| step.moved(moved));
                    Form::Path(steps.collect(), fill, line.map(scaled), dash * scale)
                }
                Form::Words(words, at, set) => {
                    let size = set.size * scale;
                    Form::Words(words, moved(at), Type { size, ..set })
                }
            };
            let name = shape.name.map(|name| format!("{prefix}{name}"));
            Shape { name, form }
        }));
    }

    /// Its words and their type, in the order of drawing.
    pub fn words(&self) -> impl Iterator<Item = (&str, Type)> {
        self.shapes.iter().filter_map(|shape| match &shape.form {
            Form::Words(words, _, set) => Some((words.as_str(), *set)),
            Form::Box(..) | Form::Path(..) => None,
        })
    }
}

impl Step {
    fn moved(self, to: impl Fn(Point) -> Point) -> Step {
        match self {
            Step::Move(point) => Step::Move(to(point)),
            Step::Line(point) => Step::Line(to(point)),
            Step::Curve(one, other, end) => Step::Curve(to(one), to(other), to(end)),
            Step::Close => Step::Close,
        }
    }
}

/// A closed path through these corners.
pub fn polygon(corners: impl IntoIterator<Item = Point>) -> Vec<Step> {
    let mut steps = joined(corners);
    steps.push(Step::Close);
    steps
}

/// A path through these points.
fn joined(points: impl IntoIterator<Item = Point>) -> Vec<Step> {
    let points = points.into_iter().enumerate();
    let steps = points.map(|(place, point)| match place {
        0 => Step::Move(point),
        _ => Step::Line(point),
    });
    steps.collect()
}

/// Where the pips of a face lie, each way from −1 to 1.
pub fn pips(value: Die) -> impl Iterator<Item = Point> {
    const PAIRS: [[Point; 2]; 3] = [
        [(-1.0, 1.0), (1.0, -1.0)],
        [(-1.0, -1.0), (1.0, 1.0)],
        [(-1.0, 0.0), (1.0, 0.0)],
    ];
    let value = value.value();
    let middle = (value % 2 == 1).then_some((0.0, 0.0));
    let pairs = PAIRS.into_iter().take(usize::from(value / 2)).flatten();
    middle.into_iter().chain(pairs)
}
