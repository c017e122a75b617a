//! The pad of Express: rows with the step from minus to plus, three tracks for fifth dice, the account.

use super::svg::{Drawing, Fill, HAIR, LINE, STRONG, Type, cross};
use super::{Game, MARGIN, Paper};
use crate::rules::dice::Sum;
use crate::rules::express::{Pad, Penalty, Score, Signed, Track, points};
use crate::rules::{Seat, ThrowNumber};
use crate::session::{Express, Player, Session};
use crate::text::say;

/// The size of a pad, in millimetres where four share a sheet.
pub(super) const PAD: (f64, f64) = (92.0, 127.0);
/// Between two pads.
const GAP: f64 = 5.0;

const BAND: f64 = 8.6;
/// The margins of a pad.
const LEFT: f64 = 3.0;
const RIGHT: f64 = PAD.0 - 2.6;
/// The first box of every line, the room of a box, and the box itself.
const BOXES: f64 = 10.8;
const PITCH: f64 = 5.5;
const BOX: (f64, f64) = (5.25, 5.6);
/// Before and after the fifth box.
const STEP: f64 = 1.25;
/// The line between minus and plus.
const SIDES: f64 = 79.2;
const MINUS: f64 = 69.0;
/// The heights at which the rows and the tracks begin, and the height of a line of each.
const ROWS: f64 = 22.8;
const ROW: f64 = 6.6;
const TRACKS: f64 = 100.4;
const TRACK: f64 = 8.1;
const ROUND: f64 = 0.7;

/// The text on a pad.
struct Written<'a> {
    seat: Seat,
    player: &'a Player,
    pad: &'a Pad,
    score: Score,
    out_at: Option<ThrowNumber>,
    game: &'a Game<'a>,
}

/// A sheet of four pads without a mark.
pub(super) fn blank(penalty: Penalty, paper: Paper) -> String {
    let (mut page, width, height) = paper.page();
    let cells = Cells::of(4, width, height);
    for place in 0..4 {
        let name = format!("pad-{}", place + 1);
        page.group(&name, cells.corner(place), cells.scale, |drawing| {
            draw(drawing, penalty, None);
        });
    }
    // Where to cut.
    let (x, y) = (MARGIN + width / 2.0, MARGIN + height / 2.0);
    page.dots((x, MARGIN), (x, MARGIN + height));
    page.dots((MARGIN, y), (MARGIN + width, y));
    page.finish()
}

/// The pads of a game: one fills a sheet, two lie side by side, more share sheets by four.
pub(super) fn filled(game: &Game<'_>, session: &Session<Express>, paper: Paper) -> Vec<String> {
    let players = session.players();
    let seats: Vec<Seat> = Seat::all(players.len()).collect();
    let pages = seats.chunks(4).map(|seats| {
        let (mut page, width, height) = match players.len() {
            2 => {
                let (height, width) = paper.size();
                let page = Drawing::page(width, height);
                (page, width - 2.0 * MARGIN, height - 2.0 * MARGIN)
            }
            _ => paper.page(),
        };
        let cells = Cells::of(players.len(), width, height);
        for (place, &seat) in seats.iter().enumerate() {
            let name = format!("pad-{seat}");
            page.group(&name, cells.corner(place), cells.scale, |drawing| {
                of_seat(drawing, game, session, seat);
            });
        }
        page.finish()
    });
    pages.collect()
}

/// The pad of a seat, [`PAD`] large.
pub(super) fn of_seat(
    drawing: &mut Drawing,
    game: &Game<'_>,
    session: &Session<Express>,
    seat: Seat,
) {
    let setup = session.setup();
    let written = Written {
        seat,
        player: &session.players()[seat],
        pad: &session.table().pads()[seat],
        score: session.score(seat),
        out_at: session.table().out_at(seat),
        game,
    };
    draw(drawing, setup.penalty(), Some(&written));
}

/// Where the pads of a page lie.
struct Cells {
    columns: usize,
    cell: (f64, f64),
    scale: f64,
}

impl Cells {
    fn of(pads: usize, width: f64, height: f64) -> Cells {
        let (columns, lines) = match pads {
            1 => (1, 1),
            2 => (2, 1),
            _ => (2, 2),
        };
        let share = |room: f64, count: usize| (room - GAP * (count as f64 - 1.0)) / count as f64;
        let cell = (share(width, columns), share(height, lines));
        Cells {
            columns,
            cell,
            scale: (cell.0 / PAD.0).min(cell.1 / PAD.1),
        }
    }

    fn corner(&self, place: usize) -> (f64, f64) {
        let along = |cell: f64, at: usize, pad: f64| {
            MARGIN + (cell + GAP) * at as f64 + (cell - pad * self.scale) / 2.0
        };
        (
            along(self.cell.0, place % self.columns, PAD.0),
            along(self.cell.1, place / self.columns, PAD.1),
        )
    }
}

fn draw(drawing: &mut Drawing, penalty: Penalty, written: Option<&Written<'_>>) {
    let title = written.and_then(|written| written.game.title);
    let title = title.unwrap_or_default();
    let words = Type::new(3.2).within(38.0, title);
    drawing.area((0.0, 0.0), PAD, BAND * 0.25, Fill::White, STRONG);
    drawing.band(PAD.0, BAND, "Express", "");
    drawing.text((RIGHT - 0.8, BAND / 2.0), words.end().white(), title);
    head(drawing, written);
    captions(drawing, penalty);
    for sum in Sum::ALL {
        row(drawing, sum, written);
    }
    let end = ROWS + ROW * Sum::COUNT as f64 - 0.5;
    drawing.line((SIDES, ROWS - 4.2), (SIDES, end), HAIR);
    tracks(drawing, written);
    account(drawing, written);
}

/// Who plays, and when.
fn head(drawing: &mut Drawing, written: Option<&Written<'_>>) {
    let (middle, line) = (13.0, 16.2);
    let caption = Type::new(2.2);
    drawing.line((12.0, line), (60.0, line), LINE);
    drawing.line((69.5, line), (RIGHT, line), LINE);
    let date = say!("print-date");
    drawing.text((63.0, line - 1.0), caption.within(6.0, &date), &date);
    match written {
        None => {
            let name = say!("print-name");
            drawing.text((LEFT, line - 1.0), caption.within(8.5, &name), &name);
        }
        Some(Written { player, game, .. }) => {
            let name = player.name.as_str();
            drawing.shape(player.colour, (LEFT + 4.0, middle), 2.2);
            let set = Type::new(4.0).bold().within(47.0, name);
            drawing.text((12.5, middle), set, name);
            let set = Type::new(2.9).end().within(19.5, game.day);
            drawing.text((RIGHT - 0.3, middle + 0.3), set, game.day);
        }
    }
}

/// What the boxes of all rows are worth.
fn captions(drawing: &mut Drawing, penalty: Penalty) {
    let (middle, below) = (ROWS - 3.3, ROWS - 1.4);
    let set = Type::new(2.1).medium().middle();
    let groups = [
        (0, 4, Signed::new(-(penalty.points() as i32)).to_string()),
        (4, 1, "0".to_owned()),
        (5, 5, say!("print-points-added-up")),
    ];
    for (first, count, words) in groups {
        let left = box_left(first);
        let right = box_left(first + count - 1) + BOX.0;
        let set = set.within(right - left, &words);
        drawing.text(((left + right) / 2.0, middle), set, &words);
        drawing.line((left, below), (right, below), HAIR);
        drawing.line((left, below), (left, below + 0.8), HAIR);
        drawing.line((right, below), (right, below + 0.8), HAIR);
    }
    let heads = [
        (LEFT + 5.8, set.end(), 5.6, say!("print-head-pair")),
        (
            (MINUS + SIDES) / 2.0 - 0.2,
            set,
            SIDES - MINUS - 0.6,
            say!("print-head-minus"),
        ),
        (
            (SIDES + RIGHT) / 2.0 + 0.2,
            set,
            RIGHT - SIDES - 0.6,
            say!("print-head-plus"),
        ),
    ];
    for (x, set, width, words) in heads {
        drawing.text((x, middle), set.within(width, &words), &words);
    }
}

/// The left edge of a box of a row: four, the step, five.
fn box_left(place: u32) -> f64 {
    let steps = match place {
        0..=3 => 0.0,
        4 => 1.0,
        _ => 2.0,
    };
    BOXES + PITCH * f64::from(place) + STEP * steps
}

fn row(drawing: &mut Drawing, sum: Sum, written: Option<&Written<'_>>) {
    let top = ROWS + ROW * sum.index() as f64;
    let middle = top + BOX.1 / 2.0;
    let marks = written.map_or(0, |written| written.pad.marks(sum));
    let number = Type::new(4.2).bold().end();
    drawing.text((LEFT + 5.8, middle), number, &sum.to_string());
    for place in 0..10 {
        let corner = (box_left(place), top);
        let line = if place == 4 { STRONG } else { LINE };
        drawing.area(corner, BOX, ROUND, Fill::White, line);
        if place < 4 && (1..=4).contains(&marks) && place >= marks {
            drawing.hatch(corner, BOX);
        }
        if place < marks {
            let name = written.map(|written| format!("mark-{}-{sum}-{}", written.seat, place + 1));
            drawing.path(
                name.as_deref(),
                &cross(corner, BOX, place),
                Fill::None,
                0.55,
            );
        } else if let Some(worth) = place.checked_sub(4) {
            let worth = (worth as i32 * points(sum)).to_string();
            let set = Type::new(2.0).middle();
            drawing.text((corner.0 + BOX.0 / 2.0, middle), set, &worth);
        }
    }
    drawing.line((MINUS, top + BOX.1), (RIGHT, top + BOX.1), HAIR);
    let Some(written) = written.filter(|_| marks > 0) else {
        return;
    };
    let score = written.score.row(sum);
    let figure = Type::new(3.3).bold().end();
    let end = if score < 0 { SIDES - 0.5 } else { RIGHT - 0.2 };
    drawing.text((end, middle), figure, &Signed::new(score).to_string());
    if let Some(past @ 1..) = marks.checked_sub(10) {
        let words = say!("print-more", count = past);
        let set = Type::new(1.8).middle().within(SIDES - MINUS - 1.0, &words);
        drawing.text(((MINUS + SIDES) / 2.0, middle), set, &words);
    }
}

/// The three values that a player names, each with its eight boxes.
fn tracks(drawing: &mut Drawing, written: Option<&Written<'_>>) {
    let caption = Type::new(2.1).medium();
    drawing.text((LEFT, TRACKS - 2.5), caption, &say!("print-fifth-dice"));
    if let Some(throw) = written.and_then(|written| written.out_at) {
        let words = say!("print-out-with", throw = throw.get());
        let right = BOXES + PITCH * 7.0 + BOX.0;
        drawing.text((right, TRACKS - 2.5), Type::new(2.1).end(), &words);
    }
    for line in 0..Pad::TRACKS {
        let top = TRACKS + TRACK * line as f64;
        let middle = top + BOX.1 / 2.0;
        let track = written.and_then(|written| written.pad.tracks().nth(line));
        drawing.die((LEFT + 3.1, middle), 6.2, track.map(Track::value), false);
        let marks = track.map_or(0, Track::marks);
        for place in 0..Track::BOXES {
            let corner = (BOXES + PITCH * f64::from(place), top);
            let is_last = place + 1 == Track::BOXES;
            let width = if is_last { STRONG } else { LINE };
            drawing.area(corner, BOX, ROUND, Fill::White, width);
            if place < marks {
                let name = written
                    .map(|written| format!("track-{}-{}-{}", written.seat, line + 1, place + 1));
                let data = cross(corner, BOX, u32::from(place));
                drawing.path(name.as_deref(), &data, Fill::None, 0.55);
            } else if is_last {
                let out = say!("print-box-out");
                let set = Type::new(2.0).middle().within(BOX.0 - 0.6, &out);
                drawing.text((corner.0 + BOX.0 / 2.0, middle), set, &out);
            }
        }
    }
}

fn account(drawing: &mut Drawing, written: Option<&Written<'_>>) {
    let left = 60.0;
    let sums = written.map(|written| (written.score.minus(), written.score.plus()));
    let lines = [
        (say!("print-minus"), sums.map(|(minus, _)| minus)),
        (say!("print-plus"), sums.map(|(_, plus)| plus)),
    ];
    for (line, (words, sum)) in lines.into_iter().enumerate() {
        let top = TRACKS - 3.0 + 7.6 * line as f64;
        let bottom = top + 6.8;
        drawing.text((left, bottom - 2.2), Type::new(2.6), &words);
        drawing.line((left, bottom), (RIGHT, bottom), LINE);
        if let Some(sum) = sum {
            let set = Type::new(3.8).medium().end();
            drawing.text(
                (RIGHT - 0.4, bottom - 2.8),
                set,
                &Signed::new(sum).to_string(),
            );
        }
    }
    let top = TRACKS + 13.2;
    let size = (RIGHT - left, 10.2);
    drawing.area((left, top), size, 1.2, Fill::White, STRONG);
    let middle = top + size.1 / 2.0;
    let words = say!("print-total");
    drawing.text((left + 1.8, middle), Type::new(2.8).bold(), &words);
    if let Some(written) = written {
        let total = Signed::new(written.score.total()).to_string();
        let set = Type::new(5.2).bold().end();
        drawing.text((RIGHT - 1.4, middle), set, &total);
    }
}
