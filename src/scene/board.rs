//! The classic board: eleven columns that rise to the middle, each under a plate with its number.
//!
//! Squares are the players' signs, runners are pawns. Spaces that a bust would cost are tinted and hatched.

use std::ops::RangeInclusive;

use super::{Bounds, Pen, Point, Role, Scene, Step, Type, polygon};
use crate::rules::Seat;
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::session::Colour;

/// The columns and what stands on them.
#[derive(Debug, Clone, PartialEq)]
pub struct Board {
    /// The position.
    pub position: Position,
    /// The positions after highlighted plays: their spaces are framed, and where it is one play, its runners are shown too.
    pub next: Vec<Position>,
    /// By seat.
    pub colours: Vec<Colour>,
    /// The columns of the selected plays.
    pub offered: Vec<Sum>,
    /// The columns in which plays must move to be selected.
    pub wanted: Vec<Sum>,
}

/// The measures of a board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BoardPlan {
    /// The upper left corner of the first column.
    corner: Point,
    /// The width of a column, and the height of a space.
    share: (f32, f32),
    /// Whether a single column lies on its side.
    lies: bool,
}

/// The spaces of the longest column.
const SPACES: f32 = 13.0;
/// The heights of a plate and of a foot, in spaces.
const PLATE: f32 = 0.95;
const FOOT: f32 = 0.8;
/// The gap between two spaces, relative to a space.
const GAP: f32 = 0.08;

impl BoardPlan {
    /// The largest board that fits into this size.
    pub fn fitting((width, height): (f32, f32)) -> BoardPlan {
        let (across, down) = (width / Sum::COUNT as f32, height / (SPACES + PLATE + FOOT));
        let share = (
            across.min(down * 2.0).max(5.0),
            down.min(across * 1.1).max(5.0),
        );
        let left = width - share.0 * Sum::COUNT as f32;
        let above = height - share.1 * (SPACES + PLATE + FOOT);
        BoardPlan {
            corner: (left / 2.0, above / 2.0),
            share,
            lies: false,
        }
    }

    /// The size of the columns with plates and feet.
    pub fn size(self) -> (f32, f32) {
        let (across, down) = self.share;
        (across * Sum::COUNT as f32, down * (SPACES + PLATE + FOOT))
    }

    /// The ground on which all columns stand.
    fn ground(self) -> f32 {
        self.corner.1 + self.share.1 * (PLATE + SPACES)
    }

    /// A column from its plate down to its foot.
    pub fn column(self, column: Sum) -> Bounds {
        let top = self.plate(column).y;
        let left = self.corner.0 + self.share.0 * column.index() as f32;
        let foot = self.ground() + self.share.1 * FOOT;
        Bounds::new((left, top), (self.share.0, foot - top))
    }

    /// A space; the one above the last is the plate.
    pub fn space(self, column: Sum, space: u8) -> Bounds {
        let (across, down) = self.share;
        let gap = GAP * across.min(down);
        let (left, top) = if self.lies {
            (across * f32::from(space - 1), 0.0)
        } else {
            let left = self.corner.0 + across * column.index() as f32;
            (left, self.ground() - down * f32::from(space))
        };
        let corner = (left + gap / 2.0, top + gap / 2.0);
        Bounds::new(corner, (across - gap, down - gap))
    }

    /// The plate with the number of a column.
    pub fn plate(self, column: Sum) -> Bounds {
        self.space(column, length(column) + 1)
    }

    /// The spaces of a column.
    pub fn spaces(self, column: Sum) -> Bounds {
        self.space(column, 1)
            .union(self.space(column, length(column)))
    }

    fn number(self) -> f32 {
        (self.share.1 * 0.55).min(self.share.0 * 0.48)
    }

    fn round(self) -> f32 {
        self.share.1.min(self.share.0) * 0.14
    }
}

/// The smallest numbers that are drawn.
const LEGIBLE: f32 = 7.0;

impl Board {
    /// A board without selected columns.
    pub fn new(position: &Position, colours: impl IntoIterator<Item = Colour>) -> Board {
        Board {
            position: position.clone(),
            next: Vec::new(),
            colours: colours.into_iter().collect(),
            offered: Vec::new(),
            wanted: Vec::new(),
        }
    }

    /// The board by a plan.
    pub fn scene(&self, plan: BoardPlan, size: (f32, f32)) -> Scene {
        let mut scene = self.columns(plan, size, &Sum::ALL);
        let (left, ground) = (plan.corner.0, plan.ground() + 1.0);
        let right = left + plan.size().0;
        scene.line((left, ground), (right, ground), (Role::Ink, 2.0));
        self.pieces(&mut scene, plan, &Sum::ALL);
        scene
    }

    /// A column on its side, with what stands on it; all columns have the same scale.
    pub fn strip(&self, column: Sum) -> Scene {
        let plan = BoardPlan {
            corner: (0.0, 0.0),
            share: (24.0, 26.0),
            lies: true,
        };
        let mut scene = self.columns(plan, (plan.share.0 * SPACES, plan.share.1), &[column]);
        self.pieces(&mut scene, plan, &[column]);
        scene
    }

    /// Columns without squares and runners.
    fn columns(&self, plan: BoardPlan, size: (f32, f32), columns: &[Sum]) -> Scene {
        let mut scene = Scene::new(size);
        for &column in columns {
            if !plan.lies {
                self.plate(&mut scene, plan, column);
            }
            for space in 1..=length(column) {
                self.space(&mut scene, plan, column, space);
            }
            let foot = plan.column(column);
            let set = Type::new(plan.number() * 0.85).medium().middle();
            if set.size >= LEGIBLE && !plan.lies {
                let at = (foot.centre().0, foot.bottom() - plan.share.1 * FOOT / 2.0);
                scene.text(at, set.of(Role::Soft), column);
            }
        }
        scene
    }

    /// What stands on columns, and what of them a bust would cost.
    fn pieces(&self, scene: &mut Scene, plan: BoardPlan, columns: &[Sum]) {
        let staked = columns.iter().flat_map(|&column| {
            let staked = self.stake(column);
            staked.map(move |space| (column, space))
        });
        let free = staked.filter(|&(column, space)| self.seats(column, space).is_empty());
        let free = free.map(|(column, space)| plan.space(column, space).shrink(2.0));
        let step = (plan.share.1 * 0.2).max(4.0);
        scene.hatch(free, step, (self.turn(), (step * 0.1).max(0.6)));
        for &column in columns {
            for space in 1..=length(column) {
                self.occupants(scene, plan, column, space);
            }
            // They rise above their spaces.
            self.runners(scene, plan, column);
        }
    }

    /// The plate of a column, with its state.
    fn plate(&self, scene: &mut Scene, plan: BoardPlan, column: Sum) {
        let runner = self.position.runner(column);
        let (fill, line, number): (Role, Pen, Role) = match self.position.winner_of(column) {
            Some(seat) => {
                let colour = self.colours[seat];
                let fill = Role::Player(colour);
                (fill, (fill, 1.0), Role::OnPlayer(colour))
            }
            // A stop would win it.
            None if runner == length(column) || self.wanted.contains(&column) => {
                let on = self.of_turn(Role::OnPlayer, Role::Paper);
                (self.turn(), (self.turn(), 1.0), on)
            }
            None if self.offered.contains(&column) => {
                let tint = self.of_turn(Role::PlayerTint, Role::Tint);
                (tint, (self.of_turn(Role::Mark, Role::Ink), 2.0), Role::Ink)
            }
            None => (Role::Paper, (Role::Frame, 1.0), Role::Ink),
        };
        let bounds = plan.plate(column);
        scene.area(bounds, plan.round(), fill, line);
        let set = Type::new(plan.number()).bold().middle().of(number);
        if set.size >= LEGIBLE {
            scene.text(bounds.centre(), set, column);
        }
    }

    /// A space without squares and runners.
    fn space(&self, scene: &mut Scene, plan: BoardPlan, column: Sum, space: u8) {
        let bounds = plan.space(column, space);
        let winner = self.position.winner_of(column);
        let winner = winner.map(|seat| self.colours[seat]);
        let line = (winner.map_or(Role::Line, Role::Player), 1.0);
        scene.area(bounds, plan.round(), Role::Well, line);
        let tint = match winner {
            Some(colour) => Some(Role::PlayerTrail(colour)),
            None if self.stake(column).contains(&space) => {
                Some(self.of_turn(Role::PlayerTrail, Role::Well))
            }
            None => None,
        };
        if let Some(tint) = tint {
            scene.area(bounds.shrink(1.0), plan.round(), tint, None);
        }
        let mut next = self.next.iter();
        if next.any(|next| self.gain(next, column).contains(&space)) {
            let tint = self.of_turn(Role::PlayerTint, Role::Tint);
            let mark = self.of_turn(Role::Mark, Role::Ink);
            scene.area(bounds, plan.round(), tint, (tint, 1.0));
            let dash = (bounds.height * 0.1).max(2.0);
            scene.dashed(framed(bounds.shrink(1.0)), None, (mark, 1.5), dash);
        }
    }

    /// The colour of the player whose turn it is.
    fn turn(&self) -> Role {
        self.of_turn(Role::Player, Role::Ink)
    }

    /// A role in that colour, or `otherwise` on a board without colours.
    fn of_turn(&self, role: fn(Colour) -> Role, otherwise: Role) -> Role {
        let colour = self.colours.get(self.position.turn().index());
        colour.map_or(otherwise, |&colour| role(colour))
    }

    /// The spaces gained in this turn.
    fn stake(&self, column: Sum) -> RangeInclusive<u8> {
        let square = self.position.square(self.position.turn(), column);
        square + 1..=self.position.runner(column)
    }

    /// The spaces that a play to `next` would gain.
    fn gain(&self, next: &Position, column: Sum) -> RangeInclusive<u8> {
        let square = self.position.square(self.position.turn(), column);
        let start = self.position.runner(column).max(square);
        start + 1..=next.runner(column)
    }

    /// The seats with squares on a space.
    fn seats(&self, column: Sum, space: u8) -> Vec<Seat> {
        Seat::all(self.position.players())
            .filter(|&seat| self.position.square(seat, column) == space)
            .collect()
    }

    /// Whether a runner stands on a space, or is shown there.
    fn has_runner(&self, column: Sum, space: u8) -> bool {
        self.position.runner(column) == space || self.runner_to_come(column) == Some(space)
    }

    /// Where a runner would come by the highlighted play. Those of several plays would look as if they came together.
    fn runner_to_come(&self, column: Sum) -> Option<u8> {
        let [next] = self.next.as_slice() else {
            return None;
        };
        self.gain(next, column).last()
    }

    /// All squares on a space, at most two side by side; a runner stands beside them.
    fn occupants(&self, scene: &mut Scene, plan: BoardPlan, column: Sum, space: u8) {
        let seats = self.seats(column, space);
        if seats.is_empty() {
            return;
        }
        let mut room = plan.space(column, space).shrink(1.0);
        let mut across = 2;
        if self.has_runner(column, space) {
            room.width *= 0.44;
            across = 1;
        }
        let lines = seats.chunks(across);
        let down = room.height / lines.len() as f32;
        let side = room.width / seats.len().min(across) as f32;
        let side = side.min(down).min(room.height * 0.75);
        let mut middle = room.centre().1 - side * (lines.len() as f32 - 1.0) / 2.0;
        for line in lines {
            let mut centre = room.centre().0 - side * (line.len() as f32 - 1.0) / 2.0;
            for &seat in line {
                scene.sign(self.colours[seat], (centre, middle), side * 0.46);
                scene.name_last(format!("square-{seat}-{column}-{space}"));
                centre += side;
            }
            middle += side;
        }
    }

    /// The runner of a column, and a hollow one of the highlighted play.
    fn runners(&self, scene: &mut Scene, plan: BoardPlan, column: Sum) {
        let runner = self.position.runner(column);
        if runner > 0 {
            self.runner(scene, plan, column, runner, false);
        }
        if let Some(space) = self.runner_to_come(column) {
            self.runner(scene, plan, column, space, true);
        }
    }

    fn runner(&self, scene: &mut Scene, plan: BoardPlan, column: Sum, space: u8, is_to_come: bool) {
        let bounds = plan.space(column, space);
        let is_alone = self.seats(column, space).is_empty();
        let from_left = if is_alone { 0.5 } else { 0.73 };
        let foot = (
            bounds.x + bounds.width * from_left,
            bounds.y + bounds.height * 0.95,
        );
        // A runner is taller than its space, but does not reach into the plate.
        let tall = if space == length(column) { 0.95 } else { 1.1 };
        let height = (bounds.height * tall).min(bounds.width * 0.95);
        let width = (height * 0.075).max(1.0);
        if is_to_come {
            let mark = self.of_turn(Role::Mark, Role::Ink);
            scene.path(pawn(foot, height), Role::Paper, (mark, width));
        } else {
            scene.path(pawn(foot, height), self.turn(), (Role::Paper, width));
        }
    }
}

/// The outline of a box.
fn framed(bounds: Bounds) -> Vec<Step> {
    let (left, top) = (bounds.x, bounds.y);
    let (right, bottom) = (bounds.right(), bounds.bottom());
    polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
}

/// The outline of a runner: a head on a bell.
fn pawn(foot: Point, height: f32) -> Vec<Step> {
    let at = |(x, y): Point| (foot.0 + height * x, foot.1 - height * y);
    let line = |to| Step::Line(at(to));
    let curve = |one, other, to| Step::Curve(at(one), at(other), at(to));
    vec![
        Step::Move(at((-0.32, 0.0))),
        line((-0.32, 0.09)),
        curve((-0.32, 0.22), (-0.15, 0.3), (-0.13, 0.56)),
        curve((-0.32, 0.68), (-0.25, 0.97), (0.0, 0.97)),
        curve((0.25, 0.97), (0.32, 0.68), (0.13, 0.56)),
        curve((0.15, 0.3), (0.32, 0.22), (0.32, 0.09)),
        line((0.32, 0.0)),
        Step::Close,
    ]
}
