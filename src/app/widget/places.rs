use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::Tree;
use iced::advanced::{Clipboard, Shell, Widget, mouse, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size};

use super::Element;
use crate::app::theme::Theme;

/// Widgets in fixed places, to lie over a drawing of this size.
pub struct Places<'a, Message> {
    size: Size,
    bounds: Vec<Rectangle>,
    content: Vec<Element<'a, Message>>,
}

impl<'a, Message> Places<'a, Message> {
    /// Puts each widget into its place, and makes it as large.
    pub fn new(
        size: Size,
        places: impl IntoIterator<Item = (Rectangle, Element<'a, Message>)>,
    ) -> Places<'a, Message> {
        let (bounds, content) = places.into_iter().unzip();
        Places {
            size,
            bounds,
            content,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Places<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        self.content.iter().map(Tree::new).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&self.content);
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.size.width.into(), self.size.height.into())
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        _limits: &layout::Limits,
    ) -> layout::Node {
        let places = self.bounds.iter().zip(&mut self.content);
        let places = places.zip(&mut tree.children);
        let nodes = places.map(|((bounds, content), tree)| {
            let limits = layout::Limits::new(bounds.size(), bounds.size());
            let node = content.as_widget_mut().layout(tree, renderer, &limits);
            node.move_to(bounds.position())
        });
        layout::Node::with_children(self.size, nodes.collect())
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.container(None, layout.bounds());
        operation.traverse(&mut |operation| {
            let places = self.content.iter_mut().zip(&mut tree.children);
            for ((content, tree), layout) in places.zip(layout.children()) {
                let content = content.as_widget_mut();
                content.operate(tree, layout, renderer, operation);
            }
        });
    }

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
        let places = self.content.iter_mut().zip(&mut tree.children);
        for ((content, tree), layout) in places.zip(layout.children()) {
            content.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let places = self.content.iter().zip(&tree.children);
        let places = places.zip(layout.children());
        let interactions = places.map(|((content, tree), layout)| {
            let content = content.as_widget();
            content.mouse_interaction(tree, layout, cursor, viewport, renderer)
        });
        interactions.max().unwrap_or_default()
    }

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
        let places = self.content.iter().zip(&tree.children);
        for ((content, tree), layout) in places.zip(layout.children()) {
            let content = content.as_widget();
            content.draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }
}

impl<'a, Message: 'a> From<Places<'a, Message>> for Element<'a, Message> {
    fn from(places: Places<'a, Message>) -> Element<'a, Message> {
        Element::new(places)
    }
}
