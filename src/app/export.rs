//! The panel that writes a game elsewhere: as its file, for a spreadsheet, or as words for a message.

use std::path::PathBuf;

use iced::widget::{column, operation, row, text, text_input};
use iced::{Center, Task};

use super::settings::{panel, section};
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control, option};
use crate::session::Played;
use crate::store::{self, Saved, Trouble};

const PATH: &str = "export path";

/// A game that is to be written elsewhere.
#[derive(Debug, Clone)]
pub struct Export {
    saved: Saved,
    kind: store::Export,
    path: String,
    is_busy: bool,
    /// What came of it.
    word: Option<Result<String, String>>,
}

/// What happens in the panel.
#[derive(Debug, Clone)]
pub enum Message {
    Kind(store::Export),
    PathWritten(String),
    /// The file is to be written at the path in the field, where there is none yet.
    Write,
    /// The place is to be chosen in the system's dialog.
    Choose,
    /// It was chosen, or nothing was.
    Chosen(Option<PathBuf>),
    Written(PathBuf, Result<(), Trouble>),
    Copy,
    Close,
}

/// What follows for the program.
pub enum Action {
    None,
    Close,
    Run(Task<Message>),
}

impl Export {
    pub fn new(saved: Saved) -> Export {
        let kind = store::Export::Session;
        Export {
            path: store::export_path(&saved, kind).display().to_string(),
            saved,
            kind,
            is_busy: false,
            word: None,
        }
    }

    /// Puts the cursor into the field.
    pub fn focus(&self) -> Task<Message> {
        operation::focus(PATH)
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Kind(kind) => {
                self.kind = kind;
                self.word = None;
                self.path = store::export_path(&self.saved, kind).display().to_string();
            }
            Message::PathWritten(path) => {
                self.path = path;
                self.word = None;
            }
            Message::Write if !self.is_busy && !self.path.trim().is_empty() => {
                let path = PathBuf::from(self.path.trim());
                return self.write(path, false);
            }
            Message::Choose if !self.is_busy => {
                self.is_busy = true;
                let path = store::export_path(&self.saved, self.kind);
                let mut dialog = rfd::AsyncFileDialog::new().set_title("Export the game");
                if let Some(folder) = path.parent() {
                    dialog = dialog.set_directory(folder);
                }
                if let Some(name) = path.file_name() {
                    dialog = dialog.set_file_name(name.to_string_lossy());
                }
                return Action::Run(Task::perform(dialog.save_file(), |file| {
                    Message::Chosen(file.map(|file| file.path().to_owned()))
                }));
            }
            Message::Chosen(Some(path)) => {
                self.path = path.display().to_string();
                // The dialog has asked whether a file of this name may be replaced.
                return self.write(path, true);
            }
            Message::Chosen(None) => {
                self.is_busy = false;
                self.word = Some(Err(
                    "No place was chosen. Where no dialog opens, write the path above.".to_owned(),
                ));
            }
            Message::Written(path, result) => {
                self.is_busy = false;
                self.word = Some(match result {
                    Ok(()) => Ok(format!("Exported to {}.", path.display())),
                    Err(trouble) => Err(super::words::sentence(&trouble.to_string())),
                });
            }
            Message::Copy => match store::export(&self.written(), self.kind) {
                Ok(text) => {
                    self.word = Some(Ok("Copied: paste it anywhere.".to_owned()));
                    return Action::Run(iced::clipboard::write(text));
                }
                Err(error) => self.word = Some(Err(error.to_string())),
            },
            Message::Close => return Action::Close,
            Message::Write | Message::Choose => {}
        }
        Action::None
    }

    /// What is written: choices that are secret for now only into the file of the game, which is there to go on with it.
    fn written(&self) -> Saved {
        let saved = self.saved.clone();
        match self.kind {
            store::Export::Session => saved,
            _ => {
                let seen = saved.seen().into_owned();
                saved.map(|_| seen)
            }
        }
    }

    fn write(&mut self, path: PathBuf, may_replace: bool) -> Action {
        self.is_busy = true;
        let (saved, kind) = (self.written(), self.kind);
        Action::Run(Task::perform(
            async move {
                let result = store::export_to(&path, &saved, kind, may_replace);
                (path, result)
            },
            |(path, result)| Message::Written(path, result),
        ))
    }

    pub fn view(&self) -> Element<'_, Message> {
        use store::Export::{Message as Words, Session, Throws};

        let (throws, about_throws) = match self.saved.session {
            Played::Express(_) => (
                "Table of throws (CSV)",
                "Every throw, choice and score, for a spreadsheet.",
            ),
            Played::Classic(_) => (
                "Table of rolls (CSV)",
                "Every roll, what was played of it and how its turn ended, for a spreadsheet.",
            ),
        };
        let kinds = [
            ("Game file", Session),
            (throws, Throws),
            ("Words for a message", Words),
        ];
        let about = match self.kind {
            Session => "Opens in Fifth Die on any computer, with all that happened.",
            Throws => about_throws,
            _ => "The result in a few lines.",
        };
        let kinds =
            kinds.map(|(label, kind)| option(label, "", kind == self.kind, Message::Kind(kind)));
        let free = |message: Message| (!self.is_busy).then_some(message);
        let place = column![
            text_input("A path", &self.path)
                .id(PATH)
                .on_input(Message::PathWritten)
                .on_submit(Message::Write)
                .size(size::BODY)
                .padding(gap::S),
            row![
                next_control("Export", "Enter", free(Message::Write)),
                control(
                    "Choose a place …",
                    "",
                    theme::button::plain,
                    free(Message::Choose)
                ),
                control("Copy", "", theme::button::plain, free(Message::Copy)),
            ]
            .spacing(gap::M)
            .align_y(Center),
        ]
        .spacing(gap::M);
        let word: Element<'_, Message> = match &self.word {
            None => text("").size(size::BODY).into(),
            Some(Ok(word)) => text(word).size(size::BODY).into(),
            Some(Err(word)) => text(word).size(size::BODY).style(theme::text::minus).into(),
        };
        panel(
            "Export",
            control("Close", "Esc", theme::button::plain, Some(Message::Close)),
            column![
                section(
                    "As",
                    column![
                        row(kinds).spacing(gap::S),
                        text(about).size(size::BODY).style(theme::text::soft),
                    ]
                    .spacing(gap::S)
                ),
                section("To", place),
                word,
            ]
            .spacing(gap::XL),
        )
    }
}
