//! The sign that goes with each player's colour.

use super::{Drawing, Element};
use crate::scene::Scene;
use crate::session::Colour;
use crate::text::{Phrase, phrase};

/// A player's sign in their colour, `side` wide.
pub fn shape<'a, Message: 'a>(colour: Colour, side: f32) -> Element<'a, Message> {
    let mut scene = Scene::new((side, side));
    scene.sign(colour, (side / 2.0, side / 2.0), side * 0.46);
    Drawing::new(scene).into()
}

/// The name of a colour and its shape.
pub fn name(colour: Colour) -> Phrase {
    match colour {
        Colour::Blue => phrase!("common-blue-circle"),
        Colour::Orange => phrase!("common-orange-square"),
        Colour::Green => phrase!("common-green-triangle"),
        Colour::Purple => phrase!("common-purple-diamond"),
        Colour::Sky => phrase!("common-sky-blue-star"),
        Colour::Vermilion => phrase!("common-red-hexagon"),
        Colour::Yellow => phrase!("common-yellow-cross"),
        Colour::Grey => phrase!("common-grey-ring"),
    }
}
