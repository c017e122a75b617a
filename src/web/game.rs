//! What each game brings so that it can be played on phones.

use maud::Markup;

use super::act::{self, Act};
use super::{Said, Shown, page};
use crate::rules::classic::{Decision, Entry, Phase as BoardPhase};
use crate::rules::dice::{Die, Roll, RollOff, Throw};
use crate::rules::express::Phase;
use crate::rules::{RollNumber, Seat, ThrowNumber};
use crate::session::classic::Event as BoardEvent;
use crate::session::{Classic, Event, Express, Player, Session};
use crate::table::{Host, Input, Subject, Thought, Viewer};
use crate::text::Told;

/// What a game brings so that it can be played on phones.
pub trait OnPhones: Told {
    /// What a seat is asked now, as its pages send it back: an input that brings another is late.
    fn moment(session: &Session<Self>, seat: Seat) -> String;

    /// What the host is handed for an act of a seat; nothing where it means nothing now.
    fn input(host: &Host<Self>, seat: Seat, act: &Act) -> Option<Input<Self>>;

    /// What people think about now, all of it the same: their time runs.
    fn thoughts(session: &Session<Self>) -> Vec<Thought>;

    /// What a viewer sees of a game.
    fn main(host: &Host<Self>, viewer: Viewer, shown: &Shown) -> Markup;
}

/// A game of either kind, to be shown.
pub trait Table: Send + Sync {
    /// Who sits at the table.
    fn players(&self) -> &[Player];

    /// Whether a person plays at a seat.
    fn is_open(&self, seat: Seat) -> bool;

    /// What was done last.
    fn last(&self) -> String;

    /// What everybody is told.
    fn said(&self) -> Option<String>;

    /// What a viewer sees.
    fn main(&self, viewer: Viewer, shown: &Shown) -> Markup;
}

/// A game, with what everybody is told about it.
pub struct Game<G: OnPhones> {
    pub host: Host<G>,
    pub said: Option<Said<G>>,
}

impl<G: OnPhones> Table for Game<G> {
    fn players(&self) -> &[Player] {
        self.host.session().players()
    }

    fn is_open(&self, seat: Seat) -> bool {
        let session = self.host.session();
        session.level(seat).is_none() && session.tenure(seat).departed.is_none()
    }

    fn last(&self) -> String {
        act::last(self.host.session())
    }

    fn said(&self) -> Option<String> {
        self.said.as_ref()?.words(&self.host)
    }

    fn main(&self, viewer: Viewer, shown: &Shown) -> Markup {
        G::main(&self.host, viewer, shown)
    }
}

/// The throw that a seat is asked about: the first that it has missed, or the last.
pub fn asked(session: &Session<Express>, seat: Seat) -> ThrowNumber {
    let mut waiting = session.table().waiting();
    let own = waiting.find(|&(_, of)| of == seat);
    own.map_or(session.table().last_throw(), |(throw, _)| throw)
}

/// Whether secret choices have been revealed: nobody changes theirs on a phone any more, now that they know the others'.
pub fn is_settled(host: &Host<Express>) -> bool {
    host.record().options.secret && !matches!(host.session().table().phase(), Phase::Choices(_))
}

impl OnPhones for Express {
    fn moment(session: &Session<Express>, seat: Seat) -> String {
        let (asked, last) = (asked(session, seat), session.table().last_throw());
        let dice = [asked, last].map(|number| {
            let round = session.table().round(number);
            round.map_or(String::new(), |round| round.throw().to_string())
        });
        format!("{asked}:{}/{last}:{}", dice[0], dice[1])
    }

    fn input(host: &Host<Express>, seat: Seat, act: &Act) -> Option<Input<Express>> {
        let session = host.session();
        let by = Some(Viewer::Seat(seat));
        let are_real = session.setup().dice().are_real();
        let table = session.table();
        match act {
            Act::Choose(_) | Act::TakeBack if is_settled(host) => None,
            Act::Choose(choice) => {
                let throw = asked(session, seat);
                let choice = *choice;
                Some(Input::Write(
                    Event::Choice {
                        throw,
                        seat,
                        choice,
                    },
                    by,
                ))
            }
            Act::TakeBack => Some(Input::TakeBack(seat)),
            Act::Roll => {
                let is_asked = matches!(table.phase(), Phase::Throw(_));
                (is_asked && !are_real).then_some(Input::Throw)
            }
            Act::Dice(dice) if are_real => {
                let Phase::Throw(number) = table.phase() else {
                    return None;
                };
                let throw = Throw::new(some(dice)?);
                Some(Input::Write(Event::Throw { number, throw }, by))
            }
            Act::Correct(dice) if are_real => {
                let number = table.last_throw();
                table.round(number)?;
                let throw = Throw::new(some(dice)?);
                Some(Input::Write(Event::Throw { number, throw }, by))
            }
            Act::Dice(_) | Act::Correct(_) | Act::Play(_) | Act::Stop => None,
        }
    }

    fn thoughts(session: &Session<Express>) -> Vec<Thought> {
        let Phase::Choices(number) = session.table().phase() else {
            return Vec::new();
        };
        let waiting = session.table().waiting();
        let people =
            waiting.filter(|&(throw, seat)| throw == number && session.level(seat).is_none());
        let subject = Subject::Throw(number);
        people.map(|(_, seat)| Thought { subject, seat }).collect()
    }

    fn main(host: &Host<Express>, viewer: Viewer, shown: &Shown) -> Markup {
        page::express::main(host, viewer, shown)
    }
}

/// The roll whose dice can be corrected on a phone: the one that is played, or that was a bust just now.
pub fn correctable(session: &Session<Classic>) -> Option<RollNumber> {
    let table = session.table();
    match table.phase() {
        BoardPhase::Play(number) => Some(number),
        BoardPhase::Roll { .. } => {
            let last = table.steps().last()?;
            (*last.entry() == Entry::Bust).then(|| RollNumber::new(table.steps().len()))
        }
        _ => None,
    }
}

/// Whether a seat may act for the one whose turn it is at the board: for itself, or for the program, whose dice people roll.
pub fn acts_for(session: &Session<Classic>, seat: Seat, turn: Seat) -> bool {
    seat == turn || session.level(turn).is_some()
}

impl OnPhones for Classic {
    fn moment(session: &Session<Classic>, _seat: Seat) -> String {
        let last = session.table().steps().last();
        let dice = last.map_or(String::new(), |step| step.roll().to_string());
        format!("{}:{dice}", session.log().cursor())
    }

    fn input(host: &Host<Classic>, seat: Seat, act: &Act) -> Option<Input<Classic>> {
        let session = host.session();
        let write = |event| Some(Input::Write(event, Some(Viewer::Seat(seat))));
        let are_real = session.setup().dice().are_real();
        let table = session.table();
        match (act, table.phase()) {
            (Act::TakeBack, _) => Some(Input::TakeBack(seat)),
            (Act::Roll, BoardPhase::RollOff { .. }) if !are_real => Some(Input::Throw),
            (Act::Roll, BoardPhase::Roll { seat: turn, .. }) if seat == turn && !are_real => {
                Some(Input::Throw)
            }
            (Act::Dice(dice), BoardPhase::RollOff { number, .. }) if are_real => {
                let dice = RollOff::new(some(dice)?);
                write(BoardEvent::RollOff { number, dice })
            }
            (
                Act::Dice(dice),
                BoardPhase::Roll {
                    number, seat: turn, ..
                },
            ) if are_real && acts_for(session, seat, turn) => {
                let roll = Roll::new(some(dice)?);
                write(BoardEvent::Roll { number, roll })
            }
            (Act::Correct(dice), _) if are_real => {
                let number = correctable(session)?;
                let roll = Roll::new(some(dice)?);
                write(BoardEvent::Roll { number, roll })
            }
            (&Act::Play(play), BoardPhase::Play(roll)) => write(BoardEvent::Play { roll, play }),
            (
                Act::Stop,
                BoardPhase::Roll {
                    number,
                    may_stop: true,
                    ..
                },
            ) => write(BoardEvent::Decision {
                roll: number.previous(),
                decision: Decision::Stop,
            }),
            (Act::Stop | Act::Roll, BoardPhase::Decision(roll)) => write(BoardEvent::Decision {
                roll,
                decision: if *act == Act::Stop {
                    Decision::Stop
                } else {
                    Decision::RollOn
                },
            }),
            _ => None,
        }
    }

    fn thoughts(session: &Session<Classic>) -> Vec<Thought> {
        let subject = match session.table().phase() {
            BoardPhase::Play(number) => Subject::Play(number),
            BoardPhase::Roll {
                number,
                may_stop: true,
                ..
            } => Subject::RollOn(number),
            _ => return Vec::new(),
        };
        let seat = session.table().position().turn();
        let thought = Thought { subject, seat };
        let is_persons = session.level(seat).is_none();
        is_persons.then_some(thought).into_iter().collect()
    }

    fn main(host: &Host<Classic>, viewer: Viewer, shown: &Shown) -> Markup {
        page::classic::main(host, viewer, shown)
    }
}

/// So many dice, if they are that many.
fn some<const COUNT: usize>(dice: &[Die]) -> Option<[Die; COUNT]> {
    dice.try_into().ok()
}
