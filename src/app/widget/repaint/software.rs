//! Repaints a part of the window as a whole, and only if something in it has changed.
//!
//! The software renderer compares frames piece by piece, by position in a list. One piece more or less makes all later
//! ones count as changed, and it then paints dozens of overlapping pieces one after the other, which takes ten times as
//! long as painting the whole part.

use std::cell::RefCell;

use iced::advanced::Renderer as _;
use iced::{Pixels, Rectangle, Renderer, Size};
use iced_tiny_skia::{Layer, Renderer as Software};

use crate::app::theme::{FONT, size};
use crate::app::widget::Element;
use crate::app::widget::around::{Around, View, around};

pub fn painted<'a, Message: 'a>(
    content: Element<'a, Message>,
    is_window: bool,
) -> Element<'a, Message> {
    around(content, Part { is_window }).into()
}

struct Part {
    is_window: bool,
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

impl<'a, Message> Around<'a, Message> for Part {
    type State = RefCell<Drawn>;

    fn draw(&self, drawn: &RefCell<Drawn>, view: View<'_, 'a, Message>, renderer: &mut Renderer) {
        let bounds = view.layout.bounds();
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
        let clip = match clip.intersection(view.viewport) {
            // Layers are compared by position in their list too.
            None => return renderer.with_layer(Rectangle::default(), |_| {}),
            Some(visible) if !self.is_window => visible,
            Some(_) => clip,
        };
        // A part within the one that is compared is compared by itself.
        let Some(mut sketch) = SKETCH.take() else {
            return;
        };
        sketch.reset(clip);
        let view = View {
            viewport: &clip,
            ..view
        };
        view.draw(&mut sketch);
        let mut drawn = drawn.borrow_mut();
        drawn.compare(sketch.layers());
        SKETCH.set(Some(sketch));
        let viewport = &clip.expand(GROWTH * f32::from(drawn.changes));
        renderer.with_layer(*viewport, |renderer| {
            View { viewport, ..view }.draw(renderer)
        });
    }
}
