//! The classic board on a phone: plays, rolling and stopping for the player to move, and the board for all.

use maud::{Markup, PreEscaped, html};

use crate::rules::Seat;
use crate::rules::classic::{Phase, Play, Step, bust_odds};
use crate::rules::dice::{Roll, RollOff, Sum};
use crate::scene::{Board, BoardPlan, svg};
use crate::session::{Classic, Session};
use crate::table::{Host, Hosted, Viewer, acts_for, correctable, splits};
use crate::text::{self, board_play, say};
use crate::web::{Snapshot, act, page};

pub fn main(host: &Host<Classic>, viewer: Viewer, game: &Snapshot) -> Markup {
    let seen = host.seen_by(viewer);
    let session = seen.as_ref();
    let table = session.table();
    let phase = table.phase();
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Room | Viewer::Laptop => None,
    };
    let name = |seat: Seat| session.players()[seat].name.as_str();
    let is_own = match phase {
        Phase::RollOff { seat: turn, .. } => seat == Some(turn),
        Phase::Over { .. } => false,
        _ => seat == Some(table.position().turn()),
    };
    let rolled = match phase {
        Phase::Play(number) | Phase::Decision(number) => table.step(number),
        Phase::RollOff { .. } | Phase::Roll { .. } | Phase::Over { .. } => None,
    };
    let scene = format!("{}, {}", table.steps().len(), table.turn());
    let heading = html! {
        h1 #heading tabindex="-1" data-throw=(scene) data-scene=(scene) {
            @match phase {
                Phase::RollOff { .. } => (say!("phones-board-start")),
                Phase::Over { winner } => (say!("phones-board-wins", name = name(winner))),
                _ => (say!("phones-board-turn", turn = table.turn(), name = name(table.position().turn()))),
            }
        }
    };
    html! {
        (page::head(&heading, seat.map(|seat| &session.players()[seat]), ""))
        (page::announced(game))
        (thrown(session, phase))
        (page::awaited(&text::board_awaits(session), is_own))
        @if let Phase::Over { .. } = phase { (page::afterwards()) }
        @if let Some(seat) = seat {
            (page::revision(&Classic::revision(session, seat)))
            (page::clock(host, seat))
            @let choices = choices(session, seat, phase, game);
            @if !choices.0.is_empty() {
                section #choices .bar aria-label=(say!("phones-part-choices")) { (choices) }
            }
            @if matches!(phase, Phase::Roll { .. }) && is_own && table.position().is_running() {
                div #back { (page::act("back", &say!("phones-board-take-play-back"))) }
            }
            (wrong(session))
        }
        (board(session, rolled.filter(|_| matches!(phase, Phase::Play(_)))))
        (players(session))
    }
}

fn thrown(session: &Session<Classic>, phase: Phase) -> Markup {
    let table = session.table();
    let name = |seat: Seat| session.players()[seat].name.as_str();
    html! {
        @if let Some(step) = table.steps().last() {
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
                    (page::act("roll", &say!("phones-roll")))
                }
            }
            Phase::Roll { may_stop, .. } => {
                @if is_own && position.is_running() && game.shows_odds {
                    @let chance = text::percent(bust_odds(position));
                    p { (text::unbroken(&say!("phones-board-rolling-on", chance))) }
                }
                @if are_real && acts_for(session, seat, position.turn()) {
                    (page::typed("dice", &say!("phones-dice-four"), Roll::DICE, &say!("phones-dice-enter")))
                } @else if is_own && !are_real {
                    (page::act("roll", &say!("phones-roll")))
                }
                @if is_own && position.is_running() {
                    @if may_stop {
                        button #do-stop .act .apart form="act" name="do" value="stop" {
                            (say!("board-stop")) (page::brings(&text::stop_consequences(position)))
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
fn board(session: &Session<Classic>, rolled: Option<&Step>) -> Markup {
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
    let mut drawn = pieces.scene(BoardPlan::fitting(BOARD), BOARD);
    // Names would become ids, which belong to the parts of the page.
    drawn.shapes.iter_mut().for_each(|shape| shape.name = None);
    html! {
        section #board aria-label=(say!("phones-part-board")) {
            (PreEscaped(svg(&drawn, r#"aria-hidden="true""#, |role| Some(page::colour(role)))))
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

/// The columns that each player has won.
fn players(session: &Session<Classic>) -> Markup {
    let position = session.table().position();
    html! {
        section #players aria-label=(say!("phones-players")) {
            table {
                caption { (say!("phones-players")) }
                (page::columns([say!("phones-column-player"), say!("phones-board-columns-won")]))
                tbody {
                    @for (seat, player) in Seat::enumerate(session.players()) {
                        @let columns = position.columns_won(seat);
                        tr {
                            th scope="row" { (page::named(player)) }
                            td {
                                @if position.plays_on(seat) {
                                    (columns)
                                } @else {
                                    (say!("phones-board-columns-left", columns))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
