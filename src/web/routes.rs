//! The routes: who may do what, and which page answers.

mod entrance;
mod events;
mod host;
mod slow;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response, Sse};
use axum::routing::{get, post};
use axum::{Extension, Router};
use futures::channel::mpsc::UnboundedSender;
use maud::Markup;
use tokio::sync::watch;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::act::{self, PhoneRequest, Refusal, Verdict, Wish};
use super::code::are_same;
use super::page::Page;
use super::rate::{Asker, Place, Rate};
use super::seats::{Join, Seats, letters};
use super::{Listen, Moved, PhoneEvent, Public, Snapshot, address, agreed, compress, files, lock};
use crate::language::Language;
use crate::rules::Seat;
use crate::session::Name;
use crate::store::LastTable;
use crate::table::{AnyHost, Viewer};
use crate::text::{best, in_language};

const BODY: usize = 4 * 1024;
/// The tokens of each asker at once and per second. A page costs one and an act four, so this is more than people can tap.
const AT_ONCE: f64 = 1024.0;
const PER_SECOND: f64 = 200.0;
/// The most corrections of a seat in a row; see [`Listen::correction`].
const CORRECTIONS: f64 = 6.0;
const SEATS: usize = 2;
/// The lifetime of a seat's cookie in seconds: a month.
const KEPT: u32 = 30 * 24 * 60 * 60;

/// The headers of every answer that has none of its own: never store, frame or sniff it, send no referrer, load nothing
/// from elsewhere.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
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
    pub public: Option<Public>,
}

/// The state as a route gets it.
pub type Shared = State<Arc<Service>>;

impl Service {
    fn seat_of(&self, headers: &HeaderMap) -> Option<Seat> {
        let token = cookie(headers)?;
        let count = self.snapshot.borrow().players().len();
        Seat::all(count).find(|&seat| self.seats.holds(seat, token))
    }

    fn snapshot(&self) -> Snapshot {
        self.snapshot.borrow().clone()
    }

    /// The table of the next game, if one may begin now.
    fn next_table(&self) -> Option<LastTable> {
        self.snapshot().next_table(|| self.seats.last_table())
    }

    /// A path below the address of the table.
    pub fn path(&self, rest: &str) -> String {
        format!("/{}/{rest}", self.seats.secret)
    }

    /// Whether a request shows the token of a seat; if so, its phone is heard.
    fn holds(&self, seat: Seat, headers: &HeaderMap) -> bool {
        let own = cookie(headers).filter(|token| self.seats.holds(seat, token));
        own.inspect(|token| self.seats.hear(token)).is_some()
    }

    /// The seats that a request may play for.
    fn own_seats(&self, headers: &HeaderMap) -> Vec<Seat> {
        let count = self.snapshot().players().len();
        Seat::all(count)
            .filter(|&seat| self.holds(seat, headers))
            .collect()
    }

    /// The seat of this number, if it is at the table.
    fn seat(&self, number: &str) -> Option<Seat> {
        let seat = Seat::from_number(number.parse().ok()?)?;
        (seat.index() < self.snapshot().players().len()).then_some(seat)
    }

    /// The seat of the player with this name.
    fn seat_of_name(&self, name: &str) -> Option<Seat> {
        let name = Name::new(name).ok()?;
        let game = self.snapshot();
        let mut seats = Seat::enumerate(game.players());
        let own = seats.find(|(_, player)| player.name.is_like(&name));
        own.map(|(seat, _)| seat)
    }

    /// Takes a seat from its phone, and tells everybody.
    fn release(&self, seat: Seat, moved: Moved) {
        self.seats.release(seat);
        // Open pages of this seat notice that it is gone.
        self.snapshot.send_modify(|game| game.moved = Some(moved));
        let _ = self.events.unbounded_send(PhoneEvent::Moved(moved));
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

    /// Asks the owner of the host, and waits for the verdict.
    async fn ask(&self, wish: Wish, headers: &HeaderMap) -> Verdict {
        let (request, pending) = PhoneRequest::new(wish, language(headers));
        if !self.send(request) {
            return Err(Refusal::Closed);
        }
        pending.await.unwrap_or(Err(Refusal::NoAnswer))
    }

    /// A page with the refusal of the last request, and its status.
    fn page(
        &self,
        headers: &HeaderMap,
        refusal: Option<Refusal>,
        draw: impl FnOnce(&Page<'_>) -> Markup,
    ) -> Response {
        self.page_at(&self.path(""), headers, refusal, draw)
    }

    /// Such a page, with its files below this path.
    pub fn page_at(
        &self,
        base: &str,
        headers: &HeaderMap,
        refusal: Option<Refusal>,
        draw: impl FnOnce(&Page<'_>) -> Markup,
    ) -> Response {
        let game = self.snapshot();
        let page = Page {
            base,
            game: &game,
            seats: &self.seats,
            own: &self.own_seats(headers),
            id: &letters(20).unwrap_or_default(),
            refusal: refusal.as_ref(),
            advice: None,
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
}

/// All routes behind the guard, so that a stranger gets the same answer everywhere.
pub fn all(service: Arc<Service>) -> Router {
    let guard = middleware::from_fn_with_state(Arc::clone(&service), guard);
    let routes = Router::new()
        .route("/", get(entrance::entrance).post(entrance::enter))
        .route("/{secret}", get(home))
        .route("/{secret}/", get(home))
        .route("/{secret}/seats", get(seats))
        .route("/{secret}/seats/events", get(seats_events))
        .route("/{secret}/join", post(join))
        .route("/{secret}/room", get(room))
        .route("/{secret}/room/events", get(room_events))
        .route("/{secret}/seat/{seat}", get(seat).post(play))
        .route("/{secret}/seat/{seat}/new", get(new_game))
        .route("/{secret}/seat/{seat}/events", get(seat_events))
        .route("/{secret}/seat/{seat}/picture.png", get(slow::picture))
        .route("/{secret}/seat/{seat}/bg-stats", get(bg_stats))
        .route("/{secret}/seat/{seat}/here", post(here))
        .route("/{secret}/host/{key}", get(host::host).post(host::rule))
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
    let compresses = compress::is_understood(request.headers());
    let mut response = match service.refuses(&place, &request) {
        Some(refusal) => refusal,
        None => timeout(service.listen.patience, next.run(request))
            .await
            .unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response()),
    };
    // The evening ends once its last page has been sent, which must not be collected before.
    if compresses && !service.snapshot.borrow().is_closed {
        response = compress::compressed(response).await;
    }
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
            None => Asker::Address(self.asked_from(place, request.headers())),
        };
        if !self.is_slow_enough(asker, is_post) {
            let wait = [(header::RETRY_AFTER, "1")];
            return Some((StatusCode::TOO_MANY_REQUESTS, wait).into_response());
        }
        let headers = request.headers();
        let header = |name| header(headers, name);
        let path = request.uri().path();
        let secret = path.split('/').nth(1).unwrap_or_default();
        let host = header(header::HOST).unwrap_or_default();
        let is_entrance = path == "/" || (path == format!("/{secret}") && is_file(secret));
        let knows =
            are_same(secret, &self.seats.secret) | (is_entrance && self.seats.code.is_open());
        let public = self.public_of(headers);
        if !((address::is_ours(host, self.port) | public.is_some()) & knows) {
            return Some(not_found());
        }
        let is_own = header(header::ORIGIN).is_none_or(|origin| match public {
            Some(public) => origin == public.origin(),
            None => origin.strip_prefix("http://") == Some(host),
        });
        (is_post && !is_own).then(|| StatusCode::FORBIDDEN.into_response())
    }

    /// The public address, for a request to it.
    fn public_of(&self, headers: &HeaderMap) -> Option<&Public> {
        let host = header(headers, header::HOST)?;
        self.public.as_ref().filter(|public| public.is_named(host))
    }

    /// The address of who asks; that of others is what the proxy has added at the end.
    pub fn asked_from(&self, place: &Place, headers: &HeaderMap) -> IpAddr {
        let trusts = |public: &Public| public.is_proxy(place.from);
        let told = headers.get_all("x-forwarded-for").into_iter().next_back();
        let told = told.filter(|_| self.public.as_ref().is_some_and(trusts));
        let told =
            told.and_then(|told| told.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        told.unwrap_or(place.from)
    }

    /// Whether a seat may correct something or ask for what takes long. Without end, either would keep the others from
    /// playing.
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
pub fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "Not found\n").into_response()
}

pub fn see_other(path: &str) -> Response {
    (StatusCode::SEE_OTHER, [(header::LOCATION, path)]).into_response()
}

fn header(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The token that a request shows.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).into_iter();
    let cookies = cookies.filter_map(|line| line.to_str().ok());
    let mut cookies = cookies.flat_map(|line| line.split(';'));
    cookies.find_map(|cookie| {
        let (name, value) = cookie.trim().split_once('=')?;
        (name == "phone").then_some(value)
    })
}

/// The language that a phone prefers.
fn language(headers: &HeaderMap) -> Language {
    best(header(headers, header::ACCEPT_LANGUAGE).unwrap_or_default())
}

/// Leads to the own pad, or to the seats.
async fn home(State(service): Shared, Path(secret): Path<String>, headers: HeaderMap) -> Response {
    if is_file(&secret) {
        return file_of(&secret);
    }
    match service.own_seats(&headers).first() {
        Some(seat) => see_other(&service.path(&format!("seat/{seat}"))),
        None => see_other(&service.path("seats")),
    }
}

async fn seats(State(service): Shared, headers: HeaderMap) -> Response {
    service.seats_page(&headers, None)
}

async fn seats_events(State(service): Shared, headers: HeaderMap) -> Response {
    Sse::new(service.events(None, &headers, None)).into_response()
}

/// Gives a seat, or takes it back.
async fn join(State(service): Shared, headers: HeaderMap, body: Bytes) -> Response {
    let mut fields = act::fields(&body);
    let Some(id) = act::id(&mut fields) else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let own = service.own_seats(&headers);
    if let Some(name) = fields.remove("name") {
        if own.len() >= SEATS {
            return service.seats_page(&headers, Some(Refusal::Enough));
        }
        if service.seat_of_name(&name).is_none()
            && let Err(refusal) = service.ask(Wish::Enter(name.clone()), &headers).await
        {
            return service.seats_page(&headers, Some(refusal));
        }
        let seat = service.seat_of_name(&name);
        fields.extend(seat.map(|seat| ("seat".to_owned(), seat.to_string())));
    }
    let wanted = ["seat", "take", "leave"].into_iter().find_map(|name| {
        let seat = service.seat(fields.get(name)?)?;
        Some((name, seat))
    });
    let Some((wanted, seat)) = wanted else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    if wanted == "leave" {
        if !service.holds(seat, &headers) {
            return service.seats_page(&headers, Some(Refusal::Held(seat)));
        }
        service.give_up(seat, &headers).await;
        return see_other(&service.path("seats"));
    }
    if !service.snapshot().is_persons(seat) {
        return service.seats_page(&headers, Some(Refusal::NoSeat));
    }
    if own.len() >= SEATS && !own.contains(&seat) {
        return service.seats_page(&headers, Some(Refusal::Enough));
    }
    if wanted == "take" && service.seats.is_deserted(seat) {
        service.release(seat, Moved::TakenOver(seat));
    }
    let mut response = see_other(&service.path(&format!("seat/{seat}")));
    match service.seats.join(seat, &id, cookie(&headers)) {
        Ok(Join::Own) => response,
        Ok(Join::Joined(token)) => {
            service.save_seats().await;
            let base = service.path("");
            let public = service.public_of(&headers);
            let secure = match public.is_some_and(|public| public.origin().starts_with("https:")) {
                true => "; Secure",
                false => "",
            };
            let cookie = format!(
                "phone={token}; Path={base}; Max-Age={KEPT}; HttpOnly; SameSite=Strict{secure}"
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
    Sse::new(service.events(Some(Viewer::Room), &headers, None)).into_response()
}

async fn seat(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    match service.seat(&number) {
        None => see_other(&service.path("")),
        Some(seat) if !service.holds(seat, &headers) => service.without(seat, &headers),
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
    let token = cookie(&headers).unwrap_or_default();
    let Some(listener) = service.seats.listen(seat, token) else {
        return StatusCode::FORBIDDEN.into_response();
    };
    let events = service.events(Some(Viewer::Seat(seat)), &headers, Some(listener));
    Sse::new(events).into_response()
}

/// Leads a phone with a seat to BG Stats, which is handed the game.
async fn bg_stats(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let seat = service.seat(&number);
    if !seat.is_some_and(|seat| service.holds(seat, &headers)) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let ended = service.snapshot().ended;
    ended.map_or_else(not_found, |ended| see_other(&ended.link))
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
    let fields = act::fields(&body);
    let does = fields.get("do").map(String::as_str);
    if does == Some("end") {
        return service.end_by(seat, &headers);
    }
    if let Some(asks @ ("ask" | "hint")) = does {
        return service.hint(seat, &headers, &body, asks == "ask").await;
    }
    let up = does.and_then(|does| does.strip_prefix("up-")?.parse().ok());
    if let (Some(line), Some(next)) = (up, service.next_table()) {
        let table = agreed::with_one_up(&fields, &next, line);
        return service.page(&headers, None, |page| page.new_game(seat, &table, &next));
    }
    match service.act(seat, &headers, &body).await {
        Ok(()) => see_other(&service.path(&format!("seat/{seat}"))),
        Err(refusal) => {
            let next = service.next_table().filter(|_| does == Some("new"));
            service.page(&headers, Some(refusal), |page| match next {
                Some(next) => page.new_game(seat, &agreed::read(&fields, &next), &next),
                None => page.table(Viewer::Seat(seat)),
            })
        }
    }
}

/// The form of a new game.
async fn new_game(
    State(service): Shared,
    Path((_, number)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let seat = service.seat(&number);
    let seat = seat.filter(|&seat| service.holds(seat, &headers));
    match (seat, service.next_table()) {
        (Some(seat), Some(next)) => {
            service.page(&headers, None, |page| page.new_game(seat, &next, &next))
        }
        _ => see_other(&service.path("")),
    }
}

impl Service {
    /// The page of a seat for a phone that does not hold it, and perhaps did before.
    fn without(&self, seat: Seat, headers: &HeaderMap) -> Response {
        let has_other = !self.own_seats(headers).is_empty();
        match cookie(headers).filter(|_| !has_other && self.seats.device(seat).is_phone()) {
            Some(_) => self.page(headers, None, |page| page.lost(seat)),
            None => see_other(&self.path("")),
        }
    }

    /// Takes a seat from its phone. Who gives up a seat in the lobby leaves it.
    async fn give_up(&self, seat: Seat, headers: &HeaderMap) {
        self.release(seat, Moved::GivenUp(seat));
        if self.snapshot().host().is_none() {
            // Somebody else may have removed the player.
            let _ = self.ask(Wish::Leave(seat), headers).await;
        }
        self.save_seats().await;
    }

    /// Ends the evening, as a seat may once the game is over.
    fn end_by(&self, seat: Seat, headers: &HeaderMap) -> Response {
        let game = self.snapshot();
        let refusal = match game.host().is_some_and(AnyHost::is_over) {
            true if game.is_unsaved => Refusal::Unsaved,
            true => return self.last_page(headers, |page| page.table(Viewer::Seat(seat))),
            false => Refusal::Late,
        };
        self.page(headers, Some(refusal), |page| {
            page.table(Viewer::Seat(seat))
        })
    }

    /// Sends the act of a seat to the owner of the host. A repeated form gets the verdict of the first.
    async fn act(&self, seat: Seat, headers: &HeaderMap, body: &[u8]) -> Verdict {
        let next = self.next_table();
        let (id, wish) = act::form(body, seat, next).ok_or(Refusal::NotRead)?;
        let is_correction = matches!(&wish, Wish::Act { act, .. } if act.is_correction());
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

/// A file that every page loads.
async fn file(Path((_, wanted)): Path<(String, String)>) -> Response {
    file_of(&wanted)
}

fn is_file(name: &str) -> bool {
    files::find(name).is_some()
}

fn file_of(name: &str) -> Response {
    let Some((kind, content)) = files::find(name) else {
        return not_found();
    };
    let kept = "private, max-age=31536000, immutable";
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, kept)];
    (headers, content).into_response()
}
