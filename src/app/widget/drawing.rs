use std::cell::RefCell;

use iced::advanced::graphics::geometry::Renderer as _;
use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Quad;
use iced::advanced::text::{self, Renderer as _};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Renderer as _, Widget, mouse, renderer};
use iced::alignment::Vertical;
use iced::widget::canvas::{Cache, Frame, LineCap, LineDash, LineJoin, Path, Stroke};
use iced::{Border, Color, Length, Point, Rectangle, Renderer, Size, Vector};

use super::Element;
use super::said::{Saying, tell};
use crate::app::theme::{self, Theme};
use crate::scene::{self, Bounds, Form, Role, Scene, Side, Step, Type, Weight};

/// A scene in the window; it is prepared again for the renderer only when it, its place or the theme changes.
pub struct Drawing<'a> {
    scene: Scene,
    said: Option<Box<dyn Fn() -> Saying + 'a>>,
}

impl<'a> Drawing<'a> {
    /// A drawing of a scene at its own size.
    pub fn new(scene: Scene) -> Drawing<'a> {
        Drawing { scene, said: None }
    }

    /// Sets the description for screen readers; without one, the words around the drawing have to do.
    pub fn said(self, saying: impl Fn() -> Saying + 'a) -> Drawing<'a> {
        let said = Some(Box::new(saying) as Box<_>);
        Drawing { said, ..self }
    }
}

#[derive(Default)]
struct State {
    /// What is drawn, with its scene and theme.
    drawn: RefCell<Option<(Scene, Theme, Parts)>>,
    paths: Cache,
}

/// A scene as the renderer takes it: boxes and words are drawn like those of other widgets. For each path the software
/// renderer clears a mask of the whole window, so consecutive paths of one style are drawn in one go.
struct Parts {
    boxes: Vec<(Quad, Color)>,
    paths: Vec<Drawn>,
    words: Vec<(text::Text, Point, Color)>,
}

/// A style of paths, and all that are drawn in it.
struct Drawn {
    fill: Option<Role>,
    stroke: Option<scene::Stroke>,
    steps: Vec<Step>,
}

impl Parts {
    fn of(scene: &Scene, theme: &Theme) -> Parts {
        let mut parts = Parts {
            boxes: Vec::new(),
            paths: Vec::new(),
            words: Vec::new(),
        };
        for shape in &scene.shapes {
            match &shape.form {
                Form::Box {
                    bounds,
                    radius,
                    fill,
                    line,
                } => parts
                    .boxes
                    .push(boxed(*bounds, *radius, *fill, *line, theme)),
                Form::Path {
                    steps,
                    fill,
                    stroke,
                } => match parts.paths.last_mut() {
                    Some(last) if (last.fill, last.stroke) == (*fill, *stroke) => {
                        last.steps.extend_from_slice(steps);
                    }
                    _ => parts.paths.push(Drawn {
                        fill: *fill,
                        stroke: *stroke,
                        steps: steps.clone(),
                    }),
                },
                Form::Words { words, at, set } => {
                    let at = Point::new(at.0, at.1);
                    parts
                        .words
                        .push((worded(words.clone(), *set), at, theme.role(set.role)));
                }
            }
        }
        parts
    }

    fn draw(&self, frame: &mut Frame, theme: &Theme) {
        for drawn in &self.paths {
            let path = Path::new(|path| {
                let at = |(x, y): scene::Point| Point::new(x, y);
                for step in &drawn.steps {
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
            if let Some(fill) = drawn.fill {
                frame.fill(&path, theme.role(fill));
            }
            if let Some(stroke) = drawn.stroke {
                // A dash alone, without its gap, is no pattern.
                let dash = [stroke.dash; 2];
                let (segments, line_cap): (&[f32], _) = match stroke.dash {
                    0.0 => (&[], LineCap::Round),
                    _ => (&dash, LineCap::Butt),
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
                        .with_color(theme.role(stroke.role))
                        .with_width(stroke.width)
                };
                frame.stroke(&path, stroke);
            }
        }
    }
}

fn boxed(
    bounds: Bounds,
    radius: f32,
    fill: Option<Role>,
    line: Option<(Role, f32)>,
    theme: &Theme,
) -> (Quad, Color) {
    let (role, width) = line.unwrap_or((Role::Ink, 0.0));
    let border = Border {
        color: theme.role(role),
        width,
        radius: radius.into(),
    };
    let bounds = rectangle(bounds);
    let quad = Quad {
        bounds,
        border,
        ..Quad::default()
    };
    (
        quad,
        fill.map_or(Color::TRANSPARENT, |fill| theme.role(fill)),
    )
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

/// The rectangle of these scene bounds.
pub fn rectangle(bounds: Bounds) -> Rectangle {
    Rectangle::new(
        Point::new(bounds.x, bounds.y),
        Size::new(bounds.width, bounds.height),
    )
}

/// Rounds a box to whole pixels for crisp edges, unless it is round.
fn crisp(quad: Quad) -> Quad {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = quad.bounds;
    if quad.border.radius.top_left * 2.0 >= width.min(height) {
        return quad;
    }
    let (left, top) = (x.round(), y.round());
    let bounds = Rectangle {
        x: left,
        y: top,
        width: ((x + width).round() - left).max(1.0),
        height: ((y + height).round() - top).max(1.0),
    };
    Quad { bounds, ..quad }
}

impl<Message> Widget<Message, Theme, Renderer> for Drawing<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(self.scene.width.into(), self.scene.height.into())
    }

    fn layout(
        &mut self,
        _tree: &mut Tree,
        _renderer: &Renderer,
        limits: &layout::Limits,
    ) -> layout::Node {
        layout::atomic(limits, self.scene.width, self.scene.height)
    }

    fn operate(
        &mut self,
        _tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if let Some(said) = &self.said {
            tell(operation, layout.bounds(), || Some(said()));
        }
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
        let state = tree.state.downcast_ref::<State>();
        let mut drawn = state.drawn.borrow_mut();
        let drawn = match &mut *drawn {
            Some((scene, with, parts)) if *scene == self.scene && with == theme => parts,
            other => {
                state.paths.clear();
                let parts = Parts::of(&self.scene, theme);
                &mut other.insert((self.scene.clone(), *theme, parts)).2
            }
        };
        let origin = Vector::new(bounds.x, bounds.y);
        for (quad, fill) in &drawn.boxes {
            let quad = Quad {
                bounds: quad.bounds + origin,
                ..*quad
            };
            renderer.fill_quad(crisp(quad), *fill);
        }
        if !drawn.paths.is_empty() {
            // When a cached geometry is translated, the software renderer takes its texts for moved and repaints too
            // small a part of the window; so the paths are drawn where they stand.
            let geometry = state.paths.draw_with_bounds(renderer, bounds, |frame| {
                frame.with_save(|frame| {
                    frame.translate(origin);
                    drawn.draw(frame, theme);
                });
            });
            renderer.draw_geometry(geometry);
        }
        for (text, at, colour) in &drawn.words {
            renderer.fill_text(text.clone(), *at + origin, *colour, bounds);
        }
    }
}

impl<'a, Message: 'a> From<Drawing<'a>> for Element<'a, Message> {
    fn from(drawing: Drawing<'a>) -> Element<'a, Message> {
        Element::new(drawing)
    }
}
