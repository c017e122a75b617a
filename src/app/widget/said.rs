use std::any::Any;

use accesskit::{Node, Role};
use iced::advanced::Widget;
use iced::advanced::layout::Layout;
use iced::advanced::widget::Operation;
use iced::advanced::widget::tree::Tree;
use iced::{Length, Rectangle, Renderer, Size};

use super::Element;
use super::settled::Meaning;
use crate::app::theme::Theme;

/// The description of a part of the window for a screen reader.
#[derive(Debug, Clone)]
pub struct Saying {
    /// Its role, name and state.
    pub node: Node,
    /// The parts of something that is drawn and has no widgets of its own.
    pub parts: Vec<Saying>,
}

impl Saying {
    /// A description with this role and name.
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

    /// An image with this description.
    pub fn image(words: impl Into<String>) -> Saying {
        Saying::new(Role::Image, words)
    }

    /// Sets its parts.
    pub fn of(mut self, parts: impl IntoIterator<Item = Saying>) -> Saying {
        self.parts = parts.into_iter().collect();
        self
    }

    /// Its label or value.
    pub fn words(&self) -> &str {
        self.node.label().or(self.node.value()).unwrap_or_default()
    }
}

// What widgets send to an operation by `Operation::custom`.

/// Asks an operation whether it gathers descriptions; otherwise nothing is put into words.
#[derive(Default)]
pub struct Ask {
    /// The answer.
    pub is_heard: bool,
}

impl Ask {
    /// Whether this operation gathers descriptions.
    pub fn of(operation: &mut dyn Operation, bounds: Rectangle) -> bool {
        let mut ask = Ask::default();
        operation.custom(None, bounds, &mut ask);
        ask.is_heard
    }
}

/// The parent of the widgets that are traversed next.
pub struct Around(pub Saying);

/// Words said beside the name of the control that is traversed next.
pub struct About(pub String);

/// The text field that is traversed next.
pub struct Field {
    /// Its label.
    pub name: String,
    /// Its content.
    pub value: String,
}

/// The button that is traversed next.
pub struct Pressable {
    /// The meaning of pressing it; `None` if it is disabled.
    pub meaning: Option<Meaning>,
    /// Whether it is chosen; `None` if it is not one of several options.
    pub is_chosen: Option<bool>,
    /// Whether it is a switch, which is chosen while it is on.
    pub is_switch: bool,
    /// Whether the screen's own selection is on it.
    pub is_lit: bool,
}

/// Tells an operation what comes next, if it gathers descriptions.
pub fn tell<T: Any>(operation: &mut dyn Operation, bounds: Rectangle, next: impl FnOnce() -> T) {
    if Ask::of(operation, bounds) {
        operation.custom(None, bounds, &mut next());
    }
}

/// Words announced as soon as they appear or change.
pub struct Tells {
    /// The words; `None` for all words of the content that is traversed next.
    pub words: Option<String>,
    /// How urgent they are.
    pub urgency: Urgency,
}

/// How urgent an announcement is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// It cannot wait, and interrupts the current speech.
    Urgent,
    /// It is news.
    News,
    /// It is the current question or place; all of it is announced as soon as any of it changes.
    Asked,
}

/// `content` as a part of what `saying` describes.
pub fn said<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Around(Box::new(saying)))
}

/// `content`, described by `saying` alone. It holds no controls.
pub fn said_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Instead(Box::new(saying)))
}

/// `content`, whose words are announced as soon as they appear or change.
pub fn told<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::Asked))
}

/// Like [`told`], for news: announced before the current question.
pub fn told_first<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::News))
}

/// Like [`told`], for what players need to know at once.
pub fn told_at_once<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::Urgent))
}

/// `content`, for which `words` are announced as soon as they appear or change.
pub fn told_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    urgency: Urgency,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::ToldAs(Box::new(words), urgency))
}

/// `content`, whose first control has `words` said beside its name.
pub fn about<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::About(Box::new(words)))
}

/// `content` as a text field with this name and value.
pub fn written_in<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    name: impl Into<String>,
    value: impl Into<String>,
) -> Element<'a, Message> {
    let (name, value) = (name.into(), value.into());
    Spoken::element(content, Speech::Field { name, value })
}

/// How `content` is described.
enum Speech<'a> {
    Around(Box<dyn Fn() -> Saying + 'a>),
    Instead(Box<dyn Fn() -> Saying + 'a>),
    Told(Urgency),
    ToldAs(Box<dyn Fn() -> String + 'a>, Urgency),
    About(Box<dyn Fn() -> String + 'a>),
    Field { name: String, value: String },
}

struct Spoken<'a, Message> {
    content: Element<'a, Message>,
    heard: Speech<'a>,
}

impl<'a, Message: 'a> Spoken<'a, Message> {
    fn element(
        content: impl Into<Element<'a, Message>>,
        heard: Speech<'a>,
    ) -> Element<'a, Message> {
        Element::new(Spoken {
            content: content.into(),
            heard,
        })
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Spoken<'_, Message> {
    as_content!(around, diff, update, draw);

    fn size_hint(&self) -> Size<Length> {
        self.content.as_widget().size_hint()
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        let bounds = layout.bounds();
        if Ask::of(operation, bounds) {
            let (words, urgency) = match &self.heard {
                Speech::Instead(saying) => {
                    return operation.custom(None, bounds, &mut saying());
                }
                Speech::Around(saying) => {
                    operation.custom(None, bounds, &mut Around(saying()));
                    (None, None)
                }
                Speech::Field { name, value } => {
                    let mut field = Field {
                        name: name.clone(),
                        value: value.clone(),
                    };
                    operation.custom(None, bounds, &mut field);
                    (None, None)
                }
                Speech::About(words) => {
                    operation.custom(None, bounds, &mut About(words()));
                    (None, None)
                }
                Speech::Told(urgency) => (None, Some(*urgency)),
                Speech::ToldAs(words, urgency) => (Some(words()), Some(*urgency)),
            };
            if let Some(urgency) = urgency {
                operation.custom(None, bounds, &mut Tells { words, urgency });
            }
        }
        operation.traverse(&mut |operation| {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], layout, renderer, operation);
        });
    }
}
