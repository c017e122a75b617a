use super::board::{Board, LENGTHS};
use super::game::{self, Chance, by_rule, careless};
use super::net::{Net, Race, Row, Seats, UNITS, chance};
use super::rule::EVOLVED;
use super::values::Values;
use crate::rules::classic::{Columns, Setting};
use crate::rules::dice::Sum;

/// How many boards are learned from at a time.
const BATCH: usize = 64;

/// How many of the latest boards are kept to learn from at first.
const KEPT: usize = 5_000;

/// How many steps are taken for every board that is solved.
const STEPS: usize = 3;

/// How many games of the evolved player teach the first values, for each game to come.
const TAUGHT: u32 = 20;

/// The most of these games.
const MOST_TAUGHT: u32 = 40_000;

/// How many places of a turn are looked at in the first two fifths of the games, and in the rest: alone, and by two. A turn
/// of more is solved as if it had to stop after some steps in a column.
const MOST: [[usize; 2]; 2] = [[10_000, 40_000], [40_000, 40_000]];

/// How often, in batches, the values that boards are solved with follow what is learned.
const FOLLOW: u32 = 64;

/// A board and what it is worth.
#[derive(Clone, Copy)]
struct Sample {
    race: Race,
    target: f32,
}

/// A net while it is learned: its rows apart, those of a column's state as a sum of one for both squares, one for the own
/// square and one for the other's, so that what is seen often helps where little is seen.
struct Learner {
    seats: Seats,
    rows: Vec<Row>,
    biases: Vec<f32>,
    /// The running means of the gradients and of their squares.
    means: Vec<[Row; 2]>,
    bias_means: Vec<[f32; 2]>,
    gradients: Vec<Row>,
    bias_gradients: Vec<f32>,
    touched: Vec<usize>,
    is_touched: Vec<bool>,
    /// The slow average of all rows and biases, which is what is played with.
    slow_rows: Vec<Row>,
    slow_biases: Vec<f32>,
    samples: Vec<Sample>,
    /// How many are kept, and how many there have been.
    kept: usize,
    seen: usize,
    batches: u32,
    chance: Chance,
}

/// The spaces of all columns, those below the first included and the tops not: a row for each own square, and for each of
/// the other's.
const SPACES: usize = 83;

/// The spaces of the columns before this one.
fn before(column: usize) -> usize {
    LENGTHS[..column]
        .iter()
        .map(|&length| usize::from(length))
        .sum()
}

/// The rows before anything is learned: those of the squares grow from space to space, in steps of chance.
fn first_rows(seats: Seats, chance: &mut Chance) -> Vec<Row> {
    const FINE: usize = 1 << 20;
    let mut spread = |width: f32| width * (2.0 * chance.below(FINE) as f32 / FINE as f32 - 1.0);
    let joint = seats.rows();
    let needs = joint + 2 * SPACES;
    let mut rows = vec![[0.0; UNITS]; needs + 2 * seats.needs()];
    for column in 0..Sum::COUNT {
        let slopes: [[f32; 2]; UNITS] = std::array::from_fn(|_| [spread(0.6), spread(0.6)]);
        let length = LENGTHS[column];
        for space in 0..length {
            let part = f32::from(space) / f32::from(length);
            let row = joint + before(column) + usize::from(space);
            rows[row] = slopes.map(|[own, _]| own * part);
            rows[row + SPACES] = slopes.map(|[_, other]| other * part);
        }
        rows[seats.closed(column)] = std::array::from_fn(|_| spread(0.3));
    }
    let first_unit = |unit: usize| {
        let all = spread(0.3);
        let weight = spread(0.1);
        for need in needs..needs + seats.needs() {
            rows[need][unit] = all + spread(0.3);
            rows[need + seats.needs()][unit] = weight;
        }
    };
    (0..UNITS).for_each(first_unit);
    rows
}

impl Learner {
    fn new(seats: Seats, seed: u64) -> Learner {
        let mut chance = Chance::new(seed, 1 << 40);
        let rows = first_rows(seats, &mut chance);
        let count = rows.len();
        let middle = match seats {
            Seats::Solo => 5.0,
            Seats::Pair => 0.0,
        };
        let biases = vec![middle; seats.needs()];
        Learner {
            seats,
            means: vec![[[0.0; UNITS]; 2]; count],
            bias_means: vec![[0.0; 2]; seats.needs()],
            gradients: vec![[0.0; UNITS]; count],
            bias_gradients: vec![0.0; seats.needs()],
            touched: Vec::new(),
            is_touched: vec![false; count],
            slow_rows: rows.clone(),
            slow_biases: biases.clone(),
            rows,
            biases,
            samples: Vec::new(),
            kept: KEPT,
            seen: 0,
            batches: 0,
            chance,
        }
    }

    /// The rows that a board adds up, as it is and in the mirror.
    fn active(&self, race: &Race, mirrored: bool, active: &mut Vec<usize>) {
        active.clear();
        let joint = self.seats.rows();
        for column in 0..Sum::COUNT {
            let row = if mirrored {
                Sum::COUNT - 1 - column
            } else {
                column
            };
            if race.closed >> column & 1 > 0 {
                active.push(self.seats.closed(row));
                continue;
            }
            let (own, other) = (race.own[column], race.other[column]);
            active.push(joint + before(row) + usize::from(own));
            if self.seats == Seats::Pair {
                active.push(self.seats.row(row, own, other));
                active.push(joint + SPACES + before(row) + usize::from(other));
            }
        }
        active.push(joint + 2 * SPACES + race.need());
    }

    /// Keeps more boards the more there have been, as their worth changes less and less.
    fn remember_more(&mut self) {
        if self.seen >= 6 * self.kept {
            self.kept *= 2;
        }
    }

    fn keep(&mut self, race: Race, target: f32) {
        let sample = Sample { race, target };
        if self.samples.len() < self.kept {
            self.samples.push(sample);
        } else {
            self.samples[self.seen % self.kept] = sample;
        }
        self.seen += 1;
    }

    /// Takes one step towards some of the boards that are kept; the squared error before it.
    fn learn(&mut self, rate: f32) -> f32 {
        let mut active = Vec::new();
        let mut active_mirrored = Vec::new();
        let mut squared = 0.0;
        for _ in 0..BATCH {
            let Sample { race, target } = self.samples[self.chance.below(self.samples.len())];
            self.active(&race, false, &mut active);
            self.active(&race, true, &mut active_mirrored);
            let need = race.need();
            let head = self.rows.len() - self.seats.needs() + need;
            let mut sum = self.biases[need];
            let mut sums = [[0.0; UNITS]; 2];
            for (sums, active) in sums.iter_mut().zip([&active, &active_mirrored]) {
                for &row in active {
                    for (sum, number) in sums.iter_mut().zip(&self.rows[row]) {
                        *sum += number;
                    }
                }
                for sum in sums.iter_mut() {
                    *sum = if *sum > 0.0 { *sum } else { 0.0 };
                }
                sum += dot(sums, &self.rows[head]);
            }
            let error = match self.seats {
                Seats::Solo => sum - target,
                Seats::Pair => chance(sum) - target,
            };
            squared += error * error;
            let slope = error / BATCH as f32;
            self.bias_gradients[need] += slope;
            self.touch(head);
            for (sums, active) in sums.iter().zip([&active, &active_mirrored]) {
                let mut back = self.rows[head];
                for unit in 0..UNITS {
                    self.gradients[head][unit] += slope * sums[unit];
                    back[unit] = if sums[unit] > 0.0 {
                        slope * back[unit]
                    } else {
                        0.0
                    };
                }
                for &row in active {
                    self.touch(row);
                    for (gradient, back) in self.gradients[row].iter_mut().zip(&back) {
                        *gradient += back;
                    }
                }
            }
        }
        self.step(rate);
        squared / BATCH as f32
    }

    fn touch(&mut self, row: usize) {
        if !self.is_touched[row] {
            self.is_touched[row] = true;
            self.touched.push(row);
        }
    }

    /// One step of Adam (Kingma and Ba) for what a batch has touched.
    fn step(&mut self, rate: f32) {
        for row in self.touched.drain(..) {
            self.is_touched[row] = false;
            let [means, squares] = &mut self.means[row];
            let numbers = &mut self.rows[row];
            let gradients = &mut self.gradients[row];
            for unit in 0..UNITS {
                descend(
                    &mut numbers[unit],
                    &mut gradients[unit],
                    &mut means[unit],
                    &mut squares[unit],
                    rate,
                );
            }
        }
        for need in 0..self.biases.len() {
            let [mean, square] = &mut self.bias_means[need];
            let gradient = &mut self.bias_gradients[need];
            if *gradient != 0.0 {
                descend(&mut self.biases[need], gradient, mean, square, rate);
            }
        }
        self.batches += 1;
        if self.batches.is_multiple_of(FOLLOW) {
            const PART: f32 = 0.03;
            for (slow, rows) in self.slow_rows.iter_mut().zip(&self.rows) {
                for (slow, number) in slow.iter_mut().zip(rows) {
                    *slow += PART * (number - *slow);
                }
            }
            for (slow, number) in self.slow_biases.iter_mut().zip(&self.biases) {
                *slow += PART * (number - *slow);
            }
        }
    }

    /// The net as it is played with.
    fn net(&self) -> Net {
        let joint = self.seats.rows();
        let rows = &self.slow_rows;
        let mut merged = rows[..joint].to_vec();
        for column in 0..Sum::COUNT {
            let length = LENGTHS[column];
            let others = match self.seats {
                Seats::Solo => 1,
                Seats::Pair => length,
            };
            for own in 0..length {
                for other in 0..others {
                    let row = &mut merged[self.seats.row(column, own, other)];
                    add(row, &rows[joint + before(column) + usize::from(own)]);
                    if self.seats == Seats::Pair {
                        add(
                            row,
                            &rows[joint + SPACES + before(column) + usize::from(other)],
                        );
                    }
                }
            }
        }
        let mut numbers: Vec<f32> = merged.into_iter().flatten().collect();
        numbers.extend(rows[joint + 2 * SPACES..].iter().flatten());
        numbers.extend(&self.slow_biases);
        Net::new(self.seats, &numbers)
    }
}

fn add(row: &mut Row, other: &Row) {
    for (sum, number) in row.iter_mut().zip(other) {
        *sum += number;
    }
}

fn dot(one: &Row, other: &Row) -> f32 {
    let mut sums = [0.0; 16];
    for (one, other) in one.chunks_exact(16).zip(other.chunks_exact(16)) {
        for lane in 0..16 {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}

fn descend(number: &mut f32, gradient: &mut f32, mean: &mut f32, square: &mut f32, rate: f32) {
    *mean += 0.1 * (*gradient - *mean);
    *square += 0.001 * (*gradient * *gradient - *square);
    *number -= rate * *mean / (square.sqrt() + 1e-8);
    *gradient = 0.0;
}

impl Values {
    fn net(&mut self, seats: Seats) -> &mut Net {
        match seats {
            Seats::Solo => &mut self.solo,
            Seats::Pair => &mut self.pair,
        }
    }
}

/// Learns from finished games of the evolved player.
fn teach(learner: &mut Learner, players: usize, games: u32, seed: u64) {
    for game in 0..games.saturating_mul(TAUGHT).min(MOST_TAUGHT) {
        let mut dice = Chance::new(seed, 1 << 34 | u64::from(game));
        let mut board = Board::start(Setting::default(), players, 0);
        let mut seen = Vec::new();
        let winner = loop {
            let me = board.turn;
            seen.push((me, board));
            if by_rule(&EVOLVED, &mut board, &mut dice) {
                break me;
            }
        };
        let turns = seen.len();
        for (number, (me, board)) in seen.into_iter().enumerate() {
            match learner.seats {
                Seats::Solo => {
                    learner.keep(Race::new(&board, 0, 0), (turns - number) as f32);
                }
                Seats::Pair => {
                    let won = if me == winner { 1.0 } else { 0.0 };
                    learner.keep(Race::new(&board, me, 1 - me), won);
                }
            }
        }
        learner.learn(1e-3);
    }
}

/// How far the training is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Progress {
    /// The games played.
    pub games: u32,
    /// The games to play.
    pub of: u32,
    /// The turns of the latest games, on average.
    pub turns: f64,
    /// The root of the mean squared error, in turns or as a chance.
    pub error: f64,
}

impl Values {
    /// Learns anew what boards of one player or of two are worth, from so many games against itself.
    ///
    /// The same games and seed give the same values, whatever was known before. `told` hears of every game.
    pub fn learn(&mut self, players: usize, games: u32, seed: u64, told: impl FnMut(&Progress)) {
        let seats = if players == 1 {
            Seats::Solo
        } else {
            Seats::Pair
        };
        *self.net(seats) = learned(seats, games, seed, told);
    }
}

/// A net, learned from so many games.
fn learned(seats: Seats, games: u32, seed: u64, mut told: impl FnMut(&Progress)) -> Net {
    let mut learner = Learner::new(seats, seed);
    let players = match seats {
        Seats::Solo => 1,
        Seats::Pair => 2,
    };
    teach(&mut learner, players, games, seed);
    learner.seen = 0;
    let mut values = Values::blank();
    *values.net(seats) = learner.net();
    let mut turns = 0.0;
    let mut error = 0.0;
    let mut followed = learner.batches;
    for game in 0..games {
        let mut chance = Chance::new(seed, 1 << 32 | u64::from(game));
        let columns = match chance.below(20) {
            0 => Columns::Five,
            1 | 2 => Columns::Four,
            _ => Columns::Three,
        };
        let setting = Setting {
            columns,
            ..Setting::default()
        };
        let done = game as f32 / games as f32;
        let rate = 1e-3 * (1.0 - done).max(0.02);
        let most = MOST[players - 1][usize::from(done >= 0.4)];
        let mut board = Board::start(setting, players, 0);
        let mut played = 0;
        loop {
            // What follows is the same board until somebody stops.
            let mut solved = Vec::new();
            match seats {
                Seats::Solo => {
                    let (alone, worth) = values.solve_alone(&board, most);
                    learner.keep(Race::new(&board, 0, 0), -worth);
                    solved.push(alone);
                }
                Seats::Pair => {
                    let me = board.turn;
                    let (one, worths, other) = values.solve_pair(&board, most);
                    learner.keep(Race::new(&board, me, 1 - me), worths[0]);
                    learner.keep(Race::new(&board, 1 - me, me), worths[1]);
                    solved.push(one);
                    solved.push(other);
                }
            }
            for _ in 0..STEPS {
                error += 0.001 * (learner.learn(rate) - error);
            }
            learner.remember_more();
            if learner.batches >= followed + FOLLOW {
                followed = learner.batches;
                *values.net(seats) = learner.net();
            }
            let squares = board.squares;
            let mut wins = false;
            let mut who = 0;
            while board.squares == squares {
                played += 1;
                wins = if chance.below(6) == 0 {
                    let mut whim = Chance::new(seed, 1 << 33 | chance.below(1 << 30) as u64);
                    careless(&mut board, &mut chance, &mut whim)
                } else {
                    game::solved(&solved[who], &mut board, &mut chance)
                };
                who = (who + 1) % players;
            }
            if wins {
                break;
            }
        }
        turns += 0.002 * (f64::from(played) - turns);
        told(&Progress {
            games: game + 1,
            of: games,
            turns,
            error: f64::from(error).sqrt(),
        });
    }
    learner.net()
}
