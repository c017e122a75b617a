//! Passes messages to the screens and panels, and does what they ask for in return.

use std::sync::Arc;

use iced::Task;

use super::action::{Action, Request};
use super::alone::Alone;
use super::analysis::{self, Analysis};
use super::any_game::AnyGame;
use super::background::background;
use super::evening::{self, EveningScreen};
use super::export::{Export, Kind};
use super::files::{self, Changed, Edit};
use super::lesson;
use super::open_game::Origin;
use super::records::Records;
use super::setup::{self, NewGame};
use super::{App, Message, Panel, Screen, home, import};
use crate::session::Player;
use crate::stats::Contest;
use crate::store::{Id, Job};
use crate::text::evenings::Evening;
use crate::text::say;

impl App {
    /// Passes a message to the screen, lesson or panel that it is for, unless that has been left.
    pub(super) fn pass_on(&mut self, message: Message) -> Task<Message> {
        match (message, &mut self.screen, &mut self.panel) {
            (Message::Home(message), Screen::Home(home), _) => {
                let action = home.update(message, &self.store, self.settings.asks);
                self.follow(action, Message::Home)
            }
            (Message::NewGame(message), Screen::NewGame(new_game), _) => {
                let action = new_game.update(message);
                self.follow(action, Message::NewGame)
            }
            (Message::Records(message), Screen::Records(records), _) => {
                let action = records.update(message, &self.store);
                self.follow(action, Message::Records)
            }
            (Message::Alone(message), Screen::Alone(alone), _) => {
                let action = alone.update(message);
                self.follow(action, Message::Alone)
            }
            (Message::Evening(evening::Message::Share(kind)), Screen::Evening(evening), _) => {
                let export = evening.export(kind, self.settings.theme);
                self.export_evening(export)
            }
            (Message::EveningRead(Some(evening)), Screen::Home(_), None | Some(Panel::Menu)) => {
                let facts = evening.facts();
                let export = evening::export(evening, facts, Kind::Picture, self.settings.theme);
                self.export_evening(Some(export))
            }
            (Message::Evening(message), Screen::Evening(evening), _) => {
                let action = evening.update(message);
                self.follow(action, Message::Evening)
            }
            (Message::Analysis(message), Screen::Analysis(analysis), _) => {
                match analysis.update(message) {
                    analysis::Action::Run(task) => task.map(Message::Analysis),
                    analysis::Action::PlayOn => Task::none(),
                    analysis::Action::Leave => self.show_home(),
                }
            }
            (Message::Lesson(message), ..) => {
                let mut next = Some(message);
                while let (Some(message), Some(lesson)) = (next.take(), &mut self.lesson) {
                    match message {
                        lesson::Message::Close => self.lesson = None,
                        message => next = lesson.update(message, &self.settings),
                    }
                }
                Task::none()
            }
            (Message::Help(message), _, Some(Panel::Rules(help))) => {
                let action = help.update(message, &self.store);
                self.follow(action, Message::Help)
            }
            (Message::Export(message), _, Some(Panel::Export(export))) => {
                let action = export.update(message);
                self.follow(action, Message::Export)
            }
            (Message::Import(message), ..) => self.pass_to_import(message),
            _ => Task::none(),
        }
    }

    fn pass_to_import(&mut self, message: import::Message) -> Task<Message> {
        match (&message, &self.panel) {
            (import::Message::Open(_), _) => self.panel = None,
            (import::Message::Dropped(_), panel) if !matches!(panel, Some(Panel::Import)) => {
                let _ = self.import.open();
                self.panel = Some(Panel::Import);
            }
            _ => {}
        }
        let has_imported = matches!(message, import::Message::Done(_));
        let action = self.import.update(message, &self.store);
        let task = self.follow(action, Message::Import);
        match has_imported {
            true => Task::batch([task, self.list_again(), self.judge_games()]),
            false => task,
        }
    }

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
            Request::SetUpToday => {
                let (new_game, task) = NewGame::alone(&self.settings, &self.store);
                self.set_up((new_game.with_todays_dice(), task))
            }
            Request::PlayAlone => match self.settings.alone() {
                Some(table) => self.start(table, None, true),
                None => self.new_game_alone(),
            },
            Request::Beat(contest, person) => self.beat(contest, person),
            Request::Today => {
                let (alone, listing) = Alone::new(self.settings.alone(), &self.store);
                self.show_screen(Screen::Alone(alone), listing.map(Message::Alone))
            }
            Request::Start {
                table,
                dice,
                counts,
            } => self.start(table, dice, counts),
            Request::Open(id) => self.open(&id),
            Request::Analyse(id, choice) => self.analyse(&id, choice),
            Request::Evening(id) => self.show_evening(id),
            Request::Again(id) => self.read_ours(&id, Origin::Again),
            Request::OpenCopy(id, copy) => self.open_by(true, move |store| {
                let (saved, words) = copy.make(store, &id)?;
                Ok((saved, Origin::Copy(words)))
            }),
            Request::Edit(id, edit) => self.edit(id, edit),
            Request::Delete(id) => self.delete(id),
            Request::Practice => self.show_analysis(Analysis::of_practice(&self.store)),
            Request::Position => {
                let edit = self.set_up.take().unwrap_or_default();
                self.show_analysis(Analysis::of_position(edit))
            }
            Request::Blank => self.show_export(Export::blank()),
        }
    }

    pub(super) fn edit(&mut self, id: Id, edit: Edit) -> Task<Message> {
        if let Some(game) = self.aside.as_mut().filter(|game| *game.id() == id) {
            let saved = edit.of(game.saved());
            **game = AnyGame::new(saved.clone());
            return self.save(Job::Session(Arc::new(saved)));
        }
        match self.saving.newest(&id) {
            Some(saved) => {
                let saved = edit.of(saved.clone());
                self.save(Job::Session(Arc::new(saved)))
            }
            None => files::edit(&self.store, id, edit).map(changed),
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

    pub(super) fn new_game(&mut self) -> Task<Message> {
        let setup = NewGame::new(&self.settings, &self.store);
        self.set_up(setup)
    }

    fn new_game_alone(&mut self) -> Task<Message> {
        let setup = NewGame::alone(&self.settings, &self.store);
        self.set_up(setup)
    }

    fn set_up(&mut self, (new_game, task): (NewGame, Task<setup::Message>)) -> Task<Message> {
        self.show_screen(Screen::NewGame(new_game), task.map(Message::NewGame))
    }

    /// Starts a solo game of this contest, of this person if one is given, or asks who plays.
    fn beat(&mut self, contest: Contest, person: Option<Player>) -> Task<Message> {
        let Some(mut table) = self.settings.alone() else {
            return self.new_game_alone();
        };
        if let Some(person) = person {
            table.players = vec![person];
        }
        table.play_in(contest);
        self.start(table, None, true)
    }

    /// Shows the records; from a game they lead back to it.
    pub(super) fn show_records(&mut self) -> Task<Message> {
        let (mut records, reading) = Records::new(&self.store);
        let reading = reading.map(Message::Records);
        records.is_from_game = match &self.screen {
            Screen::Game(_) => true,
            Screen::Records(shown) => shown.is_from_game,
            _ => false,
        };
        if records.is_from_game {
            self.panel = None;
            self.go_to(Screen::Records(records));
            return Task::batch([reading, self.judge_games()]);
        }
        let shown = self.show_screen(Screen::Records(records), reading);
        Task::batch([shown, self.judge_games()])
    }

    /// Shows the result of an evening; from a game it leads back to it.
    pub(super) fn show_evening(&mut self, id: Id) -> Task<Message> {
        let is_from_game = self.screen.game().is_some();
        let (evening, reading) = EveningScreen::new(&self.store, id, is_from_game);
        self.panel = None;
        self.go_to(Screen::Evening(evening));
        reading.map(Message::Evening)
    }

    fn show_analysis(
        &mut self,
        (analysis, task): (Analysis, Task<analysis::Message>),
    ) -> Task<Message> {
        let screen = Screen::Analysis(Box::new(analysis));
        self.show_screen(screen, task.map(Message::Analysis))
    }

    /// Opens the export panel for the open game or the selected one, or for blank pads.
    pub(super) fn export(&mut self) -> Task<Message> {
        let selected = match &self.screen {
            _ if matches!(self.panel, Some(Panel::Unsaved)) => {
                let unsaved = self.saving.unsaved();
                let export = unsaved
                    .first()
                    .map(|&(saved, _)| Export::new(saved.clone()));
                return export.map_or_else(Task::none, |export| self.show_export(export));
            }
            Screen::Game(game) => return self.show_export(Export::new(game.saved())),
            Screen::Evening(evening) => {
                let export = evening.export(Kind::Picture, self.settings.theme);
                return self.export_evening(export);
            }
            Screen::Records(_) => return self.show_export(Export::all(&self.store)),
            Screen::Home(home) => {
                if let Some(first) = home.first_of_evening() {
                    let (store, first) = (self.store.clone(), first.clone());
                    let reading = background(move |_| Evening::read(&store, &first, || true));
                    return reading
                        .map(|evening| Message::EveningRead(evening.ok().flatten().map(Arc::new)));
                }
                home.selected().map(|listed| listed.id.clone())
            }
            _ => None,
        };
        match selected {
            Some(id) => self.read_ours(&id, Origin::Exported),
            None => self.show_export(Export::blank()),
        }
    }

    /// Opens the export panel for an evening, unless there is none.
    pub(super) fn export_evening(&mut self, export: Option<Export>) -> Task<Message> {
        match export {
            Some(export) => self.show_export(export.with_games(&self.store)),
            None => Task::none(),
        }
    }

    pub(super) fn show_export(&mut self, export: Export) -> Task<Message> {
        self.panel = Some(Panel::Export(Box::new(export)));
        Export::focus()
    }
}

fn changed(result: Result<Changed, String>) -> Message {
    Message::Home(home::Message::Changed(result))
}
