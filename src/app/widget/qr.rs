//! A QR code, black on white in every theme: phones read nothing else reliably.

use super::{Drawing, Element, whole_pixels};
use crate::scene::{Bounds, Role, Scene, polygon};

/// The white margin that a code needs, in squares.
const MARGIN: usize = 4;

/// The QR code of these rows of squares, dark where `true`, as large as `room` allows. `zoom` is the number of screen
/// pixels per unit; it makes the squares sharp.
pub fn qr<'a, Message: 'a>(rows: Vec<Vec<bool>>, room: f32, zoom: f32) -> Element<'a, Message> {
    let squares = (rows.len() + 2 * MARGIN) as f32;
    let square = whole_pixels(room / squares, zoom);
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
