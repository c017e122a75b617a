//! The classic board: eleven columns that rise to the middle, each under a capital with its number.
//!
//! Squares are the players' shapes, runners are tall and white. What a bust would cost is hatched.

use std::f32::consts::TAU;
use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::rc::Rc;

use accesskit::Role;
use iced::border;
use iced::widget::canvas::path;
use iced::widget::canvas::path::arc::Elliptical;
use iced::widget::canvas::{LineDash, LineJoin, Path, Stroke};
use iced::widget::{Container, button, column, container, row, space, stack, text};
use iced::{Center, Color, Fill, Padding, Point, Radians, Rectangle, Size, Vector};

use super::{
    Drawing, Element, Picture, Saying, Sketch, Spots, focusable, said, said_as, shape, whole_pixels,
};
use crate::app::theme::{self, Theme, faded, mixed};
use crate::rules::classic::{Position, length};
use crate::rules::dice::Sum;
use crate::rules::{RollNumber, Seat};
use crate::session::{Colour, Player};
use crate::text::{self as words, say};

/// The parts of a board that can be pressed.
#[derive(Debug, Clone, PartialEq)]
pub struct Live {
    /// The roll whose play is asked for.
    pub roll: RollNumber,
    /// The columns in which a play of it moves.
    pub offered: Vec<Sum>,
    /// Those in which a play has to move to be wanted.
    pub wanted: Vec<Sum>,
}

/// Makes a column of a board one that can be pressed.
type Pressed<'p, 'a, Message> = &'p dyn Fn(Sum, Element<'a, Message>) -> Element<'a, Message>;

/// The board of a position and its players, by seat. `ghost` is the position after the play that is looked at; where
/// its runners would go is shown beside where they are.
///
/// A small board leaves out the numbers that nobody could read. Its parts are whole pixels where text is so large.
pub fn board<'a, Message: 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
    zoom: f32,
) -> Element<'a, Message> {
    let pieces = Pieces::new(position, ghost, players, Scale::fitting(size, zoom));
    drawn(pieces, players, size, None)
}

/// The same, whose columns can be pressed.
pub fn live_board<'a, Message: Clone + Debug + 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
    zoom: f32,
    live: Live,
    on_press: impl Fn(Sum) -> Message,
) -> Element<'a, Message> {
    let pressed = |column, face: Element<'a, Message>| {
        let message = on_press(column);
        let face = button(face).padding(0.0).style(theme::button::veil);
        focusable(face.on_press(message.clone()), Some(message))
            .id(format!("column {column}"))
            .asked(&live)
            .into()
    };
    let pieces = Pieces {
        offered: live.offered.clone(),
        wanted: live.wanted.clone(),
        ..Pieces::new(position, ghost, players, Scale::fitting(size, zoom))
    };
    drawn(pieces, players, size, Some(&pressed))
}

/// The same, whose spaces can be pressed to say what stands there, the column `at` framed for the keys.
pub fn open_board<'a, Message: Clone + 'a>(
    position: &Position,
    ghost: Option<&Position>,
    players: &[Player],
    size: Size,
    at: Sum,
    on_press: impl Fn(Sum, u8) -> Message,
) -> Element<'a, Message> {
    let scale = Scale::fitting(size, 1.0);
    let spots = Sum::ALL.into_iter().flat_map(|column| {
        (1..=length(column)).map(move |space| (scale.space(column, space), column, space))
    });
    let spots = spots.map(|(spot, column, space)| (spot, on_press(column, space)));
    let spots = Spots::new(size, spots.collect()).framed(scale.shaft(at));
    stack![board(position, ghost, players, size, 1.0), spots].into()
}

/// The room that a board of this size leaves in each of its upper corners, above its four outer columns.
pub fn board_corner(size: Size, zoom: f32) -> Size {
    let scale = Scale::fitting(size, zoom);
    let outer = Sum::ALL[3];
    let capital = scale.capital(outer);
    Size::new(capital.x + capital.width, capital.y)
}

fn drawn<'a, Message: 'a>(
    pieces: Pieces,
    players: &[Player],
    size: Size,
    pressed: Option<Pressed<'_, 'a, Message>>,
) -> Element<'a, Message> {
    let labels = labels(&pieces, players, pressed);
    let board = stack![Drawing::new(pieces, size), labels];
    said(board, || Saying::new(Role::Table, say!("phones-board")))
}

/// The spaces of the longest column.
const SPACES: f32 = 13.0;
/// The heights of a capital and of a foot, in spaces.
const CAPITAL: f32 = 0.9;
const FOOT: f32 = 0.8;

/// The measures of a board in whole pixels, so that its lines are crisp.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Scale {
    /// The corner of the first column's share of the board.
    corner: Vector,
    /// A column's share of the width, and a space's of the height.
    share: Size,
    capital: f32,
    foot: f32,
    /// Between two columns.
    gap: f32,
    /// Around a space on its column.
    rim: f32,
}

impl Scale {
    /// The largest board that fits into this size.
    fn fitting(size: Size, zoom: f32) -> Scale {
        let whole = |length| whole_pixels(length, zoom);
        let width = size.width / Sum::COUNT as f32;
        let height = size.height / (SPACES + CAPITAL + FOOT);
        let share = Size::new(
            whole(width.min(height * 2.0)).max(5.0),
            whole(height.min(width * 1.1)).max(5.0),
        );
        let capital = whole(share.height * CAPITAL);
        let foot = whole(share.height * FOOT);
        let left = size.width - share.width * Sum::COUNT as f32;
        let above = size.height - share.height * SPACES - capital - foot;
        Scale {
            corner: Vector::new(whole(left / 2.0), whole(above / 2.0)),
            share,
            capital,
            foot,
            gap: whole(share.width * 0.1).max(1.0),
            rim: whole(share.width * 0.045).max(1.0),
        }
    }

    /// The ground on which all columns stand.
    fn ground(self) -> f32 {
        self.corner.y + self.capital + self.share.height * SPACES
    }

    /// A column without its capital.
    fn shaft(self, column: Sum) -> Rectangle {
        let left = self.corner.x + self.share.width * column.index() as f32;
        let height = self.share.height * f32::from(length(column));
        Rectangle {
            x: left + (self.gap / 2.0).floor(),
            y: self.ground() - height,
            width: self.share.width - self.gap,
            height,
        }
    }

    /// What lies on a column, a little wider than it.
    fn capital(self, column: Sum) -> Rectangle {
        let shaft = self.shaft(column);
        let reach = ((self.gap - 1.0) / 2.0).floor();
        Rectangle {
            x: shaft.x - reach,
            y: shaft.y - self.capital,
            width: shaft.width + 2.0 * reach,
            height: self.capital,
        }
    }

    fn space(self, column: Sum, space: u8) -> Rectangle {
        let shaft = self.shaft(column);
        Rectangle {
            x: shaft.x + self.rim,
            y: self.ground() - self.share.height * f32::from(space) + (self.rim / 2.0).ceil(),
            width: self.inside(),
            height: self.share.height - self.rim,
        }
    }

    /// The width of a space.
    fn inside(self) -> f32 {
        self.share.width - self.gap - 2.0 * self.rim
    }

    /// The radius of the corners of a space.
    fn round(self) -> f32 {
        (self.share.height * 0.14).floor()
    }

    /// The size of a column's number.
    fn number(self) -> f32 {
        (self.share.height * 0.6)
            .min(self.share.width * 0.5)
            .floor()
    }

    /// The height of the moulding below a capital, and of the plinth.
    fn moulding(self) -> f32 {
        self.rim + 1.0
    }
}

/// The smallest text that is shown.
const LEGIBLE: f32 = 8.0;

/// Where a column stands in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    /// A play that is asked for moves in it.
    Offered,
    /// A play has to move in it.
    Wanted,
    /// Its runner stands on the top; no more can be played in it in this turn.
    Closed,
    /// By this seat.
    Won(Seat),
}

/// The numbers of the columns, on the capitals and at their feet.
fn labels<'a, Message: 'a>(
    pieces: &Pieces,
    players: &[Player],
    pressed: Option<Pressed<'_, 'a, Message>>,
) -> Element<'a, Message> {
    let scale = pieces.scale;
    let names = players.iter().map(|player| player.name.to_string());
    let standing = Rc::new((pieces.position.clone(), names.collect::<Vec<_>>()));
    let columns = Sum::ALL.map(|sum| {
        let state = pieces.state(sum);
        let above = scale.capital(sum).y - scale.corner.y;
        let number = text(sum.to_string())
            .size(scale.number())
            .font(theme::BOLD)
            .style(match state {
                State::Closed | State::Wanted => theme::text::on_strong,
                State::Open | State::Offered | State::Won(_) => theme::text::ink,
            });
        let foot_size = (scale.number() * 0.85).floor();
        let foot = text(sum.to_string())
            .size(foot_size)
            .font(theme::MEDIUM)
            .style(theme::text::soft);
        let plate = scale.capital - (scale.moulding() / 2.0).floor();
        let face = column![
            line((scale.number() >= LEGIBLE).then_some(number), plate),
            space().height(Fill),
            line((foot_size >= LEGIBLE).then_some(foot), scale.foot),
        ];
        let face = face.width(scale.share.width).align_x(Center);
        let standing = Rc::clone(&standing);
        let face = said_as(face, move || {
            let (position, names) = &*standing;
            let standing = words::standing(position, names, sum);
            let words = say!("heard-column", column = sum.value(), standing = standing);
            Saying::new(Role::Row, words)
        });
        let face = match pressed {
            Some(pressed) => pressed(sum, face),
            None => face,
        };
        column![space().height(above), face].into()
    });
    let height = scale.capital + SPACES * scale.share.height + scale.foot;
    container(row(columns).height(height))
        .padding(Padding::ZERO.top(scale.corner.y).left(scale.corner.x))
        .into()
}

/// A room of this height with a text in its middle.
fn line<'a, Message: 'a>(
    words: Option<impl Into<Element<'a, Message>>>,
    height: f32,
) -> Container<'a, Message, Theme> {
    container(words).center_x(Fill).center_y(height).clip(true)
}

/// The columns and what stands on them.
#[derive(Debug, Clone, PartialEq)]
struct Pieces {
    position: Position,
    ghost: Option<Position>,
    /// By seat.
    colours: Vec<Colour>,
    scale: Scale,
    /// The columns in which a play that is asked for moves, and those in which it has to.
    offered: Vec<Sum>,
    wanted: Vec<Sum>,
}

impl Sketch for Pieces {
    fn draw(&self, picture: &mut Picture, _size: Size, theme: &Theme) {
        for column in Sum::ALL {
            self.column(picture, theme, column);
        }
        self.plinth(picture, theme);
        self.hatch_stake(picture, theme);
        for column in Sum::ALL {
            for space in 1..=length(column) {
                self.occupants(picture, theme, column, space);
            }
            // They rise above their spaces.
            self.runners(picture, theme, column);
        }
    }
}

impl Pieces {
    fn new(
        position: &Position,
        ghost: Option<&Position>,
        players: &[Player],
        scale: Scale,
    ) -> Pieces {
        Pieces {
            position: position.clone(),
            ghost: ghost.cloned(),
            colours: players.iter().map(|player| player.colour).collect(),
            scale,
            offered: Vec::new(),
            wanted: Vec::new(),
        }
    }

    fn state(&self, column: Sum) -> State {
        match self.position.winner_of(column) {
            Some(seat) => State::Won(seat),
            None if self.position.runner(column) == length(column) => State::Closed,
            None if self.wanted.contains(&column) => State::Wanted,
            None if self.offered.contains(&column) => State::Offered,
            None => State::Open,
        }
    }

    /// The empty column.
    fn column(&self, picture: &mut Picture, theme: &Theme, column: Sum) {
        let scale = self.scale;
        let shaft = scale.shaft(column);
        // The shadow to the right lifts the column off the table.
        let shadow = shaft + Vector::new((scale.gap / 2.0).ceil(), 0.0);
        picture.rectangle(shadow, 0.0, faded(theme.shadow, 0.1), None);

        let state = self.state(column);
        let (fill, line) = match state {
            State::Won(seat) => {
                let colour = theme.player(self.colours[seat]);
                let weight = (scale.rim / 2.0).ceil();
                (mixed(theme.paper, colour, 0.5), (colour, weight))
            }
            State::Wanted => (theme.tint, (theme.accent, 2.0)),
            State::Open | State::Offered | State::Closed => (theme.paper, (theme.line, 1.0)),
        };
        picture.rectangle(shaft, 0.0, fill, Some(line));
        self.capital(picture, theme, column);
        match state {
            State::Won(seat) => self.won(picture, theme, column, seat),
            State::Open | State::Offered | State::Wanted | State::Closed => {
                for space in 1..=length(column) {
                    self.hollow(picture, theme, column, space);
                }
            }
        }
    }

    /// The plate with the number, over a moulding.
    fn capital(&self, picture: &mut Picture, theme: &Theme, column: Sum) {
        let bounds = self.scale.capital(column);
        let (fill, line, moulding) = match self.state(column) {
            State::Open => (theme.paper, theme.frame, theme.line),
            State::Offered => (theme.tint, theme.accent, theme.accent),
            State::Wanted => (theme.accent, theme.accent, theme.accent),
            State::Closed => (theme.soft, theme.soft, self.turn(theme)),
            State::Won(seat) => {
                let colour = theme.player(self.colours[seat]);
                (mixed(theme.paper, colour, 0.3), colour, colour)
            }
        };
        let round = border::top(self.scale.round() * 1.5);
        picture.rectangle(bounds, round, fill, Some((line, 1.0)));
        let height = self.scale.moulding();
        let below = Rectangle {
            y: bounds.y + bounds.height - height,
            height,
            ..bounds
        };
        picture.rectangle(below, 0.0, moulding, Some((line, 1.0)));
    }

    /// The spaces of a column that is won, below the square on top.
    fn won(&self, picture: &mut Picture, theme: &Theme, column: Sum, seat: Seat) {
        let scale = self.scale;
        let top = length(column);
        picture.rectangle(scale.space(column, top), scale.round(), theme.paper, None);
        let tint = mixed(theme.paper, theme.player(self.colours[seat]), 0.4);
        for space in 1..top {
            picture.rectangle(scale.space(column, space), scale.round(), tint, None);
        }
    }

    /// A space, sunk into its column.
    fn hollow(&self, picture: &mut Picture, theme: &Theme, column: Sum, space: u8) {
        let bounds = self.scale.space(column, space);
        let depth = (self.scale.rim / 2.0).ceil();
        let floor = Rectangle {
            y: bounds.y + depth,
            height: bounds.height - depth,
            ..bounds
        };
        let fill = if self.stake(column).contains(&space) {
            mixed(theme.well, self.turn(theme), 0.1)
        } else if self.gain(column).contains(&space) {
            theme.tint
        } else {
            theme.well
        };
        let round = self.scale.round();
        picture.rectangle(bounds, round, theme.line, None);
        picture.rectangle(floor, round, fill, None);
    }

    /// What all columns stand on.
    fn plinth(&self, picture: &mut Picture, theme: &Theme) {
        let scale = self.scale;
        let bounds = Rectangle {
            x: scale.corner.x,
            y: scale.ground(),
            width: scale.share.width * Sum::COUNT as f32,
            height: scale.moulding(),
        };
        picture.rectangle(bounds, 0.0, theme.frame, None);
    }

    /// The colour of the player whose turn it is.
    fn turn(&self, theme: &Theme) -> Color {
        theme.player(self.colours[self.position.turn()])
    }

    /// The spaces gained in this turn.
    fn stake(&self, column: Sum) -> RangeInclusive<u8> {
        let square = self.position.square(self.position.turn(), column);
        square + 1..=self.position.runner(column)
    }

    /// The spaces that the play which is looked at would gain.
    fn gain(&self, column: Sum) -> RangeInclusive<u8> {
        let square = self.position.square(self.position.turn(), column);
        let start = self.position.runner(column).max(square);
        start + 1..=self.ghost.as_ref().map_or(0, |ghost| ghost.runner(column))
    }

    /// The seats whose squares stand on a space.
    fn seats(&self, column: Sum, space: u8) -> Vec<Seat> {
        Seat::all(self.position.players())
            .filter(|&seat| self.position.square(seat, column) == space)
            .collect()
    }

    /// Hatches what a bust would cost. Spaces with squares are only tinted, so that these can be read.
    fn hatch_stake(&self, picture: &mut Picture, theme: &Theme) {
        let step = (self.scale.share.height * 0.2).floor().max(4.0);
        let lines = Path::new(|path| {
            for column in Sum::ALL {
                for space in self.stake(column) {
                    if self.seats(column, space).is_empty() {
                        hatch(path, self.scale.space(column, space).shrink(2.0), step);
                    }
                }
            }
        });
        let stroke = Stroke::default()
            .with_color(faded(self.turn(theme), 0.5))
            .with_width((step * 0.16).max(1.0));
        picture.stroke(&lines, stroke);
    }

    /// Everybody's squares on a space; a runner, or the one that would come there, stands beside them.
    fn occupants(&self, picture: &mut Picture, theme: &Theme, column: Sum, space: u8) {
        let seats = self.seats(column, space);
        if !seats.is_empty() {
            let mut room = self.scale.space(column, space).shrink(1.0);
            if self.position.runner(column) == space || self.gain(column).last() == Some(space) {
                room.width *= 0.5;
            }
            self.squares(picture, theme, room, &seats);
        }
    }

    /// The runner of a column, and the one that would come there.
    fn runners(&self, picture: &mut Picture, theme: &Theme, column: Sum) {
        let place = |space: u8| {
            let bounds = self.scale.space(column, space);
            let is_alone = self.seats(column, space).is_empty();
            let from_left = if is_alone { 0.5 } else { 0.73 };
            let foot = Point::new(
                bounds.x + bounds.width * from_left,
                bounds.y + bounds.height * 0.95,
            );
            // A runner is taller than its space, but does not reach into the capital.
            let tall = if space == length(column) { 0.95 } else { 1.1 };
            let height = (bounds.height * tall).min(bounds.width * 0.95);
            (pawn(foot, height), foot, height)
        };
        let runner = self.position.runner(column);
        if runner > 0 {
            let (pawn, foot, height) = place(runner);
            self.runner(picture, theme, &pawn, foot, height);
        }
        if let Some(space) = self.gain(column).last() {
            let (pawn, _, height) = place(space);
            ghost(picture, theme, &pawn, height);
        }
    }

    /// Squares side by side, in several lines where that makes them larger.
    fn squares(&self, picture: &mut Picture, theme: &Theme, room: Rectangle, seats: &[Seat]) {
        let cell = |lines: usize| {
            let across = seats.len().div_ceil(lines) as f32;
            (room.width / across)
                .min(room.height / lines as f32)
                .min(room.height * 0.8)
        };
        let lines = (1..=seats.len())
            .rev()
            .max_by(|&one, &other| cell(one).total_cmp(&cell(other)))
            .unwrap_or(1);
        let side = cell(lines);
        let mut middle = room.center_y() - side * (lines as f32 - 1.0) / 2.0;
        for line in seats.chunks(seats.len().div_ceil(lines)) {
            let mut centre = room.center_x() - side * (line.len() as f32 - 1.0) / 2.0;
            for &seat in line {
                let at = Point::new(centre, middle);
                shape::draw(picture, theme, self.colours[seat], at, side * 0.46);
                centre += side;
            }
            middle += side;
        }
    }

    fn runner(&self, picture: &mut Picture, theme: &Theme, pawn: &Path, foot: Point, height: f32) {
        let shadow = Path::new(|path| {
            path.ellipse(Elliptical {
                center: Point::new(foot.x + height * 0.06, foot.y),
                radii: Vector::new(height * 0.4, height * 0.09),
                rotation: Radians(0.0),
                start_angle: Radians(0.0),
                end_angle: Radians(TAU),
            });
        });
        picture.fill(&shadow, faded(theme.shadow, 0.35));
        picture.fill(pawn, theme.runner);
        picture.stroke(pawn, edge(self.turn(theme), height));
    }
}

/// A runner that would come: hollow and dashed.
fn ghost(picture: &mut Picture, theme: &Theme, pawn: &Path, height: f32) {
    let dash = (height * 0.1).max(2.0);
    let stroke = Stroke {
        line_dash: LineDash {
            segments: &[dash, dash * 0.8],
            offset: 0,
        },
        ..edge(theme.accent, height)
    };
    picture.fill(pawn, theme.paper);
    picture.stroke(pawn, stroke);
}

fn edge<'s>(colour: Color, height: f32) -> Stroke<'s> {
    Stroke {
        line_join: LineJoin::Round,
        ..Stroke::default()
            .with_color(colour)
            .with_width((height * 0.075).max(1.0))
    }
}

/// The outline of a runner: a head on a bell.
fn pawn(foot: Point, height: f32) -> Path {
    let at = |x: f32, y: f32| Point::new(foot.x + height * x, foot.y - height * y);
    Path::new(|path| {
        path.move_to(at(-0.32, 0.0));
        path.line_to(at(-0.32, 0.09));
        path.bezier_curve_to(at(-0.32, 0.22), at(-0.15, 0.3), at(-0.13, 0.56));
        path.bezier_curve_to(at(-0.32, 0.68), at(-0.25, 0.97), at(0.0, 0.97));
        path.bezier_curve_to(at(0.25, 0.97), at(0.32, 0.68), at(0.13, 0.56));
        path.bezier_curve_to(at(0.15, 0.3), at(0.32, 0.22), at(0.32, 0.09));
        path.line_to(at(0.32, 0.0));
        path.close();
    })
}

/// Lines from lower left to upper right, which go on in the next space.
pub(super) fn hatch(path: &mut path::Builder, bounds: Rectangle, step: f32) {
    let (right, bottom) = (bounds.x + bounds.width, bounds.y + bounds.height);
    let mut sum = ((bounds.x + bounds.y) / step).ceil() * step;
    while sum < right + bottom {
        let left_end = bounds.x.max(sum - bottom);
        let right_end = right.min(sum - bounds.y);
        path.move_to(Point::new(left_end, sum - left_end));
        path.line_to(Point::new(right_end, sum - right_end));
        sum += step;
    }
}
