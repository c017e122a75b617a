//! Repaints a part of the window as a whole, and only if something in it has changed.
//!
//! The software renderer compares frames piece by piece, by position in a list. One piece more or less makes all later
//! ones count as changed, and it then paints dozens of overlapping pieces one after the other, which takes ten times as
//! long as painting the whole part.

use std::cell::RefCell;

use iced::advanced::layout::Layout;
use iced::advanced::widget::tree::Tree;
use iced::advanced::{Renderer as _, Widget, mouse, renderer};
use iced::{Pixels, Rectangle, Renderer, Size};
use iced_tiny_skia::{Layer, Renderer as Software};

use crate::app::theme::{FONT, Theme, size};
use crate::app::widget::Element;

/// A part of the window, or the whole.
pub struct Part<'a, Message> {
    pub content: Element<'a, Message>,
    pub is_window: bool,
}

/// The shadows and frames around a part, in pixels.
const MARGIN: f32 = 8.0;

/// The growth of a part with each change, in pixels: too little to see, but the renderer repaints everything within bounds
/// that differ.
const GROWTH: f32 = 1.0 / 64.0;

/// After this many changes a part has its first size again. A window may have several buffers, and the renderer compares
/// a frame with the one that was last in the same buffer.
const SIZES: u8 = 4;

#[derive(Default)]
struct State(RefCell<Drawn>);

#[derive(Default)]
struct Drawn {
    layers: Vec<Layer>,
    /// The number of changes, modulo [`SIZES`].
    changes: u8,
}

impl Drawn {
    /// Notes a change if these layers differ from the last ones.
    fn compare(&mut self, layers: &[Layer]) {
        let mut pairs = self.layers.iter().zip(layers);
        let is_same = self.layers.len() == layers.len()
            && pairs.all(|(old, new)| Layer::damage(old, new).is_empty());
        if !is_same {
            self.changes = (self.changes + 1) % SIZES;
            self.layers = layers.to_vec();
        }
    }
}

thread_local! {
    /// Records the layers of a part, to compare them with the last ones; `None` while it does.
    static SKETCH: RefCell<Option<Software>> =
        RefCell::new(Some(Software::new(FONT, Pixels(size::BODY))));
}

impl<Message> Widget<Message, Theme, Renderer> for Part<'_, Message> {
    as_content!(around, state, diff, operate, update);

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
        let bounds = layout.bounds();
        let clip = if self.is_window {
            // The renderer merges what is to be painted with the piece nearest to the origin if that contains it.
            let reach = Size::new(bounds.x + bounds.width, bounds.y + bounds.height);
            Rectangle {
                x: -reach.width,
                y: -reach.height,
                width: 2.0 * reach.width,
                height: 2.0 * reach.height,
            }
        } else {
            bounds.expand(MARGIN)
        };
        let clip = match clip.intersection(viewport) {
            // Layers are compared by position in their list too.
            None => return renderer.with_layer(Rectangle::default(), |_| {}),
            Some(visible) if !self.is_window => visible,
            Some(_) => clip,
        };
        let draw = |renderer: &mut Renderer, clip: &Rectangle| {
            let (content, tree) = (self.content.as_widget(), &tree.children[0]);
            content.draw(tree, renderer, theme, style, layout, cursor, clip);
        };
        // A part within the one that is compared is compared by itself.
        let Some(mut sketch) = SKETCH.take() else {
            return;
        };
        sketch.reset(clip);
        draw(&mut sketch, &clip);
        let mut drawn = tree.state.downcast_ref::<State>().0.borrow_mut();
        drawn.compare(sketch.layers());
        SKETCH.set(Some(sketch));
        let clip = clip.expand(GROWTH * f32::from(drawn.changes));
        renderer.with_layer(clip, |renderer| draw(renderer, &clip));
    }
}
