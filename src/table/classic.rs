use super::game::exactly;
use super::{About, Act, AnyHost, Host, Hosted, Input, Subject, TableOptions, Thought, Viewer};
use crate::coach::classic::{Advice, Choice, Threat, Turns, Values, Weaker, choose, decide};
use crate::rules::classic::{Decision, Entry, Phase, Play, Position, Step, bust_odds};
use crate::rules::dice::{Die, Pairs, Roll, RollOff, Sum, pairings};
use crate::rules::{RollNumber, RollOffNumber, Seat};
use crate::session::classic::Event;
use crate::session::{Classic, Level, Refused, Seed};

type Session = crate::session::Session<Classic>;

/// A question to the coach: the plays of a roll, or whether to roll on.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// Where runners and squares stand.
    pub position: Position,
    /// The roll whose plays are asked about.
    pub roll: Option<Roll>,
    /// Whom the others are taken for.
    pub weaker: Weaker,
}

/// The coach's advice on the plays of a roll, or on rolling on and stopping.
#[derive(Debug, Clone)]
pub struct Hint {
    /// The choices, the best first.
    pub advice: Vec<Advice>,
    /// Whether the next roll cannot bust; never with the plays of a roll.
    pub is_safe: bool,
    /// The threat of another player after a stop; never with the plays of a roll.
    pub threat: Option<Threat>,
}

impl Hint {
    /// How much less a choice is worth than the best one.
    pub fn loss(&self, one: &Advice) -> f64 {
        let best = self.advice.first().map_or(one.value, |best| best.value);
        (best - one.value).abs()
    }
}

/// The outcome of an event at the board.
#[derive(Debug, Clone)]
pub enum Outcome {
    /// Nothing but the event.
    Plain,
    /// It corrects something earlier.
    Corrected,
    /// A roll without a play; this stood on the board before.
    Bust(Position),
    /// A stop; this stood on the board before, and these columns are won by it.
    Stopped(Position, Vec<Sum>),
    /// Several tied for the start, and roll again.
    Tied,
    /// It is decided that this seat begins.
    Starts(Seat),
}

impl Hosted for Classic {
    type Question = Question;
    type Advice = Hint;
    type Outcome = Outcome;

    fn advise(question: Question) -> Option<Hint> {
        let values = Values::built_in();
        let Question {
            position,
            roll,
            weaker,
        } = question;
        let may_roll = roll.is_none();
        Some(Hint {
            advice: Turns::new(values, weaker).advice(&position, roll.as_ref()),
            is_safe: may_roll && bust_odds(&position) == 0.0,
            threat: may_roll.then(|| values.threat(&position)).flatten(),
        })
    }

    fn question(seen: &Session, seat: Seat) -> Option<Question> {
        let table = seen.table();
        let (position, roll) = match table.phase() {
            Phase::Play(number) => {
                let step = table.step(number)?;
                (step.before(), Some(*step.roll()))
            }
            Phase::Roll { may_stop: true, .. } => (table.position(), None),
            _ => return None,
        };
        (position.turn() == seat).then(|| Question {
            position: position.clone(),
            roll,
            weaker: Weaker::at(seen),
        })
    }

    fn is_bots_turn(session: &Session, _options: TableOptions) -> bool {
        let is_app = !session.dice().are_real();
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

    fn is_left_to_bots(session: &Session) -> bool {
        let position = session.table().position();
        let mut seats = Seat::all(session.players().len());
        !session.is_over()
            && !session.dice().are_real()
            && seats.all(|seat| session.level(seat).is_some() || !position.plays_on(seat))
    }

    fn start_dice(session: &Session, seed: Seed) -> Vec<Event> {
        roll_offs(session, |number| Some(seed.roll_off(number)))
    }

    fn bot_event(session: &Session) -> Option<Event> {
        let table = session.table();
        let values = Values::built_in();
        let decide = |level: Level, position: &Position, seed| {
            decide(level, values, Weaker::at(session), position, seed)
        };
        match table.phase() {
            Phase::RollOff { .. } => Classic::app_dice(session).into_iter().next(),
            Phase::Roll {
                number,
                seat,
                may_stop,
            } => {
                let level = session.level(seat)?;
                let seed = seed(session, number);
                if may_stop && decide(level, table.position(), seed) == Decision::Stop {
                    return Some(Event::Decision {
                        roll: number.previous(),
                        decision: Decision::Stop,
                    });
                }
                Classic::app_dice(session).pop()
            }
            Phase::Play(number) => {
                let step = table.step(number)?;
                let level = session.level(step.seat())?;
                let (before, roll) = (step.before(), step.roll());
                let seed = seed(session, number);
                let play = choose(level, values, Weaker::at(session), before, roll, seed)?;
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

    fn at_zero(session: &Session, thought: Thought, by_coach: bool) -> Option<Event> {
        let table = session.table();
        let advised = |position: &Position, roll: Option<&Roll>| {
            let mut turns = Turns::new(Values::built_in(), Weaker::at(session));
            let advice = turns.advice(position, roll);
            Some(advice.first()?.choice)
        };
        match thought.subject {
            Subject::Play(number) => {
                let step = table.step(number)?;
                let play = if by_coach {
                    advised(step.before(), Some(step.roll()))?.play()?
                } else {
                    *plays_by_split(step).first()?
                };
                Some(Event::Play { roll: number, play })
            }
            Subject::RollOn(number) => {
                if by_coach && advised(table.position(), None)? == Choice::RollOn {
                    return Classic::app_dice(session).pop();
                }
                // Without the coach the turn ends, which keeps the gain and needs no dice.
                Some(Event::Decision {
                    roll: number.previous(),
                    decision: Decision::Stop,
                })
            }
            Subject::Throw(_) => None,
        }
    }

    fn thoughts(session: &Session) -> Vec<Thought> {
        let subject = match session.table().phase() {
            Phase::Play(number) => Subject::Play(number),
            Phase::Roll {
                number,
                may_stop: true,
                ..
            } => Subject::RollOn(number),
            _ => return Vec::new(),
        };
        let seat = session.table().position().turn();
        let is_persons = session.level(seat).is_none();
        is_persons
            .then_some(Thought { subject, seat })
            .into_iter()
            .collect()
    }

    fn revision(session: &Session, _seat: Seat) -> String {
        let last = session.table().steps().last();
        let dice = last.map_or(String::new(), |step| step.roll().to_string());
        format!("{}:{dice}", session.log().cursor())
    }

    fn input(
        session: &Session,
        _options: TableOptions,
        seat: Seat,
        act: &Act,
    ) -> Option<Input<Classic>> {
        let write = |event| Some(Input::Write(event, Some(Viewer::Seat(seat))));
        let decide = |roll, decision| write(Event::Decision { roll, decision });
        let are_real = session.dice().are_real();
        match (act, session.table().phase()) {
            (Act::TakeBack, _) => Some(Input::TakeBack(seat)),
            (Act::Roll, Phase::RollOff { .. }) if !are_real => Some(Input::Throw),
            (Act::Roll, Phase::Roll { seat: turn, .. }) if seat == turn && !are_real => {
                Some(Input::Throw)
            }
            (Act::Dice(dice), Phase::RollOff { number, .. }) if are_real => {
                let dice = RollOff::new(exactly(dice)?);
                write(Event::RollOff { number, dice })
            }
            (
                Act::Dice(dice),
                Phase::Roll {
                    number, seat: turn, ..
                },
            ) if are_real && acts_for(session, seat, turn) => {
                let roll = Roll::new(exactly(dice)?);
                write(Event::Roll { number, roll })
            }
            (Act::Correct(dice), _) if are_real => {
                let number = correctable(session)?;
                let roll = Roll::new(exactly(dice)?);
                write(Event::Roll { number, roll })
            }
            (&Act::Play(play), Phase::Play(roll)) => write(Event::Play { roll, play }),
            (
                Act::Stop,
                Phase::Roll {
                    number,
                    may_stop: true,
                    ..
                },
            ) => decide(number.previous(), Decision::Stop),
            (Act::Stop, Phase::Decision(roll)) => decide(roll, Decision::Stop),
            (Act::Roll, Phase::Decision(roll)) => decide(roll, Decision::RollOn),
            _ => None,
        }
    }

    fn any_host(host: Host<Classic>) -> AnyHost {
        AnyHost::Classic(host)
    }

    /// Those for the start are rolled for everybody at once.
    fn app_dice(session: &Session) -> Vec<Event> {
        match session.table().phase() {
            Phase::RollOff { .. } => {
                let dice = session.dice();
                roll_offs(session, |number| dice.roll_off(number))
            }
            Phase::Roll { number, .. } => {
                let roll = session.dice().roll(number);
                roll.map(|roll| Event::Roll { number, roll })
                    .into_iter()
                    .collect()
            }
            Phase::Play(_) | Phase::Decision(_) | Phase::Over { .. } => Vec::new(),
        }
    }

    fn about(session: &Session, _options: TableOptions, event: &Event) -> About {
        let (table, phase) = (session.table(), session.table().phase());
        let step = |roll| table.step(roll);
        let after = |roll: RollNumber, subject| About {
            is_late: step(roll.next()).is_some(),
            decision: step(roll).map(|step| Thought {
                subject,
                seat: step.seat(),
            }),
            ..About::default()
        };
        match *event {
            Event::RollOff { number, dice } => {
                let mut thrown = table.roll_offs();
                let is_next =
                    matches!(phase, Phase::RollOff { number: next, .. } if next == number);
                About {
                    is_dice: true,
                    stands: thrown.nth(number.index()).map(|(_, dice)| *dice) == Some(dice),
                    is_correction: !is_next,
                    ..About::default()
                }
            }
            Event::Roll { number, roll } => {
                let position = table.position();
                let is_next = matches!(phase, Phase::Roll { number: next, .. } if next == number);
                // The next roll of a turn says that its player rolls on.
                let is_decided = position.may_stop() && is_next;
                About {
                    is_dice: true,
                    stands: step(number).map(Step::roll) == Some(&roll),
                    is_correction: !is_next,
                    decision: is_decided.then_some(Thought {
                        subject: Subject::RollOn(number),
                        seat: position.turn(),
                    }),
                    ..About::default()
                }
            }
            Event::Play { roll, play } => About {
                stands: step(roll).and_then(Step::play) == Some(play),
                is_correction: phase != Phase::Play(roll),
                ..after(roll, Subject::Play(roll))
            },
            Event::Decision { roll, decision } => About {
                stands: step(roll).and_then(Step::decision) == Some(decision),
                is_correction: match phase {
                    Phase::Roll { number, .. } => number != roll.next(),
                    phase => phase != Phase::Decision(roll),
                },
                ..after(roll, Subject::RollOn(roll.next()))
            },
            Event::Seating(_) => About::default(),
        }
    }

    fn record(
        session: &mut Session,
        options: TableOptions,
        event: Event,
    ) -> Result<Outcome, Refused<Classic>> {
        let is_correction = Classic::about(session, options, &event).is_correction;
        let before = session.table().position().clone();
        let rolls = session.table().steps().len();
        session.record(event.clone())?;
        if is_correction {
            return Ok(Outcome::Corrected);
        }
        let table = session.table();
        let last = table.steps().last().filter(|_| table.steps().len() > rolls);
        Ok(match event {
            _ if last.map(Step::entry) == Some(&Entry::Bust) => Outcome::Bust(before),
            Event::Decision {
                decision: Decision::Stop,
                ..
            } => {
                let won = Sum::ALL
                    .into_iter()
                    .filter(|&column| before.winner_of(column).is_none())
                    .filter(|&column| table.position().winner_of(column).is_some())
                    .collect();
                Outcome::Stopped(before, won)
            }
            Event::RollOff { .. } => match (table.first(), table.is_tied()) {
                (Some(first), _) => Outcome::Starts(first),
                (None, true) => Outcome::Tied,
                (None, false) => Outcome::Plain,
            },
            _ => Outcome::Plain,
        })
    }
}

/// The legal plays of a roll in the order of its splits, which gives every play its letter.
pub fn plays_by_split(step: &Step) -> Vec<Play> {
    let legal = step.before().plays(step.roll());
    let splits = splits(step.roll()).into_iter();
    splits
        .flat_map(|(pairs, _)| step.before().plays_of(pairs))
        .filter(|play| legal.contains(play))
        .collect()
}

/// All starting rolls that these dice still decide.
fn roll_offs(session: &Session, dice: impl Fn(RollOffNumber) -> Option<RollOff>) -> Vec<Event> {
    let mut start = session.clone();
    let mut rolled = Vec::new();
    while let Phase::RollOff { number, .. } = start.table().phase()
        && let Some(dice) = dice(number)
        && start.record(Event::RollOff { number, dice }).is_ok()
    {
        rolled.push(Event::RollOff { number, dice });
    }
    rolled
}

/// The different ways to split a roll, with the dice of the low pair and then of the high one.
pub fn splits(roll: &Roll) -> Vec<(Pairs, [Die; Roll::DICE])> {
    let mut splits: Vec<(Pairs, [Die; Roll::DICE])> = Vec::new();
    for (pairs, dice) in pairings(roll.dice()) {
        if splits.iter().all(|(other, _)| *other != pairs) {
            splits.push((pairs, dice));
        }
    }
    splits
}

/// The roll whose dice can be corrected on a phone: the current one, or the bust just before.
pub fn correctable(session: &Session) -> Option<RollNumber> {
    let table = session.table();
    match table.phase() {
        Phase::Play(number) => Some(number),
        Phase::Roll { .. } => {
            let last = table.steps().last()?;
            (*last.entry() == Entry::Bust).then(|| RollNumber::new(table.steps().len()))
        }
        _ => None,
    }
}

/// Whether a seat may act now: in its own turn, or to roll dice for the computer.
pub fn acts_for(session: &Session, seat: Seat, turn: Seat) -> bool {
    seat == turn || session.level(turn).is_some()
}

/// The seed of a bot's random choices at a roll.
fn seed(session: &Session, number: RollNumber) -> u64 {
    let seed = session.dice().seed().map_or(0, |seed| seed.0);
    seed.wrapping_add(number.get() as u64)
}
