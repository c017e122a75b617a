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
use iced::advanced::layout::Layout;
use iced::advanced::widget::operation::TextInput;
use iced::advanced::widget::tree::Tree;
use iced::advanced::widget::{Id, Operation};
use iced::advanced::{Clipboard, Shell, Widget, mouse};
use iced::keyboard::key::{Code, Physical};
use iced::keyboard::{self, Location, Modifiers, key::Named};
use iced::{Event, Rectangle, Renderer, Subscription, window};

use self::tree::{Control, Gather, Gathered, NEWS, Telling, WINDOW};
use super::theme::Theme;
use super::widget::said::Urgency;
use super::widget::{Element, as_content, show};
use crate::text::language;

/// The news in the window, in words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct News {
    /// The title of the window, naming its content; a new title makes the reader announce everything again.
    pub title: String,
    /// The last events, if the window shows them.
    pub happened: Option<Happened>,
}

/// The last events of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Happened {
    /// One line for each event; each is announced once, before the words of the widgets.
    pub lines: Vec<String>,
    /// Whether all of it was announced before, as after an undo.
    pub is_known: bool,
}

/// A notice to a screen reader.
#[derive(Debug)]
pub enum Notice {
    /// The changes in the tree.
    Tree(TreeUpdate),
    /// Whether the window has the keyboard focus.
    Focused(bool),
    /// The bounds of the window, in pixels of the screen.
    Bounds(Rect),
}

/// The channel to a screen reader.
#[derive(Clone)]
pub struct Reader(Arc<Mutex<dyn FnMut(Notice) + Send>>);

impl Reader {
    /// Creates a reader that passes every notice to `tell`.
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

/// A message from a screen reader.
#[derive(Debug, Clone)]
pub enum Message {
    /// A screen reader has connected.
    Listens(Reader),
    /// It wants the whole tree.
    Wanted,
    /// It requests an action.
    Asked(ActionRequest),
    /// It has disconnected.
    Over,
}

/// The connected screen reader, if any.
#[derive(Debug, Default)]
pub struct Ear(Option<RefCell<Listener>>);

#[derive(Debug)]
struct Listener {
    reader: Reader,
    /// The nodes that the reader knows.
    known: HashMap<NodeId, Node>,
    /// The announcements gathered at the last redraw.
    told: Vec<Telling>,
    /// The last events, as the reader knows them.
    happened: Vec<String>,
    news: String,
    is_urgent: bool,
    /// The selected control, and whether the selection has moved there since the last news.
    lit: Option<NodeId>,
    is_at_lit: bool,
    /// The title of the window.
    title: String,
    focus: NodeId,
    controls: HashMap<NodeId, Control>,
    /// The reader's pending requests.
    requests: VecDeque<ActionRequest>,
    has_keyboard: Option<bool>,
    bounds: Option<Rect>,
}

impl Ear {
    /// Reports a connecting screen reader and its requests.
    pub fn subscription() -> Subscription<Message> {
        #[cfg(target_os = "linux")]
        return Subscription::run(linux::listen);
        #[cfg(not(target_os = "linux"))]
        Subscription::none()
    }

    /// Stores a message; its effects follow at the next redraw.
    pub fn update(&mut self, message: Message) {
        match (message, &self.0) {
            (Message::Listens(reader), _) => {
                self.0 = Some(RefCell::new(Listener {
                    reader,
                    known: HashMap::new(),
                    told: Vec::new(),
                    happened: Vec::new(),
                    news: String::new(),
                    is_urgent: false,
                    lit: None,
                    is_at_lit: false,
                    title: String::new(),
                    focus: WINDOW,
                    controls: HashMap::new(),
                    requests: VecDeque::new(),
                    has_keyboard: None,
                    bounds: None,
                }));
            }
            (Message::Wanted, Some(listener)) => listener.borrow_mut().known.clear(),
            (Message::Asked(request), Some(listener)) => {
                listener.borrow_mut().requests.push_back(request);
            }
            (Message::Wanted | Message::Asked(_), None) => {}
            (Message::Over, _) => self.0 = None,
        }
    }
}

impl Listener {
    /// Sends the changes in the tree, and announces the news.
    fn tell(&mut self, mut heard: Gathered, happened: Option<Happened>) {
        if self.title != heard.title {
            // On a new screen everything is announced, even to a player who returns to it.
            self.told.clear();
            self.news.clear();
            self.title = mem::take(&mut heard.title);
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
        if nodes.is_empty() && focus == self.focus {
            return;
        }
        self.known = known;
        self.focus = focus;
        let tree = is_first.then(|| TreeInfo {
            toolkit_name: Some("iced".to_owned()),
            ..TreeInfo::new(WINDOW)
        });
        self.reader.tell(Notice::Tree(TreeUpdate {
            nodes,
            tree,
            tree_id: TreeId::ROOT,
            focus,
        }));
    }
}

/// Presents `content` to screen readers as a window with this `news`. `scale` is the app's own scale factor.
pub fn listening<'a, Message: 'a>(
    content: impl Into<Element<'a, Message>>,
    ear: &'a Ear,
    scale: f32,
    news: impl Fn() -> News + 'a,
) -> Element<'a, Message> {
    Element::new(Listening {
        content: content.into(),
        ear,
        scale,
        news,
    })
}

struct Listening<'a, Message, F> {
    content: Element<'a, Message>,
    ear: &'a Ear,
    scale: f32,
    news: F,
}

/// The window's state in the system.
#[derive(Clone, Copy)]
struct State {
    has_keyboard: bool,
    /// The number of pixels per unit without the app's own scale.
    density: f32,
    corner: iced::Point,
}

impl Default for State {
    fn default() -> State {
        State {
            has_keyboard: false,
            density: 1.0,
            corner: iced::Point::ORIGIN,
        }
    }
}

impl State {
    fn note(&mut self, event: &Event) {
        match event {
            Event::Window(window::Event::Focused) => self.has_keyboard = true,
            Event::Window(window::Event::Unfocused) => self.has_keyboard = false,
            Event::Window(window::Event::Rescaled(density)) => self.density = *density,
            Event::Window(window::Event::Moved(corner)) => self.corner = *corner,
            Event::Window(window::Event::Opened {
                position: Some(corner),
                ..
            }) => self.corner = *corner,
            _ => {}
        }
    }
}

impl<Message, F: Fn() -> News> Listening<'_, Message, F> {
    /// Carries out a request on a control: focuses it, and sends the key or text for the rest.
    #[expect(clippy::too_many_arguments, reason = "those of the widget")]
    fn perform(
        &mut self,
        request: ActionRequest,
        control: Control,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let mut operate = |operation: &mut dyn Operation| {
            let content = self.content.as_widget_mut();
            content.operate(&mut tree.children[0], layout, renderer, operation);
        };
        if request.action == Action::ScrollIntoView {
            operate(&mut show(control.place, false));
            return shell.request_redraw();
        }
        operate(&mut show(control.place, true));
        let event = match (request.action, request.data) {
            (Action::Click, _) => space(),
            (Action::SetValue, Some(ActionData::Value(value))) => {
                operate(&mut SelectAll);
                Event::InputMethod(input_method::Event::Commit(value.into()))
            }
            (Action::ReplaceSelectedText, Some(ActionData::Value(value))) => {
                Event::InputMethod(input_method::Event::Commit(value.into()))
            }
            _ => return shell.request_redraw(),
        };
        self.content.as_widget_mut().update(
            &mut tree.children[0],
            &event,
            layout,
            mouse::Cursor::Unavailable,
            renderer,
            clipboard,
            shell,
            viewport,
        );
        shell.request_redraw();
    }

    fn gather(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        title: &str,
        scale: f32,
    ) -> Gathered {
        let mut gather = Gather::new(title, language().tag(), scale);
        let content = self.content.as_widget_mut();
        content.operate(&mut tree.children[0], layout, renderer, &mut gather);
        gather.heard()
    }
}

/// Joins announcements into one text, each ending like a sentence.
fn sentences(told: Vec<&str>) -> String {
    let mut sentences = String::new();
    for words in told {
        if !sentences.is_empty() {
            sentences.push(' ');
        }
        sentences.push_str(words);
        if words.ends_with(|last: char| last.is_alphanumeric()) {
            sentences.push('.');
        }
    }
    sentences
}

/// A press of the space bar, which activates the focused control.
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

/// Selects all text in the focused field.
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

impl<Message, F: Fn() -> News> Widget<Message, Theme, Renderer> for Listening<'_, Message, F> {
    as_content!(around, state, diff, operate, draw);

    fn size_hint(&self) -> iced::Size<iced::Length> {
        self.content.as_widget().size_hint()
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
        let had_keyboard = state.has_keyboard;
        state.note(event);
        let listener = self.ear.0.as_ref();
        if listener.is_some() && state.has_keyboard != had_keyboard {
            shell.request_redraw();
        }
        let is_drawn = matches!(event, Event::Window(window::Event::RedrawRequested(_)));
        if let Some(listener) = listener.filter(|_| is_drawn) {
            let request = listener.borrow_mut().requests.pop_front();
            if let Some(request) = request {
                let control = listener
                    .borrow()
                    .controls
                    .get(&request.target_node)
                    .copied();
                if let Some(control) = control.filter(|control| control.does(&request)) {
                    self.perform(
                        request, control, tree, layout, renderer, clipboard, shell, viewport,
                    );
                }
                if !listener.borrow().requests.is_empty() {
                    shell.request_redraw();
                }
            }
        }
        let (content, own) = (self.content.as_widget_mut(), &mut tree.children[0]);
        content.update(
            own, event, layout, cursor, renderer, clipboard, shell, viewport,
        );
        if let Some(listener) = listener.filter(|_| is_drawn) {
            let State {
                has_keyboard,
                density,
                corner,
            } = *tree.state.downcast_ref::<State>();
            let scale = self.scale * density;
            let News { title, happened } = (self.news)();
            let heard = self.gather(tree, layout, renderer, &title, scale);
            let size = layout.bounds().size() * scale;
            let (x, y) = (f64::from(corner.x * scale), f64::from(corner.y * scale));
            let bounds = Rect::new(x, y, x + f64::from(size.width), y + f64::from(size.height));
            let mut listener = listener.borrow_mut();
            listener.tell(heard, happened);
            if listener.bounds != Some(bounds) {
                listener.bounds = Some(bounds);
                listener.reader.tell(Notice::Bounds(bounds));
            }
            if listener.has_keyboard != Some(has_keyboard) {
                listener.has_keyboard = Some(has_keyboard);
                listener.reader.tell(Notice::Focused(has_keyboard));
            }
        }
    }
}
