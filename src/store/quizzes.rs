//! The results of quizzes, in a file of their own because they belong to no game.

use std::io;
use std::path::PathBuf;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::folders::keep_aside;
use super::replace::replace_backed_up;
use super::ron_text::to_ron;
use super::wire::{is_default, time};
use super::{LoadFault, Store, file};

/// A finished quiz.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Quiz {
    /// Its subject.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: QuizKind,
    /// When it ended.
    #[serde(with = "time")]
    pub ended: Timestamp,
    /// The number of choices.
    pub questions: u32,
    /// The mean loss of a choice: in points; on the board in chance to win, 0 to 1, or in turns for a player alone.
    pub mean_loss: f64,
}

/// The subject of a quiz.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum QuizKind {
    /// Throws of Express.
    #[default]
    Express,
    /// The board, against others.
    Board,
    /// The board, alone.
    BoardAlone,
}

impl QuizKind {
    /// All subjects, in the order in which they are offered.
    pub const ALL: [QuizKind; 3] = [QuizKind::Express, QuizKind::Board, QuizKind::BoardAlone];
}

#[derive(Serialize, Deserialize)]
struct Quizzes {
    quizzes: Vec<Quiz>,
}

impl Store {
    /// The file of all quizzes.
    pub fn quizzes_file(&self) -> PathBuf {
        self.sessions.with_file_name("quizzes.ron")
    }

    /// All quizzes, the earliest first; none if their file is damaged.
    pub fn quizzes(&self) -> Vec<Quiz> {
        self.read_quizzes().unwrap_or_default()
    }

    /// Adds a quiz. A damaged file is kept beside the new one.
    ///
    /// # Errors
    /// Why it is not saved.
    pub fn add_quiz(&self, quiz: Quiz) -> io::Result<()> {
        if self.is_read_only() {
            return Ok(());
        }
        let path = self.quizzes_file();
        let known = self.read_quizzes();
        if known.is_none() {
            keep_aside(&path)?;
        }
        let mut quizzes = known.unwrap_or_default();
        quizzes.push(quiz);
        replace_backed_up(&path, to_ron(&Quizzes { quizzes }).as_bytes())
    }

    /// The content of the file; `None` if it is damaged.
    fn read_quizzes(&self) -> Option<Vec<Quiz>> {
        const LARGEST: u64 = 1 << 20;

        let bytes = match file::bytes(&self.quizzes_file(), LARGEST) {
            Ok(bytes) => bytes,
            Err(LoadFault::Missing) => return Some(Vec::new()),
            Err(_) => return None,
        };
        let text = file::text(&bytes).ok()?;
        let read: Quizzes = ron::from_str(text).ok()?;
        let is_loss = |quiz: &Quiz| quiz.mean_loss.is_finite() && quiz.mean_loss >= 0.0;
        read.quizzes.iter().all(is_loss).then_some(read.quizzes)
    }
}
