use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{self, Renderer as _};
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Renderer as _, Widget, mouse, renderer};
use iced::alignment::Vertical;
use iced::widget::canvas::{Cache, Frame, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::{Border, Color, Length, Point, Rectangle, Renderer, Size, Vector};

use super::Element;
use crate::app::theme::{self, Theme};
use crate::scene::{self, Bounds, Form, Role, Scene, Side, Step, Type, Weight};

/// A scene in the window, at its own size.
///
/// Boxes and words are drawn like those of other widgets; paths are kept until the scene, its place or the theme
/// changes. The words around the drawing describe it to screen readers, or [`said_as`](super::said_as) does.
pub struct Drawing(Scene);

impl Drawing {
    pub fn new(scene: Scene) -> Drawing {
        Drawing(scene)
    }

    /// For each path the software renderer clears a mask of the whole window, so consecutive paths of one style are
    /// drawn in one go.
    fn draw_paths(&self, frame: &mut Frame, theme: &Theme) {
        let paths = self.0.shapes.iter().filter_map(|shape| match &shape.form {
            Form::Path(steps, fill, line, dash) => Some((steps, (*fill, *line, *dash))),
            Form::Box(..) | Form::Words(..) => None,
        });
        let paths: Vec<_> = paths.collect();
        for alike in paths.chunk_by(|(_, one), (_, other)| one == other) {
            let (_, (fill, line, dash)) = alike[0];
            let path = Path::new(|path| {
                let at = |(x, y): scene::Point| Point::new(x, y);
                for step in alike.iter().flat_map(|(steps, _)| *steps) {
                    match *step {
                        Step::Move(to) => path.move_to(at(to)),
                        Step::Line(to) => path.line_to(at(to)),
                        Step::Curve(one, other, to) => {
                            path.bezier_curve_to(at(one), at(other), at(to));
                        }
                        Step::Close => path.close(),
                    }
                }
            });
            if let Some(fill) = fill {
                frame.fill(&path, theme.role(fill));
            }
            if let Some((role, width)) = line {
                // A dash alone, without its gap, is no pattern.
                let dashes = [dash; 2];
                let (segments, line_cap): (&[f32], _) = match dash {
                    0.0 => (&[], LineCap::Round),
                    _ => (&dashes, LineCap::Butt),
                };
                let line_dash = LineDash {
                    segments,
                    offset: 0,
                };
                let stroke = Stroke {
                    line_cap,
                    line_dash,
                    line_join: LineJoin::Round,
                    ..Stroke::default()
                        .with_color(theme.role(role))
                        .with_width(width)
                };
                frame.stroke(&path, stroke);
            }
        }
    }
}

#[derive(Default)]
struct State {
    drawn: RefCell<Option<(Scene, Theme)>>,
    paths: Cache,
}

fn worded(words: String, set: Type) -> text::Text {
    // Wide enough for any letters on one line, but no wider: all of it is repainted when the text moves.
    let letters = words.chars().count() as f32;
    text::Text {
        bounds: Size::new(letters * set.size * 1.2, set.size * 1.5),
        content: words,
        size: set.size.into(),
        line_height: text::LineHeight::default(),
        font: match set.weight {
            Weight::Regular => theme::FONT,
            Weight::Medium => theme::MEDIUM,
            Weight::Bold => theme::BOLD,
        },
        align_x: match set.side {
            Side::Start => text::Alignment::Left,
            Side::Middle => text::Alignment::Center,
            Side::End => text::Alignment::Right,
        },
        align_y: Vertical::Center,
        shaping: text::Shaping::Auto,
        wrapping: text::Wrapping::None,
    }
}

pub fn rectangle(bounds: Bounds) -> Rectangle {
    Rectangle::new(
        Point::new(bounds.x, bounds.y),
        Size::new(bounds.width, bounds.height),
    )
}

impl<Message> Widget<Message, Theme, Renderer> for Drawing {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.0.width.into(), self.0.height.into())
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, self.0.width, self.0.height)
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
        let place = layout.bounds();
        if place.width < 1.0 || place.height < 1.0 || !place.intersects(viewport) {
            return;
        }
        let corner = (place.x.round(), place.y.round());
        let origin = Vector::new(corner.0, corner.1);
        let mut has_paths = false;
        for shape in &self.0.shapes {
            match &shape.form {
                Form::Box(bounds, radius, fill, line) => {
                    let (role, width) = line.unwrap_or((Role::Ink, 0.0));
                    let quad = Quad {
                        bounds: rectangle(bounds.placed(corner, 1.0).crisp(*radius)),
                        border: Border {
                            color: theme.role(role),
                            width,
                            radius: (*radius).into(),
                        },
                        ..Quad::default()
                    };
                    let fill = fill.map_or(Color::TRANSPARENT, |fill| theme.role(fill));
                    renderer.fill_quad(quad, fill);
                }
                Form::Path(..) => has_paths = true,
                Form::Words(words, at, set) => {
                    let at = Point::new(at.0, at.1) + origin;
                    let text = worded(words.clone(), *set);
                    renderer.fill_text(text, at, theme.role(set.role), place);
                }
            }
        }
        if !has_paths {
            return;
        }
        let state = tree.state.downcast_ref::<State>();
        let mut drawn = state.drawn.borrow_mut();
        let is_kept = |(scene, with): &(Scene, Theme)| *scene == self.0 && with == theme;
        if !drawn.as_ref().is_some_and(is_kept) {
            state.paths.clear();
            *drawn = Some((self.0.clone(), *theme));
        }
        // When a cached geometry is translated, the software renderer takes its texts for moved and repaints too
        // small a part of the window; so the paths are drawn where they stand.
        let geometry = state.paths.draw_with_bounds(renderer, place, |frame| {
            frame.with_save(|frame| {
                frame.translate(origin);
                self.draw_paths(frame, theme);
            });
        });
        renderer.draw_geometry(geometry);
    }
}

impl<'a, Message: 'a> From<Drawing> for Element<'a, Message> {
    fn from(drawing: Drawing) -> Element<'a, Message> {
        Element::new(drawing)
    }
}
