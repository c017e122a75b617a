//! The routes: who may do what, and which page answers.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::body::{Body, Bytes};
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::sse::Event;
use axum::response::{Html, IntoResponse, Response, Sse};
use axum::routing::{get, post};
use axum::{Extension, Router};
use futures::channel::mpsc::UnboundedSender;
use futures::{Stream, StreamExt, stream};
use maud::Markup;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::{timeout, timeout_at};

use super::act::{self, PhoneRequest, Refusal, Verdict, Wish};
use super::page::{self, Page};
use super::rate::{Asker, Place, Rate};
use super::seats::{Join, Listener, Seats, are_same, letters};
use super::{Listen, Moved, PhoneEvent, Snapshot, address, files, lock};
use crate::language::Language;
use crate::rules::Seat;
use crate::table::Viewer;
use crate::text::{best, in_language};

const BODY: usize = 4 * 1024;
/// The tokens of each asker at once and per second. A page costs one and an act four, so this is more than people can tap.
const AT_ONCE: f64 = 1024.0;
const PER_SECOND: f64 = 200.0;
/// The most corrections of a seat in a row; see [`Listen::correction`].
const CORRECTIONS: f64 = 6.0;
/// A phone is away after this many unanswered pulses in a row.
const UNANSWERED: u32 = 3;
const SEATS: usize = 2;
/// The lifetime of a seat's cookie in seconds: a month.
const KEPT: u32 = 30 * 24 * 60 * 60;

/// The headers of every answer that has none of its own: never store, frame or sniff it, send no referrer, load nothing
/// from elsewhere.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (header::CACHE_CONTROL, "no-store"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// What all requests share.
pub struct Service {
    pub seats: Arc<Seats>,
    pub port: u16,
    pub snapshot: watch::Sender<Snapshot>,
    pub events: UnboundedSender<PhoneEvent>,
    pub rates: Mutex<HashMap<Asker, Rate>>,
    pub corrections: Mutex<HashMap<Seat, Rate>>,
    pub listen: Listen,
}

/// The state as a route gets it.
type Shared = State<Arc<Service>>;

impl Service {
    fn seat_of(&self, headers: &HeaderMap) -> Option<Seat> {
        let count = self.snapshot.borrow().host.players().len();
        let shows = |seat| cookie(headers, seat).is_some_and(|token| self.seats.holds(seat, token));
        Seat::all(count).find(|&seat| shows(seat))
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot.borrow().clone()
    }

    /// A path below the address of the table.
    fn path(&self, rest: &str) -> String {
        format!("/{}/{rest}", self.seats.secret)
    }

    /// Whether a request shows the token of a seat; if so, its phone is heard.
    fn holds(&self, seat: Seat, headers: &HeaderMap) -> bool {
        let holds = cookie(headers, seat).is_some_and(|token| self.seats.holds(seat, token));
        if holds {
            self.seats.hear(seat);
        }
        holds
    }

    /// The seats that a request may play for.
    fn own_seats(&self, headers: &HeaderMap) -> Vec<Seat> {
        let count = self.snapshot().host.players().len();
        Seat::all(count)
            .filter(|&seat| self.holds(seat, headers))
            .collect()
    }

    /// The seat of this number, if it is at the table.
    fn seat(&self, number: &str) -> Option<Seat> {
        let seat = Seat::from_number(number.parse().ok()?)?;
        (seat.index() < self.snapshot().host.players().len()).then_some(seat)
    }

    /// Takes a seat from its phone, and tells everybody.
    fn release(&self, seat: Seat, moved: Moved) {
        self.seats.release(seat);
        // Open pages of this seat notice that it is gone.
        self.snapshot.send_modify(|game| game.moved = Some(moved));
    }

    /// Saves the seats, which a power cut must not take away.
    async fn save_seats(&self) {
        let seats = Arc::clone(&self.seats);
        let _ = spawn_blocking(move || seats.save()).await;
    }

    /// Sends a request to the owner of the host; false if there is none any more.
    fn send(&self, request: PhoneRequest) -> bool {
        let event = PhoneEvent::Request(request);
        self.events.unbounded_send(event).is_ok()
    }

    /// A page with the refusal of the last request, and its status.
    fn page(
        &self,
        headers: &HeaderMap,
        refusal: Option<Refusal>,
        draw: impl FnOnce(&Page<'_>) -> Markup,
    ) -> Response {
        let game = self.snapshot();
        let page = Page {
            base: &self.path(""),
            game: &game,
            seats: &self.seats,
            own: &self.own_seats(headers),
            id: &letters(20).unwrap_or_default(),
            refusal: refusal.as_ref(),
        };
        in_language(language(headers), || {
            let status = page.refusal.map(|refusal| refusal.answer(&game).0);
            let page = Html(draw(&page).into_string());
            (status.unwrap_or_default(), page).into_response()
        })
    }

    fn seats_page(&self, headers: &HeaderMap, refusal: Option<Refusal>) -> Response {
        self.page(headers, refusal, |page| page.seats())
    }

    /// A stream of the pages of a viewer, which skips those that nobody has read in time. It ends when the viewer loses the
    /// seat, and when a phone at a seat no longer answers.
    fn events(
        &self,
        viewer: Viewer,
        language: Language,
        listener: Option<Listener>,
    ) -> impl Stream<Item = Result<Event, Infallible>> + Send + use<> {
        struct Sent {
            snapshots: watch::Receiver<Snapshot>,
            last: Option<String>,
            listener: Option<Listener>,
            pulse_at: Instant,
            unanswered: u32,
            is_over: bool,
        }
        let pulse = self.listen.pulse;
        let start = Sent {
            snapshots: self.snapshot.subscribe(),
            last: None,
            listener,
            pulse_at: Instant::now(),
            unanswered: 0,
            is_over: false,
        };
        stream::unfold(start, move |mut sent| async move {
            loop {
                if sent.is_over {
                    return None;
                }
                let listener = sent.listener.as_ref();
                if listener.is_some_and(|listener| !listener.holds()) {
                    sent.is_over = true;
                    return Some((Ok(Event::default().event("gone").data("gone")), sent));
                }
                let game = sent.snapshots.borrow_and_update().clone();
                let main = in_language(language, || page::main(&game, viewer).into_string());
                if sent.last.as_ref() != Some(&main) {
                    let event = Event::default().data(&main);
                    sent.last = Some(main);
                    return Some((Ok(event), sent));
                }
                let next_pulse = (sent.pulse_at + pulse).into();
                if let Ok(changed) = timeout_at(next_pulse, sent.snapshots.changed()).await {
                    changed.ok()?;
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

/// All routes behind the guard, so that a stranger gets the same answer everywhere.
pub fn all(service: Arc<Service>) -> Router {
    let guard = middleware::from_fn_with_state(Arc::clone(&service), guard);
    let routes = Router::new()
        .route("/{secret}", get(home))
        .route("/{secret}/", get(home))
        .route("/{secret}/seats", get(seats))
        .route("/{secret}/join", post(join))
        .route("/{secret}/room", get(room))
        .route("/{secret}/room/events", get(room_events))
        .route("/{secret}/seat/{seat}", get(seat).post(play))
        .route("/{secret}/seat/{seat}/events", get(seat_events))
        .route("/{secret}/seat/{seat}/here", post(here))
        .route("/{secret}/host/{key}", get(host).post(rule))
        .route("/{secret}/{file}", get(file))
        .fallback(async || not_found())
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(service);
    Router::new().fallback_service(routes).layer(guard)
}

/// Lets only requests through that know the secret, name this machine, and are not too many.
async fn guard(
    State(service): Shared,
    Extension(place): Extension<Arc<Place>>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = match service.refuses(&place, &request) {
        Some(refusal) => refusal,
        None => timeout(service.listen.patience, next.run(request))
            .await
            .unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response()),
    };
    for (name, value) in HEADERS {
        let header = response.headers_mut().entry(name);
        header.or_insert(HeaderValue::from_static(value));
    }
    response
}

impl Service {
    fn refuses(&self, place: &Place, request: &Request) -> Option<Response> {
        let is_post = request.method() == Method::POST;
        let asker = match self.seat_of(request.headers()) {
            Some(seat) => {
                place.is_of(seat);
                Asker::Seat(seat)
            }
            None => Asker::Address(place.from),
        };
        if !self.is_slow_enough(asker, is_post) {
            let wait = [(header::RETRY_AFTER, "1")];
            return Some((StatusCode::TOO_MANY_REQUESTS, wait).into_response());
        }
        let headers = request.headers();
        let header = |name| {
            headers
                .get(name)
                .and_then(|value: &HeaderValue| value.to_str().ok())
        };
        let secret = request.uri().path().split('/').nth(1).unwrap_or_default();
        let host = header(header::HOST).unwrap_or_default();
        let knows = are_same(secret, &self.seats.secret);
        if !(address::is_ours(host, self.port) & knows) {
            return Some(not_found());
        }
        let origin = header(header::ORIGIN);
        let is_own = origin.is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
        (is_post && !is_own).then(|| StatusCode::FORBIDDEN.into_response())
    }

    /// Whether a seat may correct something now. Endless corrections would keep the others from playing.
    fn may_correct(&self, seat: Seat) -> bool {
        let mut corrections = lock(&self.corrections);
        let rate = corrections.entry(seat).or_insert_with(|| {
            let pause = self.listen.correction.as_secs_f64();
            Rate::new(CORRECTIONS, pause.recip())
        });
        rate.takes(1.0)
    }

    /// Takes back a correction that was refused or late.
    fn has_not_corrected(&self, seat: Seat) {
        if let Some(rate) = lock(&self.corrections).get_mut(&seat) {
            rate.gives_back(1.0);
        }
    }

    /// Whether the asker has tokens left. A phone at a seat has its own, whatever others at its address do.
    fn is_slow_enough(&self, asker: Asker, is_post: bool) -> bool {
        let mut rates = lock(&self.rates);
        if rates.len() > 1000 {
            rates.retain(|_, rate| rate.is_used());
        }
        let rate = rates.entry(asker);
        let rate = rate.or_insert_with(|| Rate::new(AT_ONCE, PER_SECOND));
        rate.takes(if is_post { 4.0 } else { 1.0 })
    }
}

/// The answer to everybody who does not know the secret.
fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "Not found\n").into_response()
}

fn see_other(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response()
}

/// The token of a request for a seat.
fn cookie(headers: &HeaderMap, seat: Seat) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let cookies = cookies.filter_map(|line| line.to_str().ok());
    let mut cookies = cookies.flat_map(|line| line.split(';'));
    cookies.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        let number = name.strip_prefix("seat-")?;
        (number.parse() == Ok(seat.number())).then_some(value)
    })
}

/// The language that a phone prefers.
fn language(headers: &HeaderMap) -> Language {
    let preferred = headers.get(header::ACCEPT_LANGUAGE);
    let preferred = preferred.and_then(|value| value.to_str().ok());
    best(preferred.unwrap_or_default())
}

/// Leads to the own pad, or to the seats.
async fn home(State(service): Shared, headers: HeaderMap) -> Response {
    match service.own_seats(&headers).first() {
        Some(seat) => see_other(&service.path(&format!("seat/{seat}"))),
        None => see_other(&service.path("seats")),
    }
}

async fn seats(State(service): Shared, headers: HeaderMap) -> Response {
    service.seats_page(&headers, None)
}

/// Gives a seat, or takes it back.
async fn join(State(service): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let mut fields = act::fields(&body);
    let wanted = ["seat", "take", "leave"].into_iter().find_map(|name| {
        let seat = service.seat(fields.get(name)?)?;
        Some((name, seat))
    });
    let (Some((wanted, seat)), Some(id)) = (wanted, act::id(&mut fields)) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if wanted == "leave" {
        if !service.holds(seat, &headers) {
            return service.seats_page(&headers, Some(Refusal::Held(seat)));
        }
        service.release(seat, Moved::GivenUp(seat));
        service.save_seats().await;
        return see_other(&service.path("seats"));
    }
    if !service.snapshot().host.is_persons(seat) {
        return service.seats_page(&headers, Some(Refusal::NoSeat));
    }
    let own = service.own_seats(&headers);
    if own.len() >= SEATS && !own.contains(&seat) {
        return service.seats_page(&headers, Some(Refusal::Enough));
    }
    if wanted == "take" && service.seats.is_deserted(seat) {
        service.release(seat, Moved::TakenOver(seat));
    }
    let mut response = see_other(&service.path(&format!("seat/{seat}")));
    match service.seats.join(seat, &id, cookie(&headers, seat)) {
        Ok(Join::Own) => response,
        Ok(Join::Joined(token)) => {
            service.save_seats().await;
            let base = service.path("");
            let cookie = format!(
                "seat-{seat}={token}; Path={base}; Max-Age={KEPT}; HttpOnly; SameSite=Strict"
            );
            if let Ok(cookie) = HeaderValue::from_str(&cookie) {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            response
        }
        Ok(Join::Held) => service.seats_page(&headers, Some(Refusal::Held(seat))),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn room(State(service): Shared, headers: HeaderMap) -> Response {
    service.page(&headers, None, |page| page.table(Viewer::Room))
}

async fn room_events(State(service): Shared, headers: HeaderMap) -> Response {
    Sse::new(service.events(Viewer::Room, language(&headers), None)).into_response()
}

async fn seat(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    match service.seat(&number) {
        None => not_found(),
        Some(seat) if !service.holds(seat, &headers) => see_other(&service.path("seats")),
        Some(seat) => service.page(&headers, None, |page| page.table(Viewer::Seat(seat))),
    }
}

async fn seat_events(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let Some(seat) = service.seat(&number) else {
        return not_found();
    };
    let token = cookie(&headers, seat).unwrap_or_default();
    let Some(listener) = service.seats.listen(seat, token) else {
        return StatusCode::FORBIDDEN.into_response();
    };
    let events = service.events(Viewer::Seat(seat), language(&headers), Some(listener));
    Sse::new(events).into_response()
}

/// The answer to a pulse.
async fn here(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    match service.seat(&number) {
        None => not_found(),
        Some(seat) if !service.holds(seat, &headers) => StatusCode::FORBIDDEN.into_response(),
        Some(_) => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Sends the act of a seat to the owner of the host, and waits for the verdict.
async fn play(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let Some(seat) = service.seat(&number) else {
        return not_found();
    };
    if !service.holds(seat, &headers) {
        return service.seats_page(&headers, Some(Refusal::Held(seat)));
    }
    match service.act(seat, &headers, &body).await {
        Ok(()) => see_other(&service.path(&format!("seat/{seat}"))),
        Err(refusal) => service.page(&headers, Some(refusal), |page| {
            page.table(Viewer::Seat(seat))
        }),
    }
}

impl Service {
    /// Sends the act of a seat to the owner of the host. A repeated form gets the verdict of the first.
    async fn act(&self, seat: Seat, headers: &HeaderMap, body: &[u8]) -> Verdict {
        let (id, revision, act) = act::form(body).ok_or(Refusal::NotRead)?;
        let is_correction = act.is_correction();
        let wish = Wish::Act {
            seat,
            revision,
            act,
        };
        let (request, pending) = PhoneRequest::new(wish, language(headers));
        if let Some(first) = self.seats.begin(seat, &id, &pending)? {
            return first.await.unwrap_or(Err(Refusal::NoAnswer));
        }
        if is_correction && !self.may_correct(seat) {
            return Err(Refusal::TooOften);
        }
        if !self.send(request) {
            return Err(Refusal::Closed);
        }
        let verdict = pending.await;
        if is_correction && verdict != Ok(Ok(())) {
            self.has_not_corrected(seat);
        }
        verdict.unwrap_or(Err(Refusal::NoAnswer))
    }
}

fn is_host(service: &Service, key: &str) -> bool {
    let own = service.seats.key.as_ref();
    own.is_some_and(|own| are_same(own, key))
}

async fn host(
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
async fn rule(
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
            service.release(seat, Moved::GivenUp(seat));
            service.save_seats().await;
            Ok(())
        }
        (None, Some("undo"), Some(done)) => {
            let (request, pending) = PhoneRequest::new(Wish::Undo(done), language(&headers));
            if service.send(request) {
                pending.await.unwrap_or(Err(Refusal::NoAnswer))
            } else {
                Err(Refusal::Closed)
            }
        }
        (None, Some("end"), _) if service.snapshot().is_unsaved => Err(Refusal::Unsaved),
        (None, Some("end"), _) => return service.last_page(&headers),
        _ => Err(Refusal::NotRead),
    };
    match ruled {
        Ok(()) => see_other(&service.path(&format!("host/{key}"))),
        Err(refusal) => service.page(&headers, Some(refusal), |page| page.host(&key)),
    }
}

impl Service {
    /// The last page, after which the phones are turned off.
    fn last_page(&self, headers: &HeaderMap) -> Response {
        let ending = Ending(self.events.clone());
        let page = self.page(headers, None, |page| page.closed());
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

/// A file that every page loads.
async fn file(Path((_, wanted)): Path<(String, String)>) -> Response {
    let Some((kind, content)) = files::find(&wanted) else {
        return not_found();
    };
    let kept = "private, max-age=31536000, immutable";
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    (headers, content).into_response()
}
