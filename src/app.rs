//! The window: its screens, its look, its keys.
//!
//! Screens ask for what they need by their actions; files are touched only by tasks, off this thread. No rule of the
//! game lives here.

pub mod export;
pub mod game;
pub mod history;
pub mod home;
pub mod import;
pub mod keymap;
pub mod play;
mod result;
mod saving;
pub mod settings;
pub mod setup;
pub mod theme;
pub mod widget;
mod words;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{column, container, operation, row, space, text};
use iced::{Center, Event, Fill, Program, Size, Subscription, Task, event, window};
use jiff::Timestamp;

use self::export::Export;
use self::game::Game;
use self::home::Home;
use self::import::Import;
use self::keymap::{Command, Press};
use self::saving::{Ended, Job, Saving};
use self::setup::NewGame;
use self::theme::{Theme, gap, size};
use self::widget::{Element, control, hotkeys};
use crate::session::Session;
use crate::store::{Id, LastTable, LoadError, Saved, Settings, Store, ThemeChoice};

/// The program as it runs.
pub struct App {
    store: Store,
    settings: Settings,
    screen: Screen,
    panel: Option<Panel>,
    /// What was taken in from elsewhere, whether or not its panel is shown.
    import: Import,
    saving: Saving,
    /// What went wrong, until it is read.
    trouble: Option<String>,
    is_closing: bool,
    is_full_screen: bool,
}

enum Screen {
    Home(Home),
    NewGame(NewGame),
    Game(Box<Game>),
}

enum Panel {
    Keys,
    Settings,
    Import,
    Export(Box<Export>),
}

/// What happens in the program.
#[derive(Debug, Clone)]
pub enum Message {
    Home(home::Message),
    NewGame(setup::Message),
    Game(game::Message),
    Settings(settings::Message),
    Import(import::Message),
    Export(export::Message),
    Command(Command),
    /// The file that the program was started with has been read.
    Opened(Result<Box<Saved>, LoadError>),
    /// A save has ended.
    Saved(Ended),
    /// What could not be saved is to be tried again.
    SaveAgain,
    /// The word of what went wrong has been read.
    TroubleRead,
    /// The window is asked to close.
    CloseRequested,
}

/// Opens the window, at this file or where the people left off, and returns when it is closed.
///
/// # Errors
/// The system gives no window.
pub fn run(store: Store, open: Option<PathBuf>) -> iced::Result {
    program(store, open).run()
}

/// The program as iced runs it, in a window or in a test.
pub fn program(
    store: Store,
    open: Option<PathBuf>,
) -> iced::Application<impl Program<State = App, Message = Message, Theme = Theme>> {
    let window = window::Settings {
        size: Size::new(1280.0, 800.0),
        min_size: Some(Size::new(800.0, 600.0)),
        exit_on_close_request: false,
        #[cfg(target_os = "linux")]
        platform_specific: window::settings::PlatformSpecific {
            application_id: "fifth-die".to_owned(),
            ..window::settings::PlatformSpecific::default()
        },
        ..window::Settings::default()
    };
    iced::application(
        move || App::new(store.clone(), open.as_deref()),
        App::update,
        App::view,
    )
    .title(App::title)
    .theme(App::theme)
    .scale_factor(App::scale)
    .subscription(App::subscription)
    .settings(iced_settings())
    .window(window)
}

/// The fonts and the type size of the program.
pub fn iced_settings() -> iced::Settings {
    iced::Settings {
        id: Some("fifth-die".to_owned()),
        fonts: theme::FONT_FILES.iter().map(|&font| font.into()).collect(),
        default_font: theme::FONT,
        default_text_size: size::BODY.into(),
        antialiasing: true,
        ..iced::Settings::default()
    }
}

impl App {
    /// The program at `open`, or at the game that was on the screen when it ended, or at the list of games.
    pub fn new(store: Store, open: Option<&Path>) -> (App, Task<Message>) {
        let settings = store.settings();
        let (home, listing) = Home::new(&store);
        let mut app = App {
            screen: Screen::Home(home),
            store,
            settings,
            panel: None,
            import: Import::default(),
            saving: Saving::default(),
            trouble: None,
            is_closing: false,
            is_full_screen: false,
        };
        let task = match (open, app.settings.open_game.clone()) {
            (Some(path), _) => Task::batch([listing.map(Message::Home), app.open_file(path)]),
            (None, Some(id)) => match app.store.load(&id) {
                Ok(saved) => app.show(saved),
                // The list of games shows what is wrong with it.
                Err(_) => listing.map(Message::Home),
            },
            (None, None) => listing.map(Message::Home),
        };
        (app, task)
    }

    pub fn title(&self) -> String {
        match &self.screen {
            Screen::Game(game) => format!("Fifth Die – {}", game.title()),
            Screen::Home(_) | Screen::NewGame(_) => "Fifth Die".to_owned(),
        }
    }

    /// `None` follows the system.
    pub fn theme(&self) -> Option<Theme> {
        match self.settings.theme {
            ThemeChoice::System => None,
            ThemeChoice::Light => Some(Theme::LIGHT),
            ThemeChoice::Dark => Some(Theme::DARK),
        }
    }

    fn scale(&self) -> f32 {
        f32::from(self.settings.text_size) / 100.0
    }

    fn subscription(&self) -> Subscription<Message> {
        let frames = match &self.screen {
            Screen::Game(game) => game.subscription().map(Message::Game),
            Screen::Home(_) | Screen::NewGame(_) => Subscription::none(),
        };
        Subscription::batch([
            frames,
            window::close_requests().map(|_| Message::CloseRequested),
            event::listen_with(|event, _, _| match event {
                Event::Window(window::Event::FileDropped(path)) => {
                    Some(Message::Import(import::Message::Dropped(path)))
                }
                _ => None,
            }),
        ])
    }

    pub fn update(&mut self, message: Message) -> Task<Message> {
        match message {
            Message::Home(message) => {
                let Screen::Home(home) = &mut self.screen else {
                    return Task::none();
                };
                match home.update(message, &self.store) {
                    home::Action::None => Task::none(),
                    home::Action::NewGame => self.new_game(),
                    home::Action::Open(id) => self.open(&id),
                    home::Action::Import => self.command(Command::Import),
                    home::Action::Export => self.command(Command::Export),
                    home::Action::Run(task) => task.map(Message::Home),
                }
            }
            Message::NewGame(message) => {
                let Screen::NewGame(new_game) = &mut self.screen else {
                    return Task::none();
                };
                match new_game.update(message) {
                    setup::Action::None => Task::none(),
                    setup::Action::Start(table) => self.start(table),
                    setup::Action::Cancel => self.show_home(),
                    setup::Action::Run(task) => task.map(Message::NewGame),
                }
            }
            Message::Game(message) => {
                let Screen::Game(game) = &mut self.screen else {
                    return Task::none();
                };
                match game.update(message, self.settings.tumble) {
                    game::Action::None => Task::none(),
                    game::Action::Save => self.save_game(),
                    game::Action::Leave => self.show_home(),
                    game::Action::Again => self.again(),
                    game::Action::Run(task) => task.map(Message::Game),
                }
            }
            Message::Settings(settings::Message::Close) => {
                self.panel = None;
                Task::none()
            }
            Message::Settings(message) => {
                settings::update(&mut self.settings, &message);
                self.save_settings()
            }
            Message::Import(message) => self.on_import(message),
            Message::Export(message) => {
                let Some(Panel::Export(export)) = &mut self.panel else {
                    return Task::none();
                };
                match export.update(message) {
                    export::Action::None => Task::none(),
                    export::Action::Close => self.command(Command::Back),
                    export::Action::Run(task) => task.map(Message::Export),
                }
            }
            Message::Command(command) => self.command(command),
            Message::Opened(Ok(saved)) => {
                let saves = self.save(Job::Session(Arc::new((*saved).clone())));
                Task::batch([saves, self.show(*saved)])
            }
            Message::Opened(Err(error)) => {
                self.trouble = Some(error.to_string());
                Task::none()
            }
            Message::Saved(ended) => {
                let list = match &mut self.screen {
                    // The game that the people have just left.
                    Screen::Home(home) if ended.is_session() => {
                        home.list(&self.store).map(Message::Home)
                    }
                    _ => Task::none(),
                };
                let task = self.saving.ended(ended, &self.store).map(Message::Saved);
                let task = Task::batch([task, list]);
                if self.is_closing && self.saving.is_done() {
                    return iced::exit();
                }
                // A window that cannot save stays open, so that the people can do something about it.
                self.is_closing &= self.saving.trouble().is_none();
                task
            }
            Message::SaveAgain => self.saving.next(&self.store).map(Message::Saved),
            Message::TroubleRead => {
                self.trouble = None;
                Task::none()
            }
            Message::CloseRequested => self.close(),
        }
    }

    fn command(&mut self, command: Command) -> Task<Message> {
        match command {
            Command::NewGame => self.new_game(),
            Command::Home => self.show_home(),
            Command::Settings => {
                let is_shown = matches!(self.panel, Some(Panel::Settings));
                self.panel = (!is_shown).then_some(Panel::Settings);
                Task::none()
            }
            Command::Keys => {
                let is_shown = matches!(self.panel, Some(Panel::Keys));
                self.panel = (!is_shown).then_some(Panel::Keys);
                Task::none()
            }
            Command::Import => {
                self.panel = Some(Panel::Import);
                self.import.open().map(Message::Import)
            }
            Command::Export => self.export(),
            Command::Back => {
                self.panel = None;
                self.trouble = None;
                Task::none()
            }
            Command::Larger => self.update(Message::Settings(settings::Message::Larger)),
            Command::Smaller => self.update(Message::Settings(settings::Message::Smaller)),
            Command::UsualSize => self.update(Message::Settings(settings::Message::UsualSize)),
            Command::FullScreen => {
                self.is_full_screen = !self.is_full_screen;
                let mode = if self.is_full_screen {
                    window::Mode::Fullscreen
                } else {
                    window::Mode::Windowed
                };
                window::latest().and_then(move |id| window::set_mode(id, mode))
            }
            Command::Next => operation::focus_next(),
            Command::Previous => operation::focus_previous(),
            Command::Quit => self.close(),
            Command::Undo | Command::Redo | Command::History => Task::none(),
        }
    }

    fn on_import(&mut self, message: import::Message) -> Task<Message> {
        if let import::Message::Dropped(_) = message {
            self.panel = Some(Panel::Import);
        }
        match self.import.update(message, &self.store) {
            import::Action::None => Task::none(),
            import::Action::Run(task) => task.map(Message::Import),
            import::Action::Close => self.command(Command::Back),
            import::Action::Open(id) => {
                self.panel = None;
                self.open(&id)
            }
            import::Action::Imported(task) => {
                let list = match &mut self.screen {
                    Screen::Home(home) => home.list(&self.store).map(Message::Home),
                    Screen::NewGame(_) | Screen::Game(_) => Task::none(),
                };
                Task::batch([task.map(Message::Import), list])
            }
        }
    }

    /// Asks where the game on the screen, or the selected one, is to be written.
    fn export(&mut self) -> Task<Message> {
        let saved = match &self.screen {
            Screen::Game(game) => Ok(game.saved().clone()),
            Screen::Home(home) => match home.selected() {
                Some(listed) => self.store.load(&listed.id),
                None => return Task::none(),
            },
            Screen::NewGame(_) => return Task::none(),
        };
        match saved {
            Ok(saved) => {
                let export = Export::new(saved);
                let focus = export.focus().map(Message::Export);
                self.panel = Some(Panel::Export(Box::new(export)));
                focus
            }
            Err(error) => {
                self.trouble = Some(error.to_string());
                Task::none()
            }
        }
    }

    /// The message for a key that no widget wanted.
    fn on_key(&self, press: Press) -> Option<Message> {
        let command = Command::of(press);
        if self.panel.is_some() || self.trouble.is_some() {
            return command.map(Message::Command);
        }
        let (for_screen, key) = match &self.screen {
            Screen::Home(home) => (
                command
                    .and_then(|command| home.on_command(command))
                    .map(Message::Home),
                home.on_key(press).map(Message::Home),
            ),
            Screen::NewGame(new_game) => (
                command
                    .and_then(|command| new_game.on_command(command))
                    .map(Message::NewGame),
                new_game.on_key(press).map(Message::NewGame),
            ),
            Screen::Game(game) => (
                command
                    .and_then(|command| game.on_command(command))
                    .map(Message::Game),
                game.on_key(press).map(Message::Game),
            ),
        };
        for_screen.or(command.map(Message::Command)).or(key)
    }

    pub fn view(&self) -> Element<'_, Message> {
        let screen: Element<'_, Message> = match (&self.panel, &self.screen) {
            (Some(Panel::Settings), _) => {
                let folder = self.store.sessions_folder().display().to_string();
                settings::view(&self.settings, folder).map(Message::Settings)
            }
            (Some(Panel::Keys), screen) => settings::keys(match screen {
                Screen::Home(_) => &home::KEYS,
                Screen::NewGame(_) => &setup::KEYS,
                Screen::Game(game) => game.keys(),
            })
            .map(Message::Settings),
            (Some(Panel::Import), _) => self.import.view().map(Message::Import),
            (Some(Panel::Export(export)), _) => export.view().map(Message::Export),
            (None, Screen::Home(home)) => home.view().map(Message::Home),
            (None, Screen::NewGame(new_game)) => new_game.view().map(Message::NewGame),
            (None, Screen::Game(game)) => game.view().map(Message::Game),
        };
        let mut lines = column![self.bar(), container(screen).height(Fill).width(Fill)];
        if let Some(trouble) = &self.trouble {
            lines = lines.push(alarm(trouble.clone(), "Close", "Esc", Message::TroubleRead));
        }
        if let Some(trouble) = self.saving.trouble() {
            let words = words::sentence(&format!(
                "{trouble} The game goes on; nothing is lost while this window is open."
            ));
            lines = lines.push(alarm(words, "Save again", "", Message::SaveAgain));
        }
        hotkeys(lines, |press| self.on_key(press))
    }

    /// The bar above the screens.
    fn bar(&self) -> Element<'_, Message> {
        let quiet = |label, command: Command| {
            control(
                label,
                command.key(),
                theme::button::quiet,
                Some(Message::Command(command)),
            )
        };
        let mut bar = row![].spacing(gap::XS).align_y(Center);
        if !matches!(self.screen, Screen::Home(_)) {
            bar = bar.push(quiet("Games", Command::Home));
        }
        bar = bar.push(space().width(Fill));
        if let (Screen::Game(game), None) = (&self.screen, &self.panel) {
            bar = bar
                .push(game.controls().map(Message::Game))
                .push(quiet("Export", Command::Export));
        }
        container(
            bar.push(quiet("Settings", Command::Settings))
                .push(quiet("Keys", Command::Keys)),
        )
        .padding([0.0, gap::S])
        .height(44.0)
        .align_y(Center)
        .style(theme::container::bar)
        .into()
    }

    fn new_game(&mut self) -> Task<Message> {
        let new_game = NewGame::new(self.settings.last_table.as_ref());
        let focus = new_game.focus().map(Message::NewGame);
        self.screen = Screen::NewGame(new_game);
        self.panel = None;
        focus
    }

    fn show_home(&mut self) -> Task<Message> {
        let (home, listing) = Home::new(&self.store);
        self.screen = Screen::Home(home);
        self.panel = None;
        Task::batch([listing.map(Message::Home), self.remember(None)])
    }

    fn show(&mut self, saved: Saved) -> Task<Message> {
        tracing::info!("a game is shown");
        let id = saved.id.clone();
        self.screen = Screen::Game(Box::new(Game::new(saved)));
        self.remember(Some(id))
    }

    /// Notes which game is on the screen, so that the next start goes on there, whatever ends this one.
    fn remember(&mut self, id: Option<Id>) -> Task<Message> {
        if self.settings.open_game == id {
            return Task::none();
        }
        self.settings.open_game = id;
        self.save_settings()
    }

    fn open(&mut self, id: &Id) -> Task<Message> {
        match self.store.load(id) {
            Ok(saved) => self.show(saved),
            Err(error) => {
                self.trouble = Some(error.to_string());
                Task::none()
            }
        }
    }

    /// Opens a session file: one of ours as it is, any other as a copy among ours, unless the same game is there already.
    fn open_file(&mut self, path: &Path) -> Task<Message> {
        let (store, path) = (self.store.clone(), path.to_owned());
        Task::perform(
            async move { store.import(&path, Timestamp::now()).map(Box::new) },
            Message::Opened,
        )
    }

    fn start(&mut self, table: LastTable) -> Task<Message> {
        match setup::setup(&table) {
            Ok(setup) => {
                tracing::info!("a game for {} begins", setup.players().len());
                let saved = Saved::new(Session::new(setup), Timestamp::now());
                self.settings.last_table = Some(table);
                let saves = self.save(Job::Session(Arc::new(saved.clone())));
                Task::batch([saves, self.show(saved)])
            }
            Err(words) => {
                self.trouble = Some(words);
                Task::none()
            }
        }
    }

    fn again(&mut self) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        self.start(LastTable::of(game.saved().session.setup()))
    }

    fn save_game(&mut self) -> Task<Message> {
        let Screen::Game(game) = &mut self.screen else {
            return Task::none();
        };
        game.saved_mut().changed = Timestamp::now();
        let saved = game.saved().clone();
        self.save(Job::Session(Arc::new(saved)))
    }

    fn save_settings(&mut self) -> Task<Message> {
        self.save(Job::Settings(Box::new(self.settings.clone())))
    }

    fn save(&mut self, job: Job) -> Task<Message> {
        self.saving.push(job, &self.store).map(Message::Saved)
    }

    /// Closes the window once everything is saved; a second time closes it all the same.
    fn close(&mut self) -> Task<Message> {
        if self.saving.is_done() || self.is_closing || !self.saving.is_busy() {
            return iced::exit();
        }
        self.is_closing = true;
        Task::none()
    }
}

/// A line at the foot of the window about something that went wrong.
fn alarm<'a>(
    words: String,
    label: &'a str,
    key: &'a str,
    message: Message,
) -> Element<'a, Message> {
    container(
        container(
            row![
                text(words).size(size::BODY).width(Fill),
                control(label, key, theme::button::plain, Some(message)),
            ]
            .spacing(gap::M)
            .align_y(Center),
        )
        .padding([gap::S, gap::M])
        .style(theme::container::refusal),
    )
    .padding([gap::XS, gap::L])
    .into()
}
