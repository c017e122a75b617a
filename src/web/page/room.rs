//! The table for the whole room: on a screen at the wall all at once, on a phone one below the other.

use maud::{Markup, PreEscaped, html};

use super::{classic, express, pad};
use crate::rules::classic::Phase as BoardPhase;
use crate::rules::express::{Entry, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Classic, Express, Player, Session};
use crate::store::LastTable;
use crate::table::{AnyHost, Device, Host, Viewer, waiting};
use crate::text::{self, say};
use crate::web::seats::Seats;
use crate::web::{Snapshot, agreed, page, qr};

/// The games of an evening that have room.
const SHOWN: usize = 3;

pub fn express(host: &Host<Express>, game: &Snapshot, seats: &Seats) -> Markup {
    let devices = &seats.devices(game.players().len());
    let seen = host.seen_by(Viewer::Room);
    let session = seen.as_ref();
    let real = host.session();
    let phase = real.table().phase();
    let last = real.table().last_throw();
    let number = match phase {
        Phase::Throw(number) | Phase::Choices(number) => number,
        Phase::Over => last,
    };
    let thrown = session.table().round(number).map(|round| *round.throw());
    let has_begun = last != ThrowNumber::new(0);
    let lead = express::lead(session).filter(|_| matches!(phase, Phase::Throw(_)));
    html! {
        (page::head(&express::heading(real, phase, number, thrown.is_some()), None, ""))
        (page::announced(game, None))
        (express::dice(session, phase, thrown.as_ref()))
        (page::awaited(&express::awaited(host, phase), false))
        div #words aria-live="polite" { @if let Some(lead) = lead { p { (lead) } } }
        (page::clock(host, None, game))
        @if phase == Phase::Over {
            (express::ending(session))
            (page::evening::table(game, SHOWN))
        } @else if has_begun {
            ol #cards .{ "of-" (real.players().len()) } aria-label=(say!("common-bar-players")) {
                @for seat in Seat::all(real.players().len()) { (card(session, host, seat, devices)) }
            }
        } @else {
            (joining(real.players(), seats))
        }
        @for seat in Seat::all(real.players().len()) {
            section #{ "pad-of-" (seat) } .pads { (pad::pad(session, seat)) }
        }
    }
}

/// A player: the total, what is chosen or awaited, and the pad.
fn card(
    session: &Session<Express>,
    host: &Host<Express>,
    seat: Seat,
    devices: &[Device],
) -> Markup {
    let table = session.table();
    let cell = table
        .round(table.last_throw())
        .and_then(|round| round.cell(seat));
    let (state, word) = express::word(session, host, None, seat, devices);
    let (before, now) = pad::before_and_now(session, seat);
    let total = session.score(seat).total();
    let standings = session.standings();
    // Where all have as much, nobody leads.
    let is_first = standings.iter().all(|other| other.total <= total)
        && standings.iter().any(|other| other.total < total);
    let is_shown = waiting(host).next().is_none();
    let player = &session.players()[seat];
    html! {
        li .{ (page::class(player.colour)) } .{ (state) } .lead[is_first && is_shown] {
            h2 { span .who { (page::named(player)) } strong { (text::signed(total)) } }
            div .slot .turned[is_shown] {
                @match cell.map(|cell| (cell, cell.entry())) {
                    Some((_, Entry::Chosen(choice))) => {
                        (express::choice_drawn(*choice))
                        (express::gain(express::total(session, &now) - express::total(session, &before)))
                    }
                    _ if state == "chosen" => p { (say!("express-status-chosen")) },
                    _ => p { (word) },
                }
            }
            div .pad-in-short { (pad::columns(session, seat)) }
        }
    }
}

/// The last words of an evening, with what everybody has made.
pub fn goodbye(game: &Snapshot) -> Markup {
    let over = game.host().filter(|host| host.is_over());
    let ending = over.map(|host| match host {
        AnyHost::Express(host) => express::ended(host.session()),
        AnyHost::Classic(host) => classic::ended(host.session()),
    });
    let table = page::evening::table(game, SHOWN).into_string();
    html! {
        section #goodbye {
            h1 #closed { (say!("phones-closed")) }
            p { (say!("phones-goodbye")) }
            @if !table.is_empty() {
                (PreEscaped(table))
            } @else if let Some(ending) = ending {
                table { tbody {
                    @for (seat, _) in ending.placed {
                        @let player = &game.players()[seat];
                        tr class=(page::class(player.colour)) {
                            th scope="row" { (page::named(player)) }
                            td { (ending.results[seat]) }
                        }
                    }
                } }
            }
        }
    }
}

/// How phones come to the table, and who is there.
fn joining(players: &[Player], seats: &Seats) -> Markup {
    let squares = qr(&seats.address);
    let side = squares.len() + 8;
    let dark = squares.iter().enumerate().flat_map(|(down, row)| {
        let dark = row.iter().enumerate().filter(|(_, is_dark)| **is_dark);
        dark.map(move |(across, _)| format!("M{} {}h1v1h-1z", across + 4, down + 4))
    });
    let dark: String = dark.collect();
    let (digits, address) = seats
        .short_way()
        .unwrap_or_else(|| (String::new(), &seats.address));
    let address = address.trim_start_matches("http://").trim_end_matches('/');
    html! {
        section #join aria-label=(say!("common-phones")) {
            svg viewBox={ "0 0 " (side) " " (side) } shape-rendering="crispEdges" aria-hidden="true" { path d=(dark) {} }
            div {
                p { (say!("phones-scan")) }
                p .address { (address) }
                p .digits { (digits) }
            }
        }
        (page::strip(players, None, |seat| {
            let words = page::here(&players[seat], seat, seats);
            match seats.device(seat) {
                Device::Phone => ("chosen", words),
                Device::Laptop | Device::AwayPhone => ("away", words),
            }
        }))
    }
}

/// Who gathers for which game.
pub fn lobby(table: &LastTable, game: &Snapshot, seats: &Seats) -> Markup {
    let title = say!("phones-at-table");
    html! {
        (page::head(&html! { h1 #heading tabindex="-1" data-scene="lobby" { (title) } }, None, ""))
        (page::announced(game, None))
        (page::awaited(&agreed::in_words(table), false))
        (joining(&table.players, seats))
    }
}

pub fn classic(host: &Host<Classic>, game: &Snapshot, seats: &Seats) -> Markup {
    let session = host.session();
    let table = session.table();
    let position = table.position();
    let phase = table.phase();
    let is_starting = matches!(phase, BoardPhase::RollOff { .. });
    let is_deciding = matches!(phase, BoardPhase::Roll { .. } | BoardPhase::Decision(_));
    html! {
        (page::head(&classic::heading(session), None, ""))
        (page::announced(game, None))
        (classic::thrown(session, phase))
        (page::awaited(&text::board_awaits(session), false))
        (page::clock(host, None, game))
        @if is_deciding && position.is_running() && game.shows_odds { (classic::risk(position)) }
        @if is_starting {
            (joining(session.players(), seats))
        } @else if let BoardPhase::Over { .. } = phase {
            (classic::ending(session))
            (page::evening::table(game, SHOWN))
        } @else {
            ol #columns aria-label=(say!("common-bar-players")) {
                @for (seat, player) in Seat::enumerate(session.players()) {
                    li .{ (page::class(player.colour)) } .on[seat == position.turn()] {
                        (page::sign(player.colour)) b { (player.name) }
                        span .hidden { (classic::won(position, seat)) }
                        span aria-hidden="true" {
                            @for column in position.won_by(seat) { i .won { (column) } }
                            @for _ in position.columns_won(seat)..position.setting().columns.count() { i {} }
                        }
                    }
                }
            }
        }
        @if !is_starting { (classic::board(session, None)) }
    }
}
