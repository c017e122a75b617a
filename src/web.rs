//! The phones at the table: a page for every seat, for whoever has the address of the table.
//!
//! A [`Server`] has no game of its own. Whoever hosts one [shows](Server::show) it after each change, and answers what the
//! phones [ask](Heard) it. What a phone is sent comes from [`Host::seen_by`](crate::table::Host::seen_by) alone.
//! As long as there is no server there is no thread, no socket and no cost.

mod act;
mod address;
mod connections;
mod game;
mod page;
mod rate;
mod routes;
mod seats;

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use futures::channel::mpsc::{self, UnboundedReceiver};
use futures::future;
use qrcode::{EcLevel, QrCode};
use tokio::runtime;
use tokio::sync::{oneshot, watch};

use crate::rules::Seat;
use crate::store::{self, Id, Store};
use crate::table::{Change, Effect, Host, Hosted, Input, Notice, Viewer};
use crate::text::{self, say};

pub use act::{Act, Answer, Request};
pub use game::OnPhones;
pub use seats::SeatState;

use game::{Game, Table};
use routes::Phones;
use seats::Seats;

/// Where phones reach the program.
#[derive(Debug, Clone, Copy)]
pub struct Listen {
    /// The address of the one interface to listen at; `None` for all.
    pub address: Option<IpAddr>,
    /// The port; `None` for the one that it was the last time, or any.
    pub port: Option<u16>,
    /// How long a phone that is away keeps its seat from others at the table.
    pub absence: Duration,
    /// How often a phone that listens is asked whether it is still there. One that leaves several in a row unanswered
    /// counts as away: the network may take a quarter of an hour to tell that its battery has died.
    pub pulse: Duration,
    /// How long a phone may take to send a request and to take its answer, and whoever hosts the game to find it.
    pub patience: Duration,
    /// How long it takes until a seat that has corrected several things in a row may correct one more.
    pub correction: Duration,
    /// Whether there is a page for the host of the table.
    pub has_host: bool,
}

impl Default for Listen {
    fn default() -> Listen {
        Listen {
            address: None,
            port: None,
            absence: Duration::from_secs(60),
            pulse: Duration::from_secs(15),
            patience: Duration::from_secs(10),
            correction: Duration::from_secs(5),
            has_host: false,
        }
    }
}

/// What comes from the phones.
#[derive(Debug)]
pub enum Heard {
    /// Somebody does something: it is to be answered.
    Request(Request),
    /// Somebody has joined, has come back or has gone away: [`Server::seats`] tells.
    Seats,
    /// The host turns the phones off.
    End,
}

/// A game as the phones are to show it.
#[derive(Clone)]
pub struct Shown {
    table: Arc<dyn Table>,
    shows_odds: bool,
    /// Which seat has another phone since the game last changed.
    moved: Option<Moved>,
    /// Whether it could not be saved.
    is_unsaved: bool,
}

/// What has become of a seat, which everybody is told.
#[derive(Debug, Clone, Copy)]
enum Moved {
    /// Another phone has it.
    TakenOver(Seat),
    /// No phone has it.
    GivenUp(Seat),
}

impl Shown {
    /// The game of a host, what everybody is told about it, and whether the chance of a bust is shown.
    pub fn new<G: OnPhones>(host: &Host<G>, said: Option<Said<G>>, shows_odds: bool) -> Shown {
        Shown {
            table: Arc::new(Game {
                host: host.clone(),
                said,
            }),
            shows_odds,
            moved: None,
            is_unsaved: false,
        }
    }

    /// The same game, which may be one that could not be saved. Why is not for phones: it names a path.
    pub fn unsaved(self, is_unsaved: bool) -> Shown {
        Shown { is_unsaved, ..self }
    }

    /// What everybody is told.
    fn said(&self) -> Option<String> {
        if self.is_unsaved {
            return Some(say!("phones-not-saved"));
        }
        self.table.said()
    }
}

/// What everybody is told of a game, each in the language of their phone.
#[derive(Debug, Clone)]
pub enum Said<G: Hosted> {
    /// What the last change has brought.
    Changed(Change<G>),
    /// Somebody has typed dice again.
    Corrected(Viewer),
    /// The host tells something.
    Notice(Notice),
}

impl<G: OnPhones> Said<G> {
    /// It in words, about the game as it is now.
    fn words(&self, host: &Host<G>) -> Option<String> {
        let players = host.session().players();
        match self {
            // The result says how the game has ended.
            Said::Changed(_) | Said::Notice(_) if host.session().is_over() => None,
            Said::Changed(change) => text::changed(change, host),
            Said::Corrected(Viewer::Seat(seat)) => {
                let player = players.get(seat.index())?;
                Some(say!("phones-corrected", name = player.name.as_str()))
            }
            Said::Corrected(Viewer::Laptop) => Some(say!("phones-corrected-laptop")),
            Said::Corrected(Viewer::Room) => None,
            &Said::Notice(notice) => Some(text::notice(notice, players)),
        }
    }
}

/// Hands a host an input, and notes in `said` what everybody is told about it.
pub fn hand<G: OnPhones>(
    host: &mut Host<G>,
    input: Input<G>,
    said: &mut Option<Said<G>>,
) -> Vec<Effect<G>> {
    let is_correction =
        matches!(&input, Input::Write(event, _) if G::is_correction(host.session(), event));
    let effects = host.handle(input);
    for effect in &effects {
        match effect {
            Effect::Changed(change) => {
                // What the window tells of a correction, and of what is taken back, speaks of keys that phones do not have.
                *said = match change {
                    Change::Written { event, by, .. } if is_correction => {
                        by.filter(|_| G::is_dice(event)).map(Said::Corrected)
                    }
                    Change::Written { .. } => Some(Said::Changed(change.clone())),
                    _ => None,
                };
            }
            &Effect::Tell(notice @ (Notice::Decided { .. } | Notice::WouldRollOn(_))) => {
                *said = Some(Said::Notice(notice));
            }
            _ => {}
        }
    }
    effects
}

/// Why phones cannot be let in.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The port that was asked for, or any port, cannot be had.
    #[error("phones cannot be let in at {0}: {1}. Choose another address or port.")]
    Listen(String, io::Error),
    /// The system has no randomness for a secret, or no thread.
    #[error("phones cannot be let in: {0}. Try again.")]
    System(io::Error),
}

/// A port that is kept for phones until they are let in.
pub struct Port {
    listen: Listen,
    listener: TcpListener,
    at: SocketAddr,
    /// The last table that had phones.
    kept: Option<store::Phones>,
}

impl Port {
    /// Takes a port, and changes nothing else.
    ///
    /// # Errors
    /// No port is to be had.
    pub fn open(store: &Store, listen: Listen) -> Result<Port, StartError> {
        let kept = store.phones();
        let listener = address::listen(listen, kept.as_ref().map(|kept| kept.port))?;
        let at = listener.local_addr().map_err(StartError::System)?;
        Ok(Port {
            listen,
            listener,
            at,
            kept,
        })
    }
}

/// The phones are let in as long as this lives.
pub struct Server {
    addresses: Vec<String>,
    shown: watch::Sender<Shown>,
    seats: Arc<Seats>,
    blocking: runtime::Handle,
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Lets phones in to a game. Where it was the last one that had phones, they find address and seats as they were.
    ///
    /// # Errors
    /// No thread or no randomness is to be had.
    pub fn start(
        store: &Store,
        game: &Id,
        port: Port,
        shown: Shown,
    ) -> Result<(Server, UnboundedReceiver<Heard>), StartError> {
        let Port {
            listen,
            listener,
            at,
            kept,
        } = port;
        let (heard, phones) = mpsc::unbounded();
        let seats = Seats::new(store.clone(), game, kept, at.port(), listen, heard.clone())
            .map_err(StartError::System)?;
        let seats = Arc::new(seats);
        let addresses = addresses(listen, at, &seats);
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(StartError::System)?;
        let shown = watch::Sender::new(shown);
        let (close, closed) = oneshot::channel();
        let blocking = runtime.handle().clone();
        let app = Phones::new(Arc::clone(&seats), at.port(), shown.clone(), heard, listen);
        let last = Arc::clone(&seats);
        let thread = thread::Builder::new().name("phones".to_owned());
        let thread = thread
            .spawn(move || {
                let serving = Box::pin(connections::serve(listener, app));
                drop(runtime.block_on(future::select(serving, closed)));
                runtime.shutdown_background();
                // What was still to be written down is not lost with the runtime.
                last.save();
            })
            .map_err(StartError::System)?;
        let server = Server {
            addresses,
            shown,
            seats,
            blocking,
            close: Some(close),
            thread: Some(thread),
        };
        server.keep();
        Ok((server, phones))
    }

    /// The addresses of the table, the one first that phones reach the likeliest.
    pub fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// The address of the host's page, if there is one.
    pub fn host_address(&self) -> Option<String> {
        let (first, key) = (self.addresses.first()?, self.seats.key()?);
        Some(format!("{first}host/{key}"))
    }

    /// Shows the game as it is now. What is shown is on the disk, or it says that it is not.
    pub fn show(&self, shown: Shown) {
        self.shown.send_replace(shown);
    }

    /// What is known of each seat's phone.
    pub fn seats(&self) -> Vec<SeatState> {
        let count = self.shown.borrow().table.players().len();
        Seat::all(count)
            .map(|seat| self.seats.state(seat))
            .collect()
    }

    /// Takes a seat back from the phone that holds it, so that another one can join there.
    pub fn take_back(&self, seat: Seat) {
        self.seats.release(seat);
        // What still shows this seat looks whether it may.
        self.shown.send_modify(|_| ());
        self.keep();
    }

    /// Goes on with another game at the same address; who sits there keeps the seat.
    pub fn change_game(&self, game: &Id, shown: Shown) {
        self.seats.change_game(game);
        self.show(shown);
        self.keep();
    }

    /// Writes down who holds which seat, off this thread.
    fn keep(&self) {
        let seats = Arc::clone(&self.seats);
        self.blocking.spawn_blocking(move || seats.save());
    }
}

/// Turns the phones off: every connection is closed, and the address leads nowhere.
impl Drop for Server {
    fn drop(&mut self) {
        drop(self.close.take());
        if let Some(thread) = self.thread.take() {
            // It has nothing to say.
            let _ = thread.join();
        }
    }
}

/// The addresses of a table, the likeliest first.
fn addresses(listen: Listen, at: SocketAddr, seats: &Seats) -> Vec<String> {
    let found = match listen.address {
        Some(address) => vec![address],
        None => address::reachable(at.is_ipv6()),
    };
    let addresses = found.into_iter().map(|address| {
        let at = SocketAddr::new(address, at.port());
        format!("http://{at}/{}/", seats.secret())
    });
    addresses.collect()
}

/// The squares of the QR code of an address, row by row; those that are `true` are dark. A margin of four squares belongs
/// around it.
pub fn qr(address: &str) -> Vec<Vec<bool>> {
    // A screen has no stains: larger squares are read from further away than more correction.
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) else {
        return Vec::new();
    };
    let squares = code.to_colors();
    let rows = squares.chunks(code.width());
    rows.map(|row| {
        row.iter()
            .map(|&square| square == qrcode::Color::Dark)
            .collect()
    })
    .collect()
}

/// What a failed thread has left behind is as good as before.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
