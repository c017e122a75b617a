use std::mem;
use std::ops::Range;

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay, renderer};
use iced::{Event, Length, Rectangle, Renderer, Size, Vector};

use super::Element;
use crate::app::theme::Theme;

/// The height that is assumed to be visible until the first update.
const ROOM: f32 = 1200.0;
/// How many rows are built above and below the visible ones, so that not every scroll builds some.
const BEYOND: usize = 6;

/// A list of `count` rows of the same height, of which only the visible ones are built.
///
/// It belongs inside a scrollable, whose viewport decides which rows are visible. A row keeps its focus as long as it
/// is built.
pub fn rows<'a, Message: 'a>(
    count: usize,
    height: f32,
    row: impl Fn(usize) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    Element::new(Rows {
        count,
        height,
        row: Box::new(row),
        built: Vec::new(),
    })
}

struct Rows<'a, Message> {
    count: usize,
    height: f32,
    row: Box<dyn Fn(usize) -> Element<'a, Message> + 'a>,
    /// The rows of [`State::built`], set by the layout.
    built: Vec<Element<'a, Message>>,
}

struct State {
    /// The rows that the next layout builds.
    wanted: Range<usize>,
    /// The rows whose trees are kept.
    built: Range<usize>,
}

impl<Message> Rows<'_, Message> {
    /// The rows in the visible part of these bounds.
    fn seen(&self, bounds: Rectangle, viewport: &Rectangle) -> Range<usize> {
        let Some(seen) = bounds.intersection(viewport) else {
            return 0..0;
        };
        let top = seen.y - bounds.y;
        let first = (top / self.height) as usize;
        let end = ((top + seen.height) / self.height).ceil() as usize;
        first.min(self.count)..end.min(self.count)
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Rows<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State {
            wanted: 0..(ROOM / self.height) as usize,
            built: 0..0,
        })
    }

    fn diff(&self, _tree: &mut Tree) {
        // The layout builds the rows and diffs them with the previous ones.
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Shrink)
    }

    fn layout(
        &mut self,
        tree: &mut Tree,
        renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        let range = state.wanted.start.min(self.count)..state.wanted.end.min(self.count);
        let before = mem::replace(&mut state.built, range.clone());
        let mut trees: Vec<Option<Tree>> = mem::take(&mut tree.children)
            .into_iter()
            .map(Some)
            .collect();
        self.built = range.clone().map(&self.row).collect();
        let width = limits.max().width;
        let limits = layout::Limits::new(Size::ZERO, Size::new(width, self.height));
        let mut nodes = Vec::with_capacity(self.built.len());
        for (place, row) in range.zip(&mut self.built) {
            let known = place.checked_sub(before.start);
            let mut own = match known.and_then(|known| trees.get_mut(known)?.take()) {
                Some(mut known) => {
                    known.diff(&*row);
                    known
                }
                None => Tree::new(&*row),
            };
            let node = row.as_widget_mut().layout(&mut own, renderer, &limits);
            nodes.push(node.move_to((0.0, place as f32 * self.height)));
            tree.children.push(own);
        }
        let size = Size::new(width, self.count as f32 * self.height);
        layout::Node::with_children(size, nodes)
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
            let rows = self.built.iter_mut().zip(&mut tree.children);
            for ((row, tree), layout) in rows.zip(layout.children()) {
                row.as_widget_mut()
                    .operate(tree, layout, renderer, operation);
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
        let rows = self.built.iter_mut().zip(&mut tree.children);
        for ((row, tree), layout) in rows.zip(layout.children()) {
            row.as_widget_mut().update(
                tree, event, layout, cursor, renderer, clipboard, shell, viewport,
            );
        }
        let seen = self.seen(layout.bounds(), viewport);
        let state = tree.state.downcast_mut::<State>();
        if !seen.is_empty() && (seen.start < state.built.start || seen.end > state.built.end) {
            state.wanted = seen.start.saturating_sub(BEYOND)..seen.end + BEYOND;
            shell.invalidate_layout();
            shell.request_redraw();
        }
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
        let rows = self.built.iter().zip(&tree.children);
        for ((row, tree), layout) in rows.zip(layout.children()) {
            if layout.bounds().intersects(viewport) {
                row.as_widget()
                    .draw(tree, renderer, theme, style, layout, cursor, viewport);
            }
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
        let rows = self.built.iter().zip(&tree.children);
        rows.zip(layout.children())
            .map(|((row, tree), layout)| {
                row.as_widget()
                    .mouse_interaction(tree, layout, cursor, viewport, renderer)
            })
            .max()
            .unwrap_or_default()
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        overlay::from_children(
            &mut self.built,
            tree,
            layout,
            renderer,
            viewport,
            translation,
        )
    }
}
