//! Requests of phones: read from a form, and answered by the owner of the host.

use std::collections::HashMap;

use futures::FutureExt;
use futures::future::Shared;
use tokio::sync::oneshot;

use crate::language::Language;
use crate::rules::Seat;
use crate::rules::classic::Play;
use crate::rules::dice::{Die, Pairs, Sum};
use crate::rules::express::Choice;
use crate::session::Player;
use crate::table::{Act, Denied, Effect, Hosted, Input};
use crate::text::{self, Sentences, in_language};

/// A choice in a form: `4-10-4`, or `4-9-free`.
pub(super) fn choice_value(choice: Choice) -> String {
    let [low, high] = choice.pairs.sums();
    match choice.fifth {
        Some(fifth) => format!("{low}-{high}-{fifth}"),
        None => format!("{low}-{high}-free"),
    }
}

/// A play in a form: `7`, or `6-8`.
pub(super) fn play_value(play: Play) -> String {
    let columns: Vec<String> = play.columns().map(|column| column.to_string()).collect();
    columns.join("-")
}

fn read_act(fields: &HashMap<String, String>) -> Option<Act> {
    let field = |name: &str| fields.get(name).map(String::as_str);
    if let Some(choice) = field("choose") {
        let [low, high, fifth] = parts(choice)?;
        let fifth = match fifth {
            "free" => None,
            die => Some(Die::new(die.parse().ok()?)?),
        };
        let pairs = Pairs::new(sum(low)?, sum(high)?);
        return Some(Act::Choose(Choice { pairs, fifth }));
    }
    if let Some(play) = field("play") {
        let play = match parts(play) {
            Some([one, other]) => Play::both(sum(one)?, sum(other)?),
            None => Play::one(sum(play)?),
        };
        return Some(Act::Play(play));
    }
    if let Some(typed) = field("dice") {
        return dice(typed).map(Act::Dice);
    }
    if let Some(typed) = field("correct") {
        return dice(typed).map(Act::Correct);
    }
    match field("do")? {
        "roll" => Some(Act::Roll),
        "stop" => Some(Act::Stop),
        "back" => Some(Act::TakeBack),
        _ => None,
    }
}

fn parts<const COUNT: usize>(text: &str) -> Option<[&str; COUNT]> {
    text.split('-').collect::<Vec<_>>().try_into().ok()
}

fn sum(text: &str) -> Option<Sum> {
    Sum::new(text.parse().ok()?)
}

/// Two to five dice, with or without spaces, commas or hyphens between them.
fn dice(typed: &str) -> Option<Vec<Die>> {
    let typed = typed
        .chars()
        .filter(|sign| !matches!(sign, ' ' | ',' | '-'));
    let dice: Option<Vec<Die>> = typed
        .map(|sign| Die::new(sign.to_digit(10)?.try_into().ok()?))
        .take(6)
        .collect();
    dice.filter(|dice| (2..=5).contains(&dice.len()))
}

/// The id of a form, which may be sent again, the question that it answers, and the act.
pub(super) fn form(body: &[u8]) -> Option<(String, String, Act)> {
    let mut fields = fields(body);
    let act = read_act(&fields)?;
    Some((id(&mut fields)?, fields.remove("revision")?, act))
}

/// The id of a form, whose length is limited because it is kept.
pub(super) fn id(fields: &mut HashMap<String, String>) -> Option<String> {
    fields
        .remove("id")
        .filter(|id| (1..=64).contains(&id.len()))
}

/// The fields of a form; the last of two with the same name.
pub(super) fn fields(body: &[u8]) -> HashMap<String, String> {
    form_urlencoded::parse(body).into_owned().collect()
}

/// An act on a phone, to be answered by the owner of the host.
#[derive(Debug)]
pub struct PhoneRequest {
    wish: Wish,
    language: Language,
    verdict: oneshot::Sender<Verdict>,
}

#[derive(Debug)]
pub(super) enum Wish {
    Act {
        seat: Seat,
        revision: String,
        act: Act,
    },
    /// The host of the table undoes the last event, of this many.
    Undo(usize),
}

/// Why a request is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    Held(Seat),
    /// The phone holds the most seats already.
    Enough,
    /// No person plays at the seat.
    NoSeat,
    NotRead,
    /// An earlier act of the seat is not answered yet.
    Busy,
    /// The seat has corrected too often in a row.
    TooOften,
    /// Something else is asked by now.
    Late,
    /// The rules or the host refuse it, in the language of the phone.
    Denied(String),
    NoAnswer,
    /// The game is no longer hosted.
    Closed,
    /// The game is not saved, so the host cannot turn the phones off.
    Unsaved,
}

/// Whether a request is carried out.
pub(super) type Verdict = Result<(), Refusal>;

/// The verdict on a request, for all who wait for it; an error if the game is no longer hosted.
pub(super) type Pending = Shared<oneshot::Receiver<Verdict>>;

impl PhoneRequest {
    pub(super) fn new(wish: Wish, language: Language) -> (PhoneRequest, Pending) {
        let (verdict, pending) = oneshot::channel();
        let request = PhoneRequest {
            wish,
            language,
            verdict,
        };
        (request, pending.shared())
    }

    /// The input for the host of the game.
    pub fn input<G: Hosted>(&self) -> Input<G> {
        match &self.wish {
            &Wish::Undo(done) => Input::UndoAt(done),
            Wish::Act {
                seat,
                revision,
                act,
            } => Input::Act {
                seat: *seat,
                revision: revision.clone(),
                act: act.clone(),
            },
        }
    }

    /// The reply if the game is no longer open.
    pub fn late(self) -> Reply {
        Reply {
            to: self.verdict,
            verdict: Err(Refusal::Late),
        }
    }

    /// The reply after the host has answered with these effects.
    pub fn reply<G: Sentences>(self, effects: &[Effect<G>], players: &[Player]) -> Reply {
        let denied = effects.iter().find_map(|effect| match effect {
            Effect::Deny(denied) => Some(denied),
            _ => None,
        });
        let verdict = match denied {
            None => Ok(()),
            Some(Denied::Late) => Err(Refusal::Late),
            Some(denied) => {
                let words = in_language(self.language, || text::denied(denied, players));
                Err(Refusal::Denied(words))
            }
        };
        Reply {
            to: self.verdict,
            verdict,
        }
    }
}

/// A reply to a phone, to be sent once its effects are saved and shown.
#[derive(Debug)]
#[must_use]
pub struct Reply {
    to: oneshot::Sender<Verdict>,
    verdict: Verdict,
}

impl Reply {
    /// Sends the reply.
    pub fn send(self) {
        // A phone that has gone away will ask again.
        let _ = self.to.send(self.verdict);
    }
}
