//! Connections: how many there may be, how long a head may take, how large it may be.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, TcpListener};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

use super::lock;
use super::routes::{self, Phones};

/// How many connections there may be, and how many of them from one address.
const MOST: usize = 64;
const MOST_OF_ONE: usize = 16;
/// How many more are told that they are too many; further ones hear nothing.
const MOST_REFUSED: usize = 16;
/// How long a head may take to come, and how large it may be.
const HEAD_TIME: Duration = Duration::from_secs(10);
const HEAD: usize = 8 * 1024;

/// The address that a request comes from.
#[derive(Debug, Clone, Copy)]
pub struct From(pub IpAddr);

/// Serves whoever comes, until it is dropped.
pub async fn serve(listener: TcpListener, phones: Phones) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return;
    };
    let app = routes::all(phones);
    let open = Arc::new(Open::default());
    let refusals = Arc::new(Semaphore::new(MOST_REFUSED));
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // Out of file descriptors, or a connection that went away at once.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let from = from.ip().to_canonical();
        if let Some(place) = open.enter(from) {
            let app = app.clone();
            tokio::spawn(async move {
                converse(stream, from, app).await;
                drop(place);
            });
        } else if let Ok(permit) = Arc::clone(&refusals).try_acquire_owned() {
            tokio::spawn(async move {
                let _ = timeout(Duration::from_secs(1), refuse(&stream)).await;
                drop(permit);
            });
        }
    }
}

/// Answers what comes by one connection, until either side ends it.
async fn converse(stream: TcpStream, from: IpAddr, app: Router) {
    // What is answered is small, and somebody waits for it.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let app = app.clone();
        async move { Ok::<_, Infallible>(answer(request, from, app).await) }
    });
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD_TIME)
        .max_buf_size(HEAD);
    // A connection that breaks off concerns nobody else.
    let _ = builder
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

async fn answer(
    request: hyper::Request<Incoming>,
    from: IpAddr,
    app: Router,
) -> axum::response::Response {
    let mut request: Request = request.map(Body::new);
    request.extensions_mut().insert(From(from));
    let service = hyper_util::service::TowerToHyperService::new(app);
    match hyper::service::Service::call(&service, request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}

/// Says that there are too many connections. What has come already is read first, or the system would break the
/// connection off before the answer has arrived.
async fn refuse(stream: &TcpStream) -> std::io::Result<()> {
    stream.readable().await?;
    let mut head = [0; HEAD];
    let _ = stream.try_read(&mut head);
    stream.writable().await?;
    let answer = "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    stream.try_write(answer.as_bytes())?;
    Ok(())
}

/// The connections that are open, by address.
#[derive(Debug, Default)]
struct Open {
    by_address: Mutex<HashMap<IpAddr, usize>>,
}

impl Open {
    /// A place for one more connection, if there is one.
    fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let mut open = lock(&self.by_address);
        if open.values().sum::<usize>() >= MOST {
            return None;
        }
        let own = open.entry(from).or_default();
        if *own >= MOST_OF_ONE {
            return None;
        }
        *own += 1;
        Some(Place {
            open: Arc::clone(self),
            from,
        })
    }
}

/// The place of a connection, free again when it is dropped.
struct Place {
    open: Arc<Open>,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = lock(&self.open.by_address);
        if let Some(own) = open.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.from);
            }
        }
    }
}
