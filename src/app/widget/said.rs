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

/// What a part of the window is to those who hear it instead of seeing it.
#[derive(Debug, Clone)]
pub struct Saying {
    /// Its role, name and state.
    pub node: Node,
    /// What it consists of, where that is drawn and has no widgets of its own.
    pub parts: Vec<Saying>,
}

impl Saying {
    /// Something with this role and name.
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

    /// A picture that says this.
    pub fn image(words: impl Into<String>) -> Saying {
        Saying::new(Role::Image, words)
    }

    /// The same, which consists of these parts.
    pub fn of(mut self, parts: impl IntoIterator<Item = Saying>) -> Saying {
        self.parts = parts.into_iter().collect();
        self
    }

    /// What it says in one line.
    pub fn words(&self) -> &str {
        self.node.label().or(self.node.value()).unwrap_or_default()
    }
}

// What widgets tell an operation by `Operation::custom`.

/// Asks whether anybody hears: nothing is put into words otherwise.
#[derive(Default)]
pub struct Ask {
    /// The answer.
    pub is_heard: bool,
}

impl Ask {
    /// Whether this operation gathers what is heard.
    pub fn of(operation: &mut dyn Operation, bounds: Rectangle) -> bool {
        let mut ask = Ask::default();
        operation.custom(None, bounds, &mut ask);
        ask.is_heard
    }
}

/// What the widgets that are traversed next belong to.
pub struct Around(pub Saying);

/// What the words beside the control that is traversed next say.
pub struct About(pub String);

/// The name and the content of the field that comes next.
pub struct Field {
    /// What is to be written.
    pub name: String,
    /// What is written.
    pub value: String,
}

/// The button that is traversed next.
pub struct Pressable {
    /// What pressing it means; nothing where it cannot be pressed.
    pub meaning: Option<Meaning>,
    /// Whether it is the chosen one, where it is one of several.
    pub is_chosen: Option<bool>,
    /// Whether the keys of the screen are there.
    pub is_lit: bool,
}

/// Tells the operation what comes next, if it is one that gathers what is heard.
pub fn tell<T: Any>(operation: &mut dyn Operation, bounds: Rectangle, next: impl FnOnce() -> T) {
    if Ask::of(operation, bounds) {
        operation.custom(None, bounds, &mut next());
    }
}

/// Words that are told as soon as they come or change.
pub struct Tells {
    /// What is told; nothing for all the words of what is traversed next.
    pub words: Option<String>,
    /// How much it matters.
    pub urgency: Urgency,
}

/// How much something that is told matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Urgency {
    /// It cannot wait, and interrupts what is being said.
    Urgent,
    /// It is what has happened.
    News,
    /// It is what is asked for now, or says where one is: all of it is told as soon as any of it changes.
    Asked,
}

/// `content`, which is heard as a part of what `saying` makes.
pub fn said<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Around(Box::new(saying)))
}

/// `content`, of which nothing is heard but what `saying` makes. It holds no controls.
pub fn said_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    saying: impl Fn() -> Saying + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Instead(Box::new(saying)))
}

/// `content`, whose words are told as soon as they come or change.
pub fn told<'a, Message: 'a>(content: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::Asked))
}

/// The same of what has happened, which is told before what is asked for.
pub fn told_first<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::News))
}

/// The same, of which people need to know at once.
pub fn told_at_once<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::Told(Urgency::Urgent))
}

/// `content`, of which these words are told as soon as they come or change.
pub fn told_as<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    urgency: Urgency,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::ToldAs(Box::new(words), urgency))
}

/// `content`, whose first control is heard with these words beside its name.
pub fn about<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    words: impl Fn() -> String + 'a,
) -> Element<'a, Message> {
    Spoken::element(content, Speech::About(Box::new(words)))
}

/// A field with its name, in which so much is written.
pub fn written_in<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    name: impl Into<String>,
    value: impl Into<String>,
) -> Element<'a, Message> {
    let (name, value) = (name.into(), value.into());
    Spoken::element(content, Speech::Field { name, value })
}

/// How a part of the window is heard.
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
    as_content!(
        children,
        diff,
        size,
        layout,
        update,
        draw,
        mouse_interaction,
        overlay
    );

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
