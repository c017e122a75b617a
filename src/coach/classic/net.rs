use super::board::{Board, LENGTHS, Spaces};
use super::turn::{Runners, Ways};
use crate::rules::dice::Sum;

/// The learned units of the hidden layer. Each has a twin that sees the board mirrored, column 2 for 12, so that mirrored
/// boards have the same value.
pub const UNITS: usize = 64;

const WIDTH: usize = 2 * UNITS;

/// The most columns that a player can still need (C10).
pub(super) const MOST_NEEDED: usize = 5;

type Wide = [f32; WIDTH];

/// The players of a board that a net values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seats {
    /// One player; the value is the turns to the end of the game, 1 or more.
    Solo,
    /// The player whose turn begins and another; the value is the chance of the first to win, 0 to 1.
    Pair,
}

impl Seats {
    /// The number of spaces of the other's square in a column, 0 included.
    pub fn others(self, column: usize) -> usize {
        match self {
            Seats::Solo => 1,
            Seats::Pair => usize::from(LENGTHS[column]),
        }
    }

    /// The number of rows for the states of the columns.
    pub fn rows(self) -> usize {
        (0..Sum::COUNT).map(|column| self.states(column)).sum()
    }

    fn states(self, column: usize) -> usize {
        usize::from(LENGTHS[column]) * self.others(column) + 1
    }

    /// The number of rows for the columns still needed.
    pub fn needs(self) -> usize {
        match self {
            Seats::Solo => MOST_NEEDED,
            Seats::Pair => MOST_NEEDED * MOST_NEEDED,
        }
    }

    /// The row of a column with the squares on these spaces.
    pub fn row(self, column: usize, own: u8, other: u8) -> usize {
        self.first(column) + self.state(column, own, other)
    }

    fn state(self, column: usize, own: u8, other: u8) -> usize {
        usize::from(own) * self.others(column) + usize::from(other)
    }

    /// The row of a won column.
    pub fn closed(self, column: usize) -> usize {
        self.first(column) + self.states(column) - 1
    }

    fn first(self, column: usize) -> usize {
        (0..column).map(|column| self.states(column)).sum()
    }
}

/// A board at the start of a turn as a net sees it.
#[derive(Debug, Clone, Copy)]
pub struct Race {
    /// The squares of the player whose turn begins.
    pub own: Spaces,
    /// The squares of the other; all 0 without one.
    pub other: Spaces,
    /// The won columns.
    pub closed: u16,
    /// The columns that each of the two still needs, 1 or more; 1 without another.
    pub needs: [usize; 2],
}

impl Race {
    /// The race of a seat, whose turn begins, with another; alone if both are the same.
    pub fn new(board: &Board, own: usize, other: usize) -> Race {
        let needs = |seat: usize| board.still_needed(seat);
        let is_alone = own == other;
        Race {
            own: board.squares[own],
            other: if is_alone {
                [0; Sum::COUNT]
            } else {
                board.squares[other]
            },
            closed: board.closed,
            needs: [needs(own), if is_alone { 1 } else { needs(other) }],
        }
    }

    /// The row of the columns still needed.
    pub fn need(&self) -> usize {
        (self.needs[0] - 1) + MOST_NEEDED * (self.needs[1] - 1)
    }
}

/// A learned value of boards at the start of a turn.
///
/// One hidden layer: each state of a column has a row, and so has each number of columns needed. The rows of a board are
/// added, rectified, and weighted by the head for the columns needed.
#[derive(Debug, Clone, PartialEq)]
pub struct Net {
    seats: Seats,
    rows: Vec<Wide>,
    needs: Vec<Wide>,
    heads: Vec<Wide>,
    biases: Vec<f32>,
    first: [usize; Sum::COUNT],
}

impl Net {
    /// The number of parameters.
    pub fn numbers(seats: Seats) -> usize {
        (seats.rows() + 2 * seats.needs()) * UNITS + seats.needs()
    }

    /// The net of these [`Net::numbers`] parameters: the rows of the states by column, own space and other's space, won
    /// columns last; the rows of the columns needed; their heads; their biases.
    pub fn new(seats: Seats, numbers: &[f32]) -> Net {
        let row = |number: usize| -> &[f32] { &numbers[number * UNITS..][..UNITS] };
        let wide = |number: usize, twin: usize| {
            let mut wide = [0.0; WIDTH];
            wide[..UNITS].copy_from_slice(row(number));
            wide[UNITS..].copy_from_slice(row(twin));
            wide
        };
        let mut rows = Vec::with_capacity(seats.rows());
        for column in 0..Sum::COUNT {
            let twin = seats.first(Sum::COUNT - 1 - column);
            let first = seats.first(column);
            rows.extend((0..seats.states(column)).map(|state| wide(first + state, twin + state)));
        }
        let both = |number: usize| wide(number, number);
        let needs = seats.rows()..seats.rows() + seats.needs();
        let heads = needs.end..needs.end + seats.needs();
        Net {
            seats,
            rows,
            biases: numbers[heads.end * UNITS..][..seats.needs()].to_vec(),
            needs: needs.map(both).collect(),
            heads: heads.map(both).collect(),
            first: std::array::from_fn(|column| seats.first(column)),
        }
    }

    /// The value of a board.
    pub fn value(&self, race: &Race) -> f32 {
        let need = race.need();
        let sums = self.sums(race, need);
        self.value_of(self.biases[need] + weigh(&sums, &[0.0; WIDTH], &self.heads[need]))
    }

    fn sums(&self, race: &Race, need: usize) -> Wide {
        let mut sums = self.needs[need];
        for column in 0..Sum::COUNT {
            let row = if race.closed >> column & 1 > 0 {
                self.seats.closed(column)
            } else {
                self.row(column, race.own[column], race.other[column])
            };
            add(&mut sums, &self.rows[row]);
        }
        sums
    }

    fn row(&self, column: usize, own: u8, other: u8) -> usize {
        self.first[column] + self.seats.state(column, own, other)
    }

    fn value_of(&self, sum: f32) -> f32 {
        match self.seats {
            Seats::Solo => sum.max(1.0),
            Seats::Pair => squash(sum),
        }
    }

    /// The values of the boards after a stop, for every place of the runners; 0 where it wins the game.
    ///
    /// `race` is the board before the stop, seen by the player who is next: alone the same one, otherwise the other.
    pub(super) fn stops(&self, race: &Race, ways: &Ways, runners: &Runners, values: &mut [f32]) {
        let mover = match self.seats {
            Seats::Solo => 0,
            Seats::Pair => 1,
        };
        // By number of tops: the row of the columns needed; none once the game is won.
        let mut needed = [None; 4];
        for (tops, needed) in needed.iter_mut().enumerate() {
            let mut after = *race;
            if after.needs[mover] > tops {
                after.needs[mover] -= tops;
                *needed = Some(after.need());
            }
        }
        let changes: Vec<Vec<Wide>> = runners
            .columns()
            .iter()
            .zip(runners.low.iter().zip(&runners.size))
            .map(|(&column, (&low, &size))| {
                let spaces = ways.spaces(column);
                let before = &self.rows[self.row(column, race.own[column], race.other[column])];
                (low..low + size)
                    .map(|step| {
                        let row = if step + 1 == spaces.len() {
                            self.seats.closed(column)
                        } else if mover == 0 {
                            self.row(column, spaces[step], 0)
                        } else {
                            self.row(column, race.own[column], spaces[step])
                        };
                        let mut change = self.rows[row];
                        subtract(&mut change, before);
                        change
                    })
                    .collect()
            })
            .collect();
        let is_top = |column: usize, inside: usize| {
            let name = runners.columns()[column];
            usize::from(runners.low[column] + inside + 1 == ways.spaces(name).len())
        };

        // All columns but the last are added once for each of their places.
        let last = runners.count - 1;
        let before: usize = runners.size[..last].iter().product();
        let start = self.sums(race, race.need());
        for (outer, values) in values
            .chunks_exact_mut(runners.size[last])
            .enumerate()
            .take(before)
        {
            let mut sums = start;
            let mut tops = 0;
            let mut rest = outer;
            for column in (0..last).rev() {
                let inside = rest % runners.size[column];
                rest /= runners.size[column];
                add(&mut sums, &changes[column][inside]);
                tops += is_top(column, inside);
            }
            let mut seen = None;
            for (inside, value) in values.iter_mut().enumerate() {
                *value = match needed[tops + is_top(last, inside)] {
                    None => 0.0,
                    Some(need) => {
                        if seen != Some(need) {
                            subtract(&mut sums, &self.needs[seen.unwrap_or(race.need())]);
                            add(&mut sums, &self.needs[need]);
                            seen = Some(need);
                        }
                        let sum = weigh(&sums, &changes[last][inside], &self.heads[need]);
                        self.value_of(self.biases[need] + sum)
                    }
                };
            }
        }
    }
}

/// A sigmoid from 0 to 1 that needs no more than a root, which is the same on every machine.
pub fn squash(sum: f32) -> f32 {
    0.5 + 0.5 * sum / (1.0 + sum * sum).sqrt()
}

fn add(sums: &mut Wide, row: &Wide) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum += number;
    }
}

fn subtract(sums: &mut Wide, row: &Wide) {
    for (sum, number) in sums.iter_mut().zip(row) {
        *sum -= number;
    }
}

/// The weighted sum of the rectified units.
fn weigh(sums: &Wide, change: &Wide, head: &Wide) -> f32 {
    // Lanes for SIMD.
    const BESIDE: usize = 16;
    let mut weighed = [0.0; BESIDE];
    let lanes = sums
        .chunks_exact(BESIDE)
        .zip(change.chunks_exact(BESIDE))
        .zip(head.chunks_exact(BESIDE));
    for ((sums, change), head) in lanes {
        for lane in 0..BESIDE {
            let sum = sums[lane] + change[lane];
            let above = if sum > 0.0 { sum } else { 0.0 };
            weighed[lane] += above * head[lane];
        }
    }
    weighed.iter().sum()
}
