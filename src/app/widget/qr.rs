//! A QR code, black on white in every theme: phones read nothing else reliably.

use iced::Size;

use super::{Drawing, Element, Sketch, whole_pixels};
use crate::scene::{Bounds, Role, Scene, polygon};

/// How many squares of white a code needs around it.
const MARGIN: usize = 4;

#[derive(Debug, Clone, PartialEq)]
struct Code {
    rows: Vec<Vec<bool>>,
    square: f32,
}

/// The QR code of these rows of squares, dark where they are `true`, as large as there is room for; `zoom` is how many pixels
/// of the screen one unit has, so that its squares are sharp.
pub fn qr<'a, Message: 'a>(rows: Vec<Vec<bool>>, room: f32, zoom: f32) -> Element<'a, Message> {
    let squares = (rows.len() + 2 * MARGIN) as f32;
    let square = whole_pixels(room / squares, zoom);
    let side = square * squares;
    Drawing::new(Code { rows, square }, Size::new(side, side)).into()
}

impl Sketch for Code {
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        scene.area(Bounds::new((0.0, 0.0), size), 0.0, Role::White, None);
        let place = |at: usize| (at + MARGIN) as f32 * self.square;
        let corners = self.rows.iter().enumerate().flat_map(|(y, row)| {
            let dark = row.iter().enumerate().filter(|&(_, &is_dark)| is_dark);
            dark.map(move |(x, _)| (place(x), place(y)))
        });
        let (mut steps, side) = (Vec::new(), self.square);
        for (x, y) in corners {
            let corners = [(x, y), (x + side, y), (x + side, y + side), (x, y + side)];
            steps.extend(polygon(corners));
        }
        scene.path(steps, Role::Black, None);
        scene
    }
}
