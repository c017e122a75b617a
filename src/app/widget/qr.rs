//! A QR code, black on white in every theme: phones read nothing else reliably.

use iced::widget::canvas::Path;
use iced::{Color, Point, Rectangle, Size};

use super::{Drawing, Element, Picture, Sketch, whole_pixels};
use crate::app::theme::Theme;

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
    fn draw(&self, picture: &mut Picture, size: Size, _theme: &Theme) {
        picture.rectangle(Rectangle::with_size(size), 0.0, Color::WHITE, None);
        let squares = Path::new(|path| {
            for (y, row) in self.rows.iter().enumerate() {
                for (x, _) in row.iter().enumerate().filter(|&(_, &is_dark)| is_dark) {
                    let place = |at: usize| (at + MARGIN) as f32 * self.square;
                    let corner = Point::new(place(x), place(y));
                    path.rectangle(corner, Size::new(self.square, self.square));
                }
            }
        });
        picture.fill(&squares, Color::BLACK);
    }
}
