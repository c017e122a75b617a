//! The records screen: a player's record and figures, and one step away the best games, rows and dice.
//!
//! A background task reads the games, reports its progress and ends when you leave the screen.

mod choices;
mod page;
mod people;
mod standings;

use std::fmt::Debug;
use std::ops::ControlFlow;
use std::sync::Arc;

use iced::advanced::widget::operate;
use iced::advanced::widget::operation::focusable::unfocus;
use iced::widget::operation::{self, AbsoluteOffset, RelativeOffset};
use iced::widget::{Row, button, column, container, responsive, row, space, stack, text};
use iced::{Center, Fill, Padding, Size, Task, task};

use self::people::{JOIN_KEY, RENAME_KEY};
use super::action::{Action, Request};
use super::background::{Report, cancellable, watched};
use super::keymap::{Bindings, Command, bindings};
use super::panel::{BODY, MOST, beyond, screen};
use super::theme::{self, Theme, gap, size};
use super::widget::{
    Element, bold, card, fitted, focusable, medium, next_control, option, picker, plot, press,
    quiet_control, shape, soft,
};
use crate::rules::express::Penalty;
use crate::scene::{self as chart, Scene};
use crate::session::{Help, Name, Player};
use crate::stats::{Contest, DiceCounts, Verdict};
use crate::store::{AllFinished, Id, People, Store};
use crate::text::records::{Regular, Span, Tables, group_name, judged, name, who};
use crate::text::{self as words, phrase, say};

/// The least height of a card with a chart, and what the dice need besides two of them.
const CHART: f32 = 250.0;
const KINDS: f32 = 110.0;
/// The height of a line in which one is selected, and how much of the page stays in sight above it.
const LINE: f32 = 56.0;
const ABOVE: f32 = 260.0;
/// The most letters of a group in the head.
const GROUP: usize = 28;

#[derive(Debug)]
pub struct Records {
    /// Dropping it cancels the reading.
    _reading: Option<task::Handle>,
    found: Found,
    page: Page,
    /// The page to which a list to choose from leads back.
    beneath: Page,
    at: usize,
    /// The line of such a list that Enter chooses.
    choice: usize,
    naming: people::Naming,
    /// The people before each of the last changes, the latest last, and who was selected.
    before: Vec<(Name, People)>,
    /// Whether the screen was opened from a game, which is kept aside meanwhile.
    pub is_from_game: bool,
}

#[derive(Debug)]
enum Found {
    /// How many games are read, and how many there are.
    Reading(usize, usize),
    Done(Box<Tables>),
    Failed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    Record,
    Best,
    Rows,
    Dice,
    Standings,
    People,
    Contests,
    Players,
    /// The group whose standings are shown.
    Group,
}

impl Page {
    fn is_list(self) -> bool {
        matches!(self, Page::Contests | Page::Players | Page::Group)
    }
}

#[derive(Debug, Clone)]
pub enum Message {
    Read(Report<Arc<AllFinished>>),
    Page(Page),
    Contest(Contest),
    /// Show the player at this place.
    Player(usize),
    /// Show games with help, or those without.
    Help,
    /// Show the standings of everybody.
    Everybody,
    /// Take a person into the group, or out of it.
    Member(Name),
    Span(Span),
    Person(people::Message),
    /// Select the line at this place.
    Select(usize),
    Move(isize),
    /// Open the selected game, or try to beat the record.
    Enter,
    Open(Id),
    Back,
}

/// The key that switches to games with help and back.
const HELP_KEY: &str = "H";

impl Records {
    pub fn new(store: &Store) -> (Records, Task<Message>) {
        let mut records = Records {
            _reading: None,
            found: Found::Reading(0, 0),
            page: Page::Record,
            beneath: Page::Record,
            at: 0,
            choice: 0,
            naming: people::Naming::default(),
            before: Vec::new(),
            is_from_game: false,
        };
        let task = records.read(store);
        (records, task)
    }

    pub fn read(&mut self, store: &Store) -> Task<Message> {
        let store = store.clone();
        let read = watched("records", move |tell| match store.finished(tell) {
            Some(finished) => ControlFlow::Continue(Arc::new(finished)),
            None => ControlFlow::Break(()),
        });
        let (task, handle) = cancellable(read.map(Message::Read));
        self._reading = Some(handle);
        task
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        const PAGES: [Page; 5] = [
            Page::Best,
            Page::Rows,
            Page::Dice,
            Page::Standings,
            Page::People,
        ];

        let contest = |by| {
            let beside = self.tables().map(|tables| tables.contest_beside(by));
            Message::Contest(beside.unwrap_or(Contest::Express(Penalty::default())))
        };
        let player = |by| {
            let place = self.tables().map_or(0, |tables| tables.player);
            Message::Player(place.saturating_add_signed(by))
        };
        let names_people = self.page == Page::People && self.naming.is_idle();
        let rename = names_people.then_some(phrase!("keys-records-rename"));
        let join = names_people.then_some(phrase!("keys-records-join"));
        let may_undo = names_people && !self.before.is_empty();
        bindings! {
            "1, 2, 3, 4, 5", at => Message::Page(PAGES[at]), phrase!("keys-records-pages");
            "← →", at => contest([-1, 1][at]), phrase!("keys-records-another-kind-of-game");
            HELP_KEY => Message::Help, phrase!("keys-records-games-with-help");
            RENAME_KEY, _ if names_people => Message::Person(people::Message::Rename), rename;
            JOIN_KEY, _ if names_people => Message::Person(people::Message::Join), join;
            Command::Undo.key(), _ if may_undo => Message::Person(people::Message::Undo), phrase!("common-bar-undo");
            "↑ ↓", at => Message::Move([-1, 1][at]), phrase!("keys-records-up-and-down-the-list");
            "Enter" => Message::Enter, phrase!("keys-records-beat-it-or-open-the-game");
            "Page Up, Page Down", at => player([-1, 1][at]), phrase!("keys-the-player-before-the-next");
            "Backspace, Esc" => Message::Back, phrase!("common-back");
        }
    }

    pub fn update(&mut self, message: Message, store: &Store) -> Action<Message> {
        match message {
            Message::Read(report) => self.on_read(report),
            Message::Page(page) => {
                if page.is_list() {
                    self.beneath = self.topic();
                }
                self.page = page;
                self.naming = people::Naming::default();
                if page.is_list() {
                    let chosen = self.choices().position(|choice| choice.is_chosen);
                    self.choice = chosen.unwrap_or_default();
                    // Enter is for the list from here on.
                    return Action::Run(operate(unfocus()));
                }
                return self.look_at(0);
            }
            Message::Contest(contest) => return self.choose(|tables| tables.show(contest)),
            Message::Player(place) => return self.choose(|tables| tables.look_at(place)),
            Message::Help => return self.choose(Tables::change_help),
            Message::Everybody => {
                self.page = Page::Standings;
                return self.choose(Tables::choose_everybody);
            }
            Message::Member(name) => return self.choose(|tables| tables.change_member(name)),
            Message::Span(span) => return self.choose(|tables| tables.choose_span(span)),
            Message::Person(message) => return self.name_person(message, store),
            Message::Select(place) => {
                self.naming = people::Naming::default();
                self.at = place;
            }
            Message::Move(by) if self.page.is_list() => {
                let last = self.choices().count().saturating_sub(1);
                self.choice = self.choice.saturating_add_signed(by).min(last);
            }
            Message::Move(by) if self.joins(by) => {}
            Message::Move(by) if self.naming.is_idle() => {
                return self.look_at(self.at.saturating_add_signed(by));
            }
            Message::Move(_) => {}
            Message::Enter => match self.chosen() {
                Some(message) => return self.update(message, store),
                None => return self.enter(),
            },
            Message::Open(id) => return Request::Open(id).into(),
            Message::Back if !self.naming.is_idle() => self.naming = people::Naming::default(),
            Message::Back if self.page != Page::Record => {
                let above = match self.page.is_list() {
                    true => self.beneath,
                    false => Page::Record,
                };
                return self.update(Message::Page(above), store);
            }
            Message::Back if self.is_from_game => return Request::ReturnToGame.into(),
            Message::Back => return Command::Home.into(),
        }
        Action::None
    }

    /// What Enter chooses where one of several is chosen.
    fn chosen(&self) -> Option<Message> {
        match self.page.is_list() {
            true => Some(self.choices().nth(self.choice)?.message),
            false => Some(Message::Person(people::Message::With(self.joined()?))),
        }
    }

    fn enter(&self) -> Action<Message> {
        let Some(tables) = self.tables() else {
            return Action::None;
        };
        match (self.page, tables.records().nth(self.at)) {
            _ if tables.is_empty() => Command::NewGame.into(),
            (Page::Record, _) => Request::Beat(tables.contest, tables.person().cloned()).into(),
            (Page::Best, Some(record)) => Request::Open(tables.about(record).id.clone()).into(),
            _ => Action::None,
        }
    }

    /// The old figures stay until all games have been read again.
    fn on_read(&mut self, report: Report<Arc<AllFinished>>) {
        match (report, &self.found) {
            (Report::Done(finished), _) => {
                let tables = Tables::of(finished, self.tables());
                if let Some(name) = self.naming.changed.take()
                    && self.page == Page::People
                {
                    let is_it = |one: &Regular| one.player.name == name;
                    self.at = tables.people.iter().position(is_it).unwrap_or_default();
                }
                self.found = Found::Done(Box::new(tables));
            }
            (Report::Progress(read, all), Found::Reading(..)) => {
                self.found = Found::Reading(read, all);
            }
            (Report::Over, Found::Reading(..)) => self.found = Found::Failed,
            (Report::Progress(..) | Report::Over, _) => {}
        }
    }

    /// Notes what each seat of a game has lost on average.
    pub fn note(&mut self, id: &Id, losses: &[f64]) {
        if let Found::Done(tables) = &mut self.found {
            tables.note(id, losses);
        }
    }

    /// Changes what is shown of the games, and leaves the lists to choose from.
    fn choose(&mut self, change: impl FnOnce(&mut Tables)) -> Action<Message> {
        if let Found::Done(tables) = &mut self.found {
            change(tables);
        }
        if let Page::Contests | Page::Players = self.page {
            self.page = self.beneath;
        }
        match self.page.is_list() {
            true => Action::None,
            false => self.look_at(0),
        }
    }

    fn tables(&self) -> Option<&Tables> {
        match &self.found {
            Found::Done(tables) => Some(tables),
            Found::Reading(..) | Found::Failed => None,
        }
    }

    fn look_at(&mut self, line: usize) -> Action<Message> {
        let lines = self.tables().map_or(0, |tables| match self.page {
            Page::Best => tables.records().count(),
            Page::Standings => tables.members.len(),
            Page::People => tables.people.len(),
            _ => 0,
        });
        let last = lines.saturating_sub(1);
        self.at = line.min(last);
        if let Page::Standings | Page::People = self.page {
            let y = (self.at as f32 * LINE - ABOVE).max(0.0);
            return Action::Run(operation::scroll_to(BODY, AbsoluteOffset { x: 0.0, y }));
        }
        let y = self.at as f32 / last.max(1) as f32;
        Action::Run(operation::snap_to(BODY, RelativeOffset { x: 0.0, y }))
    }

    /// The page shown, or that beneath a list to choose from.
    fn topic(&self) -> Page {
        match self.page.is_list() {
            true => self.beneath,
            false => self.page,
        }
    }

    pub(super) fn view(&self) -> Element<'_, Message> {
        let title = match self.topic() {
            Page::Best => say!("records-best-games"),
            Page::Rows => say!("records-rows-and-fifths"),
            Page::Dice => say!("records-dice"),
            Page::People => say!("records-people"),
            Page::Standings => say!("records-standings"),
            Page::Record | Page::Contests | Page::Players | Page::Group => say!("records-title"),
        };
        let tables = self.tables().filter(|tables| !tables.is_empty());
        let shown = tables.filter(|_| !matches!(self.page, Page::Dice | Page::People));
        let shown = shown.map(|tables| self.pickers(tables));
        let ways = tables.filter(|_| self.topic() == Page::Record);
        let ways = ways.map(|tables| beyond(MOST, gap::M, ways_on(tables)));
        let page = column![screen(MOST, title, shown, |room| self.content(room)), ways];
        let list = self.page.is_list().then(|| self.list());
        stack![page].push(list).into()
    }

    /// The kind of games, and whose figures are shown.
    fn pickers<'a>(&self, tables: &'a Tables) -> Element<'a, Message> {
        let way = |sign, words, page| {
            let words = row![sign, medium(words, size::LABEL)].spacing(gap::S);
            picker(words.align_y(Center), Message::Page(page))
        };
        let contest = || way(None, name(tables.contest), Page::Contests);
        let contest = (tables.contests.len() > 1).then(contest);
        let who = match self.topic() {
            Page::Standings => {
                let group = words::fitted(&group_name(&tables.group), GROUP);
                Some(way(None, group, Page::Group))
            }
            _ => {
                let sign = tables.person().map(|person| shape(person.colour, 16.0));
                let figures = tables.players.get(tables.player);
                figures.map(|figures| way(sign, who(figures), Page::Players))
            }
        };
        row![contest, who].spacing(gap::M).into()
    }

    fn content(&self, room: Size) -> Element<'_, Message> {
        let word = |words, more, way| container(word(words, more, way)).height(room.height).into();
        let tables = match &self.found {
            Found::Reading(_, 0) => return word(say!("records-looking"), None, None),
            Found::Reading(read, all) => {
                let progress = say!("records-counted", read = *read, all = *all);
                return word(say!("records-counting"), Some(progress), None);
            }
            Found::Failed => {
                let again = say!("records-try-again", key = Command::Records.key());
                return word(say!("records-failed"), Some(again), None);
            }
            Found::Done(tables) if tables.is_empty() => {
                let (about, way) = (say!("records-none-about"), say!("common-new-game"));
                return word(say!("records-none"), Some(about), Some(way));
            }
            Found::Done(tables) => tables,
        };
        match self.topic() {
            Page::Best => page::best(tables, self.at, room.width),
            Page::Rows => rows(tables, room),
            Page::Dice => dice(tables, room),
            Page::Standings => standings::standings(tables, self.at, room.width),
            Page::People => self.people(tables),
            Page::Record | Page::Contests | Page::Players | Page::Group => {
                page::record(tables, room)
            }
        }
    }
}

/// The buttons to the pages one step away; their words are at the edge.
fn ways_on(tables: &Tables) -> Element<'_, Message> {
    let way = |label, key, page| quiet_control(label, key, Message::Page(page));
    let rows = way(say!("records-rows-and-fifths"), "2", Page::Rows);
    let rows = tables.contest.is_express().then_some(rows);
    row![
        way(say!("records-best-games"), "1", Page::Best),
        rows,
        way(say!("records-dice"), "3", Page::Dice),
        way(say!("records-standings"), "4", Page::Standings),
        way(say!("records-people"), "5", Page::People),
        space().width(Fill),
        help(tables)
    ]
    .padding(Padding::from([gap::S, 0.0]).right(gap::M))
    .align_y(Center)
    .into()
}

/// Games with help are listed apart; without any, the choice is left out.
fn help(tables: &Tables) -> Option<Element<'_, Message>> {
    let all = [Help::Hint, Help::Review, Help::TakenBack, Help::KnownDice];
    let about = words::honest(&all.into(), false).unwrap_or_default();
    let help = || {
        option(
            say!("records-only-help"),
            about,
            tables.with_help,
            Message::Help,
        )
    };
    tables.has_help().then(help)
}

/// A line of a list in which one is selected.
fn selectable<'a>(
    face: Row<'a, Message, Theme>,
    is_lit: bool,
    message: Message,
) -> Element<'a, Message> {
    let face = face.spacing(gap::S).align_y(Center).height(Fill);
    let face = button(face)
        .on_press(message.clone())
        .padding([0.0, gap::M])
        .width(Fill)
        .height(LINE)
        .style(theme::button::line(is_lit));
    focusable(face, Some(message)).lit(is_lit).into()
}

fn rows(tables: &Tables, room: Size) -> Element<'_, Message> {
    let Some(figures) = tables.players.get(tables.player) else {
        return space().into();
    };
    let named = figures.fifths.iter().enumerate();
    let named = named.filter(|(_, fifth)| fifth.named > 0.0);
    let marks: Vec<String> = named
        .map(|(place, fifth)| {
            let marks = words::counted(fifth.marks, 1);
            say!("records-marks-for", marks, value = place + 1)
        })
        .collect();
    let height = ((room.height - gap::L) / 2.0).max(CHART);
    let sheet = |title: String, about: String, bars: Vec<(f64, String)>, first, most| {
        let about = soft(about, size::BODY);
        let drawn = plotted(move |size| chart::bars(&bars, first, most, size));
        sheet(title, None, column![drawn, about].spacing(gap::S)).height(height)
    };
    let scores = figures.rows.iter().map(|row| row.score);
    let scores = scores.map(|score| (score, words::signed(score.round() as i32)));
    let shares = figures.fifths.iter().map(|fifth| fifth.named);
    let shares = shares.map(|share| (share, words::percent(share)));
    column![
        sheet(
            say!("records-rows"),
            say!("records-rows-about"),
            scores.collect(),
            2,
            0.0,
        ),
        sheet(
            say!("records-fifths"),
            say!("records-fifths-about", marks = marks.join(", ")),
            shares.collect(),
            1,
            1.0,
        ),
    ]
    .spacing(gap::L)
    .into()
}

fn dice(tables: &Tables, room: Size) -> Element<'_, Message> {
    let height = ((room.height - KINDS) / 2.0).max(CHART);
    let (app, real) = &tables.shown;
    let kinds = [
        (say!("records-dice-app"), app),
        (say!("records-dice-real"), real),
    ];
    let kinds = kinds.into_iter().filter(|(_, dice)| dice.throws() > 0);
    let kinds = kinds.map(|(title, dice)| dice_of_kind(title, dice, height));
    let about = soft(say!("records-dice-about"), size::BODY);
    column![row(kinds).spacing(gap::XL), about]
        .spacing(gap::L)
        .into()
}

fn dice_of_kind<'a>(title: String, dice: &DiceCounts, height: f32) -> Element<'a, Message> {
    let throws = dice.throws() as usize;
    let about = say!("records-dice-count", throws, dice = dice.dice());
    let head = column![bold(title, size::HEADING), soft(about, size::BODY)];
    let sheet = |what: String, first: usize, verdict: Verdict| {
        let words = text(judged(&verdict, throws)).size(size::BODY);
        let drawn = plotted(move |size| chart::counts(&verdict, first, size));
        let about = soft(say!("records-dice-line"), size::BODY);
        let told = column![drawn, about, words].spacing(gap::XS);
        sheet(what, None, told).height(height)
    };
    let faces = sheet(say!("records-dice-values"), 1, dice.faces());
    let sums = sheet(say!("records-dice-sums"), 2, dice.sums());
    column![head, faces, sums]
        .spacing(gap::M)
        .width(Fill)
        .into()
}

/// A chart in all the room.
fn plotted<'a>(draw: impl Fn((f32, f32)) -> Scene + 'a) -> Element<'a, Message> {
    responsive(move |size| plot(draw((size.width, size.height)))).into()
}

fn word<'a>(words: String, more: Option<String>, way: Option<String>) -> Element<'a, Message> {
    let more = more.map(|more| soft(more, size::BODY).center());
    let way = way.map(|way| next_control(way, Command::NewGame.key(), Some(Message::Enter)));
    let words = column![medium(words, size::HEADING), more, way];
    let card = card(words.spacing(gap::L).align_x(Center));
    card.padding(gap::L).center(Fill).into()
}

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

/// A line of a ranking, which opens the game: the place, who played, what is known of it, and the result.
pub(super) fn ranked<'a, M: Clone + Debug + 'a>(
    place: usize,
    player: &Player,
    facts: String,
    result: String,
    is_lit: bool,
    open: M,
) -> Element<'a, M> {
    let name = fitted(player.name.as_str(), size::LABEL, theme::MEDIUM);
    let face = row![
        soft(place.to_string(), size::LABEL).width(gap::L),
        shape(player.colour, 18.0),
        column![name, soft(facts, size::BODY)].width(Fill),
        bold(result, size::HEADING),
    ]
    .spacing(gap::M)
    .align_y(Center);
    let face = button(face)
        .padding(gap::S)
        .width(Fill)
        .style(theme::button::line(is_lit));
    press(face, Some(open))
}
