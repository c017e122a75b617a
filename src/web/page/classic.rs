//! The classic board on a phone: plays, rolling and stopping for the player to move, and the board for all.

use std::cmp::Reverse;

use maud::{Markup, PreEscaped, html};

use crate::coach::review::classic::Review;
use crate::coach::review::{Judged, Measure as Measured, Verdict};
use crate::rules::Seat;
use crate::rules::classic::{Phase, Play, Position, Step, bust_odds, length};
use crate::rules::dice::{Roll, RollOff, Sum};
use crate::scene::{Board, BoardPlan, Measure, Scene, svg};
use crate::session::{Classic, Session};
use crate::stats::race;
use crate::table::{Device, Host, Hosted, acts_for, correctable, splits};
use crate::text::{self, board_play, say};
use crate::web::page::ending::Ending;
use crate::web::{Reviews, Snapshot, act, page};

pub fn main(host: &Host<Classic>, seat: Seat, game: &Snapshot, devices: &[Device]) -> Markup {
    let session = host.session();
    let table = session.table();
    let position = table.position();
    let phase = table.phase();
    let is_own = match phase {
        Phase::RollOff { seat: turn, .. } => seat == turn,
        Phase::Over { .. } => false,
        _ => seat == position.turn(),
    };
    let rolled = match phase {
        Phase::Play(number) => table.step(number),
        _ => None,
    };
    // While one decides, the columns at stake are all that counts.
    let decides = is_own && position.is_running() && matches!(phase, Phase::Roll { .. });
    html! {
        (page::head(&heading(session), Some(&session.players()[seat]), ""))
        (page::announced(game, Some(seat)))
        (thrown(session, phase))
        (page::awaited(&text::board_awaits(session), is_own))
        (page::revision(&Classic::revision(session, seat)))
        (page::clock(host, Some(seat), game))
        @if let Phase::Over { .. } = phase {
            (ending(session))
            (page::evening::table(game, 0))
            (page::lobby::afterwards(seat))
            (page::evening::handed_over(game, seat))
        }
        @if decides && game.shows_odds { (risk(position)) }
        @if decides { (strips(session)) }
        @let choices = choices(session, seat, phase, game);
        @if !choices.0.is_empty() {
            section #choices .deciding[decides] aria-label=(say!("phones-part-choices")) { (choices) }
        }
        @if !matches!(phase, Phase::Over { .. }) {
            (page::strip(session.players(), None, |of| match devices.get(of.index()) {
                _ if !position.plays_on(of) => ("gone", say!("phones-word-left")),
                Some(Device::AwayPhone) if of == position.turn() => ("away", say!("phones-state-away")),
                _ if of == position.turn() => ("chosen", say!("phones-word-plays")),
                _ => ("", won(position, of)),
            }))
        }
        // Only the player to move needs to see where a play leads.
        (board(session, rolled.filter(|_| is_own)))
        @if let Some(Reviews::Classic(all)) = game.reviews.get() && let Some(own) = all.get(seat.index()) {
            (review(own))
        }
        @if matches!(phase, Phase::Roll { .. }) && is_own && position.is_running() {
            div #back { (page::act("back", &say!("phones-board-take-play-back"))) }
        }
        (wrong(session))
    }
}

/// How many of the columns that win a seat has.
pub fn won(position: &Position, seat: Seat) -> String {
    let top = position.setting().columns.count();
    say!("common-out-of", reached = position.columns_won(seat), top)
}

pub fn heading(session: &Session<Classic>) -> Markup {
    let table = session.table();
    let name = |seat: Seat| session.players()[seat].name.as_str();
    let scene = format!("{}, {}", table.steps().len(), table.turn());
    html! {
        h1 #heading tabindex="-1" data-throw=(scene) data-scene=(scene) {
            @match table.phase() {
                Phase::RollOff { .. } => (say!("phones-board-start")),
                Phase::Over { winner } => (say!("phones-board-wins", name = name(winner))),
                _ => (say!("phones-board-turn", turn = table.turn(), name = name(table.position().turn()))),
            }
        }
    }
}

/// The chance of a bust, as an arc and in words.
pub fn risk(position: &Position) -> Markup {
    let chance = bust_odds(position);
    // Half a circle around 48, 50 with a radius of 40.
    let length = (chance * std::f64::consts::PI * 40.0).round();
    html! {
        section #risk {
            svg viewBox="0 0 96 54" aria-hidden="true" {
                path .arc d="M8 50A40 40 0 0 1 88 50" {}
                path .arc .on d="M8 50A40 40 0 0 1 88 50" stroke-dasharray={ (length) " 999" } {}
            }
            p { (say!("phones-board-rolling-on", chance = text::percent(chance))) }
        }
    }
}

/// The columns of the runners, lying on their side.
fn strips(session: &Session<Classic>) -> Markup {
    let position = session.table().position();
    let pieces = Board::new(
        position,
        session.players().iter().map(|player| player.colour),
    );
    let running = Sum::ALL
        .into_iter()
        .filter(|&column| position.runner(column) > 0);
    html! {
        ol #strips aria-label=(say!("phones-runners")) {
            @for column in running {
                @let (space, top) = (position.runner(column), length(column));
                @let count = space - position.square(position.turn(), column);
                li {
                    b { (column) }
                    p { span { (say!("common-out-of", reached = space, top)) } span .soft { (say!("phones-board-risks", count)) } }
                    (drawn(pieces.strip(column)))
                }
            }
        }
    }
}

/// A scene in the colours of the page. Names would become ids, which belong to the parts of the page.
fn drawn(mut scene: Scene) -> Markup {
    scene.shapes.iter_mut().for_each(|shape| shape.name = None);
    PreEscaped(svg(&scene, r#"aria-hidden="true""#, |role| {
        Some(page::colour(role))
    }))
}

/// Who has won, and how everyone got there.
pub fn ending(session: &Session<Classic>) -> Markup {
    ended(session).drawn(session.players())
}

pub fn ended(session: &Session<Classic>) -> Ending {
    let position = session.table().position();
    let winner = position.winner();
    let count = session.players().len();
    let rank = |seat: Seat| {
        let has_left = winner != Some(seat) && !position.plays_on(seat);
        let won = Reverse(position.columns_won(seat));
        (has_left, winner != Some(seat), won)
    };
    let place = |seat: Seat| {
        let better = Seat::all(count).filter(|&other| rank(other) < rank(seat));
        (!rank(seat).0).then(|| 1 + better.count())
    };
    let mut placed: Vec<_> = Seat::all(count).map(|seat| (seat, place(seat))).collect();
    placed.sort_by_key(|&(seat, _)| rank(seat));
    let name = winner.map_or("", |winner| session.players()[winner].name.as_str());
    let headline = say!("phones-board-wins", name);
    let columns = |seat| {
        let won: Vec<String> = position.won_by(seat).map(|one| one.to_string()).collect();
        match won.is_empty() {
            true => "–".to_owned(),
            false => won.join(", "),
        }
    };
    Ending {
        headline,
        margin: String::new(),
        placed,
        results: Seat::all(count).map(|seat| won(position, seat)).collect(),
        further: (
            say!("result-columns-won"),
            Seat::all(count).map(columns).collect(),
        ),
        course: race::columns(session),
        measure: Measure::Columns,
    }
}

/// The review of a seat: how many of its choices were the best, what the dice have done, and what cost most.
fn review(review: &Review) -> Markup {
    let measure = Measured::on_board(review.is_solo);
    let (best, count) = (review.moments.best_choices(), review.moments.len());
    let others = (!review.is_solo).then(|| review.others());
    let course = [review.start, review.skill(), review.end()];
    let parts = text::sum(measure, course, others, true);
    let mut figures = parts.iter().map(|part| part.figure.as_str());
    let [start, luck, skill, last] = std::array::from_fn(|_| figures.next().unwrap_or_default());
    let turns = (1_usize..).zip(&review.turns).zip(review.course());
    let own = turns.filter(|((_, turn), _)| turn.seat == review.seat);
    let gains = own.map(|((number, turn), before)| (turn.value - before, number));
    let most = gains.max_by(|one, other| one.0.total_cmp(&other.0));
    html! {
        section #review aria-label=(say!("coach-analysis-title")) {
            h2 { (say!("phones-review")) }
            p {
                @if review.is_solo {
                    (say!("phones-board-review-alone", best, count, start, luck, skill, end = last))
                } @else {
                    (say!("phones-board-review-told", best, count, start, luck, skill, others = last))
                }
            }
            @if let Some((gain, turn)) = most.filter(|(gain, _)| !review.is_solo && *gain > 0.0) {
                @let gain = text::signed((gain * 100.0).round() as i32);
                p { (say!("phones-board-review-most", turn, gain = say!("common-percent", number = gain))) }
            }
            @let costliest = review.moments.costliest();
            @if !costliest.is_empty() {
                table {
                    caption { (say!("phones-review-costliest")) }
                    (page::columns([say!("phones-column-turn"), say!("phones-column-chosen"), say!("phones-column-better"), say!("phones-column-cost")]))
                    tbody {
                        @for moment in costliest {
                            tr {
                                th scope="row" { (page::thrown(moment.turn, moment.roll)) }
                                td {
                                    (text::board_choice_alone(moment.chosen.choice))
                                    p .no { (text::verdict(Verdict::of_loss(measure, moment.loss()))) }
                                }
                                td { (text::board_choice_alone(moment.best.choice)) }
                                td { (text::worse(measure, moment.loss())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

pub fn thrown(session: &Session<Classic>, phase: Phase) -> Markup {
    let table = session.table();
    let name = |seat: Seat| session.players()[seat].name.as_str();
    html! {
        @if matches!(phase, Phase::Over { .. }) {
        } @else if let Some(step) = table.steps().last() {
            section #thrown aria-label=(say!("phones-part-dice")) {
                (page::dice(&step.roll().dice()))
                @if matches!(phase, Phase::Roll { .. } | Phase::Over { .. }) {
                    p .no {
                        @match step.play() {
                            Some(play) => {
                                (say!("phones-board-played", name = name(step.seat()), play = board_play(play)))
                            }
                            None => (say!("phones-board-rolled", name = name(step.seat()))),
                        }
                    }
                }
            }
        } @else if table.roll_offs().next().is_some() {
            section #thrown aria-label=(say!("phones-part-rolls-for-start")) {
                ul .starts {
                    @for (seat, dice) in table.roll_offs() {
                        @if let Some(seat) = seat {
                            li {
                                (say!("phones-board-rolled-start", name = name(seat), total = dice.sum(), dice))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The buttons and fields of a seat; empty while it waits.
fn choices(session: &Session<Classic>, seat: Seat, phase: Phase, game: &Snapshot) -> Markup {
    let table = session.table();
    let position = table.position();
    let are_real = session.dice().are_real();
    let is_own = position.turn() == seat;
    html! {
        @match phase {
            Phase::RollOff { .. } => {
                @if are_real {
                    (page::typed("dice", &say!("phones-dice-two"), RollOff::DICE, &say!("phones-dice-enter")))
                } @else {
                    p { (say!("phones-board-start-app")) }
                    (page::act("roll", &say!("board-roll")))
                }
            }
            Phase::Roll { may_stop, .. } => {
                @if are_real && acts_for(session, seat, position.turn()) {
                    (page::typed("dice", &say!("phones-dice-four"), Roll::DICE, &say!("phones-dice-enter")))
                } @else if is_own && !are_real {
                    button #do-roll .act form="act" name="do" value="roll" {
                        b { (say!("board-roll")) }
                        @if position.is_running() { small { (say!("phones-board-risks", count = position.at_stake())) } }
                    }
                }
                @if is_own && position.is_running() {
                    @if may_stop {
                        button #do-stop .act form="act" name="do" value="stop" {
                            b { (say!("board-stop")) } (page::brings(&text::stop_consequences(position)))
                        }
                    } @else {
                        p .no { (say!("phones-board-no-stop")) }
                    }
                }
            }
            Phase::Play(number) => {
                @if let Some(step) = table.step(number).filter(|_| is_own) { (plays(step, game)) }
            }
            Phase::Decision(_) => {
                @if is_own {
                    (page::act("roll", &say!("board-it-went-on")))
                    (page::act("stop", &say!("board-it-stopped")))
                }
            }
            Phase::Over { .. } => {}
        }
    }
}

/// The form that corrects the last dice, if that is possible.
fn wrong(session: &Session<Classic>) -> Markup {
    let number = correctable(session).filter(|_| session.dice().are_real());
    let step = number.and_then(|number| Some((number, session.table().step(number)?)));
    html! {
        @if let Some((number, step)) = step {
            (page::wrong(
                &format!("{number}: {}", step.roll()),
                &say!("phones-dice-wrong"),
                &say!("phones-dice-four-again"),
                Roll::DICE,
            ))
        }
    }
}

/// Every split of a roll, with its plays or why it has none.
fn plays(step: &Step, game: &Snapshot) -> Markup {
    let before = step.before();
    let legal = before.plays(step.roll());
    html! {
        @for (pairs, _) in splits(step.roll()) {
            div .split {
                h2 { (pairs) }
                @let plays = before.plays_of(pairs);
                @let plays: Vec<Play> = plays.into_iter().filter(|play| legal.contains(play)).collect();
                @let is_left = |column: &Sum| !plays.iter().any(|play| play.columns().any(|played| played == *column));
                @if plays.is_empty() {
                    p .no { (text::not_played(before, pairs).0) "." }
                } @else {
                    @for column in pairs.sums().into_iter().filter(is_left) {
                        p .no { (text::not_moved(step, column)) }
                    }
                }
                div .choices {
                    @for play in plays {
                        @let after = before.play(step.roll(), play).ok();
                        @let bust = after.as_ref().filter(|_| game.shows_odds).map(text::bust_consequence);
                        @let effects = after.as_ref().map_or_else(Vec::new, |after| text::play_effects(before, after, play));
                        button id={ "play-" (act::play_value(play)) } .choice form="act" name="play" value=(act::play_value(play)) {
                            span { (board_play(play)) }
                            (page::brings(&effects.into_iter().chain(bust).collect::<Vec<_>>()))
                        }
                    }
                }
            }
        }
    }
}

/// The size of the board, in units of SVG.
const BOARD: (f32, f32) = (352.0, 300.0);

/// The board with squares, runners and the targets of the plays, drawn and in words.
pub fn board(session: &Session<Classic>, rolled: Option<&Step>) -> Markup {
    let position = rolled.map_or(session.table().position(), Step::before);
    let plays = rolled.map_or_else(Vec::new, |step| position.plays(step.roll()));
    let next = plays.into_iter();
    let next = next.filter_map(|play| position.play(rolled?.roll(), play).ok());
    let players = session.players();
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    let pieces = Board {
        next: next.collect(),
        ..Board::new(position, players.iter().map(|player| player.colour))
    };
    html! {
        section #board aria-label=(say!("phones-part-board")) {
            (drawn(pieces.scene(BoardPlan::fitting(BOARD), BOARD)))
            // A table is never narrower than its words, so its parent is hidden.
            div .board {
                table {
                    caption { (say!("phones-board")) }
                    (page::columns([say!("phones-board-column"), say!("phones-board-squares")]))
                    tbody {
                        @for column in Sum::ALL {
                            tr {
                                th scope="row" { (column) }
                                td { (text::standing(position, &names, column)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
