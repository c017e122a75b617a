use accesskit::{Node, Role};
use iced::Rectangle;
use iced::advanced::widget::Operation;

use super::Element;
use super::around::{Around, around};
use super::settled::Meaning;

#[derive(Debug, Clone)]
pub struct Saying {
    pub node: Node,
    /// The parts of something that is drawn and has no widgets of its own.
    pub parts: Vec<Saying>,
}

impl Saying {
    pub fn new(role: Role, name: impl Into<String>) -> Saying {
        let mut node = Node::new(role);
        match role {
            Role::Label => node.set_value(name.into()),
            _ => node.set_label(name.into()),
        }
        Saying {
            node,
            parts: Vec::new(),
        }
    }

    pub fn image(words: impl Into<String>) -> Saying {
        Saying::new(Role::Image, words)
    }

    pub fn of(mut self, parts: impl IntoIterator<Item = Saying>) -> Saying {
        self.parts = parts.into_iter().collect();
        self
    }

    pub fn words(&self) -> &str {
        self.node.label().or(self.node.value()).unwrap_or_default()
    }
}

/// What a widget tells an operation that gathers descriptions, by [`Operation::custom`].
pub enum Heard {
    /// The description of something that holds no controls.
    Whole(Saying),
    /// The parent of the widgets that are traversed next.
    Around(Saying),
    /// Words said beside the name of the control that is traversed next.
    About(String),
    Field(Field),
    Button(Pressable),
    /// Words announced as soon as they appear or change; `None` for all words of the content that is traversed next.
    Tells(Option<String>, Urgency),
}

#[derive(Clone)]
pub struct Field {
    pub name: String,
    pub value: String,
}

pub struct Pressable {
    /// The meaning of pressing it; `None` if it is disabled.
    pub meaning: Option<Meaning>,
    /// Whether it is on, or open, and whether it is an option, a switch, or the head of what it opens; `None` for an ordinary
    /// button.
    pub toggle: Option<(bool, Role)>,
    /// Whether the screen's own selection is on it.
    pub is_lit: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// It cannot wait, and interrupts the current speech.
    Urgent,
    News,
    /// It is the current question or place; all of it is announced as soon as any of it changes.
    Asked,
}

/// Asks an operation whether it gathers descriptions; otherwise nothing is put into words.
#[derive(Default)]
pub struct Ask {
    pub is_heard: bool,
}

impl Ask {
    pub fn of(operation: &mut dyn Operation, bounds: Rectangle) -> bool {
        let mut ask = Ask::default();
        operation.custom(None, bounds, &mut ask);
        ask.is_heard
    }
}

/// Tells an operation what comes next, if it gathers descriptions.
pub fn tell(operation: &mut dyn Operation, bounds: Rectangle, next: impl FnOnce() -> Heard) {
    if Ask::of(operation, bounds) {
        operation.custom(None, bounds, &mut Some(next()));
    }
}

/// `content` as a part of what `saying` describes.
pub fn said<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    spoken(content, move || Heard::Around(saying()))
}

/// `content`, described by `saying` alone. It holds no controls.
pub fn said_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    spoken(content, move || Heard::Whole(saying()))
}

/// `content`, whose words are announced as soon as they appear or change.
pub fn told<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    spoken(content, || Heard::Tells(None, Urgency::Asked))
}

/// Like [`told`], for news: announced before the current question.
pub fn told_first<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    spoken(content, || Heard::Tells(None, Urgency::News))
}

/// Like [`told`], for what players need to know at once.
pub fn told_at_once<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    spoken(content, || Heard::Tells(None, Urgency::Urgent))
}

/// `content`, for which `words` are announced as soon as they appear or change.
pub fn told_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    urgency: Urgency,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    spoken(content, move || Heard::Tells(Some(words()), urgency))
}

/// `content`, whose first control has `words` said beside its name.
pub fn about<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    spoken(content, move || Heard::About(words()))
}

pub fn written_in<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    name: impl Into<String>,
    value: impl Into<String>,
) -> Element<'a, Message> {
    let (name, value) = (name.into(), value.into());
    let field = Field { name, value };
    spoken(content, move || Heard::Field(field.clone()))
}

fn spoken<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    heard: impl Fn() -> Heard + 'a,
) -> Element<'a, Message> {
    around(content, Spoken(heard)).into()
}

struct Spoken<F>(F);

impl<Message, F: Fn() -> Heard> Around<'_, Message> for Spoken<F> {
    type State = ();

    fn operate(
        &mut self,
        _state: &mut (),
        bounds: Rectangle,
        operation: &mut dyn Operation,
        content: &mut dyn FnMut(&mut dyn Operation),
    ) {
        if Ask::of(operation, bounds) {
            let heard = self.0();
            let is_whole = matches!(heard, Heard::Whole(_));
            operation.custom(None, bounds, &mut Some(heard));
            if is_whole {
                return;
            }
        }
        operation.traverse(content);
    }
}
