//! How a pad is scored, row by row.

use iced::widget::{button, column, container, responsive, row, space};
use iced::{Center, Fill, Size};

use super::{Message, Shown, line_of};
use crate::app::banner;
use crate::app::keymap::{Bindings, bindings};
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad_telling};
use crate::app::widget::{Element, bold, in_reach, key_cap, medium, press, zone};
use crate::rules::dice::{Die, Sum};
use crate::rules::express::{Pad, Penalty, Score};
use crate::scene::Figures;
use crate::text::{self as words, Phrase, phrase, say};

#[derive(Debug, Default)]
pub struct Scoring {
    at: usize,
    answer: Option<i32>,
}

/// The questions in words, and their answers.
const QUESTIONS: [(Phrase, [i32; 3]); 8] = [
    (phrase!("lessons-scoring-too-few"), [-200, 0, 200]),
    (phrase!("lessons-scoring-sixth"), [360, 60, 120]),
    (phrase!("lessons-scoring-fifth"), [250, -200, 0]),
    (phrase!("lessons-scoring-easy"), [40, 240, -200]),
    (phrase!("lessons-scoring-long"), [360, 200, 160]),
    (phrase!("lessons-scoring-seven"), [150, 100, 350]),
    (phrase!("lessons-scoring-points"), [240, 540, 300]),
    (phrase!("lessons-scoring-total"), [200, 600, 400]),
];

/// The rows with their marks, in the order in which they are asked for; the last question is about all of them.
const ROWS: [(u8, u32); 7] = [(2, 2), (4, 6), (5, 5), (6, 6), (8, 9), (9, 7), (10, 9)];

/// The tracks at the end of the game.
const TRACKS: [(Die, u8); Pad::TRACKS] = [(Die::Four, 8), (Die::Two, 6), (Die::Five, 7)];

impl Scoring {
    /// The row that is asked for, with its marks; `None` for all of them.
    fn row(&self) -> Option<(u8, u32)> {
        ROWS.get(self.at).copied()
    }

    fn pad(&self) -> Pad {
        let mut rows = [0; Sum::COUNT];
        for &(sum, marks) in ROWS.iter().take(self.at + 1) {
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
        match self.row().and_then(|(sum, _)| Sum::new(sum)) {
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
            said: QUESTIONS[self.at].0.to_string(),
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
        if let Some(&answer) = QUESTIONS[self.at].1.get(place)
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
        let (said, answers) = QUESTIONS[self.at];
        let row_asked = self.row();
        let is_answered = self.is_answered();
        let asked = match row_asked {
            Some((sum, marks)) => say!("lessons-scoring-row", row = sum, marks),
            None => say!("lessons-scoring-everything"),
        };
        let figures = answers.map(|points| {
            let is_right = is_answered && self.answer == Some(points);
            (words::signed(points), is_right)
        });
        let said = said.to_string();
        let [right, wrong] = [2, 3].map(|line| line_of(&said, line).unwrap_or_default());
        let told = self.answer.map(|answer| match is_answered {
            true => banner::notice(right),
            false => {
                let not = say!("lessons-scoring-not", points = words::signed(answer));
                banner::refusal(format!("{not} {wrong}"))
            }
        });
        let answers = self::answers(figures, is_answered);
        let lines = column![bold(asked, size::HEADING), answers, told].spacing(gap::M);
        let shows_total = row_asked.is_none() && is_answered;
        let row_asked = row_asked.and_then(|(sum, _)| Sum::new(sum));
        let row_asked = row_asked.filter(|_| !is_answered);
        let sheet = Sheet::of(self.pad(), Penalty::default());
        let pad = responsive(move |room| {
            let scale = Scale::fitting(room);
            let pad = pad_telling(&sheet, scale, Figures::Asked(row_asked, shows_total));
            let missing = scale.size() - room;
            let missing = Size::new(missing.width.max(0.0), missing.height.max(0.0));
            container(in_reach(pad, room, missing))
                .center_x(Fill)
                .into()
        });
        asking(lines.into(), pad.into(), within)
    }
}

/// The answers with their letters; the right one stands out once it is given.
pub(super) fn answers<'a>(figures: [(String, bool); 3], is_answered: bool) -> Element<'a, Message> {
    let answers = figures.into_iter().enumerate();
    let answers = answers.map(|(place, (figure, is_right))| {
        let face = row![
            medium(figure, size::HEADING),
            space().width(Fill),
            key_cap(char::from(b'A' + place as u8).to_string()),
        ];
        let answer = button(face.align_y(Center))
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::button::option(is_right));
        press(answer, (!is_answered).then_some(Message::Answer(place)))
    });
    column(answers).spacing(gap::S).into()
}

/// A question with its answers beside the picture.
pub(super) fn asking<'a>(
    lines: Element<'a, Message>,
    picture: Element<'a, Message>,
    within: Size,
) -> Element<'a, Message> {
    let margin = zone::margin(within.width);
    let width = (within.width * 0.4).clamp(250.0, 480.0);
    let zones = row![
        zone::side(lines, width, margin),
        zone::main(picture, margin)
    ];
    container(zones.spacing(margin)).padding(margin).into()
}
