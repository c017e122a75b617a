//! How a pad is scored, row by row.

use super::questions::Asked;
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score};
use crate::scene::Figures;
use crate::text::{self as words, Phrase, phrase, say};

/// The questions in words, and their answers.
const QUESTIONS: [(Phrase, [i32; 3]); 8] = [
    (phrase!("lessons-scoring-too-few"), [-200, 0, 200]),
    (phrase!("lessons-scoring-sixth"), [360, 60, 120]),
    (phrase!("lessons-scoring-fifth"), [250, -200, 0]),
    (phrase!("lessons-scoring-easy"), [40, 240, -200]),
    (phrase!("lessons-scoring-long"), [360, 200, 160]),
    (phrase!("lessons-scoring-seven"), [150, 100, 350]),
    (phrase!("lessons-scoring-points"), [240, 540, 300]),
    (phrase!("lessons-scoring-total"), [200, 600, 400]),
];

/// The rows with their marks, in the order in which they are asked for; the last question is about all of them.
const ROWS: [(u8, u32); 7] = [(2, 2), (4, 6), (5, 5), (6, 6), (8, 9), (9, 7), (10, 9)];

/// The tracks at the end of the game.
const TRACKS: [(Die, u8); Pad::TRACKS] = [(Die::Four, 8), (Die::Two, 6), (Die::Five, 7)];

/// The row of a question, with its marks; `None` for all of them.
fn row(at: usize) -> Option<(Sum, u32)> {
    let &(sum, marks) = ROWS.get(at)?;
    Some((Sum::new(sum)?, marks))
}

/// The pad of a question.
pub fn pad(at: usize) -> Pad {
    let mut rows = [0; Sum::COUNT];
    for (sum, marks) in (0..=at).filter_map(row) {
        rows[sum.index()] = marks;
    }
    // These tracks are legal: only one of them is full.
    Pad::from_marks(rows, &TRACKS).unwrap_or(Pad::EMPTY)
}

/// The question at this place: the points of a row, or the total.
pub fn asked(at: usize) -> Asked {
    let (said, answers) = QUESTIONS[at];
    let score = Score::of(&pad(at), Penalty::default());
    Asked {
        said: said.to_string(),
        answers: answers.map(|points| (points, words::signed(points))),
        right: row(at).map_or(score.total(), |(sum, _)| score.row(sum)),
        count: QUESTIONS.len(),
    }
}

/// What is asked about the pad, and its figures that are shown.
pub fn drawn(at: usize, is_answered: bool) -> (String, Figures) {
    let row = row(at);
    let about = match row {
        Some((sum, marks)) => say!("lessons-scoring-row", row = sum, marks),
        None => say!("lessons-scoring-everything"),
    };
    let hidden = row.map(|(sum, _)| sum).filter(|_| !is_answered);
    (about, Figures::Asked(hidden, row.is_none() && is_answered))
}
