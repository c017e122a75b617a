//! A board with squares and runners placed by hand, and a roll for it.
//!
//! The player to move always sits in the first seat.

use iced::widget::{button, row, text};
use iced::{Center, Size};

use super::{Change, Position};
use crate::app::theme::{self, gap, size};
use crate::app::typing::Typing;
use crate::app::widget::{self, Element, open_board, option, options, press, shape, soft};
use crate::app::words;
use crate::rules::Seat;
use crate::rules::classic::{self as board, Columns, Setting, Sharing, length};
use crate::rules::dice::Sum;
use crate::session::classic::Place;
use crate::session::{Classic, Colour, Name, Player, Session};
use crate::text::say;

#[derive(Debug, Clone)]
pub struct Board {
    position: board::Position,
    pub(super) typed: Typing,
    pub(super) piece: Piece,
    at: Sum,
    /// The players with names, from the first seat on.
    named: Vec<Player>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    Square(Seat),
    Runner,
}

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
    /// For a decision, the board after the play; the player to move comes first.
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
        let roll = self.typed.dice();
        let is_asked = (roll.is_some() || self.typed.is_empty()) && self.winner().is_none();
        is_asked.then(|| Position::Board(self.position.clone(), roll))
    }

    pub(super) fn winner(&self) -> Option<Player> {
        let winner = self.position.winner()?;
        Some(self.players()[winner].clone())
    }

    /// Empties the board, with the same setting and players.
    pub(super) fn clear(&mut self) -> Result<(), String> {
        let (setting, players) = (self.position.setting(), self.position.players());
        let start = board::Position::start(setting, players, Seat::FIRST);
        self.position = start.map_err(words::impossible_board)?;
        self.typed.clear();
        Ok(())
    }

    pub(super) fn press(&mut self, column: Sum, space: u8) -> Result<(), String> {
        self.at = column;
        let is_there = self.space(column) == space;
        self.place(column, if is_there { 0 } else { space })
    }

    pub(super) fn set_up(&mut self, setting: Setting) -> Result<(), String> {
        self.set(setting, self.squares(), self.runners())
    }

    pub(super) fn seat(&mut self, count: usize) -> Result<(), String> {
        let mut squares = self.squares();
        squares.resize(count, [0; Sum::COUNT]);
        self.set(self.position.setting(), squares, self.runners())?;
        if !self.pieces().any(|piece| piece == self.piece) {
            self.piece = Piece::Square(Seat::FIRST);
        }
        Ok(())
    }

    /// Moves to another column, or moves the piece up or down to the next legal space of this one.
    pub(super) fn step(&mut self, right: i32, up: isize) -> Result<(), String> {
        let place = self.at.index().saturating_add_signed(right as isize);
        self.at = Sum::ALL[place.min(Sum::COUNT - 1)];
        let now = self.space(self.at);
        let spaces: Vec<u8> = match up {
            1.. => (now + 1..=length(self.at)).collect(),
            0 => Vec::new(),
            _ => (0..now).rev().collect(),
        };
        let mut refused = Ok(());
        for space in spaces {
            match self.place(self.at, space) {
                Ok(()) => return Ok(()),
                Err(impossible) => refused = refused.and(Err(impossible)),
            }
        }
        refused
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
    fn place(&mut self, column: Sum, space: u8) -> Result<(), String> {
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
    ) -> Result<(), String> {
        let seats = Seat::all(self.position.players());
        let left = seats.filter(|&seat| !self.position.plays_on(seat));
        let position = board::Position::new(setting, squares, Seat::FIRST, runners);
        let position = position.map_err(words::impossible_board)?;
        self.position = left.fold(position, |position, seat| position.without(seat));
        Ok(())
    }

    /// The players: the named ones, then others with their numbers as names.
    pub fn players(&self) -> Vec<Player> {
        let is_free = |&colour: &Colour| self.named.iter().all(|player| player.colour != colour);
        let free = Colour::ALL.into_iter().filter(is_free);
        let seats = Seat::all(self.position.players()).skip(self.named.len());
        let player = |(seat, colour): (Seat, Colour)| {
            let number = seat.number();
            // A translated name may be too long; a number never is.
            let name = Name::new(&say!("ask-player", number))
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

    pub(super) fn view<'a>(
        &self,
        ghost: Option<&board::Position>,
        room: Size,
    ) -> Element<'a, Change> {
        let (players, at) = (self.players(), self.at);
        open_board(&self.position, ghost, &players, room, at, Change::Space)
    }

    pub(super) fn settings<'a>(&self) -> Vec<Element<'a, Change>> {
        let setting = self.position.setting();
        let counts = (1..=board::Position::MOST_PLAYERS).map(|count| {
            let is_chosen = count == self.position.players();
            option(count, "", is_chosen, Change::Players(count))
        });
        let goals = Columns::ALL.map(|columns| {
            let change = Change::Setting(Setting { columns, ..setting });
            let is_chosen = columns == setting.columns;
            option(columns.count(), "", is_chosen, change)
        });
        let ways = Sharing::ALL.map(|sharing| {
            let label = match sharing {
                Sharing::Share => say!("new-sharing-share"),
                Sharing::Jump => say!("new-sharing-jump"),
                Sharing::Forced => say!("new-sharing-forced"),
            };
            let change = Change::Setting(Setting { sharing, ..setting });
            option(label, "", sharing == setting.sharing, change)
        });
        let named = |name| [soft(name, size::BODY).into()].into_iter();
        let players = named(say!("common-bar-players")).chain(counts);
        let goals = named(say!("new-columns")).chain(goals);
        let ways = named(say!("new-sharing")).chain(ways);
        vec![options(players), options(goals), options(ways)]
    }

    pub(super) fn choice_of_piece<'a>(&self) -> Element<'a, Change> {
        let players = self.players();
        let pieces = self.pieces().map(|piece| {
            let face = match piece {
                Piece::Square(seat) => {
                    let player = &players[seat];
                    row![
                        shape(player.colour, size::BODY),
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
            widget::hint(press(face, Some(Change::Piece(piece))), "Space")
        });
        options(pieces)
    }
}
