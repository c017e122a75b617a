//! What the app does for a screen or a panel that asks for it.

use std::sync::Arc;

use iced::Task;

use super::action::{Action, Request};
use super::export::Export;
use super::files::{self, Changed, Rewritten};
use super::saving::Job;
use super::{App, Message, Screen, home};
use crate::store::{Id, Saved};
use crate::text::say;

impl App {
    /// Carries out an action of a screen or a panel whose messages reach it as `message`.
    pub(super) fn follow<M: Send + 'static>(
        &mut self,
        action: Action<M>,
        message: fn(M) -> Message,
    ) -> Task<Message> {
        match action {
            Action::None => Task::none(),
            Action::Run(task) => task.map(message),
            Action::Ask(request) => self.grant(request),
        }
    }

    fn grant(&mut self, request: Request) -> Task<Message> {
        match request {
            Request::Command(command) => self.command(command),
            Request::ReturnToGame => match self.aside.take() {
                Some(game) => self.show_game(*game),
                None => self.show_home(),
            },
            Request::SetUpToday => self.new_game_with_todays_dice(),
            Request::PlayAlone => self.play_alone(),
            Request::Today => self.show_alone(),
            Request::Start {
                table,
                dice,
                counts,
            } => self.start(table, dice, counts),
            Request::Open(id) => self.open(&id),
            Request::OpenCopy(id, copy) => self.open_copy(id, copy),
            Request::Rewrite(id, rewritten) => self.rewrite(id, rewritten),
            Request::Delete(id) => self.delete(id),
            Request::Note(saved) => self.note(saved),
            Request::Lesson(subject) => {
                self.learn_about(subject);
                Task::none()
            }
            Request::Quiz => self.show_quiz(None),
            Request::Position => self.show_position(),
            Request::Blank => self.show_export(Export::blank()),
        }
    }

    fn note(&mut self, saved: Arc<Saved>) -> Task<Message> {
        // Phones may have played on in the game, or a newer state of it waits to be saved.
        if self.is_on_phones(&saved.id) || self.saving.newest(&saved.id).is_some() {
            return Task::none();
        }
        self.save(Job::Session(saved))
    }

    fn rewrite(&mut self, id: Id, rewritten: Rewritten) -> Task<Message> {
        if self.is_on_phones(&id) {
            return self.rewrite_aside(rewritten);
        }
        match self.saving.newest(&id) {
            Some(saved) => {
                let saved = rewritten(saved.clone());
                self.save(Job::Session(Arc::new(saved)))
            }
            None => files::rewrite(&self.store, id, rewritten).map(changed),
        }
    }

    fn delete(&mut self, id: Id) -> Task<Message> {
        let refusal = if self.is_on_phones(&id) {
            say!("home-not-deleted-phones")
        } else if self.saving.newest(&id).is_some() {
            say!("home-not-deleted-unsaved")
        } else {
            return files::delete(&self.store, id).map(changed);
        };
        if let Screen::Home(home) = &mut self.screen {
            home.complain(refusal);
        }
        Task::none()
    }

    fn is_on_phones(&self, id: &Id) -> bool {
        self.aside.as_ref().is_some_and(|game| game.id() == id)
    }
}

fn changed(result: Result<Changed, String>) -> Message {
    Message::Home(home::Message::Changed(result))
}
