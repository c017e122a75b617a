use super::rolls::{COLUMNS, KINDS, Kind, ROLLS, columns, kind};
use crate::rules::Seat;
use crate::rules::classic::{Placement, Play, Position, Setting, Sharing, length};
use crate::rules::dice::{Roll, Sum};
use crate::session::{Classic, Level, Session};

/// Spaces by column, 0 below the first.
pub(super) type Spaces = [u8; Sum::COUNT];

/// One bit for every column.
pub(super) const EVERY: u16 = (1 << Sum::COUNT) - 1;

/// The spaces of each column (C1).
pub const LENGTHS: Spaces = {
    let mut lengths = [0; Sum::COUNT];
    let mut column = 0;
    while column < Sum::COUNT {
        lengths[column] = length(Sum::ALL[column]);
        column += 1;
    }
    lengths
};

/// The seats whose players the coach takes to be weaker than itself.
///
/// The coach of a table, its review and the master who sits at it all take the computer's other levels for weaker, and people
/// and masters for equals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Weaker([bool; Position::MOST_PLAYERS]);

impl Weaker {
    /// Those of a table, with the level of the computer in each seat, or none for a person.
    pub fn of(levels: impl IntoIterator<Item = Option<Level>>) -> Weaker {
        let mut weaker = Weaker::default();
        for (is_weaker, level) in weaker.0.iter_mut().zip(levels) {
            *is_weaker = level.is_some_and(|level| level != Level::Master);
        }
        weaker
    }

    /// Those at a table now.
    pub fn at(session: &Session<Classic>) -> Weaker {
        Weaker::of(session.players().iter().map(|player| player.level))
    }

    /// As a seat sees them: it is always judged by the best that can be done.
    pub fn seen_by(mut self, seat: Seat) -> Weaker {
        self.0[seat] = false;
        self
    }
}

/// A [`Position`] in few bytes, for millions of games: columns are indices from 0, and nothing is checked again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pub(super) setting: Setting,
    pub(super) players: usize,
    /// The seat whose turn it is.
    pub turn: usize,
    /// The spaces of the squares by seat and column, 0 below the first.
    pub squares: [[u8; Sum::COUNT]; Position::MOST_PLAYERS],
    /// The spaces of the runners, 0 for none.
    pub(super) runners: Spaces,
    /// The columns that are won.
    pub(super) closed: u16,
    /// The columns with a runner.
    pub(super) placed: u16,
    /// The columns whose runner is on the top space.
    pub(super) topped: u16,
    /// The seats whose players have left (C14).
    departed: [bool; Position::MOST_PLAYERS],
    weaker: Weaker,
}

impl Board {
    /// The board of a position.
    pub fn new(position: &Position) -> Board {
        let mut board = Board::start(
            position.setting(),
            position.players(),
            position.turn().index(),
        );
        for seat in Seat::all(position.players()) {
            board.departed[seat] = !position.plays_on(seat);
        }
        for column in Sum::ALL {
            let i = column.index();
            for seat in Seat::all(position.players()) {
                board.squares[seat][i] = position.square(seat, column);
            }
            board.runners[i] = position.runner(column);
            if position.winner_of(column).is_some() {
                board.closed |= 1 << i;
            }
            if board.runners[i] > 0 {
                board.placed |= 1 << i;
            }
            if board.runners[i] == length(column) {
                board.topped |= 1 << i;
            }
        }
        board
    }

    /// The empty board, before the turn of the seat `first`.
    pub fn start(setting: Setting, players: usize, first: usize) -> Board {
        Board {
            setting,
            players,
            turn: first,
            squares: [[0; Sum::COUNT]; Position::MOST_PLAYERS],
            runners: [0; Sum::COUNT],
            closed: 0,
            placed: 0,
            topped: 0,
            departed: [false; Position::MOST_PLAYERS],
            weaker: Weaker::default(),
        }
    }

    /// The same board among these players.
    pub fn among(self, weaker: Weaker) -> Board {
        Board { weaker, ..self }
    }

    pub(super) fn is_weaker(&self, seat: usize) -> bool {
        self.weaker.0[seat]
    }

    /// Whether all others who play on are taken for equals; there is at least one.
    pub(super) fn is_among_equals(&self) -> bool {
        self.others().count() > 0 && !self.others().any(|seat| self.is_weaker(seat))
    }

    /// The seats that play on, from the one whose turn it is.
    pub(super) fn seats(&self) -> impl Iterator<Item = usize> {
        (self.turn..self.turn + self.players)
            .map(|seat| seat % self.players)
            .filter(|&seat| !self.departed[seat])
    }

    pub(super) fn others(&self) -> impl Iterator<Item = usize> {
        (0..self.players).filter(|&seat| seat != self.turn && !self.departed[seat])
    }

    pub(super) fn runners_remaining(&self) -> usize {
        Position::RUNNERS - self.placed.count_ones() as usize
    }

    /// The columns whose sum can be played (C5).
    pub(super) fn playable(&self) -> u16 {
        let open = if self.runners_remaining() > 0 {
            EVERY & !self.closed
        } else {
            self.placed
        };
        open & !self.topped
    }

    /// Every legal play of a roll, in no order. Unlike [`Position::plays`] it does not know the end of the game.
    pub fn legal(&self, roll: &Roll) -> Vec<Play> {
        self.plays(kind(roll))
    }

    /// The chance that the next roll busts.
    pub(super) fn next_bust(&self) -> f32 {
        let busts = KINDS.all.iter().filter(|kind| self.plays(kind).is_empty());
        let rolls: u16 = busts.map(|kind| kind.rolls).sum();
        f32::from(rolls) / ROLLS as f32
    }

    /// Every legal play of the rolls of a kind (C6, C7, C13).
    pub(super) fn plays(&self, kind: &Kind) -> Vec<Play> {
        let mut plays = Vec::with_capacity(6);
        let mut add = |play: Play| {
            if !plays.contains(&play) {
                plays.push(play);
            }
        };
        let playable = self.playable();
        let is_last_runner = self.runners_remaining() == 1;
        for split in kind.splits {
            let [low, high] = COLUMNS[split];
            let [one, other] = [low, high].map(|column| Sum::ALL[column]);
            match (playable >> low & 1 > 0, playable >> high & 1 > 0) {
                (false, false) => {}
                (true, false) => add(Play::one(one)),
                (false, true) => add(Play::one(other)),
                (true, true) if low == high => {
                    let has_room = self.next(low, self.place(low)) < LENGTHS[low];
                    add(if has_room {
                        Play::both(one, one)
                    } else {
                        Play::one(one)
                    });
                }
                (true, true) if is_last_runner && self.placed & (1 << low | 1 << high) == 0 => {
                    add(Play::one(one));
                    add(Play::one(other));
                }
                (true, true) => add(Play::both(one, other)),
            }
        }
        let is_wanted = |play: &Play| match self.setting.placement {
            Placement::Within => true,
            Placement::MustPlace => {
                let mut columns = play.columns();
                columns.any(|column| self.placed >> column.index() & 1 == 0)
            }
            Placement::Most => play.pairs() == 2,
        };
        if plays.iter().any(is_wanted) {
            plays.retain(is_wanted);
        }
        plays
    }

    /// The space of the runner of a column, or else of the square.
    fn place(&self, column: usize) -> u8 {
        self.runners[column].max(self.squares[self.turn][column])
    }

    /// The next space of a runner of this turn (C4, C11).
    pub(super) fn next(&self, column: usize, space: u8) -> u8 {
        let mut next = space + 1;
        while self.setting.sharing == Sharing::Jump && self.is_taken(column, next) {
            next += 1;
        }
        next
    }

    pub(super) fn is_taken(&self, column: usize, space: u8) -> bool {
        (0..self.players).any(|seat| seat != self.turn && self.squares[seat][column] == space)
    }

    /// Moves the runner of a column, by its index, or a new one, by one space (C4, C11).
    pub fn advance(&mut self, column: usize) {
        let space = self.next(column, self.place(column));
        self.runners[column] = space;
        self.placed |= 1 << column;
        if space == LENGTHS[column] {
            self.topped |= 1 << column;
        }
    }

    pub(super) fn play(&mut self, play: Play) {
        for column in play.columns() {
            self.advance(column.index());
        }
    }

    pub(super) fn won(&self, seat: usize) -> usize {
        columns(self.closed)
            .filter(|&column| self.squares[seat][column] > 0)
            .count()
    }

    /// How many columns a seat still needs, 0 once it has won (C10).
    pub(super) fn still_needed(&self, seat: usize) -> usize {
        self.setting.columns.count().saturating_sub(self.won(seat))
    }

    /// Whether a stop would win the game (C10).
    pub(super) fn wins(&self) -> bool {
        self.topped != 0 && self.topped.count_ones() as usize >= self.still_needed(self.turn)
    }

    /// The winner if no column is left after a stop of `last`: the seat with the most columns, in a tie `last` or else
    /// the next of them in seat order (C10).
    pub(super) fn most_of_all(&self, last: usize) -> Option<usize> {
        if self.closed.count_ones() as usize != Sum::COUNT {
            return None;
        }
        (last..last + self.players)
            .map(|seat| seat % self.players)
            .filter(|&seat| !self.departed[seat])
            .rev()
            .max_by_key(|&seat| self.won(seat))
    }

    /// Whether the turn may end here (C8, C12).
    pub(super) fn may_stop(&self) -> bool {
        self.placed != 0
            && (self.setting.sharing != Sharing::Forced
                || columns(self.placed).all(|column| !self.is_taken(column, self.runners[column])))
    }

    /// Moves squares to the runners, wins and clears columns, and passes the turn (C8). Returns the winner of the game, if any
    /// (C10).
    pub fn stop(&mut self) -> Option<usize> {
        let seat = self.turn;
        let wins = self.wins();
        for column in columns(self.placed) {
            if self.topped >> column & 1 > 0 {
                for squares in &mut self.squares {
                    squares[column] = 0;
                }
            }
            self.squares[self.turn][column] = self.runners[column];
        }
        self.closed |= self.topped;
        self.bust();
        if wins {
            Some(seat)
        } else {
            self.most_of_all(seat)
        }
    }

    pub(super) fn take_off(&mut self) {
        self.runners = [0; Sum::COUNT];
        self.placed = 0;
        self.topped = 0;
    }

    /// Takes the runners off and passes the turn (C7).
    pub fn bust(&mut self) {
        self.take_off();
        self.turn = (1..=self.players)
            .map(|step| (self.turn + step) % self.players)
            .find(|&seat| !self.departed[seat])
            .unwrap_or(self.turn);
    }
}
