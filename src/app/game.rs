//! One game: the table, its history and its result.

use iced::widget::{responsive, row};
use iced::{Subscription, Task};

use super::history::{self, History};
use super::keymap::{Command, Press};
use super::play::{self, Play};
use super::result;
use super::theme::{self, gap};
use super::widget::{Element, control};
use super::words;
use crate::rules::express::Phase;
use crate::session::{Event, Session};
use crate::store::Saved;

/// An open game.
#[derive(Debug, Clone)]
pub struct Game {
    saved: Saved<Session>,
    screen: Screen,
}

#[derive(Debug, Clone)]
enum Screen {
    Play(Play),
    History(History),
    Result,
}

/// What happens in a game.
#[derive(Debug, Clone)]
pub enum Message {
    Play(play::Message),
    History(history::Message),
    Undo,
    Redo,
    ShowHistory,
    ShowTable,
    ShowResult,
    /// The same table plays again.
    Again,
    /// All games are asked for.
    Leave,
}

/// What follows for the program around the game.
pub enum Action {
    None,
    /// The session has changed and is to be saved.
    Save,
    /// The games are to be shown.
    Leave,
    /// The same table plays again.
    Again,
    Run(Task<Message>),
}

impl Game {
    /// Opens a game where it stands: at its result when it is over.
    pub fn new(saved: Saved<Session>) -> Game {
        let play = Play::new(&saved.session);
        let screen = if play.is_over() {
            Screen::Result
        } else {
            Screen::Play(play)
        };
        Game { saved, screen }
    }

    /// The session and what its file knows besides.
    pub fn saved(&self) -> &Saved<Session> {
        &self.saved
    }

    /// The same, to note when it changed.
    pub fn saved_mut(&mut self) -> &mut Saved<Session> {
        &mut self.saved
    }

    fn session(&self) -> &Session {
        &self.saved.session
    }

    /// What is shown in the title of the window.
    pub fn title(&self) -> String {
        let players = self.session().setup().players();
        let names = words::together(players.iter().map(|player| player.name.as_str()));
        self.saved.title.clone().unwrap_or(names)
    }

    /// The message for a command, if it means something in a game.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        match (command, &self.screen) {
            (Command::Undo, _) => Some(Message::Undo),
            (Command::Redo, _) => Some(Message::Redo),
            (Command::History, Screen::History(_)) => Some(Message::ShowTable),
            (Command::History, _) => Some(Message::ShowHistory),
            (Command::Back, _) => Some(Message::ShowTable),
            _ => None,
        }
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match &self.screen {
            Screen::Play(play) => play.on_key(press, self.session()).map(Message::Play),
            Screen::History(history) => history.on_key(press).map(Message::History),
            Screen::Result => result::on_key(press),
        }
    }

    /// The keys of what is shown, for the list of keys.
    pub fn keys(&self) -> &'static [(&'static str, &'static str)] {
        match self.screen {
            Screen::Play(_) => &play::KEYS,
            Screen::History(_) => &history::KEYS,
            Screen::Result => &result::KEYS,
        }
    }

    pub fn subscription(&self) -> Subscription<Message> {
        match &self.screen {
            Screen::Play(play) => play.subscription().map(Message::Play),
            Screen::History(_) | Screen::Result => Subscription::none(),
        }
    }

    /// Takes part in what happens. `tumbles` says whether the app's dice do.
    pub fn update(&mut self, message: Message, tumbles: bool) -> Action {
        match message {
            Message::Play(message) => {
                let Screen::Play(play) = &mut self.screen else {
                    return Action::None;
                };
                let action = play.update(message, &mut self.saved.session, tumbles);
                match action {
                    play::Action::None => Action::None,
                    play::Action::Recorded => {
                        if play.is_over() {
                            self.screen = Screen::Result;
                        }
                        Action::Save
                    }
                }
            }
            Message::History(message) => {
                let Screen::History(history) = &mut self.screen else {
                    return Action::None;
                };
                let mut play = Play::new(&self.saved.session);
                match history.update(message, &self.saved.session) {
                    history::Action::None => return Action::None,
                    history::Action::Scroll(task) => return Action::Run(task),
                    history::Action::CorrectThrow(number) => play.correct_throw(number),
                    history::Action::CorrectChoice(number, seat) => {
                        play.correct_choice(number, seat);
                    }
                }
                self.screen = Screen::Play(play);
                Action::None
            }
            Message::Undo => match self.saved.session.undo() {
                Some(event) => {
                    self.follow(event, true);
                    Action::Save
                }
                None => Action::None,
            },
            Message::Redo => match self.saved.session.redo() {
                Some(event) => {
                    self.follow(event, false);
                    Action::Save
                }
                None => Action::None,
            },
            Message::ShowHistory => {
                let history = History::new(self.session());
                let task = history.to_last();
                self.screen = Screen::History(history);
                Action::Run(task)
            }
            Message::ShowTable => {
                match &mut self.screen {
                    Screen::Play(play) => play.back(&self.saved.session),
                    Screen::History(_) | Screen::Result => {
                        self.screen = Screen::Play(Play::new(&self.saved.session));
                    }
                }
                Action::None
            }
            Message::ShowResult => {
                self.screen = Screen::Result;
                Action::None
            }
            Message::Again => Action::Again,
            Message::Leave => Action::Leave,
        }
    }

    /// Shows what an undone or repeated event was about.
    fn follow(&mut self, event: Event, is_undone: bool) {
        match &mut self.screen {
            Screen::History(history) => history.follow(event, &self.saved.session),
            screen => {
                let mut play = Play::new(&self.saved.session);
                play.follow(event, is_undone, &self.saved.session);
                *screen = if play.is_over() {
                    Screen::Result
                } else {
                    Screen::Play(play)
                };
            }
        }
    }

    pub fn view(&self) -> Element<'_, Message> {
        match &self.screen {
            Screen::Play(play) => {
                responsive(move |size| play.view(self.session(), size).map(Message::Play)).into()
            }
            Screen::History(history) => history.view(self.session()).map(Message::History),
            Screen::Result => result::view(self.session()),
        }
    }

    /// What the bar above the screens offers in a game.
    pub fn controls(&self) -> Element<'_, Message> {
        let log = self.session().log();
        let is_over = self.session().table().phase() == Phase::Over;
        let quiet = |label, command: Command, message| {
            control(label, command.key(), theme::button::quiet, message)
        };
        let mut controls = row![].spacing(gap::XS);
        controls = match self.screen {
            Screen::Play(_) if is_over => controls.push(control(
                "Result",
                "",
                theme::button::quiet,
                Some(Message::ShowResult),
            )),
            Screen::Play(_) => controls,
            Screen::History(_) | Screen::Result => {
                controls.push(quiet("Table", Command::Back, Some(Message::ShowTable)))
            }
        };
        let history = !matches!(self.screen, Screen::History(_));
        controls
            .push(quiet(
                "Undo",
                Command::Undo,
                (log.cursor() > 0).then_some(Message::Undo),
            ))
            .push(quiet(
                "Redo",
                Command::Redo,
                (!log.undone().is_empty()).then_some(Message::Redo),
            ))
            .push(quiet(
                "History",
                Command::History,
                history.then_some(Message::ShowHistory),
            ))
            .into()
    }
}
