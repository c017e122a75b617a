//! A die with its pips, at any size.

use super::{Drawing, Element, Saying, said_as};
use crate::rules::dice::Die;
pub use crate::scene::Look;
use crate::scene::Scene;
use crate::text::say;

/// A die `side` wide, or an empty place for one.
pub fn die<'a, Message: 'a>(value: Option<Die>, look: Look, side: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((side, side));
    scene.die((side / 2.0, side / 2.0), side, value, look);
    let drawing = Drawing::new(scene);
    match value {
        Some(die) => said_as(drawing, move || {
            Saying::image(say!("heard-die", die = die.value()))
        }),
        None => drawing.into(),
    }
}

pub fn small_die<'a, Message: 'a>(value: Die, side: f32) -> Element<'a, Message> {
    die(Some(value), Look::Plain, side)
}

pub fn dice_in_words(dice: &[Die]) -> String {
    let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
    dice.join(", ")
}
