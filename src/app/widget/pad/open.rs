//! A pad that is filled in by hand, box by box.

use iced::widget::stack;

use super::{Scale, Sheet, pad};
use crate::app::widget::{Element, Spots};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Track};

/// A row of a pad, or the track in this place of the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line {
    /// A row.
    Row(Sum),
    /// A track, whether or not its value is named.
    Track(usize),
}

impl Line {
    /// Every line of a pad, from above.
    pub fn all() -> impl Iterator<Item = Line> {
        let rows = Sum::ALL.into_iter().map(Line::Row);
        rows.chain((0..Pad::TRACKS).map(Line::Track))
    }

    /// How many boxes it has.
    pub fn boxes(self) -> u32 {
        match self {
            Line::Row(_) => 10,
            Line::Track(_) => Track::BOXES.into(),
        }
    }
}

/// A part of a pad that is filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The box of a line with this number, from 1.
    Box(Line, u32),
    /// The value of the track in this place.
    Value(usize),
}

/// The pad of `sheet`, whose boxes and values can be pressed to fill it in, the line `at` framed for the keys.
pub fn open_pad<'a, Message: Clone + 'a>(
    sheet: &Sheet,
    scale: Scale,
    at: Line,
    on_press: impl Fn(Part) -> Message,
) -> Element<'a, Message> {
    let spots = Line::all().flat_map(|line| {
        let boxes = (0..line.boxes()).map(move |place| {
            let spot = scale.bounds(line, place);
            (spot, Part::Box(line, place + 1))
        });
        let value = match line {
            Line::Row(_) => None,
            Line::Track(place) => Some((scale.name(line), Part::Value(place))),
        };
        boxes.chain(value)
    });
    let spots = spots.map(|(spot, part)| (spot, on_press(part)));
    let first = scale.name(at);
    let last = scale.bounds(at, at.boxes() - 1);
    let spots = Spots::new(scale.size(), spots.collect()).framed(first.union(&last));
    stack![pad(sheet, scale), spots].into()
}
