//! What a seat asks for that takes a while: the coach's hint.

use axum::http::header::HeaderMap;
use axum::response::Response;
use tokio::task::spawn_blocking;

use super::{Service, language};
use crate::rules::Seat;
use crate::table::Viewer;
use crate::text::{in_language, say};
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
        let noted = self.act(seat, headers, body).await;
        let noted = noted.and_then(|()| match self.may_correct(seat) {
            true => Ok(()),
            false => Err(Refusal::Busy),
        });
        let refusal = match noted {
            Ok(()) => match self.draw(headers, move |game| page::hint(game, seat)).await {
                Some(words) => return advised(Advice::Told(words)),
                None => Refusal::Denied(in_language(language(headers), || {
                    say!("common-notice-no-advice")
                })),
            },
            Err(refusal) => refusal,
        };
        self.page(headers, Some(refusal), |page| {
            page.table(Viewer::Seat(seat))
        })
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
