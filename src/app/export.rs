//! The panel that exports a game, an evening or all games: as a file, for a spreadsheet, as text for a message, or on paper.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use iced::widget::{column, operation, row};
use iced::{Center, Task};

use super::action::Action;
use super::background::background;
use super::banner::{self, Banner};
use super::panel::{ONE_COLUMN, panel_of, section};
use super::theme::{self, Theme, gap, size};
use super::widget::{Element, control, field, fitted, next_control, option, options, soft};
use super::written::{self, Written};
use crate::paper::{self, Blank, Paper, Sheet, Summary};
use crate::rules::express::Penalty;
use crate::session::{AnySession, Title};
use crate::store::{self, Id, Listed, Print, Saved, Store, StoreError};
use crate::text::evenings::{Evening, Fact};
use crate::text::{self as words, say};

const PATH: &str = "path of the new file";

#[derive(Debug, Clone)]
pub struct Export {
    /// The game; without one, the evening, or else only blank pads and boards can be exported.
    saved: Option<Saved>,
    evening: Option<Shared>,
    /// Where its games, or all of them, are read if several can be exported.
    store: Option<Store>,
    kind: Kind,
    print: Print,
    paper: Paper,
    path: String,
    proposed: String,
    /// Whether the file is being written, or the dialog is open.
    is_busy: bool,
    word: Option<Word>,
}

/// An evening, what is said about it, and the colours of its picture.
#[derive(Debug, Clone)]
pub struct Shared {
    pub evening: Arc<Evening>,
    pub facts: Vec<Fact>,
    pub theme: Theme,
}

#[derive(Debug, Clone)]
enum Word {
    Said(Banner),
    Written(Written),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Game,
    Throws,
    /// The games of the evening, or all games, in one file.
    Games,
    /// A line for every player of every game.
    Plays,
    /// The result in a few lines, for a message.
    Words,
    /// The pads as they are marked, or the board, for the printer.
    Pads,
    Result,
    /// The result of an evening, in colour.
    Picture,
    Blank(Blank),
}

#[derive(Debug, Clone)]
pub enum Message {
    Kind(Kind),
    Print(Print),
    Paper(Paper),
    Path(String),
    /// Write the file at the path in the field, if there is none yet.
    Write,
    /// Choose the path in the system's dialog.
    Choose,
    /// The path was chosen; `None` if the dialog was cancelled.
    Chosen(Option<PathBuf>),
    Written(Result<Vec<PathBuf>, String>),
    Found(written::Message),
    Copy,
}

impl Export {
    pub fn new(saved: Saved) -> Export {
        Export::of(Some(saved), None, Kind::Game)
    }

    pub fn evening(shared: Shared, kind: Kind) -> Export {
        Export::of(None, Some(shared), kind)
    }

    pub fn blank() -> Export {
        Export::of(None, None, Kind::Blank(Blank::Express(Penalty::default())))
    }

    /// All games of this store.
    pub fn all(store: &Store) -> Export {
        Export::of(None, None, Kind::Games).with_games(store)
    }

    /// Offers the games of this store as well: those of the evening, or all.
    pub fn with_games(mut self, store: &Store) -> Export {
        self.store = Some(store.clone());
        self
    }

    fn of(saved: Option<Saved>, evening: Option<Shared>, kind: Kind) -> Export {
        let mut export = Export {
            saved,
            evening,
            store: None,
            kind,
            print: Print::Pdf,
            paper: Paper::A4,
            path: String::new(),
            proposed: String::new(),
            is_busy: false,
            word: None,
        };
        export.propose();
        export
    }

    pub fn focus<T: Send + 'static>() -> Task<T> {
        operation::focus(PATH)
    }

    /// Proposes a path for the chosen format. If the user has typed one, only its extension changes.
    fn propose(&mut self) {
        let path = self.free_path();
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

    fn free_path(&self) -> PathBuf {
        if let Some(Shared { evening, .. }) = &self.evening {
            let ending = match self.kind {
                Kind::Words => "txt",
                Kind::Picture => Print::Png.ending(),
                Kind::Games => store::Export::Session.ending(),
                _ => self.print.ending(),
            };
            return store::document_path(&evening.heading(), ending);
        }
        let saved = self.saved.as_ref();
        let file =
            |export| saved.map_or_else(PathBuf::new, |saved| store::export_path(saved, export));
        let printed = |saved, what: String| store::print_path(saved, &what, self.print);
        match self.kind {
            Kind::Game => file(store::Export::Session),
            Kind::Throws => file(store::Export::Throws),
            Kind::Games | Kind::Plays => {
                let ending = match self.kind {
                    Kind::Games => store::Export::Session.ending(),
                    _ => store::Export::Throws.ending(),
                };
                store::document_path(&say!("files-named-games"), ending)
            }
            Kind::Words => file(store::Export::Text),
            Kind::Pads if self.is_board() => printed(saved, say!("files-named-board")),
            Kind::Pads => printed(saved, say!("files-named-pads")),
            Kind::Result | Kind::Picture => printed(saved, say!("files-named-result")),
            Kind::Blank(Blank::Express(_)) => printed(None, say!("files-named-blank-pads")),
            Kind::Blank(Blank::Classic) => printed(None, say!("files-named-blank-board")),
        }
    }

    fn is_board(&self) -> bool {
        let saved = self.saved.as_ref();
        saved.is_some_and(|saved| matches!(saved.session, AnySession::Classic(_)))
    }

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
                self.word = None;
            }
            Message::Path(path) => {
                self.path = path;
                self.word = None;
            }
            Message::Write if !self.is_busy && !self.path.trim().is_empty() => {
                self.is_busy = true;
                return Action::Run(self.write(self.path.trim().into(), false));
            }
            Message::Choose if !self.is_busy => {
                self.is_busy = true;
                return Action::Run(self.choose());
            }
            Message::Write | Message::Choose => {}
            Message::Chosen(Some(path)) => {
                self.path = path.display().to_string();
                // The dialog has already asked before replacing a file.
                return Action::Run(self.write(path, true));
            }
            Message::Chosen(None) => {
                self.is_busy = false;
                self.word = Some(Word::Said(Banner::Refusal(say!("files-no-place"))));
            }
            Message::Written(result) => {
                self.is_busy = false;
                self.word = Some(match result.map(Written::new) {
                    Ok(Some(written)) => Word::Written(written),
                    Ok(None) => Word::Said(Banner::Refusal(say!("files-nothing"))),
                    Err(words) => Word::Said(Banner::Refusal(words)),
                });
            }
            Message::Found(message) => {
                if let Some(Word::Written(written)) = &mut self.word {
                    return Action::Run(written.update(message).map(Message::Found));
                }
            }
            Message::Copy => {
                if let Some(text) = self.text() {
                    self.word = Some(Word::Said(Banner::Notice(say!("files-copied"))));
                    return Action::Run(iced::clipboard::write(text));
                }
            }
        }
        Action::None
    }

    /// Opens the system's dialog, which needs a real display.
    fn choose(&self) -> Task<Message> {
        let path = self.free_path();
        let mut dialog = rfd::AsyncFileDialog::new().set_title(say!("common-export"));
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

    fn write(&self, path: PathBuf, may_replace: bool) -> Task<Message> {
        let export = self.clone();
        let result = background(move |_| {
            let text = match export.several()? {
                Some(text) => Some(text),
                None => export.text(),
            };
            let written = match text {
                Some(text) if text.is_empty() => Ok(Vec::new()),
                Some(text) => store::words_to(&path, &text, may_replace).map(|()| vec![path]),
                None => {
                    let print = match export.kind {
                        Kind::Picture => Print::Png,
                        _ => export.print,
                    };
                    store::print_to(&path, &export.pages(), print, may_replace)
                }
            };
            written.map_err(|error| words::not_stored(&error))
        });
        result
            .map(|result| Message::Written(result.unwrap_or_else(|failed| Err(failed.to_string()))))
    }

    /// The text of several games, which is empty if none of them is over.
    fn several(&self) -> Result<Option<String>, String> {
        let (Some(store), Kind::Games | Kind::Plays) = (&self.store, self.kind) else {
            return Ok(None);
        };
        let ids: Vec<Id> = match &self.evening {
            Some(Shared { evening, .. }) => {
                evening.games.iter().map(|game| game.id.clone()).collect()
            }
            None => {
                let games = store.games();
                let over: Vec<&Listed> = store::of_span(&games, None, None).collect();
                if self.kind == Kind::Plays && !over.is_empty() {
                    return Ok(Some(store::plays(over)));
                }
                over.into_iter().map(|game| game.id.clone()).collect()
            }
        };
        if ids.is_empty() {
            return Ok(Some(String::new()));
        }
        let file = store.bundle(&ids);
        file.map(Some).map_err(|error| words::not_bundled(&error))
    }

    /// The text of a format that is not printed. Only the game's own file holds choices that are still secret, so that
    /// it can be continued.
    fn text(&self) -> Option<String> {
        if let (Some(shared), Kind::Words) = (&self.evening, self.kind) {
            return Some(shared.evening.message(&shared.facts));
        }
        let saved = self.saved.as_ref()?;
        match self.kind {
            Kind::Game => Some(store::export(saved, store::Export::Session)),
            Kind::Throws => Some(store::export(saved, store::Export::Throws)),
            Kind::Words => Some(words::message(&saved.clone().for_everybody())),
            Kind::Games
            | Kind::Plays
            | Kind::Pads
            | Kind::Result
            | Kind::Picture
            | Kind::Blank(_) => None,
        }
    }

    fn pages(&self) -> Vec<String> {
        if let Some(Shared {
            evening,
            facts,
            theme,
        }) = &self.evening
        {
            let palette = |role| theme.picture(role);
            return vec![match self.kind {
                Kind::Picture => {
                    paper::evening_picture(evening, facts, &palette, store::DOTS.into())
                }
                _ => paper::evening_page(evening, facts, self.paper),
            }];
        }
        let sheet = match self.kind {
            Kind::Blank(blank) => return vec![blank.page(self.paper)],
            Kind::Result | Kind::Picture => Sheet::Result,
            _ => Sheet::Pads,
        };
        let saved = self.saved.clone().map(Saved::for_everybody);
        let pages = saved.map(|saved| on_paper(&saved, |game| game.pages(sheet, self.paper)));
        pages.unwrap_or_default()
    }

    /// First the formats for a screen, then those for a printer.
    fn kinds(&self) -> Vec<Kind> {
        let several = self.store.iter();
        if self.evening.is_some() {
            let mut kinds = vec![Kind::Picture, Kind::Words, Kind::Result];
            kinds.extend(several.map(|_| Kind::Games));
            return kinds;
        }
        let several = several.flat_map(|_| [Kind::Games, Kind::Plays]);
        let Some(saved) = &self.saved else {
            let blanks = [Blank::Express(Penalty::default()), Blank::Classic];
            return several.chain(blanks.map(Kind::Blank)).collect();
        };
        let blank = match &saved.session {
            AnySession::Express(session) => Blank::Express(session.setup().penalty()),
            AnySession::Classic(_) => Blank::Classic,
        };
        let of_game = [
            Kind::Game,
            Kind::Throws,
            Kind::Words,
            Kind::Pads,
            Kind::Result,
            Kind::Blank(blank),
        ];
        of_game.into_iter().chain(several).collect()
    }

    fn told(&self, kind: Kind) -> (String, String) {
        let (label, about) = self.told_of_game(kind);
        match (&self.evening, kind) {
            (Some(_), Kind::Games) => (say!("files-games"), about),
            (Some(_), _) => (label, say!("evening-about")),
            (None, _) => (label, about),
        }
    }

    fn told_of_game(&self, kind: Kind) -> (String, String) {
        let is_board = self.is_board();
        match kind {
            Kind::Game => (say!("files-game"), say!("files-game-about")),
            Kind::Throws if is_board => (say!("files-rolls"), say!("files-rolls-about")),
            Kind::Throws => (say!("files-throws"), say!("files-throws-about")),
            Kind::Games => (say!("files-all-games"), say!("files-games-about")),
            Kind::Plays => (say!("files-plays"), say!("files-plays-about")),
            Kind::Words => (say!("files-words"), say!("files-words-about")),
            Kind::Pads if is_board => (say!("files-board"), say!("files-board-about")),
            Kind::Pads => (say!("files-pads"), say!("files-pads-about")),
            Kind::Result => (say!("files-result"), say!("files-result-about")),
            Kind::Picture => (say!("evening-picture"), String::new()),
            Kind::Blank(blank) => {
                // Without a game, both kinds are offered, by the names of their games.
                let label = match (blank, &self.saved) {
                    (Blank::Express(_), Some(_)) => say!("files-blank-pads"),
                    (Blank::Express(_), None) => say!("files-blank-express"),
                    (Blank::Classic, Some(_)) => say!("files-blank-board"),
                    (Blank::Classic, None) => say!("files-blank-classic"),
                };
                let about = match blank {
                    Blank::Express(_) => say!("files-blank-pads-about"),
                    Blank::Classic => say!("files-blank-board-about"),
                };
                (label, about)
            }
        }
    }

    pub fn view(&self) -> Element<'_, Message> {
        let (_, about) = self.told(self.kind);
        let kinds = self.kinds();
        let rows = kinds.chunks(3).map(|kinds| {
            options(kinds.iter().map(|&kind| {
                let (label, _) = self.told(kind);
                option(label, "", kind == self.kind, Message::Kind(kind))
            }))
        });
        let copied = match self.kind {
            Kind::Game => Some(say!("files-copy-file")),
            Kind::Throws => Some(say!("files-copy-table")),
            Kind::Words => Some(say!("files-copy-words")),
            _ => None,
        };
        let is_printed = matches!(self.kind, Kind::Pads | Kind::Result | Kind::Blank(_));
        let printed = is_printed.then(|| self.sheet());
        let free = |message| (!self.is_busy).then_some(message);
        let plain = |label, message| control(label, "", theme::button::plain, free(message));
        let ways = row![
            next_control(say!("common-export"), "Enter", free(Message::Write)),
            plain(say!("files-choose-place"), Message::Choose),
            copied.map(|label| plain(label, Message::Copy))
        ];
        let field = field(say!("files-path"), &self.path, |field| {
            let field = field.id(PATH).on_input(Message::Path);
            let field = field.on_submit(Message::Write);
            field.size(size::BODY).padding(gap::S)
        });
        let place = column![field, ways.spacing(gap::M).align_y(Center)].spacing(gap::M);
        let word = self.word.as_ref().map(|word| match word {
            Word::Said(banner) => banner::face(banner.clone()),
            Word::Written(files) => {
                let told = |path: String, others: usize| say!("files-exported", path, others);
                files.view(told, ["", ""], Message::Found)
            }
        });
        let title = match self.kind {
            Kind::Blank(_) if self.saved.is_none() => say!("files-blank-pads"),
            _ => say!("common-export"),
        };
        let game = self.saved.as_ref().map(|saved| {
            let title = words::title(saved.title.as_ref(), saved.session.players());
            fitted(title, size::LABEL, theme::MEDIUM).into()
        });
        let rows = column(rows).spacing(gap::S);
        let form = column![rows, soft(about, size::BODY), printed].spacing(gap::S);
        let file = column![section(say!("files-to"), place), word].spacing(gap::M);
        let content = column![section(say!("files-as"), form), file].spacing(gap::L);
        panel_of(ONE_COLUMN, title, game, content)
    }

    fn sheet(&self) -> Element<'_, Message> {
        let papers = [("A4", Paper::A4), ("Letter", Paper::Letter)]
            .map(|(label, paper)| option(label, "", self.paper == paper, Message::Paper(paper)));
        let prints = Print::ALL.map(|print| {
            let label = match print {
                Print::Pdf => "PDF",
                Print::Svg => "SVG",
                Print::Png => "PNG",
            };
            option(label, "", self.print == print, Message::Print(print))
        });
        let about = match self.print {
            Print::Pdf => say!("files-about-pdf"),
            Print::Svg => say!("files-about-svg"),
            Print::Png => say!("files-about-png"),
        };
        let prints = column![row(prints).spacing(gap::S), soft(about, size::BODY)];
        row![row(papers).spacing(gap::S), prints.spacing(gap::S)]
            .spacing(gap::XL)
            .into()
    }
}

fn on_paper<T>(saved: &Saved, draw: impl FnOnce(&paper::Game<'_>) -> T) -> T {
    let day = words::date(saved.changed);
    let honest = words::honest(&saved.helps(), saved.record.options.strict);
    draw(&paper::Game {
        title: saved.title.as_ref().map(Title::as_str),
        day: &day,
        are_of_day: store::has_dice_of_day(saved),
        honest: honest.as_deref(),
        session: &saved.session,
    })
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
    let picture = on_paper(saved, |game| {
        game.picture(summary, &|role| theme.picture(role), store::DOTS.into())
    });
    let path = store::picture_path(saved, &say!("files-named-result"));
    store::print_to(&path, &[picture], Print::Png, false)
}
