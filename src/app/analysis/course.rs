//! The chart of quiz results, a bar for each quiz.

use crate::app::theme::size;
use crate::coach::review::Measure;
use crate::scene::{Bounds, Role, Scene, Type};
use crate::text::mean_lost;

/// The mean losses of quizzes; as many of the last ones are drawn as fit.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Course {
    pub(super) measure: Measure,
    pub(super) losses: Vec<f64>,
}

/// The width of a bar with its margins, and without them.
const STEP: f32 = 44.0;
const BAR: f32 = 30.0;
/// The height of the captions above and below a bar.
const WORD: f32 = 20.0;
/// The full height stands for at least this many toss-ups, so that small losses look small.
const LOW: f64 = 40.0;

impl Course {
    /// Draws the bars in this size.
    pub(super) fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let room = ((size.0 / STEP) as usize).max(1);
        let first = self.losses.len().saturating_sub(room);
        let shown = &self.losses[first..];
        let least = LOW * self.measure.toss_up();
        let most = shown.iter().copied().fold(least, f64::max);
        let foot = size.1 - WORD;
        for (place, &loss) in shown.iter().enumerate() {
            let middle = STEP * (place as f32 + 0.5);
            let high = ((foot - WORD) * (loss / most) as f32).max(1.0);
            let corner = (middle - BAR / 2.0, foot - high);
            let is_last = place + 1 == shown.len();
            let fill = if is_last { Role::Accent } else { Role::Soft };
            scene.area(Bounds::new(corner, (BAR, high)), 2.0, fill, None);
            let set = Type::new(size::CAPTION).middle();
            let set = if is_last { set.bold() } else { set };
            let above = (middle, foot - high - WORD / 2.0);
            scene.text(above, set, mean_lost(self.measure, loss));
            let below = (middle, foot + WORD / 2.0);
            scene.text(below, set.of(Role::Soft), first + place + 1);
        }
        scene
    }
}
