//! The pages: plain HTML that works without a script. A changed `main` is sent again, and the script swaps the parts that
//! differ, by their ids.

pub mod classic;
mod ending;
mod evening;
pub mod express;
mod hint;
mod lobby;
mod pad;
mod room;

use std::fmt::Display;
use std::time::Duration;

use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, PreEscaped, html};

pub use ending::picture;
pub use hint::{Advice, hint};

use super::act::Refusal;
use super::agreed::colour_value as class;
use super::files::version;
use super::seats::Seats;
use super::{Moved, Shown, Snapshot};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::scene::{self, Role, Scene, svg};
use crate::session::{Colour, Player};
use crate::table::{AnyHost, AtZero, Device, Host, Hosted, Thought, Viewer};
use crate::text::{self, Consequence, PROGRAM, Tone, say};

pub struct Page<'a> {
    /// The path of the table, with a slash at its end.
    pub base: &'a str,
    pub game: &'a Snapshot,
    pub seats: &'a Seats,
    /// The seats that this phone holds.
    pub own: &'a [Seat],
    /// The id of the forms on this page.
    pub id: &'a str,
    /// Why the last request was refused.
    pub refusal: Option<&'a Refusal>,
    /// What the coach answers to the last request.
    pub advice: Option<&'a Advice>,
}

impl Refusal {
    /// The status and the words of the answer.
    pub fn answer(&self, game: &Snapshot) -> (StatusCode, String) {
        match self {
            &Refusal::Held(seat) => {
                let words = say!("phones-held", name = name(game, seat));
                (StatusCode::FORBIDDEN, words)
            }
            Refusal::Enough => (StatusCode::CONFLICT, say!("phones-two-seats")),
            Refusal::NoSeat => (StatusCode::CONFLICT, say!("phones-no-seat")),
            Refusal::NotRead => (StatusCode::BAD_REQUEST, say!("phones-not-read")),
            Refusal::Busy => (StatusCode::TOO_MANY_REQUESTS, say!("phones-busy")),
            Refusal::TooOften => (StatusCode::UNPROCESSABLE_ENTITY, say!("phones-too-often")),
            Refusal::Late => (StatusCode::CONFLICT, say!("phones-late")),
            Refusal::Denied(words) => (StatusCode::UNPROCESSABLE_ENTITY, words.clone()),
            Refusal::NoAnswer => (StatusCode::SERVICE_UNAVAILABLE, say!("phones-no-answer")),
            Refusal::Closed => (StatusCode::SERVICE_UNAVAILABLE, say!("phones-closed")),
            Refusal::Unsaved => (StatusCode::CONFLICT, say!("phones-not-saved")),
            Refusal::WrongDigits => (StatusCode::FORBIDDEN, say!("phones-code-wrong")),
            Refusal::TooManyTries => (StatusCode::TOO_MANY_REQUESTS, say!("phones-code-too-often")),
        }
    }
}

/// A die, within the page so that no phone has to ask for it.
const ICON: &str = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' rx='2' fill='%230b6257'/%3E%3Cpath d='M2 2h0M6 2h0M4 4h0M2 6h0M6 6h0' stroke='%23fff' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E";

/// The forms of a page, each named after its field; the buttons of `main` belong to the first.
const FORMS: [&str; 3] = ["act", "dice", "correct"];

impl Page<'_> {
    /// The game, as a viewer sees it.
    pub fn table(&self, viewer: Viewer) -> Markup {
        let (title, path) = match viewer {
            Viewer::Seat(seat) => (
                self.name(seat).to_owned(),
                format!("{}seat/{seat}", self.base),
            ),
            Viewer::Room | Viewer::Laptop => {
                (say!("phones-page-table"), format!("{}room", self.base))
            }
        };
        let body = html! {
            @if viewer == Viewer::Room { link rel="stylesheet" href={ (self.base) "room.css?" (version()) }; }
            div .game .room[viewer == Viewer::Room] {
                header {
                    nav aria-label=(say!("phones-page-seats")) data-vibrate=(say!("phones-vibrate"))
                        data-sound=(say!("phones-sound")) {
                        @if self.own.len() > 1 || viewer == Viewer::Room {
                            @for &seat in self.own {
                                @let is_here = viewer == Viewer::Seat(seat);
                                a .own href={ (self.base) "seat/" (seat) } aria-current=[is_here.then_some("page")] {
                                    (named(&self.game.players()[seat]))
                                }
                            }
                        }
                        a .reload href=(path) { (say!("phones-reload")) }
                        a .why href="#rules" { span .hidden { (say!("rules-title")) } span aria-hidden="true" { "?" } }
                        details .more {
                            summary { span .hidden { (say!("common-more")) } span aria-hidden="true" { "⋯" } }
                            div {
                                a href={ (self.base) "room" } aria-current=[(viewer == Viewer::Room).then_some("page")] {
                                    (say!("phones-page-table"))
                                }
                                a href={ (self.base) "seats" } { (say!("phones-page-seats")) }
                                @if viewer != Viewer::Room && !self.game.is_strict() {
                                    button #do-ask form="act" name="do" value="ask" { (say!("common-bar-hint")) }
                                }
                            }
                        }
                    }
                }
                (self.said())
                (cut())
                div #tapped .hidden role="status" data-dice=(say!("phones-dice", dice = "#"))
                    data-none=(say!("phones-dice-none")) {}
                @if viewer != Viewer::Room {
                    @for form in FORMS {
                        form id=(form) method="post" action=(path) {
                            input type="hidden" name="id" value=(self.id);
                        }
                    }
                    video #awake .hidden src={ (self.base) "awake.webm?" (version()) } loop playsinline preload="none"
                        aria-hidden="true" tabindex="-1" data-dims=(say!("phones-dims")) {}
                    section #advice aria-label=(say!("common-bar-hint")) {
                        @if let Some(advice) = self.advice { (advice.drawn(&path)) }
                    }
                }
                @let colour = match viewer {
                    Viewer::Seat(seat) => Some(class(self.game.players()[seat].colour)),
                    Viewer::Room | Viewer::Laptop => None,
                };
                main class=[colour] data-events={ (path) "/events" } { (main(self.game, viewer, self.seats, self.own)) }
                (self.rules())
            }
        };
        self.whole(&title, body)
    }

    /// The rules, which their link shows instead of the table.
    fn rules(&self) -> Markup {
        let rules = match self.game.host() {
            Some(AnyHost::Classic(_)) => &text::BOARD_RULES[..],
            _ => &text::EXPRESS_RULES[..],
        };
        html! {
            section #rules role="main" {
                h2 aria-level="1" { (say!("rules-title")) }
                @for rule in rules.iter().map(|(rule, _)| rule.to_string()) {
                    @let (title, words) = rule.split_once('\n').unwrap_or((&rule, ""));
                    h3 { (title) }
                    p { (words) }
                }
                a .choice href="#" { (say!("common-back")) }
            }
        }
    }

    /// Who sits where, with a button for each seat that is free.
    pub fn seats(&self) -> Markup {
        let body = html! {
            header .brand { img src=(ICON) alt=""; p { (PROGRAM) } }
            (self.said())
            (cut())
            main data-events={ (self.base) "seats/events" } { (self.places()) }
        };
        self.whole(&say!("phones-who"), body)
    }

    /// The part of the page of all seats that changes.
    pub fn places(&self) -> Markup {
        if self.game.is_closed {
            return shown(self.game, Viewer::Room, self.seats);
        }
        html! {
            h1 #heading tabindex="-1" { (say!("phones-who")) }
            form #places method="post" action={ (self.base) "join" } {
                input type="hidden" name="id" value=(self.id);
                ul .seats {
                    @for (seat, player) in Seat::enumerate(self.game.players()) {
                        li { (self.place(seat, player)) }
                    }
                }
            }
            @if let Shown::Lobby(_) = self.game.shown { (self.newcomer()) }
            nav #ways aria-label=(say!("phones-other-ways")) {
                a href={ (self.base) "room" } { (say!("phones-only-watch")) }
                a .reload href={ (self.base) "seats" } { (say!("phones-reload")) }
            }
        }
    }

    /// The page of the host, whose address ends with this key.
    pub fn host(&self, key: &str) -> Markup {
        let path = format!("{}host/{key}", self.base);
        let title = say!("phones-host");
        let body = html! {
            header { p { (PROGRAM) } }
            (self.said())
            main {
                h1 { (title) }
                p { (say!("phones-host-told")) }
                (announced(self.game, None))
                form method="post" action=(path) {
                    @if let Some(host) = self.game.host() {
                        input type="hidden" name="revision" value=(host.done());
                    }
                    ul .seats {
                        @for (seat, player) in Seat::enumerate(self.game.players()) {
                            li { (self.host_of(seat, player)) }
                        }
                    }
                    @if self.game.host().is_some() {
                        button .act .apart name="do" value="undo" { (say!("keys-undo")) }
                    }
                    (self.short_way())
                    details {
                        summary { (say!("phones-turn-off")) }
                        p { (say!("phones-host-off-told")) }
                        button .act .apart name="do" value="end" { (say!("phones-host-off-button")) }
                    }
                }
                nav aria-label=(say!("phones-other-ways")) {
                    a href={ (self.base) "room" } { (say!("phones-page-table")) }
                    a href=(path) { (say!("phones-reload")) }
                }
            }
        };
        self.whole(&title, body)
    }

    /// A seat on the page of the host, with a button that takes it back from its phone.
    fn host_of(&self, seat: Seat, player: &Player) -> Markup {
        let device = self.seats.device(seat);
        let words = match player.level {
            None if !self.game.is_persons(seat) => say!("phones-seat-left"),
            _ => here(player, seat, self.seats),
        };
        html! {
            p .choice { span { (named(player)) } small { (words) } }
            @if device.is_phone() {
                button .choice name="take" value=(seat) {
                    (say!("phones-free-seat", name = &player.name))
                }
            }
        }
    }

    /// The page after the host has turned the phones off.
    pub fn closed(&self) -> Markup {
        let words = say!("phones-closed");
        self.whole(&words, html! { main { (room::goodbye(self.game)) } })
    }

    fn said(&self) -> Markup {
        html! {
            div #said role="alert" {
                @if let Some(refusal) = self.refusal { p { (refusal.answer(self.game).1) } }
            }
        }
    }

    fn place(&self, seat: Seat, player: &Player) -> Markup {
        let name = html! { span { (named(player)) } };
        let called = player.name.as_str();
        html! {
            @if self.own.contains(&seat) {
                a .choice href={ (self.base) "seat/" (seat) } { (name) small { (say!("phones-your-seat")) } }
                details {
                    summary { (say!("phones-give-up", name = called)) }
                    p { (say!("phones-give-up-told", name = called)) }
                    button .act .apart name="leave" value=(seat) { (say!("phones-give-up-button", name = called)) }
                }
            } @else if !self.game.is_persons(seat) {
                p .choice { (name) small {
                    @if player.level.is_some() {
                        (say!("phones-program-plays"))
                    } @else {
                        (say!("phones-seat-left"))
                    }
                } }
            } @else if self.seats.device(seat) == Device::Laptop {
                button .choice name="seat" value=(seat) { (name) " " span .way { (say!("phones-sit-down")) } }
            } @else if !self.seats.is_deserted(seat) {
                p .choice { (name) small { (say!("phones-seat-held")) } }
            } @else {
                p .choice { (name) small { (say!("phones-seat-deserted")) } }
                details {
                    summary { (say!("phones-take-over", name = called)) }
                    p { (say!("phones-take-over-told", name = called)) }
                    button .act .apart name="take" value=(seat) { (say!("phones-take-over-button", name = called)) }
                }
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        name(self.game, seat)
    }

    fn whole(&self, title: &str, body: Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang=(text::language().tag()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    // The header of the answer forbids referrers to others, but the origin of forms that are sent here is needed.
                    meta name="referrer" content="same-origin";
                    title { (title) " – " (PROGRAM) }
                    link rel="stylesheet" href={ (self.base) "style.css?" (version()) };
                    link rel="icon" href=(ICON);
                    link rel="manifest" href={ (self.base) "manifest.json?" (version()) };
                    meta name="theme-color" content="#efe8da" media="(prefers-color-scheme: light)";
                    meta name="theme-color" content="#17191b" media="(prefers-color-scheme: dark)";
                    script src={ (self.base) "script.js?" (version()) } defer {}
                }
                body { (body) }
            }
        }
    }
}

/// The part of a page that changes with the game.
pub fn main(game: &Snapshot, viewer: Viewer, seats: &Seats, own: &[Seat]) -> Markup {
    html! { (shown(game, viewer, seats)) (also(game, viewer, own)) }
}

/// The other seats of a phone whose decision is awaited, once that of this page is not.
fn also(game: &Snapshot, viewer: Viewer, own: &[Seat]) -> Markup {
    let asked = game.host().map(AnyHost::asked).unwrap_or_default();
    let is_asked = |seat: &&Seat| asked.contains(seat) && viewer != Viewer::Seat(**seat);
    let (others, way) = match viewer {
        Viewer::Seat(seat) if asked.contains(&seat) => (&[][..], ""),
        Viewer::Seat(_) => (own, ""),
        Viewer::Room | Viewer::Laptop => (own, "seat/"),
    };
    let others: Vec<_> = others.iter().filter(is_asked).collect();
    let yours = (!others.is_empty()).then(|| say!("phones-your-turn"));
    html! {
        div #also aria-live="polite" data-yours=[yours] {
            @for &seat in others {
                p { a href={ (way) (seat) } { (say!("phones-own-turn", name = name(game, seat))) } }
            }
        }
    }
}

fn shown(game: &Snapshot, viewer: Viewer, seats: &Seats) -> Markup {
    if game.is_closed {
        return room::goodbye(game);
    }
    // Whose seat it is knows.
    let is_others = |moved: &Moved| {
        let (Moved::TakenOver(seat) | Moved::GivenUp(seat)) = moved;
        viewer != Viewer::Seat(*seat)
    };
    let game = &Snapshot {
        moved: game.moved.filter(is_others),
        ..game.clone()
    };
    let host = match &game.shown {
        Shown::Game(host) => host,
        Shown::Lobby(table) if viewer == Viewer::Room => return room::lobby(table, game, seats),
        Shown::Lobby(table) => return lobby::main(table, viewer, game, seats),
    };
    let devices = seats.devices(game.players().len());
    match (&**host, viewer) {
        (AnyHost::Express(host), Viewer::Seat(seat)) => express::main(host, seat, game, &devices),
        (AnyHost::Classic(host), Viewer::Seat(seat)) => classic::main(host, seat, game, &devices),
        (AnyHost::Express(host), _) => room::express(host, game, seats),
        (AnyHost::Classic(host), _) => room::classic(host, game, seats),
    }
}

/// Where the script says that the page is cut off.
fn cut() -> Markup {
    html! {
        div #cut role="status" data-cut=(say!("phones-cut")) data-silent=(say!("phones-silent"))
            data-other=(say!("phones-other")) {}
    }
}

/// Whether somebody is here.
fn here(player: &Player, seat: Seat, seats: &Seats) -> String {
    match seats.device(seat) {
        _ if player.level.is_some() => say!("phones-program-plays"),
        Device::Laptop if seats.has_laptop() => say!("phones-state-at-laptop"),
        Device::Laptop => say!("phones-state-not-here"),
        Device::Phone => say!("phones-state-joined"),
        Device::AwayPhone => say!("phones-state-away"),
    }
}

fn name(game: &Snapshot, seat: Seat) -> &str {
    let player = game.players().get(seat.index());
    player.map_or("", |player| player.name.as_str())
}

/// The news, which screen readers read at once, except to a player who has just undone something.
fn announced(game: &Snapshot, seat: Option<Seat>) -> Markup {
    let is_own = seat.is_some_and(|seat| game.tells_undone_by(seat));
    let words = game.announcement().filter(|_| !is_own);
    let moved = game.moved.map(|moved| moved.told(game.players()));
    html! {
        div #told aria-live="polite" {
            @if let Some(words) = words {
                // The same again is news too.
                p .passing[!game.is_unsaved] data-after=[game.host().map(AnyHost::done)] { (words) }
            }
        }
        div #moved aria-live="polite" { @if let Some(moved) = moved { p .passing { (moved) } } }
    }
}

/// Who or what is awaited, and whether it is this phone's turn; screen readers read changes.
fn awaited(words: &str, is_own: bool) -> Markup {
    let yours = is_own.then(|| say!("phones-your-turn"));
    html! {
        p #yours aria-live="polite" data-yours=[yours] {
            @if is_own { (say!("phones-your-turn-now")) }
        }
        p #awaited aria-live="polite" { (words) }
    }
}

/// The head of a page: the words of its heading, and on a seat's own page whose it is and how they stand.
fn head(heading: &Markup, player: Option<&Player>, figure: &str) -> Markup {
    html! {
        div #head {
            (heading)
            @if let Some(player) = player { p .me { (named(player)) } strong .sum { (figure) } }
        }
    }
}

/// Dice as text, and drawn.
fn dice(dice: &[Die]) -> Markup {
    let values: Vec<String> = dice.iter().map(|die| die.to_string()).collect();
    html! {
        p .dice {
            span .hidden { (say!("phones-dice", dice = values.join(", "))) }
            @for die in dice { (drawn(*die, "die")) }
        }
    }
}

/// The places of so many dice that do not lie there yet.
fn no_dice(count: usize) -> Markup {
    html! {
        p .dice .open aria-hidden="true" { @for _ in 0..count { span .die .none {} } }
    }
}

fn drawn(die: Die, class: &str) -> Markup {
    html! { span class=(class) aria-hidden="true" { (pips(die)) } }
}

/// Everybody with a state and a word, each as a way to what stands at the page of this path, if there is one.
fn strip(
    players: &[Player],
    page: Option<&str>,
    word: impl Fn(Seat) -> (&'static str, String),
) -> Markup {
    html! {
        ul #players aria-label=(say!("common-bar-players")) {
            @for (seat, player) in Seat::enumerate(players) {
                @let (state, word) = word(seat);
                @let told = html! { (sign(player.colour)) b { (player.name) } " " small { (word) } };
                li class={ (class(player.colour)) " " (state) } {
                    @match page {
                        Some(page) => a href={ (page) (seat) } { (told) },
                        None => div { (told) },
                    }
                }
            }
        }
    }
}

fn pips(die: Die) -> Markup {
    html! {
        svg viewBox="0 0 4 4" aria-hidden="true" {
            @for (x, y) in scene::pips(die) {
                circle cx=(2.0 + x) cy=(2.0 + y) r="0.42" {}
            }
        }
    }
}

fn columns<const COUNT: usize>(heads: [String; COUNT]) -> Markup {
    html! { thead { tr { @for head in heads { th scope="col" { (head) } } } } }
}

fn named(player: &Player) -> Markup {
    html! { (sign(player.colour)) (player.name) }
}

/// The colour of a role, by its name in the style sheet.
fn colour(role: Role) -> String {
    let name = match role {
        Role::Paper | Role::Veil | Role::Die | Role::White => "raised",
        Role::Table => "paper",
        Role::Well | Role::LostTint | Role::GainedTint => "well",
        Role::Tint => "tint",
        Role::Line | Role::Empty | Role::Rest | Role::Off => "rule",
        Role::Frame => "line",
        Role::Ink | Role::Pip | Role::Black => "ink",
        Role::Soft => "soft",
        Role::Accent | Role::AccentEdge => "accent",
        Role::OnAccent => "on-accent",
        Role::Lost => "loss",
        Role::Gained => "gain",
        Role::Edge => "edge",
        Role::Player(colour)
        | Role::PlayerTint(colour)
        | Role::PlayerTrail(colour)
        | Role::PlayerShade(colour)
        | Role::Mark(colour) => return format!("var(--{})", class(colour)),
        Role::OnPlayer(colour) => return format!("var(--on-{})", class(colour)),
        Role::PlayerEdge(_) => "ink",
    };
    format!("var(--{name})")
}

fn sign(colour: Colour) -> Markup {
    let mut scene = Scene::new((22.0, 22.0));
    scene.sign(colour, (11.0, 11.0), 10.0);
    let attributes = format!(r#"class="sign {}" aria-hidden="true""#, class(colour));
    PreEscaped(svg(&scene, &attributes, |_| Some("var(--own)".to_owned())))
}

/// The revision in all forms of a page: the question that they answer.
fn revision(moment: &str) -> Markup {
    html! {
        div #revision {
            @for form in FORMS { input type="hidden" form=(form) name="revision" value=(moment); }
        }
    }
}

/// A field for typed dice and its button. With a script people tap faces, and see how many are missing.
fn typed(form: &str, label: &str, count: usize, button: &str) -> Markup {
    let missing = (1..=count).map(|missing| say!("phones-dice-missing", count = missing));
    html! {
        div .typed data-missing=(missing.collect::<Vec<_>>().join("|"))
            data-lost=(say!("phones-dice-lost")) {
            label for={ "field-" (form) } { (label) }
            input id={ "field-" (form) } form=(form) name=(form) inputmode="numeric" autocomplete="off"
                pattern={ "[1-6]{" (count) "}" } title=(say!("phones-dice-expected", count)) minlength=(count) maxlength=(count) required;
            div .faces role="group" aria-label=(say!("phones-dice-faces", label)) {
                @for die in Die::ALL {
                    button #{ "tap-" (form) "-" (die) } .face type="button" data-die=(die) aria-label=(die) { (pips(die)) }
                }
            }
            button #{ "untap-" (form) } .face type="button" data-die="" { (say!("phones-dice-untap")) }
            button #{ "enter-" (form) } .enter form=(form) { span .missing {} span { (button) } }
        }
    }
}

/// When dice were thrown, and the dice, which stay on one line.
fn thrown(when: impl Display, dice: impl Display) -> Markup {
    html! { (say!("common-colon", what = when.to_string())) " " span .unbroken { (dice.to_string()) } }
}

/// The form that corrects the last dice. It closes when the dice change.
fn wrong(dice: &str, summary: &str, label: &str, count: usize) -> Markup {
    html! {
        details #wrong data-of=(dice) {
            summary { (summary) }
            (typed("correct", label, count, &say!("phones-dice-correct")))
            button #cancel .cancel type="button" data-close { (say!("phones-cancel")) }
        }
    }
}

/// A button for an act that is no choice.
fn act(does: &str, label: &str) -> Markup {
    html! { button #{ "do-" (does) } .act form="act" name="do" value=(does) { (label) } }
}

fn brings(consequences: &[Consequence]) -> Markup {
    let tone = |one: &Consequence| match one.tone {
        Tone::Plain => "",
        Tone::Gain => "gain",
        Tone::Loss | Tone::End => "loss",
    };
    html! {
        @if !consequences.is_empty() {
            span .hidden { ": " }
            small {
                @for (place, one) in consequences.iter().enumerate() {
                    @if place > 0 { span .comma { ", " } }
                    span class=(tone(one)) { (one.words) }
                }
            }
        }
    }
}

/// The remaining time of a seat, or of the others once it has decided; for the room, the least of all.
fn clock<G: Hosted>(host: &Host<G>, seat: Option<Seat>, game: &Snapshot) -> Markup {
    /// The clock warns during these last seconds.
    const LAST: u64 = 10;
    let Some(timer) = host.timer() else {
        return Markup::default();
    };
    let thoughts = G::thoughts(host.session());
    let own = thoughts.iter().find(|thought| Some(thought.seat) == seat);
    let left = |thought: &Thought| host.clock().remaining(*thought, timer);
    let others = || thoughts.iter().map(left);
    let Some(left) = own.map(left).or_else(|| match seat {
        Some(_) => others().max(),
        None => others().min(),
    }) else {
        return Markup::default();
    };
    let is_paused = host.clock().is_paused();
    // The copy of the game may be older than the page.
    let gone = if is_paused {
        Duration::ZERO
    } else {
        game.at.elapsed()
    };
    let left = left.saturating_sub(gone);
    let seconds = left.as_millis().div_ceil(1000) as u64;
    let is_own = own.is_some();
    let words = |seconds: u64| {
        if is_own {
            say!("phones-clock-own", seconds)
        } else {
            say!("phones-clock-others", seconds)
        }
    };
    let up = match (timer.at_zero, is_own) {
        (AtZero::Warn, true) => say!("phones-clock-up"),
        (AtZero::Warn, false) => say!("phones-clock-up-others"),
        (AtZero::First | AtZero::Coach, _) => say!("phones-clock-up-table"),
    };
    html! {
        @if is_paused {
            p #clock { (say!("phones-clock-stopped")) }
        } @else {
            p #clock .late[is_own && seconds <= LAST] .others[!is_own] data-left=(left.as_millis()) data-last=(LAST)
                data-words=(counted_down(seconds, words)) data-up=(up)
            {
                @if seconds == 0 { (up) } @else { (words(seconds)) }
            }
        }
        @if seat.is_none() {
            progress #time aria-hidden="true" max=(timer.limit().as_millis()) value=(left.as_millis()) {}
        }
    }
}

/// The plural forms of the clock's words from this number down to 1, each with its first number:
/// `60:# seconds|1:# second`.
fn counted_down(from: u64, words: impl Fn(u64) -> String) -> String {
    let mut forms: Vec<(u64, String)> = Vec::new();
    for number in (1..=from).rev() {
        let form = words(number).replace(&text::number(number as f64, 0), "#");
        if forms.last().is_none_or(|(_, last)| *last != form) {
            forms.push((number, form));
        }
    }
    let forms = forms
        .iter()
        .map(|(number, form)| format!("{number}:{form}"));
    forms.collect::<Vec<_>>().join("|")
}
