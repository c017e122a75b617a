use std::cell::Cell;

use iced::advanced::layout::Layout;
use iced::advanced::widget::tree::Tree;
use iced::advanced::{Renderer as _, Widget, mouse, renderer};
use iced::{Rectangle, Renderer, Size};

use super::Element;
use crate::app::theme::Theme;

/// Repaints `content` as a whole whenever anything in it changes.
///
/// The software renderer compares what it draws piece by piece, by position in a list. One piece more or less makes all
/// later ones count as changed, and dozens of overlapping parts of the window are painted one after the other, which
/// takes ten times as long as painting the whole.
pub fn whole<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Whole {
        content: content.into(),
    })
}

struct Whole<'a, Message> {
    content: Element<'a, Message>,
}

/// Whether the last paint was an odd one.
type State = Cell<bool>;

impl<Message> Widget<Message, Theme, Renderer> for Whole<'_, Message> {
    as_content!(
        state,
        children,
        diff,
        size,
        layout,
        operate,
        update,
        mouse_interaction,
        overlay
    );

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        // A layer whose bounds have changed is repainted without any comparison, so its bounds change each time, beyond
        // the window. They lie around the origin because the part nearest to it absorbs all others.
        let is_odd = tree.state.downcast_ref::<State>();
        is_odd.set(!is_odd.get());
        let window = layout.bounds();
        let reach = Size::new(
            window.x + window.width + if is_odd.get() { 1.0 } else { 0.0 },
            window.y + window.height,
        );
        let bounds = Rectangle {
            x: -reach.width,
            y: -reach.height,
            width: 2.0 * reach.width,
            height: 2.0 * reach.height,
        };
        renderer.with_layer(bounds, |renderer| {
            self.content.as_widget().draw(
                &tree.children[0],
                renderer,
                theme,
                style,
                layout,
                cursor,
                viewport,
            );
        });
    }
}
