//! One player's pad, large enough to be read across the table.

mod heard;
mod open;

use std::fmt::Debug;

use iced::alignment::{Horizontal, Vertical};
use iced::widget::canvas::{LineCap, LineDash, Path, Stroke};
use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Color, Fill, Point, Rectangle, Right, Size};

use super::board::hatch;
use super::die::{Look, die};
use super::{
    ButtonStyle, Drawing, Element, Picture, Sketch, focusable, said, said_as, whole_pixels,
};
use crate::app::theme::{self, Theme, faded};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score, Track, points};
use crate::text::{self as words, say};

pub use open::{Line, Part, open_pad};

/// What a pad shows: marks of earlier throws, of this throw, and those that a choice would set.
#[derive(Debug, Clone, Copy)]
pub struct Sheet {
    /// The pad before this throw.
    pub before: Pad,
    /// The pad with the player's choice for this throw.
    pub now: Pad,
    /// The pad as the choice under the pointer or the keys would leave it.
    pub ghost: Option<Pad>,
    /// What rows of one to four marks cost.
    pub penalty: Penalty,
    /// How much of the marks of this throw is drawn, 0 to 1.
    pub drawn: f32,
}

/// A place where a mark can be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// In a row.
    Row(Sum),
    /// In the track of a fifth die.
    Track(Die),
}

/// Makes a row or a track of a pad one that can be pressed.
type Pressed<'p, 'a, Message> = &'p dyn Fn(Mark, Element<'a, Message>) -> Element<'a, Message>;

/// The size of one box of the pad, from which all its measures follow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    width: f32,
    height: f32,
    /// The smallest figures that can be read.
    least: f32,
}

// The columns of a row in box widths: the edge, the pair, ten boxes with their steps, minus, plus, the edge.
const EDGE: f32 = 0.25;
const SUM: f32 = 1.7;
const PITCH: f32 = 1.06;
const STEP: f32 = 0.35;
/// Boxes that bring points are wider, for their running totals.
const WIDER: f32 = 1.42;
const BOXES: f32 = 5.0 * PITCH + 2.0 * STEP + 5.0 * WIDER + 0.2;
const SIDE: f32 = 2.25;
const COLUMNS: f32 = EDGE + SUM + BOXES + 2.0 * SIDE + EDGE;
// The lines of a pad in box heights: the captions, eleven rows, three tracks beside the account.
const HEAD: f32 = 0.95;
const ROW: f32 = 1.16;
const GAP: f32 = 0.45;
const TRACK: f32 = 1.3;
const LINES: f32 = HEAD + 11.0 * ROW + GAP + 3.0 * TRACK;
/// Where the account begins.
const ACCOUNT: f32 = EDGE + SUM + 8.0 * PITCH + 0.9;

/// On a screen on which text of the usual size is as large as it is here, no figures are smaller.
const LEAST_FIGURES: f32 = 8.0;

impl Scale {
    /// The largest boxes with which a pad fits into this size, in whole pixels where text is so large.
    pub fn fitting(size: Size, zoom: f32) -> Scale {
        let width = (size.width / COLUMNS).clamp(12.0, 40.0);
        let height = (size.height / LINES).clamp(12.0, 44.0);
        Scale {
            width: whole_pixels(width.min(height * 1.3), zoom),
            height: whole_pixels(height.min(width * 1.6), zoom),
            least: LEAST_FIGURES / zoom.max(1.0),
        }
    }

    /// The size of a pad of this scale.
    pub fn size(self) -> Size {
        Size::new(self.width * COLUMNS, self.height * LINES)
    }

    /// The size of figures in a box that brings points.
    fn figures(self) -> f32 {
        (self.width * 0.6)
            .min(self.height * 0.48)
            .clamp(LEAST_FIGURES, 22.0)
    }

    /// The size of the points of a row, which stand between two lines.
    fn points(self) -> f32 {
        self.text().min(self.width * SIDE * 0.38)
    }

    /// Whether the name of the total stands beside it, since both have no room one above the other.
    fn is_flat(self) -> bool {
        self.small() * 1.3 + self.text() * 1.35 * 1.1 > self.height * 2.0
    }

    /// The middle of a line, from above.
    fn middle(self, line: Line) -> f32 {
        self.height
            * match line {
                Line::Row(sum) => HEAD + ROW * (sum.index() as f32 + 0.5),
                Line::Track(place) => HEAD + 11.0 * ROW + GAP + TRACK * (place as f32 + 0.5),
            }
    }

    /// The box in this place of a line, from 0.
    fn bounds(self, line: Line, place: u32) -> Rectangle {
        let Scale { width, height, .. } = self;
        let is_row = matches!(line, Line::Row(_));
        let (before, room) = match place {
            5.. if is_row => {
                let before = 5.0 * PITCH + 2.0 * STEP + (place - 5) as f32 * WIDER;
                (before, WIDER * 0.95)
            }
            4 if is_row => (4.0 * PITCH + STEP, 1.0),
            _ => (place as f32 * PITCH, 1.0),
        };
        let left = width * (EDGE + SUM + before);
        Rectangle::new(
            Point::new(left.round(), (self.middle(line) - height / 2.0).round()),
            Size::new((width * room).round(), height.round() - 1.0),
        )
    }

    /// What stands before the boxes of a line: the sum of a row, the value of a track.
    fn name(self, line: Line) -> Rectangle {
        let side = self.height;
        let width = self.width * (EDGE + SUM);
        let corner = Point::new((width - side) / 2.0, self.middle(line) - side / 2.0);
        Rectangle::new(corner, Size::new(side, side))
    }

    fn text(self) -> f32 {
        (self.height * 0.58)
            .min(self.width * 0.78)
            .clamp(11.0, 30.0)
    }

    /// The size of captions.
    fn small(self) -> f32 {
        (self.height * 0.44).min(self.width * 0.6).clamp(9.0, 20.0)
    }
}

/// The pad of `sheet`.
pub fn pad<'a, Message: 'a>(sheet: &Sheet, scale: Scale) -> Element<'a, Message> {
    drawn(sheet, scale, None, true, None)
}

/// The pad of `sheet`, whose rows and tracks can be pressed; those that are `wanted` are framed. `question` is what that
/// answers.
pub fn live_pad<'a, Message: Clone + Debug + 'a>(
    sheet: &Sheet,
    scale: Scale,
    question: impl Debug,
    wanted: &[Mark],
    on_press: impl Fn(Mark) -> Message,
) -> Element<'a, Message> {
    let pressed = |mark, line: Element<'a, Message>| {
        let message = on_press(mark);
        let style: ButtonStyle = if wanted.contains(&mark) {
            theme::button::chosen
        } else {
            theme::button::quiet
        };
        let face = button(line).padding(0.0).style(style);
        let face = face.on_press(message.clone());
        focusable(face, Some(message)).asked(&question).into()
    };
    drawn(sheet, scale, None, true, Some(&pressed))
}

/// The pad of `sheet` with a question mark for the points of the row `asked`, and for the total unless it is told.
pub fn pad_in_question<'a, Message: 'a>(
    sheet: &Sheet,
    scale: Scale,
    asked: Option<Sum>,
    tells_total: bool,
) -> Element<'a, Message> {
    drawn(sheet, scale, asked, tells_total, None)
}

fn drawn<'a, Message: 'a>(
    sheet: &Sheet,
    scale: Scale,
    asked: Option<Sum>,
    tells_total: bool,
    pressed: Option<Pressed<'_, 'a, Message>>,
) -> Element<'a, Message> {
    let live = |mark: Option<Mark>, line| match (mark, pressed) {
        (Some(mark), Some(pressed)) => pressed(mark, line),
        _ => line,
    };
    let score = Score::of(&sheet.now, sheet.penalty);
    let ghost = Score::of(&sheet.ghost.unwrap_or(sheet.now), sheet.penalty);
    let rows = Sum::ALL.map(|sum| Strokes::new(sheet, |pad| pad.marks(sum)));
    let tracks = std::array::from_fn(|place| track_strokes(sheet, place));

    let mut lines = column![head(scale, sheet.penalty)];
    for (sum, strokes) in Sum::ALL.into_iter().zip(rows) {
        let shown = ghost.row(sum);
        let is_new = sheet.ghost.is_some() && shown != score.row(sum);
        let shown = (asked != Some(sum)).then_some(shown);
        let line = line(scale, sum, strokes, shown, is_new);
        lines = lines.push(live(Some(Mark::Row(sum)), line));
    }
    let dice = (0..Pad::TRACKS).map(|place| {
        let named = sheet.ghost.unwrap_or(sheet.now).tracks().nth(place);
        let named = named.map(|track| Mark::Track(track.value()));
        live(named, track(sheet, scale, place))
    });
    let totals = tells_total.then_some((&score, &ghost));
    lines = lines
        .push(space().height(scale.height * GAP))
        .push(row![column(dice), account(scale, totals)]);

    let boxes = Boxes {
        rows,
        tracks,
        scale,
    };
    // The tint of a row lies below its boxes, so these are drawn on top of all lines.
    let pad = stack![lines, Drawing::new(boxes, scale.size())];
    let total = tells_total.then(|| score.total());
    said(pad, move || heard::pad(total))
}

fn head<'a, Message: 'a>(scale: Scale, penalty: Penalty) -> Element<'a, Message> {
    let caption = |words: String, width: f32, side: Horizontal| {
        container(text(words).size(scale.small()).style(theme::text::soft))
            .width(scale.width * width)
            .align_x(side)
    };
    let middle = Horizontal::Center;
    let captions = row![
        space().width(scale.width * EDGE),
        caption(say!("common-pad-pair"), SUM, middle),
        caption(format!("−{}", penalty.points()), 4.0 * PITCH, middle),
        caption("0".into(), PITCH + 2.0 * STEP, middle),
        caption(say!("common-pad-points"), 5.0 * WIDER + 0.2, middle),
        caption(say!("common-pad-minus-column"), SIDE, Horizontal::Right),
        caption(say!("common-pad-plus-column"), SIDE, Horizontal::Right),
    ]
    .height(scale.height * HEAD)
    .align_y(Center);
    said_as(captions, heard::head)
}

fn line<'a, Message: 'a>(
    scale: Scale,
    sum: Sum,
    strokes: Strokes,
    shown: Option<i32>,
    is_new: bool,
) -> Element<'a, Message> {
    let marks = strokes.shown();
    let side = move |points: Option<i32>| -> Element<'a, Message> {
        let words = points.map_or(String::new(), words::signed);
        container(
            text(words)
                .size(scale.points())
                .font(if is_new { theme::BOLD } else { theme::MEDIUM })
                .style(theme::text::points(points.unwrap_or(0))),
        )
        .width(scale.width * SIDE)
        .align_x(Right)
        .into()
    };
    let minus = match (shown, marks.checked_sub(10)) {
        (None, _) => question(scale),
        (Some(_), Some(past @ 1..)) => container(
            text(say!("common-pad-more", count = past))
                .size(scale.small())
                .style(theme::text::soft),
        )
        .width(scale.width * SIDE)
        .align_x(Right)
        .into(),
        (Some(shown), _) => side((shown < 0).then_some(shown)),
    };
    let plus = match shown {
        Some(shown) => side((shown > 0 || (shown == 0 && marks == 5)).then_some(shown)),
        None => question(scale),
    };
    let cells = row![
        space().width(scale.width * EDGE),
        container(text(sum.to_string()).size(scale.text()).font(theme::BOLD))
            .width(scale.width * SUM)
            .align_x(Center),
        space().width(scale.width * BOXES),
        minus,
        plus,
        space().width(scale.width * EDGE),
    ]
    .height(scale.height * ROW)
    .align_y(Center);
    let is_lit = strokes.shown() > strokes.before;
    let cells = container(cells).style(move |theme: &Theme| {
        if is_lit {
            theme::container::lit(theme)
        } else {
            container::Style::default()
        }
    });
    said_as(cells, move || heard::row(sum, strokes, shown))
}

/// The place of points that are asked for.
fn question<'a, Message: 'a>(scale: Scale) -> Element<'a, Message> {
    container(
        text("?")
            .size(scale.text())
            .font(theme::BOLD)
            .style(theme::text::accent),
    )
    .width(scale.width * SIDE)
    .align_x(Right)
    .into()
}

fn track<'a, Message: 'a>(sheet: &Sheet, scale: Scale, place: usize) -> Element<'a, Message> {
    let track = sheet.ghost.unwrap_or(sheet.now).tracks().nth(place);
    let value = track.map(Track::value);
    let look = match value {
        Some(value) if sheet.before.track(value).is_none() && sheet.ghost.is_some() => Look::Ghost,
        _ => Look::Plain,
    };
    let cells = row![
        container(die(value, look, scale.height * TRACK * 0.84))
            .width(scale.width * (EDGE + SUM))
            .align_x(Center),
        space().width(scale.width * 8.0 * PITCH),
    ]
    .height(scale.height * TRACK)
    .align_y(Center);
    let strokes = track_strokes(sheet, place);
    said_as(cells, move || heard::track(value, strokes))
}

/// The marks of the track in this place of the chart.
fn track_strokes(sheet: &Sheet, place: usize) -> Strokes {
    let track = sheet.ghost.unwrap_or(sheet.now).tracks().nth(place);
    Strokes::new(sheet, |pad| {
        let track = track.and_then(|track| pad.track(track.value()));
        track.map_or(0, |track| u32::from(track.marks()))
    })
}

/// The lowest line of the account whose letters are not cut off.
const LEAST_LINE: f32 = 11.4;

/// Minus, plus and the total, and what that would be, where they are told.
fn account<'a, Message: 'a>(
    scale: Scale,
    totals: Option<(&Score, &Score)>,
) -> Element<'a, Message> {
    let figures = |of: fn(&Score) -> i32| {
        totals.map_or("?".to_owned(), |(score, _)| words::signed(of(score)))
    };
    let line = |label: String, of: fn(&Score) -> i32| {
        row![
            text(label).size(scale.small()).style(theme::text::soft),
            space().width(Fill),
            text(figures(of))
                .size(scale.text() * 0.9)
                .font(theme::MEDIUM),
        ]
        .padding([0.0, scale.width * 0.3])
        .height((scale.height * 0.9).max(LEAST_LINE))
        .align_y(Center)
    };
    let then = totals.and_then(|(score, ghost)| {
        let change = ghost.total() - score.total();
        (change != 0).then(|| {
            text(say!(
                "common-pad-then",
                total = words::signed(ghost.total())
            ))
            .size(scale.small())
            .font(theme::BOLD)
            .style(theme::text::points(change))
        })
    });
    let name = text(say!("common-pad-total"))
        .size(scale.small())
        .font(theme::MEDIUM);
    let figure = text(figures(Score::total))
        .size(scale.text() * 1.35)
        .line_height(1.1)
        .font(theme::BOLD);
    let total: Element<'a, Message> = if scale.is_flat() {
        let name = then.map_or_else(|| name.into(), Element::from);
        row![name, space().width(Fill), figure]
            .align_y(Center)
            .into()
    } else {
        let name = row![name, space().width(Fill)].push(then).align_y(Center);
        column![name, container(figure).align_right(Fill)].into()
    };
    let total = container(total)
        .padding([0.0, scale.width * 0.3])
        .height(scale.height * 2.0)
        .align_y(Vertical::Center)
        .style(theme::container::total);
    let account = column![
        line(say!("common-pad-minus"), Score::minus),
        line(say!("common-pad-plus"), Score::plus),
        total
    ];
    let account = row![
        space().width(scale.width * (ACCOUNT - EDGE - SUM - 8.0 * PITCH)),
        account.width(scale.width * (COLUMNS - ACCOUNT - EDGE)),
    ];
    let score = totals.map(|(score, _)| *score);
    said_as(account, move || heard::account(score.as_ref()))
}

/// The marks of one row or track: those before this throw, and those that are set by the choice or by the ghost.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Strokes {
    before: u32,
    new: u32,
    ink: Ink,
    /// How much of the new ones is drawn, 0 to 1.
    drawn: f32,
}

impl Strokes {
    fn new(sheet: &Sheet, marks: impl Fn(&Pad) -> u32) -> Strokes {
        let (pad, ink) = match &sheet.ghost {
            Some(ghost) => (ghost, Ink::Ghost),
            None => (&sheet.now, Ink::Fresh),
        };
        let before = marks(&sheet.before);
        Strokes {
            before,
            new: marks(pad).saturating_sub(before),
            ink,
            drawn: sheet.drawn,
        }
    }

    fn shown(self) -> u32 {
        self.before + self.new
    }

    fn of_box(self, place: u32) -> Option<(Ink, f32)> {
        if place < self.before {
            Some((Ink::Pencil, 1.0))
        } else if place < self.shown() {
            Some((self.ink, self.drawn))
        } else {
            None
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ink {
    Pencil,
    Fresh,
    Ghost,
}

/// Every box of a pad, with its mark.
#[derive(Debug, Clone, PartialEq)]
struct Boxes {
    rows: [Strokes; Sum::COUNT],
    tracks: [Strokes; Pad::TRACKS],
    scale: Scale,
}

impl Sketch for Boxes {
    fn draw(&self, picture: &mut Picture, _size: Size, theme: &Theme) {
        let Scale { width, height, .. } = self.scale;
        let mut lost = Vec::new();
        let sides = width * (EDGE + SUM + BOXES);
        for (sum, strokes) in Sum::ALL.into_iter().zip(self.rows) {
            let middle = self.scale.middle(Line::Row(sum));
            self.row(picture, theme, &mut lost, (sum, strokes));
            let line = Rectangle::new(
                Point::new(sides, (middle + height / 2.0).round() - 1.0),
                Size::new(2.0 * SIDE * width, 1.0),
            );
            picture.rectangle(line, 0.0, theme.line, None);
        }
        let between = Rectangle::new(
            Point::new((sides + (SIDE + 0.1) * width).round(), height * 0.1),
            Size::new(1.0, height * (HEAD + 11.0 * ROW - 0.2)),
        );
        picture.rectangle(between, 0.0, theme.line, None);
        for (place, strokes) in self.tracks.into_iter().enumerate() {
            self.track(picture, theme, place, strokes);
        }
        // One path for all: each one costs a mask of the whole window.
        let step = (height * 0.22).max(4.0);
        let lines = Path::new(|path| {
            for bounds in lost {
                hatch(path, bounds, step);
            }
        });
        let stroke = Stroke::default()
            .with_color(faded(theme.minus, 0.55))
            .with_width(1.0);
        picture.stroke(&lines, stroke);
    }
}

impl Boxes {
    /// A row of ten boxes, grouped 4 | 1 | 5; the fifth is the bridge from minus to plus.
    fn row(
        &self,
        picture: &mut Picture,
        theme: &Theme,
        lost: &mut Vec<Rectangle>,
        (sum, strokes): (Sum, Strokes),
    ) {
        let marks = strokes.shown();
        for place in 0..10 {
            let is_lost = place < 4 && (1..=4).contains(&marks);
            let fill = match place {
                0..=3 if is_lost => theme.minus_tint,
                5.. if place < marks => theme.plus_tint,
                _ => theme.paper,
            };
            let bounds = self.scale.bounds(Line::Row(sum), place);
            frame(picture, theme, bounds, fill, place == 4);
            match (strokes.of_box(place), place.checked_sub(4)) {
                (Some(ink), _) => mark(picture, theme, bounds, place, ink),
                (None, Some(worth)) => {
                    let worth = worth as i32 * points(sum);
                    self.caption(picture, theme, bounds, &worth.to_string());
                }
                (None, None) if is_lost => lost.push(bounds.shrink(1.5)),
                (None, None) => {}
            }
        }
    }

    /// A track of eight boxes; the last one ends the player's game.
    fn track(&self, picture: &mut Picture, theme: &Theme, number: usize, strokes: Strokes) {
        for place in 0..u32::from(Track::BOXES) {
            let is_last = place + 1 == u32::from(Track::BOXES);
            let bounds = self.scale.bounds(Line::Track(number), place);
            frame(picture, theme, bounds, theme.paper, is_last);
            match strokes.of_box(place) {
                Some(ink) => mark(picture, theme, bounds, place, ink),
                None if is_last => self.caption(picture, theme, bounds, &say!("common-pad-out")),
                None => {}
            }
        }
    }

    fn caption(&self, picture: &mut Picture, theme: &Theme, bounds: Rectangle, words: &str) {
        let size = self
            .scale
            .figures()
            .min(bounds.width * 1.4 / words.chars().count() as f32);
        // A caption that nobody could read is left out.
        if size >= self.scale.least {
            picture.word(words, bounds.center(), size, theme::FONT, theme.soft);
        }
    }
}

fn frame(picture: &mut Picture, theme: &Theme, bounds: Rectangle, fill: Color, is_strong: bool) {
    let line = if is_strong {
        (theme.ink, 1.75)
    } else {
        (theme.frame, 1.0)
    };
    picture.rectangle(bounds, theme::radius::BOX, fill, Some(line));
}

/// Two strokes of a pencil, never quite the same.
fn mark(
    picture: &mut Picture,
    theme: &Theme,
    bounds: Rectangle,
    place: u32,
    (ink, drawn): (Ink, f32),
) {
    let (colour, weight) = match ink {
        Ink::Pencil => (theme.ink, 0.09),
        Ink::Fresh => (theme.accent, 0.12),
        Ink::Ghost => (faded(theme.accent, 0.75), 0.09),
    };
    let wobble = ((place * 37) % 11) as f32 / 11.0 - 0.5;
    let at = |x: f32, y: f32| {
        Point::new(
            bounds.x + bounds.width * (x + wobble * 0.05),
            bounds.y + bounds.height * (y - wobble * 0.04),
        )
    };
    // Three dashes and the gaps between them, whatever the size.
    let dash = [bounds.width.hypot(bounds.height) * 0.53 / 5.0];
    let (segments, line_cap): (&[f32], _) = match ink {
        Ink::Ghost => (&dash, LineCap::Butt),
        Ink::Pencil | Ink::Fresh => (&[], LineCap::Round),
    };
    let stroke = Stroke {
        line_cap,
        line_dash: LineDash {
            segments,
            offset: 0,
        },
        ..Stroke::default()
            .with_color(colour)
            .with_width((bounds.width.min(bounds.height) * weight).max(1.5))
    };
    // The second stroke follows the first.
    for (from, to, begun) in [
        ((0.24, 0.22), (0.76, 0.78), 0.0),
        ((0.77, 0.23), (0.23, 0.77), 0.5),
    ] {
        let share = ((drawn - begun) * 2.0).clamp(0.0, 1.0);
        if share > 0.0 {
            let end = (
                from.0 + (to.0 - from.0) * share,
                from.1 + (to.1 - from.1) * share,
            );
            picture.stroke(&Path::line(at(from.0, from.1), at(end.0, end.1)), stroke);
        }
    }
}
