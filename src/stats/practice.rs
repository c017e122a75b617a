//! Practice: when a choice comes back.

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
