use std::any::{Any, type_name};
use std::fmt::Debug;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::{Duration, Instant};

use iced::advanced::mouse;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation};
use iced::{Event, Point, Rectangle, Vector, touch, window};

use super::Element;
use super::around::{Around, Input, around};

/// How long you need to notice that something else is under the pointer.
const MOMENT: Duration = Duration::from_millis(300);

/// `content`, in which a click counts only for what you have seen in that place, not for a button that has replaced
/// another button, or empty space, a moment ago.
///
/// So the second half of a double click does nothing by mistake, nor does a click on something that another player, a
/// bot or a timeout has just replaced. Clicks on what stays count however fast they come. The widget notices changes
/// whenever the window is drawn.
pub fn settled<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    around(content, Settled).into()
}

struct Settled;

/// The meaning of pressing something: a number that stays the same as long as the meaning does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meaning(u64);

impl Meaning {
    pub fn of<Message: Debug>(message: &Message) -> Meaning {
        let mut hasher = DefaultHasher::new();
        format!("{}{message:?}", type_name::<Message>()).hash(&mut hasher);
        Meaning(hasher.finish())
    }
}

type Pressables = Vec<(Rectangle, Meaning)>;

#[derive(Default)]
struct State {
    /// What could be pressed when the window was last drawn; `None` while that is unknown.
    shown: Option<Pressables>,
    /// What could be pressed before that, and until when.
    gone: Vec<(Instant, Pressables)>,
    pressed: Option<Meaning>,
}

impl State {
    fn show(&mut self, pressables: Pressables, now: Instant) {
        self.gone
            .retain(|&(until, _)| now.saturating_duration_since(until) < MOMENT);
        match &mut self.shown {
            Some(shown) if *shown == pressables => {}
            Some(shown) => self.gone.push((now, std::mem::replace(shown, pressables))),
            None => self.shown = Some(pressables),
        }
    }

    fn is_settled(&self, meaning: Meaning, point: Point, now: Instant) -> bool {
        let lately = self
            .gone
            .iter()
            .filter(|&&(until, _)| now.saturating_duration_since(until) < MOMENT)
            .map(|(_, gone)| gone);
        let mut seen = self.shown.iter().chain(lately);
        seen.all(|pressables| under(point, pressables) == Some(meaning))
    }
}

fn under(point: Point, pressables: &Pressables) -> Option<Meaning> {
    let on_top = pressables
        .iter()
        .rfind(|(bounds, _)| bounds.contains(point));
    on_top.map(|&(_, meaning)| meaning)
}

struct Gather {
    found: Pressables,
    viewport: Rectangle,
    translation: Vector,
}

impl Operation for Gather {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.viewport, self.translation);
        operate(self);
        (self.viewport, self.translation) = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let seen = self.viewport.intersection(&(bounds + self.translation));
        self.viewport = seen.unwrap_or_default();
        self.translation -= translation;
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(&meaning) = state.downcast_ref::<Meaning>()
            && let Some(seen) = self.viewport.intersection(&(bounds + self.translation))
        {
            self.found.push((seen, meaning));
        }
    }
}

fn pressables<Message>(input: &mut Input<'_, '_, '_, Message>) -> Pressables {
    let mut gather = Gather {
        found: Vec::new(),
        viewport: Rectangle::INFINITE,
        translation: Vector::ZERO,
    };
    input.operate(&mut gather);
    gather.found
}

fn pointed<Message>(input: &mut Input<'_, '_, '_, Message>) -> Option<Meaning> {
    let point = input.cursor.position()?;
    under(point, &pressables(input))
}

impl<'a, Message> Around<'a, Message> for Settled {
    type State = State;

    fn update(&mut self, state: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        match input.event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerPressed { .. }) => {
                let meaning = pointed(&mut input);
                if let (Some(point), Some(meaning)) = (input.cursor.position(), meaning)
                    && !state.is_settled(meaning, point, Instant::now())
                {
                    state.pressed = None;
                    input.shell.capture_event();
                    return;
                }
                state.pressed = meaning;
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
            | Event::Touch(touch::Event::FingerLifted { .. }) => {
                let meant = pointed(&mut input);
                if meant != state.pressed.take() {
                    // Something else has appeared between press and release, so the release hits nothing.
                    input.cursor = mouse::Cursor::Unavailable;
                }
            }
            Event::Mouse(mouse::Event::WheelScrolled { .. }) => {
                // A player who scrolls sees what comes.
                *state = State::default();
            }
            _ => {}
        }
        input.pass_on();
        if let Event::Window(window::Event::RedrawRequested(now)) = input.event {
            state.show(pressables(&mut input), *now);
        }
    }
}
