use std::fmt;

use super::{Columns, Placement, Setting, Sharing, length};
use crate::rules::dice::{Pairs, Roll, Sum};
use crate::rules::{Ruling, Seat};

/// Spaces by column, counted from 1; 0 is below the first.
type Spaces = [u8; Sum::COUNT];

/// The board with its squares and runners, and whose turn it is.
///
/// Spaces count from 1. A position is always one that a game can reach.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    setting: Setting,
    squares: Vec<Spaces>,
    turn: Seat,
    runners: Spaces,
    /// The seats whose players have left; their squares stay on the board (C14). Never all seats.
    departed: [bool; Position::MOST_PLAYERS],
}

/// A play of a roll: the columns in which a runner advances, ascending, the same one twice for a double (C6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play {
    first: Sum,
    second: Option<Sum>,
}

impl Play {
    /// One runner advances by one space.
    pub fn one(column: Sum) -> Play {
        Play {
            first: column,
            second: None,
        }
    }

    /// Two advances, in any order.
    pub fn both(one: Sum, other: Sum) -> Play {
        let [low, high] = Pairs::new(one, other).sums();
        Play {
            first: low,
            second: Some(high),
        }
    }

    /// The columns, ascending; one or two.
    pub fn columns(self) -> impl Iterator<Item = Sum> {
        [Some(self.first), self.second].into_iter().flatten()
    }

    /// The number of pairs, 1 or 2.
    pub fn pairs(self) -> usize {
        1 + usize::from(self.second.is_some())
    }
}

/// Reads `6 and 8`, `7 twice` or `5`.
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            None => self.first.fmt(f),
            Some(second) if second == self.first => write!(f, "{} twice", self.first),
            Some(second) => write!(f, "{} and {second}", self.first),
        }
    }
}

impl Position {
    /// The most players at a board (C2).
    pub const MOST_PLAYERS: usize = 4;

    /// The runners that a turn has (C4).
    pub const RUNNERS: usize = 3;

    /// The empty board of this many players, seat `first` to begin.
    ///
    /// # Errors
    /// There are no players or too many, too many for this number of columns (C10), or the seat is not at the table.
    pub fn start(setting: Setting, players: usize, first: Seat) -> Result<Position, Impossible> {
        Position::new(
            setting,
            vec![[0; Sum::COUNT]; players],
            first,
            [0; Sum::COUNT],
        )
    }

    /// The board with the turn of another seat of the table.
    pub(super) fn with_turn(&self, turn: Seat) -> Position {
        Position {
            turn,
            ..self.clone()
        }
    }

    /// The position after a player has left: the squares stay and the turns are skipped. In that player's own turn the
    /// runners come off, as with a bust, and so do those of the last one left, whose turn ends with the game (C14).
    /// Nothing changes once the game is won, nor for a solo player.
    pub fn without(&self, seat: Seat) -> Position {
        let mut next = self.clone();
        if self.players() == 1 || seat.index() >= self.players() || self.winner().is_some() {
            return next;
        }
        next.departed[seat] = true;
        if seat == self.turn {
            next = next.bust();
        } else if next.last_of_several().is_some() {
            next.runners = [0; Sum::COUNT];
        }
        next
    }

    /// Whether somebody still sits at a seat (C14).
    pub fn plays_on(&self, seat: Seat) -> bool {
        seat.index() < self.players() && !self.departed[seat]
    }

    /// The position with these squares by player and these runners, each by column 2 to 12, 0 for none.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn new(
        setting: Setting,
        squares: Vec<[u8; Sum::COUNT]>,
        turn: Seat,
        runners: [u8; Sum::COUNT],
    ) -> Result<Position, Impossible> {
        if squares.is_empty() || squares.len() > Position::MOST_PLAYERS {
            return Err(Impossible::Players(squares.len()));
        }
        if !setting.columns.are_offered_to(squares.len()) {
            return Err(Impossible::Columns(setting.columns));
        }
        if turn.index() >= squares.len() {
            return Err(Impossible::Turn(turn));
        }
        if runners.iter().filter(|&&space| space > 0).count() > Position::RUNNERS {
            return Err(Impossible::Runners);
        }
        let position = Position {
            setting,
            squares,
            turn,
            runners,
            departed: [false; Position::MOST_PLAYERS],
        };
        for column in Sum::ALL {
            position.check(column)?;
        }
        let enough = setting.columns.count();
        let winners =
            Seat::all(position.players()).filter(|&seat| position.columns_won(seat) >= enough);
        match winners.count() {
            0 => Ok(position),
            1 if !position.is_running() => Ok(position),
            _ => Err(Impossible::Won),
        }
    }

    fn check(&self, column: Sum) -> Result<(), Impossible> {
        let top = length(column);
        let i = column.index();
        for (seat, spaces) in Seat::enumerate(&self.squares) {
            if spaces[i] > top {
                return Err(Impossible::Square { seat, column });
            }
        }
        let (winners, others): (Vec<u8>, Vec<u8>) = self
            .squares
            .iter()
            .map(|spaces| spaces[i])
            .partition(|&space| space == top);
        let runner = self.runners[i];
        if winners.len() > 1 || (winners.len() == 1 && others.iter().any(|&space| space > 0)) {
            return Err(Impossible::WonTwice(column));
        }
        if runner > top
            || (runner > 0 && (runner <= self.squares[self.turn][i] || !winners.is_empty()))
        {
            return Err(Impossible::Runner(column));
        }
        let is_shared = |space: u8| others.iter().filter(|&&other| other == space).count();
        let has_stack = others
            .iter()
            .any(|&space| space > 0 && is_shared(space) > 1);
        let is_runner_stacked = runner > 0 && is_shared(runner) > 0;
        let is_possible = match self.setting.sharing {
            Sharing::Share => true,
            Sharing::Forced => !has_stack,
            Sharing::Jump => !has_stack && !is_runner_stacked,
        };
        if is_possible {
            Ok(())
        } else {
            Err(Impossible::Stack(column))
        }
    }

    /// The agreed options.
    pub fn setting(&self) -> Setting {
        self.setting
    }

    /// The number of players.
    pub fn players(&self) -> usize {
        self.squares.len()
    }

    /// The seat whose turn it is.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// The space of a seat's square in a column, 0 for none.
    pub fn square(&self, seat: Seat, column: Sum) -> u8 {
        self.squares[seat][column.index()]
    }

    /// The space of the runner in a column, 0 for none.
    pub fn runner(&self, column: Sum) -> u8 {
        self.runners[column.index()]
    }

    /// Whether a runner stands on the board.
    pub fn is_running(&self) -> bool {
        self.runners.iter().any(|&space| space > 0)
    }

    /// The number of runners not yet on the board, 0 to 3.
    pub fn runners_remaining(&self) -> usize {
        Position::RUNNERS - self.runners.iter().filter(|&&space| space > 0).count()
    }

    /// The seat that has won a column, if one has (C8).
    pub fn winner_of(&self, column: Sum) -> Option<Seat> {
        Seat::all(self.players()).find(|&seat| self.square(seat, column) == length(column))
    }

    /// The columns that a seat has won, ascending.
    pub fn won_by(&self, seat: Seat) -> impl Iterator<Item = Sum> {
        let columns = Sum::ALL.into_iter();
        columns.filter(move |&column| self.square(seat, column) == length(column))
    }

    /// How many columns a seat has won.
    pub fn columns_won(&self, seat: Seat) -> usize {
        self.won_by(seat).count()
    }

    /// How many columns a seat still needs to win the game, 0 once it has them (C10).
    pub fn columns_needed(&self, seat: Seat) -> usize {
        let enough = self.setting.columns.count();
        enough.saturating_sub(self.columns_won(seat))
    }

    /// The seat that has won the game, if one has (C10, C14): with enough columns, as the last one left of several, or
    /// with the most once all are won. In a tie it is then the one whose stop won the last column, or else the next of
    /// them in seat order.
    pub fn winner(&self) -> Option<Seat> {
        let enough = self.setting.columns.count();
        if let Some(seat) = Seat::all(self.players()).find(|&seat| self.columns_won(seat) >= enough)
        {
            return Some(seat);
        }
        if let Some(last) = self.last_of_several() {
            return Some(last);
        }
        let is_open = |column| self.winner_of(column).is_none();
        if Sum::ALL.into_iter().any(is_open) {
            return None;
        }
        // The last of the best is taken, and the turn is still that of the last stop.
        (0..self.players())
            .map(|step| self.turn.after(step, self.players()))
            .filter(|&seat| self.plays_on(seat))
            .rev()
            .max_by_key(|&seat| self.columns_won(seat))
    }

    /// Whether a seat has won because everyone else has left (C14), and not by its columns.
    pub fn has_outlasted(&self, seat: Seat) -> bool {
        self.columns_won(seat) < self.setting.columns.count()
            && self.last_of_several() == Some(seat)
    }

    /// The only seat that plays on, if there were several.
    fn last_of_several(&self) -> Option<Seat> {
        let mut playing = Seat::all(self.players()).filter(|&seat| self.plays_on(seat));
        match (playing.next(), playing.next()) {
            (Some(last), None) if self.players() > 1 => Some(last),
            _ => None,
        }
    }

    /// The spaces gained in this turn, which a bust costs.
    pub fn at_stake(&self) -> u32 {
        Sum::ALL
            .into_iter()
            .filter(|&column| self.runner(column) > 0)
            .map(|column| u32::from(self.runner(column) - self.square(self.turn, column)))
            .sum()
    }

    /// Whether a sum can be played (C5).
    pub fn is_playable(&self, column: Sum) -> bool {
        let runner = self.runner(column);
        if runner > 0 {
            runner < length(column)
        } else {
            self.runners_remaining() > 0 && self.winner_of(column).is_none()
        }
    }

    /// Every legal play of a roll, sorted; none for a bust or once the game is over (C6, C7, C13).
    pub fn plays(&self, roll: &Roll) -> Vec<Play> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let mut plays: Vec<Play> = roll
            .splits()
            .into_iter()
            .flat_map(|pairs| self.plays_of(pairs))
            .collect();
        match self.setting.placement {
            Placement::Within => {}
            Placement::MustPlace => {
                if plays.iter().any(|&play| self.places(play)) {
                    plays.retain(|&play| self.places(play));
                }
            }
            Placement::Most => {
                let most = plays.iter().map(|play| play.pairs()).max();
                plays.retain(|play| Some(play.pairs()) == most);
            }
        }
        plays.sort_unstable();
        plays.dedup();
        plays
    }

    /// The plays of one split, before any house rule (C6).
    pub fn plays_of(&self, pairs: Pairs) -> Vec<Play> {
        let [low, high] = pairs.sums();
        match (self.is_playable(low), self.is_playable(high)) {
            (false, false) => Vec::new(),
            (true, false) => vec![Play::one(low)],
            (false, true) => vec![Play::one(high)],
            (true, true) if low == high => {
                let mut once = self.clone();
                once.advance(low);
                vec![if once.is_playable(low) {
                    Play::both(low, low)
                } else {
                    Play::one(low)
                }]
            }
            (true, true) => {
                let both_are_new = self.runner(low) == 0 && self.runner(high) == 0;
                if both_are_new && self.runners_remaining() == 1 {
                    vec![Play::one(low), Play::one(high)]
                } else {
                    vec![Play::both(low, high)]
                }
            }
        }
    }

    /// Whether a play places a runner that is not yet on the board.
    fn places(&self, play: Play) -> bool {
        play.columns().any(|column| self.runner(column) == 0)
    }

    /// The position after a play of a roll; the turn goes on.
    ///
    /// # Errors
    /// The ruling that the play breaks, with what is legal.
    pub fn play(&self, roll: &Roll, play: Play) -> Result<Position, Illegal> {
        let legal = self.plays(roll);
        if legal.contains(&play) {
            let mut next = self.clone();
            for column in play.columns() {
                next.advance(column);
            }
            return Ok(next);
        }
        Err(Illegal {
            play,
            reason: self.reason(roll, play),
            legal,
        })
    }

    fn reason(&self, roll: &Roll, play: Play) -> Reason {
        if self.winner().is_some() {
            return Reason::Over;
        }
        let columns: Vec<Sum> = play.columns().collect();
        let splits = roll.splits();
        let fits = |pairs: &&Pairs| {
            let [low, high] = pairs.sums();
            match columns.as_slice() {
                [one] => *one == low || *one == high,
                [one, other] => **pairs == Pairs::new(*one, *other),
                _ => false,
            }
        };
        let Some(pairs) = splits.iter().find(fits) else {
            return Reason::NotInRoll(*roll);
        };
        if let Some(&column) = columns.iter().find(|&&column| !self.is_playable(column)) {
            return Reason::NotPlayable(column);
        }
        if self.plays_of(*pairs).contains(&play) {
            Reason::TableOptions(self.setting.placement)
        } else {
            Reason::NotWhole
        }
    }

    /// Moves the runner of a column, or a new one, by one space (C4, C11).
    fn advance(&mut self, column: Sum) {
        let i = column.index();
        let mut space = self.runners[i].max(self.squares[self.turn][i]) + 1;
        if self.setting.sharing == Sharing::Jump {
            while self.is_taken(column, space) {
                space += 1;
            }
        }
        self.runners[i] = space;
    }

    /// Whether another player's square stands on a space.
    fn is_taken(&self, column: Sum, space: u8) -> bool {
        Seat::all(self.players())
            .any(|seat| seat != self.turn && self.square(seat, column) == space)
    }

    /// The columns in which a runner stands on another player's square, where that forbids a stop (C12).
    pub fn held_by(&self) -> impl Iterator<Item = Sum> {
        Sum::ALL.into_iter().filter(|&column| {
            self.setting.sharing == Sharing::Forced
                && self.runner(column) > 0
                && self.is_taken(column, self.runner(column))
        })
    }

    /// Whether the turn may end here: some runner stands on the board and none is held (C8, C12).
    pub fn may_stop(&self) -> bool {
        self.is_running() && self.held_by().next().is_none()
    }

    /// The position after a stop: squares move to the runners, columns are won and cleared, the next seat has its turn;
    /// a game that is won stays with the seat that stopped (C8, C10). `None` where no stop is allowed.
    pub fn stop(&self) -> Option<Position> {
        if !self.may_stop() {
            return None;
        }
        let mut next = self.clone();
        for column in Sum::ALL {
            let i = column.index();
            let runner = self.runners[i];
            if runner == 0 {
                continue;
            }
            if runner == length(column) {
                for spaces in &mut next.squares {
                    spaces[i] = 0;
                }
            }
            next.squares[self.turn][i] = runner;
        }
        next.runners = [0; Sum::COUNT];
        if next.winner().is_none() {
            next.turn = self.next();
        }
        Some(next)
    }

    /// The position after a bust: the runners come off, the next seat has its turn (C7).
    pub fn bust(&self) -> Position {
        Position {
            runners: [0; Sum::COUNT],
            turn: self.next(),
            ..self.clone()
        }
    }

    fn next(&self) -> Seat {
        (1..=self.players())
            .map(|step| self.turn.after(step, self.players()))
            .find(|&seat| self.plays_on(seat))
            .unwrap_or(self.turn)
    }
}

/// Why a play breaks the rules.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    #[error("the dice {0} don’t make that")]
    NotInRoll(Roll),
    #[error("column {0} is won, its runner is at the top, or no runner is left")]
    NotPlayable(Sum),
    #[error("if both pairs can be played, both must be")]
    NotWhole,
    #[error("{}", match .0 {
        Placement::MustPlace => "the split must place a new runner",
        _ => "the split must play more pairs",
    })]
    TableOptions(Placement),
    #[error("the game is over")]
    Over,
}

impl Reason {
    /// The broken ruling.
    pub fn ruling(self) -> Ruling {
        match self {
            Reason::NotInRoll(_) => Ruling::C3,
            Reason::NotPlayable(_) => Ruling::C5,
            Reason::NotWhole => Ruling::C6,
            Reason::TableOptions(_) => Ruling::C13,
            Reason::Over => Ruling::C10,
        }
    }
}

/// A play that breaks the rules: why, and what would have been legal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{play} isn’t legal: {reason}")]
pub struct Illegal {
    /// The play.
    pub play: Play,
    /// Why it is illegal.
    pub reason: Reason,
    /// The legal plays, sorted; empty for a bust.
    pub legal: Vec<Play>,
}

impl Illegal {
    /// The broken ruling.
    pub fn ruling(&self) -> Ruling {
        self.reason.ruling()
    }
}

/// The position is impossible.
#[allow(missing_docs, reason = "each message says it")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    #[error("a board has 1 to 4 players, not {0} (C2)")]
    Players(usize),
    #[error("four players can only play for 3 columns, not for {} (C10)", .0.count())]
    Columns(Columns),
    #[error("there is no player {0} to move")]
    Turn(Seat),
    #[error("a turn has three runners, no more (C4)")]
    Runners,
    #[error("player {seat} has a marker above the top of column {column} (C1)")]
    Square { seat: Seat, column: Sum },
    #[error("column {0} is won, so nobody else has a marker there (C8)")]
    WonTwice(Sum),
    #[error(
        "the runner in column {0} must be above its player’s marker, and nobody may have won that column (C4, C5)"
    )]
    Runner(Sum),
    #[error("column {0}: in this variant, players can’t share a space (C11, C12)")]
    Stack(Sum),
    #[error(
        "only one player can have enough columns to win, and the game is then over, so there can be no runners (C10)"
    )]
    Won,
}
