//! Answers compressed by gzip, for phones that understand it.

use std::io::Write;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::response::Response;
use flate2::write::GzEncoder;
use flate2::{Compress, Compression, FlushCompress};
use futures::{StreamExt, future, stream};

/// The head of a gzip file without a name.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// How far back deflate looks, in bytes.
const WINDOW: usize = 32 << 10;
/// An event of at most so many bytes has nothing to gain from what was sent before.
const SHORT: usize = 200;

/// Whether the sender of this understands gzip.
pub fn is_understood(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|one| one.trim() == "gzip"))
}

/// The answer compressed, if it is text; events as soon as they come.
pub async fn compressed(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_stream = kind.starts_with("text/event-stream");
    if !kind.starts_with("text/") {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let body = if is_stream {
        let mut sent = Vec::new();
        let events = body.into_data_stream();
        let events = events.map(move |event| {
            event.map(|event| {
                let short = deflated(&sent, &event);
                sent.extend_from_slice(&event);
                sent.drain(..sent.len().saturating_sub(WINDOW));
                sent.shrink_to_fit();
                Bytes::from(short)
            })
        });
        let head = stream::once(future::ready(Ok(Bytes::from_static(&HEAD))));
        Body::from_stream(head.chain(events))
    } else {
        // Pages and files are in memory already, where nothing can fail.
        let whole = to_bytes(body, usize::MAX).await.unwrap_or_default();
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        let _ = encoder.write_all(&whole);
        Body::from(encoder.finish().unwrap_or_default())
    };
    // It was that of the whole.
    parts.headers.remove(header::CONTENT_LENGTH);
    let gzip = HeaderValue::from_static("gzip");
    parts.headers.insert(header::CONTENT_ENCODING, gzip);
    Response::from_parts(parts, body)
}

/// An event as blocks that end with a whole byte, in the words of what was sent before it, which has most of them. The memory
/// for this is given back at once: a phone that waits takes only what it was sent.
fn deflated(before: &[u8], event: &[u8]) -> Vec<u8> {
    let before = if event.len() > SHORT { before } else { &[] };
    let mut compress = Compress::new(Compression::best(), false);
    // More than deflate can need: where it finds nothing to shorten, a block adds five bytes.
    let most = before.len().max(event.len());
    let mut short = Vec::with_capacity(most + most / 1000 + 64);
    let _ = compress.compress_vec(before, &mut short, FlushCompress::Sync);
    short.clear();
    let _ = compress.compress_vec(event, &mut short, FlushCompress::Sync);
    short
}
