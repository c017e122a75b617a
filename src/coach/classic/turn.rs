use std::sync::LazyLock;

use super::board::{Board, LENGTHS, Spaces};
use super::rolls::{
    CHOICES, COLUMNS, Choices, KINDS, Kind, ROLLS, SPLITS, columns, greater, leads,
};
use crate::rules::Seat;
use crate::rules::classic::{Placement, Position, Sharing};
use crate::rules::dice::Sum;

/// The most steps of a column, which are those of the middle one.
const STEPS: usize = LENGTHS[Sum::COUNT / 2] as usize;

/// The chance below which places are left out where only the slope of a turn's worth is needed.
const ROUGH: f64 = 1e-4;

/// The way of a turn up each column: the space that each step comes to.
///
/// A step is one advance of a runner; step 0 is the square. Where runners jump (C11) a step can be several spaces.
#[derive(Debug, Clone)]
pub(super) struct Ways {
    placement: Placement,
    spaces: [[u8; STEPS + 1]; Sum::COUNT],
    /// The steps from the square to the top, 0 for a column that is won.
    count: Spaces,
    /// The steps on which a runner forbids a stop (C12), one bit each.
    held: [u16; Sum::COUNT],
}

impl Ways {
    pub fn new(board: &Board) -> Ways {
        let mut ways = Ways {
            placement: board.setting.placement,
            spaces: [[0; STEPS + 1]; Sum::COUNT],
            count: [0; Sum::COUNT],
            held: [0; Sum::COUNT],
        };
        for (column, &length) in LENGTHS.iter().enumerate() {
            if board.closed >> column & 1 > 0 {
                continue;
            }
            let mut space = board.squares[board.turn][column];
            ways.spaces[column][0] = space;
            let mut step = 0;
            while space < length {
                space = board.next(column, space);
                step += 1;
                ways.spaces[column][step] = space;
                if board.setting.sharing == Sharing::Forced && board.is_taken(column, space) {
                    ways.held[column] |= 1 << step;
                }
            }
            ways.count[column] = step as u8;
        }
        ways
    }

    /// The spaces of a column by step, from the square on.
    pub fn spaces(&self, column: usize) -> &[u8] {
        &self.spaces[column][..=usize::from(self.count[column])]
    }

    /// The steps that the runners on a board of this turn have made.
    fn steps(&self, board: &Board) -> Spaces {
        let mut steps = [0; Sum::COUNT];
        for column in columns(board.placed) {
            let runner = board.runners[column];
            steps[column] = self
                .spaces(column)
                .iter()
                .position(|&space| space == runner)
                .unwrap_or_default() as u8;
        }
        steps
    }
}

/// The runners of a turn in some columns, on all steps that they can come to.
#[derive(Debug, Clone, Copy)]
pub(super) struct Runners {
    /// The columns, one to three of them.
    columns: [usize; Position::RUNNERS],
    pub count: usize,
    /// The first step of each column.
    pub low: [usize; Position::RUNNERS],
    /// The number of steps of each column, from the first one on.
    pub size: [usize; Position::RUNNERS],
}

impl Runners {
    pub fn columns(&self) -> &[usize] {
        &self.columns[..self.count]
    }
}

/// A solved turn: the worth of rolling and of stopping in every place, which is a set of steps of all runners.
///
/// The worth of a place is the expectation of optimal play from there on, in the unit of the ends of the turn; more is
/// better.
pub struct Solved {
    ways: Ways,
    /// The lowest step considered in each column.
    low: Spaces,
    /// The number of steps considered in each column.
    size: Spaces,
    /// The sets of columns in which the turn can have runners, the largest first.
    sets: Vec<u16>,
    /// The first place of each set of columns.
    first: Vec<u32>,
    /// The worth of a stop by place; −∞ where it is illegal.
    stop: Vec<f32>,
    /// The worth of the better of stop and roll by place.
    best: Vec<f32>,
    bust: f32,
}

/// The expected course of a turn that is played on optimally.
#[derive(Default)]
pub(super) struct Course {
    /// The chance of a bust.
    pub bust: f64,
    /// The mean number of spaces kept; a bust keeps none.
    pub spaces: f64,
    /// The chance to win each column by the stop.
    pub wins: [f64; Sum::COUNT],
    /// The chance to win each number of columns by the stop, from none on.
    pub tops: [f64; Position::RUNNERS + 1],
}

struct Look {
    value: [f32; SPLITS],
    place: [u32; SPLITS],
    /// Only splits of the highest rank in a roll are legal (C13); rank 0 never is.
    rank: [u8; SPLITS],
}

/// Three placed runners, whose rolls leave few distinct choices.
struct Trio {
    runners: Runners,
    choices: &'static [Choices; 8],
}

impl Trio {
    /// The choices that rolls leave on these steps, and the places that the plays come to from `place`.
    fn look(&self, steps: &Spaces, place: usize) -> (&'static Choices, [usize; 9]) {
        let Runners {
            columns, low, size, ..
        } = self.runners;
        let stride = [size[1] * size[2], size[2], 1];
        let mut topped = 0;
        let mut one = [0; 3];
        let mut two = [0; 3];
        for runner in 0..Position::RUNNERS {
            let step = usize::from(steps[columns[runner]]);
            let remaining = low[runner] + size[runner] - 1 - step;
            topped |= usize::from(remaining == 0) << runner;
            one[runner] = remaining.min(1) * stride[runner];
            two[runner] = remaining.min(2) * stride[runner];
        }
        let after = leads(one, two).map(|further| place + further);
        (&self.choices[topped], after)
    }
}

/// The sets of up to three columns, those of three first.
static SETS: LazyLock<Vec<u16>> = LazyLock::new(|| {
    let mut sets: Vec<u16> = (0..1 << Sum::COUNT)
        .filter(|set: &u16| set.count_ones() as usize <= Position::RUNNERS)
        .collect();
    sets.sort_by_key(|set| std::cmp::Reverse(set.count_ones()));
    sets
});

impl Solved {
    /// Solves the rest of a turn from where the runners of the board are.
    ///
    /// `stops` gets the runners in each set of columns and writes the worth of a stop for every place, with the last column
    /// varying fastest. At most `most` places are considered: if there are more, the turn is cut off after a number of steps
    /// in each column.
    pub(super) fn new(
        board: &Board,
        most: usize,
        bust: f32,
        mut stops: impl FnMut(&Ways, &Runners, &mut [f32]),
    ) -> Solved {
        let ways = Ways::new(board);
        let low = ways.steps(board).map(|steps| steps.max(1));
        let mut cap = STEPS as u8;
        let (size, sets, first, places) = loop {
            let mut size = [0; Sum::COUNT];
            for column in 0..Sum::COUNT {
                size[column] =
                    (ways.count[column] + 1 - low[column].min(ways.count[column] + 1)).min(cap);
            }
            let (sets, first, places) = places(board.placed, &size);
            if places <= most || cap == 1 {
                break (size, sets, first, places);
            }
            cap -= 1;
        };
        let mut solved = Solved {
            ways,
            low,
            size,
            sets,
            first,
            stop: vec![f32::NEG_INFINITY; places],
            best: vec![f32::NEG_INFINITY; places],
            bust,
        };
        for set in solved.sets.clone().into_iter().filter(|&set| set != 0) {
            let runners = solved.runners(set);
            let first = solved.first[usize::from(set)] as usize;
            let count: usize = runners.size[..runners.count].iter().product();
            stops(
                &solved.ways,
                &runners,
                &mut solved.stop[first..first + count],
            );
            solved.hold(set);
        }
        solved.solve();
        solved
    }

    pub(super) fn with_bust(mut self, bust: f32) -> Solved {
        self.bust = bust;
        self.solve();
        self
    }

    /// The worth of a bust that the turn was solved for.
    pub fn bust(&self) -> f32 {
        self.bust
    }

    /// The worth of rolling on from a board of this turn.
    pub fn roll(&self, board: &Board) -> f32 {
        let look = self.look(board.placed, &self.ways.steps(board));
        self.roll_of(&look)
    }

    /// The worth of stopping on a board of this turn; −∞ where it is illegal.
    pub(super) fn stop(&self, board: &Board) -> f32 {
        self.stop[self.here(board)]
    }

    /// The worth of the better of stop and roll on a board of this turn.
    pub(super) fn best(&self, board: &Board) -> f32 {
        self.best[self.here(board)]
    }

    pub(super) fn rolls_on(&self, board: &Board) -> bool {
        let place = self.here(board);
        self.best[place] > self.stop[place]
    }

    fn runners(&self, set: u16) -> Runners {
        let mut runners = Runners {
            columns: [0; Position::RUNNERS],
            count: 0,
            low: [1; Position::RUNNERS],
            size: [1; Position::RUNNERS],
        };
        for column in columns(set) {
            runners.columns[runners.count] = column;
            runners.low[runners.count] = usize::from(self.low[column]);
            runners.size[runners.count] = usize::from(self.size[column]);
            runners.count += 1;
        }
        runners
    }

    /// Forbids stops on the squares of others (C12).
    fn hold(&mut self, set: u16) {
        if columns(set).all(|column| self.ways.held[column] == 0) {
            return;
        }
        let mut place = self.first[usize::from(set)] as usize;
        let mut steps = self.low;
        loop {
            if columns(set).any(|column| self.ways.held[column] >> steps[column] & 1 > 0) {
                self.stop[place] = f32::NEG_INFINITY;
            }
            place += 1;
            if !self.forward(set, &mut steps) {
                return;
            }
        }
    }

    /// Goes to the next place of a set; after the last one returns to the first, with `false`.
    fn forward(&self, set: u16, steps: &mut Spaces) -> bool {
        for column in (0..Sum::COUNT).rev().filter(|column| set >> column & 1 > 0) {
            if steps[column] + 1 < self.low[column] + self.size[column] {
                steps[column] += 1;
                return true;
            }
            steps[column] = self.low[column];
        }
        false
    }

    /// The place of a board of this turn.
    fn here(&self, board: &Board) -> usize {
        self.place(board.placed, &self.ways.steps(board))
    }

    fn place(&self, set: u16, steps: &Spaces) -> usize {
        let inside = columns(set).fold(0, |inside, column| {
            let step = (steps[column] - self.low[column]).min(self.size[column] - 1);
            inside * usize::from(self.size[column]) + usize::from(step)
        });
        self.first[usize::from(set)] as usize + inside
    }

    /// Whether a runner stands on the last step considered, short of the top.
    fn is_cut(&self, set: u16, steps: &Spaces) -> bool {
        columns(set).any(|column| {
            steps[column] + 1 >= self.low[column] + self.size[column]
                && steps[column] < self.ways.count[column]
        })
    }

    fn solve(&mut self) {
        for set in self.sets.clone() {
            let trio = self.trio(set);
            let first = self.first[usize::from(set)] as usize;
            let end = columns(set).fold(1, |count, column| count * usize::from(self.size[column]));
            let mut steps = self.low;
            for column in columns(set) {
                steps[column] += self.size[column] - 1;
            }
            for place in (first..first + end).rev() {
                self.best[place] = if self.is_cut(set, &steps) {
                    self.cut(place)
                } else if let Some(trio) = &trio {
                    let (choices, after) = trio.look(&steps, place);
                    let worth = choices.worth(&after.map(|place| self.best[place]), self.bust);
                    greater(self.stop[place], worth)
                } else {
                    let look = self.look(set, &steps);
                    self.stop[place].max(self.roll_of(&look))
                };
                self.back(set, &mut steps);
            }
        }
    }

    fn cut(&self, place: usize) -> f32 {
        if self.stop[place] > f32::NEG_INFINITY {
            self.stop[place]
        } else {
            self.bust
        }
    }

    /// Goes to the previous place of a set.
    fn back(&self, set: u16, steps: &mut Spaces) {
        for column in (0..Sum::COUNT).rev().filter(|column| set >> column & 1 > 0) {
            if steps[column] > self.low[column] {
                steps[column] -= 1;
                return;
            }
            steps[column] = self.low[column] + self.size[column] - 1;
        }
    }

    /// Three runners that are all placed; `None` if the house counts pairs (C13).
    fn trio(&self, set: u16) -> Option<Trio> {
        let is_whole = set.count_ones() as usize == Position::RUNNERS;
        (is_whole && self.ways.placement != Placement::Most).then(|| Trio {
            runners: self.runners(set),
            choices: &CHOICES[&set],
        })
    }

    fn look(&self, set: u16, steps: &Spaces) -> Look {
        let mut look = Look {
            value: [f32::NEG_INFINITY; SPLITS],
            place: [0; SPLITS],
            rank: [0; SPLITS],
        };
        let remaining = Position::RUNNERS - set.count_ones() as usize;
        let count = &self.ways.count;
        let playable = |column: usize| {
            if set >> column & 1 > 0 {
                steps[column] < count[column]
            } else {
                remaining > 0 && count[column] > 0
            }
        };
        let after = |one: usize, other: Option<usize>| {
            let mut set = set;
            let mut steps = *steps;
            for column in std::iter::once(one).chain(other) {
                if set >> column & 1 == 0 {
                    set |= 1 << column;
                    steps[column] = 0;
                }
                steps[column] += 1;
            }
            self.place(set, &steps)
        };
        let mut one = [None; Sum::COUNT];
        for (column, one) in one.iter_mut().enumerate() {
            *one = playable(column).then(|| after(column, None));
        }
        for (split, &[low, high]) in COLUMNS.iter().enumerate() {
            let new = (set >> low & 1 == 0, set >> high & 1 == 0);
            let (place, pairs, places) = match (one[low], one[high]) {
                (None, None) => continue,
                (Some(place), None) => (place, 1, new.0),
                (None, Some(place)) => (place, 1, new.1),
                (Some(place), Some(_)) if low == high => {
                    let made = if new.0 { 0 } else { steps[low] };
                    if made + 2 <= count[low] {
                        (after(low, Some(low)), 2, new.0)
                    } else {
                        (place, 1, new.0)
                    }
                }
                (Some(place), Some(other)) if new == (true, true) && remaining == 1 => {
                    let is_better = self.best[other] > self.best[place];
                    (if is_better { other } else { place }, 1, true)
                }
                (Some(_), Some(_)) => (after(low, Some(high)), 2, new.0 || new.1),
            };
            look.place[split] = place as u32;
            look.value[split] = self.best[place];
            look.rank[split] = match self.ways.placement {
                Placement::Within => 1,
                Placement::MustPlace => 1 + u8::from(places),
                Placement::Most => pairs,
            };
        }
        look
    }

    fn roll_of(&self, look: &Look) -> f32 {
        let mut worth = 0.0;
        if self.ways.placement == Placement::Within {
            for kind in &KINDS.all {
                let [x, y, z] = kind.splits;
                let best = greater(greater(look.value[x], look.value[y]), look.value[z]);
                let value = if best == f32::NEG_INFINITY {
                    self.bust
                } else {
                    best
                };
                worth += f32::from(kind.rolls) * value;
            }
            return worth / ROLLS as f32;
        }
        for kind in &KINDS.all {
            let value = best_split(look, kind).map_or(self.bust, |split| look.value[split]);
            worth += f32::from(kind.rolls) * value;
        }
        worth / ROLLS as f32
    }

    /// The course of optimal play from a board of this turn, which begins with a roll in any case if `rolls`. Places reached
    /// with a chance of at most `least` are left out.
    pub(super) fn course(&self, board: &Board, rolls: bool, least: f64) -> Course {
        let mut course = Course::default();
        course.bust = self.walk(board, rolls, least, |set, steps, chance| {
            self.end(set, steps, chance, &mut course);
        });
        course
    }

    /// Walks through the [course](Solved::course): `end` gets the columns with runners at each stop, the steps that they
    /// have made and the chance of it. Returns the chance of a bust.
    fn walk(
        &self,
        board: &Board,
        rolls: bool,
        least: f64,
        mut end: impl FnMut(u16, &Spaces, f64),
    ) -> f64 {
        let mut bust = 0.0;
        let mut reach = vec![0.0; self.stop.len()];
        let start = self.here(board);
        reach[start] = 1.0;
        for &set in self.sets.iter().rev() {
            let trio = self.trio(set);
            let mut steps = self.low;
            for place in self.first[usize::from(set)] as usize.. {
                let chance = reach[place];
                let must_roll = rolls && place == start;
                let rolls_on = self.best[place] > self.stop[place] || must_roll;
                match &trio {
                    _ if chance <= least => {}
                    _ if !rolls_on => end(set, &steps, chance),
                    Some(trio) => {
                        let (choices, after) = trio.look(&steps, place);
                        bust += chance * f64::from(choices.bust);
                        for choice in &choices.all {
                            let best = choice.plays.into_iter().reduce(|best, play| {
                                let is_better = self.best[after[play]] > self.best[after[best]];
                                if is_better { play } else { best }
                            });
                            let chance = chance * f64::from(choice.chance);
                            reach[after[best.unwrap_or_default()]] += chance;
                        }
                    }
                    None => {
                        let look = self.look(set, &steps);
                        for kind in &KINDS.all {
                            let chance = chance * f64::from(kind.rolls) / ROLLS as f64;
                            match best_split(&look, kind) {
                                Some(split) => reach[look.place[split] as usize] += chance,
                                None => bust += chance,
                            }
                        }
                    }
                }
                if !self.forward(set, &mut steps) {
                    break;
                }
            }
        }
        bust
    }

    /// Gives the boards on which optimal play from the start of the turn stops, with the chance of each; returns that of a
    /// bust. Places reached with a chance of at most `least` are left out.
    pub(super) fn stops(&self, board: &Board, least: f64, mut stop: impl FnMut(Board, f64)) -> f64 {
        self.walk(board, true, least, |set, steps, chance| {
            let mut after = *board;
            for column in columns(set) {
                let spaces = self.ways.spaces(column);
                after.runners[column] = spaces[usize::from(steps[column])];
                after.topped |= u16::from(steps[column] == self.ways.count[column]) << column;
            }
            after.placed = set;
            stop(after, chance);
        })
    }

    /// The chance of a bust after a roll from a board of this turn, 0 to 1: a little too low, for rare places are left out.
    pub fn risk(&self, board: &Board) -> f32 {
        self.course(board, true, ROUGH).bust as f32
    }

    fn end(&self, set: u16, steps: &Spaces, chance: f64, course: &mut Course) {
        let mut tops = 0;
        for column in columns(set) {
            let spaces = self.ways.spaces(column);
            let gained = spaces[usize::from(steps[column])] - spaces[0];
            course.spaces += chance * f64::from(gained);
            if steps[column] == self.ways.count[column] {
                course.wins[column] += chance;
                tops += 1;
            }
        }
        course.tops[tops] += chance;
    }

    pub(super) fn stopped(&self, board: &Board) -> Course {
        let mut course = Course::default();
        self.end(board.placed, &self.ways.steps(board), 1.0, &mut course);
        course
    }
}

/// The worth of the rest of a turn under optimal play, for any worths of a bust and of the position after each stop; more is
/// better. At least one roll is to come.
pub fn turn_worth(
    position: &Position,
    bust: f64,
    mut worth_of: impl FnMut(&Position) -> f64,
) -> f64 {
    let board = Board::new(position);
    let solved = Solved::new(&board, usize::MAX, bust as f32, |ways, runners, worth| {
        for (number, worth) in worth.iter_mut().enumerate() {
            let mut spaces = [0; Sum::COUNT];
            let mut rest = number;
            for (i, &column) in runners.columns().iter().enumerate().rev() {
                let step = runners.low[i] + rest % runners.size[i];
                rest /= runners.size[i];
                spaces[column] = ways.spaces(column)[step];
            }
            let squares = board.squares[..board.players].to_vec();
            let departed = Seat::all(board.players).filter(|&seat| !position.plays_on(seat));
            let stopped = Position::new(board.setting, squares, Seat::new(board.turn), spaces)
                .ok()
                .map(|stopped| departed.fold(stopped, |stopped, seat| stopped.without(seat)))
                .and_then(|stopped| stopped.stop());
            if let Some(after) = stopped {
                *worth = worth_of(&after) as f32;
            }
        }
    });
    f64::from(solved.roll(&board))
}

fn best_split(look: &Look, kind: &Kind) -> Option<usize> {
    let mut best: Option<usize> = None;
    for split in kind
        .splits
        .into_iter()
        .filter(|&split| look.rank[split] > 0)
    {
        let is_better = best.is_none_or(|best| {
            (look.rank[split], look.value[split]) > (look.rank[best], look.value[best])
        });
        if is_better {
            best = Some(split);
        }
    }
    best
}

/// The sets of columns in which a turn can have runners, the largest first; the first place of each; the number of places.
fn places(placed: u16, size: &Spaces) -> (Vec<u16>, Vec<u32>, usize) {
    let mut first = vec![0; 1 << Sum::COUNT];
    let mut places = 0;
    let mut sets = Vec::with_capacity(SETS.len());
    for &set in SETS.iter() {
        if set & placed != placed || columns(set).any(|column| size[column] == 0) {
            continue;
        }
        first[usize::from(set)] = places as u32;
        places += columns(set).fold(1, |count, column| count * usize::from(size[column]));
        sets.push(set);
    }
    (sets, first, places)
}
