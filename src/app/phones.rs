//! Phones at the table: how they are let in, their requests, and the panel that shows how to join.

mod panel;

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

use iced::futures::channel::mpsc::UnboundedReceiver;
use iced::futures::stream::{self, BoxStream, StreamExt};
use iced::{Subscription, Task};

use super::any_game::AnyGame;
use super::background::{Failed, background};
use super::files::Rewritten;
use super::saving::Job;
use super::{App, Message as AppMessage, Panel, Screen, setup};
use crate::rules::Seat;
use crate::store::{Id, note};
use crate::web::{Listen, PhoneEvent, PhoneRequest, Port, Reply, Server, StartError};

/// The phones, while they are let in.
pub struct Phones {
    server: Server,
    events: Events,
    /// The version shown to them last.
    seen: Version,
    /// Replies that wait until the game is saved.
    replies: Vec<Reply>,
}

/// Identifies a snapshot.
#[derive(Debug, Clone, PartialEq)]
struct Version {
    game: Id,
    version: usize,
    shows_odds: bool,
    is_unsaved: bool,
}

/// Whether phones are being let in.
#[derive(Debug, Default)]
pub enum Entry {
    /// Nobody has asked for phones.
    #[default]
    Closed,
    /// They are let in as soon as the game is saved, and see none of it before.
    Waiting,
    /// They are being let in.
    Opening,
    /// They could not be let in; `None` if the background task failed.
    Failed(Option<StartError>),
}

/// A server and its events, or the error; `None` if the background task failed.
type Started = Result<(Server, UnboundedReceiver<PhoneEvent>), Option<StartError>>;

/// A message about the phones.
#[derive(Debug, Clone)]
pub enum Message {
    /// They were let in to this game, or could not be.
    Started(Id, Once<Started>),
    /// They sent an event.
    Event(Once<PhoneEvent>),
    /// Let them in.
    TurnOn,
    /// Shut them out.
    TurnOff,
    /// Take a seat back from its phone.
    TakeBack(Seat),
    /// Set up a new game for them.
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

/// The events of a server, for an iced subscription.
#[derive(Clone)]
struct Events(Once<UnboundedReceiver<PhoneEvent>>);

impl Hash for Events {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0.0).hash(state);
    }
}

impl Events {
    fn listen(&self) -> BoxStream<'static, AppMessage> {
        match self.0.take() {
            Some(events) => events
                .map(|event| AppMessage::Phones(Message::Event(Once::new(event))))
                .boxed(),
            None => stream::empty().boxed(),
        }
    }
}

impl App {
    /// Lets phones in only at this address and port.
    pub fn listen_at(&mut self, listen: Listen) {
        self.listen = listen;
    }

    /// The events of the phones.
    pub fn phone_events(&self) -> Subscription<AppMessage> {
        match &self.phones {
            Some(phones) => Subscription::run_with(phones.events.clone(), Events::listen),
            None => Subscription::none(),
        }
    }

    /// Opens the panel that lets phones in, or closes it; from the setup or the list it begins or opens the game first.
    pub(super) fn show_phones(&mut self) -> Task<AppMessage> {
        if self.refuses() {
            return Task::none();
        }
        if matches!(self.panel, Some(Panel::Phones)) {
            self.panel = None;
            return Task::none();
        }
        self.lesson = None;
        let task = match &self.screen {
            _ if self.phones.is_some() || self.opening.is_some() => Task::none(),
            Screen::NewGame(_) => {
                let begun = self.pass_on(AppMessage::NewGame(setup::Message::Start));
                if !matches!(self.screen, Screen::Game(_)) {
                    // The setup says what is missing.
                    return begun;
                }
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
            Screen::Game(_) => self.let_phones_in(),
            Screen::Records(_) | Screen::Alone(_) | Screen::Analysis(_) => Task::none(),
        };
        self.panel = Some(Panel::Phones);
        task
    }

    /// Lets phones in to the game on the screen.
    pub(super) fn let_phones_in(&mut self) -> Task<AppMessage> {
        let Screen::Game(game) = &self.screen else {
            return Task::none();
        };
        if self.phones.is_some() || self.is_second {
            return Task::none();
        }
        let id = game.id().clone();
        if self.saving.is_to_be_written(&id) {
            self.entry = Entry::Waiting;
            return self.remember_phones();
        }
        let snapshot = game.snapshot(self.settings.show_risk);
        self.entry = Entry::Opening;
        let (store, listen, of) = (self.store.clone(), self.listen, id.clone());
        let started = background(move |_| {
            let port = Port::open(&store, listen)?;
            Server::start(&store, &of, port, snapshot)
        });
        let started = started.map(move |started| {
            let started = match started {
                Ok(started) => started.map_err(Some),
                Err(Failed) => Err(None),
            };
            AppMessage::Phones(Message::Started(id.clone(), Once::new(started)))
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

    /// Applies a message about the phones.
    pub(super) fn on_phones(&mut self, message: Message) -> Task<AppMessage> {
        match message {
            Message::Started(id, started) => match started.take() {
                Some(Ok((server, events))) => return self.phones_are_in(id, server, events),
                Some(Err(error)) => self.entry = Entry::Failed(error),
                None => {}
            },
            Message::Event(event) => {
                // After every message the server is asked who has joined or left.
                if let Some(PhoneEvent::Request(request)) = event.take() {
                    return self.on_request(request);
                }
            }
            Message::TurnOn => return self.let_phones_in(),
            Message::TurnOff => return self.turn_phones_off(),
            Message::TakeBack(seat) => {
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
        game: Id,
        server: Server,
        events: UnboundedReceiver<PhoneEvent>,
    ) -> Task<AppMessage> {
        // Phones may have been turned off meanwhile, or the game may have been left.
        let is_awaited =
            matches!(self.entry, Entry::Opening) && matches!(self.screen, Screen::Game(_));
        self.entry = Entry::Closed;
        if !is_awaited {
            return end(server);
        }
        note("phones are let in");
        let seen = Version {
            game,
            version: 0,
            shows_odds: self.settings.show_risk,
            is_unsaved: false,
        };
        self.phones = Some(Phones {
            server,
            events: Events(Once::new(events)),
            seen,
            replies: Vec::new(),
        });
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
            (_, _, Some(phones)) => Some(phones.seen.game.clone()),
            _ => None,
        };
        if self.settings.phones == game {
            return Task::none();
        }
        self.settings.phones = game;
        self.save_settings()
    }

    /// Forgets the phones, so that the next start lets none in unasked.
    pub(super) fn forget_phones(&mut self) -> Task<AppMessage> {
        match self.settings.phones.take() {
            Some(_) => self.save_settings(),
            None => Task::none(),
        }
    }

    /// Carries out a request of a phone.
    fn on_request(&mut self, request: PhoneRequest) -> Task<AppMessage> {
        let Some(game) = super::game(&mut self.screen, &mut self.aside) else {
            request.late().send();
            return Task::none();
        };
        let (action, reply) = game.request(request, &self.settings);
        let task = self.follow_game(action);
        if let Some(phones) = &mut self.phones {
            phones.replies.push(reply);
        }
        task
    }

    /// Updates the phones to the game as it is now: what they show, their replies, and who plays on one.
    pub(super) fn follow_phones(&mut self) -> Task<AppMessage> {
        if matches!(self.entry, Entry::Waiting) {
            return self.let_phones_in();
        }
        if self.phones.is_none() {
            return Task::none();
        }
        // Phones stay at a practice copy when the player leaves it, so it is saved.
        let game = super::game(&mut self.screen, &mut self.aside);
        let is_new = game.is_some_and(|game| {
            let is_new = game.is_untouched();
            game.keep();
            is_new
        });
        let saved = if is_new {
            self.save_game()
        } else {
            Task::none()
        };
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
            if seen != phones.seen {
                let snapshot = game.snapshot(seen.shows_odds).unsaved(seen.is_unsaved);
                if seen.game == phones.seen.game {
                    phones.server.show(snapshot);
                } else {
                    phones.server.change_game(&seen.game, snapshot);
                }
                phones.seen = seen;
            }
            phones.replies.drain(..).for_each(Reply::send);
        }
        game.note_devices(&phones.server.devices());
        match self.panel {
            // The user is about to quit.
            Some(Panel::Unsaved) => saved,
            _ => Task::batch([saved, self.remember_phones()]),
        }
    }

    /// Keeps a game aside that is left while phones play it, or from which the records were opened, for the way back.
    pub(super) fn keep_aside(&mut self, left: Screen) {
        match (left, &self.screen) {
            (_, Screen::Game(_)) => self.aside = None,
            (Screen::Records(_), Screen::Records(_)) => {}
            (Screen::Game(game), Screen::Records(_)) => self.aside = Some(game),
            (Screen::Game(game), _) if self.phones.is_some() => self.aside = Some(game),
            _ if self.phones.is_none() => self.aside = None,
            _ => {}
        }
    }

    /// Changes the game that phones play while another screen is open.
    pub(super) fn rewrite_aside(&mut self, rewritten: Rewritten) -> Task<AppMessage> {
        let Some(game) = &mut self.aside else {
            return Task::none();
        };
        let saved = rewritten(game.saved());
        **game = AnyGame::new(saved.clone());
        self.save(Job::Session(Arc::new(saved)))
    }
}

/// Drops a server off the UI thread, because it then writes down who holds which seat.
fn end(server: Server) -> Task<AppMessage> {
    background(move |_| drop(server)).discard()
}
