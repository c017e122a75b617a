//! The panel that writes a game elsewhere: as its file, for a spreadsheet, as words for a message, or on paper.

use std::path::PathBuf;

use iced::widget::{column, operation, row, text, text_input};
use iced::{Center, Task};

use super::dialog;
use super::settings::{panel, section};
use super::theme::{self, gap, size};
use super::widget::{Element, control, next_control, option};
use crate::paper::{self, Blank, Paper, Sheet};
use crate::rules::express::Penalty;
use crate::session::Played;
use crate::store::{self, Print, Saved, Trouble};

const PATH: &str = "export path";

/// What is to be written elsewhere.
#[derive(Debug, Clone)]
pub struct Export {
    /// The game, unless there is nothing to write but blank pads.
    saved: Option<Saved>,
    kind: Kind,
    print: Print,
    paper: Paper,
    path: String,
    is_busy: bool,
    /// What came of it.
    word: Option<Result<String, String>>,
}

/// What it is written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    File(store::Export),
    Sheet(Sheet),
    Blank(Blank),
}

/// What happens in the panel.
#[derive(Debug, Clone)]
pub enum Message {
    Kind(Kind),
    Print(Print),
    Paper(Paper),
    PathWritten(String),
    /// The file is to be written at the path in the field, where there is none yet.
    Write,
    /// The place is to be chosen in the system's dialog.
    Choose,
    /// It was chosen, or nothing was.
    Chosen(Option<PathBuf>),
    /// These files were written, or why not.
    Written(Result<Vec<PathBuf>, Trouble>),
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
    /// A game that is to be written.
    pub fn new(saved: Saved) -> Export {
        Export::of(Some(saved), Kind::File(store::Export::Session))
    }

    /// Pads or a board to play on with a pencil, without a game.
    pub fn blank() -> Export {
        Export::of(None, Kind::Blank(Blank::Express(Penalty::default())))
    }

    fn of(saved: Option<Saved>, kind: Kind) -> Export {
        let mut export = Export {
            saved,
            kind,
            print: Print::Pdf,
            paper: Paper::A4,
            path: String::new(),
            is_busy: false,
            word: None,
        };
        export.name();
        export
    }

    /// Puts the cursor into the field.
    pub fn focus(&self) -> Task<Message> {
        operation::focus(PATH)
    }

    /// A free name for what is to be written.
    fn name(&mut self) {
        let saved = self.saved.as_ref();
        let path = match (self.kind, saved) {
            (Kind::File(kind), Some(saved)) => store::export_path(saved, kind),
            (Kind::File(_), None) => return,
            (Kind::Sheet(Sheet::Pads), _) => store::print_path(saved, self.pads(), self.print),
            (Kind::Sheet(Sheet::Result), _) => store::print_path(saved, "result", self.print),
            (Kind::Blank(Blank::Express(_)), _) => {
                store::print_path(None, "blank pads", self.print)
            }
            (Kind::Blank(Blank::Classic), _) => store::print_path(None, "blank board", self.print),
        };
        self.path = path.display().to_string();
        self.word = None;
    }

    /// What the game is written on.
    fn pads(&self) -> &'static str {
        match self.saved.as_ref().map(|saved| &saved.session) {
            Some(Played::Classic(_)) => "board",
            Some(Played::Express(_)) | None => "pads",
        }
    }

    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Kind(kind) => {
                self.kind = kind;
                self.name();
            }
            Message::Print(print) => {
                self.print = print;
                self.name();
            }
            Message::Paper(paper) => {
                self.paper = paper;
                self.word = None;
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
                self.name();
                let path = PathBuf::from(&self.path);
                return Action::Run(dialog::place("Export", &path).map(Message::Chosen));
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
            Message::Written(result) => {
                self.is_busy = false;
                self.word = Some(match result {
                    Ok(paths) => Ok(written(&paths)),
                    Err(trouble) => Err(super::words::sentence(&trouble.to_string())),
                });
            }
            Message::Copy => {
                if let (Kind::File(kind), Some(saved)) = (self.kind, self.written()) {
                    match store::export(&saved, kind) {
                        Ok(text) => {
                            self.word = Some(Ok("Copied: paste it anywhere.".to_owned()));
                            return Action::Run(iced::clipboard::write(text));
                        }
                        Err(error) => self.word = Some(Err(error.to_string())),
                    }
                }
            }
            Message::Close => return Action::Close,
            Message::Write | Message::Choose => {}
        }
        Action::None
    }

    /// What is written: choices that are secret for now only into the file of the game, which is there to go on with it.
    fn written(&self) -> Option<Saved> {
        let saved = self.saved.clone()?;
        if self.kind == Kind::File(store::Export::Session) {
            return Some(saved);
        }
        let seen = saved.seen().into_owned();
        Some(saved.map(|_| seen))
    }

    fn write(&mut self, path: PathBuf, may_replace: bool) -> Action {
        self.is_busy = true;
        let (saved, kind, print, paper) = (self.written(), self.kind, self.print, self.paper);
        Action::Run(Task::perform(
            async move {
                let pages = match (kind, &saved) {
                    (Kind::File(kind), Some(saved)) => {
                        let result = store::export_to(&path, saved, kind, may_replace);
                        return result.map(|()| vec![path]);
                    }
                    (Kind::Sheet(sheet), Some(saved)) => paper::Game {
                        title: saved.title.as_deref(),
                        day: &store::day(saved),
                        dice: &store::dice(saved),
                        session: &saved.session,
                    }
                    .pages(sheet, paper),
                    (Kind::Blank(blank), _) => vec![blank.page(paper)],
                    (Kind::File(_) | Kind::Sheet(_), None) => Vec::new(),
                };
                store::print_to(&path, &pages, print, may_replace)
            },
            Message::Written,
        ))
    }

    /// What can be written, each with a word about it.
    fn kinds(&self) -> Vec<(&'static str, Kind, &'static str)> {
        use store::Export::{Message as Words, Session, Throws};

        let blank = Kind::Blank(match self.saved.as_ref().map(|saved| &saved.session) {
            Some(Played::Express(session)) => Blank::Express(session.setup().penalty()),
            Some(Played::Classic(_)) => Blank::Classic,
            None => Blank::Express(Penalty::default()),
        });
        let file = (
            "Game file",
            Kind::File(Session),
            "Opens in Fifth Die on any computer, with all that happened.",
        );
        let words = (
            "Words for a message",
            Kind::File(Words),
            "The result in a few lines, with the code of the dice.",
        );
        let result = (
            "Result sheet",
            Kind::Sheet(Sheet::Result),
            "Who won, every account and the course of the game, to print.",
        );
        match self.saved.as_ref().map(|saved| &saved.session) {
            Some(Played::Express(_)) => vec![
                file,
                (
                    "Table of throws (CSV)",
                    Kind::File(Throws),
                    "Every throw, choice and score, for a spreadsheet.",
                ),
                words,
                (
                    "Pads",
                    Kind::Sheet(Sheet::Pads),
                    "Everybody\u{2019}s pad as it is marked, to print.",
                ),
                result,
                (
                    "Blank pads",
                    blank,
                    "Four pads on a sheet, to play on with a pencil.",
                ),
            ],
            Some(Played::Classic(_)) => vec![
                file,
                (
                    "Table of rolls (CSV)",
                    Kind::File(Throws),
                    "Every roll, what was played of it and how its turn ended, for a spreadsheet.",
                ),
                words,
                (
                    "Board",
                    Kind::Sheet(Sheet::Pads),
                    "The board as it stands, to print.",
                ),
                result,
                (
                    "Blank board",
                    blank,
                    "A board for up to four, to play on with a pencil.",
                ),
            ],
            None => vec![
                (
                    "Pads of Express",
                    blank,
                    "Four pads on a sheet, to play on with a pencil.",
                ),
                (
                    "Classic board",
                    Kind::Blank(Blank::Classic),
                    "A board for up to four, to play on with a pencil.",
                ),
            ],
        }
    }

    pub fn view(&self) -> Element<'_, Message> {
        let kinds = self.kinds();
        let about = kinds
            .iter()
            .find(|(_, kind, _)| *kind == self.kind)
            .map_or("", |&(_, _, about)| about);
        // What is read on a screen, and below it what is printed.
        let rows = kinds.chunks(3).map(|kinds| {
            let options = kinds
                .iter()
                .map(|&(label, kind, _)| option(label, "", kind == self.kind, Message::Kind(kind)));
            row(options).spacing(gap::S).into()
        });
        let rows = column(rows).spacing(gap::S);
        let is_printed = !matches!(self.kind, Kind::File(_));
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
            ]
            .push(
                (!is_printed)
                    .then(|| { control("Copy", "", theme::button::plain, free(Message::Copy),) })
            )
            .spacing(gap::M)
            .align_y(Center),
        ]
        .spacing(gap::M);
        let word: Element<'_, Message> = match &self.word {
            None => text("").size(size::BODY).into(),
            Some(Ok(word)) => text(word).size(size::BODY).into(),
            Some(Err(word)) => text(word).size(size::BODY).style(theme::text::minus).into(),
        };
        let title = if self.saved.is_some() {
            "Export"
        } else {
            "Blank pads"
        };
        panel(
            title,
            control("Close", "Esc", theme::button::plain, Some(Message::Close)),
            column![section(
                "As",
                column![rows, text(about).size(size::BODY).style(theme::text::soft),]
                    .push(is_printed.then(|| self.sheet()))
                    .spacing(gap::S)
            )]
            .push(section("To", place))
            .push(word)
            .spacing(gap::XL),
        )
    }

    /// What it is printed as, and on which paper.
    fn sheet(&self) -> Element<'_, Message> {
        let papers = [("A4", Paper::A4), ("Letter", Paper::Letter)]
            .map(|(label, paper)| option(label, "", self.paper == paper, Message::Paper(paper)));
        let prints = Print::ALL.map(|print| {
            let (label, about) = match print {
                Print::Pdf => ("PDF", "All pages in one file, for a printer"),
                Print::Svg => ("SVG", "A drawing, a file for each page"),
                Print::Png => ("PNG", "A picture, a file for each page"),
            };
            option(label, about, self.print == print, Message::Print(print))
        });
        row![row(papers).spacing(gap::S), row(prints).spacing(gap::S)]
            .spacing(gap::XL)
            .into()
    }
}

/// `Exported to a.svg and 2 more.`
fn written(paths: &[PathBuf]) -> String {
    match paths {
        [first, more @ ..] if !more.is_empty() => {
            format!("Exported to {} and {} more.", first.display(), more.len())
        }
        [only] => format!("Exported to {}.", only.display()),
        _ => "There is nothing to write.".to_owned(),
    }
}
