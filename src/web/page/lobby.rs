//! The pages around a game: who is here, what to play next, and the ways in.

use std::iter;

use maud::{Markup, html};

use super::{Page, class, here, named, sign};
use crate::rules::Seat;
use crate::session::{Colour, Name, Player};
use crate::store::{GameKind, LastTable};
use crate::table::{Device, Viewer};
use crate::text::{self, PROGRAM, say, together};
use crate::web::seats::Seats;
use crate::web::{Snapshot, agreed, page};

/// Who is at the table before its game, with your own name and sign to change.
pub(super) fn main(table: &LastTable, viewer: Viewer, game: &Snapshot, seats: &Seats) -> Markup {
    let own = match viewer {
        Viewer::Seat(seat) => table.players.get(seat.index()).map(|player| (seat, player)),
        Viewer::Room | Viewer::Laptop => None,
    };
    let heading = match own {
        Some(_) => say!("phones-you-are-in"),
        None => say!("phones-at-table"),
    };
    let is_here = |(seat, player): (Seat, &Player)| {
        player.level.is_some()
            || match seats.device(seat) {
                Device::Phone => true,
                Device::Laptop => seats.has_laptop(),
                Device::AwayPhone => false,
            }
    };
    let missing = Seat::enumerate(&table.players).filter(|&player| !is_here(player));
    let missing: Vec<&Name> = missing.map(|(_, player)| &player.name).collect();
    html! {
        (page::head(&html! { h1 #heading tabindex="-1" data-scene="lobby" { (heading) } }, None, ""))
        (page::announced(game, None))
        @if let Some((seat, player)) = own { (me(table, seat, player)) }
        section #players .guests aria-label=(say!("phones-at-table")) {
            @if own.is_some() { h2 { (say!("phones-at-table")) } }
            ul {
                @for (seat, player) in Seat::enumerate(&table.players) {
                    @let is_own = own.is_some_and(|(own, _)| own == seat);
                    li class={ (class(player.colour)) @if !is_here((seat, player)) { " away" } } {
                        b { (named(player)) }
                        small { @if is_own { (say!("phones-you")) } @else { (here(player, seat, seats)) } }
                    }
                }
            }
        }
        p #agreed { (agreed::in_words(table)) }
        @if let Some((seat, _)) = own {
            div #change { a .choice href={ (seat) "/new" } { (say!("phones-change-rules")) } }
            p #awaited aria-live="polite" {
                @if !missing.is_empty() {
                    (say!("phones-missing", names = together(missing)))
                }
            }
            div #begin { (page::act("again", &say!("phones-all-here"))) }
        }
    }
}

/// The own name and sign. A tap on a sign saves both.
fn me(table: &LastTable, seat: Seat, player: &Player) -> Markup {
    let holder = |colour: Colour| {
        let mut players = Seat::enumerate(&table.players);
        players.find(|(other, player)| *other != seat && player.colour == colour)
    };
    html! {
        section #me aria-label=(say!("phones-your-name")) {
            div .line {
                (name_field("act", &say!("phones-your-name"), Some(&player.name)))
                button .quiet form="act" { (say!("phones-save-name")) }
            }
            div .signs role="group" aria-label=(say!("phones-your-sign")) {
                @for colour in Colour::ALL {
                    @match holder(colour) {
                        Some((_, other)) => span .taken { (named(other)) }
                        None => button class=(class(colour)) form="act" name="colour" value=(class(colour))
                            aria-pressed=(colour == player.colour) aria-label=(text::colour_name(colour)) { (sign(colour)) }
                    }
                }
            }
        }
    }
}

/// A field for a name, in the form of this id.
fn name_field(form: &str, label: &str, name: Option<&Name>) -> Markup {
    html! {
        input #{ "name-" (form) } .name form=(form) name="name" value=[name] aria-label=(label) placeholder=(label)
            maxlength=(Name::LONGEST) autocomplete="off" required;
    }
}

/// What may follow a game, from the phone of a seat.
pub(super) fn afterwards(seat: Seat) -> Markup {
    html! {
        section #afterwards aria-label=(say!("phones-afterwards")) {
            (page::act("again", &say!("phones-play-again")))
            a .choice href={ (seat) "/new" } { (say!("common-new-game")) }
            a #picture .choice href={ (seat) "/picture.png" } download="fifth-die.png" { (say!("result-save")) }
            details {
                summary { (say!("phones-end")) }
                p { (say!("phones-host-off-told")) }
                button .act .apart form="act" name="do" value="end" { (say!("phones-host-off-button")) }
            }
        }
    }
}

impl Page<'_> {
    /// A field for somebody who is not at the table yet.
    pub(super) fn newcomer(&self) -> Markup {
        html! {
            form #newcomer method="post" action={ (self.base) "join" } {
                input type="hidden" name="id" value=(self.id);
                @if !self.game.players().is_empty() { h2 { (say!("phones-newcomer")) } }
                div .line {
                    (name_field("newcomer", &say!("phones-your-name"), None))
                    button .quiet .filled { (say!("phones-come-in")) }
                }
            }
        }
    }

    /// The form of a new game, filled in like this table; `now` is the table as it is.
    pub fn new_game(&self, seat: Seat, table: &LastTable, now: &LastTable) -> Markup {
        let path = format!("{}seat/{seat}", self.base);
        let of = |players: &[Player], colour| {
            let mut players = players.iter();
            players.find(|player| player.colour == colour).cloned()
        };
        let seated = table.players.iter();
        let seated = seated.map(|player| (Some(player), of(&now.players, player.colour)));
        // A player who is left out has an empty line.
        let left_out = now.players.iter();
        let left_out = left_out.filter(|player| of(&table.players, player.colour).is_none());
        let left_out = left_out.map(|player| (None, Some(player.clone())));
        // The style sheet shows one empty line after another.
        let lines = seated.chain(left_out).chain(iter::repeat((None, None)));
        let lines = (1..).zip(lines.take(Colour::ALL.len()));
        let title = say!("common-new-game");
        let body = html! {
            header { nav { a href=(path) { "‹ " (say!("common-back")) } } }
            (self.said())
            main {
                h1 { (title) }
                form #new method="post" action=(path) {
                    input type="hidden" name="id" value=(self.id);
                    // A key in a field presses the first button.
                    button name="do" value="new" hidden {}
                    ol .people {
                        @for (line, (player, was)) in lines {
                            li .line {
                                @if let Some(player) = player { (sign(player.colour)) } @else { span .sign {} }
                                input type="hidden" name={ "was-" (line) } value=(was.as_ref().map_or_else(String::new, agreed::remembered));
                                input .name name={ "name-" (line) } value=[player.map(|player| &player.name)]
                                    aria-label=(say!("phones-name-number", number = line))
                                    placeholder=(say!("new-name-field")) maxlength=(Name::LONGEST) autocomplete="off";
                                @if line > 1 {
                                    button .quiet name="do" value={ "up-" (line) } aria-label=(say!("phones-move-up", number = line)) { "↑" }
                                }
                            }
                        }
                    }
                    p .soft { (say!("phones-leave-out")) }
                    p .sentence {
                        @for rule in agreed::rules(table) {
                            @let of = rule.of.map(|game| match game { GameKind::Express => "of-express", GameKind::Classic => "of-board" });
                            select name=(rule.field) class=[of] aria-label=(rule.label) {
                                @for (place, (words, way)) in rule.ways.iter().enumerate() {
                                    option value=(place) selected[way == table] { (words) }
                                }
                            }
                        }
                    }
                    button .act name="do" value="new" { (say!("new-start")) }
                }
            }
        };
        self.whole(&title, body)
    }

    /// The page of a seat that is on another phone now.
    pub fn lost(&self, seat: Seat) -> Markup {
        let player = &self.game.players()[seat];
        let name = player.name.as_str();
        let title = say!("phones-taken-over", name);
        let body = html! {
            header { p { (PROGRAM) } }
            main class=(class(player.colour)) {
                div .large { (sign(player.colour)) }
                h1 { (title) }
                p { (say!("phones-lost-told", name)) }
                @if self.seats.is_deserted(seat) {
                    form method="post" action={ (self.base) "join" } {
                        input type="hidden" name="id" value=(self.id);
                        button .act name="take" value=(seat) { (say!("phones-that-is-me")) }
                    }
                }
                a .choice href={ (self.base) "seats" } { (say!("phones-another-seat")) }
                a .choice href={ (self.base) "room" } { (say!("phones-only-watch")) }
            }
        };
        self.whole(&title, body)
    }

    /// The page that asks for the six digits.
    pub fn entrance(&self) -> Markup {
        let title = say!("phones-code-title");
        let body = html! {
            header { p { (PROGRAM) } }
            (self.said())
            main {
                h1 { (title) }
                p { (say!("phones-code-told")) }
                form method="post" action="/" {
                    div .line {
                        input .name name="code" inputmode="numeric" autocomplete="off" aria-label=(title)
                            pattern="[0-9 ]{6,8}" maxlength="8" required;
                        button .quiet { (say!("phones-code-enter")) }
                    }
                }
            }
        };
        self.whole(&title, body)
    }

    /// How a phone gets in without its camera, on the page of the host.
    pub(super) fn short_way(&self) -> Markup {
        html! {
            @if self.seats.code.may_be_offered() {
                @if let Some((digits, address)) = self.seats.short_way() {
                    p #code { (say!("phones-code-offered", address, digits)) }
                }
                button .choice name="do" value="code" { (say!("phones-code-offer")) }
            }
        }
    }
}
