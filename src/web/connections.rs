//! Connections, with limits on their number, their slowness, and the size of a head.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, TcpListener};
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use futures::future::select;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::yield_now;
use tokio::time::{Sleep, sleep};

use super::lock;
use super::rate::Asker;
use super::routes::{self, Phones};
use crate::rules::Seat;

/// The most connections of all strangers together, and of the phone at a seat, which is more than a browser opens.
const OF_STRANGERS: usize = 64;
const OF_A_SEAT: usize = 8;
/// The largest head, in bytes.
const HEAD: usize = 8 * 1024;

/// Serves all connections, until the future is dropped.
pub async fn serve(listener: TcpListener, phones: Arc<Phones>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return;
    };
    let app = routes::all(Arc::clone(&phones));
    let guests = Arc::new(Guests::default());
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // No file descriptor is left, or the connection was closed at once.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let (place, is_needed) = guests.enter(from.ip().to_canonical());
        let talk = Box::pin(converse(stream, place, Arc::clone(&phones), app.clone()));
        tokio::spawn(select(talk, is_needed));
        // Lets open connections go first.
        yield_now().await;
    }
}

/// Answers the requests of one connection, until either side ends it.
async fn converse(stream: TcpStream, place: Place, phones: Arc<Phones>, app: Router) {
    // Answers are small and urgent.
    let _ = stream.set_nodelay(true);
    let patience = phones.listen.patience;
    let service = service_fn(|request: hyper::Request<Incoming>| {
        let seat = phones.seat_of(request.headers());
        let asker = match seat {
            Some(seat) => Asker::Seat(seat),
            None => Asker::Address(place.from),
        };
        if let Some(seat) = seat {
            place.is_of(seat);
        }
        let app = app.clone();
        async move { Ok::<_, Infallible>(answer(request, asker, app).await) }
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(HEAD);
    let stream = Timed {
        stream,
        patience,
        deadline: None,
    };
    // An error ends only this connection.
    let _ = builder
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

async fn answer(
    request: hyper::Request<Incoming>,
    asker: Asker,
    app: Router,
) -> axum::response::Response {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(asker);
    let service = hyper_util::service::TowerToHyperService::new(app);
    match hyper::service::Service::call(&service, request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

/// A stream whose other side must read in time, however little at once.
struct Timed {
    stream: TcpStream,
    patience: Duration,
    /// The deadline, while the other side reads nothing.
    deadline: Option<Pin<Box<Sleep>>>,
}

impl AsyncRead for Timed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Timed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        if written.is_ready() {
            return written;
        }
        let patience = self.patience;
        let deadline = self
            .deadline
            .get_or_insert_with(|| Box::pin(sleep(patience)));
        let is_over = deadline.as_mut().poll(context);
        is_over.map(|()| Err(io::ErrorKind::TimedOut.into()))
    }

    /// All has been written.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.deadline = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// All connections, the oldest first. A new one is never refused; of too many, a stranger's is closed, so that nobody can
/// shut out the phones that play.
#[derive(Debug, Default)]
struct Guests(Mutex<Vec<Guest>>);

#[derive(Debug)]
struct Guest {
    number: u64,
    from: IpAddr,
    /// The seat of its phone, once it has shown one.
    seat: Option<Seat>,
    /// Dropped to end the connection.
    _stays: oneshot::Sender<Infallible>,
}

impl Guests {
    /// A place for a new connection, and a receiver that resolves once others need it.
    fn enter(self: &Arc<Self>, from: IpAddr) -> (Place, oneshot::Receiver<Infallible>) {
        let mut guests = lock(&self.0);
        let number = guests.last().map_or(0, |last| last.number + 1);
        let (stays, is_needed) = oneshot::channel();
        guests.push(Guest {
            number,
            from,
            seat: None,
            _stays: stays,
        });
        if of(&guests, None).count() > OF_STRANGERS {
            let from_there = |from| {
                of(&guests, None)
                    .filter(|&at| guests[at].from == from)
                    .count()
            };
            // The oldest of the address with the most connections.
            let crowded = of(&guests, None)
                .rev()
                .max_by_key(|&at| from_there(guests[at].from));
            if let Some(at) = crowded {
                guests.remove(at);
            }
        }
        let place = Place {
            guests: Arc::clone(self),
            number,
            from,
        };
        (place, is_needed)
    }
}

/// The indices of the guests at a seat, or of strangers.
fn of(guests: &[Guest], seat: Option<Seat>) -> impl DoubleEndedIterator<Item = usize> {
    let all = guests.iter().enumerate();
    all.filter(move |(_, guest)| guest.seat == seat)
        .map(|(at, _)| at)
}

/// The place of a connection, freed on drop.
struct Place {
    guests: Arc<Guests>,
    number: u64,
    from: IpAddr,
}

impl Place {
    /// Notes that the connection belongs to this seat's phone. Of too many, the oldest counts as a stranger's again.
    fn is_of(&self, seat: Seat) {
        let mut guests = lock(&self.guests.0);
        let own = guests.iter_mut().find(|guest| guest.number == self.number);
        let Some(own) = own.filter(|own| own.seat != Some(seat)) else {
            return;
        };
        own.seat = Some(seat);
        let first = of(&guests, Some(seat)).next();
        if let Some(first) = first.filter(|_| of(&guests, Some(seat)).count() > OF_A_SEAT) {
            guests[first].seat = None;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.guests.0).retain(|guest| guest.number != self.number);
    }
}
