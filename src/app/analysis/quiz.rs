//! A quiz on the costliest choices in the players' own games: an analysis with its answers covered.
//!
//! Only the mean loss is saved.

use iced::widget::column;
use iced::{Task, task};
use jiff::Timestamp;

use super::questions::{self, Question};
use crate::app::background::{Failed, background, cancellable};
use crate::app::theme::{gap, size};
use crate::app::widget::{Drawing, Element, medium, soft};
use crate::coach::review::Measure;
use crate::scene::{Bounds, Role, Scene, Type};
use crate::store::{self, QuizKind, Store, note};
use crate::text::{mean_lost, say};

/// A quiz.
#[derive(Debug, Clone)]
pub struct Quiz {
    store: Store,
    kind: QuizKind,
    /// `None` while the search is under way.
    questions: Option<Vec<Question>>,
    /// The losses of the answers so far.
    losses: Vec<f64>,
    /// The saved quizzes, including this one once it is over.
    kept: Vec<store::Quiz>,
    _looking: task::Handle,
}

/// The data that a quiz begins with.
#[derive(Debug, Clone, Default)]
pub struct Found {
    /// The kind of choice that the quiz asks about.
    kind: QuizKind,
    questions: Vec<Question>,
    /// The quizzes saved earlier.
    kept: Vec<store::Quiz>,
}

impl Quiz {
    /// Creates a quiz of this kind, or of the same kind as the last one, and the task that finds its questions.
    pub fn new(store: &Store, kind: Option<QuizKind>) -> (Quiz, Task<Result<Found, Failed>>) {
        let folder = store.clone();
        let found = background(move |token| {
            let kept = folder.quizzes();
            let last = || kept.last().map(|quiz| quiz.kind);
            let kind = kind.or_else(last).unwrap_or_default();
            let quizzes = kept.iter().filter(|quiz| quiz.kind == kind).count();
            let questions = questions::of(&folder, kind, quizzes, || !token.is_cancelled());
            Found {
                kind,
                questions,
                kept,
            }
        });
        let (found, handle) = cancellable(found);
        let quiz = Quiz {
            store: store.clone(),
            kind: kind.unwrap_or_default(),
            questions: None,
            losses: Vec::new(),
            kept: Vec::new(),
            _looking: handle,
        };
        (quiz, found)
    }

    /// Begins the quiz with these questions.
    pub fn begin(&mut self, found: Found) {
        self.kind = found.kind;
        self.questions = Some(found.questions);
        self.kept = found.kept;
    }

    pub fn kind(&self) -> QuizKind {
        self.kind
    }

    /// The questions, once they are found.
    pub fn questions(&self) -> Option<&[Question]> {
        self.questions.as_deref()
    }

    /// The loss of the answer to this question, counted from 0, once it is answered.
    pub fn loss(&self, question: usize) -> Option<f64> {
        self.losses.get(question).copied()
    }

    /// Whether all questions are answered.
    fn is_answered(&self) -> bool {
        self.questions
            .as_ref()
            .is_some_and(|all| all.len() == self.losses.len())
    }

    /// Whether any question is answered.
    pub fn has_begun(&self) -> bool {
        !self.losses.is_empty()
    }

    /// Adds the loss of an answer, and saves the result after the last one.
    pub fn answer(&mut self, loss: f64) {
        self.losses.push(loss);
        if !self.is_answered() {
            return;
        }
        let quiz = store::Quiz {
            kind: self.kind,
            ended: Timestamp::now(),
            questions: self.losses.len() as u32,
            mean_loss: self.mean_loss(),
        };
        self.kept.push(quiz);
        if let Err(error) = self.store.add_quiz(quiz) {
            note(format_args!("a quiz is not kept: {:?}", error.kind()));
        }
    }

    fn mean_loss(&self) -> f64 {
        self.losses.iter().sum::<f64>() / self.losses.len().max(1) as f64
    }

    fn measure(&self) -> Measure {
        match self.kind {
            QuizKind::Express => Measure::Points,
            QuizKind::Board => Measure::Chance,
            QuizKind::BoardAlone => Measure::Turns,
        }
    }

    /// The result, with a chart of the mean losses of all quizzes of this kind in this size.
    pub fn result<'a, Message: 'a>(&self, within: (f32, f32)) -> Element<'a, Message> {
        let measure = self.measure();
        let best = self.losses.iter().filter(|&&loss| loss == 0.0).count();
        let (count, mean) = (self.losses.len(), mean_lost(measure, self.mean_loss()));
        let (result, about) = match measure {
            Measure::Points => (
                say!(
                    "lessons-quiz-over",
                    best = best,
                    count = count,
                    points = mean
                ),
                say!("lessons-quiz-course"),
            ),
            Measure::Chance => (
                say!(
                    "lessons-quiz-over-chance",
                    best = best,
                    count = count,
                    points = mean
                ),
                say!("lessons-quiz-course-chance"),
            ),
            Measure::Turns => (
                say!(
                    "lessons-quiz-over-turns",
                    best = best,
                    count = count,
                    turns = mean
                ),
                say!("lessons-quiz-course-turns"),
            ),
        };
        let kept = self.kept.iter().filter(|quiz| quiz.kind == self.kind);
        let course = Course {
            measure,
            losses: kept.map(|quiz| quiz.mean_loss).collect(),
        };
        let about = soft(about, size::BODY);
        column![
            medium(result, size::LABEL),
            about,
            Drawing::new(course.scene(within)),
        ]
        .spacing(gap::M)
        .into()
    }
}

/// The mean losses of quizzes; as many of the last ones are drawn as fit.
#[derive(Debug, Clone, PartialEq)]
struct Course {
    measure: Measure,
    losses: Vec<f64>,
}

/// The width of a bar with its margins, and without them.
const STEP: f32 = 44.0;
const BAR: f32 = 30.0;
/// The height of the captions above and below a bar.
const WORD: f32 = 20.0;
/// The full height stands for at least this many toss-ups, so that small losses look small.
const LOW: f64 = 40.0;

impl Course {
    /// Draws the bars in this size.
    fn scene(&self, size: (f32, f32)) -> Scene {
        let mut scene = Scene::new(size);
        let room = ((size.0 / STEP) as usize).max(1);
        let first = self.losses.len().saturating_sub(room);
        let shown = &self.losses[first..];
        let least = LOW * self.measure.toss_up();
        let most = shown.iter().copied().fold(least, f64::max);
        let foot = size.1 - WORD;
        for (place, &loss) in shown.iter().enumerate() {
            let middle = STEP * (place as f32 + 0.5);
            let high = ((foot - WORD) * (loss / most) as f32).max(1.0);
            let corner = (middle - BAR / 2.0, foot - high);
            let is_last = place + 1 == shown.len();
            let fill = if is_last { Role::Accent } else { Role::Soft };
            scene.area(Bounds::new(corner, (BAR, high)), 2.0, fill, None);
            let set = Type::new(size::CAPTION).middle();
            let set = if is_last { set.bold() } else { set };
            let above = (middle, foot - high - WORD / 2.0);
            scene.text(above, set, mean_lost(self.measure, loss));
            let below = (middle, foot + WORD / 2.0);
            scene.text(below, set.of(Role::Soft), first + place + 1);
        }
        scene
    }
}
