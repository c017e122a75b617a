//! Practice: when a choice comes back, and how often somebody answers right.

/// The days until a choice comes back, by how often it was answered right since the last wrong answer.
const GAPS: [i32; 6] = [0, 1, 3, 7, 16, 35];

/// The day from which on a choice is due again after these answers, the earliest first: the day of each, and whether it was
/// right. `None` without answers.
///
/// A right answer before that day changes nothing.
pub fn due(answers: impl IntoIterator<Item = (i32, bool)>) -> Option<i32> {
    let (mut stage, mut due) = (0, None);
    for (day, is_right) in answers {
        stage = match is_right {
            true if due.is_some_and(|due| day < due) => continue,
            true => (stage + 1).min(GAPS.len() - 1),
            false => 0,
        };
        due = Some(day + GAPS[stage]);
    }
    due
}

/// How many answers are right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Share {
    /// The right answers.
    pub right: usize,
    /// All answers.
    pub count: usize,
}

impl Share {
    /// The fewest answers that tell anything.
    pub const LEAST: usize = 10;

    /// The share in these answers; `None` of too few.
    pub fn of(answers: &[bool]) -> Option<Share> {
        let right = answers.iter().filter(|&&is_right| is_right).count();
        let count = answers.len();
        (count >= Share::LEAST).then_some(Share { right, count })
    }

    /// The share, 0 to 1.
    pub fn value(self) -> f64 {
        self.right as f64 / self.count as f64
    }

    /// Its standard error, as if there were two more right answers and two more wrong ones (Agresti and Coull): ten right ones
    /// in a row do not make the next one certain.
    pub fn error(self) -> f64 {
        let count = self.count as f64 + 4.0;
        let share = (self.right as f64 + 2.0) / count;
        (share * (1.0 - share) / count).sqrt()
    }
}

/// How somebody gets on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The last answers.
    pub last: Share,
    /// The answers before them, if they are enough.
    pub before: Option<Share>,
}

impl Progress {
    /// The last answers, and those that count at all.
    pub const LAST: usize = 30;
    /// The most answers that are looked at.
    pub const MOST: usize = 100;

    /// The progress after these answers, the earliest first; `None` after too few.
    pub fn of(answers: &[bool]) -> Option<Progress> {
        let answers = &answers[answers.len().saturating_sub(Progress::MOST)..];
        let (before, last) = answers.split_at(answers.len().saturating_sub(Progress::LAST));
        Some(Progress {
            last: Share::of(last)?,
            before: Share::of(before),
        })
    }

    /// By how much the last answers differ from those before, if that is more than chance, at two standard errors.
    pub fn clear_trend(&self) -> Option<f64> {
        let before = self.before?;
        let change = self.last.value() - before.value();
        let error = self.last.error().hypot(before.error());
        (change.abs() > 2.0 * error).then_some(change)
    }
}
