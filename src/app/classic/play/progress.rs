//! How far one has come in each column.

use iced::widget::{column, container, row, space, text};
use iced::{Center, Fill, FillPortion, Size};

use super::Message;
use crate::app::theme::{self, gap, size};
use crate::app::widget::{Element, width_of};
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::text::say;

/// The height of a column where each has a line of its own, and where two share one.
const LINE: f32 = 38.0;
const SHARED: f32 = 31.0;
/// Two share a line from this width on.
const WIDE: f32 = 240.0;
/// Below this width there is room for where one has come to only.
const NARROW: f32 = 160.0;
/// The width of the number of a column, and of one where there is little room.
const NUMBER: f32 = 38.0;
const SMALL_NUMBER: f32 = 30.0;

/// How far the runners of a turn have come, or before it the squares that have the shortest way to the top.
/// Those for which there is no room are counted.
pub(super) fn progress<'a>(position: &Position, within: Size) -> Element<'a, Message> {
    let seat = position.turn();
    let reached = |column: Sum| {
        if position.is_running() {
            position.runner(column)
        } else {
            position.square(seat, column)
        }
    };
    let is_open = |&column: &Sum| position.winner_of(column).is_none() && reached(column) > 0;
    let mut columns: Vec<Sum> = Sum::ALL.into_iter().filter(is_open).collect();
    columns.sort_by_key(|&column| length(column) - reached(column));

    let all = columns.len();
    let fitting = |height: f32, line: f32, between: f32| {
        ((height + between) / (line + between)).max(1.0) as usize
    };
    let is_shared = all > fitting(within.height, LINE, gap::S) && within.width >= WIDE;
    let (across, high, between) = if is_shared {
        (2, SHARED, gap::XS)
    } else {
        (1, LINE, gap::S)
    };
    if all > across * fitting(within.height, high, between) {
        let left = within.height - size::BODY * 1.3 - between;
        columns.truncate(across * fitting(left, high, between));
    }
    let more = all - columns.len();
    let taken = columns.len().div_ceil(across) as f32 * (high + between);
    // Where one is all that has room, the board tells the others.
    let has_room = taken + size::BODY * 1.3 <= within.height;
    let more = (more > 0 && has_room).then(|| {
        let words = text(say!("board-and-more", count = more)).size(size::BODY);
        words.style(theme::text::soft)
    });
    let room = (within.width - gap::M * (across as f32 - 1.0)) / across as f32;
    let room = Size::new(room, high);
    let is_narrow = within.width < NARROW;
    let told = |&column: &Sum| {
        let kept = position.square(seat, column);
        told(column, kept, reached(column), room, is_narrow)
    };
    let lines = columns.chunks(across).map(|columns| {
        let told = row(columns.iter().map(told)).spacing(gap::M);
        // An odd one is as wide as the others.
        let missing = (columns.len() < across).then(|| space().width(Fill));
        told.push(missing).into()
    });
    column(lines).push(more).spacing(between).into()
}

/// A column in which a seat has kept so many spaces and now reached another.
fn told<'a>(
    column: Sum,
    kept: u8,
    reached: u8,
    within: Size,
    is_narrow: bool,
) -> Element<'a, Message> {
    let top = length(column);
    let gained = reached - kept;
    let number = text(column.to_string())
        .size(size::HEADING)
        .font(theme::BOLD);
    let beside = if is_narrow { SMALL_NUMBER } else { NUMBER };
    let number = container(number)
        .center_x(beside)
        .center_y(within.height)
        .style(theme::container::key);
    let words = say!("board-progress", reached = reached, top = top);
    let plus = format!("+{gained}");
    let mut room = within.width - beside - gap::S;
    let fits = |words: &str, room: f32| width_of(words, size::LABEL, theme::FONT) <= room;
    let letters = if is_narrow || !fits(&words, room) {
        size::BODY
    } else {
        size::LABEL
    };
    room -= width_of(&words, letters, theme::FONT);
    // The bar below tells it as well.
    let has_plus = gained > 0 && !is_narrow && fits(&plus, room);
    let plus = has_plus.then(|| {
        let plus = text(plus).size(size::LABEL);
        plus.font(theme::BOLD).style(theme::text::plus)
    });
    let words = text(words).size(letters);
    let part = |spaces: u8, style: fn(&theme::Theme) -> container::Style| {
        let part = container(space()).height(8.0).style(style);
        (spaces > 0).then(|| part.width(FillPortion(spaces.into())))
    };
    let bar = row![]
        .push(part(kept, theme::container::bar_of_odds))
        .push(part(gained, theme::container::win))
        .push(part(top - reached, theme::container::well));
    let words = row![words.width(Fill)].push(plus);
    row![number, column![words, bar].spacing(gap::XXS)]
        .spacing(gap::S)
        .align_y(Center)
        .into()
}
