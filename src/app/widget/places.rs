use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::tree::Tree;
use iced::widget::{column, container};
use iced::{Point, Rectangle, Renderer, Size};

use super::Element;
use super::around::{Around, around};

/// Widgets in fixed places, each as large as its place, to lie over a drawing of this size.
pub fn places<'a, Message: 'a>(
    size: Size,
    places: impl IntoIterator<Item = (Rectangle, Element<'a, Message>)>,
) -> Element<'a, Message> {
    let places = places.into_iter().map(|(bounds, content)| {
        let content = container(content).width(bounds.width).height(bounds.height);
        (bounds.position(), Element::from(content))
    });
    let (corners, content): (Vec<Point>, Vec<Element<'a, Message>>) = places.unzip();
    around(column(content), Places { size, corners }).into()
}

struct Places {
    size: Size,
    corners: Vec<Point>,
}

impl<'a, Message> Around<'a, Message> for Places {
    type State = ();

    fn layout(
        &mut self,
        _state: &mut (),
        content: &mut Element<'a, Message>,
        tree: &mut Tree,
        renderer: &Renderer,
        _limits: &Limits,
    ) -> Node {
        // A column knows how to treat them all; only where they stand is another matter.
        let limits = Limits::new(Size::ZERO, Size::INFINITE);
        let column = content.as_widget_mut().layout(tree, renderer, &limits);
        let nodes = column.children().iter().zip(&self.corners);
        let nodes = nodes.map(|(node, &corner)| node.clone().move_to(corner));
        Node::with_children(self.size, nodes.collect())
    }
}
