//! Phones at the table: how they are let in, their requests, and the panel that shows how to join.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use iced::futures::channel::mpsc::UnboundedReceiver;
use iced::futures::stream::{self, StreamExt};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, responsive, row, scrollable, text};
use iced::{Center, Fill, Size, Subscription, Task};
use jiff::Timestamp;

use super::any_game::AnyGame;
use super::background::{background, every};
use super::keymap::Command;
use super::panel::{BESIDE, framed};
use super::theme::{self, gap, size};
use super::widget::{
    Element, bold, named, next_control, plain_control, qr, quiet_control, soft, width_of,
};
use super::{App, Message as AppMessage, Panel, Screen, setup, words};
use crate::rules::Seat;
use crate::session::{DiceSource, Player};
use crate::store::{Id, LastTable, note};
use crate::table::{Device, SeatStatus};
use crate::text::say;
use crate::web::{
    self, Listen, PhoneEvent, PhoneRequest, Port, Refusal, Reply, Server, Snapshot, StartError,
};

const MOST: f32 = 1600.0;
const CODE: f32 = 0.52;
const WORDS: f32 = 300.0;
/// The width of what stands beside the digits.
const OFF: f32 = 130.0;
const LINE: f32 = 52.0;
/// The letters of the six digits, where there is room for them.
const DIGITS: f32 = 72.0;
/// The pause between two looks at whether digits are still worth something.
const TICK: Duration = Duration::from_secs(5);

pub struct Phones {
    server: Server,
    events: Once<UnboundedReceiver<PhoneEvent>>,
    seen: Seen,
    replies: Vec<Reply>,
    /// Whether the host wants six digits beside the address.
    has_digits: bool,
}

impl Phones {
    /// Offers six digits, unless there are some or the host does without.
    fn offer_digits(&self) {
        if self.has_digits && self.server.code().is_none() {
            // Without randomness the address is the only way in.
            let _ = self.server.offer_code();
        }
    }
}

/// What phones have been shown.
#[derive(Debug, Clone, PartialEq)]
pub enum Seen {
    /// The form of a new game.
    Lobby(LastTable),
    Game(Version),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Version {
    game: Id,
    version: usize,
    shows_odds: bool,
    is_unsaved: bool,
}

#[derive(Debug, Default)]
pub enum Entry {
    #[default]
    Closed,
    /// Phones are let in as soon as the game is saved, and see none of it before.
    Waiting,
    Opening,
    Failed(String),
}

type Started = Result<(Server, UnboundedReceiver<PhoneEvent>), String>;

#[derive(Debug, Clone)]
pub enum Message {
    Started(Seen, Once<Started>),
    Event(Once<PhoneEvent>),
    TurnOn,
    TurnOff,
    Digits(bool),
    /// Time has passed, after which digits may be worth nothing.
    Tick,
    FreeSeat(Seat),
    NewGame,
}

/// A value in a message that cannot be cloned; the first to take it gets it.
pub struct Once<T>(Arc<Mutex<Option<T>>>);

impl<T> Once<T> {
    fn new(content: T) -> Once<T> {
        Once(Arc::new(Mutex::new(Some(content))))
    }

    fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<T> Clone for Once<T> {
    fn clone(&self) -> Once<T> {
        Once(Arc::clone(&self.0))
    }
}

impl<T> fmt::Debug for Once<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Once")
    }
}

/// Makes each value a subscription of its own.
impl<T> Hash for Once<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).hash(state);
    }
}

impl App {
    pub fn listen_at(&mut self, listen: Listen) {
        self.listen = listen;
    }

    pub fn phone_events(&self) -> Subscription<AppMessage> {
        let Some(phones) = &self.phones else {
            return Subscription::none();
        };
        Subscription::run_with(
            phones.events.clone(),
            |events: &Once<UnboundedReceiver<_>>| {
                let events = events.take().map(|events| events.map(Once::new));
                stream::iter(events).flatten()
            },
        )
        .map(|event| AppMessage::Phones(Message::Event(event)))
    }

    /// The panel looks again whether its digits are still worth something.
    pub(super) fn looks_at_digits(&self) -> Subscription<AppMessage> {
        match (&self.phones, &self.panel) {
            (Some(_), Some(Panel::Phones)) => {
                Subscription::run(|| every(TICK)).map(|_| AppMessage::Phones(Message::Tick))
            }
            _ => Subscription::none(),
        }
    }

    /// Opens the panel that lets phones in, or closes it; from the setup of a game alone or the list it begins or opens
    /// the game first.
    pub(super) fn show_phones(&mut self) -> Task<AppMessage> {
        if self.refuses() {
            return Task::none();
        }
        if matches!(self.panel, Some(Panel::Phones)) {
            return self.toggle(Panel::Phones);
        }
        self.lesson = None;
        if let Some(phones) = &self.phones {
            phones.offer_digits();
        }
        let task = match &self.screen {
            _ if self.phones.is_some() || self.opening.is_some() => Task::none(),
            Screen::NewGame(form) if form.is_alone => {
                let begun = self.pass_on(AppMessage::NewGame(setup::Message::Start));
                begun.chain(self.let_phones_in())
            }
            Screen::Home(home) => match home.readable_id().cloned() {
                Some(id) => {
                    let opens = self.open(&id);
                    self.settings.phones = Some(id);
                    opens
                }
                None => Task::none(),
            },
            _ => self.let_phones_in(),
        };
        self.panel = Some(Panel::Phones);
        task
    }

    pub(super) fn let_phones_in(&mut self) -> Task<AppMessage> {
        if self.phones.is_some() || self.is_second {
            return Task::none();
        }
        let (game, seen, snapshot) = match &self.screen {
            Screen::NewGame(form) => {
                let table = form.table();
                let snapshot = Snapshot::lobby(table.clone());
                (None, Seen::Lobby(table), snapshot)
            }
            Screen::Game(game) if self.saving.is_to_be_written(game.id()) => {
                self.entry = Entry::Waiting;
                return self.remember_phones();
            }
            Screen::Game(game) => {
                let seen = Version {
                    game: game.id().clone(),
                    version: 0,
                    shows_odds: self.settings.show_risk,
                    is_unsaved: false,
                };
                let snapshot = game.snapshot(seen.shows_odds);
                (Some(game.id().clone()), Seen::Game(seen), snapshot)
            }
            _ => return Task::none(),
        };
        self.entry = Entry::Opening;
        let (store, listen) = (self.store.clone(), self.listen);
        let started = background(move |_| {
            let port = Port::open(&store, listen)?;
            Server::start(&store, game.as_ref(), port, snapshot)
        });
        let started = started.map(move |started| {
            let started = match started {
                Ok(started) => started.map_err(|error| why_not(&error)),
                Err(failed) => Err(failed.to_string()),
            };
            AppMessage::Phones(Message::Started(seen.clone(), Once::new(started)))
        });
        Task::batch([self.remember_phones(), started])
    }

    /// Lets phones in to the game if the settings remember them there, as after a crash.
    pub(super) fn let_phones_in_again(&mut self) -> Task<AppMessage> {
        match &self.screen {
            Screen::Game(game) if self.settings.phones.as_ref() == Some(game.id()) => {
                self.let_phones_in()
            }
            _ => Task::none(),
        }
    }

    pub(super) fn on_phones(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Started(seen, started) => match started.take() {
                Some(Ok((server, events))) => return self.phones_are_in(seen, server, events),
                Some(Err(error)) => self.entry = Entry::Failed(error),
                None => {}
            },
            Message::Event(event) => {
                // After every message the server is asked who has joined or left.
                match event.take() {
                    Some(PhoneEvent::Request(request)) => return self.on_request(request),
                    Some(PhoneEvent::End) => return self.turn_phones_off(),
                    Some(PhoneEvent::Moved(moved)) => {
                        if let Some(game) = super::game(&mut self.screen, &mut self.aside) {
                            game.hear_of(moved);
                        }
                    }
                    Some(PhoneEvent::Seats) | None => {}
                }
            }
            Message::TurnOn => return self.let_phones_in(),
            Message::TurnOff => return self.turn_phones_off(),
            Message::Digits(has_digits) => {
                if let Some(phones) = &mut self.phones {
                    phones.has_digits = has_digits;
                    phones.server.withdraw_code();
                    phones.offer_digits();
                }
            }
            Message::Tick => {}
            Message::FreeSeat(seat) => {
                if let Some(phones) = &self.phones {
                    phones.server.take_back(seat);
                }
            }
            Message::NewGame => {
                self.panel = None;
                return self.new_game();
            }
        }
        Task::none()
    }

    fn phones_are_in(
        &mut self,
        seen: Seen,
        server: Server,
        events: UnboundedReceiver<PhoneEvent>,
    ) -> Task<AppMessage> {
        // Phones may have been turned off meanwhile, or the game or the form may have been left.
        let is_awaited = matches!(
            (&self.entry, &self.screen, &seen),
            (Entry::Opening, Screen::Game(_), _)
                | (Entry::Opening, Screen::NewGame(_), Seen::Lobby(_))
        );
        self.entry = Entry::Closed;
        if !is_awaited {
            return end(server);
        }
        note("phones are let in");
        let phones = Phones {
            server,
            events: Once::new(events),
            seen,
            replies: Vec::new(),
            has_digits: true,
        };
        if matches!(self.panel, Some(Panel::Phones)) {
            phones.offer_digits();
        }
        self.phones = Some(phones);
        Task::none()
    }

    fn turn_phones_off(&mut self) -> Task<AppMessage> {
        self.entry = Entry::Closed;
        self.aside = None;
        let Some(phones) = self.phones.take() else {
            return Task::none();
        };
        if let Screen::Game(game) = &mut self.screen {
            game.note_devices(&[]);
        }
        Task::batch([self.remember_phones(), end(phones.server)])
    }

    /// Remembers whether phones are let in, so that they can come back to the game after a crash.
    fn remember_phones(&mut self) -> Task<AppMessage> {
        let game = match (&self.screen, &self.entry, &self.phones) {
            (_, Entry::Closed, None) => None,
            (Screen::Game(game), ..) => Some(game.id().clone()),
            (_, _, Some(phones)) => match &phones.seen {
                Seen::Game(seen) => Some(seen.game.clone()),
                Seen::Lobby(_) => None,
            },
            _ => None,
        };
        if self.settings.phones == game {
            return Task::none();
        }
        self.settings.phones = game;
        self.save_settings()
    }

    fn on_request(&mut self, request: PhoneRequest) -> Task<AppMessage> {
        let Some(game) = super::game(&mut self.screen, &mut self.aside) else {
            return self.gather(request);
        };
        let earlier = self.settings.last_table.as_ref();
        let saved = game.saved();
        let last = || LastTable::of(&saved.session, saved.record.options, earlier);
        let (task, reply) = match request.begins(last) {
            Some(table) if game.is_over() => {
                if let Err(error) = table.begin(Some(DiceSource::Real), Timestamp::now()) {
                    request.not_begun(&error).send();
                    return Task::none();
                }
                let task = self.start(table, None, saved.record.counts);
                (task, request.answer(Ok(())))
            }
            Some(_) => (Task::none(), request.answer(Err(Refusal::Late))),
            None => {
                let (action, reply) = game.request(request, &self.settings);
                (self.follow_game(action), reply)
            }
        };
        if let Some(phones) = &mut self.phones {
            phones.replies.push(reply);
        }
        task
    }

    /// Lets a phone fill in the form of a new game, or begin it.
    fn gather(&mut self, request: PhoneRequest) -> Task<AppMessage> {
        let (Screen::NewGame(form), Some(phones)) = (&mut self.screen, &mut self.phones) else {
            request.answer(Err(Refusal::Late)).send();
            return Task::none();
        };
        let mut table = form.table();
        let Some(wanted) = request.begins(|| table.clone()) else {
            let reply = phones.server.gather(request, &mut table);
            let task = form.take(&table);
            phones.seen = Seen::Lobby(table);
            reply.send();
            return task.map(AppMessage::NewGame);
        };
        if let Err(error) = wanted.begin(Some(DiceSource::Real), Timestamp::now()) {
            request.not_begun(&error).send();
            return Task::none();
        }
        phones.replies.push(request.answer(Ok(())));
        let task = form.take(&wanted).map(AppMessage::NewGame);
        self.panel = None;
        task.chain(self.pass_on(AppMessage::NewGame(setup::Message::Start)))
    }

    pub(super) fn follow_phones(&mut self) -> Task<AppMessage> {
        if matches!(self.entry, Entry::Waiting) {
            return self.let_phones_in();
        }
        let Some(phones) = &mut self.phones else {
            return Task::none();
        };
        match (&self.screen, &mut phones.seen) {
            (Screen::Game(_), _) | (_, Seen::Game(_)) => {}
            (Screen::NewGame(form), Seen::Lobby(seen)) => {
                let table = form.table();
                if *seen != table {
                    phones.server.reseat(Snapshot::lobby(table.clone()));
                    *seen = table;
                }
                return Task::none();
            }
            // Nobody gathers any more.
            (_, Seen::Lobby(_)) => return self.turn_phones_off(),
        }
        let mut saved = Task::none();
        if let Some(game) = super::game(&mut self.screen, &mut self.aside)
            && game.touch()
        {
            // Phones stay at a practice copy when the player leaves it, so it is saved.
            saved = self.save_game();
        }
        let (Some(phones), Some(game)) = (
            &mut self.phones,
            super::game(&mut self.screen, &mut self.aside),
        ) else {
            return saved;
        };
        // Nobody sees or hears of anything that a power cut could still take back. If the disk cannot be written, the
        // game goes on, and everybody is told so.
        if !self.saving.is_to_be_written(game.id()) {
            let seen = Version {
                game: game.id().clone(),
                version: game.version(),
                shows_odds: self.settings.show_risk,
                is_unsaved: self.saving.newest(game.id()).is_some(),
            };
            let snapshot = || game.snapshot(seen.shows_odds).unsaved(seen.is_unsaved);
            match &phones.seen {
                Seen::Game(before) if *before == seen => {}
                Seen::Game(before) if before.game == seen.game => phones.server.show(snapshot()),
                _ => phones.server.change_game(&seen.game, snapshot()),
            }
            phones.seen = Seen::Game(seen);
            phones.replies.drain(..).for_each(Reply::send);
        }
        game.note_devices(&phones.server.devices());
        match self.panel {
            // The user is about to quit.
            Some(Panel::Unsaved) => saved,
            _ => Task::batch([saved, self.remember_phones()]),
        }
    }

    /// Keeps a game aside that is left while phones play it, or from which the records or its evening were opened, for the
    /// way back.
    pub(super) fn keep_aside(&mut self, left: Screen) {
        match (left, &self.screen) {
            (_, Screen::Game(_)) => self.aside = None,
            (Screen::Records(_), Screen::Records(_)) => {}
            (Screen::Game(game), Screen::Records(_) | Screen::Evening(_)) => {
                self.aside = Some(game)
            }
            (Screen::Game(game), _) if self.phones.is_some() => self.aside = Some(game),
            _ if self.phones.is_none() => self.aside = None,
            _ => {}
        }
    }

    pub(super) fn phones_panel(&self) -> Element<'_, Message> {
        let game = match &self.screen {
            Screen::Game(game) => Some(game.as_ref()),
            _ => self.aside.as_deref(),
        };
        let (off, content): (_, Element<'_, Message>) = match &self.phones {
            Some(phones) => {
                let off = plain_control(say!("phones-turn-off"), "", Message::TurnOff);
                let zoom = self.scale();
                let way = responsive(move |room| way(phones, game, room, zoom));
                (Some(off), way.into())
            }
            None => {
                let has_table = game.is_some() || matches!(self.screen, Screen::NewGame(_));
                (None, self.closed(has_table))
            }
        };
        framed(MOST, say!("common-phones"), off, content)
    }

    fn closed(&self, has_table: bool) -> Element<'_, Message> {
        let way = |label, key, message| Some(next_control(label, key, Some(message)));
        let (said, way) = match &self.entry {
            _ if self.opening.is_some() => (say!("phones-opening"), None),
            Entry::Waiting | Entry::Opening => (say!("phones-opening"), None),
            Entry::Failed(why) => {
                let again = way(say!("phones-try-again"), "", Message::TurnOn);
                (why.clone(), again)
            }
            Entry::Closed if has_table => {
                let on = way(say!("phones-turn-on"), "", Message::TurnOn);
                (say!("phones-off"), on)
            }
            Entry::Closed => {
                let key = Command::NewGame.key();
                let new_game = way(say!("common-new-game"), key, Message::NewGame);
                (say!("phones-no-game"), new_game)
            }
        };
        column![text(said).size(size::LABEL), way]
            .spacing(gap::L)
            .into()
    }
}

/// Drops a server off the UI thread, because it then writes down who holds which seat.
fn end(server: Server) -> Task<AppMessage> {
    background(move |_| drop(server)).discard()
}

fn why_not(error: &StartError) -> String {
    match error {
        StartError::Listen(address, cause) => {
            let (address, cause) = (address.as_str(), cause.to_string());
            say!("phones-no-address", address, cause)
        }
        StartError::System(cause) => say!("phones-no-system", cause = cause.to_string()),
    }
}

fn way<'a>(
    phones: &'a Phones,
    game: Option<&'a AnyGame>,
    room: Size,
    zoom: f32,
) -> Element<'a, Message> {
    let addresses = phones.server.addresses();
    let first = addresses.first().map_or("", String::as_str);
    let side = (room.width * CODE)
        .min(room.width - WORDS)
        .min(room.height - gap::S);
    let width = room.width - side - gap::XL - BESIDE.right;
    let scan = text(say!("phones-scan")).size(size::LABEL);
    let code = phones.server.code();
    // With the digits, nobody needs the long address.
    let others = addresses.iter().skip(usize::from(code.is_none()));
    let others = others.map(|other| {
        let other = say!("phones-other-address", address = other.as_str());
        let other = soft(other, size::CAPTION);
        other.wrapping(Wrapping::WordOrGlyph).into()
    });
    let typed = match code {
        Some((digits, address)) => {
            let address = address.trim_start_matches("http://").trim_end_matches('/');
            let off = quiet_control(say!("phones-digits-off"), "", Message::Digits(false));
            let digits = row![typed(digits, width - OFF), off].spacing(gap::M);
            column![
                scan,
                typed(address.to_owned(), width),
                text(say!("phones-digits")).size(size::LABEL),
                digits.align_y(Center),
            ]
        }
        None => column![
            scan,
            typed(in_lines(first), width),
            plain_control(say!("phones-code-offer"), "", Message::Digits(true)),
        ],
    };
    let network = text(say!("phones-network")).size(size::LABEL);
    let typed = typed.push(network).spacing(gap::S);
    let seats = match (&phones.seen, game) {
        (Seen::Lobby(table), _) => gathered(table, &phones.server.devices()),
        (Seen::Game(_), game) => game.map_or_else(Vec::new, |game| game.seat_statuses()),
    };
    let seats = Seat::enumerate(&seats).map(|(seat, &(player, status))| line(seat, player, status));
    let words = column![typed, column(seats).spacing(gap::XS), column(others)]
        .spacing(gap::L)
        .padding(BESIDE);
    let code = qr(web::qr(first), side, zoom);
    row![code, scrollable(words).width(Fill)]
        .spacing(gap::XL)
        .into()
}

/// Who is at the table before its game.
fn gathered<'a>(table: &'a LastTable, devices: &[Device]) -> Vec<(&'a Player, SeatStatus)> {
    let players = table.players.iter().zip(devices);
    let players = players.map(|(player, device)| {
        let status = match device {
            _ if player.level.is_some() => SeatStatus::Program,
            Device::Phone => SeatStatus::Joined,
            Device::AwayPhone => SeatStatus::Away,
            Device::Laptop => SeatStatus::NotJoined,
        };
        (player, status)
    });
    players.collect()
}

/// An address with its secret on a line of its own, so that nobody takes a line break for part of it.
fn in_lines(address: &str) -> String {
    match address.rfind('/').and_then(|end| address[..end].rfind('/')) {
        Some(at) => format!("{}\n{}", &address[..at], &address[at..]),
        None => address.to_owned(),
    }
}

/// What is to be typed, in the largest letters that fit this width.
fn typed<'a>(lines: String, width: f32) -> Element<'a, Message> {
    let fits = |&letters: &f32| width_of(&lines, letters, theme::BOLD) <= width;
    let sizes = [
        DIGITS,
        size::DISPLAY,
        size::TITLE,
        size::HEADING,
        size::LABEL,
        size::BODY,
    ];
    let letters = sizes.into_iter().find(fits).unwrap_or(size::CAPTION);
    let lines = bold(lines, letters);
    lines.line_height(1.15).wrapping(Wrapping::None).into()
}

fn line(seat: Seat, player: &Player, status: SeatStatus) -> Element<'_, Message> {
    let (told, style): (_, fn(&theme::Theme) -> text::Style) = match status {
        SeatStatus::Left => (say!("seats-state-left"), theme::text::soft),
        SeatStatus::Program => (say!("seats-state-program"), theme::text::soft),
        SeatStatus::NotJoined => (say!("phones-state-not-joined"), theme::text::soft),
        SeatStatus::Away => (say!("phones-state-away"), theme::text::minus),
        SeatStatus::Thinking => (say!("phones-state-thinking"), theme::text::accent),
        SeatStatus::HasChosen => (say!("express-status-chosen"), theme::text::plus),
        SeatStatus::Joined => (say!("phones-state-joined"), theme::text::plus),
    };
    let has_none = matches!(
        status,
        SeatStatus::Left | SeatStatus::Program | SeatStatus::NotJoined
    );
    let free = (!has_none).then(|| {
        let name = words::fitted(player.name.as_str(), 12);
        plain_control(say!("phones-free-seat", name), "", Message::FreeSeat(seat))
    });
    let name = named(player, size::HEADING, theme::MEDIUM);
    let state = text(told).size(size::BODY).style(style);
    let line = row![column![name, state].width(Fill), free];
    container(line.spacing(gap::M).align_y(Center).height(LINE))
        .padding([0.0, gap::M])
        .style(theme::container::card)
        .into()
}
