//! The program without a window: hands and eyes for it, its files in a folder, and its time as the test says.
//!
//! What comes in one moment is handled together and then drawn, as in a real window. Widgets, focus and scrolling stay from
//! one moment to the next, and background work has ended before the next one begins.

use std::cell::Cell;
use std::net::Ipv4Addr;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use fifth_die::app::background::rest_coach;
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::Element;
use fifth_die::app::{App, Message, any_game, game_screen, place};
use fifth_die::rules::express::Choice;
use fifth_die::session::{AnySession, Classic, Express, Session};
use fifth_die::store::{Id, Pace, Saved, Settings, Store, TableOptions};
use fifth_die::table::Record;
use fifth_die::web::Listen;
use iced::advanced::renderer::Style;
use iced::advanced::subscription::into_recipes;
use iced::advanced::widget::operation::{Operation, Outcome};
use iced::advanced::{clipboard, mouse};
use iced::theme::{Base, Mode};
use iced::window::{self, RedrawRequest};
use iced::{Event, Renderer, Size, Task};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::futures::futures::stream::{self, BoxStream};
use iced_test::futures::futures::task::{Context, Poll, noop_waker_ref};
use iced_test::runtime::user_interface::{Cache, State};
use iced_test::runtime::{Action, UserInterface, system, task};
use jiff::Timestamp;
use tempfile::TempDir;

use crate::painter::headless;
use crate::play::{classic, express};

#[path = "hands.rs"]
pub mod hands;

/// How long somebody in a hurry waits for background work.
const PATIENCE: Duration = Duration::from_millis(30);

thread_local! {
    /// Whether the test waits for the coach.
    static WAITS_FOR_COACH: Cell<bool> = const { Cell::new(false) };
}

/// Lets the coach review games in this test. That takes longer than all else, so it rests in most tests.
pub fn with_coach() {
    WAITS_FOR_COACH.set(true);
}

/// The program as it runs, in a window of some size.
pub struct Desk {
    app: App,
    store: Store,
    size: Size,
    renderer: Renderer,
    /// What the widgets remember from one view to the next.
    cache: Cache,
    pointer: mouse::Cursor,
    now: Instant,
    /// Background work.
    tasks: Vec<BoxStream<'static, Action<Message>>>,
    /// Background work that has not begun, while the test lets it wait.
    held: Option<Vec<Task<Message>>>,
    /// What comes from the phones, while they are let in.
    line: Option<BoxStream<'static, Message>>,
    has_ended: bool,
    is_hurried: bool,
    /// The colours of the system, where it has any.
    colours: Option<Mode>,
    /// A folder of its own, which goes with it.
    folder: Option<TempDir>,
}

impl Desk {
    pub fn new() -> Desk {
        Desk::in_folder(tempfile::tempdir().unwrap())
    }

    /// The program as it starts with this data folder, which goes with it.
    pub fn in_folder(folder: TempDir) -> Desk {
        let mut desk = Desk::at(folder.path());
        desk.folder = Some(folder);
        desk
    }

    pub fn at(folder: &Path) -> Desk {
        Desk::of(Store::open(Some(folder)).unwrap())
    }

    pub fn of(store: Store) -> Desk {
        Desk::opening(store, None)
    }

    /// A second copy of the program over the folder of a first one.
    pub fn second(first: &Store) -> Desk {
        first.lock();
        let folder = first.settings_file().parent().unwrap();
        let second = Store::open(Some(folder)).unwrap();
        second.lock();
        Desk::of(second)
    }

    /// The program as it starts with this store, at a file where one is given.
    pub fn opening(store: Store, file: Option<&Path>) -> Desk {
        let mut desk = Desk::starting(store, file);
        desk.go_on();
        desk
    }

    /// The program before any background work.
    pub fn starting(store: Store, file: Option<&Path>) -> Desk {
        rest_coach(crate::COACH_RESTS && !WAITS_FOR_COACH.get());
        let (app, task) = App::new(store.clone(), file);
        let mut desk = Desk {
            app,
            store,
            size: Size::new(1280.0, 800.0),
            renderer: headless(),
            cache: Cache::default(),
            pointer: mouse::Cursor::Unavailable,
            // Ahead of the machine, which so has no part in how long ago something was.
            now: Instant::now() + Duration::from_secs(3600),
            tasks: Vec::new(),
            held: Some(vec![task]),
            line: None,
            has_ended: false,
            is_hurried: false,
            colours: None,
            folder: None,
        };
        desk.listen_at(None);
        desk
    }

    pub fn with(session: impl Into<AnySession>) -> Desk {
        Desk::set(session, |_| {})
    }

    pub fn set(session: impl Into<AnySession>, change: impl FnOnce(&mut Settings)) -> Desk {
        Desk::open_with(Saved::new(session, Timestamp::now()), change)
    }

    pub fn playing(session: impl Into<AnySession>, options: TableOptions) -> Desk {
        let record = Record {
            options,
            ..Record::default()
        };
        let saved = Saved {
            record,
            ..Saved::new(session, Timestamp::now())
        };
        Desk::open_with(saved, |_| {})
    }

    fn open_with(saved: Saved, change: impl FnOnce(&mut Settings)) -> Desk {
        let mut settings = Settings {
            open_game: Some(saved.id.clone()),
            pace: Pace::AtOnce,
            // Nobody draws frames here.
            tumble: false,
            ..Settings::default()
        };
        change(&mut settings);
        Desk::holding(&[saved], &settings)
    }

    pub fn holding(games: &[Saved], settings: &Settings) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        for saved in games {
            store.save(saved).unwrap();
        }
        store.save_settings(settings).unwrap();
        Desk::in_folder(folder)
    }

    pub fn restart(self) -> Desk {
        let size = self.size;
        Desk::in_folder(self.end()).sized(size)
    }

    /// Ends the program as a power cut would, and leaves its files.
    pub fn end(self) -> TempDir {
        self.folder.expect("the desk has a folder of its own")
    }

    /// Asks the window to close, and returns whether the program has ended.
    pub fn close(&mut self) -> bool {
        self.hear(Message::CloseRequested);
        self.has_ended
    }

    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// From now on, phones are let in at this port and no other.
    pub fn listen_at(&mut self, port: Option<u16>) {
        self.app.listen_at(Listen {
            address: Some(Ipv4Addr::LOCALHOST.into()),
            port,
            ..Listen::default()
        });
    }

    /// Lets everything wait that is done in the background.
    pub fn hold(&mut self) {
        self.held.get_or_insert_default();
    }

    pub fn go_on(&mut self) {
        for task in self.take_held() {
            self.begin(task);
        }
        self.rest();
    }

    /// Leaves what was held to the test, and lets nothing wait any more.
    pub fn take_held(&mut self) -> Vec<Task<Message>> {
        self.held.take().unwrap_or_default()
    }

    /// From now on, background work is waited for only as long as somebody in a hurry would.
    pub fn hurry(&mut self) {
        self.is_hurried = true;
    }

    /// Waits until all background work has ended, so that everything is in its file.
    pub fn catch_up(&mut self) {
        self.rest_for(Duration::from_secs(20));
    }

    /// Lets the system show these colours.
    pub fn system_shows(&mut self, colours: Mode) {
        self.colours = Some(colours);
    }

    /// Lets the program hear what no hand can tell it.
    pub fn hear(&mut self, message: Message) {
        self.update(vec![message]);
        self.rest();
    }

    /// Runs a task and what follows from it.
    pub fn run(&mut self, task: Task<Message>) {
        self.begin(task);
        self.rest();
    }

    pub fn title(&self) -> String {
        self.app.title()
    }

    pub fn view(&self) -> Element<'_, Message> {
        self.app.view()
    }

    pub fn sized(mut self, size: impl Into<Size>) -> Desk {
        self.resize(size);
        self
    }

    pub fn resize(&mut self, size: impl Into<Size>) {
        self.size = size.into();
        self.hear(Message::Window(place::Message::Resized(self.size)));
    }

    /// The size of the layout: what a window of this size holds at its scale.
    pub fn size(&self) -> Size {
        self.size * (1.0 / self.app.scale())
    }

    /// How many pixels of the window are one unit of the layout.
    pub fn scale(&self) -> f32 {
        self.app.scale()
    }

    /// What happens in one moment, before anything is drawn; then the program comes to rest.
    pub fn together(&mut self, events: impl IntoIterator<Item = Event>) {
        self.at_once(events, || {});
    }

    /// What somebody sees after these events, before background work such as a save has ended.
    pub fn at_once<T>(
        &mut self,
        events: impl IntoIterator<Item = Event>,
        see: impl FnOnce() -> T,
    ) -> T {
        let events: Vec<Event> = events.into_iter().collect();
        for event in &events {
            if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
                self.pointer = mouse::Cursor::Available(*position);
            }
        }
        self.handle(&events);
        let seen = see();
        self.rest();
        seen
    }

    /// Lets time pass in which nobody does anything.
    pub fn wait(&mut self, seconds: f32) {
        self.now += Duration::from_secs_f32(seconds);
        self.see();
        self.rest();
    }

    /// Lets time pass for the one who thinks, a quarter of a second after the other, as long as the program listens.
    pub fn think(&mut self, seconds: f32) {
        let step = Duration::from_millis(250);
        for _ in 0..(seconds / step.as_secs_f32()) as usize {
            if !self.listens_to_time() {
                break;
            }
            self.tell_game(
                game_screen::Message::Passed(step),
                game_screen::Message::Passed(step),
            );
            while self.work() {}
        }
        self.rest();
    }

    /// Sees a result that has just come.
    fn see(&mut self) {
        if self.held.is_none() && self.listens_to_time() {
            self.tell_game(
                game_screen::Message::Result(game_screen::ResultMessage::Seen),
                game_screen::Message::Result(game_screen::ResultMessage::Seen),
            );
        }
    }

    /// Tells both kinds of games; the one that is not open does nothing.
    fn tell_game(
        &mut self,
        express: game_screen::Message<Express>,
        classic: game_screen::Message<Classic>,
    ) {
        let messages = [
            any_game::Message::Express(express),
            any_game::Message::Classic(classic),
        ];
        self.update(messages.map(Message::Game).into());
    }

    pub fn listens_to_time(&self) -> bool {
        !into_recipes(self.app.time()).is_empty()
    }

    /// Whether the program looks again and again if another copy of it has ended.
    pub fn waits_for_another(&self) -> bool {
        !into_recipes(self.app.takeovers()).is_empty()
    }

    /// Whether the program tries again by itself what it could not save.
    pub fn tries_again(&self) -> bool {
        !into_recipes(self.app.retries()).is_empty()
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    pub fn open(&self) -> Option<Id> {
        self.store.settings().open_game
    }

    #[track_caller]
    pub fn saved(&self) -> Saved {
        let open = self.open().expect("a game is open");
        self.store.load(&open).unwrap()
    }

    #[track_caller]
    pub fn session(&self) -> Session {
        express(&self.saved().session).clone()
    }

    #[track_caller]
    pub fn choice(&self, throw: usize, seat: usize) -> Option<Choice> {
        self.session().table().rounds()[throw - 1].cells()[seat].choice()
    }

    #[track_caller]
    pub fn board(&self) -> Session<Classic> {
        classic(&self.saved().session).clone()
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

    /// Draws until nothing follows from that any more.
    pub fn rest(&mut self) {
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
            let has_gone_on = self.work();
            if let Some(message) = self.next_from_phones() {
                self.update(vec![message]);
            } else if has_gone_on {
                continue;
            } else if !self.tasks.is_empty() && begun.elapsed() < patience {
                // Files are read on threads of their own.
                thread::sleep(Duration::from_millis(1));
            } else {
                break;
            }
        }
        if !self.is_hurried {
            self.see();
        }
        // The subscription of a real window tells so after its first frame.
        self.update(vec![Message::Shown]);
    }

    /// Lets all background work go on, and returns whether any has.
    fn work(&mut self) -> bool {
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
        has_gone_on
    }

    /// What has come from the phones since.
    fn next_from_phones(&mut self) -> Option<Message> {
        let recipe = into_recipes(self.app.phone_events()).pop();
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
    fn handle(&mut self, events: &[Event]) {
        let (messages, _) = self.show(events);
        self.update(messages);
    }

    fn show(&mut self, events: &[Event]) -> (Vec<Message>, State) {
        let (mut messages, pointer) = (Vec::new(), self.pointer);
        let (state, _) = self.with_ui(|ui, renderer| {
            ui.update(
                events,
                pointer,
                renderer,
                &mut clipboard::Null,
                &mut messages,
            )
        });
        (messages, state)
    }

    /// Lays the window out, with what its widgets remember.
    fn with_ui<T>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, Theme, Renderer>, &mut Renderer) -> T,
    ) -> T {
        let cache = std::mem::take(&mut self.cache);
        let mut ui = UserInterface::build(self.app.view(), self.size(), cache, &mut self.renderer);
        let result = act(&mut ui, &mut self.renderer);
        self.cache = ui.into_cache();
        result
    }

    /// Draws the window, and lets `paint` paint it.
    pub fn drawn<T>(&mut self, paint: impl FnOnce(&mut Renderer) -> T) -> T {
        let style = Style {
            text_color: Theme::LIGHT.base().text_color,
        };
        let pointer = self.pointer;
        self.with_ui(|ui, renderer| ui.draw(renderer, &Theme::LIGHT, &style, pointer));
        paint(&mut self.renderer)
    }

    fn operate(&mut self, operation: &mut dyn Operation) {
        self.with_ui(|ui, renderer| ui.operate(renderer, operation));
    }

    fn update(&mut self, messages: Vec<Message>) {
        for message in messages {
            let task = self.app.update(message);
            self.begin(task);
        }
    }

    fn begin(&mut self, task: Task<Message>) {
        if let Some(held) = &mut self.held {
            held.push(task);
            return;
        }
        let Some(mut task) = task::into_stream(task) else {
            return;
        };
        let mut context = Context::from_waker(noop_waker_ref());
        let mut actions = Vec::new();
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
            Action::System(system::Action::GetTheme(asked)) => {
                if let Some(colours) = self.colours {
                    asked.send(colours).unwrap();
                }
            }
            Action::Exit => self.has_ended = true,
            _ => {}
        }
    }
}

pub fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", -points),
        0 => "0".to_owned(),
        _ => format!("+{points}"),
    }
}
