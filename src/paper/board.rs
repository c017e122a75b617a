//! The board of classic Can't Stop, with the players and their columns in its free corners.

use super::{Game, LINE, MARGIN, Paper, STRONG, band};
use crate::rules::Seat;
use crate::rules::classic::{Position, Setting, length};
use crate::rules::dice::Sum;
use crate::scene::{Board, BoardPlan, Bounds, Role, Scene, Type};
use crate::session::{Classic, Colour, Player, Session};
use crate::text::say;

const BAND: f32 = 10.0;
/// The scale at which boards are laid out, to suit their lines.
const SCALE: f32 = 0.2;

/// The board for up to four, to play on with a pencil: every space has a quarter for each of them.
pub(super) fn blank(paper: Paper) -> String {
    let shapes = [Colour::Blue, Colour::Orange, Colour::Green, Colour::Purple];
    // A position to start from.
    let Ok(empty) = Position::start(Setting::default(), 1, Seat::FIRST) else {
        return String::new();
    };
    let mut page = sheet(paper, "", &Board::new(&empty, shapes));
    let (plan, _) = plan(paper);
    for column in Sum::ALL {
        for space in 1..=length(column) {
            ticks(&mut page, placed(plan.space(column, space)));
        }
    }
    let corners = Corners::of(plan);
    for (seat, colour) in Seat::enumerate(shapes) {
        legend(&mut page, corners, seat, colour, None);
    }
    let notes = [
        (corners.left, say!("print-mark-quarters")),
        (corners.right, say!("print-coins-run")),
    ];
    for (x, note) in notes {
        for (line, words) in note.lines().enumerate() {
            let hint = Type::new(2.7).within(corners.width, words);
            page.text((x, 98.0 + 4.2 * line as f32), hint, words);
        }
    }
    super::page(&page)
}

pub(super) fn filled(game: &Game<'_>, session: &Session<Classic>, paper: Paper) -> String {
    let players = session.players();
    let position = session.table().position();
    let mut page = sheet(paper, &game.when(), &of(position, players));
    let corners = Corners::of(plan(paper).0);
    for (seat, player) in Seat::enumerate(players) {
        let played = Some((position, player));
        legend(&mut page, corners, seat, player.colour, played);
    }
    super::page(&page)
}

pub(super) fn small(position: &Position, players: &[Player], size: (f32, f32)) -> Scene {
    let large = (size.0 / SCALE, size.1 / SCALE);
    let board = of(position, players).scene(BoardPlan::fitting(large), large);
    let mut scene = Scene::new(size);
    scene.put("", board, (0.0, 0.0), SCALE);
    scene
}

fn of(position: &Position, players: &[Player]) -> Board {
    Board::new(position, players.iter().map(|player| player.colour))
}

/// How the board is laid out on a page, and in which size.
fn plan(paper: Paper) -> (BoardPlan, (f32, f32)) {
    let (width, height) = paper.inner();
    let size = (width / SCALE, (height - BAND - 4.0) / SCALE);
    (BoardPlan::fitting(size), size)
}

fn placed(bounds: Bounds) -> Bounds {
    bounds.placed((MARGIN, MARGIN + BAND + 4.0), SCALE)
}

fn sheet(paper: Paper, more: &str, board: &Board) -> Scene {
    let mut page = Scene::new(paper.size());
    let mut head = Scene::new(paper.inner());
    band(&mut head, (paper.inner().0, BAND), "Can’t Stop", more);
    page.put("", head, (MARGIN, MARGIN), 1.0);
    let (plan, size) = plan(paper);
    let board = board.scene(plan, size);
    page.put("", board, (MARGIN, MARGIN + BAND + 4.0), SCALE);
    page
}

/// The free corners above the outer columns.
#[derive(Clone, Copy)]
struct Corners {
    left: f32,
    right: f32,
    width: f32,
}

impl Corners {
    fn of(plan: BoardPlan) -> Corners {
        let [left, end, right] = [0, 2, 8].map(|place| placed(plan.space(Sum::ALL[place], 1)));
        Corners {
            left: left.x,
            right: right.x,
            width: end.right() - left.x,
        }
    }
}

/// Short lines at the edges of a space that divide it into quarters.
fn ticks(page: &mut Scene, bounds: Bounds) {
    let (x, y) = bounds.centre();
    let (tall, wide) = (bounds.height * 0.09, bounds.width * 0.09);
    page.line((x, bounds.y), (x, bounds.y + tall), LINE);
    page.line((x, bounds.bottom() - tall), (x, bounds.bottom()), LINE);
    page.line((bounds.x, y), (bounds.x + wide, y), LINE);
    page.line((bounds.right() - wide, y), (bounds.right(), y), LINE);
}

/// A player's sign or quarter, and their columns: two players for each free corner of the board.
fn legend(
    page: &mut Scene,
    corners: Corners,
    seat: Seat,
    colour: Colour,
    played: Option<(&Position, &Player)>,
) {
    let is_upper = seat.index().is_multiple_of(2);
    let left = if seat.index() < 2 {
        corners.left
    } else {
        corners.right
    };
    let top = MARGIN + if is_upper { 18.0 } else { 52.0 };
    let key = Bounds::new((left, top), (11.0, 11.0));
    let line = key.bottom();
    let right = left + corners.width;
    page.line((left + 13.5, line), (right, line), LINE);
    let caption = Type::new(2.3);
    match played {
        None => {
            page.area(key, 1.2, Role::Paper, LINE);
            ticks(page, key);
            let share = |far: bool| 11.0 * if far { 0.74 } else { 0.26 };
            let (x, y) = (share(seat.index() % 2 == 1), share(seat.index() >= 2));
            page.sign(colour, (left + x, top + y), 2.1);
            page.text((left + 13.5, line - 2.2), caption, say!("print-name"));
        }
        Some((_, player)) => {
            page.sign(colour, key.centre(), 4.0);
            let name = player.name.as_str();
            let set = Type::new(4.4).bold().within(corners.width - 14.0, name);
            page.text((left + 13.8, line - 3.2), set, name);
        }
    }

    let won: Vec<Sum> = played.map_or(Vec::new(), |(position, _)| position.won_by(seat).collect());
    let needed = played.map_or(3, |(position, _)| position.setting().columns.count());
    // On an empty board there is room for the longer games.
    let boxes = if played.is_some() { needed } else { 5 };
    let words = say!("print-legend-columns");
    page.text(
        (left, line + 4.2),
        caption.within(corners.width, &words),
        words,
    );
    let side = 7.4;
    for place in 0..boxes {
        let corner = (left + (side + 1.0) * place as f32, line + 6.6);
        let bounds = Bounds::new(corner, (side, side));
        let is_last = place + 1 == needed;
        page.area(
            bounds,
            0.9,
            Role::Paper,
            if is_last { STRONG } else { LINE },
        );
        if let Some(column) = won.get(place) {
            let set = Type::new(4.0).bold().middle();
            page.text(bounds.centre(), set, column);
        }
    }
}
