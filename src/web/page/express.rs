//! Express on a phone: the throw, the choices, the own pad, and the standings.

use maud::{Markup, html};

use crate::coach::review::express::Review;
use crate::coach::review::{Judged, Measure as Measured, Moments, Verdict};
use crate::rules::dice::{Die, Sum, Throw, Values};
use crate::rules::express::{
    Cell, Choice, Entry, FifthDie, Pad, Penalty, Phase, Reason, Round, Score, Standing, Track,
    row_score,
};
use crate::rules::{Seat, ThrowNumber};
use crate::scene::Measure;
use crate::session::{Express, Session};
use crate::stats::race;
use crate::table::{Device, Host, Hosted, Viewer, asked_throw, is_settled, waiting};
use crate::text::moments::PadMoment;
use crate::text::{self, choice_in_words, say, together};
use crate::web::page::ending::Ending;
use crate::web::page::pad;
use crate::web::{Reviews, Snapshot, act, page};

pub fn main(host: &Host<Express>, seat: Seat, game: &Snapshot, devices: &[Device]) -> Markup {
    let seen = host.seen_by(Viewer::Seat(seat));
    let session = seen.as_ref();
    // What somebody has chosen may be secret, but not that they have.
    let real = host.session();
    let phase = real.table().phase();
    let number = match phase {
        Phase::Throw(number) => number,
        Phase::Choices(_) => asked_throw(real, seat),
        Phase::Over => real.table().last_throw(),
    };
    let is_own = real.table().waiting().any(|(_, of)| of == seat);
    let round = session.table().round(number);
    let thrown = round.map(|round| *round.throw());
    let cell = round.and_then(|round| round.cell(seat));
    let is_chosen = cell.is_some_and(|cell| cell.choice().is_some());
    let player = &session.players()[seat];
    let total = text::signed(session.score(seat).total());
    let are_real = session.dice().are_real();
    html! {
        (page::head(&heading(real, phase, number, thrown.is_some()), Some(player), &total))
        (page::announced(game, Some(seat)))
        (dice(session, phase, thrown.as_ref()))
        (page::awaited(&awaited(host, phase), is_own))
        div #words aria-live="polite" { p { (words(host, session, phase, seat, number)) } }
        // It keeps its place where there is nothing to take back.
        @if let Phase::Choices(_) = phase {
            div #undo { @if is_chosen { (page::act("back", &say!("common-bar-undo"))) } }
        }
        (page::revision(&Express::revision(real, seat)))
        (page::clock(host, Some(seat), game))
        @match phase {
            Phase::Choices(_) => {
                @if let Some(throw) = thrown { (choosing(session, seat, number, &throw)) }
                (pad::in_short(session, seat))
                (page::strip(real.players(), Some("../room#pad-of-"), |of| word(session, host, Some(seat), of, devices)))
            }
            Phase::Throw(_) => {
                (revealed(session))
                (pad::in_short(session, seat))
                (next(real, are_real))
            }
            Phase::Over => {
                (ending(session))
                (page::evening::table(game, 0))
                (page::lobby::afterwards(seat))
                (page::evening::handed_over(game, seat))
                @if let Some(Reviews::Express(all)) = game.reviews.get() && let Some(own) = all.get(seat.index()) {
                    (review(session, own))
                }
            }
        }
        (change(host, session, phase, seat))
        section #pad aria-label=(say!("phones-part-pad")) { (pad::pad(session, seat)) }
        @if phase != Phase::Over { (history(session)) }
        @if let Some(round) = session.table().round(session.table().last_throw()).filter(|_| are_real) {
            @let last = session.table().last_throw();
            (page::wrong(
                &format!("{last}: {}", round.throw()),
                &say!("phones-dice-wrong-throw", throw = last),
                &say!("phones-dice-five-again", throw = last),
                Throw::DICE,
            ))
        }
    }
}

/// The throw; between two throws the last one, and the next as soon as its dice are typed.
pub fn heading(
    real: &Session<Express>,
    phase: Phase,
    number: ThrowNumber,
    is_thrown: bool,
) -> Markup {
    let last = real.table().last_throw();
    html! {
        h1 #heading tabindex="-1" data-throw=(last) data-scene={ (number) @if is_thrown { ", thrown" } } {
            @match phase {
                Phase::Over => (say!("phones-over")),
                Phase::Choices(_) if number < last => (say!("express-throw-missed", throw = number)),
                Phase::Throw(_) if last < number && last != ThrowNumber::new(0) => {
                    span .before { (say!("express-throw", throw = last)) }
                    span .after { (say!("express-throw", throw = number)) }
                }
                _ => (say!("express-throw", throw = number)),
            }
        }
    }
}

/// The dice of a throw, and places for those that are typed.
pub fn dice(session: &Session<Express>, phase: Phase, thrown: Option<&Throw>) -> Markup {
    let table = session.table();
    let last = table.round(table.last_throw());
    html! {
        @if phase != Phase::Over {
            section #thrown aria-label=(say!("phones-part-dice")) {
                @match (thrown, last) {
                    (Some(throw), _) => (page::dice(&throw.dice())),
                    (None, Some(round)) => {
                        div .before { (page::dice(&round.throw().dice())) }
                        div .after { (page::no_dice(Throw::DICE)) }
                    }
                    (None, None) => (page::no_dice(Throw::DICE)),
                }
            }
        }
    }
}

/// What a seat may do now, in a line or two.
fn words(
    host: &Host<Express>,
    session: &Session<Express>,
    phase: Phase,
    seat: Seat,
    number: ThrowNumber,
) -> Markup {
    let is_secret = host.record().options.secret;
    let round = session
        .table()
        .round(number)
        .filter(|_| phase != Phase::Over);
    let asked = round.and_then(|round| Some((round.throw(), round.cell(seat)?)));
    let Some((throw, cell)) = asked else {
        return html! {
            @match lead(session).filter(|_| phase != Phase::Over) {
                Some(lead) => {
                    span .before { (lead) }
                    span .after { (awaited(host, phase)) }
                }
                None => (awaited(host, phase)),
            }
        };
    };
    // The last choice reveals all.
    let reveals = is_secret && waiting(host).eq([(number, seat)]);
    html! {
        @match cell.entry() {
            Entry::Out(_) => (say!("phones-you-are-out")),
            Entry::Departed => (say!("phones-nobody-here")),
            // The button says it to those who see it.
            Entry::Chosen(choice) => {
                span .hidden {
                    @if is_secret {
                        (say!("phones-chosen-secret", choice = choice_in_words(choice)))
                    } @else {
                        (say!("phones-chosen", choice = choice_in_words(choice)))
                    }
                }
                span aria-hidden="true" { (say!("phones-may-change")) }
            }
            Entry::Open | Entry::Refused(_) if reveals => (say!("phones-you-reveal")),
            Entry::Open | Entry::Refused(_) => {
                b .now aria-hidden="true" { (say!("phones-your-turn-now")) } " "
                @let is_new = number <= ThrowNumber::new(3);
                span .hidden[is_new] { (text::fifth_die(cell.before().fifth_die(throw))) "." }
                @if is_new {
                    (say!("phones-row-opens", points = text::signed(-(session.setup().penalty().points() as i32))))
                }
            }
        }
    }
}

/// Who leads after the last throw, and whether that is new; none alone.
pub fn lead(session: &Session<Express>) -> Option<String> {
    let cells = session.table().round(session.table().last_throw())?.cells();
    let standings = session.standings();
    let [first, next, ..] = standings.as_slice() else {
        return None;
    };
    let name = |seat: Seat| &session.players()[seat].name;
    if next.place == 1 {
        let leaders = standings.iter().filter(|standing| standing.place == 1);
        let names = together(leaders.map(|standing| name(standing.seat)));
        return Some(say!("phones-lead-shared", names));
    }
    let before = |seat: Seat| total(session, cells[seat].before());
    let led = |other: &Standing| before(other.seat) <= before(first.seat);
    let (name, points) = (name(first.seat), first.total - next.total);
    Some(match standings.iter().all(led) {
        true => say!("phones-lead", name, points),
        false => say!("phones-lead-new", name, points),
    })
}

/// The state of a seat and its word: what it does, or where it stands.
pub fn word(
    session: &Session<Express>,
    host: &Host<Express>,
    own: Option<Seat>,
    seat: Seat,
    devices: &[Device],
) -> (&'static str, String) {
    let table = host.session().table();
    let round = session.table().round(table.last_throw());
    let entry = round.and_then(|round| round.cell(seat)).map(Cell::entry);
    if table.has_departed(seat) {
        ("gone", say!("phones-word-left"))
    } else if waiting(host).any(|(_, waiting)| waiting == seat) {
        match devices.get(seat.index()) {
            _ if Some(seat) == own => ("you", say!("phones-word-choose")),
            Some(Device::AwayPhone) => ("away", say!("phones-state-away")),
            _ => ("wait", say!("phones-state-thinking")),
        }
    } else if let Some(Entry::Out(_)) = entry {
        ("gone", say!("phones-word-out"))
    } else {
        ("chosen", say!("phones-word-chosen"))
    }
}

pub fn ending(session: &Session<Express>) -> Markup {
    ended(session).drawn(session.players())
}

pub fn ended(session: &Session<Express>) -> Ending {
    let standings = session.standings();
    let players = session.players();
    let at = |place: usize| {
        let here = standings
            .iter()
            .filter(move |standing| standing.place == place);
        here.map(|standing| &players[standing.seat].name)
            .collect::<Vec<_>>()
    };
    let best = standings.first().map_or(0, |first| first.total);
    let headline = match at(1).as_slice() {
        _ if session.is_solo() => say!("result-alone", points = text::signed(best)),
        [winner] => say!("phones-board-wins", name = winner.as_str()),
        winners => say!(
            "result-shared",
            names = together(winners),
            points = text::signed(best)
        ),
    };
    let next = standings.iter().find(|standing| standing.place > 1);
    let margin = next.map_or(String::new(), |next| {
        let count = best - next.total;
        say!("result-ahead", count, names = together(at(next.place)))
    });
    let seats = || Seat::all(players.len());
    let out = |seat| match session.table().out_at(seat) {
        Some(throw) => throw.to_string(),
        None => "–".to_owned(),
    };
    Ending {
        headline,
        margin,
        placed: session.placed(),
        results: seats()
            .map(|seat| text::signed(session.score(seat).total()))
            .collect(),
        further: (say!("result-out-with-throw"), seats().map(out).collect()),
        course: race::totals(session),
        measure: Measure::Points,
    }
}

fn revealed(session: &Session<Express>) -> Markup {
    let last = session.table().last_throw();
    html! {
        @if session.table().round(last).is_some() {
            section #revealed .fresh aria-label=(say!("phones-part-last-throw")) { (chosen(session, last)) }
        }
    }
}

/// What everybody has chosen for a throw, and what it brought; whoever leads stands out.
fn chosen(session: &Session<Express>, number: ThrowNumber) -> Markup {
    let cells = session
        .table()
        .round(number)
        .map_or(&[][..], |round| round.cells());
    let total = |pad: &Pad| total(session, pad);
    let totals = || cells.iter().map(|cell| total(&cell.after()));
    // Where all have as much, nobody leads.
    let best = totals()
        .max()
        .filter(|best| totals().any(|total| total < *best));
    html! {
        ol .cards {
            @for (seat, cell) in Seat::enumerate(cells) {
                @let player = &session.players()[seat];
                @if let Some(choice) = cell.choice() {
                    @let after = total(&cell.after());
                    li .{ (page::class(player.colour)) } .lead[Some(after) == best] {
                        span .who { (page::named(player)) }
                        (choice_drawn(choice))
                        (gain(after - total(cell.before())))
                        strong { (text::signed(after)) }
                    }
                }
            }
        }
    }
}

/// The pairs and the fifth die of a choice, large.
pub fn choice_drawn(choice: Choice) -> Markup {
    html! {
        span .hidden { (choice_in_words(&choice)) }
        b .pairs aria-hidden="true" { (choice.pairs) }
        @match choice.fifth {
            Some(die) => (page::drawn(die, "die named")),
            None => span .die .free aria-hidden="true" {},
        }
    }
}

/// The points of a pad by the rules of its table.
pub fn total(session: &Session<Express>, pad: &Pad) -> i32 {
    Score::of(pad, session.setup().penalty()).total()
}

pub fn gain(points: i32) -> Markup {
    let tone = match points {
        1.. => "plus",
        0 => "",
        _ => "minus",
    };
    html! { em class=(tone) { (text::signed(points)) } }
}

/// The last throws with what everybody has chosen, the newest first.
fn history(session: &Session<Express>) -> Markup {
    /// The most choices, because all are sent with every change.
    const SHOWN: usize = 12;
    let most = SHOWN / session.players().len();
    let numbered = (1_usize..).zip(session.table().rounds());
    let is_chosen = |round: &Round| round.cells().iter().any(|cell| cell.choice().is_some());
    let shown: Vec<_> = numbered.filter(|(_, round)| is_chosen(round)).collect();
    html! {
        @if !shown.is_empty() {
            details #history {
                summary { (say!("phones-last-throws")) }
                @for (number, round) in shown.iter().rev().take(most.clamp(1, 3)) {
                    h2 { (page::thrown(say!("express-throw", throw = *number), round.throw())) }
                    (chosen(session, ThrowNumber::new(*number)))
                }
            }
        }
    }
}

pub fn awaited(host: &Host<Express>, phase: Phase) -> String {
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
fn choosing(session: &Session<Express>, seat: Seat, number: ThrowNumber, throw: &Throw) -> Markup {
    let round = session.table().round(number);
    let Some(cell) = round.and_then(|round| round.cell(seat)) else {
        return Markup::default();
    };
    html! {
        @if matches!(cell.entry(), Entry::Open | Entry::Chosen(_) | Entry::Refused(_)) {
            section #choices aria-label=(say!("phones-part-choices")) {
                @if let Entry::Refused(illegal) = cell.entry() {
                    p .loss { (text::choice_no_longer_legal(illegal)) }
                }
                (choices(cell, throw, session.setup().penalty()))
            }
            div #why {
                @for (reason, dice) in refused(cell.before().fifth_die(throw), throw) {
                    p .no { (text::not_fifth(dice, reason)) }
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
        @if fifth_die == FifthDie::Free {
            div .group { div .opts { @for choice in of(None) { (choice_button(cell, throw, choice, penalty)) } } }
        } @else {
            @for die in throw.values().iter().filter(|&die| fifth_die.refuses(die).is_none()) {
                @let marks = pad::marks(before, die);
                div .group {
                    h2 {
                        span .hidden { (say!("phones-fifth-die", die)) ", " (say!("common-out-of", reached = marks + 1, top = Track::BOXES)) }
                        (page::drawn(die, "die named"))
                        @if marks + 1 == u32::from(Track::BOXES) {
                            small aria-hidden="true" { (say!("phones-mark-ends")) }
                        } @else {
                            (pad::boxes_drawn(marks, marks + 1, Track::BOXES.into()))
                        }
                    }
                    div .opts {
                        @for choice in of(Some(die)) { (choice_button(cell, throw, choice, penalty)) }
                    }
                }
            }
        }
    }
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
    let after = before.play(throw, choice).ok();
    let consequences = after.map(|after| text::consequences(before, &after, choice, penalty));
    let consequences = consequences.unwrap_or_default().into_iter();
    let consequences: Vec<String> = consequences.map(|one| one.words).collect();
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
            span .hidden { (choice.pairs) ", " (kind) }
            span .hidden { ": " (consequences.join(", ")) }
            @let [low, high] = choice.pairs.sums();
            (mark_drawn(before, low, 0, penalty))
            (mark_drawn(before, high, u32::from(low == high), penalty))
        }
    }
}

/// A mark of a choice in a line of its button, with what it brings; `more` marks of its row come before it.
fn mark_drawn(pad: &Pad, sum: Sum, more: u32, penalty: Penalty) -> Markup {
    let marks = pad.marks(sum) + more;
    let points = row_score(sum, marks + 1, penalty) - row_score(sum, marks, penalty);
    html! {
        span .mark aria-hidden="true" {
            b { (sum) }
            @match marks {
                0 => i { (say!("phones-mark-opens")) },
                1..=3 => i { (say!("common-out-of", reached = marks + 1, top = 5)) },
                10.. => i { (say!("phones-mark-full")) },
                _ => i .plus { (text::signed(points)) },
            }
        }
    }
}

/// The dice of the next throw: typed by anybody, or rolled.
fn next(real: &Session<Express>, are_real: bool) -> Markup {
    let last = real.table().last_throw();
    html! {
        @if !are_real {
            section #next aria-label=(say!("phones-part-next-throw")) { (page::act("roll", &say!("board-roll"))) }
        } @else {
            details #next open[last == ThrowNumber::new(0)] {
                summary .act { (say!("phones-next-dice", throw = last.get() + 1)) }
                (page::typed("dice", &say!("phones-dice-five"), Throw::DICE, &say!("phones-dice-enter")))
            }
        }
    }
}

/// The choices of a throw that everybody has chosen for, while they may still be changed.
fn change(host: &Host<Express>, session: &Session<Express>, phase: Phase, seat: Seat) -> Markup {
    let last = session.table().last_throw();
    let round = session.table().round(last);
    let own = round.and_then(|round| Some((round.throw(), round.cell(seat)?)));
    let own = own.filter(|_| {
        !matches!(phase, Phase::Choices(_)) && !is_settled(host.session(), host.record().options)
    });
    html! {
        @if let Some((throw, cell)) = own && let Some(choice) = cell.choice() {
            details #change {
                summary { (say!("phones-change-choice", throw = last)) }
                p { (say!("phones-change-choice-told", dice = throw, choice = choice_in_words(&choice))) }
                (page::act("back", &say!("phones-take-choice-back")))
                (choices(cell, throw, session.setup().penalty()))
            }
        }
    }
}

/// The review of a seat: luck and skill in points, and the costliest choices.
fn review(session: &Session<Express>, (review, moments): &(Review, Moments<PadMoment>)) -> Markup {
    let (best, all) = (moments.best_choices(), moments.len());
    let course = [review.start, review.skill(), review.end()];
    let parts = text::sum(Measured::Points, course, None, true);
    let figure = |at: usize| parts[at].figure.as_str();
    let costliest = moments.costliest();
    let gains = review.moments.iter().filter_map(|moment| {
        let after = moment.pad.play(&moment.throw, moment.chosen).ok()?;
        Some((total(session, &after) - total(session, &moment.pad), moment))
    });
    let most = gains.max_by_key(|(gain, _)| *gain);
    html! {
        section #review aria-label=(say!("coach-analysis-title")) {
            h2 { (say!("phones-review")) }
            p {
                (say!("phones-review-told", best, count = all, start = figure(0), luck = figure(1), skill = figure(2), end = figure(3)))
            }
            @if let Some((gain, moment)) = most {
                @let choice = choice_in_words(&moment.chosen);
                p { (say!("phones-review-most", throw = moment.number, choice, points = text::signed(gain))) }
            }
            @if !costliest.is_empty() {
                table {
                    caption { (say!("phones-review-costliest")) }
                    (page::columns([say!("phones-column-throw"), say!("phones-column-chosen"), say!("phones-column-better"), say!("phones-column-cost")]))
                    tbody {
                        @for moment in costliest {
                            @let (judged, measure) = (&moment.judged, moment.measure());
                            tr {
                                th scope="row" { (page::thrown(judged.number, judged.throw)) }
                                td {
                                    span .unbroken { (choice_drawn(judged.chosen)) }
                                    p .no { (text::verdict(Verdict::of_loss(measure, moment.loss()))) }
                                }
                                td .unbroken { @if let Some(best) = moment.choices.first() { (choice_drawn(best.choice)) } }
                                td { (text::worse(measure, moment.loss())) }
                            }
                        }
                    }
                }
            }
        }
    }
}
