//! The pad of Express: rows with the step from minus to plus, three tracks for fifth dice, the score.

use super::{Bounds, Look, Point, Role, Scene, Step, Type};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score, Track, points};
use crate::session::Colour;
use crate::text::{say, signed};

/// The content of a pad: marks of earlier throws, of this throw, and of a choice that is looked at.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sheet {
    /// The pad before this throw.
    pub before: Pad,
    /// The pad with the player's choice for this throw.
    pub now: Pad,
    /// The pad after the choice under the pointer or the keys.
    pub ghost: Option<Pad>,
    /// The penalty of rows of one to four marks.
    pub penalty: Penalty,
    /// The colour of its player, if it has one.
    pub colour: Option<Colour>,
    /// The share of the marks of this throw that is drawn, 0 to 1.
    pub drawn: f32,
}

/// The points that a pad shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures {
    /// All of them.
    Told,
    /// A question mark instead of the points of this row, and of the total unless it is shown.
    Asked(Option<Sum>, bool),
    /// None, on an empty pad for a pencil.
    Blank,
}

/// A row of a pad, or a track by its index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PadLine {
    /// A row.
    Row(Sum),
    /// A track, whether or not its value is named.
    Track(usize),
}

impl PadLine {
    /// Every line of a pad, from above.
    pub fn all() -> impl Iterator<Item = PadLine> {
        let rows = Sum::ALL.into_iter().map(PadLine::Row);
        rows.chain((0..Pad::TRACKS).map(PadLine::Track))
    }

    /// The number of boxes.
    pub fn boxes(self) -> u32 {
        match self {
            PadLine::Row(_) => 10,
            PadLine::Track(_) => Track::BOXES.into(),
        }
    }
}

/// The measures of a pad, which has a fixed width and lower or higher rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PadPlan {
    row: f32,
}

const WIDTH: f32 = 530.0;
/// The right edge of what each mark of a row is worth, and the middle of the label before the boxes of a line.
const EACH: f32 = 38.0;
const NAME: f32 = 64.0;
/// The left edge of the boxes; the width of a box and of one that brings points, and the gap between two.
const BOXES: f32 = 92.0;
const BOX: f32 = 28.0;
const WIDE: f32 = 31.0;
const GAP: f32 = 3.0;
/// The extra gap before and after the fifth box.
const STEP: f32 = 6.0;
/// The right edges of the points of rows.
const MINUS: f32 = 480.0;
const PLUS: f32 = WIDTH - EDGE;
const EDGE: f32 = 8.0;
/// The captions above the rows, and the room above the tracks.
const HEAD: f32 = 26.0;
const ABOVE_TRACKS: f32 = 12.0;
/// The left edge of the totals.
const ACCOUNT: f32 = 362.0;

/// The lowest and the highest rows, and how many of them a pad is high beside what has a fixed height.
const ROW: (f32, f32) = (26.0, 40.0);
const ROWS: f32 = (Sum::COUNT + Pad::TRACKS) as f32;
/// The size of soft words and figures, and of the points of a row.
const CAPTION: f32 = 14.0;
const POINTS: f32 = 16.0;

impl PadPlan {
    /// The plan with the nearest proportions to this size, and the scale at which it fits.
    pub fn fitting((width, height): (f32, f32)) -> (PadPlan, f32) {
        let lowest = PadPlan { row: ROW.0 };
        let scale = (width / WIDTH).min(height / lowest.size().1);
        let rest = lowest.size().1 - ROWS * ROW.0;
        let row = ((height / scale - rest) / ROWS).clamp(ROW.0, ROW.1);
        (PadPlan { row }, scale)
    }

    /// The size of the pad.
    pub fn size(self) -> (f32, f32) {
        (WIDTH, self.tracks() + self.row * Pad::TRACKS as f32)
    }

    /// A whole line, without the totals beside it.
    pub fn line(self, line: PadLine) -> Bounds {
        match line {
            PadLine::Row(sum) => {
                let top = HEAD + self.row * sum.index() as f32;
                Bounds::new((0.0, top), (WIDTH, self.row))
            }
            PadLine::Track(place) => {
                let top = self.tracks() + self.row * place as f32;
                Bounds::new((0.0, top), (ACCOUNT - 18.0, self.row))
            }
        }
    }

    /// The captions above the rows.
    pub fn head(self) -> Bounds {
        Bounds::new((0.0, 0.0), (WIDTH, HEAD))
    }

    /// The totals beside the tracks.
    pub fn account(self) -> Bounds {
        let top = self.tracks();
        Bounds::new((ACCOUNT, top), (PLUS - ACCOUNT, self.size().1 - top))
    }

    /// The box in this place of a line, from 0.
    pub fn bounds(self, line: PadLine, place: u32) -> Bounds {
        let (steps, width) = match (line, place) {
            (PadLine::Row(_), 4) => (1.0, BOX),
            (PadLine::Row(_), 5..) => (2.0, WIDE),
            _ => (0.0, BOX),
        };
        let wider = (WIDE - BOX) * place.saturating_sub(5) as f32 * f32::from(steps == 2.0);
        let left = BOXES + (BOX + GAP) * place as f32 + STEP * steps + wider;
        let height = self.row * 0.8;
        let middle = self.line(line).centre().1;
        Bounds::new((left, middle - height / 2.0), (width, height))
    }

    /// The label before the boxes of a line: the sum of a row, the value of a track.
    pub fn name(self, line: PadLine) -> Bounds {
        let side = self.row * 0.83;
        Bounds::around((NAME, self.line(line).centre().1), (side, side))
    }

    /// The upper edge of the tracks.
    pub fn tracks(self) -> f32 {
        HEAD + self.row * Sum::COUNT as f32 + ABOVE_TRACKS
    }
}

/// The marks of a row or track: before this throw, by the choice, and by the ghost.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Strokes {
    before: u32,
    /// Those of this throw.
    pub new: u32,
}

impl Strokes {
    fn new(sheet: &Sheet, marks: impl Fn(&Pad) -> u32) -> Strokes {
        let before = marks(&sheet.before);
        let new = marks(&sheet.shown()).saturating_sub(before);
        Strokes { before, new }
    }

    /// All of them.
    pub fn shown(self) -> u32 {
        self.before + self.new
    }

    fn is_lit(self, place: u32) -> bool {
        (self.before..self.shown()).contains(&place)
    }
}

impl Sheet {
    /// A pad without new marks.
    pub fn of(pad: Pad, penalty: Penalty) -> Sheet {
        Sheet {
            before: pad,
            now: pad,
            ghost: None,
            penalty,
            colour: None,
            drawn: 1.0,
        }
    }

    fn shown(&self) -> Pad {
        self.ghost.unwrap_or(self.now)
    }

    fn pen(&self) -> Role {
        self.colour.map_or(Role::Ink, Role::Mark)
    }

    /// The marks of a line.
    pub fn strokes(&self, line: PadLine) -> Strokes {
        match line {
            PadLine::Row(sum) => Strokes::new(self, |pad| pad.marks(sum)),
            PadLine::Track(place) => {
                let value = self.value(place);
                Strokes::new(self, |pad| {
                    let track = value.and_then(|value| pad.track(value));
                    track.map_or(0, |track| track.marks().into())
                })
            }
        }
    }

    /// The value of the track with this index.
    pub fn value(&self, place: usize) -> Option<Die> {
        self.shown().tracks().nth(place).map(Track::value)
    }

    /// The score, and the score after the choice that is looked at.
    pub fn scores(&self) -> (Score, Score) {
        let of = |pad| Score::of(&pad, self.penalty);
        (of(self.now), of(self.shown()))
    }

    /// The pad by a plan.
    pub fn scene(&self, plan: PadPlan, figures: Figures) -> Scene {
        let mut scene = Scene::new(plan.size());
        head(&mut scene, self.penalty);
        // Hatched at once, because a path costs as much as many boxes.
        let mut lost = Vec::new();
        for sum in Sum::ALL {
            self.row(&mut scene, plan, figures, sum, &mut lost);
        }
        scene.hatch(lost, plan.row * 0.2, (Role::Lost, 0.6));
        let foot = plan.tracks() - ABOVE_TRACKS;
        scene.line((EDGE, foot), (PLUS, foot), (Role::Ink, 2.0));
        for place in 0..Pad::TRACKS {
            self.track(&mut scene, plan, place);
        }
        self.account(&mut scene, plan, figures);
        scene
    }

    /// A row of ten boxes, grouped 4 | 1 | 5; the fifth is the bridge from minus to plus.
    fn row(
        &self,
        scene: &mut Scene,
        plan: PadPlan,
        figures: Figures,
        sum: Sum,
        lost: &mut Vec<Bounds>,
    ) {
        let line = PadLine::Row(sum);
        let strokes = self.strokes(line);
        let marks = strokes.shown();
        let bounds = plan.line(line);
        let middle = bounds.centre().1;
        if sum != Sum::ALL[0] {
            scene.line((EDGE, bounds.y), (PLUS, bounds.y), (Role::Line, 1.0));
        }
        self.light(scene, bounds, strokes);
        let each = Type::new(CAPTION).end().of(Role::Soft);
        scene.text((EACH, middle), each, points(sum));
        scene.text((NAME, middle), Type::new(20.0).bold().middle(), sum);
        for place in 0..line.boxes() {
            let bounds = plan.bounds(line, place);
            let is_lost = place < 4 && (1..=4).contains(&marks);
            let fill = match place {
                0..=3 if is_lost && place >= marks => Role::LostTint,
                5.. if place < marks => Role::GainedTint,
                _ => Role::Paper,
            };
            self.frame(scene, bounds, fill, place == 4, strokes.is_lit(place));
            if place < marks {
                self.mark(scene, bounds, place, strokes);
                scene.name_last(format!("mark-{sum}-{}", place + 1));
            } else if let Some(worth) = place.checked_sub(4) {
                caption(scene, bounds, &(worth as i32 * points(sum)).to_string());
            } else if is_lost {
                lost.push(bounds.shrink(1.5));
            }
        }
        let (minus, plus) = ((MINUS, middle), (PLUS, middle));
        let set = Type::new(POINTS).bold().end();
        let (_, score) = self.scores();
        match (figures, score.row(sum)) {
            (Figures::Blank, _) => {}
            (Figures::Asked(Some(asked), _), _) if asked == sum => {
                for at in [minus, plus] {
                    scene.text(at, set.of(Role::Accent), "?");
                }
            }
            (_, 0) if marks < 5 => {}
            (_, 0) => scene.text(plus, set, "0"),
            (_, lost @ ..0) => scene.text(minus, set.of(Role::Lost), signed(lost)),
            (_, gained) => scene.text(plus, set.of(Role::Gained), signed(gained)),
        }
        if let Some(past @ 1..) = marks.checked_sub(10) {
            let words = say!("common-pad-more", count = past);
            let set = Type::new(CAPTION).end().of(Role::Soft);
            scene.text(minus, set.within(50.0, &words), words);
        }
    }

    /// A track of eight boxes; the last one ends the player's game.
    fn track(&self, scene: &mut Scene, plan: PadPlan, place: usize) {
        let line = PadLine::Track(place);
        let (value, strokes) = (self.value(place), self.strokes(line));
        let colour = self.colour.filter(|_| strokes.new > 0);
        let look = colour.map_or(Look::Plain, Look::Fifth);
        self.light(scene, plan.line(line), strokes);
        let name = plan.name(line);
        scene.die(name.centre(), name.width, value, look);
        for box_place in 0..line.boxes() {
            let is_last = box_place + 1 == line.boxes();
            let bounds = plan.bounds(line, box_place);
            let is_lit = strokes.is_lit(box_place);
            self.frame(scene, bounds, Role::Paper, is_last, is_lit);
            if box_place < strokes.shown() {
                self.mark(scene, bounds, box_place, strokes);
                scene.name_last(format!("track-{}-{}", place + 1, box_place + 1));
            } else if is_last {
                caption(scene, bounds, &say!("common-pad-out"));
            }
        }
    }

    /// Lights a line with new marks.
    fn light(&self, scene: &mut Scene, line: Bounds, strokes: Strokes) {
        if strokes.new > 0 {
            let tint = self.colour.map_or(Role::Tint, Role::PlayerTint);
            scene.area(line.shrink(0.5), 8.0, tint, None);
        }
    }

    /// Two strokes of a pencil, never quite the same, of which the second follows the first.
    fn mark(&self, scene: &mut Scene, bounds: Bounds, place: u32, strokes: Strokes) {
        let (role, width, drawn) = match place < strokes.before {
            true => (self.pen(), 3.2, 1.0),
            false if self.ghost.is_some() => (self.pen(), 4.5, 1.0),
            false => (self.pen(), 4.5, self.drawn),
        };
        let wobble = ((place * 37) % 11) as f32 / 11.0 - 0.5;
        // As wide as high, whatever the box is.
        let (side, middle) = (bounds.width.min(bounds.height), bounds.centre());
        let at = |(across, down): Point| {
            let left = side * (across - 0.5 + wobble * 0.05);
            let top = side * (down - 0.5 - wobble * 0.04);
            (middle.0 + left, middle.1 + top)
        };
        let mut steps = Vec::new();
        for (from, to, begun) in [
            ((0.23, 0.2), (0.77, 0.8), 0.0),
            ((0.78, 0.21), (0.22, 0.79), 0.5),
        ] {
            let share = ((drawn - begun) * 2.0).clamp(0.0, 1.0);
            if share > 0.0 {
                let (across, down) = ((to.0 - from.0) * share, (to.1 - from.1) * share);
                let end = (from.0 + across, from.1 + down);
                steps.extend([Step::Move(at(from)), Step::Line(at(end))]);
            }
        }
        scene.path(steps, None, (role, width));
    }

    /// A box, in ink if it is an important one, and in the player's colour if it is about to be marked.
    fn frame(&self, scene: &mut Scene, bounds: Bounds, fill: Role, is_strong: bool, is_lit: bool) {
        let line = match (is_lit, is_strong) {
            (true, _) => (self.pen(), 2.0),
            (false, true) => (Role::Ink, 2.0),
            (false, false) => (Role::Frame, 1.0),
        };
        scene.area(bounds, 5.0, fill, line);
    }

    /// Minus, plus and the total, with the ghost.
    fn account(&self, scene: &mut Scene, plan: PadPlan, figures: Figures) {
        let (_, score) = self.scores();
        let told = |points: i32| match figures {
            Figures::Told | Figures::Asked(_, true) => signed(points),
            Figures::Asked(_, false) => "?".to_owned(),
            Figures::Blank => String::new(),
        };
        let words = Type::new(POINTS);
        let points = words.bold().end();
        let total = Type::new(28.0).bold().end();
        let lines = [
            (0.5, score.minus(), Role::Lost, say!("common-pad-minus")),
            (1.3, score.plus(), Role::Gained, say!("common-pad-plus")),
            (2.5, score.total(), Role::Ink, say!("common-pad-total")),
        ];
        for (line, value, role, name) in lines {
            let at = |x: f32| (x, plan.tracks() + plan.row * line);
            let (words, points) = match (role, value) {
                (Role::Ink, _) => (words.bold(), total),
                (_, 0) => (words.of(Role::Soft), points),
                _ => (words.of(Role::Soft), points.of(role)),
            };
            scene.text(at(ACCOUNT), words.within(72.0, &name), name);
            scene.text(at(PLUS), points, told(value));
        }
        let line = plan.tracks() + plan.row * 1.8;
        scene.line((ACCOUNT, line), (PLUS, line), (Role::Ink, 1.5));
    }
}

/// The points of the boxes of all rows.
fn head(scene: &mut Scene, penalty: Penalty) {
    let plan = PadPlan { row: ROW.0 };
    let middle = |first: u32, last: u32| {
        let row = PadLine::Row(Sum::ALL[0]);
        let (first, last) = (plan.bounds(row, first), plan.bounds(row, last));
        ((first.x + last.right()) / 2.0, last.right() - first.x)
    };
    let set = Type::new(CAPTION).middle().of(Role::Soft);
    let (minus, zero, plus) = (middle(0, 3), middle(4, 4), middle(5, 9));
    for ((x, room), set, words) in [
        ((EACH, EACH), set.end(), say!("common-pad-each")),
        ((NAME, 44.0), set, say!("common-pad-pair")),
        (minus, set, signed(-(penalty.points() as i32))),
        (zero, set, "0".to_owned()),
        (plus, set, say!("common-pad-points")),
        ((MINUS, 50.0), set.end(), say!("common-pad-minus-column")),
        ((PLUS, 38.0), set.end(), say!("common-pad-plus-column")),
    ] {
        scene.text((x, HEAD / 2.0), set.within(room, &words), words);
    }
}

fn caption(scene: &mut Scene, bounds: Bounds, words: &str) {
    let set = Type::new(CAPTION).middle().of(Role::Soft);
    let set = set.within(bounds.width - 2.0, words);
    scene.text(bounds.centre(), set, words);
}
