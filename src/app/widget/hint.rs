use std::time::{Duration, Instant};

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::Tree;
use iced::advanced::{Clipboard, Shell, Widget, mouse, overlay, renderer};
use iced::widget::{container, text};
use iced::{Event, Point, Rectangle, Renderer, Size, Vector};
use iced::{keyboard, touch, window};

use super::Element;
use super::said::{About, tell};
use crate::app::theme::{self, Theme, gap, size};
use crate::text::key;

/// How long the pointer rests before the hint appears.
const WAIT: Duration = Duration::from_millis(500);
/// How long the hint stays.
const STAY: Duration = Duration::from_secs(4);

/// `content` with a hint beside it while the pointer rests there: a sentence, or the key that does the same.
///
/// The hint goes when the pointer moves on, so that it does not cover the next target, when something is pressed, and
/// after a while. It comes back when the pointer does.
pub fn hint<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl text::IntoFragment<'a>,
) -> Element<'a, Message> {
    let about = words.into_fragment();
    if about.is_empty() {
        return content.into();
    }
    let words = container(text(key(&about)).size(size::CAPTION))
        .padding([gap::XS, gap::S])
        .style(theme::container::tooltip);
    Element::new(Hint {
        content: content.into(),
        words: words.into(),
        about,
    })
}

struct Hint<'a, Message> {
    content: Element<'a, Message>,
    words: Element<'a, Message>,
    /// The words as given.
    about: text::Fragment<'a>,
}

#[derive(Debug, Clone, Copy, Default)]
enum State {
    /// The pointer is elsewhere.
    #[default]
    Away,
    /// The pointer has rested here since then.
    Rests(Instant),
    /// The hint has been shown since then.
    Shown(Instant),
    /// The hint has been shown, or something was pressed first.
    Over,
}

impl State {
    fn is_shown(self) -> bool {
        matches!(self, State::Shown(_))
    }

    /// The state after an event, while the pointer is over the content or not.
    fn after(self, event: &Event, is_over: bool) -> State {
        match (event, self) {
            (Event::Mouse(mouse::Event::CursorLeft), _) => State::Away,
            (Event::Mouse(_) | Event::Window(window::Event::RedrawRequested(_)), _) if !is_over => {
                State::Away
            }
            (Event::Mouse(mouse::Event::CursorMoved { .. }), State::Away | State::Rests(_)) => {
                State::Rests(Instant::now())
            }
            (Event::Window(window::Event::RedrawRequested(now)), State::Rests(since))
                if *now >= since + WAIT =>
            {
                State::Shown(*now)
            }
            (Event::Window(window::Event::RedrawRequested(now)), State::Shown(since))
                if *now >= since + STAY =>
            {
                State::Over
            }
            (
                Event::Mouse(
                    mouse::Event::CursorMoved { .. }
                    | mouse::Event::ButtonPressed(_)
                    | mouse::Event::WheelScrolled { .. },
                )
                | Event::Keyboard(keyboard::Event::KeyPressed { .. })
                | Event::Touch(touch::Event::FingerPressed { .. }),
                State::Rests(_) | State::Shown(_),
            ) => State::Over,
            _ => self,
        }
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Hint<'_, Message> {
    as_content!(state, size, layout, draw, mouse_interaction);

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.words)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(&[&self.content, &self.words]);
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        tell(operation, layout.bounds(), || About(key(&self.about)));
        operation.traverse(&mut |operation| {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], layout, renderer, operation);
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
        let state = tree.state.downcast_mut::<State>();
        let before = *state;
        *state = before.after(event, cursor.is_over(layout.bounds()));
        if before.is_shown() != state.is_shown() {
            shell.invalidate_layout();
            shell.request_redraw();
        }
        match *state {
            State::Rests(since) => shell.request_redraw_at(since + WAIT),
            State::Shown(since) => shell.request_redraw_at(since + STAY),
            State::Away | State::Over => {}
        }
        let (content, own) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            own, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let is_shown = tree.state.downcast_ref::<State>().is_shown();
        let [content, words] = &mut tree.children[..] else {
            return None;
        };
        let above =
            self.content
                .as_widget_mut()
                .overlay(content, layout, renderer, viewport, translation);
        let words = is_shown.then(|| {
            overlay::Element::new(Box::new(Words {
                about: layout.bounds() + translation,
                words: &mut self.words,
                tree: words,
            }))
        });
        let parts: Vec<_> = above.into_iter().chain(words).collect();
        (!parts.is_empty()).then(|| overlay::Group::with_children(parts).overlay())
    }
}

/// The hint as an overlay beside the content.
struct Words<'a, 'b, Message> {
    about: Rectangle,
    words: &'b mut Element<'a, Message>,
    tree: &'b mut Tree,
}

impl<Message> overlay::Overlay<Message, Theme, Renderer> for Words<'_, '_, Message> {
    fn layout(&mut self, renderer: &Renderer, bounds: Size) -> layout::Node {
        let limits = layout::Limits::new(Size::ZERO, bounds);
        let words = self
            .words
            .as_widget_mut()
            .layout(self.tree, renderer, &limits);
        let Size { width, height } = words.size();
        let about = self.about;
        let beneath = about.y + about.height;
        // The hint lies on tall content, and below anything else.
        let y = if about.height >= 2.0 * height {
            beneath - height - gap::XS
        } else {
            beneath + gap::XS
        };
        let x = about.center_x() - width / 2.0;
        let within = |place: f32, most: f32| place.min(most).max(0.0);
        words.move_to(Point::new(
            within(x, bounds.width - width),
            within(y, bounds.height - height),
        ))
    }

    fn operate(&mut self, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        self.words
            .as_widget_mut()
            .operate(self.tree, layout, renderer, operation);
    }

    fn draw(
        &self,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
    ) {
        let all = Rectangle::with_size(Size::INFINITE);
        self.words
            .as_widget()
            .draw(self.tree, renderer, theme, style, layout, cursor, &all);
    }
}
