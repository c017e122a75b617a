//! The program without a window: hands and eyes for its views, its tasks run to their end, its files in a folder.
//!
//! A view lives for one act only, so what has the focus is forgotten between acts; flows keep it.

use std::cell::Cell;
use std::net::Ipv4Addr;
use std::path::Path;
use std::time::Duration;

use fifth_die::app::background::rest_coach;
use fifth_die::app::theme::Theme;
use fifth_die::app::widget::Element;
use fifth_die::app::{App, Message, any_game, game_screen, iced_settings, place};
use fifth_die::session::{AnySession, Classic, Session};
use fifth_die::store::{Id, Pace, Saved, Settings, Store, TableOptions};
use fifth_die::table::Record;
use fifth_die::web::Listen;
use iced::advanced::subscription::into_recipes;
use iced::keyboard::{self, Modifiers, key};
use iced::theme::Mode;
use iced::{Event, Point, Renderer, Size, Task};
use iced_test::futures::futures::{StreamExt, executor};
use iced_test::runtime::{Action, system, task};
use iced_test::selector::{self, Bounded, Candidate, Selector, Target};
use iced_test::simulator::{self, Simulator};
use jiff::Timestamp;
use tempfile::TempDir;

use crate::play::express;

thread_local! {
    /// Whether the test waits for the coach.
    static WAITS_FOR_COACH: Cell<bool> = const { Cell::new(false) };
}

/// Lets the coach review games in this test. That takes longer than all else, so that it rests in most tests.
pub fn with_coach() {
    WAITS_FOR_COACH.set(true);
}

/// The program before it does anything.
pub fn app(store: Store, file: Option<&Path>) -> (App, Task<Message>) {
    rest_coach(crate::COACH_RESTS && !WAITS_FOR_COACH.get());
    App::new(store, file)
}

pub type Ui<'a> = Simulator<'a, Message, Theme, Renderer>;

/// The program as it runs, in a window of some size.
pub struct Desk {
    app: App,
    store: Store,
    size: Size,
    /// Whether the program has ended.
    has_ended: bool,
    /// What the program would do in the background, while the test lets it wait.
    held: Option<Vec<Task<Message>>>,
    /// The colours of the system, where it has any.
    colours: Option<Mode>,
    /// A folder of its own, which goes with it.
    folder: Option<TempDir>,
}

impl Desk {
    /// The program as it starts for the first time.
    pub fn new() -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = Desk::at(folder.path());
        desk.folder = Some(folder);
        desk
    }

    /// The program as it starts with this data folder.
    pub fn at(folder: &Path) -> Desk {
        Desk::of(Store::open(Some(folder)).unwrap())
    }

    /// The program as it starts with this store.
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

    /// The same before anything is done in the background.
    pub fn starting(store: Store, file: Option<&Path>) -> Desk {
        let (mut app, task) = app(store.clone(), file);
        app.listen_at(Listen {
            address: Some(Ipv4Addr::LOCALHOST.into()),
            port: None,
            ..Listen::default()
        });
        Desk {
            app,
            store,
            size: Size::new(1280.0, 800.0),
            has_ended: false,
            held: Some(vec![task]),
            colours: None,
            folder: None,
        }
    }

    /// Lets everything wait that is done in the background.
    pub fn hold(&mut self) {
        self.held.get_or_insert_default();
    }

    /// Lets it go on.
    pub fn go_on(&mut self) {
        for task in self.take_held() {
            self.run(task);
        }
        self.is_drawn();
    }

    /// Leaves what was held to the test, and lets nothing wait any more.
    pub fn take_held(&mut self) -> Vec<Task<Message>> {
        self.held.take().unwrap_or_default()
    }

    /// Lets the system show these colours.
    pub fn system_shows(&mut self, colours: Mode) {
        self.colours = Some(colours);
    }

    /// Lets the program hear what no hand can tell it.
    pub fn hear(&mut self, message: Message) {
        let task = self.app.update(message);
        self.run(task);
    }

    /// What stands in the title of the window.
    pub fn title(&self) -> String {
        self.app.title()
    }

    /// The program with this game open.
    pub fn with(session: impl Into<AnySession>) -> Desk {
        Desk::set(session, |_| {})
    }

    /// The same with some of the settings changed.
    pub fn set(session: impl Into<AnySession>, change: impl FnOnce(&mut Settings)) -> Desk {
        let saved = Saved::new(session, Timestamp::now());
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

    /// The program as it starts with these games and settings.
    pub fn holding(games: &[Saved], settings: &Settings) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(Some(folder.path())).unwrap();
        for saved in games {
            store.save(saved).unwrap();
        }
        store.save_settings(settings).unwrap();
        let mut desk = Desk::at(folder.path());
        desk.folder = Some(folder);
        desk
    }

    /// The program with this game open, played like this.
    pub fn playing(session: impl Into<AnySession>, house: TableOptions) -> Desk {
        let desk = Desk::with(session);
        let open = desk.store.settings().open_game.expect("a game is open");
        let saved = Saved {
            record: Record {
                options: house,
                ..Record::default()
            },
            ..desk.store.load(&open).unwrap()
        };
        desk.store.save(&saved).unwrap();
        desk.restart()
    }

    /// What the window shows.
    pub fn view(&self) -> Element<'_, Message> {
        self.app.view()
    }

    /// In a window of this size.
    pub fn sized(mut self, size: impl Into<Size>) -> Desk {
        self.resize(size);
        self
    }

    /// Makes the window this large.
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

    /// Acts on what is shown now, all at once.
    pub fn act<T>(&mut self, act: impl FnOnce(&mut Ui<'_>) -> T) -> T {
        let mut ui = Simulator::with_size(iced_settings(), self.size(), self.app.view());
        let result = act(&mut ui);
        let messages: Vec<Message> = ui.into_messages().collect();
        for message in messages {
            self.hear(message);
        }
        self.is_drawn();
        result
    }

    /// Tells the program that the window has been drawn, as one tells after a game was opened.
    fn is_drawn(&mut self) {
        let task = self.app.update(Message::Shown);
        self.run(task);
        if self.held.is_none() && self.listens_to_time() {
            for message in seen() {
                let task = self.app.update(message);
                self.run(task);
            }
        }
    }

    /// Types characters one after the other.
    pub fn types(&mut self, text: &str) {
        for character in text.chars() {
            self.act(|ui| ui.typewrite(&character.to_string()));
        }
    }

    pub fn key(&mut self, key: key::Named) {
        self.act(|ui| ui.tap_key(key));
    }

    /// Presses a letter, a digit or a sign together with Ctrl, Alt or Shift.
    pub fn chord(&mut self, modifiers: Modifiers, key: char) {
        self.act(|ui| ui.simulate([chord(modifiers, key)]));
    }

    pub fn undo(&mut self) {
        self.chord(Modifiers::CTRL, 'z');
    }

    pub fn redo(&mut self) {
        self.chord(Modifiers::CTRL, 'y');
    }

    /// Clicks on the text that says exactly this.
    #[track_caller]
    pub fn click(&mut self, text: &str) {
        if let Err(error) = self.act(|ui| ui.click(text).map(drop)) {
            panic!("{error}; there is {:#?}", self.texts());
        }
    }

    /// Clicks the lowest of the words that say this.
    #[track_caller]
    pub fn click_lowest(&mut self, words: &str) {
        let said = self.targets().into_iter();
        let places = said.filter_map(|target| match target {
            Target::Text {
                content, bounds, ..
            } if content == words => Some(bounds.center()),
            _ => None,
        });
        let lowest = places.max_by(|one, other| one.y.total_cmp(&other.y));
        self.click_at(lowest.expect(words));
    }

    /// Clicks at a point of the window.
    pub fn click_at(&mut self, point: Point) {
        self.act(|ui| {
            ui.point_at(point);
            ui.simulate(simulator::click())
        });
    }

    /// Moves with the arrow keys to the choice in this line and column of the grid, counted from 0.
    pub fn light(&mut self, line: usize, column: usize) {
        for _ in 0..=line {
            self.key(key::Named::ArrowDown);
        }
        for _ in 0..column {
            self.key(key::Named::ArrowRight);
        }
    }

    /// The middle of what a selector finds first.
    #[track_caller]
    pub fn place<S>(&mut self, selector: S) -> Point
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let target = self.act(|ui| ui.find(selector)).unwrap();
        target.visible_bounds().expect("it is visible").center()
    }

    /// The field for the name of a seat.
    pub fn write_name(&mut self, seat: usize, name: &str) {
        self.act(|ui| {
            let field = format!("name {seat}");
            ui.click(selector::id(iced::advanced::widget::Id::from(field)))
                .unwrap();
            ui.typewrite(name)
        });
    }

    /// Everything that is laid out, in the order of the tree.
    pub fn targets(&mut self) -> Vec<Target> {
        let mut targets = Vec::new();
        let _ = self.act(|ui| {
            ui.find(|candidate: Candidate<'_>| {
                targets.push(Target::from(candidate));
                None::<()>
            })
        });
        targets
    }

    /// In how many places there is more than is seen, from top to bottom.
    pub fn scrolls(&mut self) -> usize {
        let targets = self.targets().into_iter();
        let scrolls = targets.filter(|target| {
            matches!(target, Target::Scrollable { bounds, content_bounds, .. }
                if content_bounds.height > bounds.height + 1.0)
        });
        scrolls.count()
    }

    /// Every text that is shown, in the order of the tree.
    pub fn texts(&mut self) -> Vec<String> {
        self.targets()
            .into_iter()
            .filter_map(|target| match target {
                Target::Text { content, .. } => Some(content),
                _ => None,
            })
            .collect()
    }

    /// How many texts say exactly this.
    pub fn count(&mut self, text: &str) -> usize {
        self.texts().iter().filter(|shown| *shown == text).count()
    }

    pub fn shows(&mut self, text: &str) -> bool {
        self.texts().iter().any(|shown| shown == text)
    }

    #[track_caller]
    pub fn expect(&mut self, text: &str) {
        let texts = self.texts();
        assert!(
            texts.iter().any(|shown| shown == text),
            "“{text}” is not shown, but {texts:#?}"
        );
    }

    /// Lets time pass, a quarter of a second after the other, as long as the program listens.
    pub fn wait(&mut self, seconds: f32) {
        let step = Duration::from_millis(250);
        for _ in 0..(seconds / step.as_secs_f32()) as usize {
            if !self.listens_to_time() {
                return;
            }
            let message = match self.store.load(&self.open()).unwrap().session {
                AnySession::Express(_) => {
                    any_game::Message::Express(game_screen::Message::Passed(step))
                }
                AnySession::Classic(_) => {
                    any_game::Message::Classic(game_screen::Message::Passed(step))
                }
            };
            let task = self.app.update(Message::Game(message));
            self.run(task);
        }
    }

    /// Whether anything ticks.
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

    /// The file of the open game.
    #[track_caller]
    fn open(&self) -> Id {
        self.store.settings().open_game.expect("a game is open")
    }

    /// The open game and what its file knows besides.
    #[track_caller]
    pub fn saved(&self) -> Saved {
        self.store.load(&self.open()).unwrap()
    }

    /// The open game as its file has it.
    #[track_caller]
    pub fn session(&self) -> Session {
        let open = self.store.settings().open_game.expect("a game is open");
        express(&self.store.load(&open).unwrap().session).clone()
    }

    /// The open game on the board as its file has it.
    #[track_caller]
    pub fn board(&self) -> Session<Classic> {
        let open = self.store.settings().open_game.expect("a game is open");
        match self.store.load(&open).unwrap().session {
            AnySession::Classic(session) => session,
            AnySession::Express(_) => panic!("a game of Express"),
        }
    }

    pub fn store(&self) -> &Store {
        &self.store
    }

    /// The program ends and starts again.
    pub fn restart(self) -> Desk {
        let folder = self.folder.expect("the desk has a folder of its own");
        let mut desk = Desk::at(folder.path()).sized(self.size);
        desk.folder = Some(folder);
        desk
    }

    /// Asks the window to close, and returns whether the program has ended.
    pub fn close(&mut self) -> bool {
        self.hear(Message::CloseRequested);
        self.has_ended
    }

    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Runs a task and what follows from it; what it wants of a window is not to be had.
    pub fn run(&mut self, task: Task<Message>) {
        if let Some(held) = &mut self.held {
            held.push(task);
            return;
        }
        let Some(mut actions) = task::into_stream(task) else {
            return;
        };
        while let Some(action) = executor::block_on(actions.next()) {
            match action {
                Action::Output(message) => {
                    let task = self.app.update(message);
                    self.run(task);
                }
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
}

/// So much time has passed that people have seen a result that has just come; one of these is of the game that is open.
pub fn seen() -> [Message; 2] {
    let seen = game_screen::ResultMessage::Seen;
    [
        Message::Game(any_game::Message::Express(game_screen::Message::Result(
            seen.clone(),
        ))),
        Message::Game(any_game::Message::Classic(game_screen::Message::Result(
            seen,
        ))),
    ]
}

/// A key with modifiers, as a US keyboard sends it.
pub fn chord(modifiers: Modifiers, key: char) -> Event {
    let character = key.to_string();
    // Alt does not keep a key from writing its character.
    let text = (!modifiers.control()).then(|| character.as_str().into());
    let key = keyboard::Key::Character(character.as_str().into());
    let mut event = simulator::press_key(key, text);
    if let Event::Keyboard(keyboard::Event::KeyPressed {
        modifiers: pressed, ..
    }) = &mut event
    {
        *pressed = modifiers;
    }
    event
}

/// Points as the program writes them.
pub fn signed(points: i32) -> String {
    match points {
        ..0 => format!("−{}", -points),
        0 => "0".to_owned(),
        _ => format!("+{points}"),
    }
}
