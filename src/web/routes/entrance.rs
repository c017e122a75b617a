//! The way in by six digits.

use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::{Shared, not_found, see_other};
use crate::web::act;
use crate::web::rate::Place;

/// The page that asks for the digits, while they let somebody in.
pub async fn entrance(State(service): Shared, headers: HeaderMap) -> Response {
    if service.seats.code.is_open() {
        service.page_at("/", &headers, None, |page| page.entrance())
    } else {
        not_found()
    }
}

/// Leads a phone that knows the digits to the table.
pub async fn enter(
    State(service): Shared,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let fields = act::fields(&body);
    let typed = fields.get("code").map_or("", String::as_str);
    let from = service.asked_from(&place, &headers);
    match service.seats.code.judge(from, typed) {
        Ok(()) => see_other(&service.path("")),
        Err(refusal) => service.page_at("/", &headers, Some(refusal), |page| page.entrance()),
    }
}
