//! The screens of Can't Stop Express.

pub mod history;
pub mod play;
mod result;
pub mod review;

use std::cmp::Ordering;
use std::fmt;

use self::history::History;
use self::play::Play;
use self::review::Review;
use super::open::{Message, Open};
use super::screens::Screens;
use super::timer::{About, Thought};
use super::widget::Element;
use super::words;
use crate::coach::express::{Advice, Chance, ValueTable, choose, deep, target};
use crate::coach::review::express::Cause;
use crate::rules::dice::Throw;
use crate::rules::express::{Choice, Pad, Penalty, Phase, Refusal};
use crate::session::{Event, Express, Player, Session};
use crate::store::House;

/// Something that can be corrected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The dice of a throw.
    Throw(usize),
    /// What a seat chose for a throw.
    Choice(usize, usize),
}

/// A choice that the coach is asked about.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    pad: Pad,
    throw: Throw,
    penalty: Penalty,
    /// What the player is after, if that is known.
    aim: Option<Aim>,
}

/// What a player is after besides many points.
#[derive(Debug, Clone, PartialEq)]
enum Aim {
    /// A total that people chase.
    Total(i32),
    /// More than the best so far of one who plays alone.
    Record(i32),
    /// More than the one who leads of those who are out.
    Leader(String, i32),
}

impl Aim {
    /// What is there to beat: the best so far alone, or the most points of those who are out.
    fn of(session: &Session, best: Option<i32>) -> Option<Aim> {
        if session.is_solo() {
            return best.map(Aim::Record);
        }
        let players = session.players().iter().enumerate();
        players
            .filter(|&(seat, _)| session.table().out_at(seat).is_some())
            .map(|(seat, player)| (session.score(seat).total(), player))
            .max_by_key(|&(total, _)| total)
            .map(|(total, player)| Aim::Leader(player.name.as_str().to_owned(), total))
    }

    /// The next of the totals that people chase above what is expected.
    fn next(expected: f64) -> Option<Aim> {
        let goal = GOALS.into_iter().find(|&goal| expected < f64::from(goal))?;
        Some(Aim::Total(goal))
    }

    /// The fewest points that reach it.
    fn total(&self) -> i32 {
        match *self {
            Aim::Total(total) => total,
            Aim::Record(best) => best + 1,
            Aim::Leader(_, most) => most + 1,
        }
    }
}

/// Reads `reach +500`, `beat the best so far, +410` or `pass Ann's +120`.
impl fmt::Display for Aim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Aim::Total(total) => write!(f, "reach {}", words::signed(*total)),
            Aim::Record(best) => write!(f, "beat the best so far, {}", words::signed(*best)),
            Aim::Leader(name, total) => write!(f, "pass {name}'s {}", words::signed(*total)),
        }
    }
}

/// What the coach says of the choices of a throw.
#[derive(Debug, Clone)]
pub struct Hint {
    /// Every legal choice with the points expected at the end, the best first.
    choices: Vec<Advice>,
    /// Why the second best one is worth less.
    why: Option<String>,
    aim: Aim,
    /// The choice that is the likeliest to reach it.
    likeliest: Chance,
}

/// Totals that people chase.
const GOALS: [i32; 5] = [0, 250, 500, 1000, 2000];

/// How many games are played on after each choice to find its chance.
const GAMES: u32 = 600;

impl Hint {
    /// The best choice.
    fn best(&self) -> Option<&Advice> {
        self.choices.first()
    }

    /// The points expected after a choice, and what they lack to those of the best one.
    fn of(&self, choice: Choice) -> Option<(f64, f64)> {
        let value = self
            .choices
            .iter()
            .find(|advice| advice.choice == choice)?
            .value;
        Some((value, self.best()?.value - value))
    }
}

impl Screens for Express {
    type Play = Play;
    type History = History;
    type Review = Review;
    type Place = Place;
    type Question = Question;
    type Advice = Hint;

    const SEATS_LATE_PLAYERS: bool = true;
    const LEAVING: &'static str =
        "no more choices, no place in the ranking, and nobody waits; the pad stays.";

    fn refuses_seats(session: &Session<Express>) -> Option<&'static str> {
        if !session.table().takes_late_players() {
            Some("Nobody can join any more: the fourth throw has been made.")
        } else if session.players().len() >= Express::MOST_PLAYERS {
            Some("The table is full.")
        } else {
            None
        }
    }

    fn advise(question: Question) -> Option<Hint> {
        let Question {
            pad,
            throw,
            penalty,
            aim,
        } = question;
        let values = ValueTable::shipped(penalty).ok()?;
        let choices = deep(values, &pad, &throw);
        let expected = choices.first()?.value;
        let second = choices.get(1).copied();
        let aim = aim.or_else(|| Aim::next(expected))?;
        let chances = target(values, &pad, &throw, aim.total(), GAMES, 0);
        Some(Hint {
            why: second.and_then(|second| {
                let choices = [second.choice, choices.first()?.choice];
                Cause::of(values, &pad, &throw, choices, 0).map(|cause| {
                    let second = second.choice;
                    format!("Why not {second}? {cause}")
                })
            }),
            choices,
            aim,
            likeliest: *chances.first()?,
        })
    }

    fn is_programs_turn(session: &Session) -> bool {
        match session.table().phase() {
            Phase::Choices(_) => session
                .table()
                .waiting()
                .any(|(_, seat)| session.level(seat).is_some()),
            Phase::Throw(_) => {
                let table = session.table();
                let mut left = (0..table.pads().len()).filter(|&seat| table.plays_on(seat));
                !session.setup().dice().are_real() && left.all(|seat| session.level(seat).is_some())
            }
            Phase::Over => false,
        }
    }

    fn programs_event(session: &Session) -> Option<Event> {
        let table = session.table();
        if let Phase::Throw(number) = table.phase() {
            let throw = session.roll(number)?;
            return Some(Event::Throw { number, throw });
        }
        let (throw, seat, level) = table
            .waiting()
            .find_map(|(throw, seat)| Some((throw, seat, session.level(seat)?)))?;
        let round = table.round(throw)?;
        let pads: Vec<Pad> = round.cells().iter().map(|cell| *cell.before()).collect();
        let seed = session.setup().dice().seed().map_or(0, |seed| seed.0);
        let choice = ValueTable::shipped(session.setup().penalty())
            .ok()
            .and_then(|values| choose(level, values, &pads, seat, round.throw(), seed))
            // A damaged table does not keep a table waiting.
            .or_else(|| pads[seat].choices(round.throw()).first().copied())?;
        Some(Event::Choice {
            throw,
            seat,
            choice,
        })
    }

    fn in_time(session: &Session, thought: Thought, by_coach: bool) -> Option<Event> {
        let About::Throw(number) = thought.about else {
            return None;
        };
        let round = session.table().round(number)?;
        let (pad, throw) = (round.cells().get(thought.seat)?.before(), round.throw());
        let advised = || {
            let values = ValueTable::shipped(session.setup().penalty()).ok()?;
            Some(deep(values, pad, throw).first()?.choice)
        };
        let choice = by_coach
            .then(advised)
            .flatten()
            // A damaged table does not keep a table waiting.
            .or_else(|| pad.choices(throw).first().copied())?;
        Some(Event::Choice {
            throw: number,
            seat: thought.seat,
            choice,
        })
    }

    fn seen(session: &Session, house: House) -> Session {
        if house.secret {
            session.without_open_choices()
        } else {
            session.clone()
        }
    }

    fn refusal(refusal: &Refusal, players: &[Player]) -> String {
        words::refusal(refusal, players)
    }

    fn against(session: &Session, other: i32) -> Ordering {
        session.score(0).total().cmp(&other)
    }

    fn result<'a>(open: &'a Open<Express>) -> Element<'a, Message<Express>> {
        result::view(open)
    }
}
