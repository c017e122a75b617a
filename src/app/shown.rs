//! How a game comes on the screen: opened, brought back, begun.

use std::path::Path;
use std::sync::Arc;

use iced::Task;
use jiff::Timestamp;

use super::game::Game;
use super::saving::Job;
use super::{App, Message, Screen, setup};
use crate::session::Dice;
use crate::store::{Id, LastTable, LoadError, Saved};

impl App {
    /// Shows a game where it stands.
    pub(super) fn show(&mut self, saved: Saved) -> Task<Message> {
        tracing::info!("a game is shown");
        let id = saved.id.clone();
        self.store.note_opening(&id);
        self.is_opening = true;
        let mut game = Game::new(saved);
        let prompt = game.prompt(&self.settings).map(Message::Game);
        self.go_to(Screen::Game(Box::new(game)));
        let compared = Task::batch([self.look_up_best(), self.look_up_places()]);
        Task::batch([self.remember(Some(id)), compared, prompt])
    }

    /// Shows a game that is in no file yet, and saves it.
    pub(super) fn show_new(&mut self, saved: Saved) -> Task<Message> {
        let saves = self.save(Job::Session(Arc::new(saved.clone())));
        Task::batch([saves, self.show(saved)])
    }

    /// Notes which game is on the screen, so that the next start goes on there, whatever ends this one.
    pub(super) fn remember(&mut self, id: Option<Id>) -> Task<Message> {
        if self.settings.open_game == id {
            return Task::none();
        }
        self.settings.open_game = id;
        self.save_settings()
    }

    /// A game as it is now, which its file may not be yet.
    pub(super) fn load(&self, id: &Id) -> Result<Saved, LoadError> {
        match self.saving.newest(id) {
            Some(saved) => Ok(saved.clone()),
            None => self.store.load(id),
        }
    }

    /// Shows one of our games.
    pub(super) fn open(&mut self, id: &Id) -> Task<Message> {
        match self.load(id) {
            Ok(saved) => self.show(saved),
            Err(error) => self.fail(&error),
        }
    }

    /// Opens a session file: one of ours as it is, any other as a copy among ours, unless the same game is there already.
    pub(super) fn open_file(&mut self, path: &Path) -> Task<Message> {
        let (store, path) = (self.store.clone(), path.to_owned());
        Task::perform(
            async move { store.import(&path, Timestamp::now()).map(Box::new) },
            Message::Opened,
        )
    }

    /// Brings back what a save that was cut off has left.
    pub(super) fn recover(&mut self) -> Task<Message> {
        // What is under way may be about the same file.
        if self.saving.is_busy() {
            return Task::none();
        }
        let Some(leftover) = self.leftovers.last() else {
            return Task::none();
        };
        match self.store.recover(leftover, Timestamp::now()) {
            Ok(saved) => {
                self.leftovers.pop();
                self.show(saved)
            }
            Err(trouble) => self.fail(&trouble),
        }
    }

    /// Begins a game at this table.
    pub(super) fn start(
        &mut self,
        table: LastTable,
        dice: Option<Dice>,
        counts: bool,
    ) -> Task<Message> {
        match setup::begin(&table, dice) {
            Ok(session) => {
                tracing::info!("a game for {} begins", session.players().len());
                let house = table.house_of_game();
                let saved = Saved {
                    house,
                    counts,
                    ..Saved::new(session, Timestamp::now())
                };
                self.settings.last_table = Some(table);
                self.show_new(saved)
            }
            Err(words) => {
                self.trouble = Some(words);
                Task::none()
            }
        }
    }

    /// The same table plays again, with the same dice or with others.
    pub(super) fn again(&mut self, has_same_dice: bool) -> Task<Message> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        let dice = has_same_dice.then(|| game.same_dice());
        let table = game.table(self.settings.last_table.as_ref());
        let counts = game.saved().counts;
        self.start(table, dice, counts)
    }
}
