use std::cmp::Reverse;

use super::{BOARD, EXPRESS, date, helps, say, seat_history, signed};
use crate::rules::Seat;
use crate::rules::express::Penalty;
use crate::session::{AnySession, Classic, DiceSource, Express, Session};
use crate::store::{Saved, has_dice_of_day};

/// The result of a game in a few lines, for a message to somebody.
pub fn message(saved: &Saved) -> String {
    let mut lines = match &saved.session {
        AnySession::Express(session) => express(saved, session),
        AnySession::Classic(session) => classic(saved, session),
    };
    lines.extend([ended(saved), dice(saved)]);
    lines.extend(honest(saved));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn heading(saved: &Saved, game: &str) -> String {
    let day = date(saved.changed);
    match &saved.title {
        Some(title) => say!("files-message-titled", game, title, day),
        None => say!("files-message-heading", game, day),
    }
}

fn express(saved: &Saved, session: &Session<Express>) -> Vec<String> {
    let mut lines = vec![heading(saved, EXPRESS)];
    lines.extend(session.placed().into_iter().map(|(seat, place)| {
        let name = seat_history(&session.seat_history(seat));
        let total = signed(session.score(seat).total());
        match place {
            Some(place) => say!("files-message-place", place, name, total),
            None => say!("files-message-left", name, total),
        }
    }));
    let penalty = session.setup().penalty();
    if penalty != Penalty::default() {
        lines.push(say!("files-message-penalty", points = penalty.points()));
    }
    lines
}

fn classic(saved: &Saved, session: &Session<Classic>) -> Vec<String> {
    let players = session.players();
    let position = session.table().position();
    let mut lines = vec![heading(saved, BOARD)];
    if let Some(winner) = position.winner() {
        lines.push(say!("files-message-won", name = &players[winner].name));
    }
    let mut seats: Vec<Seat> = Seat::all(players.len()).collect();
    seats.sort_by_key(|&seat| {
        (
            position.winner() != Some(seat),
            !position.plays_on(seat),
            Reverse(position.columns_won(seat)),
        )
    });
    lines.extend(seats.into_iter().map(|seat| {
        let name = seat_history(&session.seat_history(seat));
        say!(
            "files-message-columns",
            name,
            count = position.columns_won(seat)
        )
    }));
    lines
}

fn honest(saved: &Saved) -> Option<String> {
    let strict = saved
        .record
        .options
        .strict
        .then(|| say!("files-message-strict"));
    let helped = helps(&saved.helps()).map(|helps| say!("files-message-helped", helps));
    helped.or(strict)
}

/// `Over after 12 throws.`
fn ended(saved: &Saved) -> String {
    let is_solo = saved.session.players().len() == 1;
    let alone = if is_solo { "yes" } else { "no" };
    let count = match &saved.session {
        AnySession::Express(session) => session.table().rounds().len(),
        AnySession::Classic(session) => session.table().turns().len(),
    };
    match (&saved.session, saved.session.is_over()) {
        (AnySession::Express(_), true) => say!("files-message-over-throws", alone, count),
        (AnySession::Express(_), false) => say!("files-message-open-throws", alone, count),
        (AnySession::Classic(_), true) => say!("files-message-over-turns", alone, count),
        (AnySession::Classic(_), false) => say!("files-message-open-turns", alone, count),
    }
}

fn dice(saved: &Saved) -> String {
    match saved.session.dice() {
        DiceSource::Real => say!("files-message-dice-real"),
        DiceSource::Earlier(_) => say!("files-message-dice-earlier"),
        DiceSource::App(seed) if has_dice_of_day(saved) => {
            say!("files-message-dice-of-day", code = seed.code())
        }
        DiceSource::App(seed) => say!("files-message-dice-app", code = seed.code()),
    }
}
