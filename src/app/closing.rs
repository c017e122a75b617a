//! Closing the app, and the question asked if something is unsaved by then.

use iced::widget::{column, row, text};
use iced::{Center, Subscription, Task};

use super::export::Export;
use super::keymap::Command;
use super::panel::{ONE_COLUMN, panel_of};
use super::saving;
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control};
use super::{App, Message, Panel, Screen};
use crate::store::Saved;
use crate::text::{self as words, say};

impl App {
    /// Closes the app, or asks what to do with unsaved changes.
    pub(super) fn close(&mut self) -> Task<Message> {
        let place = self.keep_last_place();
        // If the app ends before its first frame, the game opened last must not take the blame.
        self.store.note_shown();
        // Closing the app ends the session with the phones; only after a crash or a power cut they reconnect by
        // themselves.
        let forgotten = self.forget_phones();
        if self.saving.is_done() {
            return self.end();
        }
        self.panel = Some(Panel::Unsaved);
        let saves = self.saving.again(&self.store).map(Message::Saved);
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
            Subscription::run(saving::retries).map(|_| Message::SaveAgain)
        } else {
            Subscription::none()
        }
    }

    /// Asks where to export a game that could not be saved to its own file.
    pub(super) fn export_unsaved(&mut self) -> Task<Message> {
        match self.saving.unsaved().first() {
            Some(&(saved, _)) => self.show_export(Export::new(saved.clone())),
            None => Task::none(),
        }
    }

    /// The question asked before the window closes.
    pub(super) fn question(&self) -> Element<'_, Message> {
        let unsaved = self.saving.unsaved();
        let mut lines = column![].spacing(gap::S);
        for &(saved, events) in &unsaved {
            lines = lines.push(text(self.missing(saved, events)).size(size::LABEL));
        }
        if unsaved.is_empty() {
            lines = lines.push(text(say!("files-unsaved-settings")).size(size::LABEL));
        }
        let state = match self.saving.trouble() {
            Some(trouble) if !self.saving.is_busy() => {
                text(words::not_stored(trouble)).style(theme::text::minus)
            }
            _ => text(say!("files-saving")).style(theme::text::soft),
        };
        let again = (!self.saving.is_busy()).then_some(Message::SaveAgain);
        let export = Command::Export;
        let elsewhere = (!unsaved.is_empty()).then(|| {
            let elsewhere = Some(Message::Command(export));
            control(
                say!("files-save-elsewhere"),
                export.key(),
                theme::button::plain,
                elsewhere,
            )
        });
        let without = if unsaved.is_empty() {
            say!("files-close-anyway")
        } else {
            say!("files-close-without")
        };
        let without = control(
            without,
            "",
            theme::button::plain,
            Some(Message::CloseUnsaved),
        );
        let ways = row![next_control(say!("files-try-again"), "Enter", again)]
            .push(elsewhere)
            .push(without)
            .spacing(gap::M)
            .align_y(Center)
            .wrap();
        let back = Command::Back;
        let stay = control(
            say!("files-stay"),
            back.key(),
            theme::button::plain,
            Some(Message::Command(back)),
        );
        panel_of(
            ONE_COLUMN,
            say!("files-unsaved"),
            Some(stay),
            column![lines, state.size(size::BODY), ways].spacing(gap::L),
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
                say!("files-unsaved-game", moves = events, title = title)
            }
        }
    }
}
