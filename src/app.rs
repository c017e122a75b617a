//! The window: its screens, its look, its keys.
//!
//! Screens return actions for what they need, and tasks run anything slow off this thread. No rule of the game lives
//! here.

mod action;
pub mod alone;
pub mod analysis;
pub mod any_game;
mod at_table;
pub mod background;
mod banner;
mod bar;
pub mod classic;
mod closing;
pub mod ear;
pub mod evening;
mod export;
pub mod express;
pub mod files;
pub mod game_screen;
mod game_ui;
mod help;
mod history;
pub mod home;
pub mod import;
mod judging;
pub mod keymap;
mod keys;
pub mod lesson;
mod motion;
mod open_game;
mod panel;
mod phones;
pub mod place;
mod plan;
pub mod records;
mod requests;
mod result;
mod seats;
mod second;
mod settings;
mod setup;
mod start;
pub mod subject;
pub mod theme;
mod timer;
mod typing;
mod view;
pub mod widget;
mod written;

use std::mem;
use std::path::Path;
use std::sync::Arc;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::keyboard::key::Named;
use iced::theme::Mode;
use iced::widget::Id as WidgetId;
use iced::{Event, Subscription, Task, event, task, window};
use jiff::Timestamp;

use self::alone::Alone;
use self::analysis::{Analysis, Edit};
use self::any_game::AnyGame;
use self::background::{Failed, background};
use self::ear::Ear;
use self::evening::EveningScreen;
use self::export::Export;
use self::help::Help;
use self::home::Home;
use self::import::Import;
use self::keymap::{Bindings, Command, Key, Press};
use self::lesson::Lesson;
use self::open_game::{Opened, Opening, Unopened};
use self::phones::{Entry, Phones};
use self::place::Place;
use self::records::Records;
use self::subject::Subject;
use self::theme::Theme;
use self::widget::{Step, page, show_lit};
// iced has a `text` of its own.
use crate::language::Language;
use crate::store::{Id, Job, SaveQueue, Settings, Store, StoreError, ThemeChoice};
use crate::text::{self as words, language, say, set_language};
use crate::web::Listen;

pub use self::setup::NewGame;
pub use self::start::{NoWindow, iced_settings, program, run};

pub struct App {
    store: Store,
    settings: Settings,
    /// The language while the settings name none.
    system_language: Language,
    screen: Screen,
    lesson: Option<Lesson>,
    panel: Option<Panel>,
    /// Shown in place of the screen.
    opening: Option<Opening>,
    /// While another screen is open.
    set_up: Option<Box<Edit>>,
    /// The import, whether or not its panel is open.
    import: Import,
    saving: SaveQueue,
    /// A problem, until it is dismissed.
    trouble: Option<String>,
    place: Place,
    /// Until an opened game is drawn.
    is_opening: bool,
    /// Whether another copy of the app holds the folder, so that this one only shows games.
    is_second: bool,
    /// Whether a check for the end of the other copy is running.
    is_taking_over: bool,
    phones: Option<Phones>,
    /// The game that phones play while the window shows another screen, or from which the coach or the records were
    /// opened.
    aside: Option<Box<AnyGame>>,
    /// While no phones are let in: whether they are about to be.
    entry: Entry,
    listen: Listen,
    ear: Ear,
    /// Judges finished games; dropping it cancels that.
    judging: Option<task::Handle>,
}

const BELOW_THE_BAR: WidgetId = WidgetId::new("below the bar");

enum Screen {
    Home(Box<Home>),
    NewGame(NewGame),
    Game(Box<AnyGame>),
    Records(Records),
    Alone(Alone),
    Evening(EveningScreen),
    Analysis(Box<Analysis>),
}

impl Screen {
    fn game(&self) -> Option<&AnyGame> {
        match self {
            Screen::Game(game) => Some(game),
            _ => None,
        }
    }

    fn bindings(&self) -> Bindings<'_, Message> {
        match self {
            Screen::Home(home) => home.bindings().map(Message::Home),
            Screen::NewGame(new_game) => new_game.bindings().map(Message::NewGame),
            Screen::Game(game) => game.bindings().map(Message::Game),
            Screen::Records(records) => records.bindings().map(Message::Records),
            Screen::Alone(alone) => alone.bindings().map(Message::Alone),
            Screen::Evening(evening) => evening.bindings().map(Message::Evening),
            Screen::Analysis(analysis) => analysis.bindings().map(Message::Analysis),
        }
    }
}

enum Panel {
    Menu,
    Keys,
    Rules(Help),
    Settings(settings::Shown),
    Import,
    Export(Box<Export>),
    Phones,
    /// Asks what to do about unsaved changes before the window closes.
    Unsaved,
}

#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    NewGame(setup::Message),
    Game(any_game::Message),
    Records(records::Message),
    Alone(alone::Message),
    Evening(evening::Message),
    /// An evening was read, to be exported.
    EveningRead(Option<Arc<words::evenings::Evening>>),
    /// Of practice or a position setup.
    Analysis(analysis::Message),
    Phones(phones::Message),
    Ear(ear::Message),
    Settings(settings::Message),
    Help(help::Message),
    /// The mean loss of each seat of a game.
    Judged(Id, Vec<f64>),
    Lesson(lesson::Message),
    Window(place::Message),
    Import(import::Message),
    Export(export::Message),
    Command(Command),
    Menu,
    /// An entry of the menu was chosen.
    Chosen(Box<Message>),
    /// A key was pressed that no widget used.
    Pressed(Press),
    /// The opened game has been drawn.
    Shown,
    /// Without a reason where the list of games shows it.
    Opened(Result<Box<Opened>, Unopened>),
    Saved(Job, Result<(), StoreError>),
    SaveAgain,
    TroubleRead,
    /// Check whether the other copy of the app has ended.
    TakeOver,
    /// If the other copy has ended: its settings.
    TakenOver(Option<Box<Settings>>),
    CloseRequested,
    CloseUnsaved,
}

impl From<Command> for Message {
    fn from(command: Command) -> Message {
        Message::Command(command)
    }
}

impl App {
    /// Starts with `open`, else with the last open game, else with the list of games.
    pub fn new(store: Store, open: Option<&Path>) -> (App, Task<Message>) {
        let settings = store.settings();
        let system_language = language();
        set_language(settings.language.unwrap_or(system_language));
        let (home, listing) = Home::new(&store, None);
        let mut app = App {
            screen: Screen::Home(Box::new(home)),
            is_second: store.is_read_only(),
            store,
            place: Place::new(&settings),
            settings,
            system_language,
            lesson: None,
            panel: None,
            opening: None,
            set_up: None,
            import: Import::default(),
            saving: SaveQueue::default(),
            trouble: None,
            is_opening: false,
            is_taking_over: false,
            phones: None,
            aside: None,
            entry: Entry::default(),
            listen: Listen::default(),
            ear: Ear::default(),
            judging: None,
        };
        let screen = match (open, app.settings.open_game.clone()) {
            (Some(path), _) => app.open_file(path),
            (None, Some(id)) if app.store.failed_to_open(&id) => {
                app.store.note_shown();
                app.trouble = Some(say!("files-did-not-open"));
                Task::batch([listing.map(Message::Home), app.remember(None)])
            }
            (None, Some(id)) => app.open_last(id),
            (None, None) => listing.map(Message::Home),
        };
        let judging = app.judge_games();
        (app, Task::batch([screen, judging]))
    }

    /// `None` follows the system.
    pub fn theme(&self) -> Option<Theme> {
        theme::chosen(self.settings.theme)
    }

    /// The size of a layout unit in pixels, on a screen of usual density.
    pub fn scale(&self) -> f32 {
        let held = match &self.panel {
            Some(Panel::Settings(shown)) => shown.held,
            _ => None,
        };
        self.place.scale(held.unwrap_or(self.settings.text_size))
    }

    fn subscription(&self) -> Subscription<Message> {
        let frames = match (&self.lesson, &self.screen) {
            (Some(lesson), _) => lesson.subscription().map(Message::Lesson),
            (None, Screen::Game(game)) => game.subscription().map(Message::Game),
            _ => Subscription::none(),
        };
        let shown = if self.is_opening {
            window::frames().map(|_| Message::Shown)
        } else {
            Subscription::none()
        };
        Subscription::batch([
            frames,
            shown,
            self.time(),
            self.rests(),
            self.phone_events(),
            self.looks_at_digits(),
            Ear::subscription().map(Message::Ear),
            self.retries(),
            self.takeovers(),
            window::close_requests().map(|_| Message::CloseRequested),
            event::listen_with(|event, _, _| match event {
                Event::Window(window::Event::FileDropped(path)) => {
                    Some(Message::Import(import::Message::Dropped(path)))
                }
                Event::Window(window::Event::Moved(corner)) => {
                    Some(Message::Window(place::Message::Moved(corner)))
                }
                _ => None,
            }),
        ])
    }

    /// The ticks of the open game's clock or result; while a panel or a lesson is open, nobody at the laptop is
    /// thinking.
    pub fn time(&self) -> Subscription<Message> {
        let is_covered = self.panel.is_some() || self.lesson.is_some();
        let (game, is_looked_at) = match &self.screen {
            Screen::Game(game) => (Some(game), !is_covered),
            _ => (self.aside.as_ref(), false),
        };
        match game {
            Some(game) if self.opening.is_none() && !self.is_second => {
                game.time(is_looked_at).map(Message::Game)
            }
            _ => Subscription::none(),
        }
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        let before = self.page();
        let was_covered = self.covering().is_some();
        let mut task = self.apply(message);
        if let Screen::NewGame(form) = &self.screen
            && was_covered
            && self.covering().is_none()
        {
            task = task.chain(form.scroll_back().map(Message::NewGame));
        }
        // A new game focuses a name field itself, and typing may follow at once.
        let is_given = matches!(self.screen, Screen::NewGame(_));
        if self.page() != before && !is_given {
            // The focused widget is gone, and another one may have its place.
            task = operate(unfocus()).chain(task);
        }
        Task::batch([task, self.follow_phones()])
    }

    fn apply(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Game(message) if self.is_second => self.look_on(message),
            Message::Game(message) => self.on_game(message),
            Message::Phones(message) => self.on_phones(message),
            Message::Ear(message) => {
                self.ear.update(message);
                Task::none()
            }
            Message::Judged(game, losses) => self.on_judged(game, losses),
            Message::Settings(message) => self.on_settings(message),
            Message::Window(message) => self.on_window(message),
            Message::Command(command) => self.command(command),
            Message::Menu => self.toggle(Panel::Menu),
            Message::Chosen(message) => {
                self.panel = None;
                self.update(*message)
            }
            Message::Pressed(press) => match self.on_key(press) {
                Some(message) => {
                    let task = self.update(message);
                    match press.is_arrow() {
                        true => task.chain(operate(show_lit(None)).discard()),
                        false => task,
                    }
                }
                None => press
                    .pages()
                    .map_or_else(Task::none, |by| operate(page(by)).discard()),
            },
            Message::Opened(opened) => self.on_opened(opened),
            Message::Shown => {
                if self.is_opening {
                    self.is_opening = false;
                    self.store.note_shown();
                }
                Task::none()
            }
            Message::Saved(job, result) => {
                let list = match (&job, &result) {
                    // The list may show the game just left.
                    (Job::Session(_), Ok(())) => self.list_again(),
                    _ => Task::none(),
                };
                self.saving.ended(job, result);
                let task = self.save_next();
                if self.saving.is_done() && matches!(self.panel, Some(Panel::Unsaved)) {
                    return self.end();
                }
                Task::batch([task, list])
            }
            Message::SaveAgain => self.save_again(),
            Message::TroubleRead => {
                self.trouble = None;
                Task::none()
            }
            Message::TakeOver => self.take_over(),
            Message::TakenOver(settings) => self.on_taken_over(settings),
            Message::CloseRequested => self.close(),
            Message::CloseUnsaved => self.end(),
            message => self.pass_on(message),
        }
    }

    fn on_game(&mut self, message: any_game::Message) -> Task<Message> {
        let Some(game) = game(&mut self.screen, &mut self.aside) else {
            return Task::none();
        };
        let action = game.update(message, &self.settings);
        self.follow_game(action)
    }

    /// Carries out an action of the open game, then prompts the bot.
    pub(super) fn follow_game(
        &mut self,
        action: game_screen::Action<any_game::Message>,
    ) -> Task<Message> {
        use game_screen::Action;

        let Some(game) = game(&mut self.screen, &mut self.aside) else {
            return Task::none();
        };
        let prompt = game.prompt(!self.is_second, &self.settings);
        let task = match action {
            Action::None => Task::none(),
            Action::Save(task) => {
                let compared = match game.is_over() {
                    true => game.look_up(&self.store),
                    false => Task::none(),
                };
                let task = Task::batch([task, compared]).map(Message::Game);
                Task::batch([task, self.save_game()])
            }
            Action::Note(task) => Task::batch([task.map(Message::Game), self.note_game()]),
            Action::Again { has_same_dice } => self.again(has_same_dice),
            Action::PlayOn(copy) => self.play_on(copy),
            Action::ShowOriginal => self.show_original(),
            Action::Evening => {
                let id = game.id().clone();
                return self.show_evening(id);
            }
            Action::Leave => return self.show_home(),
            Action::Run(task) => task.map(Message::Game),
        };
        Task::batch([task, prompt.map(Message::Game)])
    }

    fn command(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::NewGame => self.new_game(),
            Command::Home => self.show_home(),
            Command::Settings => self.toggle(Panel::Settings(settings::Shown::default())),
            Command::Rules => {
                let rules = Panel::Rules(Help::new(self.subject()));
                self.toggle(rules).chain(Help::open())
            }
            Command::Learn => {
                let subject = self.subject();
                // From the rules, a lesson starts at its beginning.
                let is_open = self.lesson.is_some() && !matches!(self.panel, Some(Panel::Rules(_)));
                self.panel = None;
                self.lesson = (!is_open).then(|| Lesson::new(subject));
                Task::none()
            }
            Command::Keys => self.toggle(Panel::Keys),
            Command::Import => {
                self.panel = Some(Panel::Import);
                self.import.open().map(Message::Import)
            }
            Command::Export => self.export(),
            Command::Records => self.show_records(),
            Command::Phones => self.show_phones(),
            Command::Back if self.opening.is_some() && self.panel.is_none() => {
                self.opening = None;
                self.store.note_shown();
                self.list_again()
            }
            Command::Back => {
                self.panel = None;
                self.trouble = None;
                Task::none()
            }
            Command::Larger => self.update(Message::Settings(settings::Message::Larger)),
            Command::Smaller => self.update(Message::Settings(settings::Message::Smaller)),
            Command::UsualSize => self.update(Message::Settings(settings::Message::UsualSize)),
            Command::Colours => match self.settings.theme {
                ThemeChoice::System => iced::system::theme().map(|system| {
                    let other = ThemeChoice::of(system != Mode::Dark, false);
                    Message::Settings(settings::Message::Theme(other))
                }),
                theme => self.update(Message::Settings(settings::Message::Theme(theme.next()))),
            },
            Command::Odds => {
                let is_board = matches!(self.screen.game(), Some(AnyGame::Classic(_)));
                let change = match is_board {
                    true => settings::Message::Risk(!self.settings.show_risk),
                    false => settings::Message::Odds(!self.settings.show_odds),
                };
                self.update(Message::Settings(change))
            }
            Command::FullScreen => place::toggle_full_screen(),
            Command::AllPads => {
                self.settings.all_pads = !self.settings.all_pads;
                self.save_settings()
            }
            Command::Next => self.move_focus(Step::Next),
            Command::Previous => self.move_focus(Step::Previous),
            Command::Quit => self.close(),
            Command::Undo | Command::Redo | Command::History => Task::none(),
        }
    }

    fn toggle(&mut self, panel: Panel) -> Task<Message> {
        let discriminant = mem::discriminant(&panel);
        let is_open = self.panel.as_ref().map(mem::discriminant) == Some(discriminant);
        self.panel = (!is_open).then_some(panel);
        Task::none()
    }

    fn on_key(&mut self, press: Press) -> Option<Message> {
        let command = Command::of(press);
        if self.panel.is_none() && self.trouble.is_some() && command == Some(Command::Back) {
            return Some(Message::TroubleRead);
        }
        let moves = match command {
            Some(command) => matches!(command, Command::Back | Command::Next | Command::Previous),
            // Shift comes before Tab.
            None => press.key == Key::Named(Named::Shift),
        };
        if matches!(self.panel, Some(Panel::Menu)) && !moves {
            self.panel = None;
        }
        if let Some(panel) = &self.panel {
            let is_enter = press.key == Key::Named(Named::Enter) && press.is_bare();
            let own = match panel {
                Panel::Unsaved if is_enter => Some(Message::SaveAgain),
                Panel::Export(_) if is_enter => Some(Message::Export(export::Message::Write)),
                Panel::Import if is_enter => Some(Message::Import(import::Message::Take)),
                Panel::Settings(shown) if command == Some(Command::Undo) && shown.is_reset() => {
                    Some(Message::Settings(settings::Message::TakeBack))
                }
                _ => None,
            };
            return own.or(command.map(Message::Command));
        }
        if let Some(opening) = &mut self.opening {
            return opening.hold(press);
        }
        let message = self.bindings().message(press);
        message.or(command.map(Message::Command))
    }

    /// The keys below the panels.
    fn bindings(&self) -> Bindings<'_, Message> {
        match &self.lesson {
            Some(lesson) => lesson.bindings().map(Message::Lesson),
            None => self.screen.bindings(),
        }
    }

    /// The subject at which rules and lessons open.
    fn subject(&self) -> Subject {
        match (&self.lesson, &self.screen) {
            (Some(lesson), _) => lesson.subject(),
            (None, Screen::Game(game)) => game.subject(),
            _ => Subject::Throws,
        }
    }

    /// Switches to a screen and closes any lesson.
    fn go_to(&mut self, screen: Screen) {
        let left = mem::replace(&mut self.screen, screen);
        match left {
            Screen::Analysis(analysis) => self.set_up = analysis.into_edit().or(self.set_up.take()),
            left => self.keep_aside(left),
        }
        self.lesson = None;
        self.opening = None;
        self.judging = None;
    }

    /// Switches to a screen without a game and runs the task that fills it; the next start opens no game either.
    fn show_screen(&mut self, screen: Screen, filling: Task<Message>) -> Task<Message> {
        self.go_to(screen);
        self.panel = None;
        Task::batch([filling, self.remember(None)])
    }

    fn show_home(&mut self) -> Task<Message> {
        let (left, is_from_evening) = match &self.screen {
            Screen::Evening(evening) => (Some(evening.id.clone()), true),
            screen => (screen.game().map(|game| game.id().clone()), false),
        };
        let (mut home, listing) = Home::new(&self.store, left);
        home.is_from_evening = is_from_evening;
        let shown = self.show_screen(Screen::Home(Box::new(home)), listing.map(Message::Home));
        Task::batch([shown, self.judge_games()])
    }

    fn save_game(&mut self) -> Task<Message> {
        let Some(game) = game(&mut self.screen, &mut self.aside) else {
            return Task::none();
        };
        game.set_changed(Timestamp::now());
        self.note_game()
    }

    /// Saves the game without touching its date. An untouched practice copy is not saved; once you play on in it, the
    /// next start opens it.
    fn note_game(&mut self) -> Task<Message> {
        let played = game(&mut self.screen, &mut self.aside).filter(|game| !game.is_untouched());
        let Some(saved) = played.map(|game| game.saved()) else {
            return Task::none();
        };
        let remembered = match &self.screen {
            Screen::Game(_) => self.remember(Some(saved.id.clone())),
            _ => Task::none(),
        };
        Task::batch([remembered, self.save(Job::Session(Arc::new(saved)))])
    }

    fn save_settings(&mut self) -> Task<Message> {
        self.save(Job::Settings(Box::new(self.settings.clone())))
    }

    fn save(&mut self, job: Job) -> Task<Message> {
        // A line at the bottom says why nothing is saved.
        if self.is_second {
            return Task::none();
        }
        self.saving.push(job);
        self.save_next()
    }

    fn save_again(&mut self) -> Task<Message> {
        self.saving.again();
        self.save_next()
    }

    /// Starts the next save off the UI thread, unless one is running.
    fn save_next(&mut self) -> Task<Message> {
        let Some(job) = self.saving.start() else {
            return Task::none();
        };
        let (running, store) = (job.clone(), self.store.clone());
        let failure = job.failure(&store);
        background(move |_| running.run(&store)).map(move |result| {
            let result = result.unwrap_or_else(|Failed| Err(failure.clone()));
            Message::Saved(job.clone(), result)
        })
    }
}

/// The game in play: the one on the screen, or the one set aside.
fn game<'a>(
    screen: &'a mut Screen,
    aside: &'a mut Option<Box<AnyGame>>,
) -> Option<&'a mut AnyGame> {
    match screen {
        Screen::Game(game) => Some(game),
        _ => aside.as_deref_mut(),
    }
}
