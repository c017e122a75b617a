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
