use iced::Size;

use super::{Drawing, Element, Saying};
use crate::rules::dice::Sum;
use crate::rules::express::Pad;
use crate::scene::Glance;
use crate::session::Colour;
use crate::text::say;

/// The whole pad of a player in this colour at a glance; marks set since `before` stand out.
pub fn small_pad<'a, Message: 'a>(
    before: &Pad,
    now: &Pad,
    colour: Colour,
    size: Size,
) -> Element<'a, Message> {
    let glance = Glance {
        before: *before,
        now: *now,
        colour,
    };
    let now = *now;
    let drawing = Drawing::new(glance.scene((size.width, size.height)));
    drawing.said(move || heard(&now)).into()
}

fn heard(pad: &Pad) -> Saying {
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
