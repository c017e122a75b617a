//! Lessons in questions with three answers: how a pad is scored, and the strategy of both games.

use iced::widget::{button, column, container, responsive, row, space};
use iced::{Center, Fill, Size};

use super::{Message, Shown, line_of, scoring};
use crate::app::banner;
use crate::app::keymap::{Bindings, bindings};
use crate::app::subject::Subject;
use crate::app::theme::{self, gap, size};
use crate::app::widget::pad::{Scale, Sheet, pad_telling};
use crate::app::widget::{Element, board, bold, in_reach, key_cap, medium, press, zone};
use crate::rules::express::{Pad, Penalty};
use crate::scene::Figures;
use crate::session::Player;
use crate::text::say;
use crate::text::strategy::{ON_BOARDS, ON_PADS, OnBoard, Question};

/// The questions of a lesson, one after another.
#[derive(Debug)]
pub struct Questions {
    about: About,
    at: usize,
    answer: Option<i32>,
}

#[derive(Debug)]
pub enum About {
    Scoring,
    Strategy,
    /// The strategy of the board, at which these two play.
    BoardStrategy([Player; 2]),
}

/// A question as it is asked.
pub(super) struct Asked {
    pub said: String,
    /// Each with its words.
    pub answers: [(i32, String); 3],
    pub right: i32,
    /// How many questions there are.
    pub count: usize,
}

impl Asked {
    fn of<P>(questions: &[Question<P>], at: usize) -> Asked {
        let question = &questions[at];
        Asked {
            said: question.words(),
            answers: question
                .answers
                .map(|answer| (answer, question.figure(answer))),
            right: question.right,
            count: questions.len(),
        }
    }
}

impl Questions {
    pub fn new(about: About) -> Questions {
        Questions {
            about,
            at: 0,
            answer: None,
        }
    }

    pub fn subject(&self) -> Subject {
        match self.about {
            About::Scoring => Subject::Scoring,
            About::Strategy => Subject::Strategy,
            About::BoardStrategy(_) => Subject::BoardStrategy,
        }
    }

    fn asked(&self) -> Asked {
        match self.about {
            About::Scoring => scoring::asked(self.at),
            About::Strategy => Asked::of(&ON_PADS, self.at),
            About::BoardStrategy(_) => Asked::of(&ON_BOARDS, self.at),
        }
    }

    /// Whether the right answer is given or shown.
    fn is_answered(&self) -> bool {
        self.answer == Some(self.asked().right)
    }

    pub(super) fn shown(&self) -> Shown {
        let asked = self.asked();
        Shown {
            number: self.at + 1,
            count: asked.count,
            said: asked.said,
            is_done: self.is_answered(),
        }
    }

    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
        self.answer = None;
    }

    /// Shows the right answer, or goes on a question if it is given or shown.
    pub fn forward(&mut self) {
        let asked = self.asked();
        if !self.is_answered() {
            self.answer = Some(asked.right);
        } else if self.at + 1 < asked.count {
            self.at += 1;
            self.answer = None;
        }
    }

    pub fn answer(&mut self, place: usize) {
        if let Some(&(answer, _)) = self.asked().answers.get(place)
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

    pub fn view<'a>(&'a self, within: Size) -> Element<'a, Message> {
        let is_answered = self.is_answered();
        let (about, picture) = match &self.about {
            About::Scoring => {
                let (about, figures) = scoring::drawn(self.at, is_answered);
                let about = bold(about, size::HEADING);
                (Some(about), on_pad(scoring::pad(self.at), figures))
            }
            About::Strategy => (None, on_pad(ON_PADS[self.at].pad(), Figures::Told)),
            About::BoardStrategy(players) => (None, on_board(&ON_BOARDS[self.at], players)),
        };
        let Asked { said, answers, .. } = self.asked();
        let given = answers.iter().find(|(one, _)| self.answer == Some(*one));
        let told = given.map(|(_, figure)| {
            let [right, wrong] = [2, 3].map(|line| line_of(&said, line).unwrap_or_default());
            match is_answered {
                true => banner::notice(right),
                false => {
                    let not = say!("lessons-scoring-not", points = figure.as_str());
                    banner::refusal(format!("{not} {wrong}").trim_end().to_owned())
                }
            }
        });
        let answers = answers
            .into_iter()
            .zip('A'..)
            .map(|((answer, figure), letter)| {
                let face = row![
                    medium(figure, size::HEADING),
                    space().width(Fill),
                    key_cap(letter.to_string()),
                ];
                // The right one stands out once it is given.
                let is_right = is_answered && self.answer == Some(answer);
                let face = button(face.align_y(Center))
                    .padding([gap::S, gap::M])
                    .width(Fill)
                    .style(theme::button::option(is_right));
                let place = usize::from(letter as u8 - b'A');
                press(face, (!is_answered).then_some(Message::Answer(place)))
            });
        let lines = column![about, column(answers).spacing(gap::S), told].spacing(gap::M);
        let margin = zone::margin(within.width);
        let width = (within.width * 0.4).clamp(250.0, 480.0);
        let zones = row![
            zone::side(lines, width, margin),
            zone::main(picture, margin)
        ];
        container(zones.spacing(margin)).padding(margin).into()
    }
}

fn on_pad<'a>(pad: Pad, figures: Figures) -> Element<'a, Message> {
    let sheet = Sheet::of(pad, Penalty::default());
    let pad = responsive(move |room| {
        let scale = Scale::fitting(room);
        let missing = scale.size() - room;
        let missing = Size::new(missing.width.max(0.0), missing.height.max(0.0));
        let pad = in_reach(pad_telling(&sheet, scale, figures), room, missing);
        container(pad).center_x(Fill).into()
    });
    pad.into()
}

fn on_board<'a>(question: &Question<OnBoard>, players: &'a [Player]) -> Element<'a, Message> {
    let position = question.board();
    let board = responsive(move |room| {
        let board = position
            .as_ref()
            .map(|position| board(position, None, players, room));
        container(column![board]).center_x(Fill).into()
    });
    board.into()
}
