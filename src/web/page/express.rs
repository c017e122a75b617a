//! Express on a phone: the throw, the choices, the own pad, and the standings.

use maud::{Markup, html};

use crate::coach::express::ValueTable;
use crate::coach::review::Judged;
use crate::coach::review::express::Review;
use crate::rules::dice::{Die, Sum, Throw, Values};
use crate::rules::express::{
    Cell, Choice, Entry, FifthDie, Pad, Penalty, Phase, Reason, Score, Track, points,
};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Session};
use crate::table::{Host, Hosted, Viewer, asked_throw, is_settled, waiting};
use crate::text::{self, choice_in_words, say, together};
use crate::web::{Snapshot, act, page};

pub fn main(host: &Host<Express>, viewer: Viewer, game: &Snapshot) -> Markup {
    let seen = host.seen_by(viewer);
    let session = seen.as_ref();
    // What somebody has chosen may be secret, but not that they have.
    let real = host.session();
    let phase = real.table().phase();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Room | Viewer::Laptop => None,
    };
    let number = match (seat, phase) {
        (_, Phase::Throw(number)) => number,
        (Some(seat), Phase::Choices(_)) => asked_throw(real, seat),
        (None, Phase::Choices(number)) => number,
        (_, Phase::Over) => real.table().last_throw(),
    };
    let is_over = phase == Phase::Over;
    let is_own = seat.is_some_and(|seat| real.table().waiting().any(|(_, of)| of == seat));
    let is_missed = number < real.table().last_throw();
    let thrown = session.table().round(number).map(|round| *round.throw());
    let heading = html! {
        h1 #heading tabindex="-1" data-throw=(real.table().last_throw())
            data-scene={ (number) @if thrown.is_some() { ", thrown" } }
        {
            @match phase {
                Phase::Over => (over(session)),
                _ if is_missed => (say!("express-throw-missed", throw = number)),
                _ => (say!("express-throw", throw = number)),
            }
        }
    };
    let player = seat.map(|seat| &session.players()[seat]);
    let total = seat.map(|seat| text::signed(session.score(seat).total()));
    html! {
        (page::head(&heading, player, &total.unwrap_or_default()))
        (page::announced(game))
        @if !is_over {
            @if let Some(throw) = thrown { section #thrown aria-label=(say!("phones-part-dice")) { (page::dice(&throw.dice())) } }
        }
        (page::awaited(&awaited(host, phase), is_own))
        @if is_over {
            (standings(session, host, phase, viewer))
            (page::afterwards())
        }
        @if matches!(phase, Phase::Throw(_)) { (revealed(session)) }
        @if let Some(seat) = seat {
            (page::revision(&Express::revision(real, seat)))
            (page::clock(host, seat))
            @if let Some(throw) = thrown.filter(|_| matches!(phase, Phase::Choices(_))) {
                (choosing(host, session, seat, number, &throw))
                (in_short(session, seat))
            }
            @if is_over {
                (review(session, seat))
                section #pad aria-label=(say!("phones-part-pad")) { (pad(session, seat)) }
                (between(host, session, phase, seat))
            } @else {
                (between(host, session, phase, seat))
                section #pad aria-label=(say!("phones-part-pad")) { (pad(session, seat)) }
            }
        }
        @if !is_over { (standings(session, host, phase, viewer)) }
        @if seat.is_none() {
            @for seat in Seat::all(real.players().len()) {
                section #{ "pad-of-" (seat) } .pads { (pad(session, seat)) }
            }
        }
    }
}

fn over(session: &Session<Express>) -> String {
    let standings = session.standings().into_iter();
    let first = standings.filter(|standing| standing.place == 1);
    let winners: Vec<_> = first
        .map(|standing| &session.players()[standing.seat].name)
        .collect();
    match winners.as_slice() {
        [_] if session.players().len() == 1 => say!("phones-over"),
        [] => say!("phones-over"),
        [winner] => say!("phones-over-wins", name = winner.as_str()),
        winners => say!("phones-over-shared", names = together(winners)),
    }
}

fn revealed(session: &Session<Express>) -> Markup {
    let last = session.table().last_throw();
    let Some(round) = session.table().round(last) else {
        return Markup::default();
    };
    let penalty = session.setup().penalty();
    html! {
        section #revealed aria-label=(say!("phones-part-last-throw")) {
            table {
                caption { (say!("express-throw", throw = last)) (page::dice(&round.throw().dice())) }
                thead .hidden { tr {
                    th scope="col" { (say!("phones-column-player")) }
                    th scope="col" { (say!("phones-column-choice")) }
                    th scope="col" { (say!("phones-column-total")) }
                } }
                tbody {
                    @for (seat, player) in Seat::enumerate(session.players()) {
                        @if let Some(cell) = round.cell(seat) {
                            @if let Entry::Chosen(choice) = cell.entry() {
                                tr {
                                    th scope="row" { (page::named(player)) }
                                    td {
                                        (choice_drawn(*choice))
                                        (page::brings(&text::consequences(cell.before(), &cell.after(), *choice, penalty)))
                                    }
                                    td { (text::signed(session.score(seat).total())) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn awaited(host: &Host<Express>, phase: Phase) -> String {
    let real = host.session();
    match phase {
        Phase::Over if real.players().len() == 1 => say!("phones-over"),
        Phase::Over if real.departed().is_empty() => say!("phones-all-out"),
        Phase::Over => say!("phones-all-out-or-left"),
        Phase::Throw(_) if real.dice().are_real() => say!("phones-next-throw-real"),
        Phase::Throw(_) => say!("phones-next-throw-app"),
        Phase::Choices(_) => say!("phones-waiting", names = text::awaited(host)),
    }
}

/// All choices, grouped by fifth die.
fn choosing(
    host: &Host<Express>,
    session: &Session<Express>,
    seat: Seat,
    number: ThrowNumber,
    throw: &Throw,
) -> Markup {
    let is_secret = host.record().options.secret;
    // The last choice reveals all.
    let reveals = is_secret && host.session().table().waiting().eq([(number, seat)]);
    let cell = session
        .table()
        .round(number)
        .and_then(|round| round.cell(seat));
    let Some(cell) = cell else {
        return Markup::default();
    };
    html! {
        section #choices aria-label=(say!("phones-part-choices")) {
            @match cell.entry() {
                Entry::Out(_) => p { (say!("phones-you-are-out")) },
                Entry::Departed => p { (say!("phones-nobody-here")) },
                Entry::Open | Entry::Chosen(_) | Entry::Refused(_) => {
                    @if let Entry::Refused(illegal) = cell.entry() {
                        p .loss { (text::choice_no_longer_legal(illegal)) }
                    }
                    @if reveals {
                        p .notice { (say!("phones-you-reveal")) }
                    }
                    (choices(cell, throw, session.setup().penalty()))
                    @if let Entry::Chosen(choice) = cell.entry() {
                        p {
                            @if is_secret {
                                (say!("phones-chosen-secret", choice = choice_in_words(choice)))
                            } @else {
                                (say!("phones-chosen", choice = choice_in_words(choice)))
                            }
                        }
                        (page::act("back", &say!("phones-take-choice-back")))
                    }
                }
            }
        }
    }
}

fn choices(cell: &Cell, throw: &Throw, penalty: Penalty) -> Markup {
    let before = cell.before();
    let fifth_die = before.fifth_die(throw);
    let legal = before.choices(throw);
    let of = |die: Option<Die>| {
        let choices = legal.iter().filter(move |choice| choice.fifth == die);
        choices.copied()
    };
    html! {
        p { strong { (text::fifth_die(fifth_die)) "." } }
        @if fifth_die == FifthDie::Free {
            div .choices { @for choice in of(None) { (choice_button(cell, throw, choice, penalty)) } }
        } @else {
            @for die in throw.values().iter().filter(|&die| fifth_die.refuses(die).is_none()) {
                div .group {
                    h2 {
                        span .hidden { (say!("phones-fifth-die", die)) }
                        span .die .named aria-hidden="true" { (page::pips(die)) }
                        small aria-hidden="true" { (taken(before, die)) }
                    }
                    div .choices {
                        @for choice in of(Some(die)) { (choice_button(cell, throw, choice, penalty)) }
                    }
                }
            }
            @for (reason, dice) in refused(fifth_die, throw) {
                p .no { (text::not_fifth(dice, reason)) }
            }
        }
    }
}

/// How far the track of a die comes with one more mark: `3 of 8`.
fn taken(pad: &Pad, die: Die) -> String {
    say!(
        "common-out-of",
        reached = marks(pad, die) + 1,
        top = Track::BOXES
    )
}

/// The dice that cannot be the fifth one, grouped by reason.
fn refused(fifth_die: FifthDie, throw: &Throw) -> Vec<(Reason, Values)> {
    let mut refused: Vec<(Reason, Values)> = Vec::new();
    for die in throw.values().iter() {
        let Some(reason) = fifth_die.refuses(die) else {
            continue;
        };
        match refused.iter_mut().find(|(other, _)| *other == reason) {
            Some((_, dice)) => *dice = dice.iter().chain([die]).collect(),
            None => refused.push((reason, Values::from_iter([die]))),
        }
    }
    refused
}

fn choice_button(cell: &Cell, throw: &Throw, choice: Choice, penalty: Penalty) -> Markup {
    let before = cell.before();
    let consequences = before.play(throw, choice).map_or_else(
        |_| Vec::new(),
        |after| text::consequences(before, &after, choice, penalty),
    );
    let value = act::choice_value(choice);
    let is_chosen = cell.choice() == Some(choice);
    let kind = match choice.fifth {
        Some(die) => say!("phones-with-fifth-die", die),
        None => say!("phones-with-free-throw"),
    };
    html! {
        button id={ "choose-" (value) } .choice form="act" name="choose" value=(value)
            aria-pressed=(is_chosen)
        {
            span { (choice.pairs) span .kind { ", " (kind) } }
            (page::brings(&consequences))
        }
    }
}

/// The forms between throws: for the next dice, a changed choice, and corrected dice.
fn between(host: &Host<Express>, session: &Session<Express>, phase: Phase, seat: Seat) -> Markup {
    let are_real = session.dice().are_real();
    let last = session.table().last_throw();
    let round = session.table().round(last);
    let own = round.and_then(|round| Some((round.throw(), round.cell(seat)?)));
    html! {
        @if matches!(phase, Phase::Throw(_)) {
            section #next .bar aria-label=(say!("phones-part-next-throw")) {
                @if are_real {
                    (page::typed("dice", &say!("phones-dice-five"), Throw::DICE, &say!("phones-dice-enter")))
                } @else {
                    (page::act("roll", &say!("phones-roll")))
                }
            }
        }
        @if let Some((throw, cell)) = own.filter(|_| !matches!(phase, Phase::Choices(_))) {
            @if let Some(choice) = cell.choice().filter(|_| !is_settled(host.session(), host.record().options)) {
                details #change {
                    summary { (say!("phones-change-choice", throw = last)) }
                    p { (say!("phones-change-choice-told", dice = throw, choice = choice_in_words(&choice))) }
                    (page::act("back", &say!("phones-take-choice-back")))
                    (choices(cell, throw, session.setup().penalty()))
                }
            }
        }
        @if let Some(round) = round.filter(|_| are_real) {
            (page::wrong(
                &format!("{last}: {}", round.throw()),
                &say!("phones-dice-wrong-throw", throw = last),
                &say!("phones-dice-five-again", throw = last),
                Throw::DICE,
            ))
        }
    }
}

/// A pad before the last throw, and now.
fn before_and_now(session: &Session<Express>, seat: Seat) -> (Pad, Pad) {
    let table = session.table();
    let now = table.pads()[seat];
    let last = table.round(table.last_throw());
    let cell = last.and_then(|round| round.cell(seat));
    (cell.map_or(now, |cell| *cell.before()), now)
}

/// A pad, with the marks of the last choice set off.
fn pad(session: &Session<Express>, seat: Seat) -> Markup {
    let (before, pad) = before_and_now(session, seat);
    let score = Score::of(&pad, session.setup().penalty());
    let name = session.players()[seat].name.as_str();
    html! {
        p .total { (say!("common-pad-total")) " " strong { (text::signed(score.total())) } }
        table .pad .rows {
            caption { (say!("phones-pad-of", name)) }
            (page::columns([say!("phones-column-row"), say!("phones-column-each"), say!("phones-column-marks"), say!("phones-column-points")]))
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
            (page::columns([say!("phones-column-die"), say!("phones-column-marks")]))
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

/// The marks of a pad in one line, shown while the pad itself is out of sight.
fn in_short(session: &Session<Express>, seat: Seat) -> Markup {
    let (before, pad) = before_and_now(session, seat);
    let name = session.players()[seat].name.as_str();
    let mark = |of: u8, before: u32, marks: u32| {
        html! {
            span .new[marks > before] { small { (of) } b { @if marks > 0 { (marks) } @else { "·" } } }
        }
    };
    html! {
        a #short .bar href="#pad" {
            span .hidden { (say!("phones-pad-of", name)) }
            span aria-hidden="true" {
                @for sum in Sum::ALL { (mark(sum.value(), before.marks(sum), pad.marks(sum))) }
            }
            span aria-hidden="true" {
                @for track in pad.tracks() {
                    (mark(track.value().value(), marks(&before, track.value()), track.marks().into()))
                }
            }
        }
    }
}

fn marks(pad: &Pad, die: Die) -> u32 {
    pad.track(die).map_or(0, |track| track.marks().into())
}

/// A row of boxes, of whose marks those after `before` are new.
fn boxes(before: u32, marks: u32, count: u32) -> Markup {
    let past = marks.saturating_sub(count);
    html! {
        span .hidden .count {
            @if marks > before {
                (say!("phones-marks-new", marks, new = marks - before))
            } @else {
                (marks)
            }
        }
        span .boxes aria-hidden="true" {
            @for place in 1..=count {
                @let class = if place > marks { "box" } else if place > before { "box new" } else { "box marked" };
                span class=(class) {}
            }
            @if past > 0 { " +" (past) }
        }
    }
}

/// The review of a seat: luck, skill and the costliest choices.
fn review(session: &Session<Express>, seat: Seat) -> Markup {
    let values = ValueTable::shipped(session.setup().penalty());
    let review = Review::of(values, session, seat);
    let (best, all) = (review.moments.best_choices(), review.moments.len());
    let signed = |points: f64| text::signed(points.round() as i32);
    let costliest = review.moments.costliest();
    html! {
        section #review aria-label=(say!("phones-part-review")) {
            h2 { (say!("phones-review")) }
            p {
                (say!("phones-review-told", best, count = all, start = signed(review.start), luck = signed(review.luck()), skill = signed(review.skill()), end = signed(review.end())))
            }
            @if !costliest.is_empty() {
                table {
                    caption { (say!("phones-review-costliest")) }
                    (page::columns([say!("phones-column-throw"), say!("phones-column-chosen"), say!("phones-column-better"), say!("phones-column-points")]))
                    tbody {
                        @for moment in costliest {
                            tr {
                                th scope="row" { (moment.number) ": " span .unbroken { (moment.throw) } }
                                td { (choice_drawn(moment.chosen)) }
                                td { (choice_drawn(moment.best)) }
                                td { (signed(-moment.loss())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The pairs and the fifth die of a choice.
fn choice_drawn(choice: Choice) -> Markup {
    html! {
        span .hidden { (choice_in_words(&choice)) }
        span .unbroken aria-hidden="true" {
            (choice.pairs) " "
            @if let Some(die) = choice.fifth { span .die { (page::pips(die)) } }
        }
    }
}

fn standings(
    session: &Session<Express>,
    host: &Host<Express>,
    phase: Phase,
    viewer: Viewer,
) -> Markup {
    let real = host.session();
    let departed = real.departed();
    let state = |seat: Seat| -> String {
        let table = real.table();
        if departed.contains(&seat) {
            return say!("phones-player-left");
        }
        if waiting(host).any(|(_, waiting)| waiting == seat) {
            return say!("phones-player-thinking");
        }
        let last = session.table().round(table.last_throw());
        let entry = last.and_then(|round| round.cell(seat)).map(Cell::entry);
        match entry {
            Some(Entry::Chosen(choice)) => choice_in_words(choice),
            Some(Entry::Out(_)) => match table.out_at(seat) {
                Some(throw) => say!("phones-player-out-since", throw),
                None => say!("phones-player-out"),
            },
            _ if table.last_throw() == ThrowNumber::new(0) => String::new(),
            _ => say!("phones-state-chosen"),
        }
    };
    // On the page of the table the pads stand below.
    let pads = match viewer {
        Viewer::Seat(_) => "../room",
        Viewer::Room | Viewer::Laptop => "",
    };
    let is_over = phase == Phase::Over;
    let seats = if is_over {
        session.placed()
    } else {
        let seats = Seat::all(real.players().len());
        seats.map(|seat| (seat, None)).collect()
    };
    html! {
        section #players .result[is_over] aria-label=(say!("phones-players")) {
            table {
                caption { @if is_over { (say!("phones-result")) } @else { (say!("phones-players")) } }
                thead { tr {
                    @if is_over { th scope="col" { (say!("phones-column-place")) } }
                    th scope="col" { (say!("phones-column-player")) }
                    th scope="col" { @if is_over { (say!("phones-column-last-choice")) } @else { (say!("phones-column-now")) } }
                    th scope="col" { (say!("phones-column-total")) }
                } }
                tbody {
                    @for (seat, place) in seats {
                        tr {
                            @if is_over { td { @match place { Some(place) => (place), None => "–" } } }
                            th scope="row" { a href={ (pads) "#pad-of-" (seat) } { (page::named(&real.players()[seat])) } }
                            td { (state(seat)) }
                            td { (text::signed(session.score(seat).total())) }
                        }
                    }
                }
            }
        }
    }
}
