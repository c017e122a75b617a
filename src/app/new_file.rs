//! The part of a panel that asks where to write a new file and reports the outcome.

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use iced::widget::{column, operation, row, text};
use iced::{Center, Task};

use super::panel::section;
use super::theme::{self, gap, size};
use super::widget::{Element, control, field, next_control, option, soft};
use super::written::{self, Deed, Written};
use crate::store::Print;
use crate::text::say;

const PATH: &str = "path of the new file";

#[derive(Debug, Clone, Default)]
pub struct NewFile {
    path: String,
    /// The path proposed last.
    proposed: String,
    /// Whether it is being written, or the dialog is open.
    is_busy: bool,
    word: Option<Word>,
}

#[derive(Debug, Clone)]
enum Word {
    Notice(String),
    Refusal(String),
    Written(Written),
}

#[derive(Debug, Clone)]
pub enum Message {
    Path(String),
    /// Write the file at the path in the field, if there is none yet.
    Write,
    Choose,
    /// The place was chosen; `None` if the dialog was cancelled.
    Chosen(Option<PathBuf>),
    Written(Result<Vec<PathBuf>, String>),
    Found(written::Message),
}

pub enum Action {
    None,
    Choose,
    /// Write the file here; the flag allows replacing another file.
    Write(PathBuf, bool),
    Run(Task<Message>),
}

impl NewFile {
    pub fn focus<T: Send + 'static>() -> Task<T> {
        operation::focus(PATH)
    }

    pub fn is_free(&self) -> bool {
        !self.is_busy
    }

    /// Proposes another path. If the user has typed one, only its extension changes.
    pub fn propose(&mut self, path: &Path) {
        let proposed = path.display().to_string();
        let written = Path::new(&self.path);
        let ending = Path::new(&self.proposed).extension();
        if self.path == self.proposed {
            self.path.clone_from(&proposed);
        } else if written.extension() == ending {
            let other = written.with_extension(path.extension().unwrap_or_default());
            self.path = other.display().to_string();
        }
        self.proposed = proposed;
        self.word = None;
    }

    pub fn tell(&mut self, word: Result<String, String>) {
        self.word = Some(match word {
            Ok(words) => Word::Notice(words),
            Err(words) => Word::Refusal(words),
        });
    }

    pub fn hush(&mut self) {
        self.word = None;
    }

    /// Opens the system's dialog, which needs a real display, and proposes `path` there.
    pub fn choose(title: String, path: &Path) -> Task<Message> {
        let mut dialog = rfd::AsyncFileDialog::new().set_title(title);
        if let Some(folder) = path.parent() {
            dialog = dialog.set_directory(folder);
        }
        if let Some(name) = path.file_name() {
            dialog = dialog.set_file_name(name.to_string_lossy());
        }
        Task::perform(dialog.save_file(), |file| {
            Message::Chosen(file.map(|file| file.path().to_owned()))
        })
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Path(path) => {
                self.path = path;
                self.word = None;
            }
            Message::Write if self.is_free() && !self.path.trim().is_empty() => {
                self.is_busy = true;
                return Action::Write(self.path.trim().into(), false);
            }
            Message::Choose if self.is_free() => {
                self.is_busy = true;
                return Action::Choose;
            }
            Message::Write | Message::Choose => {}
            Message::Chosen(Some(path)) => {
                self.path = path.display().to_string();
                // The dialog has already asked before replacing a file.
                return Action::Write(path, true);
            }
            Message::Chosen(None) => {
                self.is_busy = false;
                self.word = Some(Word::Refusal(say!("files-no-place")));
            }
            Message::Written(result) => {
                self.is_busy = false;
                self.word = Some(match result.map(Written::new) {
                    Ok(Some(written)) => Word::Written(written),
                    Ok(None) => Word::Refusal(say!("files-nothing")),
                    Err(words) => Word::Refusal(words),
                });
            }
            Message::Found(message) => {
                if let Some(Word::Written(written)) = &mut self.word {
                    return Action::Run(written.update(message).map(Message::Found));
                }
            }
        }
        Action::None
    }

    /// The path field, the buttons and the outcome; `write` labels the button that writes, and `more` goes beside it.
    pub fn view<'a, M: 'a>(
        &'a self,
        write: String,
        deed: Deed,
        to: fn(Message) -> M,
        more: Option<Element<'a, M>>,
    ) -> Element<'a, M> {
        let free = |message| self.is_free().then_some(message);
        let field = field(say!("files-path"), &self.path, |field| {
            let field = field.id(PATH).on_input(Message::Path);
            let field = field.on_submit(Message::Write);
            field.size(size::BODY).padding(gap::S)
        });
        let choose = say!("files-choose-place");
        let choose = control(choose, "", theme::button::plain, free(Message::Choose));
        let ways = row![
            next_control(write, "Enter", free(Message::Write)).map(to),
            choose.map(to),
            more
        ]
        .spacing(gap::M)
        .align_y(Center);
        let word: Element<'a, Message> = match &self.word {
            None => text("").size(size::BODY).into(),
            Some(Word::Notice(words)) => text(words).size(size::BODY).into(),
            Some(Word::Refusal(words)) => {
                let words = text(words).size(size::BODY);
                words.style(theme::text::minus).into()
            }
            Some(Word::Written(files)) => files.view(deed, ["", ""], Message::Found),
        };
        let place = column![field.map(to), ways].spacing(gap::M);
        column![section(say!("files-to"), place), word.map(to)]
            .spacing(gap::M)
            .into()
    }
}

/// The file types for pages, with a note about the chosen one.
pub fn prints<'a, M: Clone + Debug + 'a>(now: Print, to: fn(Print) -> M) -> Element<'a, M> {
    let options = Print::ALL.map(|print| {
        let label = match print {
            Print::Pdf => "PDF",
            Print::Svg => "SVG",
            Print::Png => "PNG",
        };
        option(label, "", print == now, to(print))
    });
    let about = match now {
        Print::Pdf => say!("files-about-pdf"),
        Print::Svg => say!("files-about-svg"),
        Print::Png => say!("files-about-png"),
    };
    column![row(options).spacing(gap::S), soft(about, size::BODY)]
        .spacing(gap::S)
        .into()
}
