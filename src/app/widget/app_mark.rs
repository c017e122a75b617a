//! The mark of the app: a die with two pairs of pips, whose fifth pip is a small die.

use super::{Drawing, Element};
use crate::scene::Scene;

/// The mark, `side` wide.
pub fn app_mark<'a, Message: 'a>(side: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((side, side));
    scene.put("", Scene::mark(), (0.0, 0.0), side / 100.0);
    Drawing::new(scene).into()
}
