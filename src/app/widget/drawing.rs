use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{self, Renderer as _};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Renderer as _, Widget, mouse, renderer};
use iced::alignment::{Horizontal, Vertical};
use iced::border;
use iced::widget::canvas::{Cache, Frame, Path, Stroke};
use iced::{Border, Color, Font, Length, Point, Rectangle, Renderer, Size, Vector};

use super::Element;
use super::said::{Saying, tell};
use crate::app::theme::Theme;

/// Something that is drawn rather than laid out. Equal sketches look the same.
pub trait Sketch: Clone + PartialEq + 'static {
    /// Draws from the origin over this size.
    fn draw(&self, picture: &mut Picture, size: Size, theme: &Theme);

    /// What it says to those who do not see it; nothing where the words around it say that.
    fn said(&self) -> Option<Saying> {
        None
    }
}

/// What a sketch is drawn on: boxes lie below paths, paths below words.
///
/// Boxes and words go to the renderer as those of other widgets do. For paths the software renderer clears a mask of the
/// whole window each time, so they are for what is no rounded box.
pub struct Picture<'f> {
    frame: &'f mut Frame,
    parts: Parts,
}

/// Everything of a picture but its paths.
#[derive(Default)]
struct Parts {
    boxes: Vec<(Quad, Color)>,
    words: Vec<Word>,
    has_paths: bool,
}

struct Word {
    content: String,
    centre: Point,
    size: f32,
    font: Font,
    color: Color,
}

impl Picture<'_> {
    /// A box with round corners and a line around it.
    pub fn rectangle(
        &mut self,
        bounds: Rectangle,
        radius: impl Into<border::Radius>,
        fill: Color,
        line: Option<(Color, f32)>,
    ) {
        let (color, width) = line.unwrap_or((Color::TRANSPARENT, 0.0));
        let quad = Quad {
            bounds,
            border: Border {
                color,
                width,
                radius: radius.into(),
            },
            ..Quad::default()
        };
        self.parts.boxes.push((quad, fill));
    }

    /// A filled circle.
    pub fn circle(&mut self, centre: Point, radius: f32, fill: Color) {
        let corner = Point::new(centre.x - radius, centre.y - radius);
        let bounds = Rectangle::new(corner, Size::new(2.0 * radius, 2.0 * radius));
        self.rectangle(bounds, radius, fill, None);
    }

    /// A word around a point.
    pub fn word(
        &mut self,
        content: impl ToString,
        centre: Point,
        size: f32,
        font: Font,
        color: Color,
    ) {
        self.parts.words.push(Word {
            content: content.to_string(),
            centre,
            size,
            font,
            color,
        });
    }

    /// A filled path.
    pub fn fill(&mut self, path: &Path, color: Color) {
        self.parts.has_paths = true;
        self.frame.fill(path, color);
    }

    /// A line from point to point.
    pub fn course<'s>(
        &mut self,
        points: impl IntoIterator<Item = Point>,
        stroke: impl Into<Stroke<'s>>,
    ) {
        let line = Path::new(|path| {
            for (place, point) in points.into_iter().enumerate() {
                match place {
                    0 => path.move_to(point),
                    _ => path.line_to(point),
                }
            }
        });
        self.stroke(&line, stroke);
    }

    /// A line along a path.
    pub fn stroke<'s>(&mut self, path: &Path, stroke: impl Into<Stroke<'s>>) {
        self.parts.has_paths = true;
        self.frame.stroke(path, stroke);
    }
}

/// A sketch of a fixed size, drawn again only when the sketch, its place or the theme changes.
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
    parts: RefCell<Parts>,
}

impl<S: Sketch, Message> Widget<Message, Theme, Renderer> for Drawing<S> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State<S>>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::<S> {
            cache: Cache::new(),
            drawn: RefCell::default(),
            parts: RefCell::default(),
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

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        tell(operation, layout.bounds(), || self.sketch.said());
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
        let origin = Vector::new(bounds.x, bounds.y);
        let geometry = state.cache.draw_with_bounds(renderer, bounds, |frame| {
            frame.with_save(|frame| {
                frame.translate(origin);
                let mut picture = Picture {
                    frame,
                    parts: Parts::default(),
                };
                self.sketch.draw(&mut picture, bounds.size(), theme);
                state.parts.replace(picture.parts);
            });
        });
        let parts = state.parts.borrow();
        for (quad, fill) in &parts.boxes {
            let quad = Quad {
                bounds: quad.bounds + origin,
                ..*quad
            };
            renderer.fill_quad(quad, *fill);
        }
        if parts.has_paths {
            renderer.draw_geometry(geometry);
        }
        for word in &parts.words {
            // Wide enough for any letters in one line, and no wider: so much of the window is painted when it moves.
            let letters = word.content.chars().count() as f32;
            let text = text::Text {
                content: word.content.clone(),
                bounds: Size::new(letters * word.size * 1.2, word.size * 1.5),
                size: word.size.into(),
                line_height: text::LineHeight::default(),
                font: word.font,
                align_x: Horizontal::Center.into(),
                align_y: Vertical::Center,
                shaping: text::Shaping::Auto,
                wrapping: text::Wrapping::None,
            };
            renderer.fill_text(text, word.centre + origin, word.color, bounds);
        }
    }
}

impl<'a, S: Sketch, Message: 'a> From<Drawing<S>> for Element<'a, Message> {
    fn from(drawing: Drawing<S>) -> Element<'a, Message> {
        Element::new(drawing)
    }
}
