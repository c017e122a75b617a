//! The faces of the computer players: dice with pips for eyes.

use super::{Drawing, Element};
use crate::scene::{Bounds, Point, Role, Scene, Step, Stroke};
use crate::session::Level;

/// The side of the die in which faces are drawn here.
const SIDE: f32 = 76.0;

/// The face of a computer player, `side` wide.
pub fn face<'a, Message: 'a>(level: Level, side: f32) -> Element<'a, Message> {
    let mut drawn = Scene::new((SIDE, SIDE));
    let die = |y| Bounds::new((1.0, y), (SIDE - 2.0, SIDE - 5.0));
    drawn.area(die(4.5), 16.0, Role::Edge, None);
    drawn.area(die(0.0), 16.0, Role::Die, (Role::Edge, 1.0));
    draw(&mut drawn, level);
    let mut scene = Scene::new((side, side));
    scene.put("", drawn, (0.0, 0.0), side / SIDE);
    Drawing::new(scene).into()
}

fn draw(scene: &mut Scene, level: Level) {
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
    let stroke = Stroke {
        role: Role::Pip,
        width: 3.0,
        dash: 0.0,
    };
    let steps = vec![Step::Move(from), Step::Curve(towards, towards, to)];
    scene.path(steps, None, stroke);
}
