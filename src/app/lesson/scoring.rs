//! What a full pad is worth, row by row.

use iced::widget::{button, column, container, row, scrollable, space, text};
use iced::{Center, Fill, Padding, Size};

use super::Message;
use crate::app::keymap::{Key, Press};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad_in_question};
use crate::app::widget::{Element, key_cap, press, zone};
use crate::app::{banner, words};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score};

/// A pad that is added up.
#[derive(Debug, Default)]
pub struct Scoring {
    at: usize,
    /// What was answered last at this step.
    answer: Option<i32>,
}

/// A question about a row, or about the total at the end.
struct Question {
    row: Option<(u8, u32)>,
    title: &'static str,
    words: &'static str,
    answers: [i32; 3],
    /// The comment on the right answer.
    right: &'static str,
    /// The comment on another one.
    wrong: &'static str,
}

const QUESTIONS: [Question; 8] = [
    Question {
        row: Some((2, 2)),
        title: "Too few marks",
        words: "A game is over and its pad is added up, row by row. The first four boxes of a row are a debt: one to \
                four marks cost 200, whatever the row. Row 2 has two marks. What is it worth?",
        answers: [-200, 0, 200],
        right: "One mark or four, the row costs 200.",
        wrong: "Two marks do not reach the fifth box, and one to four marks cost 200.",
    },
    Question {
        row: Some((4, 6)),
        title: "The sixth mark",
        words: "The fifth mark pays the debt, each one after it brings the points of the row. In row 4 these are 60. It \
                has six marks.",
        answers: [360, 60, 120],
        right: "Five marks pay the debt, the sixth brings 60.",
        wrong: "The first five marks bring nothing, only those after them count 60 each.",
    },
    Question {
        row: Some((5, 5)),
        title: "Just the fifth",
        words: "Row 5 has five marks.",
        answers: [250, -200, 0],
        right: "The debt is paid, and nothing is gained yet.",
        wrong: "The fifth mark pays the debt; points begin with the sixth.",
    },
    Question {
        row: Some((6, 6)),
        title: "Easy rows bring less",
        words: "Sixes and eights come often, so their rows bring only 40 a mark. Row 6 has six marks.",
        answers: [40, 240, -200],
        right: "One mark past the fifth: 40.",
        wrong: "Six marks are one past the fifth, and that one brings 40.",
    },
    Question {
        row: Some((8, 9)),
        title: "A long row",
        words: "Row 8 has nine marks, at 40 points each.",
        answers: [360, 200, 160],
        right: "Four marks past the fifth: 4 × 40.",
        wrong: "Nine marks are four past the fifth; count these four at 40.",
    },
    Question {
        row: Some((9, 7)),
        title: "Seven marks",
        words: "Row 9 has seven marks, at 50 points each.",
        answers: [150, 100, 350],
        right: "Two marks past the fifth: 2 × 50.",
        wrong: "Seven marks are two past the fifth; count these two at 50.",
    },
    Question {
        row: Some((10, 9)),
        title: "Where the points are",
        words: "Row 10 has nine marks, at 60 points each. A tenth would still count, an eleventh would not.",
        answers: [240, 540, 300],
        right: "Four marks past the fifth: 4 × 60.",
        wrong: "Nine marks are four past the fifth; count these four at 60.",
    },
    Question {
        row: None,
        title: "The total",
        words: "All other rows are empty, and an empty row costs nothing. Add up minus and plus: what is the result?",
        answers: [200, 600, 400],
        right: "600 plus, 200 minus: 400. Most games end lower; around 245 is what very good play comes to. Few rows, \
                each with many marks, are the way there.",
        wrong: "Plus are 60, 40, 160, 100 and 240, minus are 200.",
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
        // A pad with these tracks can be: only one of them is full.
        Pad::from_marks(rows, &TRACKS).unwrap_or(Pad::EMPTY)
    }

    /// The question: the points of the row, or the total.
    fn points(&self) -> i32 {
        let score = Score::of(&self.pad(), Penalty::default());
        match self.question().row.and_then(|(sum, _)| Sum::new(sum)) {
            Some(sum) => score.row(sum),
            None => score.total(),
        }
    }

    /// Whether the question is answered.
    pub fn is_answered(&self) -> bool {
        self.answer == Some(self.points())
    }

    /// The question, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at + 1, QUESTIONS.len())
    }

    pub fn told(&self) -> (&'static str, &'static str) {
        (self.question().title, self.question().words)
    }

    /// One question back.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.answer = None;
    }

    /// One question on; where it is not answered yet, its answer is told first.
    pub fn forward(&mut self) {
        if !self.is_answered() {
            self.answer = Some(self.points());
        } else if self.at + 1 < QUESTIONS.len() {
            self.at += 1;
            self.answer = None;
        }
    }

    /// Answers with one of the three.
    pub fn answer(&mut self, place: usize) {
        if let Some(&answer) = self.question().answers.get(place)
            && !self.is_answered()
        {
            self.answer = Some(answer);
        }
    }

    pub fn on_key(&self, press: Press) -> Option<Message> {
        match press.key {
            Key::Char(c @ '1'..='3') if press.is_bare() => {
                Some(Message::Answer(c as usize - '1' as usize))
            }
            Key::Char(c @ 'a'..='c') if press.is_bare() => {
                Some(Message::Answer(c as usize - 'a' as usize))
            }
            _ => None,
        }
    }

    pub fn view<'a>(&self, within: Size) -> Element<'a, Message> {
        let margin = zone::margin(within.width);
        let width = (within.width * 0.4).clamp(250.0, 480.0);
        let room = Size::new(
            within.width - width - 5.0 * margin,
            within.height - 4.0 * margin,
        );
        let scale = Scale::fitting(room, 1.0);
        // Room for the bars of the scroll, where there is one.
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
                format!("Row {sum}, {}", words::counted(marks as usize, "mark"))
            }
            None => "Everything together".to_owned(),
        };
        let answers = question
            .answers
            .into_iter()
            .enumerate()
            .map(|(place, points)| {
                let is_right = is_answered && self.answer == Some(points);
                let face = row![
                    text(words::signed(points))
                        .size(size::HEADING)
                        .font(theme::MEDIUM),
                    space().width(Fill),
                    key_cap(char::from(b'A' + place as u8).to_string()),
                ]
                .align_y(Center);
                press(
                    button(face)
                        .padding([gap::S, gap::M])
                        .width(Fill)
                        .style(theme::button::choice(false, is_right)),
                    (!is_answered).then_some(Message::Answer(place)),
                )
            });
        let mut lines = column![
            text(asked).size(size::HEADING).font(theme::BOLD),
            column(answers).spacing(gap::S),
        ]
        .spacing(gap::M);
        if let Some(answer) = self.answer {
            lines = lines.push(if is_answered {
                banner::notice(question.right)
            } else {
                banner::refusal(format!("Not {}. {}", words::signed(answer), question.wrong))
            });
        }
        let in_question = match question.row {
            Some((sum, _)) => Sum::new(sum).filter(|_| !is_answered),
            None => None,
        };
        let pad = self.pad();
        let sheet = Sheet {
            before: pad,
            now: pad,
            ghost: None,
            penalty: Penalty::default(),
            drawn: 1.0,
        };
        let shows_total = question.row.is_none() && is_answered;
        let zones = row![
            zone::side(lines, width, margin),
            zone::main(
                scrollable(
                    container(pad_in_question(&sheet, scale, in_question, shows_total))
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
