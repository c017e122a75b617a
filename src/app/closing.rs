//! Closing the app, and the question asked if something is unsaved by then.

use std::time::Duration;

use iced::widget::{column, row, text};
use iced::{Center, Subscription, Task};

use super::background::every;
use super::keymap::Command;
use super::panel::{ONE_COLUMN, panel_of};
use super::theme::{self, gap, size};
use super::widget::{Element, next_control, plain_control};
use super::{App, Message, Panel, Screen};
use crate::store::Saved;
use crate::text::{self as words, say};

/// The pause before failed saves are retried.
const REST: Duration = Duration::from_secs(5);

impl App {
    pub(super) fn close(&mut self) -> Task<Message> {
        let place = self.keep_last_place();
        // If the app ends before its first frame, the game opened last must not take the blame.
        self.store.note_shown();
        // Closing the app ends the session with the phones; only after a crash or a power cut they reconnect by
        // themselves.
        let forgotten = match self.settings.phones.take() {
            Some(_) => self.save_settings(),
            None => Task::none(),
        };
        if self.saving.is_done() {
            return self.end();
        }
        self.panel = Some(Panel::Unsaved);
        let saves = self.save_again();
        Task::batch([place, forgotten, saves])
    }

    /// Ends the app, after disconnecting the phones.
    pub(super) fn end(&mut self) -> Task<Message> {
        self.phones = None;
        iced::exit()
    }

    /// Retries saving at intervals while something could not be saved.
    pub fn retries(&self) -> Subscription<Message> {
        if self.saving.is_stuck() {
            Subscription::run(|| every(REST)).map(|_| Message::SaveAgain)
        } else {
            Subscription::none()
        }
    }

    pub(super) fn question(&self) -> Element<'_, Message> {
        let unsaved = self.saving.unsaved();
        let mut lines: Vec<String> = unsaved
            .iter()
            .map(|&(saved, events)| self.missing(saved, events))
            .collect();
        if lines.is_empty() {
            lines.push(say!("files-unsaved-settings"));
        }
        let lines = lines.into_iter();
        let lines = column(lines.map(|line| text(line).size(size::LABEL).into()));
        let state = match self.saving.trouble() {
            Some(trouble) if !self.saving.is_busy() => {
                text(words::not_stored(trouble)).style(theme::text::minus)
            }
            _ => text(say!("files-saving")).style(theme::text::soft),
        };
        let command = |label, command: Command| {
            plain_control(label, command.key(), Message::Command(command))
        };
        let again = (!self.saving.is_busy()).then_some(Message::SaveAgain);
        let elsewhere =
            (!unsaved.is_empty()).then(|| command(say!("files-save-elsewhere"), Command::Export));
        let without = match unsaved.is_empty() {
            true => say!("files-close-anyway"),
            false => say!("files-close-without"),
        };
        let ways = row![
            next_control(say!("files-try-again"), "Enter", again),
            elsewhere,
            plain_control(without, "", Message::CloseUnsaved),
        ]
        .spacing(gap::M)
        .align_y(Center)
        .wrap();
        let stay = command(say!("files-stay"), Command::Back);
        panel_of(
            ONE_COLUMN,
            say!("files-unsaved"),
            Some(stay),
            column![lines.spacing(gap::S), state.size(size::BODY), ways].spacing(gap::L),
        )
    }

    /// The number of unsaved events of a game, in a sentence: `3 moves of this game are not saved yet.`
    fn missing(&self, saved: &Saved, events: usize) -> String {
        match &self.screen {
            Screen::Game(game) if *game.id() == saved.id => {
                say!("files-unsaved-this", moves = events)
            }
            _ => {
                let title = words::title(saved.title.as_ref(), saved.session.players());
                let title = words::fitted(&title, 40);
                say!("files-unsaved-game", moves = events, title)
            }
        }
    }
}
