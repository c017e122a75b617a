//! Plays and decisions on the board.

use super::{Question, hard};
use crate::coach::classic::{Advice, Turns, Values};
use crate::coach::review::classic::{Moment, Review};
use crate::coach::review::{Judged, Measure};
use crate::rules::Seat;
use crate::rules::classic::{Decision, Phase};
use crate::session::classic::Event;
use crate::session::{Classic, Seed, Session};

/// The choices of a seat that cost most, the costliest first.
pub fn of_game(values: &Values, session: &Session<Classic>, seat: Seat) -> Vec<Question<Classic>> {
    let review = Review::of(values, session, seat);
    let least = hard(Measure::on_board(session.is_solo())).start;
    let costly = review.moments.costliest().into_iter();
    let costly = costly.filter(|moment| moment.loss() >= least);
    costly
        .filter_map(|moment| question(session, moment))
        .collect()
}

/// The hard choices of the game that the master plays at every seat from this empty one of the app's dice, in their order.
pub fn of_master(values: &Values, mut session: Session<Classic>) -> Vec<Question<Classic>> {
    let hard = hard(Measure::on_board(session.is_solo()));
    let mut turns = Turns::new(values);
    let mut questions = Vec::new();
    while let Some((event, stake)) = next(&mut turns, &session) {
        if hard.contains(&stake) {
            let session = session.clone();
            questions.push(Question { session, stake });
        }
        if session.record(event).is_err() {
            break;
        }
    }
    questions
}

/// What comes next in a game that the master plays, and what the second best choice would lose; nothing once it is over.
fn next(turns: &mut Turns<'_>, session: &Session<Classic>) -> Option<(Event, f64)> {
    let table = session.table();
    match table.phase() {
        Phase::RollOff { number, .. } => {
            let dice = session.roll_off(number)?;
            Some((Event::RollOff { number, dice }, 0.0))
        }
        Phase::Play(roll) => {
            let step = table.step(roll)?;
            let advice = turns.plays(step.before(), step.roll());
            let play = advice.first()?.choice;
            Some((Event::Play { roll, play }, stake(&advice)))
        }
        Phase::Roll {
            number, may_stop, ..
        } => {
            let advice = match may_stop {
                true => turns.decisions(table.position()),
                false => Vec::new(),
            };
            let event = match advice.first().map(|best| best.choice) {
                Some(decision @ Decision::Stop) => Event::Decision {
                    roll: number.previous(),
                    decision,
                },
                Some(Decision::RollOn) | None => Event::Roll {
                    number,
                    roll: session.roll(number)?,
                },
            };
            Some((event, stake(&advice)))
        }
        Phase::Decision(_) | Phase::Over { .. } => None,
    }
}

/// What the second best choice would lose.
fn stake<T>(advice: &[Advice<T>]) -> f64 {
    match advice {
        [best, second, ..] => (best.value - second.value).abs(),
        _ => 0.0,
    }
}

/// The game up to a choice; `None` where a later correction has changed what stood then.
fn question(session: &Session<Classic>, moment: &Moment) -> Option<Question<Classic>> {
    let session = session.practice_from(moment.place(), Seed(0));
    let is_same = *session.table().position() == moment.position;
    is_same.then(|| Question {
        session,
        stake: moment.loss(),
    })
}
