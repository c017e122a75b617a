//! Judging a game seat by seat in the background, and the sum behind a seat's result.

use std::ops::ControlFlow;
use std::ptr;
use std::sync::Arc;

use iced::widget::{column, container, row, space, stack, text};
use iced::{Center, Fill, Task};

use super::moment::{BoardMoment, Moment, PadMoment, Place};
use super::{Analysis, Message};
use crate::app::background::{Report, of_coach, watched};
use crate::app::theme::{self, Theme, gap, radius, size};
use crate::app::widget::{Element, bold, card, soft};
use crate::coach::classic::Values;
use crate::coach::express::ValueTable;
use crate::coach::review::express::others;
use crate::coach::review::{Measure, Moments, classic, express};
use crate::rules::Seat;
use crate::scene::Role;
use crate::session::{self, AnySession, Classic, Colour, Express, Session, Variant};
use crate::text::{self as words, number, say};

/// The height of all bars together, the minimum height of a bar, and its width.
const BARS: f32 = 76.0;
const BAR: f32 = 28.0;
const WIDTH: f32 = 184.0;

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

/// A report on the judging, with the reviews by seat.
pub type Judgement = Report<Arc<Vec<SeatReview>>>;

pub trait Analysed: Variant {
    fn any_place(place: Self::Place) -> Place;

    fn own_place(place: Place) -> Option<Self::Place>;
}

impl Analysed for Express {
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

/// Runs off the UI thread.
pub fn judge(session: AnySession) -> Task<Judgement> {
    let judge = move |tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>| {
        let seats = session.players().len();
        let mut reviews = Vec::with_capacity(seats);
        for seat in Seat::all(seats) {
            let mut watch = |done, length| tell(seat.index() * length + done, seats * length);
            reviews.push(match &session {
                AnySession::Express(session) => {
                    let length = session.table().rounds().len();
                    let table = ValueTable::shipped(session.setup().penalty());
                    of_pads(session, seat, table, |done| watch(done, length))?
                }
                AnySession::Classic(session) => {
                    let length = session.table().steps().len();
                    of_board(session, seat, |done| watch(done, length))?
                }
            });
        }
        ControlFlow::Continue(Arc::new(reviews))
    };
    of_coach(|| watched(judge))
}

fn of_pads(
    session: &Session<Express>,
    seat: Seat,
    table: &'static ValueTable,
    watch: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<(), SeatReview> {
    let review = express::Review::watched(table, session, seat, watch)?;
    let costliest = review.moments.costliest();
    let moments = review.moments.iter().map(|judged| {
        // Only the costliest choices are worth playing games on for.
        let is_costly = costliest.contains(&judged);
        Moment::Pad(PadMoment {
            cause: is_costly.then(|| judged.cause(table)).flatten(),
            others: others(session, seat, judged.number),
            ..PadMoment::new(*judged, table)
        })
    });
    ControlFlow::Continue(SeatReview {
        moments: moments.collect(),
        measure: Measure::Points,
        start: review.start,
        skill: review.skill(),
        others: None,
        end: review.end(),
        is_over: session.table().out_at(seat).is_some(),
    })
}

fn of_board(
    session: &Session<Classic>,
    seat: Seat,
    watch: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<(), SeatReview> {
    let review = classic::Review::watched(Values::built_in(), session, seat, watch)?;
    let turns = session.table().turns();
    let moments = review.moments.iter().map(|judged| {
        let turn = turns.binary_search_by_key(&judged.turn, |turn| turn.number);
        Moment::Board(BoardMoment {
            roll: turn.ok().map(|turn| turns[turn].nth(judged.number)),
            judged: Box::new(judged.clone()),
        })
    });
    ControlFlow::Continue(SeatReview {
        moments: moments.collect(),
        measure: Measure::on_board(review.is_solo),
        start: review.start,
        skill: review.skill(),
        others: (!review.is_solo).then(|| review.others()),
        end: review.end(),
        is_over: session.is_over(),
    })
}

impl Analysis {
    pub(super) fn sum(&self, is_wide: bool) -> Option<Element<'_, Message>> {
        let review = self.review()?;
        let parts = review.parts();
        let bars: Element<'_, Message> = match is_wide {
            true => waterfall(&parts, review.measure, self.colour()),
            false => {
                let lines = parts.iter().map(|part| {
                    let value = bold(part.words.clone(), size::BODY);
                    row![text(part.name.clone()).size(size::BODY).width(Fill), value].into()
                });
                column(lines).spacing(gap::XS).into()
            }
        };
        let (best, count) = (review.moments.best_choices(), review.moments.len());
        let best = say!("coach-review-best-choices-count", best, count);
        let figure = |figure: String, about: String| {
            let figure = row![bold(figure, size::LABEL), soft(about, size::BODY)];
            figure.spacing(gap::XS).align_y(Center)
        };
        let mean = words::mean_lost(review.measure, review.moments.mean_loss());
        let skill = column![
            figure(best, say!("coach-review-best-choices")),
            figure(mean, say!("coach-review-mean-loss")),
        ];
        if !is_wide {
            return Some(column![bars, skill].spacing(gap::S).into());
        }
        let sum = card(row![bars, space().width(Fill), skill].align_y(Center));
        Some(sum.padding([gap::M, gap::XL]).width(Fill).into())
    }
}

struct Part {
    name: String,
    words: String,
    value: f64,
    /// Whether it is a change rather than a level.
    is_change: bool,
}

impl SeatReview {
    /// The start, the changes by dice, choices and others, and the end, rounded so that the displayed sum adds up.
    fn parts(&self) -> Vec<Part> {
        let unit = match self.measure {
            Measure::Points => 1.0,
            Measure::Chance => 100.0,
            Measure::Turns => 10.0,
        };
        let round = |value: f64| (value * unit).round();
        let [start, skill, end] = [self.start, self.skill, self.end].map(round);
        let others = self.others.map(round);
        // The dice absorb the rounding.
        let luck = end - start - skill - others.unwrap_or(0.0);
        let figure = |value: f64| match self.measure {
            Measure::Points => number(value, 0),
            Measure::Chance => say!("common-percent", number = number(value, 0)),
            Measure::Turns => number(value / unit, 1),
        };
        let signed = |value: f64| match value {
            value if value > 0.0 => format!("+{}", figure(value)),
            value if value < 0.0 => format!("−{}", figure(-value)),
            _ => figure(0.0),
        };
        let part = |name: String, value: f64, is_change: bool| Part {
            name,
            words: match self.measure {
                Measure::Chance | Measure::Turns if !is_change => figure(value),
                _ => signed(value),
            },
            value,
            is_change,
        };
        let result = match self.is_over {
            true => say!("coach-review-result"),
            false => say!("coach-review-expected"),
        };
        let mut parts = vec![
            part(say!("coach-review-at-start"), start, false),
            part(say!("coach-review-luck"), luck, true),
            part(say!("coach-review-choices"), skill, true),
        ];
        parts.extend(others.map(|others| part(say!("coach-review-others"), others, true)));
        parts.push(part(result, end, false));
        parts
    }
}

/// Bars side by side, each starting where the one before ended, and the last in the player's colour.
fn waterfall<'a>(parts: &[Part], measure: Measure, colour: Option<Colour>) -> Element<'a, Message> {
    let mut level = 0.0;
    let spans = parts.iter().map(|part| {
        let from = if part.is_change { level } else { 0.0 };
        level = from + part.value;
        [from, level]
    });
    let spans: Vec<[f64; 2]> = spans.collect();
    let ends = || spans.iter().flatten().copied();
    let (low, high) = (ends().fold(0.0, f64::min), ends().fold(0.0, f64::max));
    let unit = (BARS - BAR) / (high - low).max(1.0) as f32;
    let bars = parts.iter().zip(&spans).enumerate();
    let bars = bars.map(|(place, (part, [from, to]))| {
        let top = (high - from.max(*to)) as f32 * unit;
        let height = ((from - to).abs() as f32 * unit).max(BAR).min(BARS - top);
        // Fewer turns are better.
        let good = match measure {
            Measure::Turns => -part.value,
            Measure::Points | Measure::Chance => part.value,
        };
        let is_change = part.is_change;
        let colour = colour.filter(|_| place + 1 == parts.len());
        let style = move |theme: &Theme| match (is_change, good, colour) {
            (false, _, Some(colour)) => theme::container::player_card(colour, radius::BOX)(theme),
            (false, ..) => theme::container::bar(Role::Soft)(theme),
            (true, ..0.0, _) => theme::container::bar(Role::Lost)(theme),
            (true, ..) => theme::container::bar(Role::Gained)(theme),
        };
        let face = row![
            text(part.name.clone()).size(size::BODY).width(Fill),
            bold(part.words.clone(), size::LABEL),
        ];
        let bar = container(face.align_y(Center))
            .padding([0.0, gap::M])
            .width(WIDTH)
            .center_y(height)
            .style(style);
        column![space().height(top), bar].into()
    });
    let bars = row(bars).spacing(gap::S).height(BARS);
    let zero = container(space()).height(1).width(Fill);
    let zero = zero.style(theme::container::ground(Role::Frame));
    let level = space().height(high as f32 * unit);
    stack![bars].push_under(column![level, zero]).into()
}
