//! What a seat asks for that takes a while: the coach's hint, and the picture of a result.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderMap};
use axum::response::{IntoResponse, Response};
use tokio::task::spawn_blocking;

use super::{Service, Shared, language, not_found};
use crate::rules::Seat;
use crate::table::Viewer;
use crate::text::in_language;
use crate::web::Snapshot;
use crate::web::act::Refusal;
use crate::web::page::{self, Advice, Page};

impl Service {
    /// The answer to a seat that asks the coach: the hint, once it is noted. Before the first one it is told that a hint
    /// marks the game, if it `may_be_warned`.
    pub async fn hint(
        &self,
        seat: Seat,
        headers: &HeaderMap,
        body: &[u8],
        may_be_warned: bool,
    ) -> Response {
        let advised = |advice: Advice| {
            self.page(headers, None, |page| {
                let advice = Some(&advice);
                Page { advice, ..*page }.table(Viewer::Seat(seat))
            })
        };
        if may_be_warned && self.snapshot().marks_by_hint() {
            return advised(Advice::Marks);
        }
        let advice = match self.act(seat, headers, body).await {
            Err(refusal) => Err(refusal),
            Ok(()) if !self.may_correct(seat) => Err(Refusal::Busy),
            Ok(()) => {
                let words = self.draw(headers, move |game| page::hint(game, seat)).await;
                words.ok_or(Refusal::Late)
            }
        };
        match advice {
            Ok(words) => advised(Advice::Told(words)),
            Err(refusal) => self.page(headers, Some(refusal), |page| {
                page.table(Viewer::Seat(seat))
            }),
        }
    }

    /// Draws something from the game as it is now, off this thread and in the language of the phone.
    async fn draw<T: Send + 'static>(
        &self,
        headers: &HeaderMap,
        draw: impl FnOnce(&Snapshot) -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (game, language) = (self.snapshot(), language(headers));
        let drawn = spawn_blocking(move || in_language(language, || draw(&game)));
        drawn.await.ok().flatten()
    }
}

/// The picture of the result, for a phone with a seat.
pub async fn picture(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let seat = service.seat(&number);
    match seat.filter(|&seat| service.holds(seat, &headers)) {
        None => StatusCode::FORBIDDEN.into_response(),
        Some(seat) if !service.may_correct(seat) => StatusCode::TOO_MANY_REQUESTS.into_response(),
        Some(_) => match service.draw(&headers, page::picture).await {
            Some(picture) => ([(CONTENT_TYPE, "image/png")], picture).into_response(),
            None => not_found(),
        },
    }
}
