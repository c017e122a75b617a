//! A board with squares and runners placed by hand, and a roll for it.
//!
//! The player to move always sits in the first seat.

use iced::widget::{button, column, row, text};
use iced::{Center, Size};

use super::{Change, Position};
use crate::app::theme::{self, gap, size};
use crate::app::typing::Typing;
use crate::app::widget::{self, Element, open_board, option, options, press, shape, soft};
use crate::rules::Seat;
use crate::rules::classic::{self as board, Columns, Impossible, Setting, Sharing, length};
use crate::rules::dice::{Roll, Sum};
use crate::session::classic::Place;
use crate::session::{Classic, Colour, Name, Player, Session};
use crate::text::say;

/// A position and a roll.
#[derive(Debug, Clone)]
pub struct Board {
    position: board::Position,
    pub(super) typed: Typing,
    /// The piece being placed.
    piece: Piece,
    /// The selected column.
    at: Sum,
    /// The players with names, from the first seat on.
    named: Vec<Player>,
}

/// A kind of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    /// A square of this player.
    Square(Seat),
    /// A runner of the current turn.
    Runner,
}

/// A change of the board by hand.
#[derive(Debug, Clone, Copy)]
pub enum Edit {
    /// A space was pressed.
    Pressed(Sum, u8),
    /// Place this piece next.
    Piece(Piece),
    /// Set the number of players.
    Players(usize),
    /// Set the number of columns to win.
    Columns(Columns),
    /// Set the rule for a space with another player's square.
    Sharing(Sharing),
}

/// The size of the player's shape on a button.
const SHAPE: f32 = 14.0;

impl Default for Board {
    fn default() -> Board {
        let setting = Setting::default();
        Board {
            // Every setting allows two players.
            position: board::Position::start(setting, 2, Seat::FIRST).expect("two can play"),
            typed: Typing::default(),
            piece: Piece::Square(Seat::FIRST),
            at: Sum::ALL[0],
            named: Vec::new(),
        }
    }
}

impl Board {
    /// The board and the roll at this place in a game, or for a decision the board after the play; the player to move
    /// comes first.
    pub(super) fn of(session: &Session<Classic>, place: Place) -> Option<Board> {
        let table = session.table();
        let (position, typed) = match place {
            Place::RollOff(_) => {
                let (setting, players) = (session.setup().setting(), session.players().len());
                let start = board::Position::start(setting, players, Seat::FIRST).ok()?;
                (start, Typing::default())
            }
            Place::Roll(number) | Place::Play(number) => {
                let step = table.step(number)?;
                (step.before().clone(), Typing::of(step.roll()))
            }
            Place::Decision(number) => (table.step(number)?.played(), Typing::default()),
        };
        let count = position.players();
        let order = || {
            let seats = Seat::all(count).cycle();
            seats.skip(position.turn().index()).take(count)
        };
        let squares = order().map(|seat| Sum::ALL.map(|sum| position.square(seat, sum)));
        let runners = Sum::ALL.map(|sum| position.runner(sum));
        let turned =
            board::Position::new(position.setting(), squares.collect(), Seat::FIRST, runners);
        let left = Seat::enumerate(order()).filter(|&(_, seat)| !position.plays_on(seat));
        let turned = left.fold(turned.ok()?, |turned, (seat, _)| turned.without(seat));
        let named = order().map(|seat| Player {
            level: None,
            ..session.players()[seat].clone()
        });
        Some(Board {
            named: named.collect(),
            position: turned,
            typed,
            ..Board::default()
        })
    }

    /// The position to judge; `None` while a roll is being typed or once the game is won.
    pub(super) fn position(&self) -> Option<Position> {
        let roll = self.roll();
        let is_asked = (roll.is_some() || self.typed.is_empty()) && self.winner().is_none();
        is_asked.then(|| Position::Board {
            position: self.position.clone(),
            roll,
        })
    }

    /// The winner, if the game is won.
    pub(super) fn winner(&self) -> Option<Player> {
        let winner = self.position.winner()?;
        Some(self.players()[winner].clone())
    }

    fn roll(&self) -> Option<Roll> {
        self.typed.dice()
    }

    /// Empties the board, with the same setting and players.
    pub(super) fn clear(&mut self) -> Result<(), Impossible> {
        let (setting, players) = (self.position.setting(), self.position.players());
        self.position = board::Position::start(setting, players, Seat::FIRST)?;
        self.typed.clear();
        Ok(())
    }

    /// Changes the board.
    pub(super) fn edit(&mut self, edit: Edit) -> Result<(), Impossible> {
        let setting = self.position.setting();
        let squares = self.squares();
        match edit {
            Edit::Pressed(column, space) => {
                self.at = column;
                let is_there = self.space(column) == space;
                self.place(column, if is_there { 0 } else { space })
            }
            Edit::Piece(piece) => {
                self.piece = piece;
                Ok(())
            }
            Edit::Players(count) => {
                let mut squares = squares;
                squares.resize(count, [0; Sum::COUNT]);
                self.set(setting, squares, self.runners())?;
                if !self.pieces().any(|piece| piece == self.piece) {
                    self.piece = Piece::Square(Seat::FIRST);
                }
                Ok(())
            }
            Edit::Columns(columns) => {
                let setting = Setting { columns, ..setting };
                self.set(setting, squares, self.runners())
            }
            Edit::Sharing(sharing) => {
                let setting = Setting { sharing, ..setting };
                self.set(setting, squares, self.runners())
            }
        }
    }

    /// Moves to another column, or moves the piece up or down to the next legal space of this one.
    pub(super) fn step(&mut self, right: i32, up: isize) -> Result<(), Impossible> {
        let place = self.at.index().saturating_add_signed(right as isize);
        self.at = Sum::ALL[place.min(Sum::COUNT - 1)];
        let now = self.space(self.at);
        let spaces: Vec<u8> = match up {
            1.. => (now + 1..=length(self.at)).collect(),
            0 => Vec::new(),
            _ => (0..now).rev().collect(),
        };
        let mut refused = None;
        for space in spaces {
            match self.place(self.at, space) {
                Ok(()) => return Ok(()),
                Err(impossible) => refused = refused.or(Some(impossible)),
            }
        }
        refused.map_or(Ok(()), Err)
    }

    /// Takes the next piece: the players' squares in seat order, then the runners.
    pub(super) fn take_other(&mut self) {
        let mut pieces = self
            .pieces()
            .cycle()
            .skip_while(|&piece| piece != self.piece);
        self.piece = pieces.nth(1).unwrap_or(self.piece);
    }

    fn pieces(&self) -> impl Iterator<Item = Piece> + Clone + use<> {
        let squares = Seat::all(self.position.players()).map(Piece::Square);
        squares.chain([Piece::Runner])
    }

    fn squares(&self) -> Vec<[u8; Sum::COUNT]> {
        let seats = Seat::all(self.position.players());
        seats
            .map(|seat| Sum::ALL.map(|column| self.position.square(seat, column)))
            .collect()
    }

    fn runners(&self) -> [u8; Sum::COUNT] {
        Sum::ALL.map(|column| self.position.runner(column))
    }

    /// The space of the piece in a column, 0 if it is not there.
    fn space(&self, column: Sum) -> u8 {
        match self.piece {
            Piece::Square(seat) => self.position.square(seat, column),
            Piece::Runner => self.position.runner(column),
        }
    }

    /// Places the piece in a column, or takes it off at space 0.
    fn place(&mut self, column: Sum, space: u8) -> Result<(), Impossible> {
        let (mut squares, mut runners) = (self.squares(), self.runners());
        match self.piece {
            Piece::Square(seat) => squares[seat][column.index()] = space,
            Piece::Runner => runners[column.index()] = space,
        }
        self.set(self.position.setting(), squares, runners)
    }

    fn set(
        &mut self,
        setting: Setting,
        squares: Vec<[u8; Sum::COUNT]>,
        runners: [u8; Sum::COUNT],
    ) -> Result<(), Impossible> {
        let seats = Seat::all(self.position.players());
        let left = seats.filter(|&seat| !self.position.plays_on(seat));
        let position = board::Position::new(setting, squares, Seat::FIRST, runners)?;
        self.position = left.fold(position, |position, seat| position.without(seat));
        Ok(())
    }

    /// The players: the named ones, then others with their numbers as names.
    pub(super) fn players(&self) -> Vec<Player> {
        let is_free = |&colour: &Colour| self.named.iter().all(|player| player.colour != colour);
        let free = Colour::ALL.into_iter().filter(is_free);
        let seats = Seat::all(self.position.players()).skip(self.named.len());
        let player = |(seat, colour): (Seat, Colour)| {
            let number = seat.number();
            // A translated name may be too long; a number never is.
            let name = Name::new(&say!("ask-player", number = number))
                .or_else(|_| Name::new(&number.to_string()))
                .ok()?;
            Some(Player {
                name,
                colour,
                level: None,
            })
        };
        let named = self.named.iter().take(self.position.players()).cloned();
        named.chain(seats.zip(free).filter_map(player)).collect()
    }

    /// The board, with the position after the selected play outlined; every space can be pressed.
    pub(super) fn view<'a>(
        &self,
        ghost: Option<&board::Position>,
        room: Size,
    ) -> Element<'a, Change> {
        let press = |column, space| Change::Board(Edit::Pressed(column, space));
        open_board(&self.position, ghost, &self.players(), room, self.at, press)
    }

    /// The number of players and the rules.
    pub(super) fn setting<'a>(&self) -> Element<'a, Change> {
        let Setting {
            columns, sharing, ..
        } = self.position.setting();
        let to = |label: String, is_chosen, edit| option(label, "", is_chosen, Change::Board(edit));
        let counts = (1..=board::Position::MOST_PLAYERS).map(|count| {
            let is_chosen = count == self.position.players();
            to(count.to_string(), is_chosen, Edit::Players(count))
        });
        let goals = Columns::ALL.map(|goal| {
            let label = goal.count().to_string();
            to(label, goal == columns, Edit::Columns(goal))
        });
        let ways = Sharing::ALL.map(|way| {
            let label = match way {
                Sharing::Share => say!("new-sharing-share"),
                Sharing::Jump => say!("new-sharing-jump"),
                Sharing::Forced => say!("new-sharing-forced"),
            };
            to(label, way == sharing, Edit::Sharing(way))
        });
        let named = |name| [soft(name, size::BODY).into()].into_iter();
        let players = named(say!("common-bar-players")).chain(counts);
        let goals = named(say!("new-columns")).chain(goals);
        let ways = named(say!("new-sharing")).chain(ways);
        let first = row![options(players), options(goals)]
            .spacing(gap::L)
            .wrap()
            .vertical_spacing(gap::S);
        column![first, options(ways)].spacing(gap::S).into()
    }

    /// The pieces to choose from.
    pub(super) fn choice_of_piece<'a>(&self) -> Element<'a, Change> {
        let players = self.players();
        let pieces = self.pieces().map(|piece| {
            let face = match piece {
                Piece::Square(seat) => {
                    let player = &players[seat];
                    row![
                        shape(player.colour, SHAPE),
                        text(player.name.to_string()).size(size::BODY),
                    ]
                    .spacing(gap::S)
                    .align_y(Center)
                }
                Piece::Runner => row![text(say!("ask-runners")).size(size::BODY)],
            };
            let face = button(face)
                .padding([gap::S, gap::M])
                .style(theme::button::option(piece == self.piece));
            let take = Change::Board(Edit::Piece(piece));
            widget::hint(press(face, Some(take)), "Space")
        });
        options(pieces)
    }
}
