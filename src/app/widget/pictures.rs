//! Small pictures: the mark of the app, icons, the faces of the computer players, signs and QR codes.

use super::{Drawing, Element};
use crate::scene::{Bounds, Point, Role, Scene, Step, polygon};
use crate::session::{Colour, Level};
use crate::text::{Phrase, phrase};

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

/// The name of a colour and its shape.
pub fn colour_name(colour: Colour) -> Phrase {
    match colour {
        Colour::Blue => phrase!("common-blue-circle"),
        Colour::Orange => phrase!("common-orange-square"),
        Colour::Green => phrase!("common-green-triangle"),
        Colour::Purple => phrase!("common-purple-diamond"),
        Colour::Sky => phrase!("common-sky-blue-star"),
        Colour::Vermilion => phrase!("common-red-hexagon"),
        Colour::Yellow => phrase!("common-yellow-cross"),
        Colour::Grey => phrase!("common-grey-ring"),
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    Back,
    Undo,
    History,
    /// Four boxes.
    Pads,
    More,
    Help,
    /// Two sliders.
    Settings,
    /// A cup.
    Records,
    Search,
    /// A bulb.
    Hint,
    Down,
    /// A line that rises.
    Course,
    Picture,
    /// A pencil.
    Edit,
    Eye,
    /// A triangle.
    Play,
}

pub fn icon<'a, Message: 'a>(icon: Icon, side: f32, is_possible: bool) -> Element<'a, Message> {
    let role = if is_possible { Role::Ink } else { Role::Frame };
    icon_in(icon, side, role)
}

pub fn icon_in<'a, Message: 'a>(icon: Icon, side: f32, role: Role) -> Element<'a, Message> {
    let mut drawn = Scene::new((24.0, 24.0));
    icon.draw(&mut drawn, role);
    sized(drawn, side)
}

impl Icon {
    fn draw(self, scene: &mut Scene, role: Role) {
        let pen = (role, 2.0);
        match self {
            Icon::Back => scene.course([(14.0, 5.0), (7.0, 12.0), (14.0, 19.0)], pen),
            Icon::Down => scene.course([(5.0, 9.0), (12.0, 16.0), (19.0, 9.0)], pen),
            Icon::Undo => {
                scene.course([(9.0, 4.0), (4.0, 9.0), (9.0, 14.0)], pen);
                let turn = vec![
                    Step::Move((4.0, 9.0)),
                    Step::Line((14.5, 9.0)),
                    Step::Curve((21.5, 9.0), (21.5, 20.0), (14.5, 20.0)),
                    Step::Line((11.0, 20.0)),
                ];
                scene.path(turn, None, pen);
            }
            Icon::History => {
                scene.circle((12.0, 12.0), 9.0, None, pen);
                scene.course([(12.0, 7.0), (12.0, 12.0), (15.5, 14.0)], pen);
            }
            Icon::Pads => {
                for (x, y) in [(4.0, 4.0), (14.0, 4.0), (4.0, 14.0), (14.0, 14.0)] {
                    let square = [(x, y), (x + 6.0, y), (x + 6.0, y + 6.0), (x, y + 6.0)];
                    scene.path(polygon(square), None, pen);
                }
            }
            Icon::More => {
                for x in [5.0, 12.0, 19.0] {
                    scene.circle((x, 12.0), 2.0, role, None);
                }
            }
            Icon::Help => {
                scene.circle((12.0, 12.0), 9.0, None, pen);
                let hook = vec![
                    Step::Move((9.4, 9.4)),
                    Step::Curve((9.8, 6.0), (14.8, 6.4), (14.4, 9.8)),
                    Step::Curve((14.2, 11.4), (12.0, 11.6), (12.0, 13.6)),
                ];
                scene.path(hook, None, pen);
                scene.circle((12.0, 16.8), 1.2, role, None);
            }
            Icon::Settings => {
                for (y, knob) in [(8.0, 15.0), (16.0, 9.0)] {
                    scene.line((4.0, y), (20.0, y), pen);
                    scene.circle((knob, y), 3.0, Role::Paper, pen);
                }
            }
            Icon::Records => {
                scene.course([(7.0, 6.5), (3.5, 6.5), (4.5, 10.5), (7.5, 11.0)], pen);
                scene.course([(17.0, 6.5), (20.5, 6.5), (19.5, 10.5), (16.5, 11.0)], pen);
                let bowl = vec![
                    Step::Move((7.0, 9.0)),
                    Step::Line((7.0, 4.0)),
                    Step::Line((17.0, 4.0)),
                    Step::Line((17.0, 9.0)),
                    Step::Curve((17.0, 17.0), (7.0, 17.0), (7.0, 9.0)),
                ];
                scene.path(bowl, None, pen);
                scene.line((12.0, 15.0), (12.0, 19.0), pen);
                scene.line((8.0, 20.0), (16.0, 20.0), pen);
            }
            Icon::Search => {
                scene.circle((10.5, 10.5), 6.5, None, pen);
                scene.line((15.5, 15.5), (20.0, 20.0), pen);
            }
            Icon::Hint => {
                scene.circle((12.0, 9.5), 5.5, None, pen);
                scene.line((9.5, 17.0), (14.5, 17.0), pen);
                scene.line((10.5, 20.0), (13.5, 20.0), pen);
            }
            Icon::Course => {
                scene.line((3.0, 20.0), (21.0, 20.0), pen);
                scene.course([(4.0, 15.0), (9.5, 9.0), (13.0, 12.5), (20.0, 4.5)], pen);
            }
            Icon::Picture => {
                scene.area(Bounds::new((3.0, 4.0), (18.0, 16.0)), 2.0, None, pen);
                scene.circle((8.0, 9.0), 1.6, role, None);
                let hills = [
                    (4.0, 18.0),
                    (10.0, 12.5),
                    (13.0, 15.5),
                    (16.0, 12.0),
                    (20.0, 16.0),
                ];
                scene.course(hills, pen);
            }
            Icon::Edit => {
                let pencil = [
                    (4.0, 20.0),
                    (5.0, 15.5),
                    (16.0, 4.5),
                    (19.5, 8.0),
                    (8.5, 19.0),
                ];
                scene.path(polygon(pencil), None, pen);
                scene.line((13.5, 7.0), (17.0, 10.5), pen);
            }
            Icon::Eye => {
                let lids = vec![
                    Step::Move((2.5, 12.0)),
                    Step::Curve((7.0, 4.0), (17.0, 4.0), (21.5, 12.0)),
                    Step::Curve((17.0, 20.0), (7.0, 20.0), (2.5, 12.0)),
                ];
                scene.path(lids, None, pen);
                scene.circle((12.0, 12.0), 3.0, None, pen);
            }
            Icon::Play => {
                let triangle = polygon([(7.0, 4.5), (19.0, 12.0), (7.0, 19.5)]);
                scene.path(triangle, None, pen);
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
