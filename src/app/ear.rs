//! The window for screen readers: what they announce, and the actions they request.
//!
//! Nothing here depends on the game: [`listening`] is a widget around any view. While a screen reader is connected, it
//! gathers a tree from the widgets within whenever they are drawn, and sends the changes. It turns the reader's
//! requests into focus changes and keys, so that they take the same path as the player's own input.

#[cfg(target_os = "linux")]
mod linux;
pub mod tree;

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::mem;
use std::sync::{Arc, Mutex};

use accesskit::{
    Action, ActionData, ActionRequest, Live, Node, NodeId, Rect, Role, TreeId, TreeInfo, TreeUpdate,
};
use iced::advanced::input_method;
use iced::advanced::mouse;
use iced::advanced::widget::operation::TextInput;
use iced::advanced::widget::{Id, Operation};
use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{self, Location, Modifiers, key::Named};
use iced::{Event, Rectangle, Subscription, window};

use self::tree::{Control, Gather, Gathered, NEWS, Telling, WINDOW};
use super::widget::around::{Around, Input, around};
use super::widget::said::Urgency;
use super::widget::{Element, show};
use crate::text::language;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// The title of the window, naming its content; a new title makes the reader announce everything again.
    pub title: String,
    /// The last events, if the window shows them.
    pub happened: Option<Happened>,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Happened {
    /// One line for each event; each is announced once, before the words of the widgets.
    pub lines: Vec<String>,
    /// Whether all of it was announced before, as after an undo.
    pub is_known: bool,
}

#[derive(Debug)]
pub enum Notice {
    Tree(TreeUpdate),
    Focused(bool),
    Bounds(Rect),
}

#[derive(Clone)]
pub struct Reader(Arc<Mutex<dyn FnMut(Notice) + Send>>);

impl Reader {
    pub fn new(tell: impl FnMut(Notice) + Send + 'static) -> Reader {
        Reader(Arc::new(Mutex::new(tell)))
    }

    fn tell(&self, notice: Notice) {
        if let Ok(mut tell) = self.0.lock() {
            tell(notice);
        }
    }
}

impl fmt::Debug for Reader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reader")
    }
}

#[derive(Debug, Clone)]
pub enum Message {
    Listens(Reader),
    /// It wants the whole tree.
    Wanted,
    Asked(ActionRequest),
    /// It has disconnected.
    Over,
}

#[derive(Debug, Default)]
pub struct Ear(Option<(Reader, RefCell<Listener>)>);

#[derive(Debug, Default)]
struct Listener {
    known: HashMap<NodeId, Node>,
    /// The announcements gathered at the last redraw.
    told: Vec<Telling>,
    happened: Vec<String>,
    news: String,
    is_urgent: bool,
    /// The selected control, and whether the selection has moved there since the last news.
    lit: Option<NodeId>,
    is_at_lit: bool,
    title: String,
    focus: Option<NodeId>,
    controls: HashMap<NodeId, Control>,
    requests: VecDeque<ActionRequest>,
    has_keyboard: Option<bool>,
    bounds: Option<Rect>,
}

impl Ear {
    pub fn subscription() -> Subscription<Message> {
        #[cfg(target_os = "linux")]
        return Subscription::run(linux::listen);
        #[cfg(not(target_os = "linux"))]
        Subscription::none()
    }

    /// Stores a message; its effects follow at the next redraw.
    pub fn update(&mut self, message: Message) {
        match (message, &mut self.0) {
            (Message::Listens(reader), ear) => *ear = Some((reader, RefCell::default())),
            (Message::Over, ear) => *ear = None,
            (Message::Wanted, Some((_, listener))) => listener.get_mut().known.clear(),
            (Message::Asked(request), Some((_, listener))) => {
                listener.get_mut().requests.push_back(request);
            }
            (Message::Wanted | Message::Asked(_), None) => {}
        }
    }
}

impl Listener {
    /// The changes in the tree, with the news to announce; `None` if nothing has changed.
    fn changes(
        &mut self,
        title: String,
        mut heard: Gathered,
        happened: Option<Happened>,
    ) -> Option<TreeUpdate> {
        if self.title != title {
            // On a new screen everything is announced, even to a player who returns to it.
            self.told.clear();
            self.news.clear();
            self.title = title;
        }
        let told = mem::replace(&mut self.told, heard.told);
        let is_new = |telling: &Telling| !told.contains(telling);
        let is_asked = |telling: &Telling| telling.urgency == Urgency::Asked;
        let mut tellings = self.told.iter();
        let asks = tellings.any(|telling| is_asked(telling) && is_new(telling));
        let new = self.told.iter();
        let new = new.filter(|telling| is_new(telling) || asks && is_asked(telling));
        let new: Vec<&Telling> = new.collect();
        let lines = happened.map_or_else(Vec::new, |happened| {
            let known = mem::replace(&mut self.happened, happened.lines);
            let lines = self.happened.iter();
            let lines = lines.filter(|line| !happened.is_known && !known.contains(line));
            lines.map(String::as_str).collect()
        });
        // Urgent announcements come first, then the last events.
        let urgent = new.partition_point(|telling| telling.urgency == Urgency::Urgent);
        let mut words: Vec<&str> = new.iter().map(|telling| telling.words.as_str()).collect();
        words.splice(urgent..urgent, lines);
        if heard.lit != self.lit {
            self.lit = heard.lit;
            self.is_at_lit = true;
        }
        if !words.is_empty() {
            self.is_at_lit = false;
            self.is_urgent = urgent > 0;
            self.news = sentences(words);
        }
        let usual = if self.news.is_empty() { WINDOW } else { NEWS };
        let lit = self.lit.filter(|_| self.is_at_lit);
        let focus = heard.focus.or(lit).unwrap_or(usual);
        let mut node = Node::new(Role::Status);
        node.set_label(self.news.as_str());
        node.add_action(Action::Focus);
        // The reader speaks the focused node whenever its name changes; a live one would be spoken twice.
        node.set_live(match self.is_urgent {
            _ if focus == NEWS => Live::Off,
            false => Live::Polite,
            true => Live::Assertive,
        });
        heard.nodes.push((NEWS, node));
        self.controls = heard.controls;
        let is_first = self.known.is_empty();
        let known: HashMap<NodeId, Node> = heard.nodes.iter().cloned().collect();
        let mut nodes = heard.nodes;
        nodes.retain(|(id, node)| self.known.get(id) != Some(node));
        if nodes.is_empty() && self.focus == Some(focus) {
            return None;
        }
        self.known = known;
        self.focus = Some(focus);
        let tree = is_first.then(|| TreeInfo {
            toolkit_name: Some("iced".to_owned()),
            ..TreeInfo::new(WINDOW)
        });
        Some(TreeUpdate {
            nodes,
            tree,
            tree_id: TreeId::ROOT,
            focus,
        })
    }
}

/// Presents `content` to screen readers as a window with this `news`. `scale` is the app's own scale factor.
pub fn listening<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    ear: &'a Ear,
    scale: f32,
    news: impl Fn() -> News + 'a,
) -> Element<'a, Message> {
    around(content, Listening { ear, scale, news }).into()
}

struct Listening<'a, F> {
    ear: &'a Ear,
    scale: f32,
    news: F,
}

#[derive(Default)]
struct State {
    has_keyboard: bool,
    /// The number of pixels per unit without the app's own scale, once the system has told it.
    density: Option<f32>,
    corner: iced::Point,
}

impl State {
    fn note(&mut self, event: &Event) {
        let Event::Window(event) = event else {
            return;
        };
        match event {
            window::Event::Focused => self.has_keyboard = true,
            window::Event::Unfocused => self.has_keyboard = false,
            window::Event::Rescaled(density) => self.density = Some(*density),
            window::Event::Moved(corner) => self.corner = *corner,
            window::Event::Opened {
                position: Some(corner),
                ..
            } => self.corner = *corner,
            _ => {}
        }
    }
}

/// Carries out a request on a control: focuses it, and sends the key or text for the rest.
fn perform<Message>(
    request: ActionRequest,
    control: Control,
    input: &mut Input<'_, '_, '_, Message>,
) {
    let is_to_scroll = request.action == Action::ScrollIntoView;
    input.operate(&mut show(control.place, !is_to_scroll));
    let event = match (request.action, request.data) {
        (Action::Click, _) => Some(space()),
        (action, Some(ActionData::Value(value))) => {
            if action == Action::SetValue {
                input.operate(&mut SelectAll);
            }
            let written = input_method::Event::Commit(value.into());
            Some(Event::InputMethod(written))
        }
        _ => None,
    };
    if let Some(event) = event {
        input.send(&event, mouse::Cursor::Unavailable);
    }
    input.shell.request_redraw();
}

/// Joins announcements into one text, each ending like a sentence.
fn sentences(told: Vec<&str>) -> String {
    let sentences = told.into_iter().map(|words| {
        let has_end = !words.ends_with(char::is_alphanumeric);
        format!("{words}{}", if has_end { "" } else { "." })
    });
    sentences.collect::<Vec<_>>().join(" ")
}

fn space() -> Event {
    let key = keyboard::Key::Named(Named::Space);
    Event::Keyboard(keyboard::Event::KeyPressed {
        modified_key: key.clone(),
        key,
        physical_key: Physical::Code(Code::Space),
        location: Location::Standard,
        modifiers: Modifiers::empty(),
        text: None,
        repeat: false,
    })
}

struct SelectAll;

impl Operation for SelectAll {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text_input(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn TextInput) {
        // Other fields show no selection, and forget it when they get the focus.
        state.select_all();
    }
}

impl<'a, Message, F: Fn() -> News> Around<'a, Message> for Listening<'_, F> {
    type State = State;

    fn update(&mut self, state: &mut State, mut input: Input<'_, '_, 'a, Message>) {
        let had_keyboard = state.has_keyboard;
        state.note(input.event);
        let Some((reader, listener)) = &self.ear.0 else {
            return input.pass_on();
        };
        if state.has_keyboard != had_keyboard {
            input.shell.request_redraw();
        }
        let is_drawn = matches!(
            input.event,
            Event::Window(window::Event::RedrawRequested(_))
        );
        if !is_drawn {
            return input.pass_on();
        }
        let mut listener = listener.borrow_mut();
        if let Some(request) = listener.requests.pop_front() {
            let control = listener.controls.get(&request.target_node).copied();
            if let Some(control) = control.filter(|control| control.does(&request)) {
                perform(request, control, &mut input);
            }
            if !listener.requests.is_empty() {
                input.shell.request_redraw();
            }
        }
        input.pass_on();

        let scale = self.scale * state.density.unwrap_or(1.0);
        let News { title, happened } = (self.news)();
        let mut gather = Gather::new(&title, language().tag(), scale);
        input.operate(&mut gather);
        if let Some(changes) = listener.changes(title, gather.heard(), happened) {
            reader.tell(Notice::Tree(changes));
        }
        let size = input.layout.bounds().size() * scale;
        let iced::Point { x, y } = state.corner;
        let (x, y) = (f64::from(x * scale), f64::from(y * scale));
        let bounds = Rect::new(x, y, x + f64::from(size.width), y + f64::from(size.height));
        if listener.bounds.replace(bounds) != Some(bounds) {
            reader.tell(Notice::Bounds(bounds));
        }
        let has_keyboard = state.has_keyboard;
        if listener.has_keyboard.replace(has_keyboard) != Some(has_keyboard) {
            reader.tell(Notice::Focused(has_keyboard));
        }
    }
}
