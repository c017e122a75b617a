//! The classic board: eleven columns that rise to the middle, the players' shapes on their squares, tall white runners.

use iced::alignment::{Horizontal, Vertical};
use iced::widget::canvas::{Frame, LineDash, Path, Stroke, Text};
use iced::{Color, Font, Point, Size, Vector};

use super::{Drawing, Element, Sketch, shape};
use crate::app::theme::{self, Theme, faded};
use crate::app::words;
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::session::Player;

/// The board of a position, `after` a play that is looked at, if one is.
pub fn board<'a, Message: 'a>(
    position: &Position,
    after: Option<&Position>,
    players: &[Player],
    size: Size,
) -> Element<'a, Message> {
    let board = Board {
        position: position.clone(),
        after: after.cloned(),
        players: players.to_vec(),
    };
    Drawing::new(board, size).into()
}

#[derive(Debug, Clone, PartialEq)]
struct Board {
    position: Position,
    after: Option<Position>,
    players: Vec<Player>,
}

/// The spaces of the longest column, and the line of numbers below all of them.
const LINES: f32 = 13.0 + 1.0;

impl Sketch for Board {
    fn draw(&self, frame: &mut Frame, size: Size, theme: &Theme) {
        let cell = Size::new(size.width / Sum::COUNT as f32, size.height / LINES);
        for column in Sum::ALL {
            self.column(frame, theme, cell, column);
        }
    }
}

impl Board {
    fn column(&self, frame: &mut Frame, theme: &Theme, cell: Size, column: Sum) {
        let left = cell.width * column.index() as f32;
        let top = |space: u8| cell.height * (13.0 - f32::from(space));
        let inset = Vector::new(cell.width * 0.08, cell.height * 0.06);
        let inner = Size::new(cell.width - 2.0 * inset.x, cell.height - 2.0 * inset.y);
        let winner = self.position.winner_of(column);
        let label = (cell.height * 0.52).min(cell.width * 0.4);

        let stake = self.position.square(self.position.turn(), column)
            ..self
                .position
                .runner(column)
                .max(self.position.square(self.position.turn(), column));
        for space in 1..=length(column) {
            let corner = Point::new(left + inset.x, top(space) + inset.y);
            let is_top = space == length(column);
            let path = Path::rounded_rectangle(
                corner,
                inner,
                if is_top {
                    theme::radius::CONTROL
                } else {
                    theme::radius::BOX
                }
                .into(),
            );
            let fill = match winner {
                Some(seat) => faded(theme.player(self.players[seat].colour), 0.3),
                None if is_top => theme.well,
                None => theme.paper,
            };
            frame.fill(&path, fill);
            if stake.contains(&(space - 1)) {
                hatch(frame, theme, corner, inner);
            }
            let (line, weight) = if is_top {
                (theme.ink, 1.75)
            } else {
                (theme.frame, 1.0)
            };
            frame.stroke(&path, Stroke::default().with_color(line).with_width(weight));
        }

        let middle = left + cell.width / 2.0;
        let numbers = Point::new(middle, cell.height * 13.5);
        write(
            frame,
            column.to_string(),
            numbers,
            label,
            theme::BOLD,
            theme.ink,
        );
        let capital = Point::new(middle, top(length(column)) + cell.height / 2.0);
        match winner {
            Some(seat) => self.won(frame, theme, cell, capital, seat),
            None => {
                write(
                    frame,
                    column.to_string(),
                    capital,
                    label,
                    theme::MEDIUM,
                    theme.soft,
                );
                self.squares(frame, theme, cell, column);
            }
        }

        let runner = self.position.runner(column);
        let ghost = self.after.as_ref().map_or(0, |after| after.runner(column));
        let on = |space: u8| Point::new(middle, top(space) + cell.height / 2.0);
        if runner > 0 {
            let is_leaving = ghost > runner;
            pawn(
                frame,
                theme,
                cell,
                on(runner),
                if is_leaving { 0.35 } else { 1.0 },
            );
        }
        if ghost > runner {
            halo(frame, theme, cell, on(ghost));
        }
    }

    /// The winner of a column, by shape in the capital and by name below it.
    fn won(&self, frame: &mut Frame, theme: &Theme, cell: Size, capital: Point, seat: usize) {
        let player = &self.players[seat];
        let radius = cell.width.min(cell.height) * 0.36;
        shape::draw(frame, theme, player.colour, capital, radius);
        let size = (cell.width * 0.22).clamp(8.0, 13.0);
        let letters = (cell.width * 0.9 / (size * 0.6)) as usize;
        let below = Point::new(capital.x, capital.y + cell.height);
        let name = words::fitted(player.name.as_str(), letters);
        write(frame, name, below, size, theme::MEDIUM, theme.ink);
    }

    /// Everybody's square in a column; several on one space stand side by side.
    fn squares(&self, frame: &mut Frame, theme: &Theme, cell: Size, column: Sum) {
        for space in 1..=length(column) {
            let here: Vec<usize> = (0..self.position.players())
                .filter(|&seat| self.position.square(seat, column) == space)
                .collect();
            let count = here.len() as f32;
            let room = cell.width * 0.8 / count.max(1.0);
            let radius = (room * 0.45).min(cell.height * 0.34);
            for (place, seat) in here.into_iter().enumerate() {
                let from_middle = (place as f32 - (count - 1.0) / 2.0) * room;
                let centre = Point::new(
                    cell.width * (column.index() as f32 + 0.5) + from_middle,
                    cell.height * (13.5 - f32::from(space)),
                );
                shape::draw(frame, theme, self.players[seat].colour, centre, radius);
            }
        }
    }
}

/// What a bust would cost is hatched.
fn hatch(frame: &mut Frame, theme: &Theme, corner: Point, size: Size) {
    let step = 6.0;
    let stroke = Stroke::default()
        .with_color(faded(theme.accent, 0.55))
        .with_width(1.0);
    let mut start = step;
    while start < size.width + size.height {
        let from = Point::new(
            corner.x + start.min(size.width),
            corner.y + (start - size.width).max(0.0),
        );
        let to = Point::new(
            corner.x + (start - size.height).max(0.0),
            corner.y + start.min(size.height),
        );
        frame.stroke(&Path::line(from, to), stroke);
        start += step;
    }
}

/// A runner: tall and white, with a shadow.
fn pawn(frame: &mut Frame, theme: &Theme, cell: Size, at: Point, opacity: f32) {
    let unit = cell.height.min(cell.width) * 0.5;
    let body = |offset: f32| {
        let Point { x, y } = at;
        let (x, y) = (x + offset, y + offset);
        Path::new(|path| {
            path.move_to(Point::new(x - unit * 0.62, y + unit * 0.78));
            path.line_to(Point::new(x - unit * 0.22, y - unit * 0.35));
            path.line_to(Point::new(x + unit * 0.22, y - unit * 0.35));
            path.line_to(Point::new(x + unit * 0.62, y + unit * 0.78));
            path.close();
            path.circle(Point::new(x, y - unit * 0.62), unit * 0.42);
        })
    };
    frame.fill(&body(unit * 0.16), faded(Color::BLACK, 0.3 * opacity));
    frame.fill(&body(0.0), faded(Color::WHITE, opacity));
    let edge = Stroke::default()
        .with_color(faded(theme.accent, opacity))
        .with_width(2.0);
    frame.stroke(&body(0.0), edge);
}

/// Where a runner would go.
fn halo(frame: &mut Frame, theme: &Theme, cell: Size, at: Point) {
    let radius = cell.height.min(cell.width) * 0.46;
    let circle = Path::circle(at, radius);
    frame.fill(&circle, faded(theme.tint, 0.9));
    frame.stroke(
        &circle,
        Stroke {
            line_dash: LineDash {
                segments: &[4.0, 3.0],
                offset: 0,
            },
            ..Stroke::default().with_color(theme.accent).with_width(2.0)
        },
    );
}

fn write(frame: &mut Frame, content: String, at: Point, size: f32, font: Font, color: Color) {
    frame.fill_text(Text {
        content,
        position: at,
        max_width: size * 8.0,
        color,
        size: size.into(),
        font,
        align_x: Horizontal::Center.into(),
        align_y: Vertical::Center,
        ..Text::default()
    });
}
