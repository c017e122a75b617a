//! Pads of Express with their head: player and date.

use super::{Game, LINE, MARGIN, Paper, STRONG, band};
use crate::rules::Seat;
use crate::rules::express::{Pad, Penalty};
use crate::scene::{Bounds, Figures, PadPlan, Role, Scene, Sheet, Type};
use crate::session::{Express, Session};
use crate::text::say;

/// The size of a pad, in millimetres where four share a sheet.
pub(super) const PAD: (f32, f32) = (92.0, 127.0);
const GAP: f32 = 5.0;
const BAND: f32 = 8.6;
/// The top of the rows below the head, and the room beside and below them.
const ROWS: f32 = 17.2;
const EDGE: f32 = 0.7;
const LEFT: f32 = 3.0;
const RIGHT: f32 = PAD.0 - 2.6;

pub(super) fn blank(penalty: Penalty, paper: Paper) -> String {
    let mut page = Scene::new(paper.size());
    let (width, height) = paper.inner();
    let cells = Cells::of(4, width, height);
    for place in 0..4 {
        let mut pad = Scene::new(PAD);
        let sheet = Sheet::of(Pad::EMPTY, penalty);
        rows(&mut pad, "", &sheet, Figures::Blank);
        let lines = [
            (LEFT, 12.0, 60.0, say!("print-name")),
            (63.0, 69.5, RIGHT, say!("print-date")),
        ];
        for (left, from, to, words) in lines {
            let set = Type::new(2.2).within(from - left - 0.5, &words);
            pad.text((left, 15.2), set, words);
            pad.line((from, 16.2), (to, 16.2), LINE);
        }
        page.put("", pad, cells.corner(place), cells.scale);
    }
    // Cutting lines.
    let (x, y) = (MARGIN + width / 2.0, MARGIN + height / 2.0);
    let cut = (Role::Line, 0.1);
    page.line((x, MARGIN), (x, MARGIN + height), cut);
    page.line((MARGIN, y), (MARGIN + width, y), cut);
    super::page(&page)
}

/// The pads of a game: one fills a sheet, two lie side by side, more are printed four to a sheet.
pub(super) fn filled(game: &Game<'_>, session: &Session<Express>, paper: Paper) -> Vec<String> {
    let players = session.players().len();
    let seats: Vec<Seat> = Seat::all(players).collect();
    let pages = seats.chunks(4).map(|seats| {
        let (across, down) = paper.size();
        let size = if players == 2 {
            (down, across)
        } else {
            (across, down)
        };
        let mut page = Scene::new(size);
        let cells = Cells::of(players, size.0 - 2.0 * MARGIN, size.1 - 2.0 * MARGIN);
        for (place, &seat) in seats.iter().enumerate() {
            let pad = of_seat(game, session, seat);
            let name = format!("pad-{seat}-");
            page.put(&name, pad, cells.corner(place), cells.scale);
        }
        super::page(&page)
    });
    pages.collect()
}

/// The pad of a seat, [`PAD`] large.
pub(super) fn of_seat(game: &Game<'_>, session: &Session<Express>, seat: Seat) -> Scene {
    let mut pad = Scene::new(PAD);
    let table = session.table();
    let sheet = Sheet::of(table.pads()[seat], session.setup().penalty());
    let title = game.title.unwrap_or_default();
    let tracks = rows(&mut pad, title, &sheet, Figures::Told);
    let player = &session.players()[seat];
    let middle = 13.0;
    pad.sign(player.colour, (LEFT + 4.0, middle), 2.2);
    let name = player.name.as_str();
    pad.text(
        (12.5, middle),
        Type::new(4.0).bold().within(47.0, name),
        name,
    );
    let set = Type::new(2.9).end().within(24.0, game.day);
    pad.text((RIGHT - 0.3, middle), set, game.day);
    pad.line((LEFT, 16.4), (RIGHT, 16.4), LINE);
    if let Some(throw) = table.out_at(seat) {
        let words = say!("print-out-with", throw = throw.get());
        pad.text((9.6, tracks - 1.3), Type::new(2.1), words);
    }
    pad
}

/// The band and the rows of a pad; returns where its tracks begin.
fn rows(pad: &mut Scene, title: &str, sheet: &Sheet, figures: Figures) -> f32 {
    let frame = Bounds::new((0.0, 0.0), PAD);
    pad.area(frame, BAND * 0.25, Role::Paper, STRONG);
    band(pad, (PAD.0, BAND), "Express", title);
    let size = (PAD.0 - 2.0 * EDGE, PAD.1 - ROWS - EDGE);
    let (plan, scale) = PadPlan::fitting(size);
    pad.put("", sheet.scene(plan, figures), (EDGE, ROWS), scale);
    ROWS + plan.tracks() * scale
}

struct Cells {
    columns: usize,
    cell: (f32, f32),
    scale: f32,
}

impl Cells {
    fn of(pads: usize, width: f32, height: f32) -> Cells {
        let (columns, lines) = match pads {
            1 => (1, 1),
            2 => (2, 1),
            _ => (2, 2),
        };
        let share = |room: f32, count: usize| (room - GAP * (count as f32 - 1.0)) / count as f32;
        let cell = (share(width, columns), share(height, lines));
        Cells {
            columns,
            cell,
            scale: (cell.0 / PAD.0).min(cell.1 / PAD.1),
        }
    }

    fn corner(&self, place: usize) -> (f32, f32) {
        let along = |cell: f32, at: usize, pad: f32| {
            MARGIN + (cell + GAP) * at as f32 + (cell - pad * self.scale) / 2.0
        };
        (
            along(self.cell.0, place % self.columns, PAD.0),
            along(self.cell.1, place / self.columns, PAD.1),
        )
    }
}
