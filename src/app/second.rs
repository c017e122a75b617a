//! A second copy of the app on the same folder: it only shows games, and takes over when the first one ends.

use std::time::Duration;

use iced::{Subscription, Task};

use super::background::{background, every};
use super::home::Home;
use super::{App, Message, Screen, any_game, game_screen, result};
use crate::store::{Settings, note};
use crate::text::say;

const STEP: Duration = Duration::from_secs(1);

impl App {
    /// Whether this is the second copy; if so, tells the player that it changes nothing.
    pub(super) fn refuses(&mut self) -> bool {
        if self.is_second {
            self.trouble = Some(say!("files-second-refuses"));
        }
        self.is_second
    }

    /// Lets you look through an open game but refuses any change to it.
    pub(super) fn look_on(&mut self, message: any_game::Message) -> Task<Message> {
        use game_screen::{Action, Message::Result};
        use result::Message::Count;

        let Screen::Game(game) = &mut self.screen else {
            return Task::none();
        };
        let before = game.clone();
        let counts = matches!(
            message,
            any_game::Message::Express(Result(Count)) | any_game::Message::Classic(Result(Count))
        );
        let action = game.update(message, &self.settings);
        match action {
            // A review notes its losses; without the file that note is lost, which does no harm.
            Action::Note(_) if !counts => self.follow_game(action),
            Action::Save(_) | Action::Note(_) | Action::PlayOn(_) => {
                *game = before;
                self.refuses();
                Task::none()
            }
            action => self.follow_game(action),
        }
    }

    pub fn takeovers(&self) -> Subscription<Message> {
        if self.is_second {
            Subscription::run(|| every(STEP)).map(|_| Message::TakeOver)
        } else {
            Subscription::none()
        }
    }

    pub(super) fn take_over(&mut self) -> Task<Message> {
        if !self.is_second || self.is_taking_over {
            return Task::none();
        }
        self.is_taking_over = true;
        let store = self.store.clone();
        let taken = background(move |_| {
            store.lock();
            (!store.is_read_only()).then(|| Box::new(store.settings()))
        });
        // If the task fails, the next check tries again.
        taken.map(|settings| Message::TakenOver(settings.unwrap_or_default()))
    }

    pub(super) fn on_taken_over(&mut self, settings: Option<Box<Settings>>) -> Task<Message> {
        self.is_taking_over = false;
        let Some(settings) = settings else {
            return Task::none();
        };
        note("the other copy has ended, and this one goes on");
        self.is_second = false;
        self.settings = *settings;
        self.speak();
        self.trouble = None;
        // The first copy may have changed its file.
        self.aside = None;
        match &mut self.screen {
            Screen::Game(game) if self.saving.has_file(game.id()) => {
                let id = game.id().clone();
                // The list shows if the game is gone or damaged.
                self.go_to(Screen::Home(Box::new(Home::new(&self.store, None).0)));
                self.open(&id)
            }
            Screen::Game(game) => {
                let saved = game.saved();
                self.show_new(saved)
            }
            _ => {
                let listing = self.list_again();
                Task::batch([listing, self.remember(None)])
            }
        }
    }
}
