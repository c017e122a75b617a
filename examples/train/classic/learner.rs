use fifth_die::coach::classic::engine::{Dice, LENGTHS, Net, Race, Seats, UNITS, squash};
use fifth_die::rules::dice::Sum;

use super::Sample;

/// The boards per batch.
const BATCH: usize = 64;

/// The most boards to learn from before others are played; more of them at a time teach little.
const MOST: usize = 800_000;

/// The batches between two updates of the slow average.
const FOLLOW: u32 = 16;

/// The units of a row.
type Row = [f32; UNITS];

/// A net in training. The row of a column's state is a sum of three: one for both squares, one for the own square, and one for
/// the other's, so that frequent states help rare ones.
pub(super) struct Learner {
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
    /// The slow average of all rows and biases, with which games are played.
    slow_rows: Vec<Row>,
    slow_biases: Vec<f32>,
    batches: u32,
    dice: Dice,
}

/// The spaces of all columns, those below the first included and the tops not: a row for each own square, and for each of
/// the other's.
const SPACES: usize = before(Sum::COUNT);

/// The spaces of the columns before this one.
const fn before(column: usize) -> usize {
    let mut spaces = 0;
    let mut other = 0;
    while other < column {
        spaces += LENGTHS[other] as usize;
        other += 1;
    }
    spaces
}

/// The initial rows: those of the squares grow from space to space, with random slopes.
fn first_rows(seats: Seats, dice: &mut Dice) -> Vec<Row> {
    const FINE: usize = 1 << 20;
    let mut spread = |width: f32| width * (2.0 * dice.below(FINE) as f32 / FINE as f32 - 1.0);
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
    pub fn new(seats: Seats, seed: u64) -> Learner {
        let mut dice = Dice::new(seed, 1 << 40);
        let rows = first_rows(seats, &mut dice);
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
            batches: 0,
            dice,
        }
    }

    /// The rows that a board adds up, as it is or mirrored.
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

    /// Learns from each of these boards `passes` times, with a falling rate.
    pub fn fit(&mut self, samples: &[Sample], passes: usize, rate: f32) {
        let steps = (samples.len() * passes).min(MOST) / BATCH;
        for step in 0..steps {
            let remaining = 1.0 - step as f32 / steps as f32;
            self.learn(samples, rate * remaining.max(0.02));
        }
    }

    /// Learns from a random batch.
    fn learn(&mut self, samples: &[Sample], rate: f32) {
        let mut active = Vec::new();
        let mut active_mirrored = Vec::new();
        for _ in 0..BATCH {
            let Sample { race, target } = samples[self.dice.below(samples.len())];
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
                Seats::Pair => squash(sum) - target,
            };
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
    }

    fn touch(&mut self, row: usize) {
        if !self.is_touched[row] {
            self.is_touched[row] = true;
            self.touched.push(row);
        }
    }

    /// A step of Adam (Kingma and Ba) for all rows that a batch has touched.
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
            // It begins as an average of few steps, and ends as one of thousands.
            let part = (FOLLOW as f32 / self.batches as f32).max(0.008);
            for (slow, rows) in self.slow_rows.iter_mut().zip(&self.rows) {
                for (slow, number) in slow.iter_mut().zip(rows) {
                    *slow += part * (number - *slow);
                }
            }
            for (slow, number) in self.slow_biases.iter_mut().zip(&self.biases) {
                *slow += part * (number - *slow);
            }
        }
    }

    /// The net to play with.
    pub fn net(&self) -> Net {
        Net::new(self.seats, &self.parameters())
    }

    /// The parameters of this net.
    pub fn parameters(&self) -> Vec<f32> {
        let joint = self.seats.rows();
        let rows = &self.slow_rows;
        let mut merged = rows[..joint].to_vec();
        for column in 0..Sum::COUNT {
            for own in 0..LENGTHS[column] {
                for other in 0..self.seats.others(column) as u8 {
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
        let mut parameters: Vec<f32> = merged.into_iter().flatten().collect();
        parameters.extend(rows[joint + 2 * SPACES..].iter().flatten());
        parameters.extend(&self.slow_biases);
        parameters
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
