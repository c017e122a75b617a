use iced::Size;

use super::{Drawing, Element, Saying, Sketch};
use crate::rules::dice::Sum;
use crate::rules::express::Pad;
use crate::scene::{Glance, Scene};
use crate::text::say;

/// A whole pad at a glance. What has been marked since `before` stands out.
pub fn small_pad<'a, Message: 'a>(before: &Pad, now: &Pad, size: Size) -> Element<'a, Message> {
    let glance = Glance {
        before: *before,
        now: *now,
    };
    Drawing::new(glance, size).into()
}

impl Sketch for Glance {
    fn scene(&self, size: (f32, f32)) -> Scene {
        Glance::scene(self, size)
    }

    fn said(&self) -> Option<Saying> {
        let list = |marks: Vec<(u8, u32)>| {
            let marked = marks.into_iter().filter(|&(_, marks)| marks > 0);
            let marked: Vec<String> = marked.map(|(of, marks)| format!("{of}: {marks}")).collect();
            marked.join(", ")
        };
        let rows = Sum::ALL.map(|sum| (sum.value(), self.now.marks(sum)));
        let rows = list(rows.to_vec());
        if rows.is_empty() {
            return Some(Saying::image(say!("heard-glance-empty")));
        }
        let tracks = self.now.tracks();
        let tracks = tracks.map(|track| (track.value().value(), track.marks().into()));
        let dice = list(tracks.collect());
        let rows = say!("heard-glance-rows", rows = rows);
        let words = match dice.is_empty() {
            true => rows,
            false => format!("{rows}. {}", say!("heard-glance-dice", dice = dice)),
        };
        Some(Saying::image(words))
    }
}
