use super::board::Board;
use super::turn::{Course, Solved};
use super::values::Values;
use crate::rules::Seat;
use crate::rules::classic::{Decision, Play, Position};
use crate::rules::dice::{Roll, Sum};

/// The places of the runners that [`Effort::Quick`] considers, divided by the number of players.
const QUICK: usize = 60_000;

/// The relative cost of a place if the house counts pairs (C13).
const COUNTED: usize = 6;

/// The chance below which a place is left out of a course.
const RARE: f64 = 1e-7;

/// The most columns that a player still needs who may win on the next turn.
const NEAR: usize = 2;
/// The least chance to win on the next turn that is a threat.
const THREATENS: f64 = 0.05;

/// How thoroughly a turn is solved. Both are deterministic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effort {
    /// Part of the rest of the turn, with a bounded number of places of the runners: a few milliseconds.
    Quick,
    /// The whole turn with every place of the runners, and for one or two players the turns after a bust: tens of
    /// milliseconds.
    Deep,
}

/// A legal move, its value, and the reasons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice<T> {
    /// The move.
    pub choice: T,
    /// The chance to win, 0 to 1, of the player whose turn it is; alone, the turns to the end, this one included, of which
    /// fewer are better.
    pub value: f64,
    /// The chance, 0 to 1, that this turn ends in a bust under optimal play.
    pub bust: f64,
    /// The value after a bust.
    pub after_bust: f64,
    /// The mean number of spaces that this turn gains; a bust gains none.
    pub spaces: f64,
    /// The chance, 0 to 1, that this turn wins each column, by column 2 to 12.
    pub wins: [f64; Sum::COUNT],
    /// The chance, 0 to 1, that this turn ends with a stop that wins each number of columns, from none on.
    pub tops: [f64; Position::RUNNERS + 1],
}

impl<T> Advice<T> {
    /// The mean number of spaces that this turn gains without a bust.
    pub fn kept(&self) -> f64 {
        self.spaces / (1.0 - self.bust).max(f64::EPSILON)
    }

    /// The value without a bust.
    pub fn if_it_works(&self) -> f64 {
        (self.value - self.bust * self.after_bust) / (1.0 - self.bust).max(f64::EPSILON)
    }
}

/// Another player who may win after a stop.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Threat {
    /// The player.
    pub seat: Seat,
    /// The chance, 0 to 1, to win the game on the next turn.
    pub chance: f64,
}

/// Advice of [`Effort::Deep`] on the choices of a game in order. Every turn is solved once for all of its choices.
pub struct Turns<'a> {
    values: &'a Values,
    /// The last turn, and the board on which it began. After busts, a later turn may begin on the same board.
    last: Option<(Board, Solved)>,
}

impl Effort {
    /// The most places of the runners to consider.
    fn most(self, board: &Board) -> usize {
        let cost = if board.counts_pairs() { COUNTED } else { 1 };
        match self {
            Effort::Deep => usize::MAX,
            Effort::Quick => QUICK / cost / board.players.max(2),
        }
    }
}

impl Values {
    /// Every legal play of a roll, the best first; none for a bust or when the game is over.
    pub fn plays(&self, position: &Position, roll: &Roll, effort: Effort) -> Vec<Advice<Play>> {
        if position.winner().is_some() {
            return Vec::new();
        }
        plays(&self.think(&Board::new(position), effort), position, roll)
    }

    /// To roll on and, where that is legal, to stop, the better first; none when the game is over.
    pub fn decisions(&self, position: &Position, effort: Effort) -> Vec<Advice<Decision>> {
        if position.winner().is_some() {
            return Vec::new();
        }
        decisions(&self.think(&Board::new(position), effort), position)
    }

    /// The opponent who is most likely to win on their next turn after a stop, if any is near it.
    pub fn threat(&self, position: &Position) -> Option<Threat> {
        let mut board = Board::new(position);
        if position.winner().is_some() || !board.may_stop() {
            return None;
        }
        let me = board.turn;
        if board.stop().is_some() {
            return None;
        }
        let seats =
            (0..board.players).filter(|&seat| seat != me && position.plays_on(Seat::new(seat)));
        let threats = seats.filter_map(|seat| {
            let mut board = board;
            board.turn = seat;
            let needed = board.still_needed(seat);
            if needed > NEAR {
                return None;
            }
            let solved = self.think(&board, Effort::Quick);
            let chance = solved.course(&board, true, RARE).tops[needed..]
                .iter()
                .sum();
            let seat = Seat::new(seat);
            (chance >= THREATENS).then_some(Threat { seat, chance })
        });
        threats.max_by(|one, other| one.chance.total_cmp(&other.chance))
    }

    /// Solves the turn, or the rest of it, among equals.
    pub(super) fn think(&self, board: &Board, effort: Effort) -> Solved {
        match effort {
            Effort::Deep => self.solve(board, usize::MAX),
            Effort::Quick => self.solve_simply(board, effort.most(board)),
        }
    }

    /// Solves the turn for a master, who takes the others to be weaker.
    pub fn think_as_master(&self, board: &Board, effort: Effort) -> Solved {
        if board.others().count() == 0 {
            self.think(board, effort)
        } else {
            self.solve_as_master(board, effort.most(board))
        }
    }
}

impl<'a> Turns<'a> {
    /// Advice by these values.
    pub fn new(values: &'a Values) -> Turns<'a> {
        Turns { values, last: None }
    }

    /// Like [`Values::plays`].
    pub fn plays(&mut self, position: &Position, roll: &Roll) -> Vec<Advice<Play>> {
        if position.winner().is_some() {
            return Vec::new();
        }
        plays(self.of(position), position, roll)
    }

    /// Like [`Values::decisions`].
    pub fn decisions(&mut self, position: &Position) -> Vec<Advice<Decision>> {
        if position.winner().is_some() {
            return Vec::new();
        }
        decisions(self.of(position), position)
    }

    /// The turn of a position, solved.
    fn of(&mut self, position: &Position) -> &Solved {
        let mut start = Board::new(position);
        start.take_off();
        let last = self.last.take().filter(|(board, _)| *board == start);
        let last = last.unwrap_or_else(|| (start, self.values.think(&start, Effort::Deep)));
        &self.last.insert(last).1
    }
}

fn plays(solved: &Solved, position: &Position, roll: &Roll) -> Vec<Advice<Play>> {
    let before = Board::new(position);
    let advice = before.advances(roll).into_iter().map(|advance| {
        let mut board = before;
        board.play(advance);
        let course = solved.course(&board, false, RARE);
        let worths = [solved.best(&board), solved.bust()];
        advice(&before, advance.play(), worths, course)
    });
    sorted(advice.collect(), position)
}

fn decisions(solved: &Solved, position: &Position) -> Vec<Advice<Decision>> {
    let board = Board::new(position);
    let mut all = Vec::new();
    // A stop that is worth as much as a roll comes first.
    if board.may_stop() {
        let course = solved.stopped(&board);
        let worths = [solved.stop(&board), solved.bust()];
        all.push(advice(&board, Decision::Stop, worths, course));
    }
    let course = solved.course(&board, true, RARE);
    let worths = [solved.roll(&board), solved.bust()];
    all.push(advice(&board, Decision::RollOn, worths, course));
    sorted(all, position)
}

/// The advice on a choice; `worths` are those of the choice and of a bust.
fn advice<T>(board: &Board, choice: T, worths: [f32; 2], course: Course) -> Advice<T> {
    let [value, after_bust] = worths.map(|worth| {
        let worth = f64::from(worth);
        if board.players == 1 {
            1.0 - worth
        } else {
            worth
        }
    });
    Advice {
        choice,
        value,
        bust: course.bust,
        after_bust,
        spaces: course.spaces,
        wins: course.wins,
        tops: course.tops,
    }
}

/// The advice with the best first.
fn sorted<T>(mut advice: Vec<Advice<T>>, position: &Position) -> Vec<Advice<T>> {
    advice.sort_by(|one, other| {
        if position.players() == 1 {
            one.value.total_cmp(&other.value)
        } else {
            other.value.total_cmp(&one.value)
        }
    });
    advice
}
