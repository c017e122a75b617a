//! Choices to practise on: the costliest of the person's own games, and hard ones of the master's.

use std::ops::Range;

use super::classic::{Advice, Choice, Turns, Values, Weaker};
use super::express::{ValueTable, instant};
use super::review::{Judged, Measure, classic, express};
use crate::rules::classic::{Decision, Phase};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{self, Classic, Express, Session};

/// A quiz question.
#[derive(Debug, Clone, PartialEq)]
pub struct Question<M> {
    /// The choice, as made in a game.
    pub moment: M,
    /// The loss of that choice, or of the second best one in a master's game, in the [measure](Measure) of the game.
    pub stake: f64,
}

/// The costliest choices of a seat in a game of Express, the costliest first.
pub fn costly_throws(
    table: &ValueTable,
    session: &Session<Express>,
    seat: Seat,
) -> Vec<Question<express::Moment>> {
    let review = express::Review::of(table, session, seat);
    costliest(review.moments.costliest(), Measure::Points)
}

/// The costliest choices of a seat on the board, the costliest first.
pub fn costly_moves(
    values: &Values,
    session: &Session<Classic>,
    seat: Seat,
) -> Vec<Question<classic::Moment>> {
    let review = classic::Review::of(values, session, seat);
    let measure = Measure::on_board(session.is_solo());
    costliest(review.moments.costliest(), measure)
}

/// The costliest moments of a game that are hard enough.
fn costliest<M: Judged + Clone>(costliest: Vec<&M>, measure: Measure) -> Vec<Question<M>> {
    let least = hard(measure).start;
    let costly = costliest
        .into_iter()
        .filter(|moment| moment.loss() >= least);
    let questions = costly.map(|moment| Question {
        moment: moment.clone(),
        stake: moment.loss(),
    });
    questions.collect()
}

/// The range of losses worth a question: below are toss-ups, above the better choice is obvious.
fn hard(measure: Measure) -> Range<f64> {
    match measure {
        Measure::Points => 2.0..30.0,
        Measure::Chance => 0.02..0.18,
        Measure::Turns => 0.08..1.2,
    }
}

/// The hard choices, in order, of the game of Express that the master plays in this empty session with the app's dice.
pub fn hard_throws(
    table: &ValueTable,
    mut session: Session<Express>,
) -> Vec<Question<express::Moment>> {
    let mut questions = Vec::new();
    let mut number = ThrowNumber::FIRST;
    while let Some(throw) = session.dice().throw(number) {
        let pad = session.table().pads()[Seat::FIRST];
        let advice = instant(table, &pad, &throw);
        let Some(best) = advice.first() else {
            break;
        };
        let stake = advice
            .get(1)
            .map_or(0.0, |second| best.value - second.value);
        if hard(Measure::Points).contains(&stake) {
            let moment = express::Moment::of(table, number, &pad, &throw, best.choice);
            questions.extend(moment.map(|moment| Question { moment, stake }));
        }
        let choice = session::Event::Choice {
            throw: number,
            seat: Seat::FIRST,
            choice: best.choice,
        };
        let throw = session::Event::Throw { number, throw };
        if session.record(throw).is_err() || session.record(choice).is_err() {
            break;
        }
        number = number.next();
    }
    questions
}

/// The hard choices, in order, of the game that the master plays on the board, at all seats of this empty session with the
/// app's dice.
pub fn hard_moves(
    values: &Values,
    mut session: Session<Classic>,
) -> Vec<Question<classic::Moment>> {
    let hard = hard(Measure::on_board(session.is_solo()));
    let mut turns = Turns::new(values, Weaker::default());
    let mut questions = Vec::new();
    while let Some((event, advice)) = next_move(&mut turns, &session) {
        if let [best, second, ..] = advice[..] {
            let stake = (best.value - second.value).abs();
            if hard.contains(&stake) {
                let moment = classic::Moment::of(values, session.table(), best.choice);
                questions.extend(moment.map(|moment| Question { moment, stake }));
            }
        }
        if session.record(event).is_err() {
            break;
        }
    }
    questions
}

/// The next event of a game of the master, and the advice behind it; `None` once the game is over.
fn next_move(
    turns: &mut Turns<'_>,
    session: &Session<Classic>,
) -> Option<(session::classic::Event, Vec<Advice>)> {
    use session::classic::Event;

    let table = session.table();
    Some(match table.phase() {
        Phase::RollOff { number, .. } => {
            let dice = session.dice().roll_off(number)?;
            (Event::RollOff { number, dice }, Vec::new())
        }
        Phase::Play(roll) => {
            let step = table.step(roll)?;
            let advice = turns.advice(step.before(), Some(step.roll()));
            let play = advice.first()?.choice.play()?;
            (Event::Play { roll, play }, advice)
        }
        Phase::Roll {
            number, may_stop, ..
        } => {
            let advice = match may_stop {
                true => turns.advice(table.position(), None),
                false => Vec::new(),
            };
            let event = match advice.first().map(|best| best.choice) {
                Some(Choice::Stop) => Event::Decision {
                    roll: number.previous(),
                    decision: Decision::Stop,
                },
                _ => Event::Roll {
                    number,
                    roll: session.dice().roll(number)?,
                },
            };
            (event, advice)
        }
        Phase::Decision(_) | Phase::Over { .. } => return None,
    })
}
