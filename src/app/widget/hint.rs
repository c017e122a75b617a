use std::time::{Duration, Instant};

use iced::advanced::layout::{self, Layout};
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::Tree;
use iced::advanced::{mouse, overlay, renderer};
use iced::widget::{container, text};
use iced::{Event, Point, Rectangle, Renderer, Size};
use iced::{keyboard, touch, window};

use super::Element;
use super::around::{Around, Input, around};
use super::said::{Heard, tell};
use crate::app::theme::{self, Theme, gap, size};
use crate::text::key;

/// How long the pointer rests before the hint appears.
const WAIT: Duration = Duration::from_millis(500);
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
    let hint = Hint {
        words: words.into(),
        about,
    };
    around(content, hint).into()
}

struct Hint<'a, Message> {
    words: Element<'a, Message>,
    /// The words as given.
    about: text::Fragment<'a>,
}

#[derive(Default)]
struct State {
    rest: Rest,
    /// The tree of the words, once they have been shown.
    words: Option<Tree>,
}

#[derive(Debug, Clone, Copy, Default)]
enum Rest {
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

impl Rest {
    fn is_shown(self) -> bool {
        matches!(self, Rest::Shown(_))
    }

    /// The state after an event, while the pointer is over the content or not.
    fn after(self, event: &Event, is_over: bool) -> Rest {
        use mouse::Event::{ButtonPressed, CursorLeft, CursorMoved, WheelScrolled};
        use window::Event::RedrawRequested;

        match event {
            Event::Mouse(CursorLeft) => Rest::Away,
            Event::Mouse(_) | Event::Window(RedrawRequested(_)) if !is_over => Rest::Away,
            Event::Window(RedrawRequested(now)) => match self {
                Rest::Rests(since) if *now >= since + WAIT => Rest::Shown(*now),
                Rest::Shown(since) if *now >= since + STAY => Rest::Over,
                _ => self,
            },
            Event::Mouse(CursorMoved { .. }) => match self {
                Rest::Away | Rest::Rests(_) => Rest::Rests(Instant::now()),
                Rest::Shown(_) | Rest::Over => Rest::Over,
            },
            Event::Mouse(ButtonPressed(_) | WheelScrolled { .. })
            | Event::Keyboard(keyboard::Event::KeyPressed { .. })
            | Event::Touch(touch::Event::FingerPressed { .. }) => match self {
                Rest::Rests(_) | Rest::Shown(_) => Rest::Over,
                Rest::Away | Rest::Over => self,
            },
            _ => self,
        }
    }
}

impl<'a, Message> Around<'a, Message> for Hint<'a, Message> {
    type State = State;

    fn operate(
        &mut self,
        _state: &mut State,
        bounds: Rectangle,
        operation: &mut dyn Operation,
        content: &mut dyn FnMut(&mut dyn Operation),
    ) {
        tell(operation, bounds, || Heard::About(key(&self.about)));
        operation.traverse(content);
    }

    fn update(&mut self, State { rest, .. }: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        let before = *rest;
        *rest = before.after(input.event, input.cursor.is_over(input.layout.bounds()));
        if before.is_shown() != rest.is_shown() {
            input.shell.invalidate_layout();
            input.shell.request_redraw();
        }
        match *rest {
            Rest::Rests(since) => input.shell.request_redraw_at(since + WAIT),
            Rest::Shown(since) => input.shell.request_redraw_at(since + STAY),
            Rest::Away | Rest::Over => {}
        }
        input.pass_on();
    }

    fn overlay<'b>(
        &'b mut self,
        state: &'b mut State,
        about: Rectangle,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        if !state.rest.is_shown() {
            return None;
        }
        let tree = state.words.get_or_insert_with(Tree::empty);
        tree.diff(&self.words);
        let words = &mut self.words;
        Some(overlay::Element::new(Box::new(Words {
            about,
            words,
            tree,
        })))
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
