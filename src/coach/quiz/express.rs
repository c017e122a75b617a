//! Throws of Express to choose for.

use super::{Question, hard};
use crate::coach::express::{ValueTable, instant};
use crate::coach::review::express::Review;
use crate::coach::review::{Judged, Measure};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Session};

/// The choices of a seat that cost most, the costliest first.
pub fn of_game(
    table: &ValueTable,
    session: &Session<Express>,
    seat: Seat,
) -> Vec<Question<Express>> {
    let review = Review::of(table, session, seat);
    let costliest = review.moments.costliest().into_iter();
    let costly = costliest.filter(|moment| moment.loss() >= hard(Measure::Points).start);
    let questions = costly.filter_map(|moment| {
        Some(Question {
            session: session.alone_up_to(seat, moment.number)?,
            stake: moment.loss(),
        })
    });
    questions.collect()
}

/// The hard choices of the game that the master plays from this empty one of the app's dice, in their order.
pub fn of_master(table: &ValueTable, mut session: Session<Express>) -> Vec<Question<Express>> {
    let mut questions = Vec::new();
    let mut number = ThrowNumber::FIRST;
    while let Some(throw) = session.throw(number) {
        let advice = instant(table, &session.table().pads()[Seat::FIRST], &throw);
        let Some(best) = advice.first() else {
            break;
        };
        if session.record(Event::Throw { number, throw }).is_err() {
            break;
        }
        let stake = advice
            .get(1)
            .map_or(0.0, |second| best.value - second.value);
        if hard(Measure::Points).contains(&stake) {
            let session = session.clone();
            questions.push(Question { session, stake });
        }
        let choice = Event::Choice {
            throw: number,
            seat: Seat::FIRST,
            choice: best.choice,
        };
        if session.record(choice).is_err() {
            break;
        }
        number = number.next();
    }
    questions
}
