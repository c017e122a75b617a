//! Judging a game seat by seat, in the background.

use std::ops::ControlFlow;
use std::ptr;
use std::sync::Arc;

use iced::Task;

use super::moment::{BoardMoment, Moment, PadMoment, Place};
use crate::app::background::{Report, of_coach, watched};
use crate::coach::classic::Values;
use crate::coach::express::{Damaged, ValueTable};
use crate::coach::review::express::others;
use crate::coach::review::{Measure, Moments, classic, express};
use crate::rules::Seat;
use crate::session::{self, Classic, Express, Session, Variant};

/// The review of one seat's game.
#[derive(Debug, Clone)]
pub struct SeatReview {
    /// The choices that count, in game order.
    pub moments: Moments<Moment>,
    pub measure: Measure,
    /// The value expected before the first throw or roll.
    pub start: f64,
    /// The change in value by the seat's choices.
    pub skill: f64,
    /// The change by the other players' turns, on the board with several players.
    pub others: Option<f64>,
    /// The value expected now; the result, once the seat has played to the end.
    pub end: f64,
    pub is_over: bool,
}

impl SeatReview {
    /// The costliest moments with their indices, the costliest first.
    pub fn costliest(&self) -> Vec<(usize, &Moment)> {
        let index = |moment| self.moments.iter().position(|other| ptr::eq(other, moment));
        let costliest = self.moments.costliest().into_iter();
        let costliest = costliest.filter_map(|moment| Some((index(moment)?, moment)));
        costliest.collect()
    }
}

/// A report on the judging, with the reviews by seat or the reason why there are none.
pub type Judgement = Report<Result<Arc<Vec<SeatReview>>, Damaged>>;

pub trait Analysed: Variant {
    /// Whether all seats choose with the same dice, so that switching seats stays at the same throw.
    const SHARES_DICE: bool;

    /// The number of throws or rolls to judge per seat.
    fn length(session: &Session<Self>) -> usize;

    /// Judges the game of a seat; `watch` is called for each throw or roll, and can break off.
    fn judge(
        session: &Session<Self>,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<SeatReview, Damaged>>;

    /// The place as one of either game.
    fn any_place(place: Self::Place) -> Place;

    /// The place, if it is in a game of this kind.
    fn own_place(place: Place) -> Option<Self::Place>;
}

/// Judges all seats of a game, off the UI thread.
pub fn judge<G: Analysed>(session: Session<G>) -> Task<Judgement> {
    let judge = move |tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>| {
        let (seats, length) = (session.players().len(), G::length(&session));
        let mut reviews = Vec::with_capacity(seats);
        for seat in Seat::all(seats) {
            let mut watch = |done| tell(seat.index() * length + done, seats * length);
            match G::judge(&session, seat, &mut watch)? {
                Ok(review) => reviews.push(review),
                Err(damaged) => return ControlFlow::Continue(Err(damaged)),
            }
        }
        ControlFlow::Continue(Ok(Arc::new(reviews)))
    };
    of_coach(|| watched(judge))
}

impl Analysed for Express {
    const SHARES_DICE: bool = true;

    fn length(session: &Session) -> usize {
        session.table().rounds().len()
    }

    fn judge(
        session: &Session,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<SeatReview, Damaged>> {
        let table = match ValueTable::shipped(session.setup().penalty()) {
            Ok(table) => table,
            Err(damaged) => return ControlFlow::Continue(Err(damaged)),
        };
        let review = express::Review::watched(table, session, seat, watch)?;
        let costliest = review.moments.costliest();
        let moments = review.moments.iter().map(|judged| {
            // Only the costliest choices are worth playing games on for.
            let is_costly = costliest.contains(&judged);
            let judged = *judged;
            Moment::Pad(PadMoment {
                cause: is_costly.then(|| judged.cause(table)).flatten(),
                others: others(session, seat, judged.number),
                ..PadMoment::new(judged, table)
            })
        });
        ControlFlow::Continue(Ok(SeatReview {
            moments: moments.collect(),
            measure: Measure::Points,
            start: review.start,
            skill: review.skill(),
            others: None,
            end: review.end(),
            is_over: session.table().out_at(seat).is_some(),
        }))
    }

    fn any_place(place: session::Place) -> Place {
        Place::Pad(place)
    }

    fn own_place(place: Place) -> Option<session::Place> {
        match place {
            Place::Pad(place) => Some(place),
            Place::Board(_) => None,
        }
    }
}

impl Analysed for Classic {
    const SHARES_DICE: bool = false;

    fn length(session: &Session<Classic>) -> usize {
        session.table().steps().len()
    }

    fn judge(
        session: &Session<Classic>,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<SeatReview, Damaged>> {
        let review = classic::Review::watched(Values::built_in(), session, seat, watch)?;
        let turns = session.table().turns();
        let moments = review.moments.iter().map(|judged| {
            let turn = turns.binary_search_by_key(&judged.turn, |turn| turn.number);
            Moment::Board(BoardMoment {
                roll: turn.ok().map(|turn| turns[turn].nth(judged.number)),
                judged: Box::new(judged.clone()),
            })
        });
        ControlFlow::Continue(Ok(SeatReview {
            moments: moments.collect(),
            measure: Measure::on_board(review.is_solo),
            start: review.start,
            skill: review.skill(),
            others: (!review.is_solo).then(|| review.others()),
            end: review.end(),
            is_over: session.is_over(),
        }))
    }

    fn any_place(place: session::classic::Place) -> Place {
        Place::Board(place)
    }

    fn own_place(place: Place) -> Option<session::classic::Place> {
        match place {
            Place::Board(place) => Some(place),
            Place::Pad(_) => None,
        }
    }
}
