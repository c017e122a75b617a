//! What those hear of a pad who do not see it: a table with a row for each pair of dice and for each fifth die.

use accesskit::Role;

use super::Strokes;
use crate::app::widget::Saying;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::Score;
use crate::text::{say, signed};

/// The whole pad, with its total where that is told.
pub(super) fn pad(total: Option<i32>) -> Saying {
    Saying::new(Role::Table, say!("heard-pad", total = told(total)))
}

/// The names of the columns.
pub(super) fn head() -> Saying {
    let names = [
        say!("phones-column-row"),
        say!("phones-column-marks"),
        say!("phones-column-points"),
    ];
    let columns = names.map(|name| Saying::new(Role::ColumnHeader, name));
    Saying::new(Role::Row, "").of(columns)
}

/// A row with its points, where these are told.
pub(super) fn row(sum: Sum, strokes: Strokes, points: Option<i32>) -> Saying {
    let (row, marks, new) = (sum.value(), strokes.shown(), strokes.new);
    let points = told(points);
    let words = match new {
        0 => say!(
            "heard-row",
            row = row,
            marks = marks,
            points = points.as_str()
        ),
        _ => say!(
            "heard-row-new",
            row = row,
            marks = marks,
            new = new,
            points = points.as_str()
        ),
    };
    Saying::new(Role::Row, words).of([
        Saying::new(Role::RowHeader, row.to_string()),
        Saying::new(Role::Cell, marks.to_string()),
        Saying::new(Role::Cell, points),
    ])
}

/// The marks of a fifth die, or a place for one.
pub(super) fn track(die: Option<Die>, strokes: Strokes) -> Saying {
    let Some(die) = die else {
        return Saying::new(Role::Row, say!("heard-track-none"));
    };
    let (die, marks) = (die.value(), strokes.shown());
    Saying::new(Role::Row, say!("heard-track", die = die, marks = marks)).of([
        Saying::new(Role::RowHeader, die.to_string()),
        Saying::new(Role::Cell, marks.to_string()),
    ])
}

/// What all rows come to, where that is told.
pub(super) fn account(score: Option<&Score>) -> Saying {
    let of = |part: fn(&Score) -> i32| told(score.map(part));
    let words = say!(
        "heard-account",
        minus = of(Score::minus),
        plus = of(Score::plus),
        total = of(Score::total)
    );
    Saying::new(Role::Label, words)
}

fn told(points: Option<i32>) -> String {
    points.map_or("?".to_owned(), signed)
}
