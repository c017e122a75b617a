//! The program in a window that is drawn nowhere, with the loop of a real one: what comes in one moment is handled together,
//! the focus stays from one moment to the next, and the time is what the test says.

use std::net::Ipv4Addr;
use std::thread;
use std::time::{Duration, Instant};

use fifth_die::app::{App, Message, any_game, game_screen, iced_settings};
use fifth_die::session::AnySession;
use fifth_die::store::{Id, Pace, Saved, Settings, Store, TableOptions};
use fifth_die::table::Record;
use fifth_die::web::Listen;
use iced::advanced::renderer::Headless;
use iced::advanced::subscription::into_recipes;
use iced::advanced::widget;
use iced::advanced::widget::operation::{Focusable, Operation, Outcome, Scrollable, black_box};
use iced::advanced::{clipboard, mouse};
use iced::keyboard::{self, Modifiers, key};
use iced::window::{self, RedrawRequest};
use iced::{Event, Point, Rectangle, Renderer, Size, Vector};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::futures::futures::stream::{self, BoxStream};
use iced_test::futures::futures::task::{Context, Poll, noop_waker_ref};
use iced_test::runtime::user_interface::{Cache, State};
use iced_test::runtime::{Action, UserInterface, task};
use iced_test::selector::{self, Bounded, Candidate, Selector, Target};
use iced_test::simulator;
use jiff::Timestamp;
use tempfile::TempDir;

use crate::harness::{Ui, app, chord, seen};

/// How long somebody in a hurry waits for what goes on besides.
const PATIENCE: Duration = Duration::from_millis(30);

/// The program as it runs, in its window.
pub struct Live {
    app: App,
    store: Store,
    size: Size,
    renderer: Renderer,
    /// What the widgets remember from one view to the next.
    cache: Cache,
    pointer: mouse::Cursor,
    /// What goes on besides, which people wait for or do not.
    tasks: Vec<BoxStream<'static, Action<Message>>>,
    /// What comes from the phones, while they are let in.
    line: Option<BoxStream<'static, Message>>,
    now: Instant,
    has_ended: bool,
    is_hurried: bool,
    /// The folder of the games, which goes with it.
    folder: TempDir,
}

impl Live {
    /// The program as it starts for the first time.
    pub fn new() -> Live {
        Live::in_folder(tempfile::tempdir().unwrap())
    }

    /// The program with this game open, played like this.
    pub fn playing(session: impl Into<AnySession>, house: TableOptions) -> Live {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        let saved = Saved {
            record: Record {
                options: house,
                ..Record::default()
            },
            ..Saved::new(session, Timestamp::now())
        };
        store.save(&saved).unwrap();
        let settings = Settings {
            open_game: Some(saved.id),
            pace: Pace::AtOnce,
            // Nobody draws frames here.
            tumble: false,
            ..Settings::default()
        };
        store.save_settings(&settings).unwrap();
        Live::in_folder(folder)
    }

    /// The program with this game open.
    pub fn with(session: impl Into<AnySession>) -> Live {
        Live::playing(session, TableOptions::default())
    }

    /// The program as it starts with this data folder.
    pub fn in_folder(folder: TempDir) -> Live {
        let store = Store::open(Some(folder.path())).unwrap();
        let size = Size::new(1280.0, 800.0);
        let settings = iced_settings();
        let renderer = block_on(<Renderer as Headless>::new(
            settings.default_font,
            settings.default_text_size,
            None,
        ));
        // A simulator brings the fonts.
        let _ = Ui::with_size(settings, size, iced::widget::space());
        let (mut app, task) = app(store.clone(), None);
        app.listen_at(Listen {
            address: Some(Ipv4Addr::LOCALHOST.into()),
            port: None,
            ..Listen::default()
        });
        let mut live = Live {
            app,
            store,
            size,
            renderer: renderer.unwrap(),
            cache: Cache::default(),
            pointer: mouse::Cursor::Unavailable,
            tasks: task::into_stream(task).into_iter().collect(),
            // Ahead of the machine, which so has no part in how long ago something was.
            now: Instant::now() + Duration::from_secs(3600),
            line: None,
            has_ended: false,
            is_hurried: false,
            folder,
        };
        live.rest();
        live
    }

    /// From now on, phones are let in at this port and no other.
    pub fn listen_at(&mut self, port: u16) {
        self.app.listen_at(Listen {
            address: Some(Ipv4Addr::LOCALHOST.into()),
            port: Some(port),
            ..Listen::default()
        });
    }

    /// Ends the program as a power cut would, and leaves its files.
    pub fn end(self) -> TempDir {
        self.folder
    }

    /// From now on, what goes on besides is waited for only as long as somebody in a hurry would.
    pub fn hurry(&mut self) {
        self.is_hurried = true;
    }

    /// Waits until nothing goes on besides, so that all that is to be written is in its file.
    pub fn catch_up(&mut self) {
        self.rest_for(Duration::from_secs(20));
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The size of the layout: what a window of this size holds at its scale.
    pub fn size(&self) -> Size {
        self.size * (1.0 / self.app.scale())
    }

    /// Whether the program has ended.
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    pub fn resize(&mut self, size: Size) {
        self.size = size;
        self.rest();
    }

    /// Lets time pass for the one who thinks, if it runs.
    pub fn tick(&mut self, time: Duration) {
        if into_recipes(self.app.time()).is_empty() {
            return;
        }
        // The one that is not of the open game does nothing.
        let messages = [
            any_game::Message::Express(game_screen::Message::Passed(time)),
            any_game::Message::Classic(game_screen::Message::Passed(time)),
        ];
        self.update(messages.map(Message::Game).into());
        self.rest();
    }

    /// Asks the window to close.
    pub fn close(&mut self) {
        self.update(vec![Message::CloseRequested]);
        self.rest();
    }

    /// Lets time pass in which nobody does anything.
    pub fn wait(&mut self, time: Duration) {
        self.now += time;
        self.see();
        self.rest();
    }

    /// Sees a result that has just come.
    fn see(&mut self) {
        if !into_recipes(self.app.time()).is_empty() {
            self.update(seen().into());
        }
    }

    /// What happens in one moment, before anything is drawn; then the program comes to rest.
    pub fn together(&mut self, events: impl IntoIterator<Item = Event>) {
        let events: Vec<Event> = events.into_iter().collect();
        for event in &events {
            if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
                self.pointer = mouse::Cursor::Available(*position);
            }
        }
        let _ = self.handle(&events);
        self.rest();
    }

    /// What somebody sees after these events, before anything that they bring about has come to its end, such as a save.
    pub fn at_once<T>(
        &mut self,
        events: impl IntoIterator<Item = Event>,
        see: impl FnOnce() -> T,
    ) -> T {
        let events: Vec<Event> = events.into_iter().collect();
        let _ = self.handle(&events);
        let seen = see();
        self.rest();
        seen
    }

    /// Types characters, each after what the one before has brought was drawn.
    pub fn types(&mut self, text: &str) {
        for character in text.chars() {
            self.together(keys(&character.to_string()));
        }
    }

    /// Presses a key.
    pub fn key(&mut self, key: key::Named) {
        self.together(simulator::tap_key(key, None));
    }

    /// Goes back to the control before the one that has the focus.
    pub fn shift_tab(&mut self) {
        let mut event = simulator::press_key(key::Named::Tab, None);
        if let Event::Keyboard(keyboard::Event::KeyPressed { modifiers, .. }) = &mut event {
            *modifiers = Modifiers::SHIFT;
        }
        self.together([event]);
    }

    /// Presses a key together with Ctrl, Alt or Shift.
    pub fn chord(&mut self, modifiers: Modifiers, key: char) {
        let held = |modifiers| Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
        let none = Modifiers::empty();
        self.together([held(modifiers), chord(modifiers, key), held(none)]);
    }

    /// Clicks at a point of the window.
    pub fn click_at(&mut self, point: Point) {
        self.point_at(point);
        self.together(simulator::click());
    }

    /// Brings the pointer to a point.
    pub fn point_at(&mut self, position: Point) {
        self.together([Event::Mouse(mouse::Event::CursorMoved { position })]);
    }

    /// Clicks what says exactly this, once people have seen it.
    #[track_caller]
    pub fn click(&mut self, words: &str) {
        self.wait(Duration::from_secs(1));
        let place = self.place(words);
        self.click_at(place);
    }

    /// The middle of what a selector finds first.
    #[track_caller]
    pub fn place<S>(&mut self, selector: S) -> Point
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let what = selector.description();
        let found = self.find(selector);
        let bounds = found.and_then(|found| found.visible_bounds());
        match bounds {
            Some(bounds) => bounds.center(),
            None => panic!("{what} is not shown, but {:#?}", self.texts()),
        }
    }

    /// What a selector finds first.
    pub fn find<S>(&mut self, selector: S) -> Option<S::Output>
    where
        S: Selector + Send,
        S::Output: Clone + Send,
    {
        let mut find = selector.find();
        self.operate(&mut black_box(&mut find));
        match find.finish() {
            Outcome::Some(found) => found,
            Outcome::None | Outcome::Chain(_) => None,
        }
    }

    /// Where the control is that has the focus; all of it can be seen.
    pub fn focused(&mut self) -> Option<Rectangle> {
        let mut focused = Focused {
            found: None,
            seen: Rectangle::with_size(self.size()),
            shift: Vector::ZERO,
            scrolled: None,
        };
        self.operate(&mut focused);
        focused.found
    }

    /// Everything that is laid out, in the order of the tree.
    pub fn targets(&mut self) -> Vec<Target> {
        let mut targets = Vec::new();
        let _ = self.find(|candidate: Candidate<'_>| {
            targets.push(Target::from(candidate));
            None::<()>
        });
        targets
    }

    /// Every text that is shown, in the order of the tree.
    pub fn texts(&mut self) -> Vec<String> {
        let said = self.targets().into_iter();
        said.filter_map(|target| match target {
            Target::Text { content, .. } => Some(content),
            _ => None,
        })
        .collect()
    }

    pub fn shows(&mut self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    #[track_caller]
    pub fn expect(&mut self, text: &str) {
        let texts = self.texts();
        let is_shown = texts.iter().any(|shown| shown == text);
        assert!(is_shown, "“{text}” is not shown, but {texts:#?}");
    }

    /// What stands in the title of the window.
    pub fn title(&self) -> String {
        self.app.title()
    }

    /// The name of the game that is open.
    pub fn open(&self) -> Option<Id> {
        self.store.settings().open_game
    }

    /// The open game and what its file knows besides.
    #[track_caller]
    pub fn saved(&self) -> Saved {
        self.store
            .load(&self.open().expect("a game is open"))
            .unwrap()
    }

    /// Draws, and lets everything come to its end that goes on besides and is waited for.
    fn rest(&mut self) {
        self.rest_for(PATIENCE);
    }

    fn rest_for(&mut self, patience: Duration) {
        let begun = Instant::now();
        loop {
            let mut draws = 0;
            while self.draw() {
                draws += 1;
                assert!(draws < 100, "the window is drawn without an end");
            }
            let mut has_gone_on = false;
            for mut task in std::mem::take(&mut self.tasks) {
                let action = if self.is_hurried {
                    match task.poll_next_unpin(&mut Context::from_waker(noop_waker_ref())) {
                        Poll::Ready(action) => action,
                        Poll::Pending => {
                            self.tasks.push(task);
                            continue;
                        }
                    }
                } else {
                    block_on(task.next())
                };
                if let Some(action) = action {
                    has_gone_on = true;
                    self.tasks.push(task);
                    self.perform(action);
                }
            }
            if let Some(message) = self.next_from_phones() {
                self.update(vec![message]);
                continue;
            }
            if !has_gone_on && !self.tasks.is_empty() && begun.elapsed() < patience {
                // Files are read on threads of their own.
                thread::sleep(Duration::from_millis(1));
                continue;
            }
            if !has_gone_on {
                if !self.is_hurried {
                    self.see();
                }
                // The subscription of a real window tells so after its first frame.
                self.update(vec![Message::Shown]);
                return;
            }
        }
    }

    /// What has come from the phones since.
    fn next_from_phones(&mut self) -> Option<Message> {
        let recipe = into_recipes(self.app.heard()).pop();
        if recipe.is_none() {
            self.line = None;
        }
        if let (None, Some(recipe)) = (&self.line, recipe) {
            self.line = Some(recipe.stream(stream::empty().boxed()));
        }
        let mut context = Context::from_waker(noop_waker_ref());
        match self.line.as_mut()?.poll_next_unpin(&mut context) {
            Poll::Ready(Some(message)) => Some(message),
            Poll::Ready(None) => {
                self.line = None;
                None
            }
            Poll::Pending => None,
        }
    }

    /// Lets phones do something, which the window hears and answers meanwhile.
    pub fn meanwhile<T: Send>(&mut self, act: impl FnOnce() -> T + Send) -> T {
        thread::scope(|scope| {
            let acting = scope.spawn(act);
            while !acting.is_finished() {
                self.rest();
                thread::sleep(Duration::from_millis(1));
            }
            self.rest();
            acting.join().unwrap()
        })
    }

    /// The address at which phones are let in, as the panel shows it.
    #[track_caller]
    pub fn address(&mut self) -> String {
        let texts = self.texts();
        let address = texts.iter().find(|text| text.starts_with("http://"));
        address
            .unwrap_or_else(|| panic!("there is no address in {texts:#?}"))
            .replace('\n', "")
    }

    /// Draws the window, and says whether it asks for that again at once.
    fn draw(&mut self) -> bool {
        self.now += Duration::from_millis(1);
        let redraw = Event::Window(window::Event::RedrawRequested(self.now));
        // As often as a real window does.
        for _ in 0..3 {
            let (messages, state) = self.show(std::slice::from_ref(&redraw));
            let is_settled = messages.is_empty();
            self.update(messages);
            if let State::Updated { redraw_request, .. } = state
                && is_settled
            {
                return redraw_request == RedrawRequest::NextFrame;
            }
        }
        true
    }

    /// Handles what has come, and lets happen what follows at once.
    fn handle(&mut self, events: &[Event]) -> State {
        let (messages, state) = self.show(events);
        self.update(messages);
        state
    }

    fn show(&mut self, events: &[Event]) -> (Vec<Message>, State) {
        let mut messages = Vec::new();
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), self.size(), cache, &mut self.renderer);
        let (state, _) = ui.update(
            events,
            self.pointer,
            &mut self.renderer,
            &mut clipboard::Null,
            &mut messages,
        );
        self.cache = ui.into_cache();
        (messages, state)
    }

    fn update(&mut self, messages: Vec<Message>) {
        let mut actions = Vec::new();
        for message in messages {
            let Some(mut task) = task::into_stream(self.app.update(message)) else {
                continue;
            };
            // What wants nothing but widgets is done before anything else comes.
            let mut context = Context::from_waker(noop_waker_ref());
            loop {
                match task.poll_next_unpin(&mut context) {
                    Poll::Ready(Some(action)) => actions.push(action),
                    Poll::Ready(None) => break,
                    Poll::Pending => {
                        self.tasks.push(task);
                        break;
                    }
                }
            }
        }
        for action in actions {
            self.perform(action);
        }
    }

    fn perform(&mut self, action: Action<Message>) {
        match action {
            Action::Output(message) => self.update(vec![message]),
            Action::Widget(mut operation) => loop {
                self.operate(&mut operation);
                match operation.finish() {
                    Outcome::Chain(next) => operation = next,
                    Outcome::None | Outcome::Some(()) => return,
                }
            },
            Action::Exit => self.has_ended = true,
            _ => {}
        }
    }

    fn operate(&mut self, operation: &mut dyn Operation) {
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), self.size(), cache, &mut self.renderer);
        ui.operate(&self.renderer, operation);
        self.cache = ui.into_cache();
    }
}

/// Looks for the control that has the focus, as far as it can be seen.
struct Focused {
    found: Option<Rectangle>,
    /// What is seen of the part of the window that is looked at, and how far that is scrolled.
    seen: Rectangle,
    shift: Vector,
    /// The same of the content that comes next.
    scrolled: Option<(Rectangle, Vector)>,
}

impl Operation for Focused {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let outside = (self.seen, self.shift);
        (self.seen, self.shift) = self.scrolled.take().unwrap_or(outside);
        operate(self);
        (self.seen, self.shift) = outside;
    }

    fn scrollable(
        &mut self,
        _id: Option<&widget::Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        let seen = self.seen.intersection(&(bounds - self.shift));
        self.scrolled = Some((seen.unwrap_or_default(), self.shift + translation));
    }

    fn focusable(
        &mut self,
        _id: Option<&widget::Id>,
        bounds: Rectangle,
        state: &mut dyn Focusable,
    ) {
        if state.is_focused() {
            assert_eq!(self.found, None, "two controls have the focus");
            let control = bounds - self.shift;
            assert!(
                control.is_within(&self.seen),
                "{control:?} has the focus and is not seen within {:?}",
                self.seen
            );
            self.found = Some(control);
        }
    }
}

/// The keys that type this, one after the other; a new line is Enter.
pub fn keys(text: &str) -> Vec<Event> {
    let press = |character: char| match character {
        '\n' => (keyboard::Key::Named(key::Named::Enter), None),
        ' ' => (keyboard::Key::Named(key::Named::Space), Some(" ".into())),
        _ => {
            let text = character.to_string();
            let key = keyboard::Key::Character(text.as_str().into());
            (key, Some(text.as_str().into()))
        }
    };
    let presses = text.chars().map(press);
    presses
        .flat_map(|(key, text)| simulator::tap_key(key, text))
        .collect()
}

/// The keys that a keyboard sends while one of them is held down.
pub fn held(event: Event) -> Vec<Event> {
    let mut again = event.clone();
    if let Event::Keyboard(keyboard::Event::KeyPressed { repeat, .. }) = &mut again {
        *repeat = true;
    }
    let mut events = vec![event];
    events.resize(20, again);
    events
}

/// The field for the name of a seat.
pub fn name(seat: usize) -> impl Selector<Output = Target> + Send {
    selector::id(iced::advanced::widget::Id::from(format!("name {seat}")))
}
