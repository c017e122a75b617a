//! Small pictures beside words.

use super::{Drawing, Element};
use crate::scene::{Bounds, Point, Role, Scene, Step, Stroke};

/// A picture of a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// A chevron to the left.
    Back,
    /// An arrow that turns back.
    Undo,
    /// A clock.
    History,
    /// Four boxes.
    Pads,
    /// Three dots.
    More,
    /// A question mark in a ring.
    Help,
    /// Two sliders.
    Settings,
    /// A cup.
    Records,
    /// A lens.
    Search,
    /// A bulb.
    Hint,
    /// A chevron downwards.
    Down,
    /// A line that rises.
    Course,
    /// A picture in its frame.
    Picture,
}

/// The side of the square in which icons are drawn here.
const SIDE: f32 = 24.0;
const PEN: f32 = 2.0;

/// An icon, `side` wide; faint if its command is not possible.
pub fn icon<'a, Message: 'a>(icon: Icon, side: f32, is_possible: bool) -> Element<'a, Message> {
    let role = if is_possible { Role::Ink } else { Role::Frame };
    icon_in(icon, side, role)
}

/// An icon in this colour, `side` wide.
pub fn icon_in<'a, Message: 'a>(icon: Icon, side: f32, role: Role) -> Element<'a, Message> {
    let mut drawn = Scene::new((SIDE, SIDE));
    icon.draw(&mut drawn, role);
    let mut scene = Scene::new((side, side));
    scene.put("", drawn, (0.0, 0.0), side / SIDE);
    Drawing::new(scene).into()
}

impl Icon {
    fn draw(self, scene: &mut Scene, role: Role) {
        let pen = (role, PEN);
        match self {
            Icon::Back => stroke(scene, role, &[&[(14.0, 5.0), (7.0, 12.0), (14.0, 19.0)]]),
            Icon::Down => stroke(scene, role, &[&[(5.0, 9.0), (12.0, 16.0), (19.0, 9.0)]]),
            Icon::Undo => {
                let (tail, bend) = ((14.5, 9.0), (14.5, 20.0));
                let turn = Step::Curve((21.5, 9.0), (21.5, 20.0), bend);
                let mut steps =
                    polylines(&[&[(9.0, 4.0), (4.0, 9.0), (9.0, 14.0)], &[(4.0, 9.0), tail]]);
                steps.extend([turn, Step::Line((11.0, 20.0))]);
                scene.path(steps, None, solid(role));
            }
            Icon::History => {
                scene.circle((12.0, 12.0), 9.0, None, pen);
                stroke(scene, role, &[&[(12.0, 7.0), (12.0, 12.0), (15.5, 14.0)]]);
            }
            Icon::Pads => {
                for (x, y) in [(4.0, 4.0), (13.5, 4.0), (4.0, 13.5), (13.5, 13.5)] {
                    scene.area(Bounds::new((x, y), (6.5, 6.5)), 1.0, None, pen);
                }
            }
            Icon::More => {
                for x in [5.0, 12.0, 19.0] {
                    scene.circle((x, 12.0), 2.0, role, None);
                }
            }
            Icon::Help => {
                scene.circle((12.0, 12.0), 9.0, None, pen);
                let mut steps = vec![Step::Move((9.4, 9.4))];
                steps.push(Step::Curve((9.8, 6.0), (14.8, 6.4), (14.4, 9.8)));
                steps.push(Step::Curve((14.2, 11.4), (12.0, 11.6), (12.0, 13.6)));
                scene.path(steps, None, solid(role));
                scene.circle((12.0, 16.8), 1.2, role, None);
            }
            Icon::Settings => {
                for (y, knob) in [(8.0, 15.0), (16.0, 9.0)] {
                    scene.line((4.0, y), (20.0, y), pen);
                    scene.circle((knob, y), 3.0, Role::Paper, pen);
                }
            }
            Icon::Records => {
                let handles: [&[Point]; 2] = [
                    &[(7.0, 6.5), (3.5, 6.5), (4.5, 10.5), (7.5, 11.0)],
                    &[(17.0, 6.5), (20.5, 6.5), (19.5, 10.5), (16.5, 11.0)],
                ];
                stroke(scene, role, &handles);
                let bowl = Step::Curve((17.0, 17.0), (7.0, 17.0), (7.0, 9.0));
                let mut steps = polylines(&[&[(7.0, 9.0), (7.0, 4.0), (17.0, 4.0), (17.0, 9.0)]]);
                steps.push(bowl);
                scene.path(steps, None, solid(role));
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
                let course = [(4.0, 15.0), (9.5, 9.0), (13.0, 12.5), (20.0, 4.5)];
                stroke(scene, role, &[&course]);
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
                stroke(scene, role, &[&hills]);
            }
        }
    }
}

fn solid(role: Role) -> Stroke {
    Stroke {
        role,
        width: PEN,
        dash: 0.0,
    }
}

fn polylines(lines: &[&[Point]]) -> Vec<Step> {
    let steps = lines.iter().flat_map(|line| {
        line.iter().enumerate().map(|(place, &point)| match place {
            0 => Step::Move(point),
            _ => Step::Line(point),
        })
    });
    steps.collect()
}

fn stroke(scene: &mut Scene, role: Role, lines: &[&[Point]]) {
    scene.path(polylines(lines), None, solid(role));
}
