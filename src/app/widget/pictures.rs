//! Small pictures: the mark of the app, icons, the faces of the computer players, signs and QR codes.

use super::{Drawing, Element};
use crate::scene::{Bounds, Point, Role, Scene, Step, polygon};
use crate::session::{Colour, Level};

fn sized<'a, Message: 'a>(drawn: Scene, side: f32) -> Element<'a, Message> {
    let scale = side / drawn.width;
    let mut scene = Scene::new((side, side));
    scene.put("", drawn, (0.0, 0.0), scale);
    Drawing::new(scene).into()
}

pub fn app_mark<'a, Message: 'a>(side: f32) -> Element<'a, Message> {
    progress(side, 100)
}

/// The mark with a pip lit for every quarter that is done, of this percentage.
pub fn progress<'a, Message: 'a>(side: f32, percent: usize) -> Element<'a, Message> {
    sized(Scene::mark(percent * Scene::MARK_PIPS / 100), side)
}

pub fn shape<'a, Message: 'a>(colour: Colour, side: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((side, side));
    scene.sign(colour, (side / 2.0, side / 2.0), side * 0.46);
    Drawing::new(scene).into()
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    Back,
    Next,
    Undo,
    /// A clock that turns back.
    History,
    /// Four boxes.
    Pads,
    More,
    Help,
    /// A cog.
    Settings,
    /// A cup.
    Records,
    Search,
    /// A bulb.
    Hint,
    Up,
    Down,
    /// A line that rises.
    Course,
    Picture,
    /// A pencil.
    Edit,
    Eye,
    /// A triangle.
    Play,
    Plus,
    Folder,
}

pub fn icon<'a, Message: 'a>(icon: Icon, side: f32, is_possible: bool) -> Element<'a, Message> {
    let role = if is_possible { Role::Ink } else { Role::Frame };
    icon_in(icon, side, role)
}

pub fn icon_in<'a, Message: 'a>(icon: Icon, side: f32, role: Role) -> Element<'a, Message> {
    let mut drawn = Scene::new((Icon::SIDE, Icon::SIDE));
    icon.draw(&mut drawn, role);
    sized(drawn, side)
}

/// Points along a circle, clockwise between two angles in degrees from the right.
fn arc((x, y): Point, radius: f32, from: f32, to: f32) -> impl Iterator<Item = Point> {
    const PARTS: u8 = 32;
    (0..=PARTS).map(move |part| {
        let share = f32::from(part) / f32::from(PARTS);
        let angle = (from + (to - from) * share).to_radians();
        (x + radius * angle.cos(), y + radius * angle.sin())
    })
}

impl Icon {
    /// The side at which strokes fall on whole pixels and are as strong as letters of 16.
    pub const SIDE: f32 = 20.0;

    fn draw(self, scene: &mut Scene, role: Role) {
        let pen = (role, 2.0);
        let middle = (10.0, 10.0);
        match self {
            Icon::Back => scene.course([(13.0, 4.0), (7.0, 10.0), (13.0, 16.0)], pen),
            Icon::Next => scene.course([(7.0, 4.0), (13.0, 10.0), (7.0, 16.0)], pen),
            Icon::Up => scene.course([(4.5, 12.5), (10.0, 7.0), (15.5, 12.5)], pen),
            Icon::Down => scene.course([(4.5, 7.5), (10.0, 13.0), (15.5, 7.5)], pen),
            Icon::Undo => {
                scene.course([(7.0, 3.0), (3.0, 7.0), (7.0, 11.0)], pen);
                let turn = arc((12.5, 11.5), 4.5, -90.0, 90.0);
                let turn = [(3.0, 7.0)].into_iter().chain(turn);
                scene.course(turn.chain([(8.0, 16.0)]), pen);
            }
            Icon::History => {
                scene.course(arc(middle, 7.5, -110.0, 165.0), pen);
                scene.course([(2.0, 2.5), (2.0, 7.0), (6.5, 7.0)], pen);
                scene.course(arc(middle, 7.5, 204.0, 250.0), pen);
                scene.course([(10.0, 6.0), (10.0, 10.5), (13.0, 12.0)], pen);
            }
            Icon::Pads => {
                for (x, y) in [(3.0, 3.0), (12.0, 3.0), (3.0, 12.0), (12.0, 12.0)] {
                    let square = [(x, y), (x + 5.0, y), (x + 5.0, y + 5.0), (x, y + 5.0)];
                    scene.path(polygon(square), None, pen);
                }
            }
            Icon::More => {
                for x in [4.0, 10.0, 16.0] {
                    scene.circle((x, 10.0), 1.7, role, None);
                }
            }
            Icon::Help => {
                scene.circle(middle, 8.5, None, pen);
                let hook = arc((10.0, 8.0), 2.3, 180.0, 420.0);
                scene.course(hook.chain([(10.0, 11.2)]), pen);
                scene.circle((10.0, 14.0), 1.2, role, None);
            }
            Icon::Settings => {
                scene.circle(middle, 6.5, None, (role, 2.5));
                for angle in [0.0, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0] {
                    let teeth = [6.0, 7.6].into_iter();
                    let teeth = teeth.flat_map(|reach| arc(middle, reach, angle, angle).take(1));
                    scene.course(teeth, (role, 2.6));
                }
            }
            Icon::Records => {
                scene.course([(6.0, 5.0), (2.5, 5.0), (3.5, 8.5), (6.5, 9.0)], pen);
                scene.course([(14.0, 5.0), (17.5, 5.0), (16.5, 8.5), (13.5, 9.0)], pen);
                let bowl = arc((10.0, 8.0), 4.0, 0.0, 180.0);
                let bowl = [(6.0, 3.0), (14.0, 3.0)].into_iter().chain(bowl);
                scene.path(polygon(bowl), None, pen);
                scene.line((10.0, 12.0), (10.0, 16.0), pen);
                scene.line((6.0, 17.0), (14.0, 17.0), pen);
            }
            Icon::Search => {
                scene.circle((8.5, 8.5), 6.5, None, pen);
                scene.course([(12.8, 12.8), (17.0, 17.0)], pen);
            }
            Icon::Hint => {
                let glass = arc((10.0, 7.5), 5.2, 119.0, 421.0);
                let neck = [(12.5, 15.0), (7.5, 15.0)];
                scene.path(polygon(glass.chain(neck)), None, pen);
                scene.line((7.5, 18.0), (12.5, 18.0), pen);
            }
            Icon::Course => {
                scene.line((2.0, 17.0), (18.0, 17.0), pen);
                scene.course([(4.0, 13.0), (8.5, 8.0), (11.5, 11.0), (17.0, 4.0)], pen);
            }
            Icon::Picture => {
                scene.area(Bounds::new((2.0, 3.0), (16.0, 14.0)), 2.0, None, pen);
                scene.circle((13.0, 7.5), 1.4, role, None);
                scene.course([(3.5, 14.5), (7.5, 9.5), (12.5, 15.5)], pen);
            }
            Icon::Edit => {
                let pencil = [
                    (3.0, 17.0),
                    (4.0, 13.0),
                    (13.5, 3.5),
                    (16.5, 6.5),
                    (7.0, 16.0),
                ];
                scene.path(polygon(pencil), None, pen);
                scene.line((11.0, 17.0), (17.0, 17.0), pen);
            }
            Icon::Eye => {
                let lids = vec![
                    Step::Move((1.5, 10.0)),
                    Step::Curve((5.5, 3.0), (14.5, 3.0), (18.5, 10.0)),
                    Step::Curve((14.5, 17.0), (5.5, 17.0), (1.5, 10.0)),
                ];
                scene.path(lids, None, pen);
                scene.circle(middle, 2.5, role, None);
            }
            Icon::Play => {
                let triangle = polygon([(6.0, 4.0), (16.0, 10.0), (6.0, 16.0)]);
                scene.path(triangle, None, pen);
            }
            Icon::Plus => {
                scene.line((10.0, 3.0), (10.0, 17.0), pen);
                scene.line((3.0, 10.0), (17.0, 10.0), pen);
            }
            Icon::Folder => {
                let front = [(17.0, 7.0), (17.0, 16.0), (3.0, 16.0)];
                let tab = [(3.0, 4.0), (8.0, 4.0), (10.0, 7.0)];
                scene.path(polygon(tab.into_iter().chain(front)), None, pen);
            }
        }
    }
}

/// The face of a computer player, a die with pips for eyes, `side` wide.
pub fn face<'a, Message: 'a>(level: Level, side: f32) -> Element<'a, Message> {
    let mut drawn = Scene::new((76.0, 76.0));
    let die = |y| Bounds::new((1.0, y), (74.0, 71.0));
    drawn.area(die(4.5), 16.0, Role::Edge, None);
    drawn.area(die(0.0), 16.0, Role::Die, (Role::Edge, 1.0));
    features(&mut drawn, level);
    sized(drawn, side)
}

fn features(scene: &mut Scene, level: Level) {
    match level {
        // Raised brows and a straight mouth.
        Level::Master => {
            eyes(scene, 4.4);
            curve(scene, (20.0, 24.0), (27.0, 16.0), (33.0, 23.0));
            curve(scene, (43.0, 23.0), (49.0, 16.0), (56.0, 24.0));
            curve(scene, (30.0, 49.0), (38.0, 49.0), (46.0, 49.0));
        }
        // Brows drawn together, and a wide grin.
        Level::Bold => {
            eyes(scene, 4.8);
            curve(scene, (18.0, 21.0), (26.0, 23.0), (33.0, 27.0));
            curve(scene, (43.0, 27.0), (50.0, 23.0), (58.0, 21.0));
            let (left, right) = ((23.0, 44.0), (53.0, 44.0));
            let grin = vec![
                Step::Move(left),
                Step::Curve((27.0, 59.0), (49.0, 59.0), right),
                Step::Line(left),
            ];
            scene.path(grin, Role::Pip, None);
        }
        // A calm smile.
        Level::Steady => {
            eyes(scene, 4.8);
            curve(scene, (25.0, 45.0), (38.0, 55.0), (51.0, 45.0));
        }
        // A knowing smile to one side.
        Level::Evolved => {
            eyes(scene, 4.8);
            curve(scene, (43.0, 22.0), (50.0, 17.0), (57.0, 22.0));
            curve(scene, (28.0, 50.0), (42.0, 52.0), (51.0, 43.0));
        }
        // Closed eyes, and a mouth that yawns.
        Level::Dreamy => {
            curve(scene, (21.0, 31.0), (27.0, 39.0), (33.0, 31.0));
            curve(scene, (43.0, 31.0), (49.0, 39.0), (55.0, 31.0));
            scene.circle((38.0, 51.0), 5.0, None, (Role::Pip, 3.0));
        }
        // Wide eyes, and a laugh.
        Level::Eager => {
            eyes(scene, 6.4);
            let (left, right) = ((24.0, 43.0), (52.0, 43.0));
            let laugh = vec![
                Step::Move(left),
                Step::Curve((28.0, 62.0), (48.0, 62.0), right),
                Step::Line(left),
            ];
            scene.path(laugh, Role::Pip, None);
        }
        // Eyes that look to one side under a raised brow.
        Level::Curious => {
            for (x, y) in [(27.0, 33.0), (50.0, 33.0)] {
                scene.circle((x, y), 7.0, None, (Role::Pip, 3.0));
                scene.circle((x + 2.5, y - 1.5), 2.6, Role::Pip, None);
            }
            curve(scene, (42.0, 20.0), (50.0, 13.0), (58.0, 20.0));
            curve(scene, (31.0, 51.0), (38.0, 54.0), (45.0, 51.0));
        }
        // Eyes of two sizes, and a mouth that wavers.
        Level::Careless => {
            scene.circle((26.0, 29.0), 6.5, None, (Role::Pip, 3.0));
            scene.circle((51.0, 33.0), 3.6, Role::Pip, None);
            curve(scene, (24.0, 49.0), (31.0, 43.0), (38.0, 48.0));
            curve(scene, (38.0, 48.0), (45.0, 53.0), (52.0, 47.0));
        }
    }
}

fn eyes(scene: &mut Scene, radius: f32) {
    for eye in [(27.0, 32.0), (49.0, 32.0)] {
        scene.circle(eye, radius, Role::Pip, None);
    }
}

/// A stroke that bends towards a point.
fn curve(scene: &mut Scene, from: Point, towards: Point, to: Point) {
    let steps = vec![Step::Move(from), Step::Curve(towards, towards, to)];
    scene.path(steps, None, (Role::Pip, 3.0));
}

/// The white margin that a code needs, in squares.
const MARGIN: usize = 4;

/// The QR code of these rows of squares, dark where `true`, as large as `room` allows, and black on
/// white in every theme: phones read nothing else reliably. `zoom` is the number of screen
/// pixels per unit; it makes the squares sharp.
pub fn qr<'a, Message: 'a>(rows: Vec<Vec<bool>>, room: f32, zoom: f32) -> Element<'a, Message> {
    let squares = (rows.len() + 2 * MARGIN) as f32;
    // Rounded down to whole pixels; multiplying and dividing leaves them not quite whole.
    let square = (room / squares * zoom + 0.001).floor() / zoom;
    let side = square * squares;
    let mut scene = Scene::new((side, side));
    let all = Bounds::new((0.0, 0.0), (side, side));
    scene.area(all, 0.0, Role::White, None);
    let mut steps = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, _) in row.iter().enumerate().filter(|&(_, &is_dark)| is_dark) {
            let [left, top] = [x, y].map(|at| (at + MARGIN) as f32 * square);
            let (right, foot) = (left + square, top + square);
            steps.extend(polygon([
                (left, top),
                (right, top),
                (right, foot),
                (left, foot),
            ]));
        }
    }
    scene.path(steps, Role::Black, None);
    Drawing::new(scene).into()
}
