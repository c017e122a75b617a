//! The mark of the app: a die with two pairs of pips, whose fifth pip is a small die.

use super::{Drawing, Element};
use crate::scene::Scene;

/// The mark, `side` wide.
pub fn app_mark<'a, Message: 'a>(side: f32) -> Element<'a, Message> {
    progress(side, 100)
}

/// The mark with a pip lit for every quarter that is done, of this percentage.
pub fn progress<'a, Message: 'a>(side: f32, percent: usize) -> Element<'a, Message> {
    let mut scene = Scene::new((side, side));
    let lit = percent * Scene::MARK_PIPS / 100;
    scene.put("", Scene::mark(lit), (0.0, 0.0), side / 100.0);
    Drawing::new(scene).into()
}
