//! The board of classic Can't Stop: columns that rise from one ground, each under a capital with its number.
//!
//! Every space has a quarter for each of four players, so that squares share it without covering each other.

use super::svg::{Drawing, Fill, HAIR, LINE, STRONG, Type};
use super::{Game, MARGIN, Paper};
use crate::rules::Seat;
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::session::{Classic, Colour, Player, Session};
use crate::text::say;

const BAND: f64 = 10.0;
/// What lies on a column, and the ground below all of them.
const CAPITAL: f64 = 8.0;
const GROUND: f64 = 8.0;
/// Between two columns.
const GAP: f64 = 2.2;
/// The highest that a space is.
const HIGHEST: f64 = 17.2;

/// The board for up to four, to play on with a pencil.
pub(super) fn blank(paper: Paper) -> String {
    let shapes = [Colour::Blue, Colour::Orange, Colour::Green, Colour::Purple];
    page(paper, "", |drawing, width, height| {
        let scale = Scale::of(width, height);
        columns(drawing, scale, None, &[]);
        for (seat, colour) in Seat::enumerate(shapes) {
            legend(drawing, scale, seat, colour, None);
        }
        let hint = Type::new(2.7);
        let notes = [
            (0.0, say!("print-mark-quarters")),
            (scale.right(), say!("print-coins-run")),
        ];
        for (x, note) in notes {
            for (line, words) in note.lines().enumerate() {
                let hint = hint.within(scale.corner_width(), words);
                drawing.text((x, 88.0 + 4.2 * line as f64), hint, words);
            }
        }
    })
}

/// The board of a game as it stands.
pub(super) fn filled(game: &Game<'_>, session: &Session<Classic>, paper: Paper) -> String {
    let players = session.players();
    let position = session.table().position();
    let more = match game.title {
        Some(title) => format!("{title}, {}", game.day),
        None => game.day.to_owned(),
    };
    page(paper, &more, |drawing, width, height| {
        let scale = Scale::of(width, height);
        columns(drawing, scale, Some(position), players);
        for (seat, player) in Seat::enumerate(players) {
            legend(
                drawing,
                scale,
                seat,
                player.colour,
                Some((position, player)),
            );
        }
    })
}

/// The board alone, `width` wide and `height` high at most.
pub(super) fn small(
    drawing: &mut Drawing,
    position: &Position,
    players: &[Player],
    width: f64,
    height: f64,
) {
    columns(drawing, Scale::of(width, height), Some(position), players);
}

fn page(paper: Paper, more: &str, draw: impl FnOnce(&mut Drawing, f64, f64)) -> String {
    let (mut page, width, height) = paper.page();
    page.group("board", (MARGIN, MARGIN), 1.0, |drawing| {
        drawing.band(width, BAND, "Can’t Stop", more);
        draw(drawing, width, height);
    });
    page.finish()
}

/// The measures of a board.
#[derive(Clone, Copy)]
struct Scale {
    width: f64,
    /// The room of a space.
    space: (f64, f64),
    /// The height of the ground.
    ground: f64,
}

impl Scale {
    fn of(width: f64, height: f64) -> Scale {
        let high = (height - BAND - 5.0 - CAPITAL - GROUND) / f64::from(length(Sum::ALL[5]));
        Scale {
            width,
            space: (width / Sum::COUNT as f64, high.min(HIGHEST)),
            ground: height - GROUND,
        }
    }

    /// The upper left corner of a space.
    fn corner(self, column: Sum, space: u8) -> (f64, f64) {
        (
            self.space.0 * column.index() as f64 + GAP / 2.0,
            self.ground - self.space.1 * f64::from(space),
        )
    }

    /// The size of a space.
    fn inside(self) -> (f64, f64) {
        (self.space.0 - GAP, self.space.1 - 1.4)
    }

    /// Where a seat's quarter of a box of this corner and size lies.
    fn quarter((x, y): (f64, f64), (width, height): (f64, f64), seat: Seat) -> (f64, f64) {
        let share = |far: bool| if far { 0.74 } else { 0.26 };
        (
            x + width * share(seat.index() % 2 == 1),
            y + height * share(seat.index() >= 2),
        )
    }

    /// How wide a free corner is.
    fn corner_width(self) -> f64 {
        self.space.0 * 3.0 - GAP
    }

    /// Where the free corner on the right begins.
    fn right(self) -> f64 {
        self.space.0 * 8.0 + GAP / 2.0
    }
}

fn columns(drawing: &mut Drawing, scale: Scale, position: Option<&Position>, players: &[Player]) {
    let (width, height) = scale.inside();
    let ground = (0.0, scale.ground + 1.2);
    drawing.line(ground, (scale.width, ground.1), STRONG);
    for column in Sum::ALL {
        let winner = position.and_then(|position| position.winner_of(column));
        let runner = position.map_or(0, |position| position.runner(column));
        let top = scale.corner(column, length(column));
        let middle = top.0 + width / 2.0;
        let capital = (top.0 - 0.6, top.1 - CAPITAL - 0.4);
        drawing.area(capital, (width + 1.2, CAPITAL - 1.0), 1.2, Fill::Black, 0.0);
        let set = Type::new(4.8).bold().middle();
        let number = column.to_string();
        let at = (middle, capital.1 + (CAPITAL - 1.0) / 2.0);
        drawing.text(at, set.white(), &number);
        drawing.text((middle, scale.ground + GROUND / 2.0 + 0.8), set, &number);

        for space in 1..=length(column) {
            let is_top = space == length(column);
            let corner = scale.corner(column, space);
            let line = if is_top { STRONG } else { LINE };
            drawing.area(corner, (width, height), 1.4, Fill::White, line);
            if winner.is_some() && !is_top {
                drawing.hatch(corner, (width, height));
            }
            if winner.is_none() {
                ticks(drawing, corner, (width, height));
            }
            if runner == space {
                let centre = (middle, corner.1 + height / 2.0);
                drawing.circle(centre, height * 0.3, Fill::White, 0.8);
                drawing.circle(centre, height * 0.12, Fill::Black, 0.0);
            }
        }
        if let Some(winner) = winner {
            let centre = (middle, top.1 + height / 2.0);
            drawing.shape(players[winner].colour, centre, height * 0.33);
        }
        let Some(position) = position.filter(|_| winner.is_none()) else {
            continue;
        };
        for (seat, player) in Seat::enumerate(players) {
            let space = position.square(seat, column);
            if space > 0 {
                let corner = scale.corner(column, space);
                let centre = Scale::quarter(corner, (width, height), seat);
                let name = format!("square-{seat}-{column}-{space}");
                drawing.group(&name, centre, 1.0, |drawing| {
                    drawing.shape(player.colour, (0.0, 0.0), height.min(width) * 0.19);
                });
            }
        }
    }
}

/// Short lines at the edges of a space that divide it into quarters.
fn ticks(drawing: &mut Drawing, (x, y): (f64, f64), (width, height): (f64, f64)) {
    let (middle, centre) = (x + width / 2.0, y + height / 2.0);
    let (tall, wide) = (height * 0.09, width * 0.09);
    drawing.line((middle, y), (middle, y + tall), LINE);
    drawing.line((middle, y + height - tall), (middle, y + height), LINE);
    drawing.line((x, centre), (x + wide, centre), LINE);
    drawing.line((x + width - wide, centre), (x + width, centre), LINE);
}

/// Which quarter a player has, and what they have won: two players to each free corner of the board.
fn legend(
    drawing: &mut Drawing,
    scale: Scale,
    seat: Seat,
    colour: Colour,
    played: Option<(&Position, &Player)>,
) {
    let is_left = seat.index() < 2;
    let is_upper = seat.index().is_multiple_of(2);
    let left = if is_left { GAP / 2.0 } else { scale.right() };
    let top = if is_upper { 18.0 } else { 18.0 + 34.0 };
    let width = scale.corner_width();
    let key = (11.0, 11.0);
    drawing.area((left, top), key, 1.2, Fill::White, LINE);
    ticks(drawing, (left, top), key);
    let quarter = Scale::quarter((left, top), key, seat);
    drawing.shape(colour, quarter, 2.1);

    let line = top + key.1;
    drawing.line((left + 13.5, line), (left + width, line), LINE);
    let caption = Type::new(2.3);
    match played {
        None => drawing.text((left + 13.5, line - 2.2), caption, &say!("print-name")),
        Some((_, player)) => {
            let name = player.name.as_str();
            let set = Type::new(4.4).bold().within(width - 14.0, name);
            drawing.text((left + 13.8, line - 3.2), set, name);
        }
    }

    let won: Vec<Sum> = played.map_or(Vec::new(), |(position, _)| position.won_by(seat).collect());
    let needed = played.map_or(3, |(position, _)| position.setting().columns.count());
    // On an empty board there is room for the longer games.
    let boxes = if played.is_some() { needed } else { 5 };
    let won_columns = say!("print-legend-columns");
    let set = caption.within(width, &won_columns);
    drawing.text((left, line + 4.2), set, &won_columns);
    let side = 7.4;
    for place in 0..boxes {
        let corner = (left + (side + 1.0) * place as f64, line + 6.6);
        let is_last = place + 1 == needed;
        let weight = if is_last { STRONG } else { LINE };
        drawing.area(corner, (side, side), 0.9, Fill::White, weight);
        if let Some(column) = won.get(place) {
            let set = Type::new(4.0).bold().middle();
            let centre = (corner.0 + side / 2.0, corner.1 + side / 2.0);
            drawing.text(centre, set, &column.to_string());
        }
    }
    if is_upper {
        let below = top + 29.0;
        drawing.line((left, below), (left + width, below), HAIR);
    }
}
