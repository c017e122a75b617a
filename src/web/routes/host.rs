//! The page of the host of the table, and the end of the evening.

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::HeaderMap;
use axum::response::Response;
use futures::StreamExt;
use futures::channel::mpsc::UnboundedSender;
use maud::Markup;

use super::{Service, Shared, not_found, see_other};
use crate::web::PhoneEvent;
use crate::web::act::{self, Refusal, Wish};
use crate::web::code::are_same;
use crate::web::page::Page;

fn is_host(service: &Service, key: &str) -> bool {
    let own = service.seats.key.as_ref();
    own.is_some_and(|own| are_same(own, key))
}

/// The page of the host.
pub async fn host(
    State(service): Shared,
    Path((_, key)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    if !is_host(&service, &key) {
        return not_found();
    }
    service.page(&headers, None, |page| page.host(&key))
}

/// Carries out what the host of the table decides.
pub async fn rule(
    State(service): Shared,
    Path((_, key)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if !is_host(&service, &key) {
        return not_found();
    }
    let fields = act::fields(&body);
    let field = |name| fields.get(name).map(String::as_str);
    let taken = field("take").and_then(|number| service.seat(number));
    let done = field("revision").and_then(|done| done.parse().ok());
    let ruled = match (taken, field("do"), done) {
        (Some(seat), ..) => {
            service.give_up(seat, &headers).await;
            Ok(())
        }
        (None, Some("undo"), Some(done)) => service.ask(Wish::Undo(done), &headers).await,
        (None, Some("code"), _) => service.seats.code.offer().map_err(|_| Refusal::NoAnswer),
        (None, Some("end"), _) if service.snapshot().is_unsaved => Err(Refusal::Unsaved),
        (None, Some("end"), _) => return service.last_page(&headers, |page| page.closed()),
        _ => Err(Refusal::NotRead),
    };
    match ruled {
        Ok(()) => see_other(&service.path(&format!("host/{key}"))),
        Err(refusal) => service.page(&headers, Some(refusal), |page| page.host(&key)),
    }
}

impl Service {
    /// The last page, after which the phones are turned off. Open pages say that the table is closed.
    pub fn last_page(
        &self,
        headers: &HeaderMap,
        draw: impl FnOnce(&Page<'_>) -> Markup,
    ) -> Response {
        self.snapshot.send_modify(|game| game.is_closed = true);
        let ending = Ending(self.events.clone());
        let page = self.page(headers, None, draw);
        page.map(|body| {
            let page = body.into_data_stream();
            Body::from_stream(page.inspect(move |_| {
                let _ends_with_it = &ending;
            }))
        })
    }
}

/// Ends the table when it is dropped, with the last page.
struct Ending(UnboundedSender<PhoneEvent>);

impl Drop for Ending {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.unbounded_send(PhoneEvent::End);
    }
}
