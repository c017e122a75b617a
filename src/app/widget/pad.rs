//! One player's pad, large enough to be read across the table.

use std::fmt::Debug;

use accesskit::Role;
use iced::widget::{button, container, space, stack};
use iced::{Fill, Rectangle, Size};

use super::drawing::rectangle;
use super::{Drawing, Element, Saying, answer, places, said, said_as};
use crate::app::theme;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Score};
use crate::scene::{Bounds, Figures, PadPlan, Scene, glance};
pub use crate::scene::{PadLine, Sheet};
use crate::session::Colour;
use crate::text::{say, signed};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    Row(Sum),
    Track(Die),
}

/// A part of a pad that you fill in by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The box with this number in a line, from 1.
    Box(PadLine, u32),
    /// The value of the track in this place.
    Value(usize),
}

/// The size of a pad and the height of its rows.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Scale {
    plan: PadPlan,
    times: f32,
}

impl Scale {
    /// The largest pad that fits into this size, but never too small to read.
    pub fn fitting(size: Size) -> Scale {
        let (plan, times) = PadPlan::fitting((size.width, size.height));
        Scale {
            plan,
            times: times.clamp(0.5, 1.6),
        }
    }

    pub fn size(self) -> Size {
        let (width, height) = self.plan.size();
        Size::new(width, height) * self.times
    }

    fn placed(self, bounds: Bounds) -> Rectangle {
        rectangle(bounds.placed((0.0, 0.0), self.times))
    }
}

pub fn pad<'a, Message: 'a>(sheet: &Sheet, scale: Scale) -> Element<'a, Message> {
    drawn(sheet, scale, Figures::Told, |_, line| line)
}

/// `wanted` marks are highlighted; `question` is what a press answers.
pub fn live_pad<'a, Message: Clone + Debug + 'a>(
    sheet: &Sheet,
    scale: Scale,
    question: impl Debug,
    wanted: &[Mark],
    on_press: impl Fn(Mark) -> Message,
) -> Element<'a, Message> {
    let pressed = |mark, line: Element<'a, Message>| {
        let face = button(line).padding(0.0);
        let face = face.style(theme::button::line(wanted.contains(&mark)));
        answer(face, &question, on_press(mark))
    };
    drawn(sheet, scale, Figures::Told, pressed)
}

pub fn pad_telling<'a, Message: 'a>(
    sheet: &Sheet,
    scale: Scale,
    figures: Figures,
) -> Element<'a, Message> {
    drawn(sheet, scale, figures, |_, line| line)
}

/// The pad of `sheet`, whose boxes and values you press to fill it in; the line `at` is framed for the keyboard. Tab
/// skips the boxes, as there are so many.
pub fn open_pad<'a, Message: Clone + 'a>(
    sheet: &Sheet,
    scale: Scale,
    at: PadLine,
    on_press: impl Fn(Part) -> Message,
) -> Element<'a, Message> {
    let plan = scale.plan;
    let parts = PadLine::all().flat_map(|line| {
        let boxes = 0..line.boxes();
        let boxes = boxes.map(move |place| (plan.bounds(line, place), Part::Box(line, place + 1)));
        let value = match line {
            PadLine::Row(_) => None,
            PadLine::Track(place) => Some((plan.name(line), Part::Value(place))),
        };
        boxes.chain(value)
    });
    let parts = parts.map(|(bounds, part)| (scale.placed(bounds), on_press(part)));
    let framed = plan.name(at).union(plan.bounds(at, at.boxes() - 1));
    let spots = spots(scale.size(), parts, scale.placed(framed));
    stack![pad(sheet, scale), spots].into()
}

/// Parts of a drawing that only the pointer can press, and a frame around the part that the keys change.
pub(super) fn spots<'a, Message: Clone + 'a>(
    size: Size,
    spots: impl IntoIterator<Item = (Rectangle, Message)>,
    framed: Rectangle,
) -> Element<'a, Message> {
    let frame = space().width(Fill).height(Fill);
    let frame = container(frame).style(theme::container::framed);
    let spots = spots.into_iter().enumerate();
    let spots = spots.map(|(place, (bounds, message))| {
        let face = button(space().width(Fill).height(Fill)).padding(0.0);
        let face = face.style(theme::button::veil).on_press(message);
        let spot = container(face).id(format!("spot {place}"));
        (bounds, spot.into())
    });
    let frame = [(framed.expand(3.0), frame.into())];
    places(size, frame.into_iter().chain(spots))
}

fn drawn<'a, Message: 'a>(
    sheet: &Sheet,
    scale: Scale,
    figures: Figures,
    pressed: impl Fn(Mark, Element<'a, Message>) -> Element<'a, Message>,
) -> Element<'a, Message> {
    let plan = scale.plan;
    let sheet = *sheet;
    let heard =
        |saying: Box<dyn Fn() -> Saying + 'a>| said_as(space().width(Fill).height(Fill), saying);
    let lines = PadLine::all().map(|line| {
        let part = heard(Box::new(move || heard_line(&sheet, line, figures)));
        let mark = match line {
            PadLine::Row(sum) => Some(Mark::Row(sum)),
            PadLine::Track(place) => sheet.value(place).map(Mark::Track),
        };
        let part = match mark {
            Some(mark) => pressed(mark, part),
            None => part,
        };
        (scale.placed(plan.line(line)), part)
    });
    let [head, account] = [plan.head(), plan.account()].map(|bounds| scale.placed(bounds));
    let head = (head, heard(Box::new(heard_head)));
    let told = heard(Box::new(move || heard_account(&sheet, figures)));
    let parts = [head].into_iter().chain(lines).chain([(account, told)]);
    let size = scale.size();
    let mut drawing = Scene::new((size.width, size.height));
    drawing.put("", sheet.scene(plan, figures), (0.0, 0.0), scale.times);
    // The pressable parts lie below the drawing: hovering tints the paper, not the boxes.
    let pad = stack![places(size, parts), Drawing::new(drawing)];
    said(pad, move || {
        let total = total(figures, sheet.scores().0.total());
        Saying::new(Role::Table, say!("heard-pad", total = total))
    })
}

fn heard_head() -> Saying {
    let names = [
        say!("phones-column-row"),
        say!("phones-column-marks"),
        say!("phones-column-points"),
    ];
    let columns = names.map(|name| Saying::new(Role::ColumnHeader, name));
    Saying::new(Role::Row, "").of(columns)
}

/// A row with its points, unless they are asked for, or the marks of a fifth die.
fn heard_line(sheet: &Sheet, line: PadLine, figures: Figures) -> Saying {
    let strokes = sheet.strokes(line);
    let (marks, new) = (strokes.shown(), strokes.new);
    let (words, name, points) = match line {
        PadLine::Row(sum) => {
            let (row, points) = (sum.value(), sheet.scores().1.row(sum));
            let points = match figures {
                Figures::Asked(Some(asked), _) if asked == sum => "?".to_owned(),
                _ => signed(points),
            };
            let told = points.as_str();
            let words = match new {
                0 => say!("heard-row", row = row, marks = marks, points = told),
                _ => say!(
                    "heard-row-new",
                    row = row,
                    marks = marks,
                    new = new,
                    points = told
                ),
            };
            (words, row, Some(points))
        }
        PadLine::Track(place) => match sheet.value(place).map(Die::value) {
            Some(die) => (say!("heard-track", die = die, marks = marks), die, None),
            None => return Saying::new(Role::Row, say!("heard-track-none")),
        },
    };
    let cells = [Some(marks.to_string()), points].into_iter().flatten();
    let cells = cells.map(|cell| Saying::new(Role::Cell, cell));
    let name = Saying::new(Role::RowHeader, name.to_string());
    Saying::new(Role::Row, words).of([name].into_iter().chain(cells))
}

/// The sums over all rows, unless they are asked for.
fn heard_account(sheet: &Sheet, figures: Figures) -> Saying {
    let (score, _) = sheet.scores();
    let of = |part: fn(&Score) -> i32| total(figures, part(&score));
    let words = say!(
        "heard-account",
        minus = of(Score::minus),
        plus = of(Score::plus),
        total = of(Score::total)
    );
    Saying::new(Role::Label, words)
}

fn total(figures: Figures, points: i32) -> String {
    match figures {
        Figures::Asked(_, false) => "?".to_owned(),
        _ => signed(points),
    }
}

/// The whole pad of a player in this colour at a glance, without one in grey; marks set since `before` stand out.
pub fn small_pad<'a, Message: 'a>(
    before: &Pad,
    now: &Pad,
    colour: Option<Colour>,
    size: Size,
) -> Element<'a, Message> {
    let drawing = Drawing::new(glance(before, now, colour, (size.width, size.height)));
    let now = *now;
    said_as(drawing, move || heard_glance(&now))
}

fn heard_glance(pad: &Pad) -> Saying {
    let list = |marks: Vec<(u8, u32)>| {
        let marked = marks.into_iter().filter(|&(_, marks)| marks > 0);
        let marked: Vec<String> = marked.map(|(of, marks)| format!("{of}: {marks}")).collect();
        marked.join(", ")
    };
    let rows = Sum::ALL.map(|sum| (sum.value(), pad.marks(sum)));
    let rows = list(rows.to_vec());
    if rows.is_empty() {
        return Saying::image(say!("heard-glance-empty"));
    }
    let tracks = pad.tracks();
    let tracks = tracks.map(|track| (track.value().value(), track.marks().into()));
    let dice = list(tracks.collect());
    let rows = say!("heard-glance-rows", rows = rows);
    Saying::image(match dice.is_empty() {
        true => rows,
        false => format!("{rows}. {}", say!("heard-glance-dice", dice = dice)),
    })
}
