//! A die with its pips, at any size.

use iced::Size;

use super::{Drawing, Element, Saying, Sketch};
use crate::rules::dice::Die;
pub use crate::scene::Look;
use crate::scene::Scene;
use crate::text::say;

#[derive(Debug, Clone, Copy, PartialEq)]
struct Face {
    value: Option<Die>,
    look: Look,
}

/// A die `side` wide, or the place for one.
pub fn die<'a, Message: 'a>(value: Option<Die>, look: Look, side: f32) -> Element<'a, Message> {
    Drawing::new(Face { value, look }, Size::new(side, side)).into()
}

/// A die that lies there.
pub fn small_die<'a, Message: 'a>(value: Die, side: f32) -> Element<'a, Message> {
    die(Some(value), Look::Plain, side)
}

impl Sketch for Face {
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let centre = (size.0 / 2.0, size.1 / 2.0);
        scene.die(centre, size.0, self.value, self.look);
        scene
    }

    fn said(&self) -> Option<Saying> {
        let die = self.value?;
        Some(Saying::image(say!("heard-die", die = die.value())))
    }
}
