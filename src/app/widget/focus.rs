use std::fmt::Debug;

use iced::advanced::layout::Layout;
use iced::advanced::renderer::Quad;
use iced::advanced::widget::Id;
use iced::advanced::widget::operation::{Focusable, Operation};
use iced::advanced::widget::tree::Tree;
use iced::advanced::{Clipboard, Renderer as _, Shell, Widget, mouse, renderer};
use iced::keyboard::{self, Key, key::Named};
use iced::{Border, Color, Event, Rectangle, Renderer, touch};

use super::Element;
use super::said::{Pressable, tell};
use super::settled::Meaning;
use crate::app::theme::{Theme, radius};

/// Makes a button usable by keyboard: Tab gives it the focus, a ring shows the focus, Enter and Space press it.
///
/// The pointer does not give it the focus, so only keyboard users see the ring. A key that is held down presses once.
pub struct Focus<'a, Message> {
    content: Element<'a, Message>,
    id: Option<Id>,
    on_press: Option<Message>,
    /// Whether it is chosen, if it is one of several options: Enter then does nothing here.
    is_chosen: Option<bool>,
    /// Whether it goes off and on again.
    is_switch: bool,
    /// Whether the screen's own selection is on it.
    is_lit: bool,
    /// The question that it answers, if the message alone does not tell.
    asked: Option<Meaning>,
    /// The messages for the pointer entering and leaving.
    on_hover: Option<[Message; 2]>,
}

/// `content`, which sends `on_press` if a key presses it while it has the focus; without a message it takes no focus.
pub fn focusable<'a, Message>(
    content: impl Into<Element<'a, Message>>,
    on_press: Option<Message>,
) -> Focus<'a, Message> {
    Focus {
        content: content.into(),
        id: None,
        on_press,
        is_chosen: None,
        is_switch: false,
        is_lit: false,
        asked: None,
        on_hover: None,
    }
}

impl<Message> Focus<'_, Message> {
    /// Sets an id, so that a task can give it the focus.
    pub fn id(mut self, id: impl Into<Id>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Marks it as an option: once chosen, it leaves Enter to the screen, but Space still presses it.
    pub fn chosen(mut self, is_chosen: bool) -> Self {
        self.is_chosen = Some(is_chosen);
        self
    }

    /// Marks it as a switch.
    pub fn switched(self, is_on: bool) -> Self {
        Focus {
            is_chosen: Some(is_on),
            is_switch: true,
            ..self
        }
    }

    /// Sets whether the screen's own selection is on it: arrows move that selection, and Enter presses it.
    pub fn lit(mut self, is_lit: bool) -> Self {
        self.is_lit = is_lit;
        self
    }

    /// Sets the question that it answers, for a message that can mean something else a moment later.
    pub fn asked(mut self, question: impl Debug) -> Self {
        self.asked = Some(Meaning::of(&question));
        self
    }

    /// Sets the messages for the pointer entering and leaving.
    ///
    /// Content that moves below a resting pointer sends nothing: otherwise something that is shown while the pointer is
    /// there, and that moves the content away, would flicker endlessly.
    pub fn hovered(mut self, entered: Message, left: Message) -> Self {
        self.on_hover = Some([entered, left]);
        self
    }
}

#[derive(Default)]
struct State {
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

impl<Message: Debug> Focus<'_, Message> {
    fn meaning(&self) -> Meaning {
        Meaning::of(&(self.asked, &self.on_press))
    }
}

impl<Message: Clone + Debug> Widget<Message, Theme, Renderer> for Focus<'_, Message> {
    as_content!(around, state, diff);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let state = tree.state.downcast_mut::<State>();
        let (id, bounds) = (self.id.as_ref(), layout.bounds());
        let meaning = self.on_press.is_some().then(|| self.meaning());
        if let Some(mut meaning) = meaning {
            operation.focusable(id, bounds, state);
            operation.custom(id, bounds, &mut meaning);
        } else {
            state.is_focused = false;
        }
        tell(operation, bounds, || Pressable {
            meaning,
            is_chosen: self.is_chosen,
            is_switch: self.is_switch,
            is_lit: self.is_lit,
        });
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
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: Key::Named(key @ (Named::Enter | Named::Space)),
                modifiers,
                repeat: false,
                ..
            }) if state.is_focused
                && modifiers.is_empty()
                && !(self.is_chosen == Some(true) && !self.is_switch && *key == Named::Enter) =>
            {
                if let Some(message) = &self.on_press {
                    shell.publish(message.clone());
                    shell.capture_event();
                    return;
                }
            }
            Event::Mouse(mouse::Event::ButtonPressed(_))
            | Event::Touch(touch::Event::FingerPressed { .. })
                if state.is_focused =>
            {
                state.is_focused = false;
                shell.request_redraw();
            }
            Event::Mouse(mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft) => {
                if let Some([entered, left]) = &self.on_hover {
                    let over = cursor.is_over(layout.bounds()).then(|| self.meaning());
                    match over {
                        _ if over == state.hovered => {}
                        Some(_) => shell.publish(entered.clone()),
                        None => shell.publish(left.clone()),
                    }
                    state.hovered = over;
                }
            }
            _ => {}
        }
        let (content, own) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            own, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
    }

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
        let (content, own) = (self.content.as_widget(), &tree.children[0]);
        content.draw(own, renderer, theme, style, layout, cursor, viewport);
        if tree.state.downcast_ref::<State>().is_focused {
            renderer.fill_quad(
                Quad {
                    bounds: layout.bounds().expand(theme.ring),
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

impl<'a, Message: Clone + Debug + 'a> From<Focus<'a, Message>> for Element<'a, Message> {
    fn from(focus: Focus<'a, Message>) -> Element<'a, Message> {
        Element::new(focus)
    }
}
