//! One player's pad, large enough to be read across the table.

use std::fmt::Debug;

use iced::alignment::{Horizontal, Vertical};
use iced::widget::canvas::{LineCap, LineDash, Path, Stroke};
use iced::widget::{button, column, container, row, space, stack, text};
use iced::{Center, Color, Fill, Point, Rectangle, Right, Size};

use super::die::{Look, die};
use super::{Drawing, Element, Picture, Sketch, focusable, whole_pixels};
use crate::app::theme::{self, Theme, faded};
use crate::app::words;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score, Track, points};

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
}

/// Where a mark can be set.
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
}

// The columns of a row in box widths: points, sum, ten boxes with their gaps, marks past ten, minus, plus, the edge.
const POINTS: f32 = 1.7;
const SUM: f32 = 1.5;
const BOXES: f32 = 11.6;
const PAST: f32 = 1.3;
const TRACK_BOXES: f32 = 9.6;
const SIDE: f32 = 2.4;
const EDGE: f32 = 0.3;
const COLUMNS: f32 = POINTS + SUM + BOXES + PAST + 2.0 * SIDE + EDGE;
// The lines of a pad in box heights: the head, eleven rows, three tracks, the total.
const HEAD: f32 = 1.0;
const ROW: f32 = 1.18;
const TRACK: f32 = 1.36;
const TOTAL: f32 = 2.0;
// Between the rows and the tracks.
const GAP: f32 = 0.5;
const LINES: f32 = HEAD + 11.0 * ROW + GAP + 3.0 * TRACK + TOTAL;

impl Scale {
    /// The largest boxes with which a pad fits into this size, in whole pixels where text is so large.
    pub fn fitting(size: Size, zoom: f32) -> Scale {
        let width = (size.width / COLUMNS).clamp(12.0, 40.0);
        let height = (size.height / LINES).clamp(12.0, 44.0);
        Scale {
            width: whole_pixels(width.min(height * 1.3), zoom),
            height: whole_pixels(height.min(width * 1.6), zoom),
        }
    }

    /// The size of a pad of this scale.
    pub fn size(self) -> Size {
        Size::new(self.width * COLUMNS, self.height * LINES)
    }

    /// Whether there is room for words in a box.
    fn tells_points(self) -> bool {
        self.width >= 18.0
    }

    fn text(self) -> f32 {
        (self.height * 0.62)
            .min(self.width * 0.72)
            .clamp(11.0, 28.0)
    }
}

/// The pad of `sheet`.
pub fn pad<'a, Message: 'a>(sheet: &Sheet, scale: Scale) -> Element<'a, Message> {
    drawn(sheet, scale, None, true, None)
}

/// The pad of `sheet`, whose rows and tracks can be pressed; `question` is what that answers.
pub fn live_pad<'a, Message: Clone + Debug + 'a>(
    sheet: &Sheet,
    scale: Scale,
    question: impl Debug,
    on_press: impl Fn(Mark) -> Message,
) -> Element<'a, Message> {
    let pressed = |mark, line: Element<'a, Message>| {
        let message = on_press(mark);
        let face = button(line).padding(0.0).style(theme::button::quiet);
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
    lines = lines.push(space().height(scale.height * GAP));
    for place in 0..Pad::TRACKS {
        let named = sheet.ghost.unwrap_or(sheet.now).tracks().nth(place);
        let named = named.map(|track| Mark::Track(track.value()));
        lines = lines.push(live(named, track(sheet, scale, place)));
    }
    let totals = tells_total.then_some((&score, &ghost));
    lines = lines.push(total(scale, totals));

    let boxes = Boxes {
        rows,
        tracks,
        scale,
    };
    // The tint of a row lies below its boxes, so these are drawn on top of all lines.
    stack![lines, Drawing::new(boxes, scale.size())].into()
}

fn head<'a, Message: 'a>(scale: Scale, penalty: Penalty) -> Element<'a, Message> {
    let caption = |words: String, width: f32, side: Horizontal| {
        container(
            text(words)
                .size((scale.text() * 0.72).max(9.0))
                .style(theme::text::soft),
        )
        .width(scale.width * width)
        .align_x(side)
    };
    let middle = Horizontal::Center;
    // Where the boxes have no room for their points, the first column alone tells them.
    let (first, boxes) = if scale.tells_points() {
        ("points", "points each")
    } else {
        ("each", "")
    };
    row![
        caption(first.into(), POINTS, middle),
        caption("pair".into(), SUM, middle),
        caption(format!("−{}", penalty.points()), 4.3, middle),
        caption("0".into(), 1.7, middle),
        caption(boxes.into(), BOXES - 6.0 + PAST, middle),
        caption("minus".into(), SIDE, Horizontal::Right),
        caption("plus".into(), SIDE, Horizontal::Right),
    ]
    .height(scale.height * HEAD)
    .align_y(Center)
    .into()
}

fn line<'a, Message: 'a>(
    scale: Scale,
    sum: Sum,
    strokes: Strokes,
    shown: Option<i32>,
    is_new: bool,
) -> Element<'a, Message> {
    let marks = strokes.shown();
    let past = marks.saturating_sub(10);
    let side = move |points: Option<i32>| -> Element<'a, Message> {
        let words = points.map_or(String::new(), words::signed);
        container(
            text(words)
                .size(scale.text())
                .font(if is_new { theme::BOLD } else { theme::MEDIUM })
                .style(theme::text::points(points.unwrap_or(0))),
        )
        .width(scale.width * SIDE)
        .align_x(Right)
        .into()
    };
    let cells = row![
        container(
            text(points(sum).to_string())
                .size(scale.text() * 0.85)
                .style(theme::text::soft)
        )
        .width(scale.width * POINTS)
        .align_x(Center),
        container(text(sum.to_string()).size(scale.text()).font(theme::BOLD))
            .width(scale.width * SUM)
            .align_x(Center),
        space().width(scale.width * BOXES),
        container(
            text(if past > 0 {
                format!("+{past}")
            } else {
                String::new()
            })
            .size(scale.text() * 0.85)
            .style(theme::text::soft)
        )
        .width(scale.width * PAST)
        .align_x(Center),
        match shown {
            Some(shown) => side((shown < 0).then_some(shown)),
            None => question(scale),
        },
        match shown {
            Some(shown) => side((shown > 0 || (shown == 0 && marks == 5)).then_some(shown)),
            None => question(scale),
        },
        space().width(scale.width * EDGE),
    ]
    .height(scale.height * ROW)
    .align_y(Center);
    let is_lit = strokes.shown() > strokes.before;
    container(cells)
        .style(move |theme: &Theme| {
            if is_lit {
                theme::container::lit(theme)
            } else {
                container::Style::default()
            }
        })
        .into()
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
    let remaining = Track::BOXES.saturating_sub(track.map_or(0, Track::marks));
    let words = match (track, remaining) {
        (None, _) => "not named yet".to_owned(),
        (Some(_), 0) => "out".to_owned(),
        (Some(_), 1) => "1 box left".to_owned(),
        (Some(_), remaining) => format!("{remaining} boxes left"),
    };
    row![
        container(die(value, look, scale.height * TRACK * 0.84))
            .width(scale.width * (POINTS + SUM))
            .align_x(Center),
        space().width(scale.width * TRACK_BOXES),
        text(words)
            .size((scale.text() * 0.8).max(11.0))
            .style(theme::text::soft),
    ]
    .height(scale.height * TRACK)
    .align_y(Center)
    .into()
}

/// The marks of the track in this place of the chart.
fn track_strokes(sheet: &Sheet, place: usize) -> Strokes {
    let track = sheet.ghost.unwrap_or(sheet.now).tracks().nth(place);
    Strokes::new(sheet, |pad| {
        let track = track.and_then(|track| pad.track(track.value()));
        track.map_or(0, |track| u32::from(track.marks()))
    })
}

/// The line of the total and of what it would be, where they are told.
fn total<'a, Message: 'a>(scale: Scale, totals: Option<(&Score, &Score)>) -> Element<'a, Message> {
    let then = totals.and_then(|(score, ghost)| {
        let change = ghost.total() - score.total();
        let words = format!("then {}", words::signed(ghost.total()));
        (change != 0).then(|| {
            text(words)
                .size(scale.text())
                .font(theme::MEDIUM)
                .style(theme::text::points(change))
        })
    });
    let total = totals.map_or("?".to_owned(), |(score, _)| words::signed(score.total()));
    container(
        row![
            text("Total").size(scale.text()).font(theme::MEDIUM),
            space().width(Fill),
            then,
            text(total).size(scale.text() * 1.7).font(theme::BOLD),
        ]
        .spacing(scale.width * 0.6)
        .align_y(Center),
    )
    .padding([0.0, scale.width * EDGE])
    .width(scale.width * COLUMNS)
    .height(scale.height * TOTAL)
    .align_y(Vertical::Center)
    .into()
}

/// The marks of one row or track: those before this throw, and those that are set by the choice or by the ghost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Strokes {
    before: u32,
    new: u32,
    ink: Ink,
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
        }
    }

    fn shown(self) -> u32 {
        self.before + self.new
    }

    fn of_box(self, place: u32) -> Option<Ink> {
        if place < self.before {
            Some(Ink::Pencil)
        } else if place < self.shown() {
            Some(self.ink)
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
        let Scale { height, .. } = self.scale;
        for (sum, strokes) in Sum::ALL.into_iter().zip(self.rows) {
            let middle = height * (HEAD + ROW * (sum.index() as f32 + 0.5));
            self.row(picture, theme, middle, sum, strokes);
        }
        for (place, strokes) in self.tracks.into_iter().enumerate() {
            let top = HEAD + 11.0 * ROW + GAP;
            let middle = height * (top + TRACK * (place as f32 + 0.5));
            self.track(picture, theme, middle, strokes);
        }
    }
}

impl Boxes {
    /// A row of ten boxes, grouped 4 | 1 | 5; the fifth is the bridge from minus to plus.
    fn row(&self, picture: &mut Picture, theme: &Theme, middle: f32, sum: Sum, strokes: Strokes) {
        let marks = strokes.shown();
        for place in 0..10 {
            let gaps = match place {
                0..=3 => 0.0,
                4 => 0.35,
                _ => 0.7,
            };
            let fill = match place {
                0..=3 if (1..=4).contains(&marks) => theme.minus_tint,
                5.. if place < marks => theme.plus_tint,
                _ => theme.paper,
            };
            let bounds = self.bounds(place, gaps, middle);
            frame(picture, theme, bounds, fill, place == 4);
            match strokes.of_box(place) {
                Some(ink) => mark(picture, theme, bounds, place, ink),
                None if place >= 5 && self.scale.tells_points() => {
                    caption(picture, theme, bounds, &points(sum).to_string());
                }
                None => {}
            }
        }
    }

    /// A track of eight boxes; the last one ends the player's game.
    fn track(&self, picture: &mut Picture, theme: &Theme, middle: f32, strokes: Strokes) {
        for place in 0..u32::from(Track::BOXES) {
            let is_last = place + 1 == u32::from(Track::BOXES);
            let bounds = self.bounds(place, 0.0, middle);
            frame(picture, theme, bounds, theme.paper, is_last);
            match strokes.of_box(place) {
                Some(ink) => mark(picture, theme, bounds, place, ink),
                None if is_last && self.scale.tells_points() => {
                    caption(picture, theme, bounds, "out")
                }
                None => {}
            }
        }
    }

    fn bounds(&self, place: u32, gaps: f32, middle: f32) -> Rectangle {
        let Scale { width, height } = self.scale;
        let left = width * (POINTS + SUM + place as f32 * 1.08 + gaps + 0.1);
        Rectangle::new(
            Point::new(left.round(), (middle - height / 2.0).round()),
            Size::new(width.round(), height.round() - 1.0),
        )
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

fn caption(picture: &mut Picture, theme: &Theme, bounds: Rectangle, words: &str) {
    let size = (bounds.width * 0.42).clamp(7.0, 13.0);
    let color = faded(theme.soft, 0.9);
    picture.word(words, bounds.center(), size, theme::FONT, color);
}

/// Two strokes of a pencil, never quite the same.
fn mark(picture: &mut Picture, theme: &Theme, bounds: Rectangle, place: u32, ink: Ink) {
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
    picture.stroke(&Path::line(at(0.24, 0.22), at(0.76, 0.78)), stroke);
    picture.stroke(&Path::line(at(0.77, 0.23), at(0.23, 0.77)), stroke);
}
