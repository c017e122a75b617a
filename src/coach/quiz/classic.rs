//! Plays and decisions on the board.

use super::{Question, costliest, hard};
use crate::coach::classic::{Advice, Turns, Values};
use crate::coach::review::Measure;
use crate::coach::review::classic::{Choice, Moment, Review};
use crate::rules::Seat;
use crate::rules::classic::{Decision, Phase};
use crate::session::classic::Event;
use crate::session::{Classic, Session};

/// The costliest choices of a seat, the costliest first.
pub fn of_game(values: &Values, session: &Session<Classic>, seat: Seat) -> Vec<Question<Moment>> {
    let review = Review::of(values, session, seat);
    let measure = Measure::on_board(session.is_solo());
    costliest(review.moments.costliest(), measure)
}

/// The hard choices, in order, of the game that the master plays at all seats of this empty session with the app's
/// dice.
pub fn of_master(values: &Values, mut session: Session<Classic>) -> Vec<Question<Moment>> {
    let hard = hard(Measure::on_board(session.is_solo()));
    let mut turns = Turns::new(values);
    let mut questions = Vec::new();
    while let Some(Move {
        event,
        choice,
        stake,
    }) = next(&mut turns, &session)
    {
        let choice = choice.filter(|_| hard.contains(&stake));
        let moment = choice.and_then(|choice| Moment::of(values, session.table(), choice));
        questions.extend(moment.map(|moment| Question { moment, stake }));
        if session.record(event).is_err() {
            break;
        }
    }
    questions
}

/// A move of the master.
struct Move {
    event: Event,
    /// The choice behind the event; `None` for dice.
    choice: Option<Choice>,
    /// The loss of the second best choice.
    stake: f64,
}

/// The next move of the master; `None` once the game is over.
fn next(turns: &mut Turns<'_>, session: &Session<Classic>) -> Option<Move> {
    let table = session.table();
    Some(match table.phase() {
        Phase::RollOff { number, .. } => Move {
            event: Event::RollOff {
                number,
                dice: session.roll_off(number)?,
            },
            choice: None,
            stake: 0.0,
        },
        Phase::Play(roll) => {
            let step = table.step(roll)?;
            let advice = turns.plays(step.before(), step.roll());
            let play = advice.first()?.choice;
            Move {
                event: Event::Play { roll, play },
                choice: Some(Choice::Play(play)),
                stake: stake(&advice),
            }
        }
        Phase::Roll {
            number, may_stop, ..
        } => {
            let advice = match may_stop {
                true => turns.decisions(table.position()),
                false => Vec::new(),
            };
            let best = advice.first().map(|best| best.choice);
            let event = match best {
                Some(decision @ Decision::Stop) => Event::Decision {
                    roll: number.previous(),
                    decision,
                },
                Some(Decision::RollOn) | None => Event::Roll {
                    number,
                    roll: session.roll(number)?,
                },
            };
            Move {
                event,
                choice: best.map(Choice::Decision),
                stake: stake(&advice),
            }
        }
        Phase::Decision(_) | Phase::Over { .. } => return None,
    })
}

/// The loss of the second best choice.
fn stake<T>(advice: &[Advice<T>]) -> f64 {
    match advice {
        [best, second, ..] => (best.value - second.value).abs(),
        _ => 0.0,
    }
}
