//! Strategy, in questions about positions.

use iced::widget::{column, container, responsive};
use iced::{Fill, Size};

use super::scoring::{answers, asking};
use super::{Message, Shown, line_of};
use crate::app::banner;
use crate::app::keymap::{Bindings, bindings};
use crate::app::theme::gap;
use crate::app::widget::pad::{Scale, Sheet, pad};
use crate::app::widget::{Element, board, in_reach};
use crate::rules::express::Penalty;
use crate::session::Player;
use crate::text::say;
use crate::text::strategy::{ON_BOARDS, ON_PADS, OnBoard, OnPad, Question};

/// Questions about one of the games.
#[derive(Debug)]
pub struct Strategy {
    players: Option<[Player; 2]>,
    at: usize,
    answer: Option<i32>,
}

impl Strategy {
    /// The questions about Express.
    pub fn on_pads() -> Strategy {
        Strategy {
            players: None,
            at: 0,
            answer: None,
        }
    }

    /// The questions about the board, at which these two play.
    pub fn on_boards(players: [Player; 2]) -> Strategy {
        Strategy {
            players: Some(players),
            ..Strategy::on_pads()
        }
    }

    pub fn is_on_board(&self) -> bool {
        self.players.is_some()
    }

    fn count(&self) -> usize {
        match self.players {
            None => ON_PADS.len(),
            Some(_) => ON_BOARDS.len(),
        }
    }

    fn right(&self) -> i32 {
        match self.players {
            None => ON_PADS[self.at].right,
            Some(_) => ON_BOARDS[self.at].right,
        }
    }

    /// Whether the right answer is given or shown.
    fn is_answered(&self) -> bool {
        self.answer == Some(self.right())
    }

    pub(super) fn shown(&self) -> Shown {
        Shown {
            number: self.at + 1,
            count: self.count(),
            said: match self.players {
                None => ON_PADS[self.at].words(),
                Some(_) => ON_BOARDS[self.at].words(),
            },
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
            self.answer = Some(self.right());
        } else if self.at + 1 < self.count() {
            self.at += 1;
            self.answer = None;
        }
    }

    pub fn answer(&mut self, place: usize) {
        let answers = match self.players {
            None => ON_PADS[self.at].answers,
            Some(_) => ON_BOARDS[self.at].answers,
        };
        if let Some(&answer) = answers.get(place)
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
        match &self.players {
            None => self.asked(&ON_PADS[self.at], on_pad(&ON_PADS[self.at]), within),
            Some(players) => {
                let question = &ON_BOARDS[self.at];
                self.asked(question, on_board(question, players), within)
            }
        }
    }

    fn asked<'a, P>(
        &self,
        question: &Question<P>,
        picture: Element<'a, Message>,
        within: Size,
    ) -> Element<'a, Message> {
        let is_answered = self.is_answered();
        let figures = question.answers.map(|answer| {
            let is_right = is_answered && self.answer == Some(answer);
            (question.figure(answer), is_right)
        });
        let told = self.answer.map(|answer| match is_answered {
            true => banner::notice(line_of(&question.words(), 2).unwrap_or_default()),
            false => {
                let points = question.figure(answer);
                banner::refusal(say!("lessons-scoring-not", points))
            }
        });
        let lines = column![answers(figures, is_answered), told].spacing(gap::M);
        asking(lines.into(), picture, within)
    }
}

fn on_pad<'a>(question: &Question<OnPad>) -> Element<'a, Message> {
    let sheet = Sheet::of(question.pad(), Penalty::default());
    let pad = responsive(move |room| {
        let scale = Scale::fitting(room);
        let missing = scale.size() - room;
        let missing = Size::new(missing.width.max(0.0), missing.height.max(0.0));
        let pad = in_reach(pad(&sheet, scale), room, missing);
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
