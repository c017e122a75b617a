//! A die with its pips, at any size.

use iced::Center;
use iced::widget::{column, row};

use super::{Drawing, Element, Saying, bold, said_as};
use crate::app::theme::{gap, size};
use crate::rules::dice::Die;
pub use crate::scene::Look;
use crate::scene::{Role, Scene};
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

/// Two dice, each `side` wide, over a bracket and their sum; without a sum only the room for both is kept.
pub fn pair<'a, Message: 'a>(
    dice: [Element<'a, Message>; 2],
    side: f32,
    sum: String,
) -> Element<'a, Message> {
    let (width, height) = (2.0 * side + gap::S, side * 0.2);
    let mut bracket = Scene::new((width, height));
    if !sum.is_empty() {
        let (left, right) = (side / 2.0, width - side / 2.0);
        let [top, foot] = [0.3, 0.8].map(|share| height * share);
        let corners = [(left, top), (left, foot), (right, foot), (right, top)];
        bracket.course(corners, (Role::Soft, 2.0));
    }
    let sum = bold(sum, (side * 0.36).min(size::DISPLAY));
    column![row(dice).spacing(gap::S), Drawing::new(bracket), sum]
        .align_x(Center)
        .into()
}

pub fn dice_in_words(dice: &[Die]) -> String {
    let dice: Vec<String> = dice.iter().map(Die::to_string).collect();
    dice.join(", ")
}
