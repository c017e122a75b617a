//! The screens of classic Can't Stop.

pub mod history;
pub mod play;
mod result;
pub mod review;

use std::cmp::Ordering;

use self::history::History;
use self::play::Play;
use self::review::Review;
use super::open::{Message, Open};
use super::screens::Screens;
use super::timer::{About, Thought};
use super::widget::Element;
use super::words;
use crate::coach::classic::{self, Advice, Effort, Values};
use crate::rules::classic::{self as classic_rules, Decision, Phase, Position};
use crate::rules::dice::Roll;
use crate::session::classic::Event;
use crate::session::{Classic, Level, Player};
use crate::store::House;

type Session = crate::session::Session<Classic>;

/// Something that can be corrected, by the number of its roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// The two dice of a roll for the start.
    RollOff(usize),
    /// The four dice of a roll.
    Roll(usize),
    /// What was played of a roll.
    Play(usize),
    /// Whether the turn went on after a roll.
    Decision(usize),
}

/// What the coach is asked about: the plays of a roll, or whether to roll on.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    position: Position,
    roll: Option<Roll>,
}

/// What the coach says of what can be done, the best first.
#[derive(Debug, Clone)]
pub enum Hint {
    /// Of the plays of a roll.
    Plays(Vec<Advice<classic_rules::Play>>),
    /// Of rolling on and stopping.
    Decisions(Vec<Advice<Decision>>),
}

impl Screens for Classic {
    type Play = Play;
    type History = History;
    type Review = Review;
    type Place = Place;
    type Question = Question;
    type Advice = Hint;

    const SEATS_LATE_PLAYERS: bool = false;
    const LEAVING: &'static str =
        "the turns are passed over, the squares stay, and the last one left wins.";

    fn refuses_seats(_: &Session) -> Option<&'static str> {
        Some("Nobody joins a game on the board late.")
    }

    fn advise(question: Question) -> Option<Hint> {
        let values = Values::built_in();
        let Question { position, roll } = question;
        let hint = match roll {
            Some(roll) => Hint::Plays(values.plays(&position, &roll, Effort::Deep)),
            None => Hint::Decisions(values.decisions(&position, Effort::Deep)),
        };
        Some(hint)
    }

    fn is_programs_turn(session: &Session) -> bool {
        let is_app = !session.setup().dice().are_real();
        match session.table().phase() {
            Phase::RollOff { seat, .. } => is_app && session.level(seat).is_some(),
            Phase::Roll { seat, may_stop, .. } => {
                (is_app || may_stop) && session.level(seat).is_some()
            }
            Phase::Play(number) | Phase::Decision(number) => session
                .table()
                .step(number)
                .is_some_and(|step| session.level(step.seat()).is_some()),
            Phase::Over { .. } => false,
        }
    }

    fn programs_event(session: &Session) -> Option<Event> {
        let table = session.table();
        let values = Values::built_in();
        let decide = |level: Level, position: &Position, seed| {
            classic::Level::from(level).decide(values, Effort::Deep, position, seed)
        };
        match table.phase() {
            Phase::RollOff { number, .. } => {
                let dice = session.roll_off(number)?;
                Some(Event::RollOff { number, dice })
            }
            Phase::Roll {
                number,
                seat,
                may_stop,
            } => {
                let level = session.level(seat)?;
                let seed = seed(session, number);
                if may_stop && decide(level, table.position(), seed) == Decision::Stop {
                    return Some(Event::Decision {
                        roll: number - 1,
                        decision: Decision::Stop,
                    });
                }
                let roll = session.roll(number)?;
                Some(Event::Roll { number, roll })
            }
            Phase::Play(number) => {
                let step = table.step(number)?;
                let level = classic::Level::from(session.level(step.seat())?);
                let (before, roll) = (step.before(), step.roll());
                let seed = seed(session, number);
                let play = level.play(values, Effort::Deep, before, roll, seed)?;
                Some(Event::Play { roll: number, play })
            }
            Phase::Decision(number) => {
                let step = table.step(number)?;
                let level = session.level(step.seat())?;
                let decision = decide(level, &step.played(), seed(session, number));
                Some(Event::Decision {
                    roll: number,
                    decision,
                })
            }
            Phase::Over { .. } => None,
        }
    }

    fn in_time(session: &Session, thought: Thought, by_coach: bool) -> Option<Event> {
        let table = session.table();
        let values = Values::built_in();
        match thought.about {
            About::Play(number) => {
                let step = table.step(number)?;
                let (before, roll) = (step.before(), step.roll());
                let play = if by_coach {
                    values.plays(before, roll, Effort::Deep).first()?.choice
                } else {
                    *play::splits::plays(step).first()?
                };
                Some(Event::Play { roll: number, play })
            }
            About::RollOn(number) => {
                let position = table.position();
                // Without the coach the turn ends: that keeps what was gained and needs no dice.
                let decision = if by_coach {
                    let decisions = values.decisions(position, Effort::Deep);
                    decisions.first()?.choice
                } else {
                    Decision::Stop
                };
                match decision {
                    Decision::Stop => Some(Event::Decision {
                        roll: number - 1,
                        decision,
                    }),
                    Decision::RollOn => {
                        let roll = session.roll(number)?;
                        Some(Event::Roll { number, roll })
                    }
                }
            }
            About::Throw(_) => None,
        }
    }

    fn seen(session: &Session, _house: House) -> Session {
        session.clone()
    }

    fn refusal(refusal: &classic_rules::Refusal, players: &[Player]) -> String {
        words::board_refusal(refusal, players)
    }

    fn against(session: &Session, other: i32) -> Ordering {
        other.cmp(&(session.table().turns().len() as i32))
    }

    fn result<'a>(open: &'a Open<Classic>) -> Element<'a, Message<Classic>> {
        result::view(open)
    }
}

/// Where a whim at a roll comes from.
fn seed(session: &Session, number: usize) -> u64 {
    let seed = session.setup().dice().seed().map_or(0, |seed| seed.0);
    seed.wrapping_add(number as u64)
}
