//! The panel that exports a game: as its file, for a spreadsheet, as text for a message, or on paper.

use std::path::PathBuf;

use iced::Task;
use iced::widget::{column, row};

use super::action::Action;
use super::background::{background, in_words};
use super::new_file::{self, NewFile};
use super::panel::{panel, section};
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, fitted, option, options, soft};
use super::written::Deed;
use crate::paper::{self, Blank, Paper, Sheet, Summary};
use crate::rules::express::Penalty;
use crate::session::{AnySession, Title};
use crate::store::{self, Print, Saved, StoreError};
use crate::text::{self as words, say};

/// The export panel.
#[derive(Debug, Clone)]
pub struct Export {
    /// The game; without one, only blank pads and boards can be exported.
    saved: Option<Saved>,
    kind: Kind,
    print: Print,
    paper: Paper,
    file: NewFile,
}

/// An export format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A file: the game itself or its table.
    File(store::Export),
    /// The result in a few lines, for a message.
    Words,
    /// A sheet of this game for the printer.
    Sheet(Sheet),
    /// A sheet to play on with a pencil.
    Blank(Blank),
}

/// A message of this panel.
#[derive(Debug, Clone)]
pub enum Message {
    /// Export in this format.
    Kind(Kind),
    /// Write pages in this file type.
    Print(Print),
    /// Use this paper size.
    Paper(Paper),
    /// A message of the part that asks for the path.
    File(new_file::Message),
    /// Copy the text to the clipboard.
    Copy,
}

impl Export {
    /// The panel for a game.
    pub fn new(saved: Saved) -> Export {
        Export::of(Some(saved), Kind::File(store::Export::Session))
    }

    /// The panel for blank pads or boards, without a game.
    pub fn blank() -> Export {
        Export::of(None, Kind::Blank(Blank::Express(Penalty::default())))
    }

    fn of(saved: Option<Saved>, kind: Kind) -> Export {
        let mut export = Export {
            saved,
            kind,
            print: Print::Pdf,
            paper: Paper::A4,
            file: NewFile::default(),
        };
        export.propose();
        export
    }

    /// Focuses the path field.
    pub fn focus(&self) -> Task<Message> {
        NewFile::focus()
    }

    /// Proposes a path for the chosen format.
    fn propose(&mut self) {
        let path = self.path();
        self.file.propose(&path);
    }

    /// A free path for the chosen format.
    fn path(&self) -> PathBuf {
        let printed = |saved, what: String| store::print_path(saved, &what, self.print);
        match (self.kind, &self.saved) {
            (Kind::File(kind), Some(saved)) => store::export_path(saved, kind),
            (Kind::Words, Some(saved)) => store::export_path(saved, store::Export::Text),
            (Kind::Sheet(Sheet::Pads), saved) => printed(saved.as_ref(), self.pads()),
            (Kind::Sheet(Sheet::Result), saved) => {
                printed(saved.as_ref(), say!("files-named-result"))
            }
            (Kind::Blank(Blank::Classic), _) => printed(None, say!("files-named-blank-board")),
            // A file or words need a game; without one, this falls back to blank pads.
            (Kind::Blank(Blank::Express(_)) | Kind::File(_) | Kind::Words, _) => {
                printed(None, say!("files-named-blank-pads"))
            }
        }
    }

    /// The name of this game's paper, for its file.
    fn pads(&self) -> String {
        match self.saved.as_ref().map(|saved| &saved.session) {
            Some(AnySession::Classic(_)) => say!("files-named-board"),
            Some(AnySession::Express(_)) | None => say!("files-named-pads"),
        }
    }

    /// Applies a message and returns the request to the app.
    pub fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Kind(kind) => {
                self.kind = kind;
                self.propose();
            }
            Message::Print(print) => {
                self.print = print;
                self.propose();
            }
            Message::Paper(paper) => {
                self.paper = paper;
                self.file.hush();
            }
            Message::File(message) => match self.file.update(message) {
                new_file::Action::None => {}
                new_file::Action::Choose => {
                    let dialog = NewFile::choose(say!("common-export"), &self.path());
                    return Action::Run(dialog.map(Message::File));
                }
                new_file::Action::Write(path, may_replace) => {
                    return Action::Run(self.write(path, may_replace));
                }
                new_file::Action::Run(task) => return Action::Run(task.map(Message::File)),
            },
            Message::Copy => {
                let text = match (self.kind, self.written()) {
                    (Kind::File(kind), Some(saved)) => Some(store::export(&saved, kind)),
                    (Kind::Words, Some(saved)) => Some(words::message(&saved)),
                    _ => None,
                };
                if let Some(text) = text {
                    self.file.tell(Ok(say!("files-copied")));
                    return Action::Run(iced::clipboard::write(text));
                }
            }
        }
        Action::None
    }

    /// The game to export. Only its own file holds choices that are still secret, so that it can be continued.
    fn written(&self) -> Option<Saved> {
        let saved = self.saved.clone()?;
        if self.kind == Kind::File(store::Export::Session) {
            return Some(saved);
        }
        Some(saved.for_everybody())
    }

    fn write(&self, path: PathBuf, may_replace: bool) -> Task<Message> {
        let (saved, kind, print, paper) = (self.written(), self.kind, self.print, self.paper);
        let result = background(move |_| {
            let honest = saved.as_ref().and_then(honest);
            let pages = match (kind, &saved) {
                (Kind::File(kind), Some(saved)) => {
                    let result = store::export_to(&path, saved, kind, may_replace);
                    return result.map(|()| vec![path]);
                }
                (Kind::Words, Some(saved)) => {
                    let result = store::words_to(&path, &words::message(saved), may_replace);
                    return result.map(|()| vec![path]);
                }
                (Kind::Sheet(sheet), Some(saved)) => {
                    let day = words::date(saved.changed);
                    game(saved, &day, honest.as_deref()).pages(sheet, paper)
                }
                (Kind::Blank(blank), _) => vec![blank.page(paper)],
                (Kind::File(_) | Kind::Words | Kind::Sheet(_), None) => Vec::new(),
            };
            store::print_to(&path, &pages, print, may_replace)
        });
        result.map(|result| Message::File(new_file::Message::Written(in_words(result))))
    }

    /// The formats to choose from.
    fn kinds(&self) -> Vec<Kind> {
        use store::Export::{Session, Throws};

        let penalty = match self.saved.as_ref().map(|saved| &saved.session) {
            Some(AnySession::Express(session)) => session.setup().penalty(),
            Some(AnySession::Classic(_)) | None => Penalty::default(),
        };
        let blanks = [Blank::Express(penalty), Blank::Classic].map(Kind::Blank);
        let Some(saved) = &self.saved else {
            return blanks.into();
        };
        vec![
            Kind::File(Session),
            Kind::File(Throws),
            Kind::Words,
            Kind::Sheet(Sheet::Pads),
            Kind::Sheet(Sheet::Result),
            blanks[usize::from(matches!(saved.session, AnySession::Classic(_)))],
        ]
    }

    /// The label of a format, and a short explanation.
    fn told(&self, kind: Kind) -> (String, String) {
        use store::Export::{Session, Throws};

        let session = self.saved.as_ref().map(|saved| &saved.session);
        let is_board = matches!(session, Some(AnySession::Classic(_)));
        match kind {
            Kind::File(Session) => (say!("files-game"), say!("files-game-about")),
            Kind::File(Throws) if is_board => (say!("files-rolls"), say!("files-rolls-about")),
            Kind::File(Throws) => (say!("files-throws"), say!("files-throws-about")),
            Kind::File(_) | Kind::Words => (say!("files-words"), say!("files-words-about")),
            Kind::Sheet(Sheet::Pads) if is_board => {
                (say!("files-board"), say!("files-board-about"))
            }
            Kind::Sheet(Sheet::Pads) => (say!("files-pads"), say!("files-pads-about")),
            Kind::Sheet(Sheet::Result) => (say!("files-result"), say!("files-result-about")),
            Kind::Blank(blank) => {
                let (label, about, game) = match blank {
                    Blank::Express(_) => (
                        say!("files-blank-pads"),
                        say!("files-blank-pads-about"),
                        say!("files-blank-express"),
                    ),
                    Blank::Classic => (
                        say!("files-blank-board"),
                        say!("files-blank-board-about"),
                        say!("files-blank-classic"),
                    ),
                };
                // Without a game, both kinds are offered, by the names of their games.
                (session.map_or(game, |_| label), about)
            }
        }
    }

    /// Draws the panel.
    pub fn view(&self) -> Element<'_, Message> {
        let (_, about) = self.told(self.kind);
        // The first row has the formats for a screen, the second those for a printer.
        let kinds = self.kinds();
        let rows = kinds.chunks(3).map(|kinds| {
            options(kinds.iter().map(|&kind| {
                let (label, _) = self.told(kind);
                option(label, "", kind == self.kind, Message::Kind(kind))
            }))
        });
        let rows = column(rows).spacing(gap::S);
        let is_printed = !matches!(self.kind, Kind::File(_) | Kind::Words);
        let copied = match self.kind {
            Kind::Words => Some(say!("files-copy-words")),
            Kind::File(store::Export::Throws) => Some(say!("files-copy-table")),
            Kind::File(_) => Some(say!("files-copy-file")),
            Kind::Sheet(_) | Kind::Blank(_) => None,
        };
        let copy = copied.map(|label| {
            let message = self.file.is_free().then_some(Message::Copy);
            control(label, "", theme::button::plain, message)
        });
        let title = if self.saved.is_some() {
            say!("common-export")
        } else {
            say!("files-blank-pads")
        };
        let game = self.saved.as_ref().map(|saved| {
            let title = words::title(saved.title.as_ref(), saved.session.players());
            fitted(title, size::LABEL, theme::MEDIUM)
        });
        panel(
            title,
            column![
                game,
                section(
                    say!("files-as"),
                    column![
                        rows,
                        soft(about, size::BODY),
                        is_printed.then(|| self.sheet())
                    ]
                    .spacing(gap::S),
                ),
                self.file
                    .view(say!("common-export"), Deed::Exported, Message::File, copy)
            ]
            .spacing(gap::L),
        )
    }

    /// The file type and the paper size.
    fn sheet(&self) -> Element<'_, Message> {
        let papers = [("A4", Paper::A4), ("Letter", Paper::Letter)]
            .map(|(label, paper)| option(label, "", self.paper == paper, Message::Paper(paper)));
        row![
            row(papers).spacing(gap::S),
            new_file::prints(self.print, Message::Print)
        ]
        .spacing(gap::XL)
        .into()
    }
}

/// The helps of a game, or that it is strict.
fn honest(saved: &Saved) -> Option<String> {
    words::honest(&saved.helps(), saved.record.options.strict)
}

/// The game as it is printed.
fn game<'a>(saved: &'a Saved, day: &'a str, honest: Option<&'a str>) -> paper::Game<'a> {
    paper::Game {
        title: saved.title.as_ref().map(Title::as_str),
        day,
        are_of_day: store::has_dice_of_day(saved),
        honest,
        session: &saved.session,
    }
}

/// Saves the picture of a result in the colours of a theme, under a free name in the user's pictures folder.
///
/// # Errors
/// The error that prevented saving.
pub fn save_picture(
    saved: &Saved,
    summary: &Summary,
    theme: Theme,
) -> Result<Vec<PathBuf>, StoreError> {
    let (day, honest) = (words::date(saved.changed), honest(saved));
    let game = game(saved, &day, honest.as_deref());
    let picture = game.picture(summary, &|role| theme.picture(role), store::DOTS.into());
    let path = store::picture_path(saved, &say!("files-named-result"));
    store::print_to(&path, &[picture], Print::Png, false)
}
