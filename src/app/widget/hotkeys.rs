use std::collections::VecDeque;
use std::convert::identity;

use iced::advanced::widget::tree::Tree;
use iced::advanced::{Shell, mouse};
use iced::keyboard::{self, key::Named};
use iced::{Event, Renderer, touch};

use super::Element;
use super::around::{Around, Input, View, around};
use crate::app::keymap::Press;

/// Turns keys that nothing inside `content` has handled into messages.
///
/// It is a widget rather than a subscription, so that a test that types into a view reaches the keymap as a player
/// does.
///
/// A busy window gets several keys and clicks at once, each meant for what the previous one has made of the window:
/// once something has been done in a view, further input waits for the next view and its focus.
///
/// While you use the keyboard, nothing is hovered where you left the pointer.
pub fn hotkeys<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    on_key: impl Fn(Press) -> Message + 'a,
) -> Element<'a, Message> {
    around(content, Hotkeys(on_key)).into()
}

struct Hotkeys<F>(F);

#[derive(Default)]
struct State {
    /// Whether something was done in this view, so that the next one may differ.
    has_acted: bool,
    /// The input that came after that, with the pointer of its time.
    waiting: VecDeque<(Event, mouse::Cursor)>,
    /// Whether the player has used the keyboard since the pointer last moved, so that nothing is hovered where it
    /// rests.
    is_by_keys: bool,
}

impl State {
    fn cursor(&self, cursor: mouse::Cursor) -> mouse::Cursor {
        match self.is_by_keys {
            true => mouse::Cursor::Unavailable,
            false => cursor,
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => self.is_by_keys = true,
            Event::Mouse(_) | Event::Touch(_) => self.is_by_keys = false,
            _ => {}
        }
    }

    /// The next waiting input, as long as nothing has been done in this view.
    fn next(&mut self) -> Option<(Event, mouse::Cursor)> {
        if self.has_acted {
            return None;
        }
        self.waiting.pop_front()
    }
}

impl<F> Hotkeys<F> {
    /// Passes the event to the content, and turns a key that nothing there has handled into a message.
    fn deliver<Message>(
        &self,
        state: &mut State,
        event: &Event,
        cursor: mouse::Cursor,
        input: &mut Input<'_, '_, '_, Message>,
    ) where
        F: Fn(Press) -> Message,
    {
        let mut messages = Vec::new();
        let mut inner = Shell::new(&mut messages);
        if !is_for_no_field(event) {
            input.send_by(event, cursor, &mut inner);
        }
        let is_wanted = inner.is_event_captured();
        if let Event::Keyboard(keyboard::Event::KeyPressed {
            key,
            modified_key,
            physical_key,
            modifiers,
            repeat,
            ..
        }) = event
            && !is_wanted
        {
            let press = Press::new(key, modified_key, *physical_key, *modifiers);
            if press.may_repeat() || !repeat {
                inner.publish(self.0(press));
            }
            inner.capture_event();
        }
        if !inner.is_empty() && is_act(event, is_wanted) {
            state.has_acted = true;
        }
        input.shell.merge(inner, identity);
    }
}

/// The pointer may go on moving while input waits.
fn is_input(event: &Event) -> bool {
    matches!(
        event,
        Event::Keyboard(_)
            | Event::Mouse(mouse::Event::ButtonPressed(_) | mouse::Event::ButtonReleased(_))
            | Event::Touch(touch::Event::FingerPressed { .. } | touch::Event::FingerLifted { .. })
    )
}

/// Whether an event that leads to a message does something: typing into a field goes no further, and a button waits
/// until it is released.
fn is_act(event: &Event, is_wanted: bool) -> bool {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, .. }) => {
            !is_wanted || matches!(key, keyboard::Key::Named(Named::Enter | Named::Space))
        }
        Event::Mouse(mouse::Event::ButtonReleased(_))
        | Event::Touch(touch::Event::FingerLifted { .. }) => true,
        _ => false,
    }
}

impl<'a, Message, F> Around<'a, Message> for Hotkeys<F>
where
    F: Fn(Press) -> Message,
{
    type State = State;

    fn diff(&self, state: &mut State, content: &Element<'a, Message>, tree: &mut Tree) {
        state.has_acted = false;
        tree.diff(content);
    }

    fn update(&mut self, state: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        while let Some((waiting, cursor)) = state.next() {
            self.deliver(state, &waiting, cursor, &mut input);
        }
        let event = input.event;
        state.note(event);
        let cursor = state.cursor(input.cursor);
        if state.has_acted && is_input(event) {
            state.waiting.push_back((event.clone(), cursor));
            input.shell.capture_event();
        } else {
            self.deliver(state, event, cursor, &mut input);
        }
        if !state.waiting.is_empty() {
            input.shell.request_redraw();
        }
    }

    fn draw(&self, state: &State, view: View<'_, 'a, Message>, renderer: &mut Renderer) {
        let cursor = state.cursor(view.cursor);
        View { cursor, ..view }.draw(renderer);
    }
}

/// Whether a key never reaches a field: Enter that is held down, of which a field would take each repeat as another
/// Enter, and a character with Alt or Ctrl, as in Alt+1 or Ctrl and +, which a field would insert.
fn is_for_no_field(event: &Event) -> bool {
    let Event::Keyboard(keyboard::Event::KeyPressed {
        key,
        physical_key,
        modifiers,
        repeat,
        ..
    }) = event
    else {
        return false;
    };
    match key {
        keyboard::Key::Named(key) => *key == Named::Enter && *repeat,
        // On a Mac, Alt writes special characters; on other systems, Alt and Ctrl together write some.
        keyboard::Key::Character(_) if modifiers.alt() => {
            !cfg!(target_os = "macos") && !modifiers.control()
        }
        // Shortcuts for editing are for fields.
        keyboard::Key::Character(_) if modifiers.command() => {
            !matches!(key.to_latin(*physical_key), Some('a' | 'c' | 'v' | 'x'))
        }
        keyboard::Key::Character(_) | keyboard::Key::Unidentified => false,
    }
}
