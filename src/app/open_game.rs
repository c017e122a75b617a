//! How a game gets on the screen: opened, recovered or begun.
//!
//! Files are read off the UI thread. Meanwhile the window says so, and holds the keys typed for the game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{container, text};
use iced::{Fill, Task, task};
use jiff::Timestamp;

use super::analysis;
use super::any_game::AnyGame;
use super::background::{Failed, background, cancellable};
use super::export::Export;
use super::game_screen::PracticeCopy;
use super::import::Message::Dropped;
use super::keymap::{Command, Press};
use super::theme::{self, size};
use super::widget::Element;
use super::{App, Message, Screen};
use crate::session::{DiceSource, Player};
use crate::store::{Id, Job, LastTable, LoadError, LoadFault, Saved, Store, note};
use crate::text::moments::Place;
use crate::text::{not_begun, not_loaded, say};

/// Why no game is shown.
#[derive(Debug, Clone)]
pub enum Unopened {
    Silent,
    Told(String),
    /// The file holds several games, which are imported instead.
    Several(PathBuf),
}

#[derive(Debug)]
pub struct Opening {
    /// The keys pressed meanwhile, for the game.
    held: Vec<Press>,
    /// Dropping it cancels the reading.
    _task: task::Handle,
}

impl Opening {
    /// Holds a key for the game, or returns its command if it means the same on every screen.
    pub fn hold(&mut self, press: Press) -> Option<Message> {
        use Command::{Export, History, Redo, Undo};

        match Command::of(press) {
            None | Some(Undo | Redo | History | Export) => {
                self.held.push(press);
                None
            }
            Some(command) => Some(Message::Command(command)),
        }
    }

    pub fn view<'a>() -> Element<'a, Message> {
        let words = text(say!("files-opening")).size(size::LABEL);
        let words = words.style(theme::text::soft);
        container(words).center(Fill).into()
    }
}

pub type Opened = (Saved, Origin);

/// The origin of a game, which decides what happens to it.
#[derive(Debug, Clone)]
pub enum Origin {
    /// It is in the store: show it.
    Ours,
    /// It is in the store: export it.
    Exported,
    /// It is in the store: show its analysis, at this choice if one is given.
    Analysed(Option<Place>),
    /// It is in the store: play again at its table.
    Again,
    /// It was imported: save it in the store.
    Elsewhere,
    /// It was recovered from a damaged file: save it, and show this message.
    Copy(String),
}

impl App {
    pub(super) fn show(&mut self, saved: Saved) -> Task<Message> {
        self.show_game(AnyGame::new(saved))
    }

    pub(super) fn show_game(&mut self, mut game: AnyGame) -> Task<Message> {
        note("a game is shown");
        let (id, is_untouched) = (game.id().clone(), game.is_untouched());
        self.store.note_opening(&id);
        self.is_opening = true;
        let compared = game.look_up(&self.store);
        let prompt = game.prompt(!self.is_second, &self.settings);
        let shown = Task::batch([compared, prompt, game.scroll_back()]).map(Message::Game);
        self.go_to(Screen::Game(Box::new(game)));
        let phones = self.let_phones_in_again();
        let remembered = match is_untouched {
            true => Task::none(),
            false => self.remember(Some(id)),
        };
        Task::batch([remembered, shown, phones])
    }

    pub(super) fn show_new(&mut self, saved: Saved) -> Task<Message> {
        let saves = self.save(Job::Session(Arc::new(saved.clone())));
        Task::batch([saves, self.show(saved)])
    }

    /// Remembers which game is on the screen, so that the next start opens it, however this run ends.
    pub(super) fn remember(&mut self, id: Option<Id>) -> Task<Message> {
        if self.settings.open_game == id {
            return Task::none();
        }
        self.settings.open_game = id;
        self.save_settings()
    }

    pub(super) fn open(&mut self, id: &Id) -> Task<Message> {
        match self.aside.take_if(|game| game.id() == id) {
            Some(mut game) => {
                game.show(&self.settings);
                self.show_game(*game)
            }
            None => self.read_ours(id, Origin::Ours),
        }
    }

    /// Shows the analysis of a game of the store, at this choice if one is given.
    pub(super) fn analyse(&mut self, id: &Id, choice: Option<Place>) -> Task<Message> {
        match self.aside.as_ref().is_some_and(|game| game.id() == id) {
            true => {
                let shown = self.open(id);
                Task::batch([shown, self.show_analysis_at(choice)])
            }
            false => self.read_ours(id, Origin::Analysed(choice)),
        }
    }

    /// Shows the analysis of the open game, as by its key.
    fn show_analysis_at(&mut self, choice: Option<Place>) -> Task<Message> {
        if let (Screen::Game(game), Some(choice)) = (&mut self.screen, choice) {
            game.look_at(choice);
        }
        let key = Press::parse(analysis::KEY);
        key.map_or_else(Task::none, |key| self.update(Message::Pressed(key)))
    }

    /// Reads a game of the store in its newest state, which may not be saved yet.
    pub(super) fn read_ours(&mut self, id: &Id, origin: Origin) -> Task<Message> {
        if let Some(saved) = self.saving.newest(id) {
            let saved = saved.clone();
            return self.use_opened(saved, origin);
        }
        let id = id.clone();
        self.open_by(true, move |store| Ok((store.load(&id)?, origin)))
    }

    /// Shows the game that was on the screen when the app ended. Any error is left to the list of games.
    pub(super) fn open_last(&mut self, id: Id) -> Task<Message> {
        self.store.note_opening(&id);
        self.open_by(false, move |store| Ok((store.load(&id)?, Origin::Ours)))
    }

    /// Opens a session file: one in the store as it is, any other as a copy, unless the store has the same game
    /// already.
    pub(super) fn open_file(&mut self, path: &Path) -> Task<Message> {
        let path = path.to_owned();
        self.open_by(true, move |store| {
            let saved = store.import(&path, Timestamp::now())?;
            Ok((saved, Origin::Elsewhere))
        })
    }

    /// Reads a game with `read` off the UI thread; unless it `tells` errors, they are left to the list of games.
    pub(super) fn open_by(
        &mut self,
        tells: bool,
        read: impl FnOnce(&Store) -> Result<Opened, LoadError> + Send + 'static,
    ) -> Task<Message> {
        let store = self.store.clone();
        let unopened = move |error: LoadError| match error.fault {
            LoadFault::Several => Unopened::Several(error.path),
            _ if tells => Unopened::Told(not_loaded(&error)),
            _ => Unopened::Silent,
        };
        let opened = background(move |_| read(&store).map_err(unopened));
        let opened = opened.map(|opened| {
            let failed = |Failed| Err(Unopened::Told(say!("files-not-opened")));
            let opened = opened.unwrap_or_else(failed);
            Message::Opened(opened.map(Box::new))
        });
        let (task, handle) = cancellable(opened);
        self.opening = Some(Opening {
            held: Vec::new(),
            _task: handle,
        });
        task
    }

    pub(super) fn on_opened(&mut self, opened: Result<Box<Opened>, Unopened>) -> Task<Message> {
        // It may just have been cancelled.
        let Some(opening) = self.opening.take() else {
            return Task::none();
        };
        match opened {
            Ok(opened) => {
                let (saved, origin) = *opened;
                if !matches!(origin, Origin::Elsewhere | Origin::Copy(_)) {
                    self.saving.is_read(&saved);
                }
                let is_shown = !matches!(origin, Origin::Exported);
                let mut tasks = vec![self.use_opened(saved, origin)];
                for press in opening.held.into_iter().filter(|_| is_shown) {
                    tasks.push(self.update(Message::Pressed(press)));
                }
                Task::batch(tasks)
            }
            Err(Unopened::Several(path)) => self.update(Message::Import(Dropped(path))),
            Err(Unopened::Silent) => self.unopened(),
            Err(Unopened::Told(words)) => {
                self.trouble = Some(words);
                self.unopened()
            }
        }
    }

    fn unopened(&mut self) -> Task<Message> {
        self.store.note_shown();
        self.list_again()
    }

    fn use_opened(&mut self, saved: Saved, origin: Origin) -> Task<Message> {
        match origin {
            Origin::Ours => self.show(saved),
            Origin::Exported => self.show_export(Export::new(saved).with_games(&self.store)),
            Origin::Analysed(choice) => {
                let shown = self.show(saved);
                Task::batch([shown, self.show_analysis_at(choice)])
            }
            Origin::Again => self.play_again(&saved, false),
            Origin::Elsewhere => self.show_new(saved),
            Origin::Copy(words) => {
                self.trouble = Some(words);
                self.show_new(saved)
            }
        }
    }

    pub(super) fn list_again(&mut self) -> Task<Message> {
        match &mut self.screen {
            Screen::Home(home) => home.list(&self.store).map(Message::Home),
            Screen::Records(records) => records.read(&self.store).map(Message::Records),
            _ => Task::none(),
        }
    }

    pub(super) fn start(
        &mut self,
        table: LastTable,
        dice: Option<DiceSource>,
        counts: bool,
    ) -> Task<Message> {
        if self.refuses() {
            return Task::none();
        }
        match table.begin(dice, Timestamp::now()) {
            Ok(mut saved) => {
                note(format_args!("a game for {} begins", table.players.len()));
                saved.record.counts = counts;
                let (store, players) = (self.store.clone(), table.players.clone());
                let remembered = background(move |_| store.remember(&players)).discard();
                let table = LastTable {
                    first: None,
                    ..table
                };
                // A solo game does not replace the group's table.
                match table.players.as_slice() {
                    [Player { level: None, .. }] => self.settings.last_alone = Some(table),
                    _ => self.settings.last_table = Some(table),
                }
                Task::batch([remembered, self.show_new(saved)])
            }
            Err(error) => {
                self.trouble = Some(not_begun(&error));
                Task::none()
            }
        }
    }

    pub(super) fn play_on(&mut self, copy: Result<PracticeCopy, String>) -> Task<Message> {
        let copy = match copy {
            Ok(copy) => copy,
            Err(words) => {
                self.trouble = Some(words);
                return Task::none();
            }
        };
        note("a practice copy begins");
        let noted = match copy.is_noted {
            true => self.note_game(),
            false => Task::none(),
        };
        let mut game = AnyGame::new(*copy.saved);
        if let Screen::Game(original) = &self.screen {
            game.keep_original(original.as_ref().clone());
        }
        Task::batch([noted, self.show_game(game)])
    }

    pub(super) fn show_original(&mut self) -> Task<Message> {
        let original = match &mut self.screen {
            Screen::Game(copy) => copy.take_original(),
            _ => None,
        };
        original.map_or_else(Task::none, |original| self.show_game(original))
    }

    pub(super) fn again(&mut self, has_same_dice: bool) -> Task<Message> {
        match &self.screen {
            Screen::Game(game) => self.play_again(&game.saved(), has_same_dice),
            _ => Task::none(),
        }
    }

    fn play_again(&mut self, saved: &Saved, has_same_dice: bool) -> Task<Message> {
        let dice = has_same_dice.then(|| saved.session.same_dice());
        let earlier = self.settings.last_table.as_ref();
        let table = LastTable::of(&saved.session, saved.record.options, earlier);
        self.start(table, dice, saved.record.counts)
    }
}
