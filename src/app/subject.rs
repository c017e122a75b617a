//! All lessons.

use crate::text::say;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// How a throw becomes two pairs and a fifth die.
    Throws,
    /// What rows, free throws and the end are worth.
    Scoring,
    /// Runners, squares, busts and stops.
    Board,
    /// Which rows and values, how late, and when to end.
    Strategy,
    /// Which columns, and how far.
    BoardStrategy,
}

impl Subject {
    /// Every lesson, in the order in which they are learned.
    pub const ALL: [Subject; 5] = [
        Subject::Throws,
        Subject::Scoring,
        Subject::Board,
        Subject::Strategy,
        Subject::BoardStrategy,
    ];

    pub fn title(self) -> String {
        match self {
            Subject::Throws => say!("lessons-throws"),
            Subject::Scoring => say!("lessons-scoring"),
            Subject::Board => say!("lessons-board"),
            Subject::Strategy => say!("lessons-plan"),
            Subject::BoardStrategy => say!("lessons-climb"),
        }
    }

    /// The key that starts it in another lesson.
    pub fn key(self) -> &'static str {
        match self {
            Subject::Throws => "Alt+1",
            Subject::Scoring => "Alt+2",
            Subject::Board => "Alt+3",
            Subject::Strategy => "Alt+4",
            Subject::BoardStrategy => "Alt+5",
        }
    }

    pub fn next(self) -> Option<Subject> {
        Subject::ALL.get(self as usize + 1).copied()
    }
}
