//! Five short lessons: the first throws of Express, its scoring and the classic board at real tables, and the strategy of both
//! games.
//!
//! A lesson is shown over the open screen. It is not a game, and nothing of it is saved.

mod guided;
mod questions;
mod scoring;

use iced::widget::{column, container, responsive, row, text};
use iced::{Center, Fill, Padding, Size, Subscription, window};

use self::guided::Guided;
use self::questions::{About, Questions};
use super::game_ui::PlayScreen;
use super::keymap::{Bindings, Command, bindings};
pub use super::subject::Subject;
use super::theme::{self, gap, size};
use super::widget::{
    Element, bold, card, control, next_control, option, plain_control, soft, zone,
};
use super::{at_table, classic, express};
use crate::session::{Classic, Colour, Express, Name, Player};
use crate::store::Settings;
use crate::text::{phrase, say};

#[derive(Debug)]
pub enum Lesson {
    Throws(Box<Guided<Express>>),
    Board(Box<Guided<Classic>>),
    Questions(Questions),
}

#[derive(Debug, Clone)]
pub enum Message {
    Begin(Subject),
    Back,
    Forward,
    Throws(express::play::Message),
    Board(classic::play::Message),
    /// The answer with this index was chosen.
    Answer(usize),
    Close,
}

struct Shown {
    /// Counted from 1.
    number: usize,
    count: usize,
    /// A title, what to do, and what is said of answers or of another choice, a line each.
    said: String,
    /// Whether nothing is left to do in it but to go on.
    is_done: bool,
}

const FORWARD: &str = "Page Down";
const BACK: &str = "Page Up";

/// The height of the controls of the steps, with and without the strongest button.
const WAY: f32 = 45.0;

impl Lesson {
    pub fn new(subject: Subject) -> Lesson {
        let player = |name, colour| Player {
            name,
            colour,
            level: None,
        };
        // The names are short and not empty.
        let name = |name| Name::new(name).expect("it is a name");
        let [first, second, ..] = Colour::ALL;
        match subject {
            Subject::Throws => {
                // A translation may be too long for a name.
                let you = Name::new(&say!("lessons-you")).unwrap_or_else(|_| name("You"));
                Lesson::Throws(Box::new(guided::throws(player(you, first))))
            }
            Subject::Scoring => Lesson::Questions(Questions::new(About::Scoring)),
            Subject::Board => {
                let players = [player(name("Mia"), first), player(name("Ben"), second)];
                Lesson::Board(Box::new(guided::board(players)))
            }
            Subject::Strategy => Lesson::Questions(Questions::new(About::Strategy)),
            Subject::BoardStrategy => {
                let players = [player(name("Mia"), first), player(name("Ben"), second)];
                Lesson::Questions(Questions::new(About::BoardStrategy(players)))
            }
        }
    }

    /// The rules open at this subject too.
    pub fn subject(&self) -> Subject {
        match self {
            Lesson::Throws(_) => Subject::Throws,
            Lesson::Board(_) => Subject::Board,
            Lesson::Questions(questions) => questions.subject(),
        }
    }

    fn shown(&self) -> Shown {
        match self {
            Lesson::Throws(guided) => guided.shown(),
            Lesson::Board(guided) => guided.shown(),
            Lesson::Questions(questions) => questions.shown(),
        }
    }

    fn is_over(&self) -> bool {
        let shown = self.shown();
        shown.is_done && shown.number == shown.count
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        let table = match self {
            Lesson::Throws(at) => at.play.bindings(&at.host).map(Message::Throws),
            Lesson::Board(at) => at.play.bindings(&at.host).map(Message::Board),
            Lesson::Questions(questions) => questions.bindings(),
        };
        table.unlisted().and(bindings! {
            "Enter, Space", _ if self.shown().is_done => Message::Forward,
                phrase!("keys-lesson-go-on-where-there-is");
            FORWARD => Message::Forward, phrase!("keys-lesson-one-step-on-what-it");
            BACK => Message::Back, phrase!("keys-lesson-one-step-back");
            "Alt+1 … 5", at => Message::Begin(Subject::ALL[at]), phrase!("keys-lesson-another");
            // The table or the question handles these.
            "A … O" => None::<Message>, phrase!("keys-lesson-the-choice-or-the-answer");
            "1 … 6" => None::<Message>, phrase!("keys-lesson-type-the-dice-the-answer");
            "Arrows" => None::<Message>, phrase!("keys-go-through-the-choices-enter");
            "Ctrl+1 … 6" => None::<Message>, phrase!("keys-lesson-show-only-choices-with-this");
            "R, S" => None::<Message>, phrase!("keys-lesson-on-the-board-roll-stop");
            "Backspace" => None::<Message>, phrase!("keys-lesson-take-back-the-last-die");
            Command::Back.key() => Message::Close, phrase!("keys-lesson-leave-the-lesson");
            Command::Learn.key() => Message::Close;
            Command::Undo.keys() => Message::Back;
            Command::Redo.keys() => Message::Forward;
        })
    }

    pub(super) fn subscription(&self) -> Subscription<Message> {
        match self {
            Lesson::Throws(guided) if guided.play.is_moving() => {
                window::frames().map(|now| Message::Throws(at_table::Message::Frame(now)))
            }
            Lesson::Board(guided) if guided.play.is_moving() => {
                window::frames().map(|now| Message::Board(at_table::Message::Frame(now)))
            }
            _ => Subscription::none(),
        }
    }

    /// Going on from the last step returns the message that begins the next lesson or closes this one.
    pub fn update(&mut self, message: Message, settings: &Settings) -> Option<Message> {
        match (self, message) {
            (lesson, Message::Begin(subject)) => *lesson = Lesson::new(subject),
            (lesson, Message::Forward) if lesson.is_over() => {
                return Some(match lesson.subject().next() {
                    Some(subject) => Message::Begin(subject),
                    None => Message::Close,
                });
            }
            (Lesson::Throws(guided), Message::Back) => guided.back(),
            (Lesson::Throws(guided), Message::Forward) => guided.forward(settings),
            (Lesson::Throws(guided), Message::Throws(message)) => guided.update(message, settings),
            (Lesson::Questions(questions), Message::Back) => questions.back(),
            (Lesson::Questions(questions), Message::Forward) => questions.forward(),
            (Lesson::Questions(questions), Message::Answer(place)) => questions.answer(place),
            (Lesson::Board(guided), Message::Back) => guided.back(),
            (Lesson::Board(guided), Message::Forward) => guided.forward(settings),
            (Lesson::Board(guided), Message::Board(message)) => guided.update(message, settings),
            // Another lesson has begun meanwhile.
            (_, Message::Throws(_) | Message::Board(_) | Message::Answer(_) | Message::Close) => {}
        }
        None
    }

    pub(super) fn view<'a>(&'a self, settings: &'a Settings) -> Element<'a, Message> {
        responsive(move |size| self.lesson(settings, size)).into()
    }

    fn lesson<'a>(&'a self, settings: &'a Settings, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let table = responsive(move |size| match self {
            Lesson::Throws(at) => at.view(settings, size).map(Message::Throws),
            Lesson::Board(at) => at.view(settings, size).map(Message::Board),
            Lesson::Questions(questions) => questions.view(size),
        });
        let head = container(self.head()).padding(Padding::from(margin).bottom(0.0));
        column![head, container(table).height(Fill)].into()
    }

    fn head(&self) -> Element<'_, Message> {
        let subjects = Subject::ALL.map(|subject| {
            let is_chosen = subject == self.subject();
            let (title, key) = (subject.title(), subject.key());
            option(title, key, is_chosen, Message::Begin(subject))
        });
        let subjects = row(subjects).spacing(gap::XS).wrap();
        let go_on = match self.subject().next() {
            _ if !self.is_over() => say!("lessons-go-on"),
            Some(_) => say!("lessons-next"),
            None => say!("lessons-done"),
        };
        let Shown {
            number,
            count,
            said,
            is_done,
        } = self.shown();
        let back = (number > 1).then_some(Message::Back);
        let way = row![
            soft(say!("lessons-step", step = number, count), size::BODY),
            control(say!("lessons-back"), BACK, theme::button::plain, back),
            match is_done {
                true => next_control(go_on, "Enter", Some(Message::Forward)),
                false => plain_control(say!("lessons-show-me"), FORWARD, Message::Forward),
            },
        ];
        let way = way.spacing(gap::S).height(WAY).align_y(Center);
        let [title, words] = [0, 1].map(|line| line_of(&said, line).unwrap_or_default());
        let title = bold(title, size::HEADING).width(Fill);
        let lines = column![
            subjects,
            row![title, way].spacing(gap::S).align_y(Center),
            text(words).size(size::LABEL),
        ];
        let head = card(lines.spacing(gap::XS));
        head.padding([gap::S, gap::L]).width(Fill).into()
    }
}

/// A line of what a step says: the title, what to do, and what is said of an answer or of another choice.
fn line_of(said: &str, line: usize) -> Option<String> {
    said.lines().nth(line).map(str::to_owned)
}
