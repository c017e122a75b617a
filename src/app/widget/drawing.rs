use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::text::{self, Renderer as _};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Widget, mouse, renderer};
use iced::widget::canvas::{Cache, Frame, Text};
use iced::{Length, Point, Rectangle, Renderer, Size, Vector};

use super::Element;
use crate::app::theme::Theme;

/// Something that is drawn rather than laid out. Equal sketches look the same.
pub trait Sketch: Clone + PartialEq + 'static {
    /// Draws from the origin over this size, and adds the words that stand on it.
    ///
    /// Text does not go into the frame: there the software renderer takes it for endless, paints it whatever part of the
    /// window has changed, and paints most of the window where such a text has.
    fn draw(&self, frame: &mut Frame, words: &mut Vec<Text>, size: Size, theme: &Theme);
}

/// A sketch of a fixed size, drawn again only when the sketch or the theme changes.
///
/// The renderer draws a part of the window again when it changed and tells that by the drawing's cache, so a pad that
/// stays the same costs nothing.
pub struct Drawing<S> {
    sketch: S,
    size: Size,
}

impl<S: Sketch> Drawing<S> {
    /// A drawing of this size.
    pub fn new(sketch: S, size: impl Into<Size>) -> Drawing<S> {
        Drawing {
            sketch,
            size: size.into(),
        }
    }
}

struct State<S> {
    cache: Cache,
    drawn: RefCell<Option<(S, Theme)>>,
    words: RefCell<Vec<Text>>,
}

impl<S: Sketch, Message> Widget<Message, Theme, Renderer> for Drawing<S> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<S>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<S> {
            cache: Cache::new(),
            drawn: RefCell::new(None),
            words: RefCell::default(),
        })
    }

    fn size(&self) -> Size<Length> {
        Size::new(
            Length::Fixed(self.size.width),
            Length::Fixed(self.size.height),
        )
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, self.size.width, self.size.height)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        let bounds = layout.bounds();
        if bounds.width < 1.0 || bounds.height < 1.0 || !bounds.intersects(viewport) {
            return;
        }
        let state = tree.state.downcast_ref::<State<S>>();
        let mut drawn = state.drawn.borrow_mut();
        let is_current = drawn
            .as_ref()
            .is_some_and(|(sketch, with)| *sketch == self.sketch && with == theme);
        if !is_current {
            state.cache.clear();
            *drawn = Some((self.sketch.clone(), *theme));
        }
        // The software renderer takes the places of texts for moved where a cached geometry is translated, and then
        // draws too small a part of the window again; so the sketch is drawn where it stands.
        let mut words = state.words.borrow_mut();
        let geometry = state.cache.draw_with_bounds(renderer, bounds, |frame| {
            words.clear();
            frame.with_save(|frame| {
                frame.translate(Vector::new(bounds.x, bounds.y));
                self.sketch.draw(frame, &mut words, bounds.size(), theme);
            });
        });
        renderer.draw_geometry(geometry);
        for word in words.iter() {
            // Wide enough for any letters in one line, and no wider: so much of the window is painted when a word moves.
            let letters = word.content.chars().count() as f32;
            let text = text::Text {
                content: word.content.clone(),
                bounds: Size::new(letters * word.size.0 * 1.2, word.size.0 * 1.5),
                size: word.size,
                line_height: word.line_height,
                font: word.font,
                align_x: word.align_x,
                align_y: word.align_y,
                shaping: word.shaping,
                wrapping: text::Wrapping::None,
            };
            let place = Point::new(bounds.x + word.position.x, bounds.y + word.position.y);
            renderer.fill_text(text, place, word.color, bounds);
        }
    }
}

impl<'a, S: Sketch, Message: 'a> From<Drawing<S>> for Element<'a, Message> {
    fn from(drawing: Drawing<S>) -> Element<'a, Message> {
        Element::new(drawing)
    }
}
