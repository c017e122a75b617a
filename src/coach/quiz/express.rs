//! Throws of Express to choose for.

use super::{Question, costliest, hard};
use crate::coach::express::{ValueTable, instant};
use crate::coach::review::Measure;
use crate::coach::review::express::{Moment, Review};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Session};

/// The costliest choices of a seat, the costliest first.
pub fn of_game(
    table: &ValueTable,
    session: &Session<Express>,
    seat: Seat,
) -> Vec<Question<Moment>> {
    let review = Review::of(table, session, seat);
    costliest(review.moments.costliest(), Measure::Points)
}

/// The hard choices, in order, of the game that the master plays in this empty session with the app's dice.
pub fn of_master(table: &ValueTable, mut session: Session<Express>) -> Vec<Question<Moment>> {
    let mut questions = Vec::new();
    let mut number = ThrowNumber::FIRST;
    while let Some(throw) = session.throw(number) {
        let pad = session.table().pads()[Seat::FIRST];
        let advice = instant(table, &pad, &throw);
        let Some(best) = advice.first() else {
            break;
        };
        let stake = advice
            .get(1)
            .map_or(0.0, |second| best.value - second.value);
        if hard(Measure::Points).contains(&stake) {
            let moment = Moment::of(table, number, &pad, &throw, best.choice);
            questions.extend(moment.map(|moment| Question { moment, stake }));
        }
        let choice = Event::Choice {
            throw: number,
            seat: Seat::FIRST,
            choice: best.choice,
        };
        let throw = Event::Throw { number, throw };
        if session.record(throw).is_err() || session.record(choice).is_err() {
            break;
        }
        number = number.next();
    }
    questions
}
