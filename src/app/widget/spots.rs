use iced::advanced::layout::{self, Layout};
use iced::advanced::renderer::Quad;
use iced::advanced::widget::tree::{self, Tree};
use iced::advanced::{Clipboard, Renderer as _, Shell, Widget, mouse, renderer};
use iced::{Border, Color, Event, Length, Point, Rectangle, Renderer, Size, touch};

use super::Element;
use crate::app::theme::{Theme, faded, radius};

/// Places on a drawing that can be pressed, to lie over it: the one under the pointer is tinted.
///
/// There are so many that Tab does not go through them; the screen has keys for what they do.
pub struct Spots<Message> {
    size: Size,
    spots: Vec<(Rectangle, Message)>,
    framed: Option<Rectangle>,
}

impl<Message> Spots<Message> {
    /// These places within this size, each with what it sends.
    pub fn new(size: Size, spots: Vec<(Rectangle, Message)>) -> Spots<Message> {
        Spots {
            size,
            spots,
            framed: None,
        }
    }

    /// With a frame around what the keys change.
    pub fn framed(self, framed: Rectangle) -> Spots<Message> {
        Spots {
            framed: Some(framed),
            ..self
        }
    }

    /// The place under the pointer.
    fn under(&self, cursor: mouse::Cursor, layout: Layout<'_>) -> Option<usize> {
        let point = cursor.position_in(layout.bounds())?;
        let mut spots = self.spots.iter();
        spots.position(|(spot, _)| spot.contains(point))
    }
}

/// The place that was under the pointer when it was drawn last.
#[derive(Default)]
struct State(Option<usize>);

impl<Message: Clone> Widget<Message, Theme, Renderer> for Spots<Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let under = self.under(cursor, layout);
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                if let Some((_, message)) = under.and_then(|under| self.spots.get(under)) {
                    shell.publish(message.clone());
                    shell.capture_event();
                }
            }
            Event::Mouse(_) => {
                let State(drawn) = tree.state.downcast_mut();
                if *drawn != under {
                    *drawn = under;
                    shell.request_redraw();
                }
            }
            _ => {}
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        match self.under(cursor, layout) {
            Some(_) => mouse::Interaction::Pointer,
            None => mouse::Interaction::default(),
        }
    }

    fn draw(
        &self,
        _tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let Point { x, y } = layout.position();
        let mut frame = |spot: Rectangle, radius: f32, fill: Color| {
            let bounds = Rectangle {
                x: spot.x + x,
                y: spot.y + y,
                ..spot
            };
            let border = Border {
                color: theme.accent,
                width: 2.0,
                radius: radius.into(),
            };
            let quad = Quad {
                bounds,
                border,
                ..Quad::default()
            };
            renderer.fill_quad(quad, fill);
        };
        if let Some(framed) = self.framed {
            frame(framed.expand(3.0), radius::CONTROL, Color::TRANSPARENT);
        }
        let under = self.under(cursor, layout);
        if let Some((spot, _)) = under.and_then(|under| self.spots.get(under)) {
            frame(*spot, radius::BOX, faded(theme.accent, 0.15));
        }
    }
}

impl<'a, Message: Clone + 'a> From<Spots<Message>> for Element<'a, Message> {
    fn from(spots: Spots<Message>) -> Element<'a, Message> {
        Element::new(spots)
    }
}
