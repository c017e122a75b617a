//! How a pad is scored, row by row.

use iced::widget::{button, column, container, responsive, row, scrollable, space};
use iced::{Center, Fill, Size};

use super::{Message, Shown};
use crate::app::banner;
use crate::app::keymap::{Bindings, bindings};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad_telling};
use crate::app::widget::{Element, bold, key_cap, medium, press, zone};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score};
use crate::scene::Figures;
use crate::text::{self as words, Phrase, phrase, say};

#[derive(Debug, Default)]
pub struct Scoring {
    at: usize,
    answer: Option<i32>,
}

struct Question {
    row: Option<(u8, u32)>,
    title: Phrase,
    words: Phrase,
    answers: [i32; 3],
    right: Phrase,
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
        &QUESTIONS[self.at]
    }

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
    fn is_answered(&self) -> bool {
        self.answer == Some(self.points())
    }

    pub(super) fn shown(&self) -> Shown {
        Shown {
            number: self.at + 1,
            count: QUESTIONS.len(),
            title: self.question().title,
            words: self.question().words,
            is_done: self.is_answered(),
        }
    }

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
        let question = self.question();
        let is_answered = self.is_answered();
        let asked = match question.row {
            Some((sum, marks)) => say!("lessons-scoring-row", row = sum, marks),
            None => say!("lessons-scoring-everything"),
        };
        let answers = question.answers.into_iter().enumerate();
        let answers = answers.map(|(place, points)| {
            let is_right = is_answered && self.answer == Some(points);
            let face = row![
                medium(words::signed(points), size::HEADING),
                space().width(Fill),
                key_cap(char::from(b'A' + place as u8).to_string()),
            ];
            let answer = button(face.align_y(Center))
                .padding([gap::S, gap::M])
                .width(Fill)
                .style(theme::button::option(is_right));
            press(answer, (!is_answered).then_some(Message::Answer(place)))
        });
        let told = self.answer.map(|answer| match is_answered {
            true => banner::notice(question.right.to_string()),
            false => {
                let not = say!("lessons-scoring-not", points = words::signed(answer));
                banner::refusal(format!("{not} {}", question.wrong))
            }
        });
        let answers = column(answers).spacing(gap::S);
        let lines = column![bold(asked, size::HEADING), answers, told].spacing(gap::M);
        let row_asked = question.row.and_then(|(sum, _)| Sum::new(sum));
        let row_asked = row_asked.filter(|_| !is_answered);
        let sheet = Sheet::of(self.pad(), Penalty::default());
        let shows_total = question.row.is_none() && is_answered;
        let pad = responsive(move |room| {
            let pad = pad_telling(
                &sheet,
                Scale::fitting(room),
                Figures::Asked(row_asked, shows_total),
            );
            let pad = scrollable(pad).direction(scrollable::Direction::Both {
                vertical: scrollable::Scrollbar::default(),
                horizontal: scrollable::Scrollbar::default(),
            });
            container(pad).center_x(Fill).into()
        });
        let zones = row![zone::side(lines, width, margin), zone::main(pad, margin)];
        let zones = zones.spacing(margin);
        container(zones).padding(margin).into()
    }
}
