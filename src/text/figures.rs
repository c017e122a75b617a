//! The figures of the coach, each with the digits that it deserves.

use fluent_bundle::types::FluentNumber;

use super::{Value, number, percent, say, signed};
use crate::coach::review::Measure;

/// How the values of all that could be chosen are written: alike, and so that those of two choices are never the same
/// where the one is worse.
#[derive(Debug, Clone, Copy)]
pub struct Figures {
    measure: Measure,
    /// How many digits values have behind the point.
    digits: usize,
}

impl Figures {
    /// The figures of choices with these losses against the best one.
    pub fn of(measure: Measure, losses: impl IntoIterator<Item = f64>) -> Figures {
        let mut losses = losses.into_iter();
        let is_close = losses.any(|loss| is_small(measure, loss) && !measure.is_toss_up(loss));
        let digits = match measure {
            Measure::Points => 0,
            Measure::Chance => usize::from(is_close),
            Measure::Turns => 1 + usize::from(is_close),
        };
        Figures { measure, digits }
    }

    /// A value: `+252`, `41 %`, `3.2` turns.
    pub fn value(self, value: f64) -> String {
        match (self.measure, self.digits) {
            (Measure::Points, _) => signed(value.round() as i32),
            (Measure::Chance, 0) => percent(value),
            (Measure::Chance, digits) => {
                say!("common-percent", number = number(value * 100.0, digits))
            }
            (Measure::Turns, digits) => number(value, digits),
        }
    }
}

/// A loss as a figure: `2.4` or `25` points, `3` percentage points, `0.3` turns.
pub fn lost(measure: Measure, loss: f64) -> String {
    let (loss, digits) = rounded(measure, loss);
    number(loss, digits)
}

/// The same beside the value of a choice: `−2.4` or `−25` points, `−3` percentage points, `+0.3` turns.
pub fn worse(measure: Measure, loss: f64) -> String {
    let sign = match measure {
        Measure::Points | Measure::Chance => '−',
        Measure::Turns => '+',
    };
    format!("{sign}{}", lost(measure, loss))
}

/// The same within a sentence that counts by it.
pub fn count_lost(measure: Measure, loss: f64) -> Value<'static> {
    let (loss, digits) = rounded(measure, loss);
    let unit = 10_f64.powi(digits as i32);
    let mut count = FluentNumber::from((loss * unit).round() / unit);
    count.options.minimum_fraction_digits = (digits > 0).then_some(digits);
    Value::Number(count)
}

/// A mean of many losses, which tells more digits than one of them does.
pub fn mean_lost(measure: Measure, loss: f64) -> String {
    match measure {
        Measure::Points => number(loss, 1),
        Measure::Chance => say!("common-percent", number = number(loss * 100.0, 1)),
        Measure::Turns => number(loss, 2),
    }
}

/// A loss in the unit of its figure, and the digits behind the point.
fn rounded(measure: Measure, loss: f64) -> (f64, usize) {
    let small = usize::from(is_small(measure, loss));
    match measure {
        Measure::Points => (loss, small),
        Measure::Chance => (loss * 100.0, small),
        Measure::Turns => (loss, 1 + small),
    }
}

/// Whether a loss is so small that it deserves one digit more.
fn is_small(measure: Measure, loss: f64) -> bool {
    loss < match measure {
        // What would be written as 10.0 is written as 10.
        Measure::Points => 9.95,
        // Whole percents could be the same.
        Measure::Chance => 0.01,
        Measure::Turns => 0.1,
    }
}
