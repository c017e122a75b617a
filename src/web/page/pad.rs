//! A pad on a page: in rows as on paper, and in short.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::columns as heads;
use crate::rules::Seat;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Score, Track, points};
use crate::session::{Express, Session};
use crate::text::{self, say};
use crate::web::page;

/// A pad before the last throw, and now.
pub fn before_and_now(session: &Session<Express>, seat: Seat) -> (Pad, Pad) {
    let table = session.table();
    let now = table.pads()[seat];
    let last = table.round(table.last_throw());
    let cell = last.and_then(|round| round.cell(seat));
    (cell.map_or(now, |cell| *cell.before()), now)
}

/// A pad, with the marks of the last choice set off.
pub fn pad(session: &Session<Express>, seat: Seat) -> Markup {
    let (before, pad) = before_and_now(session, seat);
    let score = Score::of(&pad, session.setup().penalty());
    let name = session.players()[seat].name.as_str();
    html! {
        p .total { (say!("common-pad-total")) " " strong { (text::signed(score.total())) } }
        table .pad .rows {
            caption { (say!("phones-pad-of", name)) }
            (heads([say!("phones-column-row"), say!("phones-column-each"), say!("phones-column-marks"), say!("phones-column-points")]))
            tbody {
                @for sum in Sum::ALL {
                    tr {
                        th scope="row" { (sum) }
                        td { (points(sum)) }
                        td { (boxes(before.marks(sum), pad.marks(sum), 10)) }
                        td { (text::signed(score.row(sum))) }
                    }
                }
            }
        }
        table .pad {
            caption { (say!("phones-tracks-of", name)) }
            (heads([say!("phones-column-die"), say!("phones-column-marks")]))
            tbody {
                @for track in pad.tracks() {
                    tr {
                        th scope="row" { (track.value()) }
                        td { (boxes(marks(&before, track.value()), track.marks().into(), Track::BOXES.into())) }
                    }
                }
                @if !pad.is_named() {
                    @let missing = Pad::TRACKS - pad.tracks().count();
                    tr { td colspan="2" { (say!("phones-to-be-named", count = missing)) } }
                }
            }
        }
    }
}

/// The pad in short, which leads to the pad itself.
pub fn in_short(session: &Session<Express>, seat: Seat) -> Markup {
    html! {
        a #short href="#pad" {
            span .hidden { (say!("phones-pad-of", name = &session.players()[seat].name)) }
            (columns(session, seat))
        }
    }
}

/// A pad as columns: ten boxes for each row from below, and eight for each track. Marks of the last throw have a heart.
pub fn columns(session: &Session<Express>, seat: Seat) -> Markup {
    let (before, pad) = before_and_now(session, seat);
    // Classes of the style sheet in the order in which they are painted, with their paths and where the last box of each is:
    // steps from box to box are alike, and so nearly nothing once they are compressed.
    let mut paths: BTreeMap<&str, (String, i32, i32)> = BTreeMap::new();
    let mut put = |class, x: i32, y: i32, width: i32, height: i32| {
        let (path, left, top) = paths.entry(class).or_default();
        *path += &format!("m{} {}h{width}v{height}h-{width}z", x - *left, y - *top);
        (*left, *top) = (x, y);
    };
    for (sum, left) in Sum::ALL.into_iter().zip((2..).step_by(25)) {
        let (old, marks) = (before.marks(sum), pad.marks(sum));
        for (place, up) in (0..10).zip(0..) {
            let top = match place {
                0..=3 => 92 - 9 * up,
                4 => 53,
                _ => 85 - 9 * up,
            };
            let class = match place {
                _ if place < marks && (place >= old || (place == 9 && marks > old)) => "new",
                _ if place < marks && marks < 5 => "bad",
                0..=4 if place < marks => "full",
                _ if place < marks => "good",
                4 => "fifth",
                _ => "empty",
            };
            put(class, left, top, 21, 7);
            if class == "new" {
                put("seen", left + 8, top + 2, 5, 3);
            }
        }
    }
    for (track, left) in pad.tracks().zip((289..).step_by(26)) {
        let old = marks(&before, track.value());
        let marked = u32::from(track.marks());
        for (place, up) in (0..u32::from(Track::BOXES)).zip(0..) {
            let class = match place {
                _ if place < marked && place >= old => "new",
                _ if place < marked => "full",
                7 => "last",
                _ => "empty",
            };
            put(class, left, 88 - 12 * up, 22, 10);
        }
    }
    let missing = Pad::TRACKS - pad.tracks().count();
    html! {
        svg .columns viewBox="0 0 365 100" preserveAspectRatio="none" aria-hidden="true" {
            @for (class, (path, ..)) in &paths { path class=(class) d=(path) {} }
        }
        span .labels aria-hidden="true" {
            @for sum in Sum::ALL { span .hot[pad.marks(sum) > before.marks(sum)] { (sum) } }
            span {}
            @for track in pad.tracks() { (page::drawn(track.value(), "die")) }
            @for _ in 0..missing { span { "?" } }
        }
    }
}

pub fn marks(pad: &Pad, die: Die) -> u32 {
    pad.track(die).map_or(0, |track| track.marks().into())
}

/// A row of boxes, of whose marks those after `before` are new.
fn boxes(before: u32, marks: u32, count: u32) -> Markup {
    html! {
        span .hidden .count {
            @if marks > before {
                (say!("phones-marks-new", marks, new = marks - before))
            } @else {
                (marks)
            }
        }
        (boxes_drawn(before, marks, count))
    }
}

pub fn boxes_drawn(before: u32, marks: u32, count: u32) -> Markup {
    let past = marks.saturating_sub(count);
    html! {
        span .boxes aria-hidden="true" {
            @for place in 1..=count {
                @let class = if place > marks { "box" } else if place > before { "box new" } else { "box marked" };
                span class=(class) {}
            }
            @if past > 0 { " +" (past) }
        }
    }
}
