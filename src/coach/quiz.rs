//! Choices to practise on: those that cost most in one's own games, and hard ones of the master's.

use super::express::{ValueTable, instant};
use super::review::Judged;
use super::review::express::Review;
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Event, Express, Session};

/// A throw to choose for.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    /// A game alone up to this throw, which waits for the choice.
    pub session: Session<Express>,
    /// What was lost there, or what the second best choice would lose, in points.
    pub stake: f64,
}

impl Question {
    /// What a choice that is worth another look has lost at least, in points.
    const COSTLY: f64 = 2.0;
    /// From this stake on the better choice of two is plain.
    const PLAIN: f64 = 30.0;

    /// The choices of a seat that cost most, the costliest first.
    pub fn of_game(table: &ValueTable, session: &Session<Express>, seat: Seat) -> Vec<Question> {
        let review = Review::of(table, session, seat);
        let costliest = review.moments.costliest().into_iter();
        let costly = costliest.filter(|moment| moment.loss() >= Question::COSTLY);
        let questions = costly.filter_map(|moment| {
            Some(Question {
                session: session.alone_up_to(seat, moment.number)?,
                stake: moment.loss(),
            })
        });
        questions.collect()
    }

    /// The hard choices of the game that the master plays from this empty one of the app's dice, in their order.
    pub fn of_master(table: &ValueTable, mut session: Session<Express>) -> Vec<Question> {
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
            if (Question::COSTLY..Question::PLAIN).contains(&stake) {
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
}
