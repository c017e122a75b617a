//! A quiz at the table of either game: the costliest choices of one's own games once more.
//!
//! Its games are no games: nothing of them is saved but how much was lost on average.

mod course;
mod questions;
mod table;

use iced::keyboard::key::Named;
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Length, Padding, Shrink, Size, Subscription, Task, task};
use jiff::Timestamp;

use self::course::Course;
pub use self::questions::Asked;
use self::table::{Answer, Table, measure};
use super::background::{Failed, background, cancellable};
use super::keymap::{Command, Key, Press};
use super::theme::{self, gap, size};
use super::widget::{Drawing, Element, control, next_control, option, options, zone};
use super::{App, Screen, words};
use crate::coach::review::Measure;
use crate::store::{self, GameKind, QuizKind, Settings, Store, note};
use crate::text::{Phrase, count_lost, lost, mean_lost, phrase, say};

/// The quiz.
#[derive(Debug)]
pub struct Quiz {
    store: Store,
    kind: QuizKind,
    /// What is asked; nothing while it is looked for.
    asked: Option<Vec<Asked>>,
    /// What each answer so far has lost.
    losses: Vec<f64>,
    /// The question that is asked now.
    table: Option<Table>,
    /// What was chosen for it.
    answer: Option<Answer>,
    /// The quizzes so far, with this one once it is over.
    kept: Vec<store::Quiz>,
    _work: task::Handle,
}

/// What a quiz begins with.
#[derive(Debug, Clone, Default)]
pub struct Found {
    /// What it asks about.
    pub kind: QuizKind,
    /// The questions.
    pub asked: Vec<Asked>,
    /// What earlier quizzes have come to.
    pub kept: Vec<store::Quiz>,
}

/// A message of the quiz.
#[derive(Debug, Clone)]
pub enum Message {
    /// What was found to ask.
    Found(Result<Found, Failed>),
    /// At the table.
    Table(table::Message),
    /// Why the answer to this question, from 0, has lost something.
    Why(usize, Option<String>),
    /// The next question, or another quiz.
    Next,
    /// A quiz that asks about this.
    Kind(QuizKind),
    /// Leave the quiz.
    Leave,
}

/// What the program has to do.
pub enum Action {
    /// Nothing.
    None,
    /// Run this task.
    Run(Task<Message>),
    /// Begin another quiz that asks about this.
    Again(QuizKind),
    /// Show all games.
    Leave,
}

/// The key that goes to the next kind of quiz.
const KIND_KEY: &str = "Q";

/// The keys of a quiz, for the list of keys.
pub const KEYS: [(&str, Phrase); 8] = [
    ("A … O", phrase!("keys-express-make-the-choice-with-this")),
    ("Arrows", phrase!("keys-go-through-the-choices-enter")),
    ("Space, R", phrase!("keys-quiz-roll-on")),
    ("S", phrase!("keys-quiz-stop")),
    (
        "Ctrl+1 … 6",
        phrase!("keys-express-keep-to-choices-with-this"),
    ),
    ("Enter", phrase!("keys-quiz-the-next-question")),
    (KIND_KEY, phrase!("keys-quiz-another-kind")),
    ("Esc", phrase!("keys-go-back")),
];

impl Quiz {
    /// A quiz of this kind or, where none is named, of that of the last one; and the task that looks for its questions.
    pub fn new(store: &Store, kind: Option<QuizKind>) -> (Quiz, Task<Message>) {
        let folder = store.clone();
        let found = background(move |token| {
            let kept = folder.quizzes();
            let last = || kept.last().map(|quiz| quiz.kind);
            let kind = kind.or_else(last).unwrap_or_default();
            let quizzes = kept.iter().filter(|quiz| quiz.kind == kind).count();
            let asked = questions::of(&folder, kind, quizzes, || !token.is_cancelled());
            Found { kind, asked, kept }
        });
        let (found, handle) = cancellable(found.map(Message::Found));
        let quiz = Quiz {
            store: store.clone(),
            kind: kind.unwrap_or_default(),
            asked: None,
            losses: Vec::new(),
            table: None,
            answer: None,
            kept: Vec::new(),
            _work: handle,
        };
        (quiz, found)
    }

    /// The question that is asked, from 0.
    fn at(&self) -> usize {
        self.losses.len() - usize::from(self.answer.is_some())
    }

    fn is_answered(&self) -> bool {
        self.table.is_none() || self.answer.is_some()
    }

    /// Whether it has just begun or is over, so that nothing is lost with another kind of quiz.
    fn may_change(&self) -> bool {
        self.asked.is_some() && (self.losses.is_empty() || self.is_over())
    }

    /// Whether the last question is answered and has been read about.
    fn is_over(&self) -> bool {
        self.table.is_none() && self.asked.is_some()
    }

    /// Lays the next question on the table.
    fn ask(&mut self) {
        let asked = self.asked.as_deref().unwrap_or_default();
        let asked = asked.get(self.losses.len());
        self.table = asked.map(|asked| Table::new(asked.session.clone()));
        self.answer = None;
    }

    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        (command == Command::Back).then_some(Message::Leave)
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match (&self.table, press.key) {
            (_, Key::Char('q')) if self.may_change() && press.is_bare() => {
                let kinds = QuizKind::ALL;
                Some(Message::Kind(kinds[(self.kind as usize + 1) % kinds.len()]))
            }
            (_, Key::Named(Named::Enter)) if self.is_answered() && press.is_bare() => {
                self.asked.is_some().then_some(Message::Next)
            }
            (Some(table), _) if self.answer.is_none() => table.on_key(press).map(Message::Table),
            _ => None,
        }
    }

    /// The frames of the table.
    pub fn subscription(&self) -> Subscription<Message> {
        match &self.table {
            Some(table) => table.subscription().map(Message::Table),
            None => Subscription::none(),
        }
    }

    /// Applies the message, and returns what the program has to do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Found(found) => {
                let found = found.unwrap_or_else(|_| Found {
                    kind: self.kind,
                    ..Found::default()
                });
                self.kind = found.kind;
                self.asked = Some(found.asked);
                self.kept = found.kept;
                self.ask();
            }
            Message::Table(message) => return self.choose(message),
            Message::Why(at, why) => {
                let is_asked = at == self.at();
                if let Some(answer) = self.answer.as_mut().filter(|_| is_asked) {
                    answer.why = why;
                }
            }
            Message::Kind(kind) if self.may_change() => return Action::Again(kind),
            Message::Kind(_) => {}
            Message::Next if self.is_over() => return Action::Again(self.kind),
            Message::Next if self.is_answered() => {
                self.ask();
                if self.table.is_none() {
                    self.keep();
                }
            }
            Message::Next => {}
            Message::Leave => return Action::Leave,
        }
        Action::None
    }

    /// Lets people make the choice, and finds out why it has lost something.
    fn choose(&mut self, message: table::Message) -> Action {
        let table = self.table.as_mut().filter(|_| self.answer.is_none());
        let Some((answer, why)) = table.and_then(|table| table.update(message)) else {
            return Action::None;
        };
        let loss = answer.loss;
        self.losses.push(loss);
        self.answer = Some(answer);
        if loss == 0.0 {
            return Action::None;
        }
        let at = self.at();
        let why = background(move |_| why());
        Action::Run(why.map(move |why| Message::Why(at, why.ok().flatten())))
    }

    fn mean_loss(&self) -> f64 {
        self.losses.iter().sum::<f64>() / self.losses.len().max(1) as f64
    }

    /// Keeps what the quiz has come to.
    fn keep(&mut self) {
        if self.losses.is_empty() {
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

    /// The question with its table, or what all have come to.
    pub fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message> {
        responsive(move |within| {
            let margin = zone::margin(within.width);
            let below: Element<'_, Message> = match &self.table {
                Some(table) => {
                    responsive(move |size| table.view(settings, size).map(Message::Table)).into()
                }
                None if self.is_over() => self.course(within),
                None => space().into(),
            };
            let head =
                container(self.head(within.height)).padding(Padding::from(margin).bottom(0.0));
            column![head, container(below).height(Fill)].into()
        })
        .into()
    }

    /// What is asked, what came of the answer, and the way on.
    fn head(&self, height: f32) -> Element<'_, Message> {
        let (title, lines) = self.told();
        let leave = control(
            say!("common-back"),
            "Esc",
            theme::button::quiet,
            Some(Message::Leave),
        );
        let next = self.asked.is_some() && self.is_answered();
        let label = if self.is_over() {
            say!("lessons-quiz-again")
        } else {
            say!("lessons-go-on")
        };
        let next = next_control(label, "Enter", next.then_some(Message::Next));
        let above = row![
            text(title)
                .size(size::HEADING)
                .font(theme::BOLD)
                .width(Fill),
            next,
            leave,
        ]
        .spacing(gap::S)
        .align_y(Center);
        let [first, second] = lines;
        let first = text(first).size(size::LABEL);
        let second = (!second.is_empty()).then(|| text(second).size(size::BODY));
        let is_low = height < LOW;
        let lines: Element<'_, Message> = match self.may_change() {
            true if is_low => row![first, self.kinds()]
                .spacing(gap::L)
                .align_y(Center)
                .wrap()
                .into(),
            true => column![first, self.kinds()].spacing(gap::XS).into(),
            false => column![first].push(second).spacing(gap::XS).into(),
        };
        // The room of a reason is kept, so that the table stays where it is. After the last one there is none, and in a low
        // window the table needs it until there is one.
        let room: Length = match self.is_over() || is_low {
            true => Shrink,
            false => REASON.into(),
        };
        let lines = row![container(lines).width(Fill), space().height(room)];
        container(column![above, lines].spacing(gap::S))
            .padding([gap::S, gap::L])
            .width(Fill)
            .style(theme::container::card)
            .into()
    }

    /// The kinds of quizzes, in the place of the reason.
    fn kinds(&self) -> Element<'_, Message> {
        options(QuizKind::ALL.map(|kind| {
            let label = match kind {
                QuizKind::Express => words::kind(GameKind::Express),
                QuizKind::Board => words::kind(GameKind::Classic),
                QuizKind::BoardAlone => say!("lessons-quiz-board-alone"),
            };
            option(label, KIND_KEY, kind == self.kind, Message::Kind(kind))
        }))
    }

    /// The title, what is to be said first, and why.
    fn told(&self) -> (String, [String; 2]) {
        let nothing = String::new;
        let Some(asked) = &self.asked else {
            let looking = say!("lessons-quiz-looking");
            return (say!("lessons-quiz"), [looking, nothing()]);
        };
        let at = self.at();
        let Some((table, asked_now)) = self.table.as_ref().zip(asked.get(at)) else {
            return (say!("lessons-quiz"), [self.result(), nothing()]);
        };
        let name = words::fitted(asked_now.name.as_str(), 20);
        let title = table.title([at + 1, asked.len()], name);
        let lines = match &self.answer {
            None => [table.question(), nothing()],
            Some(Answer { chosen, loss, .. }) if *loss == 0.0 => {
                let best = say!("lessons-quiz-best", choice = chosen.as_str());
                [best, nothing()]
            }
            Some(answer) => [self.lost(answer), answer.why.clone().unwrap_or_default()],
        };
        (title, lines)
    }

    /// What a choice has lost.
    fn lost(&self, answer: &Answer) -> String {
        let measure = measure(self.kind);
        let (choice, best) = (answer.chosen.as_str(), answer.best.as_str());
        let points = count_lost(measure, answer.loss);
        match measure {
            Measure::Points => {
                let points = lost(measure, answer.loss);
                say!(
                    "lessons-quiz-lost",
                    choice = choice,
                    points = points,
                    best = best
                )
            }
            Measure::Chance => say!(
                "lessons-quiz-lost-chance",
                choice = choice,
                points = points,
                best = best
            ),
            Measure::Turns => say!(
                "lessons-quiz-lost-turns",
                choice = choice,
                turns = points,
                best = best
            ),
        }
    }

    /// What the quiz has come to.
    fn result(&self) -> String {
        let measure = measure(self.kind);
        let best = self.losses.iter().filter(|&&loss| loss == 0.0).count();
        let count = self.losses.len();
        let mean = mean_lost(measure, self.mean_loss());
        match measure {
            Measure::Points => say!(
                "lessons-quiz-over",
                best = best,
                count = count,
                points = mean
            ),
            Measure::Chance => say!(
                "lessons-quiz-over-chance",
                best = best,
                count = count,
                points = mean
            ),
            Measure::Turns => say!(
                "lessons-quiz-over-turns",
                best = best,
                count = count,
                turns = mean
            ),
        }
    }

    /// What all quizzes have come to, one after the other.
    fn course(&self, within: Size) -> Element<'_, Message> {
        let measure = measure(self.kind);
        let kept = self.kept.iter().filter(|quiz| quiz.kind == self.kind);
        let course = Course {
            measure,
            losses: kept.map(|quiz| quiz.mean_loss).collect(),
        };
        let size = (
            (within.width - 4.0 * gap::XL).min(1100.0),
            (within.height - REASON - 220.0).clamp(140.0, 420.0),
        );
        let about = match measure {
            Measure::Points => say!("lessons-quiz-course"),
            Measure::Chance => say!("lessons-quiz-course-chance"),
            Measure::Turns => say!("lessons-quiz-course-turns"),
        };
        let about = text(about).size(size::BODY).style(theme::text::soft);
        let course = (!course.losses.is_empty()).then(|| Drawing::new(course.scene(size)));
        let sheet = container(column![about].push(course).spacing(gap::S))
            .padding(gap::L)
            .style(theme::container::card);
        container(sheet).center_x(Fill).padding(gap::L).into()
    }
}

/// The height of what is said of a question; below this height of the window the table needs it.
const REASON: f32 = 92.0;
const LOW: f32 = 520.0;

impl App {
    /// Begins a quiz of this kind, or where none is named, of that of the last one.
    pub(super) fn show_quiz(&mut self, kind: Option<QuizKind>) -> Task<super::Message> {
        let (quiz, asking) = Quiz::new(&self.store, kind);
        self.show_screen(
            Screen::Quiz(Box::new(quiz)),
            asking.map(super::Message::Quiz),
        )
    }

    /// Applies a message of the quiz.
    pub(super) fn on_quiz(&mut self, message: Message) -> Task<super::Message> {
        let Screen::Quiz(quiz) = &mut self.screen else {
            return Task::none();
        };
        match quiz.update(message) {
            Action::None => Task::none(),
            Action::Run(task) => task.map(super::Message::Quiz),
            Action::Again(kind) => self.show_quiz(Some(kind)),
            Action::Leave => self.show_home(),
        }
    }
}
