//! The keys of the analysis.

use super::{Analysis, Message, PLAY_ON_KEY, Source};
use crate::app::keymap::{Bindings, Command, bindings};
use crate::rules::Seat;
use crate::store::QuizKind;
use crate::text::phrase;

pub(super) const EDIT_KEY: &str = "E";
pub(super) const QUIZ_KEY: &str = "Q";

impl Analysis {
    /// The keys of the current screen.
    pub fn bindings(&self) -> Bindings<'_, Message> {
        let is_game = matches!(self.source, Source::Game(_));
        if let Some(edit) = &self.edit {
            let below = bindings! {
                PLAY_ON_KEY, _ if is_game => Message::PlayOn;
                "Alt+1 … 8", seat if is_game => Message::Seat(Seat::new(seat));
            };
            return below.and(edit.bindings());
        }
        // There are at most fifteen choices.
        let answers = bindings! {
            "A … O", line if self.is_covered() => self.lines().get(line).copied().map(Message::Choose),
                phrase!("keys-express-make-the-choice-with-this");
            "↑ ↓", at => Message::Below([-1, 1][at]), phrase!("keys-go-through-the-choices-enter");
            "Enter", _ if self.is_covered() || self.may_go_on() => Message::Enter,
                phrase!("keys-quiz-the-next-question");
        };
        if let Source::Quiz(quiz) = &self.source {
            let next = QuizKind::ALL[(quiz.kind() as usize + 1) % QuizKind::ALL.len()];
            return answers.and(bindings! {
                QUIZ_KEY => Message::Kind(next), phrase!("keys-quiz-another-kind");
                Command::Back.key() => Message::Back, phrase!("keys-go-back");
            });
        }
        let game = bindings! {
            "← →", at => Message::Move([-1, 1][at]), phrase!("keys-board-review-the-choice-before-the-next");
            "↑ ↓", at => Message::Below([-1, 1][at]), phrase!("keys-review-a-better-choice-a-worse");
            "Page Up, Page Down", at => Message::NextSeat([-1, 1][at]), phrase!("keys-the-player-before-the-next");
            "Alt+1 … Alt+8", seat => Message::Seat(Seat::new(seat)), phrase!("keys-the-game-of-this-player");
            EDIT_KEY, _ if !self.is_covered() => Message::Edit, phrase!("keys-analysis-edit");
            QUIZ_KEY => Message::Quiz, phrase!("keys-analysis-quiz");
            PLAY_ON_KEY => Message::PlayOn, phrase!("keys-play-on-from-here");
            Command::Back.key() => Message::Back, phrase!("keys-go-back");
        };
        if self.is_quiz {
            answers.and(game)
        } else {
            game
        }
    }
}
