//! Connections, with limits on their slowness and the size of a head.

use std::io;
use std::net::TcpListener;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::{Extension, Router};
use futures::future::select;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::task::yield_now;
use tokio::time::{Sleep, sleep};

use super::rate::{Guests, Place};
use super::routes::{self, Service};

/// The largest head, in bytes.
const HEAD: usize = 8 * 1024;

/// Serves all connections, until the future is dropped.
pub async fn serve(listener: TcpListener, service: Arc<Service>) {
    let Ok(listener) = tokio::net::TcpListener::from_std(listener) else {
        return;
    };
    let patience = service.listen.patience;
    let app = routes::all(service);
    let guests = Arc::new(Guests::default());
    loop {
        let Ok((stream, from)) = listener.accept().await else {
            // No file descriptor is left, or the connection was closed at once.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let (place, is_needed) = guests.enter(from.ip().to_canonical());
        let talk = Box::pin(converse(stream, place, patience, app.clone()));
        tokio::spawn(select(talk, is_needed));
        // Lets open connections go first.
        yield_now().await;
    }
}

/// Answers the requests of one connection, until either side ends it.
async fn converse(stream: TcpStream, place: Place, patience: Duration, app: Router) {
    // Answers are small and urgent.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(app.layer(Extension(Arc::new(place))));
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
