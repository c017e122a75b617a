//! Requests of phones: read from a form, and answered by the owner of the host.

use std::collections::HashMap;

use futures::FutureExt;
use futures::future::Shared;
use jiff::Timestamp;
use tokio::sync::oneshot;

use super::agreed::{self, colour_value};
use crate::language::Language;
use crate::rules::Seat;
use crate::rules::classic::Play;
use crate::rules::dice::{Die, Pairs, Sum};
use crate::rules::express::Choice;
use crate::session::{Colour, DiceSource, Name, Player};
use crate::store::{BeginError, LastTable, People};
use crate::table::{Act, Denied, Effect, Hosted, Input};
use crate::text::{self, Sentences, in_language, say};

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
        "ask" | "hint" => Some(Act::Hint),
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

/// The id of a form, which may be sent again, and what a seat wishes by it. `next` is the table of the next game, if one
/// may begin now.
pub(super) fn form(body: &[u8], seat: Seat, next: Option<LastTable>) -> Option<(String, Wish)> {
    let mut fields = fields(body);
    let id = id(&mut fields)?;
    let wish = match fields.get("do").map(String::as_str) {
        Some("again") => Wish::Begin(None),
        Some("new") => Wish::Begin(Some(agreed::read(&fields, &next?))),
        _ if fields.contains_key("name") => Wish::Mend {
            seat,
            name: fields.remove("name")?,
            colour: fields.get("colour").and_then(|name| colour(name)),
        },
        _ => Wish::Act {
            seat,
            act: read_act(&fields)?,
            revision: fields.remove("revision")?,
        },
    };
    Some((id, wish))
}

fn colour(value: &str) -> Option<Colour> {
    let mut all = Colour::ALL.into_iter();
    all.find(|&colour| colour_value(colour) == value)
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
    /// The next game begins, at this table or at one like the last.
    Begin(Option<LastTable>),
    /// Somebody comes to the lobby.
    Enter(String),
    /// Somebody leaves the lobby.
    Leave(Seat),
    /// Somebody in the lobby has another name or colour.
    Mend {
        seat: Seat,
        name: String,
        colour: Option<Colour>,
    },
}

impl Wish {
    /// The table of a lobby, once its players are as they are wished.
    fn gathered(&self, before: &LastTable, people: &People) -> Result<LastTable, String> {
        let mut table = before.clone();
        let named = |written: &str| Name::new(written).map_err(text::name_fault);
        match self {
            Wish::Enter(written) => {
                let name = named(written)?;
                let seated = || before.players.iter();
                let own = people.colour_of(&name);
                let own = own.filter(|own| seated().all(|player| player.colour != *own));
                table.players.push(Player {
                    name,
                    colour: own.unwrap_or_else(|| agreed::free_colour(seated())),
                    level: None,
                });
            }
            Wish::Leave(seat) if seat.index() < table.players.len() => {
                table.players.remove(seat.index());
                return Ok(table);
            }
            Wish::Mend { seat, name, colour } if seat.index() < table.players.len() => {
                let player = &mut table.players[*seat];
                player.name = named(name)?;
                player.colour = colour.unwrap_or(player.colour);
            }
            _ => return Err(say!("phones-late")),
        }
        let begun = table.begin(Some(DiceSource::Real), Timestamp::UNIX_EPOCH);
        begun.map_err(|error| text::not_begun(&error))?;
        Ok(table)
    }
}

/// Why a request is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// Another phone holds the seat.
    Held(Seat),
    /// The phone holds the most seats already.
    Enough,
    /// No person plays at the seat.
    NoSeat,
    /// It is no form of ours.
    NotRead,
    /// An earlier act of the seat is not answered yet.
    Busy,
    /// The seat has corrected too often in a row.
    TooOften,
    /// Something else is asked by now.
    Late,
    /// The rules or the host refuse it, in the language of the phone.
    Denied(String),
    /// The owner has not answered.
    NoAnswer,
    /// The game is no longer hosted.
    Closed,
    /// The game is not saved, so the evening cannot end or go on with another one.
    Unsaved,
    /// These are not the digits that let somebody in.
    WrongDigits,
    /// Too many digits were typed.
    TooManyTries,
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

    /// The table of the game that is to begin, if one is: `last` for one like the last.
    pub fn begins(&self, last: impl FnOnce() -> LastTable) -> Option<LastTable> {
        match &self.wish {
            Wish::Begin(table) => Some(table.clone().unwrap_or_else(last)),
            _ => None,
        }
    }

    /// The input for the host of the game; `None` for what is not about a game.
    pub fn input<G: Hosted>(&self) -> Option<Input<G>> {
        Some(match &self.wish {
            Wish::Begin(_) | Wish::Enter(_) | Wish::Leave(_) | Wish::Mend { .. } => return None,
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
        })
    }

    /// Carries out what changes the players of a lobby.
    pub(super) fn gather(self, table: &mut LastTable, people: &People) -> Reply {
        let gathered = in_language(self.language, || self.wish.gathered(table, people));
        let gathered = gathered.map(|gathered| *table = gathered);
        self.answer(gathered.map_err(Refusal::Denied))
    }

    /// The reply with this verdict.
    pub fn answer(self, verdict: Result<(), Refusal>) -> Reply {
        Reply {
            to: self.verdict,
            verdict,
        }
    }

    /// The refusal to begin a game, in the language of the phone.
    pub fn not_begun(self, error: &BeginError) -> Reply {
        let words = in_language(self.language, || text::not_begun(error));
        self.answer(Err(Refusal::Denied(words)))
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
        self.answer(verdict)
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
