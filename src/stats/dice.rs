use super::Game;
use crate::rules::dice::{Die, Sum};
use crate::session::DiceSource;

/// Counts of dice values, and of the sums of all pairs of dice in a throw or roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DiceCounts {
    /// The numbers of throws, rolls and starting rolls, which have five, four and two dice.
    times: [u64; 3],
    faces: [u64; 6],
    sums: [u64; Sum::COUNT],
}

/// The number of dice in each.
const DICE: [u64; 3] = [5, 4, 2];

/// How counts compare with those of fair dice.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// The count of each value or sum.
    pub counts: Vec<u64>,
    /// The mean count with fair dice.
    pub expected: Vec<f64>,
    /// The chance that fair dice deviate at least as much, 0 to 1; `None` for fewer than [`DiceCounts::ENOUGH`]
    /// throws.
    pub chance: Option<f64>,
}

impl DiceCounts {
    /// The least number of throws and rolls for a chance; below, the chi-square distribution is too rough.
    pub const ENOUGH: u64 = 60;

    /// Counts the five, four or two dice of a throw or roll.
    pub fn add(&mut self, dice: &[Die]) {
        let Some(kind) = DICE.iter().position(|&count| count == dice.len() as u64) else {
            return;
        };
        self.times[kind] += 1;
        for (place, &die) in dice.iter().enumerate() {
            self.faces[usize::from(die.value() - 1)] += 1;
            for &other in &dice[..place] {
                self.sums[Sum::of(die, other).index()] += 1;
            }
        }
    }

    /// The sum of both counts.
    pub fn and(mut self, other: &DiceCounts) -> DiceCounts {
        let add = |to: &mut [u64], from: &[u64]| {
            for (to, from) in to.iter_mut().zip(from) {
                *to += from;
            }
        };
        add(&mut self.times, &other.times);
        add(&mut self.faces, &other.faces);
        add(&mut self.sums, &other.sums);
        self
    }

    /// The number of throws and rolls.
    pub fn throws(&self) -> u64 {
        self.times.iter().sum()
    }

    /// The number of dice.
    pub fn dice(&self) -> u64 {
        self.faces.iter().sum()
    }

    /// The verdict on the values 1 to 6: Pearson's test with five degrees of freedom, since dice are independent.
    pub fn faces(&self) -> Verdict {
        let expected = self.dice() as f64 / 6.0;
        let value = self
            .faces
            .iter()
            .map(|&count| (count as f64 - expected).powi(2) / expected)
            .sum();
        Verdict {
            counts: self.faces.to_vec(),
            expected: vec![expected; 6],
            chance: self.is_enough().then(|| chi_square(value, 5)),
        }
    }

    /// The verdict on the sums 2 to 12 of all pairs. The pairs of a throw share dice, so squares are weighted by the
    /// covariances of the counts (Mahalanobis); ten of the eleven counts are free.
    pub fn sums(&self) -> Verdict {
        const FREE: usize = Sum::COUNT - 1;

        let pairs: u64 = self.sums.iter().sum();
        let expected: Vec<f64> = (0..Sum::COUNT)
            .map(|sum| pairs as f64 * share(sum))
            .collect();
        let differences = std::array::from_fn(|sum| self.sums[sum] as f64 - expected[sum]);
        let covariances =
            std::array::from_fn(|one| std::array::from_fn(|other| self.covariance(one, other)));
        let chance = self
            .is_enough()
            .then(|| chi_square(weighed::<FREE>(covariances, differences), FREE as u32));
        Verdict {
            counts: self.sums.to_vec(),
            expected,
            chance,
        }
    }

    fn is_enough(&self) -> bool {
        self.throws() >= DiceCounts::ENOUGH
    }

    /// The covariance of the counts of two sums, over all throws: of each pair with itself, and of each two pairs that
    /// share one die.
    fn covariance(&self, one: usize, other: usize) -> f64 {
        let product = share(one) * share(other);
        let same = if one == other { share(one) } else { 0.0 } - product;
        let sharing = common(one, other) - product;
        let kinds = self.times.iter().zip(DICE);
        kinds
            .map(|(&times, dice)| {
                let pairs = (dice * (dice - 1) / 2) as f64;
                times as f64 * pairs * (same + 2.0 * (dice - 2) as f64 * sharing)
            })
            .sum()
    }
}

/// The share of the sum with this index, 0 for the sum 2: 1/36 to 6/36.
fn share(sum: usize) -> f64 {
    (6 - sum.abs_diff(5)) as f64 / 36.0
}

/// The chance that a die makes one sum with a second die and the other sum with a third.
fn common(one: usize, other: usize) -> f64 {
    let sums = [one, other].map(|sum| Sum::ALL[sum]);
    let dice = Die::ALL.into_iter();
    let dice = dice.filter(|&die| sums.into_iter().all(|sum| sum.is_made_with(die)));
    dice.count() as f64 / 216.0
}

/// `differences` · `covariances`⁻¹ · `differences`, by elimination: covariances of free counts are positive definite, so
/// no pivot is 0.
fn weighed<const N: usize>(mut covariances: [[f64; N]; N], mut differences: [f64; N]) -> f64 {
    let mut sum = 0.0;
    for at in 0..N {
        let pivot = covariances[at];
        let difference = differences[at];
        sum += difference * difference / pivot[at];
        for below in at + 1..N {
            let part = covariances[below][at] / pivot[at];
            for (entry, pivot) in covariances[below].iter_mut().zip(pivot) {
                *entry -= part * pivot;
            }
            differences[below] -= part * difference;
        }
    }
    sum
}

/// The counts of the app's dice and of real dice in these games. Of games with the same seed only the longest counts;
/// repeated dice of an earlier game were counted there.
pub fn shown<'a>(games: impl IntoIterator<Item = &'a Game>) -> (DiceCounts, DiceCounts) {
    let (mut app, mut real) = (Vec::<&Game>::new(), DiceCounts::default());
    for game in games {
        match game.dice {
            DiceSource::Real => real = real.and(&game.shown),
            DiceSource::App(_) => app.push(game),
            DiceSource::Earlier(_) => {}
        }
    }
    let source = |game: &Game| {
        (
            game.dice.seed().map(|seed| seed.0),
            game.contest.is_express(),
        )
    };
    app.sort_by_key(|game| (source(game), std::cmp::Reverse(game.shown.throws())));
    app.dedup_by_key(|game| source(game));
    let app = app
        .iter()
        .fold(DiceCounts::default(), |all, game| all.and(&game.shown));
    (app, real)
}

/// The chance that a chi-square variable of so many degrees of freedom (at least 1) is at least `value`, 0 to 1.
///
/// It is the regularised upper incomplete gamma function Q(degrees / 2, value / 2). Below a + 1 it comes from the series
/// of P = 1 − Q (DLMF 8.7.1), above from the continued fraction of Q (DLMF 8.9.2) by Lentz's method; both are right to
/// more than ten digits there.
pub fn chi_square(value: f64, degrees: u32) -> f64 {
    let (a, x) = (f64::from(degrees) / 2.0, value / 2.0);
    if x.is_nan() || x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(degrees)).exp();
    if x < a + 1.0 {
        1.0 - front * series(a, x)
    } else {
        front * fraction(a, x)
    }
}

/// ln Γ(twice / 2), by Γ(z + 1) = z Γ(z) from Γ(1) = 1 or Γ(1/2) = √π.
fn ln_gamma(twice: u32) -> f64 {
    let (begin, first) = if twice.is_multiple_of(2) {
        (0.0, 2)
    } else {
        (std::f64::consts::PI.ln() / 2.0, 1)
    };
    let below = (first..twice).step_by(2);
    begin
        + below
            .map(|twice| (f64::from(twice) / 2.0).ln())
            .sum::<f64>()
}

/// The sum of xⁿ / (a (a + 1) … (a + n)).
fn series(a: f64, x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (1.0 / a, 1.0 / a, a);
    while term > sum * f64::EPSILON {
        n += 1.0;
        term *= x / n;
        sum += term;
    }
    sum
}

/// 1/(x + 1 − a − 1(1 − a)/(x + 3 − a − 2(2 − a)/(x + 5 − a − …))).
fn fraction(a: f64, x: f64) -> f64 {
    /// Stands for a zero that would be divided by.
    const TINY: f64 = 1e-300;
    /// It converges in far fewer steps where x is above a + 1.
    const MOST: u32 = 10_000;

    let mut b = x + 1.0 - a;
    let mut c = 1.0 / TINY;
    let mut d = 1.0 / b;
    let mut value = d;
    for n in (1..=MOST).map(f64::from) {
        let numerator = n * (a - n);
        b += 2.0;
        d = 1.0
            / Some(numerator * d + b)
                .filter(|d| d.abs() > TINY)
                .unwrap_or(TINY);
        c = Some(b + numerator / c)
            .filter(|c| c.abs() > TINY)
            .unwrap_or(TINY);
        value *= d * c;
        if (d * c - 1.0).abs() < f64::EPSILON {
            break;
        }
    }
    value
}
