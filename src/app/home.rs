//! The home screen: the list of all games with the selected one beside it, and the ways to a new one.
//!
//! The games are listed in the background; there may be ten thousand.

mod selected;
mod start;
mod view;

use iced::widget::operation::{self, AbsoluteOffset};
use iced::{Task, clipboard, task};
use jiff::Timestamp;

use super::action::{Action, Request};
use super::analysis;
use super::background::{Failed, background, cancellable};
use super::files::{Changed, Edit, change};
use super::keymap::{Bindings, Command, bindings};
use super::result::COUNT_KEY;
use super::words;
use crate::scene::{Lane, Measure, courses};
use crate::session::{NameFault, Title, TitleFault};
use crate::store::{Id, Listed, Overview, PeopleError, Store};
use crate::text::games::{Games, Line, Order};
use crate::text::{phrase, say};

const LIST: &str = "games";
const TITLE: &str = "title";
const FIND: &str = "find";
/// The first split shown on the first screen: 6 and 8, with the 4 left over.
const FIRST_SPLIT: usize = 5;
/// The height of a line, and of the head of an evening.
const LINE: f32 = 56.0;
/// The keys of a solo game and of today's dice.
const ALONE: &str = "A";
const TODAY: &str = "D";
/// The key of the result of an evening.
const EVENING: &str = "E";
/// How many games Page Up and Page Down pass over.
const PAGE: isize = 8;

#[derive(Debug, Clone, Default)]
pub struct Home {
    games: Games,
    /// Whether the first listing is still under way.
    is_listing: bool,
    /// Whether any listing has succeeded.
    is_listed: bool,
    /// Dropping it cancels the newest listing.
    _listing: Option<task::Handle>,
    /// The index of the selected line.
    at: usize,
    /// Whether the player has used the list. Until then the game left for it, or else the one played last, is selected.
    is_in_use: bool,
    left: Option<Id>,
    /// Whether the result of the evening of the game left was shown.
    pub is_from_evening: bool,
    /// The selected game whose course is known or being read, and when it was last changed.
    read: Option<(Id, Timestamp)>,
    course: Option<(Vec<Lane>, Measure)>,
    /// Dropping it cancels the reading.
    _reading: Option<task::Handle>,
    /// Whether the search field is shown although it is empty.
    is_finding: bool,
    has_menu: bool,
    renaming: Option<(Id, String)>,
    /// The game that will be deleted if the player confirms it.
    asked: Option<Id>,
    deleted: Option<Id>,
    trouble: Option<String>,
    copied: Option<String>,
    split: usize,
}

#[derive(Debug, Clone)]
pub enum Message {
    Ask(Request),
    OfSelected(fn(Id) -> Request),
    Continue,
    /// The line of this game was clicked: select it, or open it if it is selected already.
    Clicked(Id),
    /// The head of this evening was clicked: open or close it.
    Turned(usize),
    /// Open the selected evening, or close it, or that of the selected game.
    Fold {
        opens: bool,
    },
    /// The result of the selected evening, or of that of the selected game.
    Evening,
    Move(isize),
    OpenSelected,
    Menu,
    Rename,
    TitleWritten(String),
    TitleDone,
    CopyCode,
    Delete,
    Restore,
    /// Cancel the renaming, the deletion or the search.
    Cancel,
    Split(usize),
    Find(String),
    FindFocus,
    Sort(Order),
    Changed(Result<Changed, String>),
    /// The games as the index knows them, before their files are read.
    Known(Games),
    Listed(Result<Games, Failed>),
    Course(Id, Option<(Vec<Lane>, Measure)>),
}

const COPY: Message = Message::OfSelected(|id| Request::Edit(id, Edit::Copy));
const COUNT: Message = Message::OfSelected(|id| Request::Edit(id, Edit::Count));

impl From<Command> for Message {
    fn from(command: Command) -> Message {
        Message::Ask(Request::Command(command))
    }
}

impl Home {
    pub fn new(store: &Store, left: Option<Id>) -> (Home, Task<Message>) {
        let (listed, indexed) = (listing(store), store.clone());
        let known = background(move |_| Games::new(indexed.known_games(), &indexed.people()));
        // The index shows the games at once, however long reading their files takes.
        let known = known.map(Result::ok);
        let known = known.and_then(|games| Task::done(Message::Known(games)));
        let (listing, handle) = cancellable(known.chain(listed));
        let home = Home {
            is_listing: true,
            _listing: Some(handle),
            split: FIRST_SPLIT,
            left,
            ..Home::default()
        };
        (home, listing)
    }

    pub fn list(&mut self, store: &Store) -> Task<Message> {
        let (listing, handle) = cancellable(listing(store));
        self._listing = Some(handle);
        listing
    }

    fn show(&mut self, games: Games) -> Action<Message> {
        let head = self
            .evening()
            .map(|evening| self.games.first(evening).clone());
        let selected = self.selected().map(|listed| listed.id.clone());
        self.games = games.seen_as(&self.games);
        if !self.is_in_use {
            let newest = self.games.newest().cloned();
            let left = self.left.iter().chain(&newest);
            let head = self.left.as_ref().filter(|_| self.is_from_evening);
            let head = head.and_then(|first| self.games.known_by(first));
            let at = head.or_else(|| left.cloned().find_map(|id| self.games.open(&id)));
            return self.select(at.unwrap_or(self.at));
        }
        let head = head.and_then(|first| self.games.known_by(&first));
        let at = head.or_else(|| self.games.open(&selected?));
        self.at = at.unwrap_or(self.at);
        self.at = self.at.min(self.games.lines.len().saturating_sub(1));
        Action::None
    }

    pub fn complain(&mut self, words: String) {
        self.trouble = Some(words);
    }

    pub fn selected(&self) -> Option<&Listed> {
        match self.games.lines.get(self.at)? {
            Line::Game(game) => Some(self.games.get(*game)),
            Line::Evening(_) => None,
        }
    }

    /// The evening whose head is selected.
    fn evening(&self) -> Option<usize> {
        match self.games.lines.get(self.at)? {
            Line::Evening(evening) => Some(*evening),
            Line::Game(_) => None,
        }
    }

    /// The result of the selected evening, or of that of the selected game, or of this game if it was the only one.
    fn result(&self) -> Option<Request> {
        let evening = self.games.evening_of(self.at)?;
        if self.games.has_result(evening) {
            return Some(Request::Evening(self.games.first(evening).clone()));
        }
        let game = self.readable().filter(|(_, overview)| overview.over);
        game.map(|(id, _)| Request::Open(id.clone()))
    }

    /// The first game of the evening whose head is selected.
    pub fn first_of_evening(&self) -> Option<&Id> {
        Some(self.games.first(self.evening()?))
    }

    /// The line of the head above this one, or this one if it is a head; `None` for a game without a head.
    fn head_of(&self, line: usize) -> Option<usize> {
        match self.games.lines.get(line)? {
            Line::Game(game) => self.games.head(*game),
            Line::Evening(_) => Some(line),
        }
    }

    pub fn readable_id(&self) -> Option<&Id> {
        self.readable().map(|(id, _)| id)
    }

    fn readable(&self) -> Option<(&Id, &Overview)> {
        let listed = self.selected()?;
        let overview = listed.content.as_ref().ok()?;
        Some((&listed.id, overview))
    }

    fn select(&mut self, line: usize) -> Action<Message> {
        self.renaming = None;
        self.at = line.min(self.games.lines.len().saturating_sub(1));
        scroll_to(self.at.saturating_sub(2) as f32 * LINE)
    }

    fn turn(&mut self, evening: usize) -> Action<Message> {
        self.games.turn(evening);
        self.renaming = None;
        self.at = self.games.line(Line::Evening(evening)).unwrap_or(self.at);
        Action::None
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        let is_first_start = self.is_first_start();
        let beside = move |at: usize| match is_first_start {
            true => Message::Split(self.next_split([-1, 1][at])),
            false => Message::Fold { opens: at == 1 },
        };
        let split = match is_first_start {
            true => phrase!("keys-home-split-the-throw"),
            false => phrase!("keys-home-open-or-close-an-evening"),
        };
        bindings! {
            "Space" => Message::Continue, phrase!("keys-home-go-on-with-the-last");
            ALONE => Message::Ask(Request::PlayAlone), phrase!("keys-home-a-game-alone-as-the");
            TODAY => Message::Ask(Request::Today), phrase!("keys-home-todays-dice-and-others-with");
            "Enter" => Message::OpenSelected, phrase!("keys-home-open-the-selected-game");
            analysis::KEY => Message::OfSelected(|id| Request::Analyse(id, None)),
                phrase!("keys-result-what-each-choice-was-worth");
            "↑ ↓", at => Message::Move([-1, 1][at]), phrase!("keys-home-select-a-game-page-up");
            "Page Up, Page Down", at => Message::Move([-PAGE, PAGE][at]);
            "Home, End", at => Message::Move([isize::MIN, isize::MAX][at]);
            "← →", at => beside(at), split;
            EVENING, _ if self.result().is_some() => Message::Evening,
                phrase!("keys-home-the-result-of-the-evening");
            "L" => Message::from(Command::Learn), phrase!("keys-learn");
            "Q" => Message::Ask(Request::Practice), phrase!("keys-home-practise-on-the-costliest");
            "T" => Message::Ask(Request::Position), phrase!("keys-home-ask-the-coach");
            "Ctrl+F" => Message::FindFocus, phrase!("keys-home-find-games-by-player-name");
            "S" => Message::Sort(self.games.order.next()), phrase!("keys-home-sort-by-date-name-or");
            "F2" => Message::Rename, phrase!("keys-home-give-the-selected-game-a");
            "Ctrl+D" => COPY, phrase!("keys-home-copy-the-selected-game");
            "C" => Message::CopyCode, phrase!("keys-home-copy-the-code-of-its");
            COUNT_KEY => COUNT, phrase!("keys-home-leave-the-selected-game-out");
            "Delete" => Message::Delete, phrase!("keys-home-delete-the-selected-game");
            Command::Undo.key(), _ if self.deleted.is_some() => Message::Restore,
                phrase!("keys-home-bring-the-deleted-game-back");
            Command::Back.key() => Message::Cancel;
        }
    }

    /// `asks` says whether deleting a game needs a confirmation.
    pub fn update(&mut self, message: Message, store: &Store, asks: bool) -> Action<Message> {
        match self.answer(message, store, asks) {
            Action::None => Action::Run(self.read_course(store)),
            Action::Run(task) => Action::Run(Task::batch([task, self.read_course(store)])),
            asked @ Action::Ask(_) => asked,
        }
    }

    fn read_course(&mut self, store: &Store) -> Task<Message> {
        let over = self.readable().filter(|(_, overview)| overview.over);
        let winners = over.map_or_else(Vec::new, |(_, overview)| overview.course.leaders());
        let selected = self.selected().filter(|listed| listed.content.is_ok());
        let selected = selected.map(|listed| (listed.id.clone(), listed.changed));
        if selected == self.read {
            return Task::none();
        }
        self.read.clone_from(&selected);
        self.course = None;
        self._reading = None;
        let Some((id, _)) = selected else {
            return Task::none();
        };
        let store = store.clone();
        let reading = background(move |_| {
            let saved = store.load(&id).ok();
            // What is secret still stays so.
            let course = saved.map(|saved| courses(&saved.seen(), &winners));
            (id, course)
        });
        let reading = reading.map(Result::ok);
        let reading = reading.and_then(|(id, course)| Task::done(Message::Course(id, course)));
        let (reading, handle) = cancellable(reading);
        self._reading = Some(handle);
        reading
    }

    fn answer(&mut self, message: Message, store: &Store, asks: bool) -> Action<Message> {
        let had_menu = self.has_menu;
        let asked = match message {
            // A message that the player did not cause answers no question.
            Message::Changed(_)
            | Message::Known(..)
            | Message::Listed(..)
            | Message::Course(..) => None,
            _ => {
                self.copied = None;
                self.is_in_use = true;
                self.has_menu = false;
                self.asked.take()
            }
        };
        match message {
            Message::Ask(request) => return request.into(),
            Message::OfSelected(request) => {
                if let Some(id) = self.readable_id() {
                    return request(id.clone()).into();
                }
            }
            Message::Split(split) => self.split = split,
            Message::CopyCode => {
                self.trouble = None;
                match self.readable().and_then(|(_, overview)| overview.seed) {
                    Some(seed) => {
                        self.copied = Some(seed.code());
                        return Action::Run(clipboard::write(seed.code()));
                    }
                    None => self.complain(say!("home-no-code")),
                }
            }
            Message::Continue => {
                if let Some((id, _)) = self.games.last() {
                    return Request::Open(id.clone()).into();
                }
            }
            Message::OpenSelected => match (self.evening(), self.readable()) {
                (Some(evening), _) => match self.result() {
                    Some(result) => return result.into(),
                    None => return self.turn(evening),
                },
                (None, Some((id, _))) => return Request::Open(id.clone()).into(),
                (None, None) if self.games.count() == 0 && !self.is_listing => {
                    return Command::NewGame.into();
                }
                (None, None) => {}
            },
            Message::Clicked(id) => {
                if self.readable().is_some_and(|(selected, _)| *selected == id) {
                    return Request::Open(id).into();
                }
                if let Some(line) = self.games.open(&id)
                    && line != self.at
                {
                    self.renaming = None;
                    self.at = line;
                }
            }
            Message::Turned(evening) => return self.turn(evening),
            Message::Fold { opens } => match (self.evening(), self.head_of(self.at)) {
                (Some(evening), _) if self.games.is_open(evening) != opens => {
                    return self.turn(evening);
                }
                (_, Some(head)) if !opens => return self.select(head),
                _ => {}
            },
            Message::Evening => {
                if let Some(result) = self.result() {
                    return result.into();
                }
            }
            Message::Menu => self.has_menu = !had_menu,
            Message::Move(step) => return self.select(self.at.saturating_add_signed(step)),
            Message::Rename => {
                if let Some(evening) = self.evening() {
                    let title = self.games.evening(evening).title.as_ref();
                    let first = self.games.first(evening).clone();
                    self.renaming = Some((first, title.map(Title::to_string).unwrap_or_default()));
                    return Action::Run(operation::focus(TITLE));
                }
                if let Some((id, overview)) = self.readable() {
                    let title = overview.title.as_ref().map(Title::to_string);
                    self.renaming = Some((id.clone(), title.unwrap_or_default()));
                    return Action::Run(operation::focus(TITLE));
                }
            }
            Message::TitleWritten(written) => {
                if let Some((_, title)) = &mut self.renaming {
                    *title = written.chars().take(Title::LONGEST).collect();
                }
            }
            Message::TitleDone => {
                if let Some((id, written)) = self.renaming.take() {
                    let title = match Title::new(&written) {
                        Ok(title) => Some(title),
                        Err(TitleFault(NameFault::Empty)) => None,
                        Err(fault) => {
                            self.renaming = Some((id, written));
                            self.complain(words::title_fault(fault));
                            return Action::None;
                        }
                    };
                    self.trouble = None;
                    if self.evening().is_some() {
                        let named = change(store, move |store| {
                            let named = store.change_people(|people| {
                                people.name_evening(&id, title);
                                Ok(())
                            });
                            match named {
                                Err(PeopleError::Save(error)) => Err(error),
                                _ => Ok(Changed::Rewritten),
                            }
                        });
                        return Action::Run(named.map(Message::Changed));
                    }
                    return Request::Edit(id, Edit::Title(title)).into();
                }
            }
            Message::Delete => {
                if let Some(listed) = self.selected() {
                    let id = listed.id.clone();
                    if asks && asked.as_ref() != Some(&id) {
                        self.asked = Some(id);
                        return Action::None;
                    }
                    return Request::Delete(id).into();
                }
            }
            Message::Restore => {
                if let Some(id) = self.deleted.clone() {
                    let restored = change(store, move |store| {
                        store.restore(&id)?;
                        Ok(Changed::Restored)
                    });
                    return Action::Run(restored.map(Message::Changed));
                }
            }
            Message::Cancel => {
                self.trouble = None;
                if self.renaming.take().is_none() && asked.is_none() && !had_menu {
                    self.is_finding = false;
                    if !self.games.wanted.is_empty() {
                        self.games.find(String::new());
                        return self.select(self.games.first_game());
                    }
                }
            }
            Message::Find(wanted) => {
                self.games.find(wanted.chars().take(60).collect());
                return self.select(self.games.first_game());
            }
            Message::FindFocus => {
                self.is_finding = true;
                return Action::Run(Task::batch([
                    operation::focus(FIND),
                    operation::select_all(FIND),
                ]));
            }
            Message::Sort(order) => {
                self.games.sort(order);
                return self.select(self.games.first_game());
            }
            Message::Changed(Ok(changed)) => {
                self.trouble = None;
                match changed {
                    Changed::Deleted(id) => self.deleted = Some(id),
                    Changed::Restored => self.deleted = None,
                    Changed::Rewritten => {}
                }
                return Action::Run(self.list(store));
            }
            Message::Changed(Err(words)) => self.complain(words::sentence(&words)),
            Message::Known(games) => return self.show(games),
            Message::Listed(games) => {
                self.is_listing = false;
                match games {
                    Ok(games) => {
                        self.is_listed = true;
                        return self.show(games);
                    }
                    Err(Failed) => {
                        let key = words::key(Command::Home.key());
                        self.complain(say!("home-not-listed", key));
                    }
                }
            }
            Message::Course(id, course) => {
                if self.read.as_ref().is_some_and(|(wanted, _)| *wanted == id) {
                    self.course = course;
                }
            }
        }
        Action::None
    }

    fn next_split(&self, by: isize) -> usize {
        let count = start::throw().splits().len();
        (self.split + count).saturating_add_signed(by) % count
    }
}

fn listing(store: &Store) -> Task<Message> {
    let store = store.clone();
    let games = background(move |token| {
        let games = store.games_while(|| !token.is_cancelled())?;
        Some(Games::new(games, &store.people()))
    });
    games.map(|games| Message::Listed(games.and_then(|games| games.ok_or(Failed))))
}

fn scroll_to(y: f32) -> Action<Message> {
    Action::Run(operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y }))
}
