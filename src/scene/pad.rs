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

const WIDTH: f32 = 490.0;
const EDGE: f32 = 8.0;
/// The middle of the label before the boxes of a line.
const NAME: f32 = 27.0;
/// The left edge of the boxes; the width of a box and of one that brings points, and the gap between two.
const BOXES: f32 = 48.0;
const BOX: f32 = 28.0;
const WIDE: f32 = 31.0;
const GAP: f32 = 3.0;
/// The extra gap before and after the fifth box.
const STEP: f32 = 6.0;
/// The right edges of the points of rows, and the line between them.
const MINUS: f32 = 429.0;
const SIDES: f32 = 433.0;
const PLUS: f32 = WIDTH - EDGE;
/// The captions above the rows, and the room above the tracks.
const HEAD: f32 = 26.0;
const ABOVE_TRACKS: f32 = 14.0;
/// The left edge of the totals.
const ACCOUNT: f32 = 322.0;

/// The lowest and the highest rows.
const ROW: (f32, f32) = (26.0, 40.0);
const CAPTION: f32 = 12.0;

impl PadPlan {
    /// The plan with the nearest proportions to this size, and the scale at which it fits.
    pub fn fitting((width, height): (f32, f32)) -> (PadPlan, f32) {
        let lowest = PadPlan { row: ROW.0 };
        let scale = (width / WIDTH).min(height / lowest.size().1);
        let rest = lowest.size().1 - 14.0 * ROW.0;
        let row = ((height / scale - rest) / 14.0).clamp(ROW.0, ROW.1);
        (PadPlan { row }, scale)
    }

    /// The size of the pad.
    pub fn size(self) -> (f32, f32) {
        let last = self.bounds(PadLine::Track(Pad::TRACKS - 1), 0);
        (WIDTH, last.bottom() + 4.0)
    }

    /// A whole line, without the totals beside it.
    pub fn line(self, line: PadLine) -> Bounds {
        match line {
            PadLine::Row(sum) => {
                let top = HEAD + self.row * sum.index() as f32;
                Bounds::new((0.0, top), (WIDTH, self.row))
            }
            PadLine::Track(place) => {
                let height = self.row + 3.0;
                let top = self.tracks() + height * place as f32;
                Bounds::new((0.0, top), (ACCOUNT - 16.0, height))
            }
        }
    }

    /// The captions above the rows.
    pub fn head(self) -> Bounds {
        Bounds::new((0.0, 0.0), (WIDTH, HEAD))
    }

    /// The totals beside the tracks.
    pub fn account(self) -> Bounds {
        let top = self.tracks() - 4.0;
        Bounds::new((ACCOUNT, top), (PLUS - ACCOUNT, self.size().1 - 3.0 - top))
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
        let height = self.row * 0.82;
        let middle = self.line(line).centre().1;
        Bounds::new((left, middle - height / 2.0), (width, height))
    }

    /// The label before the boxes of a line: the sum of a row, the value of a track.
    pub fn name(self, line: PadLine) -> Bounds {
        let side = self.row * 0.86;
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

    /// Behind the lines with new marks.
    fn tint(&self) -> Role {
        self.colour.map_or(Role::Tint, Role::PlayerTint)
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
        let bottom = plan.tracks() - ABOVE_TRACKS;
        scene.line((SIDES, 6.0), (SIDES, bottom), (Role::Line, 1.0));
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
        if strokes.new > 0 {
            scene.area(bounds, 6.0, self.tint(), None);
        }
        scene.text((NAME, middle), Type::new(18.0).bold().middle(), sum);
        for place in 0..line.boxes() {
            let bounds = plan.bounds(line, place);
            let is_lost = place < 4 && (1..=4).contains(&marks);
            let fill = match place {
                0..=3 if is_lost => Role::LostTint,
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
        let foot = bounds.bottom() - 1.0;
        scene.line((MINUS - 44.0, foot), (PLUS, foot), (Role::Line, 1.0));
        let (minus, plus) = ((MINUS, middle), (PLUS, middle));
        let set = Type::new(15.0).medium().end();
        let (score, then) = self.scores();
        match figures {
            Figures::Blank => {}
            Figures::Asked(Some(asked), _) if asked == sum => {
                for at in [minus, plus] {
                    scene.text(at, set.bold().of(Role::Accent), "?");
                }
            }
            Figures::Told | Figures::Asked(..) => {
                let shown = then.row(sum);
                let set = match shown == score.row(sum) {
                    true => set,
                    false => set.bold(),
                };
                match shown {
                    ..0 => scene.text(minus, set.of(Role::Lost), signed(shown)),
                    0 if marks < 5 => {}
                    0 => scene.text(plus, set, "0"),
                    1.. => scene.text(plus, set.of(Role::Gained), signed(shown)),
                }
                if let Some(past @ 1..) = marks.checked_sub(10) {
                    let words = say!("common-pad-more", count = past);
                    let set = Type::new(CAPTION).end().of(Role::Soft);
                    scene.text(minus, set.within(44.0, &words), words);
                }
            }
        }
    }

    /// A track of eight boxes; the last one ends the player's game.
    fn track(&self, scene: &mut Scene, plan: PadPlan, place: usize) {
        let line = PadLine::Track(place);
        let (value, strokes) = (self.value(place), self.strokes(line));
        let look = match (value, self.colour) {
            (Some(_), Some(colour)) if strokes.new > 0 => Look::Fifth(colour),
            (Some(value), None) if self.ghost.is_some() && self.before.track(value).is_none() => {
                Look::Ghost
            }
            _ => Look::Plain,
        };
        if strokes.new > 0 {
            scene.area(plan.line(line), 6.0, self.tint(), None);
        }
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

    /// Two strokes of a pencil, never quite the same, of which the second follows the first.
    fn mark(&self, scene: &mut Scene, bounds: Bounds, place: u32, strokes: Strokes) {
        let (role, width, drawn) = match place < strokes.before {
            true => (self.pen(), 2.8, 1.0),
            false if self.ghost.is_some() => (self.pen(), 4.0, 1.0),
            false => (self.pen(), 4.0, self.drawn),
        };
        let wobble = ((place * 37) % 11) as f32 / 11.0 - 0.5;
        let at = |(across, down): Point| {
            let left = bounds.width * (across + wobble * 0.05);
            let top = bounds.height * (down - wobble * 0.04);
            (bounds.x + left, bounds.y + top)
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
        scene.area(bounds, 3.0, fill, line);
    }

    /// Minus, plus and the total, with the ghost.
    fn account(&self, scene: &mut Scene, plan: PadPlan, figures: Figures) {
        let (_, score) = self.scores();
        let told = |points: i32| match figures {
            Figures::Told | Figures::Asked(_, true) => signed(points),
            Figures::Asked(_, false) => "?".to_owned(),
            Figures::Blank => String::new(),
        };
        let account = plan.account();
        let height = plan.row * 0.84;
        let lines = [
            (say!("common-pad-minus"), score.minus(), Role::Lost),
            (say!("common-pad-plus"), score.plus(), Role::Gained),
        ];
        for (place, (words, points, role)) in lines.into_iter().enumerate() {
            let foot = account.y + height * (place + 1) as f32;
            let middle = foot - height / 2.0;
            let set = Type::new(13.0).of(Role::Soft);
            scene.text((ACCOUNT + 8.0, middle), set, words);
            let role = if points == 0 { Role::Ink } else { role };
            let set = Type::new(16.0).medium().end().of(role);
            scene.text((PLUS - 8.0, middle), set, told(points));
            scene.line((ACCOUNT, foot), (PLUS, foot), (Role::Line, 1.0));
        }
        let top = account.y + 2.0 * height + 5.0;
        let size = (account.width, account.bottom() - top);
        let bounds = Bounds::new((account.x, top), size);
        scene.area(bounds, 5.0, Role::Paper, (Role::Ink, 2.0));
        // The words stand above the figure, which may be wide.
        let left = (ACCOUNT + 8.0, top + 0.26 * size.1);
        scene.text(left, Type::new(12.0).bold(), say!("common-pad-total"));
        let right = (PLUS - 8.0, top + 0.63 * size.1);
        let set = Type::new(23.0).bold().end();
        scene.text(right, set, told(score.total()));
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
        ((NAME, 40.0), set, say!("common-pad-pair")),
        (minus, set, signed(-(penalty.points() as i32))),
        (zero, set, "0".to_owned()),
        (plus, set, say!("common-pad-points")),
        ((MINUS, 44.0), set.end(), say!("common-pad-minus-column")),
        (
            (PLUS, PLUS - SIDES - 2.0),
            set.end(),
            say!("common-pad-plus-column"),
        ),
    ] {
        scene.text((x, HEAD / 2.0), set.within(room, &words), words);
    }
}

fn caption(scene: &mut Scene, bounds: Bounds, words: &str) {
    let set = Type::new(12.5).middle().of(Role::Soft);
    let set = set.within(bounds.width - 2.0, words);
    scene.text(bounds.centre(), set, words);
}
