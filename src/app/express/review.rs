//! What each choice of a game was worth, and how much of the result was luck.

mod moment;
mod view;

use std::ops::ControlFlow;

use iced::Size;

use crate::app::review::{self, ASK_LINE, At, PLAY_ON_LINE, ReviewUi, Shown, Way};
use crate::app::widget::{Bars, Element};
use crate::coach::express::{Advice, Damaged, Percentile, ToWin, ValueTable};
use crate::coach::review::express::{Cause, Choices, Moment, Review, others};
use crate::coach::review::{Judged, Measure, Moments};
use crate::rules::express::{Choice, Pad, Penalty};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Place, Session};
use crate::text::{self as words, Phrase, phrase, say};

/// What happens in the review of this game.
pub type Message = review::Message<Express>;

/// The game of one seat, judged.
#[derive(Debug, Clone)]
pub struct ReviewedSeat {
    review: Review,
    penalty: Penalty,
    /// The pads of the others after each throw, where somebody of them plays on.
    others: Vec<Vec<Pad>>,
    /// The costliest moments, each with the reason.
    costliest: Vec<(Moment, Cause)>,
    /// The place of the final score, once the seat is out.
    result: Option<Standing>,
}

/// A final score among those of near-optimal games.
#[derive(Debug, Clone)]
struct Standing {
    total: i32,
    place: Percentile,
    /// What near-optimal games end with.
    bars: Bars,
}

impl ReviewedSeat {
    fn of(table: &ValueTable, session: &Session, seat: Seat, review: Review) -> ReviewedSeat {
        let costliest = review.moments.costliest().into_iter();
        let costliest = costliest.filter_map(|moment| Some((*moment, moment.cause(table)?)));
        let total = session.score(seat).total();
        let is_out = session.table().out_at(seat).is_some();
        let moments = review.moments.iter();
        let others = moments.map(|moment| others(session, seat, moment.number));
        ReviewedSeat {
            others: others.collect(),
            costliest: costliest.collect(),
            result: is_out.then(|| Standing {
                total,
                place: table.distribution().percentile(total),
                bars: Bars::of(table.distribution()),
            }),
            review,
            penalty: table.penalty(),
        }
    }

    /// Every choice of the throw with its value, the best first.
    fn choices(&self, moment: &Moment) -> Vec<Advice> {
        let table = ValueTable::shipped(self.penalty);
        table.map_or_else(|_| Vec::new(), |table| moment.choices(table))
    }

    /// The place of what is shown among all choices.
    fn place(&self, choices: &[Advice], moment: &Moment, shown: Way) -> usize {
        let mut choices = choices.iter();
        shown.place(choices.position(|advice| advice.choice == moment.chosen))
    }

    /// Why the choice that was made is among the costliest.
    fn costly(&self, moment: &Moment) -> Option<&Cause> {
        let mut costliest = self.costliest.iter();
        let (_, cause) = costliest.find(|(costly, _)| costly.number == moment.number)?;
        Some(cause)
    }

    /// Why the one choice of a throw is worth less than the other.
    fn why(&self, moment: &Moment, choice: Choice, best: Choice) -> Option<Cause> {
        let table = ValueTable::shipped(self.penalty).ok()?;
        Cause::of(table, &moment.pad, &moment.throw, [choice, best])
    }
}

impl ReviewUi for Express {
    type SeatReview = ReviewedSeat;
    type Moment = Moment;
    type Ahead = ToWin;

    const REVIEW_KEYS: &'static [(&'static str, Phrase)] = &[
        ("← →", phrase!("keys-review-the-throw-before-the-next")),
        ("Enter", phrase!("keys-review-show-the-pad-of-the")),
        ("C, B", phrase!("keys-review-the-pad-with-what-was")),
        ("↑ ↓", phrase!("keys-review-a-better-choice-a-worse")),
        (
            "Page Up, Page Down",
            phrase!("keys-the-player-before-the-next"),
        ),
        ("Alt+1 … Alt+8", phrase!("keys-the-game-of-this-player")),
        PLAY_ON_LINE,
        ASK_LINE,
        ("Esc", phrase!("keys-go-back")),
    ];
    const SHARES_DICE: bool = true;
    const MOMENTS_BEFORE: usize = 3;

    fn place(seat: Seat, moment: &Moment) -> Place {
        Place::Choice(moment.number, seat)
    }

    fn length(session: &Session) -> usize {
        session.table().rounds().len()
    }

    fn judge(
        session: &Session,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<ReviewedSeat, Damaged>> {
        let table = match ValueTable::shipped(session.setup().penalty()) {
            Ok(table) => table,
            Err(damaged) => return ControlFlow::Continue(Err(damaged)),
        };
        let review = Review::watched(table, session, seat, watch)?;
        ControlFlow::Continue(Ok(ReviewedSeat::of(table, session, seat, review)))
    }

    fn told(_: &ReviewedSeat, moment: &Moment) -> [String; 3] {
        [
            say!("coach-review-throw", throw = moment.number.get()),
            words::choice(&moment.chosen),
            format!("−{}", words::lost(Measure::Points, moment.loss())),
        ]
    }

    fn moments(seat: &ReviewedSeat) -> &Moments<Moment> {
        &seat.review.moments
    }

    fn ahead(
        seat: &ReviewedSeat,
        place: usize,
        size: Shown,
    ) -> Option<impl FnOnce() -> Option<ToWin> + Send + 'static> {
        let moment = *seat.review.moments.get(place)?;
        let others = seat.others.get(place)?.clone();
        let penalty = seat.penalty;
        let with = match size {
            Shown::OnCard => Choices::ChosenAndBest,
            Shown::Large => Choices::All,
        };
        (!others.is_empty()).then_some(move || {
            let table = ValueTable::shipped(penalty).ok()?;
            moment.to_win(table, &others, with)
        })
    }

    fn rank(seat: &ReviewedSeat, moment: &Moment, shown: Way) -> (usize, usize) {
        let choices = seat.choices(moment);
        (seat.place(&choices, moment, shown), choices.len())
    }

    fn pointed_at(_: &[Moment], number: usize) -> Option<usize> {
        number.checked_sub(1)
    }

    fn all_moments<'a>(
        seats: &'a [ReviewedSeat],
        seat: &'a ReviewedSeat,
        at: At,
        cards: &[(usize, &'a ToWin)],
        session: &'a Session,
        secret: Option<ThrowNumber>,
        within: Size,
    ) -> Element<'a, Message> {
        view::all(seats, seat, at, cards, session, secret, within)
    }

    fn one_moment<'a>(
        seat: &'a ReviewedSeat,
        moment: &'a Moment,
        at: At,
        shown: Way,
        ahead: Option<&'a ToWin>,
        session: &'a Session,
        within: Size,
    ) -> Element<'a, Message> {
        moment::view(seat, moment, at, shown, ahead, session, within)
    }
}
