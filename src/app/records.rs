//! The records screen: a player's record and figures, and one step away the best games, rows and dice.
//!
//! A background task reads the games, reports its progress and ends when you leave the screen.

mod dice;
mod hero;
mod tables;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use iced::futures::channel::mpsc;
use iced::widget::operation::{self, RelativeOffset};
use iced::widget::{button, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Size, Task, task};

use self::tables::Tables;
use super::action::{Action, Request};
use super::background::{Failed, background, cancellable, of_coach};
use super::keymap::{Bindings, Command, bindings};
use super::theme::{self, Theme, gap, size};
use super::widget::{
    Element, bold, card, medium, next_control, option, picker, plot, press, quiet_control, soft,
};
use crate::coach::review::mean_losses;
use crate::rules::classic::{Placement, Sharing};
use crate::rules::express::Penalty;
use crate::scene::{self as chart, Scene};
use crate::stats::{Contest, Figures, Who};
use crate::store::{AllFinished, Id, Saved, Store};
use crate::text::{self as words, number, phrase, say, signed};

const LIST: &str = "records";
/// The height of a title, a line of words and the gaps around a chart.
const BESIDE_CHART: f32 = 114.0;
/// The greatest width of a list to choose from.
const LIST_WIDTH: f32 = 560.0;

/// The records screen.
#[derive(Debug)]
pub struct Records {
    /// The number of the latest reading; messages of earlier ones are discarded.
    reading: usize,
    /// Dropping it cancels the reading.
    _reading: Option<task::Handle>,
    /// Judges unreviewed games; dropping it cancels that.
    _judging: Option<task::Handle>,
    found: Found,
    page: Page,
    /// The selected line of the best games.
    at: usize,
    /// Whether the screen was opened from a game, which is kept aside meanwhile.
    pub is_from_game: bool,
}

#[derive(Debug)]
enum Found {
    /// How many games are read, and how many there are.
    Reading(usize, usize),
    Done(Box<Tables>),
    /// The task failed.
    Failed,
}

/// A page of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The record and the figures of a player.
    Record,
    /// The best games.
    Best,
    /// The rows and the fifth dice of a player.
    Rows,
    /// The dice statistics.
    Dice,
    /// The contests to choose from.
    Contests,
    /// The players to choose from.
    Players,
}

/// A message of this screen.
#[derive(Debug, Clone)]
pub enum Message {
    /// Progress of a reading: its number, the games read so far, and all games.
    Read(usize, usize, usize),
    /// A reading finished or failed.
    Found(usize, Result<Arc<AllFinished>, Failed>),
    /// The choices of this game are judged.
    Judged(Arc<Saved>),
    /// Show this page.
    Page(Page),
    /// Show this contest.
    Contest(Contest),
    /// Show the player at this place.
    Player(usize),
    /// Show games with help, or those without.
    Help,
    /// Move the selection by this many lines.
    Move(isize),
    /// Open the selected game, or try to beat the record.
    Enter,
    /// Open this game.
    Open(Id),
    /// Go back.
    Back,
}

/// The key that switches to games with help and back.
const HELP_KEY: &str = "H";

impl Records {
    /// Returns the screen and the task that fills it.
    pub fn new(store: &Store) -> (Records, Task<Message>) {
        let mut records = Records {
            reading: 0,
            _reading: None,
            _judging: None,
            found: Found::Reading(0, 0),
            page: Page::Record,
            at: 0,
            is_from_game: false,
        };
        let task = records.read(store);
        (records, task)
    }

    /// Reads the games afresh.
    pub fn read(&mut self, store: &Store) -> Task<Message> {
        static LAST: AtomicUsize = AtomicUsize::new(1);

        let number = LAST.fetch_add(1, Ordering::Relaxed);
        self.reading = number;
        let store = store.clone();
        let (sender, progress) = mpsc::unbounded();
        let finished = background(move |token| {
            store.finished(|read, all| {
                // Without a receiver, the token is cancelled too.
                let _ = sender.unbounded_send(Message::Read(number, read, all));
                match token.is_cancelled() {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            })
        });
        let finished = finished.map(move |finished| {
            let finished = finished.and_then(|finished| finished.ok_or(Failed));
            Message::Found(number, finished.map(Arc::new))
        });
        let progress = Task::run(progress, |message| message);
        let (task, handle) = cancellable(Task::batch([progress, finished]));
        self._reading = Some(handle);
        task
    }

    /// The keys of this screen.
    pub fn bindings(&self) -> Bindings<'_, Message> {
        const PAGES: [Page; 3] = [Page::Best, Page::Rows, Page::Dice];

        let contest = |by| {
            let beside = self.tables().map(|tables| tables.contest_beside(by));
            Message::Contest(beside.unwrap_or(Contest::Express(Penalty::default())))
        };
        let player = |by| {
            let place = self.tables().map_or(0, |tables| tables.player);
            Message::Player(place.saturating_add_signed(by))
        };
        bindings! {
            "1, 2, 3", at => Message::Page(PAGES[at]), phrase!("keys-records-best-games-rows-dice");
            "← →", at => contest([-1, 1][at]), phrase!("keys-records-another-kind-of-game");
            HELP_KEY => Message::Help, phrase!("keys-records-games-with-help");
            "↑ ↓", at => Message::Move([-1, 1][at]), phrase!("keys-records-up-and-down-the-list");
            "Enter" => Message::Enter, phrase!("keys-records-beat-it-or-open-the-game");
            "Page Up, Page Down", at => player([-1, 1][at]),
                phrase!("keys-the-player-before-the-next");
            "Backspace, Esc" => Message::Back, phrase!("keys-go-back");
        }
    }

    /// Applies a message and returns the request to the app.
    pub fn update(&mut self, message: Message, store: &Store) -> Action<Message> {
        match message {
            Message::Read(number, read, all) if number == self.reading => {
                // The old figures stay until all games have been read again.
                if let Found::Reading(..) = self.found {
                    self.found = Found::Reading(read, all);
                }
            }
            Message::Found(number, Err(Failed)) if number == self.reading => {
                self.found = Found::Failed;
            }
            Message::Found(number, Ok(finished)) if number == self.reading => {
                let shown = self.tables();
                let contest = shown.map(|tables| tables.contest);
                let who = shown.and_then(Tables::who).cloned();
                let with_help = shown.is_some_and(|tables| tables.with_help);
                let tables = Tables::of(finished, contest, who, with_help);
                let unjudged = tables.unjudged();
                self.found = Found::Done(Box::new(tables));
                let judging = of_coach(|| judge(store, unjudged));
                let (task, handle) = cancellable(judging);
                self._judging = Some(handle);
                return Action::Run(task);
            }
            Message::Judged(saved) => {
                if let (Found::Done(tables), Some(losses)) =
                    (&mut self.found, &saved.record.reviewed)
                {
                    tables.note(&saved.id, losses);
                }
                return Request::Note(saved).into();
            }
            Message::Read(..) | Message::Found(..) => {}
            Message::Page(page) => {
                self.page = page;
                return self.look_at(0);
            }
            Message::Contest(contest) => return self.choose(|tables| tables.show(contest)),
            Message::Player(place) => return self.choose(|tables| tables.look_at(place)),
            Message::Help => return self.choose(Tables::change_help),
            Message::Move(by) if self.page == Page::Best => {
                return self.look_at(self.at.saturating_add_signed(by));
            }
            Message::Move(_) => {}
            Message::Enter => {
                if let Some(tables) = self.tables() {
                    return match self.page {
                        _ if tables.is_empty() => Command::NewGame.into(),
                        Page::Record => {
                            Request::Beat(tables.contest, tables.person().cloned()).into()
                        }
                        Page::Best => match tables.records().nth(self.at) {
                            Some(record) => Request::Open(tables.about(record).id.clone()).into(),
                            None => Action::None,
                        },
                        _ => Action::None,
                    };
                }
            }
            Message::Open(id) => return Request::Open(id).into(),
            Message::Back if self.page != Page::Record => {
                return self.update(Message::Page(Page::Record), store);
            }
            Message::Back if self.is_from_game => return Request::ReturnToGame.into(),
            Message::Back => return Command::Home.into(),
        }
        Action::None
    }

    /// Changes what is shown of the games, and leaves the lists to choose from.
    fn choose(&mut self, change: impl FnOnce(&mut Tables)) -> Action<Message> {
        if let Found::Done(tables) = &mut self.found {
            change(tables);
        }
        if let Page::Contests | Page::Players = self.page {
            self.page = Page::Record;
        }
        self.look_at(0)
    }

    fn tables(&self) -> Option<&Tables> {
        match &self.found {
            Found::Done(tables) => Some(tables),
            Found::Reading(..) | Found::Failed => None,
        }
    }

    /// Selects a line and scrolls to it.
    fn look_at(&mut self, line: usize) -> Action<Message> {
        let lines = self.tables().map_or(0, |tables| tables.records().count());
        let last = lines.saturating_sub(1);
        self.at = line.min(last);
        let y = self.at as f32 / last.max(1) as f32;
        Action::Run(operation::snap_to(LIST, RelativeOffset { x: 0.0, y }))
    }

    /// The whole screen.
    pub fn view(&self) -> Element<'_, Message> {
        let content: Element<'_, Message> = match &self.found {
            Found::Reading(_, 0) => word(say!("records-looking"), None, None),
            Found::Reading(read, all) => {
                let progress = say!("records-counted", read = *read, all = *all);
                word(say!("records-counting"), Some(progress), None)
            }
            Found::Failed => word(
                say!("records-failed"),
                Some(say!("records-try-again", key = Command::Records.key())),
                None,
            ),
            Found::Done(tables) if tables.is_empty() => word(
                say!("records-none"),
                Some(say!("records-none-about")),
                Some(say!("common-new-game")),
            ),
            Found::Done(tables) => {
                let page = responsive(|size| {
                    let within = Size::new(size.width - BESIDE.right, size.height);
                    let page = match self.page {
                        Page::Record => hero::view(tables, within),
                        Page::Best => tables.view(self.at),
                        Page::Rows => rows(tables, within),
                        Page::Dice => dice::view(tables, within),
                        Page::Contests => list(tables.contests.iter().map(|&contest| {
                            let is_chosen = contest == tables.contest;
                            (
                                name(contest),
                                String::new(),
                                is_chosen,
                                Message::Contest(contest),
                            )
                        })),
                        Page::Players => {
                            list(tables.players.iter().enumerate().map(|(at, figures)| {
                                let words = tables.figures(figures);
                                (
                                    who(figures),
                                    words,
                                    at == tables.player,
                                    Message::Player(at),
                                )
                            }))
                        }
                    };
                    scrollable(container(page).padding(BESIDE).width(Fill))
                        .id(LIST)
                        .height(Fill)
                        .into()
                });
                let ways = (self.page == Page::Record).then(|| ways(tables));
                column![page, ways].spacing(gap::S).into()
            }
        };
        let title = match self.page {
            Page::Best => say!("records-best-games"),
            Page::Rows => say!("records-rows-and-fifths"),
            Page::Dice => say!("records-dice"),
            Page::Record | Page::Contests | Page::Players => say!("records-title"),
        };
        let shown = self
            .tables()
            .filter(|tables| !tables.is_empty() && self.page != Page::Dice);
        let head = row![bold(title, size::DISPLAY).width(Fill)]
            .push(shown.map(pickers))
            .padding(BESIDE)
            .align_y(Center);
        container(column![head, content].spacing(gap::M))
            .padding(Padding::from([gap::S, gap::XXL]).right(gap::XXL - BESIDE.right))
            .into()
    }
}

/// The contest and the player, each with the way to the others.
fn pickers(tables: &Tables) -> Element<'_, Message> {
    let way = |words, page| picker(medium(words, size::LABEL), Message::Page(page));
    let contest = (tables.contests.len() > 1).then(|| way(name(tables.contest), Page::Contests));
    let figures = tables.players.get(tables.player);
    let player = figures.map(|figures| way(who(figures), Page::Players));
    row![contest, player].spacing(gap::M).into()
}

/// Lines to choose from: words, figures, whether it is chosen, and the message.
fn list<'a>(lines: impl Iterator<Item = (String, String, bool, Message)>) -> Element<'a, Message> {
    let lines = lines.map(|(words, figures, is_chosen, message)| {
        let face = row![
            text(words).size(size::LABEL).width(Fill),
            soft(figures, size::LABEL)
        ];
        let face = button(face.spacing(gap::S))
            .padding([gap::M, gap::L])
            .width(Fill)
            .style(theme::button::line(is_chosen));
        press(face, Some(message))
    });
    let list = card(column(lines)).padding(gap::S).max_width(LIST_WIDTH);
    container(list).align_right(Fill).into()
}

/// The ways to what is one step away.
fn ways(tables: &Tables) -> Element<'_, Message> {
    let way = |label, key, page| quiet_control(label, key, Message::Page(page));
    // Games with help are listed apart; without any, the choice is left out.
    let help = tables.has_help().then(|| {
        option(
            say!("records-with-help"),
            HELP_KEY,
            tables.with_help,
            Message::Help,
        )
    });
    let rows = tables
        .contest
        .is_express()
        .then(|| way(say!("records-rows-and-fifths"), "2", Page::Rows));
    row![
        way(say!("records-best-games"), "1", Page::Best),
        rows,
        way(say!("records-dice"), "3", Page::Dice),
        space().width(Fill),
        help
    ]
    .padding(BESIDE)
    .align_y(Center)
    .into()
}

/// How a player is called.
fn who(figures: &Figures) -> String {
    match &figures.who {
        Who::Everybody => say!("records-all-people"),
        Who::Person(name) => name.to_string(),
        Who::Program(level) => words::level(*level).to_string(),
    }
}

/// The mean score of each row and the fifth dice of a player.
fn rows(tables: &Tables, within: Size) -> Element<'_, Message> {
    let Some(figures) = tables.players.get(tables.player) else {
        return space().into();
    };
    let named = figures.fifths.iter().enumerate();
    let named = named.filter(|(_, fifth)| fifth.named > 0.0);
    let marks: Vec<String> = named
        .map(|(place, fifth)| {
            let marks = number(fifth.marks, 1);
            say!("records-marks-for", marks = marks, value = place + 1)
        })
        .collect();
    // Both charts fit, if the window is not low.
    let tall = (within.height / 2.0 - BESIDE_CHART).max(180.0);
    let room = (within.width - 2.0 * gap::XL, tall);
    let sheet = |title: String, about: String, drawn: Scene| {
        let about = soft(about, size::BODY);
        sheet(title, None, column![plot(drawn), about].spacing(gap::S))
    };
    column![
        sheet(
            say!("records-rows"),
            say!("records-rows-about"),
            chart::rows(&figures.rows, room),
        ),
        sheet(
            say!("records-fifths"),
            say!("records-fifths-about", marks = marks.join(", ")),
            chart::fifths(&figures.fifths, room),
        ),
    ]
    .spacing(gap::M)
    .into()
}

/// Judges these games and sends each one, with its losses noted, as soon as it is done.
fn judge(store: &Store, games: Vec<Id>) -> Task<Message> {
    let store = store.clone();
    let (sender, judged) = mpsc::unbounded();
    let judging = background(move |token| {
        for id in games {
            // The game may be gone by now.
            let Ok(mut saved) = store.load(&id) else {
                continue;
            };
            let losses = mean_losses(&saved.session, || match token.is_cancelled() {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            });
            match losses {
                ControlFlow::Break(()) => return,
                ControlFlow::Continue(losses) => saved.record.reviewed = losses,
            }
            let is_heard = sender.unbounded_send(Message::Judged(Arc::new(saved)));
            if is_heard.is_err() {
                return;
            }
        }
    });
    let judged = Task::run(judged, |message| message);
    Task::batch([judging.discard(), judged])
}

/// Room for the scroll bar.
pub(super) const BESIDE: Padding = Padding {
    top: 0.0,
    right: gap::L,
    bottom: 0.0,
    left: 0.0,
};

/// The title of a contest.
pub(super) fn name(contest: Contest) -> String {
    match contest {
        Contest::Express(penalty) => say!("records-express", penalty = penalty.points()),
        Contest::Classic(setting) => {
            let sharing = match setting.sharing {
                Sharing::Share => "share",
                Sharing::Jump => "jump",
                Sharing::Forced => "forced",
            };
            let placement = match setting.placement {
                Placement::Within => "within",
                Placement::MustPlace => "must",
                Placement::Most => "most",
            };
            say!(
                "records-classic",
                columns = setting.columns.count(),
                sharing = sharing,
                placement = placement,
            )
        }
    }
}

/// A message in place of the figures.
fn word<'a>(words: String, more: Option<String>, way: Option<String>) -> Element<'a, Message> {
    let more = more.map(|more| soft(more, size::BODY).center());
    let way = way.map(|way| next_control(way, Command::NewGame.key(), Some(Message::Enter)));
    let words = column![medium(words, size::HEADING), more, way];
    let card = card(words.spacing(gap::L).align_x(Center));
    container(card.padding(gap::L).center(Fill))
        .padding(BESIDE)
        .into()
}

/// A card with a title, and perhaps something beside it.
fn sheet<'a>(
    title: String,
    beside: Option<Element<'a, Message>>,
    content: impl Into<Element<'a, Message>>,
) -> container::Container<'a, Message, Theme> {
    let head = row![bold(title, size::HEADING).width(Fill), beside].align_y(Center);
    card(column![head, content.into()].spacing(gap::M))
        .padding([gap::L, gap::XL])
        .width(Fill)
}

/// A result as shown: signed points or turns.
pub(super) fn result(contest: Contest, result: i32) -> String {
    match contest.is_express() {
        true => signed(result),
        false => say!("common-turns", count = result.unsigned_abs()),
    }
}
