use iced::advanced::mouse;
use iced::advanced::widget::operation::{Focusable, focusable};
use iced::advanced::widget::{Id, Operation};
use iced::keyboard::{self, key::Named};
use iced::{Event, Rectangle, touch};

use super::Element;
use super::around::{Around, Input, around};

/// `content`, in which a field keeps the focus when you click anything but a field.
///
/// If you click an option while writing, you can go on writing, and Enter still does what it does in the field. Esc
/// goes back at once, as it does while no field has the focus, instead of leaving the field first.
pub fn keeps_focus<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    around(content, KeepsFocus).into()
}

struct KeepsFocus;

impl<'a, Message> Around<'a, Message> for KeepsFocus {
    type State = ();

    fn update(&mut self, _state: &mut (), mut input: Input<'_, '_, 'a, Message>) {
        let is_click = match input.event {
            Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => {
                if *key == keyboard::Key::Named(Named::Escape) {
                    return;
                }
                false
            }
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. }) => true,
            _ => false,
        };
        let before = is_click.then(|| focused(&mut input));
        input.pass_on();
        let Some(before) = before.and_then(|before| before.into_iter().next()) else {
            return;
        };
        // A field in a stack keeps the focus when another field captures the click, so it is taken away here.
        let now = focused(&mut input);
        let newly = now.iter().find(|&id| *id != before);
        if let Some(id) = newly.or(now.is_empty().then_some(&before)) {
            input.operate(&mut focusable::focus::<()>(id.clone()));
        }
    }
}

/// The fields and buttons with the focus that have an id.
fn focused<Message>(input: &mut Input<'_, '_, '_, Message>) -> Vec<Id> {
    let mut focused = Focused(Vec::new());
    input.operate(&mut focused);
    focused.0
}

struct Focused(Vec<Id>);

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if state.is_focused() {
            self.0.extend(id.cloned());
        }
    }
}
