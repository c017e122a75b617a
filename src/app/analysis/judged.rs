//! Judging a game seat by seat in the background, and the sum behind a seat's result.

use std::ops::ControlFlow;
use std::ptr;
use std::sync::Arc;

use iced::widget::{column, container, row, space, stack, text};
use iced::{Center, Fill, Length, Right, Task};

use super::{Analysis, Message};
use crate::app::background::{Report, of_coach, watched};
use crate::app::theme::{self, Theme, gap, size};
use crate::app::widget::{Element, bold, card, fitted, soft};
use crate::coach::classic::Values;
use crate::coach::express::ValueTable;
use crate::coach::review::{Measure, Moments, classic, express};
use crate::rules::Seat;
use crate::scene::{Role, beside_bar};
use crate::session::{AnySession, Classic, Colour, Express, Session};
use crate::text::moments::{BoardMoment, Moment, PadMoment};
use crate::text::{self as words, Part, say};

/// The height of all bars together, and of the words on one of them or beside it.
const BARS: f32 = 84.0;
const WORDS: f32 = 26.0;
/// The width of the line at zero, and of those from bar to bar.
const RULE: f32 = 1.5;

#[derive(Debug, Clone)]
pub struct SeatReview {
    /// The choices that count, in game order.
    pub moments: Moments<Moment>,
    /// The unit of the sum.
    pub measure: Measure,
    /// What a choice lost on average in that unit, as records keep it: in Express points, in groups too.
    pub mean_loss: f64,
    /// The sum behind the result.
    pub parts: Vec<Part>,
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

/// Runs off the UI thread.
pub fn judge(session: AnySession) -> Task<Judgement> {
    let judge = move |tell: &mut dyn FnMut(usize, usize) -> ControlFlow<()>| {
        let seats = session.players().len();
        let mut reviews = Vec::with_capacity(seats);
        for seat in Seat::all(seats) {
            let watch = |done, length| tell(seat.index() * length + done, seats * length);
            reviews.push(review(&session, seat, watch)?);
        }
        ControlFlow::Continue(Arc::new(reviews))
    };
    of_coach(|| watched("coach", judge))
}

/// The review of a seat; `watch` hears of each judged throw or roll of how many, and can cancel.
pub fn review(
    session: &AnySession,
    seat: Seat,
    mut watch: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> ControlFlow<(), SeatReview> {
    match session {
        AnySession::Express(session) => {
            let length = session.table().rounds().len();
            let table = ValueTable::shipped(session.setup().penalty());
            of_pads(session, seat, table, |done| watch(done, length))
        }
        AnySession::Classic(session) => {
            let length = session.table().steps().len();
            of_board(session, seat, |done| watch(done, length))
        }
    }
}

fn of_pads(
    session: &Session<Express>,
    seat: Seat,
    table: &'static ValueTable,
    mut watch: impl FnMut(usize) -> ControlFlow<()>,
) -> ControlFlow<(), SeatReview> {
    let review = express::Review::watched(table, session, seat, &mut watch)?;
    let mut moments = Vec::new();
    for moment in PadMoment::all_in_game(&review, table, session, seat) {
        moments.push(Moment::Pad(moment));
        watch(review.moments.len())?;
    }
    let moments: Moments<Moment> = moments.into_iter().collect();
    // Games are played on here for the costliest choices, for others when somebody looks at them: causes are kept.
    for moment in moments.costliest() {
        moment.in_short();
    }
    let is_over = session.table().out_at(seat).is_some();
    let course = [review.start, review.skill(), review.end()];
    ControlFlow::Continue(SeatReview {
        moments,
        measure: Measure::Points,
        mean_loss: review.moments.mean_loss(),
        parts: words::sum(Measure::Points, course, None, is_over),
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
    let measure = Measure::on_board(review.is_solo);
    let course = [review.start, review.skill(), review.end()];
    let others = (!review.is_solo).then(|| review.others());
    ControlFlow::Continue(SeatReview {
        moments: moments.collect(),
        measure,
        mean_loss: review.moments.mean_loss(),
        parts: words::sum(measure, course, others, session.is_over()),
    })
}

impl Analysis {
    pub(super) fn sum(&self, is_wide: bool) -> Option<Element<'_, Message>> {
        let review = self.review()?;
        let parts = &review.parts;
        let bars: Element<'_, Message> = match is_wide {
            true => waterfall(parts, review.measure, self.colour()),
            false => {
                let lines = parts.iter().map(|part| {
                    let value = bold(part.figure.clone(), size::BODY);
                    row![text(part.name.clone()).size(size::BODY).width(Fill), value].into()
                });
                column(lines).spacing(gap::XS).into()
            }
        };
        let (best, count) = (review.moments.best_choices(), review.moments.len());
        let best = say!("coach-review-best-choices-count", best, count);
        let figure = |figure: String, about: String, letters: f32| {
            let figure = row![bold(figure, letters), soft(about, size::BODY)];
            figure.spacing(gap::XS).align_y(Center)
        };
        let measure = review
            .moments
            .first()
            .map_or(review.measure, Moment::measure);
        let mean = words::mean_lost(measure, review.moments.mean_loss());
        let skill = column![
            figure(best, say!("coach-review-best-choices"), size::HEADING),
            figure(mean, say!("coach-review-mean-loss"), size::LABEL),
        ];
        if !is_wide {
            return Some(column![bars, skill].spacing(gap::S).into());
        }
        let sum = row![bars, skill.align_x(Right)].spacing(gap::XXL);
        let sum = card(sum.align_y(Center)).padding([gap::M, gap::XL]);
        Some(sum.width(Fill).into())
    }
}

/// Steps of equal width on one scale, each from where the one before ended, and the last in the player's colour. A bar
/// that is too low for its words has them above it, or below, but not on the line at zero.
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
    let down = |value: f64| ((high - value) / (high - low).max(1.0)) as f32 * (BARS - RULE);
    let (of_name, of_figure) = match parts.len() {
        ..5 => (size::LABEL, size::HEADING),
        _ => (size::BODY, size::LABEL),
    };
    let steps = parts.iter().zip(&spans).enumerate();
    let steps = steps.flat_map(|(place, (part, &[from, to]))| {
        let top = down(from.max(to));
        let height = down(from.min(to)) - top + RULE;
        // Fewer turns are better.
        let good = match measure {
            Measure::Turns => -part.value,
            Measure::Points | Measure::Chance => part.value,
        };
        let colour = colour.filter(|_| place + 1 == parts.len());
        let fill = match (colour, part.is_change, good) {
            (Some(colour), ..) => Role::Player(colour),
            (None, false, _) => Role::Soft,
            (None, true, ..0.0) => Role::Lost,
            (None, true, _) => Role::Gained,
        };
        let (words, at) = match (height >= WORDS, colour) {
            (true, Some(colour)) => (Role::OnPlayer(colour), top + (height - WORDS) / 2.0),
            (true, None) => (Role::Paper, top + (height - WORDS) / 2.0),
            (false, _) => (
                Role::Ink,
                beside_bar([top, top + height], down(0.0), WORDS, BARS),
            ),
        };
        let name = fitted(part.name.clone(), of_name, theme::MEDIUM);
        let figure = bold(part.figure.clone(), of_figure);
        let face = row![container(name).width(Fill), figure].align_y(Center);
        let face = container(face.spacing(gap::XS))
            .padding([0.0, gap::M])
            .center_y(WORDS)
            .style(move |theme: &Theme| container::Style::default().color(theme.role(words)));
        let bar = container(space()).width(Fill).height(height);
        let bar = bar.style(theme::container::bar(fill));
        let step = stack![
            column![space().height(top), bar].height(BARS),
            column![space().height(at), face]
        ];
        let before = if part.is_change { from } else { to };
        let link = (place > 0).then(|| level_line(down(before), gap::S.into()));
        [link.into(), step.width(Fill).into()]
    });
    let steps = row(steps).height(BARS);
    stack![steps].push_under(level_line(down(0.0), Fill)).into()
}

fn level_line<'a>(down: f32, width: Length) -> Element<'a, Message> {
    let line = container(space()).width(width).height(RULE);
    let line = line.style(theme::container::ground(Role::Ink));
    column![space().height(down), line].into()
}
