//! How a pad is scored, row by row.

use iced::widget::{button, column, container, row, scrollable, space};
use iced::{Center, Fill, Padding, Size};

use super::Message;
use crate::app::banner;
use crate::app::keymap::{Bindings, bindings};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad_telling};
use crate::app::widget::{Element, bold, key_cap, medium, press, zone};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score};
use crate::scene::Figures;
use crate::text::{self as words, Phrase, phrase, say};

/// The lesson on scoring.
#[derive(Debug, Default)]
pub struct Scoring {
    at: usize,
    /// The last answer to this question.
    answer: Option<i32>,
}

/// A question about a row, or about the total at the end.
struct Question {
    row: Option<(u8, u32)>,
    title: Phrase,
    words: Phrase,
    answers: [i32; 3],
    /// The comment on the right answer.
    right: Phrase,
    /// The comment on a wrong answer.
    wrong: Phrase,
}

const QUESTIONS: [Question; 8] = [
    Question {
        row: Some((2, 2)),
        title: phrase!("lessons-scoring-too-few"),
        words: phrase!("lessons-scoring-too-few-words"),
        answers: [-200, 0, 200],
        right: phrase!("lessons-scoring-too-few-right"),
        wrong: phrase!("lessons-scoring-too-few-wrong"),
    },
    Question {
        row: Some((4, 6)),
        title: phrase!("lessons-scoring-sixth"),
        words: phrase!("lessons-scoring-sixth-words"),
        answers: [360, 60, 120],
        right: phrase!("lessons-scoring-sixth-right"),
        wrong: phrase!("lessons-scoring-sixth-wrong"),
    },
    Question {
        row: Some((5, 5)),
        title: phrase!("lessons-scoring-fifth"),
        words: phrase!("lessons-scoring-fifth-words"),
        answers: [250, -200, 0],
        right: phrase!("lessons-scoring-fifth-right"),
        wrong: phrase!("lessons-scoring-fifth-wrong"),
    },
    Question {
        row: Some((6, 6)),
        title: phrase!("lessons-scoring-easy"),
        words: phrase!("lessons-scoring-easy-words"),
        answers: [40, 240, -200],
        right: phrase!("lessons-scoring-easy-right"),
        wrong: phrase!("lessons-scoring-easy-wrong"),
    },
    Question {
        row: Some((8, 9)),
        title: phrase!("lessons-scoring-long"),
        words: phrase!("lessons-scoring-long-words"),
        answers: [360, 200, 160],
        right: phrase!("lessons-scoring-long-right"),
        wrong: phrase!("lessons-scoring-long-wrong"),
    },
    Question {
        row: Some((9, 7)),
        title: phrase!("lessons-scoring-seven"),
        words: phrase!("lessons-scoring-seven-words"),
        answers: [150, 100, 350],
        right: phrase!("lessons-scoring-seven-right"),
        wrong: phrase!("lessons-scoring-seven-wrong"),
    },
    Question {
        row: Some((10, 9)),
        title: phrase!("lessons-scoring-points"),
        words: phrase!("lessons-scoring-points-words"),
        answers: [240, 540, 300],
        right: phrase!("lessons-scoring-points-right"),
        wrong: phrase!("lessons-scoring-points-wrong"),
    },
    Question {
        row: None,
        title: phrase!("lessons-scoring-total"),
        words: phrase!("lessons-scoring-total-words"),
        answers: [200, 600, 400],
        right: phrase!("lessons-scoring-total-right"),
        wrong: phrase!("lessons-scoring-total-wrong"),
    },
];

/// The tracks at the end of the game.
const TRACKS: [(Die, u8); Pad::TRACKS] = [(Die::Four, 8), (Die::Two, 6), (Die::Five, 7)];

impl Scoring {
    fn question(&self) -> &'static Question {
        &QUESTIONS[self.at.min(QUESTIONS.len() - 1)]
    }

    /// The pad with the rows up to this question.
    fn pad(&self) -> Pad {
        let mut rows = [0; Sum::COUNT];
        for (sum, marks) in QUESTIONS[..=self.at].iter().filter_map(|asked| asked.row) {
            if let Some(sum) = Sum::new(sum) {
                rows[sum.index()] = marks;
            }
        }
        // These tracks are legal: only one of them is full.
        Pad::from_marks(rows, &TRACKS).unwrap_or(Pad::EMPTY)
    }

    /// The right answer: the points of the row, or the total.
    fn points(&self) -> i32 {
        let score = Score::of(&self.pad(), Penalty::default());
        match self.question().row.and_then(|(sum, _)| Sum::new(sum)) {
            Some(sum) => score.row(sum),
            None => score.total(),
        }
    }

    /// Whether the right answer is given or shown.
    pub fn is_answered(&self) -> bool {
        self.answer == Some(self.points())
    }

    /// The number of the current question, and the number of questions.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, QUESTIONS.len())
    }

    pub fn told(&self) -> (Phrase, Phrase) {
        (self.question().title, self.question().words)
    }

    /// Goes back a question.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.answer = None;
    }

    /// Shows the right answer, or goes on a question if it is given or shown.
    pub fn forward(&mut self) {
        if !self.is_answered() {
            self.answer = Some(self.points());
        } else if self.at + 1 < QUESTIONS.len() {
            self.at += 1;
            self.answer = None;
        }
    }

    /// Gives the answer with this index.
    pub fn answer(&mut self, place: usize) {
        if let Some(&answer) = self.question().answers.get(place)
            && !self.is_answered()
        {
            self.answer = Some(answer);
        }
    }

    pub fn bindings(&self) -> Bindings<'_, Message> {
        bindings! {
            "1 … 3", place => Message::Answer(place);
            "A … C", place => Message::Answer(place);
        }
    }

    pub fn view<'a>(&self, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let width = (within.width * 0.4).clamp(250.0, 480.0);
        let room = Size::new(
            within.width - width - 5.0 * margin,
            within.height - 4.0 * margin,
        );
        let scale = Scale::fitting(room);
        // Room for the scrollbars, if there are any.
        let whole = scale.size();
        let beside = if whole.width > room.width || whole.height > room.height {
            gap::M
        } else {
            0.0
        };
        let question = self.question();
        let is_answered = self.is_answered();
        let asked = match question.row {
            Some((sum, marks)) => {
                say!("lessons-scoring-row", row = sum, marks = marks)
            }
            None => say!("lessons-scoring-everything"),
        };
        let answers = question
            .answers
            .into_iter()
            .enumerate()
            .map(|(place, points)| {
                let is_right = is_answered && self.answer == Some(points);
                let face = row![
                    medium(words::signed(points), size::HEADING),
                    space().width(Fill),
                    key_cap(char::from(b'A' + place as u8).to_string()),
                ]
                .align_y(Center);
                press(
                    button(face)
                        .padding([gap::S, gap::M])
                        .width(Fill)
                        .style(theme::button::option(is_right)),
                    (!is_answered).then_some(Message::Answer(place)),
                )
            });
        let mut lines =
            column![bold(asked, size::HEADING), column(answers).spacing(gap::S)].spacing(gap::M);
        if let Some(answer) = self.answer {
            lines = lines.push(if is_answered {
                banner::notice(question.right.to_string())
            } else {
                let not = say!("lessons-scoring-not", points = words::signed(answer));
                banner::refusal(format!("{not} {}", question.wrong))
            });
        }
        let in_question = match question.row {
            Some((sum, _)) => Sum::new(sum).filter(|_| !is_answered),
            None => None,
        };
        let sheet = Sheet::of(self.pad(), Penalty::default());
        let shows_total = question.row.is_none() && is_answered;
        let figures = Figures::Asked(in_question, shows_total);
        let zones = row![
            zone::side(lines, width, margin),
            zone::main(
                scrollable(
                    container(pad_telling(&sheet, scale, figures))
                        .padding(Padding::ZERO.right(beside).bottom(beside))
                )
                .direction(scrollable::Direction::Both {
                    vertical: scrollable::Scrollbar::default(),
                    horizontal: scrollable::Scrollbar::default(),
                }),
                margin
            ),
        ]
        .spacing(margin);
        container(zones).padding(margin).into()
    }
}
