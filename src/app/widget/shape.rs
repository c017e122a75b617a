//! The sign that goes with each player's colour.

use iced::Size;

use super::{Drawing, Element, Sketch};
use crate::scene::Scene;
use crate::session::Colour;
use crate::text::{Phrase, phrase};

#[derive(Debug, Clone, Copy, PartialEq)]
struct Sign(Colour);

/// A player's sign in their colour, `side` wide.
pub fn shape<'a, Message: 'a>(colour: Colour, side: f32) -> Element<'a, Message> {
    Drawing::new(Sign(colour), Size::new(side, side)).into()
}

impl Sketch for Sign {
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        scene.sign(self.0, (size.0 / 2.0, size.1 / 2.0), size.0 * 0.46);
        scene
    }
}

/// What a colour and its shape are called.
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
