//! The window for screen readers: a tree of nodes, gathered from its widgets.

use std::any::Any;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use accesskit::{
    Action, ActionRequest, Affine, Node, NodeId, Rect, Role, TextPosition, TextSelection, Toggled,
};
use iced::advanced::widget::operation::{Focusable, Scrollable, TextInput};
use iced::advanced::widget::{Id, Operation};
use iced::{Rectangle, Vector};

use crate::app::widget::Candidate;
use crate::app::widget::said::{Ask, Field, Heard, Pressable, Saying, Urgency};

pub const WINDOW: NodeId = NodeId(0);
/// The news of the screen; it has the focus while no control has it.
pub const NEWS: NodeId = NodeId(1);

#[derive(Debug, Default)]
pub struct Gathered {
    /// All nodes except the news, in reading order, starting with the window.
    pub nodes: Vec<(NodeId, Node)>,
    pub focus: Option<NodeId>,
    pub lit: Option<NodeId>,
    pub controls: HashMap<NodeId, Control>,
    /// The announcements, by urgency and then in reading order.
    pub told: Vec<Telling>,
}

/// An announcement, made as soon as it appears or changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Telling {
    pub words: String,
    pub urgency: Urgency,
}

/// A control, with the data to find it again by an operation.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Control {
    pub place: Candidate,
    pub is_field: bool,
}

impl Control {
    pub fn does(self, request: &ActionRequest) -> bool {
        match request.action {
            Action::Focus | Action::ScrollIntoView => true,
            Action::Click => !self.is_field,
            Action::SetValue | Action::ReplaceSelectedText => self.is_field,
            _ => false,
        }
    }
}

/// A node keeps its id while it means the same to the player: a button is identified by its action, anything else by
/// its position among nodes of its kind.
#[derive(Default)]
pub struct Gather {
    heard: Gathered,
    /// The open nodes around the next widget, starting with the window.
    open: Vec<Open>,
    /// The node for the widgets traversed next.
    entering: Option<Open>,
    /// The last control found, until its kind is known.
    control: Option<(Candidate, bool)>,
    field: Option<Field>,
    about: Option<String>,
    /// The announcement of the words traversed next, with its own words if it has any.
    telling: Option<(Option<String>, Urgency)>,
    /// The words so far of the announcement being gathered.
    together: Option<Vec<String>>,
    controls: usize,
    scrollables: usize,
    around: Option<usize>,
    inside: Option<usize>,
    translation: Vector,
    content: Option<Vector>,
}

struct Open {
    id: NodeId,
    node: Node,
    children: Vec<NodeId>,
    /// The number of nodes of each kind in it.
    counts: HashMap<u64, u64>,
    /// The words in it, if they make up its name.
    words: Option<Vec<String>>,
    /// Its index among all nodes.
    place: usize,
}

impl Open {
    fn new(id: NodeId, node: Node) -> Open {
        Open {
            id,
            node,
            children: Vec::new(),
            counts: HashMap::new(),
            words: None,
            place: 0,
        }
    }
}

impl Gather {
    /// `scale` is the number of pixels per layout unit.
    pub fn new(name: &str, language: &str, scale: f32) -> Gather {
        let mut window = Node::new(Role::Window);
        window.set_label(name);
        window.set_language(language);
        window.set_transform(Affine::scale(scale.into()));
        let mut window = Open::new(WINDOW, window);
        window.children.push(NEWS);
        Gather {
            heard: Gathered {
                nodes: vec![(WINDOW, Node::default())],
                ..Gathered::default()
            },
            open: vec![window],
            ..Gather::default()
        }
    }

    pub fn heard(mut self) -> Gathered {
        while !self.open.is_empty() {
            self.close();
        }
        // News comes before the current question.
        self.heard.told.sort_by_key(|telling| telling.urgency);
        self.heard
    }

    /// An id in the innermost node, from a key and the number of earlier nodes with the same key.
    fn number(&mut self, key: impl Hash) -> NodeId {
        let Some(parent) = self.open.last_mut() else {
            return WINDOW;
        };
        let mut hasher = DefaultHasher::new();
        key.hash(&mut hasher);
        let kind = hasher.finish();
        let count = parent.counts.entry(kind).or_default();
        (parent.id.0, kind, *count).hash(&mut hasher);
        *count += 1;
        // 0 and 1 are taken by the window and the news.
        NodeId(hasher.finish().max(2))
    }

    fn placed(&mut self, mut node: Node, bounds: Rectangle) -> Node {
        let seen = bounds + self.translation;
        let (x, y) = (f64::from(seen.x), f64::from(seen.y));
        node.set_bounds(Rect {
            x0: x,
            y0: y,
            x1: x + f64::from(seen.width),
            y1: y + f64::from(seen.height),
        });
        node
    }

    fn enter(&mut self, mut open: Open) {
        if let Some(parent) = self.open.last_mut() {
            parent.children.push(open.id);
        }
        open.place = self.heard.nodes.len();
        self.heard.nodes.push((open.id, Node::default()));
        self.open.push(open);
    }

    fn close(&mut self) {
        let Some(mut open) = self.open.pop() else {
            return;
        };
        if let Some(words) = open.words {
            open.node.set_label(words.join(", "));
        }
        open.node.set_children(open.children);
        self.heard.nodes[open.place].1 = open.node;
    }

    fn add(&mut self, saying: Saying, bounds: Rectangle) {
        if let Some(together) = &mut self.together {
            together.push(saying.words().to_owned());
        }
        self.add_part(saying, bounds);
    }

    fn add_part(&mut self, saying: Saying, bounds: Rectangle) {
        if let Some(words) = self.open.last_mut().and_then(|open| open.words.as_mut()) {
            words.push(saying.words().to_owned());
            return;
        }
        let id = self.number(("said", saying.node.role() as u8));
        let node = self.placed(saying.node, bounds);
        self.enter(Open::new(id, node));
        for part in saying.parts {
            self.add_part(part, bounds);
        }
        self.close();
    }

    /// Registers a focusable control, or marks the node as disabled.
    fn reach(&mut self, id: NodeId, node: &mut Node, is_field: bool) {
        if let Some(about) = self.about.take() {
            node.set_description(about);
        }
        match self.control.take() {
            Some((place, is_focused)) => {
                node.add_action(Action::Focus);
                node.add_action(Action::ScrollIntoView);
                if is_focused {
                    self.heard.focus = Some(id);
                }
                let control = Control { place, is_field };
                self.heard.controls.insert(id, control);
            }
            None => node.set_disabled(),
        }
    }

    fn button(&mut self, pressable: &Pressable, bounds: Rectangle) {
        let id = self.number(("button", pressable.meaning));
        let role = pressable.toggle.map_or(Role::Button, |(_, role)| role);
        let mut node = self.placed(Node::new(role), bounds);
        match pressable.toggle {
            Some((is_open, Role::Button)) => node.set_expanded(is_open),
            Some((is_on, _)) => node.set_toggled(Toggled::from(is_on)),
            None => {}
        }
        self.reach(id, &mut node, false);
        if pressable.is_lit {
            self.heard.lit = Some(id);
        }
        if pressable.meaning.is_some() {
            node.add_action(Action::Click);
        }
        let mut open = Open::new(id, node);
        open.words = Some(Vec::new());
        self.entering = Some(open);
    }

    fn written(&mut self, field: Field, bounds: Rectangle) {
        let id = self.number("field");
        let mut node = self.placed(Node::new(Role::TextInput), bounds);
        node.set_label(field.name);
        node.set_value(field.value.as_str());
        node.add_action(Action::SetValue);
        self.reach(id, &mut node, true);
        // Readers spell the value letter by letter, from a run of text.
        let mut run = self.placed(Node::new(Role::TextRun), bounds);
        let letters: Vec<char> = field.value.chars().collect();
        let is_blank = |place: usize| letters[place].is_whitespace();
        let starts = (0..letters.len())
            .filter(|&place| !is_blank(place) && (place == 0 || is_blank(place - 1)))
            .filter_map(|place| u8::try_from(place).ok());
        run.set_word_starts(starts.collect::<Vec<u8>>());
        let end = letters.len();
        let lengths = letters.iter().map(|letter| letter.len_utf8() as u8);
        run.set_character_lengths(lengths.collect::<Vec<u8>>());
        run.set_value(field.value);
        self.enter(Open::new(id, node));
        let run_id = self.number("run");
        let end = TextPosition {
            node: run_id,
            character_index: end,
        };
        if let Some(open) = self.open.last_mut() {
            open.node.set_text_selection(TextSelection {
                anchor: end,
                focus: end,
            });
        }
        self.enter(Open::new(run_id, run));
        self.close();
        self.close();
    }
}

impl Operation for Gather {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.around, self.translation);
        self.around = self.inside.take().or(self.around);
        self.translation = self.content.take().unwrap_or(self.translation);
        let entering = self.entering.take();
        let has_entered = entering.is_some();
        if let Some(open) = entering {
            self.enter(open);
        }
        let about = self.about.clone();
        let telling = self.telling.take();
        let gathers = telling.is_some() && self.together.is_none();
        if gathers {
            self.together = Some(Vec::new());
        }
        operate(self);
        if has_entered {
            self.close();
        }
        if gathers && let (Some(words), Some((told, urgency))) = (self.together.take(), telling) {
            let words = told.unwrap_or_else(|| words.join(", "));
            if !words.is_empty() {
                self.heard.told.push(Telling { words, urgency });
            }
        }
        if about.is_some() {
            // The description belonged to something in this content.
            self.about = None;
        }
        (self.around, self.translation) = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.inside = Some(self.scrollables);
        self.content = Some(self.translation - translation);
        self.scrollables += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let place = Candidate {
            place: self.controls,
            bounds,
            scrollable: self.around,
        };
        self.controls += 1;
        self.control = Some((place, state.is_focused()));
        if let Some(field) = self.field.take() {
            self.written(field, bounds);
        }
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        // A field without a name shows its text, or else its placeholder.
        self.field.get_or_insert_with(|| Field {
            name: state.text().to_owned(),
            value: String::new(),
        });
    }

    fn text(&mut self, _id: Option<&Id>, bounds: Rectangle, text: &str) {
        let text = text.trim().trim_start_matches('✓').trim_start();
        if text.is_empty() {
            return;
        }
        let mut saying = Saying::new(Role::Label, text);
        if self.open.last().is_none_or(|open| open.words.is_none())
            && let Some(about) = self.about.take()
        {
            saying.node.set_description(about);
        }
        self.add(saying, bounds);
    }

    fn custom(&mut self, _id: Option<&Id>, bounds: Rectangle, state: &mut dyn Any) {
        if let Some(ask) = state.downcast_mut::<Ask>() {
            ask.is_heard = true;
        }
        let heard = state.downcast_mut::<Option<Heard>>();
        match heard.and_then(Option::take) {
            None => {}
            Some(Heard::Whole(saying)) => self.add(saying, bounds),
            Some(Heard::Around(_)) if self.open.last().is_some_and(|open| open.words.is_some()) => {
            }
            Some(Heard::Around(saying)) => {
                let id = self.number(("around", saying.node.role() as u8));
                let node = self.placed(saying.node, bounds);
                self.entering = Some(Open::new(id, node));
            }
            Some(Heard::About(about)) => self.about = Some(about).filter(|it| !it.is_empty()),
            Some(Heard::Field(field)) => self.field = Some(field),
            Some(Heard::Button(pressable)) => self.button(&pressable, bounds),
            Some(Heard::Tells(words, urgency)) => self.telling = Some((words, urgency)),
        }
    }
}
