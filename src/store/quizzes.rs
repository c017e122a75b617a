//! What practice on costly choices has come to: a file of its own, since it belongs to no game.

use std::io;
use std::path::PathBuf;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::folders::keep_aside;
use super::replace::replace_backed_up;
use super::{LoadFault, Store, file};

/// A quiz that was answered to its end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Quiz {
    /// What it asked about.
    pub kind: QuizKind,
    /// When it ended.
    pub ended: Timestamp,
    /// How many choices were made.
    pub questions: u32,
    /// What each of them lost on average: in points; on the board in chance to win, where 1 is certain, or of a player alone
    /// in turns.
    pub mean_loss: f64,
}

/// What a quiz asks about.
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
    /// All of them, in the order in which they are offered.
    pub const ALL: [QuizKind; 3] = [QuizKind::Express, QuizKind::Board, QuizKind::BoardAlone];

    fn is_express(&self) -> bool {
        *self == QuizKind::Express
    }
}

#[derive(Serialize, Deserialize)]
struct Quizzes {
    quizzes: Vec<Line>,
}

#[derive(Serialize, Deserialize)]
struct Line {
    #[serde(default, skip_serializing_if = "QuizKind::is_express")]
    kind: QuizKind,
    ended: String,
    questions: u32,
    mean_loss: f64,
}

impl Quiz {
    fn of(line: &Line) -> Option<Quiz> {
        let ended = line.ended.parse().ok()?;
        let is_loss = line.mean_loss.is_finite() && line.mean_loss >= 0.0;
        is_loss.then_some(Quiz {
            kind: line.kind,
            ended,
            questions: line.questions,
            mean_loss: line.mean_loss,
        })
    }
}

impl Store {
    /// The file of all quizzes.
    pub fn quizzes_file(&self) -> PathBuf {
        self.sessions.with_file_name("quizzes.ron")
    }

    /// All quizzes, the first one first; none where their file cannot be read.
    pub fn quizzes(&self) -> Vec<Quiz> {
        self.read_quizzes().unwrap_or_default()
    }

    /// Adds a quiz. A file that cannot be understood is kept beside the new one.
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
        let quizzes = known.unwrap_or_default().into_iter().chain([quiz]);
        let quizzes = quizzes.map(|quiz| Line {
            kind: quiz.kind,
            ended: quiz.ended.to_string(),
            questions: quiz.questions,
            mean_loss: quiz.mean_loss,
        });
        let quizzes = quizzes.collect();
        replace_backed_up(&path, file::text_of(&Quizzes { quizzes }).as_bytes())
    }

    /// What the file holds; nothing where it cannot be understood.
    fn read_quizzes(&self) -> Option<Vec<Quiz>> {
        const LARGEST: u64 = 1 << 20;

        let bytes = match file::bytes(&self.quizzes_file(), LARGEST) {
            Ok(bytes) => bytes,
            Err(LoadFault::Missing) => return Some(Vec::new()),
            Err(_) => return None,
        };
        let text = file::text(&bytes).ok()?;
        let read: Quizzes = ron::from_str(text).ok()?;
        read.quizzes.iter().map(Quiz::of).collect()
    }
}
