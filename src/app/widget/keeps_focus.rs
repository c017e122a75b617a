use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::{Focusable, focusable};
use iced::advanced::widget::tree::Tree;
use iced::advanced::widget::{Id, Operation};
use iced::advanced::{Clipboard, Shell, Widget, mouse};
use iced::keyboard::{self, key::Named};
use iced::{Event, Rectangle, Renderer, touch};

use super::Element;
use crate::app::theme::Theme;

/// `content`, in which a field keeps the focus when you click anything but a field.
///
/// If you click an option while writing, you can go on writing, and Enter still does what it does in the field. Esc
/// goes back at once, as it does while no field has the focus, instead of leaving the field first.
pub fn keeps_focus<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Element::new(KeepsFocus {
        content: content.into(),
    })
}

struct KeepsFocus<'a, Message> {
    content: Element<'a, Message>,
}

impl<Message> KeepsFocus<'_, Message> {
    /// The fields and buttons with the focus that have an id.
    fn focused(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> Vec<Id> {
        let mut focused = Focused(Vec::new());
        self.operate(tree, layout, renderer, &mut focused);
        focused.0
    }
}

impl<Message> Widget<Message, Theme, Renderer> for KeepsFocus<'_, Message> {
    as_content!(around, diff, operate, draw);

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if is_escape(event) {
            return;
        }
        let is_click = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_))
                | Event::Touch(touch::Event::FingerPressed { .. })
        );
        let before = is_click.then(|| self.focused(tree, layout, renderer));
        let (content, own) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            own, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        let Some(before) = before.and_then(|before| before.into_iter().next()) else {
            return;
        };
        // A field in a stack keeps the focus when another field captures the click, so it is taken away here.
        let now = self.focused(tree, layout, renderer);
        let newly = now.iter().find(|&id| *id != before);
        if let Some(id) = newly.or(now.is_empty().then_some(&before)) {
            let mut focus = focusable::focus::<()>(id.clone());
            self.operate(tree, layout, renderer, &mut focus);
        }
    }
}

/// Collects what has the focus.
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

fn is_escape(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(keyboard::Event::KeyPressed {
            key: keyboard::Key::Named(Named::Escape),
            ..
        })
    )
}
