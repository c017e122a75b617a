//! One throw, with the pad as the choice or the best one left it.

use iced::Size;

use super::{Message, ReviewedSeat};
use crate::app::review::moment::{self, room};
use crate::app::review::{At, Way};
use crate::app::widget::Element;
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::coach::review::Judged;
use crate::coach::review::express::Moment;
use crate::rules::ThrowNumber;
use crate::rules::express::Choice;
use crate::session::Session;
use crate::text::{self as words, number, say};

/// A throw with its pad, large.
pub(super) fn view<'a>(
    seat: &'a ReviewedSeat,
    moment: &'a Moment,
    at: At,
    shown: Way,
    session: &'a Session,
    within: Size,
) -> Element<'a, Message> {
    let penalty = session.setup().penalty();
    let choice = match shown {
        Way::Chosen => moment.chosen,
        Way::Best => moment.best,
    };
    let after = moment.pad.play(&moment.throw, choice);
    let sheet = Sheet {
        before: moment.pad,
        now: after.unwrap_or(moment.pad),
        ghost: None,
        penalty,
        drawn: 1.0,
    };
    let of = |choice: Choice, value: f64| {
        let points = words::signed(value.round() as i32);
        [words::choice_in_words(&choice), points]
    };
    let costly = seat
        .costliest
        .iter()
        .find(|(costly, _)| costly.number == moment.number);
    let count = seat.review.moments.len();
    moment::Moment {
        player: &session.players()[at.seat],
        title: say!(
            "coach-review-throw-of",
            throw = moment.number.get(),
            count = count
        ),
        place: None,
        is_first: moment.number == ThrowNumber::FIRST,
        is_last: moment.number.get() == count,
        dice: moment.throw.dice().to_vec(),
        shown,
        measure: say!("coach-review-expected-score"),
        chosen: of(moment.chosen, moment.value),
        better: (!moment.is_best()).then(|| of(moment.best, moment.best_value)),
        effects: words::effects(&sheet.before, &sheet.now, choice, penalty),
        cost: say!(
            "coach-review-cost-points",
            points = number(moment.loss(), 1)
        ),
        why: costly.map(|(_, cause)| words::cause(cause)),
        all: say!("coach-review-all-throws"),
    }
    .view(
        pad(&sheet, Scale::fitting(room(within), 1.0)),
        within,
        Message::Go,
        Message::Close,
    )
}
