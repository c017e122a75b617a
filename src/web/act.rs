//! What somebody does on a phone: read from a form, judged by whoever hosts the game.

use std::collections::HashMap;

use futures::FutureExt;
use futures::future::Shared;
use tokio::sync::oneshot;

use super::OnPhones;
use crate::language::Language;
use crate::rules::Seat;
use crate::rules::classic::Play;
use crate::rules::dice::{Die, Pairs, Sum};
use crate::rules::express::Choice;
use crate::session::Session;
use crate::table::{Effect, Host, Input};
use crate::text::{self, in_language};

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// Makes this choice in Express.
    Choose(Choice),
    /// Plays this on the board.
    Play(Play),
    /// Rolls the app's dice.
    Roll,
    /// Ends the turn on the board.
    Stop,
    /// Takes the own decision back.
    TakeBack,
    /// Types the dice that are awaited.
    Dice(Vec<Die>),
    /// Types the last dice again, which were typed wrong.
    Correct(Vec<Die>),
}

impl Act {
    /// Whether it changes what was done before, also by others.
    pub(super) fn is_correction(&self) -> bool {
        matches!(self, Act::TakeBack | Act::Correct(_))
    }

    /// A choice as a form has it: `4-10-4`, or `4-9-free`.
    pub(super) fn choice(choice: Choice) -> String {
        let [low, high] = choice.pairs.sums();
        match choice.fifth {
            Some(fifth) => format!("{low}-{high}-{fifth}"),
            None => format!("{low}-{high}-free"),
        }
    }

    /// A play as a form has it: `7`, or `6-8`.
    pub(super) fn play(play: Play) -> String {
        let columns: Vec<String> = play.columns().map(|column| column.to_string()).collect();
        columns.join("-")
    }

    fn read(fields: &HashMap<String, String>) -> Option<Act> {
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
}

fn parts<const COUNT: usize>(text: &str) -> Option<[&str; COUNT]> {
    text.split('-').collect::<Vec<_>>().try_into().ok()
}

fn sum(text: &str) -> Option<Sum> {
    Sum::new(text.parse().ok()?)
}

/// Two to five dice, with or without anything between them that people write there.
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

/// A form of a page, sent in.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Form {
    /// Which of all forms this is: sent again, it is the same act.
    pub id: String,
    /// What was asked when it was sent.
    pub moment: String,
    pub act: Act,
}

impl Form {
    /// The form in the body of a request.
    pub fn read(body: &[u8]) -> Option<Form> {
        let mut fields = fields(body);
        let act = Act::read(&fields)?;
        Some(Form {
            id: id(&mut fields)?,
            moment: fields.remove("revision")?,
            act,
        })
    }
}

/// The id of a form, which is remembered, and so is not of any length.
pub(super) fn id(fields: &mut HashMap<String, String>) -> Option<String> {
    fields
        .remove("id")
        .filter(|id| (1..=64).contains(&id.len()))
}

/// The fields of a form; of two that have one name, the last.
pub(super) fn fields(body: &[u8]) -> HashMap<String, String> {
    form_urlencoded::parse(body).into_owned().collect()
}

/// Something that somebody does on a phone, to be answered by whoever hosts the game.
#[derive(Debug)]
pub struct Request {
    asked: Asked,
    /// The language of the phone.
    language: Language,
    reply: oneshot::Sender<Reply>,
}

/// What somebody asks for.
#[derive(Debug)]
pub(super) enum Asked {
    /// A seat does something.
    Act(Seat, Form),
    /// The host of the table takes back what was done last, by this moment.
    Undo(String),
}

/// What becomes of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Reply {
    /// It is done, or was done already.
    Done,
    /// Something else is asked by now.
    Late,
    /// The rules or the host say against it, in the language of the phone.
    Refused(String),
}

/// The reply to a request, for all who wait for it; an error where nobody hosts the game any more.
pub(super) type Replied = Shared<oneshot::Receiver<Reply>>;

impl Request {
    pub(super) fn new(asked: Asked, language: Language) -> (Request, Replied) {
        let (reply, replied) = oneshot::channel();
        let request = Request {
            asked,
            language,
            reply,
        };
        (request, replied.shared())
    }

    /// What the host is to be handed; nothing where the request is late, or means nothing to this game.
    pub fn input<G: OnPhones>(&self, host: &Host<G>) -> Option<Input<G>> {
        let session = host.session();
        match &self.asked {
            Asked::Undo(moment) => (last(session) == *moment).then_some(Input::Undo),
            Asked::Act(seat, _) if seat.index() >= session.players().len() => None,
            Asked::Act(seat, form) if G::moment(session, *seat) != form.moment => None,
            Asked::Act(seat, form) => G::input(host, *seat, &form.act),
        }
    }

    /// It came too late, or nothing like it is asked.
    pub fn late(self) -> Answer {
        Answer {
            reply: self.reply,
            is: Reply::Late,
        }
    }

    /// What the host has done about its input.
    pub fn answer<G: OnPhones>(self, host: &Host<G>, effects: &[Effect<G>]) -> Answer {
        let denied = effects.iter().find_map(|effect| match effect {
            Effect::Deny(denied) => Some(in_language(self.language, || {
                text::denied(denied, host.session().players())
            })),
            _ => None,
        });
        Answer {
            reply: self.reply,
            is: denied.map_or(Reply::Done, Reply::Refused),
        }
    }
}

/// What was done last, as the page of the host sends it back: an undo that brings another is late.
pub(super) fn last<G: OnPhones>(session: &Session<G>) -> String {
    session.log().cursor().to_string()
}

/// An answer to be sent once what it tells is on the disk, and shown.
#[derive(Debug)]
#[must_use]
pub struct Answer {
    reply: oneshot::Sender<Reply>,
    is: Reply,
}

impl Answer {
    /// Lets the phone know.
    pub fn send(self) {
        // A phone that has gone away will ask again.
        let _ = self.reply.send(self.is);
    }
}
