//! The account of a game: one column per player or attempt, one line per item.

use std::borrow::Cow;

use iced::widget::{column, container, row, text};
use iced::{Center, Fill, Right, padding};

use super::{Message, Over, Page, ResultUi};
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, card, fitted, medium, shape, soft};
use crate::app::words;
use crate::rules::Seat;
use crate::session::Session;
use crate::text::say;

/// The greatest width of the labels and of a column.
const LABEL: f32 = 190.0;
const COLUMN: f32 = 240.0;
/// The most games shown side by side.
const MOST_COLUMNS: usize = 8;

/// A player's game in the account.
pub struct Column<'a, G: ResultUi> {
    pub session: &'a Session<G>,
    pub seat: Seat,
    name: Cow<'a, str>,
    is_lit: bool,
}

/// An item of every column.
pub struct Line<'a> {
    label: String,
    figures: Vec<Element<'a, Message>>,
}

impl<'a> Line<'a> {
    pub fn of(label: String, figures: impl Iterator<Item = String>) -> Line<'a> {
        let figures = figures.map(|words| text(words).size(size::BODY).align_x(Right).into());
        let figures = figures.collect();
        Line { label, figures }
    }

    /// A line of points; `None` where there are none.
    pub fn points(label: String, points: impl Iterator<Item = Option<i32>>) -> Line<'a> {
        let figures = points.map(|points| match points {
            Some(points) => medium(words::signed(points), size::BODY)
                .style(theme::text::points(points))
                .into(),
            None => soft("–", size::BODY).into(),
        });
        let figures = figures.collect();
        Line { label, figures }
    }
}

/// Everybody, the winner first; for a solo game all attempts with the same dice, the earliest first.
fn columns<'a, G: ResultUi>(over: &Over<'a, G>) -> Vec<Column<'a, G>> {
    let session = over.session();
    let own = |(seat, place)| Column {
        session,
        seat,
        name: session.players()[seat].name.as_str().into(),
        is_lit: place == Some(1),
    };
    let attempts = over.attempts();
    if attempts.is_empty() {
        return G::ranked(session).into_iter().map(own).collect();
    }
    let before = attempts.partition_point(|attempt| attempt.created < over.created);
    let mut sessions: Vec<&Session<G>> = attempts.iter().map(|attempt| &attempt.session).collect();
    sessions.insert(before, session);
    let columns = (1..).zip(sessions).map(|(number, attempt)| Column {
        session: attempt,
        seat: Seat::FIRST,
        name: say!("result-attempt", number).into(),
        is_lit: std::ptr::eq(attempt, session),
    });
    // The latest ones stay.
    columns
        .skip((attempts.len() + 1).saturating_sub(MOST_COLUMNS))
        .collect()
}

impl<'a, G: ResultUi> Page<'a, G> {
    /// The account on a card of this width.
    pub(super) fn account(&self, width: f32) -> Element<'a, Message> {
        let Page { over, summary } = self;
        let columns = columns(over);
        let mut lines = G::lines(over, &columns);
        // What the summary tells of the players, but for their results.
        for (at, title) in summary.titles.iter().enumerate().skip(1) {
            let figures = summary.lines.iter().map(|line| line.figures[at].clone());
            if !summary.lines.is_empty() {
                lines.push(Line::of(title.clone(), figures));
            }
        }
        let label = (width * 0.22).min(LABEL);
        let cell = |content: Element<'a, Message>| {
            let cell = container(content).padding(padding::left(gap::S));
            cell.width(Fill).max_width(COLUMN).align_x(Right).into()
        };
        let heads = columns.into_iter().map(|column| {
            let colour = column.session.players()[column.seat].colour;
            let font = match column.is_lit {
                true => theme::BOLD,
                false => theme::MEDIUM,
            };
            let name = fitted(column.name, size::BODY, font);
            let named = row![shape(colour, size::BODY), name];
            cell(named.spacing(gap::XS).align_y(Center).into())
        });
        let heads = row![container("").width(label)].extend(heads);
        let lines = lines.into_iter().map(|line| {
            let figures = line.figures.into_iter().map(cell);
            row![soft(line.label, size::BODY).width(label)]
                .extend(figures)
                .align_y(Center)
                .into()
        });
        let lines = column![heads].extend(lines).spacing(gap::XS);
        card(lines).padding(gap::L).width(Fill).into()
    }
}
