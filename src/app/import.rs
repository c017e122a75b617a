//! The panel that imports games and reports the outcome for each file.

use std::path::{Path, PathBuf};

use iced::widget::{column, operation, row, text};
use iced::{Center, Fill, Task};
use jiff::Timestamp;

use super::action::{Action, Request};
use super::background::{Failed, background};
use super::banner;
use super::panel::{panel, section};
use super::theme::{self, gap, size};
use super::widget::{Element, bold, control, field, medium, next_control, quiet_control, soft};
use crate::store::{self, Id, Imported, Store};
use crate::text::{self as words, Phrase, phrase, say};

const PATH: &str = "import path";
/// At most this many files are listed; the rest are only counted.
const LISTED: usize = 100;

#[derive(Debug, Clone, Default)]
pub struct Import {
    path: String,
    /// Files added while others are being read.
    waiting: Vec<PathBuf>,
    is_busy: bool,
    is_choosing: bool,
    done: Vec<store::Import>,
    word: Option<Phrase>,
}

#[derive(Debug, Clone)]
pub enum Message {
    PathWritten(String),
    /// Import the path in the field, or choose files if it is empty.
    Take,
    Choose,
    Chosen(Vec<PathBuf>),
    Dropped(PathBuf),
    Done(Result<Vec<store::Import>, Failed>),
    Open(Id),
}

impl Import {
    pub fn open(&mut self) -> Task<Message> {
        if !self.is_busy {
            self.done.clear();
            self.word = None;
        }
        operation::focus(PATH)
    }

    pub fn update(&mut self, message: Message, store: &Store) -> Action<Message> {
        match message {
            Message::PathWritten(path) => self.path = path,
            Message::Take => {
                let path = self.path.trim().trim_matches('"').to_owned();
                if path.is_empty() {
                    return self.update(Message::Choose, store);
                }
                self.path.clear();
                return Action::Run(self.take(vec![path.into()], store));
            }
            Message::Choose if self.is_choosing => {}
            Message::Choose => {
                self.is_choosing = true;
                let dialog = rfd::AsyncFileDialog::new()
                    .set_title(say!("files-import-games"))
                    .add_filter(say!("common-games"), &["ron"])
                    .add_filter(say!("files-filter-all"), &["*"]);
                return Action::Run(Task::perform(dialog.pick_files(), |files| {
                    let files = files.unwrap_or_default();
                    Message::Chosen(files.iter().map(|file| file.path().to_owned()).collect())
                }));
            }
            Message::Chosen(paths) => {
                self.is_choosing = false;
                if !paths.is_empty() {
                    return Action::Run(self.take(paths, store));
                }
                self.word = Some(phrase!("files-no-file"));
            }
            Message::Dropped(path) => return Action::Run(self.take(vec![path], store)),
            Message::Done(imports) => {
                self.is_busy = false;
                match imports {
                    Ok(imports) => self.done.extend(imports),
                    Err(Failed) => {
                        self.word = Some(phrase!("files-import-failed"));
                    }
                }
                let next = std::mem::take(&mut self.waiting);
                return Action::Run(self.take(next, store));
            }
            Message::Open(id) => return Request::Open(id).into(),
        }
        Action::None
    }

    /// Imports games in one background task at a time, so that none is imported twice.
    fn take(&mut self, paths: Vec<PathBuf>, store: &Store) -> Task<Message> {
        self.waiting.extend(paths);
        if self.is_busy || self.waiting.is_empty() {
            return Task::none();
        }
        self.word = None;
        self.is_busy = true;
        let paths = std::mem::take(&mut self.waiting);
        let store = store.clone();
        background(move |_| store.import_all(&paths, Timestamp::now())).map(Message::Done)
    }

    pub fn view(&self) -> Element<'_, Message> {
        let choose = (!self.is_choosing).then_some(Message::Choose);
        let ways = if self.path.trim().is_empty() {
            row![next_control(say!("files-choose"), "Enter", choose)]
        } else {
            row![
                next_control(say!("files-import"), "Enter", Some(Message::Take)),
                control(say!("files-choose"), "", theme::button::plain, choose),
            ]
        };
        let field = field(say!("files-import-path"), &self.path, |field| {
            let field = field.id(PATH).on_input(Message::PathWritten);
            let field = field.on_submit(Message::Take);
            field.size(size::BODY).padding(gap::S)
        });
        let place = column![
            soft(say!("files-import-about"), size::BODY),
            field,
            ways.spacing(gap::M).align_y(Center),
        ]
        .spacing(gap::M);
        let word = self.word.map(|word| banner::refusal(word.to_string()));
        let reading = self.is_busy.then(|| banner::notice(say!("files-reading")));
        let lines = column![section(say!("files-from"), place), word, reading];
        let reports = (!self.done.is_empty()).then(|| self.reports());
        panel(say!("files-import"), lines.push(reports).spacing(gap::XL))
    }

    fn reports(&self) -> Element<'_, Message> {
        let more = self.done.len().saturating_sub(LISTED);
        let more = (more > 0).then(|| soft(say!("files-more", count = more), size::BODY));
        let reports = self.done.iter().take(LISTED).map(report);
        let reports = column(reports).push(more).spacing(gap::S).width(Fill);
        column![bold(self.sum(), size::LABEL), reports]
            .spacing(gap::M)
            .into()
    }

    /// `2 games imported, 1 was here already, 1 cannot be imported`.
    fn sum(&self) -> String {
        let count = |is_it: fn(&store::Import) -> bool| {
            self.done.iter().filter(|&import| is_it(import)).count()
        };
        let new = count(|import| matches!(import.result, Ok(Imported::New(_))));
        let here = count(|import| matches!(import.result, Ok(Imported::Here(_))));
        let failed = count(|import| import.result.is_err());
        say!("files-import-sum", imported = new, here, failed)
    }
}

fn report(import: &store::Import) -> Element<'_, Message> {
    let name = import.path.file_name().unwrap_or(import.path.as_os_str());
    let name = words::fitted(&words::path(Path::new(name)), 50);
    let (word, id) = match &import.result {
        Ok(Imported::New(id)) => (text(say!("files-imported")), Some(id)),
        Ok(Imported::Here(id)) => (text(say!("files-here")), Some(id)),
        Err(error) => {
            let word = text(words::not_imported(error)).style(theme::text::minus);
            (word, None)
        }
    };
    let about = column![medium(name, size::BODY), word.size(size::CAPTION)]
        .spacing(gap::XXS)
        .width(Fill);
    let open = id.map(|id| quiet_control(say!("files-open"), "", Message::Open(id.clone())));
    row![about, open].spacing(gap::M).align_y(Center).into()
}
