//! The records screen: the best results, the players' figures and the dice statistics.
//!
//! A background task reads the games, reports its progress and ends when you leave the screen.

mod dice;
mod players;
mod tables;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use iced::futures::channel::mpsc;
use iced::widget::operation::{self, RelativeOffset};
use iced::widget::{column, container, responsive, row, scrollable, text};
use iced::{Center, Fill, Padding, Task, task};

use self::tables::Tables;
use super::action::{Action, Request};
use super::background::{Failed, background, cancellable, of_coach};
use super::keymap::{Bindings, Command, bindings};
use super::theme::{gap, size};
use super::widget::{Element, bold, card, medium, next_control, option, options, soft};
use crate::coach::review::mean_losses;
use crate::rules::classic::{Placement, Sharing};
use crate::stats::{Contest, Who};
use crate::store::{AllFinished, Id, Saved, Store};
use crate::text::{number, phrase, say, signed};

const LIST: &str = "records";
/// Below this width the title is left out.
const NARROW: f32 = 600.0;

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
    tab: Tab,
    /// The selected line.
    at: usize,
    /// The index in the table of the player whose figures are open.
    player: Option<usize>,
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

/// A tab of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// The best games.
    Records,
    /// The players' figures.
    Players,
    /// The dice statistics.
    Dice,
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
    /// Show this tab.
    Tab(Tab),
    /// Show this contest.
    Contest(Contest),
    /// Go this many contests on.
    NextContest(isize),
    /// Show games with help, or those without.
    Help(bool),
    /// Move the selection by this many lines.
    Move(isize),
    /// Open the selected line.
    OpenSelected,
    /// Open this game.
    Open(Id),
    /// Open the figures of this player.
    Player(usize),
    /// Go this many players on.
    NextPlayer(isize),
    /// Set up a new game.
    NewGame,
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
            tab: Tab::Records,
            at: 0,
            player: None,
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
        const TABS: [Tab; 3] = [Tab::Records, Tab::Players, Tab::Dice];

        let with_help = self.tables().is_some_and(|tables| tables.with_help);
        bindings! {
            "1, 2, 3", at => Message::Tab(TABS[at]), phrase!("keys-records-records-players-dice");
            "← →", at => Message::NextContest([-1, 1][at]), phrase!("keys-records-another-kind-of-game");
            HELP_KEY => Message::Help(!with_help), phrase!("keys-records-games-with-help");
            "↑ ↓", at => Message::Move([-1, 1][at]), phrase!("keys-records-up-and-down-the-list");
            "Enter" => Message::OpenSelected, phrase!("keys-records-open-the-game-or-the");
            "Page Up, Page Down", at => Message::NextPlayer([-1, 1][at]),
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
                let contest = self.tables().map(|tables| tables.contest);
                let with_help = self.tables().is_some_and(|tables| tables.with_help);
                let tables = Tables::of(finished, contest, with_help);
                // A new reading can change the order of the players.
                self.player = self.shown().and_then(|who| tables.place_of(who));
                self.found = Found::Done(Box::new(tables));
                self.at = self.at.min(self.lines().saturating_sub(1));
                let unjudged = self.tables().map_or_else(Vec::new, Tables::unjudged);
                let judging = of_coach(|| judge(store, unjudged));
                let (task, handle) = cancellable(judging);
                self._judging = Some(handle);
                return Action::Run(task);
            }
            Message::Judged(saved) => {
                let shown = self.shown().cloned();
                if let (Found::Done(tables), Some(losses)) =
                    (&mut self.found, &saved.record.reviewed)
                {
                    tables.note(&saved.id, losses);
                    self.player = shown.and_then(|who| tables.place_of(&who));
                }
                return Request::Note(saved).into();
            }
            Message::Read(..) | Message::Found(..) => {}
            Message::Tab(tab) => {
                self.tab = tab;
                self.player = None;
                return self.look_at(0);
            }
            Message::Contest(contest) => {
                if let Found::Done(tables) = &mut self.found {
                    tables.choose(contest);
                }
                self.player = None;
                return self.look_at(0);
            }
            Message::Help(with_help) => {
                match &mut self.found {
                    Found::Done(tables) if tables.has_help() => tables.look_at_help(with_help),
                    _ => return Action::None,
                }
                self.player = None;
                return self.look_at(0);
            }
            Message::NextContest(by) => {
                if let Some(contest) = self.tables().and_then(|tables| tables.further(by)) {
                    return self.update(Message::Contest(contest), store);
                }
            }
            Message::Move(by) => return self.look_at(self.at.saturating_add_signed(by)),
            Message::OpenSelected => return self.open_selected(store),
            Message::Open(id) => return Request::Open(id).into(),
            Message::Player(place) => {
                self.player = Some(place);
                self.at = place;
                return self.scroll(0.0);
            }
            Message::NextPlayer(by) => {
                if let (Some(place), Some(tables)) = (self.player, self.tables()) {
                    let last = tables.players.len().saturating_sub(1);
                    let place = place.saturating_add_signed(by).min(last);
                    return self.update(Message::Player(place), store);
                }
            }
            Message::NewGame => return Command::NewGame.into(),
            Message::Back => match self.player.take() {
                Some(place) => return self.look_at(place),
                None if self.is_from_game => return Request::ReturnToGame.into(),
                None => return Command::Home.into(),
            },
        }
        Action::None
    }

    fn tables(&self) -> Option<&Tables> {
        match &self.found {
            Found::Done(tables) => Some(tables),
            Found::Reading(..) | Found::Failed => None,
        }
    }

    /// The player whose figures are open.
    fn shown(&self) -> Option<&Who> {
        let figures = self.tables()?.players.get(self.player?)?;
        Some(&figures.who)
    }

    /// The number of selectable lines.
    fn lines(&self) -> usize {
        let Some(tables) = self.tables() else {
            return 0;
        };
        match (self.tab, self.player) {
            (Tab::Records, _) => tables.records().count(),
            (Tab::Players, None) => tables.players.len(),
            (Tab::Players, Some(_)) | (Tab::Dice, _) => 0,
        }
    }

    /// Selects a line and scrolls to it.
    fn look_at(&mut self, line: usize) -> Action<Message> {
        let last = self.lines().saturating_sub(1);
        self.at = line.min(last);
        self.scroll(self.at as f32 / last.max(1) as f32)
    }

    fn scroll(&self, y: f32) -> Action<Message> {
        Action::Run(operation::snap_to(LIST, RelativeOffset { x: 0.0, y }))
    }

    fn open_selected(&mut self, store: &Store) -> Action<Message> {
        let Some(tables) = self.tables() else {
            return Action::None;
        };
        if tables.is_empty() {
            return Command::NewGame.into();
        }
        match (self.tab, self.player) {
            (Tab::Records, _) => match tables.records().nth(self.at) {
                Some(record) => Request::Open(tables.about(record).id.clone()).into(),
                None => Action::None,
            },
            (Tab::Players, None) if !tables.players.is_empty() => {
                self.update(Message::Player(self.at), store)
            }
            (Tab::Players, _) | (Tab::Dice, _) => Action::None,
        }
    }

    /// The whole screen.
    pub fn view(&self) -> Element<'_, Message> {
        responsive(|within| self.view_within(within.width)).into()
    }

    fn view_within(&self, width: f32) -> Element<'_, Message> {
        let tabs = [
            (say!("records-tab-records"), "1", Tab::Records),
            (say!("records-tab-players"), "2", Tab::Players),
            (say!("records-tab-dice"), "3", Tab::Dice),
        ];
        let tabs =
            tabs.map(|(label, key, tab)| option(label, key, tab == self.tab, Message::Tab(tab)));
        // In a narrow window the tabs do without a title.
        let title = (width >= NARROW)
            .then(|| container(bold(say!("records-title"), size::TITLE)).width(Fill));
        let head = row![title, row(tabs).spacing(gap::S)]
            .padding(BESIDE)
            .align_y(Center);
        let content: Element<'_, Message> = match &self.found {
            Found::Reading(_, 0) => word(say!("records-looking"), None),
            Found::Reading(read, all) => {
                let progress = say!("records-counted", read = *read, all = *all);
                word(say!("records-counting"), Some(progress))
            }
            Found::Failed => word(
                say!("records-failed"),
                Some(say!("records-try-again", key = Command::Records.key())),
            ),
            Found::Done(tables) if tables.is_empty() => container(empty()).padding(BESIDE).into(),
            Found::Done(tables) => self.found(tables),
        };
        container(
            container(column![head, content].spacing(gap::L))
                .max_width(1280.0)
                .width(Fill)
                .height(Fill),
        )
        .padding(Padding::from([gap::L, gap::XL]).right(gap::XL - BESIDE.right))
        .center_x(Fill)
        .into()
    }

    fn found<'a>(&'a self, tables: &'a Tables) -> Element<'a, Message> {
        let contests = tables.contests.iter().map(|&contest| {
            let is_chosen = contest == tables.contest;
            option(name(contest), "← →", is_chosen, Message::Contest(contest))
        });
        // Games with help are listed apart; without any, the choice is left out.
        let help = tables.has_help().then(|| {
            let ways = [
                (say!("records-without-help"), false),
                (say!("records-with-help"), true),
            ];
            let ways = ways.map(|(label, with_help)| {
                let is_chosen = with_help == tables.with_help;
                option(label, HELP_KEY, is_chosen, Message::Help(with_help))
            });
            options(ways)
        });
        let contests = row![options(contests), help].spacing(gap::XL).wrap();
        let shown: Element<'a, Message> = match (self.tab, self.player) {
            (Tab::Dice, _) => responsive(|size| scrolled(dice::view(tables, size))).into(),
            (Tab::Records, _) => {
                let shown = responsive(|size| scrolled(tables.view(self.at, size)));
                column![contests, shown].spacing(gap::M).into()
            }
            (Tab::Players, None) => {
                let shown = responsive(|size| scrolled(players::table(tables, self.at, size)));
                column![contests, shown].spacing(gap::M).into()
            }
            (Tab::Players, Some(place)) => {
                responsive(move |size| scrolled(players::one(tables, place, size))).into()
            }
        };
        container(shown).height(Fill).into()
    }
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

fn scrolled<'a>(content: Element<'a, Message>) -> Element<'a, Message> {
    scrollable(container(content).padding(BESIDE).width(Fill))
        .id(LIST)
        .height(Fill)
        .into()
}

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
fn word<'a>(words: String, more: Option<String>) -> Element<'a, Message> {
    let more = more.map(|more| soft(more, size::BODY));
    card(
        column![medium(words, size::HEADING), more]
            .spacing(gap::S)
            .align_x(Center),
    )
    .center(Fill)
    .into()
}

fn empty<'a>() -> Element<'a, Message> {
    let words = column![
        medium(say!("records-none"), size::HEADING),
        soft(say!("records-none-about"), size::BODY).center(),
        next_control(
            say!("common-new-game"),
            Command::NewGame.key(),
            Some(Message::NewGame)
        ),
    ]
    .spacing(gap::L)
    .align_x(Center);
    card(words).padding(gap::L).center(Fill).into()
}

/// A card with a title.
fn titled_card<'a>(
    title: impl text::IntoFragment<'a>,
    content: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let title = bold(title, size::LABEL);
    let head = container(title).center_y(32.0);
    card(column![head, content.into()].spacing(gap::XS))
        .padding([gap::S, gap::L])
        .width(Fill)
        .into()
}

/// A mean with one decimal, or a dash if there is none.
fn figure(value: Option<f64>) -> String {
    value.map_or("–".to_owned(), |value| number(value, 1))
}

/// Points, rounded and signed, or a dash if there are none.
fn points(value: Option<f64>) -> String {
    value.map_or("–".to_owned(), |value| signed(value.round() as i32))
}

/// A result as shown: signed points or turns.
pub(super) fn result(contest: Contest, result: i32) -> String {
    match contest.is_express() {
        true => signed(result),
        false => say!("common-turns", count = result.unsigned_abs()),
    }
}
