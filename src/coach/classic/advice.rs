use std::fmt;

use super::board::{Board, Weaker};
use super::turn::{Course, Solved};
use super::values::Values;
use crate::rules::Seat;
use crate::rules::classic::{Decision, Placement, Play, Position, Sharing};
use crate::rules::dice::{Roll, Sum};

/// The places of the runners that [`Effort::Quick`] considers, divided by the number of players.
const QUICK: usize = 60_000;

/// The relative cost of a place if the house counts pairs (C13).
const COUNTED: usize = 6;

/// The chance below which a place is left out of a course.
const RARE: f64 = 1e-7;

/// A stop is never worth this much more by the next player's solved turn than by its learned value.
const FAR: f32 = 0.15;

/// The most columns that a player can still need and yet win on the next turn.
const NEAR: usize = 2;
/// The least chance to win on the next turn that is a threat.
const THREATENS: f64 = 0.05;

/// How thoroughly a turn is solved. Both are deterministic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effort {
    /// Part of the rest of the turn, with a bounded number of places of the runners: a few milliseconds.
    Quick,
    /// The whole turn with every place of the runners, the turn after a bust, and among equals the next player's turn after
    /// a stop: tens of milliseconds.
    Deep,
}

/// A choice: a play, or a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Choice {
    /// The play of a roll.
    Play(Play),
    /// To roll on.
    RollOn,
    /// To stop.
    Stop,
}

impl Choice {
    /// The play, unless it is a decision.
    pub fn play(self) -> Option<Play> {
        match self {
            Choice::Play(play) => Some(play),
            Choice::RollOn | Choice::Stop => None,
        }
    }
}

impl From<Decision> for Choice {
    fn from(decision: Decision) -> Choice {
        match decision {
            Decision::RollOn => Choice::RollOn,
            Decision::Stop => Choice::Stop,
        }
    }
}

/// Reads `6 and 8`, `roll on` or `stop`, on the command line.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Play(play) => play.fmt(f),
            Choice::RollOn => write!(f, "roll on"),
            Choice::Stop => write!(f, "stop"),
        }
    }
}

/// A legal choice, its value, and the reasons.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice {
    /// The choice.
    pub choice: Choice,
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

impl Advice {
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
    weaker: Weaker,
    /// The last turn, and the board on which it began. After busts, a later turn may begin on the same board.
    last: Option<(Board, Solved)>,
}

impl Effort {
    fn most(self, board: &Board) -> usize {
        let cost = match board.setting.placement {
            Placement::Most => COUNTED,
            Placement::Within | Placement::MustPlace => 1,
        };
        match self {
            Effort::Deep => usize::MAX,
            Effort::Quick => QUICK / cost / board.players.max(2),
        }
    }
}

impl Values {
    /// Every legal choice among equals, the best first: the plays of a roll, none for a bust; without a roll, to roll on and,
    /// where that is legal, to stop. None when the game is over.
    pub fn advice(&self, position: &Position, roll: Option<&Roll>, effort: Effort) -> Vec<Advice> {
        if position.winner().is_some() {
            return Vec::new();
        }
        let board = Board::new(position);
        self.advice_on(&board, roll, &self.think(&board, effort), effort)
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

    /// Solves the turn, or the rest of it.
    pub fn think(&self, board: &Board, effort: Effort) -> Solved {
        match effort {
            Effort::Deep => self.solve(board),
            Effort::Quick => self.solve_simply(board, effort.most(board)),
        }
    }

    fn advice_on(
        &self,
        board: &Board,
        roll: Option<&Roll>,
        solved: &Solved,
        effort: Effort,
    ) -> Vec<Advice> {
        let is_solo = board.players == 1;
        let advice = |choice: Choice, worth: f32, course: Course| {
            let [value, after_bust] = [worth, solved.bust()].map(|worth| match is_solo {
                true => 1.0 - f64::from(worth),
                false => f64::from(worth),
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
        };
        let mut all = Vec::new();
        if let Some(roll) = roll {
            for play in board.legal(roll) {
                let mut after = *board;
                after.play(play);
                let (worth, course) = self.decided(solved, &after, effort);
                all.push(advice(Choice::Play(play), worth, course));
            }
        } else {
            let mut rolled = solved.roll(board);
            // A stop that is worth as much as a roll comes first.
            if board.may_stop() {
                let worth = self.stop(solved, board, effort);
                all.push(advice(Choice::Stop, worth, solved.stopped(board)));
                // After a roll that doesn't bust, a stop is worth no less than before it, which values of boards may not know.
                if board.setting.sharing != Sharing::Forced {
                    let bust = board.next_bust();
                    rolled = rolled.max(worth - bust * (worth - solved.bust()));
                }
            }
            all.push(advice(
                Choice::RollOn,
                rolled,
                solved.course(board, true, RARE),
            ));
        }
        all.sort_by(|one, other| {
            let order = one.value.total_cmp(&other.value);
            if is_solo { order } else { order.reverse() }
        });
        all
    }

    /// The worth of the better decision on a board of a solved turn, and its course.
    fn decided(&self, solved: &Solved, board: &Board, effort: Effort) -> (f32, Course) {
        let roll = solved.roll(board);
        if effort == Effort::Quick || solved.stop(board) < roll - FAR {
            return (solved.best(board), solved.course(board, false, RARE));
        }
        let stop = self.stop(solved, board, effort);
        match stop >= roll {
            true => (stop, solved.stopped(board)),
            false => (roll, solved.course(board, true, RARE)),
        }
    }

    /// The worth of a stop: among equals by the next player's turn as it is solved, so that the figure is the same a
    /// moment later.
    fn stop(&self, solved: &Solved, board: &Board, effort: Effort) -> f32 {
        let mut after = *board;
        let is_over = after.stop().is_some();
        if is_over || effort == Effort::Quick || !board.is_among_equals() {
            return solved.stop(board);
        }
        self.ahead(&after)[board.turn] as f32
    }
}

impl<'a> Turns<'a> {
    /// Advice by these values among these players.
    pub fn new(values: &'a Values, weaker: Weaker) -> Turns<'a> {
        Turns {
            values,
            weaker,
            last: None,
        }
    }

    /// Like [`Values::advice`].
    pub fn advice(&mut self, position: &Position, roll: Option<&Roll>) -> Vec<Advice> {
        if position.winner().is_some() {
            return Vec::new();
        }
        let board = Board::new(position).among(self.weaker.seen_by(position.turn()));
        let mut start = board;
        start.take_off();
        let last = self.last.take().filter(|(board, _)| *board == start);
        let last = last.unwrap_or_else(|| (start, self.values.think(&start, Effort::Deep)));
        let solved = &self.last.insert(last).1;
        self.values.advice_on(&board, roll, solved, Effort::Deep)
    }
}
