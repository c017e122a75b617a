//! Practice on costly choices: what they have in common, and when each comes back.

/// What a costly choice shows about its player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Express: a row is opened that the best choice leaves empty.
    Opened,
    /// Express: a row of one to four marks misses a mark.
    InDanger,
    /// Express: the same, for more points at once.
    Greedy,
    /// Express: a value is named rather than a named one marked, or rather than another.
    Named,
    /// Express: a track gets a mark rather than one with fewer marks.
    Track,
    /// The board: a stop, where rolling on is better.
    StoppedEarly,
    /// The board: rolling on, where a stop is better.
    StoppedLate,
    /// The board: a play that sets more runners than the best one.
    Runner,
    /// The board: another play with as many runners.
    Column,
}

impl Theme {
    /// All themes, those of Express first.
    pub const ALL: [Theme; 9] = [
        Theme::Opened,
        Theme::InDanger,
        Theme::Greedy,
        Theme::Named,
        Theme::Track,
        Theme::StoppedEarly,
        Theme::StoppedLate,
        Theme::Runner,
        Theme::Column,
    ];
}

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
