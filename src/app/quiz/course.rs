//! What quizzes have come to, a bar for each.

use iced::{Point, Rectangle, Size};

use crate::app::theme::{self, Theme, size};
use crate::app::widget::{Picture, Sketch};
use crate::coach::review::Measure;
use crate::text::mean_lost;

/// The mean losses of quizzes, of which the last ones are drawn.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Course {
    pub(super) measure: Measure,
    pub(super) losses: Vec<f64>,
}

/// The width of a bar with the room beside it, and the widest one.
const STEP: f32 = 44.0;
const BAR: f32 = 30.0;
/// The height of the words above and below a bar.
const WORD: f32 = 20.0;
/// A loss of so many toss-ups is drawn to the top at least, so that small ones look small.
const LOW: f64 = 40.0;

impl Sketch for Course {
    fn draw(&self, picture: &mut Picture, within: Size, theme: &Theme) {
        let room = ((within.width / STEP) as usize).max(1);
        let first = self.losses.len().saturating_sub(room);
        let shown = &self.losses[first..];
        let most = shown
            .iter()
            .fold(LOW * self.measure.toss_up(), |most, &loss| most.max(loss));
        let height = within.height - 2.0 * WORD;
        let foot = within.height - WORD;
        for (place, &loss) in shown.iter().enumerate() {
            let middle = STEP * (place as f32 + 0.5);
            let high = (height * (loss / most) as f32).max(1.0);
            let corner = Point::new(middle - BAR / 2.0, foot - high);
            let bar = Rectangle::new(corner, Size::new(BAR, high));
            let is_last = place + 1 == shown.len();
            let colour = if is_last { theme.accent } else { theme.soft };
            picture.rectangle(bar, 2.0, colour, None);
            let font = if is_last { theme::BOLD } else { theme::FONT };
            let above = Point::new(middle, foot - high - WORD / 2.0);
            picture.word(
                mean_lost(self.measure, loss),
                above,
                size::CAPTION,
                font,
                theme.ink,
            );
            let below = Point::new(middle, within.height - WORD / 2.0);
            let quiz = first + place + 1;
            picture.word(quiz, below, size::CAPTION, font, theme.soft);
        }
    }
}
