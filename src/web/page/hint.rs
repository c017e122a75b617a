//! The coach's hint, for the phone that asks for it and no other.

use maud::{Markup, html};

use crate::rules::Seat;
use crate::table::{AnyHost, Host, Viewer};
use crate::text::{Sentences, say};
use crate::web::Snapshot;

/// The answer to a phone that asks for a hint.
pub enum Advice {
    /// That it marks the game, with a way to it.
    Marks,
    /// The hint, in sentences.
    Told(Vec<String>),
}

impl Advice {
    /// The words, and the way back to the table at this path.
    pub fn drawn(&self, path: &str) -> Markup {
        html! {
            h2 tabindex="-1" { (say!("common-bar-hint")) }
            @match self {
                Advice::Marks => {
                    p { (say!("phones-hint-marks")) }
                    button #do-hint .act form="act" name="do" value="hint" { (say!("phones-hint-show")) }
                }
                Advice::Told(words) => { @for sentence in words { p { (sentence) } } }
            }
            a .choice href=(path) { (say!("common-back")) }
        }
    }
}

/// The coach's hint for a seat that chooses now. May take long.
pub fn hint(game: &Snapshot, seat: Seat) -> Option<Vec<String>> {
    match game.host()? {
        AnyHost::Express(host) => words(host, seat),
        AnyHost::Classic(host) => words(host, seat),
    }
}

fn words<G: Sentences>(host: &Host<G>, seat: Seat) -> Option<Vec<String>> {
    let seen = host.seen_by(Viewer::Seat(seat));
    let advice = G::advise(G::question(&seen, seat)?)?;
    Some(G::advice(&advice, seen.players()))
}
