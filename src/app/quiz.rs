//! A quiz at the table of Express: the costliest choices of one's own games once more.
//!
//! Its games are no games: nothing of them is saved but how much was lost on average.

mod course;
mod questions;

use iced::keyboard::key::Named;
use iced::widget::{column, container, responsive, row, space, text};
use iced::{Center, Fill, Padding, Size, Subscription, Task, task};
use jiff::Timestamp;

use self::course::Course;
pub use self::questions::Asked;
use super::background::{Failed, background, cancellable};
use super::express::play;
use super::game_ui::{Act, PlayScreen};
use super::keymap::{Command, Key, Press};
use super::room::Room;
use super::theme::{self, gap, size};
use super::widget::{Drawing, Element, control, next_control, zone};
use super::{App, Screen, words};
use crate::coach::express::ValueTable;
use crate::coach::review::Judged;
use crate::coach::review::express::Moment;
use crate::rules::Seat;
use crate::session::{Event, Express};
use crate::store::{self, Settings, Store};
use crate::table::{Host, Input, Record};
use crate::text::{Phrase, cause, choice as told, number, phrase, say};

/// The quiz.
#[derive(Debug)]
pub struct Quiz {
    store: Store,
    /// What is asked; nothing while it is looked for.
    asked: Option<Vec<Asked>>,
    /// What each answer so far has lost, in points.
    losses: Vec<f64>,
    table: Option<Table>,
    /// The quizzes so far, with this one once it is over.
    kept: Vec<store::Quiz>,
    _work: task::Handle,
}

/// The question that is asked now.
#[derive(Debug)]
struct Table {
    host: Host<Express>,
    play: play::Play,
    answer: Option<Answer>,
}

/// What was chosen.
#[derive(Debug)]
struct Answer {
    moment: Moment,
    /// Why something was lost, once that is known.
    why: Option<String>,
}

/// A message of the quiz.
#[derive(Debug, Clone)]
pub enum Message {
    /// The questions, and what earlier quizzes have come to.
    Asked(Result<(Vec<Asked>, Vec<store::Quiz>), Failed>),
    /// At the table.
    Play(play::Message),
    /// Why the answer to this question, from 0, has lost something.
    Why(usize, Option<String>),
    /// The next question, or another quiz.
    Next,
    /// Leave the quiz.
    Leave,
}

/// What the program has to do.
pub enum Action {
    /// Nothing.
    None,
    /// Run this task.
    Run(Task<Message>),
    /// Begin another quiz.
    Again,
    /// Show all games.
    Leave,
}

/// The keys of a quiz, for the list of keys.
pub const KEYS: [(&str, Phrase); 5] = [
    ("A … O", phrase!("keys-express-make-the-choice-with-this")),
    ("Arrows", phrase!("keys-go-through-the-choices-enter")),
    (
        "Ctrl+1 … 6",
        phrase!("keys-express-keep-to-choices-with-this"),
    ),
    ("Enter", phrase!("keys-quiz-the-next-question")),
    ("Esc", phrase!("keys-go-back")),
];

impl Quiz {
    /// A quiz, and the task that looks for its questions.
    pub fn new(store: &Store) -> (Quiz, Task<Message>) {
        let folder = store.clone();
        let asked = background(move |token| {
            let kept = folder.quizzes();
            let asked = questions::of(&folder, kept.len(), || !token.is_cancelled());
            (asked, kept)
        });
        let (asked, handle) = cancellable(asked.map(Message::Asked));
        let quiz = Quiz {
            store: store.clone(),
            asked: None,
            losses: Vec::new(),
            table: None,
            kept: Vec::new(),
            _work: handle,
        };
        (quiz, asked)
    }

    /// The question that is asked, from 0.
    fn at(&self) -> usize {
        let is_answered = self
            .table
            .as_ref()
            .is_some_and(|table| table.answer.is_some());
        self.losses.len() - usize::from(is_answered)
    }

    fn is_answered(&self) -> bool {
        self.table
            .as_ref()
            .is_none_or(|table| table.answer.is_some())
    }

    /// Whether the last question is answered and has been read about.
    fn is_over(&self) -> bool {
        self.table.is_none() && self.asked.is_some()
    }

    /// The mean of what was lost.
    fn mean_loss(&self) -> f64 {
        self.losses.iter().sum::<f64>() / self.losses.len().max(1) as f64
    }

    /// Lays the pad and the throw of the next question on the table.
    fn ask(&mut self) {
        let asked = self.asked.as_deref().unwrap_or_default();
        self.table = asked.get(self.losses.len()).map(|asked| {
            let host = Host::new(asked.question.session.clone(), Record::default());
            Table {
                play: play::Play::new(&host),
                host,
                answer: None,
            }
        });
    }

    /// The message for a command, if it means something here.
    pub fn on_command(&self, command: Command) -> Option<Message> {
        (command == Command::Back).then_some(Message::Leave)
    }

    /// The message for a key that is no command.
    pub fn on_key(&self, press: Press) -> Option<Message> {
        match (&self.table, press.key) {
            (_, Key::Named(Named::Enter)) if self.is_answered() && press.is_bare() => {
                self.asked.is_some().then_some(Message::Next)
            }
            (Some(table), _) if table.answer.is_none() => {
                let message = table.play.on_key(press, &table.host)?;
                chooses(&message).then_some(Message::Play(message))
            }
            _ => None,
        }
    }

    /// The frames of the table.
    pub fn subscription(&self) -> Subscription<Message> {
        match &self.table {
            Some(table) => table.play.subscription().map(Message::Play),
            None => Subscription::none(),
        }
    }

    /// Applies the message, and returns what the program has to do.
    pub fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Asked(asked) => {
                let (asked, kept) = asked.unwrap_or_default();
                self.asked = Some(asked);
                self.kept = kept;
                self.ask();
            }
            Message::Play(message) => return self.play(message),
            Message::Why(at, why) => {
                let is_asked = at == self.at();
                if let Some(answer) = self.table.as_mut().and_then(|table| table.answer.as_mut())
                    && is_asked
                {
                    answer.why = why;
                }
            }
            Message::Next if self.is_over() => return Action::Again,
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

    /// Lets people look at the table and make the choice, and nothing else.
    fn play(&mut self, message: play::Message) -> Action {
        let Some(table) = self.table.as_mut() else {
            return Action::None;
        };
        if table.answer.is_some() || !chooses(&message) {
            return Action::None;
        }
        let act = table.play.update(message, &table.host);
        let Act::Do(Input::Write(Event::Choice { choice, throw, .. }, _)) = act else {
            return Action::None;
        };
        let session = table.host.session();
        let Some(round) = session.table().round(throw) else {
            return Action::None;
        };
        let (pad, dice) = (session.table().pads()[Seat::FIRST], *round.throw());
        let Ok(values) = ValueTable::shipped(session.setup().penalty()) else {
            return Action::None;
        };
        let Some(moment) = Moment::of(values, throw, &pad, &dice, choice) else {
            return Action::None;
        };
        table.answer = Some(Answer { moment, why: None });
        self.losses.push(moment.loss());
        if moment.is_best() {
            return Action::None;
        }
        let at = self.at();
        let why = background(move |_| moment.cause(values).map(|why| cause(&why)));
        Action::Run(why.map(move |why| Message::Why(at, why.ok().flatten())))
    }

    /// Keeps what the quiz has come to.
    fn keep(&mut self) {
        if self.losses.is_empty() {
            return;
        }
        let quiz = store::Quiz {
            ended: Timestamp::now(),
            questions: self.losses.len() as u32,
            mean_loss: self.mean_loss(),
        };
        self.kept.push(quiz);
        if let Err(error) = self.store.add_quiz(quiz) {
            tracing::warn!("a quiz is not kept: {error}");
        }
    }

    /// The question with its table, or what all have come to.
    pub fn view<'a>(&'a self, settings: &'a Settings, growth: f32) -> Element<'a, Message> {
        responsive(move |within| {
            let margin = zone::margin(within.width);
            let below: Element<'_, Message> = match &self.table {
                Some(table) => responsive(move |size| {
                    let room = Room::new(size, 0.0, settings, growth);
                    table
                        .play
                        .view(&table.host, settings, None, room)
                        .map(Message::Play)
                })
                .into(),
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
        // The room of the reason is kept, so that the table stays where it is.
        let [first, second] = lines;
        let lines = column![text(first).size(size::LABEL), text(second).size(size::BODY)]
            .spacing(gap::XS)
            .height(if height < LOW { LOW_REASON } else { REASON });
        container(column![above, lines].spacing(gap::S))
            .padding([gap::S, gap::L])
            .width(Fill)
            .style(theme::container::card)
            .into()
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
            let best = self.losses.iter().filter(|&&loss| loss == 0.0).count();
            let over = say!(
                "lessons-quiz-over",
                best = best,
                count = self.losses.len(),
                points = number(self.mean_loss(), 1)
            );
            return (say!("lessons-quiz"), [over, nothing()]);
        };
        let session = table.host.session();
        let title = say!(
            "lessons-quiz-question",
            number = at + 1,
            count = asked.len(),
            name = words::fitted(asked_now.name.as_str(), 20),
            throw = session.table().last_throw().get()
        );
        let lines = match &table.answer {
            None => [say!("lessons-quiz-ask"), nothing()],
            Some(answer) if answer.moment.is_best() => {
                let choice = told(&answer.moment.chosen);
                [say!("lessons-quiz-best", choice = choice), nothing()]
            }
            Some(answer) => [
                say!(
                    "lessons-quiz-lost",
                    choice = told(&answer.moment.chosen),
                    points = number(answer.moment.loss(), 1),
                    best = told(&answer.moment.best)
                ),
                answer.why.clone().unwrap_or_default(),
            ],
        };
        (title, lines)
    }

    /// What all quizzes have come to, one after the other.
    fn course(&self, within: Size) -> Element<'_, Message> {
        let course = Course(self.kept.iter().map(|quiz| quiz.mean_loss).collect());
        let size = Size::new(
            (within.width - 4.0 * gap::XL).min(1100.0),
            (within.height - REASON - 220.0).clamp(140.0, 420.0),
        );
        let about = text(say!("lessons-quiz-course"))
            .size(size::BODY)
            .style(theme::text::soft);
        let course = (!self.kept.is_empty()).then(|| Drawing::new(course, size));
        let sheet = container(column![about].push(course).spacing(gap::S))
            .padding(gap::L)
            .style(theme::container::card);
        container(sheet).center_x(Fill).padding(gap::L).into()
    }
}

/// Whether a message of the table leads to a choice, and to nothing that a question has no place for.
fn chooses(message: &play::Message) -> bool {
    use play::Message::{Choose, Confirm, Entered, Left, Move, Tumbled, Want};

    matches!(
        message,
        Choose(_) | Confirm | Entered(_) | Left(_) | Move(..) | Tumbled(_) | Want(_)
    )
}

/// The height of what is said of a question; below this height of the window the table needs some of it.
const REASON: f32 = 92.0;
const LOW: f32 = 520.0;
const LOW_REASON: f32 = 62.0;

impl App {
    /// Begins a quiz.
    pub(super) fn show_quiz(&mut self) -> Task<super::Message> {
        let (quiz, asking) = Quiz::new(&self.store);
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
            Action::Again => self.show_quiz(),
            Action::Leave => self.show_home(),
        }
    }
}
