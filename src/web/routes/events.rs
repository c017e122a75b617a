//! The updates that open pages get, change by change.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Instant;

use axum::http::header::HeaderMap;
use axum::response::sse::Event;
use futures::{Stream, stream};
use tokio::sync::watch;
use tokio::time::timeout_at;

use super::{Service, cookie, language};
use crate::language::Language;
use crate::rules::Seat;
use crate::session::Player;
use crate::table::Viewer;
use crate::text::in_language;
use crate::web::Snapshot;
use crate::web::page::{self, Page};
use crate::web::seats::Listener;

/// A phone is away after this many unanswered pulses in a row.
const UNANSWERED: u32 = 3;

impl Service {
    /// What a page shows of the game now, for the phone with this token; without a viewer that of all seats.
    fn shown(
        &self,
        viewer: Option<Viewer>,
        game: &Snapshot,
        token: &str,
        language: Language,
    ) -> String {
        let seats = Seat::all(game.players().len());
        let own: Vec<Seat> = seats
            .filter(|&seat| self.seats.holds(seat, token))
            .collect();
        let page = Page {
            base: &self.path(""),
            game,
            seats: &self.seats,
            own: &own,
            // The script gives each form an id.
            id: "",
            refusal: None,
            advice: None,
        };
        in_language(language, || {
            let main = match viewer {
                Some(viewer) => page::main(game, viewer, &self.seats, &own),
                None => page.places(),
            };
            main.into_string()
        })
    }

    /// A stream of what a page shows, which skips what nobody has read in time. It ends when the viewer loses the seat or
    /// another kind of game begins, and when a phone at a seat no longer answers.
    pub fn events(
        self: Arc<Self>,
        viewer: Option<Viewer>,
        headers: &HeaderMap,
        listener: Option<Listener>,
    ) -> impl Stream<Item = Result<Event, Infallible>> + Send + use<> {
        struct Sent {
            snapshots: watch::Receiver<Snapshot>,
            last: Option<String>,
            listener: Option<Listener>,
            pulse_at: Instant,
            unanswered: u32,
            is_over: bool,
            service: Arc<Service>,
            token: String,
            /// Whose page it is, and what is around it.
            own: (Option<Player>, (bool, bool)),
        }
        let own = move |game: &Snapshot| {
            let player = match viewer {
                Some(Viewer::Seat(seat)) => game.players().get(seat.index()).cloned(),
                _ => None,
            };
            (player, game.frame())
        };
        let language = language(headers);
        let pulse = self.listen.pulse;
        let start = Sent {
            snapshots: self.snapshot.subscribe(),
            last: None,
            listener,
            pulse_at: Instant::now(),
            unanswered: 0,
            is_over: false,
            token: cookie(headers).unwrap_or_default().to_owned(),
            own: own(&self.snapshot()),
            service: self,
        };
        stream::unfold(start, move |mut sent| async move {
            // A clock that runs is not news: the page counts by itself.
            let mut is_news = sent.last.is_none() || sent.snapshots.has_changed().ok()?;
            loop {
                if sent.is_over {
                    return None;
                }
                let listener = sent.listener.as_ref();
                let game = sent.snapshots.borrow_and_update().clone();
                let is_gone = listener.is_some_and(|listener| !listener.holds());
                if is_gone || own(&game) != sent.own {
                    sent.is_over = true;
                    let gone = Event::default().event("gone").data("gone");
                    return Some((Ok(gone), sent));
                }
                if is_news {
                    let main = sent.service.shown(viewer, &game, &sent.token, language);
                    if sent.last.as_ref() != Some(&main) {
                        let event = Event::default().data(&main);
                        sent.last = Some(main);
                        return Some((Ok(event), sent));
                    }
                }
                let next_pulse = (sent.pulse_at + pulse).into();
                if let Ok(changed) = timeout_at(next_pulse, sent.snapshots.changed()).await {
                    changed.ok()?;
                    is_news = true;
                    continue;
                }
                let event = match listener {
                    Some(listener) => {
                        let is_heard = listener.is_heard_since(sent.pulse_at);
                        sent.unanswered = if is_heard { 0 } else { sent.unanswered + 1 };
                        Event::default().event("pulse").data("pulse")
                    }
                    // Nobody waits for a watcher.
                    None => Event::default().comment(""),
                };
                if sent.unanswered == UNANSWERED {
                    return None;
                }
                sent.pulse_at = Instant::now();
                return Some((Ok(event), sent));
            }
        })
    }
}
