//! One throw, with the pad as the choice or the best one left it.

use iced::Size;

use super::{Message, ReviewedSeat};
use crate::app::review::moment::{self, Ranked, room};
use crate::app::review::{At, Way};
use crate::app::widget::Element;
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::coach::express::{Advice, ToWin};
use crate::coach::review::Measure;
use crate::coach::review::express::Moment;
use crate::rules::ThrowNumber;
use crate::session::Session;
use crate::text::{self as words, Figures, say};

/// A throw with its pad, large.
pub(super) fn view<'a>(
    seat: &'a ReviewedSeat,
    moment: &'a Moment,
    at: At,
    shown: Way,
    ahead: Option<&ToWin>,
    session: &'a Session,
    within: Size,
) -> Element<'a, Message> {
    let penalty = session.setup().penalty();
    let choices = seat.choices(moment);
    let place = seat.place(&choices, moment, shown);
    let best = choices.first().map_or(moment.best_value, |best| best.value);
    let shown = choices.get(place).copied().unwrap_or(Advice {
        choice: moment.chosen,
        value: moment.value,
    });
    let choice = shown.choice;
    let is_chosen = choice == moment.chosen;
    let lost = |value: f64| {
        let loss = best - value;
        (!Measure::Points.is_toss_up(loss)).then_some(loss)
    };
    let after = moment.pad.play(&moment.throw, choice);
    let sheet = Sheet {
        before: moment.pad,
        now: after.unwrap_or(moment.pad),
        ghost: None,
        penalty,
        drawn: 1.0,
    };
    let why = lost(shown.value).and_then(|_| match seat.costly(moment) {
        Some(cause) if is_chosen => Some(words::cause(cause)),
        _ => seat
            .why(moment, choice, choices.first()?.choice)
            .map(|cause| words::cause(&cause)),
    });
    let figures = Figures::of(Measure::Points, []);
    let ranked = choices.iter().map(|advice| Ranked {
        choice: words::choice(&advice.choice),
        heard: words::choice_in_words(&advice.choice),
        value: figures.value(advice.value),
        loss: lost(advice.value).map(|loss| words::worse(Measure::Points, loss)),
        is_chosen: advice.choice == moment.chosen,
    });
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
        measure: words::values_are(Measure::Points, false),
        choices: ranked.collect(),
        shown: place,
        effects: words::effects(&sheet.before, &sheet.now, choice, penalty),
        cost: words::cost(Measure::Points, lost(shown.value), is_chosen),
        why,
        to_win: ahead.and_then(|to_win| {
            let best = choices.first().map_or(moment.best, |best| best.choice);
            words::to_win_after(to_win, [choice, best])
        }),
        all: say!("coach-review-all-throws"),
    }
    .view(
        pad(&sheet, Scale::fitting(room(within))),
        within,
        Message::Go,
        [Message::PlayOn, Message::Ask, Message::Close],
    )
}
