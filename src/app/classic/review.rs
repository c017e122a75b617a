//! What each play and each decision of a game on the board was worth.

mod view;

use std::convert::Infallible;
use std::ops::ControlFlow;

use iced::Size;

use crate::app::review::{self, ASK_LINE, At, PLAY_ON_LINE, ReviewUi, Shown, Way};
use crate::app::widget::Element;
use crate::coach::classic::Values;
use crate::coach::express::Damaged;
use crate::coach::review::classic::{Moment, Review};
use crate::coach::review::{Judged, Measure, Moments};
use crate::rules::{Seat, ThrowNumber};
use crate::session::classic::Place;
use crate::session::{Classic, Session};
use crate::text::{self as words, Phrase, phrase, say};

/// What happens in the review of this game.
pub type Message = review::Message<Classic>;

impl ReviewUi for Classic {
    type SeatReview = Review;
    type Moment = Moment;
    /// The values are chances to win already.
    type Ahead = Infallible;

    const REVIEW_KEYS: &'static [(&'static str, Phrase)] = &[
        (
            "← →",
            phrase!("keys-board-review-the-choice-before-the-next"),
        ),
        ("Enter", phrase!("keys-board-review-show-the-board-of-the")),
        ("C, B", phrase!("keys-board-review-the-board-with-what-was")),
        ("↑ ↓", phrase!("keys-review-a-better-choice-a-worse")),
        (
            "Page Up, Page Down",
            phrase!("keys-the-player-before-the-next"),
        ),
        ("Alt+1 … Alt+4", phrase!("keys-the-game-of-this-player")),
        PLAY_ON_LINE,
        ASK_LINE,
        ("Esc", phrase!("keys-go-back")),
    ];
    const SHARES_DICE: bool = false;
    const MOMENTS_BEFORE: usize = 4;

    fn place(_: Seat, moment: &Moment) -> Place {
        moment.place()
    }

    fn length(session: &Session<Classic>) -> usize {
        session.table().steps().len()
    }

    fn judge(
        session: &Session<Classic>,
        seat: Seat,
        watch: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<(), Result<Review, Damaged>> {
        Review::watched(Values::built_in(), session, seat, watch).map_continue(Ok)
    }

    fn told(review: &Review, moment: &Moment) -> [String; 3] {
        let lost = words::lost(Measure::on_board(review.is_solo), moment.loss());
        let cost = if review.is_solo {
            say!("coach-review-turns-lost", turns = lost)
        } else {
            say!("coach-review-percent-lost", number = lost)
        };
        [
            say!("coach-review-turn", turn = moment.turn.get()),
            words::board_choice(moment.chosen.choice),
            cost,
        ]
    }

    fn moments(review: &Review) -> &Moments<Moment> {
        &review.moments
    }

    fn ahead(
        _: &Review,
        _: usize,
        _: Shown,
    ) -> Option<impl FnOnce() -> Option<Infallible> + Send + 'static> {
        None::<fn() -> Option<Infallible>>
    }

    fn rank(_: &Review, moment: &Moment, shown: Way) -> (usize, usize) {
        (view::place(moment, shown), moment.choices.len())
    }

    /// The first choice in the turn, or in the next one that has any.
    fn pointed_at(moments: &[Moment], turn: usize) -> Option<usize> {
        moments.iter().position(|moment| moment.turn.get() >= turn)
    }

    fn all_moments<'a>(
        reviews: &'a [Review],
        review: &'a Review,
        at: At,
        _cards: &[(usize, &'a Infallible)],
        session: &'a Session<Classic>,
        _secret: Option<ThrowNumber>,
        within: Size,
    ) -> Element<'a, Message> {
        view::all(reviews, review, at, session, within)
    }

    fn one_moment<'a>(
        review: &'a Review,
        moment: &'a Moment,
        at: At,
        shown: Way,
        _: Option<&'a Infallible>,
        session: &'a Session<Classic>,
        within: Size,
    ) -> Element<'a, Message> {
        view::moment(review, moment, at, shown, session, within)
    }
}
