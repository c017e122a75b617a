use std::fmt::Debug;

use accesskit::Role;
use iced::advanced::renderer::Quad;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::{Renderer as _, mouse};
use iced::keyboard::{self, Key, key::Named};
use iced::{Border, Color, Event, Rectangle, Renderer, touch};

use super::Element;
use super::around::{Around, Input, View, Wrapper, around};
use super::said::{Heard, Pressable, tell};
use super::settled::Meaning;
use super::step::Lit;
use crate::app::theme::radius;

/// Makes a button usable by keyboard: Tab gives it the focus, a ring shows the focus, Enter and Space press it.
///
/// The pointer does not give it the focus, so only keyboard users see the ring. A key that is held down presses once.
pub struct Focus<Message> {
    id: Option<Id>,
    on_press: Option<Message>,
    /// Whether it is on, or open, and whether it is an option, a switch, or the head of what it opens; `None` for an ordinary
    /// button.
    toggle: Option<(bool, Role)>,
    is_lit: bool,
    asked: Option<Meaning>,
    on_hover: Option<[Message; 2]>,
}

/// `content`, which sends `on_press` if a key presses it while it has the focus; without a message it takes no focus.
pub fn focusable<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_press: Option<Message>,
) -> Wrapper<'a, Message, Focus<Message>> {
    let focus = Focus {
        id: None,
        on_press,
        toggle: None,
        is_lit: false,
        asked: None,
        on_hover: None,
    };
    around(content, focus)
}

impl<Message> Wrapper<'_, Message, Focus<Message>> {
    pub fn id(mut self, id: impl Into<Id>) -> Self {
        self.around.id = Some(id.into());
        self
    }

    /// Marks it as an option: once chosen, it leaves Enter to the screen, but Space still presses it.
    pub fn chosen(mut self, is_chosen: bool) -> Self {
        self.around.toggle = Some((is_chosen, Role::RadioButton));
        self
    }

    pub fn switched(mut self, is_on: bool) -> Self {
        self.around.toggle = Some((is_on, Role::Switch));
        self
    }

    /// Marks it as the head of something that it opens and closes, if it is one.
    pub fn opened(mut self, is_open: Option<bool>) -> Self {
        self.around.toggle = is_open.map(|is_open| (is_open, Role::Button));
        self
    }

    /// Sets whether the screen's own selection is on it: arrows move that selection, and Enter presses it.
    pub fn lit(mut self, is_lit: bool) -> Self {
        self.around.is_lit = is_lit;
        self
    }

    /// Sets the question that it answers, for a message that can mean something else a moment later.
    pub fn asked(mut self, question: impl Debug) -> Self {
        self.around.asked = Some(Meaning::of(&question));
        self
    }

    /// Sets the messages for the pointer entering and leaving.
    ///
    /// Content that moves below a resting pointer sends nothing: otherwise something that is shown while the pointer is
    /// there, and that moves the content away, would flicker endlessly.
    pub fn hovered(mut self, entered: Message, left: Message) -> Self {
        self.around.on_hover = Some([entered, left]);
        self
    }
}

#[derive(Default)]
pub struct State {
    is_focused: bool,
    /// Its meaning when the pointer entered.
    hovered: Option<Meaning>,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.is_focused
    }

    fn focus(&mut self) {
        self.is_focused = true;
    }

    fn unfocus(&mut self) {
        self.is_focused = false;
    }
}

impl<Message: Debug> Focus<Message> {
    fn meaning(&self) -> Meaning {
        Meaning::of(&(self.asked, &self.on_press))
    }
}

impl<'a, Message: Clone + Debug> Around<'a, Message> for Focus<Message> {
    type State = State;

    fn operate(
        &mut self,
        state: &mut State,
        bounds: Rectangle,
        operation: &mut dyn Operation,
        content: &mut dyn FnMut(&mut dyn Operation),
    ) {
        let meaning = self.on_press.is_some().then(|| self.meaning());
        if let Some(mut meaning) = meaning {
            let id = self.id.as_ref();
            operation.focusable(id, bounds, state);
            operation.custom(id, bounds, &mut meaning);
            if self.is_lit {
                operation.custom(id, bounds, &mut Lit);
            }
        } else {
            state.is_focused = false;
        }
        tell(operation, bounds, || {
            Heard::Button(Pressable {
                meaning,
                toggle: self.toggle,
                is_lit: self.is_lit,
            })
        });
        operation.traverse(content);
    }

    fn update(&mut self, state: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        match input.event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(key @ (Named::Enter | Named::Space)),
                modifiers,
                repeat: false,
                ..
            }) if state.is_focused
                && modifiers.is_empty()
                && !(*key == Named::Enter && self.toggle == Some((true, Role::RadioButton))) =>
            {
                if let Some(message) = &self.on_press {
                    input.shell.publish(message.clone());
                    input.shell.capture_event();
                    return;
                }
            }
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if state.is_focused =>
            {
                state.is_focused = false;
                input.shell.request_redraw();
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                if let Some([entered, left]) = &self.on_hover {
                    let is_over = input.cursor.is_over(input.layout.bounds());
                    let over = is_over.then(|| self.meaning());
                    match over {
                        _ if over == state.hovered => {}
                        Some(_) => input.shell.publish(entered.clone()),
                        None => input.shell.publish(left.clone()),
                    }
                    state.hovered = over;
                }
            }
            _ => {}
        }
        input.pass_on();
    }

    fn draw(&self, state: &State, view: View<'_, 'a, Message>, renderer: &mut Renderer) {
        view.draw(renderer);
        if state.is_focused {
            let theme = view.theme;
            renderer.fill_quad(
                Quad {
                    bounds: view.layout.bounds().expand(theme.ring),
                    border: Border {
                        color: theme.ink,
                        width: theme.ring,
                        radius: (radius::CONTROL + theme.ring).into(),
                    },
                    ..Quad::default()
                },
                Color::TRANSPARENT,
            );
        }
    }
}
