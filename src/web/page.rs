//! The pages: plain HTML that works without a script. What is in `main` is sent anew when it has changed; its parts have
//! ids, by which the script swaps those that are others than before.

pub mod classic;
pub mod express;

use maud::{DOCTYPE, Markup, html};

use super::seats::Holding;
use super::{OnPhones, Shown};
use crate::rules::Seat;
use crate::rules::dice::Die;
use crate::session::{Colour, Player};
use crate::table::{AtZero, Host, Thought, Viewer};
use crate::text::{Consequence, Tone};
use crate::words::together;

/// What a page is made of.
pub struct Page<'a> {
    /// The path of the table, with a slash at its end.
    pub base: &'a str,
    pub shown: &'a Shown,
    /// The seats that this phone holds.
    pub own: &'a [Seat],
    /// The id of the forms of this page.
    pub id: &'a str,
}

/// The forms of a page, each for the field of its name; the buttons of `main` belong to the first.
const FORMS: [&str; 3] = ["act", "dice", "correct"];

impl Page<'_> {
    /// The game, as a viewer sees it.
    pub fn table(&self, viewer: Viewer, refusal: Option<&str>) -> Markup {
        let (title, path) = match viewer {
            Viewer::Seat(seat) => (self.name(seat), format!("{}seat/{seat}", self.base)),
            Viewer::Room | Viewer::Laptop => ("The table", format!("{}room", self.base)),
        };
        let body = html! {
            header {
                nav aria-label="Seats" {
                    @for &seat in self.own {
                        @let is_here = viewer == Viewer::Seat(seat);
                        a .own href={ (self.base) "seat/" (seat) } aria-current=[is_here.then_some("page")] {
                            (self.name(seat))
                        }
                    }
                    a href={ (self.base) "room" } aria-current=[(viewer == Viewer::Room).then_some("page")] {
                        "The table"
                    }
                    a href={ (self.base) "seats" } { "Seats" }
                    a .reload href=(path) { "Reload" }
                }
            }
            div #said role="alert" { @if let Some(refusal) = refusal { p { (refusal) } } }
            div #cut role="status" data-cut="Cut off from the table. Trying again …"
                data-silent="The table has not answered for a while. Phones may be turned off there; this page goes on trying."
                data-other="This address does not lead to the table any more: another game may have begun. Scan the code of the table again, or ask for its new address." {}
            div #tapped .hidden role="status" {}
            @if viewer != Viewer::Room {
                @for form in FORMS {
                    form id=(form) method="post" action=(path) {
                        input type="hidden" name="id" value=(self.id);
                    }
                }
            }
            main data-events={ (path) "/events" } { (main(self.shown, viewer)) }
        };
        self.whole(title, body)
    }

    /// Who sits where, with a button for each seat that is free.
    pub fn seats(&self, holding: impl Fn(Seat) -> Holding, refusal: Option<&str>) -> Markup {
        let body = html! {
            header { p { "Fifth Die" } }
            div #said role="alert" { @if let Some(refusal) = refusal { p { (refusal) } } }
            main {
                h1 { "Who are you?" }
                form method="post" action={ (self.base) "join" } {
                    input type="hidden" name="id" value=(self.id);
                    ul .seats {
                        @for (seat, player) in Seat::enumerate(self.shown.table.players()) {
                            li { (self.place(seat, player, holding(seat))) }
                        }
                    }
                }
                nav aria-label="Other ways" {
                    a href={ (self.base) "room" } { "Only watch" }
                    a href={ (self.base) "seats" } { "Reload" }
                }
            }
        };
        self.whole("Fifth Die", body)
    }

    fn place(&self, seat: Seat, player: &Player, holding: Holding) -> Markup {
        let name = html! { span { (named(player)) } };
        html! {
            @if self.own.contains(&seat) {
                a .choice href={ (self.base) "seat/" (seat) } { (name) small { "Your seat" } }
                details {
                    summary { (format!("Give {}'s seat up", player.name)) }
                    p { (format!("Another phone can play for {} then. Do you want that?", player.name)) }
                    button .act .apart name="leave" value=(seat) { (format!("Yes, give {}'s seat up", player.name)) }
                }
            } @else if !self.shown.table.is_open(seat) {
                p .choice { (name) small {
                    @if player.level.is_some() { "The program plays here" } @else { "Has left" }
                } }
            } @else {
                @match holding {
                    Holding::Free => button .choice name="seat" value=(seat) { (name) },
                    Holding::Held => p .choice { (name) small { "Held by another phone" } },
                    Holding::Deserted => {
                        p .choice { (name) small { "Held by another phone, which is away" } }
                        details {
                            summary { (format!("Take {}'s seat over", player.name)) }
                            p { (format!("The other phone loses the seat, and everybody is told. Do you play for {}?", player.name)) }
                            button .act .apart name="take" value=(seat) { (format!("Yes, take {}'s seat over", player.name)) }
                        }
                    }
                }
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        name(self.shown, seat)
    }

    fn whole(&self, title: &str, body: Markup) -> Markup {
        html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    // To other places the header of the answer lets nothing out. Forms that are sent here have to say where
                    // they come from, which without this they would not.
                    meta name="referrer" content="same-origin";
                    title { (title) " – Fifth Die" }
                    link rel="stylesheet" href={ (self.base) "style.css" };
                    link rel="icon" href={ (self.base) "icon.png" };
                    script src={ (self.base) "script.js" } defer {}
                }
                body { (body) }
            }
        }
    }
}

/// What changes of a page as the game goes on.
pub fn main(shown: &Shown, viewer: Viewer) -> Markup {
    shown.table.main(viewer, shown)
}

/// That a seat belongs to another phone.
pub fn held(shown: &Shown, seat: Seat) -> String {
    let name = name(shown, seat);
    format!(
        "{name} is held by another phone. It can be given up there, under Seats, or taken back at the laptop. Once the \
         other phone has been away for a minute, it can be taken over here."
    )
}

/// That a seat has another phone.
pub fn taken_over(shown: &Shown, seat: Seat) -> String {
    format!("{}'s seat is on another phone now.", name(shown, seat))
}

/// That a seat has no phone any more.
pub fn given_up(shown: &Shown, seat: Seat) -> String {
    format!("{}'s seat is free for another phone.", name(shown, seat))
}

fn name(shown: &Shown, seat: Seat) -> &str {
    let player = shown.table.players().get(seat.index());
    player.map_or("", |player| player.name.as_str())
}

/// What everybody is told.
fn told(shown: &Shown) -> Markup {
    html! {
        p #told { @if let Some(said) = &shown.said { (said) } }
        p #moved role="status" { @if let Some(moved) = &shown.moved { (moved) } }
    }
}

/// Who or what is awaited, read out when it changes; first of all, whether that is the one who reads it.
fn awaited(words: &str, is_own: bool) -> Markup {
    const YOURS: &str = "Your turn";
    html! {
        p #yours aria-live="polite" data-yours=[is_own.then_some(YOURS)] { @if is_own { (format!("{YOURS}.")) } }
        p #awaited aria-live="polite" { (words) }
    }
}

/// Dice as text, and drawn.
fn dice(dice: &[Die]) -> Markup {
    let values: Vec<String> = dice.iter().map(|die| die.to_string()).collect();
    html! {
        p .dice {
            span .hidden { "Dice: " (values.join(", ")) }
            @for die in dice { span .die aria-hidden="true" { (pips(*die)) } }
        }
    }
}

/// The face of a die.
fn pips(die: Die) -> Markup {
    const PLACES: [&[(u8, u8)]; 6] = [
        &[(2, 2)],
        &[(1, 1), (3, 3)],
        &[(1, 1), (2, 2), (3, 3)],
        &[(1, 1), (1, 3), (3, 1), (3, 3)],
        &[(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)],
        &[(1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)],
    ];
    html! {
        svg viewBox="0 0 4 4" aria-hidden="true" {
            @for (x, y) in PLACES[usize::from(die.value()) - 1] {
                circle cx=(x) cy=(y) r="0.42" {}
            }
        }
    }
}

/// A player's name, behind the shape in their colour that they have in the window.
fn named(player: &Player) -> Markup {
    html! { (sign(player.colour)) (player.name) }
}

/// The shape that goes with a colour.
fn sign(colour: Colour) -> Markup {
    let (class, shape) = match colour {
        Colour::Blue => ("blue", "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"),
        Colour::Orange => ("orange", "M-8.2-8.2h16.4v16.4h-16.4z"),
        Colour::Green => ("green", "M0-11L9.5 5.5L-9.5 5.5z"),
        Colour::Purple => ("purple", "M0-10.5L10.5 0L0 10.5L-10.5 0z"),
        Colour::Sky => (
            "sky",
            "M0-11L2.9-4L10.5-3.4L4.7 1.5L6.5 8.9L0 5L-6.5 8.9L-4.7 1.5L-10.5-3.4L-2.9-4z",
        ),
        Colour::Vermilion => (
            "vermilion",
            "M0-10.5L9.1-5.2L9.1 5.2L0 10.5L-9.1 5.2L-9.1-5.2z",
        ),
        Colour::Yellow => (
            "yellow",
            "M-3.6-10h7.2v6.4h6.4v7.2h-6.4v6.4h-7.2v-6.4h-6.4v-7.2h6.4z",
        ),
        Colour::Grey => (
            "grey",
            "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0zm5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z",
        ),
    };
    html! {
        svg class={ "sign " (class) } viewBox="-11 -11 22 22" aria-hidden="true" { path d=(shape) {} }
    }
}

/// What the forms of a page send along: which question it is that they answer.
fn revision(moment: &str) -> Markup {
    html! {
        div #revision {
            @for form in FORMS { input type="hidden" form=(form) name="revision" value=(moment); }
        }
    }
}

/// A field for real dice and its button. Faces to tap fill it where there is a script, which says how many are missing.
fn typed(form: &str, label: &str, count: usize, button: &str) -> Markup {
    let missing = (1..=count).map(|missing| match missing {
        1 => "One die is missing.".to_owned(),
        _ => format!("{missing} dice are missing."),
    });
    html! {
        div .typed data-missing=(missing.collect::<Vec<_>>().join("|"))
            data-lost="The dice were typed elsewhere while you typed. Look whether they are right." {
            label for={ "field-" (form) } { (label) }
            div .field {
                input id={ "field-" (form) } form=(form) name=(form) inputmode="numeric" autocomplete="off"
                    pattern={ "[1-6]{" (count) "}" } title={ (count) " dice, each from 1 to 6" } minlength=(count) maxlength=(count) required;
                button #{ "untap-" (form) } .face type="button" data-die="" aria-label="Take the last die back" { "⌫" }
            }
            div .faces role="group" aria-label={ (label) ": tap what lies there" } {
                @for die in Die::ALL {
                    button #{ "tap-" (form) "-" (die) } .face type="button" data-die=(die) aria-label=(die) { (pips(die)) }
                }
            }
            p .missing {}
            button #{ "enter-" (form) } .enter form=(form) { (button) }
        }
    }
}

/// What corrects dice that were typed wrong: closed again when other dice lie there.
fn wrong(dice: &str, summary: &str, label: &str, count: usize) -> Markup {
    html! {
        details #wrong data-of=(dice) {
            summary { (summary) }
            (typed("correct", label, count, "Correct the dice"))
            button #cancel .cancel type="button" data-close { "Cancel" }
        }
    }
}

/// A button that does something beside the choices.
fn act(does: &str, label: &str) -> Markup {
    html! { button #{ "do-" (does) } .act form="act" name="do" value=(does) { (label) } }
}

/// What something brings about.
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
                    @if place > 0 { ", " }
                    span class=(tone(one)) { (one.words) }
                }
            }
        }
    }
}

/// The time that remains for what a seat decides, or else the others, where it is limited.
fn clock<G: OnPhones>(host: &Host<G>, seat: Seat) -> Markup {
    /// How many seconds are the last.
    const LAST: u64 = 10;
    let Some(timer) = host.timer() else {
        return Markup::default();
    };
    let thoughts = G::thoughts(host.session());
    let own = thoughts.iter().find(|thought| thought.seat == seat);
    let seconds = |thought: &Thought| host.clock().remaining(*thought, timer).as_secs();
    let Some(seconds) = own
        .map(seconds)
        .or_else(|| thoughts.iter().map(seconds).max())
    else {
        return Markup::default();
    };
    let is_own = own.is_some();
    let words = match (is_own, seconds) {
        (true, 1) => "1 second is left to you.".to_owned(),
        (true, _) => format!("{seconds} seconds are left to you."),
        (false, 1) => "1 second is left to the others.".to_owned(),
        (false, _) => format!("{seconds} seconds are left to the others."),
    };
    let up = match (timer.at_zero, is_own) {
        (AtZero::Warn, true) => "Time is up. Please choose now.",
        (AtZero::Warn, false) => "Time is up for the others.",
        (AtZero::First | AtZero::Coach, _) => "Time is up: the table decides, as agreed.",
    };
    html! {
        @if host.clock().is_paused() {
            p #clock { "The clock is stopped." }
        } @else {
            p #clock .late[is_own && seconds <= LAST] .others[!is_own] data-seconds=(seconds) data-last=(LAST) data-up=(up) {
                @if seconds == 0 { (up) } @else { (words) }
            }
        }
    }
}

/// How it goes on after a game.
fn afterwards() -> Markup {
    html! {
        p #afterwards { "The next game shows up here by itself where the table keeps its address. Otherwise scan its new code." }
    }
}

/// `Waiting for Ann and Ben.`
fn waiting_for<'a>(names: impl Iterator<Item = &'a Player>) -> String {
    format!(
        "Waiting for {}.",
        together(names.map(|player| &player.name))
    )
}
