//! The phones at the table: a page for every seat, at an address with a secret.
//!
//! A [`Server`] has no game. Its owner hands it a [`Snapshot`] after each change, and answers each [`PhoneRequest`]. A
//! phone gets only what [`Host::seen_by`] shows its viewer. Without a server there is no thread and no socket.

mod act;
mod address;
mod agreed;
mod code;
mod compress;
mod connections;
mod files;
mod page;
mod rate;
mod routes;
mod seats;

use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use futures::channel::mpsc::{self, UnboundedReceiver};
use futures::future;
use jiff::Timestamp;
use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use tokio::runtime;
use tokio::sync::{oneshot, watch};

use crate::coach::classic::Values;
use crate::coach::express::ValueTable;
use crate::coach::review::{Moments, classic, express};
use crate::rules::Seat;
use crate::session::{AnySession, Help, Player};
use crate::store::{self, Id, LastTable, Saved, Store};
use crate::table::{Announcement, AnyHost, Device, Host, Hosted, Viewer};
use crate::text::evenings::Evening;
use crate::text::moments::PadMoment;
use crate::text::{self, say};

pub use act::{PhoneRequest, Refusal, Reply};
pub use address::Public;

use routes::Service;
use seats::Seats;

/// Where the server listens, and how patient it is.
#[derive(Debug, Clone, Copy)]
pub struct Listen {
    /// The address of the only interface; `None` for all.
    pub address: Option<IpAddr>,
    /// The port; `None` for the last one, or any.
    pub port: Option<u16>,
    /// The time for which a seat stays reserved for a phone that is away.
    pub absence: Duration,
    /// The interval at which listening phones are asked for an answer. Several unanswered pulses in a row mean that a phone is
    /// away; the network itself may take a quarter of an hour to notice a dead battery.
    pub pulse: Duration,
    /// The time for a phone to send a request, for the host to answer, and for the phone to read the answer.
    pub patience: Duration,
    /// The pause after which a seat with several corrections in a row may correct once more.
    pub correction: Duration,
    /// The time for which six digits beside the address let a phone in; `None` for no such way.
    pub code: Option<Duration>,
    /// Whether the host of the table has a page.
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
            code: Some(Duration::from_secs(10 * 60)),
            has_host: false,
        }
    }
}

/// An event from the phones.
#[derive(Debug)]
pub enum PhoneEvent {
    /// A phone acts, and waits for the reply.
    Request(PhoneRequest),
    /// A phone has joined, come back or gone away: see [`Server::devices`].
    Seats,
    /// A phone has taken a seat over, or given it up.
    Moved(Moved),
    /// The host turns the phones off.
    End,
}

/// A copy of what is at the table, for the phones to show.
#[derive(Clone)]
pub struct Snapshot {
    shown: Shown,
    shows_odds: bool,
    /// The seat that has changed phones since the last change of the game.
    moved: Option<Moved>,
    is_unsaved: bool,
    /// What the end of the game says beside its result.
    ended: Option<Arc<Ended>>,
    /// Whether the evening has ended.
    is_closed: bool,
    /// When the copy was made, since when its clock has gone on.
    at: Instant,
    /// When somebody played last.
    played: Timestamp,
    /// The reviews of a game that is over, once they are found.
    reviews: Arc<OnceLock<Reviews>>,
}

/// The review of each seat of a game that is over; in Express by points, and its choices as they are judged in the game.
enum Reviews {
    Express(Vec<(express::Review, Moments<PadMoment>)>),
    Classic(Vec<classic::Review>),
}

impl Reviews {
    /// Takes a second, and longer in a large group.
    fn of(host: &AnyHost) -> Reviews {
        let seats = Seat::all(host.players().len());
        match host {
            AnyHost::Express(host) => {
                let session = host.session();
                let table = ValueTable::shipped(session.setup().penalty());
                let judged = |seat| {
                    let review = express::Review::of(table, session, seat);
                    let moments = PadMoment::all_in_game(&review, table, session, seat);
                    let moments = moments.collect();
                    (review, moments)
                };
                Reviews::Express(seats.map(judged).collect())
            }
            AnyHost::Classic(host) => {
                let values = Values::built_in();
                let judged = |seat| classic::Review::of(values, host.session(), seat);
                Reviews::Classic(seats.map(judged).collect())
            }
        }
    }
}

#[derive(Clone)]
enum Shown {
    Game(Arc<AnyHost>),
    /// People gather for a game of this table.
    Lobby(Arc<LastTable>),
}

struct Ended {
    /// The evening up to this game, if it is not its first one.
    evening: Option<Evening>,
    /// The link that hands it to BG Stats.
    link: String,
}

/// A change of a seat's phone, which all others are told.
#[derive(Debug, Clone, Copy)]
pub enum Moved {
    /// Another phone has it.
    TakenOver(Seat),
    /// No phone has it.
    GivenUp(Seat),
}

impl Moved {
    /// What everybody at a table of these players is told.
    pub fn told(self, players: &[Player]) -> String {
        let name = |seat: Seat| {
            players
                .get(seat.index())
                .map_or("", |player| player.name.as_str())
        };
        match self {
            Moved::TakenOver(seat) => say!("phones-taken-over", name = name(seat)),
            Moved::GivenUp(seat) => say!("phones-given-up", name = name(seat)),
        }
    }
}

impl Snapshot {
    /// A copy of a hosted game; `shows_odds` shows the chance of a bust on the board.
    pub fn new<G: Hosted>(host: &Host<G>, shows_odds: bool) -> Snapshot {
        let host = G::any_host(host.clone());
        Snapshot::showing(Shown::Game(Arc::new(host)), shows_odds)
    }

    /// A copy of a game as its file has it.
    pub fn of(saved: &Saved, shows_odds: bool) -> Snapshot {
        let record = saved.record.clone();
        match saved.session.clone() {
            AnySession::Express(session) => Snapshot::new(&Host::new(session, record), shows_odds),
            AnySession::Classic(session) => Snapshot::new(&Host::new(session, record), shows_odds),
        }
    }

    /// People gather for a game of this table.
    pub fn lobby(table: LastTable) -> Snapshot {
        Snapshot::showing(Shown::Lobby(Arc::new(table)), true)
    }

    fn showing(shown: Shown, shows_odds: bool) -> Snapshot {
        Snapshot {
            shown,
            shows_odds,
            moved: None,
            is_unsaved: false,
            ended: None,
            is_closed: false,
            at: Instant::now(),
            played: Timestamp::now(),
            reviews: Arc::default(),
        }
    }

    fn host(&self) -> Option<&AnyHost> {
        match &self.shown {
            Shown::Game(host) => Some(host),
            Shown::Lobby(_) => None,
        }
    }

    fn players(&self) -> &[Player] {
        match &self.shown {
            Shown::Game(host) => host.players(),
            Shown::Lobby(table) => &table.players,
        }
    }

    /// Whether a person plays at a seat.
    fn is_persons(&self, seat: Seat) -> bool {
        match &self.shown {
            Shown::Game(host) => host.is_persons(seat),
            Shown::Lobby(table) => {
                let player = table.players.get(seat.index());
                player.is_some_and(|player| player.level.is_none())
            }
        }
    }

    /// The table of the next game, if one may begin now; options for the other kind of game come from `earlier`.
    fn next_table(&self, earlier: impl FnOnce() -> Option<LastTable>) -> Option<LastTable> {
        match &self.shown {
            Shown::Game(host) => host.is_over().then(|| match (&**host, earlier().as_ref()) {
                (AnyHost::Express(host), earlier) => next_table(host, earlier),
                (AnyHost::Classic(host), earlier) => next_table(host, earlier),
            }),
            Shown::Lobby(table) => Some(LastTable::clone(table)),
        }
    }

    /// Marks the game as unsaved. Phones are not told why, because the reason names a path.
    pub fn unsaved(self, is_unsaved: bool) -> Snapshot {
        Snapshot { is_unsaved, ..self }
    }

    /// Tells the evening of a game that is over, up to this game, and how it is handed to BG Stats.
    pub fn ended(self, link: String, evening: Option<Evening>) -> Snapshot {
        let ended = Some(Arc::new(Ended { evening, link }));
        Snapshot { ended, ..self }
    }

    /// Says when somebody played last, if that is not now.
    pub fn played(self, played: Timestamp) -> Snapshot {
        Snapshot { played, ..self }
    }

    fn is_strict(&self) -> bool {
        self.host().is_some_and(|host| host.record().options.strict)
    }

    /// Whether it is the board, and whether it is strict: what a page shows around a game depends on both.
    fn frame(&self) -> (bool, bool) {
        let is_board = matches!(self.host(), Some(AnyHost::Classic(_)));
        (is_board, self.is_strict())
    }

    /// Whether the next hint is the first, which marks the game.
    fn marks_by_hint(&self) -> bool {
        self.host().is_some_and(|host| {
            let record = host.record();
            record.counts && !self.is_strict() && !record.helps.contains(&Help::Hint)
        })
    }

    /// The table, if its game is over.
    fn ended_host(&self) -> Option<&AnyHost> {
        self.host().filter(|host| host.is_over())
    }

    fn announcement(&self) -> Option<String> {
        match self.host()? {
            _ if self.is_unsaved => Some(say!("phones-not-saved")),
            AnyHost::Express(host) => text::announcement(host),
            AnyHost::Classic(host) => text::announcement(host),
        }
    }

    /// Whether the news is that this seat has taken a step back.
    fn tells_undone_by(&self, seat: Seat) -> bool {
        fn is_by<G: Hosted>(host: &Host<G>, seat: Seat) -> bool {
            matches!(host.announcement(), Some(Announcement::Undone(Viewer::Seat(by))) if *by == seat)
        }
        match self.host() {
            _ if self.is_unsaved => false,
            Some(AnyHost::Express(host)) => is_by(host, seat),
            Some(AnyHost::Classic(host)) => is_by(host, seat),
            None => false,
        }
    }
}

fn next_table<G: Hosted>(host: &Host<G>, earlier: Option<&LastTable>) -> LastTable {
    let session = G::any(host.session().clone());
    LastTable::of(&session, host.record().options, earlier)
}

/// Why phones cannot be let in.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("couldn’t let phones in at {0}: {1}. Choose another address or port.")]
    Listen(String, io::Error),
    #[error("couldn’t let phones in: {0}. Try again.")]
    System(io::Error),
}

/// A reserved port.
pub struct Port {
    listen: Listen,
    listener: TcpListener,
    at: SocketAddr,
    /// The last table that had phones.
    kept: Option<store::Phones>,
    public: Option<Public>,
}

impl Port {
    /// Lets phones in through a proxy too.
    #[must_use]
    pub fn public(self, public: Option<Public>) -> Port {
        Port { public, ..self }
    }

    /// Reserves a port.
    ///
    /// # Errors
    /// No port is available.
    pub fn open(store: &Store, listen: Listen) -> Result<Port, StartError> {
        let kept = store.phones();
        let listener = address::listen(listen, kept.as_ref().map(|kept| kept.port))?;
        let at = listener.local_addr().map_err(StartError::System)?;
        Ok(Port {
            listen,
            listener,
            at,
            kept,
            public: None,
        })
    }
}

/// The phones' server. Dropping it turns the phones off.
pub struct Server {
    addresses: Vec<String>,
    snapshot: watch::Sender<Snapshot>,
    seats: Arc<Seats>,
    blocking: runtime::Handle,
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Lets phones in to a game, or without one to a lobby. If it is the last one with phones, address and seats stay.
    ///
    /// # Errors
    /// The system has no thread or no randomness.
    pub fn start(
        store: &Store,
        game: Option<&Id>,
        port: Port,
        snapshot: Snapshot,
    ) -> Result<(Server, UnboundedReceiver<PhoneEvent>), StartError> {
        let Port {
            listen,
            listener,
            at,
            kept,
            public,
        } = port;
        let (events, received) = mpsc::unbounded();
        let snapshot = watch::Sender::new(snapshot);
        let mut seats = Seats::new(
            store.clone(),
            game,
            kept,
            at.port(),
            listen,
            snapshot.clone(),
            events.clone(),
        )
        .map_err(StartError::System)?;
        let addresses = addresses(listen, at, public.as_ref(), &seats);
        seats.address = addresses.first().cloned().unwrap_or_default();
        let seats = Arc::new(seats);
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(StartError::System)?;
        let (close, closed) = oneshot::channel();
        let blocking = runtime.handle().clone();
        let service = Arc::new(Service {
            seats: Arc::clone(&seats),
            port: at.port(),
            snapshot: snapshot.clone(),
            events,
            rates: Mutex::default(),
            corrections: Mutex::default(),
            listen,
            public,
        });
        let last = Arc::clone(&seats);
        let thread = thread::Builder::new().name("phones".to_owned());
        let thread = thread
            .spawn(move || {
                let serving = Box::pin(connections::serve(listener, service));
                drop(runtime.block_on(future::select(serving, closed)));
                runtime.shutdown_background();
                // The runtime may have dropped a save.
                last.save();
            })
            .map_err(StartError::System)?;
        let server = Server {
            addresses,
            snapshot,
            seats,
            blocking,
            close: Some(close),
            thread: Some(thread),
        };
        server.keep();
        server.review();
        Ok((server, received))
    }

    /// The addresses of the table, the likeliest first.
    pub fn addresses(&self) -> &[String] {
        &self.addresses
    }

    /// The address of the host's page, if there is one.
    pub fn host_address(&self) -> Option<String> {
        let (first, key) = (self.addresses.first()?, self.seats.key.as_ref()?);
        Some(format!("{first}host/{key}"))
    }

    /// Offers six digits by which a phone gets in for a while, if the table has this way.
    ///
    /// # Errors
    /// The system has no randomness.
    pub fn offer_code(&self) -> io::Result<()> {
        self.seats.code.offer()
    }

    /// Makes the six digits worthless.
    pub fn withdraw_code(&self) {
        self.seats.code.withdraw();
    }

    /// The six digits that let a phone in now, in two groups, and where they are typed.
    pub fn code(&self) -> Option<(String, &str)> {
        self.seats.short_way()
    }

    /// Shows the game as it is now, saved or marked as unsaved.
    pub fn show(&self, mut snapshot: Snapshot) {
        self.snapshot.send_modify(|before| {
            let is_same = match (snapshot.ended_host(), before.ended_host()) {
                (Some(AnyHost::Express(now)), Some(AnyHost::Express(before))) => {
                    now.session().log().done() == before.session().log().done()
                }
                (Some(AnyHost::Classic(now)), Some(AnyHost::Classic(before))) => {
                    now.session().log().done() == before.session().log().done()
                }
                _ => false,
            };
            if is_same {
                snapshot.reviews = Arc::clone(&before.reviews);
            }
            *before = snapshot;
        });
        self.review();
    }

    /// Judges a game that is over, off this thread.
    fn review(&self) {
        let (game, snapshot) = (self.snapshot.borrow().clone(), self.snapshot.clone());
        if game.ended_host().is_none() || game.reviews.get().is_some() {
            return;
        }
        self.blocking.spawn_blocking(move || {
            let host = game.ended_host()?;
            game.reviews.get_or_init(|| Reviews::of(host));
            snapshot.send_modify(|_| ());
            Some(())
        });
    }

    /// Shows a table at which others sit. Phones follow their players.
    pub fn reseat(&self, snapshot: Snapshot) {
        let before = self.snapshot.borrow().players().to_vec();
        self.seats.reseat(&before, snapshot.players());
        self.show(snapshot);
        self.keep();
    }

    /// Carries out what a phone changes in a lobby, and shows its table then.
    pub fn gather(&self, request: PhoneRequest, table: &mut LastTable) -> Reply {
        let before = table.players.len();
        let reply = request.gather(table, &self.seats.people());
        let snapshot = Snapshot::lobby(table.clone());
        if table.players.len() < before {
            self.reseat(snapshot);
        } else {
            self.show(snapshot);
        }
        reply
    }

    /// The device of each seat: the laptop, as long as no phone has joined.
    pub fn devices(&self) -> Vec<Device> {
        self.seats.devices(self.snapshot.borrow().players().len())
    }

    /// Takes a seat from its phone, so that another one can join.
    pub fn take_back(&self, seat: Seat) {
        self.seats.release(seat);
        // Open pages of this seat notice that it is gone.
        self.snapshot
            .send_modify(|game| game.moved = Some(Moved::GivenUp(seat)));
        self.keep();
    }

    /// Goes on with another game at the same address. Phones follow their players.
    pub fn change_game(&self, game: &Id, snapshot: Snapshot) {
        self.seats.change_game(game);
        self.reseat(snapshot);
    }

    /// Saves the seats, off this thread.
    fn keep(&self) {
        let seats = Arc::clone(&self.seats);
        self.blocking.spawn_blocking(move || seats.save());
    }
}

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
fn addresses(
    listen: Listen,
    at: SocketAddr,
    public: Option<&Public>,
    seats: &Seats,
) -> Vec<String> {
    let found = match listen.address {
        Some(address) => vec![address],
        None => address::reachable(at.is_ipv6()),
    };
    let here = found.into_iter().map(|address| {
        let at = SocketAddr::new(address, at.port());
        format!("http://{at}")
    });
    let far = public.map(|public| public.origin().to_owned());
    let origins = far.into_iter().chain(here);
    origins
        .map(|origin| format!("{origin}/{}/", seats.secret))
        .collect()
}

/// The QR code of an address by rows, `true` for dark squares, without its margin of four squares. Empty for an address that
/// is too long.
pub fn qr(address: &str) -> Vec<Vec<bool>> {
    let Some(code) = code(address) else {
        return Vec::new();
    };
    let squares = code.to_colors();
    let is_dark = |&square: &qrcode::Color| square == qrcode::Color::Dark;
    let rows = squares.chunks(code.width());
    rows.map(|row| row.iter().map(is_dark).collect()).collect()
}

/// The QR code of an address in half blocks, with its margin. Light squares are drawn, because most terminals are dark.
pub fn qr_in_half_blocks(address: &str) -> String {
    code(address).map_or_else(String::new, |code| {
        let mut renderer = code.render::<Dense1x2>();
        renderer.dark_color(Dense1x2::Light);
        renderer.light_color(Dense1x2::Dark);
        renderer.build()
    })
}

/// Larger squares matter more on a screen than error correction.
fn code(address: &str) -> Option<QrCode> {
    QrCode::with_error_correction_level(address, EcLevel::L).ok()
}

/// Locks a mutex even if it is poisoned: every change under it is complete.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
