//! The sum behind a result: the start, and the changes by dice, choices and other players.

use iced::widget::{column, container, row, space, stack, text};
use iced::{Center, Fill};

use super::judged::SeatReview;
use super::{Analysis, Message};
use crate::app::theme::{self, Theme, gap, radius, size};
use crate::app::widget::{Element, bold, card, soft};
use crate::coach::review::Measure;
use crate::scene::Role;
use crate::session::Colour;
use crate::text::{self as words, number, say};

/// The height of all bars together, the minimum height of a bar, and its width.
const BARS: f32 = 76.0;
const BAR: f32 = 28.0;
const WIDTH: f32 = 184.0;

impl Analysis {
    /// The seat's result as bars that add up, with figures on how well it chose.
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
        let best = say!(
            "coach-review-best-choices-count",
            best = review.moments.best_choices(),
            count = review.moments.len(),
        );
        let figure = |figure: String, about: String| {
            row![bold(figure, size::LABEL), soft(about, size::BODY)]
                .spacing(gap::XS)
                .align_y(Center)
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

/// A term of the sum.
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
        let level = |name, value| Part {
            name,
            words: match self.measure {
                Measure::Points => signed(value),
                Measure::Chance | Measure::Turns => figure(value),
            },
            value,
            is_change: false,
        };
        let change = |name, value| Part {
            name,
            words: signed(value),
            value,
            is_change: true,
        };
        let result = match self.is_over {
            true => say!("coach-review-result"),
            false => say!("coach-review-expected"),
        };
        let mut parts = vec![
            level(say!("coach-review-at-start"), start),
            change(say!("coach-review-luck"), luck),
            change(say!("coach-review-choices"), skill),
        ];
        parts.extend(others.map(|others| change(say!("coach-review-others"), others)));
        parts.push(level(result, end));
        parts
    }
}

/// Bars side by side, each starting where the one before ended, and the last in the player's colour.
fn waterfall<'a>(parts: &[Part], measure: Measure, colour: Option<Colour>) -> Element<'a, Message> {
    let mut level = 0.0;
    let spans: Vec<[f64; 2]> = parts
        .iter()
        .map(|part| {
            let from = if part.is_change { level } else { 0.0 };
            level = from + part.value;
            [from, level]
        })
        .collect();
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
