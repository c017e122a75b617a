//! The figures of the coach, with the digits that they deserve.

use fluent_bundle::types::FluentNumber;

use super::{Value, number, percent, say, signed};
use crate::coach::review::Measure;

/// Formats the values of all choices alike, with enough digits to tell a worse one from the best.
#[derive(Debug, Clone, Copy)]
pub struct Figures {
    measure: Measure,
    digits: usize,
}

impl Figures {
    /// The figures of choices with these losses against the best one.
    pub fn of(measure: Measure, losses: impl IntoIterator<Item = f64>) -> Figures {
        let mut losses = losses.into_iter();
        let is_close = losses.any(|loss| is_small(measure, loss) && !measure.is_toss_up(loss));
        let digits = match measure {
            Measure::Points | Measure::Chance => 0,
            Measure::Turns => 1 + usize::from(is_close),
        };
        Figures { measure, digits }
    }

    /// A value: `+252`, `41%`, `3.2` turns.
    pub fn value(self, value: f64) -> String {
        match (self.measure, self.digits) {
            (Measure::Points, _) => signed(value.round() as i32),
            (Measure::Chance, _) => percent(value),
            (Measure::Turns, digits) => number(value, digits),
        }
    }

    /// A value for a message that chooses its plural by it if it is a number of turns.
    pub fn count(self, value: f64) -> Value<'static> {
        match self.measure {
            Measure::Points | Measure::Chance => self.value(value).into(),
            Measure::Turns => counted(value, self.digits),
        }
    }
}

/// A loss as a figure: `2.4` or `25` points, `3` percentage points, `0.3` turns.
pub fn lost(measure: Measure, loss: f64) -> String {
    let (loss, digits) = rounded(measure, loss);
    number(loss, digits)
}

/// A loss with its sign, in short: `−2.4` or `−25` points, `−3%`, `+0.3 turns`.
pub fn worse(measure: Measure, loss: f64) -> String {
    let lost = lost(measure, loss);
    match measure {
        Measure::Points => format!("−{lost}"),
        Measure::Chance => say!("coach-review-percent-lost", number = lost),
        Measure::Turns => say!("coach-review-turns-lost", turns = count_lost(measure, loss)),
    }
}

/// A loss as a number by which a message chooses its plural.
pub fn count_lost(measure: Measure, loss: f64) -> Value<'static> {
    let (loss, digits) = rounded(measure, loss);
    counted(loss, digits)
}

/// A number by which a message chooses its plural, with this many digits behind the decimal point.
pub fn counted(number: f64, digits: usize) -> Value<'static> {
    let unit = 10_f64.powi(digits as i32);
    let mut count = FluentNumber::from((number * unit).round() / unit);
    count.options.minimum_fraction_digits = (digits > 0).then_some(digits);
    Value::Number(count)
}

/// A mean loss, with more digits than a single one.
pub fn mean_lost(measure: Measure, loss: f64) -> String {
    of_unit(measure, mean_figure(measure, loss))
}

/// A mean loss with its standard error: `4.2 ± 0.6` points, `1.4 ± 0.3%`.
pub fn lost_within(measure: Measure, loss: f64, error: f64) -> String {
    let [loss, error] = [loss, error].map(|value| mean_figure(measure, value));
    of_unit(measure, format!("{loss} ± {error}"))
}

fn mean_figure(measure: Measure, loss: f64) -> String {
    match measure {
        Measure::Points => number(loss, 1),
        Measure::Chance => number(loss * 100.0, 1),
        Measure::Turns => number(loss, 2),
    }
}

fn of_unit(measure: Measure, figure: String) -> String {
    match measure {
        Measure::Chance => say!("common-percent", number = figure),
        Measure::Points | Measure::Turns => figure,
    }
}

/// A loss in the unit of its figure, and its digits behind the decimal point.
pub(super) fn rounded(measure: Measure, loss: f64) -> (f64, usize) {
    let small = usize::from(is_small(measure, loss));
    match measure {
        Measure::Points => (loss, small),
        Measure::Chance => (loss * 100.0, 0),
        Measure::Turns => (loss, 1 + small),
    }
}

/// Whether a loss is small enough for one more digit.
fn is_small(measure: Measure, loss: f64) -> bool {
    loss < match measure {
        // 9.95 would be rounded to 10.0.
        Measure::Points => 9.95,
        // No more than whole percents is known.
        Measure::Chance => 0.0,
        Measure::Turns => 0.1,
    }
}

/// A part of the sum behind a result.
#[derive(Debug, Clone)]
pub struct Part {
    /// What it comes from.
    pub name: String,
    /// It, as it is shown.
    pub figure: String,
    /// The same in the unit of the figure.
    pub value: f64,
    /// Whether it is a change rather than a level.
    pub is_change: bool,
}

/// How the value at the start became the one at the end by dice, choices and, on the board, the turns of others; rounded
/// so that the figures add up.
pub fn sum(
    measure: Measure,
    [start, skill, end]: [f64; 3],
    others: Option<f64>,
    is_over: bool,
) -> Vec<Part> {
    let (unit, digits) = match measure {
        Measure::Points => (1.0, 0),
        Measure::Chance => (100.0, 0),
        Measure::Turns => (1.0, 1),
    };
    let power = 10_f64.powi(digits as i32);
    let round = |value: f64| (value * power).round() / power;
    let [start, skill, end] = [start, skill, end].map(|value| round(value * unit));
    let others = others.map(|value| round(value * unit));
    // The dice absorb the rounding.
    let luck = round(end - start - skill - others.unwrap_or(0.0));
    let part = |name: String, value: f64, is_change: bool| {
        let sign = match value {
            0.0 => "",
            ..0.0 => "−",
            _ if is_change || measure == Measure::Points => "+",
            _ => "",
        };
        let figure = format!("{sign}{}", number(value.abs(), digits));
        Part {
            name,
            figure: match measure {
                Measure::Chance => say!("common-percent", number = figure),
                Measure::Points | Measure::Turns => figure,
            },
            value,
            is_change,
        }
    };
    let result = match is_over {
        true => say!("coach-review-result"),
        false => say!("coach-review-expected"),
    };
    let changes = [
        Some((say!("coach-review-luck"), luck)),
        Some((say!("coach-review-choices"), skill)),
        others.map(|others| (say!("coach-review-others"), others)),
    ];
    let changes = changes.into_iter().flatten();
    let changes = changes.map(|(name, value)| part(name, value, true));
    [part(say!("coach-review-at-start"), start, false)]
        .into_iter()
        .chain(changes)
        .chain([part(result, end, false)])
        .collect()
}
