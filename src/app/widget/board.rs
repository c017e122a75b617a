//! The classic board in the window, with pressable columns or spaces.

use std::fmt::Debug;
use std::rc::Rc;

use accesskit::Role;
use iced::widget::{button, space, stack};
use iced::{Fill, Size};

use super::drawing::rectangle;
use super::pad::spots;
use super::{Drawing, Element, Saying, focusable, places, said, said_as};
use crate::app::theme;
use crate::rules::RollNumber;
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::scene::{Board, BoardPlan};
use crate::session::Player;
use crate::text::{self as words, say};

#[derive(Debug, Clone, PartialEq)]
pub struct Live {
    pub roll: RollNumber,
    /// The columns in which one of its plays moves.
    pub offered: Vec<Sum>,
    pub wanted: Vec<Sum>,
}

/// The board of a position and its players, by seat. `ghost` is the position after the selected play; its runners are
/// shown beside the current ones.
pub fn board<'a, Message: 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
) -> Element<'a, Message> {
    let pieces = pieces(position, ghost, players);
    drawn(pieces, players, size, |_, column| column)
}

pub fn live_board<'a, Message: Clone + Debug + 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
    live: Live,
    on_press: impl Fn(Sum) -> Message,
) -> Element<'a, Message> {
    let pressed = |column, face: Element<'a, Message>| {
        let message = on_press(column);
        let face = button(face).padding(0.0).style(theme::button::veil);
        focusable(face.on_press(message.clone()), Some(message))
            .id(format!("column {column}"))
            .asked(&live)
            .into()
    };
    let pieces = Board {
        offered: live.offered.clone(),
        wanted: live.wanted.clone(),
        ..pieces(position, ghost, players)
    };
    drawn(pieces, players, size, pressed)
}

/// Like [`board`], with pressable spaces to say what stands there; the column `at` is framed for the keyboard.
pub fn open_board<'a, Message: Clone + 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
    at: Sum,
    on_press: impl Fn(Sum, u8) -> Message,
) -> Element<'a, Message> {
    let plan = plan(size);
    let places = Sum::ALL.into_iter().flat_map(|column| {
        (1..=length(column)).map(move |space| (plan.space(column, space), column, space))
    });
    let places = places.map(|(bounds, column, space)| (rectangle(bounds), on_press(column, space)));
    let spots = spots(size, places, rectangle(plan.spaces(at)));
    stack![board(position, ghost, players, size), spots].into()
}

fn plan(size: Size) -> BoardPlan {
    BoardPlan::fitting((size.width, size.height))
}

fn pieces(position: &Position, ghost: Option<&Position>, players: &[Player]) -> Board {
    Board {
        next: ghost.cloned().into_iter().collect(),
        ..Board::new(position, players.iter().map(|player| player.colour))
    }
}

fn drawn<'a, Message: 'a>(
    pieces: Board,
    players: &[Player],
    size: Size,
    pressed: impl Fn(Sum, Element<'a, Message>) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let names = players.iter().map(|player| player.name.to_string());
    let standing = Rc::new((pieces.position.clone(), names.collect::<Vec<_>>()));
    let plan = plan(size);
    let columns = Sum::ALL.map(|column| {
        let standing = Rc::clone(&standing);
        let face = said_as(space().width(Fill).height(Fill), move || {
            let (position, names) = &*standing;
            let standing = words::standing(position, names, column);
            let words = say!("heard-column", column = column.value(), standing = standing);
            Saying::new(Role::Row, words)
        });
        (rectangle(plan.column(column)), pressed(column, face))
    });
    let drawing = Drawing::new(pieces.scene(plan, (size.width, size.height)));
    let board = stack![drawing, places(size, columns)];
    said(board, || Saying::new(Role::Table, say!("phones-board")))
}
